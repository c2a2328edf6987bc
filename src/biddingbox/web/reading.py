"""A record as it comes to the desk, dropped, chosen or pasted: which form it has, and its boards.

PBN and LIN are known by their content, else by the name of the file; an address of a hand viewer is
read and never fetched. A board becomes a log through the notation, as everything that is read in:
what no line can say is not taken.
"""

import io
from collections.abc import Iterator
from itertools import islice
from typing import Final, TypeGuard

import msgspec

from biddingbox.core import Refusal
from biddingbox.errors import NotationError
from biddingbox.events import CORRECTIONS, Event, Opening
from biddingbox.log import Log, new
from biddingbox.records import exchange, forms, lin, links, pbn
from biddingbox.records.board import Board
from biddingbox.records.exchange import Loss
from biddingbox.records.forms import Form
from biddingbox.records.notation import parse_log, write_log
from biddingbox.records.pbn_log import log_in
from biddingbox.records.pbn_text import blocks
from biddingbox.store import LIMIT
from biddingbox.web import settings

#: Records of a file that are looked at; what stands behind them is told to be there.
MOST: Final = 20_000


class NoRecord(ValueError):
    """A text that is meant to be a record and gives no case: the message that says why."""

    def __init__(self, message_id: str, **words: str) -> None:
        super().__init__(message_id)
        self.message_id, self.words = message_id, words


class Found(msgspec.Struct, frozen=True):
    """A board of a text: the how-manieth it is, from 1, and the game that it was read from."""

    place: int
    board: Board
    game: pbn.Game | None = None


class Part(msgspec.Struct, frozen=True):
    """Some boards of a text; ``more`` of them follow, or it was ``cut`` before its end."""

    boards: tuple[Found, ...]
    more: bool = False
    cut: bool = False


class Taken(msgspec.Struct, frozen=True):
    """The log that a board has become, and what of the record is not in it.

    Where the table does not take a step, the log ends before it: ``seq`` is the step's, ``why`` the
    refusal.
    """

    log: Log
    losses: tuple[Loss, ...] = ()
    seq: int = 0
    why: Refusal | None = None


def text_of(data: bytes | str) -> str:
    """What a file or a field says, its lines ended by LF.

    Bytes are UTF-8, UTF-16 with a mark, Latin-1 where they are neither.
    """
    return "".join(blocks(data))


def form_of(text: str, name: str = "") -> Form | None:
    """The form of a record; None for what is no record, but perhaps a log, a case, a journal."""
    found = forms.form_of(text)
    if found == "address" and not all(map(forms.is_address, text.split())):
        found = None
    return found or forms.form_of_name(name)


def is_form(word: str) -> TypeGuard[Form]:
    """Whether a page has sent this word for a form."""
    return word in ("pbn", "lin", "address")


def part(text: str, form: Form, most: int, *, first: int = 1, number: int | None = None) -> Part:
    """So many boards of a text from the first wanted on, of all or of those of one number."""
    kept: list[Found] = []
    seen = looked = 0
    for looked, found in enumerate(islice(_records(text, form), MOST + 1), 1):
        if looked > MOST:
            return Part(tuple(kept), cut=True)
        if not _is_board(found.board) or number not in (None, found.board.number):
            continue
        seen += 1
        if seen < first:
            continue
        if len(kept) == most:
            return Part(tuple(kept), more=True)
        kept.append(found)
    return Part(tuple(kept))


def picked(text: str, form: Form, place: int) -> Found | None:
    """The record at this place of a text."""
    if not 1 <= place <= MOST:
        return None
    return next(islice(_records(text, form), place - 1, None), None)


def taken(found: Found, edition: str) -> Taken:
    """The log of a board by the laws of this edition.

    Raises :class:`NoRecord` for one that is more than a log may be.
    """
    opening, events, losses = _log(found, edition)
    _look(opening, events)
    log = new(opening)
    for seq, event in enumerate(events, 1):
        after = log.append(event)
        if isinstance(after, Refusal):
            return Taken(log, losses, seq, after)
        log = after
    return Taken(log, losses)


def _log(found: Found, edition: str) -> tuple[Opening, tuple[Event, ...], tuple[Loss, ...]]:
    """The very log that Bidding Box has saved, else what the record tells."""
    if found.game is None:
        told = exchange.told_by_board(found.board, edition)
    elif (kept := log_in(found.game)) is not None:
        return *kept, ()
    else:
        told = exchange.told_by_game(found.game, edition)
    return told.opening, told.events, told.losses


def _look(opening: Opening, events: tuple[Event, ...]) -> None:
    if len(events) > LIMIT:
        raise NoRecord("record-wrong-long", most=str(LIMIT))
    if sum(isinstance(event, CORRECTIONS) for event in events) > settings.CORRECTIONS:
        raise NoRecord("page-wrong-corrections", most=str(settings.CORRECTIONS))
    try:
        read = parse_log(write_log(opening, events))
    except (NotationError, LookupError):
        raise NoRecord("record-wrong-line") from None
    if (read.opening, read.events) != (opening, events):
        raise NoRecord("record-wrong-line")


def _records(text: str, form: Form) -> Iterator[Found]:
    """Whatever stands in a text, boards and others, in order."""
    if form == "address":
        for place, address in enumerate(text.split(), 1):
            yield Found(place, links.board(address))
    elif form == "pbn":
        for place, game in enumerate(pbn.read(text), 1):
            yield Found(place, pbn.board(game), game)
    else:
        for place, board in enumerate(lin.read(io.StringIO(text)), 1):
            yield Found(place, board)


def _is_board(board: Board) -> bool:
    """Whether a record is about a board; a table of results alone is not."""
    return bool(
        board.number or board.hands or board.calls or board.cards or board.contract or board.dealer
    )
