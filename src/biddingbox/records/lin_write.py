"""LIN, written: a board a line, as Bridge Base Online keeps a player's boards."""

from collections.abc import Iterator
from typing import Final

from biddingbox.records import lin_words
from biddingbox.records.board import Board, BoardCall
from biddingbox.seats import LHO, Seat

_NO_BAR: Final = str.maketrans({"|": "/", "\n": " ", "\r": " "})
_NO_COMMA: Final = str.maketrans({",": " "})


def write(board: Board) -> str:
    """A board as one line, without its end.

    The format has no escapes: a bar in a text is written as a stroke, a comma in a name as a
    space, a line end as a space. What it has no words for is left out: points, a contract without
    an auction, marks of irregularity (a skipped turn is ``mb|-|``).
    """
    return "".join(f"{command}|{value}|" for command, value in _pairs(board))


def _pairs(board: Board) -> Iterator[tuple[str, str]]:
    if board.room and board.number is not None:
        yield "qx", f"{board.room[0].lower()}{board.number}"
    yield "pn", ",".join(_name(board, seat) for seat in lin_words.SEATS)
    yield "st", ""
    yield "md", _deal(board)
    yield "rh", ""
    if board.number is not None:
        yield "ah", f"Board {board.number}"
    if board.vul is not None:
        yield "sv", lin_words.VUL_LETTER[board.vul]
    yield from _auction(board)
    yield "pg", ""
    for i, card in enumerate(board.cards):
        if i:  # those before the first card are written with the auction
            yield from _comments(board, len(board.calls), i)
        yield "pc", card.card
        if i % 4 == 3:
            yield "pg", ""
    if board.cards:
        yield from _comments(board, len(board.calls), len(board.cards))
    claimed = board.claimed if board.claimed is not None else board.tricks
    if claimed is not None and (board.claimed is not None or len(board.cards) < 52):
        yield "mc", str(claimed)
        yield "pg", ""


def _name(board: Board, seat: Seat) -> str:
    return board.names.get(seat, "").translate(_NO_BAR).translate(_NO_COMMA)


def _deal(board: Board) -> str:
    digit = lin_words.SEATS.index(board.dealer) + 1 if board.dealer else 0
    hands = (lin_words.hand_text(board.hands[s]) if s in board.hands else "" for s in "SWNE")
    return f"{digit}" + ",".join(hands)


def _auction(board: Board) -> Iterator[tuple[str, str]]:
    turn = board.dealer
    for i, made in enumerate(board.calls):
        yield from _comments(board, i, 0)
        while turn is not None and turn != made.seat:
            yield "mb", lin_words.CALL_WORD[lin_words.SKIPPED]
            turn = LHO[turn]
        yield "mb", _word(made)
        if made.text is not None:
            yield "an", made.text.translate(_NO_BAR)
        turn = LHO[made.seat]
    yield from _comments(board, len(board.calls), 0)


def _word(made: BoardCall) -> str:
    return lin_words.CALL_WORD.get(made.call, made.call) + "!" * made.alerted


def _comments(board: Board, calls: int, cards: int) -> Iterator[tuple[str, str]]:
    for comment in board.comments:
        if (comment.calls, comment.cards) == (calls, cards):
            yield "nt", comment.text.translate(_NO_BAR)
