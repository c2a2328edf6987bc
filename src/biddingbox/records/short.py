"""The short form that directors write on paper: ``1S P W:2H`` (design section 4)."""

import re
from typing import Final

from biddingbox.errors import NotationError
from biddingbox.events import Called
from biddingbox.records import notation_words as w
from biddingbox.records.notation_cursor import excerpt, split_lines
from biddingbox.records.notation_read import call_phrase
from biddingbox.seats import CLOCKWISE, Seat

_PART: Final = re.compile(r"[^\s,:]+|:")


def parse_short(text: str, dealer: Seat) -> tuple[Called, ...]:
    """Read calls in rotation from the dealer, divided by blanks or commas.

    ``SEAT:`` stands in front of a call made by somebody else; rotation goes on from that seat.
    Raises :class:`NotationError`.
    """
    if len(text) > w.MAX_LINE:
        found = w.FOUND_LONG_TEXT.format(count=f"{len(text):,}")
        raise _error(text, w.MAX_LINE, found, w.EXPECT_SHORT)
    parts = [(part.start(), part[0]) for part in _PART.finditer(text)]
    calls: list[Called] = []
    turn, named, at = dealer, False, 0
    while at < len(parts):
        place, word = parts[at]
        if not named and at + 1 < len(parts) and parts[at + 1][1] == ":":
            seat = w.read_seat(word)
            if seat is None:
                raise _error(text, place, excerpt(word), w.EXPECT_SEAT)
            turn, named = seat, True
            at += 2
            continue
        call = w.read_a_call(word)
        if call is None:
            raise _error(text, place, excerpt(word), call_phrase(word))
        if len(calls) == w.MAX_EVENTS:
            raise _error(text, place, excerpt(word), w.EXPECT_FEW_CALLS)
        calls.append(Called(turn, call))
        turn, named = CLOCKWISE.next[turn], False
        at += 1
    if named:
        raise _error(text, len(text), w.FOUND_END, w.EXPECT_CALL)
    return tuple(calls)


def _error(text: str, pos: int, found: str, expected: str) -> NotationError:
    before = split_lines(text[:pos])
    return NotationError(len(before), len(before[-1]) + 1, found, expected)
