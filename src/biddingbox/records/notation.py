"""The log notation (design section 4), read and written.

``text ⇄ events``: :func:`parse_logs`, :func:`parse_log`, :func:`parse_event` and
:func:`parse_short` read, :func:`write_logs`, :func:`write_log`, :func:`write_opening` and
:func:`write_event` write. Comments are dropped; everything else is read back exactly as it was
written. Reading raises :class:`NotationError` with line, column, what was found and what was
expected, and then returns nothing at all.
"""

import codecs
import re
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

import msgspec

from biddingbox.cards import Hand, check_deal, hand
from biddingbox.errors import CardError, NotationError
from biddingbox.estimation.engine import fact_fault
from biddingbox.estimation.rules import LAST_OWNER, PRESETS, apply, fault
from biddingbox.events import Earlier, Event, Fact, Holding, Opening
from biddingbox.records import notation_words as w
from biddingbox.records.notation_cursor import Cursor, check_control, excerpt, split_lines
from biddingbox.records.notation_parts import read_call, read_seat
from biddingbox.records.notation_read import parse_event, read_event
from biddingbox.records.notation_write import write_event, write_log, write_logs, write_opening
from biddingbox.records.short import parse_short
from biddingbox.seats import Seat

__all__ = [
    "ParsedLog",
    "Place",
    "parse_event",
    "parse_log",
    "parse_logs",
    "parse_short",
    "read_text",
    "write_event",
    "write_log",
    "write_logs",
    "write_opening",
]

T = TypeVar("T")
_DIVIDER: Final = re.compile(r"\s*---\s*(#.*)?\Z")


class Place(msgspec.Struct, frozen=True, gc=False):
    """Where an event stands in the text: line and column from 1, and the text as it was."""

    line: int
    column: int
    text: str


class ParsedLog(msgspec.Struct, frozen=True):
    """One log as it was read; ``places`` has one place for each event."""

    opening: Opening
    events: tuple[Event, ...]
    places: tuple[Place, ...]


def read_text(data: bytes) -> str:
    """Decode UTF-8, with or without a byte order mark.

    Raises :class:`NotationError` at the first byte that is not UTF-8, and at the first control
    character other than tab, CR and LF.
    """
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        before = split_lines(data[: error.start].decode())
        found = w.FOUND_BYTE.format(code=data[error.start])
        place = (len(before), len(before[-1]) + 1)
        raise NotationError(*place, found, w.EXPECT_UTF8) from None
    check_control(text)
    return text


def parse_log(text: str) -> ParsedLog:
    """Read a text that holds exactly one log."""
    logs = _parse(text, most=1, too_many=w.EXPECT_ONE_LOG)
    if not logs:
        raise NotationError(1, 1, w.FOUND_EMPTY, w.EXPECT_LOG)
    return logs[0]


def parse_logs(text: str) -> tuple[ParsedLog, ...]:
    """Read logs divided by ``---``; a part with neither header lines nor events is no log."""
    return _parse(text, most=w.MAX_LOGS, too_many=w.EXPECT_FEW_LOGS)


def _parse(text: str, most: int, too_many: str) -> tuple[ParsedLog, ...]:
    logs: list[ParsedLog] = []
    log = _Log()
    for number, line in enumerate(split_lines(text.removeprefix("\ufeff")), 1):
        if not line:
            continue
        c = Cursor(line, number)
        if c.text.startswith("---", c.pos) and _DIVIDER.match(line):
            if log.begun:
                logs.append(log.parsed())
            log = _Log()
            continue
        while not c.at_end():
            if c.mark(";"):
                continue
            if not log.begun and len(logs) == most:
                raise c.fail(too_many)
            log.read(c)
    if log.begun:
        logs.append(log.parsed())
    return tuple(logs)


class _Log:
    """A log while it is read."""

    def __init__(self) -> None:
        self.begun = False
        self.opening = Opening()
        self.lines: set[str] = set()
        self.events: list[Event] = []
        self.places: list[Place] = []
        #: Header facts and each of their words, with the errors to raise about them.
        self.facts: list[tuple[str, str, Callable[[str, str], NotationError]]] = []

    def parsed(self) -> ParsedLog:
        if self.opening.game == "estimation":
            self._check_facts()
        return ParsedLog(self.opening, tuple(self.events), tuple(self.places))

    def read(self, c: Cursor) -> None:
        """Read the header line or the event at the cursor."""
        self.begun = True
        if not self.events and c.peek().lower() in w.HEADER_WORDS:
            key, at = c.peek().lower(), c.pos
            self.opening = _header(c, self.opening, self.lines)
            if key in ("deal", "carry", "trump", "rules"):
                self._keep(key, c, at)
            return
        if len(self.events) == w.MAX_EVENTS:
            raise c.fail(w.EXPECT_FEW_EVENTS)
        start, column = c.pos, c.column()
        c.game = self.opening.game
        event = read_event(c, "" if self.events else self._first())
        self.events.append(event)
        self.places.append(Place(c.line, column, c.text[start : c.pos].rstrip()))

    def _first(self) -> str:
        return w.EXPECT_ESTIMATION_FIRST if self.opening.game == "estimation" else w.EXPECT_FIRST

    def _keep(self, key: str, c: Cursor, start: int) -> None:
        """Keep the words of a header line, to be checked when the game is known."""
        text = c.text[start : c.pos].rstrip()
        for found in list(re.finditer(r"\S+", text))[1:]:
            self.facts.append((key, found[0], partial(c.error, start + found.start())))

    def _check_facts(self) -> None:
        """The header lines of Estimation: an unknown switch or value is an error in its place."""
        rules = PRESETS[self.opening.edition]
        words = [(word, error) for key, word, error in self.facts if key == "rules"]
        for word, error in words:
            if (wrong := fault(word)) is not None:
                raise error(excerpt(wrong[0]), wrong[1])
        named = {word.partition("=")[0]: (word, error) for word, error in words}
        if named.get("opener", ("",))[0].lower() == "opener=last-owner":
            word, error = named["opener"]
            if "last_owner" not in named:
                raise error(excerpt(word), LAST_OWNER)
        rules = apply(rules, [word for word, _ in words])
        for key, word, error in self.facts:
            if key != "rules" and (wrong := fact_fault(key, word)) is not None:
                raise error(excerpt(wrong[0]), wrong[1])
            if key == "trump" and not rules.fixed_trump_rounds:
                raise error(excerpt(f"trump {word}"), w.EXPECT_FIXED_TRUMP)


def _header(c: Cursor, opening: Opening, lines: set[str]) -> Opening:
    """The opening with one more header line; ``lines`` are those that have been read."""
    start = c.pos
    key = name = c.word(w.EXPECT_FIRST).lower()
    changes: dict[str, object] = {}
    match key:
        case "game":
            game = _one_of(c, {g: g for g in w.GAMES}, w.EXPECT_GAME)
            editions = w.GAMES[game]
            known = {e: e for e in editions}
            changes = {"game": game, "edition": editions[0]}
            if c.peek():
                changes["edition"] = _one_of(c, known, w.EXPECT_GAME)
        case "table":
            changes = {"table": _one_of(c, w.TABLE_WORDS, w.EXPECT_TABLE)}
        case "board":
            at = c.pos
            if (board := c.number(w.EXPECT_BOARD)) == 0:
                raise c.fail(w.EXPECT_BOARD, at)
            changes = {"board": board}
        case "dealer":
            changes = {"dealer": read_seat(c)}
        case "vul":
            changes = {"vul": _one_of(c, w.VUL_WORDS, w.EXPECT_VUL)}
        case "hand":
            seat = read_seat(c)
            name = f"{key} {seat}"
            cards = _hand(c, seat, {h.seat: h.cards for h in opening.hands if h.seat != seat})
            changes = {"hands": (*opening.hands, Holding(seat, cards))}
        case "earlier":
            seat = read_seat(c)
            name = f"{key} {seat}"
            changes = {"earlier": (*opening.earlier, Earlier(seat, read_call(c)))}
        case _:
            value = _fact(c)
            name = f"{key} {value.split()[0]}" if key in ("pair", "player") else key
            changes = {"facts": (*opening.facts, Fact(key, value))}
    if name.upper() in lines:
        raise c.error(start, w.FOUND_TWICE.format(name=excerpt(name)), w.EXPECT_LINE_ONCE)
    if not (c.at_end() or c.text.startswith(";", c.pos)):
        raise c.fail_end()
    lines.add(name.upper())
    return msgspec.structs.replace(opening, **changes)


def _one_of(c: Cursor, known: dict[str, T], expected: str) -> T:
    """Read one of a table of words; a word of the table may have a blank (``boxes out``)."""
    at = c.pos
    word = c.word(expected).lower()
    if word not in known and c.peek():
        word = f"{word} {c.word(expected).lower()}"
    if word not in known:
        raise c.fail(expected, at)
    return known[word]


def _hand(c: Cursor, seat: Seat, others: dict[str, Hand]) -> Hand:
    at = c.pos
    word = c.word(w.EXPECT_HAND)
    if len(word) > w.MAX_FOUND:
        raise c.fail(w.EXPECT_HAND, at)
    try:
        cards = hand(word)
        check_deal({**others, seat: cards})
    except CardError as error:
        raise c.error(at, error.found, error.expected) from None
    return cards


def _fact(c: Cursor) -> str:
    words = [c.loose(w.EXPECT_FACT)]
    while not c.at_end() and not c.text.startswith((";", '"'), c.pos):
        words.append(c.loose(w.EXPECT_FACT))
    return " ".join(words)
