"""Law 16, information: what a side may not use, and when the director must look again."""

from biddingbox.bridge.auction import Made
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import hear, on_table, review
from biddingbox.seats import Seat, side


def a(s: State, seat: Seat, seq: int) -> State:
    """16A: partner's remark, question or hesitation tells him nothing that he may use."""
    return hear(s, side(seat), seat, None, "16A", seq)


def holds(s: State, seat: Seat) -> bool:
    """16A, 16C2: whether this player has heard something that he may not use."""
    return any(h.side == side(seat) and h.seat != seat for h in s.table.heard)


def a2(s: State, made: Made, *, forced: bool) -> State:
    """16A2: a free call by a player who held such information is looked at after the play."""
    if forced or not holds(s, made.seat):
        return s
    return review(s, "16", made.seq, seat=made.seat, call=made.call)


def c1(s: State, seat: Seat, made: Made) -> bool:
    """16C1: the innocent side may use all that was withdrawn, its own and the opponents'."""
    return all(h.side != side(seat) for h in s.table.heard if h.seq == made.seq)


def lifted(s: State, made: Made) -> State:
    """27B1, and 23B and 27B1(b) of 2017: 16C2 does not apply to this withdrawn call."""
    left = tuple(h for h in s.table.heard if (h.seq, h.seat) != (made.seq, made.seat))
    return on_table(s, heard=left)


def c2(s: State, made: Made) -> bool:
    """16C2: whether the call was withdrawn and is closed to its own side."""
    return any(h.seq == made.seq and h.side == side(made.seat) for h in s.table.heard)
