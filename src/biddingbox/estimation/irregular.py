"""Calls that are not in order, in the auction: who is out, no proper form, out of turn.

The laws that govern them are not known to us; each ruling names its gap. Insufficient bids are in
:mod:`biddingbox.estimation.laws.e`.
"""

from msgspec.structs import replace

from biddingbox.core import Option, Question, Refusal
from biddingbox.estimation.auction import Made, after, legal
from biddingbox.estimation.calls import WITH, is_bid, is_number
from biddingbox.estimation.laws import c, e
from biddingbox.estimation.laws.a import a1, a2, a3, below_four
from biddingbox.estimation.state import Matter, State, gone, rule, with_
from biddingbox.estimation.steps import enter

#: Where no clause at hand speaks of the matter, the law itself.
LAW18 = "E18"


def test(s: State, made: Made) -> State:
    """The order of tests: period over, out of the auction, form, turn, obligation, sufficiency."""
    a = s.auction
    made = c.joining(a, made)
    if s.phase != "auction":
        made = replace(made, irregular=("auction-over",))
        return _cancelled(s, made, "E18.A3", "auction-is-over", "out-of-turn")
    if a3(a, made.seat):
        return excluded(s, made)
    if not a2(made.call) and made.call != WITH and not a1(made.call):
        return improper(s, made, "E18.A1", _form(made))
    if not c.c1iii(a, made.seat):
        return out_of_turn(s, made)
    if s.must and (owed := next((m[1] for m in s.must if m[0] == made.seat), None)) is not None:
        lawful = owed in legal(a, made.seat, s.deal.rules)
        if lawful and made.call != owed:
            s = gone(s, replace(made, irregular=("not-repeated",)), "cancelled")
            return rule(
                s, "E18.C1(iii)", "must-repeat", made.seq, "out-of-turn", seat=made.seat, call=owed
            )
    if made.call == WITH:
        return _with(s, made)
    if is_bid(made.call):
        last = None if a.bid is None else a.bid.call
        if made.call == last:
            return _equal(s, made)
        if e.e1(made.call, last):
            return e.e2(s, made)
    return enter(s, made)


def _form(made: Made) -> str:
    if is_number(made.call):
        return "bare-number"
    return "below-four" if below_four(made.call) else "above-thirteen"


def _equal(s: State, made: Made) -> State:
    """Q1: a player names the last bid itself, and not With."""
    bid = s.auction.bid
    rules = s.deal.rules
    if rules.undeclared_equal == "is-with" and bid is not None and bid.seat != made.seat:
        s = rule(
            s, "E18.C1", "equal-is-with", made.seq, "undeclared-equal-bid",
            seat=made.seat, call=made.call,
        )  # fmt: skip
        return test(s, replace(made, call=WITH, joins=bid.call, joined=bid.seat))
    return e.e2(s, made, "undeclared-equal-bid")


def _with(s: State, made: Made) -> State:
    fault = c.c1(s, made)
    if fault is not None:
        law, key, gap = fault
        return improper(s, made, law, key, gap)
    if c.superseded(s.auction, made):
        if s.deal.rules.with_superseded == "last-only":
            return e.e2(s, made, "with-superseded-bid")
        args = {"seat": made.seat, "call": str(made.joins)}
        s = rule(s, "E18.C1", "with-older-bid", made.seq, "with-superseded-bid", **args)
    if made.joins is not None and made.joins.endswith("NT"):
        args = {"seat": made.seat, "call": made.joins}
        s = rule(s, "E18.C1(ii)", "with-at-no-trump", made.seq, "with-at-notrump", **args)
    return enter(s, made)


def _cancelled(s: State, made: Made, law: str, key: str, gap: str) -> State:
    s = gone(s, made, "cancelled")
    return rule(s, law, key, made.seq, gap, seat=made.seat, call=made.joins or made.call)


def improper(s: State, made: Made, law: str, key: str, gap: str = "improper-bid") -> State:
    """What is no bid, or no With: he bids again or passes, and nobody can accept it."""
    made = replace(made, irregular=("improper",))
    in_turn = s.auction.turn == made.seat
    if s.deal.rules.improper == "as-insufficient" and in_turn:
        s = rule(s, law, key, made.seq, gap, seat=made.seat, call=made.joins or made.call)
        m = Matter("insufficient", "next", made.seq, made.seat, "E18.E2", made)
        return e.e2(s, made) if below_four(made.call) else e.owed(s, m)
    return _cancelled(s, made, law, key, gap)


def excluded(s: State, made: Made) -> State:
    """E18.A3: a player who is out of the auction acts; there is nothing that could be accepted."""
    made = replace(made, irregular=("out-of-the-auction",))
    asked = after(s.auction, made.seat)
    rules = s.deal.rules
    standing = a2(made.call) or made.seat in s.auction.dash or made.call == WITH
    if rules.excluded == "cancelled" or standing or not a1(made.call) or asked is None:
        return _cancelled(s, made, "E18.A3", "out-of-the-auction", "excluded-player-acts")
    return _pending(s, made, "excluded", "E18.A3", asked)


def out_of_turn(s: State, made: Made) -> State:
    """A bid, a With or a pass out of turn; a With is never accepted."""
    opens = s.auction.turn if not s.auction.calls else None
    s = _out_of_turn(s, replace(made, irregular=("out-of-turn",)))
    return s if opens is None else rule(s, "E18.H2", "opener", made.seq, "opener", seat=opens)


def _out_of_turn(s: State, made: Made) -> State:
    law, reading = "E18.C1(iii)", s.deal.rules.out_of_turn
    asked = after(s.auction, made.seat)
    if reading == "binding":
        s = with_(s, must=(*s.must, (made.seat, made.call, made.seq)))
        return _cancelled(s, made, law, "out-of-turn-binds", "out-of-turn")
    if reading == "cancelled" or made.call == WITH or asked in (None, made.seat):
        key = "with-out-of-turn" if made.call == WITH else "out-of-turn-cancelled"
        return _cancelled(s, made, law, key, "out-of-turn")
    return _pending(s, made, "out-of-turn", law, str(asked))


def _pending(s: State, made: Made, kind: str, law: str, asked: str) -> State:
    made = replace(made, status="pending")
    gap = "out-of-turn" if kind == "out-of-turn" else "excluded-player-acts"
    args = {"seat": made.seat, "call": made.call, "next": asked, "turn": str(s.auction.turn)}
    s = rule(s, law, f"{kind}-waits", made.seq, gap, **args)
    return with_(s, matter=Matter(kind, "next", made.seq, made.seat, law, made, asked))  # type: ignore[arg-type]


def accepted(s: State, m: Matter, seq: int) -> State:
    """The next player takes a call that was out of turn, or of a player who was out."""
    s = with_(s, matter=None)
    gap = "out-of-turn" if m.kind == "out-of-turn" else "excluded-player-acts"
    args = {"seat": m.seat, "call": m.made.call, "next": str(m.asked)}
    s = rule(s, m.law, "stands-as-accepted", seq, gap, **args)
    return enter(s, replace(m.made, status="stands"))


def declined(s: State, m: Matter, seq: int) -> State:
    """Not accepted: cancelled without penalty, and the right player goes on."""
    s = with_(gone(s, m.made, "cancelled"), matter=None)
    gap = "out-of-turn" if m.kind == "out-of-turn" else "excluded-player-acts"
    args = {"seat": m.seat, "call": m.made.call, "turn": str(s.auction.turn)}
    return rule(s, m.law, "cancelled-no-penalty", seq, gap, **args)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """To the next player: does it stand?"""
    assert m.asked is not None
    args = {"seat": m.seat, "call": m.made.call, "turn": str(s.auction.turn)}
    options = (Option("accept", m.law, args=args), Option("decline", m.law, args=args))
    asked = Question(
        f"{m.law}@{m.seq}", m.asked, m.law, f"{m.kind}-accepted", options, (m.seq,),
        call=m.made.call, args=args,
    )  # fmt: skip
    return (asked,)


def answer(s: State, m: Matter, key: str, seq: int) -> State | Refusal:
    """What an answer about an open call leads to."""
    if m.kind == "insufficient":
        return e.accepted(s, m, seq) if key == "accept" else e.owed(s, m)
    return accepted(s, m, seq) if key == "accept" else declined(s, m, seq)


def called(s: State, m: Matter, made: Made) -> State | None:
    """A call that comes while one is open; None if it must wait."""
    if m.kind == "insufficient":
        if m.stage == "replace":
            return e.replaced(s, m, made) if made.seat == m.seat else None
        if made.seat == m.asked:
            return retest(e.accepted(s, m, made.seq), made)
        if made.seat == m.seat:
            owing = e.owed(s, m)
            assert owing.matter is not None
            return e.replaced(owing, owing.matter, made)
        return None
    if made.seat == s.auction.turn and (m.kind == "out-of-turn" or made.seat != m.asked):
        return retest(declined(s, m, made.seq), made)
    if made.seat == m.asked:
        return retest(accepted(s, m, made.seq), made)
    return None


def retest(s: State, made: Made) -> State:
    """Test a call against the state that it now comes into."""
    made = replace(made, turn_of=s.auction.turn)
    return test(s, made) if s.matter is None else with_(s, waiting=(*s.waiting, made))
