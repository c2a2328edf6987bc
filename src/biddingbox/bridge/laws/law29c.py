"""Law 29C: a conventional call out of rotation is judged by what it specified, not by its name."""

from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import denomination, is_bid
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import sense_of


def specified(s: State, made: Made) -> frozenset[str]:
    """29C: the denominations that a call specifies: suits, or NT for a natural no-trump bid."""
    sense = sense_of(s, made)
    if sense.suits:
        return frozenset(sense.suits)
    if sense.natural and is_bid(made.call) and denomination(made.call) == "NT":
        return frozenset({"NT"})
    return frozenset()
