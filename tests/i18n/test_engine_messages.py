"""The messages of the engine: what the laws name is there, and what is there the laws name."""

import ast
from collections.abc import Iterator
from pathlib import Path

from biddingbox.bridge.gaps import all_gaps
from biddingbox.i18n import ident, messages
from biddingbox.i18n.messages import LOCALES, split
from tests.i18n.test_messages import PACKAGE, is_used, literals

SOURCES = [*sorted((PACKAGE / "bridge").rglob("*.py")), PACKAGE / "core.py", PACKAGE / "log.py"]
NAMES = set().union(*(literals(path) for path in SOURCES)) | set(all_gaps())
CLAUSES = {ident(name) for name in NAMES if name[:1].isdigit()}
#: The files in which the messages of the laws stand.
FILES = ("engine.ftl", "play.ftl", "score.ftl")
ENGINE = [
    name for file in FILES for name in split((LOCALES / "en" / file).read_text(encoding="utf-8"))
]


def calls(path: Path, *functions: str) -> Iterator[ast.Call]:
    """The calls of some functions in a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else None
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name in functions:
                yield node


def strings(node: ast.expr) -> set[str]:
    """What a string argument may be; nothing where only running the code could tell."""
    match node:
        case ast.Constant(value=str() as text):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return strings(one) | strings(other)
    return set()


def named() -> Iterator[str]:
    """The identifiers of messages that the sources name outright."""
    for path in SOURCES:
        for call in calls(path, "rule"):
            yield from (f"ruling-{key}" for key in strings(call.args[2]))
        for call in calls(path, "Refusal"):
            yield from (f"refused-{key}" for key in strings(call.args[0]))
        for call in calls(path, "review"):
            yield from (f"review-{ident(law)}" for law in strings(call.args[1]))
        for call in calls(path, "gap_question"):
            for gap in strings(call.args[0]):
                yield f"question-{gap}"
                yield f"option-{gap}-reading"
        for call in calls(path, "question"):
            if len(call.args) > 4:
                for key in strings(call.args[3]):
                    yield f"question-{key}"
                    yield from _options(key, call)


def _options(question: str, call: ast.Call) -> Iterator[str]:
    for inner in call.args[5:]:
        if isinstance(inner, ast.Call) and inner.args:
            yield from (f"option-{question}-{key}" for key in strings(inner.args[0]))


def there(name: str) -> bool:
    """Whether a message is there, for each clause of its own if not for all."""
    return name in ENGINE or any(
        known.startswith(f"{name}-") and known.removeprefix(f"{name}-") in CLAUSES
        for known in ENGINE
    )


def named_by_the_sources(name: str) -> bool:
    """Whether the sources name it, or that of which it is the form for one edition."""
    kind, _, key = name.removesuffix("-2017").partition("-")
    if kind == "review":
        return key in CLAUSES
    if kind == "option":
        cuts = [i for i, c in enumerate(key) if c == "-"]
        return any(key[:i] in NAMES and is_used(key[i + 1 :], NAMES) for i in cuts)
    general, _, clause = key.rpartition("-")
    return is_used(key, NAMES) or (clause in CLAUSES and is_used(general, NAMES))


def test_every_message_that_the_laws_name_is_there() -> None:
    wanted = set(named())
    assert len(wanted) > 150
    assert sorted(name for name in wanted if not there(name)) == []


def test_no_message_of_the_engine_is_unused() -> None:
    assert [name for name in ENGINE if not named_by_the_sources(name)] == []


def test_every_gap_that_is_asked_has_its_question() -> None:
    m = messages()
    questions = [i for i, gap in all_gaps().items() if gap.ask and m.has(f"question-{i}")]
    assert [i for i in questions if not any(n.startswith(f"option-{i}-") for n in ENGINE)] == []
