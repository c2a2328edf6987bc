"""The gallery: cases open at their question, everyday words lead to a law and a started case."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from biddingbox.bridge import rulebook
from biddingbox.director import gallery as desk
from biddingbox.events import Called
from biddingbox.i18n import LANGUAGES, ident, lawbook, messages, signs
from biddingbox.i18n.messages import LOCALES, split
from biddingbox.log import Log, parse
from biddingbox.records.notation import parse_log

DATA: dict[str, Any] = tomllib.loads(
    files("biddingbox.director").joinpath("gallery.toml").read_text(encoding="utf-8")
)
CASES: list[dict[str, Any]] = [case for kind in DATA["family"] for case in kind["example"]]
REAL = [case for case in CASES if "year" in case]
CASE_FILES = Path(__file__).parents[1] / "cases"
EDITIONS = {"bridge": ("1997",), "estimation": ("law18", "common")}
STARTS = [(game, law) for game, logs in DATA["start"].items() for law in logs]

#: Clauses of 2017 that lead to no started case: scores, fines, principles.
#: The play starts no case of its own: it goes on from an auction.
OF_THE_PLAY = [
    "44A", "44B", "44C", "44D", "44E", "44F", "44G", "45", "48A", "49", "51A", "51B1", "51B2",
    "52A", "53A", "55", "57A", "57C", "58", "60", "61A", "62A", "63A", "64A", "64B", "64C", "66",
    "67", "68A", "68B", "68C", "68D", "69A", "69B", "70", "71", "79A", "79B",
]  # fmt: skip
NOT_STARTED_2017 = [
    *OF_THE_PLAY,
    "9A4", "10B", "12A", "12A1", "12A2", "12A3", "12B1", "12B2", "12C1(a)", "12C1(b)", "12C1(c)",
    "12C1(d)", "12C1(e)", "12C1(f)", "12C2", "20G", "34", "41D", "47E1", "54", "54A", "54B", "54C",
    "54D", "54E", "56", "59", "82C", "90A",
]  # fmt: skip
#: Clauses that lead to no started case, and why.
NOT_STARTED = {
    **dict.fromkeys(OF_THE_PLAY, "a matter of the play"),
    "10B": "an act of the director outside a log",
    "82C": "it goes on from a ruling",
    "90A": "it may be given at any time, whatever happened",
    "11B1": "spectators are not part of a log",
    "11B2": "spectators are not part of a log",
    "11C": "a fine, no situation at the table",
    "12A": "a score given after the play",
    "12A1": "a score given after the play",
    "12A2": "a score given after the play",
    "12A3": "a score given after the play",
    "12B": "a principle for the director",
    "12C1": "a score given after the play",
    "12C2": "a score given after the play",
    "12C3": "committees of appeal are not modelled",
    "13C": "found after the play: the table does not take it yet",
    "15A": "hangs on who has played the board before, which a log does not know",
    "15B": "hangs on who has played the board before, which a log does not know",
    "40A": "agreements between players are not judged",
    "40B": "agreements between players are not judged",
    "40D": "a regulation of the event",
    "40E": "a regulation of the event",
    "41D": "the layout of dummy is not modelled",
    "47E1": "a lead taken back is not ruled on yet",
    "54": "a lead out of turn is refused, not ruled on yet",
    "54A": "a lead out of turn is refused, not ruled on yet",
    "54B": "a lead out of turn is refused, not ruled on yet",
    "54C": "a lead out of turn is refused, not ruled on yet",
    "54D": "a lead out of turn is refused, not ruled on yet",
    "56": "a lead out of turn is refused, not ruled on yet",
    "59": "needs the four hands",
}


def asked(log: Log) -> str:
    """The clause of the first open question; empty if nothing is asked."""
    return next((q.id.partition("@")[0] for q in log.questions), "")


def by_id(lang: str = "en") -> dict[str, desk.Example]:
    return {e.id: e for family in desk.gallery(messages(lang)) for e in family.examples}


# --- the cases ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_families(lang: str) -> None:
    families = desk.gallery(messages(lang))
    assert [f.key for f in families] == [
        "insufficient", "turn", "change", "cards", "end", "inadmissible", "estimation",
    ]  # fmt: skip
    assert all(f.title and f.short and f.examples for f in families)
    assert all(e.family == f.key for f in families for e in f.examples)
    titles = [e.title for f in families for e in f.examples]
    assert len(set(titles)) == len(titles)


def test_twenty_of_bridge_and_six_of_estimation() -> None:
    games = Counter((e.game, e.edition) for e in by_id().values())
    assert set(games) == {("bridge", "1997"), ("estimation", "law18")}
    assert games["bridge", "1997"] >= 20
    assert games["estimation", "law18"] >= 6


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_case_opens_at_its_question(case: dict[str, Any]) -> None:
    log = parse(case["log"])
    assert log.unfit == ()
    assert asked(log) == case.get("asks", "")
    ruled = {r["law"] for r in log.view()["rulings"]}
    assert ("asks" in case) != ("ruled" in case)
    assert case.get("ruled") in {None, *ruled}
    assert desk.example(case["id"]) == case["log"]
    assert by_id()[case["id"]].asks == case.get("asks", "")


def test_no_answer_is_given_away() -> None:
    answers = re.compile(r"\b(accept|decline|keep|withdraw|inadvertent|purposeful|visible)\b")
    assert [case["id"] for case in CASES if answers.search(case["log"])] == []


def test_the_laws_covered() -> None:
    laws = {re.match(r"\d+", law)[0] for case in REAL for law in case["laws"]}  # type: ignore[index]
    wanted = "17 21 22 24 25 27 28 29 30 31 32 36 39"
    assert set(wanted.split()) <= laws
    assert [law for case in CASES for law in case["laws"] if not rows_under(law)] == []


def rows_under(law: str) -> tuple[rulebook.LawRow, ...]:
    return lawbook.under(law, lawbook.rows())


@pytest.mark.parametrize("case", REAL, ids=lambda case: case["id"])
def test_a_real_case_begins_as_its_case_file_does(case: dict[str, Any]) -> None:
    texts = [p.read_text(encoding="utf-8") for p in CASE_FILES.glob(f"real/{case['id']}*.toml")]
    assert any(calls(case["log"]) == calls(t)[: len(calls(case["log"]))] for t in map(whole, texts))
    year = re.search(r"Ruled under (\d+)", texts[0])
    assert case["year"] == (int(year[1]) if year else 1997)


def whole(text: str) -> str:
    case = tomllib.loads(text)
    return case.get("log") or "\n".join(step["log"] for step in case["step"])


def calls(log: str) -> list[tuple[str, str]]:
    return [(e.seat, e.call) for e in parse_log(log).events if isinstance(e, Called)]


def test_titles_take_their_calls_as_signs() -> None:
    for lang in LANGUAGES:
        for family in desk.gallery(messages(lang, signs=True)):
            for e in family.examples:
                shown = {part for part, is_call in signs.split(e.title) if is_call}
                assert shown == set(
                    next(c for c in CASES if c["id"] == e.id).get("args", {}).values()
                )


def test_what_a_card_says() -> None:
    card = by_id()["041"]
    assert card.title == "1NT bid without having seen the overcall"
    assert card.source == "Laws of 2007, case 041"
    assert card.laws == ("27B1(a)", "27B2")
    assert by_id("pt")["041"].title == "1ST sem ter visto a intervenção"
    assert by_id()["risk"].source == "Law 18, our own example"


def test_no_such_case() -> None:
    assert desk.example("999") is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dealer N\nN 1S; E 2D; S 1NT", "1S 2D 1NT!"),
        ("dealer N\nN 2S; E 3D; S 3S; N 4S", "2S 3D 3S N:4S!"),
        ("dealer S\nN P", "N:P!"),
        ("dealer W\nW 1C; E 1D; N X", "1C E:1D! N:X"),
        ("dealer N\nN 1S; E P; N changes to 1NT at once", "1S P"),
        ("dealer N\nN 1NT; E P; S P; W P; N 2NT", "1NT P P P 2NT!"),
        ("", ""),
    ],
)
def test_the_line_on_a_card(text: str, expected: str) -> None:
    assert written(f"game bridge 1997\n{text}") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("N 4S; W with; S P; E P; N 5S; W P", "4S with P P 5S P"),
        ("N P; W 4S; S P; E 5D; W 5H; E P", "P 4S P 5D 5H P"),
        ("N 4S; E 5D", "4S E:5D!"),
        ("N 5H; W P; S P; E P; W 3; S 3; E 2", "5H P P P W:3 3 2!"),
    ],
)
def test_the_line_goes_the_other_way_in_estimation(text: str, expected: str) -> None:
    assert written(f"game estimation law18\ndealer N\n{text}") == expected


def written(log: str) -> str:
    made = desk.line(parse_log(log))
    return " ".join((f"{c.seat}:" if c.seat else "") + c.call + "!" * c.irregular for c in made)


# --- the situation of each clause ---------------------------------------------------------------


def test_every_clause_leads_to_a_started_case() -> None:
    without = {row.law for row in lawbook.rows() if desk.started(row.law, row.game) is None}
    assert sorted(without - set(NOT_STARTED)) == [], "nothing is set up"
    assert sorted(set(NOT_STARTED) - without) == [], "something is"


def test_every_clause_of_2017_leads_to_a_started_case() -> None:
    rows = rulebook.laws("2017")
    without = {row.law for row in rows if desk.started(row.law, row.game, "2017") is None}
    assert sorted(without) == sorted(NOT_STARTED_2017)


@pytest.mark.parametrize(("game", "law"), STARTS, ids=[law for _, law in STARTS])
def test_started_cases_parse(game: str, law: str) -> None:
    game, _, own = game.partition("-")
    for edition in (own,) if own else EDITIONS[game]:
        text = desk.started(law, game, edition)
        if text is None:
            assert law in NOT_STARTED or law in NOT_STARTED_2017
            continue
        log = parse(text)
        assert (log.opening.game, log.opening.edition) == (game, edition)
        assert log.unfit == ()
        assert log.events


def test_every_started_case_is_that_of_some_clause() -> None:
    rows = (*lawbook.rows(), *rulebook.laws("2017"))
    used = {at for row in rows if (at := place(row)) is not None}
    empty = {(game, law) for game, law in STARTS if not DATA["start"][game][law]}
    assert sorted(set(STARTS) - empty - used) == []


def place(row: rulebook.LawRow) -> tuple[str, str] | None:
    """Where the log of a clause stands: the game, or the edition's own list, and its key."""
    key = desk._start(row.law, row.game, row.edition)
    if key is None:
        return None
    own = f"{row.game}-{row.edition}"
    return (own if key in DATA["start"].get(own, ()) else row.game, key)


@pytest.mark.parametrize(
    ("law", "asks"),
    [
        ("24B", "24"), ("25A", "25A"), ("25B1", "25B1"), ("25B2(b)(1)", "25B2(b)"), ("27A", "27A"),
        ("27B", "27B"), ("27B1(a)", "27B1"), ("28B", "28B"), ("29A", "29A"), ("30A", "29A"),
        ("31B", "29A"), ("32A", "29A"), ("36", "36"), ("21B1", "21B1"), ("26A2", "26A2"),
        ("26B", "26B"), ("50D", "50D"), ("13A", "13"), ("17A", "24"),
    ],
)  # fmt: skip
def test_what_a_started_case_asks(law: str, asks: str) -> None:
    text = desk.started(law, "bridge")
    assert text is not None
    assert asked(parse(text)) == asks


RULED = {
    "bridge": [
        "17D", "23", "28A", "34", "35A", "35B", "35C", "35D", "37", "38", "39A", "39B",
    ],
    "estimation": [
        "E18.A1", "E18.A3", "E18.C1(i)", "E18.C1(ii)", "E18.C1(iii)", "E18.C2(i)", "E18.C2(ii)",
        "E18.C4", "E18.E1", "E18.E2", "E18.G1(i)", "E18.G1(ii)", "E18.G3", "E18.H0", "E18.H1",
        "E18.H3", "E18.H4",
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("game", "law"), [(game, law) for game, laws in RULED.items() for law in laws]
)
def test_what_a_started_case_has_ruled(game: str, law: str) -> None:
    text = desk.started(law, game)
    assert text is not None
    view = parse(text).view()
    assert law in {r["law"] for r in (*view["rulings"], *view["reviews"])}


def test_the_most_specific_beginning_holds() -> None:
    assert desk.started("27", "bridge") == desk.started("27A", "bridge")
    assert desk.started("27B1(b)", "bridge") != desk.started("27B1(a)", "bridge")
    assert desk.started("24A", "bridge") == desk.started("24", "bridge")
    assert desk.started("2", "bridge") is None
    assert desk.started("27", "estimation") is None
    assert desk.started("27", "tarot") is None


def test_logs_hold_no_words_of_a_language() -> None:
    logs = [case["log"] for case in CASES]
    logs += [log for table in DATA["start"].values() for log in table.values()]
    quoted = [text for log in logs for text in re.findall(r'"([^"]*)"', log)]
    assert quoted
    assert [text for text in quoted if re.search("[a-z]", text, re.IGNORECASE)] == []


# --- situations ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_situations(lang: str) -> None:
    found = desk.situations(messages(lang))
    assert 12 <= len(found) <= 18
    assert len({s.title for s in found}) == len(found)
    for s in found:
        log = parse(s.log)
        assert (log.opening.game, log.opening.edition) == (s.game, s.edition)
        assert log.questions or log.view()["rulings"] or s.key == "at-once"
        assert s.log == desk.started(s.law, s.game)


# --- finding ------------------------------------------------------------------------------------

WORDS = {
    "en": [
        ("exposed card", "24"), ("changed his mind", "25B1"), ("stop card", "18F"),
        ("wrong order", "17C"), ("bid out of turn", "29B"), ("insufficient bid", "27B"),
        ("alert forgotten", "21B1"), ("double of partner", "36"), ("ace dropped", "24B"),
        ("too many cards", "13"), ("wrong explanation", "21B1"), ("eight hearts", "38"),
        ("risk", "E18.G1"), ("with", "E18.C1"), ("join a bid", "E18.C1"),
        ("exactly thirteen", "E18.G1"), ("under the floor", "E18.C2(i)"),
        ("bid after passing", "E18.A3"),
    ],
    "pt": [
        ("carta exposta", "24"), ("mudou de ideia", "25B1"), ("carta stop", "18F"),
        ("ordem errada", "17C"), ("lance fora da vez", "29B"), ("lance insuficiente", "27B"),
        ("esqueceu o alerta", "21B1"), ("dobrou o parceiro", "36"), ("caiu um ás", "24B"),
        ("cartas demais", "13"), ("explicação errada", "21B1"), ("risco", "E18.G1"),
        ("with", "E18.C1"), ("treze", "E18.G1"), ("piso", "E18.C2(i)"),
    ],
    "ar": [
        ("كارت مكشوف", "24"), ("غيّر رأيه", "25B1"), ("كارت ستوب", "18F"),
        ("ترتيب خاطئ", "17C"), ("مزايدة خارج الدور", "29B"), ("مزايدة غير كافية", "27B"),
        ("نسي التنبيه", "21B1"), ("دبل شريكه", "36"), ("وقع آس", "24B"), ("شرح خاطئ", "21B1"),
        ("مخاطرة", "E18.G1"), ("ريسك", "E18.G1"), ("مزايد مع", "E18.C1"),
        ("ثلاث عشرة", "E18.G1"), ("الحد الأدنى", "E18.C2(i)"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "words", "law"), [(lang, *pair) for lang, pairs in WORDS.items() for pair in pairs]
)
def test_everyday_words(lang: str, words: str, law: str) -> None:
    first = desk.find_help(messages(lang), words)[0]
    assert first.law == law
    assert first.game == ("estimation" if law.startswith("E") else "bridge")


def test_what_is_found() -> None:
    hit = desk.find_help(messages(), "insufficient bid")[0]
    assert (hit.law, hit.game, hit.edition, hit.start) == ("27B", "bridge", "1997", "27B")
    assert hit.heading == "Insufficient bid not accepted"
    assert desk.find_help(messages("pt"), "27B")[0].heading != hit.heading
    assert desk.find_help(messages(), "11C")[0].start is None


@pytest.mark.parametrize(
    ("words", "laws"),
    [
        ("27b1", ["27B1(a)", "27B1(b)"]),
        ("25B2(b)", ["25B2(b)(1)", "25B2(b)(2)"]),
        ("٣٣", ["33"]),
        ("e18.g1", ["E18.G1", "E18.G1(i)", "E18.G1(ii)"]),
        ("zebra", []),
        ("", []),
    ],
)
def test_a_number_finds_its_clauses(words: str, laws: list[str]) -> None:
    assert [hit.law for hit in desk.find_help(messages(), words)] == laws


def test_a_letter_is_no_number() -> None:
    assert len(desk.find_help(messages(), "e")) < 10


@pytest.mark.parametrize(
    ("edition", "game"), [("1997", "bridge"), ("law18", "estimation"), ("common", "estimation")]
)
def test_an_edition_is_searched_alone(edition: str, game: str) -> None:
    found = desk.find_help(messages(), "insufficient", edition)
    assert found
    assert {(hit.edition, hit.game) for hit in found} == {(edition, game)}


def test_a_start_that_is_named_sets_up_a_case() -> None:
    for row in lawbook.rows():
        [hit, *_] = desk.find_help(messages(), row.law, row.edition)
        if hit.start is not None:
            assert desk.started(hit.start, hit.game) == desk.started(hit.law, hit.game)


# --- the rows of both games ---------------------------------------------------------------------


def test_rows() -> None:
    assert lawbook.rows("1997") == rulebook.laws("1997")
    assert {row.edition for row in lawbook.rows()} == {"1997", "law18"}
    assert {row.edition for row in lawbook.rows(bridge="2017")} == {"2017", "law18"}
    assert lawbook.rows("no such edition") == ()
    assert [row.law for row in rows_under("e18c2")] == ["E18.C2", "E18.C2(i)", "E18.C2(ii)"]
    assert lawbook.under("", lawbook.rows()) == ()


# --- the messages -------------------------------------------------------------------------------


def wanted() -> Iterator[str]:
    """Every message that can be asked for, and the everyday words of Law 18."""
    yield from ("gallery-source-real", "gallery-source-own")
    for kind in DATA["family"]:
        yield from (f"gallery-family-{kind['key']}", f"gallery-short-{kind['key']}")
    yield from (f"gallery-case-{case['id']}" for case in CASES)
    yield from (f"gallery-situation-{each['key']}" for each in DATA["situation"])
    yield from (f"find-{ident(row.law)}" for row in lawbook.rows("law18"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_and_used(lang: str) -> None:
    there = split((LOCALES / lang / "gallery.ftl").read_text(encoding="utf-8"))
    assert sorted(there) == sorted(wanted())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everyday_words_of_law_18_are_not_doubled(lang: str) -> None:
    for row in lawbook.rows("law18"):
        said = messages(lang).text(f"find-{ident(row.law)}")
        phrases = [phrase.strip() for phrase in re.split("[,،]", said)]
        assert all(phrases), row.law
        assert len(set(phrases)) == len(phrases), row.law


def test_ids_are_unique() -> None:
    for ids in ([c["id"] for c in CASES], [s["key"] for s in DATA["situation"]]):
        assert [each for each, count in Counter(ids).items() if count > 1] == []
