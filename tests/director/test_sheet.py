"""The ruling sheet as data: facts, rulings and what was told, what binds whom, gaps."""

import ast
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

import biddingbox
from biddingbox.bridge import gaps as bridge
from biddingbox.director.binds import Bound
from biddingbox.director.facts import Step
from biddingbox.director.sheet import Gap, Ruled, Sheet, sheet
from biddingbox.estimation import gaps as estimation
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.log import parse
from tests.director.logs import Recording, ids, logs

M = messages()
RECORDING = {lang: Recording(lang) for lang in LANGUAGES}
INSUFFICIENT = "dealer N; N 1S; E P; S 1H"
SILENCED = f"{INSUFFICIENT}; W attention; W decline; S P; director natural"
NOT_TOLD = "follows from the facts, but was not told when the director ruled"
NO_LONGER = "told, but no longer follows from the facts as corrected"
RISK = "game estimation law18; dealer N; N 4S; W P; S P; E P"


def of(text: str) -> Sheet:
    return sheet(parse(text), M)


@cache
def sheets(lang: str) -> tuple[tuple[str, Sheet], ...]:
    """The sheets of all cases, and what they ask of the messages."""
    return tuple((name, sheet(log, RECORDING[lang])) for name, log in logs())


def test_the_facts() -> None:
    assert of(SILENCED).facts == (
        Step(1, "N", "North 1S, East P", line="N 1S; E P"),
        Step(3, "S", "South 1H", "insufficient over 1S", "flagged", "S 1H"),
        Step(4, "W", "West draws attention", line="W attention"),
        Step(5, "W", "West declines 1H", line="W decline re 27A@3"),
        Step(6, "S", "South P", line="S P"),
        Step(7, "director", "The director's finding: 1H was natural", line="director natural"),
    )


def test_what_was_undone_is_no_fact() -> None:
    assert [f.text for f in of("dealer N; N 1S; E P; undo 1").facts] == ["North 1S"]


def test_calls_with_something_to_say_have_their_own_line() -> None:
    found = of("dealer N; N 1S (spades); E P; S P").facts
    assert [(f.text, f.note) for f in found] == [
        ("North 1S", "meaning: spades"),
        ("East P, South P", ""),
    ]


def test_a_call_that_was_corrected_has_its_own_line() -> None:
    found = of("dealer N; N 1S; S P; insert 2: E P").facts
    assert [(f.seq, f.note) for f in found] == [(1, ""), (3, "inserted later"), (2, "")]


def test_other_steps_are_not_joined() -> None:
    found = of("dealer N; N hesitates; E attention; S asks repeat").facts
    assert [f.seq for f in found] == [1, 2, 3]


def test_edition_and_log() -> None:
    found = of(f'{INSUFFICIENT}; note "a; b"')
    assert found.edition == "Duplicate bridge, Laws of 1997"
    assert found.log == 'game bridge 1997; dealer N; N 1S; E P; S 1H; note "a; b"'


# --- rulings, and what was told -------------------------------------------------------------------


def rulings(text: str) -> list[tuple[str, str, bool]]:
    return [(", ".join(r.laws), r.note, r.told) for r in of(text).rulings]


def test_before_the_director_rules_nothing_is_told() -> None:
    assert rulings(SILENCED) == [("18D", "", False), ("27B", "", False), ("27B2", "", False)]
    assert of(SILENCED).rulings[0] == Ruled(
        ("18D",), "1H is insufficient: it does not supersede 1S."
    )


def test_what_followed_when_the_director_ruled_is_told() -> None:
    text = f"{INSUFFICIENT}; W decline; director rules; S P"
    assert rulings(text) == [("18D", "", True), ("27B", "", True), ("27B2", "", False)]


def test_a_correction_shows_what_was_told_and_what_was_not() -> None:
    text = f"{INSUFFICIENT}; W accept; director rules; W 2C; amend 4: W decline"
    assert rulings(text) == [
        ("18D", "", True),
        ("27B", NOT_TOLD, False),
        ("27A", NO_LONGER, True),
    ]


def test_the_director_may_rule_again() -> None:
    text = f"{INSUFFICIENT}; W accept; director rules; amend 4: W decline; director rules"
    assert rulings(text) == [("18D", "", True), ("27B", "", True), ("27A", NO_LONGER, True)]


def test_a_ruling_entered_later_was_told_as_things_stand() -> None:
    text = f"{INSUFFICIENT}; W decline; S P; insert 5: director rules"
    assert rulings(text) == [("18D", "", True), ("27B", "", True), ("27B2", "", False)]


def test_a_ruling_that_was_undone_was_not_given() -> None:
    text = f"{INSUFFICIENT}; W decline; director rules; undo 4"
    assert rulings(text) == [("18D", "", False), ("27B", "", False)]


def test_a_ruling_not_settled_by_the_law_says_our_reading() -> None:
    [_, accepted] = of(f"{INSUFFICIENT}; W accept").rulings
    assert accepted.laws == ("27A",)
    assert accepted.note == (
        "Not settled by the law; our reading: the choice binds once it is told to the director"
    )


def test_two_notes_beside_one_ruling() -> None:
    text = f"{INSUFFICIENT}; W decline; director rules; amend 4: W accept"
    note = of(text).rulings[1].note
    assert note.startswith("Not settled")
    assert note.endswith(f"; {NOT_TOLD}")


# --- gaps -----------------------------------------------------------------------------------------


def gaps(text: str) -> list[tuple[str, str, bool]]:
    return [(g.key, g.ours, g.chosen) for g in of(text).gaps]


def test_a_gap_with_its_readings() -> None:
    assert of(f"{INSUFFICIENT}; W accept").gaps == (
        Gap(
            "acceptance-by-word",
            "27A",
            "Left-hand opponent tells the director that he accepts, but has not called yet.",
            "the choice binds once it is told to the director",
            (("until-he-calls", "he may still refuse until he calls"),),
        ),
    )


SWAPPED = "dealer N; N 1S; N swapped-hands S"
OURS = "put right if neither has called, else an artificial score"


@pytest.mark.parametrize(
    ("text", "key", "ours", "chosen"),
    [
        (f"{SWAPPED}; director reading outside-information", "hands-swapped", OURS, False),
        (
            f"{SWAPPED}; director reading artificial",
            "hands-swapped",
            "an artificial score at once",
            True,
        ),
        (
            f"{SWAPPED}; director reading artificial re hands-swapped",
            "hands-swapped",
            "an artificial score at once",
            True,
        ),
        (
            "dealer W; N P; S 1H; director called; director oldest-first",
            "order-of-matters",
            "the oldest call is settled first",
            True,
        ),
        (
            "game estimation law18; dealer N; N 5H; W 5D",
            "insufficient-bid-correction",
            "the next player may accept it; else a sufficient bid, a With or a final pass "
            "replaces it",
            False,
        ),
        (
            "game estimation law18; dealer N; N 5H; W 5D; "
            "director reading must-raise re insufficient-bid-correction",
            "insufficient-bid-correction",
            "it must be made sufficient in the same denomination",
            True,
        ),
        (
            "game estimation law18\ndealer N\nrules law22_rule=becomes-pass\nN 5H; W 5D",
            "insufficient-bid-correction",
            "it counts as a pass",
            True,
        ),
        (
            "game estimation law18; dealer N; owner N 5H; N 5; W 3; S 2; E 5; "
            "tricks N 5 W 3 S 2 E 3",
            "points-preset",
            "thirteen plus the number when made, tens for every extra",
            False,
        ),
        (
            "game estimation law18\ndealer N\nrules points=app10\n"
            "owner N 5H; N 5; W 3; S 2; E 5; tricks N 5 W 3 S 2 E 3",
            "points-preset",
            "ten plus the number when made, as the apps score",
            True,
        ),
        (
            "game estimation common; dealer N; N dash-call; W 5H",
            "extras-exist",
            "not in the game of Law 18, yet in the common game",
            False,
        ),
    ],
)
def test_the_reading_that_applies(text: str, key: str, ours: str, chosen: bool) -> None:
    assert (key, ours, chosen) in gaps(text)


def test_a_reading_chosen_is_not_called_ours() -> None:
    text = f"{SWAPPED}; director reading artificial"
    [note] = [r.note for r in of(text).rulings if r.note]
    assert note == ("Not settled by the law; the reading chosen here: an artificial score at once")


def raised() -> Iterable[str]:
    """The gaps that the engine of each game names, and their readings."""
    package = Path(biddingbox.__file__).parent
    for name, known in (("bridge", bridge.all_gaps()), ("estimation", estimation.all_gaps())):
        for path in (package / name).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and node.value in known:
                    gap = known[str(node.value)]
                    yield f"sheet-gap-{gap.id}"
                    yield from (f"sheet-gap-{gap.id}-{key}" for key in gap.keys)


def test_every_gap_that_a_ruling_may_rest_on_has_its_sentences() -> None:
    assert ids("sheet-gap-") == set(raised())


# --- what binds whom ------------------------------------------------------------------------------


def test_what_binds_whom() -> None:
    [silenced, lead, eye, free, clock] = of(SILENCED).bound
    assert silenced == Bound(
        ("N",), "North must pass at every turn.", "until the auction ends", "27B2", "lock"
    )
    assert lead == Bound(
        ("N",),
        "A lead penalty waits for North, if North-South defend.",
        "at that lead, or while North keeps the lead; lapses if North or South becomes declarer",
        "26A2",
        "lead",
        "At North's first turn to lead, declarer may require or forbid the lead of hearts.",
    )
    assert eye == Bound(
        ("N", "S"),
        "North-South may not use what South's 1H told.",
        "until the end of the deal",
        "16C2",
        "eye",
    )
    assert free == Bound(
        ("E", "W"),
        "East-West are free to use what was withdrawn.",
        "until the end of the deal",
        "16C1",
        "free",
    )
    assert (clock.who, clock.law, clock.kind, clock.until) == (
        ("director",),
        "23",
        "clock",
        "after the play",
    )
    assert clock.why.startswith("Did South's side gain")


LEAD = f"{INSUFFICIENT}; W decline; S P; director natural; W 2C; N P; E P; S P"
CLOSED = "dealer N; N 1NT; E P; S P; W P"


def bound(text: str) -> list[tuple[str, str, str]]:
    return [(b.what, b.until, b.kind) for b in of(text).bound]


@pytest.mark.parametrize(
    ("text", "what", "until", "kind"),
    [
        (
            LEAD,
            "A lead penalty waits for North.",
            "at that lead, or while North keeps the lead",
            "lead",
        ),
        (
            f"{LEAD}; W forbid H",
            "North may not lead hearts until that hand loses the lead.",
            "while North keeps the lead",
            "lead",
        ),
        (f"{LEAD}; W require H", "North must lead hearts at this turn.", "at this lead", "lead"),
        (
            "dealer W; N P; E decline",
            "North must pass at the next turn.",
            "at the next turn that North takes",
            "lock",
        ),
        (
            "dealer N; N P; E P; S P; S changes to 1H; director purposeful; W decline; "
            "S another-call 1NT",
            "North-South score at most average minus on this board.",
            "for this board",
            "lock",
        ),
        (
            f"{CLOSED}; E exposes HA; director visible",
            "East's ace of hearts is a major penalty card.",
            "until it is played or picked up",
            "lock",
        ),
        (
            "dealer N; N exposes HA; director visible",
            "North's ace of hearts is a major penalty card.",
            "until it is played or picked up; lapses if North or South becomes declarer",
            "lock",
        ),
        (
            "dealer N; N 1S; E P; S 1H; S hesitates",
            "North-South may not use what South let be known.",
            "until the end of the deal",
            "eye",
        ),
        (
            "game estimation law18; dealer N; N 5H; W P",
            "West has passed and takes no further part in the auction.",
            "until the auction ends",
            "lock",
        ),
        (
            "game estimation common; dealer N; N dash-call; W 5H",
            "North has declared a dash call: nought tricks, no bid and no number.",
            "until the end of the deal",
            "lock",
        ),
        (
            "game estimation law18; dealer N; owner N 5H with E",
            "East names 4 or more.",
            "until East has named a number",
            "lock",
        ),
    ],
)
def test_each_restriction(text: str, what: str, until: str, kind: str) -> None:
    assert (what, until, kind) in bound(text)


def test_what_is_owed_only_if_the_auction_is_reopened() -> None:
    found = {b.until for _, each in sheets("en") for b in each.bound}
    assert "only if the auction is reopened" in found
    assert all(found)


def test_calls_of_one_player_are_named_together() -> None:
    text = f"{INSUFFICIENT}; S changes to 2D; director purposeful; W decline; S P"
    assert "North-South may not use what South's 1H, 2D told." in [w for w, _, _ in bound(text)]


BOTH = "dealer N; E 1H; S decline; N X; N P"


@pytest.mark.parametrize(
    ("text", "free"),
    [
        (SILENCED, [("E", "W")]),
        (f"{SILENCED}; E hesitates", [("E", "W")]),
        (BOTH, []),
        ("dealer N; N hesitates", []),
    ],
)
def test_the_side_that_may_use_what_was_withdrawn(text: str, free: list[tuple[str, ...]]) -> None:
    assert [b.who for b in of(text).bound if b.kind == "free"] == free


def test_reviews() -> None:
    [review] = of(SILENCED).reviews
    assert review.laws == ("23",)
    assert review.text.startswith("Did South's side gain")


# --- all of it ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_log_in_every_language(lang: str) -> None:
    for name, found in sheets(lang):
        assert [r for r in found.rulings if not r.text or not all(r.laws)] == [], name
        assert [b for b in found.bound if not (b.who and b.what and b.law)] == [], name
        assert "\n" not in found.log, name


def test_no_message_is_unused() -> None:
    m = RECORDING["en"]
    assert sheets("en")
    for text in (
        f"{INSUFFICIENT}; W accept; director rules; W 2C; amend 4: W decline",
        f"{SWAPPED}; director reading artificial",
    ):
        sheet(parse(text), m)
    left = {name for name in ids("sheet-") - m.given if not name.startswith("sheet-gap-")}
    assert left == set()
