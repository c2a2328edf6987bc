"""The auction in four columns, West first, as bridge diagrams have it.

A withdrawn call and the one that took its place share a cell. Nothing is told by colour alone:
``1H!`` is irregular, ``(1H)`` was withdrawn or cancelled, ``[P]`` is implied, ``2C?`` waits for
the ruling, ``…`` is to call.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from biddingbox.cli.show_estimation import in_auction
from biddingbox.i18n import phrases
from biddingbox.i18n.direction import LRI, PDI

if TYPE_CHECKING:
    from rich.text import Text

    from biddingbox.cli.base import Json
    from biddingbox.i18n import Messages

COLUMNS: Final = ("W", "N", "E", "S")
#: Estimation goes round the other way.
COUNTER_CLOCKWISE: Final = ("N", "W", "S", "E")
TO_CALL: Final = "…"
_GONE: Final = ("withdrawn", "cancelled")
_DENOMINATIONS: Final = ("C", "D", "H", "S", "NT")
_NARROWEST: Final = 7
_FEW: Final = 3

Cell = list[tuple[str, str]]


def columns(answer: "Json") -> tuple[str, ...]:
    """The seats in the order of the columns."""
    return COUNTER_CLOCKWISE if answer.get("game") == "estimation" else COLUMNS


def mark(call: "Json", m: "Messages") -> tuple[str, str]:
    """How a call is written, and its style."""
    text = phrases.call(m, str(call["call"])) + ("!" if call.get("irregular") else "")
    status = call.get("status", "stands")
    if status in _GONE:
        return f"({text})", "dim"
    if status == "implied":
        return f"[{text}]", ""
    if status == "pending" and not call.get("irregular"):
        return f"{text}?", "yellow"
    return text, "bold yellow" if call.get("irregular") else ""


def cells(answer: "Json", m: "Messages") -> list[list[Cell]]:
    """Rows of four cells; a cell holds the calls made at that turn, each with its style."""
    placed: dict[int, Cell] = {}
    seats = columns(answer)
    last = seats.index(answer["dealer"]) - 1
    calls: Sequence[Any] = answer["calls"]
    if answer.get("game") == "estimation":
        calls = [c for c in calls if in_auction(c)]
    for call in calls:
        at = _place(last, seats.index(call["seat"]), again=bool(placed))
        placed.setdefault(at, []).append(mark(call, m))
        if call.get("status", "stands") not in _GONE:
            last = at
    pending = any(c.get("status") == "pending" for c in calls)
    if (turn := answer.get("turn")) and answer["phase"] == "auction" and not pending:
        at = _place(last, seats.index(turn), again=False)
        placed.setdefault(at, []).append((TO_CALL, "bold cyan"))
    rows = max(placed, default=0) // 4 + 1
    return [[placed.get(4 * row + column, []) for column in range(4)] for row in range(rows)]


def _place(last: int, column: int, *, again: bool) -> int:
    """The first free place of a column after the last call that counts.

    A seat whose own call is that last one has changed it: both share a cell.
    """
    if again and last >= 0 and last % 4 == column:
        return last
    return last + 1 + (column - last - 1) % 4


def lines(answer: "Json", m: "Messages") -> "list[Text]":
    """The diagram, and below it what its marks mean, if it has any."""
    from rich.text import Text

    heads = [m.text(f"seat-{seat}") for seat in columns(answer)]
    rows = cells(answer, m)
    width = max(_NARROWEST, *(len(h) for h in heads), *(_width(c) for row in rows for c in row)) + 1
    made = [Text("  " + "".join(h.ljust(width) for h in heads).rstrip(), style="bold")]
    for row in rows:
        line = Text("  ")
        for cell in row:
            for i, (text, style) in enumerate(cell):
                line.append(" " * (i > 0)).append(text, style=style)
            line.append(" " * (width - _width(cell)))
        line.rstrip()
        made.append(line)
    if m.right_to_left:
        made = [Text.assemble(LRI, line, PDI) for line in made]
    if legend := _legend(rows, answer, m):
        made.append(Text("  " + legend, style="dim"))
    return made


def _width(cell: Cell) -> int:
    return sum(len(text) for text, _ in cell) + max(0, len(cell) - 1)


def _legend(rows: list[list[Cell]], answer: "Json", m: "Messages") -> str:
    written = [text for row in rows for cell in row for text, _ in cell]
    keys = []
    if any(c.get("irregular") for c in answer["calls"]):
        keys.append(m.text("cli-mark-irregular", what=irregularities(answer, m)))
    if any(text.startswith("(") for text in written):
        keys.append(m.text("cli-mark-withdrawn"))
    if any(text.startswith("[") for text in written):
        keys.append(m.text("cli-mark-implied"))
    if any(text.endswith("?") for text in written):
        keys.append(m.text("cli-mark-pending"))
    return "   ".join(keys)


def irregularities(answer: "Json", m: "Messages") -> str:
    """The kinds of irregularity that the calls show, each once."""
    kinds = dict.fromkeys(str(k) for c in answer["calls"] for k in c.get("irregular", ()))
    return ", ".join(_kind(k, m) for k in kinds)


def _kind(kind: str, m: "Messages") -> str:
    plain = kind.replace("_", "-")
    name = f"irregular-{plain}"
    return m.text(name) if m.has(name) else plain.replace("-", " ")


def shorten(calls: Iterable[str], m: "Messages", *, typed: bool = False) -> str:
    """Calls in short, those that are no bids first: runs of three bids and more as ``3C–7NT``.

    Where that leaves many pieces, and whole denominations are what is missing, they are named:
    ``1NT–7NT except hearts``. Calls that can be ``typed`` stand as the notation has them.
    """
    say = str if typed else partial(phrases.call, m)
    given = list(dict.fromkeys(calls))
    bids = sorted(filter(_is_bid, given), key=_rank)
    parts = [say(c) for c in given if not _is_bid(c)]
    runs = _runs(bids)
    if len(runs) > _FEW and (missing := _missing(bids)):
        parts.append(
            m.text(
                "cli-calls-except",
                calls=f"{say(bids[0])}–{say(bids[-1])}",
                denominations=", ".join(m.text(f"suit-{d}") for d in missing),
            )
        )
    else:
        for run in runs:
            ends = f"{say(run[0])}–{say(run[-1])}"
            parts.extend([ends] if len(run) > 2 else map(say, run))
    return ", ".join(parts)


def _runs(bids: Sequence[str]) -> list[list[str]]:
    """Bids in order, cut where a bid between them is missing."""
    runs: list[list[str]] = []
    for bid in bids:
        if runs and _rank(bid) == _rank(runs[-1][-1]) + 1:
            runs[-1].append(bid)
        else:
            runs.append([bid])
    return runs


def _missing(bids: Sequence[str]) -> tuple[str, ...]:
    """The denominations of which no bid is there, if these alone, one or two, are missing."""
    there = {_suit(bid) for bid in bids}
    missing = tuple(d for d in _DENOMINATIONS if d not in there)
    between = range(_rank(bids[0]), _rank(bids[-1]) + 1)
    full = sum(_DENOMINATIONS[rank % 5] in there for rank in between) == len(bids)
    return missing if full and len(missing) < 3 else ()


def _is_bid(call: str) -> bool:
    return call[:1].isdigit() and _suit(call) in _DENOMINATIONS


def _suit(bid: str) -> str:
    return bid.lstrip("0123456789")


def _rank(bid: str) -> int:
    suit = _suit(bid)
    return 5 * (int(bid.removesuffix(suit)) - 1) + _DENOMINATIONS.index(suit)
