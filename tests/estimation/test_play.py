"""The play to the thirteenth trick: turn, following suit, trumps, who has won how many."""

import pytest

from biddingbox.cards import Card
from biddingbox.core import Refusal
from biddingbox.estimation.play import Trick, winner
from biddingbox.events import Call
from tests.estimation.at_table import log, refused, view

HANDS = """hand N AKQJT98765432.-.-.-
hand W -.AKQJT98765432.-.-
hand S -.-.AKQJT98765432.-
hand E -.-.-.AKQJT98765432
"""
NUMBERS = "N 4H; W P; S P; E P; W 3; S 2; E 2"


def trick(*played: str) -> Trick:
    seats = ("N", "W", "S", "E")
    return tuple((seat, Card(c)) for seat, c in zip(seats, played, strict=True))  # type: ignore[misc]


@pytest.mark.parametrize(
    ("cards", "trump", "seat"),
    [
        (("H2", "HA", "HK", "H3"), "NT", "W"),
        (("H2", "SA", "HK", "C3"), "NT", "S"),
        (("H2", "S2", "HA", "S3"), "S", "E"),
        (("H2", "SA", "DA", "CA"), "NT", "N"),
        (("H2", "SA", "DA", "CA"), "C", "E"),
    ],
)
def test_who_wins(cards: tuple[str, ...], trump: str, seat: str) -> None:
    assert winner(trick(*cards), trump) == seat  # type: ignore[arg-type]


def test_a_hand_is_played_out() -> None:
    table = log(NUMBERS, header=HANDS)
    assert table.view()["on_lead"] == "N"
    for rank in "AKQJT98765432":
        for seat, suit in (
            zip("NWSE", "SHDC", strict=True) if rank == "A" else zip("WSEN", "HDCS", strict=True)
        ):
            after = table.append(f"{seat} {suit}{rank}")
            assert not isinstance(after, Refusal), after
            table = after
    seen = table.view()
    assert seen["phase"] == "over"
    assert seen["result"] == {"N": 0, "W": 13, "S": 0, "E": 0}
    assert len(seen["tricks"]) == 13
    assert seen["scores"][1]["tricks"] == 13


@pytest.mark.parametrize(
    ("text", "last", "key"),
    [
        (NUMBERS, "W HA", "play-out-of-turn"),
        (NUMBERS, "N HA", "card-not-held"),
        (NUMBERS, "N Sx", "card-not-named"),
        (f"{NUMBERS}; N SA; W HA; S DA; E CA", "W HA", "card-played-before"),
        ("N 4H; W P; S P; E P", "N SA", "no-lead-now"),
    ],
)
def test_cards_that_cannot_be_played(text: str, last: str, key: str) -> None:
    assert refused(text, last, header=HANDS).key == key


def test_suit_is_followed_where_the_hand_is_known() -> None:
    header = "hand W AKQJ.AKQJ.AKQJ.A\n"
    assert refused(f"{NUMBERS}; N S2", "W HA", header=header).key == "must-follow-suit"
    assert view(f"{NUMBERS}; N S2; W SA; S H2; E H3", header=header)["on_lead"] == "E"
    assert refused(f"{NUMBERS}; N S2", "W S2").key == "card-played-before"


def test_tricks_may_end_the_play() -> None:
    text = f"{NUMBERS}; N SA; W HA; S DA; E CA"
    assert view(f"{text}; tricks N 4 W 3 S 3 E 3", header=HANDS)["phase"] == "over"
    after = refused(text, "tricks N 4 W 0 S 5 E 4", header=HANDS)
    assert after.key == "tricks-already-won"


def test_what_a_seat_may_see() -> None:
    table = log("N 4H", header=HANDS)
    assert set(table.view("W")["hands"]) == {"W"}
    assert table.view("spectator")["hands"] == {}
    assert table.view("W")["legal"]
    assert table.view("S")["legal"] == []
    changed = log("N 4H; N changes to 5H", header=HANDS)
    assert changed.view("W")["questions"] == []
    assert changed.view()["questions"][0]["to"] == "director"
    assert Call("4H") == changed.view()["bid"]
