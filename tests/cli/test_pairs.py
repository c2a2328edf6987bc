"""``cases run`` on pairs of cases: one auction under two editions, side by side."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from biddingbox import log
from biddingbox.cli import main
from biddingbox.cli.pairs import EDITIONS, made, pairs, said
from biddingbox.director.cases import run_dir
from biddingbox.i18n import LANGUAGES, messages
from tests.cli.samples import OPEN, answer, call

CASES = Path(__file__).parents[1] / "cases" / "editions"
CASE = """
id = "{id}"
title = "An insufficient bid"
edition = "{edition}"
log = "game bridge {edition}; dealer N; N 1S; E P; S 1H{more}"
[expect]
turn = "{turn}"
"""


def write(folder: Path, id: str, edition: str, turn: str = "S", more: str = "") -> None:
    text = CASE.format(id=id, edition=edition, turn=turn, more=more)
    (folder / f"{id}.toml").write_text(text, encoding="utf-8")


def run(folder: Path, *args: str) -> str:
    command = ["cases", "run", str(folder), *args]
    return CliRunner().invoke(main, command, env={"COLUMNS": "100"}, catch_exceptions=False).output


def test_a_row_for_a_number_that_has_a_case_under_each_edition(tmp_path: Path) -> None:
    write(tmp_path, "some-01-1997", "1997")
    write(tmp_path, "some-01-2017", "2017")
    write(tmp_path, "some-02-1997", "1997")  # alone
    write(tmp_path, "one", "1997")
    [head, row, *_] = run(tmp_path).splitlines()
    assert re.split(r" {2,}", head) == ["No.", "Auction", "1997", "2017", "As expected"]
    cells = re.split(r" {2,}", row)
    assert cells == ["01", "1S P 1H?", "West is asked (27A)", "West is asked (27A1)", "yes"]


def test_no_table_without_a_pair(tmp_path: Path) -> None:
    write(tmp_path, "some-01-1997", "1997")
    assert run(tmp_path) == "1 case as expected, 0 differ, 0 skipped\n"


def test_a_pair_of_which_one_differs(tmp_path: Path) -> None:
    write(tmp_path, "some-01-1997", "1997")
    write(tmp_path, "some-01-2017", "2017", turn="N")
    output = run(tmp_path)
    assert re.search(r"^01 .* no$", output, re.MULTILINE)
    assert "step 1: turn" in output


def test_cases_that_an_answer_tells_apart_share_a_cell(tmp_path: Path) -> None:
    write(tmp_path, "some-01-1997", "1997")
    write(tmp_path, "some-01-2017-accept", "2017", turn="W", more="; W accept")
    write(tmp_path, "some-01-2017-decline", "2017", more="; W decline")
    m = messages("en")
    [pair] = pairs(run_dir(tmp_path, log), log, m)
    assert [half.decided for half in pair.halves["2017"]] == ["accept", "decline"]
    assert [half.ruled for half in pair.halves["2017"]] == ["free", "South is asked (27B)"]
    assert "accept: free" in run(tmp_path)
    assert pair.ok


def test_a_log_that_cannot_be_taken_rules_nothing(tmp_path: Path) -> None:
    write(tmp_path, "some-01-1997", "1997")
    write(tmp_path, "some-01-2017", "2017", more="; W nonsense")
    [pair] = pairs(run_dir(tmp_path, log), log, messages("en"))
    assert [half.ruled for half in pair.halves["2017"]] == ["—"]
    assert not pair.ok


def test_calls_as_they_were_made() -> None:
    assert made(OPEN) == "1S P 1H?"
    assert made(answer("N", call(1, "E", "1H", "withdrawn", "out-of-rotation"))) == "E:1H?"
    implied = answer("N", call(1, "N", "P", "implied"), call(2, "E", "1C"))
    assert made(implied) == "E:1C"


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ({}, "free"),
        ({"reviews": [{"law": "27D"}, {"law": "27D"}]}, "free; review 27D"),
        ({"restrictions": [{"kind": "must_pass", "seat": "N", "until": "next_turn"}]},
         "North must pass once"),
        ({"restrictions": [{"kind": "must_pass", "seat": "N", "until": "end_of_auction"}] * 2,
          "reviews": [{"law": "72C"}]}, "North must pass throughout; review 72C"),
        ({"restrictions": [{"kind": "must_repeat", "seat": "E", "call": "P"}]},
         "East must repeat P"),
        ({"restrictions": [{"kind": "no_double", "seat": "S", "until": "next_turn"}]},
         "South may not double once"),
        ({"restrictions": [{"kind": "lead", "leader": "N", "may": ["forbid"], "suits": ["C"]}]},
         "lead: forbid clubs"),
        ({"restrictions": [
            {"kind": "lead", "leader": "N", "may": ["require", "forbid"], "suits": ["H"]}]},
         "lead: require or forbid hearts"),
        ({"restrictions": [{"kind": "lead", "leader": "N", "chosen": "forbid", "suits": ["H"],
                            "until": "loses_lead"}]},
         "North may not lead hearts until that hand loses the lead"),
        ({"restrictions": [{"kind": "score_cap", "side": "NS", "at_most": "average_minus"}]},
         "North-South: at most average minus"),
        ({"scores": [{"kind": "artificial", "side": "EW", "value": "average_plus"}]},
         "East-West: average plus"),
        ({"questions": [{"to": "director", "law": "23A"}]}, "the director finds (23A)"),
        ({"questions": [{"to": "director", "law": "35-38 (2017: …)"}]},
         "the director finds (35-38)"),
        ({"phase": "passed-out"}, "passed out"),
        ({"phase": "play", "contract": "1NTX", "declarer": "N"}, "1NTX by North"),
    ],
)  # fmt: skip
def test_what_is_ruled_in_a_few_words(more: dict[str, object], expected: str) -> None:
    assert said(answer("N", **more), messages("en")) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fourteen_auctions(lang: str) -> None:
    """Section 18 of the page on 2017: fourteen auctions, each under both editions, as expected."""
    output = run(CASES, "--lang", lang)
    found = pairs(run_dir(CASES, log), log, messages(lang))
    assert [pair.number for pair in found] == [f"{n:02}" for n in range(1, 15)]
    assert [pair.number for pair in found if not pair.ok] == []
    for pair in found:
        assert set(pair.halves) == set(EDITIONS)
        assert pair.number in output
        assert all(half.ruled != "—" for halves in pair.halves.values() for half in halves)


def test_both_findings_where_the_finding_decides() -> None:
    found = pairs(run_dir(CASES, log), log, messages("en"))
    both = [p.number for p in found if len(p.halves["2017"]) > 1]
    assert both == ["03", "05", "07", "08", "09"]
    for pair in found:
        if pair.number in both:
            decided = [half.decided for half in pair.halves["2017"]]
            assert decided == ["comparable", "not-comparable"]
