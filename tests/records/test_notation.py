"""The log notation: read, written, refused (design section 4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biddingbox.cards import Card, hand
from biddingbox.errors import NotationError
from biddingbox.events import (
    Agreed,
    Alerted,
    Amend,
    Answered,
    Asked,
    Attention,
    Avoid,
    Call,
    Called,
    CallRef,
    Changed,
    Claimed,
    Conceded,
    Corrected,
    Counted,
    DashCall,
    Director,
    Earlier,
    Event,
    Explained,
    Exposed,
    Faced,
    Fact,
    HandsBack,
    Hesitated,
    Holding,
    Insert,
    Meaning,
    NewPair,
    NotAlerted,
    Noted,
    Number,
    Objected,
    Opening,
    Owned,
    Owner,
    Penalised,
    Played,
    Reserved,
    ReviewCorrected,
    Reviewed,
    Said,
    Simultaneous,
    Strike,
    SwappedHands,
    Tricks,
    Undo,
    Wanted,
    With,
    WrongCards,
)
from biddingbox.records import notation_words as w
from biddingbox.records.notation import (
    ParsedLog,
    Place,
    parse_event,
    parse_log,
    parse_logs,
    parse_short,
    read_text,
    write_event,
    write_log,
    write_logs,
    write_opening,
)
from biddingbox.seats import Seat
from tests import strategies


def call(seat: Seat, name: str, meaning: Meaning | None = None, of: str | None = None) -> Called:
    return Called(seat, Call(name), meaning, None if of is None else Call(of))


def answer(
    owner: Owner,
    option: str,
    value: str | None = None,
    re: str | None = None,
    about: str | None = None,
) -> Answered:
    return Answered(owner, option, value, re, None if about is None else CallRef(about))


E1, S1 = CallRef("E#1"), CallRef("S#1")

#: Canonical text and event, every form of design section 4.
FORMS: list[tuple[str, Event]] = [
    ("N 1S", call("N", "1S")),
    ("E 7NT", call("E", "7NT")),
    ("E 8NT", call("E", "8NT")),
    ("S P", call("S", "P")),
    ("W X", call("W", "X")),
    ("W XX", call("W", "XX")),
    ('E 2D (hearts "5+, 8-14")', call("E", "2D", Meaning(("hearts",), "5+, 8-14"))),
    ("E 2NT (clubs diamonds)", call("E", "2NT", Meaning(("clubs", "diamonds")))),
    ("E 1H (natural)", call("E", "1H", Meaning(("natural",)))),
    ('E 2C (artificial spades "both")', call("E", "2C", Meaning(("artificial", "spades"), "both"))),
    ('E 2C ("12-14")', call("E", "2C", Meaning((), "12-14"))),
    ("E 2C ()", call("E", "2C", Meaning())),
    ("E X of 2C", call("E", "X", of="2C")),
    ("E XX of 1NT (spades)", call("E", "XX", Meaning(("spades",)), "1NT")),
    ("S changes to 2H", Changed("S", Call("2H"))),
    ("S changes to P at once", Changed("S", Call("P"), at_once=True)),
    (
        'S changes to 2H ("weak") at once',
        Changed("S", Call("2H"), Meaning((), "weak"), at_once=True),
    ),
    ("S wants 2H", Wanted("S", Call("2H"))),
    ("N 1H + E 1S", Simultaneous(call("N", "1H"), call("E", "1S"))),
    (
        "N 2H (hearts) + S changes to 1S at once",
        Simultaneous(
            call("N", "2H", Meaning(("hearts",))), Changed("S", Call("1S"), at_once=True)
        ),
    ),
    ("E attention", Attention("E")),
    ("director called", Director("called")),
    ("director rules", Director("rules")),
    ("director error 25A", Director("error", "25A")),
    ("director error 27B1(b)", Director("error", "27B1(b)")),
    ("director error", Director("error")),
    ("W accept", answer("W", "accept")),
    ("W accept 1H", answer("W", "accept", "1H")),
    ("W decline re 29A@4", answer("W", "decline", re="29A@4")),
    ("S withdraw 2C re 25B2(b)@5", answer("S", "withdraw", "2C", "25B2(b)@5")),
    ("S another-call 2S", answer("S", "another-call", "2S")),
    ("E change P", answer("E", "change", "P")),
    ("S call 2H", answer("S", "call", "2H")),
    ("director inadvertent", answer("director", "inadvertent")),
    ("director inadvertent about S#2", answer("director", "inadvertent", about="S#2")),
    ("director artificial", answer("director", "artificial")),
    (
        "director artificial CD re 27B1@4 about S",
        answer("director", "artificial", "CD", "27B1@4", "S"),
    ),
    (
        "director comparable 2S 3S X about N#2",
        answer("director", "comparable", "2S 3S X", about="N#2"),
    ),
    (
        "director reading newest-first re 29@3",
        answer("director", "reading", "newest-first", "29@3"),
    ),
    ("director oldest-first", answer("director", "oldest-first")),
    ("director adjust NS average_minus", answer("director", "adjust", "NS average_minus")),
    (
        "director adjust NS 4S E -1 60% 4SX E -1 40% re 16@9",
        answer("director", "adjust", "NS 4S E -1 60% 4SX E -1 40%", "16@9"),
    ),
    ("S forbid H", answer("S", "forbid", "H")),
    ("S require D re 26A2@9", answer("S", "require", "D", "26A2@9")),
    ("S accept-as-dummy", answer("S", "accept-as-dummy")),
    ("N wrong-cards", WrongCards("N")),
    ("N swapped-hands S", SwappedHands("N", "S")),
    ("new-pair EW", NewPair("EW")),
    ("W alert", Alerted("W")),
    ("W no-alert E#1", NotAlerted("W", E1)),
    ('W no-alert E#1 "majors" by E', NotAlerted("W", E1, "majors", "E")),
    ("W no-alert E by E", NotAlerted("W", CallRef("E"), None, "E")),
    ("S asks E#1", Asked("S", "call", E1)),
    ("S asks E", Asked("S", "call", CallRef("E"))),
    ("E asks repeat", Asked("E", "repeat")),
    ("E asks review", Asked("E", "review")),
    ("W asks lead", Asked("W", "lead")),
    ('W explains E#1 "majors"', Explained("W", E1, "majors")),
    ("W explains E", Explained("W", CallRef("E"))),
    ('W corrects E#1 ""', Corrected("W", E1, "")),
    ("W corrects E#12", Corrected("W", CallRef("E#12"))),
    ("N reviews 1S P 2H", Reviewed("N", (Call("1S"), Call("P"), Call("2H")))),
    ("S corrects review", ReviewCorrected("S")),
    ("N exposes HK Hx Hx", Exposed("N", (Card("HK"), Card("Hx"), Card("Hx")))),
    ("N exposes hand", Exposed("N")),
    ("W H4", Played("W", Card("H4"))),
    ("W ST faced", Played("W", Card("ST"), faced=True)),
    ("W faces", Faced("W")),
    ("N hesitates", Hesitated("N")),
    ('N says "a \\"strong\\" hand; #1 \\\\ "', Said("N", 'a "strong" hand; #1 \\ ')),
    ('N says "one\\ntwo\\u0009\\u2028"', Said("N", "one\ntwo\t\u2028")),
    ("E reserves", Reserved("E")),
    ("S claims 9", Claimed("S", 9)),
    ("N holds 14", Counted("N", 14)),
    ("E agrees", Agreed("E")),
    ("E concedes 2", Conceded("E", 2)),
    ("W objects", Objected("W")),
    ("W H4 faced irregular", Played("W", Card("H4"), faced=True, irregular=True)),
    ('director penalty NS 10% "late"', Penalised("NS", 10, "%", "late")),
    ("director penalty EW 3 imps", Penalised("EW", 3, "imps")),
    ("director penalty NS", Penalised("NS")),
    ("hands-back", HandsBack()),
    ("tricks 9", Tricks(9)),
    ("tricks 0", Tricks(0)),
    ("tricks N 4 W 3 S 3 E 3", Tricks(by_seat=(("N", 4), ("W", 3), ("S", 3), ("E", 3)))),
    ("undo 6", Undo(6)),
    ("undo 0", Undo(0)),
    ("amend 4: S 2H", Amend(4, call("S", "2H"))),
    ("amend 4: N 1H + E 1S", Amend(4, Simultaneous(call("N", "1H"), call("E", "1S")))),
    ("insert 3: E attention", Insert(3, Attention("E"))),
    ("insert 1: director called", Insert(1, Director("called"))),
    ("strike 5", Strike(5)),
    ('note "رأس — 1♠"', Noted("رأس — 1♠")),
]  # fmt: skip


@pytest.mark.parametrize(("text", "event"), FORMS, ids=[text for text, _ in FORMS])
def test_every_form_is_read_and_written(text: str, event: Event) -> None:
    assert parse_event(text) == event
    assert write_event(event) == text


#: Other spellings, and what is written for them.
SPELLINGS = [
    ("n 1n", "N 1NT"),
    ("North pass", "N P"),
    ("e dbl", "E X"),
    ("W  Redouble\t# he sighed", "W XX"),
    ("w s10 FACED", "W ST faced"),
    ("N exposes hX dt", "N exposes Hx DT"),
    ("E X OF 2c(Hearts)", "E X of 2C (hearts)"),
    ('E 2D ( "5+"  hearts )', 'E 2D (hearts "5+")'),
    ("N 1H +E 1S", "N 1H + E 1S"),
    ("DIRECTOR Called", "director called"),
    ("w ACCEPT 1h", "W accept 1H"),
    ("w accept e", "W accept E"),
    ("s require h", "S require H"),
    ("director artificial cd about s re 27B1@4", "director artificial CD re 27B1@4 about S"),
    ("director comparable 2s pass", "director comparable 2S P"),
    ("amend 4 :S 2h", "amend 4: S 2H"),
    ("tricks n 4 w 9", "tricks N 4 W 9"),
    ("new-pair ew", "new-pair EW"),
    ('n says "\\u006f"', 'N says "o"'),
]


@pytest.mark.parametrize(("text", "canonical"), SPELLINGS)
def test_usual_spellings_are_written_in_one_way(text: str, canonical: str) -> None:
    assert write_event(parse_event(text)) == canonical


HEADER = """\
game bridge 2017
table boxes out
board 7
dealer E
vul both
hand N AKQ2.T98.T98.T98
hand E -.AKQJ.AKQJ.AKQJ2
earlier N 1H
earlier S P
pair NS 3
pair EW 7
"""
OPENING = Opening(
    "bridge",
    "2017",
    "boxes out",
    7,
    "E",
    "both",
    (Holding("N", hand("AKQ2.T98.T98.T98")), Holding("E", hand("-.AKQJ.AKQJ.AKQJ2"))),
    (Earlier("N", Call("1H")), Earlier("S", Call("P"))),
    (Fact("pair", "NS 3"), Fact("pair", "EW 7")),
)


def test_header_lines_are_the_opening() -> None:
    assert parse_log(HEADER) == ParsedLog(OPENING, (), ())
    assert write_opening(OPENING) == HEADER.replace("-.AKQJ", ".AKQJ")


@pytest.mark.parametrize(
    ("text", "opening"),
    [
        ("game bridge", Opening()),
        ("Game Estimation", Opening("estimation", "law18")),
        ("game estimation common", Opening("estimation", "common")),
        ("table real", Opening()),
        ("TABLE Boxes   Down", Opening(table="boxes down")),
        ("board 16; dealer w  # as printed", Opening(board=16, dealer="W")),
        ("vul ns", Opening(vul="NS")),
        ("hand s akq1098765432..J.", Opening(hands=(Holding("S", hand("AKQT98765432..J.")),))),
        (
            "deal 7\ncarry 2\ntrump S\nrules call_cap=none  f(x)",
            Opening(
                facts=(
                    Fact("deal", "7"),
                    Fact("carry", "2"),
                    Fact("trump", "S"),
                    Fact("rules", "call_cap=none f(x)"),
                )
            ),
        ),
    ],
)
def test_headers_in_other_spellings(text: str, opening: Opening) -> None:
    assert parse_log(text).opening == opening


def test_a_log_without_header_has_the_defaults() -> None:
    assert parse_log("N 1S").opening == Opening()


def test_comments_blank_lines_semicolons_and_line_ends() -> None:
    text = (
        "\ufeff# a comment; with a mark\r\n"
        "dealer N\r\n"
        "\r\n"
        '  N 1S ; E 2D (hearts "5+; #") # another\r'
        ";; S P;\t\n"
        "   \n"
        "S asks E#1#now\n"
    )
    assert parse_log(text) == ParsedLog(
        Opening(dealer="N"),
        (
            call("N", "1S"),
            call("E", "2D", Meaning(("hearts",), "5+; #")),
            call("S", "P"),
            Asked("S", "call", E1),
        ),
        (
            Place(4, 3, "N 1S"),
            Place(4, 10, 'E 2D (hearts "5+; #")'),
            Place(5, 4, "S P"),
            Place(7, 1, "S asks E#1"),
        ),
    )


def test_logs_are_divided_by_dashes() -> None:
    text = "---\nN 1S\n --- # next\n\n# nothing\n---\nboard 2\n---\nE P\n---\n"
    assert [(log.opening, log.events) for log in parse_logs(text)] == [
        (Opening(), (call("N", "1S"),)),
        (Opening(board=2), ()),
        (Opening(), (call("E", "P"),)),
    ]


@pytest.mark.parametrize("text", ["", "\n \n", "# nothing", "---\n---"])
def test_no_log_at_all(text: str) -> None:
    assert parse_logs(text) == ()
    with pytest.raises(NotationError, match="found no log, expected a log"):
        parse_log(text)


# --- round trips ---------------------------------------------------------------------------------


@given(strategies.events)
def test_events_round_trip(event: Event) -> None:
    text = write_event(event)
    assert "\n" not in text
    assert parse_event(text) == event
    assert read_text(text.encode()) == text


@given(strategies.openings)
def test_openings_round_trip(opening: Opening) -> None:
    assert parse_log(write_opening(opening)).opening == opening


@given(strategies.logs)
def test_logs_round_trip(log: tuple[Opening, tuple[Event, ...]]) -> None:
    text = write_log(*log)
    read = parse_log(text)
    assert (read.opening, read.events) == log
    assert [place.text for place in read.places] == [write_event(event) for event in log[1]]
    assert write_log(read.opening, read.events) == text


@given(st.lists(strategies.logs, max_size=4))
def test_many_logs_round_trip(many: list[tuple[Opening, tuple[Event, ...]]]) -> None:
    assert [(log.opening, log.events) for log in parse_logs(write_logs(many))] == many


#: The forms that only Estimation has.
ESTIMATION: list[tuple[str, Event]] = [
    ("N 4S", call("N", "4S")),
    ("N 13NT", call("N", "13NT")),
    ("N 3C", call("N", "3C")),
    ("S P", call("S", "P")),
    ("E with", With("E")),
    ("E with 4S", With("E", Call("4S"))),
    ("W 3", Number("W", 3)),
    ("W 0", Number("W", 0)),
    ("E 12 risk", Number("E", 12, risk=True)),
    ("N dash-call", DashCall("N")),
    ("E avoid", Avoid("E")),
    ("owner N 5H", Owned("N", Call("5H"))),
    ("owner N 5H with E", Owned("N", Call("5H"), ("E",))),
    ("owner N 10NT with E S", Owned("N", Call("10NT"), ("E", "S"))),
    ("S changes to 5H at once", Changed("S", Call("5H"), None, at_once=True)),
    ("S changes to 4", Changed("S", Call("4"))),
    ("S changes to with", Changed("S", Call("with"))),
    ("N call with", answer("N", "call", "with")),
    ("W accept 12D", answer("W", "accept", "12D")),
    ("W S4", Played("W", Card("S4"))),
    ("tricks N 4 W 3 S 3 E 3", Tricks(by_seat=(("N", 4), ("W", 3), ("S", 3), ("E", 3)))),
    ("amend 3: E with", Amend(3, With("E"))),
]


@pytest.mark.parametrize(("text", "event"), ESTIMATION, ids=[text for text, _ in ESTIMATION])
def test_the_events_of_estimation(text: str, event: Event) -> None:
    assert parse_event(text, game="estimation") == event
    assert write_event(event) == text


@given(strategies.estimation_events)
def test_events_of_estimation_round_trip(event: Event) -> None:
    text = write_event(event)
    assert parse_event(text, game="estimation") == event


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("north 4n", call("N", "4NT")),
        ("N 04S", call("N", "4S")),
        ("E WITH 4s", With("E", Call("4S"))),
        ("E 2 RISK", Number("E", 2, risk=True)),
        ("w Dash-Call", DashCall("W")),
        ("Owner n 5h With e", Owned("N", Call("5H"), ("E",))),
    ],
)
def test_other_spellings_in_estimation(text: str, event: Event) -> None:
    assert parse_event(text, game="estimation") == event


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("N X", 3, "'X'", w.EXPECT_ESTIMATION_SEAT_EVENT),
        ("N alert", 3, "'alert'", w.EXPECT_ESTIMATION_SEAT_EVENT),
        ("N 4S (natural)", 6, "'('", "the end of the event"),
        ("N 4S + W 4H", 6, "'+'", "the end of the event"),
        ("N 100", 3, "'100'", w.EXPECT_ESTIMATION_SEAT_EVENT),
        ("N 4S risk", 6, "'risk'", "the end of the event"),
        ("N 4 risky", 5, "'risky'", "risk or the end of the event"),
        ("E with P", 8, "'P'", w.EXPECT_ESTIMATION_BID),
        ("owner 5H", 7, "'5H'", w.EXPECT_SEAT),
        ("owner N", 8, "the end of the line", w.EXPECT_ESTIMATION_BID),
        ("owner N P", 9, "'P'", w.EXPECT_ESTIMATION_BID),
        ("owner N 5H with", 16, "the end of the line", w.EXPECT_SEAT),
        ("owner N 5H with E E", 19, "'E' again", w.EXPECT_SEAT_ONCE),
        ("hands-back", 1, "'hands-back'", w.EXPECT_ESTIMATION_EVENT),
        ("tricks 9", 8, "'9'", w.EXPECT_FOUR_TRICKS),
        ("N changes to X", 14, "'X'", w.EXPECT_ESTIMATION_CHANGE),
    ],
)
def test_errors_in_estimation(text: str, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_event(text, game="estimation")
    error = caught.value
    assert (error.line, error.column, error.found, error.expected) == (1, column, found, expected)


@pytest.mark.parametrize("text", ["E with", "W 3", "N dash-call", "E avoid", "owner N 5H", "N 13S"])
def test_bridge_has_none_of_these(text: str) -> None:
    with pytest.raises(NotationError):
        parse_event(text)


@pytest.mark.parametrize(
    ("line", "column", "found"),
    [
        ("rules call_cap=none cap=4", 21, "'cap'"),
        ("rules call_cap=all", 7, "'all'"),
        ("rules base=1000", 7, "'1000'"),
        ("rules with_in_nt", 7, "''"),
        ("deal 0", 6, "'0'"),
        ("deal seven", 6, "'seven'"),
        ("carry -1", 7, "'-1'"),
        ("trump S", 7, "'trump S'"),
        ("rules fixed_trump_rounds=true; trump X", 38, "'X'"),
    ],
)
def test_header_lines_of_estimation_are_checked(line: str, column: int, found: str) -> None:
    for text in (f"game estimation law18\n{line}\nN 4S", f"{line}\ngame estimation law18"):
        with pytest.raises(NotationError) as caught:
            parse_log(text)
        assert caught.value.column == column
        assert caught.value.found == found
        assert caught.value.line == text.split("\n").index(line) + 1
    assert parse_log(f"game bridge 1997\n{line}").opening.facts


def test_every_event_type_has_a_form() -> None:
    kinds = {type(event).__name__ for _, event in [*FORMS, *ESTIMATION]}
    assert kinds == {kind.__name__ for kind in Event.__args__}


def test_lone_surrogates_survive() -> None:
    assert write_event(Noted("\ud800")) == 'note "\\ud800"'
    assert parse_event('note "\\ud800"') == Noted("\ud800")


# --- errors --------------------------------------------------------------------------------------

#: Text, line, column, found, expected.
ERRORS = [
    ("Q 1S", 1, 1, "'Q'", w.EXPECT_FIRST),
    ("N 1S\n  Q 1S", 2, 3, "'Q'", w.EXPECT_EVENT),
    ("N 1S\nnoet \"x\"", 2, 1, "'noet'", f"{w.EXPECT_EVENT}; perhaps 'note'"),
    ("game brige", 1, 6, "'brige'", w.EXPECT_GAME),
    ("game bridge 1987", 1, 13, "'1987'", w.EXPECT_GAME),
    ("game", 1, 5, "the end of the line", w.EXPECT_GAME),
    ("game bridge 1997 x", 1, 18, "'x'", "the end of the event"),
    ("table boxes", 1, 7, "'boxes'", w.EXPECT_TABLE),
    ("board zero", 1, 7, "'zero'", w.EXPECT_BOARD),
    ("board 0", 1, 7, "'0'", w.EXPECT_BOARD),
    ("board 1234567890", 1, 7, "'1234567890'", w.EXPECT_BOARD),
    ("dealer Z", 1, 8, "'Z'", w.EXPECT_SEAT),
    ("dealer ſ", 1, 8, "'ſ'", w.EXPECT_SEAT),
    ("vul all", 1, 5, "'all'", w.EXPECT_VUL),
    ("carry  # nothing", 1, 8, "the end of the line", w.EXPECT_FACT),
    ('pair NS "3"', 1, 9, "'\"3\"'", "the end of the event"),
    ("dealer N\ndealer E", 2, 1, "a second line 'dealer'", w.EXPECT_LINE_ONCE),
    ("hand N AKQ2.T98.T98.T98\nhand n AKQ2.T98.T98.T98", 2, 1, "a second line 'hand N'",
     w.EXPECT_LINE_ONCE),
    ("pair NS 3\npair ns 4", 2, 1, "a second line 'pair ns'", w.EXPECT_LINE_ONCE),
    ("deal 7; deal 8", 1, 9, "a second line 'deal'", w.EXPECT_LINE_ONCE),
    ("N 1S\ndealer N", 2, 1, "'dealer'", w.EXPECT_NO_HEADER),
    ("hand N AKQ2.T98.T98.T9", 1, 8, "a hand of 12 cards, 'AKQ2.T98.T98.T9'", "thirteen cards"),
    ("hand N AAK2.T98.T98.T98", 1, 8, "SA twice in 'AAK2.T98.T98.T98'", "each card once"),
    ("hand N AKQ2.T98.T98", 1, 8, "3 suits in 'AKQ2.T98.T98'", "four suits divided by dots"),
    ("hand N AKQ2.T98.T98.T9Z", 1, 8, "the rank 'Z' in 'AKQ2.T98.T98.T9Z'",
     "ranks from AKQJT98765432"),
    ("hand N " + "A" * 50, 1, 8, "'" + "A" * 39 + "…'", w.EXPECT_HAND),
    ("hand N AKQ2.T98.T98.T98\nhand E KJT9.AKQ.AKQ.AKQ", 2, 8, "SK in the hands of N and E",
     "each card once"),
    ("earlier N 9H", 1, 11, "'9H'", w.EXPECT_LEVEL),
    ("N", 1, 2, "the end of the line", w.EXPECT_SEAT_EVENT),
    ("N ; E P", 1, 3, "';'", w.EXPECT_SEAT_EVENT),
    ("N 0S", 1, 3, "'0S'", w.EXPECT_LEVEL),
    ("N 9nt", 1, 3, "'9nt'", w.EXPECT_LEVEL),
    ("N 1Z", 1, 3, "'1Z'", w.EXPECT_CALL),
    ("N 1ſ", 1, 3, "'1ſ'", w.EXPECT_CALL),
    ("N H1", 1, 3, "'H1'", w.EXPECT_SEAT_EVENT),
    ("N atention", 1, 3, "'atention'", f"{w.EXPECT_SEAT_EVENT}; perhaps 'attention'"),
    ("N 1S E", 1, 6, "'E'", "a meaning in brackets, + or the end of the event"),
    ("E X of P", 1, 8, "'P'", w.EXPECT_BID),
    ("E X of", 1, 7, "the end of the line", w.EXPECT_BID),
    ("E 2D of 2C", 1, 6, "'of'", "a meaning in brackets, + or the end of the event"),
    ("E 2D (hears)", 1, 7, "'hears'", w.EXPECT_MEANING),
    ("E 2D (hearts", 1, 13, "the end of the line", w.EXPECT_MEANING),
    ("E 2D (hearts hearts)", 1, 14, "'hearts'", w.EXPECT_MEANING_ONCE),
    ('E 2D ("a" "b")', 1, 11, "'\"b\"'", w.EXPECT_MEANING_ONCE),
    ('E 2D (hearts "5+)', 1, 14, "'\"5+)'", w.EXPECT_CLOSED),
    ('note "ends in \\"', 1, 6, "'\"ends in \\\"'", w.EXPECT_CLOSED),
    ('note "' + "x" * 60, 1, 6, "'\"" + "x" * 38 + "…'", w.EXPECT_CLOSED),
    ('note "a \\x"', 1, 9, "'\\x'", w.EXPECT_ESCAPE),
    ("note", 1, 5, "the end of the line", w.EXPECT_QUOTED),
    ("note “x”", 1, 6, "'“x”'", w.EXPECT_QUOTED),
    ('note "a" "b"', 1, 10, "'\"b\"'", "the end of the event"),
    ("S changes 2H", 1, 11, "'2H'", w.EXPECT_TO),
    ("S changes to", 1, 13, "the end of the line", w.EXPECT_CALL),
    ("S changes to 2H at last", 1, 20, "'last'", w.EXPECT_ONCE),
    ("N 1H + E attention", 1, 10, "'attention'", w.EXPECT_ACT),
    ("N 1H +", 1, 7, "the end of the line", w.EXPECT_SEAT),
    ("N 1H + E 1S + S 2H", 1, 13, "'+'", "a meaning in brackets or the end of the event"),
    ("director", 1, 9, "the end of the line", w.EXPECT_DIRECTOR_EVENT),
    ("director inadvertant", 1, 10, "'inadvertant'",
     f"{w.EXPECT_DIRECTOR_EVENT}; perhaps 'inadvertent'"),
    ('director error "25A"', 1, 16, "'\"25A\"'", w.EXPECT_CLAUSE),
    ("W accept re", 1, 12, "the end of the line", w.EXPECT_ID),
    ("W accept about", 1, 15, "the end of the line", w.EXPECT_REF),
    ("W accept maybe", 1, 10, "'maybe'", w.EXPECT_VALUE),
    ("W accept 1H 2H", 1, 13, "'2H'", "re, about or the end of the event"),
    ("W accept re 27A@3 re 29A@4", 1, 19, "'re'", "about or the end of the event"),
    ("S require N", 1, 11, "'N'", w.EXPECT_SUIT),
    ("S withdraw 9C", 1, 12, "'9C'", w.EXPECT_LEVEL),
    ("director artificial CC", 1, 21, "'CC'", w.EXPECT_SUITS),
    ("director reading re 29@3", 1, 18, "'re'", w.EXPECT_READING),
    ("director adjust", 1, 16, "the end of the line", w.EXPECT_SCORE),
    ("S asks E#0", 1, 8, "'E#0'", w.EXPECT_ASKED),
    ("S asks E#01", 1, 8, "'E#01'", w.EXPECT_ASKED),
    ("E#1", 1, 1, "'E#1'", w.EXPECT_FIRST),
    ("W explains", 1, 11, "the end of the line", w.EXPECT_REF),
    ("W corrects it", 1, 12, "'it'", w.EXPECT_CORRECTED),
    ("W explains E majors", 1, 14, "'majors'", f"{w.EXPECT_QUOTED} or the end of the event"),
    ("N reviews", 1, 10, "the end of the line", w.EXPECT_CALL),
    ("N reviews 1S then", 1, 14, "'then'", w.EXPECT_CALL),
    ("N exposes", 1, 10, "the end of the line", w.EXPECT_CARDS),
    ("N exposes HK H1", 1, 14, "'H1'", w.EXPECT_CARDS),
    ("N exposes HK hk", 1, 14, "'HK' again", w.EXPECT_CARD_ONCE),
    ("S claims 14", 1, 10, "'14'", w.EXPECT_TRICKS),
    ("S claims all", 1, 10, "'all'", w.EXPECT_TRICKS),
    ("tricks", 1, 7, "the end of the line", w.EXPECT_RESULT),
    ("tricks N", 1, 9, "the end of the line", w.EXPECT_TRICKS),
    ("tricks N 4 N 3", 1, 12, "'N' again", w.EXPECT_SEAT_ONCE),
    ("new-pair N", 1, 10, "'N'", w.EXPECT_SIDE),
    ("N swapped-hands Q", 1, 17, "'Q'", w.EXPECT_SEAT),
    ("undo", 1, 5, "the end of the line", w.EXPECT_SEQ),
    ("undo x", 1, 6, "'x'", w.EXPECT_SEQ),
    ("undo " + "9" * 50, 1, 6, "'" + "9" * 39 + "…'", w.EXPECT_SEQ),
    ("strike 0", 1, 8, "'0'", w.EXPECT_SEQ),
    ("amend S 2H", 1, 7, "'S'", w.EXPECT_SEQ),
    ("amend : S 2H", 1, 7, "':'", w.EXPECT_SEQ),
    ("amend 4 S 2H", 1, 9, "'S'", w.EXPECT_COLON),
    ("amend 4:", 1, 9, "the end of the line", w.EXPECT_TABLE_EVENT),
    ("amend 4: amend 3: S 2H", 1, 10, "'amend'", w.EXPECT_TABLE_EVENT),
    ("insert 4: undo 3", 1, 11, "'undo'", w.EXPECT_TABLE_EVENT),
    ("insert 4: dealer N", 1, 11, "'dealer'", w.EXPECT_NO_HEADER),
    ("hands-back now", 1, 12, "'now'", "the end of the event"),
    ("N with", 1, 3, "'with'", w.EXPECT_SEAT_EVENT),
    ("W 3", 1, 3, "'3'", w.EXPECT_CALL),
    (") N 1S", 1, 1, "')'", w.EXPECT_FIRST),
    ('"N 1S"', 1, 1, "'\"N 1S\"'", w.EXPECT_FIRST),
    ("N 1S\nE P\x00", 2, 4, "the control character U+0000", w.EXPECT_TEXT),
    ("N 1S\n\x1b[31m", 2, 1, "the control character U+001B", w.EXPECT_TEXT),
    ("N \u202e1S", 1, 3, "'�1S'", w.EXPECT_SEAT_EVENT),
    ("N 1S\n---\nE P", 3, 1, "'E'", w.EXPECT_ONE_LOG),
    ("N 1S\n" + " " * 10_001, 2, 10_001, "a line of 10,001 characters", w.EXPECT_SHORT),
    ("N P;" * 2000 + "\nE 1S", 2, 1, "'E'", w.EXPECT_FEW_EVENTS),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"), ERRORS, ids=[e[0][:40] for e in ERRORS]
)
def test_errors_say_where_and_what(
    text: str, line: int, column: int, found: str, expected: str
) -> None:
    with pytest.raises(NotationError) as caught:
        parse_log(text)
    error = caught.value
    assert (error.line, error.column, error.found, error.expected) == (
        line,
        column,
        found,
        expected,
    )


def test_one_event_keeps_the_place_it_came_from() -> None:
    with pytest.raises(NotationError) as caught:
        parse_event("N 9S", line=12, column=5)
    assert (caught.value.line, caught.value.column) == (12, 7)


@pytest.mark.parametrize(
    ("text", "column"), [("N 1S; E P", 5), ("N 1S\nE P", 5), ("N 1S\r", 5), ("\nN 1S", 1)]
)
def test_one_event_is_one_event(text: str, column: int) -> None:
    with pytest.raises(NotationError, match="expected one event only") as caught:
        parse_event(text)
    assert (caught.value.line, caught.value.column) == (1, column)


def test_a_phrase_for_a_wrong_level() -> None:
    with pytest.raises(NotationError, match=r"a bid of level 1 to 7 \(8 for any bid above seven\)"):
        parse_event("N 0NT")


# --- the short form ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "dealer", "calls"),
    [
        ("", "N", ""),
        ("1S P 1H", "N", "N 1S; E P; S 1H"),
        ("1S P W:2H", "N", "N 1S; E P; W 2H"),
        ("1S,p,w: 2h dbl", "N", "N 1S; E P; W 2H; N X"),
        ("  E:1n\n pass,,xx ", "S", "E 1NT; S P; W XX"),
        ("1S N:2S", "N", "N 1S; N 2S"),
    ],
)
def test_short_form(text: str, dealer: Seat, calls: str) -> None:
    assert parse_short(text, dealer) == tuple(
        parse_event(one) for one in calls.split(";") if one.strip()
    )


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"),
    [
        ("1S P 9H", 1, 6, "'9H'", w.EXPECT_LEVEL),
        ("1S\nP, foo", 2, 4, "'foo'", w.EXPECT_CALL),
        ("1S Q:2H", 1, 4, "'Q'", w.EXPECT_SEAT),
        ("1S W:", 1, 6, "the end of the line", w.EXPECT_CALL),
        ("W:E:1S", 1, 3, "'E'", w.EXPECT_CALL),
        (":1S", 1, 1, "':'", w.EXPECT_CALL),
        ("no/such/file-with-a-name-of-more-than-forty-characters.log", 1, 1,
         "'no/such/file-with-a-name-of-more-than-f…'", w.EXPECT_CALL),
        ("P " * 2001, 1, 4001, "'P'", w.EXPECT_FEW_CALLS),
        (" " * 10_001, 1, 10_001, "a text of 10,001 characters", w.EXPECT_SHORT),
    ],
)  # fmt: skip
def test_short_form_errors(text: str, line: int, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_short(text, "N")
    error = caught.value
    assert (error.line, error.column, error.found, error.expected) == (
        line,
        column,
        found,
        expected,
    )


# --- bytes, and hostile input --------------------------------------------------------------------


def test_text_is_utf_8_with_or_without_a_mark() -> None:
    assert read_text('note "é"\r\n\t'.encode()) == 'note "é"\r\n\t'
    assert read_text(b"\xef\xbb\xbfN 1S") == "N 1S"


@pytest.mark.parametrize(
    ("data", "line", "column", "found", "expected"),
    [
        (b"N 1S\r\n# \xe9t\xe9", 2, 3, "the byte 0xE9", w.EXPECT_UTF8),
        ("é\ré".encode() + b"\xff", 2, 2, "the byte 0xFF", w.EXPECT_UTF8),
        (b"\xff\xfeN\x00", 1, 1, "the byte 0xFF", w.EXPECT_UTF8),
        (b"\xef\xbb\xbf\xef\xbb", 1, 1, "the byte 0xEF", w.EXPECT_UTF8),
        (b"N 1S\n\tE\x00P", 2, 3, "the control character U+0000", w.EXPECT_TEXT),
        (b"\x7f", 1, 1, "the control character U+007F", w.EXPECT_TEXT),
        ("\x85".encode(), 1, 1, "the control character U+0085", w.EXPECT_TEXT),
    ],
)
def test_bytes_that_are_no_text(
    data: bytes, line: int, column: int, found: str, expected: str
) -> None:
    with pytest.raises(NotationError) as caught:
        read_text(data)
    error = caught.value
    assert (error.line, error.column, error.found, error.expected) == (
        line,
        column,
        found,
        expected,
    )


@pytest.mark.parametrize(
    "text",
    [
        "N " * 5_000_000,
        'note "' + "\\" * 9_000,
        "(" * 9_999,
        '"' * 9_999,
        "amend 1: " * 1_000,
        "N 1S + " * 1_000,
        "hand N " + "A" * 9_000,
        "N " + "x" * 9_000,
        "undo " + "9" * 9_000,
    ],
    ids=lambda text: text[:12],
)
def test_hostile_lines_are_refused(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_logs(text)
    assert len(caught.value.found) <= w.MAX_FOUND + 2


def test_too_many_logs() -> None:
    text = "P\n---\n".replace("P", "N P") * w.MAX_LOGS
    assert len(parse_logs(text)) == w.MAX_LOGS
    with pytest.raises(NotationError, match="at most 10,000 logs") as caught:
        parse_logs(text + "N P")
    assert (caught.value.line, caught.value.column) == (20_001, 1)


def test_a_line_and_a_log_as_long_as_may_be() -> None:
    assert len(parse_log("#" * w.MAX_LINE + "\n" + "N P;" * w.MAX_EVENTS).events) == w.MAX_EVENTS


@given(st.text(alphabet='NESW129#;:()"\\+-\n aceHhtS', max_size=60) | st.text(max_size=30))
def test_any_text_is_read_or_refused_in_its_place(text: str) -> None:
    refused: NotationError | None = None
    logs: tuple[ParsedLog, ...] = ()
    try:
        logs = parse_logs(text)
    except NotationError as error:
        refused = error
    if refused is not None:
        assert 1 <= refused.line <= text.count("\n") + text.count("\r") + 1
        assert 1 <= refused.column <= len(text) + 1
    pairs = [(log.opening, log.events) for log in logs]
    assert [(log.opening, log.events) for log in parse_logs(write_logs(pairs))] == pairs
