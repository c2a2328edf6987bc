"""Law 52, a penalty card is not played although it could have been."""

from biddingbox.bridge.laws import law61
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import review, rule
from biddingbox.events import Played


def a(s: State, seq: int, e: Played, cards: str) -> State:
    """52A: another card was played instead; declarer may accept it (52B), left to the director."""
    args = {"seat": e.seat, "card": e.card, "cards": cards}
    s = rule(law61.named(s), "52A", "penalty-card-not-played", seq, **args)
    return review(s, "52", seq, **args)
