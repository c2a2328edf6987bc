"""PBN in ranges of bytes: read apart and put together, they are the file."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biddingbox.records.pbn import Game, read
from biddingbox.records.pbn_split import ranges, read_range

DATA = Path(os.environ.get("BIDDINGBOX_RECORDS") or Path(__file__).parents[3] / "shared" / "data")
FILES = sorted(DATA.rglob("*.pbn")) if DATA.is_dir() else []

FIRST = """[Board "7"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "W:J76.J76.J65.AKQJ AKQ2.T98.T98.T98 - 543.543.AKQ7.765"]
[Contract "1C"]
[Auction "S"]
1C AP
"""
SECOND = '[Room "Closed"]\n[Contract "2H"]\n[Auction "S"]\n1H Pass 2H AP\n'


def whole(path: Path) -> list[Game]:
    with path.open("rb") as file:
        return list(read(file))


def apart(path: Path, parts: int) -> tuple[int, list[Game]]:
    """How many ranges there are, and their games; the last range read first."""
    found = ranges(path, parts)
    assert [start for start, _ in found] == [0, *(stop for _, stop in found[:-1])]
    assert found[-1][1] == path.stat().st_size
    read_back = [list(read_range(path, *each)) for each in reversed(found)]
    return len(found), [game for games in reversed(read_back) for game in games]


@pytest.mark.skipif(not FILES, reason="no archive of PBN records on this machine")
@pytest.mark.parametrize("path", FILES, ids=[p.stem for p in FILES])
def test_ranges_of_every_file(path: Path) -> None:
    expected = whole(path)
    for parts in (2, 7):
        count, games = apart(path, parts)
        assert games == expected
        assert count == parts or path.stat().st_size < 100_000


def test_a_small_file_is_cut(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text("\n".join([FIRST, SECOND] * 30))
    assert apart(path, 4) == (4, whole(path))
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert apart(path, 4) == (4, whole(path))
    path.write_bytes(path.read_bytes().replace(b"\n", b""))
    assert apart(path, 4) == (4, whole(path))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n".join([FIRST] * 30 + ['[Event "#"]\n']),
        "\n".join(['[Event "##a"]\n'] + [FIRST] * 30),
        "\n".join([FIRST.replace("[Vul", "[Own")] * 30),
        "{\n\n" + "\n".join([FIRST] * 30) + "}",
        "{" + "\n".join([FIRST] * 30),
    ],
)
def test_what_is_not_cut(tmp_path: Path, text: str) -> None:
    path = tmp_path / "a.pbn"
    path.write_text(text)
    assert apart(path, 4) == (1, whole(path))


def test_utf_16_is_not_cut(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text("\n".join([FIRST] * 30), encoding="utf-16")
    assert apart(path, 4) == (1, whole(path))


def test_lines_are_counted_anew_when_the_file_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    for ahead in ("", "% one line more\n", "% and\n% another\n"):
        path.write_text(ahead + "\n".join([FIRST] * 30))
        (*_, last) = ranges(path, 3)
        assert next(read_range(path, *last)).line == next(
            n for n, g in enumerate(_starts(path), 1) if g >= last[0]
        )


def _starts(path: Path) -> list[int]:
    """Where each line begins, in bytes."""
    starts = [0]
    for line in path.read_bytes().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


PIECES = st.sampled_from(
    [
        FIRST,
        FIRST,
        FIRST,
        SECOND,
        FIRST.replace("\n[Contract", "\n{ a\n\n comment }\n[Contract"),
        FIRST.replace("\n", "\r\n"),
        FIRST + "{ open\n",
        FIRST + "; { [\n",
        FIRST.replace("[Board", '[Event "{"]\n[Board'),
        "{ a comment }\n",
        "; to the end\n",
        "% escaped\n",
        "closed }\n",
        "words\n",
        '[Site "x"]\n',
        '[Contract "1C"]\n',
        "\n",
        " \t\n",
        " " * 90 + "\n",
        "\r",
        "\r\n",
        "é\n",
        '[Board "3"]' + " " * 90 + "\n",
    ]
)


@settings(max_examples=300, deadline=None)
@given(st.lists(PIECES, min_size=1, max_size=25), st.integers(2, 9), st.sampled_from(["", "\n"]))
def test_ranges_put_together_are_the_file(pieces: list[str], parts: int, between: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.pbn"
        path.write_text(between.join(pieces), newline="")
        assert apart(path, parts)[1] == whole(path)
