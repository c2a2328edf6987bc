"""The fields of a form, read one by one: what a page sends, and what a person has typed into it.

A field that no page of ours sends is :class:`Unreadable`; one that a person left empty or that
reads as nothing is :class:`Misread`, which says what was found and what was expected, as for a line
of the notation.
"""

import re
from collections.abc import Collection, Mapping
from typing import Final, TypeVar

from biddingbox.bridge.calls import is_bid
from biddingbox.cards import RANKS, SUITS, Card
from biddingbox.errors import NotationError
from biddingbox.events import Call, CallRef
from biddingbox.records import notation_words as w
from biddingbox.records.notation_cursor import excerpt
from biddingbox.records.notation_parts import call_phrase
from biddingbox.seats import SEATS, Seat
from biddingbox.web.settings import TEXT

Form = Mapping[str, str]
W = TypeVar("W", bound=str)
_REF: Final = re.compile(r"([NESW])#[1-9][0-9]{0,3}", re.ASCII)


class Unreadable(ValueError):
    """A form that none of the pages sends; its text is the field at fault."""


class Misread(Unreadable):
    """A field that a person filled in and that cannot be read: its name, and why."""

    def __init__(self, name: str, why: NotationError) -> None:
        super().__init__(name)
        self.name = name
        self.why = why


class Wrong(Misread):
    """A field that a person filled in wrongly, and the message of the pages that says how."""

    def __init__(self, name: str, message_id: str, **words: str | int) -> None:
        super().__init__(name, NotationError(1, 1, "", ""))
        self.message_id, self.words = message_id, words


def misread(name: str, found: str, expected: str) -> Misread:
    """The error to raise about a field as a whole."""
    return Misread(name, NotationError(1, 1, found, expected))


def field(form: Form, name: str) -> str:
    """A field that must be there, on one line and of bounded length."""
    value = optional(form, name)
    if not value:
        raise Unreadable(name)
    return value


def optional(form: Form, name: str) -> str:
    """A field on one line and of bounded length; empty where it is left out."""
    value = form.get(name, "").strip()
    if len(value) > TEXT or len(value.splitlines()) > 1:
        raise Unreadable(name)
    return value


def one_of(form: Form, name: str, words: Collection[W]) -> W:
    """One of the words that the page offers; where none is chosen, that is told at the field."""
    value = filled(form, name, "")
    for word in words:
        if word == value:
            return word
    raise Unreadable(name)


def filled(form: Form, name: str, expected: str) -> str:
    """A field that a person fills in; an empty one is told at the field."""
    value = optional(form, name)
    if not value:
        raise misread(name, w.FOUND_END, expected)
    return value


def seat(form: Form, name: str = "seat") -> Seat:
    """A seat, chosen."""
    return one_of(form, name, SEATS)


def ref(form: Form, name: str = "of") -> CallRef:
    """A call that was made, chosen: ``E#1``."""
    value = filled(form, name, "")
    if _REF.fullmatch(value) is None:
        raise Unreadable(name)
    return CallRef(value)


def call(form: Form, name: str, game: str) -> Call:
    """A call, typed."""
    bridge = game == "bridge"
    expected = w.EXPECT_CALL if bridge else w.EXPECT_ESTIMATION_CALL
    value = filled(form, name, expected)
    if (read := w.read_a_call(value, game)) is None:
        phrase = call_phrase(value, expected) if bridge else expected
        raise misread(name, excerpt(value), phrase)
    return read


def bid(form: Form, name: str, game: str) -> Call:
    """A bid, typed: a call that is no pass, double, redouble or With."""
    made = call(form, name, game)
    if not (is_bid(made) if game == "bridge" else made[0].isdecimal()):
        expected = w.EXPECT_BID if game == "bridge" else w.EXPECT_ESTIMATION_BID
        raise misread(name, excerpt(made), expected)
    return made


def number(form: Form, name: str, expected: str, most: int) -> int:
    """A number from 0 to ``most``, typed."""
    value = filled(form, name, expected)
    if not (value.isascii() and value.isdecimal() and len(value) < 4 and int(value) <= most):
        raise misread(name, excerpt(value), expected)
    return int(value)


def one_card(form: Form) -> Card:
    """A card of two choices, its suit and its rank (``x`` for a small one not known)."""
    one_of(form, "suit", SUITS)
    one_of(form, "rank", (*RANKS, "x"))
    return Card(form["suit"] + form["rank"])


def cards(form: Form, name: str) -> tuple[Card, ...]:
    """Cards that were chosen before, one after another, as the page keeps them: ``HK Hx``."""
    words = optional(form, name).split()
    for word in words:
        if len(word) != 2 or word[0] not in SUITS or word[1] not in (*RANKS, "x"):
            raise Unreadable(name)
    return tuple(Card(word) for word in words)
