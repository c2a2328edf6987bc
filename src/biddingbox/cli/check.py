"""``biddingbox check PATH…``: what is wrong with the boards of an archive."""

import sys
import time
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Final, Literal

import click

from biddingbox.cli.base import Command, Failure, json_option, lang_option, option, speak

if TYPE_CHECKING:
    from biddingbox.audit.parquet import Parquet
    from biddingbox.audit.parts import Part
    from biddingbox.audit.tally import Tally
    from biddingbox.cli.check_out import Out
    from biddingbox.cli.progress import Screen
    from biddingbox.i18n import Messages

#: The exit code of a program that Ctrl-C has ended.
INTERRUPTED: Final = 130
Form = Literal["text", "json", "csv"]


@click.command(
    cls=Command,
    help="cli-help-check",
    short_help="cli-help-check-short",
    epilog="cli-examples-check",
)
@click.argument("paths", metavar="PATH...", nargs=-1)
@option("-q", "--quiet", is_flag=True, help="cli-help-check-quiet")
@option("--ignore", "ignored", metavar="CODE", multiple=True, help="cli-help-check-ignore")
@option("-j", "--jobs", type=click.IntRange(min=1), metavar="N", help="cli-help-check-jobs")
@option("--scheduler", metavar="ADDRESS", help="cli-help-check-scheduler")
@json_option
@option("--csv", "as_csv", is_flag=True, help="cli-help-check-csv")
@option("--parquet", metavar="FILE", help="cli-help-check-parquet")
@lang_option
@click.pass_context
def check(
    ctx: click.Context,
    paths: tuple[str, ...],
    quiet: bool,
    ignored: tuple[str, ...],
    jobs: int | None,
    scheduler: str | None,
    as_json: bool,
    as_csv: bool,
    parquet: str | None,
    lang: str,
) -> None:
    """See ``cli-help-check``."""
    from biddingbox.audit.tally import Tally
    from biddingbox.audit.workers import WorkerGone

    m = speak(lang)
    if as_json and as_csv:
        raise Failure(m.text("field-error-one-form"))
    _sound(m, paths, ignored, jobs, scheduler)
    form: Form = "json" if as_json else "csv" if as_csv else "text"
    tally, out, begun = Tally(), _out(m, form, quiet=quiet), time.perf_counter()
    stopped = 0
    parts = _parts(m, paths, ignored, jobs, scheduler)
    try:
        with closing(parts), _table(m, parquet) as table, _screen(m, paths, form) as screen:
            for part in parts:
                tally.add(part)
                _told(m, part, out, screen, table)
                screen.moved(tally)
    except KeyboardInterrupt:
        stopped = INTERRUPTED
        click.echo(f"biddingbox: {m.text('cli-check-interrupted')}", err=True)
    except WorkerGone as error:
        stopped = Failure.exit_code
        text = m.text("cli-check-worker-gone", file=error.file)
        click.echo(f"biddingbox: {text}", err=True)
    out.end(tally, time.perf_counter() - begun, complete=not stopped)
    ctx.exit(stopped or _code(tally))


def _code(tally: "Tally") -> int:
    """2 where anything could not be read, 1 where anything was found."""
    return Failure.exit_code if tally.unread else bool(tally.kinds)


def _sound(
    m: "Messages",
    paths: tuple[str, ...],
    ignored: tuple[str, ...],
    jobs: int | None,
    scheduler: str | None,
) -> None:
    """Arguments that do not go together are a :class:`Failure`."""
    from biddingbox.audit.findings import CODES

    if not paths:
        raise Failure(m.text("cli-check-error-no-path"))
    if jobs is not None and scheduler is not None:
        raise Failure(m.text("cli-check-error-jobs-or-scheduler"))
    if unknown := [code for code in ignored if code not in CODES]:
        known = ", ".join(sorted(CODES))
        raise Failure(m.text("cli-check-error-code", code=unknown[0], known=known))


def _parts(
    m: "Messages",
    paths: tuple[str, ...],
    ignored: tuple[str, ...],
    jobs: int | None,
    scheduler: str | None,
) -> "Generator[Part]":
    """The parts of the audit; what cannot be done is a :class:`Failure`."""
    from biddingbox.audit.run import cores, run
    from biddingbox.audit.workers import NoCluster

    try:
        yield from run(paths, jobs=jobs or cores(), scheduler=scheduler, ignored=ignored)
    except NoCluster as error:
        raise Failure(m.text(f"cli-check-no-{error.code}", address=error.address)) from None
    except ModuleNotFoundError as error:
        raise _not_installed(m, error, "cluster") from None


def _not_installed(m: "Messages", error: ModuleNotFoundError, extra: str) -> Exception:
    """What to install for an option; an error of our own stays what it is."""
    name = (error.name or "").split(".")[0]
    if name == "biddingbox":
        return error
    return Failure(m.text("cli-check-not-installed", name=name, extra=extra))


def _told(
    m: "Messages", part: "Part", out: "Out", screen: "Screen", table: "Parquet | None"
) -> None:
    """A part goes out in every form that is asked for."""
    from biddingbox.audit.rows import flat, row
    from biddingbox.cli.check_out import why

    if part.unread is not None:
        text = m.text("cli-error-file", name=part.unread.file, why=why(m, part.unread))
        screen.warn(f"biddingbox: {text}")
    if text := out.part(part):
        screen.say(text)
    if table is not None and part.findings:
        table.add([flat(row(m, part.file, found)) for found in part.each])


def _out(m: "Messages", form: Form, *, quiet: bool) -> "Out":
    from biddingbox.cli import check_out

    match form:
        case "json":
            return check_out.Json(m)
        case "csv":
            return check_out.Csv(m)
    return check_out.Listing(m, quiet=quiet)


@contextmanager
def _table(m: "Messages", path: str | None) -> "Iterator[Parquet | None]":
    """The Parquet file, if one is asked for."""
    if path is None:
        yield None
        return
    try:
        from biddingbox.audit.parquet import Parquet
    except ModuleNotFoundError as error:
        raise _not_installed(m, error, "parquet") from None
    try:
        table = Parquet(path)
    except OSError as error:
        raise Failure(m.text("cli-error-file", name=path, why=error.strerror or "")) from None
    with table:
        yield table


@contextmanager
def _screen(m: "Messages", paths: tuple[str, ...], form: Form) -> "Iterator[Screen]":
    """The terminal: with a bar where it is one and no data goes to it."""
    from biddingbox.cli.progress import Screen, bar

    if not sys.stderr.isatty() or (form != "text" and sys.stdout.isatty()):
        yield Screen()
        return
    from biddingbox.audit.files import Source, found

    total = sum(each.size for each in found(paths) if isinstance(each, Source))
    with bar(m, total) as screen:
        yield screen
