"""A box of a chart: its sentences broken into lines by an approximate measure.

The places within a box, and the sizes of its text, are those of the stylesheet.
"""

from collections.abc import Callable
from typing import Final, Literal

import msgspec

from biddingbox.i18n import Messages, calls, signs

#: Width of a text of a size.
Ruler = Callable[[str, int], float]
Point = tuple[int, int]
Kind = Literal["past", "now", "question", "director", "end", "more"]

#: The sizes of titles, of what stands below them, and of words on edges.
TITLE: Final = 15
SMALL: Final = 13
WORD: Final = 14

#: Widths in ems of bold letters, a little more than those of common system fonts.
_EMS: Final = {
    char: width
    for chars, width in (
        ("\u2066\u2067\u2068\u2069\u200e\u200f\ufe0e", 0.0),
        (" iljíI.,:;'’!|·،؛", 0.32),
        ("اأإآ", 0.36),
        ("ل", 0.45),
        ("كهح", 0.78),
        ("frtJ()[]-/\"“”", 0.45),
        ("CDGHNOQUXY", 0.81),
        ("ABEFKLPRSTVZ«»", 0.69),
        ("سشصضmwMW—…%", 0.98),
    )
    for char in chars
}  # fmt: skip
_OTHER: Final = 0.64
_SUIT: Final = 0.95


class Node(msgspec.Struct, frozen=True):
    """A box of the chart with its sentences, the answer that leads to it, and what follows.

    ``who``: the seat that is asked, ``director``, or empty where nobody is; ``law``: the clause as
    it is shown. Calls in the sentences are as the messages have them.
    """

    kind: Kind
    title: str
    who: str = ""
    small: tuple[str, ...] = ()
    law: str = ""
    answer: str = ""
    children: tuple["Node", ...] = ()


class Line(msgspec.Struct, frozen=True):
    """A line of text; ``style`` is its class. Those of a box have their place within it."""

    text: str
    x: int
    y: int
    style: Literal["t-b", "t-s", "t-law", "edge-word"]


class Box(msgspec.Struct, frozen=True):
    """A box. ``badge`` is the middle of the sign of ``who``, ``rule`` the left of an end's bar."""

    kind: Kind
    who: str
    x: int
    y: int
    w: int
    h: int
    lines: tuple[Line, ...]
    badge: int = 23
    rule: int = 0


class Path(msgspec.Struct, frozen=True):
    """An edge, or the arrow at its end."""

    style: Literal["edge", "edge dash", "arrow"]
    points: tuple[Point, ...]

    @property
    def d(self) -> str:
        """The path as SVG writes it."""
        to = "L".join(f"{x} {y}" for x, y in self.points)
        return f"M{to}z" if self.style == "arrow" else f"M{to}"


class Drawing(msgspec.Struct, frozen=True):
    """A chart drawn: boxes, edges, and the words on the edges."""

    width: int
    height: int
    boxes: tuple[Box, ...]
    paths: tuple[Path, ...]
    words: tuple[Line, ...]


def measure(m: Messages) -> Ruler:
    """The approximate width of a text in a language; a call is as wide as what is drawn for it."""
    ems = dict(_EMS)

    def of(char: str) -> float:
        for part, is_call in signs.split(char):
            if is_call:
                words, suit = calls.parts(m, part)
                return sum(ems.get(c, _OTHER) for c in words) + _SUIT * bool(suit)
        return _OTHER

    def ruler(text: str, size: int) -> float:
        width = 0.0
        for char in text:
            if char not in ems:
                ems[char] = of(char)
            width += ems[char]
        return width * size

    return ruler


def wrapped(text: str, size: int, ruler: Ruler, room: float, first: float = 0) -> list[str]:
    """A text in lines of no more than ``room``; the ``first`` may have less."""
    made, line, used, limit = list[str](), "", 0.0, first or room
    for word in text.split():
        width, blank = ruler(word, size), ruler(" ", size) if line else 0.0
        if used + blank + width <= limit:
            line, used = f"{line} {word}".strip(), used + blank + width
            continue
        if line:
            made.append(line)
            limit = room
        while ruler(word, size) > limit:
            cut = _fitting(word, size, ruler, limit)
            made.append(word[:cut])
            word, limit = word[cut:], room
        line, used = word, ruler(word, size)
    return [*made, line] if line else made


def _fitting(word: str, size: int, ruler: Ruler, limit: float) -> int:
    """How many letters of a word have room, one at least."""
    return max((n for n in range(1, len(word)) if ruler(word[:n], size) <= limit), default=1)


def longest(text: str, size: int, ruler: Ruler) -> float:
    return max((ruler(word, size) for word in text.split()), default=0.0)


def box_of(node: Node, width: int, ruler: Ruler) -> Box:
    """A box as high as its text; its clause at the right, or below where it has no room there."""
    left = 46 if node.who else 18 if node.kind in ("end", "more") else 12
    room = width - left - 10
    law = ruler(node.law, SMALL) + 8 if node.law else 0
    beside = bool(node.law) and law + longest(node.title, TITLE, ruler) <= room
    titles = wrapped(node.title, TITLE, ruler, room, room - law if beside else 0)
    lines = [Line(text, left, 26 + 19 * i, "t-b") for i, text in enumerate(titles)]
    y = 26 + 19 * (len(titles) - 1)
    if node.who and len(titles) > 1:  # below the badge
        left, room = 12, width - 22
    for sentence in node.small if beside else (*node.small, node.law):
        for i, text in enumerate(wrapped(sentence, SMALL, ruler, room)):
            y += 17 if i else 19
            lines.append(Line(text, left, y, "t-s"))
    if beside:
        lines.append(Line(node.law, width - 10, 26, "t-law"))
    height = max(y + 16, 50 if node.who else 44)
    return Box(node.kind, node.who, 0, 0, width, height, tuple(lines))
