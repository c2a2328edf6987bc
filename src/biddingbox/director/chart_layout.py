"""Where the boxes of a chart stand: wide, from left to right, and narrow, as an indented list.

In a language from right to left everything is mirrored. All numbers are units of the drawing's
view box.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from biddingbox.director.chart_box import (
    WORD,
    Box,
    Drawing,
    Line,
    Node,
    Path,
    Point,
    Ruler,
    box_of,
    longest,
    wrapped,
)

WIDE: Final = 1244
NARROW: Final = 336
_MARGIN: Final = 16
_EDGE: Final = 8
#: The least and the greatest width of a column.
_COLUMN: Final = (172, 420)
#: The width of an end: nothing stands to its right, so it may go beyond its column.
_END: Final = 340
#: The least room for words between two columns, and the most: less where there are many columns.
_ROOM: Final = (30, 110)
_ROOM_IF_DEEP: Final = (30, 84)
#: From a box to where its edges part, and from there to the word on an edge.
_TRUNK, _BESIDE = 18, 6
_BETWEEN: Final = 18
#: How far below the top of a tall chart the open question stands.
_NEAR_THE_TOP: Final = 120
#: The width of a box for what comes after the play.
_REVIEW: Final = 392


class _Sheet:
    """What has been drawn so far."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []
        self.paths: list[Path] = []
        self.words: list[Line] = []

    def box(self, box: Box, x: int, y: int) -> None:
        self.boxes.append(replace(box, x=x, y=y))

    def edge(self, *points: Point) -> None:
        self.paths.append(Path("edge", points))

    def right(self, x: int, y: int) -> None:
        self.paths.append(Path("arrow", ((x, y), (x - 9, y - 5), (x - 9, y + 5))))

    def down(self, x: int, y: int, to: int) -> None:
        """An arrow from a box down to the next."""
        self.edge((x, y), (x, to - 8))
        self.paths.append(Path("arrow", ((x, to - 2), (x - 5, to - 11), (x + 5, to - 11))))

    def word(self, lines: Sequence[str], x: int, last: int) -> None:
        """The lines of a word, the last one at its place."""
        for i, text in enumerate(reversed(lines)):
            self.words.append(Line(text, x, last - 17 * i, "edge-word"))

    def tail(self, boxes: Sequence[Box], width: int, margin: int) -> None:
        """What comes after the play, below a line: as many boxes side by side as have room."""
        if not boxes:
            return
        line = self.bottom + 20
        self.paths.append(Path("edge dash", ((margin, line), (width - margin, line))))
        across = (width - margin) // (boxes[0].w + margin)
        for start in range(0, len(boxes), across):
            top = max(self.bottom, line) + 20
            for i, box in enumerate(boxes[start : start + across]):
                self.box(box, margin + i * (box.w + margin), top)

    @property
    def bottom(self) -> int:
        return max(box.y + box.h for box in self.boxes)

    def drawing(self, width: int) -> Drawing:
        return Drawing(
            width, self.bottom + 14, tuple(self.boxes), tuple(self.paths), tuple(self.words)
        )


class _Columns(msgspec.Struct, frozen=True):
    """The columns of a wide chart: where they begin, their width, the room for words between."""

    xs: tuple[int, ...]
    width: int
    words: tuple[int, ...]

    def at(self, depth: int, *, end: bool) -> int:
        """The width of a box in a column."""
        beyond = self.xs[-1] - self.xs[depth]
        return max(self.width, min(_END, self.width + beyond)) if end else self.width


def _columns(root: Node, ruler: Ruler) -> _Columns:
    levels = list(_levels(root))
    low, high = _ROOM if len(levels) < 5 else _ROOM_IF_DEEP
    words = []
    for level in levels[1:]:
        word = max(longest(node.answer, WORD, ruler) for node in level)
        whole = max(ruler(node.answer, WORD) for node in level)
        words.append(int(max(word, low, min(whole, high))) + 1)
    gaps = [_TRUNK + _BESIDE + word + 14 for word in words]
    least, most = _COLUMN
    width = min(max((WIDE - 2 * _MARGIN - sum(gaps)) // (len(gaps) + 1), least), most)
    xs = [_MARGIN]
    for gap in gaps:
        xs.append(xs[-1] + width + gap)
    return _Columns(tuple(xs), width, (0, *words))


def _levels(root: Node) -> Iterator[list[Node]]:
    level = [root]
    while level:
        yield level
        level = [child for node in level for child in node.children]


class _Slot(msgspec.Struct, frozen=True):
    """The room of a box and of all that follows from it; ``middle`` is that of the box.

    Nothing else comes between its top and its bottom in these columns, so no boxes overlap.
    """

    box: Box
    words: tuple[str, ...]
    height: int
    middle: int
    children: tuple[tuple[int, "_Slot"], ...]


def _slot(node: Node, depth: int, columns: _Columns, ruler: Ruler, head: int = 0) -> _Slot:
    """``head``: what the box needs above itself."""
    box = box_of(node, columns.at(depth, end=not node.children), ruler)
    words = wrapped(node.answer, WORD, ruler, columns.words[depth])
    above, below = max(box.h // 2 + head, 17 * len(words) + 8), box.h - box.h // 2
    slots = [_slot(child, depth + 1, columns, ruler) for child in node.children]
    if not slots:
        return _Slot(box, tuple(words), above + below, above, ())
    stack = sum(slot.height + _BETWEEN for slot in slots) - _BETWEEN
    height = max(above + below, stack)
    top, placed = (height - stack) // 2, []
    for slot in slots:
        placed.append((top, slot))
        top += slot.height + _BETWEEN
    middles = [top + slot.middle for top, slot in placed]
    middle = min(max((middles[0] + middles[-1]) // 2, above), height - below)
    return _Slot(box, tuple(words), height, middle, tuple(placed))


def wide(root: Node, past: Node | None, reviews: Sequence[Node], ruler: Ruler) -> Drawing:
    """The chart from left to right, a column a step; wider than a page only where it is deep."""
    columns, sheet = _columns(root, ruler), _Sheet()
    width = max(WIDE, columns.xs[-1] + columns.width + _MARGIN)
    head = box_of(past, columns.width, ruler) if past else None
    above = head.h + 34 if head else 0
    slot = _slot(root, 0, columns, ruler, above)
    highest = slot.box.h // 2 + above
    slot = replace(slot, middle=min(slot.middle, highest + _NEAR_THE_TOP))
    _draw(slot, 0, 14, columns, sheet)
    if head:
        x, y = _MARGIN, 14 + slot.middle - highest
        sheet.box(head, x, y)
        sheet.down(x + columns.width // 2, y + head.h, y + above)
    sheet.tail([box_of(node, _REVIEW, ruler) for node in reviews], width, _MARGIN)
    return sheet.drawing(width)


def _draw(slot: _Slot, depth: int, top: int, columns: _Columns, sheet: _Sheet) -> None:
    x, y = columns.xs[depth], top + slot.middle
    sheet.box(slot.box, x, y - slot.box.h // 2)
    trunk = x + columns.width + _TRUNK
    for offset, child in slot.children:
        to, at = columns.xs[depth + 1], top + offset + child.middle
        sheet.edge((x + columns.width, y), (trunk, y), (trunk, at), (to - 8, at))
        sheet.right(to - 2, at)
        sheet.word(child.words, trunk + _BESIDE, at - 8)
        _draw(child, depth + 1, top + offset, columns, sheet)


def narrow(root: Node, past: Node | None, reviews: Sequence[Node], ruler: Ruler) -> Drawing:
    """The chart as an indented list, for a phone."""
    sheet, y = _Sheet(), 8
    width = NARROW - 2 * _EDGE
    if past:
        head = box_of(past, width, ruler)
        sheet.box(head, _EDGE, y)
        y += head.h + 16
        sheet.down(28, 8 + head.h, y)
    indent = 24 if len(list(_levels(root))) < 6 else 16
    _list(root, 0, y, indent, sheet, ruler)
    sheet.tail([box_of(node, width, ruler) for node in reviews], NARROW, _EDGE)
    return sheet.drawing(NARROW)


def _list(node: Node, depth: int, y: int, indent: int, sheet: _Sheet, ruler: Ruler) -> int:
    """Draw a box and all that follows from it; gives the place below."""
    x = _EDGE + indent * depth
    box = box_of(node, NARROW - _EDGE - x, ruler)
    sheet.box(box, x, y)
    trunk, bottom = x + indent // 2 - 1, y + box.h
    below = bottom
    for child in node.children:
        words = wrapped(child.answer, WORD, ruler, NARROW - _EDGE - x - indent - 2)
        at = below + 17 * len(words) + 17
        sheet.word(words, x + indent + 2, at - 6)
        mine = len(sheet.boxes)
        below = _list(child, depth + 1, at, indent, sheet, ruler)
        made = sheet.boxes[mine]
        middle = made.y + made.h // 2
        sheet.edge((trunk, bottom), (trunk, middle), (made.x - 3, middle))
    return below


def mirrored(drawing: Drawing) -> Drawing:
    """The drawing from right to left; its lines are to be set in that direction."""
    w = drawing.width
    return replace(
        drawing,
        boxes=tuple(_mirrored(box, w) for box in drawing.boxes),
        paths=tuple(
            replace(p, points=tuple((w - x, y) for x, y in p.points)) for p in drawing.paths
        ),
        words=tuple(replace(line, x=w - line.x) for line in drawing.words),
    )


def _mirrored(box: Box, width: int) -> Box:
    return replace(
        box,
        x=width - box.x - box.w,
        lines=tuple(replace(line, x=box.w - line.x) for line in box.lines),
        badge=box.w - box.badge,
        rule=box.w - 5,
    )
