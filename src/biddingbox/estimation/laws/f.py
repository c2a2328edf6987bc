"""E18.F, the rank of denominations: no-trump, spades, hearts, diamonds, clubs, from the top."""

from biddingbox.estimation.calls import DENOMINATIONS, Denomination


def f(denomination: Denomination) -> int:
    """E18.F: the rank of a denomination: clubs 0 to no-trump 4."""
    return DENOMINATIONS.index(denomination)
