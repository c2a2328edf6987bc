"""What a board says, without the places where it says it."""

from biddingbox.records.board import Board

_FIELDS = (
    "number", "room", "dealer", "vul", "hands", "names", "contract", "declarer", "swapped",
    "tricks", "points", "unfinished", "result_differs", "auction_ended",
)  # fmt: skip


def said(board: Board, comments: bool = True) -> dict[str, object]:
    """The fields of a board, its calls, cards and comments, without lines and columns."""
    told: dict[str, object] = {name: getattr(board, name) for name in _FIELDS}
    told["calls"] = [(c.seat, c.call, c.mark, c.text, c.alerted) for c in board.calls]
    told["cards"] = [(c.seat, c.card, c.mark) for c in board.cards]
    if comments:
        told["comments"] = [(c.text.split(), c.calls) for c in board.comments]
    return told
