"""PBN records of others: all are read; the verifier's own files, correct and with their errors.

``ERRORS`` is what has to be found in the files of errors: line and code. A comment in them tells
each error. What is in the table and not in their comments: 916 (``--`` for ``-``), 934 (the cards
give ten tricks), 839 (``% EXPORT`` above a game of another format). What is in their comments
and not in the table: "Bad declarer" and "Bad result" of game 58 of errors_10 (declarer fits, and
nobody can tell what seven unplayed tricks would have given), and the ``}`` of game 20 of errors_20,
which closes the comment that game 19 has opened: there the comment is told.
"""

import os
from collections import Counter
from pathlib import Path

import pytest

from biddingbox.records.board import Board
from biddingbox.records.pbn import board, form, read
from biddingbox.records.pbn_export import export_file
from biddingbox.records.pbn_verify import verify
from biddingbox.records.pbn_write import dump
from tests.records.pbn_same import said

DATA = Path(os.environ.get("BIDDINGBOX_RECORDS") or Path(__file__).parents[3] / "shared" / "data")
FILES = sorted(DATA.rglob("*.pbn")) if DATA.is_dir() else []
pytestmark = pytest.mark.skipif(not FILES, reason="no archive of PBN records on this machine")
ids = [p.stem for p in FILES]

ERRORS = {
    "errors_10": """
        7:tag-unknown 11:tag 15:tag 19:string-tab 23:value 27:value 31:value 35:value 39:seat
        43:vulnerable 47:deal-rank 51:deal-twice 55:deal-count 59:deal-count 63:deal-count
        67:deal-hands 71:deal-count 75:deal-empty 79:declarer 83:contract 87:contract 91:result
        95:stray 98:note-place 102:no-dealer 108:no-deal 114:no-declarer 120:no-contract
        127:tag-twice 159:auction-dealer 168:auction-dealer 177:call 186:spelling
        195:call-insufficient 204:call-illegal 214:call-illegal 223:suffix-twice
        226:suffix-twice 229:suffix-twice 232:suffix-twice 235:nag 238:nag 241:token 244:token
        247:note-number 250:note-missing 250:note-missing 250:note-twice 258:declarer-auction
        266:declarer-auction 274:declarer-auction 283:contract-auction 290:contract-auction
        298:contract-auction 306:contract-auction 314:contract-auction 328:revoke
        340:suffix-twice 343:suffix-twice 346:suffix-twice 349:suffix-twice 361:nag 363:nag
        366:token 368:token 381:note-number 384:note-missing 384:note-missing 384:note-twice
        387:card-twice 390:card-not-held 405:card 408:card 411:card 423:mark-revoke
        429:mark-twice 429:mark-revoke 432:mark-twice 432:mark-revoke 435:mark-twice
        435:mark-lead 438:mark-twice 450:mark-lead 462:mark-revoke 474:mark-revoke
        486:mark-revoke 495:no-declarer 504:no-declarer 529:note 531:note 534:note-unused
        564:note-missing 569:note-unused 601:mark-sufficient 636:result-sum 654:suffix-twice
        663:nag 670:nag 690:result-play 772:inherit 773:inherit 774:inherit 775:inherit
        776:inherit 777:inherit 777:no-dealer 779:inherit 779:no-leader 784:score 785:value
        786:value 787:value 791:score 792:value 793:value 794:value 798:score 799:value
        800:value 801:value 805:score 806:value 807:value 808:value 812:value 828:control
        828:control 828:control 828:control 828:control 828:control 828:control 828:control
        828:control 828:control 828:control 828:control 828:control 828:control 828:control
        828:control 828:control 828:control 828:control 828:control 828:control 828:control
        828:control 828:control 828:control 828:control 828:control 828:control 828:control
        828:control 828:control 828:control 828:control 831:value-unusual 832:value-unusual
        833:value 834:value-unusual 839:not-export 875:note 877:note 879:note 881:note 883:note
        912:card 914:card 916:spelling 916:spelling 916:spelling 934:result-play
        943:note-missing 946:note-missing 955:line-long 955:tag 955:control 957:tag
    """,
    "errors_20": """
        7:value 10:value 14:vulnerable-rubber 19:vulnerable-rubber 22:vulnerable-rubber
        27:vulnerable-rubber 40:after-end 53:after-end 66:after-end 79:after-end 92:after-end
        92:after-end 92:after-end 92:after-end 93:after-end 97:table-column 100:tag
        103:table-column 108:comment-place 113:table-elements 113:token 117:table-elements
        117:tag 121:table-elements 121:bracket 125:comment-place 129:table-elements
        143:table-elements 155:table-order 171:table-order
    """,
    "errors_21": """
        7:value 11:value
    """,
}


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_every_file_comes_back_byte_for_byte(path: Path) -> None:
    data = path.read_bytes()
    with path.open("rb") as file:
        assert b"".join(dump(read(file), form(data))) == data


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_every_file_says_the_same_when_exported(path: Path) -> None:
    with path.open("rb") as file:
        games = list(read(file))
    again = list(read("".join(export_file(games))))
    assert len(again) == len(games)
    for before, after in zip(games, again, strict=True):
        one, other = board(before), board(after)
        if not before.faults:
            assert said(other, comments=False) == said(one, comments=False)
            assert letters(other) == letters(one)


def letters(found: Board) -> list[str]:
    """All that is said in comments, which move with their tags, in alphabetical order."""
    return sorted("".join("".join(c.text.split()) for c in found.comments))


@pytest.mark.parametrize("name", ["correct_10", "correct_20", "correct_21"])
def test_correct_files_have_no_fault(name: str) -> None:
    with (DATA / "bridge-pbn" / f"{name}.pbn").open("rb") as file:
        assert [f for game in read(file) for f in verify(game)] == []


@pytest.mark.parametrize("name", ["errors_10", "errors_20", "errors_21"])
def test_deliberate_errors_are_found(name: str) -> None:
    with (DATA / "bridge-pbn" / f"{name}.pbn").open("rb") as file:
        found = Counter((f.line, f.code) for game in read(file) for f in verify(game))
    expected = Counter(
        (int(line), code) for line, code in (w.split(":") for w in ERRORS[name].split())
    )
    assert found == expected


@pytest.mark.parametrize(
    ("name", "count", "codes"),
    [
        ("endplay/example1.pbn", 2, {}),
        ("endplay/example2.pbn", 299, {}),
        ("endplay/example3.pbn", 7632, {"contract": 9}),
        ("endplay/sample.pbn", 2, {}),
        ("bridge-bots/sample.pbn", 3, {"bracket": 1}),
        ("ben/TableMonitor/training.pbn", 379, {"tag": 379}),
    ],
)
def test_what_cannot_be_read(name: str, count: int, codes: dict[str, int]) -> None:
    with (DATA / name).open("rb") as file:
        boards = [board(game) for game in read(file)]
    assert len(boards) == count
    assert Counter(f.code for b in boards for f in b.faults) == codes


def test_every_irregularity_of_the_third_correct_game() -> None:
    with (DATA / "bridge-pbn" / "correct_10.pbn").open("rb") as file:
        found = board(list(read(file))[2])
    assert (found.declarer, found.swapped, found.tricks, found.result_differs) == (
        "S", True, 5, True,
    )  # fmt: skip
    assert [(c.seat, c.call, c.mark) for c in found.calls[:5]] == [
        ("E", "1D", "S"), ("S", "1C", "I"), ("W", "4S", ""), ("N", "3NT", "I"), ("W", "X", "S"),
    ]  # fmt: skip
    assert [(c.seat, c.card, c.mark) for c in found.cards if c.mark] == [
        ("S", "CK", "L"), ("E", "S5", "R"), ("E", "C6", "R")
    ]  # fmt: skip
