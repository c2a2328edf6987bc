"""The slow scorer against the worked numbers of the rules: twenty cases, three extras, readings."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from tests.estimation.slow_scorer import (
    lawful_numbers,
    owners_of,
    points_of,
    risk_of,
    rules_of,
    score_hand,
)


class Hand(NamedTuple):
    """A worked hand: the four players are ``1234`` in the order in which the turn passes."""

    owner: str | None
    joiners: dict[str, int]
    order: str
    numbers: Sequence[int]
    tricks: Sequence[int]
    fed13: Sequence[int]
    app10: Sequence[int] | None
    owners: str
    strict: str
    common: str


HANDS: dict[str, Hand] = {
    "1": Hand("1", {}, "234", (4, 3, 2, 2), (4, 3, 3, 3), (27, 16, -1, -11), (24, 13, -1, -11),
              "1", "4", "4"),
    "2": Hand("2", {}, "341", (3, 5, 2, 2), (3, 5, 2, 3), (16, 28, 15, -11), (13, 25, 12, -11),
              "2", "", ""),
    "4": Hand("4", {}, "123", (5, 3, 1, 5), (4, 3, 1, 5), (-21, 16, 14, 28), (-21, 13, 11, 25),
              "14", "", ""),
    "5": Hand("1", {"2": 4}, "234", (4, 4, 1, 2), (4, 3, 1, 5), (27, -11, 14, -13),
              (24, -11, 11, -13), "12", "4", "4"),
    "6": Hand("1", {"2": 4}, "234", (5, 4, 2, 3), (5, 4, 1, 3), (28, 17, -11, 16),
              (25, 14, -11, 13), "1", "", ""),
    "7": Hand("1", {"2": 4}, "234", (5, 5, 2, 2), (5, 5, 1, 2), (28, 28, -11, 15),
              (25, 25, -11, 12), "12", "", ""),
    "8": Hand("2", {}, "341", (1, 6, 2, 3), (1, 6, 3, 3), (14, 29, -11, 16), (11, 26, -11, 13),
              "2", "", ""),
    "9": Hand("3", {}, "412", (2, 2, 5, 3), (2, 3, 5, 3), (15, -11, 28, 16), (12, -11, 25, 13),
              "3", "", ""),
    "10": Hand("1", {"4": 4}, "423", (4, 2, 1, 4), (4, 2, 3, 4), (27, 15, -22, 27),
               (24, 12, -22, 24), "14", "3", "3"),
    "11": Hand("1", {"3": 6}, "324", (6, 3, 6, 1), (6, 3, 4, 0), (29, 16, -12, -1),
               (26, 13, -12, -11), "13", "", "4"),
    "12": Hand("1", {}, "234", (5, 5, 1, 0), (5, 4, 2, 2), (38, -11, -1, -22), (35, -11, -1, -22),
               "12", "4", "4"),
    "13": Hand("1", {}, "234", (4, 4, 4, 4), (4, 4, 2, 3), (27, 27, -12, -21), (24, 24, -12, -21),
               "1234", "4", "4"),
    "14": Hand("1", {}, "234", (6, 4, 3, 1), (6, 4, 2, 1), (29, 17, -11, 14), (26, 14, -11, 11),
               "1", "", ""),
    "15": Hand("1", {}, "234", (6, 4, 3, 2), (6, 3, 2, 2), (29, -1, -1, 25), (26, -1, -1, 22),
               "1", "4", "4"),
    "16": Hand("1", {}, "234", (6, 5, 3, 1), (6, 4, 2, 1), (29, -1, -1, 14), (26, -1, -1, 21),
               "1", "", "4"),
    "17a": Hand("1", {}, "234", (6, 5, 4, 0), (6, 4, 3, 0), (29, -1, -1, 13), (26, -1, -1, 20),
                "1", "", "4"),
    "17b": Hand("1", {}, "234", (6, 5, 4, 3), (5, 4, 3, 1), (-11, -1, -1, -2), (0, 0, 0, 0),
                "1", "", "4"),
    "18": Hand("1", {}, "234", (4, 0, 0, 4), (5, 0, 4, 4), (-11, 23, -14, 27), (-11, 10, -14, 44),
               "14", "", "4"),
    "19": Hand(None, {}, "1234", (4, 3, 3, 2), (4, 3, 4, 2), (17, 16, -1, 15), None, "", "", ""),
    "20": Hand(None, {}, "1234", (5, 2, 1, 1), (5, 3, 2, 3), (18, -1, -1, -2), None, "", "", ""),
    "X1": Hand("1", {}, "234", (9, 2, 1, 0), (9, 2, 2, 0), (42, 15, -11, 23), (29, 12, -11, 10),
               "1", "", ""),
    "X2": Hand("1", {}, "234", (8, 3, 2, 2), (7, 2, 1, 3), (-21, -1, -1, -11), (0, 0, 0, 0),
               "1", "4", "4"),
    "X3": Hand("1", {}, "234", (5, 2, 1, 0), (5, 3, 5, 0), (28, -1, -4, 43), (25, -1, -4, 30),
               "1", "4", "4"),
}  # fmt: skip


def by_seat(values: Sequence[int]) -> dict[str, int]:
    return dict(zip("1234", values, strict=True))


def points(hand: Hand, preset: str = "law18", **switches: Any) -> tuple[int, ...]:
    sheet = score_hand(
        preset,
        switches,
        owner=hand.owner,
        joiners=hand.joiners,
        floors=hand.joiners,
        order=hand.order,
        numbers=by_seat(hand.numbers),
        tricks=by_seat(hand.tricks),
    )
    return tuple(points_of(sheet).values())


def holder(hand: Hand, preset: str, **switches: Any) -> str:
    found = risk_of(
        rules_of(preset, switches),
        owner=hand.owner,
        floors=hand.joiners,
        order=hand.order,
        numbers=by_seat(hand.numbers),
    )
    return "" if found is None else found[0]


@pytest.mark.parametrize("name", HANDS)
def test_points_of_the_worked_hands(name: str) -> None:
    hand = HANDS[name]
    assert points(hand) == tuple(hand.fed13)
    if hand.app10 is not None:
        assert points(hand, "common") == tuple(hand.app10)


@pytest.mark.parametrize("name", HANDS)
def test_owners_and_risk_of_the_worked_hands(name: str) -> None:
    hand = HANDS[name]
    owners = owners_of(hand.owner, hand.joiners, by_seat(hand.numbers))
    assert "".join(sorted(owners)) == hand.owners
    assert holder(hand, "law18") == hand.strict
    assert holder(hand, "common") == hand.common


@pytest.mark.parametrize(
    ("name", "switches", "value"),
    [
        ("16", {"risk_over_min_own_call": 0}, 24),
        ("17a", {"risk_over_min_own_call": 0, "risk_over_cause": False}, 23),
        ("17b", {"risk_over_cause": False}, -22),
        ("18", {"risk_under_cause": False}, 47),
        ("X3", {"risk_steps": "flat"}, 33),
        ("X3", {"zero_under_bonus": 0}, 33),
        ("13", {"stack_owner_risk": False}, -11),
    ],
)
def test_the_other_readings(name: str, switches: dict[str, Any], value: int) -> None:
    assert points(HANDS[name], **switches)[3] == value


@pytest.mark.parametrize(
    ("number", "tricks", "value"),
    [(8, 8, 41), (9, 9, 42), (10, 10, 43), (11, 11, 44), (13, 13, 46), (8, 6, -22), (7, 7, 30)],
)
def test_a_high_number_of_the_owner(number: int, tricks: int, value: int) -> None:
    """The second-hand table prints 41, 42, 43 and 20 + d off; the fourth player fails."""
    rest = 13 - tricks
    sheet = score_hand(
        owner="1", order="234",
        numbers={"1": number, "2": 0, "3": 0, "4": rest + 1},
        tricks={"1": tricks, "2": 0, "3": 0, "4": rest},
    )  # fmt: skip
    assert sheet["1"]["points"] == value


@pytest.mark.parametrize(
    ("preset", "numbers", "tricks", "value"),
    [
        ("common", (4, 3, 0, 3), (4, 3, 0, 6), 33),
        ("common", (6, 5, 0, 3), (6, 5, 0, 2), 25),
        ("common", (4, 3, 0, 3), (4, 3, 1, 5), -33),
        ("common", (6, 5, 0, 3), (5, 5, 1, 2), -25),
        ("law18", (4, 3, 0, 3), (4, 3, 0, 6), 33),
        ("law18", (6, 5, 0, 3), (6, 5, 0, 2), 23),
        ("law18", (4, 3, 0, 3), (4, 3, 2, 4), -22),
        ("law18", (6, 5, 0, 3), (5, 5, 1, 2), -11),
    ],
)
def test_a_dash_call(
    preset: str, numbers: Sequence[int], tricks: Sequence[int], value: int
) -> None:
    sheet = score_hand(
        preset, owner="1", order="24", numbers=by_seat(numbers), tricks=by_seat(tricks),
        dash_callers="3",
    )  # fmt: skip
    assert sheet["3"]["points"] == value


def test_a_carried_multiplier() -> None:
    hand = HANDS["1"]
    sheet = score_hand(
        "common", owner="1", order="234", numbers=by_seat(hand.numbers),
        tricks=by_seat(hand.tricks), carry=2,
    )  # fmt: skip
    assert list(points_of(sheet).values()) == [48, 26, -2, -22]


def test_after_four_passes_the_carried_multiplier_is_shut_out() -> None:
    hand = HANDS["19"]
    sheet = score_hand(
        owner=None, order="1234", numbers=by_seat(hand.numbers), tricks=by_seat(hand.tricks),
        carry=2,
    )  # fmt: skip
    assert list(points_of(sheet).values()) == [17, 16, -1, 15]


def test_four_failures_after_four_passes_keep_their_minus() -> None:
    sheet = score_hand(
        "common", owner=None, order="1234", numbers=by_seat((0, 4, 4, 4)),
        tricks=by_seat((1, 5, 5, 2)),
    )  # fmt: skip
    assert list(points_of(sheet).values()) == [-1, -1, -1, -2]


def test_after_four_passes_where_only_owner_and_risk_are_out() -> None:
    hand = HANDS["20"]
    sheet = score_hand(
        "law18", {"allpass_extras": "owner-and-risk-out"}, owner=None, order="1234",
        numbers=by_seat(hand.numbers), tricks=by_seat(hand.tricks), carry=2,
    )  # fmt: skip
    assert list(points_of(sheet).values()) == [56, -2, -2, -4]


def test_the_square_of_a_high_number() -> None:
    hand = HANDS["X1"]
    switches = {"super_rule": "square"}
    assert points(hand, "common", **switches)[0] == 81
    lost = hand._replace(tricks=(8, 2, 1, 2))
    assert points(lost, "common", **switches)[0] == -41


def test_a_deal_with_a_fixed_trump() -> None:
    sheet = score_hand(
        "common", owner="2", order="1234", numbers=by_seat((4, 5, 5, 1)),
        tricks=by_seat((4, 5, 4, 0)), fixed_trump=True,
    )  # fmt: skip
    assert list(points_of(sheet).values()) == [14, 25, -11, -11]


def test_lawful_numbers() -> None:
    rules = rules_of("law18")
    assert lawful_numbers(rules, owner_number=5, floor=None, others=None) == [0, 1, 2, 3, 4, 5]
    assert lawful_numbers(rules, owner_number=5, floor=4, others=None) == [4, 5]
    assert lawful_numbers(rules, owner_number=5, floor=None, others=11) == [0, 1, 3, 4, 5]
    assert lawful_numbers(rules, owner_number=None, floor=None, others=0) == list(range(13))
    free = rules_of("law18", {"ban13": "free", "call_cap": "none"})
    assert lawful_numbers(free, owner_number=5, floor=None, others=0) == list(range(14))


def test_a_number_above_the_owners_makes_an_owner_only_where_it_is_shared() -> None:
    """Without a cap; C4 speaks of a number that somebody else has named too."""
    assert sorted(owners_of("1", (), by_seat((5, 7, 2, 0)))) == ["1"]
    assert sorted(owners_of("1", (), by_seat((5, 7, 7, 0)))) == ["1", "2", "3"]
    joined = owners_of("1", ("4",), by_seat((5, 7, 7, 5)))
    assert joined == {"1": "E18.C4", "2": "E18.C4", "3": "E18.C4", "4": "E18.C3"}


def test_three_joiners_with_no_choice_hold_no_risk() -> None:
    """4S joined by three: floor and cap are 4, so the last could not keep the total below 15."""
    hand = Hand("1", {"2": 4, "3": 4, "4": 4}, "234", (4, 4, 4, 4), (4, 4, 4, 1), (), None,
                "1234", "", "4")  # fmt: skip
    assert holder(hand, "law18") == ""
    assert holder(hand, "common") == "4"


def test_the_scorer_refuses_what_is_no_hand() -> None:
    with pytest.raises(ValueError, match="thirteen"):
        score_hand(
            owner="1", order="234", numbers=by_seat((4, 3, 2, 1)), tricks=by_seat((4, 3, 2, 1))
        )
    with pytest.raises(KeyError):
        rules_of("law18", {"no_such_switch": 1})
