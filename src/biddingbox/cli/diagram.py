"""The auction in four columns, West first, as bridge diagrams have it.

A withdrawn call and the one that took its place share a cell. Nothing is told by colour alone:
``1H!`` is irregular, ``(1H)`` was withdrawn or cancelled, ``[P]`` is implied, ``2C?`` waits for
the ruling, ``…`` is to call.
"""

from typing import TYPE_CHECKING, Final

from biddingbox.director.diagram import COUNTER_CLOCKWISE, GONE, TURN, rows
from biddingbox.i18n import phrases
from biddingbox.i18n.direction import LRI, PDI

if TYPE_CHECKING:
    from rich.text import Text

    from biddingbox.cli.base import Json
    from biddingbox.i18n import Messages

COLUMNS: Final = ("W", "N", "E", "S")
TO_CALL: Final = "…"
_NARROWEST: Final = 7

Cell = list[tuple[str, str]]


def columns(answer: "Json") -> tuple[str, ...]:
    """The seats in the order of the columns."""
    return COUNTER_CLOCKWISE if answer.get("game") == "estimation" else COLUMNS


def mark(call: "Json", m: "Messages") -> tuple[str, str]:
    """How a call is written, and its style."""
    text = phrases.call(m, str(call["call"])) + ("!" if call.get("irregular") else "")
    status = call.get("status", "stands")
    if status in GONE:
        return f"({text})", "dim"
    if status == "implied":
        return f"[{text}]", ""
    if status == "pending" and not call.get("irregular"):
        return f"{text}?", "yellow"
    return text, "bold yellow" if call.get("irregular") else ""


def cells(answer: "Json", m: "Messages") -> list[list[Cell]]:
    """Rows of four cells; a cell holds the calls made at that turn, each with its style."""
    return [
        [[_written(record, m) for record in cell] for cell in row]
        for row in rows(answer, columns(answer))
    ]


def _written(record: "Json", m: "Messages") -> tuple[str, str]:
    return (TO_CALL, "bold cyan") if record is TURN else mark(record, m)


def lines(answer: "Json", m: "Messages") -> "list[Text]":
    """The diagram, and below it what its marks mean, if it has any."""
    from rich.text import Text

    heads = [m.text(f"seat-{seat}") for seat in columns(answer)]
    table = cells(answer, m)
    widths = (_width(cell) for row in table for cell in row)
    width = max(_NARROWEST, *map(len, heads), *widths) + 1
    made = [Text("  " + "".join(h.ljust(width) for h in heads).rstrip(), style="bold")]
    for row in table:
        line = Text("  ")
        for cell in row:
            for i, (text, style) in enumerate(cell):
                line.append(" " * (i > 0)).append(text, style=style)
            line.append(" " * (width - _width(cell)))
        line.rstrip()
        made.append(line)
    if m.right_to_left:
        made = [Text.assemble(LRI, line, PDI) for line in made]
    if legend := _legend(table, answer, m):
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
