"""Law 55, declarer or dummy leads or plays out of turn: named, and left to the director."""

from biddingbox.bridge.laws import law53
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import rule
from biddingbox.events import Played


def a(s: State, seq: int, e: Played) -> State:
    """55, 55A-C: either defender may accept the card; else it goes back, without more."""
    assert s.play is not None
    args = {"seat": e.seat, "card": e.card, "turn": s.play.on_play}
    return rule(law53.astray(s, e), "55", "declarer-out-of-turn", seq, **args)
