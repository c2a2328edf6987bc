"""The quick look at auction and play against the readable checks, and these against the game's own.

The readable checks are the reference: where the quick look has an answer it is theirs, and it has
one for every board without irregularities.
"""

import os
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from biddingbox.audit import quick
from biddingbox.audit.auction import auction_slowly, over
from biddingbox.audit.checks import check, wrongs
from biddingbox.audit.play import leaders, play_slowly
from biddingbox.audit.record import audit_pbn
from biddingbox.audit.wrong import Outcome, Tricks, Wrong, denomination
from biddingbox.bridge.auction import Auction, Made, enter
from biddingbox.bridge.calls import BIDS, CALLS, DENOMINATIONS, PASS
from biddingbox.bridge.laws import law22
from biddingbox.bridge.legal import legal_calls
from biddingbox.bridge.play import Play, add, playable
from biddingbox.cards import DECK, hand_text, in_order
from biddingbox.events import Call
from biddingbox.log import parse
from biddingbox.records import pbn
from biddingbox.records.board import Board, BoardCall, BoardCard, Mark
from biddingbox.records.pbn_verify import RULES
from biddingbox.seats import LHO, SEATS

DATA: Final = Path(
    os.environ.get("BIDDINGBOX_RECORDS") or Path(__file__).parents[3] / "shared" / "data"
)
FILES: Final = sorted(DATA.rglob("*.pbn")) if DATA.is_dir() else []
WORDS: Final = [*sorted(CALLS), Call("8C")]
MARKS: Final[tuple[Mark, ...]] = ("", "", "", "", "I", "S")
CARD_MARKS: Final[tuple[Mark, ...]] = ("", "", "", "R", "L")


def auction_of(seed: int, odd: int) -> Board:
    """A legal auction, and in ``odd`` of a hundred calls whatever comes to mind."""
    chance = random.Random(seed)
    dealer = chance.choice(SEATS)
    a, calls, seat = Auction(dealer), list[BoardCall](), dealer
    while not over(a) and len(calls) < 60:
        if chance.randrange(100) < odd:
            seat = chance.choice((seat, seat, chance.choice(SEATS)))
            made = BoardCall(seat, chance.choice(WORDS), chance.choice(MARKS))
        else:
            low = [PASS, *legal_calls(a, seat)[:9]]
            made = BoardCall(seat, chance.choice([*low, PASS]))
        calls.append(made)
        if made.call[0] != "8":
            a = enter(a, Made(0, seat, made.call, seat))
        seat = LHO[seat]
    calls += [BoardCall(seat, PASS)] * (chance.randrange(100) < odd)
    return Board("lin", 1, dealer=dealer, calls=tuple(calls))


def play_of(seed: int, odd: int) -> Board:
    """A legal play, and in ``odd`` of a hundred cards any card by anybody with any mark."""
    chance = random.Random(seed)
    pack = list(DECK)
    chance.shuffle(pack)
    hands = {s: in_order(pack[13 * i : 13 * i + 13]) for i, s in enumerate(SEATS)}
    declarer, trump = chance.choice(SEATS), chance.choice(DENOMINATIONS)
    p, cards = Play(declarer, trump, LHO[declarer], left=hands), list[BoardCard]()
    for _ in range(chance.choice((52, 52, chance.randrange(52)))):
        seat = p.on_play
        card = chance.choice(playable(p.left[seat], p.current))
        p = add(p, seat, card)
        cards.append(BoardCard(seat, card))
    for i in range(len(cards)):
        if chance.randrange(100) < odd:
            seat = chance.choice((cards[i].seat, chance.choice(SEATS)))
            cards[i] = BoardCard(seat, chance.choice(DECK), chance.choice(CARD_MARKS))
    return Board(
        chance.choice(("pbn", "lin")), 1, hands=hands, cards=tuple(cards), declarer=declarer,
        contract=f"{chance.randrange(1, 8)}{trump}",
    )  # fmt: skip


def quick_play(board: Board) -> tuple[Tricks | None, tuple[Wrong, ...]] | None:
    """What the quick look says, if it is asked at all."""
    deal = quick.whole(board.hands)
    if deal is None or not board.cards or board.cards[0].seat not in leaders(board, None):
        return None
    return quick.play(board, deal, denomination(board.contract), board.cards[0].seat)


def slow_play(board: Board) -> tuple[Tricks | None, tuple[Wrong, ...]]:
    """What the readable check says."""
    return play_slowly(board, denomination(board.contract), leaders(board, None))


@settings(max_examples=300, deadline=None)
@given(st.integers(), st.sampled_from((0, 0, 5, 30)))
def test_the_quick_outcome_is_that_of_the_readable_check(seed: int, odd: int) -> None:
    board = auction_of(seed, odd)
    found = quick.outcome(board)
    slow, wrong = auction_slowly(board)
    if found is not None:
        assert (found, ()) == (slow, wrong)
    elif slow is not None:
        assert any(made.mark for made in board.calls)


@settings(max_examples=300, deadline=None)
@given(st.integers())
def test_an_auction_comes_to_what_law_22_says(seed: int) -> None:
    board = auction_of(seed, 0)
    a = Auction(board.dealer or "N")
    for made in board.calls:
        assert made.call in legal_calls(a, made.seat)
        a = enter(a, Made(0, made.seat, made.call, made.seat))
    expected = Outcome(Call(law22.b(a) or "P"), law22.declarer(a))
    assert quick.outcome(board) == (expected if over(a) else None)


@settings(max_examples=300, deadline=None)
@given(st.integers(), st.integers())
def test_a_call_that_is_not_legal_is_found(seed: int, other: int) -> None:
    board = auction_of(seed, 0)
    index, call = other % len(board.calls), BIDS[other % 35]
    calls = list(board.calls)
    calls[index] = BoardCall(calls[index].seat, call)
    a = Auction(board.dealer or "N")
    for made in calls:
        if over(a) or made.call not in legal_calls(a, made.seat):
            assert len(auction_slowly(replace(board, calls=tuple(calls)))[1]) == 1
            return
        a = enter(a, Made(0, made.seat, made.call, made.seat))
    assert quick.outcome(replace(board, calls=tuple(calls))) is not None or not over(a)


@settings(max_examples=300, deadline=None)
@given(st.integers(), st.sampled_from((0, 0, 2, 10)))
def test_the_quick_play_is_that_of_the_readable_check(seed: int, odd: int) -> None:
    board = play_of(seed, odd)
    found = quick_play(board)
    assert found is None or found == slow_play(board)
    if odd == 0 and board.cards:
        assert found is not None
        assert found[1] == ()


@settings(max_examples=100, deadline=None)
@given(st.integers())
def test_the_tricks_are_those_of_the_game(seed: int) -> None:
    board = play_of(seed, 0)
    if not board.cards or board.declarer is None:
        return
    trump = denomination(board.contract)
    p = Play(board.declarer, trump, LHO[board.declarer], left=board.hands)  # type: ignore[arg-type]
    for played in board.cards:
        p = add(p, played.seat, played.card)
    found = quick_play(board)
    assert found is not None
    assert found[0] is not None
    own = p.won_by(("N", "S") if board.declarer in ("N", "S") else ("E", "W"))
    assert (found[0].declarer, found[0].defenders) == (own, len(p.tricks) - own)


def folded(board: Board) -> dict[str, Any]:
    """What the whole engine says of a board: its log, folded event by event."""
    lines = ["game bridge 2017", f"dealer {board.dealer}"]
    lines += [f"hand {seat} {hand_text(hand)}" for seat, hand in board.hands.items()]
    lines += [f"{made.seat} {made.call}" for made in board.calls]
    lines += [f"{played.seat} {played.card}" for played in board.cards]
    log = parse("\n".join(lines) + "\n")
    assert (log.unfit, log.questions) == ((), ())
    view: dict[str, Any] = log.view()
    return view


@settings(max_examples=20, deadline=None)
@given(st.integers())
def test_the_engine_says_the_same(seed: int) -> None:
    board = auction_of(seed, 0)
    found = quick.outcome(board)
    view = folded(board)
    expected = "P" if view["phase"] == "passed-out" else view["contract"]
    assert found == (Outcome(Call(expected), view["declarer"]) if expected else None)


@settings(max_examples=200, deadline=None)
@given(st.integers(), st.sampled_from((0, 5, 30)))
def test_any_board_is_judged_without_an_error(seed: int, odd: int) -> None:
    auction, play = auction_of(seed, odd), play_of(seed, odd)
    board = replace(play, dealer=auction.dealer, calls=auction.calls, number=seed % 99 + 1)
    wrongs(replace(board, tricks=seed % 14, points=(("NS", seed % 500),), vul="both"))


def games() -> Iterator[tuple[str, pbn.Game]]:
    for path in FILES:
        with path.open("rb") as file:
            for n, game in enumerate(islice(pbn.read(file), 400)):
                if path.stat().st_size < 30_000 or n % 8 == 0:
                    yield path.stem, game


@pytest.mark.skipif(not FILES, reason="no archive of PBN records on this machine")
def test_real_records_are_judged_alike() -> None:
    for name, game in games():
        board = pbn.board(game)
        if board.calls and (found := quick.outcome(board)) is not None:
            assert (found, ()) == auction_slowly(board), name
        if (played := quick_play(board)) is not None:
            assert played == slow_play(board), (name, game.line)
        for keeps, rule in RULES:
            assert not keeps(game) or list(rule(game)) == [], (name, rule, game.line)


@pytest.mark.skipif(not FILES, reason="no archive of PBN records on this machine")
def test_the_engine_takes_what_has_no_finding() -> None:
    taken = 0
    for n, (name, game) in enumerate(games()):
        board = pbn.board(game)
        marks = [c.mark for c in board.calls] + [c.mark for c in board.cards]
        marked = board.swapped or any(marks)
        regular = board.calls and board.contract and not marked
        if n % 12 or not regular or wrongs(replace(board, number=None)):
            continue
        cards = len(board.cards)
        at = next((i for i in range(cards) if i % 4 and not follows(board, i)), cards)
        view = folded(replace(board, cards=board.cards[:at]))
        assert view["contract"] in (board.contract, None), (name, game.line)
        assert view["declarer"] == board.declarer, (name, game.line)
        taken += 1
    assert taken > 10


def follows(board: Board, index: int) -> bool:
    """Whether a card is played by the next player: PBN leaves unknown cards out."""
    return board.cards[index].seat == LHO[board.cards[index - 1].seat]


@pytest.mark.skipif(not FILES, reason="no archive of PBN records on this machine")
def test_places_that_are_plain_are_those_of_the_second_reading() -> None:
    compared = 0
    for name, game in games():
        found = check(pbn.board(game), lambda game=game: pbn.places(game))  # type: ignore[misc]
        told = {(f.code, f.line, f.column) for f in found}
        plain = {(f.code, f.line, f.column) for f in audit_pbn(game)}
        codes = {f.code for f in found}
        assert {p for p in plain if p[0] in codes} <= told, (name, game.line)
        compared += len(told & plain)
    assert compared > 100
