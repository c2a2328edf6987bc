"""Undo, amend, insert and strike: seqs never change, and what no longer fits is said."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biddingbox.core import Entry, Refusal, fold, timeline
from biddingbox.events import Amend, Answered, Event, Hesitated, Insert, Noted, Strike, Undo
from tests.core.table import GAME, OPENING, Log, named


def three() -> Log:
    return Log(named("N", 1), named("E", 4), named("S", 9))


# -- undo ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("to", [0, 1, 2, 3])
def test_undo_gives_the_state_after_that_seq(to: int) -> None:
    log = three()
    states = [fold(GAME, OPENING, log.events[:n]).state for n in range(4)]
    assert log.do(Undo(to)) is None
    assert log.state == states[to]
    assert len(log.events) == 4


def test_undoing_an_undo_is_redo() -> None:
    log = three()
    before = log.folded
    assert log.do(Undo(1)) is None
    assert log.numbers == [(1, "N", 1)]
    assert log.do(Undo(3)) is None
    assert log.folded == before
    assert log.do(Undo(4)) is None
    assert log.numbers == [(1, "N", 1)]


def test_what_comes_after_an_undo_has_a_new_seq() -> None:
    log = three()
    assert log.do(Undo(1)) is None
    assert log.do(named("E", 2)) is None
    assert log.numbers == [(1, "N", 1), (5, "E", 2)]
    assert log.seqs == [1, 5]


def test_a_question_undone_is_closed_and_redone_is_open() -> None:
    log = Log(named("N", 5), named("E", 2), Answered("S", "refuse"))
    assert log.do(Undo(2)) is None
    assert [q.id for q in log.questions] == ["2@2"]
    assert log.do(Answered("S", "allow")) is None
    assert log.numbers == [(1, "N", 5), (2, "E", 2)]
    assert log.do(Undo(3)) is None
    assert log.numbers == [(1, "N", 5)]
    assert log.questions == ()


def test_undo_of_an_amendment_brings_the_first_event_back() -> None:
    log = three()
    assert log.do(Amend(2, named("E", 5))) is None
    assert log.numbers[1] == (2, "E", 5)
    assert log.do(Undo(3)) is None
    assert log.numbers[1] == (2, "E", 4)
    assert log.state.notices == 0


# -- amend, insert, strike -------------------------------------------------------------------------


def test_amend_keeps_the_seq() -> None:
    log = three()
    assert log.do(Amend(2, named("E", 7))) is None
    assert log.numbers == [(1, "N", 1), (2, "E", 7), (3, "S", 9)]
    assert log.seqs == [1, 2, 3, 4]


def test_insert_has_the_seq_of_its_own_line_and_the_place_before_the_other() -> None:
    log = three()
    assert log.do(Insert(2, named("W", 2))) is None
    assert log.numbers == [(1, "N", 1), (4, "W", 2), (2, "E", 4), (3, "S", 9)]
    assert log.seqs == [1, 4, 2, 3, 4]


def test_strike_takes_the_event_away() -> None:
    log = three()
    assert log.do(Strike(2)) is None
    assert log.numbers == [(1, "N", 1), (3, "S", 9)]
    assert log.seqs == [1, 3, 4]


def test_whoever_corrects_has_noticed() -> None:
    log = three()
    commands: list[Event] = [Amend(1, named("N", 2)), Insert(1, named("W", 1)), Strike(5)]
    for n, command in enumerate(commands, 1):
        assert log.do(command) is None
        assert log.state.notices == n
    assert log.do(Undo(3)) is None
    assert log.state.notices == 0


def test_an_inserted_event_can_be_amended_and_struck() -> None:
    log = three()
    assert log.do(Insert(2, named("W", 2))) is None
    assert log.do(Amend(4, named("W", 3))) is None
    assert log.numbers == [(1, "N", 1), (4, "W", 3), (2, "E", 4), (3, "S", 9)]
    assert log.do(Insert(4, named("E", 1))) is None
    assert [seq for seq, _, _ in log.numbers] == [1, 4, 2, 3]
    assert [q.id for q in log.questions] == ["2@6"]
    assert log.do(Strike(4)) is None
    assert [seq for seq, _, _ in log.numbers] == [1, 2, 3]


def test_an_amendment_can_be_amended_again_but_is_no_event_of_its_own() -> None:
    log = three()
    assert log.do(Amend(2, named("E", 7))) is None
    assert log.do(Amend(2, named("E", 8))) is None
    assert log.numbers[1] == (2, "E", 8)
    refused = log.do(Amend(4, named("E", 6)))
    assert refused is not None
    assert refused.key == "no-such-seq"


def test_an_answer_amended_after_later_events() -> None:
    log = Log(named("N", 5), named("E", 2), Answered("S", "allow"), named("W", 3))
    assert log.numbers[-1] == (4, "W", 3)
    assert log.do(Amend(3, Answered("S", "refuse", re="2@2"))) is None
    assert log.numbers == [(1, "N", 5)]
    assert [q.id for q in log.questions] == ["2@4"]
    assert log.unfit == []


def test_what_no_longer_fits_is_unfit_skipped_and_shown() -> None:
    log = Log(named("N", 5), named("E", 2), Answered("S", "allow"), named("W", 9))
    assert log.do(Amend(2, named("E", 7))) is None
    assert log.numbers == [(1, "N", 5), (2, "E", 7), (4, "W", 9)]
    assert log.unfit == [(3, "nobody-asked")]
    assert log.seqs == [1, 2, 3, 4, 5]


def test_an_unfit_event_fits_again_when_the_course_is_put_right() -> None:
    log = Log(named("N", 5), named("E", 2), Answered("S", "allow"))
    assert log.do(Strike(2)) is None
    assert log.unfit == [(3, "nobody-asked")]
    assert log.do(Undo(3)) is None
    assert log.unfit == []
    assert log.numbers == [(1, "N", 5), (2, "E", 2)]


def test_a_correction_may_bring_in_what_does_not_fit() -> None:
    log = three()
    assert log.do(Amend(2, named("E", "many"))) is None
    assert log.unfit == [(2, "no-number")]


@pytest.mark.parametrize(
    "command",
    [
        Undo(4),
        Undo(-1),
        Amend(4, Noted("")),
        Amend(0, Noted("")),
        Insert(4, Noted("")),
        Insert(0, Noted("")),
        Strike(4),
        Strike(0),
    ],
)
def test_a_correction_of_what_is_not_there_is_refused(command: Event) -> None:
    log = three()
    refused = log.do(command)
    assert refused is not None
    assert refused.key == "no-such-seq"
    assert refused.args["last"] == "3"
    assert len(log.events) == 3


def test_what_was_struck_or_undone_is_not_there() -> None:
    log = three()
    assert log.do(Strike(2)) is None
    assert log.do(Strike(2)) == Refusal("no-such-seq", "", {"seq": "2", "last": "4"})
    assert log.do(Undo(1)) is None
    assert log.do(Amend(3, named("S", 3))) == Refusal("no-such-seq", "", {"seq": "3", "last": "5"})


def test_fold_is_total_over_corrections_that_decide_would_refuse() -> None:
    log = three().force(
        Undo(9), Undo(-3), Strike(40), Amend(41, Noted("")), Insert(9, named("W", 50))
    )
    assert log.numbers == [(1, "N", 1), (2, "E", 4), (3, "S", 9), (8, "W", 50)]
    assert log.unfit == []


# -- any course of things --------------------------------------------------------------------------

_plain = st.one_of(
    st.builds(named, st.sampled_from(("N", "E", "S", "W")), st.integers(0, 30)),
    st.builds(Hesitated, st.sampled_from(("N", "E", "S", "W"))),
    st.builds(Answered, st.just("director"), st.sampled_from(("awake", "asleep"))),
    st.builds(
        Answered, st.sampled_from(("N", "E", "S", "W")), st.sampled_from(("allow", "refuse"))
    ),
)
_seqs = st.integers(0, 12)
_any = st.one_of(
    _plain,
    st.builds(Undo, _seqs),
    st.builds(Strike, _seqs),
    st.builds(Amend, _seqs, _plain),
    st.builds(Insert, _seqs, _plain),
)


@given(st.lists(_any, max_size=12), st.integers(0, 12))
def test_undo_n_is_always_the_state_after_n(events: list[Event], to: int) -> None:
    to = min(to, len(events))
    after = fold(GAME, OPENING, [*events, Undo(to)])
    assert after == fold(GAME, OPENING, events[:to])


@given(st.lists(_any, max_size=12))
def test_every_entry_keeps_the_seq_of_a_line_and_never_comes_twice(events: list[Event]) -> None:
    entries = timeline(events)
    happened = [e.seq for e in entries if not isinstance(e.event, Amend | Insert | Strike)]
    assert len(happened) == len(set(happened))
    assert all(1 <= e.seq <= len(events) for e in entries)
    for e in entries:
        line = events[e.seq - 1]
        written = line.event if isinstance(line, Insert) else line
        amended = [x.event for x in events if isinstance(x, Amend) and x.seq == e.seq]
        assert e.event in (line, written, *amended)


@given(st.lists(_any, max_size=12))
def test_decide_and_fold_agree(events: list[Event]) -> None:
    """What was decided is never unfit at once, and what is refused changes nothing."""
    log = Log()
    for event in events:
        unfit = log.unfit
        before = log.folded
        if log.do(event) is not None:
            assert log.folded == before
        elif not isinstance(event, Undo | Amend | Insert | Strike):
            assert log.unfit == unfit


def test_a_log_without_corrections_is_its_own_course() -> None:
    events = three().events
    assert timeline(events) == tuple(Entry(n, e) for n, e in enumerate(events, 1))
