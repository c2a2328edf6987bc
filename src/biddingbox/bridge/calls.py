"""Law 18: bids, their order, and the other calls.

A call is text: ``1C`` … ``7NT``, ``P``, ``X``, ``XX``; ``8C`` … ``8NT`` stand for any bid above
seven (38). A bid's rank is ``5 * (level - 1) + denomination`` with clubs 0 to no-trump 4.
"""

import re
from typing import Final, Literal, cast

from biddingbox.events import Call

Denomination = Literal["C", "D", "H", "S", "NT"]

#: 18E: the denominations, from the bottom.
DENOMINATIONS: Final[tuple[Denomination, ...]] = ("C", "D", "H", "S", "NT")

PASS: Final = Call("P")
DOUBLE: Final = Call("X")
REDOUBLE: Final = Call("XX")

#: 18A: the 35 bids, in order of rank.
BIDS: Final[tuple[Call, ...]] = tuple(
    Call(f"{level}{d}") for level in range(1, 8) for d in DENOMINATIONS
)
#: 38: bids above seven, which nobody may make; they rank above all others.
ABOVE_SEVEN: Final[tuple[Call, ...]] = tuple(Call(f"8{d}") for d in DENOMINATIONS)
RANK: Final[dict[Call, int]] = {bid: i for i, bid in enumerate(BIDS + ABOVE_SEVEN)}
CALLS: Final[frozenset[Call]] = frozenset((*BIDS, PASS, DOUBLE, REDOUBLE))

_WORDS: Final[dict[str, Call]] = {
    "P": PASS, "PASS": PASS,
    "X": DOUBLE, "DBL": DOUBLE, "DOUBLE": DOUBLE,
    "XX": REDOUBLE, "RDBL": REDOUBLE, "REDOUBLE": REDOUBLE,
}  # fmt: skip
_BID: Final = re.compile(r"([1-8])(C|D|H|S|N|NT)\Z")


def read_call(text: str) -> Call | None:
    """Read a call in any usual spelling (``1nt``, ``1N``, ``pass``, ``dbl``); None if none."""
    word = text.upper() if text.isascii() else ""
    if word in _WORDS:
        return _WORDS[word]
    if (found := _BID.match(word)) is None:
        return None
    return Call(found[1] + ("NT" if found[2] == "N" else found[2]))


def is_bid(call: Call) -> bool:
    """18A: pass, double and redouble are calls, not bids."""
    return call in RANK


def above_seven(call: Call) -> bool:
    """38: a bid of more than seven."""
    return call[0] == "8"


def denomination(bid: Call) -> Denomination:
    """The denomination of a bid."""
    return cast(Denomination, bid[1:])


def level(bid: Call) -> int:
    """The number of odd tricks of a bid, 1 to 7 (8 above seven)."""
    return int(bid[0])
