"""The auction as a value: the calls that stand, whose turn it is, who is out, and when it is over.

Geometry only; whether a call is in order is for the laws.
"""

from typing import Final, Literal

import msgspec

from biddingbox.estimation.calls import BIDS, PASS, RANK, WITH, denomination
from biddingbox.estimation.rules import Rules
from biddingbox.events import Call
from biddingbox.seats import COUNTER_CLOCKWISE, SEATS, Seat

Status = Literal["stands", "pending", "withdrawn", "cancelled", "implied"]
NEXT: Final = COUNTER_CLOCKWISE.next


class Made(msgspec.Struct, frozen=True, gc=False):
    """A call as it was made: at whose turn, what became of it, what was irregular about it.

    A With has in ``joins`` the bid that it joins and in ``joined`` whose bid that is.
    """

    seq: int
    seat: Seat
    call: Call
    turn_of: Seat | None
    status: Status = "stands"
    irregular: tuple[str, ...] = ()
    joins: Call | None = None
    joined: Seat | None = None

    @property
    def bid(self) -> Call | None:
        """The bid made or joined; None for a pass."""
        return self.joins if self.call == WITH else self.call if self.call != PASS else None


class Auction(msgspec.Struct, frozen=True, gc=False):
    """``out`` have passed, ``dash`` declared a dash call; ``bid`` is the one to beat or to join,
    ``last`` made the last bid or With. ``turn`` is None when the auction is over.
    """

    turn: Seat | None
    calls: tuple[Made, ...] = ()
    out: tuple[Seat, ...] = ()
    dash: tuple[Seat, ...] = ()
    bid: Made | None = None
    last: Seat | None = None

    def joiners(self) -> tuple[Seat, ...]:
        """Who has joined the bid that now stands, in the order in which they did."""
        if self.bid is None:
            return ()
        return tuple(
            m.seat
            for m in self.calls
            if m.call == WITH and m.joins == self.bid.call and m.joined == self.bid.seat
        )


def start(opener: Seat, dash: tuple[Seat, ...] = ()) -> Auction:
    """The auction before its first call."""
    return Auction(_free(opener, dash), dash=dash)


def _free(seat: Seat, inactive: tuple[Seat, ...]) -> Seat | None:
    """The seat, or the first after it that may still call."""
    for _ in SEATS:
        if seat not in inactive:
            return seat
        seat = NEXT[seat]
    return None


def after(a: Auction, seat: Seat) -> Seat | None:
    """Who is next after a seat, of those still in the auction, himself last of all."""
    return _free(NEXT[seat], a.out + a.dash)


def stand(a: Auction, made: Made, rules: Rules) -> Auction:
    """The auction after one more call that stands (E18.A3, E18.B)."""
    out, bid = a.out, a.bid
    last: Seat | None = made.seat
    if made.call == PASS:
        out, last = (*out, made.seat), a.last
    elif made.call != WITH:
        higher = bid is not None and RANK[bid.call] >= RANK[made.call]
        if not (higher and rules.accepted_insufficient == "higher-stays"):
            bid = made
        if made.seat in out:
            out = tuple(seat for seat in out if seat != made.seat)
    new = Auction(None, (*a.calls, made), out, a.dash, bid, last)
    if over(new, rules):
        return new
    return msgspec.structs.replace(new, turn=_free(NEXT[made.seat], out + a.dash))


def over(a: Auction, rules: Rules) -> bool:
    """Q15: three passes since the last bid or With, standing passes counted; or four at first.

    With ``joined-player-not-asked``: all have passed but the highest bidder and who joined him.
    """
    inactive = a.out + a.dash
    if a.bid is None:
        return len(set(inactive)) == len(SEATS)
    if rules.end_rule == "joined-player-not-asked":
        still = {a.bid.seat, *a.joiners()}
        return all(seat in inactive for seat in SEATS if seat not in still)
    return all(seat in inactive for seat in SEATS if seat != a.last)


def replay(opener: Seat, dash: tuple[Seat, ...], calls: tuple[Made, ...], rules: Rules) -> Auction:
    """The auction of these calls."""
    a = start(opener, dash)
    for made in calls:
        a = stand(a, made, rules)
    return a


def may_join(a: Auction, seat: Seat, rules: Rules) -> bool:
    """E18.C1: whether the seat may join the bid that now stands."""
    bid = a.bid
    if bid is None or bid.seat == seat or seat in a.joiners():
        return False
    return rules.with_in_nt or denomination(bid.call) != "NT"


def legal(a: Auction, seat: Seat, rules: Rules) -> tuple[Call, ...]:
    """What the seat may call at his turn: a pass, a With where there is one, higher bids."""
    if seat in a.out or seat in a.dash:
        return ()
    first = 0 if a.bid is None else max(0, RANK[a.bid.call] - RANK[BIDS[0]] + 1)
    joining = (WITH,) if may_join(a, seat, rules) else ()
    return (PASS, *joining, *BIDS[first:])
