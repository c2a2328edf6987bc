"""Law 17, duration of the auction: the dealer begins, the turn goes clockwise, passes end it."""

from biddingbox.bridge.auction import Auction
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import on_table, rule
from biddingbox.seats import LHO, Seat, Side


def a(s: State, of: Side) -> bool:
    """17A: for each side the period begins when either partner looks at his cards.

    The log opens with the cards in hand, so it has begun for both sides; what happens before the
    first call is told apart by :func:`begun`.
    """
    return s.phase in ("auction", "closed") and of in ("NS", "EW")


def begun(s: State) -> bool:
    """17B: whether a call has been made."""
    return bool(s.auction.calls or s.table.gone or s.table.matter or s.table.waiting)


def b(s: State) -> Seat:
    """17B: the dealer, named by the board, makes the first call."""
    return s.deal.dealer


def c(auction: Auction) -> Seat:
    """17C: after that each player in turn, clockwise: whose turn it is by law."""
    return auction.turn if not auction.calls else LHO[auction.calls[-1].seat]


def e(auction: Auction) -> bool:
    """17E: the auction ends with four passes, or with three in rotation after another call.

    A pass out of rotation that was accepted may have robbed a player of his turn: see 34.
    """
    return auction.passes >= (4 if auction.bid is None else 3)


def period_over(s: State) -> bool:
    """17E: whether the auction *period* is over: passed out, or the opening lead is faced.

    17D2 of 2017: after four passes it lasts until all four hands are back in the board.
    """
    if s.phase == "passed-out" and s.deal.edition == "2017":
        return s.table.hands_back
    return s.phase in ("passed-out", "play", "over", "cancelled")


def d2_2017(s: State, seq: int) -> State:
    """17D2 of 2017: the four hands are back in the board: that ends a period without a bid."""
    if s.phase != "passed-out" or s.deal.edition != "2017" or s.table.hands_back:
        return s
    return rule(on_table(s, hands_back=True), "17D2", "hands-are-back", seq)
