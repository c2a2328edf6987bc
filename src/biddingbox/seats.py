"""Seats, sides and rotation.

Seats are the letters ``N E S W``, always; a language changes only how they are shown. Bridge goes
round clockwise (17C), Estimation the other way: a :class:`Rotation` says which.
"""

from typing import Final, Literal

import msgspec

Seat = Literal["N", "E", "S", "W"]
Side = Literal["NS", "EW"]
Vulnerability = Literal["none", "NS", "EW", "both"]

SEATS: Final[tuple[Seat, ...]] = ("N", "E", "S", "W")

_PARTNER: Final[dict[Seat, Seat]] = {"N": "S", "S": "N", "E": "W", "W": "E"}
_SIDE: Final[dict[Seat, Side]] = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}
_MEMBERS: Final[dict[Side, tuple[Seat, Seat]]] = {"NS": ("N", "S"), "EW": ("E", "W")}


class Rotation(msgspec.Struct, frozen=True):
    """The order in which the turn goes round: ``next`` and ``previous`` map a seat to a seat."""

    next: dict[Seat, Seat]
    previous: dict[Seat, Seat]


CLOCKWISE: Final = Rotation(
    next={"N": "E", "E": "S", "S": "W", "W": "N"}, previous={"E": "N", "S": "E", "W": "S", "N": "W"}
)
COUNTER_CLOCKWISE: Final = Rotation(next=CLOCKWISE.previous, previous=CLOCKWISE.next)

#: Left-hand opponent: the next seat clockwise, whatever the game's rotation.
LHO: Final[dict[Seat, Seat]] = CLOCKWISE.next
#: Right-hand opponent.
RHO: Final[dict[Seat, Seat]] = CLOCKWISE.previous


def partner(seat: Seat) -> Seat:
    """The seat across the table."""
    return _PARTNER[seat]


def side(seat: Seat) -> Side:
    """The side that ``seat`` belongs to."""
    return _SIDE[seat]


def other_side(of: Side) -> Side:
    """The opponents of a side."""
    return "EW" if of == "NS" else "NS"


def members(of: Side) -> tuple[Seat, Seat]:
    """The two seats of a side."""
    return _MEMBERS[of]


def board_dealer(board: int) -> Seat:
    """The dealer that the board's number fixes (2): N, E, S, W in turn from board 1."""
    return SEATS[(board - 1) % 4]


def board_vulnerability(board: int) -> Vulnerability:
    """The vulnerability that the board's number fixes (2), in a cycle of sixteen boards."""
    cycle: tuple[Vulnerability, ...] = ("none", "NS", "EW", "both")
    place = (board - 1) % 16
    return cycle[(place + place // 4) % 4]
