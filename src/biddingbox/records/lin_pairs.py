"""LIN: a file as lines, and lines as pairs of a command and its value, ``mb|1C|``.

A value may run over several lines. A bar too many or too few would turn commands and values round
for the rest of the file, so a line that begins with a known command always begins afresh, and
within a line a lone field before a known command is dropped and reported.
"""

import io
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate, islice, repeat
from operator import add, sub
from typing import IO, Final, cast

from biddingbox.records.board import Fault

#: Command, value, and where the value begins, both from 1.
Pair = tuple[str, str, int, int]

#: The commands that a record of a board can be told by, and some that only lay out a page; none
#: that could be a card (``sa``, ``ht``).
KNOWN: Final = frozenset(
    {
        *("vg", "rs", "pn", "pw", "mp", "bn", "qx", "st", "md", "rh", "ah", "sv", "mb", "an"),
        *("pc", "mc", "pg", "nt", "at", "bt", "bg", "fp", "hc", "hs", "ia", "ih"),
        *("ip", "lb", "lg", "mn", "pf", "ph", "ss", "tu", "ub", "up", "va", "wt"),
    }
)
_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9]\Z")
_BEGINS: Final = re.compile(r"\s*([A-Za-z][A-Za-z0-9])\|")
_NO_UTF8: Final = re.compile("[\udc80-\udcff]")
#: About how much of a file is taken at once.
BLOCK: Final = 32_768
#: Lines of more than this on average are of whole boards.
LONG: Final = 300
#: Lines longer than this are taken in pieces of about this size.
PIECE: Final = 65_536
#: Faults told of one board; the last says that there were more.
FAULTS: Final = 100
#: What a fault shows of the text.
SHOWN: Final = 40


def blocks(file: IO[str] | IO[bytes]) -> Iterator[str]:
    """The text of a file in blocks of whole lines, each line ended by LF whatever ended it.

    Bytes are UTF-8; a line that is not is taken as Latin-1.
    """
    binary = isinstance(file.read(0), bytes)
    reader = cast(io.BufferedReader, file)
    text = io.TextIOWrapper(reader, "utf-8", "surrogateescape") if binary else cast(IO[str], file)
    begun: list[str] = []
    first = True
    try:
        while chunk := text.read(BLOCK):
            if chunk[-1] == "\r":
                chunk += text.read(1)
            if "\r" in chunk:
                chunk = chunk.replace("\r\n", "\n").replace("\r", "\n")
            if first:
                chunk, first = chunk.removeprefix("\ufeff"), False
            whole, end, rest = chunk.rpartition("\n")
            if end:
                yield _decoded("".join((*begun, whole, end)), binary)
                begun = [rest]
            else:
                begun.append(rest)
        if last := "".join(begun):
            yield _decoded(last, binary)
    finally:
        if isinstance(text, io.TextIOWrapper) and binary:
            text.detach()  # the file is the caller's to close


def _decoded(block: str, binary: bool) -> str:
    """The block, its lines that were no UTF-8 taken as Latin-1."""
    if not binary or block.isascii() or not _NO_UTF8.search(block):
        return block
    return "\n".join(
        line.encode("utf-8", "surrogateescape").decode("latin-1") if _NO_UTF8.search(line) else line
        for line in block.split("\n")
    )


def pairs(each: Iterable[str], quick: bool = True) -> Iterator[tuple[list[Pair], list[Fault]]]:
    """The pairs of blocks of lines, and what was wrong with them.

    Without ``quick`` every line is taken by itself, with the same result.
    """
    waiting: list[Pair] = []  # at most one: a command whose value is still open
    parts: list[str] = []
    number = 1
    for block in each:
        for text in _by_line(block) if quick else (block,):
            if text.isspace() and not waiting:
                number += text.count("\n")
                continue
            if quick and not waiting and (found := _whole(text, number)) is not None:
                yield found, []
                number += text.count("\n")
                continue
            for line in text.removesuffix("\n").split("\n"):
                yield from _line(line, number, waiting, parts)
                number += 1
    if waiting:
        pair = _closed(waiting, parts)
        yield [pair], [_unclosed(pair)]


def _by_line(block: str) -> list[str]:
    """A block of long lines, a board each, line by line: that is quicker."""
    if len(block) < LONG * block.count("\n"):
        return [block]
    *whole, last = block.split("\n")
    return [line + "\n" for line in whole] + [last] * bool(last)


def _whole(block: str, number: int) -> list[Pair] | None:
    """A block whose commands are all known and whose values end in their line; None if not so."""
    if len(block) > 2 * BLOCK:
        return None
    fields = block.split("|")
    commands = fields[:-1:2]
    values = fields[1::2]
    size = len(values)
    if len(fields) % 2 == 0 or fields[-1] not in ("", "\n"):
        return None
    if block.find("\n", 0, -1) < 0 and KNOWN.issuperset(commands):
        # One line, and every command has two letters: a value follows three characters on.
        columns = map(add, accumulate(map(len, values), initial=4), range(0, 4 * size, 4))
        return list(zip(commands, values, repeat(number), columns, strict=False))
    commands = list(map(str.strip, commands))
    if not KNOWN.issuperset(commands) or "\n" in "".join(values):
        return None
    ends = islice(accumulate(map(len, fields)), 0, None, 2)
    places = list(map(add, ends, range(1, 2 * size, 2)))
    starts = list(accumulate((len(line) + 1 for line in block.split("\n")), initial=0))
    lines = list(map(bisect_right, repeat(starts), places))
    before = [0, *(start - 1 for start in starts)]
    columns = map(sub, places, map(before.__getitem__, lines))
    return list(zip(commands, values, map(add, lines, repeat(number - 1)), columns, strict=False))


def _line(
    text: str, number: int, waiting: list[Pair], parts: list[str]
) -> Iterator[tuple[list[Pair], list[Fault]]]:
    """The pairs that one line completes."""
    for offset, piece in _pieces(text):
        found: list[Pair] = []
        faults: list[Fault] = []
        if waiting:
            head, bar, rest = piece.partition("|")
            begins = _BEGINS.match(piece)
            if begins and begins[1].lower() in KNOWN:
                found.append(_closed(waiting, parts))
                faults.append(_unclosed(found[0]))
            elif bar:
                parts.append(head)
                found.append(_closed(waiting, parts))
                piece, offset = rest, offset + len(head) + 1
            else:
                parts.append(piece)
                continue
        if piece and not piece.isspace():
            more, last = _split(piece, number, offset, faults)
            found += more
            if last is not None:
                waiting.append(last)
                parts.append(last[1])
        yield found, faults


def _closed(waiting: list[Pair], parts: list[str]) -> Pair:
    command, _, line, column = waiting.pop()
    value = "\n".join(parts)
    parts.clear()
    return command, value, line, column


def _unclosed(pair: Pair) -> Fault:
    command, value, line, column = pair
    return Fault(line, column, "unclosed", f"{command}|{value}"[:SHOWN], "|")


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    """A line in pieces of whole pairs; nearly every line is one piece."""
    start = 0
    while len(text) - start > PIECE:
        end = text.find("|", start + PIECE)
        if end >= 0 and text.count("|", start, end + 1) % 2:
            end = text.find("|", end + 1)
        if end < 0:
            break
        yield start, text[start : end + 1]
        start = end + 1
    yield start, text[start:]


def _split(
    text: str, line: int, offset: int, faults: list[Fault]
) -> tuple[list[Pair], Pair | None]:
    """The whole pairs of a line, and the one at its end whose value is still open.

    Unknown commands of the form of one are kept as they are.
    """
    fields = text.split("|")
    starts = list(accumulate(map(len, fields), initial=offset))
    found: list[Pair] = []
    at, last = 0, len(fields) - 1
    while at < last:
        name = fields[at].strip()
        command = name.lower() if name.lower() in KNOWN else name
        named = bool(_NAME.match(name))
        if command not in KNOWN and (not named or fields[at + 1].strip().lower() in KNOWN):
            if len(faults) <= FAULTS:
                faults.append(Fault(line, starts[at] + at + 1, "stray", name[:SHOWN], "command"))
            at += 1
            continue
        pair = (command, fields[at + 1], line, starts[at + 1] + at + 2)
        if at + 1 == last:
            return found, pair
        found.append(pair)
        at += 2
    if at == last and (name := fields[at].strip()):
        faults.append(Fault(line, starts[at] + at + 1, "stray", name[:SHOWN], "command"))
    return found, None
