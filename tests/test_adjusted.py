"""The words of an adjusted score (12C), and what an answer with them does."""

import pytest

from biddingbox.bridge.adjusted import Fault, Given, Outcome, Score, given, read, write
from biddingbox.core import Refusal
from biddingbox.errors import NotationError
from biddingbox.events import Answered
from biddingbox.log import parse
from biddingbox.records.notation import write_event
from biddingbox.records.notation_read import parse_event

PLAYED = "game bridge 2017\nboard 1\nN 1S; E P; S 4S; W P; N P; E P\ntricks 10\n"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("ns AVERAGE_MINUS", "NS average_minus"),
        ("both average", "both average"),
        ("EW +50 NS -50", "EW +50 NS -50"),
        ("NS 4s e -1 60% 4sx e -1 40% EW 4S E =", "NS 4S E -1 60% 4SX E -1 40% EW 4S E ="),
        ("both p", "both P"),
        ("NS 3nt n +1", "NS 3NT N +1"),
        ("NS P 30% 1C W +6 70%", "NS P 30% 1C W +6 70%"),
    ],
)
def test_what_is_kept_is_what_is_written(text: str, kept: str) -> None:
    event = parse_event(f"director adjust {text}")
    assert event == Answered("director", "adjust", kept)
    assert write_event(event) == f"director adjust {kept}"
    assert parse_event(write_event(event)) == event
    scores = read(kept.split())
    assert not isinstance(scores, Fault)
    assert write(scores) == kept


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("4S E =", 17, "'4S'", "a side: NS, EW or both"),
        ("NS", 19, "the end of the line", "an average"),
        ("NS five", 20, "'five'", "an average"),
        ("both 50", 22, "'50'", "points are given to one side alone"),
        ("NS 55", 20, "'55'", "an average"),
        ("NS 4S", 22, "the end of the line", "declarer"),
        ("NS 4S E", 24, "the end of the line", "a result"),
        ("NS 4S E -11", 25, "'-11'", "a result"),
        ("NS 7S E +1", 25, "'+1'", "a result"),
        ("NS 4S E = 4S E -1", 27, "'4S'", "a weight"),
        ("NS 4S E = 60% 4S E -1", 38, "the end of the line", "a weight"),
        ("NS 4S E = 60% 4S E -1 30%", 39, "'30%'", "add up to 100%"),
        ("NS 4S E = 60%", 27, "'60%'", "add up to 100%"),
        ("NS 4S E = 60% perhaps", 31, "'perhaps'", "a contract"),
        ("NS average NS average", 28, "'NS'", "each side once"),
        ("NS average both average", 28, "'both'", "each side once"),
        ("NS average_minus EW", 36, "the end of the line", "an average"),
    ],
)
def test_a_fault_has_its_place(text: str, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_event(f"director adjust {text}")
    assert caught.value.column == column
    assert caught.value.found == found
    assert expected in caught.value.expected


def test_both_sides_get_the_same_outcome() -> None:
    assert given("both 4S E -1") == (
        Given("NS", outcomes=(Outcome("4S", "E", 9),), words="4S E -1"),
        Given("EW", outcomes=(Outcome("4S", "E", 9),), words="4S E -1"),
    )
    assert read(["NS", "-50"]) == (Score("NS", points=-50, words=("-50",)),)


@pytest.mark.parametrize(
    ("value", "points"),
    [("NS 4S E -1", "50"), ("EW 4S E -1", "-50"), ("NS 4S N -1", "-50"), ("NS P", "0")],
)
def test_points_are_those_of_the_side(value: str, points: str) -> None:
    log = parse(f"{PLAYED}director adjust {value}\n")
    found = [s["value"] for s in log.view()["scores"] if s["kind"] == "assigned"]
    assert found == [points]


@pytest.mark.parametrize("value", [None, "", "NS", "NS 4S E", "everything"])
def test_words_that_did_not_come_through_the_notation_are_refused(value: str | None) -> None:
    after = parse(PLAYED).append(Answered("director", "adjust", value))
    assert isinstance(after, Refusal)
    assert after.key == "score-not-read"


def test_a_review_is_closed_by_its_answer_alone() -> None:
    log = parse(PLAYED.replace("tricks", "E hesitates\nW 2C\ntricks").replace("W 2C\n", ""))
    assert log.questions == ()
    asked = parse(f"{PLAYED}director error 25A\ndirector error 27B\n")
    assert [q.id for q in asked.questions] == ["82C@8", "82C@9"]
    ambiguous = asked.append(Answered("director", "no-damage"))
    assert isinstance(ambiguous, Refusal)
    one = asked.append(Answered("director", "no-damage", re="82C@8"))
    assert not isinstance(one, Refusal)
    assert [q.id for q in one.questions] == ["82C@9"]
    assert [r["law"] for r in one.view()["reviews"]] == ["82C"]


def test_penalties_are_shown_with_their_reason() -> None:
    log = parse(f'{PLAYED}director penalty NS 10% "late"\n')
    assert log.view()["penalties"] == [
        {"side": "NS", "amount": 10, "unit": "%", "text": "late", "law": "90"}
    ]
    assert "penalties" not in parse(PLAYED).view()


def test_without_a_vulnerability_it_is_said_what_is_needed() -> None:
    view = parse(PLAYED.replace("board 1", "dealer N")).view()
    assert view["scores"] == []
    assert view["score_needs"] == "vul"
