"""What Laws 36 to 39 share: a ruling shown as if assessed now, which a later call may lift.

What lifts it is Law 35 in 1997; in 2017 it stands with each: 36A, 37A, 38 and 39B.
"""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import give_back
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law28, law35
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import close, gone, open_matter, rule, test_next
from biddingbox.seats import LHO, partner, side


def called(s: State, m: Matter, made: Made) -> State | None:
    """35, 28B: a call that comes before the penalty is assessed; None if it must wait.

    Out of rotation, the right player, an opponent, who calls first has called in rotation (28B);
    otherwise it is LHO's call that lifts the penalty (decision 15).
    """
    if m.stage == "swept":
        return law35.swept(s, m, made)
    if m.stage == "fixed" or m.before is None:
        return test_next(close(s), made) if m.stage in ("fixed", "assessed") else None
    right_player = m.first.turn_of
    if right_player not in (m.offender, partner(m.offender)) and made.seat == right_player:
        s = give_back(s, m.before, m.cause, m.first)
        return test_next(law28.b(s, m, made), made)
    if made.seat == LHO[m.offender]:
        return law35.lifts(s, m, made)
    if made.seat == right_player == partner(m.offender) and made.call != PASS:
        return _partner(s, m, made)
    if m.stage == "assessed":
        return test_next(close(s), made)
    return None


def _partner(s: State, m: Matter, made: Made) -> State:
    """28B helps only opponents: before the ruling partner's own call at his turn is cancelled.

    The gap is ``partner-calls-before-ruling``; it is no breach of the duty that the ruling lays on
    him (gap ``duty-created-later``).
    """
    if s.table.noticed:
        return test_next(close(s), made)
    s = gone(s, made, "cancelled", side(made.seat))
    return rule(
        s,
        m.law,
        "partner-cancelled",
        made.seq,
        gap="partner-calls-before-ruling",
        seat=made.seat,
        call=made.call,
    )


def assessed(s: State, m: Matter) -> State:
    """28B, 35: the director has stated the ruling (gap ``penalty-assessed-when``)."""
    if m.stage == "owed":
        return open_matter(s, replace(m, stage="fixed"))
    return close(s)
