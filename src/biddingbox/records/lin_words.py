"""LIN: how seats, calls, cards, hands and vulnerability are spelled.

The format has no standard; what is read here is what Bridge Base Online's programs write, in upper
or lower case, and what its viewer takes from those who write by hand.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from biddingbox.bridge.calls import BIDS, DOUBLE, PASS, REDOUBLE, read_call
from biddingbox.cards import DECK, RANKS, SUITS, Card, Hand
from biddingbox.events import Call
from biddingbox.seats import Seat, Vulnerability

#: The order of names and of hands; the dealer's digit counts it from 1.
SEATS: Final[tuple[Seat, ...]] = ("S", "W", "N", "E")
DEALERS: Final[dict[str, Seat]] = {str(i): seat for i, seat in enumerate(SEATS, 1)}
VULNERABLE: Final[dict[str, Vulnerability]] = {
    "o": "none", "0": "none", "-": "none", "n": "NS", "e": "EW", "b": "both",
}  # fmt: skip
VUL_LETTER: Final[dict[Vulnerability, str]] = {"none": "o", "NS": "n", "EW": "e", "both": "b"}
ROOMS: Final[dict[str, str]] = {"o": "Open", "c": "Closed"}

#: A turn at which nobody called.
SKIPPED: Final = Call("-")
_OTHER_CALLS: Final[dict[str, Call]] = {
    "P": PASS, "PASS": PASS, "-": SKIPPED,
    "D": DOUBLE, "DBL": DOUBLE, "X": DOUBLE,
    "R": REDOUBLE, "RDBL": REDOUBLE, "XX": REDOUBLE,
}  # fmt: skip
_SPELLED: Final[dict[str, Call]] = (
    _OTHER_CALLS | {str(b): b for b in BIDS} | {b[:2]: b for b in BIDS}
)
#: Every usual value of ``mb``: the call, and whether it was alerted.
CALLS: Final[dict[str, tuple[Call, bool]]] = {
    word + mark: (call, mark == "!")
    for spelled, call in _SPELLED.items()
    for word in (spelled, spelled.lower())
    for mark in ("", "!", "?")
}
CALL_WORD: Final[dict[Call, str]] = {b: b[:2] for b in BIDS} | {
    PASS: "p", DOUBLE: "d", REDOUBLE: "r", SKIPPED: "-",
}  # fmt: skip

#: Every usual value of ``pc``.
CARDS: Final[dict[str, Card]] = {
    suit + rank: c
    for c in DECK
    for suit in (c[0], c[0].lower())
    for rank in {c[1], c[1].lower(), c[1].replace("T", "10")}
}

_ONE_CALL: Final = re.compile(
    r"\s*(?:([1-8](?:NT?|[CDHS]))|(PASS|P|DBL|D|RDBL|R|XX?|-))([!?]*)\s*", re.I | re.A
)
_ONE_CARD: Final = re.compile(r"\s*([SHDC])(10|[2-9TJQKA])\s*", re.I | re.A)
_RANKS: Final = f"([{RANKS}]*)"
_FOUR_SUITS: Final = re.compile("".join(suit + _RANKS for suit in SUITS) + r"\Z")
#: Thirteen cards with blanks between them, and more.
_LONGEST_HAND: Final = 100
_SUIT: Final = re.compile(r"([SHDC])([^SHDC]*)")


def calls(text: str) -> Iterator[tuple[Call | None, bool, int, str]]:
    """The calls of a value that is not in :data:`CALLS`: ``1C?!``, or several: ``1sp2sppp``.

    Each comes with its alert, its offset and no rest; what cannot be read comes last, as None with
    the text.
    """
    place = 0
    if not text:
        yield None, False, 0, ""
    while place < len(text):
        found = _ONE_CALL.match(text, place)
        if found is None:
            yield None, False, place, text[place:]
            return
        word = found[1] or found[2]
        call = _OTHER_CALLS.get(word.upper()) or read_call(word) or SKIPPED
        yield call, "!" in found[3], found.start(1 if found[1] else 2), ""
        place = found.end()


def cards(text: str) -> Iterator[tuple[Card | None, int, str]]:
    """The cards of a value that is not in :data:`CARDS`: ``S10``, or several: ``SAS2``."""
    place = 0
    if not text:
        yield None, 0, ""
    while place < len(text):
        found = _ONE_CARD.match(text, place)
        if found is None:
            yield None, place, text[place:]
            return
        yield CARDS[(found[1] + found[2]).upper()], found.start(1), ""
        place = found.end()


@lru_cache(maxsize=8192)
def _holding(suit: str, ranks: str) -> Hand:
    return tuple(Card(suit + rank) for rank in RANKS if rank in ranks)


def hand(text: str) -> tuple[Hand, str]:
    """A hand, ``SAQ2HK4D…``: its cards in order, and what could not be read or stands twice.

    Suits may be left out, stand in any order and in small letters; ten is ``T`` or ``10``. A hand
    may have fewer than thirteen cards: endings are written so.
    """
    usual = _FOUR_SUITS.match(text) if len(text) <= 17 else None
    if usual is not None:
        spades, hearts, diamonds, clubs = usual.groups()
        found = (
            _holding("S", spades)
            + _holding("H", hearts)
            + _holding("D", diamonds)
            + _holding("C", clubs)
        )
        if len(found) + 4 == len(text):
            return found, ""
    return _odd_hand(text)


def _odd_hand(text: str) -> tuple[Hand, str]:
    text, more = text[:_LONGEST_HAND], text[_LONGEST_HAND:]
    text = text.strip().upper().replace("10", "T")
    held: dict[Card, None] = {}
    start = _SUIT.search(text)
    bad = [text if start is None else text[: start.start()]]
    for suit, ranks in _SUIT.findall(text):
        for rank in ranks:
            card = Card(suit + rank)
            if rank not in RANKS or card in held:
                bad.append(suit + rank)
            else:
                held[card] = None
    bad.append(more)
    return tuple(c for c in DECK if c in held), " ".join(filter(None, bad))


def hand_text(cards: Hand) -> str:
    """Write a hand as :func:`hand` reads it, every suit named."""
    return "".join(suit + "".join(c[1] for c in cards if c[0] == suit) for suit in SUITS)
