"""The state of one bridge deal at one table: a frozen value, and the small steps that change it.

``deal`` is what the opening event fixed, ``auction`` the calls that stand, ``table`` the open
matter and everything that binds or informs somebody, ``play`` the cards. The laws in
:mod:`biddingbox.bridge.laws` are functions from one State to the next.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from biddingbox.bridge.auction import Auction, Made, Sense
from biddingbox.bridge.play import Play
from biddingbox.cards import Hand, Suit
from biddingbox.core import Audience
from biddingbox.events import Call, TableEvent
from biddingbox.seats import Seat, Side, Vulnerability

Edition = Literal["1997", "2017"]
Phase = Literal["auction", "closed", "passed-out", "play", "over", "cancelled"]
Until = Literal["next_turn", "end_of_auction"]
#: The seq that the opening event has, for what nobody did.
NOBODY: Final = 0


class Deal(msgspec.Struct, frozen=True):
    """What the opening event fixed: edition, regulation of the table, dealer, cards."""

    edition: Edition
    table: str
    board: int | None
    dealer: Seat
    vul: Vulnerability | None
    hands: dict[Seat, Hand]
    earlier: tuple[tuple[Seat, Call], ...] = ()
    #: Gaps for which the director has put another reading in place of ours.
    readings: tuple[tuple[str, str], ...] = ()


class Matter(msgspec.Struct, frozen=True):
    """The one open matter: which law, how far, and the calls that it is about.

    ``cause`` is the seq that its questions are named after. ``first`` is the irregular call, or
    the call that was changed; ``second`` what it was changed to; ``under`` the law of a first call
    that was itself irregular (25B2(a)); ``over`` the call that LHO made over them before attention
    was drawn; ``tried`` earlier replacements now cancelled, to which 26 attaches.
    """

    law: str
    stage: str
    cause: int
    offender: Seat
    first: Made
    second: Made | None = None
    under: str = ""
    over: Made | None = None
    tried: tuple[Made, ...] = ()
    replacement: Made | None = None
    silenced: bool = False
    #: 27B1: the replacement is the lowest bid in the denomination, so that meanings decide.
    lowest: bool = False
    only_asked: bool = False
    at_once: bool = False
    #: 25B is closed: LHO had called before the change, or the auction had ended.
    late: bool = False
    #: ``over`` was made after attention had been drawn: LHO knew what he called over.
    knowing: bool = False
    #: order-of-matters: the director has put this matter before the calls that wait.
    first_in_order: bool = False
    #: The state before the ruling that is shown as if assessed now (35; decision 1).
    before: "Before | None" = None
    #: The stage of an inadmissible call's own matter, while a change of it is open.
    own_stage: str = ""
    #: 24: the cards that came face up.
    cards: tuple[str, ...] = ()
    #: 54C: declarer could have seen a card of dummy's, so he must accept the lead.
    seen: bool = False
    #: 33: the call that was made at the same moment as the change.
    same_moment: Made | None = None


class Before(msgspec.Struct, frozen=True):
    """What a ruling not yet assessed would have to give back (``rulings``: how many before)."""

    auction: Auction
    phase: Phase
    rulings: int
    noticed: bool


class Watch(msgspec.Struct, frozen=True):
    """30 to 32: a call out of rotation was cancelled, and what it costs turns on later calls.

    ``stage``: ``rho`` until the right-hand opponent has acted, ``final`` until the offender has
    called at his own turn. ``bid`` is the bid that a double was of.
    """

    law: str
    stage: Literal["rho", "final"]
    offender: Seat
    made: Made
    cause: int
    bid: Call | None = None
    tried: tuple[Made, ...] = ()
    #: 31A: a pass over partner's conventional call, which nothing repeats.
    only_b: bool = False
    #: The call that ended the watch; if that is cancelled, the watch goes on.
    seen: int | None = None
    acted: int | None = None


class Accepted(msgspec.Struct, frozen=True):
    """29A: a call out of rotation just accepted by LHO's call, before any ruling."""

    call: Made
    by: Made
    before: Before


class Duty(msgspec.Struct, frozen=True):
    """An obligation of a player in the auction, for JSON's ``restrictions``."""

    kind: Literal["must_pass", "must_repeat", "no_double"]
    seat: Seat
    until: Until
    law: str
    cause: int
    call: Call | None = None
    #: The seq of the call that served it; if that is cancelled, it binds again.
    served: int | None = None
    #: The seq of the call upon which it was laid; if that is cancelled, it falls.
    given: int | None = None
    #: How many calls had been made when it was laid: an earlier call cannot break it.
    since: int = 0
    #: Laid after the final pass: it binds only if the auction is opened again.
    reopened: bool = False


class Lead(msgspec.Struct, frozen=True):
    """26: a withdrawn call that was not repeated, of which the leader's partner is the offender.

    ``seq`` is the withdrawn call's, ``cause`` that of its matter, ``always_b`` whether 32 makes it
    a matter of 26B by its words.
    """

    seq: int
    offender: Seat
    cause: int
    always_b: bool = False
    given: int | None = None
    law: str = ""
    waived: bool = False
    chosen: Literal["require", "forbid"] | None = None
    suit: Suit | None = None
    until: Literal["loses_lead", "this_lead"] | None = None
    #: Used up by a lead (so ``waived``, too); that lead may be taken back (47E).
    used: bool = False


class Score(msgspec.Struct, frozen=True):
    """12C: a score that takes the place of one from the table.

    ``value`` is ``average_minus``, ``average``, ``average_plus``, or points, of that side's own
    view, as text. Several assigned scores of a side have weights that add up to 100 (12C1 of
    2017); ``contract`` (``4SX``, ``P`` for a board passed out), ``declarer`` and ``tricks`` are
    given where the points follow from them by 77.
    """

    side: Side
    kind: Literal["artificial", "assigned"]
    value: str
    law: str
    weight: int = 100
    contract: str = ""
    declarer: Seat | None = None
    tricks: int | None = None
    #: The seq of the answer that gave it; None where a ruling of the engine did.
    given: int | None = None


class Penalty(msgspec.Struct, frozen=True):
    """24, 50: a card exposed in the auction; a penalty card if the player becomes a defender.

    ``card`` is ``hand`` where the whole hand was shown and is not known. ``waived`` is the number
    of tricks complete when declarer made no use of it.
    """

    seat: Seat
    card: str
    major: bool
    cause: int
    waived: int | None = None
    #: 51A: declarer has said that this one is played now.
    designated: bool = False


class Wrong(msgspec.Struct, frozen=True):
    """17D: a player's call on another board's cards was cancelled after LHO had called over it."""

    seat: Seat
    first: Made
    over: Made


class ProceduralPenalty(msgspec.Struct, frozen=True):
    """90: a penalty of the director's own: per cent of a top, IMPs, or (None) a warning."""

    side: Side
    amount: int | None
    unit: Literal["%", "imps"]
    text: str | None
    seq: int


class Cap(msgspec.Struct, frozen=True):
    """25B2(b)(2): the side scores no more than average minus."""

    side: Side
    law: str
    cause: int


class Heard(msgspec.Struct, frozen=True):
    """16: what ``side`` may not use: a withdrawn call of ``seat``, or what was only said."""

    side: Side
    seat: Seat
    call: Call | None
    law: str
    seq: int


class Review(msgspec.Struct, frozen=True):
    """A matter to which the director comes back after the play."""

    law: str
    cause: int
    args: Mapping[str, str] = {}


class Ruling(msgspec.Struct, frozen=True):
    """A ruling: clause, message key, arguments; the sentence is made per viewer.

    ``gap`` is the id of the gap whose reading was applied: the ruling is *not settled* by the law.
    """

    law: str
    key: str
    seq: int
    args: Mapping[str, str] = {}
    audience: Audience = "table"
    gap: str = ""


class Finding(msgspec.Struct, frozen=True):
    """A finding that the director gave before it was asked; ``about`` is the seq of a call."""

    option: str
    value: str | None
    about: int | None
    seq: int


class TableState(msgspec.Struct, frozen=True):
    """All but the bare auction: the open matter, what binds, what is known, what was ruled."""

    matter: Matter | None = None
    #: Matters whose calls are settled, but of which a finding is still due (27B1).
    unsettled: tuple[Matter, ...] = ()
    #: Calls to be dispatched now; empty between events.
    inbox: tuple[Made, ...] = ()
    #: Calls that the open matter did not take, oldest first.
    waiting: tuple[Made, ...] = ()
    #: What was noticed while a matter was open, taken up when it is settled.
    deferred: tuple[tuple[int, TableEvent], ...] = ()
    #: 27B1 matters that are settled, should a meaning be found otherwise later.
    judged: tuple[Matter, ...] = ()
    #: Changes of call made while another matter was open: the call, only asked, at once.
    changes: tuple[tuple[Made, bool, bool], ...] = ()
    #: order-of-matters: older calls, taken up when the newest is settled.
    aside: tuple[Made, ...] = ()
    gone: tuple[Made, ...] = ()
    duties: tuple[Duty, ...] = ()
    leads: tuple[Lead, ...] = ()
    watches: tuple[Watch, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    scores: tuple[Score, ...] = ()
    #: Reviews that the director has answered, by clause and cause.
    reviewed: tuple[tuple[str, int], ...] = ()
    procedural: tuple[ProceduralPenalty, ...] = ()
    wrong: Wrong | None = None
    #: 34: the auction as it was when a player skipped was given his turn back, until noticed.
    skipped: Before | None = None
    #: 35: causes of what was swept away before anybody noticed.
    unnoticed: tuple[int, ...] = ()
    #: 17D: calls made earlier, on these cards, at another board; 15C: the first auction's calls.
    earlier: tuple[tuple[Seat, Call], ...] = ()
    first_auction: tuple[Made, ...] = ()
    #: 20: who asked for a review, and whether it was given wrongly.
    reviewing: Seat | None = None
    misreviewed: int | None = None
    #: 20F: what was explained: seat and seq of the call, and the order of the last call then made.
    explained: tuple[tuple[Seat, int, int], ...] = ()
    #: 13: how many cards a player was found to hold.
    counted: tuple[tuple[Seat, int], ...] = ()
    accepted: Accepted | None = None
    caps: tuple[Cap, ...] = ()
    heard: tuple[Heard, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    reviews: tuple[Review, ...] = ()
    findings: tuple[Finding, ...] = ()
    #: What the director found a call, by its seq and seat, to mean.
    senses: tuple[tuple[int, Seat, Sense], ...] = ()
    #: 11A: causes whose penalty the director found forfeited.
    forgiven: tuple[int, ...] = ()
    #: 17D2 of 2017: after four passes the hands are back in the board.
    hands_back: bool = False
    noticed: bool = False
    director: bool = False


CALM: Final = TableState()


class State(msgspec.Struct, frozen=True, gc=False):
    """One deal at one table, after some events."""

    deal: Deal
    auction: Auction
    table: TableState = CALM
    phase: Phase = "auction"
    play: Play | None = None
