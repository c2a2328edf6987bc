"""One fault is told once: what only follows from another fault of the writing is left out."""

from typing import Final

from biddingbox.records.board import Fault
from biddingbox.records.pbn_game import capped
from biddingbox.records.pbn_verify import WEAK

#: Faults after which words, tags or commands are missing from what was read.
_BROKEN: Final = frozenset(
    ("tag", "bracket", "stray", "string-open", "comment-open", "unclosed", "too-long", "too-many")
)
#: Told once a line: a bracket too few is a word too many.
_ONCE_A_LINE: Final = _BROKEN | {"token"}
#: Told once a record: what comes after an end too early, a dealer who is missing.
_ONCE: Final = frozenset(("after-end", "dealer"))
#: What may be missing because something could not be read.
_MISSING: Final = frozenset(
    ("no-dealer", "no-deal", "no-declarer", "no-contract", "no-leader",
     "note-missing", "note-place", "note-unused")
)  # fmt: skip


def causes(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """The faults of a record in the order of the text, without those that follow from others."""
    if len(faults) < 2:
        return faults
    each = sorted(set(faults), key=lambda f: (f.line, f.column, f.code))
    codes = frozenset(f.code for f in each)
    strong = {(f.line, f.column) for f in each if f.code not in WEAK}
    kept: list[Fault] = []
    for fault in _lines(each):
        if fault.code in WEAK and (fault.line, fault.column) in strong:
            continue
        if fault.code in _MISSING and not _BROKEN.isdisjoint(codes):
            continue
        if fault.code == "note-unused" and "token" in codes:
            continue
        if fault.code == "note-missing" and "note" in codes:
            continue
        if fault.code in _ONCE and any(f.code == fault.code for f in kept):
            continue
        kept.append(fault)
    return capped(kept)


def _lines(faults: list[Fault]) -> list[Fault]:
    """Without the second fault of a line, and lines that belong to a tag that was not read."""
    kept: list[Fault] = []
    broken = within = 0
    torn = {f.line for f in faults if f.code in _ONCE_A_LINE}
    for fault in faults:
        if fault.code in ("call", "card") and fault.line in torn:
            continue
        if fault.code in _ONCE_A_LINE and fault.line == broken:
            continue
        if fault.code in _ONCE_A_LINE:
            broken = fault.line
        if fault.code == "stray" and fault.line == within + 1:
            within = fault.line
            continue
        if fault.code in ("stray", "tag"):
            within = fault.line
        kept.append(fault)
    return kept
