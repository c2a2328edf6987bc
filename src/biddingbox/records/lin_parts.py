"""LIN: the pairs of a record sorted by what they tell, as the board and its places need them."""

import re
from itertools import chain
from typing import Final, NamedTuple

from biddingbox.records import lin_words
from biddingbox.records.lin_pairs import Pair
from biddingbox.records.lin_record import LABEL, Record

_NUMBER: Final = re.compile(r"(?<![0-9])0*([0-9]{1,6})(?![0-9])")


class Parts(NamedTuple):
    """What stands once (the last one holds), the calls, the cards, and what is said of them.

    Something said (``an``, ``nt``, ``at``) comes with the number of calls and cards before it.
    """

    once: dict[str, Pair]
    bids: list[Pair]
    played: list[Pair]
    aside: list[tuple[Pair, int, int]]


def parts(record: Record) -> Parts:
    """The pairs of a record and of the head that holds for it, sorted."""
    once: dict[str, Pair] = {}
    bids: list[Pair] = []
    played: list[Pair] = []
    aside: list[tuple[Pair, int, int]] = []
    for pair in chain(record.head, record.pairs):
        command = pair[0]
        if command == "pc":
            played.append(pair)
        elif command == "pg":
            continue
        elif command == "mb":
            bids.append(pair)
        elif command == "an" or command == "nt" or command == "at":
            aside.append((pair, len(bids), len(played)))
        else:
            once[command] = pair
    return Parts(once, bids, played, aside)


def label(once: dict[str, Pair]) -> tuple[str, int | None]:
    """``qx|o46|`` and ``ah|Board 46|``: the room, and the number; the name's own number holds."""
    room, number = "", None
    if "qx" in once and (found := LABEL.match(once["qx"][1])):
        room, number = lin_words.ROOMS.get(found[1].lower(), ""), int(found[2])
    if named(once):
        number = int(_NUMBER.search(once["ah"][1])[1])  # type: ignore[index]
    return room, number or None


def named(once: dict[str, Pair]) -> bool:
    """Whether the board's name, ``ah``, has its number in it."""
    return "ah" in once and _NUMBER.search(once["ah"][1]) is not None
