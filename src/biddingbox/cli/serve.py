"""``biddingbox serve``: the director's desk in the browser; ``make run``."""

import errno
import os
import sys
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from biddingbox.cli.base import Command, Failure, lang_option, option, speak

if TYPE_CHECKING:
    import socket

    from biddingbox.i18n import Messages

#: What keeps the cases in memory alone.
MEMORY: Final = ":memory:"
#: Black on white whatever the colours of the terminal are, and back to them.
_INK: Final = "\x1b[38;5;16;48;5;231m"
_END: Final = "\x1b[0m"
#: Two modules of a code in one character, by the upper and the lower: black is 1.
_HALVES: Final = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}


@click.command(
    cls=Command, help="cli-help-serve", short_help="cli-help-serve-short",
    epilog="cli-examples-serve",
)  # fmt: skip
@option("--host", metavar="HOST", help="cli-help-serve-host")
@option("--port", type=click.IntRange(0, 65535), metavar="PORT", help="cli-help-serve-port")
@option("--db", "where", metavar="FILE", help="cli-help-serve-db")
@option("--lan", is_flag=True, help="cli-help-serve-lan")
@option("-q", "--quiet", is_flag=True, help="cli-help-serve-quiet")
@lang_option
def serve(
    host: str | None, port: int | None, where: str | None, lan: bool, quiet: bool, lang: str
) -> None:
    """See ``cli-help-serve``."""
    m = speak(lang)
    try:
        from biddingbox.store import Unusable
        from biddingbox.web import logs, serving
    except ModuleNotFoundError as error:
        name = (error.name or "").split(".")[0]
        if name == "biddingbox":
            raise
        raise Failure(m.text("serve-not-installed", name=name)) from error

    host = host or ("0.0.0.0" if lan else serving.LOOPBACK)
    with listen(m, host, port) as listening:
        if not lan and not serving.is_loopback(listening):
            raise Failure(m.text("serve-needs-lan", host=host))
        path = where or str(made(m, serving.database()))
        logs.configure(sys.stderr, quiet=quiet)
        app = serving.application(path, listening, host, locked=lan)

        def ready() -> None:
            said = [
                invitation(m, listening, app.state.keyring.key)
                if lan
                else f"{m.text('serve-open')}\n\n  {serving.url(host, listening)}\n"
            ]
            if port is None and listening.getsockname()[1] != serving.PORT:
                said.append(m.text("serve-other-port", taken=str(serving.PORT)))
            said.append(
                m.text("serve-memory") if path == MEMORY else m.text("serve-kept", path=path)
            )
            click.echo("\n".join((*said, m.text("serve-stop"))))

        def let_in(key: str) -> None:
            click.echo(f"{m.text('serve-next')}\n{invitation(m, listening, key)}")

        if lan:
            app.state.keyring.announce = let_in
        try:
            serving.run(app, listening, ready)
        except Unusable as error:
            raise Failure(m.text("serve-no-store", path=error.path, why=error.reason)) from error


def listen(m: "Messages", host: str, port: int | None) -> "socket.socket":
    """A socket of the address asked for, or of a free port if none is; or :class:`Failure`."""
    from biddingbox.web import serving

    wanted = serving.PORT if port is None else port
    try:
        try:
            return serving.bind(host, wanted)
        except OSError:
            if port is not None:
                raise
            return serving.bind(host, 0)
    except OSError as error:
        asked = str(wanted)
        if error.errno == errno.EADDRINUSE:
            raise Failure(m.text("serve-taken", host=host, asked=asked)) from error
        why = error.strerror or str(error)
        raise Failure(m.text("serve-no-address", host=host, asked=asked, why=why)) from error


def made(m: "Messages", path: Path) -> Path:
    """A path whose folder is there, open to its owner alone; or :class:`Failure`."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        why = error.strerror or os.strerror(error.errno or 0)
        raise Failure(m.text("serve-no-store", path=str(path), why=why)) from error
    return path


def invitation(m: "Messages", listening: "socket.socket", key: str) -> str:
    """The addresses that let one device in, on a terminal also as a code to be scanned."""
    from biddingbox.web import serving

    reached = serving.reached(listening)
    addresses = [serving.url(host, listening, f"/key/{key}") for host in reached]
    grouped = "-".join(key[i : i + 4] for i in range(0, len(key), 4))
    typed = m.text("serve-type", address=serving.url(reached[0], listening), key=grouped)
    scanned = f"{code(addresses[0])}\n\n" if sys.stdout.isatty() else ""
    shown = "".join(f"  {address}\n" for address in addresses)
    return f"{m.text('serve-invite')}\n\n{shown}\n{scanned}{typed}\n"


def code(text: str) -> str:
    """A QR code with its quiet zone, in half blocks, black on white."""
    import segno

    rows = [bytes(row) for row in segno.make(text, micro=False, error="m").matrix_iter(border=4)]
    white = bytes(len(rows[0]))
    return "\n".join(
        _INK + "".join(_HALVES[pair] for pair in zip(upper, lower, strict=True)) + _END
        for upper, lower in zip_longest(rows[::2], rows[1::2], fillvalue=white)
    )
