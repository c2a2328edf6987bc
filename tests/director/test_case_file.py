"""A log as a case file and back."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from biddingbox import log as engine
from biddingbox.director.case_file import case_file, log_of_case
from biddingbox.director.cases import Result, load, run
from biddingbox.errors import CaseError, NotationError
from biddingbox.events import Fact, Opening
from biddingbox.log import Log, parse
from tests.director.logs import logs

TEXT = "dealer N; N 1S; E P; S 1H; W decline; S P; director natural"


class Engine:
    """The engine, as the runner of cases asks for it."""

    def parse(self, text: str, /) -> Log:
        return parse(text)

    def answer(self, log: Log, /) -> dict[str, Any]:
        return engine.answer(log)


def ran(text: str, folder: Path) -> Result:
    path = folder / "case.toml"
    path.write_text(text, encoding="utf-8")
    return run(load(path), Engine())


def test_a_case_file() -> None:
    assert (
        case_file(parse(TEXT), id="27b2-pass", title='The offender "passes"')
        == '''\
id = "27b2-pass"
title = "The offender \\"passes\\""
edition = "1997"
laws = ["18D", "27B", "27B2", "26A2"]
judgement = ["director natural"]
log = """
game bridge 1997
dealer N
N 1S
E P
S 1H
W decline re 27A@3
S P
director natural
"""

[expect]
auction = "N:1S E:P S:P"
turn = "W"
phase = "auction"
contract = ""
declarer = ""
opening_leader = ""
result = ""
questions = []
restrictions = [
    { kind = "must_pass", seat = "N", law = "27B2", cause = 3, until = "end_of_auction" },
    { kind = "lead", leader = "N", may = ["require", "forbid"], suits = ["H"], law = "26A2", \
cause = 3, if = "NS defend" },
]
rulings = ["18D", "27B", "27B2"]
unauthorised = [
    { side = "NS", seat = "S", call = "1H", law = "16C2" },
]
reviews = ["23"]
scores = []
unfit = []
'''
    )


def test_every_log_makes_a_case_that_passes(tmp_path: Path) -> None:
    for name, log in logs():
        text = case_file(log, id=name, title=name)
        assert ran(text, tmp_path).differences == (), name
        assert parse(log_of_case(text)) == log, name


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('turn = "W"', 'turn = "E"'),
        ('"N:1S E:P S:P"', '"N:1S E:P W:P"'),
        ('must_pass", seat = "N"', 'must_pass", seat = "S"'),
        ('rulings = ["18D", "27B", ', 'rulings = ["18D", '),
        ('reviews = ["23"]', "reviews = []"),
        ('call = "1H"', 'call = "2H"'),
    ],
)
def test_what_is_expected_is_looked_at(old: str, new: str, tmp_path: Path) -> None:
    text = case_file(parse(TEXT), id="x", title="x")
    assert old in text
    assert not ran(text.replace(old, new), tmp_path).ok


def test_a_question_is_expected(tmp_path: Path) -> None:
    text = case_file(parse("dealer N; N 1S; E P; S 1H"), id="x", title="x")
    assert 'key = "accept-insufficient", options = ["accept", "decline"]' in text
    assert not ran(text.replace(', "decline"]', "]"), tmp_path).ok


@pytest.mark.parametrize(
    "said", ['"', '"""', '""""""', "\\", "\\u0041", "a\\nb", "\x07", "\x7f", "\u2028", "♥ é ع"]
)
def test_text_is_escaped(said: str, tmp_path: Path) -> None:
    line = said.replace("\\", "\\\\").replace('"', '\\"')
    for sign in "\x07\x7f\u2028":
        line = line.replace(sign, f"\\u{ord(sign):04x}")
    log = parse(f'dealer N; N says "{line}"; note "{line}"')
    text = case_file(log, id=said, title=said)
    assert tomllib.loads(text)["title"] == said
    assert ran(text, tmp_path).ok
    assert parse(log_of_case(text)) == log


def test_three_marks_in_a_header_do_not_end_the_log() -> None:
    opening = Opening(dealer="N", facts=(Fact("pair", 'a"""b'),))
    text = case_file(engine.new(opening), id="x", title="x")
    assert log_of_case(text) == 'game bridge 1997\ndealer N\npair a"""b\n'


def test_a_lone_surrogate_is_replaced() -> None:
    text = case_file(parse(TEXT), id="x", title="a\ud800b")
    assert tomllib.loads(text)["title"] == "a?b"


def test_the_steps_of_a_case_are_joined() -> None:
    text = """
        [[step]]
        log = "dealer N; N 1S"
        [[step]]
        log = '''
        E P          # in turn
        S 1H; N accept
        '''
        [step.expect]
        refused = "not-the-owner"
        [[step]]
        log = "W decline"
    """
    assert log_of_case(text) == "dealer N; N 1S\nE P\nS 1H\nW decline\n"
    assert parse(log_of_case(text)).seq == 4


def test_the_header_stays_what_it_is() -> None:
    text = "game estimation common\ndealer N\nrules call_cap=none risk_steps=flat\nN 4S\n"
    log = parse(text)
    again = log_of_case(case_file(log, id="x", title="x"))
    assert parse(again) == log


@pytest.mark.parametrize(
    "text", ["", "log =", "log = 3", "id = 'x'", "log = ' '", "step = [3]", "[[step]]\nlog = 3"]
)
def test_what_is_no_case(text: str) -> None:
    with pytest.raises(CaseError):
        log_of_case(text)


def test_a_log_that_is_no_log_is_for_the_reader_to_refuse() -> None:
    with pytest.raises(NotationError):
        parse(log_of_case("log = 'no such line'"))
