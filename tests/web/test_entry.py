"""The page that takes what happened, in both games, and the page that changes a step."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from biddingbox.bridge.rulebook import find_law
from biddingbox.events import decode
from biddingbox.i18n import LANGUAGES
from biddingbox.i18n.messages import LOCALES, split
from biddingbox.log import Log, parse
from biddingbox.records.notation import write_event
from biddingbox.web import entry, happened
from biddingbox.web.app import create
from biddingbox.web.commands import Unreadable, lines
from biddingbox.web.fields import Misread
from biddingbox.web.settings import Settings
from biddingbox.web.shown.entry import BOX, raises, regular

Client = TestClient[Litestar]
Form = dict[str, str]
WEB = Path(entry.__file__).parent
SCRIPT = {"HX-Request": "true"}
TWO = "board 1\nN 1S\nE P\n"
DEAL = "game estimation law18\ndealer N\n"


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(create(Settings()), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(autouse=True)
def english(client: Client) -> Iterator[None]:
    yield
    client.cookies.clear()


def case(client: Client, log: str = TWO) -> str:
    """The path of a new case."""
    made = client.post("/api/v1/cases", json={"log": log})
    assert made.status_code == 201, made.text
    return str(made.json()["href"])


def log(client: Client, path: str) -> list[str]:
    """The lines of a case's log, without its header."""
    answer = client.get(f"/api/v1/cases/{path.rsplit('/', 1)[1]}/log")
    return [write_event(event) for event in decode(answer.content).events]


count = iter(range(10_000))


def send(client: Client, path: str, form: Form, *, script: bool = False) -> tuple[int, str, str]:
    """The answer to a form: status, where it leads, and the page."""
    answer = client.post(
        path, data={"once": f"once-{next(count)}", **form}, headers=SCRIPT if script else {},
        follow_redirects=False,
    )  # fmt: skip
    where = answer.headers.get("location", answer.headers.get("hx-push-url", ""))
    return answer.status_code, where, answer.text


# ---- The forms, and the lines that they are ----

CLOSED = "board 1\nN 1S\nE P\nS P\nW P\n"
FORMS: list[tuple[str, Form, list[str]]] = [
    (TWO, {"do": "changes", "which": "E", "to": "2d", "how": "at-once"},
     ["E changes to 2D at once"]),
    (TWO, {"do": "changes", "which": "E", "to": "dbl", "how": "thought"}, ["E changes to X"]),
    (TWO, {"do": "changes", "which": "N", "to": "2h", "how": "asked"}, ["N wants 2H"]),
    (TWO, {"do": "exposes", "seat": "E", "how": "shown", "suit": "H", "rank": "K"},
     ["E exposes HK"]),
    (TWO, {"do": "exposes", "seat": "E", "how": "shown", "cards": "HK Hx", "suit": "H",
           "rank": "x"}, ["E exposes HK Hx Hx"]),
    (TWO, {"do": "exposes", "seat": "E", "how": "shown", "cards": "HK Hx"}, ["E exposes HK Hx"]),
    (TWO, {"do": "exposes", "seat": "E", "how": "led", "suit": "D", "rank": "T"}, ["E DT"]),
    (TWO, {"do": "exposes", "seat": "N", "how": "hand"}, ["N exposes hand"]),
    (TWO, {"do": "explains", "of": "N#1", "said": "five spades", "right": "four spades",
           "by": "S"}, ['S explains N#1 "five spades"', 'S corrects N#1 "four spades"']),
    (TWO, {"do": "explains", "of": "N#1", "said": "", "right": "", "by": "N"},
     ["N corrects N#1"]),
    (TWO, {"do": "no-alert", "of": "N#1", "right": "majors", "by": "S"},
     ['S no-alert N#1 "majors"']),
    (TWO, {"do": "no-alert", "of": "N#1", "right": "", "by": "N"}, ["S no-alert N#1 by N"]),
    (TWO, {"do": "attention", "seat": "W"}, ["W attention"]),
    (TWO, {"do": "director", "act": "called", "law": "25A"}, ["director called"]),
    (TWO, {"do": "director", "act": "rules"}, ["director rules"]),
    (TWO, {"do": "director", "act": "error", "law": "25A"}, ["director error 25A"]),
    (TWO, {"do": "manner", "seat": "S", "what": "hesitates"}, ["S hesitates"]),
    (TWO, {"do": "manner", "seat": "S", "what": "says", "said": "well"}, ['S says "well"']),
    (TWO, {"do": "manner", "seat": "E", "what": "reserves"}, ["E reserves"]),
    (TWO, {"do": "both", "seat": "S", "how": "calls", "call": "2h", "other": "W",
           "and": "calls", "second": "2s"}, ["S 2H + W 2S"]),
    (TWO, {"do": "both", "seat": "S", "how": "calls", "call": "2h", "other": "E",
           "and": "changes", "second": "x"}, ["S 2H + E changes to X"]),
    (TWO, {"do": "meant", "seat": "S", "call": "2d", "word-hearts": "1", "text": "5+, 8-14"},
     ['S 2D (hearts "5+, 8-14")']),
    (TWO, {"do": "meant", "seat": "S", "call": "2d", "word-artificial": "1"},
     ["S 2D (artificial)"]),
    ("board 1\nN 1S\n", {"do": "meant", "seat": "E", "call": "x", "of": "1s"}, ["E X of 1S"]),
    (TWO, {"do": "tells", "of": "N#1", "what": "alert"}, ["S alert"]),
    (TWO, {"do": "tells", "of": "N#1", "what": "explains", "said": "5+"},
     ['S explains N#1 "5+"']),
    (TWO, {"do": "asks", "seat": "S", "what": "call", "of": "E#1"}, ["S asks E#1"]),
    (TWO, {"do": "asks", "seat": "S", "what": "repeat"}, ["S asks repeat"]),
    (TWO, {"do": "asks", "seat": "S", "what": "review"}, ["S asks review"]),
    (CLOSED, {"do": "asks", "seat": "E", "what": "lead"}, ["E asks lead"]),
    (TWO + "S asks review\n", {"do": "review", "seat": "E", "what": "reviews",
                               "calls": "1s, p"}, ["E reviews 1S P"]),
    (TWO, {"do": "review", "seat": "W", "what": "corrects"}, ["W corrects review"]),
    (TWO, {"do": "wrong-cards", "seat": "E"}, ["E wrong-cards"]),
    (TWO, {"do": "swapped", "seat": "N", "other": "S"}, ["N swapped-hands S"]),
    (TWO, {"do": "holds", "seat": "N", "cards": "14"}, ["N holds 14"]),
    (TWO, {"do": "new-pair", "side": "EW"}, ["new-pair EW"]),
    (TWO, {"do": "hands-back"}, ["hands-back"]),
    (TWO, {"do": "finding", "option": "natural", "of": "N#1"}, ["director natural about N#1"]),
    (TWO, {"do": "finding", "option": "artificial", "value": "CD", "of": "N#1"},
     ["director artificial CD about N#1"]),
    (CLOSED, {"do": "plays", "seat": "E", "how": "played", "suit": "H", "rank": "K"}, ["E HK"]),
    (CLOSED, {"do": "plays", "seat": "E", "how": "faced", "suit": "H", "rank": "K"},
     ["E HK faced"]),
    (CLOSED + "E HK\n", {"do": "plays", "seat": "E", "how": "faces"}, ["E faces"]),
    (CLOSED + "E HK faced\n", {"do": "claim", "what": "claims", "seat": "N", "tricks": "9"},
     ["N claims 9"]),
    (CLOSED + "E HK faced\nN claims 9\n", {"do": "claim", "what": "agrees", "seat": "E"},
     ["E agrees"]),
    (CLOSED, {"do": "result", "tricks": "9"}, ["tricks 9"]),
    (TWO, {"do": "penalty", "side": "NS", "unit": "%", "amount": "10", "text": "late"},
     ['director penalty NS 10% "late"']),
    (TWO, {"do": "note", "text": "late"}, ['note "late"']),
    (DEAL + "N 4S\n", {"do": "changes", "which": "N", "to": "5s", "how": "at-once"},
     ["N changes to 5S at once"]),
    (DEAL + "owner N 5H\n", {"do": "changes", "which": "W", "to": "3", "how": "thought"},
     ["W changes to 3"]),
    (DEAL, {"do": "owner", "seat": "N", "bid": "5h", "with-E": "1"}, ["owner N 5H with E"]),
    (DEAL, {"do": "owner", "seat": "N", "bid": "5nt"}, ["owner N 5NT"]),
]  # fmt: skip


@pytest.mark.parametrize(("before", "form", "said"), FORMS)
def test_a_form_is_just_these_lines(before: str, form: Form, said: list[str]) -> None:
    made = parse(before)
    assert list(lines(form, made)) == said
    if said == ["W changes to 3"]:
        return
    for line in said:
        after = made.append(line)
        assert isinstance(after, Log), after
        made = after


def test_every_form_is_tried() -> None:
    assert {form["do"] for _, form, _ in FORMS} | {"tricks"} == set(happened.FORMS)


@pytest.mark.parametrize("script", [False, True])
def test_a_form_that_raises_a_question_leads_to_the_desk(client: Client, script: bool) -> None:
    path = case(client)
    status, where, page = send(
        client,
        f"{path}/add",
        {"do": "changes", "which": "E", "to": "2d", "how": "thought"},
        script=script,
    )
    assert (status, where) == (200 if script else 303, path)
    assert log(client, path)[-1] == "E changes to 2D"
    assert ("25A" in page) is script


@pytest.mark.parametrize("script", [False, True])
def test_a_form_without_consequences_leads_to_the_next_step(client: Client, script: bool) -> None:
    path = case(client)
    status, where, _ = send(client, f"{path}/add", {"do": "note", "text": "late"}, script=script)
    assert (status, where) == (200 if script else 303, f"{path}/add")


HOSTILE = [
    'x" ; strike 1',
    "a; N 7NT",
    "\\",
    '"',
    "</input><script>alert(1)</script>",
    "\u202e\u2068\ue100",
    "{{ 7 * 7 }}",
    "note # comment",
]


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_typed_never_becomes_an_event_of_its_own(client: Client, text: str) -> None:
    path = case(client)
    for form in ({"do": "note", "text": text}, {"do": "explains", "of": "N#1", "right": text,
                                                 "by": "S", "said": text}):  # fmt: skip
        send(client, f"{path}/add", form)
    assert [line.split(maxsplit=1)[0] for line in log(client, path)] == ["N", "E", "note", "S", "S"]
    page = client.get(f"{path}/add").text
    assert "<script>alert" not in page


@pytest.mark.parametrize(
    ("form", "name"),
    [
        ({"do": "note", "text": "one\ntwo"}, "text"),
        ({"do": "note", "text": "one\u2028two"}, "text"),
        ({"do": "attention", "seat": "N attention; E"}, "seat"),
        ({"do": "explains", "of": "N#1 x", "by": "S"}, "of"),
        ({"do": "exposes", "seat": "E", "how": "shown", "cards": "HK;"}, "cards"),
        ({"do": "new-pair", "side": "NW"}, "side"),
        ({"do": "note", "text": "x" * 10_001}, "text"),
        ({"do": "nothing"}, "do"),
        ({}, "do"),
    ],
)
def test_a_form_that_no_page_sends_is_refused(client: Client, form: Form, name: str) -> None:
    with pytest.raises(Unreadable, match=name):
        lines(form, parse(TWO))
    path = case(client)
    status, _, page = send(client, f"{path}/add", form)
    assert status == 400
    assert 'id="refused"' in page
    assert log(client, path) == ["N 1S", "E P"]


@pytest.mark.parametrize(
    ("form", "name"),
    [
        ({"do": "changes", "which": "E", "to": "2j", "how": "thought"}, "to"),
        ({"do": "changes", "which": "E", "to": "", "how": "thought"}, "to"),
        ({"do": "attention"}, "seat"),
        ({"do": "holds", "seat": "N", "cards": "many"}, "cards"),
        ({"do": "holds", "seat": "N", "cards": "53"}, "cards"),
        ({"do": "exposes", "seat": "E", "how": "shown"}, "suit"),
        ({"do": "exposes", "seat": "E", "how": "led", "cards": "HK", "suit": "H", "rank": "x"},
         "how"),
        ({"do": "meant", "seat": "S", "call": "2d", "of": "1s"}, "of"),
        ({"do": "review", "seat": "W", "what": "reviews", "calls": "1s q"}, "calls"),
        ({"do": "finding", "option": ""}, "option"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_is_told_at_its_field(
    client: Client, form: Form, name: str, lang: str
) -> None:
    with pytest.raises(Misread, match=name):
        lines(form, parse(TWO))
    path = case(client)
    status, _, page = send(client, f"{path}/add?lang={lang}", form)
    assert status == 422
    assert page.count("field-error") == 1
    assert f'id="{form["do"]}-{name}-why"' in page
    assert "data-focus" in page
    assert re.search(rf'id="else-{form["do"]}" open', page)
    assert log(client, path) == ["N 1S", "E P"]


def test_what_was_filled_in_comes_back(client: Client) -> None:
    form = {"do": "changes", "which": "N", "to": '2"j', "how": "asked"}
    _, _, page = send(client, f"{case(client)}/add", form)
    assert 'value="2&#34;j"' in page
    assert 'name="which" value="N" checked' in page
    assert 'name="how" value="asked" checked' in page


def test_a_refusal_of_the_table_is_told_in_the_form(client: Client) -> None:
    form = {"do": "claim", "what": "claims", "seat": "N", "tricks": "9"}
    status, _, page = send(client, f"{case(client)}/add", form)
    assert status == 409
    assert 'id="claim-all-why"' in page


def test_one_card_after_another(client: Client) -> None:
    path = case(client)
    form = {"do": "exposes", "seat": "E", "how": "shown", "suit": "H", "rank": "K", "more": "1"}
    status, _, page = send(client, f"{path}/add", form)
    assert status == 200
    assert 'name="cards" value="HK"' in page
    assert 'name="seat" value="E" checked' in page
    assert not re.search(r'name="suit" value="."\s+checked', page)
    _, _, page = send(client, f"{path}/add", {**form, "cards": "HK", "rank": "x"})
    assert 'name="cards" value="HK Hx"' in page
    assert log(client, path) == ["N 1S", "E P"]
    assert send(client, f"{path}/add", {**form, "suit": "", "rank": ""})[0] == 422


# ---- The box ----


def test_the_box_marks_what_would_be_irregular(client: Client) -> None:
    page = client.get(f"{case(client)}/add").text
    off = re.findall(r'class="bid off[^"]*" name="call" value="(\w+)"', page)
    assert set(off) == {"X", "XX", "1C", "1D", "1H", "1S"}
    assert re.search(r'on-table[^"]*" name="call" value="1S"', page)
    assert len(re.findall(r'class="bid[^"]*" name="call" value', page)) == len(BOX)
    assert " disabled" not in page
    assert 'id="speaker-S" checked' in page


def test_another_speaker_has_other_marks(client: Client) -> None:
    path = case(client)
    assert 'id="speaker-W" checked' in client.get(f"{path}/add?seat=W").text
    assert 'id="speaker-S" checked' in client.get(f"{path}/add?seat=Q").text
    made = parse(TWO)
    assert regular(made, "W", BOX) == ()
    asked = parse(TWO + "S 1H\n")
    assert "1S" in regular(asked, "W", BOX)
    assert "1C" not in regular(asked, "W", BOX)
    assert "2C" not in regular(asked, "N", BOX)


@pytest.mark.parametrize("script", [False, True])
def test_a_regular_call_is_entered_at_once(client: Client, script: bool) -> None:
    path = case(client)
    status, where, page = send(
        client, f"{path}/add", {"do": "call", "seat": "S", "call": "2H", "seen": "2"}, script=script
    )
    assert (status, where) == (200 if script else 303, f"{path}/add")
    assert log(client, path) == ["N 1S", "E P", "S 2H"]
    assert ('id="speaker-W" checked' in page) is script


@pytest.mark.parametrize("script", [False, True])
def test_an_irregular_call_is_shown_first_and_entered_when_confirmed(
    client: Client, script: bool
) -> None:
    path = case(client)
    form = {"do": "call", "seat": "S", "call": "1H", "seen": "2"}
    status, where, page = send(client, f"{path}/add", form, script=script)
    assert status == 200
    assert log(client, path) == ["N 1S", "E P"]
    assert 'class="preview"' in page
    assert "18D" in page
    assert "27A" in page
    assert "West will be asked" in page
    assert re.search(r'class="bid off" name="call" value="1H" [^>]*aria-pressed="true"', page)
    assert re.search(r"<button[^>]*data-focus", page)
    assert page.startswith("<!doctype") is not script
    status, where, _ = send(client, f"{path}/add", {**form, "confirm": "1"}, script=script)
    assert (status, where) == (200 if script else 303, path)
    assert log(client, path)[-1] == "S 1H"


def test_a_call_of_another_seat(client: Client) -> None:
    path = case(client)
    _, _, page = send(client, f"{path}/add", {"do": "call", "seat": "W", "call": "2H"})
    assert 'class="preview"' in page
    assert 'id="speaker-W" checked' in page
    assert 'name="seat" value="W">' in page
    send(client, f"{path}/add", {"do": "call", "seat": "W", "call": "2H", "confirm": "1"})
    assert log(client, path)[-1] == "W 2H"


def test_the_table_has_moved_on(client: Client) -> None:
    path = case(client)
    status, _, page = send(
        client, f"{path}/add", {"do": "call", "seat": "E", "call": "P", "seen": "1"}
    )
    assert status == 409
    assert 'id="refused"' in page
    assert log(client, path) == ["N 1S", "E P"]


def test_a_call_sent_twice_is_entered_once(client: Client) -> None:
    path = case(client)
    for _ in range(2):
        status, where, _page = send(
            client,
            f"{path}/add",
            {"do": "call", "seat": "S", "call": "2H", "seen": "2", "once": "twice"},
        )
        assert (status, where) == (303, f"{path}/add")
    assert log(client, path) == ["N 1S", "E P", "S 2H"]


def test_the_open_question_is_in_sight(client: Client) -> None:
    path = case(client, TWO + "S 1H\n")
    for where in ("/add", "/step/3"):
        page = client.get(path + where).text
        assert 'class="now" id="question"' in page
        assert f'href="{path}#answer"' in page
    assert 'class="now"' not in client.get(f"{case(client)}/add").text


# ---- The typed line ----


@pytest.mark.parametrize(
    ("text", "seat", "said"),
    [
        ("2h", "S", ["S 2H"]),
        ("p", "S", ["S P"]),
        ("2h p 3h", "S", ["S 2H", "W P", "N 3H"]),
        ("W attention", "S", ["W attention"]),
        ('note "a; b"', "S", ['note "a; b"']),
    ],
)
def test_typed(client: Client, text: str, seat: str, said: list[str]) -> None:
    path = case(client)
    send(client, f"{path}/add", {"do": "line", "seat": seat, "text": text, "confirm": "1"})
    assert log(client, path)[2:] == said


def test_typed_calls_are_the_chosen_speakers(client: Client) -> None:
    path = case(client)
    send(client, f"{path}/add", {"do": "line", "seat": "W", "text": "2h", "confirm": "1"})
    assert log(client, path)[-1] == "W 2H"
    assert lines({"do": "line", "text": "2h"}, parse(TWO)) == ("S 2H",)


def test_typed_calls_that_raise_something_are_shown_first(client: Client) -> None:
    path = case(client)
    form = {"do": "line", "seat": "S", "text": "2h n:3h"}
    _, _, page = send(client, f"{path}/add", form)
    assert 'class="preview"' in page
    assert 'name="text" value="2h n:3h"' in page
    assert log(client, path) == ["N 1S", "E P"]


@pytest.mark.parametrize(
    ("text", "column", "found"),
    [("w:2j", 3, "2j"), ("2h q", 4, "q"), ("S 2J", 3, "2J"), ("E exposes QQ", 11, "QQ"),
     ("strike x", 8, "x"), ("S 2H; W P", 5, ";")],
)  # fmt: skip
@pytest.mark.parametrize("script", [False, True])
def test_a_line_that_cannot_be_read(
    client: Client, text: str, column: int, found: str, script: bool
) -> None:
    path = case(client)
    form = {"do": "line", "seat": "S", "text": text}
    status, _, page = send(client, f"{path}/add", form, script=script)
    assert status == 422
    assert f"Column {column}: found &#39;{found}&#39;" in page
    assert re.search(rf'id="typed"[^>]*value="{text}"', page)
    assert re.search(r'id="typed"[^>]*aria-invalid="true" aria-describedby="typed-why"', page)
    assert log(client, path) == ["N 1S", "E P"]


def test_an_empty_line(client: Client) -> None:
    status, _, page = send(client, f"{case(client)}/add", {"do": "line", "seat": "S", "text": " "})
    assert status == 422
    assert 'id="typed-why"' in page


def test_a_typed_line_that_the_table_refuses(client: Client) -> None:
    path = case(client)
    status, _, page = send(client, f"{path}/add", {"do": "line", "seat": "S", "text": "tricks 9"})
    assert status == 409
    assert 'id="typed-why"' in page
    assert 'value="tricks 9"' in page


def test_nothing_follows_from_a_regular_call() -> None:
    made = parse(TWO)
    for line, follows in (("S 2H", False), ("S 1H", True), ("W P", True), ("S hesitates", False)):
        after = made.append(line)
        assert isinstance(after, Log)
        assert raises(made, after) is follows


def test_after_the_auction_the_play_comes_first(client: Client) -> None:
    page = client.get(f"{case(client, CLOSED)}/add").text
    assert page.index('name="card"') < page.index('id="else-changes"')
    assert 'id="speaker-E" checked' in page


# ---- Estimation ----


@pytest.mark.parametrize("script", [False, True])
def test_a_deal_from_the_first_bid_to_the_score(client: Client, script: bool) -> None:
    path = case(client, DEAL)
    course = [
        ("N", "4S"), ("W", "with"), ("S", "4NT"), ("E", "P"), ("N", "5S"), ("W", "with"),
        ("S", "P"), ("N", "P"), ("W", "5"), ("S", "2"), ("E", "3 risk"),
    ]  # fmt: skip
    for seat, call in course:
        page = client.get(f"{path}/add").text
        assert f'id="speaker-{seat}" checked' in page
        form = {"do": "call", "seat": seat, "call": call}
        if not call[-1].isalpha() or call == "3 risk":
            assert f'name="call" value="{call}"' in page
        _, _, page = send(client, f"{path}/add", form, script=script)
        if 'class="preview"' in page:
            send(client, f"{path}/add", {**form, "confirm": "1"}, script=script)
    assert log(client, path)[-1] == "E 3 risk"
    page = client.get(f"{path}/add").text
    assert page.count('type="number"') == 4
    form = {"do": "tricks", "N": "5", "W": "5", "S": "2", "E": "2"}
    status, _, page = send(client, f"{path}/add", form, script=script)
    assert status == 409
    assert 'id="tricks-all-why"' in page
    assert 'id="tricks-E" name="E" type="number"' in page
    assert 'value="5"' in page
    send(client, f"{path}/add", {**form, "E": "1"}, script=script)
    page = client.get(f"{path}/add").text
    assert 'class="scores"' in page
    assert "+28" in page
    assert '<li aria-current="step">Score</li>' in page


def test_the_bids_of_the_number_chosen(client: Client) -> None:
    path = case(client, DEAL + "N 4S\nW with\nS 4NT\nE P\nN 5S\n")
    page = client.get(f"{path}/add").text
    assert 'name="number" id="number-5" value="5" checked' in page
    assert set(re.findall(r'class="bid off[^"]*" name="call" value="(\w+)"', page)) == {
        "5C", "5D", "5H", "5S",
    }  # fmt: skip
    page = client.get(f"{path}/add?seat=W&number=4").text
    assert set(re.findall(r'class="bid off[^"]*" name="call" value="(\w+)"', page)) == {
        "4C", "4D", "4H", "4S", "4NT",
    }  # fmt: skip
    assert "The With still binds" in page
    assert re.findall(r'id="speaker-(.)"', page) == ["N", "W", "S", "E"]
    assert 'name="number" id="number-5"' in client.get(f"{path}/add?number=99").text


def test_an_insufficient_bid_of_estimation_is_shown_first(client: Client) -> None:
    path = case(client, DEAL + "N 5S\n")
    form = {"do": "call", "seat": "W", "call": "4H", "number": "4"}
    _, _, page = send(client, f"{path}/add", form)
    assert 'class="preview"' in page
    assert "E18.E1" in page
    assert 'name="number" id="number-4" value="4" checked' in page
    status, where, _ = send(client, f"{path}/add", {**form, "confirm": "1"})
    assert (status, where) == (303, path)


def test_the_totals_of_the_last_caller(client: Client) -> None:
    end = "N 4S\nW with\nS 4NT\nE P\nN 5S\nW with\nS P\nN P\nW 5\nS 2\n"
    page = client.get(f"{case(client, DEAL + end)}/add").text
    assert re.findall(r'class="total([^"]*)" name="call" value="(\d+)"', page) == [
        ("", "0"), (" barred", "1"), ("", "2"), (" risk", "3"), (" risk", "4"), (" risk", "5"),
    ]  # fmt: skip
    assert re.findall(r'value="(\d) risk"', page) == ["3", "4", "5"]
    assert "exactly thirteen" in page


def test_what_is_declared_before_the_auction(client: Client) -> None:
    for edition, off in (("law18", 2), ("common", None)):
        page = client.get(f"{case(client, f'game estimation {edition}')}/add").text
        assert 'value="dash-call"' in page
        assert 'value="avoid"' in page
        if off is not None:
            assert page.count("option edged off") == off
    path = case(client, "game estimation common\nN 4S")
    assert 'value="dash-call"' not in client.get(f"{path}/add").text


def test_a_scorers_record(client: Client) -> None:
    path = case(client, DEAL)
    send(client, f"{path}/add", {"do": "owner", "seat": "N", "bid": "5h", "with-E": "1"})
    for text in ("N 5", "E 5", "3", "1"):
        send(client, f"{path}/add", {"do": "line", "text": text, "confirm": "1"})
    send(client, f"{path}/add", {"do": "tricks", "N": "5", "W": "3", "S": "1", "E": "4"})
    assert log(client, path) == [
        "owner N 5H with E", "N 5", "E 5", "W 3", "S 1", "tricks N 5 E 4 S 1 W 3",
    ]  # fmt: skip


# ---- A step changed ----

STORY = TWO + "S 1H\nW decline\n"


@pytest.mark.parametrize("script", [False, True])
@pytest.mark.parametrize(
    ("seq", "form", "said"),
    [
        (3, {"how": "amend", "do": "call", "seat": "S", "call": "2H"}, ["amend 3: S 2H"]),
        (3, {"how": "amend", "do": "line", "text": "2h"}, ["amend 3: S 2H"]),
        (3, {"how": "amend", "do": "line", "text": "W 2h"}, ["amend 3: W 2H"]),
        (
            4,
            {"how": "amend", "do": "answer", "re": "27A@3", "option": "accept", "value": ""},
            ["amend 4: W accept re 27A@3"],
        ),
        (3, {"how": "strike"}, ["strike 3"]),
        (3, {"how": "undo"}, ["undo 2"]),
        (2, {"how": "insert", "do": "line", "text": "E hesitates"}, ["insert 2: E hesitates"]),
        (1, {"how": "insert", "do": "line", "text": "p p"}, ["insert 1: N P", "insert 1: E P"]),
    ],
)
def test_a_step_is_changed(
    client: Client, seq: int, form: Form, said: list[str], script: bool
) -> None:
    path = case(client, STORY)
    status, where, _ = send(client, f"{path}/step/{seq}", {**form, "seen": "4"}, script=script)
    assert (status, where) == (200 if script else 303, path)
    assert log(client, path)[4:] == said


def test_the_page_of_a_step(client: Client) -> None:
    path = case(client, STORY)
    call = client.get(f"{path}/step/3").text
    assert 'value="S 1H"' in call
    assert re.search(r'value="1H" [^>]*aria-pressed="true"', call)
    assert re.search(r'class="bid off" name="call" value="1C"', call)
    answer = client.get(f"{path}/step/4").text
    assert 'name="option" value="accept"' in answer
    assert 'name="option" value="decline"' in answer
    assert 'name="call"' not in answer


@pytest.mark.parametrize("seq", ["0", "5", "99", "x"])
def test_there_is_no_such_step(client: Client, seq: str) -> None:
    path = case(client, STORY)
    assert client.get(f"{path}/step/{seq}").status_code == 404
    assert send(client, f"{path}/step/{seq}", {"how": "strike"})[0] == 404


def test_a_step_taken_out_or_a_correction_has_no_page(client: Client) -> None:
    path = case(client, STORY + "strike 3\n")
    assert client.get(f"{path}/step/2").status_code == 200
    assert client.get(f"{path}/step/3").status_code == 404
    assert client.get(f"{path}/step/5").status_code == 404
    inserted = case(client, TWO + "insert 2: N hesitates\n")
    assert client.get(f"{inserted}/step/3").status_code == 200


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({"how": "amend", "do": "line", "text": "S 2J"}, 422),
        ({"how": "insert", "do": "line", "text": ""}, 422),
        ({"how": "amend", "do": "line", "text": "undo 1"}, 422),
        ({"how": "amend", "do": "line", "text": "2h p"}, 400),
        ({"how": "amend"}, 400),
        ({"how": "burn"}, 400),
    ],
)
def test_a_change_that_cannot_be_read(client: Client, form: Form, status: int) -> None:
    path = case(client, STORY)
    answered, _, page = send(client, f"{path}/step/3", form)
    assert answered == status
    assert len(log(client, path)) == 4
    assert "field-error" in page or 'id="refused"' in page
    if "text" in form and status == 422:
        assert f'value="{form["text"]}"' in page


# ---- Words ----


def test_every_clause_that_a_form_cites_is_in_the_rulebook() -> None:
    source = (WEB / "templates" / "parts" / "happened.html").read_text(encoding="utf-8")
    cited = set(re.findall(r"\('entry-[a-z-]+', '([0-9][^']*)'", source))
    assert len(cited) > 20
    assert [law for law in cited if find_law(law) is None] == []


def test_the_messages_are_those_that_are_asked_for() -> None:
    made = set(split((LOCALES / "en" / "entry.ftl").read_text(encoding="utf-8")))
    texts = [p.read_text(encoding="utf-8") for p in WEB.rglob("*.html")]
    texts += [p.read_text(encoding="utf-8") for p in WEB.rglob("*.py")]
    asked = set(re.findall(r"['\"](entry-[a-z-]+[a-z])['\"]", "".join(texts)))
    asked |= {f"entry-phase-{name}" for name in ("auction", "calls", "play", "score")}
    asked |= {"entry-dash-call", "entry-avoid"}
    assert made == asked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        TWO,
        TWO + "S 1H\n",
        CLOSED,
        STORY,
        DEAL,
        DEAL + "N 4S\nW with\nS P\nE P\nN P\n",
        DEAL + "N 4S\nW with\nS P\nE P\nN P\nW 4\nS 2\nE 2\n",
    ],
)
def test_the_pages_stand_in_every_language(client: Client, text: str, lang: str) -> None:
    path = case(client, text)
    assert client.get(f"{path}/add?lang={lang}").status_code == 200
    for seq in range(1, parse(text).seq + 1):
        assert client.get(f"{path}/step/{seq}?lang={lang}").status_code == 200
