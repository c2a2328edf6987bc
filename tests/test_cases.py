"""Every case file is run against the engine; those in ``later`` folders wait for their laws."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from biddingbox.director.cases import Ruler, find, load, run, side_by_side

CASES = Path(__file__).parent / "cases"
REAL = CASES / "real"
ALL = find(CASES)
NOW = [path for path in ALL if "later" not in path.relative_to(CASES).parts]


def name(path: Path) -> str:
    """The path below the folder of cases, for the test's id."""
    return path.relative_to(CASES).as_posix().removesuffix(".toml")


def known() -> list[str]:
    """The ids of the real rulings."""
    return (REAL / "index.txt").read_text(encoding="utf-8").split()


def listed() -> list[str]:
    """The ids of the real rulings that are listed as not converted."""
    text = (CASES / "NOT-CONVERTED.md").read_text(encoding="utf-8")
    return re.findall(r"^- (\d{3}-[a-z0-9-]+): \S", text, re.MULTILINE)


def origin(path: Path) -> str:
    """The id of the ruling that a file comes from: its name without variant and edition."""
    return re.sub(r"\A(\d{3})[a-z]-", r"\1-", path.stem).removesuffix("-2017")


@pytest.fixture(name="ruler", scope="module")
def _ruler() -> Ruler[Any]:
    from biddingbox import log

    return log


@pytest.mark.parametrize("path", NOW, ids=name)
def test_case(path: Path, ruler: Ruler[Any]) -> None:
    result = run(load(path), ruler)
    if result.skipped is not None:
        pytest.skip(result.skipped)
    if not result.ok:
        pytest.fail(side_by_side(result), pytrace=False)


@pytest.mark.parametrize("path", ALL, ids=name)
def test_a_case_file_loads(path: Path) -> None:
    case = load(path)
    assert case.id == path.stem
    assert case.title
    assert case.laws
    assert case.source


def test_ids_are_unique() -> None:
    assert not [i for i, n in Counter(path.stem for path in ALL).items() if n > 1]


def test_there_are_72_real_rulings() -> None:
    assert len(known()) == 72
    assert len(set(known())) == 72


def test_every_real_ruling_is_a_case_or_is_listed() -> None:
    converted = {origin(path) for path in find(REAL)}
    assert converted | set(listed()) == set(known())
    assert not converted & set(listed())
