"""How far an audit is: boards, boards a second and the time that remains, on a terminal only."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.progress import Progress

    from biddingbox.audit.tally import Tally
    from biddingbox.i18n import Messages


class Screen:
    """Standard output and standard error as they are."""

    def moved(self, tally: "Tally") -> None:
        """Show how far it is."""

    def say(self, text: str) -> None:
        """Text for standard output."""
        click.echo(text, nl=False)

    def warn(self, line: str) -> None:
        """A line for standard error."""
        click.echo(line, err=True)


class Bar(Screen):
    """A bar on standard error; what is said on the same terminal comes above it."""

    def __init__(self, progress: "Progress", total: int) -> None:
        self._progress = progress
        self._task = progress.add_task("", total=total or None, boards="0", rate="")
        self._same = sys.stdout.isatty()

    def moved(self, tally: "Tally") -> None:
        seconds = self._progress.tasks[0].elapsed or 0
        rate = f"{tally.boards / seconds:,.0f}" if seconds else ""
        boards = f"{tally.boards:,}"
        self._progress.update(self._task, completed=tally.size, boards=boards, rate=rate)

    def say(self, text: str) -> None:
        if self._same:
            self.warn(text.removesuffix("\n"))
        else:
            super().say(text)

    def warn(self, line: str) -> None:
        self._progress.console.print(line, soft_wrap=True, markup=False, highlight=False)


@contextmanager
def bar(m: "Messages", total: int) -> Iterator[Bar]:
    """A bar over so many bytes."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        BarColumn(),
        TaskProgressColumn(),
        TextColumn(
            m.text("cli-check-bar", boards="{task.fields[boards]}", rate="{task.fields[rate]}")
        ),
        TimeRemainingColumn(),
    )
    out = Console(stderr=True, emoji=False)
    with Progress(
        *columns, console=out, transient=True, redirect_stdout=False, redirect_stderr=False
    ) as progress:
        yield Bar(progress, total)
