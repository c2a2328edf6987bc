"""Law 77 against two independent programs: every contract, vulnerability and number of tricks."""

from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

import pytest

from biddingbox.bridge.calls import DENOMINATIONS, Denomination
from biddingbox.bridge.score import Contract, points, working

LEVELS: Final = range(1, 8)
DOUBLED: Final = (0, 1, 2)
TRICKS: Final = range(14)
COUNT: Final = 7 * 5 * 3 * 2 * 14
#: A program's answer: level, denomination, doubled, vulnerable, tricks.
Scorer = Callable[[int, Denomination, int, bool, int], int]


def combinations() -> Iterator[tuple[Contract, bool, int]]:
    for level in LEVELS:
        for denomination in DENOMINATIONS:
            for doubled in DOUBLED:
                for vulnerable in (False, True):
                    for tricks in TRICKS:
                        yield Contract(level, denomination, doubled), vulnerable, tricks


def differences(score: Scorer) -> tuple[int, list[Any]]:
    """How many contracts were compared, and those in which the program differs from us."""
    seen, found = 0, []
    for c, vulnerable, tricks in combinations():
        seen += 1
        ours = points(c, vulnerable=vulnerable, tricks=tricks)
        theirs = score(c.level, c.denomination, c.doubled, vulnerable, tricks)
        if ours != theirs:
            found.append((c, vulnerable, tricks, ours, theirs))
    return seen, found


def test_endplay() -> None:
    types = pytest.importorskip("endplay.types")

    def score(level: int, d: Denomination, doubled: int, vulnerable: bool, tricks: int) -> int:
        contract = types.Contract(
            level=level,
            denom=types.Denom.find(d),
            declarer=types.Player.north,
            penalty=(types.Penalty.passed, types.Penalty.doubled, types.Penalty.redoubled)[doubled],
            result=tricks - 6 - level,
        )
        return int(contract.score(types.Vul.both if vulnerable else types.Vul.none))

    assert differences(score) == (COUNT, [])


def test_bridgebots() -> None:
    bridgebots = pytest.importorskip("bridgebots")
    suits = bridgebots.deal_enums.BiddingSuit
    names: dict[Denomination, Any] = {
        "C": suits.CLUBS, "D": suits.DIAMONDS, "H": suits.HEARTS, "S": suits.SPADES,
        "NT": suits.NO_TRUMP,
    }  # fmt: skip

    def score(level: int, d: Denomination, doubled: int, vulnerable: bool, tricks: int) -> int:
        return int(bridgebots.calculate_score(level, names[d], doubled, tricks, vulnerable))

    assert differences(score) == (COUNT, [])


@pytest.mark.parametrize(
    ("contract", "vulnerable", "tricks", "expected"),
    [
        (Contract(2, "S", 1), False, 8, 470),
        (Contract(3, "NT"), False, 10, 430),
        (Contract(4, "S"), True, 10, 620),
        (Contract(1, "C", 2), False, 7, 230),
        (Contract(6, "H"), True, 12, 1430),
        (Contract(7, "NT", 2), True, 13, 2980),
        (Contract(4, "S", 1), False, 5, -1100),
        (Contract(4, "S", 1), True, 7, -800),
        (Contract(4, "S", 2), True, 8, -1000),
    ],
)
def test_figures_known_by_heart(
    contract: Contract, vulnerable: bool, tricks: int, expected: int
) -> None:
    assert points(contract, vulnerable=vulnerable, tricks=tricks) == expected


def test_the_working_adds_up_and_says_each_thing_once() -> None:
    for contract, vulnerable, tricks in combinations():
        parts = working(contract, vulnerable=vulnerable, tricks=tricks)
        keys = [part.key for part in parts]
        assert len(keys) == len(set(keys))
        assert all(part.points and part.count for part in parts)
        made: Literal[1, -1] = 1 if tricks >= contract.level + 6 else -1
        assert all(part.points * made > 0 for part in parts)
