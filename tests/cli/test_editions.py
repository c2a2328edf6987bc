"""``rule --edition 1997,2017``: two columns, or one under the other; the fork; JSON."""

import json

import pytest

from tests.cli.test_commands import run

FORKED = "dealer N; N 1C; E P; S P; S changes to 1H; director inadvertent"
BOUND = "dealer N; S 1H; W decline"


def test_one_under_the_other_where_it_is_narrow() -> None:
    result = run("rule", "--edition", "1997,2017", "-e", BOUND)
    assert result.exit_code == 0
    own, there = result.output.split("Duplicate bridge, Laws of 2017\n")
    assert own.startswith("Duplicate bridge, Laws of 1997\n")
    assert "must pass for the rest of the auction." in own
    assert "≠ differs" in own
    assert "≠ differs: the other edition" in there


def test_two_columns_where_it_is_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "150")
    lines = run("rule", "--edition", "1997,2017", "-e", BOUND).output.splitlines()
    assert lines[0].split("  ")[0] == "Duplicate bridge, Laws of 1997"
    assert lines[0].endswith("Duplicate bridge, Laws of 2017")
    arabic = run("rule", "--edition", "1997,2017", "-e", BOUND, "--lang", "ar").output
    assert "2017" not in arabic.splitlines()[0]


def test_the_fork_is_shown_with_its_question_and_what_is_proposed() -> None:
    output = run("rule", "--edition", "1997,2017", "-e", FORKED).output
    there = output.split("Laws of 2017\n", 1)[1]
    assert "Parts before line 5 of the log: director inadvertent" in there
    assert "would propose unintended" in there
    assert "1  unintended" in there


def test_json_and_the_trees() -> None:
    data = json.loads(run("rule", "--edition", "1997,2017", "-e", FORKED, "--json").output)
    assert list(data) == ["editions"]
    assert list(data["editions"]) == ["1997", "2017"]
    assert data["editions"]["2017"]["forks_at"] == 5
    assert data["editions"]["2017"]["tree"]["branches"]
    assert "tree" not in data["editions"]["1997"]
    asked = ("rule", "--edition", "1997,2017", "--tree", "1S P 1H")
    data = json.loads(run(*asked, "--json").output)["editions"]
    assert data["1997"]["tree"]["question"]["id"] == "27A@3"
    assert data["2017"]["tree"]["question"]["id"] == "27A1@3"
    assert run(*asked).output.count("├── accept") == 2


def test_the_first_edition_is_the_logs_own_unless_the_text_names_one() -> None:
    def own(*args: str) -> str:
        data = json.loads(run("rule", *args, "--json").output)
        return str(next(iter(data["editions"])))

    assert own("--edition", "2017,1997", "1S") == "2017"
    assert own("--edition", "2017,1997", "-e", "dealer N; N 1S") == "2017"
    assert own("--edition", "2017,1997", "-e", "game bridge 2017; N 1S") == "2017"
    result = run("rule", "--edition", "1997,2017", "-e", "game bridge 2017; N 1S")
    assert result.exit_code == 2
    assert "is not the edition of the log" in result.output


@pytest.mark.parametrize(
    "asked", ["1997,1997", "1997,", "1997,2007", "law18,common", "1997,2017,1997", "1997,law18"]
)
def test_other_pairs_are_refused(asked: str) -> None:
    result = run("rule", "1S", "--edition", asked)
    assert result.exit_code == 2
    assert "two different ones of 1997, 2017" in result.output


def test_the_dialogue_takes_one_edition() -> None:
    result = run("rule", "-i", "1S", "--edition", "1997,2017")
    assert result.exit_code == 2
    assert "-i takes one edition" in result.output
