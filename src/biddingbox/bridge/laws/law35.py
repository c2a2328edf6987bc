"""Law 35, inadmissible calls over which LHO called before a penalty was assessed: all forgiven.

In 2017 Law 35 only lists the four kinds: what was here is 36A, 37A, 38 and 39B, and 36C is new.
"""

from msgspec.structs import replace

from biddingbox.bridge.ask import gap_question
from biddingbox.bridge.auction import Auction, Made, enter
from biddingbox.bridge.back import artificial_score, give_back
from biddingbox.bridge.calls import DOUBLE, PASS, REDOUBLE
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import law17, law19
from biddingbox.bridge.legal import legal
from biddingbox.bridge.state import Duty, Matter, State
from biddingbox.bridge.steps import (
    bind,
    close,
    gone,
    must_pass,
    on_table,
    open_matter,
    reading,
    rule,
    test_next,
)
from biddingbox.core import Question, Refusal
from biddingbox.seats import LHO, partner, side


def lifts(s: State, m: Matter, made: Made) -> State:
    """35: LHO has called before the ruling: no penalty, no 26; what stands depends on the law."""
    assert m.before is not None
    s = give_back(s, m.before, m.cause, m.first)
    match m.law:
        case "37" if law19.admissible(s.auction, m.offender, m.first.call):
            return b(s, m, made)
        case "38":
            return c(s, m, made)
        case "39":
            return d(s, m, made)
        case _:
            return a(s, m, made)


def a(s: State, m: Matter, made: Made) -> State:
    """35A: a double or redouble that 19 bars: it and all later calls are cancelled.

    It comes before 35B where a player bound to pass made it (gap ``35b-and-19``).
    """
    if s.deal.edition == "2017":
        return a_2017(s, m, made)
    gap = "35b-and-19" if m.law == "37" else ""
    return _sweep(s, m, made, "35A", gap)


def a_2017(s: State, m: Matter, made: Made) -> State:
    """36A of 2017: the same; 37A sends a silenced player's double that 19 bars here as well."""
    return _sweep(s, m, made, "36A", "")


def b(s: State, m: Matter, made: Made) -> State:
    """35B, 37A of 2017: a call by a player bound to pass: it and the legal calls after it stand."""
    law = "37A" if s.deal.edition == "2017" else "35B"
    s = rule(s, law, "stands-after-all", made.seq, **_args(m))
    return test_next(stand(close(s), replace(m.first, status="stands")), made)


def c(s: State, m: Matter, made: Made) -> State:
    """35C: a bid above seven: it becomes a pass, later calls are cancelled; no bar is left.

    Whether the bar falls as well is a gap (``35c-bar``).
    """
    if s.deal.edition == "2017":
        return c_2017(s, m, made)
    if m.offender == s.auction.turn:
        s = _passes_instead(s, m)
        if reading(s, "35c-bar") == "bar-stays":
            for seat in (m.offender, partner(m.offender)):
                s = must_pass(s, seat, "end_of_auction", "38", m.cause, m.offender)
        return _sweep(s, replace(m, first=m.first), made, "35C", "35c-bar", already=True)
    return _sweep(s, m, made, "35C", "35c-bar")


def c_2017(s: State, m: Matter, made: Made) -> State:
    """38 of 2017: a pass takes its place, both are silent for good; 72C and 26B fall away."""
    already = m.offender == s.auction.turn
    if already:
        s = _passes_instead(s, m)
    for seat in (m.offender, partner(m.offender)):
        s = bind(s, Duty("must_pass", seat, "end_of_auction", "38", m.cause))
    return _sweep(s, m, made, "38", "", already=already, key="only-the-silence-stays")


def _passes_instead(s: State, m: Matter) -> State:
    """A pass takes the place of a bid above seven made in turn."""
    passed = replace(m.first, turn_of=s.auction.turn, irregular=(), sense=None)
    s = gone(s, m.first, "cancelled", side(m.offender))
    return stand(close(s), replace(passed, call=PASS, status="implied"))


def d(s: State, m: Matter, made: Made) -> State:
    """35D, 39B of 2017: calls after the final pass are cancelled, all of them."""
    law = "39B" if s.deal.edition == "2017" else "35D"
    s = gone(s, m.first, "cancelled", side(m.offender))
    s = gone(s, made, "cancelled", side(m.offender))
    s = rule(s, law, "after-final-pass-both", made.seq, **_args(m))
    return _until_noticed(s, m)


def _sweep(
    s: State,
    m: Matter,
    made: Made,
    law: str,
    gap: str,
    *,
    already: bool = False,
    key: str = "as-if-no-irregularity",
) -> State:
    if not already:
        s = gone(s, m.first, "cancelled", side(m.offender))
    s = gone(s, made, "cancelled", side(m.offender))
    for later in s.table.waiting:
        s = gone(s, later, "cancelled", side(m.offender))
    s = on_table(s, waiting=())
    s = rule(s, law, key, made.seq, gap=gap, **_args(m))
    s = on_table(s, unnoticed=(*s.table.unnoticed, m.cause))
    return _until_noticed(s, m)


def _until_noticed(s: State, m: Matter) -> State:
    """35: later calls are swept away as well, as long as nobody has noticed."""
    if s.table.noticed:
        return close(s)
    return open_matter(s, replace(m, stage="swept", before=None))


def found_late(s: State, m: Matter, read: str, seq: int) -> State | Refusal:
    """35: found only after the lead: a gap, asked first (``inadmissible-found-after-lead``)."""
    gap = "inadmissible-found-after-lead"
    s = close(s)
    since = [g for g in s.table.gone if g.order > m.first.order and g.status == "cancelled"]
    hangs = any(g.call != PASS for g in since)
    match read:
        case "as-if-not-made" if hangs and s.phase == "auction":
            return artificial_score(rule(s, "35", "late-artificial", seq, gap=gap), None)
        case "as-if-not-made" | "result-stands":
            s = rule(s, "35", f"late-{read}", seq, gap=gap)
            return _as_the_table_thought(s, since) if s.phase == "auction" else s
        case "artificial":
            return artificial_score(rule(s, "35", "late-artificial", seq, gap=gap), None)
    return Refusal("no-such-reading", "35", {"value": read})


def found_by_36c(s: State, m: Matter) -> bool:
    """36C of 2017: a double or redouble is settled by law; 37 and 38 are still a gap."""
    return s.deal.edition == "2017" and m.first.call in (DOUBLE, REDOUBLE)


def c_of_36_2017(s: State, m: Matter, seq: int) -> State:
    """36C of 2017: noticed only after the lead is faced: scored as if it had not been made."""
    s = close(s)
    since = [g for g in s.table.gone if g.order > m.first.order and g.status == "cancelled"]
    s = rule(s, "36C", "late-as-if-not-made", seq)
    left = _without_what_hung_on_it(s.auction, since)
    return _as_the_table_thought(s, left) if s.phase == "auction" else s


def _without_what_hung_on_it(a: Auction, since: list[Made]) -> list[Made]:
    """36C of 2017: a double or redouble that is none without the inadmissible one goes with it."""
    left = []
    for made in since:
        if made.call not in (DOUBLE, REDOUBLE) or legal(a, made.seat, made.call):
            left.append(made)
            a = enter(a, made)
    return left


def _as_the_table_thought(s: State, since: list[Made]) -> State:
    """The auction as it was thought to have gone, without the inadmissible call: it is over."""
    back = {(g.seq, g.seat) for g in since}
    t = s.table
    s = on_table(
        s,
        gone=tuple(g for g in t.gone if (g.seq, g.seat) not in back),
        heard=tuple(h for h in t.heard if (h.seq, h.seat) not in back),
    )
    for made in since:
        s = stand(s, replace(made, status="stands", irregular=()), ends=False)
    while not law17.e(s.auction):
        seat = s.auction.turn
        last = s.auction.calls[-1] if s.auction.calls else since[-1]
        s = stand(
            s, replace(last, seat=seat, call=PASS, turn_of=seat, status="implied"), ends=False
        )
    return replace(s, phase="passed-out" if s.auction.bid is None else "closed")


def noticed_late(s: State, seq: int) -> State:
    """35: somebody notices, after the lead, what was swept away in the auction."""
    causes = s.table.unnoticed
    if not causes:
        return s
    s = on_table(s, unnoticed=())
    if s.phase not in ("play", "over"):
        return s
    gone_call = next((g for g in s.table.gone if g.seq == causes[0]), None)
    if gone_call is None:
        return s
    m = Matter("35", "late", seq, gone_call.seat, gone_call)
    return c_of_36_2017(s, m, seq) if found_by_36c(s, m) else open_matter(s, m)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """35: which reading, where it is found too late?"""
    args = {"seat": m.offender, "call": m.first.call}
    return (gap_question("inadmissible-found-after-lead", m.cause, m.first.seq, **args),)


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """35: what the director chooses."""
    return found_late(s, m, str(value), seq)


def called(s: State, m: Matter, made: Made) -> State | None:
    """35: a call waits until the director has chosen."""
    return None


def swept(s: State, m: Matter, made: Made) -> State:
    """35A, 35C: until somebody notices, the calls of the table belong to the matter and go too.

    A call by the player legally in turn is the notice that ends it.
    """
    if s.phase == "auction" and made.seat == s.auction.turn:
        return test_next(close(s), made)
    return gone(s, made, "cancelled", side(m.offender))


def _args(m: Matter) -> dict[str, str]:
    return {
        "seat": m.offender,
        "call": m.first.call,
        "lho": LHO[m.offender],
        "partner": partner(m.offender),
    }
