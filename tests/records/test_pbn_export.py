"""PBN in export format: canonical files come back; games and boards become canonical."""

from pathlib import Path

import msgspec
import pytest

from biddingbox.records.board import Board
from biddingbox.records.pbn import board, read
from biddingbox.records.pbn_export import export, export_file
from biddingbox.records.pbn_from_board import game_of
from biddingbox.records.pbn_verify import verify
from biddingbox.records.pbn_write import EXPORT_FORM, dump
from tests.records.pbn_same import said

HERE = Path(__file__).parent / "pbn"


def test_a_canonical_file_is_exported_byte_for_byte() -> None:
    data = (HERE / "canonical.pbn").read_bytes()
    assert b"".join(dump(export_file(read(data)), EXPORT_FORM)) == data
    assert [f for game in read(data) for f in verify(game)] == []


def test_the_import_format_becomes_the_export_format() -> None:
    text = "".join(export_file(read((HERE / "import.pbn").read_bytes())))
    assert text == (HERE / "exported.pbn").read_text()
    assert "".join(export_file(read(text))) == text


def test_an_export_says_the_same() -> None:
    for game in read((HERE / "import.pbn").read_bytes()):
        (again,) = read(export(game))
        assert said(board(again)) == said(board(game))


def test_suffixes_become_nags_in_order() -> None:
    (game,) = read(
        '[Dealer "N"]\n[Auction "N"]\n1S !! =1= $25 X ?! $0 AP\n[Play "E"]\nSK !! =1= $200\n'
    )
    lines = export(game).split("\n")
    assert "1S =1= $3 $25 X $0 $6 Pass Pass" in lines
    assert "SK =1= $9 $200" in lines


def test_supplemental_tags_and_sections_are_sorted() -> None:
    (game,) = read(
        '[Zone "1"]\n[TableB "a"]\nx y\n[Annotator "z"]\n[Board "1"]\n[ATable "b;c"]\n1 2\n3 4\n'
    )
    names = [line.split()[0][1:] for line in export(game).split("\n") if line.startswith("[")]
    assert names[15:] == ["Annotator", "Zone", "ATable", "TableB"]
    assert export(game).endswith('[ATable "b;c"]\n1 2\n3 4\n[TableB "a"]\nx y\n')


def test_tables_have_their_columns() -> None:
    (game,) = read('[ScoreTable "Rank\\\\3R;Names\\\\6L;X"]\n1 "a" 5 10 "b c" 6\n')
    assert export(game).endswith('  1 "a"    5\n 10 "b c"  6\n')


def test_lines_are_short_enough() -> None:
    comment = "{" + "word " * 200 + "}"
    notes = " ".join(f"1C =1= {{{'x' * 40}}} Pass" for _ in range(1))
    (game,) = read(
        f'[Event "a"]\n{comment}\n[Dealer "N"]\n[Auction "N"]\n{notes} 1H ; {"y " * 150}\nX'
    )
    text = export(game)
    assert max(map(len, text.split("\n"))) <= 253
    (again,) = read(text)
    assert [c.call for c in board(again).calls] == ["1C", "P", "1H", "X"]
    assert export(again) == text


@pytest.mark.parametrize("name", ["canonical.pbn", "import.pbn"])
def test_boards_become_games(name: str) -> None:
    for game in read((HERE / name).read_bytes()):
        whole = board(game)
        (again,) = read(export(whole))
        assert said(board(again), comments=False) == said(whole, comments=False)
        assert board(again).faults == ()


def test_skipped_players_and_marks_are_written() -> None:
    (game,) = read('[Dealer "N"]\n[Auction "N"]\n1D ^S ^I 1C AP\n')
    tags = {t.name: t for t in game_of(board(game)).tags}
    assert tags["Auction"].body == "\n1D ^S ^I 1C Pass\nPass Pass\n"


def test_more_notes_than_there_are_numbers_become_comments() -> None:
    words = " ".join(
        f"{level}{suit} =1=" for level in range(1, 8) for suit in ("C", "D", "H", "S", "NT")
    )
    (game,) = read(f'[Dealer "N"]\n[Auction "N"]\n{words} AP\n[Note "1:x"]\n')
    whole = board(game)
    calls = tuple(msgspec.structs.replace(c, text=f"note {i}") for i, c in enumerate(whole.calls))
    many = msgspec.structs.replace(whole, calls=calls)
    (again,) = read(export(many))
    texts = [c.text for c in board(again).calls]
    assert texts[:32] == [f"note {i}" for i in range(32)]
    assert "note 34" in [c.text for c in board(again).comments]


def test_a_board_of_nothing_can_be_written() -> None:
    text = export(Board("pbn", 1))
    assert text.count("\n") == 15
    assert [f for g in read(text) for f in board(g).faults] == []
