"""What ``check`` writes: a line a finding and a table, or JSON, or CSV; each as it comes.

JSON is one document in which each finding has a line of its own, so that a million of them can be
written, and read, one by one::

    {"schema": 1, "findings": [
    {"file": …, "line": …, "column": …, "board": …, "room": …, "code": …, "clause": …, "text": …,
     "args": {…}},
    …
    ], "unread": [{"file": …, "code": …, "text": …}, …], "summary": {…}, "complete": true}

``complete`` is false where Ctrl-C or a lost worker ended the run early.
"""

import csv
import io
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Protocol

import click

from biddingbox.audit.rows import COLUMNS, flat, row
from biddingbox.audit.sentences import board, sentence
from biddingbox.audit.tally import SCHEMA, Tally
from biddingbox.cli import figures
from biddingbox.cli.base import console, emit
from biddingbox.i18n.direction import laid_out

if TYPE_CHECKING:
    from biddingbox.audit.files import Unread
    from biddingbox.audit.findings import Finding
    from biddingbox.audit.parts import Part
    from biddingbox.i18n import Messages


#: Sums that are told even where they are nothing.
ALWAYS: Final = frozenset({"boards", "faulty", "files"})
#: The tables are as wide as the places in them.
WIDE: Final = 5000


class Out(Protocol):
    """A form of the report."""

    def part(self, part: "Part", /) -> str:
        """What is written of a part."""

    def end(self, tally: Tally, seconds: float, *, complete: bool) -> None:
        """Write whatever comes after the last part."""


class Listing:
    """A line a finding, unless ``quiet``; the table at the end."""

    def __init__(self, m: "Messages", *, quiet: bool) -> None:
        self.m, self.quiet = m, quiet

    def part(self, part: "Part", /) -> str:
        if self.quiet or not part.findings:
            return ""
        lines = [self._line(part.file, found) for found in part.each]
        return "".join(f"{x}\n" for x in (laid_out(lines) if self.m.right_to_left else lines))

    def _line(self, file: str, found: "Finding") -> str:
        text = sentence(self.m, found)
        if found.clause:
            text = f"({found.clause}) {text}"
        place = f"{file}:{found.line}:{found.column}"
        return "  ".join(filter(None, (place, board(self.m, found), found.code, text)))

    def end(self, tally: Tally, seconds: float, *, complete: bool) -> None:
        summary(self.m, tally, seconds)
        if complete and tally.boards and not tally.kinds and not tally.unread:
            click.echo(f"\n{self.m.text('cli-check-sound')}")


def summary(m: "Messages", tally: Tally, seconds: float) -> None:
    """What was found by code, the most frequent first; the worst files; what was read."""
    codes = [(c, k.clause, f"{k.count:,}", f"{k.files:,}", k.first) for c, k in tally.by_count()]
    if codes:
        heads = ("cli-head-code", "cli-head-law", "cli-check-head-findings")
        _table(m, codes, *heads, "cli-check-head-files", "cli-check-head-first")
    if tally.faulty_files > 1:
        worst = [(f"{count:,}", file) for file, count in tally.worst()]
        _table(m, worst, "cli-check-head-findings", "cli-check-head-worst")
    sums = {
        "boards": tally.boards,
        "faulty": tally.faulty,
        "files": tally.files,
        "faulty-files": tally.faulty_files,
        "unread": len(tally.unread),
        "rate": round(tally.boards / seconds) if seconds > 0 else 0,
    }
    rows = [
        (m.text(f"cli-check-sum-{name}"), f"{n:,}")
        for name, n in sums.items()
        if n or name in ALWAYS
    ]
    _table(m, rows)


def _table(m: "Messages", rows: "Sequence[tuple[str, ...]]", *heads: str) -> None:
    """Columns of text and of figures; a place, which comes last, is never broken."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, show_header=bool(heads), header_style="bold", padding=(0, 2, 0, 0))
    for n, value in enumerate(rows[0]):
        right = value.replace(",", "").isdecimal()
        head = m.text(heads[n]) if heads else ""
        table.add_column(head, justify="right" if right else "left", no_wrap=True)
    for each in rows:
        table.add_row(*map(figures.cell, each))
    out = console()
    out.width = WIDE
    emit(out, Text(""), *figures.drawn(table, WIDE, m))


class Json:
    """One document, a finding a line."""

    def __init__(self, m: "Messages") -> None:
        self.m = m
        self._before = f'{{"schema": {SCHEMA}, "findings": [\n'
        self._end = self._before

    def part(self, part: "Part", /) -> str:
        if not part.findings:
            return ""
        rows = [row(self.m, part.file, found) for found in part.each]
        text = self._before + ",\n".join(json.dumps(each, ensure_ascii=False) for each in rows)
        self._before, self._end = ",\n", "\n"
        return text

    def end(self, tally: Tally, seconds: float, *, complete: bool) -> None:
        unread = [
            {"file": each.file, "code": each.code, "text": why(self.m, each)}
            for each in tally.unread
        ]
        last = {"unread": unread, "summary": tally.as_data(), "complete": complete}
        text = json.dumps(last, ensure_ascii=False).removeprefix("{")
        click.echo(f"{self._end}], {text}")


class Csv:
    """A row a finding."""

    def __init__(self, m: "Messages") -> None:
        self.m = m
        self._before = [dict(zip(COLUMNS, COLUMNS, strict=True))]

    def part(self, part: "Part", /) -> str:
        if not part.findings:
            return ""
        return self._written([flat(row(self.m, part.file, found)) for found in part.each])

    def _written(self, rows: "list[dict[str, str]]") -> str:
        text = io.StringIO(newline="")
        csv.DictWriter(text, COLUMNS, lineterminator="\r\n").writerows([*self._before, *rows])
        self._before = []
        return text.getvalue()

    def end(self, tally: Tally, seconds: float, *, complete: bool) -> None:
        click.echo(self._written([]), nl=False)


def why(m: "Messages", unread: "Unread") -> str:
    """Why a file could not be read."""
    return unread.why or m.text(f"cli-check-unread-{unread.code}")
