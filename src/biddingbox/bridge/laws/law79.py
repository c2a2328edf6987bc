"""Law 79, the tricks won: the result, with or without the play."""

from msgspec.structs import replace

from biddingbox.bridge.laws import law22
from biddingbox.bridge.play import Play
from biddingbox.bridge.state import State
from biddingbox.core import Refusal


def a(s: State, tricks: int) -> State | Refusal:
    """79A: the result without the play: tricks won by declarer's side, 0 to 13."""
    who, trump = law22.declarer(s.auction), law22.trump(s.auction)
    if s.phase not in ("closed", "play") or who is None or trump is None:
        return Refusal("no-result-now", "79", {"tricks": str(tricks)})
    if not 0 <= tricks <= 13:
        return Refusal("tricks-out-of-range", "79", {"tricks": str(tricks)})
    now = s.play or Play(who, trump, law22.opening_leader(s.auction) or who, left=s.deal.hands)
    return replace(s, play=replace(now, result=tricks), phase="over")
