"""Logs and records of other programs, each made from the other: PBN, LIN, and the board of both.

A log goes through PBN without loss (:mod:`biddingbox.records.pbn_log`). A record that others wrote
becomes a log as far as the engine takes it, and LIN holds of a log what it has words for: what is
left out on either way is told, a :class:`Loss` with a stable code.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from biddingbox.events import Event, Noted, Opening, TableEvent
from biddingbox.records import from_board, habits, lin_write, pbn_foreign
from biddingbox.records.board import Board
from biddingbox.records.from_board import Loss, Told
from biddingbox.records.lin_losses import losses as lin_losses
from biddingbox.records.pbn_board import board as board_of_game
from biddingbox.records.pbn_from_board import game_of
from biddingbox.records.pbn_game import Game
from biddingbox.records.pbn_log import game_of_log, log_in
from biddingbox.records.to_board import board_of_log

__all__ = [
    "Loss",
    "Told",
    "board_of_log",
    "game_of_log",
    "lin_losses",
    "lin_of_board",
    "lin_of_log",
    "log_of_board",
    "log_of_game",
    "told_by_board",
    "told_by_game",
]

#: The tags that keep what a record says otherwise than its log, by the code of the loss.
_TAGS: Final = {
    "contract": ("Contract", "Declarer", "Result", "Score"),
    "declarer": ("Declarer", "Result", "Score"),
    "result": ("Result", "Score"),
    "score": ("Score",),
    "hands": ("Deal",),
    "hands-twice": ("Deal",),
}


def log_of_board(board: Board, edition: str = "1997") -> tuple[Opening, tuple[TableEvent, ...]]:
    """The log of a record, as far as the engine takes it (:func:`told_by_board`: what is lost)."""
    found = told_by_board(board, edition)
    return found.opening, found.events


def log_of_game(game: Game, edition: str = "1997") -> tuple[Opening, tuple[Event, ...]]:
    """The log that :func:`game_of_log` has written, the very same; else that of the board."""
    if (kept := log_in(game)) is not None:
        return kept
    found = told_by_game(game, edition)
    return found.opening, found.events


def told_by_board(board: Board, edition: str = "1997") -> Told:
    """The log of a record, and what of the record it does not hold."""
    return _told(board, game_of(board), edition)


def told_by_game(game: Game, edition: str = "1997") -> Told:
    """The log of a game as its tags and sections tell it, and what of them it does not hold."""
    return _told(board_of_game(game), game, edition)


def _told(board: Board, game: Game, edition: str) -> Told:
    """The log of a board, put right where a habit of its program shows (:mod:`habits`)."""
    board, codes = habits.mended(board)
    found = _with_tags(board, game, edition)
    return msgspec.structs.replace(found, losses=(*map(Loss, codes), *found.losses))


def _with_tags(board: Board, game: Game, edition: str) -> Told:
    """The log, with the tags that have no place in it as its first event."""
    guess = pbn_foreign.note(game)
    found = from_board.told(board, edition, guess)
    also = frozenset(name for loss in found.losses for name in _TAGS.get(loss.code, ()))
    text = pbn_foreign.note(game, also)
    if text and not guess:
        return from_board.told(board, edition, text)
    if guess:
        found = msgspec.structs.replace(found, events=(Noted(text), *found.events[1:]))
    if len(text) < pbn_foreign.length(game):
        return msgspec.structs.replace(found, losses=(*found.losses, Loss("tags")))
    return found


def lin_of_log(opening: Opening, events: Sequence[Event]) -> str:
    """A log as one line of LIN, without its end (:func:`lin_losses`: what that cannot hold).

    Raises :class:`biddingbox.errors.ExchangeError` for a log of Estimation.
    """
    return lin_of_board(board_of_log(opening, events))


def lin_of_board(board: Board) -> str:
    """A record as one line of LIN; a board passed out gets its four passes (22A)."""
    calls = board.calls or from_board.passes(board)
    return lin_write.write(msgspec.structs.replace(board, calls=calls))
