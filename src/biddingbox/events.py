"""What happened at a table: the closed union of events, and its codec.

One log is an :class:`Opening` (seq 0) and the events after it (seq 1, 2, …). Each struct is one
line of the log notation (design section 4); :mod:`biddingbox.records.notation` reads and writes
them as text, :func:`encode` and :func:`decode` as JSON with a schema version.

Calls, cards and references are kept as the notation writes them: a call is ``"1S"``, ``"1NT"``,
``"P"``, ``"X"``, ``"XX"``, a card ``"HK"``, a reference to a seat's n-th call ``"E#1"`` (``"E"``
for his last). Nothing here knows which game is played; which events there are in it is the
game's own matter.
"""

from typing import Final, Literal, NewType

import msgspec

from biddingbox.cards import Card, Hand
from biddingbox.seats import Seat, Side, Vulnerability

SCHEMA: Final = 1

Call = NewType("Call", str)
#: ``"E#1"``: the first call of East; ``"E"``: the last one.
CallRef = NewType("CallRef", str)
Owner = Literal["N", "E", "S", "W", "director"]
Table = Literal["real", "boxes out", "boxes down", "screens", "written", "online"]


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="kind"):
    """Base of all events: frozen, comparable, told apart in JSON by ``kind``."""


class Holding(msgspec.Struct, frozen=True, gc=False):
    """The thirteen cards of a seat, as the header says them."""

    seat: Seat
    cards: Hand


class Earlier(msgspec.Struct, frozen=True, gc=False):
    """A call made on these cards at another board by mistake (17D)."""

    seat: Seat
    call: Call


class Fact(msgspec.Struct, frozen=True, gc=False):
    """A header line of one game, or of the tournament: ``deal 7``, ``pair NS 3 EW 7``."""

    key: str
    value: str


class Opening(_Event, frozen=True, tag="opening"):
    """Seq 0: game, edition, house rules and everything that comes from outside the deal."""

    game: str = "bridge"
    edition: str = "1997"
    table: Table = "real"
    board: int | None = None
    dealer: Seat | None = None
    vul: Vulnerability | None = None
    hands: tuple[Holding, ...] = ()
    earlier: tuple[Earlier, ...] = ()
    facts: tuple[Fact, ...] = ()


Word = Literal["clubs", "diamonds", "hearts", "spades", "natural", "artificial"]


class Meaning(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a call is declared to mean: words of the notation, and free text."""

    words: tuple[Word, ...] = ()
    text: str | None = None


class Called(_Event, frozen=True, tag="called"):
    """``E 2D (hearts "5+")``, ``E X of 2C``: a call as it was made."""

    seat: Seat
    call: Call
    meaning: Meaning | None = None
    of: Call | None = None


class With(_Event, frozen=True, tag="with"):
    """``E with``: Estimation's joining of the last bid; ``E with 4S`` names the bid."""

    seat: Seat
    bid: Call | None = None


class Number(_Event, frozen=True, tag="number"):
    """``W 3``, ``E 2 risk``: the number of tricks named after Estimation's auction.

    ``risk`` if the Risk card was shown.
    """

    seat: Seat
    number: int
    risk: bool = False


class DashCall(_Event, frozen=True, tag="dash_call"):
    """``N dash-call``: no trick at all, declared before Estimation's auction."""

    seat: Seat


class Avoid(_Event, frozen=True, tag="avoid"):
    """``E avoid``: a void is announced before Estimation's auction."""

    seat: Seat


class Owned(_Event, frozen=True, tag="owned"):
    """``owner N 5H with E``: how an auction of Estimation ended, without its course."""

    seat: Seat
    bid: Call
    joined: tuple[Seat, ...] = ()


class Changed(_Event, frozen=True, tag="changed"):
    """``S changes to 2H at once``: the second call was made (25, 21B, 27C of 2017)."""

    seat: Seat
    call: Call
    meaning: Meaning | None = None
    at_once: bool = False


class Wanted(_Event, frozen=True, tag="wanted"):
    """``S wants 2H``: he only asked to change; no second call was made."""

    seat: Seat
    call: Call


class Simultaneous(_Event, frozen=True, tag="simultaneous"):
    """``N 1H + E 1S``, ``N 2H + S changes to 1S``: two acts at one moment (33)."""

    first: Called | Changed
    second: Called | Changed


class Attention(_Event, frozen=True, tag="attention"):
    """``E attention``: attention is drawn to an irregularity (9A)."""

    seat: Seat


class Director(_Event, frozen=True, tag="director"):
    """``director called``, ``director rules``, ``director error 25A`` (9B1, 82C)."""

    act: Literal["called", "rules", "error"]
    law: str | None = None


class Answered(_Event, frozen=True, tag="answered"):
    """``W accept 1H re 27A@3``, ``director artificial CD about S#2``: an election or a finding.

    ``option`` is the key, ``value`` what it takes, as written; ``re`` the question's id, filled
    in when the answer is appended; ``about`` the call that a finding made beforehand concerns.
    """

    owner: Owner
    option: str
    value: str | None = None
    re: str | None = None
    about: CallRef | None = None


class WrongCards(_Event, frozen=True, tag="wrong_cards"):
    """``N wrong-cards``: his calls so far were made on another board's cards (17D)."""

    seat: Seat


class SwappedHands(_Event, frozen=True, tag="swapped_hands"):
    """``N swapped-hands S``: the two hold each other's hand of this board."""

    seat: Seat
    other: Seat


class NewPair(_Event, frozen=True, tag="new_pair"):
    """``new-pair EW``: the right pair has sat down (15C)."""

    side: Side


class Counted(_Event, frozen=True, tag="counted"):
    """``N holds 14``: a player is found to hold a wrong number of cards (13, 14)."""

    seat: Seat
    cards: int


class Alerted(_Event, frozen=True, tag="alerted"):
    """``W alert``: by the caller's partner."""

    seat: Seat


class NotAlerted(_Event, frozen=True, tag="not_alerted"):
    """``W no-alert E#1 "majors" by E``: it becomes known that an alert is missing (21B)."""

    seat: Seat
    about: CallRef
    text: str | None = None
    by: Seat | None = None


class Asked(_Event, frozen=True, tag="asked"):
    """``S asks E#1``, ``E asks repeat|review|lead``: a question put at the table (20)."""

    seat: Seat
    what: Literal["call", "repeat", "review", "lead"]
    about: CallRef | None = None


class Explained(_Event, frozen=True, tag="explained"):
    """``W explains E#1 "majors"`` (20F)."""

    seat: Seat
    about: CallRef
    text: str | None = None


class Corrected(_Event, frozen=True, tag="corrected"):
    """``W corrects E#1 "majors"``: an explanation is corrected (21B, 75D)."""

    seat: Seat
    about: CallRef
    text: str | None = None


class Reviewed(_Event, frozen=True, tag="reviewed"):
    """``N reviews 1S P 2H``: the auction is restated (20D)."""

    seat: Seat
    calls: tuple[Call, ...]


class ReviewCorrected(_Event, frozen=True, tag="review_corrected"):
    """``S corrects review`` (20E)."""

    seat: Seat


class Exposed(_Event, frozen=True, tag="exposed"):
    """``N exposes HK Hx``, ``N exposes hand`` (24): ``cards`` is empty for the whole hand."""

    seat: Seat
    cards: tuple[Card, ...] = ()


class Played(_Event, frozen=True, tag="played"):
    """``W H4``, ``W H4 faced``: a card led or played (41, 44).

    ``W H4 irregular``: it was really played, although the law does not allow it.
    """

    seat: Seat
    card: Card
    faced: bool = False
    irregular: bool = False


class Faced(_Event, frozen=True, tag="faced"):
    """``W faces``: the opening lead is turned up (41C)."""

    seat: Seat


class Hesitated(_Event, frozen=True, tag="hesitated"):
    """``N hesitates`` (16A)."""

    seat: Seat


class Said(_Event, frozen=True, tag="said"):
    """``N says "…"`` (16A)."""

    seat: Seat
    text: str


class Reserved(_Event, frozen=True, tag="reserved"):
    """``E reserves``: he reserves his rights (16A1)."""

    seat: Seat


class Claimed(_Event, frozen=True, tag="claimed"):
    """``S claims 9`` (68)."""

    seat: Seat
    tricks: int


class Conceded(_Event, frozen=True, tag="conceded"):
    """``E concedes 2``: so many of the tricks still to be played are given away (68B)."""

    seat: Seat
    tricks: int


class Objected(_Event, frozen=True, tag="objected"):
    """``W objects``: to a claim or a concession (68)."""

    seat: Seat


class Agreed(_Event, frozen=True, tag="agreed"):
    """``E agrees`` (69)."""

    seat: Seat


class HandsBack(_Event, frozen=True, tag="hands_back"):
    """``hands-back``: the four hands are back in the board (2017: 17D2)."""


class Penalised(_Event, frozen=True, tag="penalised"):
    """``director penalty NS 10% "late"``: a procedural penalty (90).

    ``amount`` is in per cent of the top on one board, or in IMPs; None for a warning.
    """

    side: Side
    amount: int | None = None
    unit: Literal["%", "imps"] = "%"
    text: str | None = None


class Tricks(_Event, frozen=True, tag="tricks"):
    """``tricks 9``: the result without the play; with seats where each plays alone."""

    count: int | None = None
    by_seat: tuple[tuple[Seat, int], ...] = ()


class Noted(_Event, frozen=True, tag="noted"):
    """``note "…"``: kept, and without effect."""

    text: str


TableEvent = (
    Called
    | Changed
    | Wanted
    | Simultaneous
    | Attention
    | Director
    | Answered
    | WrongCards
    | SwappedHands
    | NewPair
    | Counted
    | Alerted
    | NotAlerted
    | Asked
    | Explained
    | Corrected
    | Reviewed
    | ReviewCorrected
    | Exposed
    | Played
    | Faced
    | Hesitated
    | Said
    | Reserved
    | Claimed
    | Conceded
    | Objected
    | Agreed
    | Penalised
    | HandsBack
    | Tricks
    | Noted
    | With
    | Number
    | DashCall
    | Avoid
    | Owned
)


class Undo(_Event, frozen=True, tag="undo"):
    """``undo N``: the log is again as it was after seq N; undoing an undo is redo."""

    to: int


class Amend(_Event, frozen=True, tag="amend"):
    """``amend N: EVENT``: seq N was really this."""

    seq: int
    event: TableEvent


class Insert(_Event, frozen=True, tag="insert"):
    """``insert N: EVENT``: this happened just before seq N; its own seq is this line's."""

    seq: int
    event: TableEvent


class Strike(_Event, frozen=True, tag="strike"):
    """``strike N``: seq N did not happen."""

    seq: int


Correction = Undo | Amend | Insert | Strike
Event = TableEvent | Undo | Amend | Insert | Strike
CORRECTIONS: Final = (Undo, Amend, Insert, Strike)


class Journal(msgspec.Struct, frozen=True):
    """A whole log as data: the complete form of a record."""

    schema: int
    opening: Opening
    events: tuple[Event, ...] = ()


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Journal)


def encode(opening: Opening, events: tuple[Event, ...]) -> bytes:
    """Write a log as JSON: ``{"schema": 1, "opening": {…}, "events": [{"kind": …}, …]}``."""
    return _ENCODER.encode(Journal(SCHEMA, opening, events))


def decode(data: bytes | str) -> Journal:
    """Read what :func:`encode` wrote.

    Raises :class:`msgspec.ValidationError` (with the path of the fault) on anything else, a
    schema of another version included.
    """
    journal = _DECODER.decode(data)
    if journal.schema != SCHEMA:
        raise msgspec.ValidationError(f"schema {journal.schema}, expected {SCHEMA} - at `$.schema`")
    return journal
