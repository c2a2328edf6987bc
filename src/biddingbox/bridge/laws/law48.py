"""Law 48, cards of declarer's or dummy's that come face up: nothing follows."""

from biddingbox.bridge.state import State
from biddingbox.bridge.steps import rule
from biddingbox.seats import Seat, partner


def a(s: State, seat: Seat, cards: tuple[str, ...], seq: int) -> State:
    """48A: declarer is bound by no card that he exposes, and no card of his is a penalty card."""
    return rule(s, "48A", "exposed-freely", seq, seat=seat, cards=", ".join(cards))


def dummy(s: State) -> Seat | None:
    """41D: declarer's partner, once there is a declarer."""
    return partner(s.play.declarer) if s.play is not None else None
