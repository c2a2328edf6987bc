"""What fuzzing has found, and a few seconds of it; ``python -m tests.records.fuzz`` goes on."""

from pathlib import Path

import pytest

from tests.records import fuzz
from tests.records.fuzz import broken, run, smaller

FOUND = sorted(Path(__file__).with_name("found").iterdir())


@pytest.mark.parametrize("path", FOUND, ids=[p.name for p in FOUND])
def test_what_was_found_is_mended(path: Path) -> None:
    assert broken(path.suffix[1:], path.read_bytes()) == ""


@pytest.mark.parametrize("reader", ["pbn", "lin"])
def test_some_mutated_records(reader: str) -> None:
    count, found = run(reader, seconds=0, seed=8, least=25)
    assert (count, found) == (25, {})


def test_what_breaks_is_made_small(monkeypatch: pytest.MonkeyPatch) -> None:
    def holds(data: bytes) -> None:
        assert b"x" not in data, "an x"

    monkeypatch.setitem(fuzz.HOLDS, "lin", holds)
    assert broken("lin", b"abc") == ""
    assert "AssertionError" in broken("lin", b"abxc")
    assert smaller("lin", b"abc" * 100 + b"x" + b"d" * 99) == b"x"


def test_a_file_that_costs_too_long_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def holds(data: bytes) -> None:
        while True:
            pass

    monkeypatch.setattr(fuzz, "PATIENCE", 0.05)
    monkeypatch.setitem(fuzz.HOLDS, "lin", holds)
    assert broken("lin", b"").startswith("TimeoutError")
