"""The score pad as a page shows it: a row a deal, running totals, the places, what is amiss."""

from collections.abc import Sequence

import msgspec

from biddingbox.i18n import Messages, phrases
from biddingbox.seats import Seat
from biddingbox.sheets.game import GameSheet, game
from biddingbox.sheets.game_order import ROUND
from biddingbox.sheets.game_words import MARKS, finding, heading, minus, notes, signed, trump
from biddingbox.web.tables import Case


class Cell(msgspec.Struct, frozen=True):
    """One player in one deal: number named and tricks, titles, points, running total."""

    taken: str
    marks: str
    points: str
    total: str
    made: bool


class Row(msgspec.Struct, frozen=True):
    """One deal: its case, number, trump, multiplier, dealer; no cells while it is not played."""

    case: str
    number: int
    trump: str
    carry: str
    dealer: Seat
    cells: tuple[Cell, ...]


class Place(msgspec.Struct, frozen=True):
    """A place at the end, or as things stand."""

    place: int
    title: str
    seat: Seat
    points: str


class Pad(msgspec.Struct, frozen=True):
    """The pad of a game. ``open`` is the case that is going on, ``place`` that of the next deal."""

    id: str
    sheet: GameSheet
    heading: str
    points: str
    players: dict[Seat, str]
    rows: tuple[Row, ...]
    totals: tuple[str, ...]
    ranking: tuple[Place, ...]
    notes: tuple[str, ...]
    findings: tuple[str, ...]
    legend: str
    place: int
    open: Case | None = None

    @property
    def over(self) -> bool:
        """Whether all deals are played."""
        return self.sheet.over


def pad(game_id: str, cases: Sequence[Case], m: Messages) -> Pad:
    """The pad of a game, from its cases in the order of their places."""
    sheet = game(tuple(case.log for case in cases))
    last = cases[-1]
    going_on = last.log.state.phase not in ("over", "cancelled")
    return Pad(
        game_id,
        sheet,
        heading(sheet, m),
        m.text("cli-points", points=sheet.points),
        players(cases[0], m),
        tuple(_row(cases[row.log - 1].id, sheet, n, m) for n, row in enumerate(sheet.deals)),
        tuple(minus(str(sheet.totals[seat])) for seat in ROUND),
        tuple(
            Place(p.place, _title(p.title, m, shared=p.shared), p.seat, minus(str(p.points)))
            for p in sheet.ranking
        ),
        tuple(notes(sheet, m)),
        tuple(finding(f, m) for f in sheet.findings if f.key != "not-finished"),
        phrases.listed(
            m, (f"{m.text(f'game-mark-{k}')} {m.text(f'game-marked-{k}')}" for k in MARKS)
        ),
        len(cases) + (not going_on),
        last if going_on else None,
    )


def players(case: Case, m: Messages) -> dict[Seat, str]:
    """The players by the lines ``player N Amina`` of the first deal, else by their seats."""
    named = {
        fact.value[:1]: fact.value[1:].strip()
        for fact in case.log.opening.facts
        if fact.key == "player"
    }
    return {seat: named.get(seat) or phrases.person(m, seat) for seat in ROUND}


def _title(title: str, m: Messages, *, shared: bool) -> str:
    said = m.text(f"game-title-{title}")
    return m.text("game-shared", title=said) if shared else said


def _row(case: str, sheet: GameSheet, n: int, m: Messages) -> Row:
    row = sheet.deals[n]
    cells = tuple(
        Cell(
            f"{line.number}/{line.tricks}",
            "".join(m.text(f"game-mark-{mark}") for mark in line.marks),
            signed(line.points),
            minus(str(line.total)),
            line.made,
        )
        for line in row.lines
    )
    carry = f"×{row.carry}" if row.carry != 1 else ""
    return Row(case, row.number, trump(row, m), carry, row.dealer, cells)
