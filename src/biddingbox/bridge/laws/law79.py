"""Law 79, the tricks won: the result, with or without the play."""

from msgspec.structs import replace

from biddingbox.bridge.laws import law22
from biddingbox.bridge.play import Play
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import rule
from biddingbox.core import Refusal


def a(s: State, tricks: int, seq: int) -> State | Refusal:
    """79A: the result without the play: tricks won by declarer's side, 0 to 13."""
    who, trump = law22.playing(s), law22.trump(s.auction)
    if s.phase not in ("closed", "play", "over") or who is None or trump is None:
        return Refusal("no-result-now", "79", {"tricks": str(tricks)})
    if not 0 <= tricks <= 13:
        return Refusal("tricks-out-of-range", "79", {"tricks": str(tricks)})
    if s.play is not None and s.play.ruled_by:
        return b(s, s.play, tricks, seq)
    if s.phase == "over":
        return Refusal("result-stands", "79", {"tricks": str(tricks)})
    now = s.play or Play(who, trump, law22.opening_leader(s.auction) or who, left=s.deal.hands)
    return replace(s, play=replace(now, result=tricks), phase="over")


def b(s: State, now: Play, tricks: int, seq: int) -> State:
    """79B, 64A, 70: the director's result takes the place of the cards' or of the claim's."""
    s = replace(s, play=replace(now, result=tricks), phase="over")
    args = {"tricks": str(tricks), "declarer": now.declarer}
    return rule(s, now.ruled_by, "result-ruled", seq, **args)
