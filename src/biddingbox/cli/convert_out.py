"""What ``convert`` writes: each record in the form asked for, and what that form cannot hold."""

from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec

from biddingbox.cli.convert_in import Item, Log
from biddingbox.events import encode
from biddingbox.records import exchange, lin_losses, pbn_export
from biddingbox.records.exchange import Loss
from biddingbox.records.notation import write_log
from biddingbox.records.notation_words import MAX_EVENTS
from biddingbox.records.pbn_from_board import game_of
from biddingbox.records.pbn_game import Game
from biddingbox.records.pbn_log import log_in

Target = Literal["notation", "journal", "pbn", "lin"]
TARGETS: Final[tuple[Target, ...]] = ("notation", "journal", "pbn", "lin")
#: What stands between two records.
_BETWEEN: Final[dict[Target, str]] = {"notation": "---\n", "journal": "", "pbn": "\n", "lin": ""}
DIRECTIVE: Final = "% PBN 2.1\n"


class Written(msgspec.Struct, frozen=True):
    """A record in its new form, and what is lost of it."""

    text: str
    losses: tuple[Loss, ...] = ()


def written(item: Item, to: Target, edition: str, *, export: bool = False) -> Written:
    """A record in another form. Raises :class:`biddingbox.errors.ExchangeError`."""
    if to == "pbn":
        game, lost = _game(item)
        return Written(pbn_export.export(game) if export else _shaped(game.text), lost)
    if to == "lin":
        return _lin(item)
    (opening, events), losses = log_of(item, edition)
    if to == "journal":
        return Written(encode(opening, events).decode() + "\n", losses)
    return Written(write_log(opening, events), losses)


def joined(texts: Iterable[str], to: Target, *, export: bool = False) -> Iterator[str]:
    """The texts of a file, with what begins it and what stands between them."""
    between = pbn_export.DIRECTIVES if export else DIRECTIVE if to == "pbn" else ""
    for text in texts:
        yield between + text
        between = _BETWEEN[to]


def log_of(item: Item, edition: str) -> tuple[Log, tuple[Loss, ...]]:
    """The log of a record, and what of the record is not in it."""
    if item.log is not None:
        return item.log, ()
    if item.game is not None:
        if (kept := _kept(item.game)) is not None:
            return kept, ()
        told = exchange.told_by_game(item.game, edition)
    else:
        assert item.board is not None
        told = exchange.told_by_board(item.board, edition)
    return (told.opening, told.events), told.losses


def _kept(game: Game) -> Log | None:
    """The log that lies in a game, if the notation takes so long a one."""
    found = log_in(game)
    return None if found is not None and len(found[1]) > MAX_EVENTS else found


def _game(item: Item) -> tuple[Game, tuple[Loss, ...]]:
    """The record as a game; of one of LIN, what it says, without asking the law."""
    if item.game is not None:
        return item.game, ()
    if item.log is not None:
        return exchange.game_of_log(*item.log), ()
    assert item.board is not None
    return game_of(item.board), ()


def _lin(item: Item) -> Written:
    log = _kept(item.game) if item.game is not None else item.log
    if log is not None:
        return Written(exchange.lin_of_log(*log) + "\n", exchange.lin_losses(*log))
    assert item.board is not None
    lost = lin_losses.of_board(item.board, item.game)
    return Written(exchange.lin_of_board(item.board) + "\n", lost)


def _shaped(text: str) -> str:
    """A game without the empty lines around it, and without the directive that begins a file."""
    return text.strip("\n").removeprefix(DIRECTIVE) + "\n"
