"""The cards that a form or a keyboard plays, one after another, as lines of the notation.

Whose turn it is the engine says, after each card anew; no law is judged here.
"""

import re
from typing import Final

from biddingbox.cards import RANKS, SUITS, Card
from biddingbox.core import Refusal
from biddingbox.errors import NotationError
from biddingbox.log import Log
from biddingbox.records import notation_words as w
from biddingbox.records.notation_cursor import excerpt
from biddingbox.seats import SEATS, Seat
from biddingbox.web import fields as f
from biddingbox.web.fields import Form, Misread

#: The phases in which cards are led and played, in both games.
PLAYING: Final = ("closed", "play")
_WORD: Final = re.compile(r"[^\s,;]+")


def to_play(log: Log) -> Seat | None:
    """Who is to lead or play the next card; None while none is due."""
    view = log.view("director")
    if view["phase"] not in PLAYING:
        return None
    play = log.state.play
    if play is None:
        leads: Seat | None = view["on_lead"] or view["opening_leader"]
        return leads
    turn: Seat = play.on_play if log.opening.game == "bridge" else play.turn
    return turn


def read(word: str) -> Card | None:
    """A card as people type it, its suit or its rank first: ``h4``, ``ht``, ``10h``, ``Kh``."""
    name = word.upper().replace("10", "T")
    for suit, rank in ((name[:1], name[1:]), (name[1:], name[:1])):
        if suit in SUITS and rank in (*RANKS, "X"):
            return Card(suit + rank.replace("X", "x"))
    return None


def row(text: str) -> tuple[Card, ...]:
    """Cards typed in a row; none where the text does not begin with a card.

    Raises :class:`Misread` with the place of what is no card among them.
    """
    found: list[Card] = []
    for word in _WORD.finditer(text):
        card = read(word[0])
        if card is None and found:
            place = NotationError(1, word.start() + 1, excerpt(word[0]), w.EXPECT_CARD)
            raise Misread("text", place)
        if card is None:
            return ()
        found.append(card)
    return tuple(found)


def lines(form: Form, log: Log) -> tuple[str, ...]:
    """The cards of the form, dealt out in rotation: ``W H4``; none where it has a line typed.

    The first is by the seat chosen and bears the marks ticked: ``faced``, ``irregular``.
    """
    pressed = f.optional(form, "card")
    cards = row(pressed or f.filled(form, "text", w.EXPECT_CARD))
    if pressed and len(cards) != 1:
        raise f.Unreadable("card")
    seat = next((s for s in SEATS if form.get("seat") == s), None)
    marks = tuple(word for word in ("faced", "irregular") if form.get(word))
    return _dealt(log, cards, seat, marks)


def _dealt(
    log: Log, cards: tuple[Card, ...], seat: Seat | None, marks: tuple[str, ...]
) -> tuple[str, ...]:
    """A line for each card; from the one that is refused on they are the last player's."""
    found: list[str] = []
    for card in cards:
        seat = seat or to_play(log)
        if seat is None:
            raise f.misread("text", f"'{card}'", w.EXPECT_EVENT)
        line = " ".join((seat, card, *marks))
        found.append(line)
        after = log.append(line)
        if isinstance(after, Refusal):
            break
        log, seat, marks = after, None, ()
    return tuple(found)
