"""Law 33, simultaneous calls: the one not in turn is deemed to come after the one in turn."""

from biddingbox.bridge.state import State
from biddingbox.events import Called, Changed
from biddingbox.seats import LHO, Seat


def order(s: State, first: Called, second: Called) -> tuple[Called, Called]:
    """33: the nearer to the turn comes first.

    Where neither is in turn that is our reading (gap ``simultaneous-neither-in-turn``).
    """
    turn = s.auction.turn
    return (first, second) if _far(turn, first.seat) <= _far(turn, second.seat) else (second, first)


def neither_in_turn(s: State, first: Called, second: Called) -> bool:
    """33: whether it was the turn of neither."""
    return s.auction.turn not in (first.seat, second.seat)


def _far(turn: Seat, seat: Seat) -> int:
    far = 0
    while turn != seat:
        turn, far = LHO[turn], far + 1
    return far


def split(first: Called | Changed, second: Called | Changed) -> tuple[Called, Changed] | None:
    """33: one call and one change of call at the same moment; None if it is not that."""
    match first, second:
        case Called(), Changed():
            return first, second
        case Changed(), Called():
            return second, first
    return None
