"""Records of others as logs: they fold, they give the record's contract and score, they go round.

A sample of a few seconds. What a record contradicts itself in is told, and what was put right in it
(``endplay/example3.pbn`` leaves out the first passes and writes tricks in the order played in half
of its records); then nothing of it is compared.
"""

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from biddingbox import log as logs
from biddingbox.records import lin, pbn
from biddingbox.records.board import Board
from biddingbox.records.exchange import (
    Told,
    board_of_log,
    game_of_log,
    log_of_game,
    told_by_board,
    told_by_game,
)
from biddingbox.records.notation import parse_log, write_log

DATA = Path(os.environ.get("BIDDINGBOX_RECORDS") or Path(__file__).parents[3] / "shared" / "data")
FILES = sorted((*DATA.rglob("*.pbn"), *DATA.rglob("*.lin"))) if DATA.is_dir() else []
pytestmark = pytest.mark.skipif(not FILES, reason="no archive of records on this machine")
#: Records taken of each file, about.
SAMPLE = 40


def sample(path: Path) -> Iterator[tuple[Board, Told]]:
    """Every so manieth record, and its log."""
    with path.open("rb") as file:
        if path.suffix == ".lin":
            yield from ((board, told_by_board(board)) for board in islice(lin.read(file), SAMPLE))
            return
        step = max(1, path.read_bytes().count(b"[Board ") // SAMPLE)
        yield from ((pbn.board(g), told_by_game(g)) for g in islice(pbn.read(file), 0, None, step))


@pytest.mark.parametrize("path", FILES, ids=[p.name for p in FILES])
def test_records_are_logs(path: Path) -> None:
    for record, found in sample(path):
        log = logs.fold(found.opening, found.events)
        assert log.unfit == ()
        read = parse_log(write_log(found.opening, found.events))
        assert (read.opening, read.events) == (found.opening, found.events)
        (game,) = pbn.read(game_of_log(found.opening, found.events).text)
        assert log_of_game(game) == (found.opening, found.events)
        if not (found.losses or record.faults or log.questions):
            compare(record, board_of_log(found.opening, found.events))


def compare(record: Board, board: Board) -> None:
    """What a sound record says, its log says too."""
    for name in ("number", "dealer", "vul", "contract", "declarer", "tricks"):
        if (value := getattr(record, name)) is not None:
            assert getattr(board, name) == value
    assert (board.hands, board.names, board.swapped) == (record.hands, record.names, record.swapped)
    assert board.cards == record.cards
    if record.calls:
        said = [(c.seat, c.call, c.alerted, c.text or None) for c in record.calls]
        assert [(c.seat, c.call, c.alerted, c.text) for c in board.calls] == said
    texts = [c.text for c in record.comments if c.text.strip()]
    assert "".join(c.text for c in board.comments) == "".join(texts)


@pytest.mark.parametrize(
    ("name", "count", "codes"),
    [
        ("example2.pbn", 299, set()),
        ("example3.pbn", 1_000, {"play", "contract", "passes-added", "play-by-holders"}),
    ],
)
def test_contracts_and_scores_come_out(name: str, count: int, codes: set[str]) -> None:
    with (DATA / "endplay" / name).open("rb") as file:
        found = [told_by_game(game) for game in islice(pbn.read(file), count)]
    assert {loss.code for one in found for loss in one.losses} == codes
