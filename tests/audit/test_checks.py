"""Every code of the audit: a record with one fault has that one finding, at its place.

Each case changes a sound record (``boards``); that record is its sound twin, and where a mark or
another tag makes the very same thing sound, ``SOUND`` has it.
"""

import random
import re
from collections import Counter
from pathlib import Path

import pytest

import biddingbox
from biddingbox.audit.findings import CODES, Finding
from biddingbox.audit.once import Once
from tests.audit import boards
from tests.audit.boards import (
    CLAIMED,
    ENDING,
    LIN_CALLS,
    LIN_CLAIMED,
    LIN_PLAYED,
    PASSED,
    PLAYED,
    TABLE,
    changed,
    lin_findings,
    pbn_findings,
    stands_at,
)

TABLED = PLAYED + TABLE
Change = tuple[str, str]

#: Code, the sound record, what is changed in it, and what stands at the finding's place.
PBN: tuple[tuple[str, str, tuple[Change, ...], str], ...] = (
    # The writing.
    ("control", PLAYED, (("Old Hall", "Old\x07Hall"),), "\x07"),
    ("line-long", PLAYED, (("Old Hall", "Hall " * 60),), "[Site"),
    ("string-tab", PLAYED, (("Old Hall", "Old\tHall"),), "[Site"),
    ("token", PLAYED, (("4S AP", "4S =a= AP"),), "=a="),
    ("string-open", PLAYED, (("4S AP", 'AP "'), ("3S Pass\n", "3S Pass 4S ")), '"'),
    ("stray", PLAYED, (('"IMP"]\n', '"IMP"]\nwords\n'),), "words"),
    ("tag", PLAYED, (('"Old Hall"', "Hall"),), "[Site Hall]"),
    ("bracket", PLAYED, (("4S AP", "4S AP }"),), "}"),
    ("comment-open", CLAIMED, (("*\n", "* {\n"),), "{"),
    ("inherit", PLAYED, (('"All"', '"#"'), ('[Score "NS 620"]\n', "")), "[Vulnerable"),
    # The identification section.
    ("board", PLAYED, (('"7"', '"seven"'),), "[Board"),
    ("seat", PLAYED, (('[Dealer "S"', '[Dealer "X"'),), "[Dealer"),
    ("vulnerable", PLAYED, (('"All"', '"Nobody"'),), "[Vulnerable"),
    ("deal", PLAYED, (('"N:', '"'),), "[Deal"),
    ("deal-hands", PLAYED, ((" 4.9", "  4.9"),), "[Deal"),
    ("deal-hand", PLAYED, ((" 4.9853.9753.", " 4.9853.9753"),), "[Deal"),
    ("deal-rank", PLAYED, (("N:9", "N:Z"),), "[Deal"),
    ("deal-twice", PLAYED, ((" 4.9853", " 9.9853"),), "[Deal"),
    ("deal-count", PLAYED, ((" 4.9853", " .9853"),), "[Deal"),
    ("deal-empty", ENDING, (("AK... QJ... .AK.. .QJ..", "- - - -"),), "[Deal"),
    ("declarer", PLAYED, (('[Declarer "S"', '[Declarer "Sara"'),), "[Declarer"),
    ("contract", PLAYED, (('"4S"', '"four spades"'),), "[Contract"),
    ("result", PLAYED, (('"10"', '"ten"'),), "[Result"),
    ("result-sum", PLAYED, (('"10"', '"NS 10 EW 4"'),), "[Result"),
    ("score", PLAYED, (('"NS 620"', '"NS much"'),), "[Score"),
    ("tag-unknown", PLAYED, (("[Scoring", '[Weather "rain"]\n[Scoring'),), "[Weather"),
    ("tag-twice", PLAYED, (("[Scoring", '[Site "Old Hall"]\n[Scoring'),), '[Site "Old Hall"]\n'),
    ("value", PLAYED, (("2024.03.07", "7 March"),), "[Date"),
    ("value-unusual", PLAYED, (("[Scoring", '[Competition "Cup"]\n[Scoring'),), "[Competition"),
    ("spelling", PLAYED, (("3S Pass", "3S P"),), "P"),
    ("spelling", ENDING, (('"NT"', '"N"'),), "[Contract"),
    ("no-dealer", PLAYED, (('[Dealer "S"]\n', ""),), "[Auction"),
    ("no-deal", ENDING, (('[Deal "N:AK... QJ... .AK.. .QJ.."]\n', ""),), "[Play"),
    ("no-declarer", CLAIMED, (('[Declarer "S"]\n', ""), ('[Result "10"]\n', "")), "[Play"),
    ("no-contract", CLAIMED, (('[Contract "4S"]\n', ""),), "[Play"),
    ("no-leader", ENDING, (('[Declarer "S"', '[Declarer "?"'), ('"W"', '"?"')), "[Play"),
    # What is said of calls and cards.
    ("call", PLAYED, (("3S Pass", "3Q Pass"),), "3Q"),
    ("note-nowhere", PLAYED, (("1S 2C", "=1= 1S 2C"), ("2C =1=", "2C =1=")), "=1= 1S"),
    ("note-twice", PLAYED, (("=1=", "=1= =1="),), "=1= 3S"),
    ("note-number", PLAYED, (("3S Pass", "3S =40= Pass"),), "=40="),
    ("note-missing", PLAYED, (("3S Pass", "3S =2= Pass"),), "=2="),
    ("note-unused", PLAYED, (("[Play", '[Note "2:odd"]\n[Play'),), '[Note "2'),
    ("note-again", PLAYED, (("[Play", '[Note "1:odd"]\n[Play'),), '[Note "1:odd'),
    ("note", PLAYED, (("[Play", '[Note "odd"]\n[Play'),), '[Note "odd'),
    ("note-place", PLAYED, (("[Declarer", '[Note "1:odd"]\n[Declarer'),), "[Note"),
    ("suffix-twice", PLAYED, (("3S Pass", "3S ! ? Pass"),), "? Pass"),
    ("nag", PLAYED, (("3S Pass", "3S $7 Pass"),), "$7"),
    ("after-end", CLAIMED, (("*", "* S8"),), "S8"),
    ("after-end", CLAIMED, (("C7 C8 C5 C4\n*", "- C8 + C4"),), "C4"),
    ("card", PLAYED, (("DA H7", "DX H7"),), "DX"),
    ("mark", PLAYED, (("3S Pass", "^R 3S Pass"),), "^R"),
    ("mark-twice", PLAYED, (("HK H9", "HK ^R ^R D3"), ("S6 D3", "S6 H9")), "^R D3"),
    # Tables, form.
    ("comment-place", TABLED, (("620\n", "620 ; best\n"),), "; best"),
    ("table-column", TABLED, (("Score\\4R", "Score\\"),), "[ScoreTable"),
    ("table-elements", TABLED, ((" 1  -50", " 1"),), " 1"),
    ("table-order", TABLED, (("+Rank", "-Rank"),), "[ScoreTable"),
    ("not-export", PLAYED, (("[Event", "% EXPORT\n[Event"),), "[Deal"),
    (
        "vulnerable-rubber",
        PLAYED,
        (("[Auction", '[ScoreRubberHistory "NS 0 0/0 EW 0 0/0"]\n[Auction'),),
        "[Vulnerable",
    ),
    # The number of the board.
    ("dealer-number", PLAYED, (('"7"', '"10"'),), "[Dealer"),
    ("vulnerable-number", PLAYED, (('"7"', '"11"'),), "[Vulnerable"),
    ("board-number", PLAYED, (('"7"', '"8"'),), "[Board"),
    # The auction.
    ("auction-dealer", PLAYED, (('[Auction "S"', '[Auction "W"'),), "1S"),
    (
        "auction-passes",
        PLAYED,
        (('"7"', '"10"'), ('[Dealer "S"', '[Dealer "E"'), ('[Auction "S"', '[Auction "E"')),
        "[Auction",
    ),
    ("call-insufficient", PLAYED, (("3S Pass", "1S Pass"),), "1S Pass"),
    ("call-above-seven", PLAYED, (("4S AP", "8S AP"),), "8S"),
    ("double-inadmissible", PLAYED, (("4S AP", "4S Pass X Pass Pass Pass"),), "X"),
    ("redouble-inadmissible", PLAYED, (("4S AP", "4S XX AP"),), "XX"),
    ("call-after-end", PLAYED, (("4S AP", "4S Pass Pass Pass X"),), "X"),
    ("auction-unfinished", PLAYED, (("4S AP", "4S Pass"),), "Pass"),
    ("mark-sufficient", PLAYED, (("3S Pass", "^I 3S Pass"),), "3S"),
    ("contract-auction", PLAYED, (('"4S"', '"4SX"'),), "[Contract"),
    ("contract-auction", PLAYED, (('"4S"', '"4H"'),), "[Contract"),
    ("contract-auction", PASSED, (('"Pass"', '"1C"'), ('[Result ""]\n', "")), "[Contract"),
    ("declarer-auction", PLAYED, (('[Declarer "S"', '[Declarer "N"'),), "[Declarer"),
    ("declarer-auction", PLAYED, (('[Declarer "S"', '[Declarer "W"'),), "[Declarer"),
    ("declarer-auction", PLAYED, (('[Declarer "S"', '[Declarer "^S"'),), "[Declarer"),
    # Passed out.
    ("passed-out-play", PASSED, (("Pass Pass Pass Pass", 'AP\n[Play "W"]\nHA HK H9 HQ'),), "HA"),
    ("passed-out-declarer", PASSED, (('[Declarer ""', '[Declarer "S"'),), "[Declarer"),
    ("passed-out-result", PASSED, (('[Result ""', '[Result "7"'),), "[Result"),
    ("passed-out-score", PASSED, (("NS 0", "NS 90"),), "[Score"),
    # The play.
    ("lead-opening", PLAYED, (('[Play "W"', '[Play "N"'),), "HA"),
    ("card-twice", PLAYED, (("S2 S7", "SJ S7"),), "SJ S7"),
    ("card-not-held", PLAYED, (("HA HK H9", "HA HK H4"),), "H4"),
    ("play-order", PLAYED, (("DA H7 H3 H4", "H4 DA H7 H3"),), "H3"),
    ("revoke", PLAYED, (("HK H9", "HK D3"), ("S6 D3", "S6 H9")), "D3"),
    ("mark-revoke", PLAYED, (("HK H9", "^R HK H9"),), "HK"),
    ("mark-lead", PLAYED, (("HA HK", "^L HA HK"),), "HA"),
    # Result and score.
    ("result-play", PLAYED, (('"10"', '"9"'),), "[Result"),
    ("result-play", PLAYED, (('"10"', '"9"'), ("NS 620", "NS -100")), "[Result"),
    ("mark-result", PLAYED, (('"10"', '"^10"'),), "[Result"),
    ("result-low", CLAIMED, (('"10"', '"5"'),), "[Result"),
    ("result-high", CLAIMED, (('"10"', '"13"'),), "[Result"),
    ("score-result", PLAYED, (("NS 620", "NS 420"),), "[Score"),
    ("score-result", PLAYED, (("NS 620", "EW 620"),), "[Score"),
    ("score-result", CLAIMED, (("NS 620", "NS 620 EW 620"),), "[Score"),
)

SEVENTH = "pc|C8|pc|C5|pc|C4|pc|C7|"
LIN: tuple[tuple[str, str, tuple[Change, ...], str], ...] = (
    ("unclosed", LIN_CLAIMED, (("mc|10|", "mc|10"),), "10"),
    ("stray", LIN_CLAIMED, (("mc|10|", "words|mc|10|"),), "words"),
    ("dealer", LIN_PLAYED, (("md|1S", "md|0S"),), "1S"),
    ("hand", LIN_PLAYED, (("SAKQT5", "SAKQTZ5"),), "SAKQTZ5"),
    ("vulnerability", LIN_PLAYED, (("sv|b|", "sv|x|"),), "x"),
    ("names", LIN_PLAYED, (("Emil|", "Emil,a,b,c,d,e|"),), "Sara"),
    ("claim", LIN_CLAIMED, (("mc|10|", "mc|all|"),), "all"),
    ("call", LIN_PLAYED, (("mb|3S|", "mb|3Q|"),), "3Q"),
    ("card", LIN_PLAYED, (("pc|H6|", "pc|HX|"),), "HX"),
    ("note-nowhere", LIN_PLAYED, (("mb|1S|", "an|odd|mb|1S|"),), "odd"),
    ("deal-twice", LIN_PLAYED, (("S4H9853", "S9H9853"), ("pc|S4|", "pc|S9|")), "1SAKQT5"),
    ("deal-count", LIN_PLAYED, (("S4H9853", "SH9853"),), "1SAKQT5"),
    ("dealer-number", LIN_PLAYED, (("Board 7", "Board 10"),), "1SAKQT5"),
    ("vulnerable-number", LIN_PLAYED, (("sv|b|", "sv|o|"),), "o|"),
    ("board-number", LIN_PLAYED, (("Board 7", "Board 8"),), "Board 8"),
    ("auction-dealer", LIN_PLAYED, (("mb|1S|", "mb|-|mb|1S|"),), "1S"),
    ("call-rotation", LIN_PLAYED, (("mb|3S|", "mb|-|mb|3S|"),), "3S"),
    ("call-insufficient", LIN_PLAYED, (("mb|3S|", "mb|1S|"),), "1S"),
    ("call-above-seven", LIN_PLAYED, (("mb|4S|", "mb|8S|"),), "8S"),
    ("double-inadmissible", LIN_PLAYED, (("mb|3S|mb|p|", "mb|3S|mb|d|mb|d|"),), "d|mb|4S"),
    ("redouble-inadmissible", LIN_PLAYED, (("mb|3S|mb|p|", "mb|3S|mb|r|"),), "r|mb|4S"),
    ("call-after-end", LIN_PLAYED, (("mb|4S|mb|p|", "mb|4S|mb|p|mb|p|"),), "p|\n"),
    ("auction-unfinished", LIN_PLAYED, (("mb|p|\n", "\n"),), "p|\n"),
    ("lead-opening", LIN_PLAYED, (("pc|HA|pc|HK|pc|H9|pc|HQ|", "pc|HK|pc|H9|pc|HQ|pc|HA|"),), "HK"),
    ("lead-turn", LIN_PLAYED, (("pc|H6|pc|HT|pc|H8|pc|HJ|", "pc|H8|pc|HJ|pc|H6|pc|HT|"),), "H8"),
    ("play-turn", LIN_PLAYED, (("pc|HK|pc|H9|", "pc|H9|pc|HK|"),), "H9"),
    ("card-twice", LIN_PLAYED, (("pc|S2|", "pc|SJ|"),), "SJ|pc|S7"),
    ("revoke", LIN_PLAYED, (("pc|H9|", "pc|D3|"), ("pc|S6|pc|D3|", "pc|S6|pc|H9|")), "D3"),
    ("result-low", LIN_CLAIMED, (("mc|10|", "mc|5|"),), "5"),
    ("result-high", LIN_CLAIMED, (("mc|10|", "mc|13|"),), "13"),
    ("result-play", LIN_PLAYED + "mc|10|\n", (("mc|10|", "mc|9|"),), "9"),
)

#: Records in which the like is no fault: marked, agreed, unknown, or of another kind of bridge.
SOUND: tuple[tuple[str, str, tuple[Change, ...]], ...] = (
    ("insufficient, accepted", PLAYED, (("3S Pass", "^I 1S Pass"),)),
    ("out of rotation, accepted", PLAYED, (("1S 2C =1= 3S", "^S 2C =1= ^S ^S 3S"), ("2C", "1S"))),
    ("revoke, marked", PLAYED, (("HK H9", "HK ^R D3"), ("S6 D3", "S6 H9"))),
    ("lead out of turn, accepted", PLAYED, (("HA HK", "HA ^L HK"),)),
    (
        "declarer and dummy exchanged",
        PLAYED,
        (('"S"]\n[Con', '"^N"]\n[Con'), ('1S 2C =1= 3S Pass\n4S AP\n[Note "1:a good suit"]', "*")),
    ),
    ("agreed on a wrong result", PLAYED, (('"10"', '"^9"'), ("NS 620", "NS -100"))),
    ("both sides score", PLAYED, (("NS 620", "EW -620 NS 620"),)),
    ("declarer's score", PLAYED, (("NS 620", "620"),)),
    ("result of a side", PLAYED, (('"10"', '"EW 3"'),)),
    ("auction broken off", CLAIMED, (("4S AP", "4S Pass *"),)),
    ("auction to be continued", PASSED, (("Pass Pass Pass Pass", "Pass +"), ('"Pass"', '"?"'))),
    ("play to be continued", CLAIMED, (("C4\n*", "C4\n+"), ('"10"', '"6"'), ("NS 620", "?"))),
    ("unknown cards", PLAYED, (("DA H7 H3 H4", "DA - - H4"),)),
    ("no numbers at rubber bridge", PLAYED, (('"7"', '"8"'), ("IMP", "Rubber"))),
    ("no hundred at rubber bridge", PLAYED, (("IMP", "Chicago"), ("NS 620", "NS 120"))),
    ("a problem has its own number", ENDING, (("[Deal", '[Board "1"]\n[Dealer "W"]\n[Deal'),)),
    ("small letters", PLAYED, (("HA HK H9 HQ", "ha hk h9 hq"), ("4S AP", "4s ap"))),
    ("nothing known", PASSED, (('"Pass"', '"?"'), ("Pass Pass Pass Pass", "*"))),
    ("a table", PLAYED, (("S6 D3 DT\n", "S6 D3 DT\n" + TABLE),)),
)


def _ids(cases: tuple[tuple[str, str, tuple[Change, ...], str], ...]) -> list[str]:
    return [f"{code}-{changes[0][1][:12]}" for code, _, changes, _ in cases]


@pytest.mark.parametrize("text", [PLAYED, CLAIMED, PASSED, ENDING, TABLED])
def test_a_sound_pbn_record_has_no_finding(text: str) -> None:
    assert pbn_findings(text) == []


@pytest.mark.parametrize("text", [LIN_PLAYED, LIN_CLAIMED, LIN_PLAYED + "mc|10|\n"])
def test_a_sound_lin_record_has_no_finding(text: str) -> None:
    assert lin_findings(text) == []


@pytest.mark.parametrize(("what", "base", "changes"), SOUND, ids=[s[0] for s in SOUND])
def test_the_like_is_no_fault(what: str, base: str, changes: tuple[Change, ...]) -> None:
    assert pbn_findings(changed(base, *changes)) == [], what


@pytest.mark.parametrize(("code", "base", "changes", "at"), PBN, ids=_ids(PBN))
def test_one_fault_of_pbn_is_one_finding(
    code: str, base: str, changes: tuple[Change, ...], at: str
) -> None:
    text = changed(base, *changes)
    _one(code, text, pbn_findings(text), at)


@pytest.mark.parametrize(("code", "base", "changes", "at"), LIN, ids=_ids(LIN))
def test_one_fault_of_lin_is_one_finding(
    code: str, base: str, changes: tuple[Change, ...], at: str
) -> None:
    text = changed(base, *changes)
    findings = lin_findings(text)
    _one(code, text, findings, at)
    assert not findings[0].clause.startswith("PBN")


def _one(code: str, text: str, findings: list[Finding], at: str) -> None:
    assert [f.code for f in findings] == [code], findings
    (found,) = findings
    assert stands_at(text + "\n", found).startswith(at.rstrip("\n")), stands_at(text, found)
    assert tuple(sorted(found.args)) == tuple(sorted(CODES[code].args))


def test_the_deal_of_a_second_table_is_told_at_the_first() -> None:
    board = changed(PLAYED, ('"7"', '"10"'))
    second = board[board.index("[Declarer") :]
    assert [(f.code, f.line) for f in pbn_findings(f"{board}\n{second}")] == [("dealer-number", 9)]
    match = f"vg|Club,Round 1,I,10,10|\nqx|o10|\n{LIN_CLAIMED}qx|c10|\n{LIN_CALLS}mc|9|\n"
    text = match.replace("ah|Board 7|", "")
    assert [(f.code, f.room) for f in lin_findings(text)] == [("dealer-number", "Open")]


def test_habits_of_a_file_are_told_once() -> None:
    odd = changed(PLAYED, ("3S Pass", "3S P"), ("[Scoring", '[Weather "rain"]\n[Scoring'))
    found = [f.code for f in filter(Once(), pbn_findings(f"{odd}\n{odd}"))]
    assert found == ["tag-unknown", "spelling"]


@pytest.mark.parametrize("more", ['[Weather "x"]\n' * 3000, "SA SK SQ SJ\n" * 3000])
def test_what_is_told_of_one_board_is_bounded(more: str) -> None:
    assert 1 <= len(pbn_findings(f'[Play "N"]\n{more}')) <= 120


@pytest.mark.parametrize("name", ["PLAYED", "CLAIMED", "LIN_PLAYED", "LIN_CLAIMED"])
def test_one_wrong_character_is_told_in_a_few_findings(name: str) -> None:
    chance, few = random.Random(name), Counter[bool]()
    text = getattr(boards, name)
    for _ in range(150):
        at = chance.randrange(len(text))
        wrong = text[:at] + chance.choice('SHDCAKQT92NEW1P-^*+=![]{}"; %$') + text[at + 1 :]
        findings = (lin_findings if name[:3] == "LIN" else pbn_findings)(wrong)
        assert len(findings) <= 4, (wrong, findings)
        few[len(findings) <= 1] += 1
    assert few[True] > 9 * few[False]


#: What no small record has: bounds of size, addresses, the line of results of a match.
ELSEWHERE = {"too-long", "too-many", "address", "result-contract", "result-tricks"}


def test_every_code_has_its_case() -> None:
    assert {code for code, *_ in (*PBN, *LIN)} | ELSEWHERE == set(CODES)


def test_every_code_that_can_be_raised_is_in_the_table() -> None:
    source = Path(biddingbox.__file__).parent
    readers = [p for p in (source / "records").glob("*.py") if p.stem[:3] in ("pbn", "lin")]
    files = [*readers, source / "records" / "links.py", *(source / "audit").glob("*.py")]
    called = re.compile(
        r'\b(?:(?:[Ff]ault|_fault|_at|_token)\([^"\n]*|(?:_of|[Ww]rong)\()"([a-z-]+)"'
    )
    raised = {code for path in files for code in called.findall(path.read_text("utf-8"))}
    assert len(raised) > 60
    assert raised <= set(CODES)
