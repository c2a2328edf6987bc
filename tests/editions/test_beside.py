"""Two editions of one log: what each rules, what is left out, and where the other column stops."""

from typing import Any

import pytest

from biddingbox import core
from biddingbox.core import Question, Unfit
from biddingbox.director.columns import columns
from biddingbox.director.differences import LISTS
from biddingbox.director.editions import PROPOSES, Beside, as_case, beside, differences, other
from biddingbox.errors import BiddingBoxError
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.i18n.messages import LOCALES, split
from biddingbox.log import BRIDGE, fold, parse
from tests.editions.replay import CASES

M = messages()
START = "dealer N; N 1S; E P; S 1H; W decline; S P"
ANY = ["S", "H", "D", "C"]


def side_by_side(text: str) -> tuple[dict[str, Any], Beside]:
    log = parse(text)
    found = beside(log, other(log.opening.edition))
    return columns(log, found, M), found


def bound(answer: dict[str, Any]) -> list[tuple[str, str, list[str]]]:
    return [(r["kind"], r["law"], r.get("suits", [])) for r in answer["restrictions"]]


def test_a_pass_for_an_insufficient_bid_under_both() -> None:
    both, found = side_by_side(f"game bridge 2017; {START}; director not-comparable")
    assert list(both) == ["2017", "1997"]
    assert bound(both["1997"]) == [("must_pass", "27B2", []), ("lead", "26A2", ["H"])]
    assert both["1997"]["restrictions"][1]["may"] == ["require", "forbid"]
    assert bound(both["2017"]) == [("must_pass", "27B2", []), ("lead", "26B", ANY)]
    assert both["2017"]["restrictions"][1]["may"] == ["forbid"]
    assert found.left_out == (6,)
    assert both["1997"]["left_out"] == [6]
    assert both["1997"]["forks_at"] is None
    marks = differences(both["2017"], both["1997"])
    assert marks.restrictions.a == marks.restrictions.b == {1}


def test_a_question_that_the_log_does_not_answer_is_open_in_the_other_column() -> None:
    both, found = side_by_side(START)
    assert bound(both["1997"]) == [("must_pass", "27B2", []), ("lead", "26A2", ["H"])]
    [question] = both["2017"]["questions"]
    assert [o["key"] for o in question["options"]] == ["comparable", "not-comparable"]
    assert both["2017"]["forks_at"] is None
    assert isinstance(found.why, Question)
    assert both["2017"]["fork"]["line"] == ""
    branches = both["2017"]["tree"]["branches"]
    assert [bound(b) for b in branches][1] == [("must_pass", "27B2", []), ("lead", "26B", ANY)]
    assert "tree" not in both["1997"]
    assert differences(both["1997"], both["2017"]).questions.b == {0}


@pytest.mark.parametrize(
    ("option", "proposed"),
    [("inadvertent", "unintended"), ("purposeful", "intended"), ("second-thought", "intended")],
)
def test_a_finding_is_never_translated(option: str, proposed: str) -> None:
    text = f"dealer N; N 1C; E P; S P; S changes to 1H; director {option}"
    both, found = side_by_side(text)
    assert found.forks_at == both["2017"]["forks_at"] == 5
    assert isinstance(found.why, Question)
    assert [o["key"] for o in both["2017"]["questions"][0]["options"]] == ["unintended", "intended"]
    assert found.proposed == both["2017"]["fork"]["proposed"] == proposed
    assert both["2017"]["fork"]["line"].startswith(f"director {option}")
    assert both["2017"]["seq"] == 4
    assert both["1997"]["forks_at"] is None
    assert "fork" not in both["1997"]


def test_an_answer_that_is_not_asked_is_left_out_and_the_story_goes_on() -> None:
    log = "game bridge 2017; dealer N; S 1H; W decline; N P; E P; S 1H"
    both, found = side_by_side(f"{log}; director comparable" if parse(log).questions else log)
    assert found.forks_at is None
    assert [c["call"] for c in both["1997"]["auction"]] == ["P", "P", "1H"]


def test_an_answer_under_the_same_key_is_taken_whatever_its_clause() -> None:
    both, found = side_by_side("dealer N; N 1S; E P; S 1H; W accept; W P")
    assert found.left_out == ()
    assert both["1997"]["auction"] == both["2017"]["auction"]
    assert found.log.folded.entries[3].event.re == "27A1@3"  # type: ignore[union-attr]
    assert not differences(both["1997"], both["2017"]).any


def test_facts_alone_are_the_same_in_both() -> None:
    both, found = side_by_side("dealer N; N 1S; E hesitates; E P; S 2S; W P; N P; E P; E H4")
    assert found == Beside(found.log)
    one, two = both.values()
    assert {k for k in one if one[k] != two[k]} <= {"edition", "unauthorised", "reviews"}


def test_a_call_that_is_regular_in_one_edition_alone_parts_them() -> None:
    both, found = side_by_side("game bridge 2017; dealer N; S 1H; W decline; N 1S; E P")
    assert found.forks_at == 3
    assert isinstance(found.why, Unfit)
    assert "1S by North would be irregular" in both["1997"]["fork"]["text"]
    assert bound(both["1997"])[0][:2] == ("must_pass", "31B")
    assert both["1997"]["questions"] == []


def test_what_would_have_to_wait_parts_them_before_it() -> None:
    log = "game bridge 1997; dealer N; N 1C; E P; S P; director inadvertent about S"
    both, found = side_by_side(f"{log}; S changes to 1H; W P; N P; E P")
    assert found.forks_at is not None
    assert both["2017"]["questions"][0]["law"].startswith("25A")
    assert found.proposed == "unintended"


def test_a_reading_of_a_gap_that_the_other_edition_has_not_is_left_out() -> None:
    text = "dealer N; N 1S; director reading {}"
    _, found = side_by_side(text.format("any-change re 25b-scope"))
    assert found.left_out == (2,)
    assert found.log.state.deal.readings == ()
    _, found = side_by_side(text.format("spent re skipped-turn"))
    assert found.left_out == ()
    assert found.log.state.deal.readings == (("skipped-turn", "spent"),)


def test_corrections_are_worked_in_and_the_case_of_its_own_is_numbered_anew() -> None:
    log = parse("dealer N; N 1S; E 1H; E P; strike 2; S 1H; W decline; director called")
    found = beside(log, "2017")
    assert found.forks_at is None
    opening, events = as_case(found)
    assert opening.edition == "2017"
    case = fold(opening, events)
    assert case.unfit == ()
    assert case.view()["auction"] == found.log.view()["auction"]
    assert [q.key for q in case.questions] == [q.key for q in found.log.questions]


def test_other_games_and_editions_have_none_beside_them() -> None:
    with pytest.raises(BiddingBoxError):
        beside(parse("dealer N"), "2007")
    with pytest.raises(BiddingBoxError):
        beside(parse("game estimation law18"), "2017")


def logs() -> list[str]:
    from biddingbox.director.case_file import log_of_case
    from biddingbox.director.cases import find, load

    found = []
    for path in find(CASES):
        case = load(path)
        if case.edition in ("1997", "2017") and case.skip is None and "later" not in path.parts:
            found.append(log_of_case(path.read_text(encoding="utf-8")))
    return found


def test_every_case_of_ours_beside_its_own_edition_and_the_other() -> None:
    """Beside itself a log is what it is; beside the other edition nothing fails, all is said."""
    for text in logs():
        try:
            log = parse(text)
        except BiddingBoxError:
            continue
        own = beside(log, log.opening.edition)
        assert own.log.state == log.state, text
        assert (own.forks_at, own.why, own.left_out) == (None, None, ()), text
        found = beside(log, other(log.opening.edition))
        both = list(columns(log, found, M).values())
        marks = differences(*both)
        assert marks.swapped.swapped == marks
        assert not differences(both[0], both[0]).any
        opening, events = as_case(found)
        case = core.fold(BRIDGE, opening, events)
        assert case.unfit == (), text
        assert case.state.auction.bid is None or found.log.state.auction.bid is not None


def test_options_proposed_are_options() -> None:
    from biddingbox.bridge.rulebook import option_keys

    known = {row.key for row in option_keys()}
    assert set(PROPOSES) | set(PROPOSES.values()) <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_its_sentence(lang: str) -> None:
    m = messages(lang)
    for text in ("dealer N; N 1C; E P; S P; S changes to 1H; director inadvertent",
                 "game bridge 2017; dealer N; S 1H; W decline; N 1S; E P"):  # fmt: skip
        log = parse(text)
        both = columns(log, beside(log, other(log.opening.edition)), m)
        assert list(both.values())[1]["fork"]["text"]


def test_no_message_of_the_editions_is_unused() -> None:
    from tests.i18n.test_messages import is_used, used

    names = used()
    entries = split((LOCALES / "en" / "editions.ftl").read_text(encoding="utf-8"))
    assert [n for n in entries if not is_used(n, names)] == []


def test_the_lists_compared_are_lists_of_the_answer() -> None:
    answer = parse("dealer N").view()
    assert all(isinstance(answer[name], list) for name in LISTS)
