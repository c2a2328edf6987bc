"""Addresses of the hand viewer, read and written."""

from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biddingbox.records import links
from biddingbox.records.board import Board
from tests.records.lin_boards import boards, unplaced
from tests.records.test_lin import calls, codes, myhands

HANDS = "s=S752HKJ72DK5CAQJ4&w=sat6hq4dt632ck873&n=SJ843HA85DAQJ84C2&e=SKQ9HT963D97CT965"


def test_a_lin_record_in_an_address() -> None:
    board = links.board(links.write(myhands()[0]))
    assert unplaced(board) == unplaced(myhands()[0])
    assert links.write(board).startswith(
        "https://www.bridgebase.com/tools/handviewer.html?lin=pn%7C"
    )


@settings(deadline=None)
@given(boards())
def test_a_board_written_as_an_address_is_the_same(board: Board) -> None:
    again = unplaced(links.board(links.write(board)))
    for name in board.__struct_fields__:
        assert getattr(again, name) == getattr(board, name), name


def test_bars_need_not_be_escaped() -> None:
    assert links.board("http://x/y?lin=md|3,,,|mb|1C|").calls[0].call == "1C"


def test_a_field_for_each_thing() -> None:
    board = links.board(
        f"https://www.bridgebase.com/tools/handviewer.html?{HANDS}&d=s&v=e&b=7"
        "&sn=Sam&wn=Wil&nn=Nel&en=Eva,E&a=1c!(15%2B)pp{aside}dppp&p=SAs2S10{why}dA&c=8"
    )
    assert (board.number, board.dealer, board.vul) == (7, "S", "EW")
    assert board.names == {"S": "Sam", "W": "Wil", "N": "Nel", "E": "Eva E"}
    assert calls(board) == "S:1C W:P N:P E:X S:P W:P N:P"
    assert (board.calls[0].alerted, board.calls[0].text) == (True, "15+")
    assert (board.contract, board.declarer, board.claimed) == ("1CX", "S", 8)
    assert [c.card for c in board.cards] == ["SA", "S2", "ST", "DA"]
    assert [len(h) for h in board.hands.values()] == [13] * 4
    assert [c.text for c in board.comments] == ["aside"]
    assert not board.faults


def test_the_fourth_hand_follows_from_three() -> None:
    three = links.board("?" + HANDS.rpartition("&")[0] + "&d=n")
    assert three.hands == links.board("?" + HANDS + "&d=n").hands


@pytest.mark.parametrize(
    ("text", "contract", "declarer"),
    [("-4SN", "4S", "N"), ("-3ntxw", "3NTX", "W"), ("-1nrE", "1NTXX", "E")],
)
def test_a_contract_without_its_auction(text: str, contract: str, declarer: str) -> None:
    board = links.board(f"?{HANDS}&a={text}&c=10")
    assert (board.contract, board.declarer, board.tricks) == (contract, declarer, 10)
    assert (board.calls, board.faults) == ((), ())


def test_explanations_that_do_not_end() -> None:
    board = links.board(f"?{HANDS}&d=n&a=1c(15-17")
    assert board.calls[0].text == "15-17"


def test_what_cannot_be_read_is_told() -> None:
    board = links.board(f"?{HANDS}&d=q&a=1czp&p=zz&c=99&v=7")
    assert sorted(codes(board)) == ["call", "card", "claim", "dealer", "dealer", "vulnerability"]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "http://[",
        "https://example.org/",
        "?lin=",
        "?lin=hello",
        "?" + "a&" * 200,
        "?n=" + "x" * 200_000,
    ],
)
def test_no_such_address(url: str) -> None:
    assert codes(links.board(url))[-1] in ("address", "stray")


@settings(deadline=None)
@given(st.text(max_size=60), st.sampled_from(("", "?lin=", "?a=", "?n=SA&p=", "?d=n&a=(", "?s=")))
def test_any_text(text: str, before: str) -> None:
    links.board(before + text)
    links.board(before + quote(text, errors="replace"))
