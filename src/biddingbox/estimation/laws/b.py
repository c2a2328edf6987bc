"""E18.B, superseding: the same number in a higher denomination, or a higher number in any."""

from biddingbox.estimation.calls import denomination, tricks
from biddingbox.estimation.laws import f
from biddingbox.events import Call


def bi(new: Call, old: Call) -> bool:
    """E18.B(i): the same number of tricks in a denomination that ranks higher."""
    return tricks(new) == tricks(old) and f.f(denomination(new)) > f.f(denomination(old))


def bii(new: Call, old: Call) -> bool:
    """E18.B(ii): a larger number of tricks, whatever the denomination."""
    return tricks(new) > tricks(old)
