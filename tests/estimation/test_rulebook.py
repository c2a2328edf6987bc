"""Every clause of Law 18 has a row, code that cites it, and a case."""

import tomllib
from pathlib import Path

from biddingbox.bridge.rulebook import LawRow, case_index
from biddingbox.cli import rows
from biddingbox.estimation.engine import EDITIONS
from biddingbox.estimation.rulebook import EDITIONS as LISTED
from biddingbox.estimation.rulebook import choices, clauses
from tests.test_rulebook import fault_of_code

SEEDS: dict[str, str] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "seed-clauses.toml").read_text(encoding="utf-8")
)["estimation-law18"]


def test_every_seed_clause_is_implemented() -> None:
    assert [c.law for c in clauses()] == list(SEEDS)
    assert {c.status for c in clauses()} == {"implemented"}
    assert LISTED == EDITIONS


def test_the_code_cites_its_clause() -> None:
    faults = []
    for c in clauses():
        row = LawRow("", "", c.law, c.heading, c.paraphrase, c.code, (), c.status, c.reason)
        faults.append(fault_of_code(row))
    assert [f for f in faults if f] == []


def test_rows_are_whole() -> None:
    for c in clauses():
        assert 0 < len(c.heading) < 80
        assert 0 < len(c.paraphrase) < 160
        assert c.paraphrase != SEEDS[c.law]
        assert not c.reason


def test_every_clause_has_a_case() -> None:
    index = {**case_index(edition="common"), **case_index(edition="law18")}
    assert [c.law for c in clauses() if c.law not in index] == []


def test_both_games_are_listed() -> None:
    games = {row.game for row in rows.laws(None)}
    assert games == {"bridge", "estimation"}
    assert {row.edition for row in rows.laws("common")} == {"common"}
    assert [row.law for row in rows.under("e18c4", None)] == ["E18.C4"]
    assert [row.law for row in rows.under("E18.G1", "law18")] == [
        "E18.G1",
        "E18.G1(i)",
        "E18.G1(ii)",
    ]
    assert rows.under("", None) == ()


def test_the_answers_of_both_games() -> None:
    keys = {o.key for o in choices()}
    assert keys == {"accept", "decline", "call", "inadvertent", "second-thought", "reading"}
    assert {o.law for o in rows.options("law18")} == {o.law for o in choices()}
    assert {"1997", "law18"} <= {e for o in rows.options(None) for e in o.editions}
