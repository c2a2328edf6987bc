"""PBN 3.5, 3.6: passes left out, tricks in the order played: told in place of what follows."""

from typing import Final

from biddingbox.audit.wrong import Wrong
from biddingbox.records import habits
from biddingbox.records.board import Board

#: The findings that these habits show up as.
SHOWS: Final = frozenset(("declarer-auction", "card-not-held"))


def wrongs(board: Board) -> tuple[tuple[Wrong, ...], Board]:
    """What is told of the habits, and the board without them; nothing where there are none.

    Where calls or cards were moved, none of them is wrong any more: their places are as before.
    """
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
