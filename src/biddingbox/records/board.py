"""A board of an archive as it was read: one shape for PBN and LIN, with what was wrong in it.

A reader never stops a file: it gives what could be read and its faults. Nothing is judged here but
the writing; whether auction, play and score fit together is for the audit to say.

A board is a value that does not know its text: two records that say the same are equal, and its
calls and cards are shared. Where they stand is asked of the reader (:class:`Places`), by whoever
has a fault to tell.
"""

from typing import Literal

import msgspec

from biddingbox.cards import Card, Hand
from biddingbox.events import Call
from biddingbox.seats import Seat, Side, Vulnerability


class Fault(msgspec.Struct, frozen=True, gc=False):
    """What could not be read: its place (from 1), a stable code, what was found and expected."""

    line: int
    column: int
    code: str
    found: str = ""
    expected: str = ""


#: PBN 3.9: insufficient, skipped, revoke, lead out of turn; ``""`` for none.
Mark = Literal["", "I", "S", "R", "L"]


class BoardCall(msgspec.Struct, frozen=True, gc=False):
    """A call as the record has it; ``seat`` is by rotation, skips of the record worked in.

    ``mark`` is an irregularity accepted at the table. ``text`` is the explanation or note.
    """

    seat: Seat
    call: Call
    mark: Mark = ""
    alerted: bool = False
    text: str | None = None


class BoardCard(msgspec.Struct, frozen=True, gc=False):
    """A card as the record has it."""

    seat: Seat
    card: Card
    mark: Mark = ""


class Comment(msgspec.Struct, frozen=True, gc=False):
    """What somebody wrote about the board, and after how many calls and cards it stands."""

    text: str
    calls: int = 0
    cards: int = 0


#: A line and a column, both from 1.
Place = tuple[int, int]


class Places(msgspec.Struct, frozen=True, gc=False):
    """Where the parts of a board stand in its text, as ``pbn.places`` and ``lin.places`` tell.

    One place for each of its ``calls`` and ``cards``; ``fields`` by the name of the board's field
    (``"contract"``, ``"points"``, …; ``"calls"`` and ``"cards"``: where auction and play begin).
    What the record has not is not in it: then ``begin``, where the record begins, stands for it.
    """

    begin: Place
    calls: tuple[Place, ...] = ()
    cards: tuple[Place, ...] = ()
    fields: dict[str, Place] = {}


class Board(msgspec.Struct, frozen=True, gc=False):
    """One board at one table.

    ``tricks`` are those of declarer's side, as the record says; ``contract`` is ``4SX``, or ``P``
    for a board passed out; ``points`` what the record says that a side scored. ``cards`` are in
    the order in which they were played, as far as the record tells it. Fields that the record has
    not, or that could not be read, are None or empty.
    """

    format: Literal["pbn", "lin"]
    line: int
    number: int | None = None
    room: str = ""
    dealer: Seat | None = None
    vul: Vulnerability | None = None
    hands: dict[Seat, Hand] = {}
    names: dict[Seat, str] = {}
    calls: tuple[BoardCall, ...] = ()
    #: The auction is said to be complete: ``AP``, three or four passes, or a play follows.
    auction_ended: bool = False
    contract: str | None = None
    declarer: Seat | None = None
    #: PBN 3.9: declarer and dummy exchanged by a lead out of turn that was accepted (54A).
    swapped: bool = False
    cards: tuple[BoardCard, ...] = ()
    #: Tricks of declarer's side that were claimed, in all.
    claimed: int | None = None
    tricks: int | None = None
    points: tuple[tuple[Side, int], ...] = ()
    comments: tuple[Comment, ...] = ()
    faults: tuple[Fault, ...] = ()
    #: PBN 3.5, 3.6: auction or play are to be continued (``+``); ``tricks`` are those so far.
    unfinished: bool = False
    #: PBN 3.4.15: the result that was agreed knowingly differs from the tricks won (``^5``).
    result_differs: bool = False
