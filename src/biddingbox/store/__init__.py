"""The store: the append-only log of cases in SQLite; see :class:`Store`."""

from biddingbox.store.store import Store
from biddingbox.store.values import (
    LIMIT,
    Conflict,
    Damaged,
    Full,
    Repeated,
    Row,
    Summary,
    UnknownCase,
    Unusable,
)  # fmt: skip

__all__ = [
    "LIMIT",
    "Conflict",
    "Damaged",
    "Full",
    "Repeated",
    "Row",
    "Store",
    "Summary",
    "UnknownCase",
    "Unusable",
]
