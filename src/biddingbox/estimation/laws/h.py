"""E18.H, four passes: no-trump, ordinary numbers from the dealer on, and nothing but the tricks."""

from biddingbox.estimation.auction import Auction
from biddingbox.estimation.calls import Denomination
from biddingbox.estimation.laws.c import rotation
from biddingbox.estimation.rules import Rules
from biddingbox.seats import SEATS, Seat


def h0(a: Auction) -> bool:
    """E18.H0: all four have passed, each in turn (a dash caller has nothing to pass)."""
    return a.bid is None and len(set(a.out + a.dash)) == len(SEATS)


def h1() -> Denomination:
    """E18.H1: the deal is played at no-trump."""
    return "NT"


def h2(dealer: Seat, dash: tuple[Seat, ...]) -> Seat:
    """E18.H2: the turn goes back to the dealer, or the first after him who has a call."""
    return next((seat for seat in rotation(dealer) if seat not in dash), dealer)


def h3(dealer: Seat, dash: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """E18.H3: the dealer names a number as usual, the others follow in rotation."""
    return tuple(seat for seat in rotation(h2(dealer, dash)) if seat not in dash)


def h4(rules: Rules) -> bool:
    """E18.H4: whether every extra is shut out, and not only those of owner and risk."""
    return rules.allpass_extras == "all-out"
