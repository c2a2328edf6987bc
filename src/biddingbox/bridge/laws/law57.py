"""Law 57, a defender plays too early: named, and left to the director."""

from biddingbox.bridge.laws import law61
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import review, rule
from biddingbox.events import Played
from biddingbox.seats import partner


def a(s: State, seq: int, e: Played) -> State:
    """57A: he leads to the next trick, or plays out of turn, before his partner has played."""
    return _named(s, seq, e, "57A", "premature-play")


def c(s: State, seq: int, e: Played) -> State:
    """57C: he plays before dummy or declarer, and his partner has played to the trick."""
    return _named(s, seq, e, "57C", "play-out-of-turn")


def _named(s: State, seq: int, e: Played, law: str, key: str) -> State:
    assert s.play is not None
    args = {"seat": e.seat, "card": e.card, "turn": s.play.on_play, "partner": partner(e.seat)}
    s = rule(law61.named(s), law, key, seq, **args)
    return review(s, "57", seq, **args)
