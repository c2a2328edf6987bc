"""``biddingbox laws``: the clauses, what holds each of them, and how far it is done."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from biddingbox.cli.base import (
    EDITION_HINT,
    EDITIONS,
    Command,
    Failure,
    Json,
    check_edition,
    console,
    emit,
    json_option,
    lang_option,
    option,
    print_json,
    speak,
)

if TYPE_CHECKING:
    from rich.console import Console

    from biddingbox.bridge.rulebook import LawRow, OptionRow
    from biddingbox.i18n import Messages


@click.command(
    cls=Command, help="cli-help-laws", short_help="cli-help-laws-short", epilog="cli-examples-laws"
)
@click.argument("clause", required=False)
@option("--edition", metavar=EDITION_HINT, help="cli-help-edition")
@option("--find", "words", metavar="WORDS", help="cli-help-find")
@option("--options", "show_options", is_flag=True, help="cli-help-options")
@json_option
@lang_option
def laws(
    clause: str | None,
    edition: str | None,
    words: str | None,
    show_options: bool,
    as_json: bool,
    lang: str,
) -> None:
    """See ``cli-help-laws``."""
    from biddingbox.cli import rows as books
    from biddingbox.i18n import lawbook

    m = speak(lang)
    if edition is not None:
        check_edition(m, EDITIONS.get(edition, "bridge"), edition)
    if words is not None:
        _find(f"{words} {clause or ''}".strip(), edition, m, as_json=as_json)
        return
    if show_options:
        known = [o for o in books.options(edition) if _of(o, clause)]
        options = [lawbook.answer_in_language(m, o) for o in known]
        if as_json:
            print_json([_option_data(o) for o in options])
        else:
            _show_options(options, m)
        return
    rows = books.laws(edition) if clause is None else books.under(clause, edition)
    if clause is not None and not rows:
        near = ", ".join(_near(clause, [row.law for row in books.laws(edition)]))
        raise Failure(m.text("cli-error-clause", clause=clause, near=near))
    rows = tuple(lawbook.in_language(m, row) for row in rows)
    if as_json:
        print_json([_data(row) for row in rows])
    else:
        show = _show_table if clause is None else _show_clauses
        for i, book in enumerate(_books(rows)):
            if i:
                click.echo()
            show(book, m)


def _books(rows: "Sequence[LawRow]") -> "list[tuple[LawRow, ...]]":
    """The rows of each game together."""
    games = dict.fromkeys((row.game, row.edition) for row in rows)
    return [tuple(row for row in rows if (row.game, row.edition) == game) for game in games]


def _heading(rows: "Sequence[LawRow]", m: "Messages") -> str:
    return m.text(f"cli-edition-{rows[0].game}-{rows[0].edition}")


def _find(words: str, edition: str | None, m: "Messages", *, as_json: bool) -> None:
    """The clauses that everyday words are about; a clause by its number too."""
    from rich.table import Table
    from rich.text import Text

    from biddingbox.cli import rows as books
    from biddingbox.i18n import lawbook
    from biddingbox.i18n.finding import find

    numbered = tuple(lawbook.in_language(m, row) for row in books.under(words, edition))
    rows = numbered or find(m, words, books.laws(edition))
    if as_json:
        print_json([_data(row) for row in rows])
        return
    if not rows:
        click.echo(m.text("cli-find-nothing", words=words))
        return
    out = console()
    for i, book in enumerate(_books(rows)):
        if i:
            click.echo()
        emit(out, Text(_heading(book, m), style="bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="cyan")
        table.add_column(ratio=1)
        for row in book:
            table.add_row(row.law, Text.assemble((row.heading, "bold"), f"\n{row.paraphrase}"))
        emit(out, table)


def _of(row: "OptionRow", clause: str | None) -> bool:
    from biddingbox.bridge.rulebook import law_order

    if clause is None:
        return True
    number = law_order(clause)
    return any(law_order(law)[: len(number)] == number for law in row.law.split("/"))


def _near(clause: str, known: Sequence[str]) -> list[str]:
    """Clauses spelt like the one that is not there, or of the same law."""
    import difflib

    number = "".join(c for c in clause if c.isdecimal())[:2]
    same = [law for law in known if number and law.rstrip("ABCDEFGH").startswith(number)]
    near = difflib.get_close_matches(clause.upper(), known, n=6, cutoff=0.5)
    return list(dict.fromkeys([*near, *same]))[:8] or [known[0], known[-1]]


def _data(row: "LawRow") -> Json:
    import msgspec

    data: Json = msgspec.to_builtins(row)
    return data


def _option_data(row: "OptionRow") -> Json:
    import msgspec

    data: Json = msgspec.to_builtins(row)
    return data


def _show_table(rows: Sequence["LawRow"], m: "Messages") -> None:
    """A table on a terminal; elsewhere one clause a line, not wrapped, for other programs."""
    out = console()
    if not out.is_terminal:
        click.echo(_heading(rows, m))
        for row in rows:
            status = m.text(f"cli-status-{row.status.replace('_', '-')}")
            click.echo(f"{row.law:<12} {status:<13} {row.heading}: {row.paraphrase}")
        return
    from rich.table import Table
    from rich.text import Text

    emit(out, Text(_heading(rows, m), style="bold"))
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column(m.text("cli-head-law"), no_wrap=True, style="cyan")
    table.add_column(m.text("cli-head-what"), ratio=1)
    table.add_column(m.text("cli-head-status"), no_wrap=True)
    table.add_column(m.text("cli-head-cases"), justify="right")
    for row in rows:
        what = Text.assemble((row.heading, "bold"), f"  {row.paraphrase}")
        status = m.text(f"cli-status-{row.status.replace('_', '-')}")
        table.add_row(row.law, what, status, str(len(row.cases)))
    emit(out, table)


def _show_clauses(rows: Sequence["LawRow"], m: "Messages") -> None:
    """All fields of each clause."""
    from rich.text import Text

    out = console()
    emit(out, Text(_heading(rows, m), style="bold"))
    for row in rows:
        click.echo()
        emit(out, Text.assemble((row.law, "bold cyan"), f"  {row.heading}"))
        _show_fields(row, m, out)


def _show_fields(row: "LawRow", m: "Messages", out: "Console") -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    status = m.text(f"cli-status-{row.status.replace('_', '-')}")
    fields = [
        ("cli-head-what", row.paraphrase),
        ("cli-head-status", status),
        ("cli-head-reason", row.reason),
        ("cli-head-code", row.code),
        ("cli-head-cases", ", ".join(row.cases)),
    ]
    for head, value in fields:
        if value:
            table.add_row(Text("  " + m.text(head), style="dim"), Text(value))
    emit(out, table)


def _show_options(rows: Sequence["OptionRow"], m: "Messages") -> None:
    """The keys of the answers, those of one question together."""
    from rich.table import Table
    from rich.text import Text

    from biddingbox.i18n import lawbook, phrases

    out = console()
    question = None
    for row in rows:
        asked, answer = lawbook.parted(row.question)
        if (row.law, asked) != question:
            question = (row.law, asked)
            law = phrases.clause(m, row.law)
            head = m.text("cli-option-question", law=law, question=asked)
            emit(out, Text(head, style="bold"))
            emit(
                out,
                Text("  " + m.text("cli-option-owner", owner=lawbook.owner(m, row)), style="dim"),
            )
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, min_width=24)
        table.add_column(ratio=1)
        key = f"{row.key} {row.takes}".strip()
        table.add_row(Text(f"  {key}", style="cyan"), Text(answer))
        emit(out, table)
