"""A whole game of Estimation as text: a row a deal, running totals, the ranking, what is amiss."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from biddingbox.cli.base import WIDEST, Json, emit
from biddingbox.director.summary import edition_line
from biddingbox.estimation.readings import reading
from biddingbox.i18n import phrases
from biddingbox.sheets import game_data
from biddingbox.sheets.game import game
from biddingbox.sheets.game_order import ROUND
from biddingbox.sheets.game_words import MARKS, finding, heading, minus, notes, signed, trump

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table
    from rich.text import Text

    from biddingbox.i18n import Messages
    from biddingbox.log import Log
    from biddingbox.sheets.game import DealRow, GameSheet, Line


def as_json(logs: "Sequence[Log]") -> Json:
    """See :mod:`biddingbox.sheets.game_data`."""
    return game_data.as_json(game(logs))


def as_csv(logs: "Sequence[Log]") -> str:
    """See :mod:`biddingbox.sheets.game_data`."""
    return game_data.as_csv(game(logs))


def show(out: "Console", m: "Messages", logs: "Sequence[Log]") -> None:
    """Print the sheet of a game."""
    from rich.measure import Measurement

    sheet = game(logs)
    table = _table(sheet, m)
    needed = Measurement.get(out, out.options.update(max_width=WIDEST), table).maximum
    out.width = max(out.width, min(needed, WIDEST))
    emit(out, *_head(sheet, m), table, *_below(sheet, m))


def _head(sheet: "GameSheet", m: "Messages") -> "Iterator[Text]":
    from rich.text import Text

    yield Text(edition_line({"game": "estimation", "edition": sheet.edition}, m), style="bold")
    facts = [
        m.text("game-length", count=str(sheet.length)),
        m.text("cli-points", points=sheet.points),
    ]
    if sheet.changed:
        rules = " ".join(f"{k}={str(v).lower()}" for k, v in sheet.changed.items())
        facts.append(m.text("cli-house-rules", rules=rules))
    yield Text(" · ".join(facts), style="dim")
    yield Text("")


def _table(sheet: "GameSheet", m: "Messages") -> "Table":
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(m.text("game-head-deal"), justify="right", no_wrap=True)
    table.add_column(m.text("game-head-trump"), no_wrap=True)
    table.add_column(m.text("game-head-carry"), no_wrap=True)
    for seat in ROUND:
        table.add_column(Text(" " + phrases.person(m, seat)), no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True)
    for row in sheet.deals:
        table.add_row(*_row(row, m))
    totals = [cell for seat in ROUND for cell in ("", "", str(sheet.totals[seat]))]
    table.add_row("", "", "", *(minus(cell) for cell in totals), style="bold")
    return table


def _row(row: "DealRow", m: "Messages") -> list[str]:
    carry = f"×{row.carry}" if row.carry != 1 else ""
    cells = [cell for line in row.lines for cell in _cells(line, m)]
    return [str(row.number), trump(row, m), carry, *cells]


def _cells(line: "Line", m: "Messages") -> tuple[str, str, str]:
    """Number and tricks with the titles, the points, the running total."""
    marks = "".join(m.text(f"game-mark-{mark}") for mark in line.marks)
    points = signed(line.points)
    return f" {line.number}/{line.tricks} {marks}".rstrip(), points, minus(str(line.total))


def _below(sheet: "GameSheet", m: "Messages") -> "Iterator[RenderableType]":
    from rich.text import Text

    yield Text("")
    yield Text(m.text("game-legend"), style="dim")
    marks = [f"{m.text(f'game-mark-{k}')} {m.text(f'game-marked-{k}')}" for k in MARKS]
    yield Text(phrases.listed(m, marks), style="dim")
    if told := list(notes(sheet, m)):
        yield Text("")
        yield from map(Text, told)
    yield Text("")
    yield Text(heading(sheet, m), style="bold")
    yield _ranking(sheet, m)
    if sheet.findings:
        yield Text("")
        yield Text(m.text("game-findings"), style="bold")
        yield from (Text(f"  {finding(f, m)}") for f in sheet.findings)
    if sheet.gaps:
        yield Text("")
        yield Text(m.text("game-gaps"), style="bold")
        for gap in sheet.gaps:
            situation, key = m.text(f"sheet-gap-{gap}"), reading(sheet.rules, gap)
            said = m.text(f"sheet-gap-{gap}-{key}")
            yield Text("  " + m.text("game-gap", situation=situation, reading=said))


def _ranking(sheet: "GameSheet", m: "Messages") -> "Table":
    from rich.table import Table

    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    for place in sheet.ranking:
        title = m.text(f"game-title-{place.title}")
        title = m.text("game-shared", title=title) if place.shared else title
        seat = phrases.person(m, place.seat)
        table.add_row(f"  {place.place}", title, seat, minus(str(place.points)))
    return table
