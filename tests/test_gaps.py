"""The gaps that the code raises are the gaps listed, and each has a reading that is ours."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import biddingbox.bridge
from biddingbox import core
from biddingbox.bridge.game import Bridge
from biddingbox.bridge.gaps import Gap, Reading, all_gaps, gap, gaps, ours
from biddingbox.director.cases import load
from biddingbox.records.notation import parse_log

BRIDGE = Path(biddingbox.bridge.__file__).parent
CASES = Path(__file__).parent / "cases"
#: Functions of which one argument, written as a literal, is the id of a gap: its place.
TAKES_ID = {"gap": 0, "ours": 0, "note": 0, "right": 1}
IN_PROSE = re.compile(r"\bgap ``([^`]+)``")


def sources() -> Iterator[tuple[str, str]]:
    """The modules of the bridge package: name and text."""
    for path in sorted(BRIDGE.rglob("*.py")):
        if path.name != "gaps.py":
            yield path.name, path.read_text(encoding="utf-8")


def raised_ids(text: str) -> Iterator[str]:
    """The ids that a source names as gaps.

    They stand in ``gap("id")``, ``ours("id")``, ``gaps.note("id")``, ``right(state, "id")``,
    ``f(…, gap="id")``, and in docstrings as: gap, then the id in double backquotes.
    """
    yield from IN_PROSE.findall(text)
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        values = [k.value for k in node.keywords if k.arg == "gap"]
        match node.func:
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in TAKES_ID:
                values += node.args[TAKES_ID[name] : TAKES_ID[name] + 1]
        for value in values:
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                yield value.value


def used_gaps() -> set[str]:
    """The listed ids that the source names, as literals of any kind or in its prose."""
    named: set[object] = set()
    for _, text in sources():
        named |= {*raised_ids(text)}
        named |= {n.value for n in ast.walk(ast.parse(text)) if isinstance(n, ast.Constant)}
    return {listed for listed in all_gaps() if listed in named}


def test_every_gap_that_the_code_names_is_listed() -> None:
    unlisted = [
        f"{name}: {raised}"
        for name, text in sources()
        for raised in raised_ids(text)
        if raised not in all_gaps()
    ]
    assert unlisted == []
    print("not yet raised:", *sorted(set(all_gaps()) - used_gaps()))


def test_raised_ids_are_found() -> None:
    text = """
def f():
    '''The other reading (gap ``in-prose``).'''
    gaps.note("noted"); gaps.gap("looked-up"); ours("ours"); right(s, "read")
    ruled(s, "27B", "key", gap="keyword"); ruled(s, gap=""); ruled(s, gap=other); "loose"
"""
    want = {"in-prose", "noted", "looked-up", "ours", "read", "keyword"}
    assert set(raised_ids(text)) == want


def test_ids_are_unique() -> None:
    ids = [line for line in (BRIDGE / "gaps.toml").read_text(encoding="utf-8").splitlines()
           if line.startswith("id = ")]  # fmt: skip
    assert len(ids) == len(set(ids)) == len(all_gaps())


@pytest.mark.parametrize("listed", all_gaps().values(), ids=lambda g: g.id)
def test_a_gap_is_whole(listed: Gap) -> None:
    assert listed.game == "bridge"
    assert listed.editions
    assert set(listed.editions) <= {"1997", "2017"}
    assert all((listed.clause, listed.situation, listed.why))
    assert len(listed.readings) > 1
    assert len(set(listed.keys)) == len(listed.readings)
    assert listed.ours in listed.keys
    for reading in listed.readings:
        assert reading.what
        assert reading.key == reading.key.lower()
        assert " " not in reading.key


@pytest.mark.parametrize("edition", ["1997", "2017"])
def test_no_gap_of_another_edition_is_raised(edition: str) -> None:
    """Every log of the case files, under either edition, whichever it was written for."""
    raised = {
        gap: path.name for path in sorted(CASES.rglob("*.toml")) for gap in gaps_of(path, edition)
    }
    assert {gap: name for gap, name in raised.items() if gap not in gaps(edition)} == {}
    assert len(raised) > 15


def gaps_of(path: Path, edition: str) -> Iterator[str]:
    """The gaps that are asked about or ruled on in the course of a case's log."""
    case = load(path)
    log = parse_log("\n".join(step.log for step in case.steps))
    if log.opening.game != "bridge":
        return
    opening = msgspec.structs.replace(log.opening, edition=edition)
    for end in range(len(log.events) + 1):
        folded = core.fold(Bridge(), opening, log.events[:end])
        yield from (r.gap for r in folded.state.table.rulings if r.gap)
        yield from (q.key for q in Bridge().questions(folded.state) if q.key in all_gaps())


def test_gaps_of_an_edition() -> None:
    assert "premature-correction" in gaps("1997")
    assert "premature-correction" not in gaps("2017")
    assert "72c-when-reviewed" in gaps("2017")
    assert {*gaps("1997"), *gaps("2017")} == set(all_gaps())
    assert gaps("1987") == {}


def test_a_gap_by_id() -> None:
    found = gap("premature-double")
    assert found.id == "premature-double"
    assert ours("premature-double") == found.ours == "attempt-only"
    assert found.reading("attempt-only") == found.readings[0]
    assert found.reading("nothing") is None
    assert isinstance(found.readings[0], Reading)
    assert not found.ask
    assert gap("order-of-matters").ask


def test_a_gap_that_is_not_listed_is_named() -> None:
    with pytest.raises(LookupError, match=r"'premature-doubel' is not listed .* premature-double"):
        gap("premature-doubel")


def test_the_list_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        all_gaps()["new"] = gap("implied-pass")  # type: ignore[index]
    with pytest.raises(AttributeError):
        gap("implied-pass").ours = "not-made"  # type: ignore[misc]
    one = gap("implied-pass")
    assert msgspec.json.decode(msgspec.json.encode(one), type=Gap) == one
