"""A whole game of Estimation: many logs, one a deal, folded into one sheet.

Everything is second-hand: no law known to us speaks of more than one deal, and the figures are
house rules.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from biddingbox.estimation import course
from biddingbox.estimation.calls import Denomination
from biddingbox.estimation.readings import SWITCHES
from biddingbox.estimation.rules import COMMON, Rules, changed
from biddingbox.estimation.rules import sheet as points_name
from biddingbox.estimation.score import SUPER, Part, score
from biddingbox.estimation.state import State
from biddingbox.estimation.view import hand
from biddingbox.events import Opening
from biddingbox.log import Log, fold
from biddingbox.seats import Seat
from biddingbox.sheets.game_order import (
    ROUND,
    Finding,
    Now,
    after,
    builds,
    compared,
    next_opening,
    number_of,
    supplied,
)

__all__ = [
    "DealRow",
    "Finding",
    "GameSheet",
    "Line",
    "Place",
    "builds",
    "game",
    "going_on",
    "next_opening",
    "opening_due",
    "ranked",
]

#: What each place is called: King, sub-king, upper kooz, Kooz.
TITLES: Final = ("king", "sub-king", "upper-kooz", "kooz")
#: The gaps that concern the points of a game.
GAPS: Final = tuple(SWITCHES)[tuple(SWITCHES).index("points-preset") :]


class Line(msgspec.Struct, frozen=True):
    """One seat in one deal; ``total`` is the running total, ``marks`` the titles that he has."""

    seat: Seat
    number: int
    tricks: int
    parts: tuple[Part, ...]
    points: int
    total: int
    marks: tuple[str, ...] = ()

    @property
    def made(self) -> bool:
        """Whether he took exactly the number that he named."""
        return self.number == self.tricks


class DealRow(msgspec.Struct, frozen=True):
    """One deal: ``log`` is its place among the logs, from 1.

    ``kind``: ``owned``, ``all-pass``, ``fixed``; ``redeal``, ``redeal-double``, ``skip-double``
    where it was not played; ``open`` while it is not finished. Only what was played has lines.
    """

    log: int
    number: int
    dealer: Seat
    kind: str
    trump: Denomination | None
    owner: Seat | None
    carry: int
    lines: tuple[Line, ...] = ()
    all_failed: bool = False

    @property
    def counts(self) -> bool:
        """Whether the deal takes up its number: one that is dealt again does not."""
        return not self.kind.startswith("redeal")


class Place(msgspec.Struct, frozen=True):
    """A seat in the ranking; ``shared`` where another has the same total."""

    place: int
    seat: Seat
    points: int
    title: str
    shared: bool = False


class GameSheet(msgspec.Struct, frozen=True):
    """A game: its deals in the order of the logs, and what they come to.

    ``over``: every deal of the game is there and finished; until then the ranking is provisional.
    """

    edition: str
    rules: Rules
    length: int
    deals: tuple[DealRow, ...]
    totals: dict[Seat, int]
    ranking: tuple[Place, ...]
    over: bool
    findings: tuple[Finding, ...] = ()
    gaps: tuple[str, ...] = ()

    @property
    def points(self) -> str:
        """The name of the points, with what was changed in them."""
        return points_name(self.rules)

    @property
    def changed(self) -> dict[str, object]:
        """The house rules that are not those of the preset."""
        return changed(self.rules)


def game(logs: Sequence[Log]) -> GameSheet:
    """The sheet of a game, from its logs in the order in which they were played."""
    now = Now()
    rows: list[DealRow] = []
    findings: list[Finding] = []
    totals: dict[Seat, int] = dict.fromkeys(ROUND, 0)
    states: list[State] = []
    gaps: set[str] = set()
    for place, log in enumerate(logs, 1):
        if log.opening.game != "estimation":
            findings.append(Finding("other-game", place))
            continue
        opening = supplied(log.opening, now)
        log = log if opening == log.opening else fold(opening, log.events)
        s: State = log.state
        seen = [r.number for r in rows if r.counts]
        findings += compared(place, log, now, seen, states[0] if states else None)
        row = _row(place, s, number_of(s, now), totals)
        totals |= {line.seat: line.total for line in row.lines}
        rows.append(row)
        states.append(s)
        gaps |= {r.gap for r in s.rulings}
        now = after(now, s)
    rules = states[0].deal.rules if states else COMMON
    length = course.length(rules) + len(now.postponed)
    done = {r.number for r in rows if r.counts and r.kind != "open"}
    counted = {r.number for r in rows if r.counts}
    if missing := [n for n in range(1, max(counted, default=0)) if n not in counted]:
        findings.append(Finding("missing", None, {"deals": ", ".join(map(str, missing))}))
    ranking = ranked(totals, rules)
    if any(p.shared for p in ranking):
        gaps.add("ties-at-the-end")
    return GameSheet(
        states[0].deal.edition if states else "common",
        rules,
        length,
        tuple(rows),
        totals,
        ranking,
        set(range(1, length + 1)) <= done,
        tuple(findings),
        tuple(g for g in GAPS if g in gaps),
    )


def going_on(log: Log) -> bool:
    """Whether a deal has not come to its end yet."""
    return log.state.phase not in ("over", "cancelled")


def opening_due(logs: Sequence[Log]) -> Opening | None:
    """The header of the next deal; None while one is going on, and after the last of the game."""
    if going_on(logs[-1]):
        return None
    opening = next_opening(logs)
    number = fold(opening, ()).state.deal.number
    return opening if number <= game(logs).length else None


def _row(place: int, s: State, number: int, totals: dict[Seat, int]) -> DealRow:
    e, deal = s.ending, s.deal
    row = DealRow(
        place, number, deal.dealer, "open", e.trump if e is not None else deal.trump,
        s.outcome.owners[0][0] if s.outcome is not None and s.outcome.owners else None, deal.carry,
    )  # fmt: skip
    if thrown := course.thrown_in(s):
        return replace(row, kind=thrown, trump=None)
    if not s.result or s.outcome is None or e is None:
        return row
    made = {r.seat: r for r in score(deal.rules, hand(s))}
    lines = tuple(
        Line(
            seat, made[seat].number, made[seat].tricks, made[seat].parts, made[seat].total,
            totals[seat] + made[seat].total, _marks(s, seat, made[seat].number),
        )
        for seat in ROUND
    )  # fmt: skip
    kind = "fixed" if e.fixed else "all-pass" if e.all_pass else "owned"
    failed = not any(line.made for line in lines)
    return replace(row, kind=kind, lines=lines, all_failed=failed)


def _marks(s: State, seat: Seat, number: int) -> tuple[str, ...]:
    """The titles of a seat in a deal: owner or With, risk, dash call, eight or more."""
    assert s.outcome is not None
    owners = [x for x, _ in s.outcome.owners]
    marks = []
    if seat in owners:
        marks.append("owner" if seat == owners[0] else "with")
    if s.outcome.risk is not None and s.outcome.risk.seat == seat:
        marks.append("risk")
    if seat in s.auction.dash:
        marks.append("dash")
    if number >= SUPER and seat in owners:
        marks.append("super")
    return tuple(marks)


def ranked(totals: dict[Seat, int], rules: Rules) -> tuple[Place, ...]:
    """The ranking, highest total first; a tie shares its place (gap ``ties-at-the-end``)."""
    order = sorted(ROUND, key=lambda seat: -totals[seat])
    found = []
    for seat in order:
        own = totals[seat]
        better = sum(points > own for points in totals.values())
        same = sum(points == own for points in totals.values())
        last = rules.ties == "lower-place" and better > 0
        place = better + (same if last else 1)
        found.append(Place(place, seat, own, TITLES[place - 1], same > 1))
    return tuple(found)
