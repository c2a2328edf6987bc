"""PBN 3.5, 3.9: the auction section: who called what.

The seat goes round with every call, every ``-`` (not yet his turn) and every ``^S`` (he was
skipped, because another player called out of rotation).
"""

import re
from typing import Final

import msgspec

from biddingbox.bridge.calls import CALLS, PASS, read_call
from biddingbox.events import Call
from biddingbox.records.board import BoardCall, Comment, Fault, Mark, Place
from biddingbox.records.pbn_game import BRACKETS, Scanned, comment_text, excerpt, scan
from biddingbox.seats import LHO, SEATS, Seat

#: 3.5.1, 3.11: the spellings of the standard, and ``1N`` and ``P``.
_CALLS: Final[dict[str, Call]] = {
    spelling: call
    for call in CALLS
    for word in ({"P": ("Pass", "PASS", "P")}.get(call) or (str(call), call[:2]))
    for spelling in (word, word.lower())
}
#: The calls by seat and spelling, without mark or note: one value for all auctions.
_MADE: Final[dict[Seat, dict[str, BoardCall]]] = {
    seat: {spelling: made[call] for spelling, call in _CALLS.items()}
    for seat in SEATS
    for made in [{call: BoardCall(seat, call) for call in CALLS}]
}
#: Many files write dashes for "not yet": ``--``.
_NOTE: Final = re.compile(r"=[0-9]+=")
_DASHES: Final = frozenset(("-", "--"))
_CLOCKWISE: Final[dict[Seat, tuple[Seat, Seat, Seat, Seat]]] = {
    "N": ("N", "E", "S", "W"),
    "E": ("E", "S", "W", "N"),
    "S": ("S", "W", "N", "E"),
    "W": ("W", "N", "E", "S"),
}


class Auction(msgspec.Struct, frozen=True):
    """What the auction section says: the calls, whether they are complete, whether ``+`` stands."""

    calls: tuple[BoardCall, ...] = ()
    ended: bool = False
    unfinished: bool = False
    comments: tuple[Comment, ...] = ()
    faults: tuple[Fault, ...] = ()


def auction_words(body: str, first: Seat, notes: dict[int, str]) -> Auction | None:
    """The auction if it is nothing but calls, notes and a last ``AP``; else None."""
    turn = [_MADE[seat] for seat in _CLOCKWISE[first]]
    calls: list[BoardCall] = []
    complete = False
    for word in body.split():
        if (made := turn[len(calls) & 3].get(word)) is not None and not complete:
            calls.append(made)
        elif word == "AP" and not complete:
            for _ in range(_passes_due(calls)):
                calls.append(turn[len(calls) & 3]["P"])
            complete = True
        elif _NOTE.fullmatch(word) and calls and not calls[-1].alerted:
            calls[-1] = noted(calls[-1], word, notes)
        else:
            return None
    return Auction(tuple(calls), complete or _passes_due(calls) <= 0)


def _passes_due(calls: list[BoardCall]) -> int:
    """22: how many passes would end the auction: three after a bid, four at the beginning."""
    passes = 0
    for made in reversed(calls):
        if made.call != PASS:
            return 3 - passes
        passes += 1
    return 4 - passes


def noted(made: BoardCall, token: str, notes: dict[int, str]) -> BoardCall:
    """3.5.4: the call with the note of this number."""
    text = notes.get(int(token[1:-1])) if len(token) < 7 else None
    return BoardCall(made.seat, made.call, made.mark, True, text)


def auction_slowly(
    body: str, first: Seat, line: int, column: int, notes: dict[int, str]
) -> Auction:
    """Any auction, token by token. A call that cannot be read is left out, but takes its turn."""
    reader = _read(body, first, line, column, notes)
    return Auction(
        tuple(reader.calls),
        reader.ended,
        reader.unfinished,
        tuple(reader.comments),
        tuple(reader.faults),
    )


def auction_places(body: str, line: int, column: int) -> tuple[Place, ...]:
    """Where each call of the auction stands; ``AP`` is the place of its passes."""
    return tuple(_read(body, "N", line, column, {}).places)


def _read(body: str, first: Seat, line: int, column: int, notes: dict[int, str]) -> "_Reader":
    reader = _Reader(first, notes)
    for token in scan(body, line, column):
        reader.read(token)
    return reader


class _Reader:
    """Reads any auction section, token by token."""

    def __init__(self, seat: Seat, notes: dict[int, str]) -> None:
        self.seat, self.notes = seat, notes
        self.calls: list[BoardCall] = []
        self.places: list[Place] = []
        self.comments: list[Comment] = []
        self.faults: list[Fault] = []
        self.mark: Mark = ""
        #: How many passes in a row, and whether there was a bid before them.
        self.passes, self.bid = 0, False
        self.unfinished = self.closed = False

    @property
    def ended(self) -> bool:
        return self.passes >= (3 if self.bid else 4)

    def fault(self, token: Scanned, code: str, expected: str = "") -> None:
        self.faults.append(Fault(token[2], token[3], code, excerpt(token[1]), expected))

    def read(self, token: Scanned) -> None:
        kind, word, _, _ = token
        if kind == "word":
            if (call := _CALLS.get(word)) is not None:
                self.add(call, token)
            else:
                self.other(token)
        elif kind == "note":
            self.note(token)
        elif kind == "mark":
            self.marked(token)
        elif kind == "next":
            if self.closed:
                self.fault(token, "after-end")
            self.unfinished = self.closed = True
            self.seat = LHO[self.seat]
        elif kind == "end":
            self.closed = True
        elif kind in ("brace", "line"):
            self.comments.append(Comment(comment_text(word), len(self.calls)))
        elif kind in ("bad", "string") and word[0] not in BRACKETS:
            self.fault(token, "token", "call")

    def add(self, call: Call, token: Scanned) -> None:
        """The next call; what stands behind ``*`` or ``+`` is read, with a fault."""
        if self.closed:
            self.fault(token, "after-end")
        self.calls.append(BoardCall(self.seat, call, self.mark))
        self.places.append(token[2:])
        self.mark = ""
        self.seat = LHO[self.seat]
        if call == PASS:
            self.passes += 1
        else:
            self.passes, self.bid = 0, True

    def other(self, token: Scanned) -> None:
        """``AP``, ``-``, a spelling that the standard does not know; else it is no call."""
        word = token[1]
        if word in ("AP", "ap"):
            for _ in range(_passes_due(self.calls)):
                self.add(PASS, token)
        elif word in _DASHES:
            if self.calls:
                self.fault(token, "call", "^S")
            self.seat = LHO[self.seat]
        elif (call := read_call(word)) is not None:
            self.add(call, token)
        else:
            self.fault(token, "call", "call")
            self.seat, self.mark = LHO[self.seat], ""

    def marked(self, token: Scanned) -> None:
        """3.9: ``^I`` before an insufficient bid, ``^S`` in place of a skipped player's call."""
        if token[1] == "^I":
            self.mark = "I"
        elif token[1] == "^S":
            self.seat = LHO[self.seat]
            self.mark = "S"
        else:
            self.fault(token, "mark", "^I ^S")

    def note(self, token: Scanned) -> None:
        """3.5.4: the note of the call before it."""
        if not self.calls:
            self.fault(token, "note-nowhere", "call")
            return
        if self.calls[-1].alerted:
            self.fault(token, "note-twice")
        else:
            self.calls[-1] = noted(self.calls[-1], token[1], self.notes)


def clockwise_from(seat: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """17C: the four seats from this one on."""
    return _CLOCKWISE[seat]
