"""LIN, read: every form of the format, and what other readers get wrong."""

import io
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings

from biddingbox.records import lin
from biddingbox.records.board import Board, Fault, Places
from tests.records.lin_boards import boards, places, read, unplaced

FOLDER = Path(__file__).with_name("lin")
DEAL = "1S257H27JKD5KC4JQA,S6TAH4QD236TC378K,S348JH58AD48JQAC2,S9QKH369TD79C569T"  # dealer South
PLAY = "SA SQ ST S2 HT H8 H5 H7 DK D3 DJ D9 D5 D2 D4 DT C4 C6 CJ C2"  # of board 2 of myhands.lin


def myhands() -> list[Board]:
    """Four boards, one a line: full play, redoubled and claimed, passed out, doubled."""
    return read((FOLDER / "myhands.lin").read_bytes())


def vugraph() -> list[Board]:
    """Two boards in two rooms, the closed room without a deal of its own."""
    return read((FOLDER / "vugraph.lin").read_bytes())


def one(text: str) -> Board:
    """The only board of a text."""
    (board,) = read(text)
    return board


def calls(board: Board) -> str:
    """The auction in a line."""
    return " ".join(f"{c.seat}:{c.call}" for c in board.calls)


def codes(board: Board) -> list[str]:
    """The codes of the faults."""
    return [f.code for f in board.faults]


def test_a_board_a_line() -> None:
    board = myhands()[0]
    assert (board.number, board.dealer, board.vul, board.room) == (1, "N", "none", "")
    assert board.names == {"S": "Sara", "W": "Wim", "N": "Nora", "E": "Eli"}
    assert calls(board) == "N:P E:P S:1S W:2H N:4S E:P S:P W:P"
    assert [(c.alerted, c.text) for c in board.calls[2:4]] == [(False, "5+ !S"), (True, "Michaels")]
    assert (board.contract, board.declarer, board.auction_ended) == ("4S", "S", True)
    assert [c.seat for c in board.cards[:8]] == ["W", "N", "E", "S", "S", "W", "N", "E"]
    assert not board.faults


def test_every_thing_has_its_place() -> None:
    text = (FOLDER / "myhands.lin").read_text()
    line = text.splitlines()[1]
    board, found = myhands()[1], places(text)[1]
    assert found.begin == (2, 1)
    assert [row for row, _ in (*found.calls, *found.cards)] == [2] * 26
    for word, (_, column) in zip(("1n", "d", "R", "p", "p", "P"), found.calls, strict=True):
        assert line[column - 1 :].startswith(word + "|")
    for card, (_, column) in zip(board.cards, found.cards, strict=True):
        assert line[column - 1 :].upper().startswith(card.card + "|")
    words = {
        "number": "Board 2|",
        "dealer": "4S3",
        "hands": "4S3",
        "vul": "n|",
        "names": "Sara,",
        "claimed": "6|",
        "tricks": "6|",
        "calls": "1n|",
        "cards": "sa|",
    }
    assert found.fields.keys() == words.keys()
    for name, (row, column) in found.fields.items():
        assert row == 2
        assert line[column - 1 :].startswith(words[name])


def test_the_places_of_a_match() -> None:
    lines = (FOLDER / "vugraph.lin").read_text().splitlines()
    opened, closed = places("\n".join(lines))[:2]
    words = {
        "number": "c5|",
        "room": "c5|",
        "dealer": "3SA98",
        "hands": "3SA98",
        "vul": "n|",
        "names": "so,wo",
        "contract": "3DSx-2",
        "declarer": "3DSx-2",
        "claimed": "7|",
        "tricks": "7|",
        "calls": "p|",
        "cards": "C6|",
    }
    assert closed.fields.keys() == words.keys()
    for name, (row, column) in closed.fields.items():
        assert lines[row - 1][column - 1 :].startswith(words[name]), name
    assert closed.begin == (10, 1)
    assert opened.fields["contract"] == opened.fields["declarer"] == (2, 4)


def test_the_place_of_what_stands_on_a_later_line_of_its_value() -> None:
    text = f"vg|a,b,I,1,1,x,0,y,0|rs|\n 1CS=,\n  zz|\nqx|c1|md|{DEAL}|mb|\np\n 1C|pc|SA\nH2zz|"
    board, found = one(text), places(text)[0]
    assert found.calls == ((5, 1), (6, 2))
    assert found.cards == ((6, 8), (7, 1))
    assert [(f.line, f.column, f.code) for f in board.faults] == [(7, 3, "card"), (3, 3, "result")]
    assert found.fields["contract"] == (3, 3)


def test_a_record_of_nothing_but_faults_begins_at_the_first() -> None:
    assert places("\n hello") == [Places(begin=(2, 2))]
    assert lin.places(lin.Record(())) == Places(begin=(1, 1))


def test_the_last_board_needs_no_line_end() -> None:
    assert not (FOLDER / "myhands.lin").read_text().endswith("\n")
    assert [b.number for b in myhands()] == [1, 2, 3, 4]


def test_the_tricks_of_a_full_play_come_from_the_cards() -> None:
    # endplay 0.5.12 counts 4 and 7 here: see test_lin_shared.
    first, _, _, last = myhands()
    assert (first.tricks, first.claimed) == (7, None)
    assert (last.tricks, last.claimed) == (4, None)


def test_a_claim_counts_declarers_tricks_in_all() -> None:
    assert (myhands()[1].claimed, myhands()[1].tricks) == (6, 6)


def test_passed_out_boards_are_kept() -> None:
    board = myhands()[2]
    assert (board.number, board.contract, board.declarer) == (3, "P", None)
    assert board.auction_ended
    assert (board.tricks, board.claimed, board.cards) == (None, None, ())


def test_calls_in_small_letters_and_all_spellings() -> None:
    assert calls(myhands()[1]) == "E:1NT S:X W:XX N:P E:P S:P"
    assert calls(myhands()[3]) == "W:2H N:X E:4H S:P W:P N:X E:P S:P W:P"
    board = one(f"md|{DEAL}|mb|1c|mb|PASS|mb|1nt|mb|DBL|mb|rdbl|mb|x|mb|XX|mb|7N?|mb|p!|")
    spelled = "S:1C W:P N:1NT E:X S:XX W:X N:XX E:7NT S:P"
    assert calls(board) == spelled
    assert [c.alerted for c in board.calls][-2:] == [False, True]


def test_a_doubled_contract_keeps_its_double() -> None:
    assert [b.contract for b in myhands()] == ["4S", "1NTXX", "P", "4HX"]
    assert [b.contract for b in read("\n".join(map(lin.write, myhands())))] == [
        b.contract for b in myhands()
    ]


def test_several_calls_in_one_value() -> None:
    board = one(f"md|{DEAL}|mb|1sp2s!ppp|")
    assert calls(board) == "S:1S W:P N:2S E:P S:P W:P"
    assert [c.alerted for c in board.calls] == [False, False, True, False, False, False]
    columns = [column for _, column in places(f"md|{DEAL}|mb|1sp2s!ppp|")[0].calls]
    assert [c - columns[0] for c in columns] == [0, 2, 3, 6, 7, 8]


def test_an_auction_that_begins_with_a_dash() -> None:
    board = one(f"md|{DEAL}|mb|-|mb|1C|mb|p|mb|-|mb|1D|mb|p|mb|p|mb|p|")
    assert calls(board) == "W:1C N:P S:1D W:P N:P E:P"
    assert (board.contract, board.declarer, board.faults) == ("1D", "S", ())


def test_a_call_that_cannot_be_read_keeps_its_turn() -> None:
    board = one(f"md|{DEAL}|mb|p|mb|9C|mb|1S|mb||mb|p|mb|p|mb|p|pc|SA|")
    assert calls(board) == "S:P N:1S S:P W:P N:P"
    assert codes(board) == ["call", "call"]
    assert board.faults[0] == Fault(1, len(f"md|{DEAL}|mb|p|mb|") + 1, "call", "9C", "1C-7N p d r")
    assert board.contract is None


def test_calls_after_the_end_are_kept_and_do_not_count() -> None:
    board = one(f"md|{DEAL}|mb|1S|mb|p|mb|p|mb|p|mb|p|mb|2C|")
    assert (board.contract, board.declarer, len(board.calls)) == ("1S", "S", 6)


def test_an_unfinished_auction_has_no_contract_unless_play_follows() -> None:
    open_ = one(f"md|{DEAL}|mb|1S|mb|p|")
    assert (open_.contract, open_.auction_ended) == (None, False)
    led = one(f"md|{DEAL}|mb|1S|mb|p|pc|CA|")
    assert (led.contract, led.declarer, led.auction_ended) == ("1S", "S", True)


def test_explanations_belong_to_the_call_before() -> None:
    board = one(f"md|{DEAL}|an|too soon|mb|1C|an|one|an|two|mb|p|")
    assert [c.text for c in board.calls] == ["one two", None]
    assert codes(board) == ["note-nowhere"]


@pytest.mark.parametrize(
    ("word", "vul"),
    [("o", "none"), ("0", "none"), ("-", "none"), ("N", "NS"), ("e", "EW"), ("B", "both")],
)
def test_vulnerability(word: str, vul: str) -> None:
    assert one(f"md|{DEAL}|sv|{word}|").vul == vul


def test_hands_in_any_order_and_the_fourth_from_three() -> None:
    full = one(f"md|{DEAL}|").hands
    assert one(f"md|{DEAL[: DEAL.rindex(',') + 1]}|").hands == full
    west_left_out = DEAL.split(",")
    west_left_out[1] = ""
    assert one(f"md|{','.join(west_left_out)}|").hands == full
    assert one("md|3,,,|").hands == {}
    assert one("md|3,,,|").dealer == "N"
    board = one("md|2c10sak,h2|")
    assert board.hands == {"S": ("SA", "SK", "CT"), "W": ("H2",)}
    assert not board.faults


def test_a_hand_that_cannot_be_read_wholly() -> None:
    board = one("md|5SAKZA,S?,|mb|p|")
    assert board.hands == {"S": ("SA", "SK")}
    assert [(f.code, f.found, f.column) for f in board.faults] == [
        ("dealer", "5", 4),
        ("hand", "SZ SA", 5),
        ("hand", "S?", 11),
        ("dealer", "", 18),
    ]


def test_a_fifth_hand_is_told_at_its_place() -> None:
    board = one("md|1S2,H2,D2,C2,S3,|")
    assert board.faults == (Fault(1, 17, "hand", "S3,", ""),)


def test_a_board_without_a_deal_takes_the_dealer_from_its_number() -> None:
    board = one("ah|Board 2|mb|1C|mb|p|mb|p|mb|p|")
    assert (board.dealer, calls(board)[:4]) == (None, "E:1C")
    assert codes(board) == ["dealer"]


def test_a_match_in_two_rooms() -> None:
    found = [(b.number, b.room, b.dealer, b.contract, b.declarer, b.tricks) for b in vugraph()]
    assert found == [
        (5, "Open", "N", "4H", "E", 10),
        (5, "Closed", "N", "3DX", "N", 7),
        (6, "Open", "E", "P", None, None),
        (6, "Closed", "E", "1NT", "W", 6),
    ]


def test_eight_names_are_four_for_each_room() -> None:
    opened, closed = vugraph()[:2]
    assert opened.names == {"S": "so", "W": "wo", "N": "no", "E": "eo"}
    assert closed.names == {"S": "sc", "W": "wc", "N": "nc", "E": "ec"}
    assert len(one(f"pn|a,b,c,d,e,f,g,h|md|{DEAL}|").names) == 4
    assert codes(one(f"pn|a,b,c,d,e,f,g,h,i|md|{DEAL}|")) == ["names"]


def test_a_board_without_a_deal_has_that_of_the_other_room() -> None:
    first, second, third, fourth = vugraph()
    assert second.hands == first.hands
    assert fourth.hands == third.hands
    assert (second.vul, fourth.vul) == ("NS", "EW")


def test_commentary_keeps_its_place_and_stays_out_of_the_auction() -> None:
    board = vugraph()[0]
    assert calls(board) == "N:P E:1H S:P W:2NT N:P E:4H S:P W:P N:P"
    assert [(c.text, c.calls, c.cards) for c in board.comments] == [
        ("Ann: a full\nopening", 2, 0),
        ("Bob: he ducks", 9, 5),
    ]
    assert [c.text for c in board.calls if c.text] == ["raise"]
    assert all(not b.comments for b in vugraph()[1:])


def test_the_result_line_is_held_against_the_board() -> None:
    assert [codes(b) for b in vugraph()] == [[], ["result-contract"], [], []]
    assert vugraph()[1].faults[0] == Fault(2, 9, "result-contract", "3DSx-2", "3DX N")


def test_the_result_line_fills_what_the_board_does_not_say() -> None:
    head = "vg|a,b,I,9,9,x,0,y,0|rs|{},|pg||\n"
    bare = one(head.format("4SWx-1") + f"qx|o9|md|{DEAL}|mc|9|")
    assert (bare.contract, bare.declarer, bare.tricks, bare.faults) == ("4SX", "W", 9, ())
    unclaimed = one(head.format("1NS+2") + f"qx|o9|md|{DEAL}|mb|1N|mb|p|mb|p|mb|p|")
    assert (unclaimed.contract, unclaimed.tricks, unclaimed.claimed) == ("1NT", 9, None)
    other = one(head.format("1NS+2") + f"qx|o9|md|{DEAL}|mb|1Nppp|mc|7|")
    assert (other.tricks, codes(other)) == (7, ["result-tricks"])
    assert codes(one(head.format("what") + f"qx|o9|md|{DEAL}|")) == ["result"]


def test_the_result_line_follows_the_board_numbers() -> None:
    head = "vg|a,b,I,1,2,x,0,y,0|rs|1CS=,,2CS=,|bn|17,33|pg||\n"
    assert one(head + f"qx|o33|md|{DEAL}|").contract == "2C"
    assert one(head + f"qx|o1|md|{DEAL}|").contract is None


def test_a_new_match_has_nothing_of_the_one_before() -> None:
    found = read(
        f"vg|a,b,I,1,1,x,0,y,0|pn|a,b,c,d|pg||\nqx|o1|md|{DEAL}|\n"
        "vg|c,d,I,1,1,x,0,y,0|pg||\nqx|c1|mb|p|\n"
    )
    assert [b.names for b in found] == [{"S": "a", "W": "b", "N": "c", "E": "d"}, {}]
    assert found[1].hands == {}


def test_the_name_of_a_board_comes_before_its_label() -> None:
    assert one(f"qx|o3|md|{DEAL}|ah|Board 19|").number == 19
    assert one(f"qx|46|md|{DEAL}|").number == 46
    assert one(f"md|{DEAL}|ah|Final|").number is None


def test_a_board_over_many_lines() -> None:
    text = (FOLDER / "myhands.lin").read_text()
    whole = read(text)
    broken = read(
        text.replace("pg||", "pg||\n").replace("st||", "st||\n").replace("mb|2", "mb|\n2")
    )
    plain = [msgspec.structs.replace(b, line=0, calls=(), cards=()) for b in whole]
    assert [msgspec.structs.replace(b, line=0, calls=(), cards=()) for b in broken] == plain
    assert list(map(calls, broken)) == list(map(calls, whole))


def test_boards_without_names_begin_with_their_deal() -> None:
    found = read(
        f"st||md|{DEAL}|mb|p|st||md|{DEAL}|mb|1C|\nmd|{DEAL}|\npn|a,b,c,d|md|{DEAL}|pn|e|\n"
    )
    assert list(map(calls, found)) == ["S:P", "S:1C", "", ""]
    assert found[3].names == {"S": "e"}


def test_a_card_that_cannot_be_read_and_one_too_many() -> None:
    board = one(f"md|{DEAL}|mb|1Nppp|pc|S10|pc|zz|pc|h2H4|pc||")
    assert [c.card for c in board.cards] == ["ST", "H2", "H4"]
    assert [(f.code, f.found) for f in board.faults] == [("card", "zz"), ("card", "")]
    text = (FOLDER / "myhands.lin").read_text().splitlines()[0]
    more = one(text + "pc|SA|")
    assert len(more.cards) == 52
    assert codes(more) == ["too-many"]


def test_cards_of_unknown_hands_go_round_from_the_leader() -> None:
    play = "".join(f"pc|{c}|" for c in PLAY.split())
    known = myhands()[1]
    unknown = one(f"md|4,,,|mb|1ndrppp|{play}")
    assert [c.seat for c in unknown.cards] == [c.seat for c in known.cards]


@pytest.mark.parametrize("word", ["14", "-1", "", "x", "٣", "7" * 5000])
def test_a_claim_that_is_no_number_of_tricks(word: str) -> None:
    board = one(f"md|{DEAL}|mc|{word}|")
    assert (board.claimed, codes(board)) == (None, ["claim"])


def test_unknown_commands_are_kept() -> None:
    records = list(lin.records(io.StringIO((FOLDER / "vugraph.lin").read_text())))
    assert ("zz", "kept") in [p[:2] for p in records[3].pairs]
    assert not vugraph()[3].faults


def test_records_are_written_back_as_they_stood() -> None:
    for name in ("myhands.lin", "vugraph.lin"):
        text = (FOLDER / name).read_text()
        found = "\n".join(map(lin.text, lin.records(io.StringIO(text))))
        assert text.rstrip("\n").endswith(found)
    first, *_ = lin.records(io.StringIO((FOLDER / "vugraph.lin").read_text()))
    assert [p[0] for p in first.head] == ["vg", "rs", "pn", "mp", "bn"]
    assert lin.board(first) == vugraph()[0]


@settings(deadline=None)
@given(boards())
def test_a_board_written_and_read_is_the_same(board: Board) -> None:
    assert unplaced(one(lin.write(board))) == board


def test_what_the_format_cannot_say_does_not_break_the_line() -> None:
    board = myhands()[0]
    odd = msgspec.structs.replace(
        board,
        names={**board.names, "S": "a|b,c\nd"},
        calls=(msgspec.structs.replace(board.calls[0], text="x|\r\ny"), *board.calls[1:]),
    )
    again = one(lin.write(odd))
    assert again.names["S"] == "a/b c d"
    assert again.calls[0].text == "x/  y"
    assert calls(again) == calls(board)


def test_a_skipped_turn_is_written_as_a_dash() -> None:
    text = f"md|{DEAL}|mb|-|mb|1C|mb|p|mb|-|mb|1D|mb|p|mb|p|mb|p|"
    assert calls(one(lin.write(one(text)))) == calls(one(text))


def test_a_claim_is_written_before_a_result() -> None:
    claimed = msgspec.structs.replace(myhands()[1], tricks=None)
    assert lin.write(claimed).endswith("mc|6|pg||")
    counted = msgspec.structs.replace(myhands()[1], claimed=None, tricks=5)
    assert lin.write(counted).endswith("mc|5|pg||")
