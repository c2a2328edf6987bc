"""PBN as it is meant: boards, with the faults that other readers are known for."""

from pathlib import Path

import pytest

from biddingbox.records.board import Board
from biddingbox.records.pbn import board, read
from biddingbox.records.pbn_auction import auction_slowly, auction_words
from biddingbox.records.pbn_from_board import game_of
from biddingbox.records.pbn_play import play_slowly, play_words
from biddingbox.records.pbn_write import write
from biddingbox.seats import SEATS

HERE = Path(__file__).parent / "pbn"
DEAL = "N:AKQ2.T98.T98.T98 T98.AKQ2.432.432 543.543.AKQ7.765 J76.J76.J65.AKQJ"


def one(text: str) -> Board:
    (game,) = read(text)
    return board(game)


def calls(text: str, dealer: str = "N") -> list[str]:
    """The calls of an auction section, each with its seat and mark."""
    found = one(f'[Dealer "{dealer}"]\n[Auction "{dealer}"]\n{text}\n')
    return [f"{c.seat} {c.mark and c.mark + ' '}{c.call}" for c in found.calls]


def cards(text: str, contract: str = "3NT", first: str = "W") -> list[str]:
    found = one(f'[Contract "{contract}"]\n[Declarer "S"]\n[Play "{first}"]\n{text}\n')
    return [f"{c.seat} {c.mark and c.mark + ' '}{c.card}" for c in found.cards]


def codes(text: str) -> list[str]:
    return [f.code for f in one(text).faults]


def test_a_whole_board() -> None:
    first, second = map(board, read((HERE / "canonical.pbn").read_bytes()))
    assert (first.format, first.line, first.number, first.room) == ("pbn", 3, 1, "Open")
    assert (first.dealer, first.vul, first.contract, first.declarer) == ("N", "none", "1NTX", "S")
    assert first.hands["E"][:4] == ("ST", "S9", "S8", "HA")
    assert first.names == {
        "N": "Lima, B.",
        "E": 'Costa, "Zé"',
        "S": "Dias, D.",
        "W": "Souza, A.",
    }
    assert (first.tricks, first.points, first.faults) == (6, (("NS", -100),), ())
    third = first.calls[2]
    assert (third.seat, third.call, third.text, third.alerted) == ("S", "1NT", "11-13", True)
    assert first.auction_ended
    assert [c.text for c in first.comments] == [" The first round: quiet. ", "a little light"]
    assert [(c.calls, c.cards) for c in first.comments] == [(0, 0), (3, 0)]
    last = first.cards[-1]
    assert (last.seat, last.card) == ("S", "C7")
    assert (second.contract, second.declarer, second.tricks) == ("P", None, None)
    assert [c.call for c in second.calls] == ["P"] * 4
    assert second.names == {}


def test_everything_of_the_import_format() -> None:
    first, second = map(board, read((HERE / "import.pbn").read_bytes()))
    assert first.faults == ()
    assert (first.dealer, first.vul, first.number) == ("S", "both", 7)
    assert set(first.hands) == {"W", "N", "S"}
    assert (first.contract, first.declarer, first.swapped) == ("3NTX", "S", True)
    assert (first.tricks, first.points) == (9, (("EW", -750),))
    assert [(c.seat, c.call, c.mark) for c in first.calls] == [
        ("S", "1NT", ""), ("W", "P", ""), ("N", "2C", ""), ("E", "1D", "I"), ("W", "3NT", "S"),
        ("N", "X", ""), ("E", "P", ""), ("S", "P", ""), ("W", "P", ""),
    ]  # fmt: skip
    assert [c.text for c in first.calls[:3]] == ["12-14", None, "asks"]
    assert first.unfinished
    assert [(c.seat, c.card, c.mark) for c in first.cards] == [
        ("W", "CA", ""), ("E", "C2", ""), ("S", "D2", "R"), ("N", "C9", ""), ("E", "C3", ""),
    ]  # fmt: skip
    assert [c.call for c in second.calls] == ["P"] * 4


# The auction


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1C Pass pass AP", "N 1C,E P,S P,W P"),
        ("AP", "N P,E P,S P,W P"),
        ("Pass AP", "N P,E P,S P,W P"),
        ("1NT x XX ap", "N 1NT,E X,S XX,W P,N P,E P"),
        ("1N P 3n 7nt", "N 1NT,E P,S 3NT,W 7NT"),
        ("1D ^I 1C", "N 1D,E I 1C"),
        ("^S 1D", "E S 1D"),
        ("1D ^S ^S ^I 1C", "N 1D,W I 1C"),
        ("1C {a comment} Pass $3 2C ! ; to the end\nPass", "N 1C,E P,S 2C,W P"),
        ("1C Pass *", "N 1C,E P"),
        ("1C\nPass\n1D\n%1H\nPass", "N 1C,E P,S 1D,W P"),
    ],
)
def test_calls_have_their_seats(text: str, expected: str) -> None:
    assert ",".join(calls(text)) == expected


def test_an_auction_that_begins_with_dashes() -> None:
    found = one('[Dealer "E"]\n[Auction "W"]\n-  -  1C Pass\nAP\n')
    assert [(c.seat, c.call) for c in found.calls] == [
        ("E", "1C"), ("S", "P"), ("W", "P"), ("N", "P")
    ]  # fmt: skip
    assert found.faults == ()


def test_a_call_that_cannot_be_read_takes_its_turn() -> None:
    found = one('[Dealer "N"]\n[Auction "N"]\n1C blah 1H\n')
    assert [(c.seat, c.call) for c in found.calls] == [("N", "1C"), ("S", "1H")]
    assert [(f.line, f.column, f.code, f.found) for f in found.faults] == [(3, 4, "call", "blah")]


@pytest.mark.parametrize(
    ("text", "ended", "unfinished"),
    [
        ("1C AP", True, False),
        ("1C Pass Pass", False, False),
        ("Pass Pass Pass", False, False),
        ("Pass Pass Pass Pass", True, False),
        ("1C Pass +", False, True),
        ("1C *", False, False),
        ('1C *\n[Play "E"]\nCA', True, False),
    ],
)
def test_whether_the_auction_has_ended(text: str, ended: bool, unfinished: bool) -> None:
    found = one(f'[Dealer "N"]\n[Auction "N"]\n{text}\n')
    assert (found.auction_ended, found.unfinished) == (ended, unfinished)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1C * Pass", "after-end"),
        ("1C + Pass", "after-end"),
        ("1C ^R Pass", "mark"),
        ("=1= 1C", "note-nowhere"),
        ("1C =1= =2=", "note-twice"),
        ("1C - 1D", "call"),
        ("1C (", "token"),
    ],
)
def test_faults_of_an_auction(text: str, expected: str) -> None:
    assert codes(f'[Dealer "N"]\n[Auction "N"]\n{text}\n') == [expected]


def test_a_note_of_the_play_leaves_that_of_the_auction_alone() -> None:
    found = one(
        '[Dealer "N"]\n[Auction "N"]\n1C =1= AP\n[Note "1:strong"]\n'
        '[Play "E"]\nSA =1=\n[Note "1:ace from king"]\n'
    )
    assert found.calls[0].text == "strong"


def test_a_note_does_not_leak_to_the_next_board() -> None:
    text = '[Dealer "N"]\n[Auction "N"]\n1C =1= AP\n'
    first, second = map(board, read(text + '[Note "1:strong"]\n\n' + text))
    assert first.calls[0].text == "strong"
    assert (second.calls[0].text, second.calls[0].alerted) == (None, True)


# The play


@pytest.mark.parametrize(
    ("text", "contract", "expected"),
    [
        ("CA C2 C3 C4\nDA D2 D3 D4", "3NT", "W CA,N C2,E C3,S C4,W DA,N D2,E D3,S D4"),
        ("C2 CK C3 C4\nDA D2 D3 D4", "3NT", "W C2,N CK,E C3,S C4,N D2,E D3,S D4,W DA"),
        ("CA C2 C3 H2\nDA D2 D3 D4", "4H", "W CA,N C2,E C3,S H2,S D4,W DA,N D2,E D3"),
        ("CA H3 C3 H2\nDA D2 D3 D4", "4H", "W CA,N H3,E C3,S H2,N D2,E D3,S D4,W DA"),
        ("CA C2 C3 H2\n-  -  -  D4\n*", "4H", "W CA,N C2,E C3,S H2,S D4"),
        ("ca C2\nc3 H2 - D2\n- d4", "4H", "W CA,N C2,E C3,S H2,S D4,N D2"),
        ("CA C2 ^L C3 C4\nDA D2 D3 D4", "3NT", "E L C3,S C4,W CA,N C2,W DA,N D2,E D3,S D4"),
        ("CA ^R S6 C3 C4", "3NT", "W CA,N R S6,E C3,S C4"),
        ("CA =1= {a} C2 $7 C3 ! ; b\nC4", "3NT", "W CA,N C2,E C3,S C4"),
        ("C10 C2 CJ C3", "3NT", "W CT,N C2,E CJ,S C3"),
        ("-- CK C3 C4\nDA D2 -- D4", "3NT", "N CK,E C3,S C4,N D2,S D4,W DA"),
    ],
)
def test_cards_are_in_the_order_in_which_they_were_played(
    text: str, contract: str, expected: str
) -> None:
    assert ",".join(cards(text, contract)) == expected


def test_the_trump_is_that_of_the_last_bid_where_the_contract_is_not_given() -> None:
    found = one('[Dealer "S"]\n[Auction "S"]\n1H AP\n[Play "W"]\nCA C2 C3 H2\nDA D2 D3 D4\n')
    assert found.cards[4].seat == "S"


def test_an_end_position_has_a_trump_only() -> None:
    text = '[Deal "N:2... 3... .2.. .3.."]\n[Contract "H"]\n[Play "E"]\nS3 H2 H3 S2\n'
    found = one(text)
    assert (found.contract, found.faults) == (None, ())
    assert found.hands["S"] == ("H2",)


def test_a_lead_out_of_turn_does_not_change_the_declarer() -> None:
    found = one('[Declarer "S"]\n[Contract "3NT"]\n[Play "W"]\nCA C2 ^L C3 C4\n')
    assert (found.declarer, found.cards[0].seat, found.cards[0].mark) == ("S", "E", "L")
    found = one('[Declarer "S"]\n[Contract "3NT"]\n[Play "E"]\nC3 C4 CA C2\n')
    assert (found.declarer, found.cards[0].seat) == ("S", "E")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("CA * C2", "after-end"),
        ("CA XX C3 C4", "card"),
        ("^I CA", "mark"),
        ("^R ^R CA", "mark-twice"),
        ("CA ^L C2 ^L C3", "mark-twice"),
        ("+ +", "after-end"),
        ("CA =1= =2=", "note-twice"),
    ],
)
def test_faults_of_a_play(text: str, expected: str) -> None:
    assert codes(f'[Contract "3NT"]\n[Play "W"]\n{text}\n') == [expected]


@pytest.mark.parametrize(
    "body",
    [
        "\nCA C2 C3 H2\nDA D2 D3 D4\n",
        "\nCA C2 C3 H2 \n-  -  -  D4\n*\n",
        "\nCA H3 - H2\n- D4 DA --\n",
        "\n  CA C2   C3 H2\n\n",
        "\n",
        " \nCA C2 C3 C4",
        " CA",
        "\nC2 c3\nCJ h4 dA",
        "\nC10 C2 c3 C4\n- C3 DA -\n- - H2 S10\nD2",
    ],
)
@pytest.mark.parametrize("trump", ["H", "NT"])
def test_the_quick_way_through_the_play_agrees_with_the_slow_one(body: str, trump: str) -> None:
    for seat in SEATS:
        slow = play_slowly(body, seat, trump, 5, 11)
        assert play_words(body, seat, trump) == slow.cards
        assert slow.faults == ()


@pytest.mark.parametrize("body", ["\nCA ! C2\n", "\nCA\n*\nC2", "\nCA C1 C2 C3\n", "\n^R CA"])
def test_the_quick_way_through_the_play_leaves_the_rest_to_the_slow_one(body: str) -> None:
    assert play_words(body, "W", "NT") is None


@pytest.mark.parametrize(
    "body",
    [
        "\n1C =1= Pass 1N XX\nAP\n",
        "\nPass pass PASS AP",
        "\nPass Pass Pass Pass\n",
        "\n1C x =22=\n\n2C =1= \n",
        " 1C  Pass P",
        "\n",
    ],
)
def test_the_quick_way_through_the_auction_agrees_with_the_slow_one(body: str) -> None:
    for seat in SEATS:
        slow = auction_slowly(body, seat, 5, 13, {1: "a", 22: "b"})
        assert auction_words(body, seat, {1: "a", 22: "b"}) == slow
        assert slow.faults == ()


@pytest.mark.parametrize(
    "body", ["\n- 1C\n", "\n1C AP *\n", "\n1C ! P\n", "\n1C =1= =1=", "1C\n%x"]
)
def test_the_quick_way_through_the_auction_leaves_the_rest_to_the_slow_one(body: str) -> None:
    assert auction_words(body, "N", {}) is None


# Values


@pytest.mark.parametrize(
    ("value", "declarer", "tricks", "differs"),
    [
        ("9", "S", 9, False),
        ("13", None, 13, False),
        ("NS 9", "S", 9, False),
        ("NS 9", "E", 4, False),
        ("NS 9", None, None, False),
        ("EW 4 NS 9", "N", 9, False),
        ("NS 9 EW 4", "W", 4, False),
        ("^5", "S", 5, True),
        ("^NS 9", "N", 9, True),
        ("", "S", None, False),
        ("?", "S", None, False),
    ],
)
def test_results(value: str, declarer: str | None, tricks: int | None, differs: bool) -> None:
    found = one(f'[Declarer "{declarer or "?"}"]\n[Result "{value}"]\n')
    assert (found.tricks, found.result_differs, found.faults) == (tricks, differs, ())


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("S", ("S", False)),
        ("w", ("W", False)),
        ("^S", ("S", True)),
        ("?", (None, False)),
        ("", (None, False)),
    ],
)
def test_declarers(value: str, expected: tuple[str | None, bool]) -> None:
    found = one(f'[Declarer "{value}"]\n')
    assert (found.declarer, found.swapped) == expected
    assert found.faults == ()


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("4S", "4S"),
        ("5HX", "5HX"),
        ("1N", "1NT"),
        ("3nxx", "3NTXX"),
        ("7ntx", "7NTX"),
        ("Pass", "P"),
        ("pass", "P"),
        ("?", None),
        ("", None),
        ("NT", None),
    ],
)
def test_contracts(value: str, expected: str | None) -> None:
    found = one(f'[Contract "{value}"]\n')
    assert (found.contract, found.faults) == (expected, ())


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("NS 420", (("NS", 420),)),
        ("EW -50", (("EW", -50),)),
        ("NS +550", (("NS", 550),)),
        ("-100", (("EW", -100),)),
        ("EW 50 NS -50", (("EW", 50), ("NS", -50))),
        ("", ()),
    ],
)
def test_scores(value: str, expected: tuple[tuple[str, int], ...]) -> None:
    found = one(f'[Declarer "E"]\n[Score "{value}"]\n')
    assert (found.points, found.faults) == (expected, ())


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        *((v, "none") for v in ("None", "Love", "-", "none")),
        *((v, "both") for v in ("All", "Both", "all")),
        ("NS", "NS"),
        ("ew", "EW"),
        ("?", None),
    ],
)
def test_vulnerabilities(value: str, expected: str | None) -> None:
    found = one(f'[Vulnerable "{value}"]\n')
    assert (found.vul, found.faults) == (expected, ())


@pytest.mark.parametrize("first", SEATS)
def test_a_deal_may_begin_with_any_hand(first: str) -> None:
    hands = dict(zip("NESW", DEAL[2:].split(), strict=True))
    order = "NESW"["NESW".index(first) :] + "NESW"[: "NESW".index(first)]
    value = f"{first.lower()}:" + " ".join(hands[s].lower() for s in order)
    found = one(f'[Deal "{value}"]\n')
    assert found.faults == ()
    assert found.hands == one(f'[Deal "{DEAL}"]\n').hands


def test_hands_may_be_missing_and_in_any_order() -> None:
    found = one('[Deal "E:- 2AKQ.T89.T98.T98 - -"]\n')
    assert found.faults == ()
    assert found.hands == {
        "S": ("SA", "SK", "SQ", "S2", "HT", "H9", "H8", "DT", "D9", "D8", "CT", "C9", "C8")
    }


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('[Dealer "North"]', "seat"),
        ('[Board "x"]', "board"),
        ('[Board "0"]', "board"),
        ('[Vulnerable "yes"]', "vulnerable"),
        ('[Deal "X:- - - -"]', "deal"),
        ('[Deal "N:- - - -"]', "deal-empty"),
        ('[Deal "N:AKQ2.T98.T98.T9 - - - -"]', "deal-hands"),
        ('[Deal "N:AKQ2.T98.T98T98 - - -"]', "deal-hand"),
        ('[Deal "N:AKQ1.T98.T98.T98 - - -"]', "deal-rank"),
        ('[Deal "N:AKQ2.T98.T98.T98 A543.543.AKQ7.765 - -"]', "deal-twice"),
        ('[Deal "N:AKQ2.T98.T98.T98 T98.AKQ2.432.43 - -"]', "deal-count"),
        ('[Contract "8C"]', "contract"),
        ('[Declarer "NS"]', "declarer"),
        ('[Result "14"]', "result"),
        ('[Result "NS 9 EW 2"]', "result-sum"),
        ('[Score "many"]', "score"),
    ],
)
def test_values_that_cannot_be_read(line: str, code: str) -> None:
    found = one("\n".join(["% x", line, '[Site "y"]']))
    assert [(f.line, f.column, f.code) for f in found.faults] == [(2, 1, code)]


def test_the_last_board_needs_no_blank_line_after_it() -> None:
    text = '[Board "1"]\n\n[Board "2"]\n[Dealer "E"]\n[Auction "E"]\nPass Pass Pass Pass'
    first, second = map(board, read(text))
    assert (first.number, second.number) == (1, 2)
    assert len(second.calls) == 4


def test_faults_are_capped() -> None:
    found = one('[Dealer "N"]\n[Auction "N"]\n' + "bad " * 1000)
    assert len(found.faults) == 100
    assert found.faults[-1].code == "too-many"


def test_an_auction_that_another_player_than_the_dealer_begins_is_written_as_it_was() -> None:
    [game] = read('[Dealer "N"]\n[Auction "W"]\n1D Pass 1S Pass\n2S AP\n')
    before = board(game)
    assert before.calls[0].seat == "W"
    text = write(game_of(before))
    assert '[Auction "W"]' in text
    assert "^S" not in text
    [again] = read(text)
    assert board(again).calls == before.calls


def test_a_card_behind_the_plus_is_kept() -> None:
    [game] = read('[Contract "6S"]\n[Play "E"]\nD3 DA S5 D4\nS3 + S7 SA\n')
    before = board(game)
    [again] = read(write(game_of(before)))
    assert board(again).cards == before.cards
    assert board(again).unfinished


def test_a_play_that_another_player_than_declarers_left_begins_is_written_as_it_was() -> None:
    [game] = read('[Declarer "S"]\n[Contract "3NT"]\n[Play "E"]\nC2 C3 CA C4\n')
    before = board(game)
    assert before.cards[0].seat == "E"
    [again] = read(write(game_of(before)))
    assert board(again).cards == before.cards


def test_the_same_card_twice_in_a_trick_is_won_alike_however_it_is_spelled() -> None:
    rows = "CQ C2 C4 CA\nS4 HK H5 S4\nS8 HT H8 CT\n"
    quick = play_words(rows, "N", "S")
    assert quick is not None
    assert quick == play_slowly(rows, "N", "S", 1, 1).cards
    assert quick == play_slowly(rows + "*\n", "N", "S", 1, 1).cards


def test_a_first_call_out_of_rotation_keeps_its_mark_without_a_dealer() -> None:
    [game] = read('[Auction "W"]\n^S 1D Pass Pass Pass\n')
    before = board(game)
    assert before.calls[0].mark == "S"
    [again] = read(write(game_of(before)))
    assert board(again).calls == before.calls
