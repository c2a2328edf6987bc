"""Law 28, calls that count as in rotation: before a forced pass, or by the right player."""

from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.course import stand
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import close, duty_to_pass, gone, rule
from biddingbox.seats import LHO, side


def a_covers(s: State, made: Made) -> bool:
    """28A: whether the call comes at the turn of an RHO whom the law makes pass."""
    turn = s.auction.turn
    return made.seat == LHO[turn] and duty_to_pass(s, turn, made)


def a(s: State, made: Made) -> State:
    """28A: a call at RHO's turn is in rotation if RHO had to pass: his pass is implied.

    The implied pass is written down at that moment (gap ``implied-pass``).
    """
    turn = s.auction.turn
    s = rule(s, "28A", "implied-pass", made.seq, gap="implied-pass", seat=turn, by=made.seat)
    return stand(s, Made(made.seq, turn, PASS, turn, status="implied", order=made.order))


def b(s: State, m: Matter, made: Made, gap: str = "") -> State:
    """28B: the right player called before a penalty was assessed: the other call never was."""
    s = gone(s, m.first, "cancelled", side(m.offender))
    s = rule(
        s,
        "28B",
        "in-rotation",
        made.seq,
        seat=made.seat,
        call=made.call,
        offender=m.offender,
        cancelled=m.first.call,
        gap=gap,
    )
    return close(s)
