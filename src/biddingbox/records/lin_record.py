"""LIN: the pairs of a file cut into the records of boards, with what each takes from before it.

A record begins at ``qx`` (a board of a match), or where ``pn`` or ``md`` comes again (a board a
line). The head of a match (``vg``, ``rs``, ``pn``, ``bn`` …) holds for all its boards; a board
without ``md`` has the deal of the board of the same number in the other room.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import compress
from operator import itemgetter
from typing import Final

import msgspec

from biddingbox.records.board import Fault
from biddingbox.records.lin_pairs import FAULTS, Pair, fault

#: Pairs kept of one record; a long board with commentary has some hundred.
PAIRS: Final = 100_000
#: Deals of one match kept for the boards of the other room.
DEALS: Final = 1_000
#: Characters of a value kept for later boards; a result line of 64 boards has some 800.
HELD: Final = 10_000

_HEAD: Final = frozenset({"vg", "rs", "pn", "pw", "mp", "bn"})
_BOARD: Final = frozenset({"md", "mb", "pc", "mc"})
_PLAYED: Final = frozenset({"mb", "pc", "mc"})
_DEAL: Final = frozenset({"md", "sv", "ah"})
_STARTS: Final = frozenset({"qx", "vg", "pn", "md"})
_COMMAND: Final = itemgetter(0)
#: ``o46``: the room, and the board's number.
LABEL: Final = re.compile(r"\s*([oc]?)0*([0-9]{1,6})(?![0-9])", re.I | re.A)


class Record(msgspec.Struct, frozen=True):
    """The pairs of one board as the file has them, and those of before that hold for it."""

    pairs: tuple[Pair, ...]
    head: tuple[Pair, ...] = ()
    faults: tuple[Fault, ...] = ()


def cut(batches: Iterable[tuple[list[Pair], list[Fault]]]) -> Iterator[Record]:
    """The records of a file. Faults outside any board go with the next one, or come alone."""
    head: dict[str, Pair] = {}
    deals: dict[str, tuple[Pair, ...]] = {}
    faults: list[Fault] = []
    for pairs, found in _parts(batches):
        faults += found[: FAULTS + 1 - len(faults)]
        if _BOARD.isdisjoint(map(_COMMAND, pairs)):
            if any(p[0] == "vg" for p in pairs):
                head.clear()
                deals.clear()
            head.update((p[0], _short(p, faults)) for p in pairs if p[0] in _HEAD)
            continue
        before = tuple(head.values()) + _same_deal(pairs, deals, faults)
        yield Record(tuple(pairs), before, tuple(faults))
        faults = []
    if faults:
        yield Record((), (), tuple(faults))


def _short(pair: Pair, faults: list[Fault]) -> Pair:
    """The pair as it is held for later boards: no longer than any real one."""
    if len(pair[1]) <= HELD:
        return pair
    faults.append(fault(pair, "too-many", pair[1][HELD:], "", HELD))
    return (pair[0], pair[1][:HELD], *pair[2:])


def _same_deal(
    pairs: list[Pair], deals: dict[str, tuple[Pair, ...]], faults: list[Fault]
) -> tuple[Pair, ...]:
    """The deal of the board of this number, where the record has none of its own."""
    label = LABEL.match(pairs[0][1]) if pairs[0][0] == "qx" else None
    if label is None:
        return ()
    own = tuple(_short(p, faults) for p in pairs if p[0] in _DEAL)
    if all(p[0] != "md" for p in own):
        return deals.get(label[2], ())
    if len(deals) >= DEALS:
        deals.pop(next(iter(deals)))
    deals[label[2]] = own
    return ()


def _parts(
    batches: Iterable[tuple[list[Pair], list[Fault]]],
) -> Iterator[tuple[list[Pair], list[Fault]]]:
    """The pairs from one start to the next."""
    part: list[Pair] = []
    faults: list[Fault] = []
    dealt = played = False
    for pairs, found in batches:
        commands = list(map(_COMMAND, pairs))
        done = looked = 0
        for at in compress(range(len(commands)), map(_STARTS.__contains__, commands)):
            played = played or not _PLAYED.isdisjoint(commands[looked:at])
            looked = at
            if _starts(pairs, at, dealt, played):
                drawn = at > done and commands[at - 1 : at + 1] == ["st", "md"]
                here = at - 1 if drawn else at
                _keep(part, pairs[done:here], faults)
                while found and (found[0].line, found[0].column) < pairs[here][2:]:
                    faults.append(found.pop(0))
                if part or faults:
                    yield part, faults
                part, faults, dealt, played, done = [], [], False, False, here
            dealt = dealt or commands[at] == "md"
        played = played or not _PLAYED.isdisjoint(commands[looked:])
        _keep(part, pairs[done:], faults)
        faults += found[: FAULTS + 1 - len(faults)]
    if part or faults:
        yield part, faults


def _starts(pairs: list[Pair], at: int, dealt: bool, played: bool) -> bool:
    """Whether a board begins here; ``pn`` may stand after the ``md`` of its own board."""
    command, _, line, _ = pairs[at]
    if command == "pn":
        return played or (dealt and (at == 0 or pairs[at - 1][2] < line))
    return dealt or played if command == "md" else True


def _keep(part: list[Pair], more: list[Pair], faults: list[Fault]) -> None:
    room = PAIRS - len(part)
    if len(more) > room and len(faults) <= FAULTS:
        faults.append(Fault(more[room][2], more[room][3], "too-many", more[room][0]))
    part += more[:room]
