"""Names and restrictions in words."""

from typing import Any

import pytest

from biddingbox.i18n import messages, phrases

M = messages()


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (["H"], "hearts"),
        (["H", "S"], "spades or hearts"),
        (["C", "D", "S"], "spades, diamonds or clubs"),
        (["C", "D", "H", "S"], "any suit"),
        ([], ""),
    ],
)
def test_suits(given: list[str], expected: str) -> None:
    assert phrases.suits(M, given) == expected


def test_in_words_reads_the_names_of_the_arguments() -> None:
    args = {"seat": "N", "to": "director", "side": "EW", "suits": "HD", "card": "HK", "call": "1S"}
    assert phrases.in_words(M, args) == {
        "seat": "North",
        "to": "the director",
        "side": "East-West",
        "suits": "hearts or diamonds",
        "card": "king of hearts",
        "call": "1S",
    }


def test_in_words_leaves_what_is_no_seat() -> None:
    assert phrases.in_words(M, {"to": "N, S", "suits": ""}) == {"to": "N, S", "suits": ""}


LEAD = {"kind": "lead", "leader": "N", "suits": ["H"], "law": "26A2"}


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (
            {"kind": "must_pass", "seat": "N", "until": "next_turn"},
            "North must pass at the next turn.",
        ),
        (
            {"kind": "must_pass", "seat": "N", "until": "end_of_auction"},
            "North must pass for the rest of the auction.",
        ),
        ({"kind": "must_repeat", "seat": "E", "call": "1H"}, "East must repeat 1H."),
        (
            {"kind": "no_double", "seat": "S", "until": "next_turn"},
            "South may not double at the next turn.",
        ),
        (
            LEAD | {"may": ["require", "forbid"], "if": "NS defend"},
            "If North-South defend: At North's first turn to lead, declarer may require or forbid "
            "the lead of hearts.",
        ),
        (
            LEAD | {"may": ["forbid"], "suits": ["S", "H", "D", "C"]},
            "At North's first turn to lead, declarer may forbid the lead of any suit.",
        ),
        (
            LEAD | {"chosen": "forbid", "until": "loses_lead"},
            "North may not lead hearts until that hand loses the lead.",
        ),
        (
            LEAD | {"chosen": "require", "until": "this_lead"},
            "North must lead hearts at this turn.",
        ),
        (
            {"kind": "penalty_card", "seat": "E", "card": "HK", "class": "major"},
            "East's king of hearts is a major penalty card.",
        ),
        (
            {"kind": "score_cap", "side": "NS", "at_most": "average_minus"},
            "North-South score at most average minus on this board.",
        ),
        (
            {"kind": "must_pass", "seat": "N", "until": "next_turn", "if": "auction reopened"},
            "If the auction is reopened: North must pass at the next turn.",
        ),
    ],
)
def test_restriction(record: dict[str, Any], expected: str) -> None:
    assert phrases.restriction(M, record) == expected


def test_an_unknown_restriction_raises() -> None:
    with pytest.raises(KeyError, match="nonsense"):
        phrases.restriction(M, {"kind": "nonsense"})


def test_a_score_that_is_a_number_stays() -> None:
    assert phrases.score(M, "420") == "420"
