"""``biddingbox convert``: logs and records from one form into another."""

import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final, cast

import click

from biddingbox.cli.base import Command, Failure, lang_option, option, speak
from biddingbox.cli.convert_told import Told

if TYPE_CHECKING:
    from biddingbox.cli.convert_in import Form, Item
    from biddingbox.cli.convert_out import Target
    from biddingbox.i18n import Messages

TARGETS: Final = ("notation", "journal", "pbn", "lin")
FORMS: Final = (*TARGETS, "url")
EDITIONS: Final = ("1997", "2017")


@click.command(
    cls=Command,
    help="cli-help-convert",
    short_help="cli-help-convert-short",
    epilog="cli-examples-convert",
)
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@option(
    "--to", type=click.Choice(TARGETS), required=True, metavar=f"[{'|'.join(TARGETS)}]",
    help="cli-help-convert-to",
)  # fmt: skip
@option("-o", "--output", default="-", metavar="FILE", help="cli-help-convert-output")
@option(
    "--from", "given", type=click.Choice(FORMS), metavar=f"[{'|'.join(FORMS)}]",
    help="cli-help-convert-from",
)  # fmt: skip
@option(
    "--edition", type=click.Choice(EDITIONS), metavar=f"[{'|'.join(EDITIONS)}]",
    help="cli-help-convert-edition",
)  # fmt: skip
@option("--export", is_flag=True, help="cli-help-convert-export")
@lang_option
@click.pass_context
def convert(
    ctx: click.Context,
    files: tuple[str, ...],
    to: str,
    output: str,
    given: str | None,
    edition: str | None,
    export: bool,
    lang: str,
) -> None:
    """See ``cli-help-convert``."""
    m = speak(lang)
    if export and to != "pbn":
        raise Failure(m.text("convert-error-export"))
    work = _Work(m, cast("Target", to), cast("Form | None", given), edition, export=export)
    with _out(m, output) as out:
        for part in work.parts(files):
            out.write(part)
    if work.foreign:
        click.echo(f"biddingbox: {m.text('convert-latin', count=work.foreign)}", err=True)
        work.code = work.code or 1
    ctx.exit(work.code)


@contextmanager
def _out(m: "Messages", name: str) -> Iterator[IO[bytes]]:
    """Standard output, or a file that is there whole or not at all, and not if it were empty."""
    if name == "-":
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    path = Path(name)
    try:
        handle, kept = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except OSError as error:
        raise _unwritten(m, name, error) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            if not file.tell():  # nothing could be read: what was there stays
                return
        Path(kept).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        os.replace(kept, path)
    except OSError as error:
        raise _unwritten(m, name, error) from None
    finally:
        Path(kept).unlink(missing_ok=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _unwritten(m: "Messages", name: str, error: OSError) -> Failure:
    return Failure(m.text("cli-error-file", name=name, why=error.strerror or str(error)))


class _Work:
    """One run: what it writes, and what it has to say on the way.

    ``code`` is 2 when something could not be read, 1 when something of a record was left out
    because it does not fit together, else 0; what LIN cannot hold by its nature is only told.
    """

    def __init__(
        self,
        m: "Messages",
        to: "Target",
        given: "Form | None",
        edition: str | None,
        *,
        export: bool,
    ) -> None:
        self.m, self.to, self.given, self.edition, self.export = m, to, given, edition, export
        self.code = 0
        #: Characters that the export format has not.
        self.foreign = 0

    def parts(self, files: tuple[str, ...]) -> Iterator[bytes]:
        """The output, bit by bit. One file of PBN that stays PBN is the same byte for byte."""
        from biddingbox.cli.convert_out import joined
        from biddingbox.records.forms import is_address

        name = files[0]
        if len(files) == 1 and self.to == "pbn" and not self.export and not is_address(name):
            with self.opened(name) as (file, form):
                if form == "pbn":
                    yield from iter(partial(file.read, 1 << 16), b"")
                else:
                    yield from map(self.encoded, joined(self.records(name, file, form), self.to))
            return
        texts = (text for name in files for text in self.of(name))
        yield from map(self.encoded, joined(texts, self.to, export=self.export))

    def encoded(self, text: str) -> bytes:
        """2.2, 2.3 of the standard: the export format is Latin-1, with CR and LF."""
        if self.export:
            written = text.replace("\n", "\r\n").encode("latin-1", "replace")
            self.foreign += sum(c > "\xff" for c in text)
            return written
        return text.encode("utf-8", "replace")

    def of(self, name: str) -> Iterator[str]:
        """The records of one file or address, in their new form."""
        from biddingbox.cli.convert_in import address
        from biddingbox.records.forms import is_address

        if is_address(name):
            told = Told(self.m, name)
            yield from self.record(address(name), told)
            self.end(told)
            return
        with self.opened(name) as (file, form):
            yield from self.records(name, file, form)

    def records(self, name: str, file: IO[bytes], form: "Form") -> Iterator[str]:
        from biddingbox.cli.convert_in import TooLarge, items

        told = Told(self.m, name)
        try:
            for item in items(file, form, self.edition):
                yield from self.record(item, told)
        except TooLarge:
            self.unread(name, self.m.text("cli-error-too-large"))
        except OSError as error:
            self.unread(name, error.strerror or str(error))
        self.end(told)

    def record(self, item: "Item", told: Told) -> Iterator[str]:
        """One record in its new form; nothing where it could not be read at all."""
        from biddingbox.cli.convert_out import written
        from biddingbox.errors import ExchangeError

        told.read(item)
        if item.log is None and item.board is None:
            return
        try:
            found = written(item, self.to, self.edition or "1997", export=self.export)
        except ExchangeError:
            told.refused(item, self.to)
            return
        told.losses(item, found.losses)
        yield found.text

    @contextmanager
    def opened(self, name: str) -> "Iterator[tuple[IO[bytes], Form]]":
        """A file and its form; one that cannot be opened is told, and as good as empty."""
        from biddingbox.cli.convert_in import form_of
        from biddingbox.records.forms import HEAD

        try:
            file = _stdin() if name == "-" else open(name, "rb")  # noqa: SIM115
        except (OSError, ValueError) as error:
            self.unread(name, getattr(error, "strerror", None) or str(error))
            yield io.BytesIO(), self.given or "notation"
            return
        with file:
            yield file, self.given or form_of(name, file.peek(HEAD)[:HEAD])

    def unread(self, name: str, why: str) -> None:
        self.code = Failure.exit_code
        click.echo(f"biddingbox: {self.m.text('cli-error-file', name=name, why=why)}", err=True)

    def end(self, told: Told) -> None:
        told.end()
        self.code = max(self.code, told.code)


def _stdin() -> io.BufferedReader:
    """Standard input, of which the beginning can be looked at."""
    return io.BufferedReader(sys.stdin.buffer)  # type: ignore[arg-type]
