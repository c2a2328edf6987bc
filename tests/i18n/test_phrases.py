"""Names and restrictions in words."""

from typing import Any

import pytest

from biddingbox.i18n import messages, phrases

M = messages()
PT = messages("pt")


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
    args = {
        "seat": "N", "to": "director", "side": "EW", "suits": "HD", "card": "HK", "call": "1S",
        "cards": "HK, Dx", "ids": "27A@3 (W), 28B@4 (director)", "value": "1NT",
    }  # fmt: skip
    assert phrases.in_words(M, args) == {
        "seat": "North",
        "to": "the director",
        "side": "East-West",
        "suits": "hearts or diamonds",
        "card": "king of hearts",
        "call": "1S",
        "cards": "king of hearts, small card of diamonds",
        "ids": "27A@3 (West), 28B@4 (the director)",
        "value": "1NT",
    }


def test_in_words_leaves_what_is_no_seat() -> None:
    args = {"to": "LHO", "suits": "", "cards": "12", "over": "none", "ids": "-"}
    assert phrases.in_words(M, args) == args


def test_several_seats_are_all_named() -> None:
    assert phrases.in_words(M, {"to": "N, S"}) == {"to": "North, South"}


def test_in_words_says_calls_as_the_language_has_them() -> None:
    args = {"call": "P", "over": "3NT", "first": "X", "second": "8NT", "value": "1NT"}
    assert phrases.in_words(PT, args) == {
        "call": "Passo", "over": "3ST", "first": "X", "second": "8ST", "value": "1NT",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "english", "portuguese"),
    [
        ("P", "P", "Passo"),
        ("1NT", "1NT", "1ST"),
        ("6NTXX", "6NTXX", "6STXX"),
        ("4SX", "4SX", "4SX"),
        ("XX", "XX", "XX"),
    ],
)
def test_call(name: str, english: str, portuguese: str) -> None:
    assert (phrases.call(M, name), phrases.call(PT, name)) == (english, portuguese)


def test_letters_on_the_face() -> None:
    assert "".join(phrases.letter(M, seat) for seat in "NESW") == "NESW"
    assert "".join(phrases.letter(PT, seat) for seat in "NESW") == "NLSO"


def test_only_the_words_of_a_clause_are_translated() -> None:
    assert phrases.clause(PT, "25B2(b)(1)") == "25B2(b)(1)"
    assert phrases.clause(PT, "28B against 29A") == "28B contra 29A"
    assert phrases.clause(M, "28B against 29A") == "28B against 29A"


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


@pytest.mark.parametrize(
    ("record", "expected"),
    [
        (
            {"kind": "must_repeat", "seat": "W", "call": "1NT"},
            "Oeste deve repetir 1ST.",
        ),
        (
            LEAD | {"may": ["require", "forbid"], "suits": ["H", "C"], "if": "NS defend"},
            "Se Norte-Sul defenderem: Na primeira vez em que Norte tiver a saída, o carteador pode "
            "exigir ou proibir a saída em copas ou paus.",
        ),
        (
            {"kind": "penalty_card", "seat": "E", "card": "HK", "class": "major"},
            "Carta penalizada maior de Leste: rei de copas.",
        ),
        (
            {"kind": "score_cap", "side": "EW", "at_most": "average_minus"},
            "Leste-Oeste recebem no máximo média menos nesta bolsa.",
        ),
    ],
)
def test_restriction_in_portuguese(record: dict[str, Any], expected: str) -> None:
    assert phrases.restriction(PT, record) == expected
