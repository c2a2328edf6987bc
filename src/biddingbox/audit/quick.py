"""What the checks of auction and play say of a board without irregularities, at once.

Nearly every auction is legal, and nearly every play is regular up to a card that nobody can have
played. For these the answers here are those of :mod:`biddingbox.audit.auction` and
:mod:`biddingbox.audit.play`; for all others there is none, and these are asked. Tests hold that
both agree, on boards made at random and on real ones.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from biddingbox.audit.wrong import Outcome, Tricks, Wrong
from biddingbox.bridge.calls import BIDS, DENOMINATIONS, DOUBLE, PASS, REDOUBLE
from biddingbox.cards import DECK, SUITS, Card, Hand, rank_of
from biddingbox.events import Call
from biddingbox.records.board import Board
from biddingbox.seats import LHO, SEATS, Seat

_SIDE: Final[dict[Seat, int]] = {"N": 0, "S": 0, "E": 1, "W": 1}
_RANK: Final[dict[Call, int]] = {bid: i for i, bid in enumerate(BIDS)}
#: A bid as it was doubled: not, once, twice.
_CONTRACT: Final = tuple({bid: Call(bid + risk) for bid in BIDS} for risk in ("", "X", "XX"))
#: The four seats from each on, as one word.
_CLOCKWISE: Final[dict[str, str]] = {s: "".join(SEATS[i:] + SEATS[:i]) for i, s in enumerate(SEATS)}
_BIT: Final[dict[Card, int]] = {card: 1 << i for i, card in enumerate(DECK)}
_SUIT: Final[dict[str, int]] = {suit: sum(_BIT[c] for c in DECK if c[0] == suit) for suit in SUITS}
#: 44E-F: what a card is worth in a trick, by the trump and the suit that was led.
_WORTH: Final[dict[str, dict[str, dict[Card, int]]]] = {
    trump: {
        led: {c: rank_of(c) + 20 * (c[0] == led) + 40 * (c[0] == trump) for c in DECK}
        for led in SUITS
    }
    for trump in DENOMINATIONS
}


class Deal(msgspec.Struct, frozen=True, gc=False):
    """A whole deal: who holds each card, and each hand as a set of bits."""

    holders: dict[Card, Seat]
    masks: dict[str, int]


def whole(hands: Mapping[Seat, Hand]) -> Deal | None:
    """1, 6B: the deal, if it is four hands of thirteen cards, fifty-two in all."""
    return _deal(hands["N"], hands["E"], hands["S"], hands["W"]) if len(hands) == 4 else None


@lru_cache(maxsize=512)
def _deal(*hands: Hand) -> Deal | None:
    holders = {card: seat for seat, hand in zip(SEATS, hands, strict=True) for card in hand}
    if len(holders) != len(DECK) or any(len(hand) != 13 for hand in hands):
        return None
    masks = [sum(map(_BIT.__getitem__, hand)) for hand in hands]
    return Deal(holders, dict(zip(SEATS, masks, strict=True)))


def outcome(board: Board) -> Outcome | None:
    """17 to 22: what an auction without any irregularity comes to; None for every other one."""
    rank, risk, passes, bidder, last = -1, 0, 0, -1, PASS
    turn = board.dealer
    for made in board.calls:
        call, seat = made.call, made.seat
        if seat != turn or made.mark or passes == 4 or (passes == 3 and rank >= 0):
            return None
        turn = LHO[seat]
        if call == PASS:
            passes += 1
        elif (new := _RANK.get(call)) is not None:
            if new <= rank:
                return None
            rank, risk, passes, bidder, last = new, 0, 0, _SIDE[seat], call
        elif call == DOUBLE and rank >= 0 and risk == 0 and _SIDE[seat] != bidder:
            risk, passes = 1, 0
        elif call == REDOUBLE and risk == 1 and _SIDE[seat] == bidder:
            risk, passes = 2, 0
        else:
            return None
    if rank < 0:
        return Outcome(PASS) if passes == 4 else None
    if passes != 3:
        return None
    for made in board.calls:
        if made.call[1:] == last[1:] and _SIDE[made.seat] == bidder and made.call in _RANK:
            return Outcome(_CONTRACT[risk][last], made.seat)
    return None


def play(
    board: Board, deal: Deal, trump: str, due: Seat
) -> tuple[Tricks | None, tuple[Wrong, ...]] | None:
    """41A, 44: the tricks of a play without irregularities, or its one wrong card.

    That is a card which its player has not, up to which all was regular. None for all others.
    """
    if (worth := _WORTH.get(trump)) is None or len(board.cards) > len(DECK):
        return None
    cards = [played.card for played in board.cards]
    seats = "".join([played.seat for played in board.cards])
    held = "".join(map(deal.holders.__getitem__, cards))
    sound = len(cards) if held == seats else _first_difference(held, seats)
    upto = cards[: sound + 1]
    marks = "".join([played.mark for played in board.cards])
    if marks or len(set(upto)) != len(upto):
        return None
    winners = _winners(upto, seats[: sound + 1], due, worth, deal.masks)
    if winners is None:
        return None
    if sound < len(cards):
        args: dict[str, str] = {"seat": seats[sound], "card": cards[sound]}
        return None, (Wrong("card-not-held", "cards", args, sound),)
    tricks = len(winners)
    own = sum(map(winners.count, "NS" if board.declarer in ("N", "S") else "EW"))
    return Tricks(own, tricks - own, tricks == 13), ()


def _first_difference(one: str, other: str) -> int:
    return next(i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b)


def _winners(
    cards: list[Card],
    seats: str,
    due: str,
    worth: dict[str, dict[Card, int]],
    masks: dict[str, int],
) -> str | None:
    """44: who wins each trick, if all play in turn and follow suit; None if not."""
    winners, played = "", 0
    bit = _BIT
    for i in range(0, len(cards) - 3, 4):
        a, b, c, d = cards[i : i + 4]
        by, led = seats[i : i + 4], a[0]
        if by != _CLOCKWISE[due]:
            return None
        if not (b[0] == led and c[0] == led and d[0] == led):
            left = _SUIT[led] & ~played
            for seat, card in zip(by, (a, b, c, d), strict=True):
                if card[0] != led and masks[seat] & left:
                    return None
        power = worth[led]
        values = (power[a], power[b], power[c], power[d])
        due = by[values.index(max(values))]
        winners += due
        played |= bit[a] | bit[b] | bit[c] | bit[d]
    begun = len(cards) & ~3
    if not _CLOCKWISE[due].startswith(seats[begun:]):
        return None
    for seat, card in zip(seats[begun:], cards[begun:], strict=True):
        led = cards[begun][0]
        if card[0] != led and masks[seat] & _SUIT[led] & ~played:
            return None
    return winners
