"""LIN as text: encodings, line ends, bars too many or too few, and hostile files."""

import io
import tracemalloc

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biddingbox.bridge.laws import law22
from biddingbox.records import lin, lin_pairs, lin_play, lin_record, lin_words
from biddingbox.records.board import Board, BoardCall
from tests.records.hostile import HEAD, LIN, LINE, text
from tests.records.lin_boards import auction, boards, read
from tests.records.test_lin import FOLDER, calls, codes, myhands, one

DEAL = "md|3S4JKAH9TKD67KC89J,S678TH3JAD49TQC5Q,S359QH58D235JC24T,|"


def test_latin_1_and_utf_8_line_by_line() -> None:
    text = "md|1,,,|pn|José,Zoë,,|\n"
    found = read(text.encode("utf-8") + text.encode("latin-1") + text.encode("utf-8"))
    assert [b.names for b in found] == [{"S": "José", "W": "Zoë"}] * 3
    assert read(b"\xef\xbb\xbf" + text.encode())[0].names["S"] == "José"
    assert read("\ufeff" + text)[0].faults == ()


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends(end: str) -> None:
    text = (FOLDER / "myhands.lin").read_text().replace("\n", end)
    assert read(text) == read(text.encode()) == myhands()


def test_mixed_line_ends_and_blank_lines() -> None:
    lines = (FOLDER / "myhands.lin").read_text().splitlines()
    text = f"\n\r\n{lines[0]}\r{lines[1]}\r\n\n \n{lines[2]}\n\r{lines[3]}\r"
    assert [b.line for b in read(text.encode())] == [3, 4, 7, 9]
    assert list(map(calls, read(text))) == list(map(calls, myhands()))


def test_the_file_is_left_open() -> None:
    file = io.BytesIO(LINE.encode())
    assert len(list(lin.read(file))) == 1
    assert not file.closed


def test_boards_come_as_they_are_read() -> None:
    class Endless(io.StringIO):
        def read(self, size: int | None = -1) -> str:
            return (LINE + "\n") * 100 if size else ""

    found = lin.read(Endless())
    assert [next(found).number for _ in range(500)] == [1] * 500


def test_a_missing_bar_costs_one_line() -> None:
    lines = (FOLDER / "myhands.lin").read_text().splitlines()
    lines[0] = lines[0].removesuffix("|")
    lines[1] = lines[1].replace("|rh||", "|rh|")
    found = read("\n".join(lines))
    assert len(found) == 4
    assert codes(found[0]) == ["unclosed"]
    assert "stray" in codes(found[1])
    assert calls(found[1]) == calls(myhands()[1])
    assert [b.faults for b in found[2:]] == [(), ()]


def test_a_bar_too_many() -> None:
    board = one(LINE.replace("an|5+ !S|", "an|5+ !S|or so|"))
    assert calls(board) == calls(myhands()[0])
    assert [(f.code, f.found) for f in board.faults] == [("stray", "or so")]
    at = board.faults[0].column
    assert LINE.replace("an|5+ !S|", "an|5+ !S|or so|")[at - 1 :].startswith("or so|")


def test_a_file_of_something_else() -> None:
    (board,) = read('[Event "a"]\nwhat | is | this')
    assert board == Board(format="lin", line=1, faults=board.faults)
    assert set(codes(board)) == {"stray", "unclosed"}
    assert read("") == read("\n \n") == []


def test_a_truncated_file() -> None:
    board = one(LINE[: LINE.index("pc|SQ|") + 5])
    assert codes(board) == ["unclosed"]
    assert len(board.cards) == 2


def test_commands_in_capitals() -> None:
    assert calls(one(LINE.replace("mb|", "MB|").replace("md|", "MD|"))) == calls(myhands()[0])


def test_the_quick_way_and_line_by_line_agree_on_the_records() -> None:
    for path in FOLDER.glob("*.lin"):
        assert _flat(path.read_text(), True) == _flat(path.read_text(), False)


@settings(deadline=None)
@given(st.lists(st.sampled_from(["mb|", "p|", "|", "\n", "nt|", "a b", "qx|o1|", "xx|", " ", "S"])))
def test_the_quick_way_and_line_by_line_agree(parts: list[str]) -> None:
    text = "".join(parts)
    assert _flat(text, True) == _flat(text, False)
    assert _flat(text * 60, True) == _flat(text * 60, False)


def _flat(text: str, quick: bool) -> tuple[list[lin.Pair], list[object]]:
    found, faults = [], []
    for pairs, wrong in lin_pairs.pairs(lin_pairs.blocks(io.StringIO(text)), quick):
        found += pairs
        faults += wrong
    return found, list(faults)


def test_long_lines_are_taken_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "".join((FOLDER / "myhands.lin").read_text().splitlines())
    whole = _flat(text, True)
    for size in (1, 7, 64):
        monkeypatch.setattr(lin_pairs, "PIECE", size)
        assert _flat(text, False) == whole


def test_the_quick_contract_is_that_of_law_22() -> None:
    import random

    for seed in range(300):
        r = random.Random(seed)
        a = auction(r.choice(("N", "E", "S", "W")), r)
        made = [BoardCall(m.seat, m.call) for m in a.calls]
        assert lin_play.outcome(made) == (True, law22.b(a) or "P", law22.declarer(a))


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes(data: bytes) -> None:
    for board in read(data):
        lin.write(board)


@settings(deadline=None)
@given(st.text(alphabet="|pcmbdqxnrsvgah\n,o1SHAK0 !-é\x00\r", max_size=300))
def test_any_text_of_the_format(text: str) -> None:
    for board in read(text):
        again = read(lin.write(board))
        assert [calls(b) for b in again] == [calls(board)] or not board.calls


@settings(deadline=None)
@given(boards(), st.data())
def test_mutated_boards(board: Board, data: st.DataObject) -> None:
    text = lin.write(board)
    at = data.draw(st.integers(0, len(text)))
    to = data.draw(st.integers(at, min(len(text), at + 20)))
    mutated = text[:at] + data.draw(st.text("|,\nmbpcd1S", max_size=5)) + text[to:]
    found = read(f"{mutated}\n{LINE}\n")
    assert calls(found[-1]) == calls(myhands()[0])


@pytest.mark.parametrize("shape", LIN)
def test_hostile_files_are_read_within_bounds(shape: str) -> None:
    for board in read(text(LIN[shape], 60_000)):
        assert len(board.faults) <= 100
        assert len(board.cards) <= 52
        assert len(board.calls) <= 1000
        assert all(len(name) <= lin_record.HELD for name in board.names.values())


def test_what_holds_for_later_boards_is_kept_short() -> None:
    first, second = read("pn|" + "x" * 20_000 + f",b,c,d|pg||\nqx|o1|{DEAL}mb|p|qx|c1|mb|p|")
    assert [len(n) for b in (first, second) for n in b.names.values()] == [lin_record.HELD] * 2
    assert [(f.code, f.line, f.column) for f in first.faults] == [("too-many", 1, 10_004)]
    assert second.faults == ()


def test_a_value_that_never_ends_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lin_pairs, "LONGEST", 20)
    board = one("md|1|nt|" + "ten signs\n" * 5 + "mb|p|")
    assert [c.text for c in board.comments] == ["ten signs\nten signs\nten signs"]
    assert [(f.code, f.line, f.column) for f in board.faults] == [
        ("unclosed", 1, 9),
        ("stray", 4, 1),
        ("stray", 5, 1),
    ]
    assert calls(board) == "S:P"


def test_faults_are_capped_with_a_last_word() -> None:
    board = one(HEAD + "mb|z|" * 500)
    assert len(board.faults) == 100
    assert board.faults[-1].code == "too-many"


@pytest.mark.slow
def test_memory_stays_flat_over_many_boards() -> None:
    class Many(io.StringIO):
        left = 60

        def read(self, size: int | None = -1) -> str:
            if not size or self.left == 0:
                return ""
            self.left -= 1
            return (LINE + "\n") * 10

    tracemalloc.start()
    try:
        assert sum(1 for _ in lin.read(Many())) == 600
        assert tracemalloc.get_traced_memory()[1] < 8_000_000
    finally:
        tracemalloc.stop()


def test_a_lone_field_that_looks_like_a_command() -> None:
    board = one(LINE.replace("pc|SQ|", "pc|SQ|SK|"))
    assert [(f.code, f.found) for f in board.faults] == [("stray", "SK")]
    assert board.cards[:3] == myhands()[0].cards[:2] + board.cards[2:3]
    assert len(board.cards) == 52


def test_a_value_over_two_lines_is_told_by_neither_way_as_one_line() -> None:
    text = "md|1,,,|\nmb|1C|an|one\nnt|two|mb|p|"
    assert _flat(text, True) == _flat(text, False)
    assert codes(one(text)) == ["unclosed"]


def test_the_usual_spellings_are_those_that_the_slow_way_reads() -> None:
    for word, (call, alerted) in lin_words.CALLS.items():
        assert [(c, a, rest) for c, a, _, rest in lin_words.calls(word)] == [(call, alerted, "")]
        assert lin_words.CALLS[word.lower()] == (call, alerted)
    for word, card in lin_words.CARDS.items():
        assert list(lin_words.cards(word)) == [(card, 0, "")]
    assert len(lin_words.CARDS) == 4 * 13 * 4 - 4 * 8 * 2 + 8
    assert lin_words.CALLS["1c!"] == lin_words.CALLS["1C!"] == ("1C", True)
