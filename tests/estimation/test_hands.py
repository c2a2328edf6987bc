"""Random whole hands: they always end, and a slow scorer that knows no engine agrees."""

import random
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from biddingbox import core
from biddingbox.estimation import auction
from biddingbox.estimation.calls import BIDS
from biddingbox.estimation.laws.c import joining
from biddingbox.estimation.numbers import lawful
from biddingbox.estimation.rules import COMMON, LAW18, Rules
from biddingbox.estimation.score import Hand, score
from biddingbox.estimation.state import Bound, Deal, Ending, Named, State
from biddingbox.estimation.view import hand as hand_of
from biddingbox.estimation.view import scores
from biddingbox.events import Call, Event, Opening, Played, Tricks
from biddingbox.seats import Seat
from tests.estimation.random_hands import GAME, ROUND, events, hand, opening, read_slowly

try:
    from tests.estimation.slow_scorer import score_hand
except ImportError:  # pragma: no cover
    score_hand = None  # type: ignore[assignment]

needs_scorer = pytest.mark.skipif(score_hand is None, reason="no slow scorer at hand")
Course = tuple[Opening, list[Event], State, dict[str, Any]]


def a_hand(rng: random.Random, edition: str, *words: str, played: bool, **facts: str) -> Course:
    """A random hand, with its cards or with tricks of any kind, and what a slow reader tells."""
    start = opening(rng, edition, *words, **facts)
    if played:
        course, s = hand(rng, start)
        return start, course, s, read_slowly(start, course)
    course = []
    for event, _ in events(rng, start):
        if isinstance(event, Played):
            break
        course.append(event)
    cuts = sorted(rng.choices(range(14), k=3))
    won = [b - a for a, b in zip([0, *cuts], [*cuts, 13], strict=True)]
    tricks = tuple(zip(ROUND, won, strict=True))
    folded = core.fold(GAME, start, [*course, Tricks(by_seat=tricks)])
    assert not folded.unfit
    return start, course, folded.state, read_slowly(start, course) | {"tricks": dict(tricks)}


def disagreement(edition: str, switches: dict[str, Any], carry: int, course: Course) -> object:
    """What the engine and the slow scorer see differently; None if they agree."""
    _, _, s, told = course
    want = score_hand(edition, switches, carry=carry, **told)
    got = {row["seat"]: row["value"] for row in scores(s)}
    same = got == {seat: parts["points"] for seat, parts in want.items()}
    return None if same else (told, got, want)


@needs_scorer
@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "points", "count"),
    [
        ("law18", "fed13", 10_000),
        ("common", "app10", 10_000),
        ("law18", "app10", 1_000),
        ("common", "fed13", 1_000),
    ],
)
def test_ten_thousand_hands_under_every_preset(edition: str, points: str, count: int) -> None:
    rng = random.Random(f"{edition} {points}")
    words = () if (edition, points) in (("law18", "fed13"), ("common", "app10")) else (
        f"points={points}",
    )  # fmt: skip
    for i in range(count):
        course = a_hand(rng, edition, *words, played=i % 10 == 0)
        assert disagreement(edition, {"points": points}, 1, course) is None


SWITCHES: dict[str, tuple[object, ...]] = {
    "points": ("fed13", "app10"),
    "call_cap": ("owner", "none"),
    "ban13": ("banned", "banned-with-owner", "free"),
    "risk_under_cause": (True, False),
    "risk_over_cause": (True, False),
    "risk_over_min_own_call": (0, 2),
    "risk_steps": ("flat", "10-20", "10-20-30"),
    "stack_owner_risk": (True, False),
    "zero_under_bonus": (0, 10),
    "zero_failed": (0, 10),
    "super_rule": ("none", "ten", "square"),
    "dash_failed": ("same", "tens"),
    "allfail_rule": ("stands", "zero-and-double"),
    "allpass_extras": ("all-out", "owner-and-risk-out"),
    "owner_bonus": (10, 7),
    "sole_bonus": (10, 3),
    "base": (13, 10, 0),
}


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@needs_scorer
@pytest.mark.parametrize("seed", range(8))
def test_hands_under_any_switches(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(250):
        edition = rng.choice(("law18", "common"))
        chosen = rng.sample(sorted(SWITCHES), rng.randint(0, 6))
        switches = {name: rng.choice(SWITCHES[name]) for name in chosen}
        words = [f"{name}={written(value)}" for name, value in switches.items()]
        carry = rng.choice((1, 1, 2, 4))
        facts = {"carry": str(carry)}
        if edition == "common" and rng.random() < 0.3:
            facts["trump"] = rng.choice(("C", "D", "H", "S", "NT"))
        course = a_hand(rng, edition, *words, played=rng.random() < 0.1, **facts)
        assert disagreement(edition, switches, carry, course) is None, words


def test_what_holds_of_every_hand() -> None:
    rng = random.Random(3)
    for i in range(600):
        edition = ("law18", "common")[i % 2]
        start = opening(rng, edition)
        course, s = hand(rng, start)
        assert s.phase == "over"
        told = dict(s.result)
        assert sum(told.values()) == 13
        assert s.outcome is not None
        assert s.ending is not None
        seen = GAME.view(s, "director")
        if seen["total"] != 13:
            assert not all(row["made"] for row in seen["scores"])
        else:
            assert s.ending.order == ()  # the ban: only three dash calls could do it
        assert core.fold(GAME, start, course).state == s


def test_the_score_depends_on_rules_numbers_tricks_and_titles_alone() -> None:
    """Two courses that leave the same titles score the same; the sheet is a function of a Hand."""
    rng = random.Random(9)
    for _ in range(200):
        _, s = hand(rng, opening(rng, "law18"))
        told = hand_of(s)
        assert isinstance(told, Hand)
        rows = score(LAW18, told)
        assert [r.total for r in rows] == [row["value"] for row in scores(s)]
        assert all(r.total == sum(p for _, _, p in r.parts) for r in rows)
        assert score(LAW18, replace(told)) == rows


def called(a: auction.Auction, rules: Rules, seq: int, call: Call) -> auction.Auction:
    """The auction after one more call by the player in turn."""
    assert a.turn is not None
    made = auction.Made(seq, a.turn, call, a.turn)
    return auction.stand(a, joining(a, made), rules)


def longest(rules: Rules) -> int:
    """How long an auction is in which everybody joins or raises by one step while he can."""
    a, made = auction.start("N"), 0
    while a.turn is not None:
        options = auction.legal(a, a.turn, rules)
        call = "with" if "with" in options else options[min(1, len(options) - 1)]
        a = called(a, rules, made, Call(call))
        made += 1
    return made


def test_an_auction_always_ends() -> None:
    """Every call passes, raises, or joins a bid for the first time: no more than that."""
    most = len(BIDS) * (1 + 3) + 4
    assert 0 < longest(LAW18) <= most
    rng = random.Random(4)
    for i in range(2_000):
        rules = replace(LAW18, end_rule=("three-passes", "joined-player-not-asked")[i % 2])
        a = auction.start("N")
        count = 0
        while a.turn is not None:
            call = rng.choice(auction.legal(a, a.turn, rules)[: rng.choice((2, 4, 60))])
            a = called(a, rules, count, call)
            count += 1
            assert count <= most


def ended(owner_bid: int, bound: tuple[tuple[Seat, int], ...], dash: int, basis: str) -> State:
    """The auction is over; these players are bound by a With, so many others declared a dash."""
    rules = replace(COMMON if dash else LAW18, with_floor_basis=basis)
    with_them = [seat for seat, _ in bound]
    rest = [seat for seat in ROUND[1:] if seat not in with_them]
    dashed, rest = rest[len(rest) - dash :], rest[: len(rest) - dash]
    given = (("N", owner_bid), *((seat, 0) for seat in dashed))
    e = Ending(
        "N",
        Call(f"{owner_bid}S"),
        "S",
        (*with_them, *rest),
        tuple(Bound(seat, floor) for seat, floor in bound),
        tuple(with_them),
        given,
    )
    return State(Deal("common", "real", "N", rules), auction.start("N"), "numbers", e)


def all_endings() -> list[State]:
    """Every owner's number, every set of With players with every floor, up to two dash calls."""
    found = []
    for n in range(4, 14):
        for count in range(4):
            for floors in product(range(4, n + 1), repeat=count):
                bound = tuple(zip(ROUND[1 : 1 + count], floors, strict=True))
                for dash in range(min(2, 3 - count) + 1):
                    found.append(ended(n, bound, dash, "last-bid"))
    return found


@pytest.mark.slow
def test_the_numbers_never_deadlock() -> None:
    """Floor, cap and the bar on thirteen always leave a number: exhausted, not argued."""
    checked = 0
    for s in all_endings():
        e = s.ending
        assert e is not None
        todo = [s]
        for seat in e.order:
            after = []
            for state in todo:
                fit = lawful(state, e, seat)
                assert fit, (e, state.named)
                checked += 1
                if seat != e.order[-1]:
                    after += [replace(state, named=(*state.named, Named(1, seat, n))) for n in fit]
            todo = _apart(after)
    assert checked > 10_000


def _apart(states: list[State]) -> list[State]:
    """One state for each total so far: the rest of the naming knows no more of the past."""
    kept = {(tuple(n.seat for n in s.named), sum(n.number for n in s.named)): s for s in states}
    return list(kept.values())
