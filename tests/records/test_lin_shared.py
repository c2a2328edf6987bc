"""LIN records of others: all are read, and compared with the readers of endplay and bridgebots.

bridgebots agrees with us in everything that it reads here. endplay counts the tricks of a board
that was played to the end otherwise than the cards fall, and cannot read the eight names of a
match; in all else it agrees on boards a line.
"""

import io
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from biddingbox.bridge import play as plays
from biddingbox.records import lin
from biddingbox.records.board import Board
from biddingbox.records.lin_play import trump_of
from biddingbox.seats import LHO, members, side

bridgebots: Any = pytest.importorskip("bridgebots")
endplay_lin: Any = pytest.importorskip("endplay.parsers.lin")

DATA = Path(os.environ.get("BIDDINGBOX_RECORDS") or Path(__file__).parents[3] / "shared" / "data")
pytestmark = pytest.mark.skipif(
    not any(DATA.rglob("*.lin")), reason="no archive of LIN records on this machine"
)
MYHANDS = "endplay/example1.lin"
SAMPLE = "bridge-bots/sample.lin"
VUGRAPH = "bridge-bots/usbf_sf_14502.lin"


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    logging.disable(logging.WARNING)
    yield
    logging.disable(logging.NOTSET)


def ours(name: str) -> list[Board]:
    """The boards as we read them."""
    with (DATA / name).open("rb") as file:
        return list(lin.read(file))


def test_every_file_reads_without_a_fault() -> None:
    for path in DATA.rglob("*.lin"):
        for board in ours(str(path.relative_to(DATA))):
            assert board.faults == ()
            assert board.contract
            assert board.tricks is not None
            assert sorted(len(h) for h in board.hands.values()) == [13] * 4
            assert board.dealer
            assert board.vul


def test_the_number_of_boards() -> None:
    assert [len(ours(name)) for name in (MYHANDS, SAMPLE, VUGRAPH)] == [8, 1, 30]
    assert [f"{b.room[0]}{b.number}" for b in ours(VUGRAPH)] == [
        f"{room}{number}" for number in range(46, 61) for room in "OC"
    ]


def test_every_file_is_written_back_as_it_stood() -> None:
    for path in DATA.rglob("*.lin"):
        text = path.read_text()
        found = "\n".join(map(lin.text, lin.records(io.StringIO(text))))
        assert text.rstrip("\n").endswith(found)


@pytest.mark.parametrize("name", [MYHANDS, SAMPLE, VUGRAPH])
def test_the_tricks_of_a_full_play_are_those_of_law_44(name: str) -> None:
    for board in (b for b in ours(name) if len(b.cards) == 52):
        assert board.declarer
        trump: Any = trump_of(board.contract)
        play = plays.Play(board.declarer, trump, LHO[board.declarer])
        for card in board.cards:
            assert card.seat == play.on_play
            play = plays.add(play, card.seat, card.card)
        assert board.tricks == play.won_by(members(side(board.declarer)))


@pytest.mark.parametrize("name", [MYHANDS, SAMPLE, VUGRAPH])
def test_bridgebots_reads_the_same(name: str) -> None:
    read = bridgebots.parse_multi_lin if name == VUGRAPH else bridgebots.parse_single_lin
    theirs = {r.board_name: r for deal in read(DATA / name) for r in deal.board_records}
    boards = ours(name)
    assert len(theirs) == len(boards)
    for board in boards:
        label = (
            f"Board {board.number}" if not board.room else f"{board.room[0].lower()}{board.number}"
        )
        record = theirs[label]
        calls = ["P" if b == "PASS" else b for b in record.bidding_record]
        assert [c.call for c in board.calls] == calls
        assert [c.card for c in board.cards] == list(map(str, record.play_record))
        assert str(record.contract) == board.contract
        assert record.declarer.abbreviation() == board.declarer
        assert record.tricks == board.tricks
        assert {d.abbreviation(): n for d, n in record.names.items()} == board.names
        told = {m.bid_index: (m.alerted, m.explanation) for m in record.bidding_metadata}
        assert told == {
            i: (c.alerted, c.text)
            for i, c in enumerate(board.calls)
            if c.alerted or c.text is not None
        }
        assert len(board.comments) == len(record.commentary or ())


def test_endplay_reads_the_same_but_for_the_tricks_of_a_full_play() -> None:
    for name in (MYHANDS, SAMPLE):
        with (DATA / name).open() as file:
            theirs = endplay_lin.load(file)
        boards = ours(name)
        assert [b.board_num for b in theirs] == [b.number for b in boards]
        for their, board in zip(theirs, boards, strict=True):
            assert their.dealer.abbr == board.dealer
            assert their.contract.declarer.abbr == board.declarer
            assert their.contract.level == int((board.contract or "0")[0])
            if board.claimed is not None:
                assert their.contract.level + 6 + their.contract.result == board.tricks
    assert [b.number for b in ours(MYHANDS) if b.claimed is not None] == [3, 7]


def test_endplay_cannot_read_eight_names() -> None:
    with (DATA / VUGRAPH).open() as file, pytest.raises(ValueError, match="too many values"):
        endplay_lin.load(file)
