"""What a player may call with what binds him in mind: enforced passes, repeats, no double."""

from biddingbox.bridge.calls import DOUBLE, PASS, REDOUBLE
from biddingbox.bridge.legal import legal_calls
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import duty, duty_to_pass
from biddingbox.events import Call
from biddingbox.seats import Seat


def bound_calls(s: State, seat: Seat) -> tuple[Call, ...]:
    """17-19 with 24, 25, 30-32: the legal calls of a player who may be under a duty."""
    if duty_to_pass(s, seat):
        return (PASS,)
    must = duty(s, "must_repeat", seat)
    if must is not None and must.call is not None:
        return (must.call,)
    calls = legal_calls(s.auction, seat)
    if duty(s, "no_double", seat) is not None:
        return tuple(c for c in calls if c not in (DOUBLE, REDOUBLE))
    return calls
