"""A session: adjusted and capped scores on their boards, the ranking; what cannot be scored."""

import csv
import io
from fractions import Fraction
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from biddingbox.bridge.state import ProceduralPenalty
from biddingbox.errors import NotationError
from biddingbox.log import Log, build, parse
from biddingbox.records.notation import parse_logs
from biddingbox.seats import Side
from biddingbox.sheets import field_data
from biddingbox.sheets.board import Board, Finding, Reading, Table, pairs, read
from biddingbox.sheets.field import MethodName, Pair, Session, Winners, number, session, two_winners
from tests.sheets.samples import Score, board
from tests.sheets.test_field_matchpoints import POINTS

TWELVE = Path(__file__).parent / "twelve-tables.log"
CAP = "25B2(b)(2)"


def logs(text: str) -> list[Log]:
    return [build(parsed) for parsed in parse_logs(text)]


def won(scored: Session, side: Side, at: int = 0) -> list[Fraction]:
    """The scores of a side on a board, table by table."""
    return [s.score for s in scored.boards[at].scores[side]]


def keys(scored: Session, side: Side, table: int, at: int = 0) -> list[str]:
    return [mark.key for mark in scored.boards[at].scores[side][table].marks]


def places(scored: Session, at: int = 0) -> list[tuple[int, bool, str]]:
    return [(p.rank, p.tied, p.pair.number) for p in scored.rankings[at][1]]


# --- the cap ------------------------------------------------------------------------------------


def twelve(method: MethodName = "matchpoints") -> Session:
    reading = read(logs(TWELVE.read_text("utf-8")))
    assert (reading.problems, reading.notes) == ((), ())
    return session(reading.boards, method)


def test_twelve_tables_one_of_them_under_25b2b2() -> None:
    scored = twelve()
    assert scored.boards[0].top == 22
    points = [s.line.spread[0][0] for s in scored.boards[0].scores["NS"]]
    assert points == [600, 630, 620, -100, 690, 600, 790, 150, 0, 650, -100, 170]
    ns, ew = won(scored, "NS"), won(scored, "EW")
    # 690 beats ten of eleven: 20 matchpoints, of which 40 per cent of the top are kept.
    assert scored.boards[0].scores["NS"][4].compared == 20
    assert ns[4] == Fraction(88, 10)
    assert keys(scored, "NS", 4) == ["cap"]
    # The other side keeps its score, and all other tables compare with +690.
    assert ew[4] == 2
    assert [n for n in range(12) if ns[n] + ew[n] != 22] == [4]
    assert [*ns[:4], *ns[5:]] == [11, 16, 14, 1, 11, 22, 6, 4, 18, 1, 8]


def test_the_cap_in_imps() -> None:
    for method in ("imps", "butler"):
        scored = twelve(method)
        assert won(scored, "NS")[4] == -3
        assert won(scored, "EW")[4] == -scored.boards[0].scores["NS"][4].compared < -3


def test_a_score_below_the_cap_stays() -> None:
    scored = session([board([620, 600, -100], capped={(2, "NS"): CAP})])
    assert won(scored, "NS") == [4, 2, 0]
    assert keys(scored, "NS", 2) == ["cap-not-reached"]


@given(st.lists(POINTS, min_size=2, max_size=12), st.data())
def test_a_cap_changes_nothing_but_its_own_score(points: list[int], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(points) - 1))
    side: Side = data.draw(st.sampled_from(("NS", "EW")))
    other: Side = "EW" if side == "NS" else "NS"
    free, bound = session([board(points)]), session([board(points, capped={(at, side): CAP})])
    assert won(bound, other) == won(free, other)
    expected = won(free, side)
    expected[at] = min(expected[at], Fraction(40 * 2 * (len(points) - 1), 100))
    assert won(bound, side) == expected


# --- scores that differ, averages, penalties ----------------------------------------------------


def test_split_scores_are_compared_on_their_own_side() -> None:
    scored = session([board([620, 620, 170], theirs=[-620, -170, -170])])
    assert won(scored, "NS") == [3, 3, 0]
    assert won(scored, "EW") == [0, 3, 3]


def test_averages_and_the_tables_beside_them() -> None:
    scored = session([board([620, 170, "average_plus"], theirs=[-620, -170, "average_minus"])])
    assert won(scored, "NS") == [Fraction(3 * 3, 2) - 1, Fraction(3, 2) - 1, Fraction(24, 10)]
    assert won(scored, "EW") == [Fraction(1, 2), Fraction(7, 2), Fraction(16, 10)]
    assert scored.boards[0].compared == {"NS": 2, "EW": 2}


def test_averages_go_by_the_rest_of_the_session() -> None:
    # On two boards pair NS 1 wins all, pair EW 1 nothing; on the third they could not play.
    played = [board([620, 170, 110], 1), board([620, 170, 110], 2)]
    spoilt = board(["average_plus", 0, 0], 3, theirs=["average_minus", 0, 0])
    scored = session([*played, spoilt])
    assert won(scored, "NS", 2)[0] == 4
    assert won(scored, "EW", 2)[0] == 0
    assert keys(scored, "NS", 0, 2) == ["average-session"]
    assert won(scored, "NS", 2)[1:] == [2, 2]
    [first, *_] = scored.rankings[0][1]
    assert first.pair.number == "1"
    assert first.share == 1


def test_a_good_session_does_not_lower_average_plus() -> None:
    played = [board([620, 170, 110], 1)]
    spoilt = board([0, "average_plus", 0], 2, theirs=[0, "average_minus", 0])
    scored = session([*played, spoilt])
    assert won(scored, "NS", 1)[1] == Fraction(24, 10)
    assert won(scored, "EW", 1)[1] == Fraction(16, 10)
    assert keys(scored, "NS", 1, 1) == ["average"]


@pytest.mark.parametrize("method", ["imps", "butler"])
def test_averages_in_imps(method: MethodName) -> None:
    scored = session([board(["average_plus", 620, 620], theirs=["average", -620, -620])], method)
    assert won(scored, "NS") == [3, 0, 0]
    assert won(scored, "EW") == [0, 0, 0]
    scored = session([board(["average_minus", 620, 170])], method)
    assert won(scored, "NS")[0] == -3


def penalised(one: Board, penalty: ProceduralPenalty, at: int = 0) -> Board:
    tables = list(one.tables)
    ns, ew = tables[at].lines
    lines = (msgspec.structs.replace(ns, penalties=(penalty,)), ew)
    tables[at] = msgspec.structs.replace(tables[at], lines=lines)
    return msgspec.structs.replace(one, tables=tuple(tables))


@pytest.mark.parametrize(
    ("amount", "unit", "method", "expected", "key"),
    [
        (10, "%", "matchpoints", Fraction(36, 10), "penalty"),
        (3, "imps", "imps", 9 - 3, "penalty"),
        (10, "%", "imps", 9, "penalty-other-unit"),
        (3, "imps", "matchpoints", 4, "penalty-other-unit"),
        (None, "%", "matchpoints", 4, "warning"),
    ],
)
def test_penalties(
    amount: int | None, unit: Any, method: MethodName, expected: Fraction, key: str
) -> None:
    one = board([620, 170, 210])  # against the others: 10 and 9 IMPs
    scored = session([penalised(one, ProceduralPenalty("NS", amount, unit, "late", 9))], method)
    against = Fraction(10 + 9, 2) - 9 if method == "imps" else 0
    assert won(scored, "NS")[0] == expected + against
    assert keys(scored, "NS", 0) == [key]
    assert won(scored, "EW") == won(session([one], method), "EW")


def test_a_penalty_comes_off_after_the_cap() -> None:
    one = board([620, 170, 210], capped={(0, "NS"): CAP})
    scored = session([penalised(one, ProceduralPenalty("NS", 10, "%", None, 9))])
    assert won(scored, "NS")[0] == Fraction(16, 10) - Fraction(4, 10)
    assert keys(scored, "NS", 0) == ["cap", "penalty"]


# --- the ranking --------------------------------------------------------------------------------


def test_ties_share_a_rank() -> None:
    scored = session([board([620, 170, 170, 110])])
    assert places(scored) == [(1, False, "1"), (2, True, "2"), (2, True, "3"), (4, False, "4")]
    assert places(scored, 1) == [(1, False, "4"), (2, True, "2"), (2, True, "3"), (4, False, "1")]


HOWELL = [
    board([620, 170], 1, pairs=[("1", "2"), ("3", "4")]),
    board([420, -50], 2, pairs=[("2", "3"), ("4", "1")]),
]
MITCHELL = [
    board([620, 170], 1, pairs=[("1", "3"), ("2", "4")]),
    board([420, -50], 2, pairs=[("1", "4"), ("2", "3")]),
]


@pytest.mark.parametrize(
    ("boards", "winners", "expected"),
    [
        (HOWELL, "auto", 1),
        (HOWELL, "2", 2),
        (MITCHELL, "auto", 2),
        (MITCHELL, "1", 1),
        ([board([620, 170])], "auto", 2),  # 1 and 2 on both sides: four pairs
        ([board([620, 170])], "1", 1),
    ],
)
def test_one_winner_or_two(boards: list[Board], winners: Winners, expected: int) -> None:
    assert len(session(boards, winners=winners).rankings) == expected
    assert two_winners(boards) is (session(boards).rankings[0][0] is not None)


def test_a_pair_that_changes_sides_is_one_pair() -> None:
    scored = session(HOWELL)
    [(side, ranked)] = scored.rankings
    assert side is None
    assert {p.pair.number: int(p.score) for p in ranked} == {"1": 4, "2": 2, "3": 0, "4": 2}
    assert {p.boards for p in ranked} == {2}
    assert [p.points for p in ranked if p.pair == Pair("1")] == [670]


def test_a_number_on_both_sides_of_a_board_is_two_pairs() -> None:
    [(_, ranked)] = session([board([620, 170])], winners="1").rankings
    assert [(p.rank, p.pair) for p in ranked] == [
        (1, Pair("1", "NS")), (1, Pair("2", "EW")), (3, Pair("1", "EW")), (3, Pair("2", "NS")),
    ]  # fmt: skip


def test_pairs_that_played_less_are_ranked_by_their_share() -> None:
    boards = [board([620, 170, 110], 1), board([620, 170], 2)]
    scored = session(boards)
    [first, second, third] = scored.rankings[0][1]
    assert (first.top, third.top) == (6, 4)
    assert (second.pair.number, second.share) == ("2", Fraction(2, 6))


def test_one_table_alone() -> None:
    scored = session([board([620])])
    assert won(scored, "NS") == [0]
    assert scored.rankings[0][1][0].share is None


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Fraction(88, 10), "8.8"),
        (22, "22"),
        (-0.001, "0"),
        (Fraction(-1, 4), "-0.25"),
        (100, "100"),
    ],
)
def test_numbers_for_people(value: Fraction, text: str) -> None:
    assert number(value) == text


# --- reading ------------------------------------------------------------------------------------

PLAYED = "S 1NT; W P; N P; E P; tricks 7"


def one(head: str, played: str = PLAYED) -> str:
    return f"{head}\n{played}\n---\n"


def problems(text: str) -> list[Finding]:
    reading = read(logs(text.removesuffix("---\n")))
    assert (reading.boards == ()) is bool(reading.problems)
    return list(reading.problems)


GOOD = one("board 7; pair NS 1 EW 2")


@pytest.mark.parametrize(
    ("second", "key", "args"),
    [
        (one("board 7; pair NS 3 EW 4", "S 1NT; W P; N P; E P"), "not-finished", {}),
        (one("board 7; pair NS 3 EW 4", "S 1NT"), "not-finished", {}),
        (one("board 7"), "no-pair", {"side": "NS, EW"}),
        (one("board 7; pair NS 3"), "no-pair", {"side": "EW"}),
        (one("board 7; pair NS 3 EW"), "bad-pair", {"line": "pair NS 3 EW"}),
        (one("board 7; pair North 3 EW 4"), "bad-pair", {"line": "pair North 3 EW 4"}),
        (one("board 7; pair NS 3 NS 4"), "bad-pair", {"line": "pair NS 3 NS 4"}),
        (one("board 7; pair NS 1 EW 4"), "pair-twice", {"side": "NS", "pair": "1", "other": "1"}),
        (one("board 7; pair NS 3 EW 2"), "pair-twice", {"side": "EW", "pair": "2", "other": "1"}),
        (one("dealer S; vul both; pair NS 3 EW 4"), "no-board", {}),
        (one("board 7; vul none; pair NS 3 EW 4"), "other-conditions", {"other": "1"}),
        (one("game bridge 2017; board 7; pair NS 3 EW 4"), "mixed-editions",
         {"edition": "2017", "first": "1997"}),
    ],
)  # fmt: skip
def test_what_cannot_be_scored(second: str, key: str, args: dict[str, str]) -> None:
    found = problems(GOOD + second)
    assert (key, 2, args) in [(p.key, p.log, dict(p.args)) for p in found]


def test_everything_that_is_wrong_is_listed() -> None:
    found = problems(GOOD + one("board 7; pair NS 3 EW 4", "S 1NT") + one("board 11"))
    assert [(p.key, p.log, p.board) for p in found] == [
        ("not-finished", 2, 7), ("no-pair", 3, 11),
    ]  # fmt: skip


def test_without_vulnerability_nothing_is_scored() -> None:
    text = one("dealer S; pair NS 1 EW 2") + one("dealer S; pair NS 3 EW 4")
    assert [p.key for p in problems(text)] == ["no-vulnerability"] * 2


def test_hands_that_differ() -> None:
    hand = "hand N AKQ2.T98.T98.T98"
    text = one(f"board 7; {hand}; pair NS 1 EW 2") + one(
        "board 7; hand N AKQ3.T98.T98.T98; pair NS 3 EW 4"
    )
    assert [(p.key, p.log) for p in problems(text)] == [("other-hands", 2)]
    assert problems(one(f"board 7; {hand}; pair NS 1 EW 2") + one("board 7; pair NS 3 EW 4")) == []


def test_one_board_needs_no_number() -> None:
    head = "dealer S; vul both; pair"
    reading = read(logs((one(f"{head} NS 1 EW 2") + one(f"{head} NS 3 EW 4"))[:-4]))
    assert [b.number for b in reading.boards] == [None]


def test_what_is_still_open_is_noted() -> None:
    text = TWELVE.read_text("utf-8").replace("director no-damage", 'note "" #')
    reading = read(logs(text))
    assert [(n.key, n.log, n.board) for n in reading.notes] == [("open-question", 5, 7)]
    assert reading.boards


def test_a_forgiven_cap_is_none() -> None:
    reading = read(logs(TWELVE.read_text("utf-8")))
    [capped] = [t for t in reading.boards[0].tables if t.of("NS").caps]
    assert (capped.log, capped.of("NS").caps, capped.of("EW").caps) == (5, (CAP,), ())
    log = logs(TWELVE.read_text("utf-8"))[4]
    state = log.state
    cause = state.table.caps[0].cause
    forgiven = msgspec.structs.replace(state.table, forgiven=(cause,))
    folded = msgspec.structs.replace(
        log.folded, state=msgspec.structs.replace(state, table=forgiven)
    )
    again = read([msgspec.structs.replace(log, folded=folded)])
    assert again.boards[0].tables[0].of("NS").caps == ()


def test_pairs_in_one_line_or_two() -> None:
    for head in ("pair NS 3 EW 7", "pair EW 7 NS 3", "pair NS 3; pair EW 7", "pair ns 3 ew 7"):
        assert pairs(parse(f"board 7; {head}").opening.facts) == {"NS": "3", "EW": "7"}
    with pytest.raises(NotationError):
        parse("board 7; pair NS 3; pair NS 4")


def test_tables_stand_in_the_order_of_their_pairs() -> None:
    text = "".join(one(f"board 7; pair NS {n} EW {n}") for n in (10, 9, 1))
    reading = read(logs(text.removesuffix("---\n")))
    assert [t.log for t in reading.boards[0].tables] == [3, 2, 1]


# --- as data ------------------------------------------------------------------------------------


def reading_of(*boards: Board) -> Reading:
    return Reading("1997", boards)


def test_json() -> None:
    reading = read(logs(TWELVE.read_text("utf-8")))
    data = field_data.as_data(reading, session(reading.boards))
    assert data["schema"] == 1
    assert (data["method"], data["unit"], data["winners"]) == ("matchpoints", "matchpoints", 2)
    [only] = data["boards"]
    assert (only["board"], only["top"], only["datum"]) == (7, 22, None)
    capped = only["tables"][4]
    assert (capped["log"], capped["contract"], capped["declarer"]) == (5, "3NT", "S")
    assert (capped["lead"], capped["tricks"]) == ("H4", 12)
    assert (capped["NS"]["compared"], capped["NS"]["score"]) == (20, 8.8)
    assert capped["NS"]["percent"] == 40
    assert capped["NS"]["marks"] == [
        {"key": "cap", "law": CAP, "args": {"was": "20", "most": "8.8"}}
    ]
    assert capped["EW"]["marks"] == []
    assert only["tables"][8]["contract"] == "P"
    [ns, ew] = data["rankings"]
    assert ns["pairs"][0] == {
        "rank": 1, "tied": False, "pair": "7", "side": "NS", "boards": 1,
        "score": 22, "top": 22, "percent": 100, "points": 790,
    }  # fmt: skip
    assert [p["rank"] for p in ew["pairs"][:3]] == [1, 1, 3]
    assert msgspec.json.decode(msgspec.json.encode(data)) == data


def test_json_of_an_artificial_and_a_weighted_score() -> None:
    scores: list[Score] = ["average_plus", ((620, 60), (-100, 40)), 170]
    boards = [board(scores)]
    data = field_data.as_data(reading_of(*boards), session(boards, "butler"))
    first, second, _ = data["boards"][0]["tables"]
    assert (first["NS"]["kind"], first["NS"]["points"], first["NS"]["score"]) == (
        "artificial", None, 3,
    )  # fmt: skip
    assert second["NS"]["points"] == 332
    assert [r["weight"] for r in second["NS"]["results"]] == [60, 40]
    assert data["boards"][0]["datum"] == {"NS": 250, "EW": -250}
    assert data["boards"][0]["top"] is None
    assert data["rankings"][0]["pairs"][0]["percent"] is None


def test_csv() -> None:
    text = field_data.as_csv(twelve())
    assert text.count("\r\n") == text.count("\n") == 25
    rows = list(csv.DictReader(io.StringIO(text)))
    assert tuple(rows[0]) == field_data.COLUMNS
    [ns, ew] = [row for row in rows if row["log"] == "5"]
    assert (ns["side"], ns["pair"], ns["opponents"], ns["compared"], ns["score"], ns["laws"]) == (
        "NS", "5", "17", "20", "8.8", CAP,
    )  # fmt: skip
    assert (ew["score"], ew["points"], ew["laws"]) == ("2", "-690", "")


def test_a_table_that_was_not_played() -> None:
    one_table = board(["average_plus", 110]).tables[0]
    assert isinstance(one_table, Table)
    text = field_data.as_csv(session([board(["average_plus", 110])]))
    row = next(csv.DictReader(io.StringIO(text)))
    assert (row["contract"], row["tricks"], row["points"], row["kind"]) == (
        "", "", "", "artificial",
    )  # fmt: skip
