"""Law 30, pass out of rotation, cancelled: the offender passes once, or for good.

In 2017 at partner's turn nothing is decided until the offender's own turn (23).
"""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.laws import law23, law31
from biddingbox.bridge.state import Duty, Matter, State, Watch
from biddingbox.bridge.steps import bind, must_pass, review, rule, sense_of
from biddingbox.core import Question, Refusal
from biddingbox.seats import RHO, partner


def cancelled(s: State, m: Matter, seq: int) -> State:
    """30: what a cancelled pass costs: before any bid 30A, after a bid 30B, conventional 30C."""
    if c(s, m.first):
        s = rule(s, "30C", "conventional-pass", seq, seat=m.offender, call=m.first.call)
        return law31.cancelled(s, m, seq)
    if s.deal.edition == "2017":
        return _cancelled_2017(s, m, seq)
    if s.auction.bid is None:
        return a(s, m, seq)
    if m.first.turn_of == RHO[m.offender] and not _natural_partner(s, m):
        s = rule(s, "31A", "passed-convention", seq, seat=m.offender, partner=partner(m.offender))
        return law31.a(s, m, seq, only_b=True)
    return b1(s, m, seq) if m.first.turn_of == RHO[m.offender] else b2(s, m, seq)


def _cancelled_2017(s: State, m: Matter, seq: int) -> State:
    """30 of 2017: at RHO's turn A, or C over partner's artificial call; else B."""
    if m.first.turn_of != RHO[m.offender]:
        return law31.partner_free(s, m, seq, "30B")
    if s.auction.calls and not _natural_partner(s, m):
        s = rule(s, "30C", "passed-convention", seq, seat=m.offender, partner=partner(m.offender))
        return law31.a(s, m, seq)
    return review(a(s, m, seq), "23", m.cause, seat=m.offender, by=m.offender)


def _natural_partner(s: State, m: Matter) -> bool:
    """31A: whether the call passed over, partner's, was no convention."""
    last = s.auction.calls[-1]
    return last.seat != partner(m.offender) or sense_of(s, last).natural


def a(s: State, m: Matter, seq: int) -> State:
    """30A: before any bid: the offender passes at his next turn, whosever turn it was.

    In 2017 at RHO's turn, bid or no bid; partner is free, and 26B does not reach the pass that the
    law compels (gap ``30a-lead-on-repeated-pass``).
    """
    s = rule(s, "30A", "offender-passes-once", seq, seat=m.offender)
    return must_pass(s, m.offender, "next_turn", "30A", m.cause, m.offender)


def b1(s: State, m: Matter, seq: int) -> State:
    """30B1: after a bid, at RHO's turn: the offender passes at his next turn."""
    s = rule(s, "30B1", "offender-passes-once", seq, seat=m.offender)
    return must_pass(s, m.offender, "next_turn", "30B1", m.cause, m.offender)


def b2(s: State, m: Matter, seq: int) -> State:
    """30B2(a): after a bid, at partner's turn: the offender passes for good; partner see (b).

    So too at LHO's turn by a player who has not called (gap ``lho-turn-pass-or-double``).
    """
    gap = "" if m.first.turn_of == partner(m.offender) else "lho-turn-pass-or-double"
    s = rule(s, "30B2(a)", "offender-passes-always", seq, gap=gap, seat=m.offender)
    s = must_pass(s, m.offender, "end_of_auction", "30B2(a)", m.cause, m.offender)
    return b2b(s, m, seq)


def b2b(s: State, m: Matter, seq: int) -> State:
    """30B2(b): partner may bid or pass at this turn, but not double or redouble; 23."""
    mate = partner(m.offender)
    s = rule(s, "30B2(b)", "partner-no-double", seq, seat=mate)
    s = bind(s, Duty("no_double", mate, "next_turn", "30B2(b)", m.cause))
    return review(s, "23", m.cause, seat=m.offender, by=m.offender)


def b3(s: State, m: Matter) -> Matter:
    """30B3, 32C of 2017: at LHO's turn by a player who has called: a change of call, Law 25."""
    return replace(m, law="25")


def final(s: State, w: Watch, made: Made) -> State:
    """30B of 2017: the offender has called at his own turn: is it comparable?"""
    return law31.judged(s, w, made, "30", bi)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """30B of 2017: 23A, to the director."""
    return law23.questions(s, m)


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """30B of 2017: what the director's finding leads to."""
    return bi(s, m, seq) if key == "comparable" else bii(s, m, seq)


def called(s: State, m: Matter, made: Made) -> State | None:
    """30B of 2017: the finding holds nobody up."""
    return None


def bi(s: State, m: Matter, seq: int) -> State:
    """30B(i) of 2017: a comparable call: free; 23C."""
    return law23.b(s, m, "30B(i)", seq)


def bii(s: State, m: Matter, seq: int) -> State:
    """30B(ii) of 2017: no comparable call: partner passes once; 16C, 26B, 72C."""
    return law31.partner_passes_once(s, m, seq, "30B(ii)")


def c(s: State, made: Made) -> bool:
    """30C: a pass that by agreement promises or denies something is judged by Law 31."""
    return made.call == "P" and not sense_of(s, made).natural
