"""The numbers: order, floor, cap, the bar on thirteen; owners and risk (E18.C2 to C4, G, H)."""

import pytest

from biddingbox.estimation.laws import g
from biddingbox.estimation.rules import COMMON, LAW18
from tests.estimation.at_table import gaps, log, refused, ruled, view

WITH = "N 4S; W with; S 4NT; E P; N 5S; W P; S P"
LAST_WITH = "N 4S; W P; S P; E with; N P"


def test_the_with_player_names_first_from_his_floor() -> None:
    seen = view(LAST_WITH)
    assert seen["order"] == ["E", "W", "S"]
    assert seen["range"] == {"seat": "E", "min": 4, "max": 4, "barred": []}
    kinds = [(r["kind"], r["seat"], r["law"]) for r in seen["restrictions"]]
    assert ("first", "E", "E18.C2(ii)") in kinds
    assert ("floor", "E", "E18.C2(i)") in kinds
    assert ("not_thirteen", "S", "L19") in kinds
    assert ("cap", "W", "E18.C4") in kinds


def test_the_last_may_not_make_thirteen() -> None:
    seen = view("N 6S; W P; S P; E P; W 4; S 2")
    assert seen["range"] == {"seat": "E", "min": 0, "max": 6, "barred": [1]}
    after = view("N 6S; W P; S P; E P; W 4; S 2; E 1")
    assert after["turn"] == "E"
    assert ruled(after)[-2:] == [("L19", "makes-thirteen"), ("L19", "name-again")]
    assert view("N 6S; W P; S P; E P; W 4; S 2; E 1; E 2")["total"] == 14


@pytest.mark.parametrize(
    ("switch", "barred"),
    [("ban13=banned", [4]), ("ban13=banned-with-owner", []), ("ban13=free", [])],
)
def test_the_ban_after_four_passes(switch: str, barred: list[int]) -> None:
    seen = view("N P; W P; S P; E P; N 4; W 3; S 2", switch)
    assert seen["range"]["barred"] == barred


def test_the_owner_may_confirm_but_not_raise() -> None:
    text = "N 4S; W P; S P; E P; N 4"
    assert view(text)["turn"] == "W"
    seen = view("N 4S; W P; S P; E P; N 5")
    assert seen["numbers"] == {"N": 4}
    assert ruled(seen)[-1] == ("E18.C2(ii)", "owner-has-named")
    raised = view("N 4S; W P; S P; E P; N 6; W 5", "owner_confirms=may-raise")
    assert raised["order"] == ["N", "W", "S", "E"]
    assert raised["numbers"] == {"N": 6, "W": 5}
    assert view("N 4S; W P; S P; E P", "owner_confirms=may-raise")["range"]["min"] == 4


def test_owners() -> None:
    seen = view(WITH + "; W 5; S 5; E 2")
    assert {o["seat"]: o["law"] for o in seen["owners"]} == {
        "N": "E18.C4", "W": "E18.C3", "S": "E18.C4",
    }  # fmt: skip
    lower = view(WITH + "; W 4; S 2; E 3")
    assert [o["seat"] for o in lower["owners"]] == ["N"]
    assert ("E18.C3", "with-does-not-own") in ruled(lower)
    bids = view(WITH + "; W 5; S 5; E 2", "owners_by=bids")
    assert [o["seat"] for o in bids["owners"]] == ["N", "W"]


def test_who_alone_names_more_than_the_owner_is_none() -> None:
    seen = view("N 4S; W P; S P; E P; W 6; S 1; E 0", "call_cap=none")
    assert [o["seat"] for o in seen["owners"]] == ["N"]
    tied = view("N 4S; W P; S P; E P; W 6; S 6; E 0", "call_cap=none")
    assert [o["seat"] for o in tied["owners"]] == ["N", "W", "S"]


def test_risk() -> None:
    seen = view("N 4H; W P; S P; E P; W 3; S 2; E 2 risk")
    assert seen["risk"] == {"seat": "E", "law": "E18.G1(i)", "level": 1}
    assert "status-automatic" not in gaps(seen)
    seen = view("N 6S; W P; S P; E P; W 4; S 3; E 2")
    assert seen["risk"] == {"seat": "E", "law": "E18.G1(ii)", "level": 1}
    assert ("E18.G3", "risk-card-forgotten") in ruled(seen)
    assert view("N 6S; W P; S P; E P; W 4; S 3; E 1")["risk"] is None


def test_the_cause_of_a_risk() -> None:
    unavoidable = view("N 4D; W P; S P; E P; W 0; S 0; E 4")
    assert unavoidable["risk"] is None
    assert ("E18.G1(i)", "not-the-cause") in ruled(unavoidable)
    last = view("N 4D; W P; S P; E P; W 0; S 0; E 4", "risk_under_cause=false")
    assert last["risk"] == {"seat": "E", "law": "E18.G1(i)", "level": 2}
    few = view("N 6S; W P; S P; E P; W 5; S 3; E 1")
    assert few["risk"] is None
    assert ("E18.G1(ii)", "too-few-for-risk") in ruled(few)


def test_the_risk_card() -> None:
    wrong = view("N 6S; W P; S P; E P; W 4; S 3 risk; E 1 risk")
    keys = [(r["key"], r["args"]["seat"]) for r in wrong["rulings"] if "card" in r["key"]]
    assert keys == [("risk-card-of-no-use", "S"), ("risk-card-of-no-use", "E")]
    needed = view("N 6S; W P; S P; E P; W 4; S 3; E 2", "status=needs-card")
    assert needed["risk"] is None
    assert ("E18.G1", "no-card-no-risk") in ruled(needed)
    shown = view("N 6S; W P; S P; E P; W 4; S 3; E 2 risk", "status=needs-card")
    assert shown["risk"] is not None
    passed = view("N P; W P; S P; E P; N 4; W 0; S 0; E 0 risk")
    assert passed["risk"] is None
    assert ("E18.H4", "risk-card-of-no-use") in ruled(passed)


@pytest.mark.parametrize(
    ("total", "flat", "two", "three"),
    [(15, 1, 1, 1), (16, 1, 1, 1), (17, 1, 2, 2), (18, 1, 2, 2), (19, 1, 2, 3), (11, 1, 1, 1),
     (9, 1, 2, 2), (8, 1, 2, 2), (7, 1, 2, 3), (0, 1, 2, 3)],
)  # fmt: skip
def test_the_steps_of_a_risk(total: int, flat: int, two: int, three: int) -> None:
    from msgspec.structs import replace

    assert g.level(total, replace(LAW18, risk_steps="flat")) == flat
    assert g.level(total, LAW18) == two
    assert g.level(total, COMMON) == three


def test_numbers_out_of_turn_and_range() -> None:
    seen = view("N 4S; W P; S P; E P; S 2")
    assert seen["turn"] == "W"
    assert ruled(seen)[-1] == ("E18.C2(ii)", "number-out-of-turn")
    bound = view("N 4S; W P; S P; E P; S 2; W 1; S 3", "out_of_turn=binding")
    assert bound["turn"] == "S"
    assert bound["legal"] == ["2"]
    assert ruled(bound)[-1] == ("E18.C1(iii)", "must-repeat")
    cap = view("N 4S; W P; S P; E P; W 5")
    assert ruled(cap)[-2:] == [("E18.C4", "over-the-cap"), ("E18.C4", "name-again")]
    floor = view(WITH + "; W 3")
    assert ruled(floor)[-2][1] == "under-the-floor"
    assert ruled(view("N P; W P; S P; E P; N 14"))[-2] == ("E18.A1", "more-than-thirteen")
    again = view("N 4S; W P; S P; E P; W 2; W 3")
    assert ruled(again)[-1] == ("E18.C2(ii)", "number-named-before")


def test_out_of_range_by_other_readings() -> None:
    near = view("N 4S; W P; S P; E P; W 6", "out_of_range=nearest")
    assert near["numbers"]["W"] == 4
    text = "N 4S; W P; S P; E P; W 6"
    waits = view(text, "out_of_range=stands-if-called-over")
    assert waits["questions"][0]["to"] == "S"
    assert waits["turn"] == "W"
    over = view(text + "; S 1", "out_of_range=stands-if-called-over")
    assert over["numbers"] == {"N": 4, "W": 6, "S": 1}
    for last in ("S decline", "E attention", "director called"):
        stopped = view(f"{text}; {last}", "out_of_range=stands-if-called-over")
        assert (stopped["numbers"], stopped["turn"]) == ({"N": 4}, "W")
    taken = view(text + "; S accept", "out_of_range=stands-if-called-over")
    assert taken["turn"] == "S"


def test_capped_by_the_dealer() -> None:
    seen = view("N P; W P; S P; E P; N 3", "allpass_range=capped-by-dealer")
    assert seen["range"]["max"] == 3


@pytest.mark.parametrize(
    ("switch", "leader", "passed"),
    [("owner", "N", "N"), ("after-dealer", "W", "W"), ("first-caller", "E", "N")],
)
def test_who_leads(switch: str, leader: str, passed: str) -> None:
    text = LAST_WITH + "; E 4; W 2; S 1"
    assert view(text, f"first_lead={switch}")["opening_leader"] == leader
    text = "N P; W P; S P; E P; N 4; W 3; S 3; E 2"
    assert view(text, f"first_lead={switch}")["opening_leader"] == passed


def test_a_scorers_record() -> None:
    text = "owner N 5H with E; N 5; W 3; S 1; E 5; tricks N 5 W 3 S 1 E 4"
    seen = view(text)
    assert seen["order"] == ["E", "W", "S"]
    assert (seen["with"], seen["declarer"], seen["contract"]) == (["E"], "N", "5H")
    assert ("E18.C2(i)", "course-not-shown") in ruled(seen)
    assert [o["seat"] for o in seen["owners"]] == ["N", "E"]
    assert seen["auction"] == []
    assert log(text).text().splitlines()[2] == "owner N 5H with E"
    thirteen = view("owner N 5H; W 3; S 2; E 3")
    assert thirteen["phase"] == "closed"
    assert ("L19", "record-makes-thirteen") in ruled(thirteen)
    assert ruled(view("owner N 5H; W 6"))[-1][1] == "name-again"


@pytest.mark.parametrize(
    ("text", "last", "key", "switches"),
    [
        ("N 4S", "owner N 5H", "owner-after-calls", ()),
        ("", "owner N 3H", "no-such-bid", ()),
        ("", "owner N 5H with N", "cannot-have-joined", ()),
        ("", "owner N 5NT with E", "no-with-at-no-trump", ("with_in_nt=false",)),
        ("N dash-call", "owner N 5H", "cannot-have-joined", ("dash_call=true",)),
        ("", "tricks N 4 W 3 S 3 E 3", "no-result-now", ()),
        ("owner N 5H; W 3; S 1; E 5", "tricks N 4 W 3 S 3 E 2", "tricks-not-thirteen", ()),
        ("owner N 5H; W 3; S 1; E 5", "tricks N 13", "tricks-not-thirteen", ()),
        ("", "N S4", "no-lead-now", ()),
        ("", "W accept", "nobody-asked", ()),
        ("", "director reading nothing", "no-such-reading", ()),
        ("N P; W P; S P; E P", "N 4", "no-number-now", ("allpass_rule=redeal",)),
        ("N 4S", "W changes to 5S", "no-call-to-change", ()),
        ("N 4S", "N changes to 4S", "nothing-changed", ()),
        ("N 4S; W 4H", "N changes to 5S", "matter-open", ()),
    ],
)
def test_refusals(text: str, last: str, key: str, switches: tuple[str, ...]) -> None:
    assert refused(text, last, *switches).key == key
