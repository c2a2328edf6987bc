"""PBN 3.5, 3.9: the auction section: who called what.

The seat goes round with every call, every ``-`` (not yet his turn) and every ``^S`` (he was
skipped, because another player called out of rotation).
"""

import re
from typing import Final

import msgspec

from biddingbox.bridge.calls import CALLS, PASS, read_call
from biddingbox.events import Call
from biddingbox.records.board import BoardCall, Comment, Fault, Mark
from biddingbox.records.pbn_game import BRACKETS, Scanned, comment_text, excerpt, scan
from biddingbox.seats import LHO, Seat

#: 3.5.1, 3.11: the spellings of the standard, and ``1N``.
_CALLS: Final[dict[str, Call]] = {
    spelling: call
    for call in CALLS
    for word in ({"P": ("Pass", "PASS")}.get(call) or (str(call), call[:2]))
    for spelling in (word, word.lower())
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


def auction(body: str, first: Seat, line: int, column: int, notes: dict[int, str]) -> Auction:
    """3.5: read the text behind the tag ``Auction``; ``first`` makes the first call.

    A call that cannot be read is left out, but takes its turn.
    """
    found = auction_rows(body, first, line, notes)
    return auction_slowly(body, first, line, column, notes) if found is None else found


def auction_rows(body: str, first: Seat, line: int, notes: dict[int, str]) -> Auction | None:
    """The auction if it is nothing but calls, notes and ``AP``, a blank between them."""
    rows = body.split("\n")
    if rows[0].strip():
        return None
    seats = _CLOCKWISE[first]
    calls: list[BoardCall] = []
    complete = False
    for number, row in enumerate(rows[1:], line + 1):
        words = row.split()
        if len(row.rstrip()) != len(" ".join(words)):
            return None
        column = 1
        for word in words:
            if (call := _CALLS.get(word)) is not None and not complete:
                calls.append(BoardCall(seats[len(calls) & 3], call, number, column))
            elif word == "AP" and not complete:
                for _ in range(_passes_due(calls)):
                    calls.append(BoardCall(seats[len(calls) & 3], PASS, number, column))
                complete = True
            elif _NOTE.fullmatch(word) and calls and not calls[-1].alerted:
                calls[-1] = noted(calls[-1], word, notes)
            else:
                return None
            column += len(word) + 1
    return Auction(tuple(calls), _passes_due(calls) <= 0)


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
    return BoardCall(made.seat, made.call, made.line, made.column, made.mark, True, text)


def auction_slowly(
    body: str, first: Seat, line: int, column: int, notes: dict[int, str]
) -> Auction:
    """Any auction, token by token."""
    reader = _Reader(first, notes)
    for token in scan(body, line, column):
        reader.read(token)
    return Auction(
        tuple(reader.calls),
        reader.ended,
        reader.unfinished,
        tuple(reader.comments),
        tuple(reader.faults),
    )


class _Reader:
    def __init__(self, seat: Seat, notes: dict[int, str]) -> None:
        self.seat, self.notes = seat, notes
        self.calls: list[BoardCall] = []
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
        kind, word, line, column = token
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
            self.comments.append(Comment(comment_text(word), len(self.calls), 0, line, column))
        elif kind in ("bad", "string") and word[0] not in BRACKETS:
            self.fault(token, "token", "call")

    def add(self, call: Call, token: Scanned) -> None:
        """The next call; what stands behind ``*`` or ``+`` is read, with a fault."""
        if self.closed:
            self.fault(token, "after-end")
        self.calls.append(BoardCall(self.seat, call, token[2], token[3], self.mark))
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
