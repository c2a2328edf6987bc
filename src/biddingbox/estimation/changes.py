"""A bid, a With or a number is taken back: a slip, or second thoughts (no law known to us)."""

from msgspec.structs import replace

from biddingbox.core import Refusal
from biddingbox.estimation import irregular, numbers
from biddingbox.estimation.auction import Made, replay
from biddingbox.estimation.calls import PASS, WITH, is_bid, is_number
from biddingbox.estimation.ending import opener
from biddingbox.estimation.state import Matter, Named, State, gone, rule, with_
from biddingbox.events import Call, Changed
from biddingbox.seats import Seat

GAP = "changed-bid-or-number"


def opens(s: State, event: Changed, seq: int) -> State | Refusal:
    """``S changes to 5H``: until the next player calls a slip may be put right."""
    seat, second = event.seat, event.call
    if second not in (PASS, WITH) and not is_bid(second) and not is_number(second):
        return Refusal("no-such-call-here", "E18.A1", {"call": second})
    m = s.matter
    if m is not None:
        own = m.kind != "changed" and m.seat == seat
        if not own or s.phase != "auction":
            return Refusal("matter-open")
        taken = irregular.called(s, m, _made(s, seq, seat, second))
        return Refusal("matter-open") if taken is None else taken
    first = last_of(s, seat)
    if first is None:
        return Refusal("no-call-to-change", "", {"seat": seat})
    if first.call == second:
        return Refusal("nothing-changed", "", {"seat": seat, "call": second})
    args = {"seat": seat, "call": first.call, "second": second}
    late = _last(s) is not first and _last(s) != first
    if late or s.deal.rules.changes == "never":
        s = gone(s, _made(s, seq, seat, second), "cancelled")
        return rule(s, irregular.LAW18, "too-late" if late else "stands", seq, GAP, **args)
    matter = Matter("changed", "slip", seq, seat, irregular.LAW18, first, None, second)
    if s.deal.rules.changes == "until-next":
        return _changed(s, matter, seq)
    s = rule(s, irregular.LAW18, "change-tried", seq, GAP, **args)
    return with_(s, matter=matter)


def answer(s: State, m: Matter, key: str, seq: int) -> State:
    """The director's finding: a slip is put right, a second thought is not."""
    s = with_(s, matter=None)
    if key == "inadvertent":
        return _changed(s, m, seq)
    s = gone(s, _made(s, m.seq, m.seat, Call(str(m.second))), "cancelled")
    args = {"seat": m.seat, "call": m.made.call, "second": str(m.second)}
    return rule(s, irregular.LAW18, "second-thought", seq, GAP, **args)


def last_of(s: State, seat: Seat) -> Made | None:
    """The last call or number of a seat that stands."""
    named = [n for n in s.named if n.seat == seat]
    if named:
        return _as_made(named[-1])
    return next((m for m in reversed(s.auction.calls) if m.seat == seat), None)


def _last(s: State) -> Made | None:
    if s.phase not in ("auction", "numbers", "closed"):
        return None
    if s.named:
        return _as_made(s.named[-1])
    return s.auction.calls[-1] if s.auction.calls else None


def _as_made(named: Named) -> Made:
    return Made(named.seq, named.seat, Call(str(named.number)), named.seat)


def _made(s: State, seq: int, seat: Seat, call: Call) -> Made:
    return Made(seq, seat, call, s.auction.turn, irregular=("changed",))


def _changed(s: State, m: Matter, seq: int) -> State:
    """The first call goes, and the second is tested in its place."""
    first, second = m.made, Call(str(m.second))
    args = {"seat": m.seat, "call": first.call, "second": second}
    back = _without(gone(s, first, "withdrawn"), first)
    back = rule(back, irregular.LAW18, "changed", seq, GAP, **args)
    if is_number(first.call):
        if not is_number(second):
            return irregular.test(back, _made(back, m.seq, m.seat, second))
        return numbers.name(back, m.seq, m.seat, int(second))
    made = replace(_made(back, m.seq, m.seat, second), irregular=())
    return irregular.test(back, made)


def _without(s: State, first: Made) -> State:
    """The state as if the last call had not been made, with what was ruled on its account gone."""
    rulings = tuple(r for r in s.rulings if r.seq != first.seq)
    if is_number(first.call):
        named = tuple(n for n in s.named if n.seq != first.seq)
        return with_(
            s, named=named, phase="numbers", outcome=None, play=None, rulings=rulings, matter=None
        )
    calls = tuple(c for c in s.auction.calls if c.seq != first.seq)
    a = replay(opener(s), s.auction.dash, calls, s.deal.rules)
    for one in s.named:  # numbers named meanwhile have lost the auction that they follow
        s = gone(s, _as_made(one), "cancelled")
    return with_(
        s, auction=a, phase="auction", ending=None, rulings=rulings, matter=None, named=(),
        outcome=None, play=None, result=(),
    )  # fmt: skip
