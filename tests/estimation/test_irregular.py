"""Irregular calls at a real table: recorded and ruled, with the gap; on line refused."""

import pytest

from tests.estimation.at_table import calls, gaps, log, refused, ruled, view


def shown(text: str, *switches: str) -> list[tuple[str, str, list[str]]]:
    """Every call with what became of it."""
    seen = view(text, *switches)
    return [(c["call"], c["status"], c["irregular"]) for c in seen["calls"]]


def test_an_insufficient_bid_waits_for_the_next_player() -> None:
    seen = view("N 5H; W 5D")
    assert [q["id"] for q in seen["questions"]] == ["E18.E2@2"]
    assert seen["questions"][0]["to"] == "S"
    assert seen["turn"] == "W"
    assert gaps(seen) == {"insufficient-bid-correction"}
    assert shown("N 5H; W 5D")[-1] == ("5D", "pending", ["insufficient"])


@pytest.mark.parametrize(
    ("rest", "auction", "turn"),
    [
        ("S accept", "5H 5D", "S"),
        ("S 5S", "5H 5D 5S", "E"),
        ("S P", "5H 5D P", "E"),
        ("S with", "5H 5D with", "E"),
        ("S decline", "5H", "W"),
        ("S decline; W 6D", "5H 6D", "S"),
        ("S decline; W with", "5H with", "S"),
        ("S decline; W P", "5H P", "S"),
        ("S decline; W 5C", "5H", "W"),
        ("S decline; W call 6D", "5H 6D", "S"),
        ("W 6D", "5H 6D", "S"),
        ("W changes to 6D", "5H 6D", "S"),
        ("E P", "5H", "W"),
        ("E P; S accept; S P", "5H 5D P", "E"),
        ("E 6C; S decline; W 6D", "5H 6D", "S"),
    ],
)
def test_after_an_insufficient_bid(rest: str, auction: str, turn: str) -> None:
    seen = view(f"N 5H; W 5D; {rest}")
    assert (calls(seen), seen["turn"]) == (auction, turn)


def test_law_22_by_other_readings() -> None:
    raised = view("N 5H; W 5D", "law22_rule=must-raise")
    assert raised["questions"][0]["to"] == "W"
    assert raised["legal"] == ["6D", "7D", "8D", "9D", "10D", "11D", "12D", "13D"]
    assert view("N 13H; W 13D", "law22_rule=must-raise")["legal"] == ["P"]
    passed = view("N 5H; W 5D", "law22_rule=becomes-pass")
    assert (calls(passed), passed["turn"]) == ("5H P", "S")
    assert passed["auction"][1]["implied"] is True
    higher = view("N 5H; W 5D; S accept", "accepted_insufficient=higher-stays")
    assert (higher["bid"], higher["turn"]) == ("5H", "S")


def test_an_undeclared_equal_bid() -> None:
    seen = view("N 4S; W 4S")
    assert gaps(seen) == {"undeclared-equal-bid", "insufficient-bid-correction"}
    assert view("N 4S; W 4S", "undeclared_equal=is-with")["with"] == ["W"]
    own = view("N 4S; W P; S P; E with; N 4S", "undeclared_equal=is-with")
    assert own["questions"]


@pytest.mark.parametrize(
    ("text", "law", "key"),
    [
        ("N with", "E18.C1", "with-nothing"),
        ("N 4S; W P; S P; E with; N with", "E18.C1", "with-own-bid"),
        ("N 4S; W with 3S", "E18.C1(i)", "with-below-four"),
        ("N 4S; W with 4H", "E18.C1(ii)", "with-other-bid"),
        ("N 4S; W with; S with; E P; N P; W with", "E18.C1", "with-twice"),
        ("N 3S", "E18.A1", "below-four"),
        ("N 14S", "E18.A1", "above-thirteen"),
        ("N 5", "E18.A1", "bare-number"),
        ("N P; W 4S; S P; E P; N 5H", "E18.A3", "auction-is-over"),
        ("N P; W 4S; N 5H", "E18.A3", "out-of-the-auction"),
        ("N 4S; S with", "E18.C1(iii)", "with-out-of-turn"),
    ],
)
def test_what_is_cancelled(text: str, law: str, key: str) -> None:
    seen = view(text)
    assert ruled(seen)[-1] == (law, key)
    assert seen["calls"][-1]["status"] == "cancelled"
    assert seen["questions"] == []


def test_no_with_at_no_trump() -> None:
    seen = view("N 4NT; W with", "with_in_nt=false")
    assert ruled(seen) == [("E18.C1(ii)", "with-at-no-trump-barred")]
    assert gaps(view("N 4NT; W with")) == {"with-at-notrump"}


def test_a_superseded_bid() -> None:
    seen = view("N 4S; W 5D; S with 4S")
    assert gaps(seen) == {"with-superseded-bid", "insufficient-bid-correction"}
    taken = view("N 4S; W 5D; S with 4S; E accept")
    assert (calls(taken), taken["bid"]) == ("4S 5D 4S", "4S")
    any_bid = view("N 4S; W 5D; S with 4S", "with_superseded=any")
    assert (any_bid["bid"], any_bid["with"], any_bid["turn"]) == ("5D", [], "E")


def test_improper_as_insufficient() -> None:
    seen = view("N 4S; W 3S", "improper=as-insufficient")
    assert seen["questions"][0]["to"] == "S"
    owed = view("N 4S; W 14S", "improper=as-insufficient")
    assert owed["questions"][0]["to"] == "W"
    weird = view("N 3S; W accept; W P; S P; E P; W 0; S 1; E 1", "improper=as-insufficient")
    assert weird["contract"] == "3S"


@pytest.mark.parametrize(
    ("text", "auction", "turn"),
    [
        ("N 4S; S 5H", "4S", "W"),
        ("N 4S; S 5H; E accept", "4S 5H", "E"),
        ("N 4S; S 5H; E P", "4S 5H P", "N"),
        ("N 4S; S 5H; E decline", "4S", "W"),
        ("N 4S; S 5H; W 4NT", "4S 4NT", "S"),
        ("N 4S; S P; E P", "4S P P", "N"),
        ("N 4S; N 5S; W P", "4S P", "S"),
        ("N 4S; N 5S; W accept", "4S 5S", "W"),
        ("W P", "", "N"),
        ("W P; N 4C", "4C", "W"),
        ("W P; S 4C", "P 4C", "E"),
    ],
)
def test_out_of_turn(text: str, auction: str, turn: str) -> None:
    seen = view(text)
    assert (calls(seen), seen["turn"]) == (auction, turn)


def test_out_of_turn_by_other_readings() -> None:
    assert view("N 4S; S 5H", "out_of_turn=cancelled")["questions"] == []
    bound = view("N 4S; S 5H; W P", "out_of_turn=binding")
    assert (bound["turn"], bound["legal"]) == ("S", ["5H"])
    assert bound["restrictions"][-1]["kind"] == "must_repeat"
    kept = view("N 4S; S 5H; W P; S 5S", "out_of_turn=binding")
    assert (kept["turn"], ruled(kept)[-1]) == ("S", ("E18.C1(iii)", "must-repeat"))
    free = view("N 4S; S 5H; W 6C; S P", "out_of_turn=binding")
    assert free["turn"] == "E"


def test_who_is_out_may_be_let_in() -> None:
    text = "N P; W 4S; N 5H"
    waits = view(text, "excluded=accepted-if-called-over")
    assert waits["questions"][0]["to"] == "W"
    taken = view(text + "; W P", "excluded=accepted-if-called-over")
    assert calls(taken) == "P 4S 5H P"
    stopped = view(text + "; E attention", "excluded=accepted-if-called-over")
    assert (calls(stopped), stopped["turn"]) == ("P 4S", "S")
    called = view(text + "; S 5C", "excluded=accepted-if-called-over")
    assert calls(called) == "P 4S 5C"


@pytest.mark.parametrize(
    ("text", "auction", "numbers"),
    [
        ("N 4S; N changes to 5S; director inadvertent", "5S", {}),
        ("N 4S; N changes to 5S; director second-thought", "4S", {}),
        ("N 4S; W P; N changes to 5S", "4S P", {}),
        ("N 4S; W with; W changes to P; director inadvertent", "4S P", {}),
        ("N 4S; W 5C; W changes to with; director inadvertent", "4S with", {}),
        ("N P; W P; S P; E P; E changes to 4C; director inadvertent", "P P P 4C", {"E": 4}),
        ("N 4S; W P; S P; E P; W 2; W changes to 3; director inadvertent", "4S P P P",
         {"N": 4, "W": 3}),
        ("N 4S; W P; S P; E P; W 2; S 1; E 1; E changes to 3; director inadvertent", "4S P P P",
         {"N": 4, "W": 2, "S": 1, "E": 3}),
        ("N 4S; W P; S P; E P; W 2; S 1; W changes to 3", "4S P P P",
         {"N": 4, "W": 2, "S": 1}),
    ],
)  # fmt: skip
def test_changes(text: str, auction: str, numbers: dict[str, int]) -> None:
    seen = view(text)
    assert calls(seen) == auction
    assert seen["numbers"] == numbers
    assert seen["questions"] == []
    assert "changed-bid-or-number" in gaps(seen)


def test_changes_by_other_readings() -> None:
    assert calls(view("N 4S; N changes to 5S", "changes=until-next")) == "5S"
    assert calls(view("N 4S; N changes to 5S", "changes=never")) == "4S"
    illegal = view("N 4S; W 5S; W changes to 4C; director inadvertent")
    assert illegal["questions"][0]["key"] == "next-accepts"


@pytest.mark.parametrize(
    ("text", "last", "law"),
    [
        ("N 5H", "W 5D", "E18.E1"),
        ("N 5H", "W 5H", "E18.E1"),
        ("N 5H", "S P", "E18.C1(iii)"),
        ("", "W P", "E18.C1(iii)"),
        ("N P; W 4S", "N 5H", "E18.A3"),
        ("N 4S", "W with 3S", "E18.C1(i)"),
        ("N 4S; W 5D", "S with 4S", "E18.E1"),
        ("N 4S", "W 3C", "E18.A1"),
        ("N 4S; W P; S P; E P", "W 5", "E18.C4"),
        ("N 6S; W P; S P; E P; W 4; S 2", "E 1", "L19"),
        ("N 4S", "N changes to 5S", "E18"),
        ("", "N dash-call", "L19"),
    ],
)
def test_on_line_it_is_refused_with_the_clause(text: str, last: str, law: str) -> None:
    found = refused(text, last, header="table online\n")
    assert (found.key, found.clause) == ("irregular-on-line", law)


def test_on_line_a_regular_hand_is_taken() -> None:
    text = "N 4S; W with; S P; E P; N P; W 4; S 2; E 1"
    assert log(text, header="table online\n").state.phase == "closed"


def test_a_reading_put_in_place_of_ours_holds_for_the_whole_log() -> None:
    seen = view("N 4S; W 4S; director reading is-with")
    assert seen["with"] == ["W"]
    seen = view("N 5H; W 5D; director reading becomes-pass re insufficient-bid-correction")
    assert calls(seen) == "5H P"
    seen = view("N 4S; W P; S P; E P; W 3; S 2; E 2; director reading flat re risk-steps;"
                "director reading app10 re points-preset; tricks N 4 W 3 S 3 E 3")  # fmt: skip
    assert seen["points"] == "app10 (risk_steps=flat)"


def test_corrections() -> None:
    seen = view("N 4S; W 5C; amend 2: W with; undo 2")
    assert calls(seen) == "4S 5C"
    seen = view("N 4S; W 5C; amend 2: W with")
    assert calls(seen) == "4S with"
    seen = view("N 4S; W 5C; S P; strike 2")
    assert seen["questions"]
