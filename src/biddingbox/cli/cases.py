"""``biddingbox cases run DIR``: run the case files of a folder, and show those that differ."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from biddingbox.cli.base import (
    Command,
    Failure,
    Group,
    Json,
    console,
    emit,
    json_option,
    lang_option,
    print_json,
    speak,
)
from biddingbox.errors import CaseError

if TYPE_CHECKING:
    from rich.text import Text

    from biddingbox.cli.pairs import Half
    from biddingbox.director.cases import Report, Result
    from biddingbox.i18n import Messages
    from biddingbox.log import Log


@click.group(cls=Group, help="cli-help-cases", short_help="cli-help-cases-short")
def cases() -> None:
    """See ``cli-help-cases``."""


@cases.command(
    cls=Command,
    help="cli-help-cases-run",
    short_help="cli-help-cases-run-short",
    epilog="cli-examples-cases-run",
)
@click.argument("directory", metavar="DIR")
@json_option
@lang_option
@click.pass_context
def run(ctx: click.Context, directory: str, as_json: bool, lang: str) -> None:
    """See ``cli-help-cases-run``."""
    from biddingbox.director.cases import run_dir

    m = speak(lang)
    try:
        report = run_dir(Path(directory), Engine(m))
    except CaseError as error:
        said = {"path": error.path, "found": error.found, "expected": error.expected}
        raise Failure(m.text("cli-error-case", **said)) from None
    if not report.results:
        raise Failure(m.text("cli-error-no-cases", folder=directory))
    if as_json:
        print_json(_data(report))
    else:
        _show_pairs(report, m)
        _show(report, m)
    if report.failed:
        ctx.exit(1)


class Engine:
    """What a case needs: a log from a text, and the answer for it."""

    def __init__(self, m: "Messages") -> None:
        self.m = m

    def parse(self, text: str, /) -> "Log":
        """A log, or the error of :func:`biddingbox.log.parse`."""
        from biddingbox.log import parse

        return parse(text)

    def answer(self, log: "Log", /) -> dict[str, Any]:
        """The answer of ``rule --json``."""
        from biddingbox.director.answer import answer

        return dict(answer(log, self.m))


def _data(report: "Report") -> Json:
    return {
        "cases": len(report.results),
        "passed": report.passed,
        "failed": report.failed,
        "skipped": report.skipped,
        "results": [_result(r) for r in report.results],
    }


def _result(result: "Result") -> Json:
    return {
        "id": result.id,
        "title": result.title,
        "ok": result.ok,
        "skipped": result.skipped,
        "differences": [
            {"step": d.step, "where": d.where, "expected": d.expected, "actual": d.actual}
            for d in result.differences
        ],
    }


def _show_pairs(report: "Report", m: "Messages") -> None:
    """Where cases pair by number under two editions: one table of what each edition rules."""
    from rich.table import Table
    from rich.text import Text

    from biddingbox.cli.pairs import EDITIONS, pairs

    found = pairs(report, Engine(m), m)
    if not found:
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(m.text("pairs-head-number"))
    table.add_column(m.text("pairs-head-auction"), ratio=3)
    for edition in EDITIONS:
        table.add_column(edition, ratio=5)
    table.add_column(m.text("pairs-head-expected"))
    for pair in found:
        columns = ["\n".join(_ruled(h, m) for h in pair.halves[e]) for e in EDITIONS]
        held = Text(m.text("pairs-yes")) if pair.ok else Text(m.text("pairs-no"), "bold red")
        table.add_row(pair.number, Text(pair.auction), *map(_cell, columns), held)
    emit(console(), table)
    click.echo()


def _cell(text: str) -> "Text":
    """Text for a column that may wrap: marks of isolation would run over into the next column."""
    from rich.text import Text

    from biddingbox.i18n.direction import FSI, LRI, PDI

    return Text(text.translate(dict.fromkeys(map(ord, (FSI, LRI, PDI)))))


def _ruled(half: "Half", m: "Messages") -> str:
    if half.decided is None:
        return half.ruled
    return m.text("pairs-decided", option=half.decided, ruled=half.ruled)


def _show(report: "Report", m: "Messages") -> None:
    from rich.table import Table
    from rich.text import Text

    out = console()
    for result in report.results:
        if result.ok:
            continue
        emit(out, Text.assemble((result.id, "bold red"), f"  {result.title}"))
        table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
        table.add_column("")
        table.add_column(m.text("cli-head-expected"), ratio=1)
        table.add_column(m.text("cli-head-actual"), ratio=1)
        for d in result.differences:
            where = m.text("cli-case-step", step=str(d.step), where=d.where)
            table.add_row(Text(f"  {where}"), Text(d.expected), Text(d.actual))
        emit(out, table)
        click.echo()
    click.echo(
        m.text(
            "cli-case-summary",
            passed=report.passed,
            failed=report.failed,
            skipped=report.skipped,
        )
    )
