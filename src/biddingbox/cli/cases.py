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
