"""E18.D, sufficient bid: it supersedes the last one; over passes alone every bid does."""

from biddingbox.estimation.laws import b
from biddingbox.events import Call


def d(new: Call, last: Call | None) -> bool:
    """E18.D: whether a bid supersedes the last one; where there is none, every bid does."""
    return last is None or b.bi(new, last) or b.bii(new, last)
