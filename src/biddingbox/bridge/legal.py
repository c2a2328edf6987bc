"""What a player may call at his turn: Laws 17C, 18 and 19 together."""

from typing import Final

from biddingbox.bridge.auction import Auction
from biddingbox.bridge.calls import BIDS, CALLS, DOUBLE, PASS, RANK, REDOUBLE
from biddingbox.bridge.laws import law18, law19
from biddingbox.events import Call
from biddingbox.seats import Seat

#: The bids above each rank, -1 (no bid yet) to 34 (7NT).
_ABOVE: Final[tuple[tuple[Call, ...], ...]] = tuple(BIDS[rank + 1 :] for rank in range(-1, 40))


def legal(a: Auction, seat: Seat, call: Call) -> bool:
    """Whether ``call`` is legal for ``seat``, were it his turn and nothing else bound him."""
    return call in CALLS and law18.c(a, call) and law19.admissible(a, seat, call)


def legal_calls(a: Auction, seat: Seat) -> tuple[Call, ...]:
    """17C, 18, 19: all legal calls of ``seat`` at his turn: pass, double, redouble, bids upward."""
    if a.bid is None:
        return (PASS, *BIDS)
    bids = _ABOVE[RANK[a.bid.call] + 1]
    if law19.a1(a, seat):
        return (PASS, DOUBLE, *bids)
    if law19.b1(a, seat):
        return (PASS, REDOUBLE, *bids)
    return (PASS, *bids)
