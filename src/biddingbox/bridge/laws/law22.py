"""Law 22, when the auction has ended: nobody bid, or the final bid is the contract."""

from biddingbox.bridge.auction import Auction
from biddingbox.bridge.calls import Denomination, denomination
from biddingbox.bridge.state import State
from biddingbox.seats import LHO, Seat, partner


def a(auction: Auction) -> bool:
    """22A: nobody has bid: the hands go back unplayed, no new deal, score nought."""
    return auction.bid is None


def b(auction: Auction) -> str | None:
    """22B: the final bid with its doubling is the contract: ``4S``, ``4SX``, ``4SXX``."""
    return None if auction.bid is None else auction.bid.call + "X" * auction.doubled


def declarer(auction: Auction) -> Seat | None:
    """22B: of the contracting side, the player who first named the denomination."""
    last = auction.bid
    if last is None:
        return None
    sides = (last.seat, partner(last.seat))
    wanted = denomination(last.call)
    return next(m.seat for m in auction.calls if m.seat in sides and m.call[1:] == wanted)


def playing(s: State) -> Seat | None:
    """22B, 54A: who plays the contract: declarer, or his partner where he became dummy."""
    return declarer(s.auction) if s.play is None else s.play.declarer


def opening_leader(auction: Auction) -> Seat | None:
    """41A: presumed declarer's left-hand opponent."""
    who = declarer(auction)
    return None if who is None else LHO[who]


def trump(auction: Auction) -> Denomination | None:
    """22B: the denomination of the contract."""
    return None if auction.bid is None else denomination(auction.bid.call)
