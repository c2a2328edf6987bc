"""The auction as a value: the calls that stand, and what each of them means.

:class:`Auction` holds the calls that stand, in order, and what can be read off them at once; it is
a frozen value, and :func:`enter` gives the next one. What may be called is Laws 17 to 19
(:mod:`biddingbox.bridge.legal`).
"""

from typing import Final, Literal

import msgspec

from biddingbox.bridge.calls import (
    DOUBLE,
    PASS,
    RANK,
    REDOUBLE,
)
from biddingbox.cards import SUITS, Suit
from biddingbox.events import Call, Meaning
from biddingbox.seats import LHO, Seat

Status = Literal["stands", "implied", "pending", "withdrawn", "cancelled"]


class Sense(msgspec.Struct, frozen=True, gc=False):
    """What a call is taken to mean: the suits it specifies, and whether it is natural.

    ``basis`` says how we know: ``declared`` by a line of the log, ``found`` by the director, or
    ``assumed`` from the symbol (design section 4, Meanings).
    """

    suits: tuple[Suit, ...]
    natural: bool
    basis: Literal["declared", "found", "assumed"]
    text: str | None = None


class Made(msgspec.Struct, frozen=True, gc=False):
    """A call as it was made: by whom, at whose turn, and what became of it.

    ``order`` counts the calls as they were really made; an inserted call has a late seq and an
    early place, and two simultaneous calls have one seq.
    """

    seq: int
    seat: Seat
    call: Call
    turn_of: Seat
    status: Status = "stands"
    irregular: tuple[str, ...] = ()
    sense: Sense | None = None
    #: 19A3, 19B3: the bid that a double or redouble named.
    of: Call | None = None
    order: int = 0


class Auction(msgspec.Struct, frozen=True, gc=False):
    """The calls that stand: whose turn it is, the passes at the end, the last bid.

    ``doubled`` is 0, 1 or 2: how that bid now stands.
    """

    turn: Seat
    calls: tuple[Made, ...] = ()
    passes: int = 0
    bid: Made | None = None
    doubled: int = 0

    @property
    def rank(self) -> int:
        """The rank of the last bid, -1 before the first."""
        return -1 if self.bid is None else RANK[self.bid.call]


def enter(a: Auction, made: Made) -> Auction:
    """17C: the auction after one more call that stands; the next to call sits on its left.

    A call out of rotation that was accepted enters in the same way (29A): those passed over have
    lost that turn.
    """
    call = made.call
    turn = LHO[made.seat]
    calls = (*a.calls, made)
    if call == PASS:
        return Auction(turn, calls, a.passes + 1, a.bid, a.doubled)
    if call == DOUBLE:
        return Auction(turn, calls, 0, a.bid, 1)
    if call == REDOUBLE:
        return Auction(turn, calls, 0, a.bid, 2)
    return Auction(turn, calls, 0, made)


def replay(dealer: Seat, calls: tuple[Made, ...]) -> Auction:
    """The auction that these standing calls make, from the dealer on."""
    a = Auction(dealer)
    for made in calls:
        a = enter(a, made)
    return a


_WORD_SUIT: Final[dict[str, Suit]] = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}


def sense_declared(call: Call, meaning: Meaning | None) -> Sense | None:
    """What a declared meaning specifies; None where only text, or nothing, was declared.

    Several suits for a call that names one make it artificial (decision 12).
    """
    if meaning is None or not meaning.words:
        return None
    suits = tuple(s for w, s in _WORD_SUIT.items() if w in meaning.words)
    symbol = named(call)
    if "artificial" in meaning.words:
        return Sense(suits, natural=False, basis="declared", text=meaning.text)
    if "natural" in meaning.words:
        return Sense(suits or symbol, natural=True, basis="declared", text=meaning.text)
    return Sense(suits, natural=suits == symbol, basis="declared", text=meaning.text)


def named(call: Call) -> tuple[Suit, ...]:
    """The suit that a call names by its symbol; none for no-trump, pass, double, redouble."""
    if call in RANK and call[1:] != "NT":
        return (call[1],)  # type: ignore[return-value]
    return ()


def sense(made: Made) -> Sense:
    """What a call specifies, as declared or found, else taken to mean its symbol."""
    return made.sense or Sense(named(made.call), natural=True, basis="assumed")


def artificial(suits: str | None) -> Sense:
    """A finding that a call was artificial and specified these suits (``"CD"``), or none."""
    known = tuple(u for u in SUITS if u in (suits or ""))
    return Sense(known, natural=False, basis="found")
