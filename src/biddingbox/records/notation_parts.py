"""Parts of events, read at a cursor: seats, calls, cards, references, and what fits no event."""

import difflib
import re
from typing import Final, Literal

from biddingbox.bridge import adjusted
from biddingbox.cards import Card, card
from biddingbox.errors import CardError
from biddingbox.estimation.calls import is_bid
from biddingbox.events import Call, CallRef, Owned, Penalised
from biddingbox.records import notation_words as w
from biddingbox.records.notation_cursor import Cursor
from biddingbox.seats import Seat

#: 90: 1 to 100 per cent, or as many IMPs.
_PENALTY: Final = re.compile(r"(100|[1-9][0-9]?)(%?)\Z", re.ASCII)
_BID: Final = re.compile(r"[0-9]+(C|D|H|S|N|NT)\Z", re.ASCII | re.IGNORECASE)


def here(c: Cursor, bridge: str, estimation: str) -> str:
    """The phrase of the game that is read."""
    return estimation if c.game == "estimation" else bridge


def read_bid(c: Cursor) -> Call:
    """Read a bid of Estimation at the cursor."""
    at = c.pos
    bid = w.read_a_call(c.word(w.EXPECT_ESTIMATION_BID), c.game)
    if bid is None or not is_bid(bid):
        raise c.fail(w.EXPECT_ESTIMATION_BID, at)
    return bid


def read_owned(c: Cursor) -> Owned:
    """``owner N 5H with E S``."""
    seat, bid = read_seat(c), read_bid(c)
    joined: list[Seat] = []
    if c.option("with"):
        while c.peek() or not joined:
            at = c.pos
            joined.append(read_seat(c))
            if joined.count(joined[-1]) > 1:
                found = w.FOUND_AGAIN.format(word=joined[-1])
                raise c.error(at, found, w.EXPECT_SEAT_ONCE)
    return Owned(seat, bid, tuple(joined))


def read_seat(c: Cursor) -> Seat:
    """Read a seat at the cursor."""
    at = c.pos
    if (seat := w.read_seat(c.word(w.EXPECT_SEAT))) is None:
        raise c.fail(w.EXPECT_SEAT, at)
    return seat


def read_call(c: Cursor, expected: str = w.EXPECT_CALL) -> Call:
    """Read a call at the cursor."""
    at = c.pos
    word = c.word(expected)
    if (call := w.read_a_call(word)) is None:
        raise c.fail(call_phrase(word, expected), at)
    return call


def read_ref(c: Cursor, expected: str = w.EXPECT_REF) -> CallRef:
    """Read the name of a call, ``E#1`` or ``E``, at the cursor."""
    at = c.pos
    name, mark, number = c.word(expected).partition("#")
    seat = w.read_seat(name)
    if seat is None or (mark and re.fullmatch(r"[1-9][0-9]{0,3}", number) is None):
        raise c.fail(expected, at)
    return CallRef(seat + mark + number)


def read_card(word: str) -> Card | None:
    """Read a card such as HK, DT or Hx; None if it is none."""
    try:
        return card(word[:-1] + "x" if word[-1:] == "X" else word) if word.isascii() else None
    except CardError:
        return None


def call_phrase(word: str, expected: str = w.EXPECT_CALL) -> str:
    """What is expected in place of a word that is no call: a bid of a wrong level is told so."""
    return w.EXPECT_LEVEL if _BID.match(word) and w.read_a_call(word) is None else expected


def perhaps(expected: str, word: str, known: tuple[str, ...] | list[str]) -> str:
    """What was expected, and the word that was perhaps meant."""
    near = difflib.get_close_matches(word.lower()[: w.MAX_FOUND], known, 1, 0.75)
    return w.EXPECT_PERHAPS.format(expected=expected, word=near[0]) if near else expected


def read_penalty(c: Cursor) -> Penalised:
    """90, what follows ``director penalty``: the side, then ``10%``, ``3 imps`` or nothing."""
    at = c.pos
    if (side := w.SIDE_WORDS.get(c.word(w.EXPECT_SIDE).lower())) is None:
        raise c.fail(w.EXPECT_SIDE, at)
    amount: int | None = None
    unit: Literal["%", "imps"] = "%"
    if c.peek()[:1].isdecimal():
        at = c.pos
        found = _PENALTY.match(c.word(w.EXPECT_PENALTY))
        if found is None or not (found[2] or c.option("imps")):
            raise c.fail(w.EXPECT_PENALTY, at)
        amount, unit = int(found[1]), "%" if found[2] else "imps"
    c.tried.append(w.EXPECT_PENALTY)
    return Penalised(side, amount, unit, c.quoted() if c.has_text() else None)


def read_score(c: Cursor) -> str:
    """12C, what follows ``director adjust``: ``NS 4S E -1 60% 4SX E -1 40% EW average_plus``."""
    words: list[str] = []
    places: list[int] = []
    while c.peek() and c.peek().lower() not in ("re", "about"):
        places.append(c.pos)
        words.append(c.loose(w.EXPECT_SCORE))
    if not words:
        raise c.fail(w.EXPECT_SCORE)
    read = adjusted.read(words)
    if isinstance(read, adjusted.Fault):
        at = places[read.at] if read.at < len(places) else c.pos
        raise c.fail(w.EXPECT_IN_SCORE[read.expected], at)
    return adjusted.write(read)
