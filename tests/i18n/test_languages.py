"""Every language says the same: the same messages, the same arguments, no leftovers of English."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from biddingbox.bridge.gaps import gaps
from biddingbox.bridge.rulebook import EDITIONS, LawRow, law_order, laws, option_keys
from biddingbox.estimation.rulebook import choices, clauses
from biddingbox.i18n import LANGUAGES, ident, language, messages, notation, slug
from biddingbox.i18n.finding import find
from biddingbox.i18n.lawbook import (
    answer_in_language,
    in_language,
    owner,
    rows,
    sentence,
    synonyms,
)
from biddingbox.i18n.messages import LOCALES

ROWS = [row for edition in EDITIONS for row in laws(edition)]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
#: What stands in English elsewhere: in the rulebook, in options.toml, with the notation.
ELSEWHERE = ("law-", "notation-")


def parsed(lang: str) -> dict[str, ftl.Message]:
    """The messages of a language by identifier."""
    return {
        entry.id.name: entry
        for path in sorted((LOCALES / lang).glob("*.ftl"))
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


class Variables(Visitor):
    """The names of the variables that a message takes, in selectors too."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def elsewhere(lang: str) -> set[str]:
    """The messages of a language whose English is not among the messages."""
    return {name for name in parsed(lang) if name.startswith(ELSEWHERE)}


@pytest.mark.parametrize("lang", OTHERS)
def test_the_messages_are_those_of_english(lang: str) -> None:
    english, other = set(parsed("en")), set(parsed(lang)) - elsewhere(lang)
    assert sorted(english - other) == [], "missing"
    assert sorted(other - english) == [], "not in English"


@pytest.mark.parametrize("lang", OTHERS)
def test_the_variables_are_those_of_english(lang: str) -> None:
    english, other = parsed("en"), parsed(lang)
    both = [name for name in english if name in other]
    assert [n for n in both if variables(english[n]) != variables(other[n])] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_clause_has_its_sentences(lang: str) -> None:
    wanted = {f"law-{part}-{ident(row.law)}" for row in laws() for part in ("heading", "text")}
    wanted |= {sentence(row, part) for row in ROWS for part in ("heading", "text")}
    wanted |= {f"law-reason-{slug(row.reason)}" for row in ROWS if row.reason}
    wanted |= {f"law-answer-{row.key}-{slug(row.law)}" for row in option_keys()}
    wanted |= {f"law-{part}-{ident(c.law)}" for c in clauses() for part in ("heading", "text")}
    wanted |= {f"law-answer-{o.key}-{slug(o.law)}" for o in choices()}
    wanted |= {f"law-clause-{slug(law)}" for law in clauses_with_words()}
    wanted |= set(notation.constants())
    assert sorted(wanted - elsewhere(lang)) == [], "missing"
    assert sorted(elsewhere(lang) - wanted) == [], "unused"


@pytest.mark.parametrize(
    ("law", "names"),
    [
        ("18A", ("law-heading-18a", "law-text-18a")),
        ("9C", ("law-heading-9c", "law-text-2017-9c")),
        ("16D", ("law-heading-16b", "law-text-16b")),
        ("39A", ("law-heading-39", "law-text-39")),
        ("23A1", ("law-heading-2017-23a1", "law-text-2017-23a1")),
    ],
)
def test_the_same_words_are_one_message(law: str, names: tuple[str, str]) -> None:
    row = next(row for row in laws("2017") if row.law == law)
    assert (sentence(row, "heading"), sentence(row, "text")) == names


def test_a_clause_of_1997_keeps_its_message() -> None:
    for row in (*laws(), *clauses_of_estimation()):
        assert sentence(row, "heading") == f"law-heading-{ident(row.law)}"
        assert sentence(row, "text") == f"law-text-{ident(row.law)}"


def clauses_of_estimation() -> tuple[LawRow, ...]:
    return tuple(row for row in rows("law18") if row.game == "estimation")


def clauses_with_words() -> set[str]:
    """What is shown as a clause and holds more than numbers."""
    shown = {gap.clause for each in EDITIONS for gap in gaps(each).values() if gap.ask}
    shown |= {row.law for row in option_keys()}
    return {law for law in shown if re.search(r"[a-z]{3}", law)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_owners_of_answers_are_named(lang: str) -> None:
    m = messages(lang)
    assert {owner(m, row) for row in option_keys()} >= {m.text("owner-lho"), m.text("owner-player")}
    assert all(owner(m, row) for row in option_keys())


def test_rows_are_put_into_the_language() -> None:
    row = next(row for row in laws() if row.law == "29A")
    assert in_language(messages(), row) == row
    assert in_language(messages("pt"), row).heading == "Fala fora de rotação aceita"
    answers = [answer_in_language(messages("pt"), r) for r in option_keys()]
    assert len({(a.key, a.law) for a in answers}) == len(answers)
    english = {(r.key, r.law): r.question for r in option_keys()}
    assert all(a.question != english[a.key, a.law] for a in answers)
    # An answer stands after a question mark in both languages, or in neither.
    assert [
        a.key for a in answers
        if bool(a.question.partition("? ")[2]) != bool(english[a.key, a.law].partition("? ")[2])
    ] == []  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_clauses_can_be_found_by_everyday_words(lang: str) -> None:
    m = messages(lang)
    known = {ident(row.law): row.law for row in laws()}
    known |= {f"2017-{ident(row.law)}": row.law for row in laws("2017")}
    listed = [n.removeprefix("find-") for n in parsed(lang) if re.match(r"find-\d", n)]
    assert [name for name in listed if name not in known] == []
    numbers = {law_order(known[name])[0][1] for name in listed}
    assert set(range(9, 42)) <= numbers
    assert len(listed) >= 60
    for name in listed:
        phrases = [phrase.strip() for phrase in re.split("[,،]", m.text(f"find-{name}"))]
        assert all(phrases), name
        assert len(set(phrases)) == len(phrases), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_of_2017_has_the_words_of_its_own_subject(lang: str) -> None:
    m, subjects = messages(lang), {row.law: row.heading for row in laws()}
    bare = [row.law for row in laws("2017") if not synonyms(m, row)]
    assert [law for law in bare if law not in ("54B", "54C", "54D")] == []
    borrowed = [
        row.law
        for row in laws("2017")
        if subjects.get(row.law) != row.heading and not m.has(f"find-2017-{ident(row.law)}")
    ]
    assert borrowed == SAME_SUBJECT


#: Clauses of 2017 that are about the same as in 1997, under another heading.
SAME_SUBJECT = ["11A", "12A3", "13", "21B1", "27B2"]


@pytest.mark.parametrize(
    ("lang", "words", "law"),
    [
        ("en", "comparable call", "23A"),
        ("en", "unintended call", "25A1"),
        ("en", "average minus", "12C2"),
        ("en", "wrong board", "15A1"),
        ("en", "doubled partner", "36B1"),
        ("en", "skipped", "17D3"),
        ("pt", "fala comparável", "23A"),
        ("pt", "descuido", "25A1"),
        ("pt", "restrição de saída", "26B"),
        ("ar", "نداء مماثل", "23A"),
        ("ar", "سهو", "25A1"),
        ("ar", "تقييد البدء", "26B"),
    ],
)
def test_words_of_2017(lang: str, words: str, law: str) -> None:
    assert find(messages(lang), words, laws("2017"))[0].law == law


# --- Portuguese ---------------------------------------------------------------------------------

SAMPLES = {
    "owner": "o diretor", "to": "o diretor", "side": "Norte-Sul", "suit": "copas",
    "suits": "qualquer naipe", "card": "rei de copas", "cards": "rei de copas", "law": "27B",
    "passed": "2", "failed": "2", "skipped": "2", "condition": "o leilão for reaberto",
}  # fmt: skip
SEATS = [
    "by",
    "caller",
    "declarer",
    "leader",
    "lho",
    "offender",
    "other",
    "partner",
    "rho",
    "seat",
    "turn",
    "who",
    "first",
    "last",
]
ENGLISH = re.compile(r"\b(the|and|of|is|are|must|may|not|call|bid|pass|lead|by|with|it|his)\b")
KEYS = re.compile(r"\b[a-z0-9]+(-[a-z0-9]+)+\b|\"biddingbox.*?\"|biddingbox .*")
SPLIT = re.compile(r"\b(de|em|por|a) (o|os)\b|\b(de|em|por) (a|as)\b", re.IGNORECASE)


def said_in_portuguese() -> Iterator[tuple[str, str]]:
    """Every message of Portuguese with plausible arguments."""
    m = messages("pt")
    for name, message in parsed("pt").items():
        args = {v: SAMPLES.get(v, "Norte" if v in SEATS else "1ST") for v in variables(message)}
        yield name, m.text(name, **args)


def test_nothing_is_left_in_english() -> None:
    kept = ("find-", "notation-", "law-reason-", "cli-dialogue-")
    texts = [(n, KEYS.sub("", t)) for n, t in said_in_portuguese() if not n.startswith(kept)]
    assert [(n, t) for n, t in texts if ENGLISH.search(t)] == []


def test_articles_are_contracted() -> None:
    assert SPLIT.search("a vez de o diretor")
    texts = [(n, t) for n, t in said_in_portuguese() if not n.startswith("find-")]
    assert [(n, t) for n, t in texts if SPLIT.search(t)] == []


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((0, 0, 0), "nenhum caso como esperado, nenhum difere, nenhum pulado"),
        ((1, 1, 1), "1 caso como esperado, 1 difere, 1 pulado"),
        ((2, 3, 4), "2 casos como esperado, 3 diferem, 4 pulados"),
    ],
)
def test_counts_in_portuguese(counts: tuple[int, int, int], expected: str) -> None:
    passed, failed, skipped = counts
    m = messages("pt")
    text = m.text("cli-case-summary", passed=passed, failed=failed, skipped=skipped)
    assert text == expected


# --- the notation -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a seat: N, E, S or W", "um jogador: N, E, S ou W"),
        ("the control character U+0007", "o caractere de controle U+0007"),
        ("once, as in at once; perhaps 'once'", "once, como em at once; talvez 'once'"),
        ("'one log'", "'one log'"),
        ("'board' again", "'board' de novo"),
    ],
)
def test_what_the_notation_says(text: str, expected: str) -> None:
    assert notation.in_language(messages("pt"), text) == expected
    assert notation.in_language(messages(), text) == text


@pytest.mark.parametrize(
    ("asked", "expected"),
    [("pt", "pt"), ("pt_BR.UTF-8", "pt"), ("PT-br", "pt"), (" en ", "en"), ("", "")],
)
def test_language(asked: str, expected: str) -> None:
    assert language(asked) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [("the clause of the gap", "the-clause-of-the-gap"), ("29-32 (silent)", "29-32-silent")],
)
def test_slug(text: str, expected: str) -> None:
    assert slug(text) == expected
