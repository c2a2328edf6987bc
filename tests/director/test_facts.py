"""Every event of a log as a sentence, and the steps of a log with all its corrections."""

import re
from typing import Any, get_args

import pytest

from biddingbox.director.answered import ELECTIONS, FINDINGS, how_of_option, name_of_option
from biddingbox.director.facts import Step, moment, sentence, steps
from biddingbox.events import CORRECTIONS, Insert, TableEvent
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.log import Log, answer, parse
from biddingbox.records.notation_words import OPTION_KEYS
from tests.director.logs import Recording, ids, logs

M = messages()
BRIDGE = "dealer N"
ESTIMATION = "game estimation law18; dealer N"
OVER = "game estimation law18\ndealer N\nrules out_of_range=stands-if-called-over\n"
INSUFFICIENT = f"{BRIDGE}; N 1S; E P; S 1H"
BOTH = f"{INSUFFICIENT}; S changes to 2D; director purposeful"
CHANGED = f"{BRIDGE}; N P; E P; S P; S changes to 1H"
ELECT = f"{CHANGED}; director purposeful; W decline"
RECALL = f"{BRIDGE}; N P; E P; S 1H; W P; S changes to 1S; director inadvertent"
MISINFORMED = f'{BRIDGE}; N 1S; E 2D (hearts); S P; W no-alert E#1 "majors"'
LEAD = f"{BRIDGE}; N 1S; E P; S 1H; W decline; S P; director natural; W 2C; N P; E P; S P"
BEFORE_PLAY = f"{BRIDGE}; N 1NT; E P; S P; W P"
PLAY = f"{BEFORE_PLAY}; E H4 faced"
SWAPPED = f"{BRIDGE}; N 1S; N swapped-hands S"
WRONG_LEAD = f"{BEFORE_PLAY}; W H4 faced"
EXPLAINED = (
    f"{BRIDGE}; N 1NT; E P; S 2D (hearts); W P; N 2H; E P; S 3NT; W P; N P; E P; E DK faced; "
    'N corrects S#1 "hearts"; director misinformed'
)
PENALTIES = f"{PLAY}; S H2; W H3; N HA; W exposes CQ C3; director visible; N C2; E C4; S C5"

EVENTS = [
    (BRIDGE, "N 1NT", "North 1NT"),
    (BRIDGE, "N P", "North P"),
    (f"{BRIDGE}; N 2C", "E X of 2C", "East X, naming 2C"),
    (ESTIMATION, "N 4S", "North 4S"),
    (f"{ESTIMATION}; N 4S", "W with", "West With"),
    (f"{ESTIMATION}; N 4S", "W with 4S", "West With 4S"),
    (ESTIMATION, "W 3", "West 3"),
    (ESTIMATION, "E 2 risk", "East 2"),
    (ESTIMATION, "N dash-call", "North declares a dash call"),
    (ESTIMATION, "E avoid", "East announces a void"),
    (ESTIMATION, "owner N 5H", "The auction ended with North's 5H"),
    (
        ESTIMATION,
        "owner N 5H with E W",
        "The auction ended with North's 5H, joined by East, West",
    ),
    (INSUFFICIENT, "S changes to 2H at once", "South changes 1H to 2H"),
    (BRIDGE, "S changes to 2H", "South changes to 2H"),
    (f"{ESTIMATION}; owner N 5H; W 3", "W changes to 4", "West changes 3 to 4"),
    (BRIDGE, "S wants 2H", "South only asks for 2H"),
    (BRIDGE, "N 1H + E 1S", "North 1H; at the same moment East 1S"),
    (
        f"{BRIDGE}; N 1H",
        "E 2H + N changes to 1S",
        "East 2H; at the same moment North changes 1H to 1S",
    ),
    (BRIDGE, "E attention", "East draws attention"),
    (BRIDGE, "director called", "The director is called"),
    (BRIDGE, "director rules", "The director gives the ruling"),
    (
        WRONG_LEAD,
        "director told",
        "The director's finding: an opponent had said whose lead it was, wrongly",
    ),
    (
        WRONG_LEAD,
        "director not-told",
        "The director's finding: no opponent had said whose lead it was",
    ),
    (EXPLAINED, "E retract", "East takes the lead back"),
    (PENALTIES, "N designate CQ", "North has the queen of clubs played"),
    (BRIDGE, "director penalty NS", "The director warns North-South"),
    (
        BRIDGE,
        'director penalty NS 10% "late"',
        "The director penalises North-South: 10% of a top: “late”",
    ),
    (BRIDGE, "director penalty EW 3 imps", "The director penalises East-West: 3 IMPs"),
    (BRIDGE, "director error", "The director finds that a ruling was wrong"),
    (BRIDGE, "director error 25A", "The director finds that a ruling was wrong (25A)"),
    (BRIDGE, "N wrong-cards", "North has called on another board's cards"),
    (BRIDGE, "N swapped-hands S", "North and South held each other's hand"),
    (BRIDGE, "new-pair EW", "The right pair sits down: East-West"),
    (BRIDGE, "N holds 14", "North is found to hold 14 cards"),
    (BRIDGE, "N holds 1", "North is found to hold 1 card"),
    (BRIDGE, "W alert", "West alerts"),
    (
        f"{BRIDGE}; N 1S; E 2D",
        'W no-alert E#1 "majors" by E',
        "It becomes known that West did not alert East's 2D: “majors”",
    ),
    (BRIDGE, "W no-alert E", "It becomes known that West did not alert East's call"),
    (f"{BRIDGE}; N 1S; E 2D", "S asks E#1", "South asks what East's 2D means"),
    (f"{BRIDGE}; N 1S; E 2D; E changes to 2H", "S asks E", "South asks what East's 2H means"),
    (f"{BRIDGE}; N 1S; E 2D", "S asks E#2", "South asks what East's call means"),
    (BRIDGE, "E asks repeat", "East asks for a call to be repeated"),
    (BRIDGE, "E asks review", "East asks for a review of the auction"),
    (BRIDGE, "W asks lead", "West asks whose lead it is"),
    (f"{BRIDGE}; N 1S", 'S explains N "five"', "South explains North's 1S: “five”"),
    (f"{BRIDGE}; N 1S", "S explains N", "South explains North's 1S"),
    (
        f"{BRIDGE}; N 1S",
        'S corrects N#1 "four"',
        "South corrects the explanation of North's 1S: “four”",
    ),
    (BRIDGE, "N reviews 1S P 2H", "North restates the auction: 1S, P, 2H"),
    (BRIDGE, "S corrects review", "South corrects the review"),
    (BRIDGE, "N exposes HK Hx", "North exposes: king of hearts, small card of hearts"),
    (BRIDGE, "N exposes hand", "North exposes: whole hand"),
    (BEFORE_PLAY, "E H4 faced", "East leads the four of hearts"),
    (PLAY, "S H2", "South plays the two of hearts"),
    (f"{PLAY}; S H2; W HA; N H3", "W HK", "West leads the king of hearts"),
    (BRIDGE, "W faces", "West faces the lead"),
    (BRIDGE, "N hesitates", "North hesitates"),
    (BRIDGE, 'N says "oh"', "North says: “oh”"),
    (BRIDGE, "E reserves", "East reserves the side's rights"),
    (BRIDGE, "S claims 9", "South claims 9 tricks"),
    (BRIDGE, "S claims 1", "South claims 1 trick"),
    (BRIDGE, "E agrees", "East agrees"),
    (BRIDGE, "W concedes 2", "West concedes 2 tricks"),
    (BRIDGE, "N objects", "North objects"),
    (PLAY, "S C2 irregular", "South plays the two of clubs, which the law does not allow"),
    (BRIDGE, "hands-back", "The four hands are back in the board"),
    (BRIDGE, "tricks 9", "Tricks won by declarer: 9"),
    (
        ESTIMATION,
        "tricks N 4 W 3 S 3 E 3",
        "Tricks won: North 4, West 3, South 3, East 3",
    ),
    (BRIDGE, 'note "none"', "Note: “none”"),
    # Elections of players.
    (INSUFFICIENT, "W accept", "West accepts 1H"),
    (INSUFFICIENT, "W decline re 27A@3", "West declines 1H"),
    (f"{INSUFFICIENT}; W accept", "W decline re 27A@3", "West declines 1H"),
    (BRIDGE, "W decline", "West declines"),
    (BRIDGE, "W accept", "West accepts"),
    (BOTH, "W accept 2D", "West accepts 2D"),
    (BOTH, "W accept 1H", "West accepts 1H"),
    (BOTH, "W decline", "West accepts neither 1H nor 2D"),
    (CHANGED, "W decline re 25B1@4", "West declines 1H"),
    (ELECT, "S first-stands", "South lets P stand"),
    (ELECT, "S another-call 1NT", "South makes another call: 1NT"),
    (ELECT, "S another-call", "South: Another call"),
    (BRIDGE, "S first-stands", "South lets the first call stand"),
    (RECALL, "W keep", "West keeps P"),
    (RECALL, "W withdraw 2C", "West takes P back and calls 2C"),
    (BRIDGE, "W keep", "West keeps the call"),
    (BRIDGE, "W withdraw 2C", "West takes the call back and calls 2C"),
    (f"{MISINFORMED}; director misinformed", "S change X", "South changes P to X"),
    (f"{MISINFORMED}; director misinformed", "S keep", "South keeps P"),
    (BRIDGE, "S change X", "South changes the call to X"),
    (BRIDGE, "S call 2H", "South calls 2H"),
    (LEAD, "W require H", "West requires the lead of hearts"),
    (LEAD, "W forbid H", "West forbids the lead of hearts"),
    (LEAD, "W waive", "West leaves the leader free"),
    (BRIDGE, "W accept-as-dummy", "West accepts the lead and becomes dummy"),
    (BRIDGE, "W refuse", "West refuses the lead"),
    (BRIDGE, "W natural", "West: Natural"),
    (f"{ESTIMATION}; N 5H; W 5D", "S accept", "South accepts 5D"),
    # Findings of the director.
    (CHANGED, "director inadvertent", "The director's finding: P was a slip"),
    (BRIDGE, "director inadvertent", "The director's finding: a slip"),
    (
        CHANGED,
        "director purposeful",
        "The director's finding: P was a stupid mistake, put right",
    ),
    (BRIDGE, "director purposeful", "The director's finding: a stupid mistake, put right"),
    (
        CHANGED,
        "director second-thought",
        "The director's finding: P was changed on second thoughts",
    ),
    (BRIDGE, "director second-thought", "The director's finding: a change of mind"),
    (BRIDGE, "director unintended", "The director's finding: the call was unintended"),
    (BRIDGE, "director intended", "The director's finding: the call was intended"),
    (
        f"{BRIDGE}; N 1H; E P + N changes to 1S",
        "director attempt-first",
        "The director's finding: the attempt to change 1H came first",
    ),
    (
        f"{INSUFFICIENT}; S changes to 2H; W P; director purposeful",
        "director over-first",
        "The director's finding: the call came over 1H",
    ),
    (
        f"{INSUFFICIENT}; S changes to 2H; W P; director purposeful",
        "director over-second",
        "The director's finding: the call came over 2H",
    ),
    (BRIDGE, "director over-first", "The director's finding: the call came over the first"),
    (
        f"{INSUFFICIENT}; W P; S changes to 2H",
        "director over-first",
        "The director's finding: the call came over the first",
    ),
    (CHANGED, "director natural", "The director's finding: natural"),
    (BRIDGE, "director over-second", "The director's finding: the call came over the second"),
    (
        f"{INSUFFICIENT}; W decline; S 2H",
        "director natural",
        "The director's finding: 1H was natural",
    ),
    (INSUFFICIENT, "director natural", "The director's finding: 1H was natural"),
    (f"{BRIDGE}; N 1S", "director natural about N#1", "The director's finding: 1S was natural"),
    (
        INSUFFICIENT,
        "director artificial HS about S#1",
        "The director's finding: 1H was artificial, showing hearts, spades",
    ),
    (BRIDGE, "director artificial", "The director's finding: artificial"),
    (
        BRIDGE,
        "director same-denomination",
        "The director's finding: the lowest bid that says the same",
    ),
    (BRIDGE, "director other", "The director's finding: the new call says something else"),
    (
        f"{BRIDGE}; W 1H; N 1S",
        "director in-rotation",
        "The director's finding: 1S was made in rotation",
    ),
    (
        f"{BRIDGE}; W 1H; N 1S",
        "director accepts",
        "The director's finding: 1S came over the irregular call",
    ),
    (
        MISINFORMED,
        "director misinformed",
        "The director's finding: misinformation probably caused P",
    ),
    (
        MISINFORMED,
        "director not-misinformed",
        "The director's finding: misinformation did not cause P",
    ),
    (BRIDGE, "director same", "The director's finding: the new call is much the same"),
    (BRIDGE, "director differs", "The director's finding: the new call differs significantly"),
    (BRIDGE, "director visible", "The director's finding: partner could have seen the card"),
    (
        BRIDGE,
        "director not-visible",
        "The director's finding: partner could not have seen the card",
    ),
    (BRIDGE, "director forfeited", "The director's finding: the right to penalise is forfeited"),
    (
        BRIDGE,
        "director not-forfeited",
        "The director's finding: the right to penalise is not forfeited",
    ),
    (BRIDGE, "director newest-first", "The director's finding: the last call is taken up first"),
    (BRIDGE, "director oldest-first", "The director's finding: the first call is taken up first"),
    (
        BRIDGE,
        "director seen",
        "The director's finding: another player's card was seen, and it matters",
    ),
    (
        BRIDGE,
        "director not-seen",
        "The director's finding: nobody has seen another player's card",
    ),
    (
        BRIDGE,
        "director seen-agreed",
        "The director's finding: what was seen does not matter, and all four agree",
    ),
    (BRIDGE, "director playable", "The director's finding: the board can be put right and played"),
    (
        BRIDGE,
        "director not-playable",
        "The director's finding: the board cannot be put right and played",
    ),
    (
        BRIDGE,
        "director played-before",
        "The director's finding: one of the four had played the board before",
    ),
    (
        BRIDGE,
        "director not-played",
        "The director's finding: none of the four had played the board before",
    ),
    (BRIDGE, "director comparable 2H", "The director's finding: comparable: 2H"),
    (BRIDGE, "director not-comparable", "The director's finding: the new call is not comparable"),
    (BRIDGE, "director no-damage", "The director's finding: there was no damage"),
    (
        BRIDGE,
        "director adjust NS average_minus",
        "The director's finding: the score is adjusted: North-South average minus",
    ),
    (
        BRIDGE,
        "director adjust NS 4S E -1 60% P 40% EW 420",
        "The director's finding: the score is adjusted: North-South 4S by East −1 (60%), "
        "passed out (40%), East-West 420",
    ),
    (
        SWAPPED,
        "director reading artificial",
        "The director's finding: by this reading: an artificial score at once",
    ),
    (
        BRIDGE,
        "director reading dealer re 28b-after-29a",
        "The director's finding: by this reading: the right player's call is in rotation and "
        "wipes out what came before",
    ),
    (
        BRIDGE,
        "director reading dealer",
        "The director's finding: by this reading: the right player's call is in rotation and "
        "wipes out what came before",
    ),
    (
        BRIDGE,
        "director reading artificial",
        "The director's finding: by this reading: artificial",
    ),
    (BRIDGE, "director accept", "the director: Accept"),
]


def said(m: Any, before: str, line: str) -> str:
    log = parse(before)
    return sentence(m, log.read(line), moment(log))


@pytest.mark.parametrize(("before", "line", "expected"), EVENTS)
def test_sentence(before: str, line: str, expected: str) -> None:
    assert said(M, before, line) == expected


def test_every_event_has_a_sentence_here() -> None:
    kinds = {type(parse(before).read(line)) for before, line, _ in EVENTS}
    assert kinds == set(get_args(TableEvent))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_in_every_language(lang: str) -> None:
    m = messages(lang, signs=True)
    for before, line, english in EVENTS:
        text = said(m, before, line)
        assert text, line
        assert lang == "en" or text != english, line


# --- options ------------------------------------------------------------------------------------


def test_the_keys_are_those_of_the_notation() -> None:
    assert ELECTIONS | FINDINGS == OPTION_KEYS
    assert ELECTIONS.isdisjoint(FINDINGS)


def test_every_key_has_its_messages_and_no_message_is_left() -> None:
    assert ids("fact-option-") == {f"fact-option-{key}" for key in OPTION_KEYS}
    assert ids("fact-found-") == {f"fact-found-{key}" for key in FINDINGS}
    assert ids("fact-elected-") == {f"fact-elected-{key}" for key in {*ELECTIONS, "neither"}}


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("accept", "Accept"),
        ("second-thought", "Change of mind"),
        ("first-stands", "Let the first call stand"),
        ("withdraw", "Take it back"),
        ("no-such-key", "no-such-key"),
    ],
)
def test_name_of_option(key: str, name: str) -> None:
    assert name_of_option(M, key) == name


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (INSUFFICIENT, ["by calling over 1H", "by saying so"]),
        (BOTH, ["by saying so", "by saying so"]),
        (CHANGED, ["", "", ""]),
        (ELECT, ["by saying so", "by making the new call"]),
        (LEAD, ["by naming the suit", "by naming the suit", "by saying so"]),
        (f"{INSUFFICIENT}; W decline", ["by making the new call"]),
        (
            f"{OVER}N 4S; W with; S 4NT; E P; N 5S; W P; S P; W 3",
            ["by naming a number over it", "by saying so"],
        ),
    ],
)
def test_how_of_option(text: str, expected: list[str]) -> None:
    questions = answer(parse(text))["questions"]
    assert [how_of_option(M, q, o) for q in questions for o in q["options"]] == expected


# --- steps --------------------------------------------------------------------------------------


def listed(text: str) -> list[tuple[int, str, str, str]]:
    return [(s.seq, s.text, s.note, s.mark) for s in steps(parse(text), M)]


def test_steps() -> None:
    log = parse(f"{INSUFFICIENT}; W attention; W decline; S P; director natural")
    assert steps(log, M) == (
        Step(1, "N", "North 1S", line="N 1S"),
        Step(2, "E", "East P", line="E P"),
        Step(3, "S", "South 1H", "insufficient over 1S", "flagged", "S 1H"),
        Step(4, "W", "West draws attention", line="W attention"),
        Step(5, "W", "West declines 1H", line="W decline re 27A@3"),
        Step(6, "S", "South P", line="S P"),
        Step(
            7, "director", "The director's finding: 1H was natural", "", "here", "director natural"
        ),
    )


def test_who_did_it() -> None:
    log = parse(f'{BRIDGE}; N 1H + E 1S; director called; note "x"; N hesitates')
    assert [s.who for s in steps(log, M)] == ["N", "director", "", "N"]


@pytest.mark.parametrize(
    ("text", "seq", "note"),
    [
        (f"{BRIDGE}; W 1H", 1, "out of rotation; it was North's turn"),
        (f"{BRIDGE}; N 1S; E P; W 1H", 3, "out of rotation; it was South's turn; insufficient"),
        (f'{BRIDGE}; N 1H (hearts natural "5+")', 1, "meaning: hearts, natural, “5+”"),
        (f"{CHANGED} at once", 4, "at once"),
        (CHANGED, 4, ""),
        (f"{PLAY}", 5, "face up"),
        (f"{ESTIMATION}; N 4S; W P; S P; E P; W 2; S 4; E 1 risk", 7, "shows the Risk card"),
        (f"{BRIDGE}; N 1S; E 2D; W no-alert E by E", 3, "known from East"),
        (f"{ESTIMATION}; N 5H; W 5D", 2, "insufficient over 5H"),
        (f"{ESTIMATION}; N P; S 4H", 2, "out of turn; it was West's turn"),
    ],
)
def test_notes(text: str, seq: int, note: str) -> None:
    assert next(s.note for s in steps(parse(text), M) if s.seq == seq) == note


def test_a_wanted_call_is_not_flagged() -> None:
    text = f"{BRIDGE}; N P; E P; S 1H; S wants 1S"
    assert listed(text)[-1] == (4, "South only asks for 1S", "", "here")
    assert listed(f"{text}; director inadvertent")[3][3] == ""


def test_the_mark_of_a_changed_call() -> None:
    assert listed(CHANGED)[-1][3] == "flagged"


def test_amended() -> None:
    text = f"{INSUFFICIENT}; W accept; W 1S; amend 4: W decline"
    assert listed(text) == [
        (1, "North 1S", "", ""),
        (2, "East P", "", ""),
        (3, "South 1H", "insufficient over 1S", "flagged"),
        (4, "West declines 1H", "changed; was: West accepts 1H", ""),
        (5, "West 1S", "", "here"),
    ]


def test_amended_and_back_is_not_changed() -> None:
    text = f"{INSUFFICIENT}; amend 3: S 2H; amend 3: S 1H"
    assert listed(text)[2] == (3, "South 1H", "insufficient over 1S", "flagged")


def test_amending_undone_is_not_changed() -> None:
    assert listed(f"{INSUFFICIENT}; amend 3: S 2H; undo 3")[2][2] == "insufficient over 1S"


def test_inserted() -> None:
    assert listed(f"{BRIDGE}; N 1S; S P; insert 2: E P") == [
        (1, "North 1S", "", ""),
        (3, "East P", "inserted later", ""),
        (2, "South P", "", "here"),
    ]


def test_inserted_and_amended() -> None:
    text = f"{BRIDGE}; N 1S; S P; insert 2: E P; amend 3: E 2C"
    assert listed(text)[1] == (3, "East 2C", "inserted later; changed; was: East P", "")


def test_struck() -> None:
    assert listed(f"{BRIDGE}; N 1S; E hesitates; E P; strike 2") == [
        (1, "North 1S", "", ""),
        (2, "East hesitates", "struck out: it did not happen", "undone"),
        (3, "East P", "", "here"),
    ]


def test_undone_stands_where_it_stood() -> None:
    log = parse(f"{INSUFFICIENT}; W accept; W 2C; undo 3; W decline; S P")
    assert [(s.seq, s.text, s.mark, s.amendable) for s in steps(log, M)][3:] == [
        (4, "West accepts 1H", "undone", False),
        (5, "West 2C", "undone", False),
        (7, "West declines 1H", "", True),
        (8, "South P", "here", True),
    ]


def test_redone() -> None:
    assert [row[3] for row in listed(f"{BRIDGE}; N 1S; E P; undo 1; undo 2")] == ["", "here"]


def test_all_undone() -> None:
    assert [row[3] for row in listed(f"{BRIDGE}; N 1S; E P; undo 0")] == ["undone", "undone"]


def test_an_insertion_undone_stands_before_what_it_was_put_before() -> None:
    text = f"{BRIDGE}; N 1S; E P; S P; insert 2: E hesitates; undo 3"
    assert [(row[0], row[3]) for row in listed(text)] == [
        (1, ""),
        (4, "undone"),
        (2, ""),
        (3, "here"),
    ]


def test_unfit_is_shown_with_the_reason() -> None:
    text = f"{INSUFFICIENT}; W decline; S P; amend 3: S 2H"
    assert listed(text)[3] == (
        4,
        "West declines 2H",
        "no longer fits: There is no open question 27A@3.",
        "orphan",
    )


def happened(log: Log) -> list[int]:
    """The seqs of what happened at the table, whatever was corrected since."""
    return [
        seq
        for seq, event in enumerate(log.events, 1)
        if isinstance(event, Insert) or not isinstance(event, CORRECTIONS)
    ]


def test_nothing_is_ever_dropped() -> None:
    for name, log in logs():
        found = steps(log, M)
        assert sorted(s.seq for s in found) == happened(log), name
        live = [s.seq for s in found if s.mark != "undone"]
        entries = [e.seq for e in log.folded.entries if not isinstance(e.event, CORRECTIONS)]
        assert live == entries, name
        kept = [s.line for s in found if s.mark != "undone"]
        written = [e.event for e in log.folded.entries if not isinstance(e.event, CORRECTIONS)]
        assert [log.read(line) for line in kept] == written, name
        assert {s.seq for s in found if s.mark == "orphan"} == {u.seq for u in log.unfit}, name


PLAIN_CALL = re.compile(r"(?<![\w“])\d{1,2}(NT|ST|[CDHS])\b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_logs_with_signs(lang: str) -> None:
    m = messages(lang, signs=True)
    for name, log in logs():
        for step in steps(log, m):
            assert step.text, name
            if "“" not in step.text + step.note and "«" not in step.text + step.note:
                assert not PLAIN_CALL.search(step.text + step.note), (name, step)


def test_no_message_is_unused() -> None:
    m = Recording("en")
    for before, line, _ in EVENTS:
        said(m, before, line)
    for text in (
        f"{INSUFFICIENT}; W accept; W 1S; amend 4: W decline; insert 1: E hesitates; strike 2",
        f"{INSUFFICIENT}; W decline; S P; amend 3: S 2H; undo 4",
        f"{INSUFFICIENT}; W decline; S P; amend 3: S 2H",
        f'{BRIDGE}; N 1H (hearts natural artificial "5+"); E P; E changes to 1S at once',
        f"{BRIDGE}; N 1S; E 2D; W no-alert E by E",
        PLAY,
        f"{ESTIMATION}; N 4S; W P; S P; E P; W 2; S 4; E 1 risk",
    ):
        steps(parse(text), m)
    for key in OPTION_KEYS:
        name_of_option(m, key)
    for text in (INSUFFICIENT, ELECT, LEAD, f"{OVER}N 4S; W with; S 4NT; E P; N 5S; W P; S P; W 3"):
        for q in answer(parse(text))["questions"]:
            for o in q["options"]:
                how_of_option(m, q, o)
    assert ids("fact-") - m.given == set()


def test_user_text_cannot_draw_calls() -> None:
    log = parse(f'{BRIDGE}; N 1H ("\ue105"); E says "\ue104"')
    shown = steps(log, messages(signs=True))
    assert shown[0].note == "meaning: “1D”"
    assert shown[1].text == "East says: “1C”"
