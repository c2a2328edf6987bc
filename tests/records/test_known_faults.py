"""What other readers get wrong, each once: what we make of the same record, written by hand.

The docstrings tell what endplay 0.5.12 and bridgebots 0.0.12 made of these very records when the
tests were written; nothing here fails if a later version of theirs mends it.
"""

from pathlib import Path

from biddingbox.records import pbn
from biddingbox.records.board import Board
from biddingbox.records.pbn_from_board import game_of
from biddingbox.records.pbn_write import write
from tests.records.test_lin import calls, myhands, one, vugraph

FILE = Path(__file__).with_name("lin").joinpath("myhands.lin").read_text()
LINES = FILE.splitlines()
TAGS = {
    "Board": "1",
    "Dealer": "N",
    "Vulnerable": "None",
    "Deal": "N:Q953.85.J532.T42 2.Q7642.A8.AK763 AKJ4.KT9.K76.J98 T876.AJ3.QT94.Q5",
    "Declarer": "S",
    "Contract": "4S",
    "Result": "7",
}
AUCTION = "Pass Pass 1S 2H\n4S Pass Pass Pass"


def game(auction: str = AUCTION, play: str = "", **tags: str) -> str:
    """A game of PBN, without the empty line after it."""
    told = TAGS | tags
    head = "".join(f'[{name} "{value}"]\n' for name, value in told.items())
    return f'{head}[Auction "{told["Dealer"]}"]\n{auction}\n{play}'


def read(*games: str) -> list[Board]:
    """The boards of games, none of which may have a fault."""
    boards = [pbn.board(g) for g in pbn.read("\n".join(games))]
    assert [b.faults for b in boards] == [()] * len(games)
    return boards


def texts(board: Board) -> list[str | None]:
    """What was said of each call."""
    return [c.text for c in board.calls]


def test_the_trick_count_of_a_fully_played_lin_board() -> None:
    """The trick count of a fully played LIN board.

    endplay counts 4 tricks in the first and 7 in the last; bridgebots 7 and 4, as we do.
    """
    first, _, _, last = myhands()
    assert (len(first.cards), first.tricks, len(last.cards), last.tricks) == (52, 7, 52, 4)


def test_copying_a_doubled_contract() -> None:
    """Copying a doubled contract: from LIN to PBN and back.

    A copy of a contract of endplay is doubled if it went down, else undoubled: 4HX made becomes
    4H, 4HXX with an overtrick 4H, and 4S one down 4SX.
    """
    boards = myhands()
    again = [pbn.board(g) for g in pbn.read("\n".join(write(game_of(b)) for b in boards))]
    assert [b.contract for b in again] == ["4S", "1NTXX", "P", "4HX"]
    assert [(b.declarer, b.tricks) for b in again] == [(b.declarer, b.tricks) for b in boards]


def test_a_play_note_does_not_overwrite_the_auction_note_of_the_same_number() -> None:
    """A play note overwriting the auction's note of the same number.

    endplay and bridgebots both say "second best" of 1S; bridgebots drops the play.
    """
    auction = 'Pass Pass 1S =1= 2H\n4S Pass Pass Pass\n[Note "1:five spades"]'
    (board,) = read(game(auction, '[Play "W"]\nS7 =1= SQ S2 SA\n[Note "1:second best"]\n'))
    assert texts(board)[2] == "five spades"
    assert [c.card for c in board.cards] == ["S7", "SQ", "S2", "SA"]
    (first, *_) = pbn.read(game(auction, '[Play "W"]\nS7 =1= SQ S2 SA\n[Note "1:second best"]\n'))
    assert [t.value for t in first.tags if t.name == "Note"] == ["1:five spades", "1:second best"]


def test_a_note_does_not_leak_to_the_next_board() -> None:
    """A note leaking to the next board.

    endplay says "five spades" of the second board's 1S too; bridgebots does not.
    """
    referred = "Pass Pass 1S =1= 2H\n4S Pass Pass Pass"
    with_note = game(referred + '\n[Note "1:five spades"]')
    found = [pbn.board(g) for g in pbn.read(f"{with_note}\n{game(referred)}")]
    assert [texts(b)[2] for b in found] == ["five spades", None]
    lin = [one(LINES[0]), one(LINES[1])]
    assert [texts(b)[:3] for b in lin] == [[None, None, "5+ !S"], [None] * 3]


def test_an_auction_that_begins_with_a_dash() -> None:
    """An auction that begins with ``-``: the players before the first are not told.

    endplay takes the dash for the auction's end and has no calls; bridgebots has them without
    their seats. In LIN, where a dash is a skipped turn, both raise.
    """
    (board,) = read(game("- - 1S 2H\n4S Pass Pass Pass"))
    assert calls(board) == "S:1S W:2H N:4S E:P S:P W:P"
    told = one(LINES[0].replace("mb|p|mb|p|mb|1S", "mb|-|mb|-|mb|1S", 1))
    assert (calls(told), told.contract, told.faults) == (calls(board), "4S", ())


def test_a_comment_or_a_nag_inside_the_auction() -> None:
    """A comment or ``$n`` inside the auction.

    endplay stops the whole file with a ValueError at ``{`` and at ``$``; bridgebots takes the
    words of the comments, and ``$1``, for explanations of the calls before them.
    """
    (board,) = read(game("Pass Pass {he thought} 1S 2H $1\n4S Pass ; so it was\nPass Pass"))
    assert calls(board) == "N:P E:P S:1S W:2H N:4S E:P S:P W:P"
    assert texts(board) == [None] * 8
    assert [(c.text, c.calls) for c in board.comments] == [("he thought", 2), (" so it was", 6)]


def test_commentary_inside_a_lin_auction_is_no_explanation() -> None:
    """The same in LIN, ``nt``: endplay makes it the explanation of the call before."""
    board = one(LINES[0].replace("mb|4S|", "nt|He thought.|mb|4S|"))
    assert texts(board)[2:4] == ["5+ !S", "Michaels"]
    assert [(c.text, c.calls) for c in board.comments] == [("He thought.", 4)]


def test_eight_names_in_pn() -> None:
    """Eight names in ``pn``: four of each room.

    endplay raises ValueError; bridgebots reads them.
    """
    opened, closed = vugraph()[:2]
    assert opened.names == {"S": "so", "W": "wo", "N": "no", "E": "eo"}
    assert closed.names == {"S": "sc", "W": "wc", "N": "nc", "E": "ec"}


def test_a_lead_out_of_turn_does_not_make_another_declarer() -> None:
    """A lead out of turn giving the wrong declarer.

    bridgebots makes the right-hand neighbour of whoever led declarer: here North. In PBN it drops
    the board at ``^N``; endplay stops the file there.
    """
    board = one(LINES[0].replace("pc|S7|pc|SQ|pc|S2|pc|SA|", "pc|S2|pc|SA|pc|S7|pc|SQ|"))
    assert (board.contract, board.declarer) == ("4S", "S")
    assert [c.seat for c in board.cards[:4]] == ["E", "S", "W", "N"]
    play = '[Play "W"]\nS7 SQ ^L S2 SA\n'
    (accepted,) = read(game(play=play))
    assert (accepted.declarer, accepted.swapped) == ("S", False)
    assert [(c.seat, c.card, c.mark) for c in accepted.cards] == [
        *(("E", "S2", "L"), ("S", "SA", ""), ("W", "S7", ""), ("N", "SQ", "")),
    ]
    (swapped,) = read(game(play='[Play "E"]\nS2 SA S7 SQ\n', Declarer="^N"))
    assert (swapped.declarer, swapped.swapped) == ("N", True)


def test_a_file_whose_last_board_has_no_blank_line_after_it() -> None:
    """A file whose last board has no blank line after it, not even a line end.

    bridgebots reads the last board's auction letter by letter: "a", "s", "s"; endplay reads it.
    """
    found = read(game(), game(Board="2").rstrip())
    assert [calls(b) for b in found] == [calls(found[0])] * 2
    assert [b.number for b in found] == [1, 2]
    assert not FILE.endswith("\n")
    assert len(myhands()[-1].cards) == 52


def test_lower_case_x() -> None:
    """Lower-case ``x``, in the auction and in the contract.

    bridgebots drops the board: "Invalid Contract: 1Sxx"; endplay reads it, and writes it so.
    """
    (board,) = read(game("1S x xx Pass\nPass Pass", Dealer="S", Contract="1Sxx"))
    assert calls(board) == "S:1S W:X N:XX E:P S:P W:P"
    assert board.contract == "1SXX"
    assert calls(one(LINES[1].replace("mb|d|mb|R|", "mb|x|mb|xx|"))) == calls(myhands()[1])


def test_passed_out_boards_are_not_dropped() -> None:
    """Passed-out boards dropped.

    bridgebots drops both of these, the first for want of a result, the second as "Invalid
    Contract: Pass"; in LIN it keeps them. endplay keeps both, with three passes for ``AP``.
    """
    passed = {"Declarer": "", "Contract": "Pass"}
    four = game("Pass Pass Pass Pass", Result="", **passed)
    found = read(four, game("AP", Board="2", Result="0", **passed))
    assert [(b.contract, b.declarer, calls(b)) for b in found] == [
        ("P", None, "N:P E:P S:P W:P")
    ] * 2
    assert [b.contract for b in (myhands()[2], vugraph()[2])] == ["P", "P"]


def test_the_declarer_with_a_caret() -> None:
    """``Declarer "^S"``: declarer and dummy were exchanged.

    endplay stops the file with ValueError, bridgebots drops the board.
    """
    (board,) = read(game(Declarer="^S"))
    assert (board.declarer, board.swapped, board.contract) == ("S", True, "4S")


def test_the_result_of_a_side() -> None:
    """``Result "NS 9"``: the tricks of a side; of the defenders', declarer has the rest.

    endplay stops the file with ValueError, bridgebots drops the board.
    """
    assert [b.tricks for b in read(game(Result="NS 9"), game(Result="EW 9"))] == [9, 4]


def test_an_unknown_declarer() -> None:
    """``Declarer "?"``: nobody knows; the rest of the board is read.

    endplay makes North declarer, bridgebots drops the board.
    """
    (board,) = read(game(Declarer="?"))
    assert (board.declarer, board.contract, board.tricks) == (None, "4S", 7)
    (nothing,) = read(game(Declarer="?", Contract="?", Result="?"))
    assert (nothing.declarer, nothing.contract, nothing.tricks) == (None, None, None)
    assert calls(nothing) == "N:P E:P S:1S W:2H N:4S E:P S:P W:P"
