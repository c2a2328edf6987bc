"""PBN 3: a game of a PBN file as it was written, and what can be read off it without judging it.

A :class:`Game` keeps its text in pieces: what stands before the first tag, then tag by tag the pair
itself and all that follows it up to the next. Nothing is lost, so
:func:`biddingbox.records.pbn_write.write` only puts the pieces together. Tokens, comments, escapes
and notes are read off it when asked for.
"""

import re
from typing import Final, Literal

import msgspec

from biddingbox.records.board import Fault

#: Faults of one board that are kept; the last is then ``too-many``.
MAX_FAULTS: Final = 100
#: A token that begins so is told as a fault where the tags are found, and not once more.
BRACKETS: Final = "[]}"
#: How much of a text a fault repeats.
MAX_FOUND: Final = 40


class Tag(msgspec.Struct, frozen=True, gc=False):
    r"""3.3: a tag pair, and the section data and comments that follow it.

    ``value`` is the string as written, without its quotes and with ``\"`` and ``\\`` undone;
    ``source`` the pair from bracket to bracket, ``body`` all up to the next tag or the end.
    """

    name: str
    value: str
    source: str
    body: str = "\n"


class Game(msgspec.Struct, frozen=True, gc=False):
    """3: one game. ``line`` is where its text begins, ``head`` what stands before its first tag.

    ``values`` has the value that counts for every tag: the first of its name, those that are
    inherited (4.8: ``#``, ``##``) included. ``inherited`` names the latter, ``carried`` the tags of
    the deal taken from the game before where a second table of a board leaves them out.
    """

    line: int = 1
    head: str = ""
    tags: tuple[Tag, ...] = ()
    tail: str = ""
    values: dict[str, str] = {}
    inherited: tuple[str, ...] = ()
    carried: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def text(self) -> str:
        """The game as it was written."""
        return "".join([self.head, *[t.source + t.body for t in self.tags], self.tail])


Kind = Literal[
    "word",
    "suffix",
    "note",
    "nag",
    "mark",
    "end",
    "next",
    "string",
    "line",
    "brace",
    "escape",
    "bad",
]


class Token(msgspec.Struct, frozen=True, gc=False):
    """3.2: a token of section data with its place; comments and escaped lines count as tokens."""

    kind: Kind
    text: str
    line: int
    column: int


class Comment(msgspec.Struct, frozen=True, gc=False):
    """3.8: a comment: ``tag`` is the index of the tag before it (-1: none), ``after`` how many
    tokens of that tag's section stand before it."""

    kind: Literal["line", "brace"]
    text: str
    tag: int
    after: int
    line: int
    column: int


#: 3.2: the tokens of the auction and the play section, and of the identification section.
_TOKEN: Final = re.compile(
    r"""[^\S\n]*+(?:
        (?P<word>[A-Za-z0-9-]++)
      | (?P<newline>\n)
      | (?P<note>=[0-9]++=)
      | (?P<suffix>[!?]{1,2}+)
      | (?P<brace>\{[^}]*+\}?)
      | (?P<line>;[^\n]*+)
      | (?P<nag>\$[0-9]++)
      | (?P<mark>\^[ISRL])
      | (?P<end>\*)
      | (?P<next>\+)
      | (?P<escape>(?m:^)%[^\n]*+)
      | (?P<string>"(?>[^"\\\n]++|\\.)*+"?)
      | (?P<bad>\[[^\n]*+ | =[A-Za-z0-9]*+=? | [$][A-Za-z]*+ | \^[A-Za-z]?
            | [^\s\[\]{};"!?*+$^=A-Za-z0-9-]++|.)
      | (?P<stop>\Z))""",
    re.VERBOSE,
)
#: 3.2: the tokens of a supplemental section (5.1).
_ELEMENT: Final = re.compile(
    r"""[^\S\n]*+(?:
        (?P<newline>\n)
      | (?P<string>"(?>[^"\\\n]++|\\.)*+"?)
      | (?P<brace>\{[^}]*+\}?)
      | (?P<line>;[^\n]*+)
      | (?P<escape>(?m:^)%[^\n]*+)
      | (?P<word>[!#$&-:<-Z\\^-z|~']++)
      | (?P<bad>\[[^\n]*+|[^\s\[\]{};"%]++|.)
      | (?P<stop>\Z))""",
    re.VERBOSE,
)

Scanned = tuple[str, str, int, int]


def scan(text: str, line: int, column: int, pattern: re.Pattern[str] = _TOKEN) -> list[Scanned]:
    """The tokens of a text that begins at this place: kind, text, line, column."""
    found: list[Scanned] = []
    start = 1 - column
    for m in pattern.finditer(text):
        kind = m.lastgroup or "stop"
        if kind == "newline":
            line, start = line + 1, m.end()
        elif kind != "stop":
            word = m[kind]
            found.append((kind, word, line, m.end() - len(word) - start + 1))
            if kind == "brace" and (breaks := word.count("\n")):
                line, start = line + breaks, m.end() - len(word) + word.rindex("\n") + 1
    return found


def place(game: Game, index: int) -> tuple[int, int]:
    """Where the tag of this index begins; the place behind the last tag for its number."""
    return behind(_before(game, index), game.line, 1)


def body_place(game: Game, index: int) -> tuple[int, int]:
    """Where the text behind a tag begins."""
    source, earlier = game.tags[index].source, game.tags[:index]
    bodies = "".join([game.head, *[t.body for t in earlier]])
    pairs = "".join([t.source for t in earlier])
    if "\n" in pairs or "\n" in source or bodies[-1:] not in ("\n", ""):
        return behind(_before(game, index) + source, game.line, 1)
    return game.line + bodies.count("\n"), len(source) + 1  # every tag has a line of its own


def _before(game: Game, index: int) -> str:
    return "".join([game.head, *[t.source + t.body for t in game.tags[:index]]])


def behind(text: str, line: int, column: int) -> tuple[int, int]:
    """The place behind a text that begins at this place."""
    breaks = text.count("\n")
    if not breaks:
        return line, column + len(text)
    return line + breaks, len(text) - text.rindex("\n")


def tokens(game: Game, index: int) -> tuple[Token, ...]:
    """3.2: what follows a tag, token by token, comments included; index -1 is the head.

    What follows the tag of a supplemental section is read by the rules of 5.1.
    """
    if index < 0:
        found = scan(game.head, game.line, 1)
    else:
        tag = game.tags[index]
        pattern = _TOKEN if tag.name in ("Auction", "Play") else _ELEMENT
        found = scan(tag.body, *body_place(game, index), pattern)
    return tuple(Token(k, t, line, column) for k, t, line, column in found)  # type: ignore[arg-type]


def comments(game: Game) -> tuple[Comment, ...]:
    """3.8: the comments of a game, with their places."""
    found: list[Comment] = []
    for index in range(-1, len(game.tags)):
        body = game.head if index < 0 else game.tags[index].body
        if "{" not in body and ";" not in body:
            continue
        after = 0
        for t in tokens(game, index):
            if t.kind == "line" or t.kind == "brace":
                text = comment_text(t.text)
                found.append(Comment(t.kind, text, index, after, t.line, t.column))
            else:
                after += t.kind != "escape"
    return tuple(found)


def comment_text(token: str) -> str:
    """3.8: what a comment says, without its semicolon or braces."""
    return token[1:] if token[0] == ";" else token[1:].removesuffix("}")


def escapes(game: Game) -> tuple[str, ...]:
    """2.4: the lines that begin with ``%``, without the sign: directives and foreign data."""
    return tuple(
        t.text[1:]
        for index in range(-1, len(game.tags))
        if "%" in (game.head if index < 0 else game.tags[index].body)
        for t in tokens(game, index)
        if t.kind == "escape"
    )


def notes(game: Game, section: Literal["Auction", "Play"]) -> dict[int, str]:
    """3.5.5, 3.6.5: the notes of one section by number; the first of a number counts."""
    return read_notes(game.tags, section)


def read_notes(tags: tuple[Tag, ...], section: str) -> dict[int, str]:
    """The notes behind the tag of a section, before that of the other section."""
    found: dict[int, str] = {}
    within = ""
    for tag in tags:
        name = tag.name
        if name == "Note":
            number, colon, text = tag.value.partition(":")
            if within == section and colon and _is_index(number := number.strip()):
                found.setdefault(int(number), text.strip())
        elif name == "Auction" or name == "Play":
            within = name
    return found


def _is_index(number: str) -> bool:
    return number.isdigit() and number.isascii() and len(number) <= 4


def quoted(value: str) -> str:
    r"""3.2: a string token. A backslash is doubled only where it would be misread.

    Tables (5.2) write ``\3R`` with a single one, so that ``\`` before other characters is itself.
    """
    return '"' + re.sub(r'"|\\(?=["\\]|\Z)', r"\\\g<0>", value) + '"'


def unquoted(text: str) -> str:
    r"""3.2: what a string token says: ``\"`` and ``\\`` undone, other backslashes kept."""
    return re.sub(r'\\(["\\])', r"\1", text)


def make_tag(name: str, value: str, body: str = "\n") -> Tag:
    """3.3: a tag pair in the form of the export format."""
    return Tag(name, value, f"[{name} {quoted(value)}]", body)


def excerpt(text: str) -> str:
    """What a fault repeats of a text: its beginning, on one line."""
    short = text if len(text) <= MAX_FOUND else text[: MAX_FOUND - 1] + "…"
    return "".join(c if c.isprintable() else "�" for c in short)


def capped(faults: list[Fault]) -> tuple[Fault, ...]:
    """Faults of one board: at most :data:`MAX_FAULTS`, then one that says that there are more."""
    if len(faults) <= MAX_FAULTS:
        return tuple(faults)
    last = faults[MAX_FAULTS - 1]
    return (*faults[: MAX_FAULTS - 1], Fault(last.line, last.column, "too-many"))
