"""How a call comes to stand, and how the auction period ends."""

from biddingbox.estimation.auction import Made, stand
from biddingbox.estimation.state import State, with_


def enter(s: State, made: Made) -> State:
    """Enter a call that is in order, or was accepted; the last one ends the auction period."""
    auction = stand(s.auction, made, s.deal.rules)
    must = s.must and tuple(m for m in s.must if m[0] != made.seat)
    s = with_(s, auction=auction, must=must)
    if auction.turn is not None:
        return s
    from biddingbox.estimation.ending import close

    return close(s, made.seq)
