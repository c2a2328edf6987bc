"""The tree of a case: every path from the open question until none is open.

Calls with an equal outcome are one branch; a meaning is two branches, natural and artificial; past
2,000 nodes the tree ends in ``…`` (design section 5).
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from biddingbox.core import Json, Option, Question, Refusal, Shown, as_data
from biddingbox.director.sentences import Sentences
from biddingbox.events import Answered, Call, Called, Event
from biddingbox.i18n import Messages

if TYPE_CHECKING:
    from biddingbox.log import Log

LIMIT: Final = 2000


class _Branch(msgspec.Struct):
    option: Option
    calls: list[str]
    after: Any
    seq: int


class _Budget:
    """How many nodes are left."""

    def __init__(self, nodes: int) -> None:
        self.left = nodes

    def spend(self) -> bool:
        self.left -= 1
        return self.left >= 0


def tree(log: "Log", messages: Messages | None = None, limit: int = LIMIT) -> Json | None:
    """The tree of a log: ``{"question", "branches": [{"option", "calls", "rulings",
    "restrictions", "then"}]}``, or None where no question is open.

    ``rulings`` are those that the branch adds, ``restrictions`` all that bind after it; ``then`` is
    a tree, None at the end of a path, or ``"…"`` past ``limit`` nodes.
    """
    say = None if messages is None else Sentences(messages, log.opening.edition)
    found = _node(log.game, log.state, log.seq + 1, say, _Budget(limit))
    return found if isinstance(found, dict) else None


def _node(
    game: Shown[Any], s: Any, seq: int, say: Sentences | None, budget: _Budget
) -> Json | str | None:
    asked = game.questions(s)
    if not asked:
        return None
    if not budget.spend():
        return "…"
    question = asked[0]
    data = as_data(question)
    branches = []
    for branch in _branches(game, s, question, seq):
        rulings = _new_rulings(game, s, branch.after)
        bound = game.restrictions(branch.after)
        if say is not None:
            rulings = [say.ruling(r) for r in rulings]
            bound = [say.restriction(r) for r in bound]
        branches.append(
            {
                "option": branch.option.key,
                "calls": branch.calls,
                "rulings": rulings,
                "restrictions": bound,
                "then": _node(game, branch.after, branch.seq + 1, say, budget),
            }
        )
    return {
        "question": data if say is None else say.question(data),
        "branches": branches,
    }


def _branches(game: Shown[Any], s: Any, q: Question, seq: int) -> list[_Branch]:
    """The answers, calls of equal outcome merged."""
    found: list[_Branch] = []
    seen: dict[object, _Branch] = {}
    for option, value, event in _answers(q):
        after = game.apply(s, seq, event)
        if isinstance(after, Refusal):
            continue
        if option.takes != "CALL" or value is None:
            found.append(_Branch(option, [] if value is None else [value], after, seq))
            continue
        outcome = _outcome(game, s, option, after)
        if outcome in seen:
            seen[outcome].calls.append(value)
        else:
            seen[outcome] = _Branch(option, [value], after, seq)
            found.append(seen[outcome])
    return found


def _answers(q: Question) -> Iterator[tuple[Option, str | None, Event]]:
    for option in q.options:
        if option.takes in ("CALL", "SUIT", "CARD", "READING"):
            for value in option.values:
                yield option, value, _event(q, option, value)
        else:
            yield option, None, _event(q, option, None)


def _event(q: Question, option: Option, value: str | None) -> Event:
    if option.key == "call" and q.to != "director":
        return Called(q.to, Call(str(value)))
    return Answered(q.to, option.key, value, re=q.id)


def _outcome(game: Shown[Any], before: Any, option: Option, after: Any) -> object:
    asked = tuple((q.law, q.key, q.to) for q in game.questions(after))
    bound = repr(game.restrictions(after))
    return option.key, asked, bound, tuple(r["key"] for r in _new_rulings(game, before, after))


def _new_rulings(game: Shown[Any], before: Any, after: Any) -> list[Json]:
    return game.rulings(after)[len(game.rulings(before)) :]
