"""Fields made by hand, without an engine: lines with the scores that a test wants."""

from collections.abc import Sequence

from biddingbox.bridge.results import Result
from biddingbox.bridge.state import ProceduralPenalty
from biddingbox.seats import Side
from biddingbox.sheets.board import Board, Line, Spread, Table

#: A score at the table, a spread of weights, or the name of an average.
Score = int | Spread | str


def line(
    side: Side,
    pair: str,
    opponents: str,
    score: Score,
    caps: tuple[str, ...] = (),
    penalties: tuple[ProceduralPenalty, ...] = (),
) -> Line:
    """A side's line with this score."""
    match score:
        case int():
            spread: Spread = ((score, 100),)
            found: tuple[Result, ...] = (Result(side, "table", str(score), score, "77"),)
            return Line(side, pair, opponents, found, spread, "", caps, penalties)
        case str():
            found = (Result(side, "artificial", score, None, "12C1"),)
            return Line(side, pair, opponents, found, (), score, caps, penalties)
        case _:
            found = tuple(Result(side, "assigned", str(p), p, "12C1(c)", w) for p, w in score)
            return Line(side, pair, opponents, found, tuple(score), "", caps, penalties)


def opposite(score: Score) -> Score:
    """What the other side has, where the two balance."""
    match score:
        case int():
            return -score
        case str():
            return score
        case _:
            return tuple((-points, weight) for points, weight in score)


def table(
    log: int, ns: str, ew: str, score: Score, theirs: Score | None = None, **more: tuple[str, ...]
) -> Table:
    """A table; ``theirs`` where the sides do not balance; ``ns_caps``, ``ew_caps``."""
    other = opposite(score) if theirs is None else theirs
    first = line("NS", ns, ew, score, more.get("ns_caps", ()))
    return Table(log, (first, line("EW", ew, ns, other, more.get("ew_caps", ()))))


def board(
    scores: Sequence[Score],
    number: int | None = 1,
    *,
    pairs: Sequence[tuple[str, str]] = (),
    theirs: Sequence[Score] | None = None,
    capped: dict[tuple[int, Side], str] | None = None,
) -> Board:
    """A board with these scores of North-South; pairs 1, 2, … on either side, unless given."""
    seated = pairs or [(str(n), str(n)) for n in range(1, len(scores) + 1)]
    caps = {} if capped is None else capped
    tables = []
    for n, (score, (ns, ew)) in enumerate(zip(scores, seated, strict=True)):
        other = None if theirs is None else theirs[n]
        own = {f"{side.lower()}_caps": (law,) for (at, side), law in caps.items() if at == n}
        tables.append(table(n + 1, ns, ew, score, other, **own))
    return Board(number, "N", "none", tuple(tables))
