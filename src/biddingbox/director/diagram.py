"""The auction as rows of four cells: which calls share a cell, and where the next one goes.

A withdrawn call and the one that took its place share a cell. How a call is written or drawn is
the matter of who shows it.
"""

from collections.abc import Sequence
from typing import Any, Final

Json = dict[str, Any]
#: What stands in the cell of the player whose turn it is.
TURN: Final[Json] = {"turn": True}
GONE: Final = ("withdrawn", "cancelled")
#: Estimation goes round the other way.
COUNTER_CLOCKWISE: Final = ("N", "W", "S", "E")


def in_auction(call: Json) -> bool:
    """Whether a call of Estimation belongs to the auction: numbers named later do not."""
    name = str(call["call"])
    return name not in ("dash-call", "avoid") and (
        not name.isdecimal() or "improper" in call["irregular"]
    )


def rows(answer: Json, seats: Sequence[str]) -> list[list[list[Json]]]:
    """Rows of four cells in the order of ``seats``; a cell holds records of ``calls``, or TURN."""
    placed: dict[int, list[Json]] = {}
    last = seats.index(answer["dealer"]) - 1
    calls: Sequence[Json] = answer["calls"]
    if answer.get("game") == "estimation":
        calls = [c for c in calls if in_auction(c)]
    for call in calls:
        at = _place(last, seats.index(call["seat"]), again=bool(placed))
        placed.setdefault(at, []).append(call)
        if call.get("status", "stands") not in GONE:
            last = at
    pending = any(c.get("status") == "pending" for c in calls)
    if (turn := answer.get("turn")) and answer["phase"] == "auction" and not pending:
        at = _place(last, seats.index(turn), again=False)
        placed.setdefault(at, []).append(TURN)
    count = max(placed, default=0) // 4 + 1
    return [[placed.get(4 * row + column, []) for column in range(4)] for row in range(count)]


def _place(last: int, column: int, *, again: bool) -> int:
    """The first free place of a column after the last call that counts.

    A seat whose own call is that last one has changed it: both share a cell.
    """
    if again and last >= 0 and last % 4 == column:
        return last
    return last + 1 + (column - last - 1) % 4
