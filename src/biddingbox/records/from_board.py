"""A board as a log: what a record of a hand says happened, as the engine takes it.

The record is replayed call by call and card by card. An irregular call that the record lets stand
is accepted by the next player's call (27A, 29A), as it must have been; a card that the law does
not allow is ``irregular``. What the table cannot take, or the record does not say, is left out and
told: a :class:`Loss`, never a guess.
"""

import re
from collections import Counter
from typing import Final

import msgspec

from biddingbox import core
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law22
from biddingbox.bridge.state import State
from biddingbox.cards import hand_text
from biddingbox.core import Folded, Refusal
from biddingbox.events import (
    Alerted,
    Answered,
    Called,
    Fact,
    Holding,
    Meaning,
    Noted,
    Opening,
    Played,
    TableEvent,
    Tricks,
)
from biddingbox.records.board import Board, BoardCall, BoardCard
from biddingbox.records.pbn_auction import clockwise_from
from biddingbox.records.to_board import BRIDGE, points
from biddingbox.seats import LHO, SEATS, Seat, Side, board_dealer, board_vulnerability, partner

#: More calls no auction can have (318), and more comments nobody reads.
_MOST_CALLS: Final = 320
_MOST_NOTES: Final = 200
#: The notation has lines of 10,000 characters; one may be written as six.
LONGEST_NOTE: Final = 1_500
_LONGEST_NAME: Final = 200
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f]")
#: What cannot stand in a header line of the notation.
_NO_WORD: Final = str.maketrans({";": " ", '"': " ", "#": " "})


class Loss(msgspec.Struct, frozen=True, gc=False):
    """What a form of record cannot hold: a stable code, and what is lost, as far as it is short."""

    code: str
    found: str = ""


class Told(msgspec.Struct, frozen=True):
    """A log made of a record, and what of the record is not in it."""

    opening: Opening
    events: tuple[TableEvent, ...]
    losses: tuple[Loss, ...] = ()


def told(board: Board, edition: str = "1997", tags: str = "") -> Told:
    """The log of a board, with what is lost; ``tags`` is a note to put before the first call."""
    opening, losses = _opening(board, edition)
    replay = _Replay(opening, losses)
    if tags:
        replay.add(Noted(tags))
    replay.auction(board)
    replay.play(board)
    replay.result(board)
    return Told(opening, tuple(replay.events), tuple(dict.fromkeys(replay.losses)))


def _opening(board: Board, edition: str) -> tuple[Opening, list[Loss]]:
    """The header: dealer and vulnerability only where the board's number does not give them."""
    number, losses = board.number, []
    dealer = board.dealer or (board.calls[0].seat if board.calls and number is None else None)
    vul = board.vul
    if number is not None:
        dealer = None if dealer == board_dealer(number) else dealer
        vul = None if vul == board_vulnerability(number) else vul
    whole = {s: board.hands[s] for s in SEATS if len(board.hands.get(s, ())) == 13}
    if len(whole) < len(board.hands):
        short = [hand_text(h) for h in board.hands.values() if len(h) != 13]
        losses.append(Loss("hands", " ".join(short)))
    held = Counter(card for hand in whole.values() for card in hand)
    if twice := [card for card, count in held.items() if count > 1]:
        losses.append(Loss("hands-twice", " ".join(twice[:4])))
    hands = tuple(Holding(s, h) for s, h in whole.items() if max(held[c] for c in h) == 1)
    facts: list[Fact] = []
    for seat in SEATS:
        if name := board.names.get(seat, ""):
            word = " ".join(_CONTROL.sub(" ", name).translate(_NO_WORD).split())[:_LONGEST_NAME]
            if word != name:
                losses.append(Loss("name", name[:_LONGEST_NAME]))
            if word.strip():
                facts.append(Fact("player", f"{seat} {word.strip()}"))
    opening = Opening(
        edition=edition, board=number, dealer=dealer, vul=vul, hands=hands, facts=tuple(facts)
    )
    return opening, losses


class _Replay:
    """The events so far, and the table as they leave it."""

    def __init__(self, opening: Opening, losses: list[Loss]) -> None:
        self.folded: Folded[State] = core.fold(BRIDGE, opening, ())
        self.state = self.folded.state
        self.events: list[TableEvent] = []
        self.losses = losses
        self.notes = 0

    def tried(self, event: TableEvent) -> State | Refusal:
        """The state after one more event."""
        return BRIDGE.apply(self.state, len(self.events) + 1, event)

    def add(self, *events: TableEvent) -> bool:
        """Enter the first of these that the table takes, if there is one."""
        for event in events:
            after = self.tried(event)
            if isinstance(after, State):
                self.events.append(event)
                self.state = after
                return True
        return False

    def lose(self, code: str, found: object = "") -> None:
        self.losses.append(Loss(code, str(found)))

    def comments(self, board: Board, calls: int, cards: int) -> None:
        """What somebody wrote at this place, as notes."""
        for comment in board.comments:
            text = comment.text
            elsewhere = (comment.calls, comment.cards) != (calls, cards)
            if elsewhere or not text.strip() or text.lstrip().startswith("biddingbox "):
                continue
            for at in range(0, len(text), LONGEST_NOTE):
                if self.notes == _MOST_NOTES:
                    self.lose("comments")
                    return
                self.notes += 1
                self.add(Noted(text[at : at + LONGEST_NOTE]))

    # -- the auction -------------------------------------------------------------------------------

    def auction(self, board: Board) -> None:
        calls = board.calls[:_MOST_CALLS] or passes(board)
        for i, made in enumerate(calls):
            self.comments(board, i, 0)
            if _gap(board, i) or not self.called(calls[: i + 1]):
                self.lose("call", f"{made.seat} {made.call}")
                break
            self.explained(made)
        self.accepted(board)
        self.comments(board, len(board.calls), 0)

    def called(self, calls: tuple[BoardCall, ...]) -> bool:
        """Enter a call if all before it stand; it may itself still wait for its acceptance.

        Where the next call does not accept the one before it, since it is itself out of rotation,
        the left-hand opponent has accepted by word (27A, 29A).
        """
        if self.entered(calls):
            return True
        events, state = list(self.events), self.state
        self.answer("accept")
        if len(self.events) > len(events) and self.entered(calls):
            return True
        self.events, self.state = events, state
        return False

    def entered(self, calls: tuple[BoardCall, ...]) -> bool:
        made = calls[-1]
        text = made.text[:LONGEST_NOTE] if made.text else None
        event = Called(made.seat, made.call, Meaning((), text) if text else None)
        after = self.tried(event) if self.state.phase == "auction" else None
        if not isinstance(after, State):
            return False
        standing = [(m.seat, m.call) for m in after.auction.calls]
        if standing not in ([(c.seat, c.call) for c in calls[:n]] for n in (-1, len(calls))):
            return False
        self.events.append(event)
        self.state = after
        return True

    def explained(self, made: BoardCall) -> None:
        if made.text and len(made.text) > LONGEST_NOTE:
            self.lose("explanation", f"{made.seat} {made.call}")
        if made.alerted:
            self.add(Alerted(partner(made.seat)))

    def accepted(self, board: Board) -> None:
        """27A, 29A: where the record ends the auction on an irregular call, it was accepted."""
        if board.auction_ended and self.state.phase == "auction":
            self.answer("accept")
            if self.state.phase == "auction":
                self.lose("auction-open")

    def answer(self, option: str) -> None:
        """Give this answer where it is asked for."""
        for question in BRIDGE.questions(self.state):
            if question.option(option) is not None:
                self.add(Answered(question.to, option, re=question.id))
                return

    # -- the play ----------------------------------------------------------------------------------

    def play(self, board: Board) -> None:
        declarer = law22.declarer(self.state.auction)
        presumed = partner(board.declarer) if board.declarer and board.swapped else board.declarer
        if self.state.phase != "closed" or presumed not in (None, declarer):
            if board.cards:
                self.lose("play", f"{board.cards[0].seat} {board.cards[0].card}")
            return
        for i, played in enumerate(board.cards[:52]):
            if i:
                self.comments(board, len(board.calls), i)
            if not self.card(played, lead=i == 0):
                self.lose("play", f"{played.seat} {played.card}")
                break
            if i == 0 and self.state.table.matter is not None:
                self.answer("accept-as-dummy" if board.swapped else "accept")
        if board.cards:
            self.comments(board, len(board.calls), len(board.cards))

    def card(self, played: BoardCard, *, lead: bool) -> bool:
        """54, 44, 61: a card; if it was not allowed, it was nevertheless played."""
        if self.state.phase not in ("closed", "play"):
            return False
        plain = Played(played.seat, played.card, faced=lead)
        odd = Played(played.seat, played.card, irregular=True)
        now = self.state.play
        if played.mark == "R":
            return self.add(odd, plain)
        in_turn = now is not None and now.on_play == played.seat
        return self.add(plain, odd) if in_turn or played.mark == "L" else self.add(plain)

    # -- the result --------------------------------------------------------------------------------

    def result(self, board: Board) -> None:
        """79: the tricks, where the cards do not tell them; what contradicts the log is told."""
        s = self.state
        ended = s.phase in ("closed", "play", "over", "passed-out")
        contract = ("P" if s.phase == "passed-out" else law22.b(s.auction)) if ended else None
        if board.contract not in (None, contract):
            self.lose("contract", board.contract)
        elif board.declarer is not None and _declarer(s) != (board.declarer, board.swapped):
            self.lose("declarer", "^" * board.swapped + board.declarer)
        elif not self.won(board):
            self.lose("result", board.tricks)
        elif board.result_differs:
            self.lose("result-differs", board.tricks)
        elif board.points and _ns(board.points) != _ns(points(self.state)):
            self.lose("score", " ".join(f"{side} {count}" for side, count in board.points))

    def won(self, board: Board) -> bool:
        """Whether the log has the record's tricks, from the cards or from a line of its own."""
        now = self.state.play
        if board.tricks is None or self.state.phase == "passed-out":
            return not board.tricks
        return (now is not None and now.result == board.tricks) or self.add(Tricks(board.tricks))


def _gap(board: Board, i: int) -> bool:
    """Whether a call that could not be read stands before this one, so that nobody was skipped."""
    if i >= len(board.calls) or not any(fault.code == "call" for fault in board.faults):
        return False
    turn = LHO[board.calls[i - 1].seat] if i else board.dealer
    return board.calls[i].mark != "S" and board.calls[i].seat != turn


def _declarer(s: State) -> tuple[Seat | None, bool]:
    """22B, 54A: who plays, and whether he is the partner of the auction's declarer."""
    who = law22.playing(s)
    return who, who != law22.declarer(s.auction)


def passes(board: Board) -> tuple[BoardCall, ...]:
    """22A: the four passes of a board passed out of which the record has no auction."""
    dealer = board.dealer or (board_dealer(board.number) if board.number else None)
    if board.contract != "P" or dealer is None:
        return ()
    return tuple(BoardCall(seat, PASS) for seat in clockwise_from(dealer))


def _ns(points: tuple[tuple[Side, int], ...]) -> set[int]:
    """What North-South scored, as each side tells it."""
    return {count if side == "NS" else -count for side, count in points}
