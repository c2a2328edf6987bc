"""Clauses that rule the same in 1997 and 2017 and bear another number: cited as the log's edition.

The laws are written with the numbers of 1997; what leaves the engine passes through here. Where
the editions differ in substance, the law's own module cites its 2017 clause itself, and a label
that means something else in 2017 (26A, 30 to 32, 36, 37) is never in this table.
"""

from typing import Final

from msgspec.structs import replace

from biddingbox.bridge.state import Edition
from biddingbox.core import Question

#: 1997 → 2017 (digest of 2017, section 1).
MOVED: Final[dict[str, str]] = {
    "12C1": "12C2",
    "16": "16B1",
    "16A": "16B1",
    "16B": "16D",
    "17D": "15A",
    "17E": "17D1",
    "23": "72C",
    "27A": "27A1",
    "34": "17D3",
    "75D": "20F4",
    "75D1": "20F4",
    "75D2": "20F5",
}


def law(edition: Edition, clause: str) -> str:
    """A clause of 1997 as the edition numbers it."""
    return clause if edition == "1997" else MOVED.get(clause, clause)


def question(edition: Edition, asked: Question) -> Question:
    """A question, its id and its options with the numbers of the edition."""
    if edition == "1997":
        return asked
    number, _, cause = asked.id.partition("@")
    options = tuple(replace(o, law=law(edition, o.law)) for o in asked.options)
    id = f"{law(edition, number)}@{cause}"
    return replace(asked, id=id, law=law(edition, asked.law), options=options)
