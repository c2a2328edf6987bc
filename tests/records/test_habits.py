"""Passes that were left out and tricks written in the order played: recognised, and only then."""

from functools import cache

import msgspec
import pytest

from biddingbox.bridge import play as rules
from biddingbox.cards import DECK
from biddingbox.events import Call
from biddingbox.records import pbn
from biddingbox.records.board import Board, BoardCall, BoardCard
from biddingbox.records.habits import by_holders, mended, missing_passes
from biddingbox.records.pbn_from_board import game_of
from biddingbox.records.pbn_write import write
from biddingbox.seats import LHO, SEATS, Seat

#: Every fourth card to a player: each has cards of every suit.
HANDS = {seat: tuple(DECK[i::4]) for i, seat in enumerate(SEATS)}
AUCTION = "P P 1S X 2S P P P"


@cache
def sound() -> Board:
    """North deals; South plays 2S, and everybody follows with the first card that he may play."""
    turn: Seat = "N"
    calls = []
    for word in AUCTION.split():
        calls.append(BoardCall(turn, Call(word)))
        turn = LHO[turn]
    held = {seat: list(hand) for seat, hand in HANDS.items()}
    cards: list[BoardCard] = []
    leader: Seat = "W"
    while len(cards) < 52:
        trick: list[tuple[Seat, str]] = []
        turn = leader
        for _ in range(4):
            follow = [c for c in held[turn] if trick and c[0] == trick[0][1][0]] or held[turn]
            card = follow[0]
            held[turn].remove(card)
            trick.append((turn, card))
            turn = LHO[turn]
        cards += [BoardCard(s, c) for s, c in trick]  # type: ignore[arg-type]
        leader = rules.winner(tuple(trick), "S")  # type: ignore[arg-type]
    return Board(
        format="pbn", line=1, dealer="N", hands=HANDS, calls=tuple(calls), auction_ended=True,
        contract="2S", declarer="S", cards=tuple(cards),
    )  # fmt: skip


def without_passes(board: Board) -> Board:
    """The same, its auction written from the dealer on without the first two passes."""
    calls, turn = [], board.dealer or "N"
    for made in board.calls[2:]:
        calls.append(msgspec.structs.replace(made, seat=turn))
        turn = LHO[turn]
    return msgspec.structs.replace(board, calls=tuple(calls))


def in_the_order_played(board: Board) -> Board:
    """The same as it is read where each row begins with the card that was led."""
    text = write(game_of(board))
    begin = text.index("[Play ")
    rows = "\n".join(
        " ".join(c.card for c in board.cards[i : i + 4]) for i in range(0, len(board.cards), 4)
    )
    [game] = pbn.read(text[:begin] + f'[Play "W"]\n{rows}\n*\n')
    return pbn.board(game)


def test_a_sound_board_stays_as_it_is() -> None:
    assert mended(sound()) == (sound(), ())


def test_missing_passes_are_put_before_the_auction() -> None:
    board = without_passes(sound())
    assert missing_passes(board) == 2
    assert mended(board) == (sound(), ("passes-added",))


def test_tricks_in_the_order_played_are_taken_by_holders() -> None:
    board = in_the_order_played(sound())
    assert board.cards != sound().cards
    assert by_holders(board) == sound().cards


def test_both_at_once() -> None:
    board = in_the_order_played(without_passes(sound()))
    fixed, codes = mended(board)
    assert (fixed.calls, fixed.cards) == (sound().calls, sound().cards)
    assert codes == ("passes-added", "play-by-holders")


@pytest.mark.parametrize(
    "change",
    [
        {"cards": ()},  # nothing bears it out
        {"declarer": None},
        {"contract": "2H"},
        {"hands": {}},
        {"swapped": True},
    ],
)
def test_without_evidence_nothing_is_added(change: dict[str, object]) -> None:
    assert missing_passes(msgspec.structs.replace(without_passes(sound()), **change)) == 0


def test_a_card_that_nobody_can_have_led_is_no_habit() -> None:
    cards = list(sound().cards)
    cards[0] = BoardCard("N", cards[0].card)  # the wrong player, and the right one later
    cards[5], cards[40] = (
        BoardCard(cards[5].seat, cards[40].card),
        BoardCard(cards[40].seat, cards[5].card),
    )
    assert by_holders(msgspec.structs.replace(sound(), cards=tuple(cards))) is None
    twice = (sound().cards[0], *sound().cards[:51])
    assert by_holders(msgspec.structs.replace(sound(), cards=twice)) is None
