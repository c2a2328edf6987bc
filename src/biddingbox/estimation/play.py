"""The play: following suit, who wins a trick, who leads to the next, and how many each has won.

Hands may be unknown; then what the cards on the table say is all that is known.
"""

import msgspec

from biddingbox.cards import Card, Hand, rank_of
from biddingbox.core import Refusal
from biddingbox.estimation.auction import NEXT
from biddingbox.estimation.calls import Denomination
from biddingbox.seats import SEATS, Seat

Trick = tuple[tuple[Seat, Card], ...]


class Play(msgspec.Struct, frozen=True):
    """``tricks`` are complete, ``current`` lies on the table, ``left`` are the cards still held."""

    trump: Denomination
    turn: Seat
    tricks: tuple[Trick, ...] = ()
    current: Trick = ()
    left: dict[Seat, Hand] = {}
    won: tuple[tuple[Seat, int], ...] = tuple((seat, 0) for seat in SEATS)


def winner(trick: Trick, trump: Denomination) -> Seat:
    """The highest trump wins; without one, and at no-trump, the highest card of the suit led."""
    led = trick[0][1][0]
    best, power = trick[0][0], (-1, 0)
    for seat, card in trick:
        suit = card[0]
        here = (2 if suit == trump else 1 if suit == led else 0, rank_of(card))
        if here > power:
            best, power = seat, here
    return best


def playable(hand: Hand, current: Trick) -> Hand:
    """The cards of a hand that may be played: the suit led, if there is one of it."""
    if not current:
        return hand
    led = current[0][1][0]
    return tuple(c for c in hand if c[0] == led) or hand


def refused(p: Play, seat: Seat, card: Card) -> Refusal | None:
    """Why a card cannot be played: not his turn, not in his hand, played before, a revoke."""
    args = {"seat": seat, "card": card, "turn": p.turn}
    if seat != p.turn:
        return Refusal("play-out-of-turn", "", args)
    if card[1] == "x":
        return Refusal("card-not-named", "", args)
    hand = p.left.get(seat)
    if hand is None or card not in hand:
        if any(c == card for t in (*p.tricks, p.current) for _, c in t):
            return Refusal("card-played-before", "", args)
        if hand is not None or any(card in cards for cards in p.left.values()):
            return Refusal("card-not-held", "", args)
        return None
    if p.current and card[0] != p.current[0][1][0] and card not in playable(hand, p.current):
        return Refusal("must-follow-suit", "", args)
    return None


def add(p: Play, seat: Seat, card: Card) -> Play:
    """The play after one more card; who wins a trick leads to the next."""
    current = (*p.current, (seat, card))
    left = p.left
    if seat in left:
        left = {**left, seat: tuple(c for c in left[seat] if c != card)}
    if len(current) < 4:
        return Play(p.trump, NEXT[seat], p.tricks, current, left, p.won)
    won = winner(current, p.trump)
    counts = tuple((s, n + (s == won)) for s, n in p.won)
    return Play(p.trump, won, (*p.tricks, current), (), left, counts)
