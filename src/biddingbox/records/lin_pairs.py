"""LIN: a file as lines, and lines as pairs of a command and its value, ``mb|1C|``.

A value may run over several lines. A bar too many or too few would turn commands and values round
for the rest of the file, so a line that begins with a known command always begins afresh, and
within a line a lone field before a known command is dropped and reported.
"""

import io
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import accumulate, count, islice, repeat
from operator import add, sub
from typing import IO, Final, cast

from biddingbox.records.board import Fault, Place

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
_NO_UTF8: Final = re.compile("[\udc80-\udcff]")
#: About how much of a file is taken at once.
BLOCK: Final = 32_768
#: Lines of more than this on average are of whole boards.
LONG: Final = 300
#: Lines longer than this are taken in pieces of about this size.
PIECE: Final = 65_536
#: Pairs that are handed on at once.
BATCH: Final = 64
#: A value that is open for more than this is ended.
LONGEST: Final = 1_000_000
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
    begun = _Begun()
    number = 1
    for block in each:
        whole = _whole(block, number) if quick and begun.pair is None else None
        if whole is not None:
            yield whole, []
        else:
            yield from _by_line(block, number, begun)
        number += block.count("\n")
    if begun.pair is not None:
        faults: list[Fault] = []
        yield [begun.unclosed(faults)], faults


def _whole(block: str, number: int) -> list[Pair] | None:
    """A block of short lines whose commands are all known and whose values end in their line.

    None if it is not so, or if the lines are long: a board each, those are quicker one by one.
    """
    if block.isspace():
        return []
    if len(block) >= LONG * block.count("\n"):
        return None
    fields = block.split("|")
    commands = list(map(str.lstrip, fields[:-1:2]))
    values = fields[1::2]
    if len(fields) % 2 == 0 or fields[-1] != "\n" or not KNOWN.issuperset(commands):
        return None
    if "\n" in "".join(values):
        return None
    ends = islice(accumulate(map(len, fields)), 0, None, 2)
    places = list(map(add, ends, range(1, 2 * len(values), 2)))
    starts = list(accumulate((len(line) + 1 for line in block.split("\n")), initial=0))
    lines = list(map(bisect_right, repeat(starts), places))
    before = [0, *(start - 1 for start in starts)]
    columns = map(sub, places, map(before.__getitem__, lines))
    return list(zip(commands, values, map(add, lines, repeat(number - 1)), columns, strict=False))


class _Begun:
    """The pair whose value goes on in the next line, if there is one, and its value so far."""

    def __init__(self) -> None:
        self.pair: Pair | None = None
        self.more: list[str] = []
        self.size = 0

    def begin(self, pair: Pair) -> None:
        self.pair, self.more, self.size = pair, [], len(pair[1])

    def go_on(self, text: str) -> None:
        self.more.append(text)
        self.size += len(text)

    def end(self) -> Pair:
        """The pair with its whole value."""
        assert self.pair
        command, value, line, column = self.pair
        if self.more:
            value += "".join(self.more)
        self.pair = None
        return command, value, line, column

    def unclosed(self, faults: list[Fault]) -> Pair:
        """The pair, its value ended by the end of a line for want of a bar."""
        command, value, line, column = pair = self.end()
        faults.append(Fault(line, column, "unclosed", f"{command}|{value[:SHOWN]}"[:SHOWN], "|"))
        return pair


def _by_line(block: str, number: int, begun: _Begun) -> Iterator[tuple[list[Pair], list[Fault]]]:
    """The pairs of a block line by line, in batches."""
    found: list[Pair] = []
    faults: list[Fault] = []
    for at, line in enumerate(block.removesuffix("\n").split("\n"), number):
        for column, text in _pieces(line) if len(line) > PIECE else ((1, line),):
            if begun.pair is not None:
                head, bar, rest = text.partition("|")
                end = "\n" if column == 1 else ""
                if bar and end and head.strip().lower() in KNOWN:
                    found.append(begun.unclosed(faults))
                elif bar:
                    begun.go_on(end + head)
                    found.append(begun.end())
                    text, column = rest, column + len(head) + 1
                else:
                    begun.go_on(end + text)
                    if begun.size > LONGEST:
                        found.append(begun.unclosed(faults))
                    continue
            if text:
                more, last = _split(text, at, column, faults)
                found += more
                if last is not None:
                    begun.begin(last)
            if len(found) >= BATCH or len(faults) > FAULTS:
                yield found, faults
                found, faults = [], []
    if found or faults:
        yield found, faults


def _pieces(line: str) -> Iterator[tuple[int, str]]:
    """A very long line in pieces of whole pairs, each with its column."""
    start = 0
    while len(line) - start > PIECE:
        end = line.find("|", start + PIECE)
        if end >= 0 and line.count("|", start, end + 1) % 2:
            end = line.find("|", end + 1)
        if end < 0:
            break
        yield start + 1, line[start : end + 1]
        start = end + 1
    yield start + 1, line[start:]


def _split(
    text: str, line: int, column: int, faults: list[Fault]
) -> tuple[list[Pair], Pair | None]:
    """The whole pairs of a line, and the one at its end whose value is still open."""
    fields = text.split("|")
    if len(fields) == 2 and fields[0] in KNOWN:
        return [], (fields[0], fields[1], line, column + 3)
    commands = fields[:-1:2]
    if not KNOWN.issuperset(commands):
        return _odd_split(fields, line, column, faults)
    # Every command has two letters: a value follows three characters after the bar before it.
    columns = map(add, accumulate(map(len, fields[1::2]), initial=column + 3), count(0, 4))
    found = list(zip(commands, fields[1::2], repeat(line), columns, strict=False))
    if len(fields) % 2 == 0:
        return found, found.pop()
    _stray(fields[-1], line, column + len(text) - len(fields[-1]), faults)
    return found, None


def _odd_split(
    fields: list[str], line: int, column: int, faults: list[Fault]
) -> tuple[list[Pair], Pair | None]:
    """The same where not all commands are known: those of the form of one are kept as they are."""
    starts = list(map(add, accumulate(map(len, fields), initial=column), count()))
    found: list[Pair] = []
    at, last = 0, len(fields) - 1
    while at < last:
        name = fields[at].strip()
        command = name.lower() if name.lower() in KNOWN else name
        named = bool(_NAME.match(name))
        if command not in KNOWN and (not named or fields[at + 1].strip().lower() in KNOWN):
            _stray(fields[at], line, starts[at], faults, lone=True)
            at += 1
            continue
        found.append((command, fields[at + 1], line, starts[at + 1]))
        at += 2
    if at > last:
        return found, found.pop()
    _stray(fields[at], line, starts[at], faults)
    return found, None


def _stray(field: str, line: int, column: int, faults: list[Fault], lone: bool = False) -> None:
    """A field that is neither command nor value; what is blank at the end of a line is nothing."""
    name = field.strip()
    if (name or lone) and len(faults) <= FAULTS:
        column += len(field) - len(field.lstrip())
        faults.append(Fault(line, column, "stray", name[:SHOWN], "command"))


def place(pair: Pair, offset: int = 0) -> Place:
    """Where a character of the pair's value stands; the value may run over several lines."""
    _, value, line, column = pair
    above = value.count("\n", 0, offset)
    return line + above, offset - value.rfind("\n", 0, offset) if above else column + offset


def fault(pair: Pair, code: str, found: str, expected: str, offset: int = 0) -> Fault:
    """A fault in the value of a pair."""
    return Fault(*place(pair, offset), code, found[:SHOWN], expected)
