"""Calls as they are shown: many in few words, ``1NT–7NT except hearts``; one in its parts."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from biddingbox.i18n import phrases
from biddingbox.i18n.direction import LRI, PDI
from biddingbox.i18n.messages import Messages
from biddingbox.i18n.signs import DENOMINATIONS

_FEW: Final = 3
_SUITS: Final = ("C", "D", "H", "S")


def shorten(calls: Iterable[str], m: Messages, *, typed: bool = False) -> str:
    """Calls in short, those that are no bids first: runs of three bids and more as ``3C–7NT``.

    Where that leaves many pieces, and whole denominations are what is missing, they are named:
    ``1NT–7NT except hearts``. Calls that can be ``typed`` stand as the notation has them.
    """
    say = str if typed else partial(phrases.call, m)
    given = list(dict.fromkeys(calls))
    bids = sorted(filter(_is_bid, given), key=_rank)
    pieces = [say(c) for c in given if not _is_bid(c)]
    runs = _runs(bids)
    if len(runs) > _FEW and (missing := _missing(bids)):
        pieces.append(
            m.text(
                "cli-calls-except",
                calls=_range(m, say(bids[0]), say(bids[-1])),
                denominations=phrases.listed(m, (m.text(f"suit-{d}") for d in missing)),
            )
        )
    else:
        for run in runs:
            ends = _range(m, say(run[0]), say(run[-1]))
            pieces.extend([ends] if len(run) >= _FEW else map(say, run))
    return ", ".join(pieces) if typed else phrases.listed(m, pieces)


def _range(m: Messages, first: str, last: str) -> str:
    """From a call to another: from left to right, as the calls themselves."""
    text = f"{first}–{last}"
    return f"{LRI}{text}{PDI}" if m.signs and m.right_to_left else text


def parts(m: Messages, call: str) -> tuple[str, str]:
    """A call as its words and the suit that is drawn after them: ``1H`` → ("1", "H").

    ``P`` → (the word for a pass, ""); ``1NT`` → ("1NT" as the language has it, "").
    """
    if call[-1:] in _SUITS and (call == call[-1] or _is_bid(call)):
        return call[:-1], call[-1]
    if call == "P":
        return m.text("desk-pass"), ""
    if call == "with":
        return m.text("call-with"), ""
    return call.replace("NT", m.text("call-no-trump")), ""


def _runs(bids: Sequence[str]) -> list[list[str]]:
    """Bids in order, cut where a bid between them is missing."""
    runs: list[list[str]] = []
    for bid in bids:
        if runs and _rank(bid) == _rank(runs[-1][-1]) + 1:
            runs[-1].append(bid)
        else:
            runs.append([bid])
    return runs


def _missing(bids: Sequence[str]) -> tuple[str, ...]:
    """The denominations of which no bid is there, if these alone, one or two, are missing."""
    there = {_suit(bid) for bid in bids}
    missing = tuple(d for d in DENOMINATIONS if d not in there)
    between = range(_rank(bids[0]), _rank(bids[-1]) + 1)
    full = sum(DENOMINATIONS[rank % 5] in there for rank in between) == len(bids)
    return missing if full and len(missing) < 3 else ()


def _is_bid(call: str) -> bool:
    return call[:1].isdigit() and _suit(call) in DENOMINATIONS


def _suit(bid: str) -> str:
    return bid.lstrip("0123456789")


def _rank(bid: str) -> int:
    suit = _suit(bid)
    return 5 * (int(bid.removesuffix(suit)) - 1) + DENOMINATIONS.index(suit)
