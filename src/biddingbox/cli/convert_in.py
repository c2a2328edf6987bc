"""What ``convert`` reads: the records of a file, one by one, whatever their form.

Notation and journals hold logs. PBN and LIN hold records, in which a log may lie; a hand-viewer
address is one record. What cannot be read is an :class:`Item` with its faults, and the next goes
on.
"""

import io
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import PurePath
from typing import IO, Final, Literal

import msgspec

from biddingbox.errors import BiddingBoxError, NotationError
from biddingbox.events import Event, Journal, Opening, decode
from biddingbox.log import build
from biddingbox.records import forms, lin, links, pbn
from biddingbox.records.board import Board, Fault
from biddingbox.records.forms import beginning, is_address
from biddingbox.records.notation import parse_logs, read_text
from biddingbox.records.notation_words import EXPECT_FEW_EVENTS, MAX_EVENTS
from biddingbox.records.pbn_game import Game

Form = Literal["notation", "journal", "pbn", "lin", "url"]
Log = tuple[Opening, tuple[Event, ...]]
#: Notation and journals are read whole, up to this many bytes.
LARGEST: Final = 64_000_000
SUFFIXES: Final[dict[str, Form]] = {
    ".log": "notation", ".json": "journal", ".jsonl": "journal", ".pbn": "pbn", ".lin": "lin",
}  # fmt: skip
_JOURNAL: Final = re.compile(r"\s*\[?\s*\{\s*\"(?:schema|opening|events)\"")
_DIVIDER: Final = re.compile(r"^[^\S\n]*---[^\S\n]*(?:#[^\n]*)?$", re.MULTILINE)
_NAMES_GAME: Final = re.compile(r"(?:^|;)[ \t]*game\b", re.MULTILINE)


class TooLarge(BiddingBoxError):
    """A file of logs that is not read whole."""


class Item(msgspec.Struct, frozen=True):
    """One record as it was read, at its line: a log, a game, or a board; or nothing but faults."""

    line: int
    log: Log | None = None
    game: Game | None = None
    board: Board | None = None
    faults: tuple[Fault, ...] = ()
    error: NotationError | None = None


def form_of(name: str, head: bytes) -> Form:
    """The form that a name says; else what the text looks like."""
    if is_address(name):
        return "url"
    if (suffix := PurePath(name).suffix.lower()) in SUFFIXES:
        return SUFFIXES[suffix]
    text = beginning(head)
    if _JOURNAL.match(text):
        return "journal"
    found = forms.form_of(text)
    return "url" if found == "address" else found or "notation"


def items(file: IO[bytes], form: Form, edition: str | None) -> Iterator[Item]:
    """The records of a file, one by one. Raises :class:`TooLarge`."""
    match form:
        case "pbn":
            return (_game(game) for game in pbn.read(file))
        case "lin":
            return (_board(board) for board in lin.read(file))
        case "url":
            return _addresses(file)
        case "journal":
            return _journals(file)
        case "notation":
            return _logs(_whole(file), edition)


def address(url: str) -> Item:
    """The record of a hand-viewer address."""
    return _board(links.board(url))


def _game(game: Game) -> Item:
    board = pbn.board(game)
    return Item(board.line, game=game, board=board, faults=board.faults)


def _board(board: Board) -> Item:
    return Item(board.line, board=board, faults=board.faults)


def _addresses(file: IO[bytes]) -> Iterator[Item]:
    for number, line in enumerate(io.TextIOWrapper(file, "utf-8", "replace"), 1):
        if line.strip():
            found = address(line)
            faults = tuple(msgspec.structs.replace(f, line=number) for f in found.faults)
            yield msgspec.structs.replace(found, line=number, faults=faults)


def _whole(file: IO[bytes]) -> bytes:
    data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise TooLarge
    return data


# -- journals --------------------------------------------------------------------------------------


def _journals(file: IO[bytes]) -> Iterator[Item]:
    """One journal a line; or the whole file is one journal, or an array of them."""
    first, number = b"", 0
    while not first.strip() and (line := file.readline()):
        first, number = line, number + 1
    try:
        by_line = not _is_list(first) and bool(msgspec.json.decode(first))
    except (msgspec.DecodeError, RecursionError):
        by_line = False
    if by_line:
        lines = enumerate(chain((first,), iter(file.readline, b"")), number)
        yield from (_journal(line, number) for number, line in lines if line.strip())
        return
    data = first + _whole(file)
    try:
        parts = msgspec.json.decode(data, type=list[msgspec.Raw]) if _is_list(data) else [data]
    except (msgspec.DecodeError, RecursionError) as error:
        yield Item(1, faults=(Fault(1, 1, "journal", str(error)),))
        return
    yield from (_journal(bytes(part), 1) for part in parts)


def _is_list(data: bytes) -> bool:
    return data.lstrip().startswith(b"[")


def _journal(data: bytes, line: int) -> Item:
    try:
        journal: Journal = decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return Item(line, faults=(Fault(line, 1, "journal", str(error)),))
    if (count := len(journal.events)) > MAX_EVENTS:
        return Item(line, error=NotationError(line, 1, str(count), EXPECT_FEW_EVENTS))
    return Item(line, (journal.opening, journal.events))


# -- the notation ----------------------------------------------------------------------------------


def _logs(data: bytes, edition: str | None) -> Iterator[Item]:
    """The logs of a text, each as if it were typed; a fault in one does not stop the next."""
    try:
        text = read_text(data).replace("\r\n", "\n").replace("\r", "\n")
    except NotationError as error:
        yield Item(error.line, error=error)
        return
    before = 0
    for part in _DIVIDER.split(text):
        try:
            parsed = parse_logs(part)
            for one in parsed:
                opening = one.opening
                if edition is not None and not _NAMES_GAME.search(part):
                    opening = msgspec.structs.replace(opening, edition=edition)
                log = build(msgspec.structs.replace(one, opening=opening))
                yield Item(before + _begin(part), (log.opening, log.events))
        except NotationError as error:
            at = before + error.line
            moved = NotationError(
                at, error.column, error.found, error.expected, refusal=error.refusal
            )
            yield Item(at, error=moved)
        before += part.count("\n")


def _begin(part: str) -> int:
    """The line on which a part of a text begins, without the empty ones."""
    return part[: len(part) - len(part.lstrip())].count("\n") + 1
