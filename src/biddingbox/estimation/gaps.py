"""Where the law of Estimation is silent: its gaps, their readings, and ours (``gaps.toml``)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from biddingbox.gaps import Gap, Gaps, Reading

__all__ = ["Gap", "Reading", "all_gaps", "gap", "gaps", "ours"]

_GAPS: Final = Gaps("biddingbox.estimation")
gap = _GAPS.gap
ours = _GAPS.ours


def all_gaps() -> Mapping[str, Gap]:
    """Every gap of Estimation, of whatever edition, by id."""
    return _GAPS.all


@cache
def gaps(edition: str) -> Mapping[str, Gap]:
    """The gaps of an edition by id, in the order of the file; empty for an unknown edition."""
    return _GAPS.of(edition)
