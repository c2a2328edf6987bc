"""What a viewer is shown: never another hand, never what is for the director alone."""

import json

import msgspec
from hypothesis import given

from biddingbox import Log, parse
from biddingbox.cards import DECK
from biddingbox.core import Viewer
from biddingbox.events import Amend, Exposed, Insert
from tests.properties import invariants
from tests.properties.drawn import whole_logs
from tests.properties.profile import modest

SEATS: tuple[Viewer, ...] = ("N", "E", "S", "W")
DECK_AND_SMALL = {*DECK, "Sx", "Hx", "Dx", "Cx"}


def cards_in(data: object) -> set[str]:
    """The cards that are named anywhere in plain data: strings that are a card and nothing else."""
    match data:
        case str():
            return {data} & DECK_AND_SMALL
        case dict():
            return set().union(*(cards_in(x) for x in (*data.keys(), *data.values())))
        case list() | tuple():
            return set().union(*(cards_in(x) for x in data))
        case _:
            return set()


def shown_at_table(log: Log) -> set[str]:
    """The cards that some event of the log has named or shown: one by one, or a whole hand."""
    found = cards_in(msgspec.to_builtins(log.events))
    for line in log.events:
        event = line.event if isinstance(line, Amend | Insert) else line
        if isinstance(event, Exposed) and not event.cards:
            found |= {str(c) for c in log.state.deal.hands[event.seat]}
    return found


@given(whole_logs(hands=True))
@modest
def test_no_viewer_sees_more_than_is_his(log: Log) -> None:
    assert list(invariants.hides(log)) == []


@given(whole_logs(hands=True))
@modest
def test_no_card_of_another_hand_is_anywhere_in_a_view(log: Log) -> None:
    hands = log.state.deal.hands
    open_to_all = shown_at_table(log)
    for viewer in (*SEATS, "spectator"):
        own = {str(c) for seat, cards in hands.items() if seat == viewer for c in cards}
        assert cards_in(log.view(viewer)) <= own | open_to_all


@given(whole_logs(hands=True))
@modest
def test_the_director_sees_all_hands(log: Log) -> None:
    view = log.view("director")
    assert {seat: tuple(cards) for seat, cards in view["hands"].items()} == log.state.deal.hands


@given(whole_logs())
@modest
def test_every_view_is_plain_data(log: Log) -> None:
    for viewer in (*SEATS, "spectator", "director"):
        view = log.view(viewer)
        assert json.loads(json.dumps(view)) == view


@given(whole_logs())
@modest
def test_an_open_question_reaches_its_owner_and_the_director(log: Log) -> None:
    for q in log.questions:
        for viewer in (q.to, "director"):
            assert q.id in [x["id"] for x in log.view(viewer)["questions"]]


def test_the_director_s_question_is_not_told_to_the_table() -> None:
    log = parse("dealer N; N 1C; N changes to 1D")
    assert [q["id"] for q in log.view("director")["questions"]] == ["25A@2"]
    for viewer in SEATS:
        assert log.view(viewer)["questions"] == []
