"""Law 78A, matchpoints: each score compared with all others that the same side made on the board.

The Law says two for each lower score, one for each equal one. The rest is regulation, not law:

- *Weighted scores* (12C1(c) of 2017) are compared in expectation: an outcome of sixty per cent
  takes part with sixty hundredths, in its own comparisons and in everybody else's.
- *Fewer scores than tables* (artificial ones cannot be compared): the scores there are keep their
  order and are brought to the top of the full field with Neuberg's formula,
  ``M = (m + 1) × N / n - 1`` for ``n`` scores at ``N`` tables.
"""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from biddingbox.sheets.board import WHOLE, Spread

#: 12C1 of 1997, 12C2 of 2017: the averages as shares of the top; 25B2(b)(2) caps at the first.
AVERAGES: Final = {
    "average_minus": Fraction(40, 100),
    "average": Fraction(50, 100),
    "average_plus": Fraction(60, 100),
}


def top(tables: int) -> int:
    """78A: the most that can be won on a board played at so many tables."""
    return 2 * (tables - 1)


def compare(spreads: Sequence[Spread]) -> tuple[Fraction | None, ...]:
    """78A: the matchpoints of the scores of one side, one for each table; None if artificial.

    A score compared with itself, in expectation, always gets one: so its matchpoints are those of
    the whole field, itself included, less that one.
    """
    scores = sum(1 for spread in spreads if spread)
    field: Counter[int] = Counter()
    for spread in spreads:
        for points, weight in spread:
            field[points] += weight
    standing: dict[int, int] = {}
    below = 0
    for points in sorted(field):
        standing[points] = 2 * below + field[points]
        below += field[points]
    return tuple(
        neuberg(sum(weight * standing[points] for points, weight in spread), scores, len(spreads))
        if spread else None
        for spread in spreads
    )  # fmt: skip


def neuberg(standing: int, scores: int, tables: int) -> Fraction:
    """Neuberg's formula: nothing changes where there is a score from every table.

    ``standing`` is the matchpoints among the scores there are and one more, in hundredths of
    hundredths.
    """
    return Fraction(standing * tables, WHOLE * WHOLE * scores) - 1


def average(value: str, share: Fraction | None) -> Fraction:
    """88 (1997), 12C2 (2017): an average as a share of the top.

    ``share`` is the pair's own on the boards that it played in the session: average plus is no
    less, average minus no more (the latter as the WBF's committee read the 1997 Law in 1998).
    """
    named = AVERAGES[value]
    if share is None or value == "average":
        return named
    return max(named, share) if value == "average_plus" else min(named, share)


def cap(tables: int) -> Fraction:
    """25B2(b)(2): average minus as the most that a side can score."""
    return AVERAGES["average_minus"] * top(tables)
