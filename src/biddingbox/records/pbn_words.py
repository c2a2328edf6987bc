"""Events and headers as one line of text each: in the notation, or as JSON where it cannot say it.

The lines that :mod:`biddingbox.records.pbn_log` puts into comments.
"""

from typing import Final

import msgspec

from biddingbox.errors import BiddingBoxError
from biddingbox.events import Event, Fact, Holding, Opening
from biddingbox.records.board import Board
from biddingbox.records.notation import parse_event, parse_log, write_event, write_opening
from biddingbox.seats import SEATS

_DECODER: Final = msgspec.json.Decoder(Event)
_OPENING: Final = msgspec.json.Decoder(Opening)


def event(said: Event) -> str:
    """An event in the notation, if that is read as the very same event."""
    line = write_event(said)
    try:
        same = parse_event(line) == said
    except BiddingBoxError:
        same = False
    return line if same else msgspec.json.encode(said).decode()


def read_event(text: str) -> Event:
    """What :func:`event` wrote. Raises BiddingBoxError, msgspec.MsgspecError, RecursionError."""
    return _DECODER.decode(text) if text.startswith("{") else parse_event(text)


def header(opening: Opening, board: Board | None = None) -> str:
    """The header lines, divided by ``;``, without what the tags of a game say (of this board)."""
    if board is not None:
        opening = _without(opening, board)
    text = "; ".join(write_opening(opening).splitlines())
    try:
        same = read_header(text) == opening
    except BiddingBoxError:
        same = False
    return text if same else msgspec.json.encode(opening).decode()


def read_header(text: str) -> Opening:
    """What :func:`header` wrote. Raises BiddingBoxError, msgspec.MsgspecError, RecursionError."""
    return _OPENING.decode(text) if text.startswith("{") else parse_log(text).opening


def with_tags(opening: Opening, board: Board) -> Opening:
    """The header with hands and names from the tags, where it has none itself."""
    return msgspec.structs.replace(
        opening, hands=opening.hands or _hands(board), facts=opening.facts or _players(board)
    )


def _without(opening: Opening, board: Board) -> Opening:
    return msgspec.structs.replace(
        opening,
        hands=() if opening.hands == _hands(board) else opening.hands,
        facts=() if opening.facts == _players(board) else opening.facts,
    )


def _hands(board: Board) -> tuple[Holding, ...]:
    return tuple(Holding(seat, board.hands[seat]) for seat in SEATS if seat in board.hands)


def _players(board: Board) -> tuple[Fact, ...]:
    named = ((seat, board.names[seat]) for seat in SEATS if seat in board.names)
    return tuple(Fact("player", f"{seat} {name}") for seat, name in named)
