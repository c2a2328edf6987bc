"""LIN: the line of results of a match, ``rs``, held against its boards."""

import re
from functools import lru_cache
from typing import Final

from biddingbox.records.board import Fault
from biddingbox.records.lin_pairs import Pair, fault, place
from biddingbox.seats import Seat

_RESULT: Final = re.compile(
    r"([1-7])([CDHSN])T?([NESW])(XX?|R)?(?:(=)|([+-][0-9]{1,2}))?\Z", re.I | re.A
)
#: Results read of one match: of a thousand boards in two rooms.
_CELLS: Final = 2_000


#: Contract, declarer, tricks.
Score = tuple[str | None, Seat | None, int | None]


def cell(once: dict[str, Pair], room: str, number: int | None) -> Pair | None:
    """``rs``: a cell for each board and room, in the order of ``bn`` or from ``vg`` on."""
    if "rs" not in once or not room or number is None:
        return None
    cells = _split(once["rs"][1])
    at = 2 * _nth(once, number) + (room == "Closed")
    if not 0 <= at < len(cells) or not cells[at][0]:
        return None
    text, offset = cells[at]
    return "rs", text, *place(once["rs"], offset)


def _nth(once: dict[str, Pair], number: int) -> int:
    """Which board of the match this is, from 0; -1 where the head does not tell."""
    if "bn" in once:
        return _order(once["bn"][1]).get(str(number), -1)
    fields = _split(once["vg"][1]) if "vg" in once else ()
    first = fields[3][0] if len(fields) > 3 else ""
    return number - int(first) if re.fullmatch(r"[0-9]{1,6}", first) else -1


@lru_cache(maxsize=8)
def _order(boards: str) -> dict[str, int]:
    """``bn``: which board is which of the match, from 0."""
    return {text: i for i, (text, _) in reversed(list(enumerate(_split(boards))))}


@lru_cache(maxsize=8)
def _split(value: str) -> tuple[tuple[str, int], ...]:
    """What stands between the commas of a value of the head, each with its offset."""
    found: list[tuple[str, int]] = []
    at = 0
    for part in value.split(",", _CELLS)[:_CELLS]:
        found.append((part.strip(), at + len(part) - len(part.lstrip())))
        at += len(part) + 1
    return tuple(found)


def agreed(pair: Pair, board: Score, faults: list[Fault]) -> Score:
    """What auction and play say, else the result line; a fault where the two differ."""
    cell = pair[1]
    contract, declarer, tricks = board
    if cell.upper() in ("P", "PASS"):
        told: Score = ("P", None, None)
    elif found := _RESULT.match(cell):
        doubled = {"": "", "X": "X", "XX": "XX", "R": "XX"}[(found[4] or "").upper()]
        name = found[1] + found[2].upper().replace("N", "NT") + doubled
        over = None if not (found[5] or found[6]) else int(found[6] or 0)
        all_tricks = None if over is None else int(found[1]) + 6 + over
        told = (name, found[3].upper(), all_tricks)  # type: ignore[assignment]
    else:
        faults.append(fault(pair, "result", cell, "4HE="))
        return board
    if contract is None:
        contract, declarer = told[:2]
    elif (contract, declarer) != told[:2]:
        faults.append(fault(pair, "result-contract", cell, f"{contract} {declarer or ''}".strip()))
    if tricks is None:
        tricks = told[2]
    elif told[2] is not None and tricks != told[2]:
        faults.append(fault(pair, "result-tricks", cell, str(tricks)))
    return contract, declarer, tricks
