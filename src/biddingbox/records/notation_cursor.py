"""A cursor over one line of the log notation: words, quoted texts and places."""

import re
from typing import Final

from biddingbox.errors import NotationError
from biddingbox.records import notation_words as w

_BLANKS: Final = re.compile(r"\s*")
#: A word; ``#`` starts a comment, except in the name of a call (``E#1``).
_WORD: Final = re.compile(r'[NESWnesw]#[0-9][^\s;"()#]*|[^\s;"()#]+')
#: The id of a question, a clause or a fact: brackets belong to it (``25B2(b)@4``).
_LOOSE: Final = re.compile(r'[^\s;"#]+')
_NUMBER: Final = re.compile(r'[0-9]{1,9}(?=[\s:;#"()]|$)')
_QUOTED: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|(.))")
_ESCAPES: Final = {'"': '"', "\\": "\\", "n": "\n"}
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_BREAK: Final = re.compile(r"[\r\n]")


def excerpt(text: str) -> str:
    """What an error repeats of a text: never more than 40 characters, all of them printable."""
    shown = text if len(text) <= w.MAX_FOUND else text[: w.MAX_FOUND - 1] + "…"
    return "'" + "".join(c if c.isprintable() else "�" for c in shown) + "'"


def split_lines(text: str) -> list[str]:
    """The lines of a text, whether they end in LF, CRLF or CR."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def check_control(text: str, line: int = 1, column: int = 1) -> None:
    """Raise :class:`NotationError` at the first control character other than tab, CR and LF."""
    if (bad := _CONTROL.search(text)) is not None:
        before = split_lines(text[: bad.start()])
        start = column if len(before) == 1 else 1
        found = w.FOUND_CONTROL.format(code=ord(bad[0]))
        raise NotationError(line + len(before) - 1, start + len(before[-1]), found, w.EXPECT_TEXT)


class Cursor:
    """A place in one line that moves on as it is read. Every fault is a :class:`NotationError`.

    ``tried`` collects what might have stood at the place but did not, for the error that may
    follow. ``line`` and ``column`` are those of the first character, counted from 1.
    """

    __slots__ = ("_column", "game", "line", "pos", "text", "tried")

    def __init__(self, text: str, line: int = 1, column: int = 1, game: str = "bridge") -> None:
        if len(text) > w.MAX_LINE:
            found = w.FOUND_LONG.format(count=f"{len(text):,}")
            raise NotationError(line, column + w.MAX_LINE, found, w.EXPECT_SHORT)
        check_control(text, line, column)
        self.text, self.line, self._column = text, line, column
        #: The game of the header: it decides which events there are.
        self.game = game
        self.tried: list[str] = []
        self.pos = 0
        self._move(0)
        if (stray := _BREAK.search(text)) is not None:
            self.pos = stray.start()
            raise self.fail(w.EXPECT_ONE_EVENT)

    def _move(self, pos: int) -> None:
        blanks = _BLANKS.match(self.text, pos)
        self.pos = blanks.end() if blanks else pos
        self.tried.clear()

    def column(self, pos: int | None = None) -> int:
        """The column of a position, or of the cursor."""
        return self._column + (self.pos if pos is None else pos)

    def at_end(self) -> bool:
        """Whether nothing but a comment follows."""
        return self.pos == len(self.text) or self.text[self.pos] == "#"

    def error(self, pos: int, found: str, expected: str) -> NotationError:
        """The error to raise about a position in the line."""
        return NotationError(self.line, self.column(pos), found, expected)

    def fail(self, expected: str, pos: int | None = None) -> NotationError:
        """The error to raise about the word at a position (of the cursor, if none is given)."""
        at = self.pos if pos is None else pos
        if at == len(self.text) or self.text[at] == "#":
            return self.error(at, w.FOUND_END, expected)
        quoted, word = _QUOTED.match(self.text, at), _WORD.match(self.text, at)
        found = quoted or word
        return self.error(at, excerpt(found[0] if found else self.text[at]), expected)

    def fail_end(self) -> NotationError:
        """The error where an event should have ended, with what else it might have taken."""
        before = f"{', '.join(self.tried)} or " if self.tried else ""
        return self.fail(before + w.EXPECT_THE_END)

    def _take(self, pattern: re.Pattern[str], expected: str) -> str:
        if (found := pattern.match(self.text, self.pos)) is None:
            raise self.fail(expected)
        self._move(found.end())
        return found[0]

    def peek(self) -> str:
        """The next word, ``""`` where none stands here; the cursor stays."""
        found = _WORD.match(self.text, self.pos)
        return found[0] if found else ""

    def word(self, expected: str) -> str:
        """Read a word."""
        return self._take(_WORD, expected)

    def loose(self, expected: str) -> str:
        """Read a word to which brackets belong: a clause, the id of a question, a fact."""
        return self._take(_LOOSE, expected)

    def number(self, expected: str) -> int:
        """Read a whole number of at most nine digits."""
        return int(self._take(_NUMBER, expected))

    def mark(self, mark: str) -> bool:
        """Read a mark such as ``;`` if it stands here."""
        if self.text.startswith(mark, self.pos):
            self._move(self.pos + len(mark))
            return True
        return False

    def option(self, word: str) -> bool:
        """Read this very word if it stands here."""
        if self.peek().lower() == word:
            self._move(self.pos + len(word))
            return True
        self.tried.append(word)
        return False

    def has_text(self) -> bool:
        """Whether a text in quotes stands here."""
        if self.text.startswith('"', self.pos):
            return True
        self.tried.append(w.EXPECT_QUOTED)
        return False

    def quoted(self) -> str:
        """Read a text in quotes."""
        start = self.pos
        if not self.text.startswith('"', start):
            raise self.fail(w.EXPECT_QUOTED)
        if (found := _QUOTED.match(self.text, start)) is None:
            raise self.error(start, excerpt(self.text[start:]), w.EXPECT_CLOSED)

        def unescape(escape: re.Match[str]) -> str:
            if escape[1]:
                return chr(int(escape[1], 16))
            if escape[2] not in _ESCAPES:
                place = start + 1 + escape.start()
                raise self.error(place, excerpt(escape[0]), w.EXPECT_ESCAPE)
            return _ESCAPES[escape[2]]

        text = _ESCAPE.sub(unescape, found[1])
        self._move(found.end())
        return text
