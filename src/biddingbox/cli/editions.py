"""``rule --edition 1997,2017``: the rulings of one log under two editions, next to each other."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from biddingbox.cli.base import EDITIONS, WIDEST, Failure, Json, console, emit, print_json

if TYPE_CHECKING:
    from rich.console import RenderableType

    from biddingbox.director.differences import Differences
    from biddingbox.i18n import Messages
    from biddingbox.log import Log

#: Two columns stand next to each other on a terminal of this width; else one under the other.
WIDE: Final = 120
_BETWEEN: Final = 3


def pair(asked: str, m: "Messages", *, interactive: bool) -> tuple[str, str]:
    """The two editions of ``--edition 1997,2017``, or :class:`Failure`."""
    names = [name.strip() for name in asked.split(",")]
    bridge = [name for name, game in EDITIONS.items() if game == "bridge"]
    if len(names) != 2 or len(set(names)) != 2 or not set(names) <= set(bridge):
        raise Failure(m.text("editions-error-pair", asked=asked, known=", ".join(bridge)))
    if interactive:
        raise Failure(m.text("editions-error-interactive"))
    return names[0], names[1]


def print_beside(
    logs: "Sequence[Log]", edition: str, m: "Messages", *, with_tree: bool, as_json: bool
) -> None:
    """Print each log under its own edition and under another, as text or as JSON."""
    from biddingbox.director.columns import columns
    from biddingbox.director.editions import beside

    answers = [columns(log, beside(log, edition), m, with_tree=with_tree) for log in logs]
    if as_json:
        data = [{"editions": both} for both in answers]
        print_json(data[0] if len(data) == 1 else data)
        return
    for i, both in enumerate(answers):
        if i:
            click.echo("\n---\n")
        _print(list(both.values()), m, with_tree=with_tree)


def _print(both: list[Json], m: "Messages", *, with_tree: bool) -> None:
    from rich.text import Text

    from biddingbox.cli.tree import show_tree
    from biddingbox.director.differences import differences

    found = differences(*both)
    own = list(_column(_marked(both[0], found, m), m))
    there = list(_column(_marked(both[1], found.swapped, m), m))
    out = console()
    if (width := _wide(m)) is not None:
        out.width = width
        emit(out, _side_by_side(own, there))
    else:
        emit(out, *own)
        click.echo()
        emit(out, *there)
    click.echo()
    emit(out, Text(m.text("editions-legend" if found.any else "editions-alike"), style="dim"))
    for data in both if with_tree else ():
        click.echo()
        emit(out, Text(m.text(f"cli-edition-bridge-{data['edition']}"), style="bold"))
        show_tree(data["tree"], m, out, bound=data["restrictions"])


def _wide(m: "Messages") -> int | None:
    """The width of the page with two columns; None where they stand one under the other.

    From right to left they always do: a terminal turns each line as a whole, if at all.
    """
    from rich.console import Console

    width = Console().width
    if m.right_to_left or width < WIDE:
        return None
    return min(width, 2 * WIDEST + _BETWEEN)


def _side_by_side(
    own: "Sequence[RenderableType]", there: "Sequence[RenderableType]"
) -> "RenderableType":
    from rich.console import Group
    from rich.table import Table

    table = Table.grid(padding=(0, _BETWEEN, 0, 0), expand=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    table.add_row(Group(*own), Group(*there))
    return table


def _column(answer: Json, m: "Messages") -> "list[RenderableType]":
    """An answer as ``rule`` prints it; under its edition and its table, where it parts and why."""
    from rich.text import Text

    from biddingbox.cli.show import parts

    printed = list(parts(answer, m))
    return [*printed[:2], *(Text(line, style="bold yellow") for line in _fork(answer, m)),
            *printed[2:]]  # fmt: skip


def _fork(answer: Json, m: "Messages") -> list[str]:
    left = answer.get("left_out")
    found = [m.text("editions-left-out", lines=", ".join(map(str, left)))] if left else []
    fork = answer.get("fork")
    if fork is None:
        return found
    lines = [*found, fork["text"]]
    if answer["forks_at"] is not None:
        seq = str(answer["forks_at"])
        lines = [*found, m.text("editions-forks", seq=seq, line=fork["line"]), fork["text"]]
    if fork["proposed"]:
        lines.append(m.text("editions-proposed", option=fork["proposed"]))
    return lines


def _marked(answer: Json, found: "Differences", m: "Messages") -> Json:
    """The answer with a sign and a word after each sentence that the other one has not."""
    from biddingbox.director.differences import LISTS

    differs = f"≠ {m.text('editions-differs')}"
    return answer | {
        name: [
            _with(record, name, differs, m) if i in getattr(found, name).a else record
            for i, record in enumerate(answer[name])
        ]
        for name in LISTS
    }


def _with(record: Json, name: str, mark: str, m: "Messages") -> Json:
    from biddingbox.cli.show import heard_text

    field = "question" if name == "reviews" else "text"
    text: Any = heard_text(record, m) if name == "unauthorised" else record[field]
    return {**record, field: f"{text} {mark}"}
