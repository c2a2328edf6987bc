"""Laws 70 and 71, a contested claim, a concession taken back: the director decides."""

from msgspec.structs import replace

from biddingbox.bridge.state import State
from biddingbox.bridge.steps import rule
from biddingbox.core import Refusal
from biddingbox.seats import Seat, side


def contested(s: State, seq: int, seat: Seat) -> State:
    """70, 71: he adjudicates a contested claim or concession; the result is ``tricks``."""
    now = s.play
    assert now is not None
    law = "70" if now.claimed_by == "68A" else "71"
    s = replace(s, play=replace(now, contested=True, ruled_by=law))
    key = "claim-contested" if law == "70" else "concession-contested"
    return rule(s, law, key, seq, seat=seat, by=str(now.claimer))


def late(s: State, seq: int, seat: Seat) -> State | Refusal:
    """69B: assent is taken back within the correction period; 71: a concession is cancelled."""
    now = s.play
    if now is None or now.claimer is None or now.claim is None:
        return Refusal("nothing-to-object", "68D", {"seat": seat})
    law = "71" if side(seat) == side(now.claimer) else "69B"
    s = replace(s, play=replace(now, contested=True, ruled_by=law))
    return rule(s, law, "agreement-taken-back", seq, seat=seat, by=now.claimer)
