"""PBN 5.1, 5.2: whether the tables of a game have whole rows, in the order that they promise."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from biddingbox.records import pbn_rules as rules
from biddingbox.records.board import Fault
from biddingbox.records.pbn_game import BRACKETS, Game, Tag, body_place, excerpt, place, tokens
from biddingbox.records.pbn_tags import TABLES

#: Longer tables are not remembered.
_MOST: Final = 5_000


def table_faults(game: Game) -> Iterator[Fault]:
    """5.1, 5.2: columns, rows, their order; no comment after an element."""
    for i, tag in enumerate(game.tags):
        if tag.name not in TABLES:
            continue
        columns = [rules.COLUMN.fullmatch(c) for c in game.values[tag.name].split(";")]
        if not all(columns):
            yield Fault(*place(game, i), "table-column", excerpt(tag.source))
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
            yield Fault(*place(game, i), "table-order", excerpt(tag.source))


def _misplaced(elements: list[str], order: str) -> bool:
    """5.2: ``+`` is for the highest first, ``-`` for the lowest."""
    numbers = [float(e) for e in elements if re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{0,9})?", e)]
    return numbers != sorted(numbers, reverse=order == "+")


def plain_tables(game: Game) -> bool:
    """No table, or tables that were found to be sound before."""
    tables = [t for t in game.tags if t.name in TABLES]
    return all(
        len(game.values[t.name]) + len(t.body) <= _MOST and _sound(game.values[t.name], t.body)
        for t in tables
    )


@lru_cache(maxsize=256)
def _sound(value: str, body: str) -> bool:
    """Whether a table is sound, whatever game it stands in."""
    table = Tag("ScoreTable", value, "[]", body)
    return not any(table_faults(Game(tags=(table,), values={table.name: value})))
