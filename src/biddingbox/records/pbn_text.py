"""PBN 2: the text of a file, streamed, and where one game ends and the next begins.

Line ends are LF, CRLF or CR and become LF; UTF-8, UTF-16 with a mark and Latin-1 are told apart
(2.2 knows Latin-1 only; files of today are mostly UTF-8). Never more than one game is in memory.
"""

import codecs
import io
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import IO, Final, TypeGuard

import msgspec

#: A game of more characters is cut, with the fault ``too-long``.
MAX_GAME: Final = 1 << 20
_BLOCK: Final = 1 << 16
#: 3: semi-empty lines, at the begin of a game.
_BLANK: Final = re.compile(r"(?:[ \t\v]*+\n)*+")
#: 3: the line end before a semi-empty line.
_END: Final = re.compile(r"\n[ \t\v]*+\n")
#: What hides a brace (2.4, 3.2, 3.8), and an open brace.
_STEP: Final = re.compile(r'(?m:^)%[^\n]*+|;[^\n]*+|"(?>[^"\\\n]++|\\.)*+"?|(?P<open>\{)')
#: 2.2: control characters, but for tab, vertical tab and line feed.
CONTROL: Final = re.compile(r"[\x00-\x08\x0c-\x1f\x7f-\x9f]")
_PERMITTED: Final = bytes(b for b in range(256) if not CONTROL.match(chr(b)))
#: 2.3: how long a line may be.
LONGEST: Final = 255
_HIGH: Final = re.compile(rb"[\x80-\xff]+")

Source = str | bytes | IO[bytes] | Iterable[str]


class Form(msgspec.Struct, frozen=True):
    """How a file writes characters and line ends."""

    encoding: str = "utf-8"
    newline: str = "\n"


def _latin(error: UnicodeError) -> tuple[str, int]:
    """Read as Latin-1 what is not UTF-8: the whole run of bytes above ASCII."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    run = _HIGH.match(error.object, error.start)
    end = run.end() if run is not None else error.end
    return error.object[error.start : end].decode("latin-1"), end


codecs.register_error("biddingbox-latin-1", _latin)


def is_utf16(head: bytes) -> bool:
    """Whether a file that begins so is UTF-16, by its mark."""
    return head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))


def form(head: bytes) -> Form:
    """The form of a file that begins so: a mark decides, else whether it can be UTF-8."""
    if is_utf16(head):
        text, encoding = head[: len(head) & ~1].decode("utf-16", errors="replace"), "utf-16"
    else:
        text = head.decode("utf-8", errors="biddingbox-latin-1")
        encoding = "utf-8-sig" if head.startswith(codecs.BOM_UTF8) else "utf-8"
        try:
            codecs.getincrementaldecoder("utf-8")().decode(head)
        except UnicodeDecodeError:
            encoding = "latin-1"
    first = re.search(r"\r\n|\r|\n", text)
    return Form(encoding, first[0] if first else "\n")


def blocks(source: Source) -> Iterator[str]:
    """The text in parts, with LF alone as line end."""
    if isinstance(source, str):
        yield source.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
        return
    if isinstance(source, bytes):
        source = io.BytesIO(source)
    if _binary(source):
        yield from _decoded(source)
        return
    lines: Iterator[str] = iter(source)  # type: ignore[arg-type]
    bare: bool | None = None  # whether the lines come without their ends
    while part := list(islice(lines, 512)):
        if bare is None:
            bare = not part[0].endswith(("\n", "\r"))
        text = "".join([x + "\n" for x in part] if bare else part)
        yield text.replace("\r\n", "\n").replace("\r", "\n")


def _binary(source: IO[bytes] | Iterable[str]) -> TypeGuard[IO[bytes]]:
    """Whether this is an open file that gives bytes; one that gives text is read line by line."""
    return hasattr(source, "read") and not isinstance(source, io.TextIOBase)


def _decoded(file: IO[bytes]) -> Iterator[str]:
    data = file.read(_BLOCK)
    marked = is_utf16(data)
    encoding = codecs.getincrementaldecoder("utf-16" if marked else "utf-8-sig")
    inner = encoding("replace" if marked else "biddingbox-latin-1")
    decoder = io.IncrementalNewlineDecoder(inner, translate=True)
    while data:
        yield decoder.decode(data)
        data = file.read(_BLOCK)
    yield decoder.decode(b"", final=True)


class Piece(msgspec.Struct, frozen=True, gc=False):
    """The text of one game: its first line, the text, and whether something was cut off.

    ``odd``: control characters or lines that are too long may stand in it.
    """

    line: int
    text: str
    cut: bool = False
    odd: bool = True


class _Window:
    """The part of the text that is in memory: ``text[start:]`` is still to be given out."""

    def __init__(self, parts: Iterator[str]) -> None:
        self.parts = parts
        self.text = ""
        self.start = 0
        #: Whether a control character or a line that is too long has been met.
        self.odd = False
        #: How much of the last line was in the part before.
        self.begun = 0
        #: No closing brace stands before this place.
        self.braceless = 0

    def more(self) -> bool:
        """Take in one more part, unless the game is too long or the text at its end."""
        if len(self.text) - self.start > MAX_GAME:
            return False
        for part in self.parts:
            if part:
                self.odd = self.odd or self.looks_odd(part)
                self.text = self.text[self.start :] + part if self.start else self.text + part
                self.braceless -= self.start
                self.start = 0
                return True
        return False

    def looks_odd(self, part: str) -> bool:
        """2.2, 2.3: whether it is worth to look at each game for control characters and lengths."""
        begun, last = self.begun, part.rfind("\n")
        self.begun = len(part) - last - 1 if last >= 0 else begun + len(part)
        return _long_line(part, begun) or bool(
            part.encode("latin-1", "replace").translate(None, _PERMITTED)
        )

    def search(self, pattern: re.Pattern[str], place: int) -> re.Match[str] | None:
        """Find a pattern from a place (counted from ``start``) on, reading on as needed."""
        while True:
            if (m := pattern.search(self.text, self.start + place)) is not None:
                return m
            # A blank line may be cut in two: go back to the last line end.
            last = self.text.rfind("\n", self.start + place)
            place = max(place, (last if last >= 0 else len(self.text)) - self.start)
            if not self.more():
                return None

    def closing(self, place: int) -> int:
        """Where the next closing brace stands, counted from ``start``; -1 for none in reach."""
        while True:
            at = self.text.find("}", max(self.start + place, self.braceless))
            if at >= 0:
                return at - self.start
            self.braceless = len(self.text)
            if not self.more():
                return -1


def _long_line(text: str, begun: int) -> bool:
    """2.3: whether a line is too long; so much of the first line stands elsewhere."""
    line, reach = 0, LONGEST + 1 - begun
    while line + reach <= len(text):  # the last line end in reach: the lines before it are short
        if (end := text.rfind("\n", line, max(line, line + reach))) < 0:
            return True
        line, reach = end + 1, LONGEST + 1
    return False


def pieces(parts: Iterator[str], line: int = 1) -> Iterator[Piece]:
    """3: the text of a file, game by game; put together it is the file, except what was cut.

    A semi-empty line begins a new game, except within a comment. A comment that is never closed
    ends there too.
    """
    window = _Window(parts)
    while True:
        if window.start >= len(window.text) and not window.more():
            return
        end = _game_end(window)
        text = window.text[window.start : window.start + end]
        cut = len(text) > MAX_GAME
        window.start += end
        yield Piece(line, text[:MAX_GAME] if cut else text, cut, window.odd)
        line += text.count("\n")
        if cut and not text.endswith("\n"):
            line += _skip(window)


def _game_end(window: _Window) -> int:
    """Where the game at the window's start ends, counted from there."""
    place = _content(window)
    walked = place
    while True:
        m = window.search(_END, place)
        end = m.start() + 1 - window.start if m else len(window.text) - window.start
        if (opened := _open_brace(window, walked, end)) < 0:
            return end
        if (closed := window.closing(opened)) < 0:
            return end
        place = walked = closed + 1


def _content(window: _Window) -> int:
    """Where the game's first line that is not semi-empty begins."""
    while True:
        m = _BLANK.match(window.text, window.start)
        place = m.end() if m else window.start
        if place < len(window.text) or not window.more():
            return place - window.start


def _open_brace(window: _Window, place: int, end: int) -> int:
    """Where a comment begins that is still open at ``end``; -1 for none."""
    text, begin, stop = window.text, window.start + place, window.start + end
    if text.find("{", begin, stop) < 0:
        return -1
    while (m := _STEP.search(text, begin, stop)) is not None:
        begin = m.end()
        if m["open"]:
            closed = text.find("}", begin, stop)
            if closed < 0:
                return m.start() - window.start
            begin = closed + 1
    return -1


def _skip(window: _Window) -> int:
    """Skip the rest of a game that was cut; how many lines that were."""
    lines = 0
    while True:
        m = _END.search(window.text, window.start)
        end = m.start() + 1 if m else len(window.text)
        lines += window.text.count("\n", window.start, end)
        window.start = end
        if m or not window.more():
            return lines
