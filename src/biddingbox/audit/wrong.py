"""What a check finds before it is known where it stands: a code, a part of the board, arguments."""

from typing import Final, Literal

import msgspec

from biddingbox.events import Call
from biddingbox.records.board import Board
from biddingbox.seats import Seat

#: The part of a board that is wrong: a field of it by name, or one of its calls or cards.
Part = Literal["number", "dealer", "vul", "hands", "contract", "declarer", "tricks", "points"]


#: Faults of reading behind which calls and cards may be missing.
_LOST: Final = frozenset(("token", "comment-open", "unclosed", "too-many"))


class Wrong(msgspec.Struct, frozen=True, gc=False):
    """A fault of the board: ``part`` with ``index`` -1 is a field, else a call or a card."""

    code: str
    part: Part | Literal["calls", "cards"]
    args: dict[str, str]
    index: int = -1
    #: Where another clause than the code's own is broken.
    clause: str = ""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """22: what an auction comes to: the last bid as it was doubled, and who named it first.

    ``contract`` is ``P`` where nobody bid.
    """

    contract: Call
    declarer: Seat | None = None


class Tricks(msgspec.Struct, frozen=True, gc=False):
    """The tricks that each side has won; ``all``: thirteen were played."""

    declarer: int
    defenders: int
    all: bool


def unread(board: Board, codes: frozenset[str]) -> bool:
    """Whether the reader has told one of these, or that commands of LIN may be missing.

    What rests on it is not judged any more.
    """
    return bool(board.faults) and any(
        f.code in codes or f.code in _LOST or (f.code == "stray" and board.format == "lin")
        for f in board.faults
    )


def denomination(contract: str | None) -> str:
    """The denomination of ``4SX``; nothing for a board passed out, or for none."""
    return (contract or "").rstrip("X")[1:]
