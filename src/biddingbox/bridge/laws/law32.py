"""Law 32, double or redouble out of rotation, cancelled; 26B may follow."""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import PASS, is_bid
from biddingbox.bridge.laws import law23, law31
from biddingbox.bridge.state import Matter, State, Watch
from biddingbox.bridge.steps import (
    lead_penalty,
    must_pass,
    on_table,
    reading,
    rule,
)
from biddingbox.core import Question, Refusal
from biddingbox.events import Call
from biddingbox.seats import RHO, partner


def cancelled(s: State, m: Matter, seq: int) -> State:
    """32: at RHO's turn all depends on RHO (B); else partner is silenced (A).

    In 2017 the letters are the other way round, and nobody is silenced before the offender's turn.
    """
    if s.deal.edition == "2017":
        at_rho = m.first.turn_of == RHO[m.offender]
        return a_2017(s, m, seq) if at_rho else law31.partner_free(s, m, seq, "32B", _bid(s))
    return b(s, m, seq) if m.first.turn_of == RHO[m.offender] else a(s, m, seq)


def a(s: State, m: Matter, seq: int) -> State:
    """32A: at partner's turn: partner passes for good; 26B, 23.

    So too at LHO's turn by a player who has not called (gap ``lho-turn-pass-or-double``).
    """
    gap = "" if m.first.turn_of == partner(m.offender) else "lho-turn-pass-or-double"
    mate = partner(m.offender)
    s = rule(s, "32A", "partner-silenced", seq, gap=gap, seat=m.offender, partner=mate)
    s = must_pass(s, mate, "end_of_auction", "32A", m.cause, m.offender)
    return _watch(s, m, Watch("32A", "final", m.offender, m.first, m.cause, _bid(s), m.tried))


def b(s: State, m: Matter, seq: int) -> State:
    """32B: at RHO's turn: it depends on what RHO now does."""
    s = rule(s, "32B", "depends-on-rho", seq, seat=m.offender, rho=RHO[m.offender])
    return _watch(s, m, Watch("32B", "rho", m.offender, m.first, m.cause, _bid(s), m.tried))


def a_2017(s: State, m: Matter, seq: int) -> State:
    """32A of 2017: at RHO's turn: it depends on what RHO now does."""
    s = rule(s, "32A", "depends-on-rho", seq, seat=m.offender, rho=RHO[m.offender])
    return _watch(s, m, Watch("32A", "rho", m.offender, m.first, m.cause, _bid(s), m.tried))


def _bid(s: State) -> Call | None:
    return None if s.auction.bid is None else s.auction.bid.call


def _watch(s: State, m: Matter, watch: Watch) -> State:
    return on_table(s, watches=(*s.table.watches, watch))


def rho_acts(s: State, w: Watch, made: Made) -> State:
    """32B: RHO has called: a pass binds the offender to his double (B1), a bid frees him (B2).

    32A of 2017: a pass binds him (A1); after anything else any legal call is judged by 23 (A2).
    """
    if s.deal.edition == "2017":
        if made.call == PASS:
            return law31.repeats_his_call(s, w, made, "32A1")
        s = rule(s, "32A2", "any-legal-call", made.seq, seat=w.offender)
        return law31.goes_on(s, w, replace(w, law="32A2", stage="final", acted=made.seq))
    as_b1 = not is_bid(made.call) and reading(s, "32-rho-doubles") == "as-b1"
    return b1(s, w, made) if made.call == PASS or as_b1 else b2(s, w, made)


def b1(s: State, w: Watch, made: Made) -> State:
    """32B1: RHO passes: the offender must repeat the double; no penalty."""
    return law31.repeats_his_call(s, w, made, "32B1")


def b2(s: State, w: Watch, made: Made) -> State:
    """32B2: RHO bids: any legal call, partner passes for good; 26B, 23.

    So too where he doubles or redoubles (gap ``32-rho-doubles``).
    """
    gap = "" if is_bid(made.call) else "32-rho-doubles"
    mate = partner(w.offender)
    s = rule(s, "32B2", "partner-silenced", made.seq, gap=gap, seat=w.offender, partner=mate)
    s = must_pass(s, mate, "end_of_auction", "32B2", w.cause, w.offender, given=made.seq)
    return law31.goes_on(s, w, replace(w, stage="final", acted=made.seq))


def final(s: State, w: Watch, made: Made) -> State:
    """32, 26B: the offender has called; the same double over another bid is another call."""
    if s.deal.edition == "2017" and law23.judged(s, w):
        return law31.judged(s, w, made, "32", a2a_2017)
    same = made.call == w.made.call and _doubled(s, made) == w.bid
    s = law31.goes_on(s, w, replace(w, seen=made.seq))
    if not same:
        s = lead_penalty(s, w.cause, w.made, None, always_b=True, given=made.seq)
    for earlier in w.tried:
        s = lead_penalty(s, w.cause, earlier, made.call, given=made.seq)
    return s


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """32A2, 32B of 2017: 23A, to the director."""
    return law23.questions(s, m)


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """32A2, 32B of 2017: what the director's finding leads to."""
    return a2a_2017(s, m, seq) if key == "comparable" else a2b_2017(s, m, seq)


def called(s: State, m: Matter, made: Made) -> State | None:
    """32 of 2017: the finding holds nobody up."""
    return None


def a2a_2017(s: State, m: Matter, seq: int) -> State:
    """32A2(a) of 2017: a comparable call: free; 23C."""
    return law23.b(s, m, "32A2(a)", seq)


def a2b_2017(s: State, m: Matter, seq: int) -> State:
    """32A2(b) of 2017: no comparable call: partner passes once; 16C, 26B, 72C."""
    return law31.partner_passes_once(s, m, seq, "32A2(b)")


def _doubled(s: State, made: Made) -> Call | None:
    return _bid(s) if made.call in ("X", "XX") else None
