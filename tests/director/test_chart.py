"""The chart "what lies ahead": its boxes, their places, and the page's mark-up of it."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given, settings
from hypothesis import strategies as st

from biddingbox.core import Json
from biddingbox.director import chart as charts
from biddingbox.director.chart import DEEPEST, MOST, Chart, chart, outline, pruned
from biddingbox.director.chart_box import Box, Drawing, Line, Node, measure, wrapped
from biddingbox.director.chart_layout import mirrored, narrow, wide
from biddingbox.director.tree import tree
from biddingbox.errors import NotationError
from biddingbox.i18n import LANGUAGES, messages, signs
from biddingbox.i18n.calls import parts, shorten
from biddingbox.i18n.messages import LOCALES
from biddingbox.log import Log, parse
from biddingbox.web.svg import spans
from biddingbox.web.templating import environment, speaker

CASES = Path(__file__).parents[1] / "cases"
INSUFFICIENT = "game bridge 1997\ndealer N\nN 1S\nE P\nS 1H\n"
SIZES = {"t-b": 15, "t-s": 13, "t-law": 13, "edge-word": 14}
Area = tuple[float, float, float, float]


def made(text: str = INSUFFICIENT, lang: str = "en") -> Chart:
    found = chart(parse(text), messages(lang, signs=True))
    assert found is not None
    return found


def plain(text: str) -> str:
    """A text with its calls as the log has them."""
    return signs.strip(text)


def nodes(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from nodes(child)


def depth(node: Node) -> int:
    return max((1 + depth(child) for child in node.children), default=0)


# What stands in the boxes


def test_the_open_question_and_what_each_answer_leads_to() -> None:
    root = made().tree
    assert (root.kind, root.who, root.law) == ("now", "W", "27A")
    assert plain(root.title) == "Does West accept 1H?"
    assert root.small == ("The question now open.",)
    accept, decline = root.children
    assert (accept.kind, accept.who, accept.answer, accept.law) == ("end", "", "Accept", "27A")
    assert (decline.kind, decline.who, decline.answer, decline.law) == (
        "question", "S", "Decline", "27B",
    )  # fmt: skip
    answers = [plain(child.answer) for child in decline.children]
    assert answers == ["P", "1NT–7NT except hearts", "2H", "3H, 4H, 5H, 6H, 7H"]


def test_a_finding_is_the_directors() -> None:
    [found] = [n for n in nodes(made().tree) if n.kind == "director"]
    assert (found.who, found.law, found.small) == ("director", "27B1", ("The director finds.",))
    assert [child.answer for child in found.children] == ["Natural", "Artificial"]


def test_an_end_names_the_ruling_and_what_binds_by_another_clause() -> None:
    passed = made().tree.children[1].children[0]
    assert passed.kind == "end"
    assert passed.law == "27B2"
    assert plain(passed.title).startswith("South passed in place of 1H: North must pass")
    [lead] = passed.small
    assert lead.startswith("If North-South defend: ")
    assert lead.endswith(" (26A2)")


def test_a_ruling_that_leads_on_stands_in_the_next_question() -> None:
    decline = made().tree.children[1]
    assert plain(decline.small[-1]).startswith("West does not accept 1H.")
    assert decline.small[-1].endswith(" (27B)")


def test_what_binds_already_is_not_told_again() -> None:
    found = tree(parse(INSUFFICIENT), messages())
    assert found is not None
    passed = found["branches"][1]["then"]["branches"][0]
    assert [law for _, law in charts._said(passed, [])] == ["27B2", "26A2"]
    assert [law for _, law in charts._said(passed, passed["restrictions"])] == ["27B2"]


def test_a_reading_of_ours_is_marked() -> None:
    accept = made().tree.children[0]
    assert accept.small == ("The law leaves this open: our reading.",)


def test_the_head_is_the_last_ruling() -> None:
    past = made().past
    assert past is not None
    assert (past.kind, past.law) == ("past", "18D")
    assert plain(past.title) == "1H is insufficient: it does not supersede 1S."


def test_without_a_ruling_the_head_is_the_call_that_is_asked_about() -> None:
    past = made("game bridge 1997\ndealer N\nN 1H\nN changes to 1S\n").past
    assert past is not None
    assert plain(past.title) == "North called 1S"


def test_where_no_call_is_asked_about_there_is_no_head() -> None:
    found = made("game bridge 1997\ndealer N\nN 1S\nE exposes H7\n")
    assert found.past is None
    assert found.tree.who == "director"
    assert found.description.startswith("The director, 24: ")


def test_what_to_come_back_to_is_the_tail() -> None:
    text = "game bridge 1997\ndealer N\nS 1H\nE 1S\nN attention\n"
    found = made(text)
    assert [r.law for r in found.reviews] == ["11A"]
    [review] = found.reviews
    assert review.title == "After the play: come back"
    lowest = max(found.wide.boxes, key=lambda box: box.y)
    assert lowest.lines[-1] == Line("11A", lowest.w - 10, 26, "t-law")


def test_no_chart_where_no_question_is_open() -> None:
    assert chart(parse("game bridge 1997\ndealer N\nN 1S\n"), messages()) is None


@pytest.mark.parametrize(
    ("option", "takes", "calls", "expected"),
    [
        ("call", "CALL", ["P", "1C", "1D", "1H"], "P, 1C–1H"),
        ("accept", "CALL", ["1H"], "Accept: 1H"),
        ("accept", None, [], "Accept"),
        ("forbid", "SUIT", ["H"], "Forbid the suit: hearts"),
        ("reading", "READING", ["no-such"], "no-such"),
        ("adjust", "SCORE", ["x", "y"], "Adjust the score: x, y"),
    ],
)
def test_the_word_on_an_edge(
    option: str, takes: str | None, calls: list[str], expected: str
) -> None:
    branch = {"option": option, "calls": calls}
    question = {"key": "q", "options": [{"key": option, "takes": takes}]}
    assert plain(charts._answer(branch, question, messages(signs=True))) == expected


def test_a_tree_that_is_cut_off_says_so() -> None:
    m = messages(signs=True)
    found = tree(parse(INSUFFICIENT), m, limit=1)
    assert found is not None
    decline = outline(found, m).children[1]
    assert (decline.kind, decline.title, decline.who) == (
        "more", m.text("chart-endless"), "",
    )  # fmt: skip
    assert plain(decline.small[0]).startswith("West does not accept 1H.")


def test_nothing_to_rule_is_said() -> None:
    m = messages()
    branch: Json = {"option": "call", "calls": [], "rulings": [], "restrictions": [], "then": None}
    question = {"key": "q", "options": [{"key": "call", "takes": "CALL"}]}
    assert charts._branch(branch, question, m, []).title == m.text("chart-nothing")


# Calls in short


@pytest.mark.parametrize("lang", LANGUAGES)
def test_calls_in_short_are_signs_where_signs_are_asked_for(lang: str) -> None:
    calls = ["P", "1NT", "2C", "2D", "2S", "2NT", "3C", "3D", "3S"]
    text = shorten(calls, messages(lang, signs=True))
    assert [part for part, is_call in signs.split(text) if is_call] == [
        *("P", "1NT", "2D", "2S", "3D", "3S")
    ]


def test_a_range_runs_from_left_to_right() -> None:
    text = shorten(["1C", "1D", "1H"], messages("ar", signs=True))
    assert plain(text) == "\u20661C–1H\u2069"


@pytest.mark.parametrize(
    ("lang", "call", "expected"),
    [
        ("en", "1H", ("1", "H")),
        ("en", "13NT", ("13NT", "")),
        ("pt", "1NT", ("1ST", "")),
        ("en", "X", ("X", "")),
        ("en", "D", ("", "D")),
        ("en", "NT", ("NT", "")),
        ("en", "with", ("With", "")),
        ("en", "P", (messages().text("desk-pass"), "")),
    ],
)
def test_a_call_in_its_parts(lang: str, call: str, expected: tuple[str, str]) -> None:
    assert parts(messages(lang), call) == expected


# What is drawn of a large tree

TEXT = st.text("abcil mMWé♥س", min_size=1, max_size=60).map(str.strip).filter(bool)
END = st.builds(Node, st.just("end"), TEXT, answer=TEXT, law=st.sampled_from(["", "27B1(a)"]))
TREES = st.recursive(
    END,
    lambda inner: st.builds(
        Node,
        st.sampled_from(["question", "director"]),
        TEXT,
        who=st.sampled_from(["N", "E", "director"]),
        small=st.lists(TEXT, max_size=3).map(tuple),
        law=st.sampled_from(["27A", "29-32 (silent)", "a clause that has a very long name indeed"]),
        answer=TEXT,
        children=st.lists(inner, min_size=1, max_size=5).map(tuple),
    ),
    max_leaves=90,
)


@given(TREES)
@settings(max_examples=60, deadline=None)
def test_no_more_is_drawn_than_has_room(root: Node) -> None:
    drawn = pruned(root, messages())
    assert len(list(nodes(drawn))) <= MOST
    assert depth(drawn) <= DEEPEST
    if len(list(nodes(root))) <= MOST - 10 and depth(root) <= DEEPEST:
        assert drawn == root


def test_where_no_room_is_left_one_box_says_so() -> None:
    m = messages()
    leaf = Node("end", "e")
    wide_one = Node("question", "q", who="N", children=(leaf,) * 20)
    drawn = pruned(Node("now", "n", who="W", children=(wide_one,) * 5), m)
    counts = Counter(n.kind for n in nodes(drawn))
    assert counts == {"now": 1, "question": 5, "end": 40, "more": 3}
    assert drawn.children[-1].children == (Node("more", m.text("chart-more")),)


def bush(branches: int, steps: int) -> Node:
    if not steps:
        return Node("end", "e")
    return Node("question", "q", who="N", children=(bush(branches, steps - 1),) * branches)


@pytest.mark.parametrize(("branches", "steps"), [(1, 12), (2, 8), (4, 5), (7, 3), (70, 1)])
def test_a_large_tree_is_drawn_in_part(branches: int, steps: int) -> None:
    drawn = pruned(bush(branches, steps), messages())
    assert len(list(nodes(drawn))) <= MOST
    assert depth(drawn) <= DEEPEST
    assert all(n.children or n.kind in ("end", "more") for n in nodes(drawn))
    assert any(n.kind == "more" for n in nodes(drawn))


# Places


@cache
def open_logs() -> tuple[Log, ...]:
    """Every state of the cases in which a question is open."""
    found = []
    for path in sorted(CASES.rglob("*.toml")):
        case = tomllib.loads(path.read_text(encoding="utf-8"))
        text = ""
        for step in [case, *case.get("step", [])]:
            text += f"{step.get('log', '')}\n"
            try:
                log = parse(text)
            except NotationError:
                continue
            if log.questions:
                found.append(log)
    return tuple(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_case_has_its_place(lang: str) -> None:
    m = messages(lang, signs=True)
    ruler = measure(m)
    assert len(open_logs()) > 150
    for log in open_logs():
        found = chart(log, m)
        assert found is not None
        for drawing in (found.wide, found.narrow):
            check(mirrored(drawing) if m.right_to_left else drawing, lang)
        assert found.narrow.width == 336
    assert ruler("\ue100", 10) > 0


@given(TREES)
@settings(max_examples=40, deadline=None)
def test_every_tree_has_its_place(root: Node) -> None:
    m = messages()
    review = Node("past", "r", small=("s " * 40,), law="23")
    for past, reviews in ((None, ()), (review, (review,) * 5)):
        for drawing in (
            wide(pruned(root, m), past, reviews, measure(m)),
            narrow(pruned(root, m), past, reviews, measure(m)),
        ):
            check(drawing, "en")


def check(drawing: Drawing, lang: str) -> None:
    """No two things overlap, all is within the drawing, every line within its box."""
    ruler = measure(messages(lang, signs=True))
    boxes: list[Area] = [(b.x, b.y, b.x + b.w, b.y + b.h) for b in drawing.boxes]
    words: list[Area] = [(w.x, w.y - 13, w.x + ruler(w.text, 14), w.y + 3) for w in drawing.words]
    for area in [*boxes, *words]:
        assert 0 <= area[0] < area[2] <= drawing.width, area
        assert 0 <= area[1] < area[3] <= drawing.height, area
    for one, other in combinations([*boxes, *words], 2):
        assert apart(one, other), (one, other)
    for path in drawing.paths:
        if path.style == "arrow":
            continue
        for (x1, y1), (x2, y2) in pairwise(path.points):
            assert x1 == x2 or y1 == y2
            line = (min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
            assert all(apart(line, area) for area in [*boxes, *words]), line
    for box in drawing.boxes:
        check_lines(box, [(line, ruler(line.text, SIZES[line.style])) for line in box.lines])


def check_lines(box: Box, lines: list[tuple[Line, float]]) -> None:
    areas: list[Area] = []
    for line, width in lines:
        left = line.x - width if line.style == "t-law" else line.x
        assert 5 <= left < left + width <= box.w, (box, line)
        assert 10 <= line.y <= box.h - 12, (box, line)
        areas.append((left, line.y - 10, left + width, line.y + 3))
    if box.who:
        areas.append((box.badge - 13, 12, box.badge + 13, 38))
    for one, other in combinations(areas, 2):
        assert apart(one, other), (box, one, other)


def apart(one: Area, other: Area) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_a_word_without_room_is_broken() -> None:
    ruler = measure(messages())
    lines = wrapped("one incomprehensibilities two", 15, ruler, 60)
    assert "".join(lines).replace(" ", "") == "oneincomprehensibilitiestwo"
    assert len(lines) > 3
    assert max(ruler(line, 15) for line in lines) <= 60


def test_the_first_line_may_be_shorter() -> None:
    ruler = measure(messages())
    assert wrapped("aa bb cc", 10, ruler, 1000, 15) == ["aa", "bb cc"]


def test_the_open_question_stays_near_the_top() -> None:
    ends = tuple(Node("end", "e", answer="a") for _ in range(40))
    drawing = wide(Node("now", "q", who="W", children=ends), None, (), measure(messages()))
    assert drawing.boxes[0].kind == "now"
    assert drawing.boxes[0].y < 200 < drawing.height / 4


def test_in_arabic_the_chart_runs_from_right_to_left() -> None:
    found = made(lang="ar")
    [now] = [box for box in found.wide.boxes if box.kind == "now"]
    assert now.x + now.w == found.wide.width - 16
    assert now.badge == now.w - 23
    assert now.lines[0].x == now.w - 46
    [start, *_] = [path.points[0] for path in found.wide.paths if len(path.points) == 4]
    assert start == (now.x, now.y + now.h // 2)
    [end, *_] = [box for box in found.wide.boxes if box.kind == "end"]
    assert end.rule == end.w - 5


# Mark-up


def test_spans_draw_calls_and_escape_the_rest() -> None:
    m = messages(signs=True)
    text = f"{signs.of('1H')} < {signs.of('2NT')}"
    assert spans(text, m) == (
        '<tspan class="t-b">1<tspan class="suit h">♥\ufe0e</tspan></tspan> &lt; '
        '<tspan class="t-b">2NT</tspan>'
    )


def test_spans_close_what_a_line_break_has_cut_in_arabic() -> None:
    m = messages("ar", signs=True)
    drawn = spans(f"\u2068شمال {signs.of('1H')}", m)
    assert drawn.count("\u2068") + drawn.count("\u2066") == drawn.count("\u2069")
    assert '\u2066<tspan class="t-b">1<tspan' in drawn


def page(found: Chart, lang: str) -> str:
    say = speaker(lang)
    template = environment().get_template("chart/chart.html")
    return template.render(chart=found, say=say, t=say.t, rich=say.rich, spans=spans)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_draws_every_box_twice_and_says_it_as_text(lang: str) -> None:
    found = made(lang=lang)
    html = page(found, lang)
    drawings = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    assert len(drawings) == 2
    for name, source in zip(("wide", "narrow"), drawings, strict=True):
        svg = ElementTree.fromstring(source)
        assert (svg.get("class"), svg.get("role")) == (name, "img")
        assert svg.get("direction") == ("rtl" if lang == "ar" else "ltr")
        drawn = found.wide if name == "wide" else found.narrow
        assert len(svg.findall("g")) == len(drawn.boxes)
        assert len(svg.findall("path")) == len(drawn.paths)
        lines = sum(len(box.lines) + bool(box.who) for box in drawn.boxes)
        assert len(svg.findall(".//text")) == lines + len(drawn.words)
        assert svg.findtext("title") == found.title
        assert svg.findtext("desc") == found.description
    ids = re.findall(r'\bid="([^"]+)"', html)
    assert len(ids) == len(set(ids)) == 4
    assert "style=" not in html
    assert "<style" not in html
    text = html[html.index("<ul") :]
    assert text.count("<li>") == len(list(nodes(found.tree))) + 1
    assert text.count("<details") == 1
    assert text.count("<ul") == text.count("</ul>") == 4


def test_the_sign_of_north_or_south_can_be_seen_on_the_felt() -> None:
    found = made("game bridge 1997\ndealer N\nN 1S\nE 1H\n")
    assert found.tree.who == "S"
    svg = re.findall(r'<g [^>]*class="on-felt".*?</g>', page(found, "en"), re.DOTALL)
    assert len(svg) == 2
    assert all('fill="var(--felt-ink)"' in g and 's-ns"' not in g for g in svg)


def entries(lang: str) -> set[str]:
    source = (LOCALES / lang / "chart.ftl").read_text(encoding="utf-8")
    return {e.id.name for e in FluentParser().parse(source).body if isinstance(e, ftl.Message)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_there_and_used(lang: str) -> None:
    package = LOCALES.parents[1]
    template = package / "web" / "templates" / "chart" / "chart.html"
    sources = [package / "director" / "chart.py", template]
    pattern = r'\bt(?:ext)?\("(chart-[a-z-]+)"'
    found = re.findall(pattern, "".join(p.read_text("utf-8") for p in sources))
    assert entries(lang) == set(found)
