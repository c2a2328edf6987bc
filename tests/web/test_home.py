"""The start page: a case by hand, from paper, from a file, an example or a clause; the clauses."""

import asyncio
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from biddingbox.director.gallery import Family, gallery
from biddingbox.events import Opening, encode
from biddingbox.i18n import LANGUAGES, lawbook, messages
from biddingbox.i18n.messages import LOCALES, split
from biddingbox.log import parse
from biddingbox.records.notation import parse_log
from biddingbox.store import Damaged, Store
from biddingbox.web import settings
from biddingbox.web.app import create
from biddingbox.web.home import FILE, RECENT, imported
from biddingbox.web.lawbook import look_up
from biddingbox.web.settings import TEXT, Settings
from biddingbox.web.shown.home import BOOKS, clock
from biddingbox.web.tables import Tables

Client = TestClient[Any]
BRIDGE = {"book": "bridge-1997"}
SCRIPT = {"HX-Request": "true"}


@pytest.fixture(scope="module")
def one() -> Iterator[Client]:
    with TestClient(create(Settings()), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def client(one: Client) -> Client:
    """A browser that has not been here before."""
    one.cookies.clear()
    return one


@pytest.fixture
def fresh() -> Iterator[Client]:
    """A server without cases."""
    with TestClient(create(Settings()), raise_server_exceptions=False) as client:
        yield client


def start(client: Client, **form: str) -> str:
    """The address that a form of the start page leads to."""
    answer = client.post("/cases", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def log_of(client: Client, place: str) -> str:
    """The log of the case that an address is of."""
    return str(client.get(f"{place.removesuffix('/add')}/log.txt").text)


def refused(client: Client, field: str, **form: str) -> str:
    """The page that comes back with an error at this field; no case is made."""
    answer = client.post("/cases", data=BRIDGE | form, follow_redirects=False)
    assert answer.status_code == 422
    assert f'id="wrong-{field}"' in answer.text
    assert re.search(rf'name="{field}"[^>]*aria-invalid="true"', answer.text)
    return str(answer.text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_in_every_language(client: Client, lang: str) -> None:
    page = client.get("/", params={"lang": lang})
    assert page.status_code == 200
    assert messages(lang).text("page-what-happened") in page.text
    assert page.text.count('class="family"') == len(gallery(messages(lang)))
    assert re.findall(r'name="book" value="([^"]+)" checked', page.text) == ["bridge-1997"]
    offered = re.findall(r'type="radio" name="book" value="([^"]+)"', page.text)
    assert offered == ["-".join(book) for book in BOOKS]


def test_a_script_gets_what_changes_alone(client: Client) -> None:
    page = client.get("/", headers=SCRIPT).text
    assert "<html" not in page
    assert '<div id="page">' in page


def test_a_board_gives_dealer_and_vulnerability(client: Client) -> None:
    place = start(client, **BRIDGE, board="7")
    assert place.endswith("/add")
    assert log_of(client, place) == "game bridge 1997\nboard 7\n"


def test_what_is_set_by_hand_stands_in_the_header(client: Client) -> None:
    place = start(client, **BRIDGE, board="", dealer="W", vul="EW")
    assert log_of(client, place) == "game bridge 1997\ndealer W\nvul EW\n"
    assert log_of(client, start(client, **BRIDGE)) == "game bridge 1997\ndealer N\n"


def test_a_deal_of_estimation(client: Client) -> None:
    place = start(client, book="estimation-common", deal="7", carry="2", dealer="E", board="1")
    text = "game estimation common\ndealer E\ndeal 7\ncarry 2\n"
    assert log_of(client, place) == text


def test_the_short_form_leads_to_its_question(client: Client) -> None:
    place = start(client, **BRIDGE, board="2", text="1S P 1H")
    assert not place.endswith("/add")
    assert log_of(client, place) == "game bridge 1997\nboard 2\nE 1S\nS P\nW 1H\n"
    without = start(client, **BRIDGE, board="1", text="1S P 2H")
    assert without.endswith("/add")


def test_the_book_is_remembered(client: Client) -> None:
    answer = client.post("/cases", data={"book": "estimation-law18"}, follow_redirects=False)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("edition=estimation-law18;")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.casefold()
    assert re.findall(r'value="([^"]+)" checked', client.get("/").text) == ["estimation-law18"]


def test_a_cookie_of_no_book_is_not_kept(client: Client) -> None:
    client.cookies.set("edition", '"><script>')
    assert re.findall(r'value="([^"]+)" checked', client.get("/").text) == ["bridge-1997"]


def test_an_error_stands_at_its_field_and_nothing_is_lost(client: Client) -> None:
    page = refused(client, "text", board="9", dealer="S", text='1S P "><b>')
    assert 'name="board"' in page
    assert 'value="9"' in page
    assert '<option value="S" selected>' in page
    assert 'value="1S P &#34;&gt;&lt;b&gt;"' in page
    assert "Column 6" in page


@pytest.mark.parametrize(
    ("field", "form"),
    [
        ("board", {"board": "0"}),
        ("board", {"board": "x"}),
        ("board", {"board": "1000"}),
        ("deal", {"book": "estimation-law18", "deal": "-1"}),
        ("carry", {"book": "estimation-law18", "carry": "2.5"}),
        ("board", {"board": "9" * 5000}),
        ("text", {"text": "1S" + " " * TEXT}),
        ("log", {"log": "N 1S; E P; S 1H; W wavers"}),
        ("log", {"log": "N 1S\n" + "# x\n" * (TEXT // 4)}),
        ("log", {"log": " ", "import": "1"}),
        ("log", {"log": "game bridge 2007\nN 1S"}),
        ("log", {"log": "game estimation law18\nrules opener=last-owner\nN 4S"}),
        ("log", {"log": "N 1S\n---\nN 1S"}),
        ("log", {"log": "N 1S\n" + "undo 0\nundo 1\n" * 101}),
        ("log", {"log": "W accept"}),
    ],
)
def test_what_cannot_be_taken_is_said_at_the_field(
    client: Client, field: str, form: dict[str, str]
) -> None:
    refused(client, field, **form)


def test_a_book_that_is_not_there_is_said(client: Client) -> None:
    assert "bridge 2017" in refused(client, "log", log="game bridge 2007\nN 1S")


def test_a_line_that_cannot_be_read_is_named(client: Client) -> None:
    assert "Line 3: Column 3" in refused(client, "log", log="board 7\nN 1S\nE wavers")


def test_a_form_of_no_page_is_refused(client: Client) -> None:
    assert client.post("/cases", data={"text": "1S"}).status_code == 400
    assert client.post("/cases", data={"example": "no-such"}).status_code == 404
    assert client.post("/cases", data=BRIDGE | {"start": "99Z"}).status_code == 404
    assert client.get("/cases").status_code in (404, 405)


LOG = 'game bridge 1997\nboard 7\nS 1S\nW P\nN 1H\nnote "é ; # \\" <b>"\nE attention\n'


def journal(text: str) -> str:
    log = parse(text)
    return encode(log.opening, log.events).decode()


@pytest.mark.parametrize("data", [LOG, journal(LOG), f"title = 'x'\nlog = '''\n{LOG}'''\n"])
def test_a_log_a_case_and_a_journal_are_read_in(client: Client, data: str) -> None:
    pasted = start(client, **BRIDGE, log=data)
    assert log_of(client, pasted) == LOG
    files = {"file": ("x.bin", data.encode(), "application/octet-stream")}
    answer = client.post("/cases", data=BRIDGE, files=files, follow_redirects=False)
    assert answer.status_code == 303
    assert log_of(client, answer.headers["location"]) == LOG


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe",
        b"N 1S\x00",
        b"{}",
        b'{"schema": 2, "opening": {"kind": "opening"}, "events": []}',
        b'{"schema":1,"opening":{"kind":"opening"},"events":[{"kind":"called","seat":"N","call":"9Z"}]}',
        b'{"schema":1,"opening":{"kind":"opening","facts":[{"key":"deal","value":"1\\nN 1S"}]}}',
        b'{"schema":1,"opening":{"kind":"opening","hands":[{"seat":"N","cards":[""]}]}}',
        b"[" * 50_000,
        b'title = "x"\nlog = ' + b"[" * 5_000,
        b"log = 7",
        b"N 1S\n" + b"# x\n" * (FILE // 4),
        b"# nothing\n",
    ],
)
def test_a_file_that_cannot_be_read_is_said_at_the_field(client: Client, data: bytes) -> None:
    files = {"file": ("<b>.log", data, "text/plain")}
    answer = client.post("/cases", data=BRIDGE, files=files)
    assert answer.status_code == 422
    assert 'id="wrong-file"' in answer.text


def test_a_file_too_large_for_a_request_is_refused(client: Client) -> None:
    files = {"file": ("x.log", b"#" * (settings.RECORDS + 1), "text/plain")}
    assert client.post("/cases", data=BRIDGE, files=files).status_code == 413


def test_as_many_corrections_as_are_allowed_are_read_in() -> None:
    text = "dealer N\nN 1S\n" + "amend 1: N 1H\n" * settings.CORRECTIONS
    assert imported(text, "log").seq == settings.CORRECTIONS + 1


@pytest.mark.parametrize("family", gallery(messages()), ids=lambda family: family.key)
def test_each_example_is_one_press(client: Client, family: Family) -> None:
    page = client.get("/").text
    for example in family.examples:
        assert f'name="example" value="{example.id}"' in page
        place = start(client, example=example.id)
        parsed = parse_log(log_of(client, place))
        assert parsed.opening.game == example.game
        assert place.endswith("/add") is (example.asks == "")


def test_recent_cases_say_what_they_are_about_and_who_is_waited_for(fresh: Client) -> None:
    assert messages().text("page-recent-none") in fresh.get("/").text
    asked = start(fresh, **BRIDGE, text="1S P 1H")
    start(fresh, **BRIDGE, board="5")
    start(fresh, **BRIDGE, text="1S P P P")
    start(fresh, **BRIDGE, log="board 9\nN 1S; E P; S 1H; W decline; S P; W P; N P\nE P")
    page = fresh.get("/").text
    listed = re.findall(r'<li><span><a href="/c/[^"]+">(.*?)</li>', page, re.DOTALL)
    states = [re.findall(r'class="state([^"]*)">([^<]*)', each)[0] for each in listed]
    assert len(listed) == 4
    assert states == [
        (" wait", "back after play"),
        ("", "auction over"),
        ("", "North to call"),
        (" open", "West is asked"),
    ]
    assert f'href="{asked}"' in page
    assert 'aria-label="1 heart"' in listed[-1]
    assert "insufficient" in listed[-1]


def test_no_more_than_so_many_recent_cases(fresh: Client) -> None:
    for _ in range(RECENT + 1):
        start(fresh, **BRIDGE)
    assert fresh.get("/").text.count('<li><span><a href="/c/') == RECENT


def test_a_damaged_case_is_left_out(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = start(client, **BRIDGE, board="5"), start(client, **BRIDGE, board="6")
    get = Tables.get

    async def broken(self: Tables, case: str) -> object:
        if case in bad:
            raise Damaged(case, 1, "it is missing")
        return await get(self, case)

    monkeypatch.setattr(Tables, "get", broken)
    page = client.get("/")
    assert page.status_code == 200
    assert good.removesuffix("/add") in page.text
    assert bad.removesuffix("/add") not in page.text


def test_a_time_is_said_by_the_clock_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    at, later = datetime(2026, 3, 4, 17, 6, tzinfo=UTC), datetime(2026, 3, 9, tzinfo=UTC)
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "America/Sao_Paulo")
        time.tzset()
        said = [clock("2026-03-04T17:06:00Z", messages(lang), at) for lang in LANGUAGES]
        older = clock("2026-03-04T17:06:00Z", messages("en"), later)
    time.tzset()
    assert said == ["14:06", "14:06", "2:06 م"]
    assert older == "4 Mar, 14:06"


@pytest.mark.parametrize(
    ("lang", "words", "law"),
    [
        ("en", "exposed card", "24"),
        ("pt", "carta exposta", "24"),
        ("ar", "كارت مكشوف", "24"),
        ("en", "27b", "27B1(a)"),
        ("en", "risk card not shown", "E18.G3"),
    ],
)
def test_everyday_words_and_numbers_find_clauses(
    client: Client, lang: str, words: str, law: str
) -> None:
    page = client.get("/find", params={"words": words, "lang": lang})
    assert page.status_code == 200
    assert f'<cite class="law">{law}</cite>' in page.text.split('id="found"')[1].split("jump")[0]
    assert f'value="{words}"' in page.text


def test_a_clause_that_was_found_starts_its_case(client: Client) -> None:
    page = client.get("/find", params={"words": "27B2"}).text
    assert '<button class="btn" name="start" value="27B2"' in page
    place = start(client, **BRIDGE, start="27B2")
    assert "game bridge 1997" in log_of(client, place)
    law = start(client, book="estimation-common", start="E18.C2(i)")
    assert "game estimation common" in log_of(client, law)


def test_words_that_find_nothing_say_so_and_stay_text(client: Client) -> None:
    page = client.get("/find", params={"words": "<script>zzzz</script>"}).text
    assert "<script>zzzz" not in page
    assert "&lt;script&gt;" in page
    assert messages().text("page-found-none") in page
    assert 'id="found"' not in client.get("/find").text


def test_a_clause_in_our_words(client: Client) -> None:
    row = next(r for r in lawbook.rows("1997") if r.law == "27B2")
    page = client.get("/law/bridge/1997/27B2")
    assert page.status_code == 200
    assert row.paraphrase in page.text
    assert "<html" in page.text
    assert 'href="/law/bridge/1997/27A"' in page.text
    assert 'name="start" value="27B2"' in page.text
    sheet = client.get("/law/bridge/1997/27B2", headers={"X-Sheet": "1"}).text
    assert "<html" not in sheet
    assert row.paraphrase in sheet
    assert "data-close" in sheet
    assert lawbook.in_language(messages("ar"), row).heading in (
        client.get("/law/bridge/1997/27B2?lang=ar").text
    )


@pytest.mark.parametrize(
    ("game", "edition", "clause", "first"),
    [
        ("bridge", "1997", "25B2(b)(2)", "25B2(b)(2)"),
        ("bridge", "1997", "25b2b2", "25B2(b)(2)"),
        ("bridge", "1997", "27", "27A"),
        ("bridge", "1997", "27A1", "27A"),
        ("bridge", "1997", "28B/29A", "28B"),
        ("estimation", "law18", "E18.C2(i)", "E18.C2(i)"),
        ("estimation", "common", "E18.F(x)", "E18.F"),
    ],
)
def test_the_clause_asked_for_or_the_nearest(
    client: Client, game: str, edition: str, clause: str, first: str
) -> None:
    assert look_up(messages(), game, edition, clause).rows[0].law == first
    assert client.get(f"/law/{game}/{edition}/{clause}").status_code == 200


def test_a_question_of_two_clauses_shows_both() -> None:
    found = look_up(messages(), "bridge", "1997", "28B/29A")
    assert [row.law for row in found.rows] == ["28B", "29A"]


@pytest.mark.parametrize("path", ["bridge/1997/99", "bridge/1997/<b>", "bridge/2017/zz", "go/1/xx"])
def test_an_unknown_clause_names_near_ones(client: Client, path: str) -> None:
    page = client.get(f"/law/{path}")
    assert page.status_code == 404
    assert "<b>" not in page.text.split("</nav>")[1]
    assert "data-law" in page.text


def test_every_clause_has_a_page_and_its_case_can_be_started(client: Client) -> None:
    for game, edition in BOOKS:
        for row in lawbook.rows(edition):
            if row.game == game:
                assert look_up(messages(), game, edition, row.law).rows[0].law == row.law


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_messages_that_are_made_at_run_time_are_there(lang: str) -> None:
    known = split((LOCALES / lang / "pages.ftl").read_text(encoding="utf-8"))
    games = {f"page-game-{game}" for game, _ in BOOKS}
    editions = {f"page-edition-{edition}" for _, edition in BOOKS}
    books = {f"page-book-{game}-{edition}" for game, edition in BOOKS}
    for prefix, wanted in (("game", games), ("edition", editions), ("book", books)):
        made = {name for name in known if name.startswith(f"page-{prefix}-")}
        assert made == wanted


def test_a_case_of_a_book_that_is_not_there_yet_is_left_out(tmp_path: Path) -> None:
    async def stored() -> None:
        store = await Store.open(tmp_path / "cases.db")
        await store.create(Opening("bridge", "2007", dealer="N"))
        await store.close()

    asyncio.run(stored())
    with TestClient(create(Settings(tmp_path / "cases.db"))) as client:
        assert messages().text("page-recent-none") in client.get("/").text
