"""PBN records of others: all are read, come back byte for byte, and say the same when exported.

What is wrong in them is the audit's (tests/audit/test_checks_shared.py).
"""

import os
from collections import Counter
from pathlib import Path

import pytest

from biddingbox.records.board import Board
from biddingbox.records.pbn import board, form, read
from biddingbox.records.pbn_export import export_file
from biddingbox.records.pbn_write import dump
from tests.records.pbn_same import said

DATA = Path(os.environ.get("BIDDINGBOX_RECORDS") or Path(__file__).parents[3] / "shared" / "data")
FILES = sorted(DATA.rglob("*.pbn")) if DATA.is_dir() else []
pytestmark = pytest.mark.skipif(not FILES, reason="no archive of PBN records on this machine")
ids = [p.stem for p in FILES]


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_every_file_comes_back_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    with path.open("rb") as file:
        assert b"".join(dump(read(file), form(data))) == data


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_every_file_says_the_same_when_exported(path: Path) -> None:
    with path.open("rb") as file:
        games = list(read(file))
    again = list(read("".join(export_file(games))))
    assert len(again) == len(games)
    for before, after in zip(games, again, strict=True):
        one, other = board(before), board(after)
        if not before.faults:
            assert said(other, comments=False) == said(one, comments=False)
            assert letters(other) == letters(one)


def letters(found: Board) -> list[str]:
    """All that is said in comments, which move with their tags, in alphabetical order."""
    return sorted("".join("".join(c.text.split()) for c in found.comments))


@pytest.mark.parametrize(
    ("name", "count", "codes"),
    [
        ("endplay/example1.pbn", 2, {}),
        ("endplay/example2.pbn", 299, {}),
        ("endplay/example3.pbn", 7632, {"contract": 9}),
        ("endplay/sample.pbn", 2, {}),
        ("bridge-bots/sample.pbn", 3, {"bracket": 1}),
        ("ben/TableMonitor/training.pbn", 379, {"tag": 379}),
    ],
)
def test_what_cannot_be_read(name: str, count: int, codes: dict[str, int]) -> None:
    with (DATA / name).open("rb") as file:
        boards = [board(game) for game in read(file)]
    assert len(boards) == count
    assert Counter(f.code for b in boards for f in b.faults) == codes


def test_every_irregularity_of_the_third_correct_game() -> None:
    with (DATA / "bridge-pbn" / "correct_10.pbn").open("rb") as file:
        found = board(list(read(file))[2])
    assert (found.declarer, found.swapped, found.tricks, found.result_differs) == (
        "S", True, 5, True,
    )  # fmt: skip
    assert [(c.seat, c.call, c.mark) for c in found.calls[:5]] == [
        ("E", "1D", "S"), ("S", "1C", "I"), ("W", "4S", ""), ("N", "3NT", "I"), ("W", "X", "S"),
    ]  # fmt: skip
    assert [(c.seat, c.card, c.mark) for c in found.cards if c.mark] == [
        ("S", "CK", "L"), ("E", "S5", "R"), ("E", "C6", "R")
    ]  # fmt: skip
