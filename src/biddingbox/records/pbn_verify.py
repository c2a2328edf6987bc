"""PBN: everything in a game that the standard does not allow.

Stricter than reading has to be: unknown tags, spellings, missing notes and tags, tables. Whether
calls, cards and results fit together is not asked here (:mod:`biddingbox.audit.checks`).

Each rule has a quick look before it, which lets pass what plainly keeps it; tests hold that the
rule then finds nothing.
"""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from biddingbox.records import pbn_rules as rules
from biddingbox.records import pbn_values as values
from biddingbox.records.board import Board, Fault
from biddingbox.records.pbn_board import board, last_trump
from biddingbox.records.pbn_export import export
from biddingbox.records.pbn_game import (
    MAX_FAULTS,
    Game,
    body_place,
    capped,
    escapes,
    excerpt,
    place,
)  # fmt: skip
from biddingbox.records.pbn_play import POWER, any_cells, turns
from biddingbox.records.pbn_sections import plain_sections, section_faults
from biddingbox.records.pbn_tables import plain_tables, table_faults
from biddingbox.records.pbn_tags import MANDATORY, SUPPLEMENTAL, TABLES

_KNOWN: Final = frozenset((*MANDATORY, *SUPPLEMENTAL, *TABLES, "Auction", "Play", "Note"))
#: Told only where nothing else is told of the same place.
WEAK: Final = frozenset(("spelling", "value", "token"))
#: Tags whose values the standard limits, or gives examples of.
_CHECKED: Final = frozenset(n for patterns, _ in rules.VALUES for n in patterns)
#: More tags, and longer values, are not remembered.
_MOST: Final = 100
_FOR_PLAY: Final = frozenset(("Deal", "Contract", "Declarer"))
_HISTORY: Final = re.compile(r"NS [^/]*/([0-9 ]*)EW [^/]*/([0-9 ]*)")


def verify(game: Game) -> tuple[Fault, ...]:
    """All faults of a game's writing, in the order of the text; those of reading included."""
    read = board(game)
    return in_order((*read.faults, *form(game, read)))


def in_order(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """Faults by their place, each once, without the weak ones where another is told."""
    found = frozenset(faults)
    told = {(f.line, f.column) for f in found if f.code not in WEAK}
    kept = [f for f in found if f.code not in WEAK or (f.line, f.column) not in told]
    return capped(sorted(kept, key=lambda f: (f.line, f.column, f.code)))


def form(game: Game, read: Board) -> tuple[Fault, ...]:
    """What is wrong in the form of a game that could be read all the same (``read``)."""
    found: list[Fault] = []
    for keeps, rule in RULES:
        if not keeps(game):
            found += islice(rule(game), MAX_FAULTS + 1)  # each asks for its place in the text
    if read.unfinished:
        found += _after_plus(game, read)
    if "ScoreRubberHistory" in game.values:
        found += _rubber(game, read)
    return tuple(found)


def _at(game: Game, index: int, code: str, expected: str = "") -> Fault:
    return Fault(*place(game, index), code, excerpt(game.tags[index].source), expected)


def _tag_faults(game: Game) -> Iterator[Fault]:
    """3.3, 3.4, 4: unknown and repeated tags, values of a wrong form."""
    seen: set[str] = set()
    for i, tag in enumerate(game.tags):
        if tag.name not in _KNOWN:
            yield Fault(*place(game, i), "tag-unknown", excerpt(tag.name))
        if tag.name in seen and tag.name != "Note":
            yield _at(game, i, "tag-twice")
        seen.add(tag.name)
        if "\t" in tag.value:
            yield _at(game, i, "string-tab")
        if code := value_fault(tag.name, tag.value):
            yield _at(game, i, code)


def value_fault(name: str, value: str) -> str:
    """3.4, 4: the code of what is wrong with a value; nothing where it is as the standard says."""
    value = value.lstrip("#")
    if value in values.UNKNOWN:
        return ""
    for patterns, code in rules.VALUES:
        if name in patterns and patterns[name].fullmatch(value) is None:
            return code
    return ""


_value_fault = lru_cache(maxsize=4096)(value_fault)


def _plain_tags(game: Game) -> bool:
    """Tags that are all known, once each, with usual values."""
    if len(game.tags) > _MOST:
        return False
    for tag in game.tags:
        if tag.name in _CHECKED and (len(tag.value) > _MOST or _value_fault(tag.name, tag.value)):
            return False
    return _plain_names(tuple([t.name for t in game.tags])) and "\t" not in "".join(
        [t.value for t in game.tags]
    )


@lru_cache(maxsize=512)
def _plain_names(names: tuple[str, ...]) -> bool:
    """Names that the standard has, once each but for notes; files have few such lists."""
    others = [n for n in names if n != "Note"]
    return _KNOWN.issuperset(others) and len(set(others)) == len(others)


def _required(game: Game) -> Iterator[Fault]:
    """3.1: what must be given before the auction and before the play."""
    known = {t.name for t in game.tags} | {*game.inherited, *game.carried}
    end = values.contract(game.values.get("Contract", ""))[0] is None and "Contract" in known
    nobody = game.values.get("Declarer", "") == "" and game.values.get("Contract") != "Pass"
    for i, tag in enumerate(game.tags):
        if tag.name == "Auction" and "Dealer" not in known:
            yield _at(game, i, "no-dealer")
        if tag.name == "Play":
            for name in ("Deal", "Contract", *(() if end else ("Declarer",))):
                if name not in known:
                    yield _at(game, i, f"no-{name.lower()}")
        played = "Play" in known and "Declarer" not in known and not end
        if tag.name == "Result" and nobody and not played and tag.value.lstrip("^").isdigit():
            yield _at(game, i, "no-declarer")


def _plain_order(game: Game) -> bool:
    """Auction and play with all that they need."""
    known = game.values.keys()
    return (
        ("Auction" not in known or "Dealer" in known)
        and ("Play" not in known or known >= _FOR_PLAY)
        and ("Result" not in known or game.values.get("Declarer", "") != "")
    )


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


def _plain_form(game: Game) -> bool:
    """No line begins with ``%``."""
    return "%" not in "".join([game.head, *[t.body for t in game.tags]])


def _after_plus(game: Game, read: Board) -> Iterator[Fault]:
    """3.6: ``+`` stands for the next card; none was played after it."""
    index = next((i for i, t in enumerate(game.tags) if t.name == "Play"), -1)
    if index < 0:
        return
    cells, plus = any_cells(game.tags[index].body, *body_place(game, index))
    if plus < 0:
        return
    trump = values.contract(game.values.get("Contract", ""))[1] or last_trump(read.calls)
    begin, leader = plus - plus % 4, 0
    for row in range(0, begin, 4):
        leader, _ = turns(cells[row : row + 4], leader, POWER[trump or "NT"])
    later = ((leader + i) % 4 for i in range((plus - leader) % 4 + 1, 4))
    for card, line, column, _ in (cells[begin + c] for c in later if begin + c < len(cells)):
        if card is not None:
            yield Fault(line, column, "after-end", card)


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


#: 3.3-3.7, 5, 2.4: whether a game plainly keeps a rule, and what breaks it.
RULES: Final[tuple[tuple[Callable[[Game], bool], Callable[[Game], Iterator[Fault]]], ...]] = (
    (_plain_tags, _tag_faults),
    (_plain_order, _required),
    (plain_sections, section_faults),
    (plain_tables, table_faults),
    (_plain_form, _form_faults),
)
