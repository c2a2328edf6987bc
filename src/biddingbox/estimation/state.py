"""The state of one deal of Estimation at one table: a frozen value, and the small steps of laws."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from biddingbox.cards import Hand
from biddingbox.core import Audience
from biddingbox.estimation.auction import Auction, Made
from biddingbox.estimation.calls import Denomination
from biddingbox.estimation.gaps import gaps
from biddingbox.estimation.play import Play
from biddingbox.estimation.rules import Rules
from biddingbox.events import Call
from biddingbox.seats import Seat

Phase = Literal["auction", "numbers", "closed", "play", "over", "cancelled"]
Kind = Literal["insufficient", "out-of-turn", "excluded", "number", "changed"]
#: Clauses that the law text at hand only points to (Laws 19, 22 and 52).
LAW19: Final = "L19"
LAW22: Final = "L22"
LAW52: Final = "L52"


class Deal(msgspec.Struct, frozen=True):
    """What the opening event fixed; ``trump`` is that of a deal with a fixed trump."""

    edition: str
    table: str
    dealer: Seat
    rules: Rules
    hands: dict[Seat, Hand] = {}
    number: int | None = None
    carry: int = 1
    trump: Denomination | None = None
    #: The gaps that the edition has.
    gaps: frozenset[str] = frozenset()


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """A ruling: clause, message key, arguments; ``gap`` where the law does not settle it."""

    law: str
    key: str
    seq: int
    args: Mapping[str, str] = {}
    gap: str = ""
    audience: Audience = "table"


class Bound(msgspec.Struct, frozen=True, gc=False):
    """E18.C2: who must call first, and not below ``floor``."""

    seat: Seat
    floor: int


class Ending(msgspec.Struct, frozen=True):
    """What the auction period left: who owns which bid, and who names a number in which order.

    ``owner`` is None when nobody bid and in a deal with a fixed trump (``fixed``). ``given`` are
    numbers that nobody names: the owner's bid, a dash call's nought. ``recorded`` is False where a
    scorer wrote down the outcome only.
    """

    owner: Seat | None
    bid: Call | None
    trump: Denomination
    order: tuple[Seat, ...]
    bound: tuple[Bound, ...] = ()
    joined: tuple[Seat, ...] = ()
    given: tuple[tuple[Seat, int], ...] = ()
    fixed: bool = False
    recorded: bool = True

    @property
    def all_pass(self) -> bool:
        """E18.H0: nobody bid."""
        return self.owner is None and not self.fixed


class Named(msgspec.Struct, frozen=True, gc=False):
    """A number of tricks, named after the auction; ``card`` if the Risk card was shown."""

    seq: int
    seat: Seat
    number: int
    card: bool = False


class Matter(msgspec.Struct, frozen=True):
    """The one open matter: ``stage`` is ``next`` (the next player is asked), ``replace`` (the
    offender owes another call) or ``slip`` (the director says what the change was).
    """

    kind: Kind
    stage: Literal["next", "replace", "slip"]
    seq: int
    seat: Seat
    law: str
    made: Made
    asked: Seat | None = None
    #: What the call was changed to.
    second: Call | None = None


class Risk(msgspec.Struct, frozen=True, gc=False):
    """E18.G: who holds the risk, by which half of G1, and how many steps it is worth."""

    seat: Seat
    law: str
    level: int


class Outcome(msgspec.Struct, frozen=True):
    """What the numbers make: owners with the clause of each, and the risk."""

    owners: tuple[tuple[Seat, str], ...]
    risk: Risk | None


class State(msgspec.Struct, frozen=True, gc=False):
    """One deal at one table, after some events."""

    deal: Deal
    auction: Auction
    phase: Phase = "auction"
    ending: Ending | None = None
    named: tuple[Named, ...] = ()
    outcome: Outcome | None = None
    play: Play | None = None
    result: tuple[tuple[Seat, int], ...] = ()
    matter: Matter | None = None
    #: Calls that wait until the open matter is settled.
    waiting: tuple[Made, ...] = ()
    gone: tuple[Made, ...] = ()
    #: What a player must repeat at his next turn (``out_of_turn=binding``).
    must: tuple[tuple[Seat, Call, int], ...] = ()
    avoid: tuple[Seat, ...] = ()
    rulings: tuple[Ruling, ...] = ()


def with_(s: State, **changes: Any) -> State:
    """The state with some fields replaced."""
    return replace(s, **changes)


def rule(s: State, law: str, key: str, seq: int, /, gap: str = "", **args: str) -> State:
    """Add a ruling; a gap that the edition does not have is not named."""
    known = gap if gap in s.deal.gaps else ""
    return replace(s, rulings=(*s.rulings, Ruling(law, key, seq, args, known)))


def gone(s: State, made: Made, status: Literal["cancelled", "withdrawn"]) -> State:
    """Take a call off."""
    return replace(s, gone=(*s.gone, replace(made, status=status)))


def numbers(s: State) -> dict[Seat, int]:
    """The numbers so far: the owner's bid, the dash callers' noughts, and what was named."""
    if s.ending is None:
        return {}
    return dict(s.ending.given) | {n.seat: n.number for n in s.named}


def naming(s: State) -> Seat | None:
    """Whose turn it is to name a number."""
    e = s.ending
    if e is None or s.phase != "numbers":
        return None
    done = {n.seat for n in s.named}
    return next((seat for seat in e.order if seat not in done), None)


def turn(s: State) -> Seat | None:
    """Whose turn it is to call, if what is pending is not accepted; None when nobody may."""
    if s.phase == "numbers":
        return naming(s)
    if s.phase != "auction":
        return None
    if s.matter is not None and s.matter.kind == "changed":
        return None
    return s.auction.turn


def listed(edition: str) -> frozenset[str]:
    """The gaps of an edition."""
    return frozenset(gaps(edition))
