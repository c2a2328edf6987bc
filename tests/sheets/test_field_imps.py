"""78B: the scale as the Law prints it, and each score against all others, one by one."""

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biddingbox.sheets import imps
from biddingbox.sheets.board import Spread
from tests.sheets.test_field_matchpoints import POINTS, SURE, weighted

#: The scale, line by line: from, to, IMPs.
LAW = [
    (0, 10, 0), (20, 40, 1), (50, 80, 2), (90, 120, 3), (130, 160, 4), (170, 210, 5),
    (220, 260, 6), (270, 310, 7), (320, 360, 8), (370, 420, 9), (430, 490, 10), (500, 590, 11),
    (600, 740, 12), (750, 890, 13), (900, 1090, 14), (1100, 1290, 15), (1300, 1490, 16),
    (1500, 1740, 17), (1750, 1990, 18), (2000, 2240, 19), (2250, 2490, 20), (2500, 2990, 21),
    (3000, 3490, 22), (3500, 3990, 23), (4000, 15200, 24),
]  # fmt: skip


def by_the_table(difference: int) -> int:
    """The definition: the line that the difference stands in."""
    [won] = [n for low, high, n in LAW if low <= abs(difference) <= high]
    return won if difference >= 0 else -won


def test_the_scale() -> None:
    for difference in range(-15200, 15201, 10):
        assert imps.imps(difference) == by_the_table(difference)
        assert imps.imps(-difference) == -imps.imps(difference)


def slow(spreads: Sequence[Spread]) -> list[Fraction | None]:
    """The definition: the mean over all other scores, by weights."""
    there = [n for n, spread in enumerate(spreads) if spread]
    found: list[Fraction | None] = []
    for n, own in enumerate(spreads):
        if not own:
            found.append(None)
            continue
        won = [
            sum(Fraction(w * v, 10000) * by_the_table(p - q) for p, w in own for q, v in spreads[m])
            for m in there
            if m != n
        ]
        found.append(Fraction(sum(won)) / len(won) if won else Fraction())
    return found


@given(st.lists(st.one_of(SURE, weighted(), st.just(())), min_size=1, max_size=12))
def test_cross_imps(spreads: list[Spread]) -> None:
    assert list(imps.cross(spreads)) == slow(spreads)


@given(st.lists(POINTS, min_size=1, max_size=16))
def test_the_sides_of_a_table_win_what_the_other_loses(points: list[int]) -> None:
    ns = [((p, 100),) for p in points]
    ew = [((-p, 100),) for p in points]
    for method in (imps.cross, imps.butler):
        mine, theirs = method(ns), method(ew)
        assert [-x for x in mine if x is not None] == list(theirs)
    assert sum(x for x in imps.cross(ns) if x is not None) == 0


def test_cross_imps_by_hand() -> None:
    # 620 against 170 (450: 10) and -100 (720: 12); 170 against -100 (270: 7).
    spreads: list[Spread] = [((620, 100),), ((170, 100),), ((-100, 100),)]
    assert imps.cross(spreads) == (Fraction(22, 2), Fraction(-3, 2), Fraction(-19, 2))


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((), 0),
        ((620,), 620),
        ((620, 650), 640),  # 635: halves away from nought
        ((-620, -650), -640),
        ((620, 170, -100, 50), 190),  # 185
        ((1000, 620, 620, 170, -500), 470),  # five: without 1000 and -500
        ((0, 0, 10), 0),
    ],
)
def test_the_datum(points: tuple[int, ...], expected: int) -> None:
    spreads: list[Spread] = [((p, 100),) for p in points]
    assert imps.datum([*spreads, ()]) == expected


def test_a_weighted_score_is_in_the_datum_by_its_mean() -> None:
    spreads: list[Spread] = [((620, 50), (-100, 50)), ((420, 100),)]  # 260 and 420
    assert imps.datum(spreads) == 340
    own, other = imps.butler(spreads)
    # +280 is 7 IMPs, -440 is -10; +80 is 2.
    assert own == Fraction(50 * 7 - 50 * 10, 100)
    assert other == 2
