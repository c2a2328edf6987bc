"""``biddingbox demo``: the ruling of a real case, and on a terminal the dialogue; ``make run``."""

import sys
from typing import TYPE_CHECKING, Any, Final

import click

from biddingbox.cli.base import Command, Failure, lang_option, speak

if TYPE_CHECKING:
    from biddingbox.i18n import Messages
    from biddingbox.log import Log

#: An answer to a request for aces, one level too low.
CASE: Final = "016a-blackwood-answer-one-level-low-old-australian"


@click.command(cls=Command, help="cli-help-demo", short_help="cli-help-demo-short", hidden=True)
@lang_option
def demo(lang: str) -> None:
    """See ``cli-help-demo``."""
    from biddingbox.cli.dialogue import Dialogue
    from biddingbox.cli.rule import print_ruling

    m = speak(lang)
    case = bundled(CASE, m)
    click.echo(m.text("cli-demo-case", title=str(case["title"]), source=str(case["source"])))
    click.echo()
    log = first_question(case)
    print_ruling(log, m, with_tree=True)
    click.echo()
    if sys.stdin.isatty() and sys.stdout.isatty():
        Dialogue(log, m).run()
    else:
        click.echo(m.text("cli-demo-next"))


def bundled(case_id: str, m: "Messages") -> dict[str, Any]:
    """A case that comes with the package, by its id. Raises :class:`Failure` if it is not there."""
    import tomllib

    from biddingbox.bridge.rulebook import case_dirs

    for folder in case_dirs():
        for path in sorted(folder.rglob("*.toml")):
            case = tomllib.loads(path.read_text(encoding="utf-8"))
            if case.get("id") == case_id:
                return case
    raise Failure(m.text("cli-error-no-case", id=case_id))


def first_question(case: dict[str, Any]) -> "Log":
    """The log of a case as far as the first question to somebody at the table."""
    from biddingbox.core import Refusal
    from biddingbox.log import new
    from biddingbox.records.notation import parse_log

    parsed = parse_log(case.get("log") or case["step"][0]["log"])
    log = new(parsed.opening)
    for event in parsed.events:
        after = log.append(event)
        if isinstance(after, Refusal) or log.questions:
            break
        log = after
    return log
