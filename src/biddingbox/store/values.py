"""What the store gives back, and what it raises: plain values, no database in sight.

A lost race and a command sent twice are no errors: they are values, :class:`Conflict` and
:class:`Repeated`, which the caller answers with the fresh state.
"""

from typing import Final

import msgspec

from biddingbox.errors import BiddingBoxError
from biddingbox.events import Event, Opening

#: The highest seq that a log may reach: so many events after its opening.
LIMIT: Final = 2000


class Row(msgspec.Struct, frozen=True):
    """One event of a case as stored.

    ``seq`` 0 is the opening event; ``at`` is UTC, ISO 8601 with seconds and ``Z``; ``by`` is who
    entered it. Time and name stand beside the event and are never read by fold.
    """

    seq: int
    at: str
    by: str
    event: Opening | Event


class Summary(msgspec.Struct, frozen=True):
    """A line of the list of recent cases; ``seq`` is the last one, times as in :class:`Row`."""

    case: str
    opening: Opening
    seq: int
    created: str
    touched: str


class Conflict(msgspec.Struct, frozen=True):
    """The race was lost, nothing was stored: the table has moved on to seq ``last``."""

    last: int


class Repeated(msgspec.Struct, frozen=True):
    """This very command is stored already, its last event at ``seq``; nothing was stored now."""

    seq: int


class UnknownCase(BiddingBoxError):
    """No case has this id."""

    def __init__(self, case: str) -> None:
        super().__init__(f"case {case}: this case is not known")
        self.case = case


class Full(BiddingBoxError):
    """A log may reach seq :data:`LIMIT` and no further; nothing was stored."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"a case may hold at most {limit} events")
        self.limit = limit


class Damaged(BiddingBoxError):
    """A stored event that is missing or cannot be read: which case, which seq, what is wrong."""

    def __init__(self, case: str, seq: int, fault: str) -> None:
        super().__init__(f"case {case}, seq {seq}: the stored event is damaged: {fault}")
        self.case = case
        self.seq = seq
        self.fault = fault


class Unusable(BiddingBoxError):
    """A file that cannot serve as a store: which, and why (a newer schema, no database at all)."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason
