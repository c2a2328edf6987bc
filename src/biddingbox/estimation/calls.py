"""What may be named in the auction: bids, pass, With.

A call is text: a bid is the number of tricks and the denomination (``4C`` … ``13NT``; there is no
book), ``P`` a pass, ``with`` the joining of a bid. Other numbers (``3S``, ``14S``) can be written,
since they can be said, but are no bids in proper form.
"""

import re
from typing import Final, Literal, cast

from biddingbox.events import Call

Denomination = Literal["C", "D", "H", "S", "NT"]

#: E18.F: the denominations, from the bottom.
DENOMINATIONS: Final[tuple[Denomination, ...]] = ("C", "D", "H", "S", "NT")
PASS: Final = Call("P")
WITH: Final = Call("with")
LOWEST: Final = 4
HIGHEST: Final = 13
#: E18.A1: the bids in proper form, in order of rank.
BIDS: Final[tuple[Call, ...]] = tuple(
    Call(f"{n}{d}") for n in range(LOWEST, HIGHEST + 1) for d in DENOMINATIONS
)
#: Every bid that can be written, proper or not.
RANK: Final[dict[Call, int]] = {
    Call(f"{n}{d}"): 5 * n + i for n in range(100) for i, d in enumerate(DENOMINATIONS)
}
PROPER: Final = frozenset(BIDS)

_BID: Final = re.compile(r"([0-9]{1,2})(C|D|H|S|N|NT)\Z", re.ASCII)
_NUMBER: Final = re.compile(r"[0-9]{1,2}\Z", re.ASCII)


def read_call(text: str) -> Call | None:
    """Read a bid, a pass or With in any usual spelling (``4nt``, ``pass``); None if it is none."""
    word = text.upper() if text.isascii() else ""
    if word in ("P", "PASS"):
        return PASS
    if word == "WITH":
        return WITH
    if (found := _BID.match(word)) is None:
        return None
    return Call(f"{int(found[1])}{'NT' if found[2] == 'N' else found[2]}")


def read_number(text: str) -> int | None:
    """Read a number of tricks of at most two digits; None if it is none."""
    return int(text) if _NUMBER.match(text) else None


def is_bid(call: Call) -> bool:
    """Whether a call is a number and a denomination, in proper form or not."""
    return call in RANK


def is_number(call: Call) -> bool:
    """Whether a call is a bare number of tricks."""
    return call.isdecimal()


def tricks(bid: Call) -> int:
    """The number of tricks of a bid."""
    return RANK[bid] // 5


def denomination(bid: Call) -> Denomination:
    """The denomination of a bid."""
    return cast(Denomination, bid.lstrip("0123456789"))
