"""Boards as a field plays them: which pairs met at which table, and what each side brings away.

:func:`read` turns logs into :class:`Board` values, or says what is wrong with them and where;
a file in which anything is wrong is not scored at all.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from biddingbox.bridge import results
from biddingbox.bridge.results import SIDES, Result
from biddingbox.bridge.state import ProceduralPenalty, State
from biddingbox.events import Fact
from biddingbox.log import Log
from biddingbox.seats import Seat, Side, Vulnerability, other_side

#: A score as a field compares it: points of the side itself, each with its weight out of 100.
Spread = tuple[tuple[int, int], ...]
#: The weights of a score add up to this.
WHOLE: Final = 100


class Line(msgspec.Struct, frozen=True, gc=False):
    """What one side brings away from a table.

    ``spread`` is empty where the score is artificial: ``average`` then names it. ``caps`` are the
    clauses that let the side score average minus at best, those forgiven left out.
    """

    side: Side
    pair: str
    opponents: str
    results: tuple[Result, ...]
    spread: Spread = ()
    average: str = ""
    caps: tuple[str, ...] = ()
    penalties: tuple[ProceduralPenalty, ...] = ()


class Table(msgspec.Struct, frozen=True, gc=False):
    """One table: the number of its log in the file, what was played there, and both sides."""

    log: int
    lines: tuple[Line, Line]
    contract: str = ""
    declarer: Seat | None = None
    tricks: int | None = None
    lead: str = ""

    def of(self, side: Side) -> Line:
        """The side's own line."""
        return self.lines[SIDES.index(side)]


class Board(msgspec.Struct, frozen=True):
    """A board and its tables; ``number`` is None where the file is of one board without any."""

    number: int | None
    dealer: Seat
    vul: Vulnerability | None
    tables: tuple[Table, ...]


class Finding(msgspec.Struct, frozen=True):
    """Something about a log of the file (``log`` counts from 1): what, and what it is about."""

    key: str
    log: int
    board: int | None = None
    args: Mapping[str, str] = {}


class Reading(msgspec.Struct, frozen=True):
    """The boards of a file; none where there are ``problems``. ``notes`` keep nothing back."""

    edition: str
    boards: tuple[Board, ...]
    problems: tuple[Finding, ...] = ()
    notes: tuple[Finding, ...] = ()


class _Played(NamedTuple):
    """A log as it is read here: its number in the file, who sat, and what each side has."""

    n: int
    board: int | None
    log: Log
    state: State
    seated: dict[Side, str]
    unread: str
    results: tuple[Result, ...]


def read(logs: Sequence[Log]) -> Reading:
    """The boards of a file of bridge logs, in the order of their numbers."""
    edition = logs[0].opening.edition if logs else ""
    played = [_played(n, log) for n, log in enumerate(logs, 1)]
    numbered = any(each.board is not None for each in played)
    problems = [p for each in played for p in _problems(each, edition, numbered)]
    problems += _across(played)
    if problems:
        in_order = sorted(problems, key=lambda p: p.log)
        return Reading(edition, (), tuple(in_order))
    notes = tuple(note for each in played for note in _notes(each))
    tables: dict[int | None, list[_Played]] = {}
    for each in played:
        tables.setdefault(each.board, []).append(each)
    boards = (_board(tables[n]) for n in sorted(tables, key=lambda n: n or 0))
    return Reading(edition, tuple(boards), (), notes)


def _played(n: int, log: Log) -> _Played:
    seated: dict[Side, str] = {}
    unread = ""
    try:
        seated = pairs(log.opening.facts)
    except ValueError as error:
        unread = f"pair {error}"
    found = results.results(log.state)
    return _Played(n, log.opening.board, log, log.state, seated, unread, found)


def pairs(facts: Iterable[Fact]) -> dict[Side, str]:
    """The pairs that the header names: ``pair NS 3 EW 7``, in one line or in two.

    Raises :class:`ValueError` for a line that does not read so, or names a side twice.
    """
    found: dict[Side, str] = {}
    for fact in facts:
        if fact.key != "pair":
            continue
        words = fact.value.split()
        if len(words) % 2:
            raise ValueError(fact.value)
        for name, pair in zip(words[::2], words[1::2], strict=True):
            side = next((each for each in SIDES if each == name.upper()), None)
            if side is None or side in found:
                raise ValueError(fact.value)
            found[side] = pair
    return found


def natural(pair: str) -> tuple[int, str]:
    """The order of pairs: numbers by their size, then names."""
    return (int(pair), "") if pair.isdecimal() else (10**9, pair)


def mean(spread: Spread) -> float:
    """The points that a score is worth on the average of its weights."""
    return sum(points * weight for points, weight in spread) / WHOLE


def _problems(each: _Played, edition: str, numbered: bool) -> Iterator[Finding]:
    """What is wrong with one log by itself."""
    n, number = each.n, each.board
    own = each.log.opening.edition
    if own != edition:
        yield Finding("mixed-editions", n, number, {"edition": own, "first": edition})
    if numbered and number is None:
        yield Finding("no-board", n)
    missing = [side for side in SIDES if side not in each.seated]
    if each.unread:
        yield Finding("bad-pair", n, number, {"line": each.unread})
    elif missing:
        yield Finding("no-pair", n, number, {"side": ", ".join(missing)})
    own_results = [[r for r in each.results if r.side == side] for side in SIDES]
    if results.needs_vulnerability(each.state):
        yield Finding("no-vulnerability", n, number)
    elif not all(own_results):
        yield Finding("not-finished", n, number)
    elif not all(map(_sound, own_results)):
        yield Finding("unsound-score", n, number)


def _sound(found: Sequence[Result]) -> bool:
    """Weights add up, and no average stands among points."""
    kinds = {r.points is None for r in found}
    return len(kinds) == 1 and sum(r.weight for r in found) == WHOLE


def _across(played: Iterable[_Played]) -> Iterator[Finding]:
    """What does not go together between the tables of one board."""
    sat: dict[tuple[int | None, Side, str], int] = {}
    firsts: dict[int | None, _Played] = {}
    for each in played:
        n, number, deal = each.n, each.board, each.state.deal
        for side, pair in each.seated.items():
            other = sat.setdefault((number, side, pair), n)
            if other != n:
                args = {"side": side, "pair": pair, "other": str(other)}
                yield Finding("pair-twice", n, number, args)
        first = firsts.setdefault(number, each)
        theirs = first.state.deal
        if (deal.vul, deal.dealer) != (theirs.vul, theirs.dealer):
            yield Finding("other-conditions", n, number, {"other": str(first.n)})
        if any(theirs.hands.get(seat, cards) != cards for seat, cards in deal.hands.items()):
            yield Finding("other-hands", n, number, {"other": str(first.n)})


def _notes(each: _Played) -> Iterator[Finding]:
    """What a reader of the sheet should know of a log that counts all the same."""
    for question in each.log.questions:
        yield Finding("open-question", each.n, each.board, {"law": question.law})
    if each.log.unfit:
        seqs = ", ".join(str(unfit.seq) for unfit in each.log.unfit)
        yield Finding("unfit-lines", each.n, each.board, {"seqs": seqs})


def _board(played: Sequence[_Played]) -> Board:
    deal = played[0].state.deal
    tables = sorted(map(_table, played), key=lambda t: natural(t.lines[0].pair))
    return Board(played[0].board, deal.dealer, deal.vul, tuple(tables))


def _table(each: _Played) -> Table:
    lines = (_line(each, "NS"), _line(each, "EW"))
    at_table = next((r for r in each.results if r.kind == "table"), None)
    if at_table is None:
        at_table = next(iter(results.table(each.state)), None)
    if at_table is None:
        return Table(each.n, lines)
    lead = _lead(each.state)
    return Table(each.n, lines, at_table.contract, at_table.declarer, at_table.tricks, lead)


def _line(each: _Played, side: Side) -> Line:
    table = each.state.table
    own = tuple(r for r in each.results if r.side == side)
    caps = tuple(dict.fromkeys(
        cap.law for cap in table.caps if cap.side == side and cap.cause not in table.forgiven
    ))  # fmt: skip
    penalties = tuple(p for p in table.procedural if p.side == side)
    spread = tuple((r.points, r.weight) for r in own if r.points is not None)
    average = "" if spread else own[0].value
    pair, opponents = each.seated[side], each.seated[other_side(side)]
    return Line(side, pair, opponents, own, spread, average, caps, penalties)


def _lead(s: State) -> str:
    """The opening lead, if the log has the cards."""
    if s.play is None:
        return ""
    first = s.play.tricks[0] if s.play.tricks else s.play.current
    return str(first[0][1]) if first else ""
