"""Law 19, doubles and redoubles: when they may be made, and what they are of."""

from biddingbox.bridge.auction import Auction, Made
from biddingbox.bridge.calls import DOUBLE, REDOUBLE
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import hear, rule
from biddingbox.events import Call
from biddingbox.seats import Seat, side


def a1(auction: Auction, seat: Seat) -> bool:
    """19A1: only the last bid may be doubled, an opponent's, with only passes since."""
    bid = auction.bid
    return bid is not None and auction.doubled == 0 and side(bid.seat) != side(seat)


def b1(auction: Auction, seat: Seat) -> bool:
    """19B1: only the last double may be redoubled, an opponent's, with only passes since."""
    bid = auction.bid
    return bid is not None and auction.doubled == 1 and side(bid.seat) == side(seat)


def admissible(auction: Auction, seat: Seat, call: Call) -> bool:
    """19A1, 19B1: whether a double or redouble may be made; true for all other calls."""
    if call == DOUBLE:
        return a1(auction, seat)
    if call == REDOUBLE:
        return b1(auction, seat)
    return True


def a2(made: Made) -> bool:
    """19A2: the proper form is the bare word; naming a bid with it is improper."""
    return made.call == DOUBLE and made.of is None


def b2(made: Made) -> bool:
    """19B2: the same for a redouble."""
    return made.call == REDOUBLE and made.of is None


def a3(s: State, made: Made) -> State:
    """19A3: a double that names a bid is a double of the bid as it was made; 16 may apply."""
    return _named(s, made, "19A3" if made.of != _bid(s) else "19A2")


def b3(s: State, made: Made) -> State:
    """19B3: a redouble that names a bid is a redouble of the bid as it was made; 16 may apply."""
    return _named(s, made, "19B3" if made.of != _bid(s) else "19B2")


def _bid(s: State) -> Call | None:
    return None if s.auction.bid is None else s.auction.bid.call


def _named(s: State, made: Made, law: str) -> State:
    args = {"seat": made.seat, "call": made.call, "said": str(made.of), "bid": str(_bid(s))}
    if law[-1] == "2":
        return rule(s, law, "improper-form", made.seq, **args)
    s = rule(s, law, "names-wrong-bid", made.seq, **args)
    return hear(s, side(made.seat), made.seat, made.call, "16A", made.seq)


def c(auction: Auction) -> bool:
    """19C: a double or redouble lasts until a later legal bid; true while one is in force."""
    return auction.doubled > 0


def d(auction: Auction) -> int:
    """19D: how the final bid is scored: 1 for undoubled, 2 doubled, 4 redoubled (see 77)."""
    return (1, 2, 4)[auction.doubled]
