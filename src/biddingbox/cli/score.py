"""``biddingbox score``: many logs, one sheet: a field of bridge, or a whole game of Estimation."""

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from biddingbox.cli.base import (
    Command,
    Failure,
    console,
    json_option,
    lang_option,
    option,
    print_json,
    speak,
)

if TYPE_CHECKING:
    from biddingbox.i18n import Messages
    from biddingbox.log import Log
    from biddingbox.sheets.field import MethodName, Winners

METHODS = ("matchpoints", "imps", "butler")
WINNERS = ("auto", "1", "2")


@click.command(
    cls=Command,
    help="cli-help-score",
    short_help="cli-help-score-short",
    epilog="cli-examples-score",
)
@click.argument("file", metavar="FILE")
@option(
    "--method", type=click.Choice(METHODS), metavar=f"[{'|'.join(METHODS)}]",
    help="cli-help-score-method",
)  # fmt: skip
@option(
    "--winners", type=click.Choice(WINNERS), metavar=f"[{'|'.join(WINNERS)}]",
    help="cli-help-score-winners",
)  # fmt: skip
@json_option
@option("--csv", "as_csv", is_flag=True, help="cli-help-score-csv")
@lang_option
def score(
    file: str, method: str | None, winners: str | None, as_json: bool, as_csv: bool, lang: str
) -> None:
    """See ``cli-help-score``."""
    m = speak(lang)
    if as_json and as_csv:
        raise Failure(m.text("field-error-one-form"))
    logs = _logs(file, m)
    games = tuple(dict.fromkeys(log.opening.game for log in logs))
    if len(games) > 1:
        raise Failure(m.text("field-error-games", games=", ".join(games)))
    if games == ("estimation",):
        if method or winners:
            raise Failure(m.text("field-error-bridge-only"))
        _estimation(logs, m, as_json=as_json, as_csv=as_csv)
        return
    from biddingbox.cli import score_field

    field = score_field.field(
        logs, m, cast("MethodName", method or METHODS[0]), cast("Winners", winners or WINNERS[0])
    )
    if as_json:
        print_json(score_field.as_json(field))
    elif as_csv:
        click.echo(score_field.as_csv(field), nl=False)
    else:
        score_field.show(console(), m, field)


def _logs(file: str, m: "Messages") -> "tuple[Log, ...]":
    """The logs of a file or of standard input; here a name is never the short form."""
    from biddingbox.cli.read import read_logs

    try:
        there = file == "-" or Path(file).exists()
    except (OSError, ValueError):
        there = False
    if not file or not there:
        raise Failure(m.text("cli-error-file", name=file, why=os.strerror(errno.ENOENT)))
    return tuple(read_logs((file,), None, m, together=True))


def _estimation(
    logs: "tuple[Log, ...]", m: "Messages", *, as_json: bool, as_csv: bool
) -> None:  # fmt: skip
    from biddingbox.cli import score_estimation

    if as_json:
        print_json(score_estimation.as_json(logs))
    elif as_csv:
        click.echo(score_estimation.as_csv(logs), nl=False)
    else:
        score_estimation.show(console(), m, logs)
