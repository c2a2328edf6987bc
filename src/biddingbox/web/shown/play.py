"""The cards as the desk shows them: the tricks so far, and those that may be played now.

Nothing is judged here: each card is tried on a copy of the log.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from biddingbox.bridge import play as bridge
from biddingbox.cards import DECK, SUITS, Card
from biddingbox.core import Refusal
from biddingbox.estimation import play as estimation
from biddingbox.i18n import Messages, phrases
from biddingbox.log import Log
from biddingbox.seats import Seat, members, partner
from biddingbox.web.playing import PLAYING, to_play
from biddingbox.web.shown.board import COLUMNS

_SIDES: Final = ("NS", "EW")


class Lain(msgspec.Struct, frozen=True):
    """A card of a trick; ``led`` is the first of it, ``won`` the one that took it."""

    card: str
    led: bool
    won: bool


class Row(msgspec.Struct, frozen=True):
    """A trick in the columns of the table; ``now`` is the one that lies there still."""

    number: int
    cells: tuple[Lain | None, ...]
    now: bool


class Tricks(msgspec.Struct, frozen=True):
    """The tricks so far, and how many each side, or in Estimation each player, has won."""

    seats: tuple[str, ...]
    rows: tuple[Row, ...]
    won: tuple[tuple[str, int], ...]
    turn: str


class Suit(msgspec.Struct, frozen=True):
    """The cards of one suit that may be played."""

    suit: str
    cards: tuple[str, ...]


class Cards(msgspec.Struct, frozen=True):
    """The box of cards: who is to play, and what; ``role`` is dummy, or empty.

    ``opening`` where the lead is the first of the hand, ``known`` where his hand is.
    """

    seat: str
    role: str
    seats: tuple[str, ...]
    suits: tuple[Suit, ...]
    leads: bool
    opening: bool
    known: bool
    claimed: bool


def tricks(log: Log, m: Messages) -> Tricks | None:
    """The tricks of a log; None before the first card."""
    play, game = log.state.play, log.opening.game
    if play is None or not (play.tricks or play.current):
        return None
    seats, laid = COLUMNS[game], [*play.tricks, *([play.current] if play.current else [])]
    took = [_winner(game, trick, play.trump) for trick in play.tricks]
    rows = [
        Row(n, _cells(trick, seats, winner), now=not winner)
        for n, (trick, winner) in enumerate(zip(laid, [*took, "", ""], strict=False), 1)
    ]
    return Tricks(seats, tuple(rows), tuple(_won(game, seats, took, m)), to_play(log) or "")


def _winner(game: str, trick: Any, trump: Any) -> str:
    return bridge.winner(trick, trump) if game == "bridge" else estimation.winner(trick, trump)


def _cells(
    trick: Sequence[tuple[Seat, Card]], seats: Sequence[str], winner: str
) -> tuple[Lain | None, ...]:
    laid = dict(trick)
    leader = trick[0][0]
    return tuple(
        Lain(laid[s], led=s == leader, won=s == winner) if s in laid else None for s in seats
    )


def _won(
    game: str, seats: Sequence[str], took: Sequence[str], m: Messages
) -> Iterable[tuple[str, int]]:
    """How many tricks each has won, by name."""
    if game == "bridge":
        for side in _SIDES:
            yield phrases.side_name(m, side), sum(s in members(side) for s in took)
        return
    for seat in seats:
        yield phrases.person(m, seat), sum(s == seat for s in took)


def cards(log: Log) -> Cards | None:
    """The box of cards; None while no card is due."""
    seat = to_play(log)
    if seat is None:
        return None
    view, play = log.view("director"), log.state.play
    bridge_game = log.opening.game == "bridge"
    held = play.left.get(seat) if play is not None else log.state.deal.hands.get(seat)
    offered = [card for card in held or DECK if may_be_played(log, seat, card)]
    dummy = bridge_game and seat == partner(view["declarer"])
    suits = [Suit(u, tuple(c for c in offered if c[0] == u)) for u in SUITS]
    return Cards(
        seat=seat,
        role="dummy" if dummy else "",
        seats=COLUMNS[log.opening.game],
        suits=tuple(suit for suit in suits if suit.cards),
        leads=play is None or not play.current,
        opening=bridge_game and play is None,
        known=held is not None,
        claimed=bridge_game and play is not None and play.claim is not None,
    )


def may_be_played(log: Log, seat: str, card: Card) -> bool:
    """Whether the engine would take a card from a seat."""
    return not isinstance(log.append(f"{seat} {card}"), Refusal)


def playing(log: Log) -> bool:
    """Whether the cards are being played, or about to be."""
    return log.view("director")["phase"] in PLAYING
