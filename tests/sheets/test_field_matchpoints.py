"""78A against its definition: every pair of scores compared, one by one."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biddingbox.sheets import matchpoints
from biddingbox.sheets.board import Spread

POINTS = st.integers(-80, 80).map(lambda n: 10 * n)
SURE = POINTS.map(lambda p: ((p, 100),))


@st.composite
def weighted(draw: st.DrawFn) -> Spread:
    """A score of one to three outcomes whose weights make 100."""
    cuts = sorted(draw(st.lists(st.integers(1, 99), max_size=2, unique=True)))
    edges = [0, *cuts, 100]
    return tuple((draw(POINTS), b - a) for a, b in pairwise(edges))


def slow(spreads: Sequence[Spread]) -> list[Fraction | None]:
    """The definition: two for each lower score, one for each equal one, by weights; Neuberg."""
    there = [n for n, spread in enumerate(spreads) if spread]
    found: list[Fraction | None] = []
    for n, own in enumerate(spreads):
        if not own:
            found.append(None)
            continue
        won = Fraction()
        for other in there:
            if other == n:
                continue
            for mine, weight in own:
                for theirs, share in spreads[other]:
                    value = 2 if mine > theirs else 1 if mine == theirs else 0
                    won += Fraction(weight, 100) * Fraction(share, 100) * value
        found.append((won + 1) * Fraction(len(spreads), len(there)) - 1)
    return found


@given(st.lists(st.one_of(SURE, weighted(), st.just(())), min_size=1, max_size=14))
def test_each_score_against_all_others(spreads: list[Spread]) -> None:
    assert list(matchpoints.compare(spreads)) == slow(spreads)


@given(st.lists(POINTS, min_size=1, max_size=16))
def test_both_sides_of_a_board_share_two_for_each_comparison(points: list[int]) -> None:
    tables = len(points)
    ns = matchpoints.compare([((p, 100),) for p in points])
    ew = matchpoints.compare([((-p, 100),) for p in points])
    assert sum(filter(None, (*ns, *ew)), Fraction()) == 2 * tables * (tables - 1)
    top = matchpoints.top(tables)
    for mine, theirs in zip(ns, ew, strict=True):
        assert mine is not None
        assert mine + (theirs or 0) == top


def test_a_small_board_by_hand() -> None:
    # 620 beats three and ties one; 170 beats two; -100 beats nothing but ties itself.
    spreads: list[Spread] = [((p, 100),) for p in (620, 620, 170, -100, 50)]
    assert list(matchpoints.compare(spreads)) == [7, 7, 4, 0, 2]
    assert matchpoints.top(5) == 8


def test_a_weighted_score_takes_part_by_its_weights() -> None:
    # 60% of +620 and 40% of -100, among +620, +170 and -100.
    spreads: list[Spread] = [((620, 60), (-100, 40)), ((620, 100),), ((170, 100),), ((-100, 100),)]
    own, best, middle, worst = matchpoints.compare(spreads)
    assert own == Fraction(60, 100) * (1 + 2 + 2) + Fraction(40, 100) * (0 + 0 + 1)
    assert best == Fraction(60, 100) * 1 + Fraction(40, 100) * 2 + 2 + 2
    assert middle == Fraction(40, 100) * 2 + 2
    assert worst == Fraction(40, 100) * 1


def test_neuberg() -> None:
    # Eleven scores at twelve tables: a shared top and bottom become 11/12 nearer to the middle.
    spreads: list[Spread] = [*(((10 * n, 100),) for n in range(11)), ()]
    found = matchpoints.compare(spreads)
    assert found[10] == Fraction(21 * 12, 11) - 1  # 20 of 20 → 21.909… of 22
    assert found[0] == Fraction(12, 11) - 1  # 0 of 20 → 0.0909… of 22
    assert found[5] == 11  # the middle stays the middle
    assert found[11] is None


def test_one_score_alone_is_in_the_middle() -> None:
    assert list(matchpoints.compare([((620, 100),), (), ()])) == [2, None, None]
    assert list(matchpoints.compare([((620, 100),)])) == [0]
    assert matchpoints.top(1) == 0


@pytest.mark.parametrize(
    ("value", "share", "expected"),
    [
        ("average_plus", None, 60), ("average_plus", 55, 60), ("average_plus", 66, 66),
        ("average_minus", None, 40), ("average_minus", 45, 40), ("average_minus", 33, 33),
        ("average", None, 50), ("average", 70, 50), ("average", 30, 50),
    ],
)  # fmt: skip
def test_averages(value: str, share: int | None, expected: int) -> None:
    own = None if share is None else Fraction(share, 100)
    assert matchpoints.average(value, own) == Fraction(expected, 100)


def test_the_cap_is_forty_per_cent_of_the_top() -> None:
    assert matchpoints.cap(12) == Fraction(88, 10)
