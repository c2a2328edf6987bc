"""The short form that directors write on paper: ``1S P W:2H`` (design section 4)."""

import re
from typing import Final

from biddingbox.errors import NotationError
from biddingbox.estimation.calls import WITH
from biddingbox.events import Called, With
from biddingbox.records import notation_words as w
from biddingbox.records.notation_cursor import excerpt, split_lines
from biddingbox.records.notation_parts import call_phrase
from biddingbox.seats import CLOCKWISE, COUNTER_CLOCKWISE, Seat

_PART: Final = re.compile(r"[^\s,:]+|:")


def parse_short(text: str, dealer: Seat, game: str = "bridge") -> tuple[Called | With, ...]:
    """Read calls in rotation from the dealer, divided by blanks or commas.

    ``SEAT:`` stands in front of a call made by somebody else; rotation goes on from that seat. In
    Estimation it is counter-clockwise and skips who has passed; ``W`` stands for With.
    Raises :class:`NotationError`.
    """
    rotation = COUNTER_CLOCKWISE if game == "estimation" else CLOCKWISE
    out: set[Seat] = set()
    if len(text) > w.MAX_LINE:
        found = w.FOUND_LONG_TEXT.format(count=f"{len(text):,}")
        raise _error(text, w.MAX_LINE, found, w.EXPECT_SHORT)
    parts = [(part.start(), part[0]) for part in _PART.finditer(text)]
    calls: list[Called | With] = []
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
        call = WITH if game == "estimation" and word in "Ww" else w.read_a_call(word, game)
        if call is None:
            expected = w.EXPECT_ESTIMATION_CALL if game == "estimation" else call_phrase(word)
            raise _error(text, place, excerpt(word), expected)
        if len(calls) == w.MAX_EVENTS:
            raise _error(text, place, excerpt(word), w.EXPECT_FEW_CALLS)
        calls.append(With(turn) if call == WITH else Called(turn, call))
        if game == "estimation" and call == "P":
            out.add(turn)
        turn, named = rotation.next[turn], False
        while turn in out and len(out) < 4:
            turn = rotation.next[turn]
        at += 1
    if named:
        raise _error(text, len(text), w.FOUND_END, w.EXPECT_CALL)
    return tuple(calls)


def _error(text: str, pos: int, found: str, expected: str) -> NotationError:
    before = split_lines(text[:pos])
    return NotationError(len(before), len(before[-1]) + 1, found, expected)
