"""The score pad as a page shows it: a row a deal, running totals, the places, what is amiss."""

from collections.abc import Sequence

import msgspec

from biddingbox.estimation.state import State
from biddingbox.i18n import Messages, phrases
from biddingbox.log import fold
from biddingbox.seats import Seat
from biddingbox.sheets.game import GameSheet, game, going_on, opening_due
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
    """One deal: its case, number, trump, multiplier; no cells while it is not played."""

    case: str
    number: int
    trump: str
    carry: str
    cells: tuple[Cell, ...]


class Place(msgspec.Struct, frozen=True):
    """A place at the end, or as things stand."""

    place: int
    title: str
    seat: Seat
    points: str


class Due(msgspec.Struct, frozen=True):
    """The deal to be played: ``case`` is empty where it has not been opened.

    ``seen`` is the last line of its log; ``fresh`` while nothing of it has been written down.
    """

    place: int
    number: int
    dealer: Seat
    carry: str
    fixed: str
    case: str = ""
    seen: int = 0
    fresh: bool = True


class Pad(msgspec.Struct, frozen=True):
    """The pad of a game; ``due`` is the deal to be played, None where there is none."""

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
    due: Due | None = None

    @property
    def over(self) -> bool:
        """Whether all deals are played."""
        return self.sheet.over


def pad(game_id: str, cases: Sequence[Case], m: Messages) -> Pad:
    """The pad of a game, from its cases in the order of their places."""
    sheet = game(tuple(case.log for case in cases))
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
        tuple(
            finding(f, m) for f in sheet.findings if (f.key, f.log) != ("not-finished", len(cases))
        ),
        phrases.listed(
            m, (f"{m.text(f'game-mark-{k}')} {m.text(f'game-marked-{k}')}" for k in MARKS)
        ),
        _due(cases, sheet, m),
    )


def _due(cases: Sequence[Case], sheet: GameSheet, m: Messages) -> Due | None:
    last = cases[-1]
    if going_on(last.log):
        row = sheet.deals[-1]
        s: State = last.log.state
        return Due(
            len(cases), row.number, row.dealer, _times(row.carry), _fixed(s, m), last.id,
            last.log.seq, last.undo is None,
        )  # fmt: skip
    opening = opening_due([case.log for case in cases])
    if opening is None:
        return None
    s = fold(opening, ()).state
    number = s.deal.number or 0
    return Due(len(cases) + 1, number, s.deal.dealer, _times(s.deal.carry), _fixed(s, m))


def _times(carry: int) -> str:
    return f"×{carry}" if carry != 1 else ""


def _fixed(s: State, m: Messages) -> str:
    """The fixed trump in words; empty where there is an auction."""
    trump = s.deal.trump if s.deal.rules.fixed_trump_rounds else None
    return m.text(f"suit-{trump}") if trump is not None else ""


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
    return Row(case, row.number, trump(row, m), _times(row.carry), cells)
