"""A whole game of Estimation: eighteen deals by hand, a slow scorer, what does not fit, the end."""

import csv
import io
import json
import random
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

from biddingbox.cli import main, score_estimation
from biddingbox.estimation.rules import COMMON, apply
from biddingbox.events import Fact, Opening
from biddingbox.i18n import LANGUAGES
from biddingbox.i18n.messages import LOCALES, split
from biddingbox.log import Log, build, new
from biddingbox.records.notation import parse_logs
from biddingbox.sheets.game import GameSheet, builds, game, next_opening, ranked
from biddingbox.sheets.game_order import ROUND as ORDER
from tests.estimation.slow_scorer import places, rules_of, score_game
from tests.i18n.test_messages import is_used, literals
from tests.sheets.random_games import ROUND, a_game, switches

FILE = Path(__file__).with_name("eighteen-deals.log")
#: N, W, S, E in each deal of that file: by hand, from the figures of ``app10``.
BY_HAND = (
    (25, 13, 11, -21),  # 10+5+10; 10+3; 10+1; With -1-10, sole loser -10
    (-11, 24, 13, -1),  # last, total 11: -1, risk -10; owner 10+4+10
    (14, -1, -11, 26),  # total 15: the last -1-10
    (0, 0, 0, 0),  # all fail
    (0, 0, 0, 0),  # all fail again, at two
    (52, -172, 100, 56),  # at four: 13; dash under -33, sole loser -10; 25; 14
    (-1, 12, 14, 13),  # four passes: nothing but the tricks
    (28, 12, 12, -21),  # eight made 10+8+10; nought failed -1-10, sole loser -10
    (-45, 24, 24, 10),  # total 8: -5, risk -20, nought -10, sole loser -10; two owners
    (25, 11, -11, 25),  # N by C4; the sole loser -1-10
    (12, 12, -21, 13),  # owner -1-10, sole loser -10
    (36, -1, -2, -2),  # owner 26, sole winner 10
    (-12, -1, -33, 36),  # total 19: -3, risk -30; sole winner
    (11, 24, 13, -21),  # no-trump: W first at four, E with him: -1-10, sole loser -10
    (12, 11, -11, 28),  # spades: E 8H, S speaks again
    (15, -12, 36, 25),  # hearts: caller and risk 16+10+10; dash over 25; sole loser -2-10
    (0, 0, 0, 0),  # diamonds: all fail
    (-22, 24, 48, 48),  # clubs, at two: sole loser -11; 12; caller and With 24
)
TOTALS = {"N": 139, "W": -20, "S": 182, "E": 214}
HEAD = "game estimation common\nrules deals=5 {rules}\n{header}\n"
#: Four failures with a fixed trump, and a deal in which three make it.
FAIL = "{0} 3; {1} 3; {2} 3; {3} 2; tricks {0} 4 {1} 4 {2} 2 {3} 3"
MADE = "{0} 4; {1} 3; {2} 3; {3} 2; tricks {0} 4 {1} 3 {2} 3 {3} 3"


def sheet(text: str) -> GameSheet:
    return game(builds(parse_logs(text)))


def micro(*deals: str, rules: str = "", headers: dict[int, str] | None = None) -> GameSheet:
    """A game of five deals, each ``{0}`` for the dealer and ``{1}`` … for the others in turn."""
    logs = []
    for i, deal in enumerate(deals):
        seats = [ROUND[(i + k) % 4] for k in range(4)]
        header = (headers or {}).get(i + 1, "")
        logs.append(HEAD.format(rules=rules, header=header) + deal.format(*seats))
    return sheet("\n---\n".join(logs))


def found(one: GameSheet) -> list[tuple[str, int | None]]:
    return [(f.key, f.log) for f in one.findings]


def test_eighteen_deals_by_hand() -> None:
    one = game(tuple(map(build, parse_logs(FILE.read_text(encoding="utf-8")))))
    assert [tuple(line.points for line in row.lines) for row in one.deals] == list(BY_HAND)
    running = [0, 0, 0, 0]
    for row, points in zip(one.deals, BY_HAND, strict=True):
        running = [a + b for a, b in zip(running, points, strict=True)]
        assert [line.total for line in row.lines] == running
    assert one.totals == TOTALS
    assert one.findings == ()
    assert one.over
    carried = {5: 2, 6: 4, 18: 2}
    assert [row.carry for row in one.deals] == [carried.get(n, 1) for n in range(1, 19)]
    assert [row.trump for row in one.deals[13:]] == ["NT", "H", "H", "D", "C"]
    assert [(p.place, p.seat, p.title) for p in one.ranking] == [
        (1, "E", "king"), (2, "S", "sub-king"), (3, "N", "upper-kooz"), (4, "W", "kooz"),
    ]  # fmt: skip


@settings(max_examples=30, deadline=None)
@given(
    st.integers(0, 2**32),
    st.sampled_from(("law18", "common")),
    st.sampled_from(("18", "10", "5")),
    st.sampled_from(("law", "law", "redeal", "redeal-double", "skip-double")),
)
def test_a_slow_scorer_agrees(seed: int, preset: str, deals: str, all_pass: str) -> None:
    rng = random.Random(seed)
    own = switches(rng)
    text, told = a_game(rng, preset, deals, own, all_pass)
    one = sheet(text)
    want = score_game(preset, own, told)
    assert [(row.number, row.carry) for row in one.deals] == [
        (row["deal"], row["carry"]) for row in want
    ]
    for row, slow in zip(one.deals, want, strict=True):
        assert {line.seat: line.points for line in row.lines} == slow["points"], (own, row)
    assert one.findings == ()
    assert one.over
    assert {p.seat: p.place for p in one.ranking} == places(
        rules_of(preset, own), {str(seat): n for seat, n in one.totals.items()}
    )


# --- lengths and fixed trumps ---------------------------------------------------------------------


@pytest.mark.parametrize("deals", ["18", "10", "5"])
def test_the_last_five_have_the_fixed_trumps(deals: str) -> None:
    logs: list[Log] = []
    for _ in range(int(deals)):
        start = next_opening(logs)
        if not logs:
            start = Opening("estimation", "common", dealer="N",
                            facts=(Fact("rules", f"deals={deals}"),))  # fmt: skip
        logs.append(new(start))
    one = game(logs)
    assert [row.trump for row in one.deals][-5:] == ["NT", "S", "H", "D", "C"]
    assert {row.trump for row in one.deals[:-5]} <= {None}
    assert (one.length, one.over) == (int(deals), False)


def test_without_eight_or_more_there_is_a_caller_and_a_with_all_the_same() -> None:
    """A fault known of a program: they lost the owner's points in such a deal."""
    one = micro("{0} 4; {1} 5; {2} 5; {3} 1; tricks {0} 3 {1} 5 {2} 5 {3} 0")
    lines = {line.seat: line for line in one.deals[0].lines}
    assert (lines["W"].points, lines["S"].points) == (25, 25)
    assert (lines["W"].marks, lines["S"].marks) == (("owner",), ("with",))
    assert "fixed-owners" in one.gaps
    alone = micro("{0} 4; {1} 5; {2} 5; {3} 1; tricks {0} 3 {1} 5 {2} 5 {3} 0",
                  rules="fixed_owners=caller")  # fmt: skip
    assert [line.points for line in alone.deals[0].lines] == [-1, 25, 15, -11]


def test_eight_or_more_may_replace_the_trump() -> None:
    """A fault known of a program: nobody spoke again after it."""
    again = builds(parse_logs(HEAD.format(rules="", header="") + "N 4; W 3; S 8H"))[0].view()
    assert (again["trump"], again["turn"], again["order"]) == ("H", "E", ["S", "E", "N", "W"])
    stands = HEAD.format(rules="fixed_override=stands", header="") + "N 4; W 3; S 8H"
    view = builds(parse_logs(stands))[0].view()
    assert (view["trump"], view["turn"], view["numbers"]) == ("H", "E", {"N": 4, "W": 3, "S": 8})
    never = HEAD.format(rules="fixed_override=never", header="") + "N 4; W 3; S 8H"
    view = builds(parse_logs(never))[0].view()
    assert (view["trump"], view["turn"]) == ("NT", "S")
    view = builds(parse_logs(HEAD.format(rules="", header="") + "N 7H"))[0].view()
    assert (view["trump"], view["turn"]) == ("NT", "N")


def test_a_trump_that_was_replaced_may_be_played_at_the_end() -> None:
    deals = ["{0} 8H; {1} 2; {2} 2; {3} 2; tricks {0} 8 {1} 2 {2} 2 {3} 1", *[MADE] * 5]
    one = micro(*deals, rules="fixed_displaced=postponed")
    assert (one.length, one.over, one.findings) == (6, True, ())
    assert [row.trump for row in one.deals] == ["H", "S", "H", "D", "C", "NT"]
    dropped = micro(*deals[:5], "owner {0} 4S; {1} 3; {2} 3; {3} 2; tricks {0} 4 {1} 3 {2} 3 {3} 3")
    assert dropped.length == 5
    assert ("after-the-end", 6) in found(dropped)


# --- multipliers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("steps", "carries"),
    [
        ("2-4-6-8", [1, 2, 4, 6, 8]), ("doubling", [1, 2, 4, 8, 16]),
        ("2-4", [1, 2, 4, 4, 4]), ("2", [1, 2, 2, 2, 2]),
    ],
)  # fmt: skip
def test_the_multiplier_grows(steps: str, carries: list[int]) -> None:
    one = micro(*[FAIL] * 5, rules=f"carry_steps={steps}")
    assert [row.carry for row in one.deals] == carries
    assert all(row.all_failed for row in one.deals)
    stands = micro(*[FAIL] * 5, rules="allfail_rule=stands")
    assert [row.carry for row in stands.deals] == [1] * 5
    assert stands.totals != dict.fromkeys(ROUND, 0)


def test_a_deal_dealt_again_does_not_count_and_one_skipped_does() -> None:
    text = "game estimation common\nrules allpass_rule={}\nN P; W P; S P; E P\n"
    again = sheet(text.format("redeal-double") + "---\n" + text.format("redeal-double"))
    assert [(r.number, r.dealer, r.carry, r.kind) for r in again.deals] == [
        (1, "N", 1, "redeal-double"), (1, "N", 2, "redeal-double"),
    ]  # fmt: skip
    assert next_opening(
        builds(parse_logs(text.format("redeal")))
    ).facts == (Fact("deal", "1"), Fact("rules", "allpass_rule=redeal"))  # fmt: skip
    skipped = next_opening(builds(parse_logs(text.format("skip-double"))))
    assert (skipped.dealer, skipped.facts[:2]) == ("W", (Fact("deal", "2"), Fact("carry", "2")))


def test_a_void_may_be_dealt_again() -> None:
    one = sheet("game estimation common\nrules avoid_rule=redeal\nE avoid")
    assert (one.deals[0].kind, one.deals[0].counts) == ("redeal", False)


def test_thirteen_is_high_too() -> None:
    """A fault known of a program: its list of high calls stopped at twelve."""
    text = "{0} 13; {1} 1; {2} 0; {3} 0; tricks {0} 13 {1} 0 {2} 0 {3} 0"
    values = {"none": 33, "ten": 43, "square": 169, "square-ten": 179, "square-steps": 169,
              "fixed": 42, "double": 66}  # fmt: skip
    for rule, points in values.items():
        assert micro(text, rules=f"super_rule={rule}").deals[0].lines[0].points == points, rule
    lost = "{0} 13; {1} 1; {2} 0; {3} 0; tricks {0} 12 {1} 1 {2} 0 {3} 0"
    values = {"none": -21, "ten": -31, "square": -95, "square-ten": -105, "square-steps": -91,
              "fixed": -30, "double": -42}  # fmt: skip
    for rule, points in values.items():
        assert micro(lost, rules=f"super_rule={rule}").deals[0].lines[0].points == points, rule


# --- what does not fit ----------------------------------------------------------------------------


def test_what_the_headers_say_and_what_follows() -> None:
    other = MADE.format("{2}", "{3}", "{0}", "{1}")
    one = micro(MADE, MADE, other, headers={2: "carry 2", 3: "dealer N"})
    assert found(one) == [("carry", 2), ("dealer", 3)]
    assert one.deals[1].lines[1].points == 48
    one = micro(MADE, MADE, headers={2: "dealer W\ndeal 4\ntrump C"})
    assert found(one) == [("dealer", 2), ("trump", 2), ("missing", None)]
    assert one.findings[2].args == {"deals": "2, 3"}
    one = micro(
        MADE,
        MADE.format("{1}", "{2}", "{3}", "{0}"),
        MADE,
        headers={2: "deal 3", 3: "deal 2\ndealer S"},
    )
    assert found(one) == [("out-of-order", 3), ("dealer", 3)]
    one = micro(MADE, MADE.format("{3}", "{0}", "{1}", "{2}"), headers={2: "deal 1\ndealer N"})
    assert found(one) == [("repeated", 2)]
    assert one.totals["N"] != 0


def test_a_deal_that_is_not_finished_and_other_rules() -> None:
    text = HEAD.format(rules="", header="") + "N 4; W 3"
    one = sheet(text + "\n---\n" + HEAD.format(rules="base=13", header="") + MADE.format(*"WSEN"))
    assert found(one) == [("not-finished", 1), ("rules", 2)]
    assert one.findings[1].args["rules"] == "base"
    assert one.deals[0].kind == "open"
    assert sum(one.totals.values()) != 0
    assert found(sheet("game bridge 1997; N 1S\n---\n" + text))[0] == ("other-game", 1)
    law = "game estimation law18\nN P; W P; S P; E P"
    assert ("edition", 2) in found(sheet(text + "\n---\n" + law))


def test_the_next_deal_names_the_last_owner() -> None:
    head = "game estimation common\nrules opener=last-owner last_owner=N\n"
    text = head + "owner S 5H; E 3; N 3; W 3; tricks N 3 W 3 S 4 E 3"
    then = next_opening(builds(parse_logs(text)))
    assert Fact("rules", "opener=last-owner last_owner=S") in then.facts
    assert new(then).state.auction.turn == "S"


# --- the end --------------------------------------------------------------------------------------


def ranking(rule: str, *totals: int) -> list[tuple[int, str]]:
    rules = apply(COMMON, [f"ties={rule}"])
    return [(p.place, p.title) for p in ranked(dict(zip(ORDER, totals, strict=True)), rules)]


def test_ties_share_their_place() -> None:
    better = [(1, "king"), (1, "king"), (3, "upper-kooz"), (4, "kooz")]
    assert ranking("better-place", 5, 5, 3, 1) == better
    assert ranking("lower-place", 5, 5, 3, 1) == better
    assert ranking("better-place", 5, 3, 1, 1)[2:] == [(3, "upper-kooz")] * 2
    assert ranking("lower-place", 5, 3, 1, 1)[2:] == [(4, "kooz")] * 2
    assert ranking("better-place", 0, 0, 0, 0) == [(1, "king")] * 4
    assert "ties-at-the-end" in micro(*[FAIL] * 5).gaps


# --- as text, JSON and CSV ------------------------------------------------------------------------


def run(*args: str) -> str:
    result = CliRunner().invoke(main, ["score", str(FILE), *args], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_as_text(lang: str) -> None:
    assert run("--lang", lang) == (GOLDEN / f"eighteen-deals-{lang}.txt").read_text("utf-8")


def test_the_sheet_as_data() -> None:
    data: dict[str, Any] = json.loads(run("--json"))
    assert data["totals"] == TOTALS
    assert (data["preset"], data["key"], data["law"]) == ("app10", "second-hand", "L52")
    assert [p["title"] for p in data["ranking"]] == ["king", "sub-king", "upper-kooz", "kooz"]
    rows = list(csv.DictReader(io.StringIO(run("--csv"))))
    assert len(rows) == 72
    assert {row["seat"]: int(row["total"]) for row in rows[-4:]} == TOTALS


def test_every_message_of_the_sheet_is_there_and_used() -> None:
    names = set(split((LOCALES / "en" / "game.ftl").read_text("utf-8")))
    assert score_estimation.__file__ is not None
    words = Path(game.__code__.co_filename).with_name("game_words.py")
    said = literals(Path(score_estimation.__file__)) | literals(words)
    assert [name for name in names if not is_used(name, said)] == []
    order = Path(game.__code__.co_filename).with_name("game_order.py")
    keys = {"missing", "other-game"} | {s for s in literals(order) if f"game-finding-{s}" in names}
    assert {n.removeprefix("game-finding-") for n in names if n.startswith("game-finding-")} == keys
