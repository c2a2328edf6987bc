"""The chart, the ruling sheet and the exports of a case; what users wrote stays text."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from biddingbox.director.gallery import gallery
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.log import parse
from biddingbox.web.app import create
from biddingbox.web.home import imported
from biddingbox.web.papers import called_at, file_name
from biddingbox.web.settings import Settings
from biddingbox.web.tables import Case

Client = TestClient[Any]
ASKED = "board 1\nN 1S\nE P\nS 1H\n"
RULED = f"{ASKED}W attention\nW decline\nS P\ndirector natural\n"
HOSTILE = "<script>alert(1)</script> <img src=x onerror=alert(1)> \u202e \u2067 " + "w" * 400


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(create(Settings()), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(autouse=True)
def _english(client: Client) -> None:
    client.cookies.clear()


def case(client: Client, log: str) -> str:
    """The path of a new case of a log."""
    form = {"book": "bridge-1997", "log": log}
    answer = client.post("/cases", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removesuffix("/add")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_chart_of_the_open_question(client: Client, lang: str) -> None:
    path = case(client, ASKED)
    page = client.get(f"{path}/chart", params={"lang": lang})
    assert page.status_code == 200
    assert '<svg class="wide"' in page.text
    assert '<svg class="narrow"' in page.text
    assert f'href="{path}#answer"' in page.text
    assert f'href="{path}/chart" aria-current="page"' in page.text
    assert messages(lang).text("page-ahead") in page.text


def test_without_a_question_the_chart_says_so_and_what_was_ruled(client: Client) -> None:
    page = client.get(f"{case(client, RULED)}/chart").text
    assert "<figure" not in page
    assert messages().text("page-chart-none") in page
    assert 'class="rulings"' in page
    assert 'class="steps"' in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_says_it_all(client: Client, lang: str) -> None:
    path, m = case(client, RULED), messages(lang)
    page = client.get(f"{path}/sheet", params={"lang": lang})
    assert page.status_code == 200
    assert '<body class="sheet-page"' in page.text
    for name in ("page-facts", "page-ruling", "page-binds", "page-after-play", "page-appeal"):
        assert m.text(name) in page.text
    for law in ("27B2", "26A2", "23", "92"):
        assert f'<cite class="law">{law}</cite>' in page.text
    assert f"http://testserver.local{path}</code>" in page.text
    assert "data-print" in page.text
    assert "<span>director natural</span>" in page.text
    assert page.text.count('<div class="signs"><div>') == 1


def test_the_sheet_of_an_open_case_says_what_is_open(client: Client) -> None:
    page = client.get(f"{case(client, ASKED)}/sheet").text
    assert messages().text("page-still-open") in page
    new = client.get(f"{case(client, 'game bridge 1997')}/sheet")
    assert new.status_code == 200
    assert messages().text("page-nothing-ruled") in new.text


def test_a_sheet_of_estimation_has_four_to_sign_and_no_appeal_of_bridge(client: Client) -> None:
    path = case(client, "game estimation law18\ndeal 7\nN 4S; W 4D")
    page = client.get(f"{path}/sheet").text
    signs = page.split('class="signs five">')[1].split("<footer")[0]
    assert signs.count("<div>") == 5
    assert ">92<" not in page


def test_when_the_director_was_called() -> None:
    times = tuple(f"2026-03-04T14:0{i}:00Z" for i in range(8))
    log = parse(RULED)
    assert called_at(Case("x", log, times)) == times[4]
    assert called_at(Case("x", parse(ASKED), times)) == times[1]
    assert called_at(Case("x", parse("board 1"), times)) == times[0]


EXPORTS = (("log.txt", "text/plain"), ("case.toml", "application/toml"),
           ("case.json", "application/json"))  # fmt: skip
LOGS = {
    "ruled": RULED,
    "note": f"{RULED}note \"{HOSTILE} \\\" \\\\ ''' \\u000b é\"\n",
    "corrected": f'{RULED}amend 3: S P\nundo 7\ninsert 2: E says "x"\nstrike 1\n',
    "estimation": "game estimation common\ndealer W\ndeal 3\ncarry 2\nW 4S; S with; E P; N P\n",
    "hands": "dealer N\nvul EW\nhand N AKQ2.T98.T98.T98\nearlier N 1H\nN 1S\n",
}


@pytest.mark.parametrize(("name", "kind"), EXPORTS)
@pytest.mark.parametrize("log", LOGS.values(), ids=LOGS)
def test_what_is_exported_comes_back_the_same(
    client: Client, name: str, kind: str, log: str
) -> None:
    path = case(client, log)
    export = client.get(f"{path}/{name}")
    assert export.status_code == 200
    assert export.headers["content-type"].startswith(kind)
    disposition = export.headers["content-disposition"]
    assert re.fullmatch(r'attachment; filename="[A-Za-z0-9_-]+\.(txt|toml|json)"', disposition)
    again, first = imported(export.text, "log"), parse(log)
    assert (again.opening, again.events) == (first.opening, first.events)
    files = {"file": ("x", export.content, "text/plain")}
    form = {"book": "bridge-1997", "import": "1"}
    answer = client.post("/cases", data=form, files=files, follow_redirects=False)
    place = answer.headers["location"].removesuffix("/add")
    assert client.get(f"{place}/log.txt").text == first.text()


def test_every_example_comes_back_from_each_export(client: Client) -> None:
    for family in gallery(messages()):
        for example in family.examples:
            path = case(client, example.log)
            for name, _ in EXPORTS:
                text = client.get(f"{path}/{name}").text
                assert imported(text, "log").text() == parse(example.log).text()


def test_files_have_plain_names() -> None:
    times = ("2026-03-04T14:00:00Z",) * 9
    assert file_name(Case("AbCdEfGhIj", parse(ASKED), times)) == "board-1-AbCdEfGh"
    deal = parse("game estimation law18\ndeal 7\nN 4S")
    assert file_name(Case("AbCdEfGhIj", deal, times)) == "deal-7-AbCdEfGh"
    assert file_name(Case("AbCdEfGhIj", parse("N 1S"), times)) == "case-AbCdEfGh"


@pytest.mark.parametrize("page", ["", "/chart", "/sheet"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hostile_note_stays_text(client: Client, page: str, lang: str) -> None:
    log = f'{RULED}note "{HOSTILE}"\nE says "{HOSTILE}"\nW explains N "{HOSTILE}"\n'
    text = client.get(f"{case(client, log)}{page}", params={"lang": lang}).text
    assert "<script>alert" not in text
    assert "<img src=x" not in text
    assert "&lt;script&gt;alert(1)" in text


@pytest.mark.parametrize("page", ["chart", "sheet", "log.txt", "case.toml", "case.json"])
def test_a_case_that_is_not_there(client: Client, page: str) -> None:
    assert client.get(f"/c/no-such-case/{page}").status_code == 404
