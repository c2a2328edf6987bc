"""PBN: everything in a game that the standard does not allow.

Stricter than reading has to be: unknown tags, spellings, missing notes and tags, tables, marks.
Whether the calls, cards and results fit together is :mod:`biddingbox.records.pbn_fit`.
"""

import re
from collections.abc import Iterator
from typing import Final

from biddingbox.records import pbn_rules as rules
from biddingbox.records import pbn_values as values
from biddingbox.records.board import Board, Fault
from biddingbox.records.pbn_board import board
from biddingbox.records.pbn_export import export
from biddingbox.records.pbn_fit import after_plus, auction_faults, play_faults, result_faults
from biddingbox.records.pbn_game import (
    BRACKETS,
    Game,
    Token,
    body_place,
    capped,
    escapes,
    excerpt,
    place,
    tokens,
)  # fmt: skip
from biddingbox.records.pbn_tags import MANDATORY, SUPPLEMENTAL, TABLES

_KNOWN: Final = frozenset((*MANDATORY, *SUPPLEMENTAL, *TABLES, "Auction", "Play", "Note"))
#: Told only where nothing else is told of the same place.
_WEAK: Final = frozenset(("spelling", "value"))
_HISTORY: Final = re.compile(r"NS [^/]*/([0-9 ]*)EW [^/]*/([0-9 ]*)")


def verify(game: Game) -> tuple[Fault, ...]:
    """All faults of a game, in the order of the text; those of reading included."""
    read = board(game)
    found = {
        *read.faults,
        *_tag_faults(game),
        *_required(game),
        *_note_faults(game),
        *_table_faults(game),
        *_form_faults(game),
        *auction_faults(game, read),
        *play_faults(game, read),
        *after_plus(game, read),
        *result_faults(game, read),
        *_rubber(game, read),
    }
    read_places = {(f.line, f.column) for f in found if f.code not in _WEAK}
    told = [f for f in found if f.code not in _WEAK or (f.line, f.column) not in read_places]
    return capped(sorted(told, key=lambda f: (f.line, f.column, f.code)))


def _at(game: Game, index: int, code: str, expected: str = "") -> Fault:
    return Fault(*place(game, index), code, excerpt(game.tags[index].value), expected)


def _tag_faults(game: Game) -> Iterator[Fault]:
    """3.3, 3.4, 4: unknown and repeated tags, values of a wrong form."""
    seen: set[str] = set()
    for i, tag in enumerate(game.tags):
        if tag.name not in _KNOWN:
            yield _at(game, i, "tag-unknown")
        if tag.name in seen and tag.name != "Note":
            yield _at(game, i, "tag-twice")
        seen.add(tag.name)
        if "\t" in tag.value:
            yield _at(game, i, "string-tab")
        value = tag.value.lstrip("#")
        if value in values.UNKNOWN:
            continue
        pattern, usual = rules.PATTERNS.get(tag.name), rules.EXAMPLES.get(tag.name)
        if pattern is not None and pattern.fullmatch(value) is None:
            yield _at(game, i, "value")
        elif usual is not None and usual.fullmatch(value) is None:
            yield _at(game, i, "value-unusual")


def _required(game: Game) -> Iterator[Fault]:
    """3.1: what must be given before the auction and before the play."""
    known = {t.name for t in game.tags} | {*game.inherited, *game.carried}
    end = values.contract(game.values.get("Contract", ""))[0] is None and "Contract" in known
    for i, tag in enumerate(game.tags):
        if tag.name == "Auction" and "Dealer" not in known:
            yield _at(game, i, "no-dealer")
        if tag.name == "Play":
            for name in ("Deal", "Contract", *(() if end else ("Declarer",))):
                if name not in known:
                    yield _at(game, i, f"no-{name.lower()}")
        nobody = game.values.get("Declarer", "") == ""
        if tag.name == "Result" and nobody and tag.value.lstrip("^").isdigit():
            yield _at(game, i, "no-declarer")


def _note_faults(game: Game) -> Iterator[Fault]:
    """3.5.4, 3.6.4: annotations after calls and cards, and the notes that they refer to."""
    for section in ("Auction", "Play"):
        referred: dict[int, Token] = {}
        for i, tag in enumerate(game.tags):
            if tag.name == section:
                yield from _annotations(section, tokens(game, i), referred)
                yield from _notes(game, i, referred)
                break
    within = ""
    for i, tag in enumerate(game.tags):
        if tag.name == "Note" and not within:
            yield _at(game, i, "note-place")
        within = tag.name if tag.name in ("Auction", "Play") else within


def _annotations(
    section: str, found: tuple[Token, ...], referred: dict[int, Token]
) -> Iterator[Fault]:
    """3.5.2, 3.6.2: one suffix, one note, NAGs of the right kind; spellings."""
    spelling = rules.CALL if section == "Auction" else rules.CARD
    suffixes = 0
    for t in found:
        fault = Fault(t.line, t.column, "", excerpt(t.text))
        match t.kind:
            case "word":
                suffixes = 0
                if spelling.fullmatch(t.text) is None:
                    yield _coded(fault, "spelling")
            case "mark":
                suffixes = 0
            case "suffix":
                suffixes += 1
                if suffixes > 1:
                    yield _coded(fault, "suffix-twice")
            case "nag":
                number = int(t.text[1:5])
                if number not in rules.NAGS[section]:
                    yield _coded(fault, "nag")
                elif number in rules.SUFFIX_NAGS[section]:
                    suffixes += 1
                    if suffixes > 1:
                        yield _coded(fault, "suffix-twice")
            case "note":
                number = int(t.text.strip("=")[:4])
                if not 1 <= number <= 32:
                    yield _coded(fault, "note-number")
                else:
                    referred.setdefault(number, t)


def _coded(fault: Fault, code: str) -> Fault:
    return Fault(fault.line, fault.column, code, fault.found)


def _notes(game: Game, section: int, referred: dict[int, Token]) -> Iterator[Fault]:
    """3.5.5, 3.6.5: every note has an index of its own, and is referred to; and the reverse."""
    given: set[int] = set()
    for i, tag in enumerate(game.tags[section + 1 :], section + 1):
        if tag.name in ("Auction", "Play"):
            break
        if tag.name != "Note":
            continue
        m = rules.NOTE.match(tag.value)
        number = int(m["number"]) if m else 0
        if not 1 <= number <= 32:
            yield _at(game, i, "note")
        elif number in given:
            yield _at(game, i, "note-again")
        elif number not in referred:
            yield _at(game, i, "note-unused")
        given.add(number)
    for number, t in referred.items():
        if number not in given:
            yield Fault(t.line, t.column, "note-missing", t.text)


def _table_faults(game: Game) -> Iterator[Fault]:
    """5.1, 5.2: columns, rows, their order; no comment after an element."""
    for i, tag in enumerate(game.tags):
        if tag.name not in TABLES:
            continue
        columns = [rules.COLUMN.fullmatch(c) for c in game.values[tag.name].split(";")]
        if not all(columns):
            yield _at(game, i, "table-column")
            continue
        elements: list[str] = []
        for t in tokens(game, i):
            if t.kind in ("word", "string"):
                elements.append(t.text)
            elif t.kind == "bad" and t.text[0] not in BRACKETS:
                yield Fault(t.line, t.column, "token", excerpt(t.text))
            elif elements and t.kind in ("line", "brace"):
                yield Fault(t.line, t.column, "comment-place", excerpt(t.text))
        if len(elements) % len(columns):
            line, column = body_place(game, i)
            last = line + tag.body.rstrip().count("\n")
            yield Fault(last, 1 if last > line else column, "table-elements", str(len(elements)))
        orders = [m["order"] for m in columns if m]
        if any(_misplaced(elements[c :: len(columns)], o) for c, o in enumerate(orders) if o):
            yield _at(game, i, "table-order")


def _misplaced(elements: list[str], order: str) -> bool:
    """5.2: ``+`` is for the highest first, ``-`` for the lowest."""
    numbers = [float(e) for e in elements if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{0,9})?", e)]
    return numbers != sorted(numbers, reverse=order == "+")


def _form_faults(game: Game) -> Iterator[Fault]:
    """2.4: a game that says that it has export format has it."""
    if "EXPORT" not in [e.strip() for e in escapes(game)]:
        return
    begin = game.line + game.head.count("\n")
    right_text = export(game)
    right_text = right_text[right_text.index("[Event ") :]
    lines = [x.rstrip() for x in game.text[len(game.head) :].split("\n")]
    for i, right in enumerate(right_text.split("\n")):
        if i >= len(lines) or lines[i] != right.rstrip():
            found = excerpt(lines[i]) if i < len(lines) else ""
            yield Fault(begin + i, 1, "not-export", found, excerpt(right))
            return


def _rubber(game: Game, read: Board) -> Iterator[Fault]:
    """4.2.6: a side that has won a game is vulnerable."""
    m = _HISTORY.fullmatch(game.values.get("ScoreRubberHistory", ""))
    if m is None or read.vul is None:
        return
    ns, ew = ([int(x) for x in g.split()] for g in m.groups())
    won = {"NS" if n >= 100 else "EW" for n, e in zip(ns, ew, strict=False) if max(n, e) >= 100}
    right = "both" if len(won) == 2 else (won or {"none"}).pop()
    if right != read.vul:
        index = [t.name for t in game.tags].index("Vulnerable")
        yield _at(game, index, "vulnerable-rubber", right)
