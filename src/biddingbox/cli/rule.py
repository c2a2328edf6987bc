"""``biddingbox rule``: what follows from what happened at a table (design section 5)."""

from typing import TYPE_CHECKING, cast

import click

from biddingbox.cli.base import (
    EDITION_HINT,
    Command,
    Failure,
    Json,
    console,
    json_option,
    lang_option,
    option,
    print_json,
    speak,
)
from biddingbox.seats import SEATS, Seat

if TYPE_CHECKING:
    from biddingbox.i18n import Messages
    from biddingbox.log import Log


@click.command(
    cls=Command, help="cli-help-rule", short_help="cli-help-rule-short", epilog="cli-examples-rule"
)
@click.argument("source", nargs=-1, metavar="[FILE | - | SHORT FORM]")
@option("-e", "--expression", metavar="TEXT", help="cli-help-expression")
@option("--edition", metavar=EDITION_HINT, help="editions-help")
@option(
    "--dealer", type=click.Choice(SEATS, case_sensitive=False), metavar="SEAT",
    help="cli-help-dealer",
)  # fmt: skip
@option("--tree", is_flag=True, help="cli-help-tree")
@json_option
@option("-i", "--interactive", is_flag=True, help="cli-help-interactive")
@lang_option
def rule(
    source: tuple[str, ...],
    expression: str | None,
    edition: str | None,
    dealer: str | None,
    tree: bool,
    as_json: bool,
    interactive: bool,
    lang: str,
) -> None:
    """See ``cli-help-rule``."""
    from biddingbox.cli.read import read_logs

    m = speak(lang)
    if interactive and (as_json or source == ("-",)):
        raise Failure(m.text("cli-error-interactive"))
    editions: tuple[str, ...] = ()
    if edition is not None and "," in edition:
        from biddingbox.cli.editions import pair

        editions = pair(edition, m, interactive=interactive)
        edition = editions[0]
    if interactive and not source and expression is None:
        expression = f"dealer {dealer or 'N'}"
    seat = cast("Seat | None", dealer)
    logs = read_logs(source, expression, m, edition=edition, dealer=seat)
    if interactive:
        if len(logs) > 1:
            raise Failure(m.text("cli-error-one-log"))
        from biddingbox.cli.dialogue import Dialogue

        Dialogue(logs[0], m).run(with_tree=tree)
    elif editions:
        from biddingbox.cli.editions import print_beside

        print_beside(logs, editions[1], m, with_tree=tree, as_json=as_json)
    elif as_json:
        answers = [as_data(log, m, with_tree=tree) for log in logs]
        print_json(answers[0] if len(answers) == 1 else answers)
    else:
        for i, log in enumerate(logs):
            if i:
                click.echo("\n---\n")
            print_ruling(log, m, with_tree=tree)


def as_data(log: "Log", m: "Messages", *, with_tree: bool) -> Json:
    """The answer as ``--json`` gives it; with ``--tree`` it has a key ``tree``."""
    from biddingbox.director.answer import answer

    data: Json = dict(answer(log, m))
    if with_tree:
        from biddingbox.director.tree import tree

        data["tree"] = tree(log, m)
    return data


def print_ruling(log: "Log", m: "Messages", *, with_tree: bool) -> None:
    """Print the answer as text, and the tree below it."""
    from biddingbox.cli.show import show

    out = console()
    data = as_data(log, m, with_tree=with_tree)
    show(data, m, out)
    if with_tree:
        from biddingbox.cli.tree import show_tree

        click.echo()
        show_tree(data["tree"], m, out, bound=data["restrictions"])
