"""PBN 2.1, 3: the export format: mandatory tags in their order, four calls and four cards a line.

``export`` gives one game; ``export_file`` a file. Comments stay behind what they refer to; suffixes
become NAGs (3.7); inherited values are written out (4.8).
"""

import re
import textwrap
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

import msgspec

from biddingbox.cards import RANKS
from biddingbox.records import pbn_values as values
from biddingbox.records.board import Board
from biddingbox.records.pbn_from_board import game_of
from biddingbox.records.pbn_game import Game, Tag, Token, quoted, tokens
from biddingbox.records.pbn_tags import MANDATORY
from biddingbox.seats import SEATS, Seat

#: 2.4: the first lines of a file in export format.
DIRECTIVES: Final = "% PBN 2.1\n% EXPORT\n"
#: 2.3: a line has 255 characters at most, CR and LF included; 80 and more are discouraged.
MAX_LINE: Final = 253
_NEAT: Final = 79
#: 3.5.3, 3.6.3.
_SUFFIXES: Final = ("!", "?", "!!", "??", "!?", "?!")
_VULNERABLE: Final = {"none": "None", "NS": "NS", "EW": "EW", "both": "All"}
_ELEMENTS: Final = ("word", "string", "bad")
_COLUMN: Final = re.compile(r"[^;]*\\([0-9]{1,3})([LR]?)")


class _Cell(msgspec.Struct):
    """A call or a card with all that belongs to it."""

    text: str
    note: str = ""
    nags: list[int] = []
    comments: list[str] = []

    def words(self) -> list[str]:
        marks = [f"${n}" for n in sorted(self.nags)]
        return [w for w in (self.text, self.note, *marks, *self.comments) if w]


def export_file(items: Iterable[Game | Board]) -> Iterator[str]:
    """The texts of a file in export format, one for each game; line ends are LF."""
    first = True
    for item in items:
        yield (DIRECTIVES if first else "\n") + export(item)
        first = False


def export(item: Game | Board) -> str:
    """One game in export format, without the empty line before it."""
    game = game_of(item) if isinstance(item, Board) else item
    lines = _head(game)
    own = {t.name: i for i, t in reversed(list(enumerate(game.tags)))}
    for name in MANDATORY:
        lines.append(_pair(name, _mandatory(game, name)))
        lines += _comments(game, own.get(name))
    extra = {n for n in game.values if n not in MANDATORY and n not in ("Auction", "Play", "Note")}
    sections = {n for n in extra if n in own and _has_data(game, own[n])}
    for name in sorted(extra - sections):
        lines.append(_pair(name, game.values[name]))
        lines += _comments(game, own.get(name))
    lines += _section(game, own, "Auction")
    lines += _section(game, own, "Play")
    for name in sorted(sections):
        lines.append(_pair(name, game.values[name]))
        lines += _table(game, own[name])
    return "".join(line + "\n" for line in lines)


def _pair(name: str, value: str) -> str:
    return f"[{name} {quoted(value)}]"


def _head(game: Game) -> list[str]:
    """The comments and the escaped lines before the first tag, but for the directives."""
    lines: list[str] = []
    for t in tokens(game, -1):
        if t.kind == "escape" and t.text.removeprefix("%").split()[:1] not in (["PBN"], ["EXPORT"]):
            lines.append(t.text)
        elif t.kind in ("line", "brace"):
            lines += _wrapped(t.text)
    return lines


def _wrapped(comment: str) -> list[str]:
    """3.8, 2.3: a comment in lines that are short enough; a rest of line is cut into several."""
    mark = ";" if comment[0] == ";" else ""
    lines: list[str] = []
    for line in comment.replace("\t", " ").split("\n"):
        if len(line) <= MAX_LINE:
            lines.append(line)
            continue
        parts = textwrap.wrap(line, MAX_LINE - 1, drop_whitespace=False)
        lines += [parts[0], *(mark + p for p in parts[1:])]
    return lines


def _comments(game: Game, index: int | None) -> list[str]:
    if index is None or game.tags[index].body.isspace():
        return []
    found = tokens(game, index)
    return [line for t in found if t.kind in ("line", "brace") for line in _wrapped(t.text)]


def _has_data(game: Game, index: int) -> bool:
    body = game.tags[index].body
    return bool(body.strip()) and any(t.kind in ("word", "string") for t in tokens(game, index))


def _mandatory(game: Game, name: str) -> str:
    """3.4: the value in the form of the export format; ``?`` where it is not known."""
    value = game.values.get(name)
    passed = values.contract(game.values.get("Contract", ""))[0] == "P"
    if value is None:
        return "" if passed and name in ("Declarer", "Result") else "?"
    declarer, _ = values.declarer(game.values.get("Declarer", ""))
    match name:
        case "Dealer":
            return values.SEAT.get(value, value)
        case "Vulnerable" if value.lower() in values.VULNERABLE:
            return _VULNERABLE[values.VULNERABLE[value.lower()]]
        case "Deal":
            return _deal(value, values.SEAT.get(game.values.get("Dealer", "")))
        case "Declarer" if declarer is not None:
            return ("^" if value.lstrip().startswith("^") else "") + declarer
        case "Contract":
            contract, trump = values.contract(value)
            return "Pass" if contract == "P" else contract or trump or value
        case "Result" if (tricks := values.tricks(value, declarer)) is not None:
            return ("^" if value.lstrip().startswith("^") else "") + str(tricks)
    return value


def _deal(value: str, dealer: Seat | None) -> str:
    """3.4.11: ranks from the top, the dealer's hand first; as it was if it cannot be read."""
    _, code, _ = values.deal(value)
    first = dealer or values.SEAT.get(value[:1])
    if code or first is None:
        return value
    written = value[2:].upper().split(" ")
    at = dict(zip(_from(values.SEAT[value[:1]]), written, strict=True))
    return f"{first}:" + " ".join(_sorted(at[s]) for s in _from(first))


def _sorted(hand: str) -> str:
    if hand == "-":
        return hand
    return ".".join("".join(sorted(suit, key=RANKS.index)) for suit in hand.split("."))


def _from(seat: Seat) -> tuple[Seat, ...]:
    return SEATS[SEATS.index(seat) :] + SEATS[: SEATS.index(seat)]


def _section(game: Game, own: dict[str, int], name: str) -> list[str]:
    """3.5, 3.6: the auction or the play: its tag, four cells a line, its notes."""
    if (index := own.get(name)) is None:
        return []
    first = values.SEAT.get(game.tags[index].value, game.tags[index].value)
    before, cells = _cells(tokens(game, index), 0 if name == "Auction" else 6)
    if name == "Auction":
        skipped = 0
        while cells and cells[0].text in ("-", "--") and not cells[0].comments:
            cells.pop(0)
            skipped += 1
        if first in SEATS and skipped:
            first = SEATS[(SEATS.index(first) + skipped) % 4]
        cells = _all_passes(cells)
    lines = [_pair(name, first), *before, *_rows(cells)]
    for note in _note_tags(game.tags, index):
        lines.append(_pair("Note", note.value))
        lines += _comments(game, game.tags.index(note))
    return lines


def _note_tags(tags: tuple[Tag, ...], index: int) -> list[Tag]:
    """The notes behind the section at this index, before the next section."""
    found: list[Tag] = []
    for tag in tags[index + 1 :]:
        if tag.name in ("Auction", "Play"):
            break
        if tag.name == "Note":
            found.append(tag)
    return found


def _cells(found: tuple[Token, ...], nag: int) -> tuple[list[str], list[_Cell]]:
    """Comments before the first call or card, and the calls or cards; NAGs begin after ``nag``."""
    before: list[str] = []
    cells: list[_Cell] = []
    marks = ""
    for t in found:
        match t.kind:
            case "word" | "end" | "next" | "bad" | "string":
                cells.append(_Cell(marks + _spelled(t.text, nag)))
                marks = ""
            case "mark" if t.text == "^S":
                cells.append(_Cell(t.text))
            case "mark":
                marks += t.text + " "
            case "line" | "brace" if not cells:
                before += _wrapped(t.text)
            case "line" | "brace":
                cells[-1].comments.append("\n".join(_wrapped(t.text)))
            case "note" if cells:
                cells[-1].note = cells[-1].note or t.text
            case "nag" if cells:
                cells[-1].nags.append(int(t.text[1:6]))
            case "suffix" if cells and t.text in _SUFFIXES:
                cells[-1].nags.append(nag + 1 + _SUFFIXES.index(t.text))
    return before, cells


def _spelled(word: str, nag: int) -> str:
    """3.11: calls and cards in upper case, in the spelling of the standard."""
    if word in ("-", "--"):
        return "-"
    upper = word.upper()
    if nag == 0:
        upper = {"PASS": "Pass", "P": "Pass"}.get(upper, upper)
        return upper + "T" if re.fullmatch("[1-7]N", upper) else upper
    return upper


def _all_passes(cells: list[_Cell]) -> list[_Cell]:
    """3.5.1: ``AP`` written out."""
    passes, bid = 0, False
    found: list[_Cell] = []
    for cell in cells:
        if cell.text == "AP":
            count = max(1, (3 if bid else 4) - passes)
            found += [_Cell("Pass") for _ in range(count - 1)]
            found.append(_Cell("Pass", cell.note, cell.nags, cell.comments))
            passes += count
            continue
        passes = passes + 1 if cell.text == "Pass" else 0
        bid = bid or cell.text != "Pass"
        found.append(cell)
    return found


def _rows(cells: list[_Cell]) -> Iterator[str]:
    """Four cells a line; a line that grows too long is continued on the next."""
    line = ""
    for number, cell in enumerate(cells, 1):
        for word in cell.words():
            ended = line.rpartition("\n")[2]
            if line and len(ended) + 1 + len(word.partition("\n")[0]) > _NEAT:
                yield line
                line = ""
            line += (" " if line else "") + word
            if word[0] == ";":
                yield line
                line = ""
        if line and number % 4 == 0:
            yield line
            line = ""
    if line:
        yield line


def _table(game: Game, index: int) -> list[str]:
    """5.2: a row a line, elements in columns as wide as the tag's value says."""
    lines = _comments(game, index)
    elements = [t.text for t in tokens(game, index) if t.kind in _ELEMENTS]
    columns = game.values[game.tags[index].name].split(";")
    widths = [m.groups() if (m := _COLUMN.fullmatch(c)) else ("0", "") for c in columns]
    if len(columns) == 1 or len(elements) % len(columns):
        rows = groupby(tokens(game, index), lambda t: t.line)
        written = (" ".join(t.text for t in row if t.kind in _ELEMENTS) for _, row in rows)
        return lines + [line for line in written if line]
    for row in range(0, len(elements), len(columns)):
        cells = zip(elements[row : row + len(columns)], widths, strict=True)
        lines.append(
            " ".join(
                e.rjust(int(w)) if side == "R" else e.ljust(int(w)) for e, (w, side) in cells
            ).rstrip()
        )
    return lines
