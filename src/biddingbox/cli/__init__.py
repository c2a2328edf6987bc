"""The command line: ``biddingbox rule | laws | cases | score | check | serve``.

Exit codes: 0 done, 1 ``cases run`` found differences, 2 the input cannot be read or is refused.
"""

import click

from biddingbox import __version__
from biddingbox.cli.base import Group, Option
from biddingbox.cli.cases import cases
from biddingbox.cli.check import check
from biddingbox.cli.convert import convert
from biddingbox.cli.laws import laws
from biddingbox.cli.rule import rule
from biddingbox.cli.score import score
from biddingbox.cli.serve import serve

__all__ = ["main"]


@click.group(cls=Group, help="cli-help", epilog="cli-examples")
@click.version_option(
    __version__, message="%(prog)s %(version)s", cls=Option, help="cli-help-version"
)
def main() -> None:
    """See ``cli-help``."""


main.add_command(rule)
main.add_command(laws)
main.add_command(cases)
main.add_command(score)
main.add_command(check)
main.add_command(convert)
main.add_command(serve)
