"""The four columns: where each call stands, and how it is marked."""

import pytest

from biddingbox.bridge.calls import BIDS
from biddingbox.cli.diagram import cells, lines
from biddingbox.i18n import messages
from biddingbox.i18n.calls import shorten
from tests.cli.samples import Json, answer, call


def rows(given: Json) -> list[str]:
    """The diagram without its head and its legend, blanks drawn together."""
    return [
        " | ".join(" ".join(text for text, _ in cell) or "." for cell in row)
        for row in cells(given, messages())
    ]


def test_the_dealers_column_begins() -> None:
    given = answer("S", call(1, "S", "1C"), call(2, "W", "P"), turn="N")
    assert rows(given) == [". | . | . | 1C", "P | … | . | ."]


def test_an_empty_auction_asks_the_dealer() -> None:
    assert rows(answer("W", turn="W")) == ["… | . | . | ."]
    assert rows(answer("E", turn="E")) == [". | . | … | ."]


def test_a_withdrawn_call_shares_the_cell_of_its_replacement() -> None:
    given = answer(
        "N",
        call(1, "N", "1S"),
        call(2, "E", "P"),
        call(3, "S", "1H", "withdrawn", "insufficient"),
        call(4, "W", "P", "withdrawn"),
        call(6, "S", "2H"),
        call(7, "W", "3C"),
    )
    assert rows(given) == [". | 1S | P | (1H!) 2H", "(P) 3C | . | . | ."]


def test_a_call_out_of_rotation_stands_in_its_own_column() -> None:
    given = answer(
        "N", call(1, "N", "1S"), call(2, "E", "P"), call(3, "W", "2H", "pending", "out_of_rotation")
    )
    assert rows(given) == [". | 1S | P | .", "2H! | . | . | ."]


def test_a_call_out_of_rotation_that_is_declined() -> None:
    given = answer(
        "N",
        call(1, "N", "1S"),
        call(2, "E", "P"),
        call(3, "W", "2H", "withdrawn", "out_of_rotation"),
        call(5, "S", "2S"),
        call(6, "W", "P"),
        turn="N",
    )
    assert rows(given) == [". | 1S | P | 2S", "(2H!) P | … | . | ."]


def test_a_changed_call_shares_the_cell_of_the_first() -> None:
    given = answer("N", call(1, "N", "1C"), call(2, "N", "1S", "withdrawn", "changed"), turn="E")
    assert rows(given) == [". | 1C (1S!) | … | ."]


def test_what_waits_and_what_is_implied() -> None:
    given = answer(
        "N", call(1, "N", "P", "implied"), call(2, "E", "1C"), call(3, "S", "1D", "pending")
    )
    assert rows(given) == [". | [P] | 1C | 1D?"]


def test_marks_are_explained() -> None:
    given = answer(
        "N",
        call(1, "N", "P", "implied"),
        call(2, "E", "1C", "cancelled", "out_of_rotation", "insufficient"),
        call(3, "S", "1D", "pending"),
    )
    assert lines(given, messages())[-1].plain == (
        "  ! out of rotation, insufficient   ( ) taken back or cancelled"
        "   [ ] a pass that the law supplies   ? waits for the ruling"
    )


def test_a_kind_without_a_message_is_said_as_it_is() -> None:
    given = answer("N", call(1, "N", "7C", "pending", "by_silenced_player"))
    assert lines(given, messages())[-1].plain == "  ! by silenced player"


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ([], ""),
        (["P"], "P"),
        (["2NT", "3C"], "2NT, 3C"),
        (["3C", "2NT", "P", "3D", "X"], "P, X, 2NT–3D"),
        (["1S", "1NT", "2C", "2H", "3D", "3H", "3S", "3NT"], "1S–2C, 2H, 3D–3NT"),
        (["H", "D"], "H, D"),
        (["2C", "2C"], "2C"),
        ([b for b in BIDS if b[1] != "H"], "1C–7NT except hearts"),
        (["P", *(b for b in BIDS[3:] if b[1] not in "CN")], "P, 1S–7S except clubs, no-trump"),
        ([b for b in BIDS if b[1] in "CD"], ", ".join(b for b in BIDS if b[1] in "CD")),
        (["3H", "4H", "5H", "6H"], "3H, 4H, 5H, 6H"),
    ],
)
def test_shorten(calls: list[str], expected: str) -> None:
    assert shorten(calls, messages()) == expected
