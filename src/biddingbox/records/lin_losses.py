"""What LIN has no words for in a log: told by codes, never silently left out."""

from collections.abc import Callable, Sequence
from typing import Final

from biddingbox.bridge.state import State
from biddingbox.core import Folded
from biddingbox.events import (
    CORRECTIONS,
    Agreed,
    Alerted,
    Called,
    Claimed,
    Conceded,
    Event,
    Explained,
    Faced,
    Noted,
    Opening,
    Played,
    Simultaneous,
    Tricks,
)
from biddingbox.records import pbn_foreign
from biddingbox.records.board import Board
from biddingbox.records.from_board import Loss
from biddingbox.records.pbn_game import Game
from biddingbox.records.to_board import board_of, folded

#: Events whose outcome a line of LIN says in full.
_SAID: Final = (Called, Alerted, Explained, Played, Faced, Claimed, Conceded, Agreed, Tricks, Noted)


def losses(opening: Opening, events: Sequence[Event]) -> tuple[Loss, ...]:
    """What :func:`biddingbox.records.exchange.lin_of_log` leaves out of a log, once each."""
    log = folded(opening, events)
    found = (Loss(code) for code, lost in _TESTS.items() if lost(log, opening, events))
    return tuple(found)


Test = Callable[[Folded[State], Opening, Sequence[Event]], bool]


def _header(log: Folded[State], opening: Opening, events: Sequence[Event]) -> bool:
    """Table, pairs, earlier calls: what stands in no tag."""
    other = any(fact.key != "player" for fact in opening.facts)
    return other or opening.table != "real" or bool(opening.earlier)


def _gone(log: Folded[State], opening: Opening, events: Sequence[Event]) -> bool:
    """Calls and cards that were made and do not stand."""
    kept = {(c.seat, c.card) for c in board_of(log, opening).cards}
    happened = [e.event for e in log.entries]
    played = {(e.seat, e.card) for e in happened if isinstance(e, Played)}
    return bool(log.state.table.gone) or not played <= kept


def _marks(log: Folded[State], opening: Opening, events: Sequence[Event]) -> bool:
    """3.9 of PBN: LIN has no marks; a skipped turn is written as ``-``."""
    return _marked(board_of(log, opening))


def _marked(board: Board) -> bool:
    calls = any(c.mark == "I" for c in board.calls)
    return calls or board.swapped or any(c.mark for c in board.cards)


def _matters(log: Folded[State], opening: Opening, events: Sequence[Event]) -> bool:
    """What was asked, answered, found, said, ruled."""
    return any(not isinstance(e, (*_SAID, *CORRECTIONS, Simultaneous)) for e in events)


def _scores(log: Folded[State], opening: Opening, events: Sequence[Event]) -> bool:
    """12C, 90: scores that are not those of the table."""
    t = log.state.table
    return bool(t.scores or t.caps or t.procedural)


_TESTS: Final[dict[str, Test]] = {
    "lin-header": _header,
    "lin-withdrawn": _gone,
    "lin-marks": _marks,
    "lin-rulings": _matters,
    "lin-corrections": lambda log, opening, events: any(isinstance(e, CORRECTIONS) for e in events),
    "lin-scores": _scores,
    "lin-tags": lambda log, opening, events: bool(events and pbn_foreign.tags_of(events[0])),
}


def of_board(board: Board, game: Game | None = None) -> tuple[Loss, ...]:
    """What :func:`biddingbox.records.lin_write.write` leaves out of a record, once each."""
    also = frozenset(("Score",))
    tests = {
        "lin-marks": _marked(board),
        "lin-contract": board.contract not in (None, "P") and not board.calls,
        "lin-tags": game is not None and bool(pbn_foreign.note(game, also)),
    }
    return tuple(Loss(code) for code, lost in tests.items() if lost)
