"""Law 78, a field: the boards of a session scored, and its pairs ranked.

On every board, in this order: scores are compared (78A or 78B); averages take their figures (12C,
86A, 88); a cap takes effect (25B2(b)(2)), for the side that it binds alone: the other side, and
every other table, go by the score at the table; penalties come off (90).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal

import msgspec

from biddingbox.bridge.results import SIDES
from biddingbox.seats import Side
from biddingbox.sheets import imps, matchpoints
from biddingbox.sheets.board import Board, Line, Spread, mean, natural

MethodName = Literal["matchpoints", "imps", "butler"]
Winners = Literal["auto", "1", "2"]
METHODS: Final[tuple[MethodName, ...]] = ("matchpoints", "imps", "butler")


class Pair(msgspec.Struct, frozen=True, gc=False):
    """A pair; ``side`` where the same number is another pair on the other side."""

    number: str
    side: Side | None = None


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Why a score is not just that of the comparison: a clause, a message key, its arguments."""

    key: str
    law: str
    args: Mapping[str, str] = {}


class Scored(msgspec.Struct, frozen=True, gc=False):
    """A side's score on a board: ``compared`` before cap and penalties, ``score`` what counts."""

    line: Line
    pair: Pair
    compared: Fraction
    score: Fraction
    marks: tuple[Mark, ...] = ()


class ScoredBoard(msgspec.Struct, frozen=True):
    """A board: its scores by side, in the order of its tables.

    ``top`` is 0 where IMPs are won; ``compared`` says how many scores of each side could be
    compared, ``datum`` what butler measures them against.
    """

    board: Board
    top: int
    scores: dict[Side, tuple[Scored, ...]]
    compared: dict[Side, int]
    datum: dict[Side, int] | None = None


class Place(msgspec.Struct, frozen=True):
    """A pair's place: ``share`` of the tops of its boards (None in IMPs), 78C's total points."""

    rank: int
    tied: bool
    pair: Pair
    boards: int
    score: Fraction
    top: int
    share: Fraction | None
    points: float


class Session(msgspec.Struct, frozen=True):
    """A field scored: its boards, and one ranking or two (by side)."""

    method: MethodName
    boards: tuple[ScoredBoard, ...]
    rankings: tuple[tuple[Side | None, tuple[Place, ...]], ...]


def session(
    boards: Sequence[Board], method: MethodName = "matchpoints", winners: Winners = "auto"
) -> Session:
    """Score a session. ``winners``: one ranking or two; ``auto`` goes by where the pairs sat."""
    two = winners == "2" or (winners == "auto" and two_winners(boards))
    by_side = two or separate(boards)
    raw = {
        (n, side): _COMPARE[method](spreads(board, side))
        for n, board in enumerate(boards)
        for side in SIDES
    }
    shares = _shares(boards, raw, by_side) if method == "matchpoints" else {}
    scored = tuple(
        _board(board, {side: raw[n, side] for side in SIDES}, method, shares, by_side)
        for n, board in enumerate(boards)
    )
    if not two:
        return Session(method, scored, ((None, ranking(scored, SIDES)),))
    return Session(method, scored, tuple((side, ranking(scored, (side,))) for side in SIDES))


def separate(boards: Iterable[Board]) -> bool:
    """Whether a number sat on both sides of one board: it is then two pairs, here and elsewhere."""
    return any(
        {t.lines[0].pair for t in board.tables} & {t.lines[1].pair for t in board.tables}
        for board in boards
    )


def two_winners(boards: Sequence[Board]) -> bool:
    """Whether every pair sat on one side only (Mitchell), so that two fields are ranked."""
    sat = [{line.pair for b in boards for t in b.tables for line in t.lines if line.side == side}
           for side in SIDES]  # fmt: skip
    return separate(boards) or not sat[0] & sat[1]


def spreads(board: Board, side: Side) -> tuple[Spread, ...]:
    """What the field compares on that side, table by table; empty where it is artificial."""
    return tuple(table.of(side).spread for table in board.tables)


_COMPARE: Final[dict[MethodName, Callable[[Sequence[Spread]], tuple[Fraction | None, ...]]]] = {
    "matchpoints": matchpoints.compare,
    "imps": imps.cross,
    "butler": imps.butler,
}


def _pair(line: Line, by_side: bool) -> Pair:
    return Pair(line.pair, line.side if by_side else None)


def _shares(
    boards: Sequence[Board],
    raw: Mapping[tuple[int, Side], tuple[Fraction | None, ...]],
    by_side: bool,
) -> dict[Pair, Fraction]:
    """88: what each pair won on the boards that it played, as a share of their tops.

    Only the pairs that need it: those with an artificial score somewhere.
    """
    lines = [line for board in boards for table in board.tables for line in table.lines]
    needed = {_pair(line, by_side) for line in lines if line.average}
    won: dict[Pair, tuple[Fraction, int]] = {}
    for n, board in enumerate(boards) if needed else ():
        for side in SIDES:
            tables = len(board.tables)
            for table, value in zip(board.tables, raw[n, side], strict=True):
                line = table.of(side)
                pair = _pair(line, by_side)
                if pair in needed and value is not None:
                    score, top = won.get(pair, (Fraction(), 0))
                    value = min(value, matchpoints.cap(tables)) if line.caps else value
                    won[pair] = (score + value, top + matchpoints.top(tables))
    return {pair: score / top for pair, (score, top) in won.items() if top}


def _board(
    board: Board,
    raw: Mapping[Side, tuple[Fraction | None, ...]],
    method: MethodName,
    shares: Mapping[Pair, Fraction],
    by_side: bool,
) -> ScoredBoard:
    tables = len(board.tables)
    top = matchpoints.top(tables) if method == "matchpoints" else 0
    scores: dict[Side, tuple[Scored, ...]] = {}
    for side in SIDES:
        lines = [(table.of(side), value)
                 for table, value in zip(board.tables, raw[side], strict=True)]  # fmt: skip
        scores[side] = tuple(
            _scored(line, _pair(line, by_side), value, method, tables, shares)
            for line, value in lines
        )
    compared = {side: sum(value is not None for value in raw[side]) for side in SIDES}
    data = {s: imps.datum(spreads(board, s)) for s in SIDES} if method == "butler" else None
    return ScoredBoard(board, top, scores, compared, data)


def _scored(
    line: Line,
    pair: Pair,
    value: Fraction | None,
    method: MethodName,
    tables: int,
    shares: Mapping[Pair, Fraction],
) -> Scored:
    if value is not None and not line.caps and not line.penalties:
        marks = () if line.results[0].kind == "table" else (_adjusted(line),)
        return Scored(line, pair, value, value, marks)
    marks = ()
    if value is None:
        value, mark = _average(line, method, tables, shares.get(pair))
        marks = (mark,)
    elif line.results[0].kind != "table":
        marks = (_adjusted(line),)
    score, capped = _cap(line, value, method, tables)
    score, taken = _penalties(line, score, method, tables)
    return Scored(line, pair, value, score, (*marks, *capped, *taken))


def _adjusted(line: Line) -> Mark:
    """12C: an assigned score, or several that are weighed against each other."""
    key = "weighted" if len(line.results) > 1 else "assigned"
    return Mark(key, line.results[0].law)


def _average(
    line: Line, method: MethodName, tables: int, share: Fraction | None
) -> tuple[Fraction, Mark]:
    """12C, 86A, 88: what an artificial score is worth."""
    law = line.results[0].law
    if method != "matchpoints":
        return imps.AVERAGES[line.average], Mark("average", law, {"value": line.average})
    worth = matchpoints.average(line.average, share)
    floored = worth != matchpoints.AVERAGES[line.average]
    args = {"value": line.average, "percent": number(100 * worth)}
    return worth * matchpoints.top(tables), Mark(
        "average-session" if floored else "average", law, args
    )


def _cap(
    line: Line, value: Fraction, method: MethodName, tables: int
) -> tuple[Fraction, tuple[Mark, ...]]:
    """25B2(b)(2): the lower of the side's own score and average minus."""
    if not line.caps:
        return value, ()
    most = imps.AVERAGES["average_minus"]
    if method == "matchpoints":
        most = matchpoints.cap(tables)
    key = "cap" if value > most else "cap-not-reached"
    args = {"was": number(value), "most": number(most)}
    return min(value, most), tuple(Mark(key, law, args) for law in line.caps)


def _penalties(
    line: Line, value: Fraction, method: MethodName, tables: int
) -> tuple[Fraction, list[Mark]]:
    """90: per cent of a top in matchpoints, IMPs in IMPs; what is in the other unit only noted."""
    marks = []
    for penalty in line.penalties:
        said = penalty.text or ""
        if penalty.amount is None:
            marks.append(Mark("warning", "90", {"said": said}))
            continue
        args = {"amount": str(penalty.amount), "unit": penalty.unit, "said": said}
        if (penalty.unit == "%") != (method == "matchpoints"):
            marks.append(Mark("penalty-other-unit", "90", args))
            continue
        off = Fraction(penalty.amount)
        if method == "matchpoints":
            off = off / 100 * matchpoints.top(tables)
        value -= off
        marks.append(Mark("penalty", "90", args | {"off": number(off)}))
    return value, marks


def ranking(boards: Iterable[ScoredBoard], sides: Sequence[Side]) -> tuple[Place, ...]:
    """The pairs that sat on these sides, best first; equal scores share a rank (1, 2, 2, 4).

    Matchpoints are ranked by their share of the tops of the boards that each pair played, IMPs by
    their sum.
    """
    own: dict[Pair, list[tuple[Scored, int]]] = {}
    for board in boards:
        for side in sides:
            for scored in board.scores[side]:
                own.setdefault(scored.pair, []).append((scored, board.top))
    totals = {pair: _total(pair, got) for pair, got in own.items()}
    worth = {pair: p.score if p.share is None else p.share for pair, p in totals.items()}
    best = sorted(totals, key=lambda pair: (-worth[pair], natural(pair.number), pair.side or ""))
    first: dict[Fraction, int] = {}
    count: dict[Fraction, int] = {}
    for place, pair in enumerate(best, 1):
        first.setdefault(worth[pair], place)
        count[worth[pair]] = count.get(worth[pair], 0) + 1
    return tuple(
        msgspec.structs.replace(
            totals[pair], rank=first[worth[pair]], tied=count[worth[pair]] > 1
        )
        for pair in best
    )  # fmt: skip


def _total(pair: Pair, got: Sequence[tuple[Scored, int]]) -> Place:
    score = sum((scored.score for scored, _ in got), Fraction())
    top = sum(top for _, top in got)
    share = score / top if top else None
    points = sum(mean(scored.line.spread) for scored, _ in got)
    return Place(0, False, pair, len(got), score, top, share, points)


def number(value: Fraction | float) -> str:
    """A number in at most two decimals, for people: ``8.8``, ``22``, ``-0.25``."""
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
