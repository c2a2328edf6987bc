"""LIN: the calls and the cards of a record, as values; and the slow way, each with its place.

Nearly every record has one usual word in each ``mb`` and ``pc``: they are looked up. Where one has
not, and where the places are asked for, all are read the slow way, with the same result.
"""

from itertools import cycle, islice
from typing import Final

from biddingbox.cards import DECK, Card, Hand
from biddingbox.events import Call
from biddingbox.records import lin_play, lin_words
from biddingbox.records.board import BoardCall, BoardCard, Fault, Place
from biddingbox.records.lin_pairs import FAULTS, Pair, fault, place
from biddingbox.records.lin_words import CARDS, SKIPPED
from biddingbox.seats import LHO, Seat

#: Calls kept of one board; the longest legal auction has 319.
MOST_CALLS: Final = 1_000
#: By the seat, from South clockwise: every usual value of ``mb``, and every card.
_CALLED: Final = tuple(
    {
        word: BoardCall(seat, call, alerted=alerted)
        for word, (call, alerted) in lin_words.CALLS.items()
        if call != SKIPPED
    }
    for seat in lin_words.SEATS
)
_PLAYED: Final = {seat: {c: BoardCard(seat, c) for c in DECK} for seat in lin_words.SEATS}


def calls(
    bids: list[Pair], said: dict[int, str], turn: Seat, faults: list[Fault]
) -> tuple[tuple[BoardCall, ...], bool]:
    """``mb``: the calls by rotation, and whether all could be read."""
    try:
        seated = islice(cycle(_CALLED), lin_words.SEATS.index(turn), None)
        made = list(map(dict.__getitem__, seated, [b[1] for b in bids[: MOST_CALLS + 1]]))
    except KeyError:
        made = []
    if len(made) < len(bids) or len(bids) > MOST_CALLS:
        placed, whole = placed_calls(bids, said, turn, faults)
        return tuple(c for c, _ in placed), whole
    for i, text in said.items():
        made[i] = _explained(made[i], text)
    return tuple(made), True


def _explained(made: BoardCall, text: str) -> BoardCall:
    return BoardCall(made.seat, made.call, alerted=made.alerted, text=text)


def placed_calls(
    bids: list[Pair], said: dict[int, str], turn: Seat, faults: list[Fault]
) -> tuple[list[tuple[BoardCall, Place]], bool]:
    """``mb``: the calls and their places, and whether all could be read."""
    found: list[tuple[BoardCall, Place]] = []
    whole = True
    for i, pair in enumerate(bids[:MOST_CALLS]):
        call: Call | None = None
        for call, alerted, offset, rest in islice(lin_words.calls(pair[1]), MOST_CALLS + 1):
            if call is None:
                whole = False
                faults.append(fault(pair, "call", rest, "1C-7N p d r", offset))
            elif call != SKIPPED:
                found.append((BoardCall(turn, call, alerted=alerted), place(pair, offset)))
            turn = LHO[turn]
        if i in said and call not in (None, SKIPPED):
            found[-1] = _explained(found[-1][0], said[i]), found[-1][1]
        if len(found) > MOST_CALLS:
            break
    if len(bids) > MOST_CALLS or len(found) > MOST_CALLS:
        faults.append(fault(bids[min(len(bids) - 1, MOST_CALLS)], "too-many", "mb", ""))
    return found[:MOST_CALLS], whole


def cards(
    played: list[Pair], hands: dict[Seat, Hand], leader: Seat, trump: str, faults: list[Fault]
) -> tuple[BoardCard, ...]:
    """``pc``: the cards in the order of play, each with who played it."""
    if not played:
        return ()
    held: dict[str, BoardCard] = {}
    for seat, hand in hands.items():
        held.update(zip(hand, map(_PLAYED[seat].__getitem__, hand), strict=True))
    try:
        if len(played) <= len(DECK):
            usual = map(CARDS.__getitem__, [p[1] for p in played])
            return tuple(map(held.__getitem__, usual))
    except KeyError:
        pass
    names = [card for card, _ in placed_cards(played, faults)]
    by = lin_play.seats(names, {b.card: b.seat for b in held.values()}, leader, trump)
    return tuple(_PLAYED[seat][card] for seat, card in zip(by, names, strict=True))


def placed_cards(played: list[Pair], faults: list[Fault]) -> list[tuple[Card, Place]]:
    """``pc``: the cards and their places, no more than a pack has."""
    found: list[tuple[Card, Place]] = []
    wrong: list[Fault] = []
    for pair in played:
        for card, offset, rest in lin_words.cards(pair[1]):
            if card is None:
                wrong.append(fault(pair, "card", rest, "SA-C2", offset))
            elif len(found) < len(DECK):
                found.append((card, place(pair, offset)))
            else:
                wrong.append(fault(pair, "too-many", card, "", offset))
        if len(wrong) > FAULTS:
            break
    faults += wrong
    return found
