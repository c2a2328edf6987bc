"""What an auction and a play come to: the contract, who played each card, the tricks.

The readers' own quick count. Laws 22 and 44 are told in full by ``bridge.laws.law22`` and
``bridge.play``; a test holds the two against each other.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from biddingbox.bridge.calls import DOUBLE, PASS, REDOUBLE
from biddingbox.cards import DECK, SUITS, Card, rank_of, suit_of
from biddingbox.records.board import BoardCall
from biddingbox.seats import LHO, Seat, partner, side


class Outcome(NamedTuple):
    """22: whether the auction is over, the contract (``4SX``, ``P``) and its declarer."""

    ended: bool
    contract: str | None = None
    declarer: Seat | None = None


def outcome(calls: Sequence[BoardCall]) -> Outcome:
    """22: how an auction stands at its end, or after its last call. Later calls do not count."""
    bid: BoardCall | None = None
    passes = doubled = 0
    first: dict[tuple[str, str], Seat] = {}
    ended = False
    for made in calls:
        call = made.call
        if call == PASS:
            passes += 1
            ended = passes == (4 if bid is None else 3)
            if ended:
                break
            continue
        passes = 0
        if call == DOUBLE:
            doubled = 1
        elif call == REDOUBLE:
            doubled = 2
        else:
            bid, doubled = made, 0
            first.setdefault((side(made.seat), call[1:]), made.seat)
    if bid is None:
        return Outcome(ended, "P" if ended else None)
    declarer = first[side(bid.seat), bid.call[1:]]
    return Outcome(ended, bid.call + "X" * doubled, declarer)


def seats(
    cards: Sequence[Card], holders: Mapping[Card, Seat], leader: Seat, trump: str
) -> list[Seat]:
    """Who played each card: he who held it; where no hand has it, he whose turn it was (44)."""
    held = [holders.get(c) for c in cards]
    if None not in held:
        return held  # type: ignore[return-value]
    found: list[Seat] = []
    turn = leader
    for i, holder in enumerate(held):
        found.append(holder or turn)
        turn = LHO[found[-1]]
        if i % 4 == 3:
            trick = cards[i - 3 : i + 1]
            best = max(trick, key=_power(trump)[trick[0][0]].__getitem__)
            turn = found[i - 3 + trick.index(best)]
    return found


def tricks(cards: Sequence[Card], by: Sequence[Seat], trump: str, declarer: Seat) -> int | None:
    """44: the tricks of declarer's side where all thirteen were played, else None."""
    if len(cards) != len(DECK) or len(set(cards)) != len(DECK):
        return None
    ours = (declarer, partner(declarer))
    power = _power(trump)
    won = 0
    for i in range(0, len(DECK), 4):
        trick = cards[i : i + 4]
        best = max(trick, key=power[trick[0][0]].__getitem__)
        won += by[i + trick.index(best)] in ours
    return won


@lru_cache(maxsize=8)
def _power(trump: str) -> dict[str, dict[Card, int]]:
    """44E-F: by the suit led, what each card is worth: trumps, then that suit, then the rank."""
    return {
        led: {c: rank_of(c) + 20 * (suit_of(c) == led) + 40 * (suit_of(c) == trump) for c in DECK}
        for led in SUITS
    }


def trump_of(contract: str | None) -> str:
    """The denomination of a contract; nothing where there is none."""
    return (contract or "").rstrip("X")[1:]
