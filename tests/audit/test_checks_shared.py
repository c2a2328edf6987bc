"""The audit of the records of others: the verifier's own files, correct and with their errors.

``ERRORS`` is what has to be found in the files of errors: line and code. A comment in them tells
each error. What is in the table and not in their comments: 916 (``--`` for ``-``), 934 (the cards
give ten tricks), 839 (``% EXPORT`` above a game of another format). What is in their comments
and not in the table: "Bad declarer" and "Bad result" of game 58 of errors_10 (declarer fits, and
nobody can tell what seven unplayed tricks would have given), and the ``}`` of game 20 of errors_20,
which closes the comment that game 19 has opened: there the comment is told. What only follows from
another error is not told: notes whose tags cannot be read (943, 946), calls after a second ``+``.

``FOUND`` is what is found in archives, by code, each file told as its keeper is told.
"""

import os
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from biddingbox.audit.once import Once
from biddingbox.audit.record import audit_lin, audit_pbn
from biddingbox.records import lin, pbn

DATA = Path(os.environ.get("BIDDINGBOX_RECORDS") or Path(__file__).parents[3] / "shared" / "data")
pytestmark = pytest.mark.skipif(not DATA.is_dir(), reason="no archive of records on this machine")

ERRORS = {
    "errors_10": """
        7:tag-unknown 11:tag 15:tag 19:string-tab 23:value 27:value 31:value 35:value 39:seat
        43:vulnerable 47:deal-rank 51:deal-twice 55:deal-count 59:deal-count 63:deal-count
        67:deal-hands 71:deal-count 75:deal-empty 79:declarer 83:contract 87:contract 91:result
        95:stray 98:note-place 102:no-dealer 108:no-deal 114:no-declarer 120:no-contract
        127:tag-twice 159:auction-dealer 168:auction-dealer 177:call 186:spelling
        195:call-insufficient 204:double-inadmissible 214:redouble-inadmissible 223:suffix-twice
        226:suffix-twice 229:suffix-twice 232:suffix-twice 235:nag 238:nag 241:token 244:token
        247:note-number 250:note-missing 250:note-missing 250:note-twice 258:declarer-auction
        266:declarer-auction 274:declarer-auction 283:contract-auction 290:contract-auction
        298:contract-auction 306:contract-auction 314:contract-auction 328:revoke
        340:suffix-twice 343:suffix-twice 346:suffix-twice 349:suffix-twice 361:nag 363:nag
        366:token 368:token 381:note-number 384:note-missing 384:note-missing 384:note-twice
        387:card-twice 390:card-not-held 405:card 408:card 411:card 423:mark-revoke
        429:mark-twice 429:mark-revoke 432:mark-twice 432:mark-revoke 435:mark-twice
        435:mark-lead 438:mark-twice 450:mark-lead 462:mark-revoke 474:mark-revoke
        486:mark-revoke 495:passed-out-result 504:no-declarer 529:note 531:note 534:note-unused
        564:note-missing 569:note-unused 601:mark-sufficient 636:result-sum 654:suffix-twice
        663:nag 670:nag 690:result-low 772:inherit 773:inherit 774:inherit 775:inherit
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
        955:line-long 955:tag 955:control 957:tag
    """,
    "errors_20": """
        7:value 10:value 14:vulnerable-rubber 19:vulnerable-rubber 22:vulnerable-rubber
        27:vulnerable-rubber 40:after-end 53:after-end 66:after-end 79:after-end 92:after-end
        97:table-column 100:tag 103:table-column 108:comment-place 113:table-elements 113:token
        117:table-elements 117:tag 121:table-elements 121:bracket 125:comment-place
        129:table-elements 143:table-elements 155:table-order 171:table-order
    """,
    "errors_21": """
        7:value 11:value
    """,
}

#: example3 leaves out the passes before the first bid and writes tricks in the order played; 301 of
#: its contracts have lost their double, and 3NR stands in place of 3NTXX.
FOUND: dict[str, dict[str, int]] = {
    "endplay/example1.pbn": {"not-export": 1},
    "endplay/example2.pbn": {"not-export": 1, "tag-unknown": 1},
    "endplay/sample.pbn": {"tag-unknown": 1},
    "endplay/example1.lin": {},
    "bridge-bots/sample.lin": {},
    "bridge-bots/usbf_sf_14502.lin": {},
    "bridge-bots/sample.pbn": {"bracket": 1, "value": 1, "note-number": 2, "spelling": 1},
    "bridge-bots/shared_deals.pbn": {"auction-passes": 2, "play-order": 2, "spelling": 1},
    "endplay/example3.pbn": {
        "auction-passes": 3765,
        "play-order": 3763,
        "contract-auction": 301,
        "contract": 9,
        "spelling": 10,
        "declarer-auction": 2,
        "card-not-held": 2,
        "result-high": 2,
        "result-low": 1,
    },
}


@pytest.mark.parametrize("name", ["correct_10", "correct_20", "correct_21"])
def test_correct_files_have_no_finding(name: str) -> None:
    with (DATA / "bridge-pbn" / f"{name}.pbn").open("rb") as file:
        assert [f for game in pbn.read(file) for f in audit_pbn(game)] == []


@pytest.mark.parametrize("name", ["errors_10", "errors_20", "errors_21"])
def test_deliberate_errors_are_found(name: str) -> None:
    with (DATA / "bridge-pbn" / f"{name}.pbn").open("rb") as file:
        found = Counter((f.line, f.code) for game in pbn.read(file) for f in audit_pbn(game))
    expected = Counter(
        (int(line), code) for line, code in (w.split(":") for w in ERRORS[name].split())
    )
    assert found == expected


@pytest.mark.parametrize("name", FOUND)
def test_what_is_found_in_archives(name: str) -> None:
    with (DATA / name).open("rb") as file:
        each = (
            map(audit_lin, lin.records(file))
            if name[-3:] == "lin"
            else map(audit_pbn, pbn.read(file))
        )
        found = Counter(f.code for f in filter(Once(), chain.from_iterable(each)))
    assert found == FOUND[name]
