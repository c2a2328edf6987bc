"""Law 78B, international match points: the scale, and two ways to use it over a field.

The scale is law. What one compares with is regulation:

- *cross-IMPs*: with every other score of the same side; the IMPs are averaged.
- *butler*: with a datum, the mean of the scores without the best and the worst where there are at
  least five, rounded to ten (halves away from nought).

Weighted scores (12C1(c) of 2017) count in expectation; in the datum, by their mean.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from biddingbox.sheets.board import WHOLE, Spread

#: 78B: the least difference in points for 1, 2, … 24 IMPs.
SCALE: Final = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
#: 86A (1997), 12C2 (2017): the averages in IMPs; 25B2(b)(2) caps at the first.
AVERAGES: Final = {
    "average_minus": Fraction(-3),
    "average": Fraction(0),
    "average_plus": Fraction(3),
}
#: The best and the worst score are left out of the datum from so many scores on.
TRIMMED_FROM: Final = 5


@lru_cache(maxsize=4096)
def imps(difference: int) -> int:
    """78B: the IMPs for a difference in points, with its sign."""
    won = bisect_right(SCALE, abs(difference))
    return won if difference > 0 else -won


def cross(spreads: Sequence[Spread]) -> tuple[Fraction | None, ...]:
    """78B: the IMPs of each score against all others, averaged; None if artificial.

    A score compared with itself, in expectation, gets nothing, so it may stay in the sum.
    """
    others = sum(1 for spread in spreads if spread) - 1
    field: Counter[int] = Counter()
    for spread in spreads:
        for points, weight in spread:
            field[points] += weight
    won = {
        points: sum(weight * imps(points - theirs) for theirs, weight in field.items())
        for points in field
    }
    return tuple(
        Fraction(sum(weight * won[points] for points, weight in spread), WHOLE**2 * max(others, 1))
        if spread else None
        for spread in spreads
    )  # fmt: skip


def butler(spreads: Sequence[Spread]) -> tuple[Fraction | None, ...]:
    """78B: the IMPs of each score against the datum; None if artificial."""
    against = datum(spreads)
    return tuple(
        Fraction(sum(weight * imps(points - against) for points, weight in spread), WHOLE)
        if spread else None
        for spread in spreads
    )  # fmt: skip


def datum(spreads: Sequence[Spread]) -> int:
    """The score that the field is measured against, of the side whose scores they are."""
    # In hundredths of a point, so that they are whole numbers.
    scores = sorted(sum(points * weight for points, weight in s) for s in spreads if s)
    if not scores:
        return 0
    if len(scores) >= TRIMMED_FROM:
        scores = scores[1:-1]
    mean = Fraction(sum(scores), WHOLE * len(scores))
    tens = int(abs(mean) / 10 + Fraction(1, 2))
    return 10 * tens if mean > 0 else -10 * tens
