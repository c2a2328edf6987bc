"""The messages: strict, complete, without duplicates and without junk."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from biddingbox.i18n import LANGUAGES, ident, messages
from biddingbox.i18n.messages import LOCALES, split

PACKAGE = LOCALES.parents[1]
FILES = sorted(LOCALES.rglob("*.ftl"))
#: Files whose messages only the command line, the phrases and the pages use.
NAMES = (
    "cli.ftl", "field.ftl", "pairs.ftl", "terms.ftl", "desk.ftl", "entry.ftl", "pages.ftl",
    "serve.ftl", "deskplay.ftl", "pad.ftl", "record.ftl", "check.ftl", "convert.ftl",
)  # fmt: skip
OWN = [LOCALES / lang / name for lang in LANGUAGES for name in NAMES]
#: What names messages of ``cli.ftl``: the command line, and the summary that the pages share.
SPEAKERS = [*(PACKAGE / "cli").glob("*.py"), PACKAGE / "director" / "summary.py"]
TEMPLATES = PACKAGE / "web" / "templates"
_NAMED = re.compile(r"\b(?:t|plain)\('([a-z][\w-]*)'( ~)?")


def entries(path: Path) -> list[str]:
    """The identifiers of the messages of a file."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [e.id.name for e in body if isinstance(e, ftl.Message)]


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_no_junk(path: Path) -> None:
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [e.content for e in body if isinstance(e, ftl.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_identifier_twice_in_a_language(lang: str) -> None:
    names = Counter(n for path in (LOCALES / lang).glob("*.ftl") for n in entries(path))
    assert [n for n, count in names.items() if count > 1] == []


@pytest.mark.parametrize("path", FILES, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_splitting_a_file_finds_what_the_parser_finds(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    parsed = [e.id.name for e in body if isinstance(e, ftl.Message)]
    assert list(split(source)) == parsed
    for name, entry in split(source).items():
        [only] = FluentParser().parse(entry).body
        assert isinstance(only, ftl.Message)
        [same] = [e for e in body if isinstance(e, ftl.Message) and e.id.name == name]
        assert only.equals(same, ignored_fields=["span", "comment"])


def test_splitting_keeps_terms_and_what_entries_refer_to() -> None:
    source = "# a\n-brand = Box\n\n## b\nabout = { -brand } { $n ->\n  [one] 1\n *[other] 2\n}\n"
    assert list(split(source)) == ["-brand", "about"]
    assert split(source)["about"].endswith("}\n")


def literals(path: Path) -> set[str]:
    """The strings of a module that could name messages; a prefix of an f-string ends in ``*``."""
    found: set[str] = set()
    inside: set[int] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            inside.update(id(v) for v in node.values)
            first = node.values[0]
            if isinstance(first, ast.Constant):
                found.add(f"{first.value!s}*")
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
            found.add(f"{node.left.value!s}*")
            inside.add(id(node.left))
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in inside
        ):
            found.add(node.value)
    return found


def used() -> set[str]:
    return set().union(*(literals(p) for p in PACKAGE.rglob("*.py")), named_by_templates())


def named_by_templates() -> set[str]:
    """What templates name: ``t('desk-tab-' ~ tab)`` is a prefix, and ends in ``*``."""
    found = _NAMED.findall("".join(p.read_text("utf-8") for p in TEMPLATES.rglob("*.html")))
    return {name + "*" * bool(prefix) for name, prefix in found}


def is_used(name: str, names: set[str]) -> bool:
    return name in names or any(
        name.startswith(n[:-1]) for n in names if n.endswith("-*") and len(n) > 2
    )


@pytest.mark.parametrize("path", OWN, ids=lambda p: f"{p.parent.name}/{p.name}")
def test_no_message_is_unused(path: Path) -> None:
    names = used()
    assert [n for n in entries(path) if not is_used(n, names)] == []


def test_every_message_that_the_command_line_names_is_there() -> None:
    m = messages()
    pattern = re.compile(r"(cli|field|pairs)(-[a-z0-9]+)+\Z")
    named = {n for p in SPEAKERS for n in literals(p) if pattern.match(n)}
    assert len(named) > 40
    assert sorted(n for n in named if not m.has(n)) == []


def test_every_prefix_that_the_command_line_names_is_there() -> None:
    known = [n for path in OWN for n in entries(path)]
    prefixes = {n[:-1] for p in SPEAKERS for n in literals(p) if n[-2:] == "-*"}
    starts = {n for n in prefixes if re.fullmatch(r"(cli|seat|side|vul|irregular)-[a-z0-9-]*", n)}
    assert "cli-phase-" in starts
    assert [s for s in sorted(starts) if not any(n.startswith(s) for n in known)] == []


def test_text_fills_in_its_arguments_without_marks() -> None:
    assert messages().text("cli-turn", seat="North") == "North to call."


def test_a_missing_message_raises() -> None:
    m = messages()
    assert not m.has("no-such-message")
    with pytest.raises(KeyError, match="no-such-message"):
        m.text("no-such-message")


def test_a_missing_argument_raises() -> None:
    with pytest.raises(KeyError, match=r"cli-turn.*seat"):
        messages().text("cli-turn")


def test_the_messages_of_a_language_are_loaded_once() -> None:
    assert messages("en") is messages("en")


def test_a_language_that_is_not_there_raises() -> None:
    with pytest.raises(KeyError):
        messages("xx")


@pytest.mark.parametrize(
    ("clause", "expected"),
    [("25B2(b)(1)", "25b2b1"), ("27A", "27a"), ("30B(ii)", "30bii"), ("9", "9")],
)
def test_ident(clause: str, expected: str) -> None:
    assert ident(clause) == expected


def test_every_message_that_a_template_names_is_there() -> None:
    m = messages()
    named = named_by_templates()
    known = set().union(*(entries(p) for p in FILES))
    assert len(named) > 60
    assert sorted(n for n in named if not n.endswith("*") and not m.has(n)) == []
    prefixes = [n[:-1] for n in named if n.endswith("*")]
    assert [p for p in prefixes if not any(k.startswith(p) for k in known)] == []
