"""41A, 44: whether the play has the right leader, follows suit, and plays what is held.

Irregularities that were accepted or not noticed are marked (PBN 3.9: ``^L``, ``^R``) and sound. A
play section may have unknown cards (PBN 3.6: ``-``); whose turn it is after one is not known, so
that only what is held is looked at from there on.
"""

from typing import Final, cast

from biddingbox.audit import quick
from biddingbox.audit.quick import Deal
from biddingbox.audit.wrong import Outcome, Tricks, Wrong, denomination, unread
from biddingbox.bridge.calls import Denomination
from biddingbox.bridge.play import Trick, winner
from biddingbox.cards import Card, suit_of
from biddingbox.records.board import Board, BoardCard
from biddingbox.seats import LHO, Seat, partner, side

#: Faults of reading after which nobody knows who played what, or what he held.
UNREAD: Final = frozenset(
    (
        *("card", "after-end", "no-leader", "hand"),
        *("deal", "deal-hands", "deal-hand", "deal-rank"),
        *("deal-twice", "deal-count", "deal-empty"),
    )
)
#: Cards and marks that are told of one play.
_MOST: Final = 13


def play(
    board: Board, outcome: Outcome | None, deal: Deal | None
) -> tuple[Tricks | None, tuple[Wrong, ...]]:
    """The tricks won (None where the play does not tell), and what is wrong with the play.

    ``deal`` are the board's hands, if they are whole, for the quick look.
    Where contract and auction name different trumps, nobody knows who won what.
    """
    trump = denomination(board.contract)
    bid = denomination(outcome.contract) if outcome else trump
    if not board.cards or unread(board, UNREAD) or (trump and bid != trump):
        return None, ()
    if board.format == "lin" and board.declarer is None:
        return None, ()
    first, found = board.cards[0].seat, None
    if (
        deal
        and board.declarer
        and (first == LHO[board.declarer] or first in leaders(board, outcome))
    ):
        found = quick.play(board, deal, trump or bid, first)
    won, wrong = found or play_slowly(board, trump or bid, leaders(board, outcome))
    return None if _other_side(board, outcome) else won, wrong


def _other_side(board: Board, outcome: Outcome | None) -> bool:
    """Whether auction and record have declarers of both sides: whose tricks are told, then?"""
    if outcome is None or outcome.declarer is None or board.declarer is None:
        return False
    return side(outcome.declarer) != side(board.declarer)


def play_slowly(
    board: Board, trump: str, due: tuple[Seat, ...]
) -> tuple[Tricks | None, tuple[Wrong, ...]]:
    """The same of any play, card by card; ``due`` may lead, or anybody if it is empty."""
    course = _Course(board, trump, due)
    whole = all(course.takes(i, played) for i, played in enumerate(board.cards))
    if course.wrongs or not whole or not course.trump or board.declarer is None:
        return None, tuple(course.wrongs)
    own = sum(side(seat) == side(board.declarer) for seat in course.winners)
    tricks = len(course.winners)
    # 64: tricks go over after a revoke, and nobody says how many.
    revoked = any(played.mark == "R" for played in board.cards)
    return None if revoked else Tricks(own, tricks - own, tricks == 13), ()


def leaders(board: Board, outcome: Outcome | None) -> tuple[Seat, ...]:
    """41A, 54A: who may lead first: declarer's left; of two declarers recorded, either's.

    None where nobody knows: in an ending (PBN 3.10), without a declarer.
    """
    if board.declarer is None or min(map(len, board.hands.values()), default=13) < 13:
        return ()
    declarers = [board.declarer]
    if board.swapped:
        declarers.append(partner(board.declarer))
    if outcome is not None and outcome.declarer is not None:
        declarers.append(outcome.declarer)
    return tuple(LHO[d] for d in declarers)


class _Course:
    """Takes the cards one by one, until one is out of its place."""

    def __init__(self, board: Board, trump: str, due: tuple[Seat, ...]) -> None:
        self.board, self.trump, self.due = board, trump, due
        self.wrongs: list[Wrong] = []
        self.left = {seat: set(hand) for seat, hand in board.hands.items()}
        self.seen: set[Card] = set()
        #: Players who have not the cards that they should: nothing follows from their hands.
        self.doubtful: set[Seat] = set()
        self.trick: list[BoardCard] = []
        self.winners: list[Seat] = []
        #: Whether it is known whose turn it is.
        self.sure = True

    def takes(self, index: int, played: BoardCard) -> bool:
        """One more card; False where the play is to be looked at no further."""
        if len(self.wrongs) == _MOST:
            return False
        if self.sure and not self.in_turn(index, played):
            if self.board.format == "lin" or index == 0:
                return False
            self.sure = False
        if not self.holds(index, played):
            return False
        if self.sure:
            self.trick.append(played)
            if not self.follows(index, played):
                return False
            if len(self.trick) == 4:
                self.finish()
        return True

    def wrong(self, code: str, index: int, **more: str) -> bool:
        played = self.board.cards[index]
        args = {"seat": played.seat, "card": played.card, **more}
        self.wrongs.append(Wrong(code, "cards", args, index))
        return False

    def in_turn(self, index: int, played: BoardCard) -> bool:
        """41A, 44B, 44G: whether it is his turn. In PBN he comes after an unknown card if not."""
        due: tuple[Seat, ...] = self.due
        if self.trick:
            due, code = (LHO[self.trick[-1].seat],), "play-turn"
        else:
            code = "lead-turn" if index else "lead-opening"
            if played.mark == "L":
                if played.seat in due:
                    self.wrong("mark-lead", index)
                return True
        if not due or played.seat in due:
            return True
        if self.board.format == "lin" or index == 0:
            self.wrong(code, index, expected=due[0])
        return False

    def holds(self, index: int, played: BoardCard) -> bool:
        """44A: whether he holds the card, and nobody has played it."""
        hand = self.left.get(played.seat)
        if played.card in self.seen:
            self.wrong("card-twice", index)
            self.doubtful.add(played.seat)
            if self.board.format == "lin":  # who plays a card is he who held it
                return False
        elif hand is not None and played.card not in hand:
            return self.wrong("card-not-held", index)
        self.seen.add(played.card)
        if hand is not None:
            hand.discard(played.card)
        return True

    def follows(self, index: int, played: BoardCard) -> bool:
        """44C: whether he follows suit, or revokes as it is marked."""
        led = suit_of(self.trick[0].card)
        off = suit_of(played.card) != led
        hand = None if played.seat in self.doubtful else self.left.get(played.seat)
        revoked = off and hand is not None and any(suit_of(c) == led for c in hand)
        if revoked and played.mark != "R":
            return self.wrong("revoke", index, led=led)
        if not revoked and played.mark == "R" and (hand is not None or not off):
            self.wrong("mark-revoke", index)
        return True

    def finish(self) -> None:
        """44E-G: who has won the trick leads to the next; without trumps known, if all followed."""
        cards: Trick = tuple((c.seat, c.card) for c in self.trick)
        won = winner(cards, cast(Denomination, self.trump or "NT"))
        known = bool(self.trump) or len({suit_of(card) for _, card in cards}) == 1
        self.due = (won,) if known else ()
        self.winners.append(won)
        self.trick = []
