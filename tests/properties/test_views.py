"""What a viewer is shown: never another hand, never what is for the director alone."""

import json

from hypothesis import given

from biddingbox import Log, parse
from biddingbox.core import Viewer
from tests.properties import invariants, play_invariants
from tests.properties.drawn import played_logs, whole_logs
from tests.properties.profile import modest

SEATS: tuple[Viewer, ...] = ("N", "E", "S", "W")


@given(whole_logs(hands=True))
@modest
def test_no_viewer_sees_more_than_is_his(log: Log) -> None:
    assert list(invariants.hides(log)) == []


@given(played_logs())
@modest
def test_no_viewer_of_the_play_sees_more_than_is_his(log: Log) -> None:
    assert list(invariants.hides(log)) == []


@given(whole_logs(hands=True) | played_logs())
@modest
def test_no_card_of_another_hand_is_anywhere_in_a_view(log: Log) -> None:
    hands = log.state.deal.hands
    open_to_all = play_invariants.public(log)
    for viewer in (*SEATS, "spectator"):
        own = {str(c) for seat, cards in hands.items() if seat == viewer for c in cards}
        assert play_invariants.cards_in(log.view(viewer)) <= own | open_to_all


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
