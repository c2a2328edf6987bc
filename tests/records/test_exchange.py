"""Records as logs, logs as boards and as LIN: what goes over, and what is told as lost."""

from pathlib import Path

import pytest

from biddingbox import Log, parse
from biddingbox import log as logs
from biddingbox.bridge import results
from biddingbox.cards import Card
from biddingbox.errors import ExchangeError
from biddingbox.events import Call, Event, Fact, Noted, Opening
from biddingbox.records import links, pbn
from biddingbox.records.board import Board, BoardCall, BoardCard, Comment
from biddingbox.records.exchange import (
    Told,
    board_of_log,
    game_of_log,
    lin_losses,
    lin_of_board,
    lin_of_log,
    log_of_board,
    log_of_game,
    told_by_board,
    told_by_game,
)
from biddingbox.records.notation import parse_log, write_event, write_log
from biddingbox.records.pbn_from_board import game_of
from biddingbox.seats import SEATS, Seat

HAND = "AKQJT98765432..."
DEAL = "N:AK52.T98.T98.T98 JT9.AKQ2.765.765 Q876.765.AKQ.J32 43.J43.J432.AKQ4"


def told(text: str, edition: str = "1997") -> Told:
    """The log of one game, checked: every event fits, and a line of the notation says it."""
    (game,) = pbn.read(text)
    found = told_by_game(game, edition)
    log = logs.fold(found.opening, found.events)
    assert log.unfit == ()
    read = parse_log(write_log(found.opening, found.events))
    assert (read.opening, read.events) == (found.opening, found.events)
    return found


def lines(events: tuple[Event, ...]) -> list[str]:
    return [write_event(e) for e in events]


def codes(found: Told) -> list[tuple[str, str]]:
    return [(loss.code, loss.found) for loss in found.losses]


# -- from a record to a log ------------------------------------------------------------------------


def test_a_whole_record() -> None:
    found = told((Path(__file__).parent / "pbn" / "whole.pbn").read_text())
    assert found.losses == ()
    log = logs.fold(found.opening, found.events)
    assert log.state.phase == "over"
    board = board_of_log(found.opening, found.events)
    assert (board.contract, board.declarer, board.tricks) == ("2C", "W", 6)
    assert board.points == (("EW", -200),)
    assert len(board.cards) == 52


def test_the_header_names_only_what_the_board_does_not_give() -> None:
    found = told('[Board "7"]\n[Dealer "S"]\n[Vulnerable "None"]\n[West "Omar  B"]\n')
    assert found.opening == Opening(board=7, vul="none", facts=(Fact("player", "W Omar B"),))
    assert codes(found) == [("name", "Omar  B")]


def test_explanations_alerts_comments_and_result() -> None:
    found = told(f"""[Board "1"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "4S"]
[Result "9"]
[Score "NS -50"]
{{ before }}
[Auction "N"]
Pass Pass 1S =1= Pass
{{ now }} 4S AP
[Note "1:five"]
[Play "W"]
CA C8 C5 C2
*
""")
    assert lines(found.events) == [
        'note " before "', "N P", "E P", 'S 1S ("five")', "N alert", "W P", 'note " now "', "N 4S",
        "E P", "S P", "W P", "W CA faced", "N C8", "E C5", "S C2", "tricks 9",
    ]  # fmt: skip
    assert found.losses == ()


def test_other_tags_are_kept_in_a_note_and_come_back() -> None:
    text = """[Board "1"]
[Event "Cup"]
[Scoring "MP"]
[Room "Open"]
[Contract "Pass"]
[ScoreTable "Rank\\3R;Names\\6L"]
  1 "A"
"""
    found = told(text)
    (note, *rest) = found.events
    assert isinstance(note, Noted)
    assert note.text.startswith('[Event "Cup"]\n[Scoring "MP"]\n[Room "Open"]\n')
    (again,) = pbn.read(game_of_log(found.opening, found.events).text)
    assert {k: again.values[k] for k in ("Event", "Scoring", "Room", "Contract", "ScoreTable")} == {
        "Event": "Cup", "Scoring": "MP", "Room": "Open", "Contract": "Pass",
        "ScoreTable": "Rank\\3R;Names\\6L",
    }  # fmt: skip
    assert log_of_game(again) == (found.opening, found.events)
    assert lines(tuple(rest)) == ["N P", "E P", "S P", "W P"]


def test_tags_too_long_are_told() -> None:
    found = told(f'[Board "1"]\n[Event "{"x" * 7_000}"]\n')
    assert codes(found) == [("tags", "")]


def test_an_irregular_auction_is_accepted_as_it_was() -> None:
    found = told("""[Dealer "W"]
[Auction "W"]
^S 1D ^I 1C 4S
^I 3NT ^S ^S X
5H AP
""")
    assert lines(found.events) == [
        "N 1D", "E 1C", "S 4S", "W 3NT", "N accept re 27A@4", "S X", "W 5H", "N P", "E P", "S P",
    ]  # fmt: skip
    board = board_of_log(found.opening, found.events)
    assert [(c.seat, c.call, c.mark) for c in board.calls[:6]] == [
        ("N", "1D", "S"), ("E", "1C", "I"), ("S", "4S", ""), ("W", "3NT", "I"), ("S", "X", "S"),
        ("W", "5H", ""),
    ]  # fmt: skip


def test_an_irregular_call_at_the_end_was_accepted_by_word() -> None:
    calls: tuple[tuple[Seat, str], ...] = (("N", "1S"), ("E", "P"), ("S", "P"), ("E", "P"))
    made = tuple(BoardCall(seat, Call(call)) for seat, call in calls)
    found = told_by_board(Board("pbn", 1, dealer="N", calls=made, auction_ended=True))
    assert lines(found.events)[-1] == "S accept re 29A@4"


SWAPPED = f"""[Dealer "N"]
[Vulnerable "None"]
[Deal "{DEAL}"]
[Declarer "^N"]
[Contract "1S"]
[Result "8"]
[Auction "N"]
Pass Pass 1S AP
[Play "E"]
HA H5 H3 H8
HK ^L H6 H4 H9
*
"""


def test_an_accepted_lead_of_the_wrong_hand_exchanges_declarer_and_dummy() -> None:
    found = told(SWAPPED)
    assert lines(found.events)[6:8] == ["E HA faced", "S accept-as-dummy re 54@7"]
    board = board_of_log(found.opening, found.events)
    assert (board.declarer, board.swapped, board.contract) == ("N", True, "1S")
    assert board.tricks == 8


def test_a_revoke_and_a_lead_out_of_turn() -> None:
    found = told(f"""[Dealer "N"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "1S"]
[Auction "N"]
Pass Pass 1S AP
[Play "W"]
HJ H8 HA ^R C2
^L CA C8 C5 C3
*
""")
    assert lines(found.events)[6:] == [
        "W HJ faced", "N H8", "E HA", "S C2 irregular",
        "W CA irregular", "N C8", "E C5", "S C3",
    ]  # fmt: skip
    assert found.losses == ()
    board = board_of_log(found.opening, found.events)
    assert [(c.card, c.mark) for c in board.cards if c.mark] == [("C2", "R"), ("CA", "L")]


def test_a_revoke_of_hands_that_are_not_known() -> None:
    text = '[Dealer "N"]\n[Auction "N"]\n1S AP\n[Play "E"]\nCA ^R D2 C3 C4\n*\n'
    assert "S D2 irregular" in lines(told(text).events)
    assert "S D2" in lines(told(text.replace("^R ", "")).events)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('[Dealer "N"]\n[Auction "N"]\n1S Pass X Pass\n*\n', [("call", "W P")]),
        ('[Dealer "N"]\n[Auction "N"]\n1S AP Pass\n', [("call", "N P")]),
        ('[Dealer "N"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "9"]\n', [("contract", "4S")]),
        (
            '[Dealer "N"]\n[Contract "2S"]\n[Declarer "N"]\n[Auction "N"]\n1S AP\n',
            [("contract", "2S")],
        ),
        (
            '[Dealer "N"]\n[Contract "1S"]\n[Declarer "W"]\n[Auction "N"]\n1S AP\n'
            '[Play "N"]\nCA\n*\n',
            [("play", "N CA"), ("declarer", "W")],
        ),
        (
            '[Dealer "N"]\n[Auction "N"]\n1S AP\n[Play "E"]\nCA C2 - C3\nD2 - - -\n*\n',
            [("play", "N C3")],
        ),
        (
            '[Dealer "N"]\n[Vulnerable "None"]\n[Score "NS 110"]\n[Declarer "N"]\n[Contract "1S"]\n'
            '[Result "7"]\n[Auction "N"]\n1S AP\n',
            [("score", "NS 110")],
        ),
        ('[Deal "N:AK... - - -"]\n', [("hands", "AK...")]),
        (f'[Deal "N:{HAND} {HAND} - -"]\n', [("hands-twice", "SA SK SQ SJ")]),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told(text: str, expected: list[tuple[str, str]]) -> None:
    assert codes(told(text)) == expected


def test_a_score_that_77_does_not_give_comes_back() -> None:
    text = '[Dealer "N"]\n[Vulnerable "None"]\n[Score "NS 110"]\n[Auction "N"]\n1S AP\n'
    found = told(text + '[Contract "1S"]\n[Declarer "N"]\n[Result "7"]\n')
    (again,) = pbn.read(game_of_log(found.opening, found.events).text)
    assert again.values["Score"] == "NS 110"
    assert log_of_game(again) == (found.opening, found.events)


def test_hostile_records_stay_small() -> None:
    calls = tuple(BoardCall("N", Call("P")) for _ in range(5_000))
    notes = tuple(Comment("x" * 4_000) for _ in range(500))
    board = Board("lin", 1, dealer="N", calls=calls, comments=notes)
    opening, events = log_of_board(board, "2017")
    assert opening.edition == "2017"
    assert len(events) < 400
    assert ("comments", "") in codes(told_by_board(board))


def test_an_address_of_the_hand_viewer() -> None:
    board = links.board(
        "https://www.bridgebase.com/tools/handviewer.html?d=n&v=n&a=PP1S(five)PPP&sn=Amina&c=7"
    )
    opening, events = log_of_board(board)
    assert opening.facts == (Fact("player", "S Amina"),)
    assert 'S 1S ("five")' in lines(events)
    assert lines(events)[-1] == "tricks 7"


# -- from a log to a board -------------------------------------------------------------------------


def board_of(text: str) -> Board:
    log = parse(text)
    return board_of_log(log.opening, log.events)


def test_only_what_stands_is_on_the_board() -> None:
    board = board_of("dealer N; N 1S; E P; S 1H; W decline; S P; W 2C (clubs); N P; E P; S P")
    assert [c.call for c in board.calls] == ["1S", "P", "P", "2C", "P", "P", "P"]
    assert [c.mark for c in board.calls] == [""] * 7
    assert board.calls[3].text == "clubs"
    assert (board.contract, board.declarer, board.auction_ended) == ("2C", "W", True)
    assert not board.unfinished


def test_a_trick_goes_clockwise_although_dummy_played_second() -> None:
    log = parse("dealer N; N P; E P; S 1S; W P; N P; E P; E HK faced; S accept; N H4; S H3; W H6")
    board = board_of_log(log.opening, log.events)
    assert [c.card for c in board.cards] == ["HK", "H3", "H6", "H4"]
    (again,) = pbn.read(game_of_log(log.opening, log.events).text)
    assert log_of_game(again) == (log.opening, log.events)


def test_explained_and_alerted_calls() -> None:
    board = board_of(
        'dealer N; N 1C; S alert; E P; S 1D ("0-7"); E asks N#1; S explains N#1 "strong"'
    )
    assert [(c.call, c.alerted, c.text) for c in board.calls] == [
        ("1C", True, "strong"), ("P", False, None), ("1D", False, "0-7"),
    ]  # fmt: skip
    assert board.unfinished


def test_passed_out_and_adjusted() -> None:
    assert board_of("board 1; N P; E P; S P; W P").contract == "P"
    scored = "game bridge 2017; board 1; N 1S; E P; S P; W P; tricks 7"
    assert board_of(scored).points == (("NS", 80),)


def test_notes_are_comments_where_they_stand() -> None:
    board = board_of('dealer N; note "a"; N 1S; note "b"; E P; S P; W P; E C2 faced; note "c"')
    assert board.comments == (Comment("a"), Comment("b", 1), Comment("c", 4, 1))


def test_comments_of_a_board_stand_in_the_sections() -> None:
    made = zip(SEATS, ("1C", "P", "P", "P"), strict=True)
    calls = tuple(BoardCall(seat, Call(call)) for seat, call in made)
    played = zip((*SEATS[1:], SEATS[0]), ("C2", "C3", "C4", "C5"), strict=True)
    cards = tuple(BoardCard(seat, Card(card)) for seat, card in played)
    comments = (Comment("a}"), Comment("b\n\nc", 2), Comment("d " * 300, 4), Comment("e", 4, 2))
    board = Board("lin", 1, dealer="N", calls=calls, auction_ended=True, declarer="N",
                  contract="1C", cards=cards, comments=comments)  # fmt: skip
    (game,) = pbn.read(game_of(board).text)
    read = pbn.board(game)
    assert (read.calls, read.cards, read.faults) == (calls, cards, ())
    assert [(" ".join(c.text.split()), c.calls, c.cards) for c in read.comments] == [
        ("a)", 0, 0), ("b c", 2, 0), (("d " * 300).strip(), 4, 0), ("e", 4, 4),
    ]  # fmt: skip
    bare = game_of(Board("lin", 1, number=1, comments=(Comment("a"),)))
    assert bare.text == '[Board "1"]\n{a}\n'


# -- LIN -------------------------------------------------------------------------------------------


def test_lin_says_what_it_leaves_out() -> None:
    log = parse(
        "table boxes out; dealer N; pair NS 1 EW 2; N 1S; E P; S 1H; W decline; S P; W P"
        "; amend 2: E P"
    )
    assert [x.code for x in lin_losses(log.opening, log.events)] == [
        "lin-header", "lin-withdrawn", "lin-rulings", "lin-corrections",
    ]  # fmt: skip
    simple = parse('board 1; N 1S ("5"); S alert; E P; S P; W P; E C2 faced; note "x"; tricks 8')
    assert lin_losses(simple.opening, simple.events) == ()
    line = lin_of_log(simple.opening, simple.events)
    assert line.startswith("pn|,,,|st||md|3,,,|rh||ah|Board 1|sv|o|mb|1S!|an|5|mb|p|mb|p|mb|p|pg||")
    assert line.endswith("pc|C2|nt|x|mc|8|pg||")


def test_lin_of_a_board_passed_out_has_its_passes() -> None:
    (game,) = pbn.read('[Board "1"]\n[Dealer "N"]\n[Contract "Pass"]\n')
    assert lin_of_board(pbn.board(game)).count("mb|p|") == 4


def test_estimation_has_no_board() -> None:
    log = parse("game estimation law18; dealer N; N 4S")
    for function in (board_of_log, lin_of_log, lin_losses):
        with pytest.raises(ExchangeError):
            function(log.opening, log.events)


def test_scores_follow_the_log() -> None:
    found = told(SWAPPED)
    log: Log = logs.fold(found.opening, found.events)
    assert [(r.side, r.points) for r in results.results(log.state)] == [("NS", 110), ("EW", -110)]
    seat: Seat | None = board_of_log(found.opening, found.events).declarer
    assert seat == "N"
