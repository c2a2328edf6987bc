"""PBN: a large file in ranges of bytes that can be read apart, by as many processes.

The games of all ranges, one after the other, are those of the file, with their lines and with what
they inherit (4.8). A range begins with a game at which the state of the reader is known:

- a semi-empty line stands before it, and the last brace before that is no opening one, so that it
  is in no comment;
- the game before it has tags: comments alone would belong to the game after them;
- it says itself what a second table of its board takes from it.

A file in which a value may begin with ``#`` is one range: any earlier game may be what it refers
to. So is UTF-16. (A game so long that it is cut may be cut elsewhere.)
"""

import mmap
import re
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from biddingbox.records.pbn_game import Game
from biddingbox.records.pbn_tags import DEAL, games, split
from biddingbox.records.pbn_text import MAX_GAME, blocks, is_utf16, pieces

#: 3: a line end and the semi-empty line behind it.
_END: Final = re.compile(rb"(?>\r\n|\n|\r)(?=[ \t\v]*+[\r\n])")
_BLANK: Final = b" \t\v"
_CONTENT: Final = re.compile(rb"[^ \t\v\r\n]")
#: After so many games at which no range may begin, none is looked for.
_TRIED: Final = 500
_BLOCK: Final = 1 << 20


def ranges(path: str | Path, parts: int) -> list[tuple[int, int]]:
    """At most so many ranges of bytes, of about the same size, that make up the file."""
    size = Path(path).stat().st_size
    if parts < 2 or not size:
        return [(0, size)]
    with (
        Path(path).open("rb") as file,
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as text,
    ):
        if is_utf16(text[:2]) or text.find(b'"#') >= 0:
            return [(0, size)]
        cuts = [0]
        for n in range(1, parts):
            if (target := n * size // parts) > cuts[-1]:
                if (cut := _cut(text, cuts[-1], target)) is None:
                    break
                cuts.append(cut)
    return list(zip(cuts, [*cuts[1:], size], strict=True))


def read_range(path: str | Path, start: int, stop: int) -> Iterator[Game]:
    """The games of a range that :func:`ranges` has given, with their lines in the file."""
    with Path(path).open("rb") as file:
        line = _line_at(file, start)
        yield from games(pieces(blocks(_Part(file, start, stop)), line))  # type: ignore[arg-type]


def _cut(text: mmap.mmap, before: int, target: int) -> int | None:
    """The first place behind the target where a range may begin; None for none.

    ``before`` is the cut before it, so that no comment is open there.
    """
    place, tried = target, 0
    last: int | None = None  # the end of the game before, if it is sure
    while tried < _TRIED and (m := _END.search(text, place)) is not None:
        place = here = m.end()
        line = text[max(0, m.start() - 80) : m.start()].rstrip(_BLANK)
        if line.endswith((b"\r", b"\n")):
            continue  # one of several semi-empty lines
        opened = text.rfind(b"{", before, here)
        if opened >= 0 and text.find(b"}", opened, here) < 0:
            if (closed := text.find(b"}", here)) < 0:
                return None
            place, last = closed + 1, None
            continue
        before = here
        if line and last is not None and _begins(text, last, here):
            return here
        last = here if line else None
        tried += 1
    return None


def _begins(text: mmap.mmap, last: int, here: int) -> bool:
    """Whether a range may begin here, where a game ends that began at ``last``."""
    behind = _CONTENT.search(text, here)
    if behind is None:
        return False
    end = _END.search(text, behind.start())
    stop = end.end() if end else len(text)
    if here - last > MAX_GAME or stop - here > MAX_GAME:
        return False
    return bool(_tags(text[last:here])) and _tags(text[here:stop]).issuperset(DEAL)


def _tags(game: bytes) -> set[str]:
    _, tags, _ = split("".join(blocks(game)), 1)
    return {tag.name for tag in tags}


class _Part:
    """A range of an open file, to be read as if it were a file."""

    def __init__(self, file: IO[bytes], start: int, stop: int) -> None:
        self.file, self.left = file, stop - start
        file.seek(start)

    def read(self, size: int) -> bytes:
        data = self.file.read(min(size, self.left))
        self.left -= len(data)
        return data


#: The place up to which this process has counted last: of which file, how many bytes, which line.
_counted: tuple[tuple[str, int, int], int, int] = (("", 0, 0), 0, 1)


def _line_at(file: IO[bytes], start: int) -> int:
    """The number of the line that begins at this byte.

    Ranges are mostly read in their order: then only what lies between is counted.
    """
    global _counted
    stat = Path(file.name).stat()
    key = (file.name, stat.st_mtime_ns, stat.st_size)
    known, place, line = _counted
    if known != key or place > start:
        place, line = 0, 1
    file.seek(place)
    returned = False  # whether the block before ends in CR
    while place < start and (data := file.read(min(_BLOCK, start - place))):
        line += data.count(b"\n") + data.count(b"\r") - data.count(b"\r\n")
        line -= returned and data[:1] == b"\n"
        returned = data[-1:] == b"\r"
        place += len(data)
    _counted = key, place, line
    return line
