"""The case runner and its matching, with a ruler that knows no law."""

from pathlib import Path
from typing import Any

import pytest

from biddingbox.core import Refusal
from biddingbox.director.cases import (
    Case,
    Difference,
    Result,
    Step,
    find,
    load,
    run,
    run_dir,
    side_by_side,
    split,
)
from biddingbox.director.matching import compare, matches, pair
from biddingbox.errors import CaseError, NotationError


class FakeLog:
    """Lines; ``no`` is refused, ``?`` is no notation."""

    def __init__(self, lines: tuple[str, ...]) -> None:
        self.lines = lines

    def append(self, command: str, /) -> "FakeLog | Refusal":
        if command == "no":
            return Refusal("not-now", "9B2", {"seat": "N"})
        if command == "?":
            raise NotationError(1, 1, "?", "an event")
        return FakeLog((*self.lines, command))


class FakeRuler:
    """Answers what it was given, and the lines."""

    def __init__(self, **answer: Any) -> None:
        self.given = answer

    def parse(self, text: str, /) -> FakeLog:
        log = FakeLog(())
        for line in split(text):
            after = log.append(line)
            if isinstance(after, Refusal):
                raise NotationError(2, 1, line, "an event", refusal=after)
            log = after
        return log

    def answer(self, log: FakeLog, /) -> dict[str, Any]:
        calls = [{"seat": "N", "call": line} for line in log.lines]
        return {"edition": "1997", "auction": calls} | self.given


def case(*steps: Step, skip: str | None = None, edition: str = "1997") -> Case:
    return Case("x", "A case", Path("x.toml"), edition, steps, skip=skip)


def ask(expect: dict[str, Any], **answer: Any) -> list[tuple[str, str, str]]:
    return list(compare(expect, answer))


PASSES = [
    {"kind": "must_pass", "seat": "N", "until": "next_turn", "law": "30A"},
    {"kind": "must_pass", "seat": "N", "until": "next_turn", "law": "30B1"},
]
ASKED = [
    {
        "key": "27A",
        "law": "27A",
        "to": "W",
        "options": [{"key": "accept", "law": "27A"}, {"key": "decline", "law": "27B"}],
    }
]


class TestMatching:
    @pytest.mark.parametrize(
        ("expect", "answer"),
        [
            ({"turn": "W"}, {"turn": "W", "phase": "auction"}),
            ({"turn": ""}, {"turn": None}),
            ({"turn": ""}, {}),
            ({"result": ""}, {"result": ""}),
            ({"seq": 7}, {"seq": 7}),
            ({"auction": "1S P W:2H"}, {"auction": [
                {"seat": "N", "call": "1S"}, {"seat": "E", "call": "P"},
                {"seat": "W", "call": "2H"}]}),
            ({"auction": ""}, {"auction": []}),
            ({"auction": []}, {"auction": []}),
            ({"auction": [{"seat": "N"}, {"call": "P"}]}, {"auction": [
                {"seat": "N", "call": "1S"}, {"seat": "E", "call": "P"}]}),
            ({"restrictions": []}, {"restrictions": []}),
            ({"restrictions": [{"seat": "N"}, {"law": "30A"}]}, {"restrictions": PASSES}),
            ({"restrictions": ["30B1", "30A"]}, {"restrictions": PASSES}),
            ({"has_restrictions": [{"law": "30A"}]}, {"restrictions": PASSES}),
            ({"no_restrictions": [{"kind": "lead"}, {"seat": "S"}]}, {"restrictions": PASSES}),
            ({"no_restrictions": []}, {"restrictions": PASSES}),
            ({"legal": ["X", "P"]}, {"legal": ["P", "X"]}),
            ({"has_legal": ["P"], "no_legal": ["1S"]}, {"legal": ["P", "X"]}),
            ({"questions": [{"to": "W", "options": ["decline", "accept"]}]}, {"questions": ASKED}),
            ({"questions": [{"has_options": ["accept"], "no_options": ["keep"]}]},
             {"questions": ASKED}),
            ({"questions": ["27A"]}, {"questions": ASKED}),
            ({"restrictions": [{"law": "30A", "if": ""}]}, {"restrictions": PASSES[:1]}),
            ({"restrictions": [{"suits": ["C", "D"]}]}, {"restrictions": [{"suits": ["D", "C"]}]}),
            ({"range": {"min": 1}}, {"range": {"min": 1, "max": 5}}),
        ],
    )  # fmt: skip
    def test_holds(self, expect: dict[str, Any], answer: dict[str, Any]) -> None:
        assert ask(expect, **answer) == []

    @pytest.mark.parametrize(
        ("expect", "answer", "where"),
        [
            ({"turn": "W"}, {"turn": "N"}, "turn"),
            ({"turn": "W"}, {"turn": None}, "turn"),
            ({"turn": ""}, {"turn": "N"}, "turn"),
            ({"seq": 7}, {"seq": "7"}, "seq"),
            ({"seq": 1}, {"seq": True}, "seq"),
            ({"auction": "1S P"}, {"auction": [{"call": "P"}, {"call": "1S"}]}, "auction"),
            ({"auction": "1S"}, {"auction": [{"call": "1S"}, {"call": "P"}]}, "auction"),
            ({"auction": "E:1S"}, {"auction": [{"seat": "N", "call": "1S"}]}, "auction"),
            ({"auction": ""}, {}, "auction"),
            ({"restrictions": []}, {"restrictions": PASSES}, "restrictions"),
            ({"restrictions": [{"seat": "N"}]}, {"restrictions": PASSES}, "restrictions"),
            ({"restrictions": [{"law": "30A"}, {"law": "30A"}]}, {"restrictions": PASSES},
             "restrictions"),
            ({"restrictions": []}, {}, "restrictions"),
            ({"has_restrictions": [{"law": "31B"}]}, {"restrictions": PASSES}, "has_restrictions"),
            ({"has_restrictions": [{"law": "31B"}]}, {}, "has_restrictions"),
            ({"no_restrictions": [{"seat": "N"}]}, {"restrictions": PASSES}, "no_restrictions"),
            ({"questions": [{"options": ["accept"]}]}, {"questions": ASKED}, "questions"),
            ({"questions": [""]}, {"questions": ASKED}, "questions"),
            ({"range": {"min": 2}}, {"range": {"min": 1}}, "range.min"),
        ],
    )  # fmt: skip
    def test_differs(self, expect: dict[str, Any], answer: dict[str, Any], where: str) -> None:
        assert [found[0] for found in ask(expect, **answer)] == [where]

    def test_a_greedy_pairing_is_not_enough(self) -> None:
        wanted = [{"seat": "N"}, {"law": "30A"}]
        assert pair(wanted, PASSES, matches) == {0: 1, 1: 0}

    def test_a_list_says_what_is_missing_and_what_is_too_many(self) -> None:
        expect = {"restrictions": [{"law": "30A"}, {"law": "31B", "seat": "S"}]}
        [(_, expected, actual)] = ask(expect, restrictions=PASSES)
        assert expected == '[{"law": "31B", "seat": "S"}] and 1 that match'
        assert actual == '[{"kind": "must_pass", "seat": "N", "law": "30B1"}]'


class TestRun:
    def test_a_case_that_holds(self) -> None:
        result = run(case(Step("1S\nP", {"auction": "1S P"})), FakeRuler())
        assert result == Result("x", "A case", Path("x.toml"), ok=True)

    def test_steps_go_on_from_the_log_so_far(self) -> None:
        steps = (Step("1S; P # two", {"auction": "1S P"}), Step("2S; P", {"auction": "1S P 2S P"}))
        assert run(case(*steps), FakeRuler()).ok

    def test_differences_carry_the_step(self) -> None:
        steps = (Step("1S", {"turn": "E"}), Step("P", {"turn": "S"}))
        result = run(case(*steps), FakeRuler(turn="E"))
        assert not result.ok
        assert result.differences == (Difference(2, "turn", "S", "E"),)

    def test_a_skipped_case_is_not_run(self) -> None:
        result = run(case(Step("?", {}), skip="not yet"), FakeRuler())
        assert (result.ok, result.skipped) == (True, "not yet")

    def test_the_editions_must_agree(self) -> None:
        result = run(case(Step("1S", {}), edition="2017"), FakeRuler())
        assert result.differences == (Difference(1, "edition", "2017", "1997"),)

    @pytest.mark.parametrize("line", ["no", "?"])
    @pytest.mark.parametrize("step", [1, 2])
    def test_a_line_that_is_not_taken_is_a_difference_and_ends_the_case(
        self, line: str, step: int
    ) -> None:
        steps = [Step("1S", {"auction": "1S"})] * (step - 1)
        result = run(case(*steps, Step(line, {"auction": "7NT"})), FakeRuler())
        assert [(d.step, d.where) for d in result.differences] == [(step, "log")]

    @pytest.mark.parametrize("step", [1, 2])
    def test_a_refusal_that_is_expected(self, step: int) -> None:
        steps = [Step("1S", {})] * (step - 1)
        last = Step("P; no # he may not", {"refused": "not-now", "has_auction": [{"call": "P"}]})
        assert run(case(*steps, last), FakeRuler()).ok

    def test_refused_for_another_reason(self) -> None:
        result = run(case(Step("P; no", {"refused": "never"})), FakeRuler())
        assert result.differences == (Difference(1, "refused", "never", "not-now"),)

    def test_not_refused(self) -> None:
        result = run(case(Step("P; P", {"refused": "never"})), FakeRuler())
        assert result.differences == (Difference(1, "refused", "never", "accepted"),)

    def test_only_the_last_line_may_be_refused(self) -> None:
        result = run(case(Step("no; P", {"refused": "not-now"})), FakeRuler())
        assert [d.where for d in result.differences] == ["log"]

    def test_side_by_side_names_file_step_and_both_sides(self) -> None:
        result = run(case(Step("1S", {"turn": "S"})), FakeRuler(turn="E"))
        assert side_by_side(result).splitlines() == [
            "x.toml",
            "  A case",
            "  step 1: turn",
            "    expected  S",
            "    actual    E",
        ]


def test_split_knows_comments_semicolons_quotes_and_references() -> None:
    text = 'N 1S # one; two\nW explains E#1 "a; b # c"; note "x" ;# end\n# all\n\n  P  '
    assert split(text) == ["N 1S", 'W explains E#1 "a; b # c"', 'note "x"', "P"]


GOOD = 'id = "a"\ntitle = "A"\nedition = "1997"\n'


class TestFiles:
    def write(self, tmp_path: Path, text: str, name: str = "a.toml") -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def test_load(self, tmp_path: Path) -> None:
        text = GOOD + 'laws = ["27A"]\nlog = "N 1S"\n[expect]\nturn = "E"\n'
        loaded = load(self.write(tmp_path, text))
        assert loaded.steps == (Step("N 1S", {"turn": "E"}),)
        assert loaded.laws == ("27A",)

    def test_load_steps(self, tmp_path: Path) -> None:
        text = GOOD + '[[step]]\nlog = "N 1S"\n[[step]]\nlog = "E P"\nexpect = { turn = "S" }\n'
        loaded = load(self.write(tmp_path, text))
        assert loaded.steps == (Step("N 1S"), Step("E P", {"turn": "S"}))

    @pytest.mark.parametrize(
        ("text", "named"),
        [
            ("colour = 3\n" + GOOD + 'log = ""\nexpect = {}\n', "colour"),
            (GOOD + '[[step]]\nlog = ""\nexpected = {}\n', "expected"),
            (GOOD + 'log = ""\nexpect = { trun = "N" }\n', "expect.trun"),
            (GOOD + '[[step]]\nlog = ""\nexpect = { has_turn = [] }\n', "expect.has_turn"),
            (GOOD + 'log = ""\n', "expect"),
            (GOOD + "expect = {}\n", "log"),
            (GOOD + 'log = ""\n[[step]]\nlog = ""\n', "log"),
            ('title = "A"\n', "id"),
            (GOOD + "laws = 3\n", "laws"),
            ("id = \n", "line 1"),
        ],
    )
    def test_a_file_that_is_no_case_names_file_and_key(
        self, tmp_path: Path, text: str, named: str
    ) -> None:
        path = self.write(tmp_path, text)
        with pytest.raises(CaseError) as caught:
            load(path)
        assert caught.value.path == str(path)
        assert named in caught.value.found

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(CaseError):
            load(tmp_path / "none.toml")
        with pytest.raises(CaseError):
            find(tmp_path / "none")

    def test_run_dir_reports_every_file(self, tmp_path: Path) -> None:
        log = '\nlog = "1S"\n[expect]\nauction = '
        self.write(tmp_path, GOOD + log + '"1S"', "b/good.toml")
        self.write(tmp_path, GOOD + log + '"P"', "b/later/bad.toml")
        self.write(tmp_path, GOOD + 'skip = "not yet"' + log + '"P"', "a.toml")
        self.write(tmp_path, "colour = 3", "c.toml")
        self.write(tmp_path, "no case", "notes.md")
        report = run_dir(tmp_path, FakeRuler())
        names = [r.path.name for r in report.results]
        assert names == ["a.toml", "good.toml", "bad.toml", "c.toml"]
        assert (report.passed, report.failed, report.skipped) == (1, 2, 1)
        [unreadable] = report.results[-1].differences
        assert unreadable.where == "file"
        assert "colour" in unreadable.actual

    def test_find_takes_a_single_file(self, tmp_path: Path) -> None:
        path = self.write(tmp_path, GOOD)
        assert find(path) == [path]
