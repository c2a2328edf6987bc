"""One step back, and forward again, over a log that only grows.

``undo N`` makes the state that after N again, and is itself a line of the log (design section 4).
Where the last line is an ``undo N``, things stand as after N: one more step back is that from N.
"""

from collections.abc import Sequence

from biddingbox.events import Event, Undo


def back(events: Sequence[Event]) -> int | None:
    """The seq to undo to for one step back; None where there is none."""
    stands = _stands(events, len(events))
    return stands - 1 if stands > 0 else None


def forward(events: Sequence[Event]) -> int | None:
    """The seq to undo to that takes a step back again; None where none was taken last."""
    seq = len(events)
    while seq > 0 and isinstance(event := events[seq - 1], Undo):
        if _stands(events, event.to) < _stands(events, seq - 1):
            return seq - 1
        seq = event.to
    return None


def _stands(events: Sequence[Event], seq: int) -> int:
    """The last seq, no undo, after which things stood as they do after ``seq``."""
    while seq > 0 and isinstance(event := events[seq - 1], Undo):
        seq = event.to
    return seq
