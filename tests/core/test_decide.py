"""Commands, answers and refusals, with a game that the core has never heard of."""

import pytest

from biddingbox.core import Refusal, Unfit, fold, step
from biddingbox.events import (
    Answered,
    Attention,
    CallRef,
    Claimed,
    Event,
    Faced,
    Fact,
    Hesitated,
    Noted,
    Opening,
)
from tests.core.higher import Table
from tests.core.table import GAME, OPENING, Log, named


def refusal(log: Log, command: Event) -> Refusal:
    """The refusal of a command, which leaves the log as it was."""
    before = log.events
    refused = log.do(command)
    assert refused is not None
    assert log.events == before
    return refused


def low_twice() -> Log:
    """N's 3 and 4 over 5 both lie open: East owns two questions."""
    return Log(named("W", 5), named("N", 3), named("N", 4))


# -- the regular course ----------------------------------------------------------------------------


def test_a_log_without_events_is_the_start() -> None:
    assert Log().state == Table()
    assert Log().questions == ()
    assert Log().entries == ()


def test_events_fold_in_order_and_have_seqs_from_one() -> None:
    log = Log(named("N", 1), named("E", 4), named("S", 9))
    assert log.numbers == [(1, "N", 1), (2, "E", 4), (3, "S", 9)]
    assert log.seqs == [1, 2, 3]
    assert log.unfit == []


def test_the_opening_brings_facts_from_outside() -> None:
    opening = Opening("higher", "1", facts=(Fact("step", "5"),))
    log = Log(named("N", 5), named("E", 9), opening=opening)
    assert log.numbers == [(1, "N", 5)]
    assert [q.id for q in log.questions] == ["2@2"]


def test_one_more_event_folds_as_the_whole_log_does() -> None:
    folded = fold(GAME, OPENING, ())
    events: list[Event] = [
        named("N", 7),
        Faced("E"),
        named("E", 3),
        Answered("S", "allow", re="2@3"),
    ]
    for seq, event in enumerate(events, 1):
        folded = step(GAME, folded, seq, event)
        assert folded == fold(GAME, OPENING, events[:seq])
    assert folded.unfit == (Unfit(2, Refusal("not-in-higher")),)


def test_a_fact_of_the_whole_log_is_read_before_the_first_event() -> None:
    log = Log(named("N", 3), named("E", 3))
    assert [q.id for q in log.questions] == ["2@2"]
    assert log.do(Answered("director", "reading", "equal-is-enough")) is None
    assert log.numbers == [(1, "N", 3), (2, "E", 3)]
    assert [q.id for q in log.questions] == []


# -- refusals are values ---------------------------------------------------------------------------


def test_what_the_table_does_not_record_is_refused_by_classify() -> None:
    refused = refusal(Log(named("N", 1)), Claimed("N", 3))
    assert refused == Refusal("no-claims", "2")


def test_what_does_not_fit_the_state_is_refused_by_apply() -> None:
    assert refusal(Log(), named("N", 0)) == Refusal("no-number", "1", {"call": "0"})
    assert refusal(Log(), Faced("N")) == Refusal("not-in-higher")


def test_fold_is_total_where_decide_refuses() -> None:
    log = Log(named("N", 1)).force(named("E", 500), Faced("S"), named("W", 2))
    assert log.numbers == [(1, "N", 1), (4, "W", 2)]
    assert log.unfit == [(2, "no-number"), (3, "not-in-higher")]
    assert log.seqs == [1, 2, 3, 4]


# -- answers ---------------------------------------------------------------------------------------


def test_a_question_has_an_owner_an_id_and_options() -> None:
    (asked,) = Log(named("N", 5), named("E", 2)).questions
    assert (asked.id, asked.to, asked.about, asked.audience) == ("2@2", "S", (2,), "table")
    assert [o.key for o in asked.options] == ["allow", "refuse", "instead", "lowest"]
    found = asked.option("refuse")
    assert found is not None
    assert found.key == "refuse"
    assert asked.option("forbid") is None


def test_a_bare_answer_is_stored_with_the_id_of_the_question() -> None:
    log = Log(named("N", 5), named("E", 2), Answered("S", "allow"))
    assert log.events[-1] == Answered("S", "allow", re="2@2")
    assert log.numbers == [(1, "N", 5), (2, "E", 2)]
    assert log.questions == ()


def test_an_answer_may_name_the_question() -> None:
    log = low_twice()
    assert log.do(Answered("E", "allow", re="2@3")) is None
    assert [q.id for q in log.questions] == ["2@2"]
    assert log.numbers == [(1, "W", 5), (3, "N", 4)]


def test_an_answer_may_name_the_call_that_the_question_is_about() -> None:
    log = low_twice()
    assert log.do(Answered("E", "refuse", "3")) is None
    assert log.events[-1] == Answered("E", "refuse", "3", re="2@2")
    assert [q.id for q in log.questions] == ["2@3"]


def test_an_ambiguous_answer_lists_the_ids() -> None:
    refused = refusal(low_twice(), Answered("E", "allow"))
    assert refused.key == "ambiguous-answer"
    assert refused.args["ids"] == "2@2 (E), 2@3 (E)"


def test_an_answer_by_somebody_else_names_the_owner() -> None:
    refused = refusal(low_twice(), Answered("S", "allow"))
    assert refused.key == "not-the-owner"
    assert refused.args["owner"] == "S"
    assert refused.args["to"] == "E"
    by_id = refusal(low_twice(), Answered("director", "allow", re="2@3"))
    assert (by_id.key, by_id.args["to"], by_id.args["id"]) == ("not-the-owner", "E", "2@3")


def test_of_two_owners_each_answers_his_own_question() -> None:
    log = Log(named("W", 5), named("N", 3), named("E", 4))
    assert log.do(Answered("S", "allow")) is None
    assert log.events[-1] == Answered("S", "allow", re="2@3")
    assert refusal(log, Answered("S", "allow")).key == "not-the-owner"


def test_an_election_needs_an_open_question() -> None:
    refused = refusal(Log(named("N", 1)), Answered("E", "allow"))
    assert refused == Refusal("nobody-asked", "", {"owner": "E", "option": "allow", "ids": "-"})
    other = refusal(low_twice(), Answered("E", "withdraw"))
    assert (other.key, other.args["ids"]) == ("nobody-asked", "2@2 (E), 2@3 (E)")


def test_a_question_that_is_not_open_cannot_be_named() -> None:
    refused = refusal(low_twice(), Answered("E", "allow", re="2@9"))
    assert (refused.key, refused.args["id"]) == ("no-such-question", "2@9")
    assert refused.args["ids"] == "2@2 (E), 2@3 (E)"


def test_an_option_that_the_question_does_not_have() -> None:
    refused = refusal(low_twice(), Answered("E", "accept", re="2@3"))
    assert refused.key == "no-such-option"
    assert refused.args["options"] == "allow, refuse, instead, lowest"


@pytest.mark.parametrize("id", [None, "2@2"])
def test_an_option_that_takes_a_value_asks_for_it(id: str | None) -> None:
    log = Log(named("N", 97), named("E", 2))
    refused = refusal(log, Answered("S", "instead", re=id))
    assert (refused.key, refused.args["values"]) == ("value-needed", "98, 99")
    assert log.do(Answered("S", "instead", "99", re=id)) is None
    assert log.numbers == [(1, "N", 97), (2, "E", 99)]


def test_the_only_value_that_an_option_can_take_is_filled_in() -> None:
    log = Log(named("N", 7), named("E", 2), Answered("S", "lowest"))
    assert log.events[-1] == Answered("S", "lowest", "8", re="2@2")


def test_an_option_that_takes_nothing_says_so() -> None:
    log = Log(named("N", 7), named("E", 2))
    refused = refusal(log, Answered("S", "allow", "9", re="2@2"))
    assert (refused.key, refused.args["value"]) == ("takes-nothing", "9")


# -- findings --------------------------------------------------------------------------------------


def test_a_finding_answers_the_director_s_question() -> None:
    log = Log(named("N", 7), Hesitated("N"))
    assert [(q.id, q.to, q.audience) for q in log.questions] == [("3@2", "director", "director")]
    assert refusal(log, Answered("N", "asleep")).key == "not-the-owner"
    assert log.do(Answered("director", "asleep")) is None
    assert log.events[-1] == Answered("director", "asleep", re="3@2")
    assert log.numbers == []


def test_a_finding_may_come_before_it_is_asked() -> None:
    log = Log(named("N", 7), Answered("director", "asleep"))
    assert log.events[-1] == Answered("director", "asleep")
    assert log.numbers == [(1, "N", 7)]
    assert log.do(Hesitated("N")) is None
    assert log.numbers == []
    assert log.questions == ()


def test_a_finding_about_a_call_is_handed_to_the_game_as_it_is() -> None:
    command = Answered("director", "asleep", about=CallRef("N#1"))
    log = Log(named("N", 7), Hesitated("N"), command)
    assert log.events[-1] is command
    assert command.re is None


def test_what_the_game_does_not_know_as_a_finding_is_refused() -> None:
    refused = refusal(Log(named("N", 7)), Answered("director", "drunk"))
    assert refused == Refusal("nobody-asked", "", {"option": "drunk"})


def test_other_events_are_kept_and_change_nothing() -> None:
    log = Log(named("N", 7), Noted("a quiet table"), Attention("E"))
    assert log.numbers == [(1, "N", 7)]
    assert log.state.notices == 1
    assert len(log.events) == 3
