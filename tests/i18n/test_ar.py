"""Arabic: plurals, isolation, numerals, the terms of the glossary, finding by everyday words."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from biddingbox.bridge.rulebook import laws
from biddingbox.i18n import messages, notation, phrases
from biddingbox.i18n.direction import FSI, LRI, PDI, isolate, laid_out
from biddingbox.i18n.finding import find, folded
from biddingbox.i18n.lawbook import parted
from biddingbox.i18n.messages import LOCALES
from tests.i18n.test_languages import SEATS, parsed, variables

M = messages("ar")
FORMS = ("zero", "one", "two", "few", "many", "other")
#: A number of each form, in their order.
NUMBERS = (0, 1, 2, 3, 11, 100)
#: Forms that need no words of their own, where such a number cannot be.
NEVER = {
    "ruling-with-floor-e18c2i": {"zero"},
    "ruling-all-fail": {"zero", "many"},
}
ARABIC = re.compile("[\u0621-\u064a]")


def bare(text: str) -> str:
    """A text without its marks of isolation."""
    return re.sub(f"[{FSI}{LRI}{PDI}]", "", text)


def outside(line: str) -> str:
    """What of a line stands outside isolates that hold no Arabic."""
    before = None
    while before != line:
        before = line
        line = re.sub(f"{FSI}[^{FSI}{LRI}{PDI}\u0621-\u064a]*{PDI}", "", line)
    return line


# --- direction ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("27A", "27A"),
        ("biddingbox rule --dealer N", "biddingbox rule --dealer N"),
        ("بند 25B2(b)(1).", "بند <25B2(b)(1)>."),
        ("الدور (27A@3)", "الدور (<27A@3>)"),
        ("غرب, 1NT–7NT", "غرب، <1NT–7NT>"),
        ("اكتب W accept، ثم -i", "اكتب <W accept>، ثم <-i>"),
        ("رمز 0: نعم. 2: لا", "رمز <0>: نعم. <2>: لا"),
        ("نجح +15", "نجح <+15>"),
        ("<1H> ملغى", "<1H> ملغى"),
        ("<باس, 1H>", "<باس، <1H>>"),
        ("باس>", "باس"),
        ("<1H باس", "<<1H> باس>"),
    ],
)
def test_isolate(text: str, expected: str) -> None:
    text, expected = (t.replace("<", FSI).replace(">", PDI) for t in (text, expected))
    assert isolate(text) == expected
    assert isolate(expected) == expected


def test_columns_and_branches_run_from_left_to_right() -> None:
    assert isolate(f"{LRI}غرب  1H{PDI}") == f"{LRI}{FSI}غرب{PDI}  {FSI}1H{PDI}{PDI}"
    tree = laid_out(["السؤال", "├── accept", "│   باس"])
    assert tree[1] == f"{LRI}├── {FSI}{FSI}accept{PDI}{PDI}{PDI}"
    assert tree[2] == f"{LRI}│   {FSI}باس{PDI}{PDI}"
    assert laid_out(["1H"]) == [f"{FSI}1H{PDI}"]


def test_colours_are_left_alone() -> None:
    assert isolate("\x1b[1mباس\x1b[0m 1H") == f"\x1b[1mباس\x1b[0m {FSI}1H{PDI}"


# --- messages -----------------------------------------------------------------------------------


def plausible() -> Iterator[tuple[str, str]]:
    """Every message with plausible arguments."""
    for name, message in parsed("ar").items():
        args = {v: "شمال" if v in SEATS else "1NT" for v in variables(message)}
        yield name, M.text(name, **args)


def test_latin_letters_are_isolated() -> None:
    for name, text in plausible():
        for line in text.split("\n"):
            if ARABIC.search(line):
                assert not re.search("[A-Za-z0-9]", outside(line)), (name, line)


def test_no_letter_is_joined_to_an_argument() -> None:
    for path in (LOCALES / "ar").glob("*.ftl"):
        source = re.sub("(?m)^#.*", "", path.read_text(encoding="utf-8"))
        assert not re.search(r"[\u0621-\u064a]\{|\}[\u0621-\u064a]", source), path.name


class Selects(Visitor):
    """The variants of the plurals in a message."""

    def __init__(self) -> None:
        self.found: list[tuple[str, ...]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)]
        if set(keys) & {"one", "two", "few", "many"}:
            self.found.append(tuple(keys))
        self.generic_visit(node)


def plurals() -> dict[str, list[tuple[str, ...]]]:
    found = {}
    for name, message in parsed("ar").items():
        selects = Selects()
        selects.visit(message)
        if selects.found:
            found[name] = selects.found
    return found


def test_counts_have_six_forms() -> None:
    assert len(plurals()) >= 6
    for name, selects in plurals().items():
        for keys in selects:
            assert set(FORMS) - set(keys) == NEVER.get(name, set()), name


@pytest.mark.parametrize("name", sorted(plurals()))
def test_every_form_of_every_plural_reads_otherwise(name: str) -> None:
    said = set()
    kept = dict.fromkeys(variables(parsed("ar")[name]), "1NT")
    for form, number in zip(FORMS, NUMBERS, strict=True):
        if form in NEVER.get(name, set()):
            continue
        counts = {v: str(number) for v in kept if v in COUNTED}
        text = bare(M.text(name, **(kept | counts)))
        said.add(text.replace(str(number), "#"))
        if form not in ("zero", "one", "two"):
            assert str(number) in text
    # Where a noun is not written with its case endings, the form of 100 can be that of 11.
    assert len(said) >= len(FORMS) - len(NEVER.get(name, set())) - 1


COUNTED = ("count", "passed", "failed", "skipped", "tricks", "cards", "number", "total", "carry")


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((0, 0, 0), "لا حالة كما هو متوقّع، لا حالة مختلفة، لا حالة متروكة"),
        ((1, 1, 1), "حالة واحدة كما هو متوقّع، حالة واحدة مختلفة، حالة واحدة متروكة"),
        ((2, 2, 2), "حالتان كما هو متوقّع، حالتان مختلفتان، حالتان متروكتان"),
        ((3, 10, 103), "3 حالات كما هو متوقّع، 10 حالات مختلفة، 103 حالات متروكة"),
        ((11, 99, 111), "11 حالةً كما هو متوقّع، 99 حالةً مختلفة، 111 حالةً متروكة"),
        ((100, 102, 1000), "100 حالة كما هو متوقّع، 102 حالة مختلفة، 1000 حالة متروكة"),
    ],
)
def test_counts(counts: tuple[int, int, int], expected: str) -> None:
    passed, failed, skipped = counts
    text = M.text("cli-case-summary", passed=passed, failed=failed, skipped=skipped)
    assert bare(text) == expected


def test_numerals() -> None:
    arab = messages("ar", "arab")
    text = arab.text("cli-case-summary", passed=12, failed=3, skipped=0)
    assert bare(text).startswith("١٢ حالةً كما هو متوقّع، ٣ حالات مختلفة")
    assert bare(arab.text("cli-board", board="7")) == "التوزيعة ٧"
    ruling = bare(arab.text("ruling-with-owns", seat="شرق", number="4", owner="شمال"))
    assert ruling == "شارك شرق وسمّى ٤ مثل شمال: صاحب مزاد."
    risk = bare(arab.text("cli-risk", seat="جنوب", law="34", level="1"))
    assert risk == "المخاطرة: جنوب (34)، درجتها ١"
    same = bare(arab.text("cli-risk", seat="جنوب", law="1", level="1"))
    assert same == "المخاطرة: جنوب (1)، درجتها 1"
    assert bare(arab.text("ruling-insufficient", call="4S", over="5H")).count("4S") == 1
    assert messages("en", "arab").text("cli-board", board="7") == "Board 7"
    with pytest.raises(KeyError):
        messages("ar", "roman")


# --- the glossary -------------------------------------------------------------------------------

GLOSSARY = [
    ("seat-director", "مدير البطولة"),
    ("cli-board", "التوزيعة"),
    ("cli-dealer", "الموزّع"),
    ("cli-vulnerable", "المعرّض"),
    ("suit-S", "سبيد"),
    ("suit-H", "هارت"),
    ("suit-D", "دايموند"),
    ("suit-C", "كلوب"),
    ("suit-NT", "بدون قاطوع"),
    ("call-pass", "باس"),
    ("call-no-trump", "NT"),
    ("call-with", "مزايد مع"),
    ("suit-any", "لون"),
    ("cli-tricks", "اللمّات"),
    ("cli-phase-closed", "المزاد"),
    ("ruling-attention", "لفت"),
    ("ruling-out-of-rotation", "خارج الدور"),
    ("ruling-in-rotation", "في الدور"),
    ("ruling-insufficient", "المزايدة"),
    ("irregular-insufficient", "غير كافية"),
    ("law-heading-18c", "كافية"),
    ("owner-offender", "المخالف"),
    ("ruling-forfeited", "الطرف غير المخالف"),
    ("owner-lho", "الخصم على اليسار"),
    ("law-heading-28a", "الخصم على اليمين"),
    ("ruling-cancelled", "ملغى"),
    ("question-lead-penalty", "نداء مسحوب"),
    ("cli-mark-withdrawn", "مسحوب"),
    ("ruling-slip", "سهو"),
    ("ruling-second-thought", "تغيير رأي"),
    ("ruling-any-legal-call", "نداء صحيح"),
    ("restriction-must-pass-end-of-auction", "يلزمه الباس حتى نهاية المزاد"),
    ("ruling-corrected-free", "عقوبة"),
    ("ruling-lead-waived", "عقوبة البدء"),
    ("cli-opening-lead", "الكارت الأول"),
    ("owner-declarer", "اللاعب المعلن"),
    ("law-heading-41d", "الميت"),
    ("law-heading-39b", "مدافع"),
    ("cli-contract-closed", "العقد"),
    ("cli-unauthorised", "معلومات غير مصرّح بها"),
    ("ruling-misinformation", "معلومات خاطئة"),
    ("ruling-review", "مراجعة المزاد"),
    ("option-both-natural-natural", "حرّ"),
    ("question-both-natural", "طبيعيت"),
    ("ruling-partner-silenced-artificial", "اصطناعية"),
    ("restriction-penalty-card-major", "كارت عقوبة"),
    ("law-heading-24", "كارت مكشوف"),
    ("law-heading-12a", "النتيجة"),
    ("score-average-minus", "متوسط ناقص"),
    ("score-average-plus", "متوسط زائد"),
    ("cli-ruled", "القرارات"),
    ("cli-not-settled", "القانون لا يحسمها"),
    ("cli-edition-estimation-law18", "استميشن"),
    ("cli-owners", "أصحاب المزاد"),
    ("cli-risk", "المخاطرة"),
    ("score-part-owner", "صاحب المزاد"),
    ("score-part-zero-under", "أندر"),
    ("score-part-dash-call-over", "أوفر"),
    ("ruling-dash-call", "داش كول"),
    ("ruling-all-fail", "صعايدة"),
]


@pytest.mark.parametrize(("name", "term"), GLOSSARY)
def test_the_terms_are_those_of_the_glossary(name: str, term: str) -> None:
    args = dict.fromkeys(variables(parsed("ar")[name]), "1NT")
    assert term in bare(M.text(name, **args))


def test_words_that_are_not_ours() -> None:
    other = re.compile("طرنيب|سانز|صن |بستوني|كُبّة|ديناري|سباتي|تريفل|أكلة|باص|ريسك|الانتباه")
    texts = [(n, t) for n, t in plausible() if not n.startswith("find-")]
    assert [(n, t) for n, t in texts if other.search(t)] == []


# --- phrases, notation, finding -----------------------------------------------------------------


def test_phrases() -> None:
    assert "".join(phrases.letter(M, seat) for seat in "NESW") == "شقجغ"
    assert phrases.call(M, "P") == "باس"
    assert phrases.call(M, "1NT") == "1NT"
    assert phrases.call(M, "with") == "مزايد مع"
    assert bare(phrases.suits(M, "SHD")) == "سبيد، هارت أو دايموند"
    assert bare(phrases.card(M, "HK")) == "شايب هارت"
    assert phrases.in_words(M, {"to": "N, S"}) == {"to": "شمال، جنوب"}
    assert bare(phrases.clause(M, "28B against 29A")) == "28B في مقابل 29A"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a seat: N, E, S or W", "مقعد: N أو E أو S أو W"),
        ("'board' again", "'board' مرة أخرى"),
        ("'one log'", "'one log'"),
    ],
)
def test_what_the_notation_says(text: str, expected: str) -> None:
    assert bare(notation.in_language(M, text)) == expected


def test_the_answer_stands_after_the_mark() -> None:
    assert parted("هل وقع ضرر؟ نعم (نتيجة)") == ("هل وقع ضرر", "نعم (نتيجة)")
    assert parted("was there damage? no") == ("was there damage", "no")
    assert parted("?") == ("", "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("المُزايَدة", ("مزايده",)),
        ("الأدنى أو آخر", ("ادني", "او", "اخر")),
        ("إلغاء الغاء", ("غاء", "غاء")),
        ("لمّـــات", ("لمات",)),
        ("للخصم والدور على", ("خصم", "دور", "علي")),
        ("١٤ كارت", ("14", "كارت")),
        ("رأى", ("راي",)),
    ],
)
def test_letters_are_folded(text: str, expected: tuple[str, ...]) -> None:
    assert folded(text) == expected


@pytest.mark.parametrize(
    ("words", "law"),
    [
        ("مزايدة غير كافية", "27B"),
        ("المزايده الغير كافيه", "27B"),
        ("كارت مكشوف", "24"),
        ("تغيير راي", "25B1"),
        ("باس خارج الدور", "30A"),
        ("دبل خارج الدور", "32"),
        ("١٤ كارت", "13"),
        ("عقوبة البدء", "26"),
        ("سهو", "25A"),
        ("تنبيه متأخر", "21B1"),
    ],
)
def test_finding(words: str, law: str) -> None:
    assert law in [row.law for row in find(M, words, laws())][:3]
