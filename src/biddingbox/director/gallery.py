"""Where a director starts who has no log yet: real cases, everyday words, a situation for each law.

The cases, the situations and the log that sets up each clause are data (``gallery.toml``); their
sentences are messages. The auction line on a card is derived from its log: the engine says which
calls are irregular.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from biddingbox import core
from biddingbox.bridge.game import Bridge
from biddingbox.bridge.rulebook import LawRow, law_order
from biddingbox.core import Shown
from biddingbox.estimation.calls import WITH
from biddingbox.estimation.game import Estimation
from biddingbox.events import Called, Event, Number, With
from biddingbox.i18n import Messages, lawbook, phrases
from biddingbox.i18n.finding import find
from biddingbox.records.notation import ParsedLog, parse_log
from biddingbox.seats import CLOCKWISE, COUNTER_CLOCKWISE, Seat

GameName = Literal["bridge", "estimation"]
_GAMES: Final[dict[str, Shown[Any]]] = {"bridge": Bridge(), "estimation": Estimation()}
_ROTATIONS: Final = {"bridge": CLOCKWISE, "estimation": COUNTER_CLOCKWISE}
#: The edition that a situation is set up under where none is asked for.
_EDITIONS: Final[dict[str, str]] = {"bridge": "1997", "estimation": "law18"}


class LineCall(msgspec.Struct, frozen=True):
    """A call on a card; ``seat`` is empty where the calls before it say whose turn it was."""

    seat: Seat | Literal[""]
    call: str
    irregular: bool


class Example(msgspec.Struct, frozen=True):
    """A case to be opened at its first question; ``asks`` is the clause that asks, if any does.

    ``source`` says under which laws the case was ruled, ``laws`` are clauses of its own edition.
    """

    id: str
    family: str
    game: str
    edition: str
    log: str
    laws: tuple[str, ...]
    title: str
    source: str
    calls: tuple[LineCall, ...]
    asks: str


class Family(msgspec.Struct, frozen=True):
    """Cases of one kind; ``short`` is the title on a button."""

    key: str
    title: str
    examples: tuple[Example, ...]
    short: str


class Situation(msgspec.Struct, frozen=True):
    """What happened, in everyday words, and the log that sets it up; ``law`` is its clause."""

    key: str
    title: str
    game: GameName
    edition: str
    law: str
    log: str


class Hit(msgspec.Struct, frozen=True):
    """A clause that was looked for; ``start`` names what :func:`started` sets up, None: nothing."""

    law: str
    heading: str
    paraphrase: str
    game: str
    edition: str
    start: str | None


class _Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    laws: tuple[str, ...]
    log: str
    args: dict[str, str] = {}
    year: int | None = None
    asks: str = ""
    ruled: str = ""


class _Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    example: tuple[_Case, ...]


class _Everyday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    law: str
    game: GameName = "bridge"


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    family: tuple[_Kind, ...]
    situation: tuple[_Everyday, ...]
    start: dict[str, dict[str, str]]


@cache
def gallery(m: Messages) -> tuple[Family, ...]:
    """The real cases by family, in the language."""
    return tuple(
        Family(
            kind.key,
            m.text(f"gallery-family-{kind.key}"),
            tuple(_example(m, kind.key, case) for case in kind.example),
            m.text(f"gallery-short-{kind.key}"),
        )
        for kind in _data().family
    )


def example(key: str) -> str | None:
    """The log of a case of the gallery by its id; None if there is none."""
    cases = (case for kind in _data().family for case in kind.example)
    return next((case.log for case in cases if case.id == key), None)


@cache
def situations(m: Messages) -> tuple[Situation, ...]:
    """What happens most, in everyday words, for those who do not know the number of the law."""
    return tuple(
        Situation(
            each.key,
            m.text(f"gallery-situation-{each.key}"),
            each.game,
            _EDITIONS[each.game],
            each.law,
            started(each.law, each.game) or "",
        )
        for each in _data().situation
    )


def started(law: str, game: str, edition: str | None = None) -> str | None:
    """The log that sets up the situation of a clause; None where nothing can be set up."""
    edition = edition or _EDITIONS.get(game, "")
    key = _start(law, game, edition)
    if key is None:
        return None
    return f"game {game} {edition}\ndealer N\n{_starts(game, edition)[key]}\n"


def find_help(
    m: Messages, words: str, edition: str | None = None, *, bridge: str = "1997"
) -> tuple[Hit, ...]:
    """The clauses that everyday words or a number are about, best first.

    Of both games where no edition is named, of bridge in the edition ``bridge``. A number finds its
    clause and all below it, in law order.
    """
    books = lawbook.rows(edition, bridge=bridge)
    numbered = lawbook.under(words, books) if any(map(str.isdecimal, words)) else ()
    rows = tuple(lawbook.in_language(m, row) for row in numbered) or find(m, words, books)
    return tuple(_hit(row) for row in rows)


def line(log: ParsedLog) -> tuple[LineCall, ...]:
    """The calls of a log as a director writes them on paper, those out of rotation with a seat.

    A call put in place of another is left out: it is not the next one of the auction.
    """
    rotation = _ROTATIONS[log.opening.game].next
    odd = _irregular(log)
    turn, out = log.opening.dealer, set[Seat]()
    made = []
    for seq, seat, call in _calls(log.events):
        while turn in out and not call.isdecimal():
            turn = rotation[turn]
        made.append(LineCall("" if seat == turn else seat, call, seq in odd))
        turn = rotation[seat]
        if call == "P" and log.opening.game == "estimation":
            out.add(seat)
    return tuple(made)


def _calls(events: tuple[Event, ...]) -> Iterator[tuple[int, Seat, str]]:
    for seq, event in enumerate(events, 1):
        match event:
            case Called(seat=seat, call=call):
                yield seq, seat, call
            case With(seat=seat):
                yield seq, seat, WITH
            case Number(seat=seat, number=number):
                yield seq, seat, str(number)


def _irregular(log: ParsedLog) -> frozenset[int]:
    """The seqs of the calls that the engine finds irregular."""
    game = _GAMES[log.opening.game]
    state = core.fold(game, log.opening, log.events).state
    calls = game.view(state, "director")["calls"]
    return frozenset(call["seq"] for call in calls if call["irregular"])


def _example(m: Messages, family: str, case: _Case) -> Example:
    log = parse_log(case.log)
    return Example(
        case.id,
        family,
        log.opening.game,
        log.opening.edition,
        case.log,
        case.laws,
        m.text(f"gallery-case-{case.id}", **phrases.in_words(m, case.args)),
        _source(m, case),
        line(log),
        case.asks,
    )


def _source(m: Messages, case: _Case) -> str:
    if case.year is None:
        return m.text("gallery-source-own")
    return m.text("gallery-source-real", year=str(case.year), number=case.id)


def _hit(row: LawRow) -> Hit:
    start = _start(row.law, row.game, row.edition)
    return Hit(row.law, row.heading, row.paraphrase, row.game, row.edition, start)


def _starts(game: str, edition: str) -> dict[str, str]:
    """The logs that set up the clauses of a book: those of the game, and the edition's own."""
    starts = _data().start
    return starts.get(game, {}) | starts.get(f"{game}-{edition}", {})


def _start(law: str, game: str, edition: str) -> str | None:
    """The key of the most specific situation that a clause is in."""
    logs, number = _starts(game, edition), law_order(law)
    above = [key for key in logs if law_order(key) == number[: len(law_order(key))]]
    key = max(above, key=lambda each: len(law_order(each)), default=None)
    return key if key is not None and logs[key] else None


@cache
def _data() -> _File:
    data = files("biddingbox.director").joinpath("gallery.toml").read_bytes()
    return msgspec.toml.decode(data, type=_File)
