"""PBN 3.5, 3.6: passes left out, tricks in the order played: told in place of what follows."""

from typing import Final

import msgspec

from biddingbox.audit.wrong import Wrong
from biddingbox.records import habits
from biddingbox.records.board import Board

#: The findings that these habits show up as.
SHOWS: Final = frozenset(("declarer-auction", "card-not-held"))


def wrongs(board: Board) -> tuple[tuple[Wrong, ...], Board]:
    """What is told of the habits, and the board without them; nothing where there are none."""
    fixed, _ = habits.mended(board)
    told: list[Wrong] = []
    if count := len(fixed.calls) - len(board.calls):
        first = board.calls[0]
        args = {"seat": first.seat, "call": first.call, "count": str(count)}
        told.append(Wrong("auction-passes", "calls", args))
    if fixed.cards != board.cards:
        holders = {made.card: made.seat for made in fixed.cards}
        i, made = next((i, c) for i, c in enumerate(board.cards) if holders[c.card] != c.seat)
        args = {"seat": made.seat, "card": made.card, "expected": holders[made.card]}
        told.append(Wrong("play-order", "cards", args, i))
    return tuple(told), fixed


def as_written(wrong: Wrong, board: Board, fixed: Board) -> Wrong:
    """A fault of the mended board, at the call or card of the board as it was written."""
    if wrong.index < 0:
        return wrong
    if wrong.part == "calls":
        index = max(0, wrong.index - (len(fixed.calls) - len(board.calls)))
    else:
        card = fixed.cards[wrong.index].card
        index = next(i for i, made in enumerate(board.cards) if made.card == card)
    return msgspec.structs.replace(wrong, index=index)
