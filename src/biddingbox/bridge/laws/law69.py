"""Law 69, a claim or concession agreed: the result is what was claimed."""

from msgspec.structs import replace

from biddingbox.bridge.state import State
from biddingbox.bridge.steps import rule
from biddingbox.core import Refusal
from biddingbox.seats import Seat, side


def a(s: State, seq: int, seat: Seat) -> State | Refusal:
    """69A: an opponent of the claimer assents, and so the board is over."""
    now = s.play
    if s.phase != "play" or now is None or now.claimer is None or now.claim is None:
        return Refusal("nothing-claimed", "69")
    args = {"seat": seat, "by": now.claimer}
    if now.contested:
        return Refusal("claim-contested", "70", args)
    if side(seat) == side(now.claimer):
        return Refusal("agrees-with-partner", "69A", args)
    s = replace(s, play=replace(now, result=now.claim), phase="over")
    tricks = str(now.claim)
    return rule(s, "69A", "claim-agreed", seq, seat=seat, tricks=tricks, declarer=now.declarer)
