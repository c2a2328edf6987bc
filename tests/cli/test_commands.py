"""The commands as they are typed: what they print, and their exit codes."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from biddingbox.cli import main
from biddingbox.i18n import messages

SHORT = "1S P 1H"


def run(*args: str, given: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, list(args), input=given, catch_exceptions=False)


def test_rule_asks_left_hand_opponent() -> None:
    result = run("rule", "--dealer", "N", SHORT)
    assert result.exit_code == 0
    assert result.output.startswith("Duplicate bridge, Laws of 1997\n")
    assert "West is asked (27A)" in result.output
    assert "1H!" in result.output


def test_the_short_form_may_be_several_words() -> None:
    assert run("rule", "1S", "P", "1H").output == run("rule", SHORT).output


def test_rule_json() -> None:
    data = json.loads(run("rule", SHORT, "--json").output)
    assert list(data)[:3] == ["schema", "game", "edition"]
    assert data["questions"][0]["law"] == "27A"
    assert "tree" not in data


def test_rule_tree_json() -> None:
    data = json.loads(run("rule", SHORT, "--tree", "--json").output)
    assert data["tree"]["question"]["id"] == data["questions"][0]["id"]
    assert {b["option"] for b in data["tree"]["branches"]} == {"accept", "decline"}


def test_rule_tree() -> None:
    result = run("rule", SHORT, "--tree")
    assert result.exit_code == 0
    assert "├── accept" in result.output
    assert "27B2" in result.output


def test_a_file_of_several_logs(tmp_path: Path) -> None:
    path = tmp_path / "two.log"
    path.write_text("dealer N\nN 1S\n---\ndealer E\nE 1H\n", encoding="utf-8")
    assert run("rule", str(path)).output.count("Laws of 1997") == 2
    assert [d["dealer"] for d in json.loads(run("rule", str(path), "--json").output)] == ["N", "E"]


def test_standard_input() -> None:
    assert "1S" in run("rule", "-", given="dealer N\nN 1S\n").output


def test_an_expression() -> None:
    result = run("rule", "-e", "dealer N; N 1S; E P; S 1H; W decline; S 3H")
    assert "What binds now" in result.output


def test_dealer_of_an_expression() -> None:
    assert json.loads(run("rule", "--dealer", "S", "-e", "S 1S", "--json").output)["dealer"] == "S"


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["rule"], "only one of them"),
        (["rule", SHORT, "-e", "N 1S"], "only one of them"),
        (["rule", "1S P 9H"], "line 1, column 6: found"),
        (["rule", "-e", "dealer N; Q 1S"], "line 1, column 11: found"),
        (["rule", "-e", ""], "no log in it"),
        (["rule", "-e", "dealer N; N 1S; W accept"], "refused: "),
        (["rule", SHORT, "--edition", "2007"], "no edition bridge 2007; there is"),
        (["rule", "-e", "game bridge 2007; dealer N"], "expected bridge 1997, bridge 2017"),
        (["rule", "-e", "game estimation law18; rules cap=4"], "line 1, column 30: found 'cap'"),
        (["rule", "--dealer", "S", "-e", "dealer N; N 1S"], "not the dealer of the log"),
        (["rule", "--dealer", "S", "-e", "board 1; N 1S"], "not the dealer of the log"),
        (["rule", SHORT, "--lang", "xx"], "no language xx"),
        (["rule", SHORT, "-i", "--json"], "-i reads the dialogue"),
        (["laws", "99"], "no clause 99"),
        (["laws", "--edition", "2007"], "no edition bridge 2007"),
        (["cases", "run", "no-such-folder"], "no-such-folder"),
    ],
)
def test_what_cannot_be_done(args: list[str], expected: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("biddingbox: ")
    assert expected in result.stderr


def test_invalid_utf_8() -> None:
    result = run("rule", "-", given=b"N 1S\nE \xff\n")
    assert result.exit_code == 2
    assert "line 2, column 3" in result.stderr


def test_a_folder_is_no_log(tmp_path: Path) -> None:
    result = run("rule", str(tmp_path))
    assert result.exit_code == 2
    assert str(tmp_path) in result.stderr


def test_laws_lists_every_clause() -> None:
    result = run("laws")
    assert result.exit_code == 0
    assert "\n27B2 " in result.output
    assert "\x1b" not in result.output


def test_laws_of_one_clause_shows_what_is_below_it() -> None:
    result = run("laws", "25b2")
    assert "25B2(b)(1)" in result.output
    assert "biddingbox.bridge.laws.law25" in result.output
    assert "27A" not in result.output


def test_laws_json() -> None:
    rows = json.loads(run("laws", "27", "--json").output)
    assert {
        "game",
        "edition",
        "law",
        "heading",
        "paraphrase",
        "code",
        "cases",
        "status",
        "reason",
    } == (set(rows[0]))
    assert all(row["law"].startswith("27") for row in rows)


def test_laws_options() -> None:
    result = run("laws", "--options", "27")
    assert "accept" in result.output
    assert "comparable" not in result.output
    assert all(
        o["law"].startswith("27")
        for o in json.loads(run("laws", "--options", "27", "--json").output)
    )


def test_an_unknown_clause_names_those_near() -> None:
    assert "27B1(a)" in run("laws", "27B1(c)").stderr


CASE = """\
id = "one"
title = "An insufficient bid"
edition = "1997"
laws = ["27A"]
log = "dealer N; N 1S; E P; S 1H"
[expect]
turn = "{turn}"
"""


def test_cases_that_hold(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(CASE.format(turn="S"), encoding="utf-8")
    result = run("cases", "run", str(tmp_path))
    assert result.exit_code == 0
    assert result.output == "1 case as expected, 0 differ, 0 skipped\n"


def test_cases_that_differ(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(CASE.format(turn="N"), encoding="utf-8")
    result = run("cases", "run", str(tmp_path))
    assert result.exit_code == 1
    assert "An insufficient bid" in result.output
    assert "step 1: turn" in result.output
    as_json = run("cases", "run", str(tmp_path), "--json")
    assert as_json.exit_code == 1
    data = json.loads(as_json.output)
    assert data["failed"] == 1
    assert data["results"][0]["differences"][0]["where"] == "turn"


def test_no_cases(tmp_path: Path) -> None:
    assert run("cases", "run", str(tmp_path)).exit_code == 2


@pytest.mark.parametrize(
    "args", [[], ["rule"], ["laws"], ["cases"], ["cases", "run"], ["serve"]], ids=" ".join
)
def test_help(args: list[str]) -> None:
    result = run(*args, "--help")
    assert result.exit_code == 0
    assert result.output.startswith("Usage: ")
    assert "cli-" not in result.output


@pytest.mark.parametrize("args", [[], ["rule"], ["laws"], ["cases", "run"]], ids=" ".join)
def test_help_has_examples(args: list[str]) -> None:
    assert "  Examples:\n    biddingbox " in run(*args, "--help").output


def test_version() -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.output.split()[-1].count(".") == 2


REVIEWED = "dealer N; vul none; N 1S; E hesitates; E P; S P; W 2H; N P; E P; S P"


def test_a_review_is_to_come_until_it_is_asked_and_then_it_is_the_question() -> None:
    heading = messages().text("cli-reviews")
    before = run("rule", "-e", REVIEWED).output
    ended = run("rule", "-e", f"{REVIEWED}; tricks 8").output
    done = run("rule", "-e", f"{REVIEWED}; tricks 8; director no-damage").output
    assert heading in before
    assert heading not in ended
    assert "no-damage" in ended
    assert heading not in done
    assert "no-damage" not in done


def test_after_an_eight_the_trump_is_no_longer_called_fixed() -> None:
    text = "game estimation common; dealer N; deal 16; N 3; W 2; S 8C"
    shown = run("rule", "-e", text).output
    assert "8C has taken the place of the fixed trump" in shown
    assert "the trump is fixed" not in shown
