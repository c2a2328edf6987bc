"""E18.A, proper form: a bid is a number from four up and a denomination; a pass is final."""

from biddingbox.estimation.auction import Auction
from biddingbox.estimation.calls import LOWEST, PASS, PROPER, RANK, tricks
from biddingbox.events import Call
from biddingbox.seats import Seat


def a1(call: Call) -> bool:
    """E18.A1: a bid names a number of tricks, four to thirteen, and a denomination."""
    return call in PROPER


def below_four(call: Call) -> bool:
    """E18.A1, E18.C1(i): whether a bid is for fewer than four tricks."""
    return call in RANK and tricks(call) < LOWEST


def a2(call: Call) -> bool:
    """E18.A2: a pass is a call and no bid: it is never insufficient and supersedes nothing."""
    return call == PASS


def a3(a: Auction, seat: Seat) -> bool:
    """E18.A3: who has passed takes no further part in the auction; nor does a dash caller."""
    return seat in a.out or seat in a.dash
