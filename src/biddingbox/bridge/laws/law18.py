"""Law 18, bids: a level and a denomination, in a fixed order of rank."""

from biddingbox.bridge.auction import Auction
from biddingbox.bridge.calls import BIDS, DENOMINATIONS, RANK, Denomination
from biddingbox.events import Call


def a(call: Call) -> bool:
    """18A: a bid is one to seven tricks over six in a denomination; other calls are no bids."""
    return call in RANK and call[0] != "8"


def b(bid: Call, earlier: Call) -> bool:
    """18B: a bid supersedes an earlier one by rank: more tricks, or a higher denomination."""
    return RANK[bid] > RANK[earlier]


def c(auction: Auction, call: Call) -> bool:
    """18C: a bid is sufficient if it supersedes the last one; other calls always are."""
    return auction.bid is None or call not in RANK or b(call, auction.bid.call)


def d(auction: Auction, call: Call) -> bool:
    """18D: a bid that does not supersede the last one is insufficient."""
    return not c(auction, call)


def e() -> tuple[Denomination, ...]:
    """18E: the denominations from the top: no-trump, spades, hearts, diamonds, clubs."""
    return tuple(reversed(DENOMINATIONS))


def lowest_sufficient(auction: Auction, denomination: Denomination) -> Call | None:
    """18C, for 27B1: the lowest sufficient bid in a denomination; None where seven is too low."""
    return next((bid for bid in BIDS if bid[1:] == denomination and c(auction, bid)), None)
