"""The auction of Estimation: form, rank, With, who is out, how it ends (E18.A to E18.F, E18.H0)."""

import pytest

from biddingbox import legal_calls
from biddingbox.estimation.calls import BIDS, read_call
from biddingbox.estimation.laws import a, b, d, e, f
from biddingbox.events import Call
from tests.estimation.at_table import calls, log, ruled, view


def test_bids() -> None:
    assert len(BIDS) == 50
    assert (BIDS[0], BIDS[-1]) == ("4C", "13NT")
    assert [x for x in ("3S", "14C", "5", "P", "with") if a.a1(Call(x))] == []
    assert read_call("13n") == "13NT"
    assert read_call("Pass") == "P"
    assert read_call("X") is None
    assert a.a2(Call("P"))
    assert not a.a2(Call("4C"))
    assert a.below_four(Call("3NT"))


def test_rank() -> None:
    assert [f.f(x) for x in ("C", "D", "H", "S", "NT")] == [0, 1, 2, 3, 4]
    assert b.bi(Call("4NT"), Call("4S"))
    assert not b.bi(Call("4H"), Call("4H"))
    assert b.bii(Call("5C"), Call("4NT"))
    assert not b.bii(Call("4NT"), Call("5C"))
    assert d.d(Call("4C"), None)
    assert e.e1(Call("4NT"), Call("5C"))
    order = [x for x in BIDS if d.d(x, Call("12NT"))]
    assert order == ["13C", "13D", "13H", "13S", "13NT"]


def test_it_goes_round_counter_clockwise() -> None:
    assert view("N P")["turn"] == "W"
    assert view("N P; W 4C")["turn"] == "S"


def test_a_pass_is_final_and_the_player_is_skipped() -> None:
    seen = view("N P; W 4S; S P; E 5D")
    assert seen["turn"] == "W"
    assert [r["kind"] for r in seen["restrictions"]] == ["out", "out"]
    seen = view("N P; W 4S; S P; E 5D; W P")
    assert (seen["phase"], seen["declarer"], seen["order"]) == ("numbers", "E", ["N", "W", "S"])


def test_three_passes_and_a_bid_end_at_once() -> None:
    seen = view("N P; W P; S P; E 4C")
    assert (seen["phase"], seen["contract"], seen["trump"]) == ("numbers", "4C", "C")


@pytest.mark.parametrize(
    ("text", "turn", "phase"),
    [
        ("N 4S; W with", "S", "auction"),
        ("N 4S; W with; S P; E P", "N", "auction"),
        ("N 4S; W with; S P; E P; N P", "W", "numbers"),
        ("N 4S; W with; S with; E with", "N", "auction"),
        ("N 4S; W with; S with; E with; N P; W P", "S", "auction"),
        ("N 4S; W P; S P; E with; N 5S; E P", "E", "numbers"),
    ],
)
def test_the_end_with_joiners(text: str, turn: str, phase: str) -> None:
    seen = view(text)
    assert (seen["turn"], seen["phase"]) == (turn, phase)


def test_the_joined_player_may_not_be_asked() -> None:
    seen = view("N 4S; W with; S P; E P", "end_rule=joined-player-not-asked")
    assert seen["phase"] == "numbers"
    assert view("N 4S; W P; S P; E P", "end_rule=joined-player-not-asked")["phase"] == "numbers"


def test_legal_calls() -> None:
    table = log("N 4S; W 5D")
    options = legal_calls(table.state)
    assert options[:4] == ("P", "with", "5H", "5S")
    assert options[-1] == "13NT"
    assert "with" not in legal_calls(log("N P").state)
    assert "with" not in legal_calls(log("N 4NT", "with_in_nt=false").state)
    joined = legal_calls(log("N 4S; W with; S with; E with; N P").state)
    assert "with" not in joined
    assert legal_calls(log("N 13NT").state) == ("P", "with")
    assert legal_calls(log("N 4S; W P; S P; E P; W 4; S 0; E 0").state) == ()


@pytest.mark.parametrize(
    ("opener", "turn"),
    [("dealer", "N"), ("after-dealer", "W"), ("last-owner last_owner=E", "E")],
)
def test_who_opens(opener: str, turn: str) -> None:
    assert view("", f"opener={opener}")["turn"] == turn


def test_four_passes() -> None:
    seen = view("N P; W P; S P; E P")
    assert (seen["phase"], seen["trump"], seen["declarer"]) == ("numbers", "NT", None)
    assert seen["order"] == ["N", "W", "S", "E"]
    assert seen["range"] == {"seat": "N", "min": 0, "max": 13, "barred": []}
    assert ("E18.H1", "played-at-no-trump") in ruled(seen)


@pytest.mark.parametrize("rule", ["redeal", "redeal-double", "skip-double"])
def test_four_passes_by_the_house(rule: str) -> None:
    seen = view("N P; W P; S P; E P", f"allpass_rule={rule}")
    assert (seen["phase"], seen["turn"], seen["order"]) == ("cancelled", None, [])
    assert ruled(seen) == [("E18.H0", f"all-passed-{rule}")]


def test_with_is_shown_with_what_it_joins() -> None:
    seen = view("N 4S; W with")
    assert seen["auction"][1] == {"seat": "W", "call": "with", "joins": "4S", "of": "N"}
    assert (seen["bid"], seen["with"]) == ("4S", ["W"])
    raised = view("N 4S; W with; S 5D")
    assert (raised["bid"], raised["with"]) == ("5D", [])


def test_dash_calls() -> None:
    seen = view("N dash-call; S dash-call", edition="common")
    assert (seen["turn"], seen["dash"]) == ("W", ["N", "S"])
    seen = view("N dash-call; W 4S; S P; E P", edition="common")
    assert seen["order"] == ["S", "E"]
    assert seen["numbers"] == {"N": 0, "W": 4}
    third = view("N dash-call; S dash-call; E dash-call", edition="common")
    assert third["dash"] == ["N", "S"]
    assert ruled(third)[-1] == ("L19", "dash-calls-too-many")
    late = view("N P; W dash-call", edition="common")
    assert ruled(late) == [("L19", "dash-call-too-late")]
    twice = view("N dash-call; N dash-call", edition="common")
    assert ruled(twice)[-1] == ("L19", "dash-call-twice")
    none = view("N dash-call; N avoid")
    assert ruled(none) == [("L19", "no-dash-call"), ("L19", "no-avoid")]
    assert calls(none) == ""


def test_all_may_declare_a_dash_where_the_house_lets_them() -> None:
    text = "N dash-call; W dash-call; S dash-call; E dash-call"
    seen = view(text, "dash_most=4", edition="common")
    assert (seen["phase"], seen["order"], seen["total"]) == ("closed", [], 0)
    three = view("N dash-call; W dash-call; S dash-call; E 13S", "dash_most=4", edition="common")
    assert (three["phase"], three["owners"]) == ("closed", [{"seat": "E", "law": "E18.C4"}])


def test_avoid() -> None:
    seen = view("E avoid; N 4S", edition="common")
    assert seen["avoid"] == ["E"]
    assert ruled(view("N 4S; W avoid", edition="common")) == [("L19", "avoid-too-late")]


def test_a_fixed_trump() -> None:
    seen = view("N 4; W 9; S 9", edition="common", header="deal 16\n")
    assert (seen["trump"], seen["turn"], seen["with"]) == ("H", "E", [])
    assert seen["range"]["max"] == 13
    done = view("N 4; W 9; S 9; E 2", edition="common", header="trump NT\n")
    assert [o["seat"] for o in done["owners"]] == ["W", "S"]
    assert done["opening_leader"] == "W"
    assert view("N 4S", edition="common", header="trump NT\n")["calls"][0]["status"] == "cancelled"
    assert view("", edition="law18", header="deal 16\n")["phase"] == "auction"
