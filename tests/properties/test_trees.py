"""Every branch of a tree can be played, and comes to what the tree said."""

from typing import Any

from hypothesis import given

from biddingbox import Log, Refusal, parse
from biddingbox.director.tree import LIMIT, tree
from biddingbox.events import Answered, Call, Called, Event
from tests.properties.drawn import whole_logs
from tests.properties.profile import modest

Json = dict[str, Any]
SMALL = 150


def command(question: Json, option: str, value: str | None) -> Event:
    if option == "call" and question["to"] != "director" and value is not None:
        return Called(question["to"], Call(value))
    return Answered(question["to"], option, value, re=question["id"])


def follow(log: Log, node: Json | str | None) -> int:
    """Play every branch of a node; the number of branches that were played."""
    if node is None:
        assert log.questions == ()
        return 0
    if node == "…":
        return 0
    assert isinstance(node, dict)
    question = node["question"]
    assert question["id"] == log.questions[0].id
    assert node["branches"]
    played = 0
    for branch in node["branches"]:
        if branch["option"] == "adjust":
            continue  # 12C: which score the director gives is his; a log has to say it
        for n, value in enumerate(branch["calls"] or [None]):
            after = log.append(command(question, branch["option"], value))
            assert not isinstance(after, Refusal), after
            view = after.view()
            assert view["restrictions"] == branch["restrictions"]
            new = view["rulings"][len(log.view()["rulings"]) :]
            played += 1
            if n:
                # Calls of equal outcome are one branch: their rulings differ in the call only.
                assert [r["key"] for r in new] == [r["key"] for r in branch["rulings"]]
                continue
            assert new == branch["rulings"]
            played += follow(after, branch["then"])
    return played


def covered(log: Log, node: Json) -> None:
    """The options of the question are all there, and every value in one branch only."""
    question = log.questions[0]
    for option in question.options:
        found = [v for b in node["branches"] if b["option"] == option.key for v in b["calls"]]
        assert any(b["option"] == option.key for b in node["branches"])
        if option.takes in ("CALL", "SUIT", "READING"):
            assert sorted(found) == sorted(option.values)


@given(whole_logs(10))
@modest
def test_every_branch_can_be_played(log: Log) -> None:
    node = tree(log, limit=SMALL)
    assert (node is None) == (log.questions == ())
    if node is not None:
        covered(log, node)
        follow(log, node)


def test_the_tree_of_an_insufficient_bid() -> None:
    log = parse("dealer N; N 1S; E P; S 1H")
    node = log.tree()
    assert node is not None
    covered(log, node)
    assert follow(log, node) > 30
    assert [b["option"] for b in node["branches"]] == ["accept", "decline"]


def test_the_tree_of_a_call_out_of_rotation() -> None:
    log = parse("dealer N; N 1S; W 2H")
    node = log.tree()
    assert node is not None
    covered(log, node)
    assert follow(log, node) >= 2


def test_the_tree_of_a_review_after_the_hand() -> None:
    log = parse("dealer N; N P; E hesitates; E P; S P; W 1S; N P; E P; S P; tricks 8")
    assert [o.key for o in log.questions[0].options] == ["no-damage", "adjust"]
    node = log.tree()
    assert node is not None
    assert follow(log, node) >= 1


def test_past_its_limit_a_tree_ends() -> None:
    log = parse("dealer N; N 1S; E P; S 1H")
    assert LIMIT == 2000
    node = tree(log, limit=1)
    assert node is not None
    assert [b["then"] for b in node["branches"]] == [None, "…"]
