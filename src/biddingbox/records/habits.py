"""Two habits of programs that write records, told from what a record says itself, and mended.

Some leave out the passes before the first bid, which PBN 3.5 and LIN want. Some write the cards of
a trick in the order in which they were played, where PBN 3.6 has a column for each player. Both are
only recognised where another part of the record bears them out; else a record is as it is.
"""

import msgspec

from biddingbox.bridge.calls import PASS
from biddingbox.cards import DECK, Card, Hand
from biddingbox.records.board import Board, BoardCall, BoardCard
from biddingbox.records.lin_play import outcome, trump_of
from biddingbox.records.pbn_auction import clockwise_from
from biddingbox.records.pbn_play import PLAYED, POWER
from biddingbox.seats import LHO, SEATS


def missing_passes(board: Board) -> int:
    """17B: how many passes are missing before the first bid, 1 to 3; 0 where nothing tells.

    The auction comes to another declarer than the recorded one, and he is the one: the player to
    his left has made the opening lead from his hand (41A).
    """
    if board.declarer is None or board.swapped or not board.cards or not board.calls:
        return 0
    first = board.calls[0]
    if first.call == PASS or first.seat != board.dealer or any(c.mark for c in board.calls):
        return 0
    found = outcome(board.calls)
    if found.declarer is None or trump_of(found.contract) != trump_of(board.contract):
        return 0
    leader, lead = LHO[board.declarer], board.cards[0]
    if lead.seat != leader or lead.mark or lead.card not in board.hands.get(leader, ()):
        return 0
    return (SEATS.index(board.declarer) - SEATS.index(found.declarer)) % 4


def with_passes(board: Board, count: int) -> Board:
    """The board with so many passes before its auction, whose calls move on by as many seats."""
    seats = clockwise_from(board.calls[0].seat)
    passes = tuple(BoardCall(seats[i], PASS) for i in range(count))
    moved = {seat: seats[(i + count) % 4] for i, seat in enumerate(seats)}
    calls = (*passes, *(msgspec.structs.replace(c, seat=moved[c.seat]) for c in board.calls))
    comments = tuple(
        msgspec.structs.replace(c, calls=c.calls + count * (c.calls > 0)) for c in board.comments
    )
    return msgspec.structs.replace(board, calls=calls, comments=comments)


def by_holders(board: Board) -> tuple[BoardCard, ...] | None:
    """44: the cards, each with who holds it, where the columns give one to who does not.

    None where the record's own players hold their cards, or where it makes no sense so either: a
    trick then has one card of each player, all follow suit, and its winner leads to the next.
    """
    holders = {card: seat for seat, hand in board.hands.items() for card in hand}
    if len(holders) != len(DECK) or any(c.mark for c in board.cards):
        return None
    cards = [played.card for played in board.cards]
    if len(set(cards)) != len(cards) or all(holders[c.card] == c.seat for c in board.cards):
        return None
    leader = LHO[board.declarer] if board.declarer else board.cards[0].seat
    power = POWER[trump_of(board.contract) or "NT"]
    played: list[BoardCard] = []
    for i in range(0, len(cards), 4):
        at = {holders[card]: card for card in cards[i : i + 4]}
        turns = [seat for seat in clockwise_from(leader) if seat in at]
        if len(turns) != len(cards[i : i + 4]) or turns[0] != leader:  # 44B, 44G
            return None
        led = at[leader][0]
        if not all(at[s][0] == led or _void(board.hands[s], led, cards, i) for s in turns):
            return None
        worth = power[led]
        played += [PLAYED[seat][at[seat]] for seat in turns]
        values = [worth[at[seat]] for seat in turns]
        leader = turns[values.index(max(values))]
    return tuple(played)


def _void(hand: Hand, suit: str, cards: list[Card], before: int) -> bool:
    """44C: whether a hand has no card of a suit any more after so many cards of the play."""
    return all(c[0] != suit or c in cards[:before] for c in hand)


def mended(board: Board) -> tuple[Board, tuple[str, ...]]:
    """The board without these habits, and the codes of what was mended."""
    codes: list[str] = []
    if count := missing_passes(board):
        board = with_passes(board, count)
        codes.append("passes-added")
    if (cards := by_holders(board)) is not None:
        board = msgspec.structs.replace(board, cards=cards)
        codes.append("play-by-holders")
    return board, tuple(codes)
