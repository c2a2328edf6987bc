"""A log as PBN and back: every event comes home, and other readers see the same board."""

import io
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from endplay.parsers import pbn as endplay
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from biddingbox import Log, parse
from biddingbox.errors import ExchangeError
from biddingbox.events import (
    Answered,
    Call,
    Called,
    Director,
    Event,
    Fact,
    Meaning,
    Noted,
    Opening,
    decode,
    encode,
)
from biddingbox.records import pbn, pbn_comments
from biddingbox.records.exchange import board_of_log, game_of_log, log_of_game
from biddingbox.records.notation import parse_logs, write_log
from biddingbox.records.pbn_export import export
from biddingbox.records.pbn_log import log_in
from biddingbox.records.pbn_verify import verify
from biddingbox.seats import Seat
from tests import strategies
from tests.properties.drawn import played_logs, whole_logs
from tests.properties.profile import modest

TESTS = Path(__file__).parents[1]
Pair = tuple[Opening, tuple[Event, ...]]


def made(seat: Seat, call: str, meaning: Meaning | None = None) -> Called:
    return Called(seat, Call(call), meaning)


def again(opening: Opening, events: Sequence[Event]) -> Pair:
    """What a file of this log gives back."""
    (game,) = pbn.read(game_of_log(opening, events).text)
    return log_of_game(game)


def cases() -> Iterator[Pair]:
    """The logs of all cases and playthroughs, as the notation reads them."""
    texts = [path.read_text("utf-8") for path in sorted(TESTS.glob("playthroughs/*.log"))]
    for path in sorted(TESTS.glob("cases/**/*.toml")):
        case = tomllib.loads(path.read_text("utf-8"))
        texts.append(case.get("log") or "\n".join(step["log"] for step in case["step"]))
    for text in texts:
        for parsed in parse_logs(text):
            if parsed.opening.game == "bridge":
                yield parsed.opening, parsed.events


def test_all_cases_and_playthroughs_go_round() -> None:
    count = 0
    for opening, events in cases():
        journal = decode(encode(opening, events))
        assert (journal.opening, journal.events) == (opening, events)
        game = game_of_log(opening, events)
        assert "{biddingbox whole" not in game.text
        (read,) = pbn.read(game.text)
        assert log_in(read) == (opening, events)
        (exported,) = pbn.read(export(read))
        assert log_in(exported) == (opening, events)
        count += 1
    assert count > 850


def test_all_cases_are_sound_for_a_strict_reader() -> None:
    codes = Counter(
        fault.code
        for opening, events in cases()
        for game in pbn.read(game_of_log(opening, events).text)
        for fault in verify(game)
    )
    assert set(codes) <= {"no-deal"}  # cards of a deal that the log does not tell


@given(whole_logs() | played_logs())
@modest
def test_random_tables_go_round(log: Log) -> None:
    assert again(log.opening, log.events) == (log.opening, log.events)


@given(strategies.openings, st.lists(strategies.events, max_size=12))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_the_notation_can_say_goes_round(opening: Opening, events: list[Event]) -> None:
    if opening.game == "bridge":
        assert again(opening, events) == (opening, tuple(events))
    else:
        with pytest.raises(ExchangeError):
            game_of_log(opening, events)


@pytest.mark.parametrize(
    ("opening", "events"),
    [
        (Opening(facts=(Fact("player", "N Amina"), Fact("player", "E A}b ;#\"c"))), ()),
        (Opening(board=7, facts=(Fact("pair", "NS 3"), Fact("odd", "x\ny"))), ()),
        (Opening(board=7, dealer="S", vul="both"), (made("S", "P"),)),
        (Opening(), (Director("called", "25A"), Answered("W", "no such", "x y", "27A@3"))),
        (Opening(), (Noted("a } b { c ; [d] ~7d~  two   blanks\t\n\x00\u0627\u2028é"),)),
        (Opening(), (Noted("x" * 5_000), Noted(" " * 700), Noted(""))),
        (Opening(), (made("N", "1C", Meaning(("clubs",), "é, } \u0639")), Noted("biddingbox 1"))),
        (Opening(), (made("N", "1C", Meaning((), "a\nb")), made("E", "1D", Meaning()))),
        (Opening(), (made("N", "8C"), made("N", "no call"))),
        (Opening(), (Noted('[Event "x"]\n'), made("N", "P"))),
        (Opening(), (made("N", "P"), Noted('[Event "x"]\n'), Noted("[Board"))),
        (Opening(), (Noted('[Auction "N"]\n1C\n'), made("N", "P"))),
    ],
)  # fmt: skip
def test_odd_logs_go_round(opening: Opening, events: tuple[Event, ...]) -> None:
    assert again(opening, events) == (opening, events)
    (exported,) = pbn.read(export(game_of_log(opening, events)))
    assert log_in(exported) == (opening, events)
    assert max(map(len, export(exported).split("\n"))) < 255


STORY = """
game bridge 2017
board 7
dealer N
player N Amina
player W Omar
N 1S; E P
S 1H
W attention
director called
W decline
S P; W 2C (clubs "6+, 8-11"); N P; E P
N hesitates
S P
note "tea"
"""


def test_what_a_file_says() -> None:
    opening, events = _story()
    text = game_of_log(opening, events).text
    lines = text.split("\n")
    assert '[North "Amina"]' in lines
    assert '[Declarer "W"]' in lines
    assert "{biddingbox log 13 game bridge 2017; board 7; dealer N}" in lines
    assert "{biddingbox 6 W decline re 27A1@3}" in lines
    assert any(x.startswith("{biddingbox ruling 3 18D insufficient seat=S call=1H") for x in lines)
    assert '{biddingbox 8 for 4 W 2C (clubs "6+, 8-11")}' in lines
    assert "1S Pass Pass 2C =1=" in lines
    assert lines.index('[Auction "N"]') > lines.index("{biddingbox 11 N hesitates}")


def _story() -> Pair:
    log = parse(STORY)
    return log.opening, log.events


def test_where_the_sections_do_not_give_the_log_back_every_event_is_a_comment() -> None:
    events = (Noted('[Deal "N:AK... - - -"]\n'), made("N", "1C"), made("E", "P"))
    text = game_of_log(Opening(), events).text
    assert "{biddingbox whole 3 game bridge 1997}" in text
    assert "{biddingbox 3 E P}" in text
    assert again(Opening(), events) == (Opening(), events)


def test_a_simple_log_needs_but_its_header() -> None:
    log = parse('dealer N; N 1NT ("15-17"); S alert; E P; S P; W P; E HK faced; tricks 8')
    text = game_of_log(log.opening, log.events).text
    assert text.count("{biddingbox") == 1
    assert '1NT =1= Pass Pass Pass\n[Note "1:15-17"]' in text


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("1S Pass Pass 2C", "1S Pass Pass 2C Pass"),  # a call more
        ("{biddingbox 6 W decline re 27A1@3}\n", ""),  # a comment less
        ("{biddingbox 6 W decline re 27A1@3}", "{biddingbox 6 W declines}"),  # no such line
        ("{biddingbox log 13", "{biddingbox log 9999999"),
        ("{biddingbox log 13", "{biddingbox log 12"),
        ("6 W decline re 27A1@3}", '6 ~7b~"x":' + "~5b~" * 50_000 + "}"),
    ],
)
def test_a_changed_file_is_read_as_a_board(before: str, after: str) -> None:
    text = game_of_log(*_story()).text
    assert before in text
    (game,) = pbn.read(text.replace(before, after))
    assert log_in(game) is None
    opening, events = log_of_game(game, "2017")
    assert opening.edition == "2017"
    assert made("N", "1S") in events
    assert not any(isinstance(e, Noted) for e in events)  # our comments are not taken as notes


def test_comments_of_others_do_no_harm() -> None:
    opening, events = _story()
    text = game_of_log(opening, events).text
    text = text.replace("[Auction", "; a note\n{ another }\n[Auction").replace(
        "1S Pass", "1S {!} Pass"
    )
    (game,) = pbn.read(text)
    assert log_in(game) == (opening, events)


def test_several_logs_in_one_file() -> None:
    logs = [_story(), (Opening(), (Noted("two"),)), (Opening(dealer="W"), (made("W", "1C"),))]
    text = "\n".join(game_of_log(*log).text for log in logs)
    assert [log_of_game(game) for game in pbn.read(text)] == logs


def test_a_log_of_estimation_is_refused() -> None:
    with pytest.raises(ExchangeError) as refused:
        game_of_log(Opening("estimation", "law18"), ())
    assert refused.value.game == "estimation"


@given(st.text(max_size=400) | st.text(alphabet="} {;~\\ab1\n", max_size=600))
@settings(deadline=None)
def test_comments_bring_any_text_home(text: str) -> None:
    comments = pbn_comments.written("7 " + text)
    assert all(len(c) < 250 and c.isprintable() and "}" not in c for c in comments)
    wrapped = [c.replace(" ", "\n  ") for c in comments]  # as an exporter may do
    assert pbn_comments.read(["other", *wrapped]) == ["7 " + text]


# -- another reader --------------------------------------------------------------------------------


def test_endplay_reads_the_same_board() -> None:
    """All but what it does not know: marks of irregularity, ``^N``."""
    read = 0
    for opening, events in cases():
        text = game_of_log(opening, events).text
        if "^" in text:
            continue
        (theirs,) = endplay.load(io.StringIO(text))
        ours = board_of_log(opening, events)
        assert [_call(c) for c in theirs.auction] == [c.call for c in ours.calls]
        known = [c for c in theirs.play if c.suit.name != "nt"]  # no trump: a card not known
        assert [_suit(c.suit) + c.rank.name[1] for c in known] == [c.card for c in ours.cards]
        if ours.contract not in (None, "P"):
            assert _contract(theirs) == (ours.contract, ours.declarer)
        read += 1
    assert read > 750


def _suit(denom: Any) -> str:
    return "NT" if denom.name == "nt" else str(denom.name)[0].upper()


def _call(bid: Any) -> str:
    if hasattr(bid, "level"):
        return f"{bid.level}{_suit(bid.denom)}"
    return {"passed": "P", "doubled": "X", "redoubled": "XX"}[bid.penalty.name]


def _contract(board: Any) -> tuple[str, str]:
    c = board.contract
    risk = {"passed": "", "doubled": "X", "redoubled": "XX"}[c.penalty.name]
    return f"{c.level}{_suit(c.denom)}{risk}", c.declarer.name[0].upper()


def test_the_notation_says_the_same_after_the_trip() -> None:
    opening, events = _story()
    assert write_log(*again(opening, events)) == write_log(opening, events)


@pytest.mark.parametrize(
    ("cards", "rows"),
    [
        ("E CA faced", ["CA + - -"]),
        ("E CA faced; S C2; W C3; N C4", ["CA C2 C3 C4", "+ - - -"]),
        ("E CA faced; S S2 irregular; W C3; N C4", ["CA ^R S2 C3 C4", "- + - -"]),
    ],
)
def test_a_plus_stands_for_the_next_card(cards: str, rows: list[str]) -> None:
    log = parse(f"dealer N; N 1S; E P; S P; W P; {cards}")
    lines = game_of_log(log.opening, log.events).text.rstrip().split("\n")
    assert lines[lines.index('[Play "E"]') + 1 :] == rows
