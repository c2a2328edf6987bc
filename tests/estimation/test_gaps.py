"""Every gap is said where it matters, and the director can put another reading in place of ours."""

import pytest

from biddingbox.estimation import gaps as listed
from biddingbox.estimation.readings import SWITCHES, reading, with_readings
from biddingbox.estimation.rules import COMMON, LAW18, PRESETS
from tests.estimation.at_table import gaps, view

FOUR = "N P; W P; S P; E P"
OVER = "N 4S; W P; S P; E P"
#: A log of law18 in which each gap is named.
RAISED = {
    "undeclared-equal-bid": "N 4S; W 4S",
    "with-superseded-bid": "N 4S; W 5D; S with 4S",
    "with-at-notrump": "N 4NT; W with",
    "end-rule": "N 4S; W with; S P; E P; N P",
    "opener": "W 4S",
    "joiner-wins": "N 4S; W with; S P; E P; N 5C; W 5S; N P",
    "third-player-wins": "N 4S; W with; S 5S; E P; N P; W P",
    "with-floor": "N 4S; W with; S P; E P; N 4NT; W 5H; N 6S; W P",
    "multi-with-order": "N 4S; W with; S with; E P; N P; W P",
    "accepted-insufficient-and-with": "N 5H; W 5D; S accept",
    "insufficient-bid-correction": "N 5H; W 5D",
    "out-of-turn": "N 4S; S 5C",
    "excluded-player-acts": "N P; W 4S; N 5C",
    "improper-bid": "N 3S",
    "number-out-of-range": f"{OVER}; W 5",
    "changed-bid-or-number": "N 4S; N changes to 5S",
    "number-cap": f"{OVER}; W 5",
    "owner-confirms": f"{OVER}; N 5",
    "ban-on-thirteen": f"{OVER}; W 4; S 4; E 1",
    "highest-number-of-what": f"{OVER}; W 4; S 2; E 1",
    "status-automatic": f"{OVER}; W 4; S 2; E 1",
    "risk-over-minimum": "N 6S; W P; S P; E P; W 5; S 3; E 1",
    "risk-cause": f"{OVER}; W 0; S 0; E 4",
    "risk-steps": f"{OVER}; W 3; S 1; E 1",
    "owner-and-risk-add": f"{OVER}; W 4; S 4; E 4",
    "first-lead": f"{FOUR}; N 4; W 3; S 3; E 2",
    "all-pass-range": FOUR,
    "all-pass-extras": f"{FOUR}; N 4; W 3; S 3; E 2",
    "extras-exist": "N dash-call",
    "points-preset": f"{FOUR}; N 4; W 3; S 3; E 2; tricks N 4 W 3 S 4 E 2",
}


#: Header lines and a log of common play in which gaps of the whole game are named.
FIXED = "deal 15\n"
IN_COMMON = {
    "dash-then-all-pass": ("", "N dash-call; W P; S P; E P"),
    "fixed-override": (FIXED, "N 8H"),
    "fixed-displaced": (f"rules fixed_displaced=postponed\n{FIXED}", "N 8H"),
    "fixed-owners": (FIXED, "N 4; W 4; S 1; E 1"),
    "multiplier-steps": ("", f"{OVER}; W 3; S 3; E 2; tricks N 5 W 2 S 2 E 4"),
    "multiplier-and-high-calls": (
        "carry 2\n", "N 8S; W P; S P; E P; W 3; S 3; E 2; tricks N 8 W 2 S 2 E 1",
    ),
    "multiplier-after-all-pass": (
        "carry 2\n", f"{FOUR}; N 4; W 3; S 3; E 2; tricks N 4 W 3 S 4 E 2",
    ),
}  # fmt: skip
#: Only the sheet of a game meets them (tests/sheets/test_game.py).
OF_THE_GAME = {"ties-at-the-end"}


@pytest.mark.parametrize("gap", sorted(set(listed.all_gaps()) - OF_THE_GAME))
def test_every_gap_is_named_by_a_ruling(gap: str) -> None:
    if gap in IN_COMMON:
        header, text = IN_COMMON[gap]
        assert gap in gaps(view(text, edition="common", header=header))
    else:
        assert gap in gaps(view(RAISED[gap]))


@pytest.mark.parametrize("gap", listed.all_gaps().values(), ids=lambda g: g.id)
def test_the_rules_tell_the_reading(gap: listed.Gap) -> None:
    for key in gap.keys:
        told = reading(with_readings(LAW18, {gap.id: key}), gap.id)
        assert told == key or gap.id in ("extras-exist", "points-preset")


def test_gaps_of_law18_alone_are_not_named_in_common_play() -> None:
    only = {i for i, g in listed.all_gaps().items() if g.editions == ("law18",)}
    assert only == {"risk-over-minimum", "risk-cause", "risk-steps", "points-preset"}
    text = f"{OVER}; W 3; S 1; E 1; tricks N 4 W 3 S 3 E 3"
    assert not gaps(view(text, edition="common")) & only


@pytest.mark.parametrize("gap", listed.all_gaps().values(), ids=lambda g: g.id)
def test_a_gap_is_whole(gap: listed.Gap) -> None:
    assert gap.game == "estimation"
    assert set(gap.editions) <= set(PRESETS)
    assert gap.ours in gap.keys
    assert len(gap.readings) > 1
    assert not gap.ask
    assert listed.gap(gap.id) == gap


def test_every_gap_has_its_switch_and_ours_is_the_preset() -> None:
    assert set(SWITCHES) == set(listed.all_gaps())
    for i, gap in listed.all_gaps().items():
        assert with_readings(LAW18, {i: gap.ours}) == LAW18, i
        if "common" in gap.editions:
            assert with_readings(COMMON, {i: gap.ours}) == COMMON, i
        for key in gap.keys:
            changed = with_readings(LAW18, {i: key})
            same = key == gap.ours or (i, key) in (
                ("points-preset", "own"),
                ("extras-exist", "never"),
            )
            assert (changed == LAW18) == same, (i, key)


def test_an_unknown_gap_is_named() -> None:
    with pytest.raises(LookupError, match="number-cap"):
        listed.gap("number-capp")
    assert listed.ours("number-cap") == "owner"


@pytest.mark.parametrize("gap", listed.all_gaps())
def test_a_director_may_read_it_otherwise(gap: str) -> None:
    for key in listed.gap(gap).keys:
        seen = view(f"director reading {key} re {gap}", edition=listed.gap(gap).editions[0])
        assert seen["rulings"][0]["gap"] == gap
        assert seen["unfit"] == []
