"""House rules: presets, the header, and what is no switch."""

import msgspec
import pytest

from biddingbox.errors import BiddingBoxError
from biddingbox.estimation import rules
from biddingbox.estimation.rules import COMMON, LAW18, NAMES, Rules, apply, changed, fault, sheet
from biddingbox.events import Fact, Opening
from biddingbox.log import new
from tests.estimation.at_table import log, view


def test_the_presets() -> None:
    assert Rules() == LAW18
    assert (LAW18.points, COMMON.points) == ("fed13", "app10")
    assert set(changed(COMMON)) == set()
    differ = {n for n in NAMES if getattr(LAW18, n) != getattr(COMMON, n)}
    assert differ == {
        "points", "base", "risk_steps", "zero_under_bonus", "zero_failed", "super_rule",
        "dash_over", "dash_failed", "allfail_rule", "risk_under_cause", "risk_over_cause",
        "risk_over_min_own_call", "dash_call", "avoid", "fixed_trump_rounds",
    }  # fmt: skip
    assert set(rules.POINTS["fed13"]) == set(rules.POINTS["app10"])
    for name, value in rules.POINTS["fed13"].items():
        assert getattr(LAW18, name) == value
    for name, value in rules.POINTS["app10"].items():
        assert getattr(COMMON, name) == value


@pytest.mark.parametrize("name", NAMES)
def test_every_value_that_is_offered_can_be_read(name: str) -> None:
    for value in rules.values(name):
        text = "7" if value.startswith("0 to") else value
        assert fault(f"{name}={text}") is None, value
    assert fault(f"{name}=nonsense") is not None
    assert fault(name) is not None


def test_other_spellings() -> None:
    words = ["risk_steps=10/20/30", "with_symmetric=true", "ban13=false", "with_in_nt=FALSE"]
    made = apply(LAW18, words)
    assert made.risk_steps == "10-20-30"
    assert made.with_symmetric == "symmetric"
    assert made.ban13 == "free"
    assert not made.with_in_nt


def test_the_points_preset_comes_first() -> None:
    made = apply(LAW18, ["base=12", "points=app10"])
    assert (made.base, made.zero_failed, made.risk_steps) == (12, 10, "10-20-30")
    assert sheet(made) == "app10 (base=12)"
    assert sheet(LAW18) == "fed13"


@pytest.mark.parametrize("word", ["cap=4", "base", "base=-1", "base=1000", "base=x", "opener=me"])
def test_what_is_no_switch(word: str) -> None:
    with pytest.raises(BiddingBoxError, match="found"):
        apply(LAW18, [word])
    with pytest.raises(BiddingBoxError):
        new(Opening("estimation", "law18", facts=(Fact("rules", word),)))


@pytest.mark.parametrize(
    "fact", [Fact("deal", "0"), Fact("carry", "x"), Fact("trump", "X"), Fact("deal", "1000")]
)
def test_header_facts_that_cannot_be(fact: Fact) -> None:
    with pytest.raises(BiddingBoxError):
        new(Opening("estimation", "common", facts=(fact,)))


def test_an_edition_that_is_not_known() -> None:
    with pytest.raises(BiddingBoxError, match="estimation house"):
        new(Opening("estimation", "house"))


def test_the_last_owner_must_be_named() -> None:
    with pytest.raises(BiddingBoxError, match="last_owner"):
        apply(LAW18, ["opener=last-owner"])
    assert apply(LAW18, ["opener=last-owner", "last_owner=e"]).last_owner == "E"


def test_the_rules_are_a_value_and_stand_in_the_opening_event() -> None:
    table = log("N 4S", "call_cap=none", "risk_steps=flat")
    assert table.opening.facts == (Fact("rules", "call_cap=none risk_steps=flat"),)
    assert "rules call_cap=none risk_steps=flat\n" in table.text()
    assert view("", "call_cap=none")["rules"] == {"call_cap": "none"}
    made = table.state.deal.rules
    assert msgspec.json.decode(msgspec.json.encode(made), type=Rules) == made
    with pytest.raises(AttributeError):
        made.base = 1
