"""Law 9, after an irregularity: who may draw attention to it, and what must happen then."""

from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import on_table, rule
from biddingbox.seats import Seat


def a1(s: State, seat: Seat, seq: int) -> State:
    """9A1: in the auction any player may draw attention to an irregularity, at any time."""
    return b1(on_table(s, noticed=True), seat, seq)


def b1(s: State, seat: Seat, seq: int) -> State:
    """9B1: once attention is drawn the director is called at once; it costs nobody a right."""
    return rule(s, "9B1", "attention", seq, seat=seat)


def b2(s: State, act: str, seq: int) -> State:
    """9B2: nobody acts until the director has explained; when he comes, he has noticed."""
    if act == "called":
        return on_table(s, noticed=True, director=True)
    return rule(on_table(s, noticed=True, director=True), "10A", "assessed", seq)


def c(s: State, m: Matter, seq: int) -> State:
    """9C: an offender who corrects too early may pay for the second call as well (26)."""
    return rule(s, "9C", "premature", seq, seat=m.offender, call=m.first.call)
