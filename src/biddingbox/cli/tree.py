"""A tree of every path (design section 5) as indented text with box-drawing lines."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from biddingbox.cli.base import emit
from biddingbox.i18n import phrases
from biddingbox.i18n.calls import shorten

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text
    from rich.tree import Tree

    from biddingbox.cli.base import Json
    from biddingbox.i18n import Messages


def show_tree(
    tree: "Json | str | None", m: "Messages", console: "Console", *, bound: Sequence[Any] = ()
) -> None:
    """Print a tree; without an open question there is none, and that is said.

    ``bound`` are the restrictions in force at its root: a branch shows only what it adds to them.
    """
    from rich.text import Text
    from rich.tree import Tree

    if tree is None:
        emit(console, Text(m.text("cli-no-tree")))
        return
    if isinstance(tree, str):
        emit(console, Text(tree))
        return
    root = Tree(_question(tree["question"], m), guide_style="dim")
    _branches(root, tree, m, bound)
    emit(console, root)


def _branches(node: "Tree", tree: "Json", m: "Messages", bound: Sequence[Any]) -> None:
    for branch in tree["branches"]:
        child = node.add(_branch(branch, m, bound))
        then = branch.get("then")
        if isinstance(then, str):
            child.add(then)
        elif then is not None:
            _branches(child.add(_question(then["question"], m)), then, m, branch["restrictions"])


def _question(question: "Json", m: "Messages") -> "Text":
    from rich.text import Text

    if question["to"] == "director":
        head = m.text("cli-tree-director", law=phrases.clause(m, question["law"]))
    else:
        who = m.text(f"seat-{question['to']}")
        head = m.text("cli-tree-question", who=who, law=phrases.clause(m, question["law"]))
    return Text.assemble((head, "bold cyan"), f" {question['text']}")


def _branch(branch: "Json", m: "Messages", bound: Sequence[Any]) -> "Text":
    """The option and the calls of one branch, and below it what is ruled and what then binds."""
    from rich.text import Text

    key, calls = str(branch["option"]), shorten(branch["calls"], m)
    if key == "call":
        label = Text.assemble((calls, "bold"))
    else:
        label = Text.assemble((key, "bold"), f" {calls}" if calls else "")
    for ruling in branch["rulings"]:
        label.append("\n").append(phrases.clause(m, ruling["law"]), style="cyan")
        label.append(f"  {ruling['text']}")
    for restriction in branch["restrictions"]:
        if restriction not in bound:
            label.append("\n→ ").append(restriction["law"], style="cyan")
            label.append(f"  {restriction['text']}")
    return label
