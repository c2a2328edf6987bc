"""The chart "what lies ahead": the tree of a case (:mod:`biddingbox.director.tree`) to be drawn.

:func:`outline` makes boxes with their sentences of a tree, :mod:`biddingbox.director.chart_layout`
gives them places. The head is what was last ruled, the tail what the director comes back to after
the play (Laws 16C, 23, 72C). The drawing holds :data:`MOST` boxes; the text beside it has them all.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from biddingbox.director.answer import answer
from biddingbox.director.answered import name_of_option, reading_in_words
from biddingbox.director.chart_box import Drawing, Node, measure
from biddingbox.director.chart_layout import mirrored, narrow, wide
from biddingbox.director.tree import tree
from biddingbox.i18n import Messages, phrases
from biddingbox.i18n.calls import shorten

if TYPE_CHECKING:
    from biddingbox.log import Log

#: The most boxes that are drawn, and how many steps deep.
MOST: Final = 60
DEEPEST: Final = 5

Json = dict[str, Any]
#: The way to a box: which child at each step.
_Way = tuple[int, ...]


class Chart(msgspec.Struct, frozen=True):
    """What lies ahead of the open question: the whole tree, and two drawings of it.

    ``past`` is what was last ruled, ``reviews`` are the matters to come back to after the play.
    """

    title: str
    description: str
    past: Node | None
    tree: Node
    reviews: tuple[Node, ...]
    wide: Drawing
    narrow: Drawing


def chart(log: "Log", messages: Messages) -> Chart | None:
    """The chart of a log, or None where no question is open."""
    found = tree(log, messages)
    if found is None:
        return None
    now = answer(log, messages)
    root = outline(found, messages, now["restrictions"])
    past = _past(now, found["question"], messages)
    reviews = tuple(_review(each, messages) for each in now["reviews"])
    drawn, ruler = pruned(root, messages), measure(messages)
    turned = mirrored if messages.right_to_left else _as_it_is
    return Chart(
        title=messages.text("chart-title"),
        description=_description(root, messages),
        past=past,
        tree=root,
        reviews=reviews,
        wide=turned(wide(drawn, past, reviews, ruler)),
        narrow=turned(narrow(drawn, past, reviews, ruler)),
    )


def _as_it_is(drawing: Drawing) -> Drawing:
    return drawing


def _description(root: Node, m: Messages) -> str:
    if root.who == "director":
        return m.text("chart-description-director", law=root.law)
    return m.text("chart-description-player", who=phrases.person(m, root.who), law=root.law)


def outline(tree: Json, m: Messages, bound: Sequence[Json] = ()) -> Node:
    """The boxes of a tree. ``bound``: what binds already; a box tells only what is added to it."""
    return _question(tree, m, bound, now=True)


def _question(
    tree: Json, m: Messages, bound: Sequence[Json], answer: str = "", small: Iterable[str] = (),
    *, now: bool = False,
) -> Node:  # fmt: skip
    question = tree["question"]
    finds = question["to"] == "director"
    first = [m.text("chart-now")] if now else [m.text("chart-finds")] if finds else []
    return Node(
        kind="now" if now else "director" if finds else "question",
        title=question["text"],
        who=question["to"],
        small=(*first, *small),
        law=phrases.clause(m, question["law"]),
        answer=answer,
        children=tuple(_branch(b, question, m, bound) for b in tree["branches"]),
    )


def _branch(branch: Json, question: Json, m: Messages, bound: Sequence[Json]) -> Node:
    """What an answer leads to: the next question, or the end with what is ruled."""
    name, said, then = _answer(branch, question, m), _said(branch, bound), branch["then"]
    if isinstance(then, dict):
        small = [*(_with_clause(s, m) for s in said), *_open(branch, m)]
        return _question(then, m, branch["restrictions"], answer=name, small=small)
    small = [*(_with_clause(s, m) for s in said[1:]), *_open(branch, m)]
    title, law = said[0] if said else (m.text("chart-nothing"), "")
    if then is None:
        return Node("end", title, small=tuple(small), law=phrases.clause(m, law), answer=name)
    further = Node("more", m.text("chart-endless"))
    if not said:
        return replace(further, answer=name)
    return replace(further, small=(_with_clause(said[0], m), *small), answer=name)


def _answer(branch: Json, question: Json, m: Messages) -> str:
    """The word on the edge: the option's short name, and the calls that are one branch."""
    option, values = branch["option"], branch["calls"]
    takes = next(o["takes"] for o in question["options"] if o["key"] == option)
    match takes:
        case "SUIT":
            what = phrases.suits(m, values)
        case "CARD":
            what = phrases.listed(m, (phrases.card(m, v) for v in values))
        case "CALL":
            what = shorten(values, m)
        case "READING":
            what = phrases.listed(m, (reading_in_words(m, question["key"], v) for v in values))
        case _:
            what = phrases.listed(m, values)
    if what and option in ("call", "reading"):
        return what
    name = name_of_option(m, option)
    return m.text("chart-answer", name=name, what=what) if what else name


def _said(branch: Json, bound: Sequence[Json]) -> list[tuple[str, str]]:
    """The sentences of a branch with their clauses.

    What binds by the clause of a ruling beside it is said by that ruling.
    """
    rulings = [(r["text"], r["law"]) for r in branch["rulings"]]
    clauses = {law for _, law in rulings}
    binds = (r for r in branch["restrictions"] if r not in bound and r["law"] not in clauses)
    return list(dict.fromkeys([*rulings, *((r["text"], r["law"]) for r in binds)]))


def _with_clause(said: tuple[str, str], m: Messages) -> str:
    text, law = said
    return m.text("chart-with-clause", text=text, law=phrases.clause(m, law))


def _open(branch: Json, m: Messages) -> list[str]:
    """A word where a ruling rests on our reading of a gap."""
    return [m.text("chart-open-law")] if any(r["gap"] for r in branch["rulings"]) else []


def _past(now: Json, question: Json, m: Messages) -> Node | None:
    """What led to the question: the last ruling, else the last call that it is about."""
    if now["rulings"]:
        last = now["rulings"][-1]
        return Node("past", last["text"], law=phrases.clause(m, last["law"]))
    about = [c for c in now["calls"] if c["seq"] in question["about"]]
    if not about:
        return None
    words = phrases.in_words(m, {"seat": about[-1]["seat"], "call": str(about[-1]["call"])})
    return Node("past", m.text("chart-called", **words))


def _review(record: Json, m: Messages) -> Node:
    law = phrases.clause(m, record["law"])
    return Node("past", m.text("chart-review"), small=(record["question"],), law=law)


def pruned(root: Node, m: Messages, most: int = MOST, deepest: int = DEEPEST) -> Node:
    """The tree as it is drawn: nearest steps first; where no room is left, one box says so."""
    kept: set[_Way] = set()
    boxes, waiting = 1, deque[tuple[Node, _Way]]([(root, ())])
    while waiting:
        node, way = waiting.popleft()
        further = [(c, (*way, i)) for i, c in enumerate(node.children) if c.children]
        # Each question that still waits needs a box below it, were it only the one that says so.
        needed = boxes + len(node.children) + len(further) + len(waiting)
        if len(way) < deepest - bool(further) and needed <= most:
            kept.add(way)
            boxes += len(node.children)
            waiting.extend(further)
        else:
            boxes += 1
    return _cut(root, (), kept, Node("more", m.text("chart-more")))


def _cut(node: Node, way: _Way, kept: set[_Way], more: Node) -> Node:
    if not node.children:
        return node
    if way not in kept:
        return replace(node, children=(more,))
    children = (_cut(c, (*way, i), kept, more) for i, c in enumerate(node.children))
    return replace(node, children=tuple(children))
