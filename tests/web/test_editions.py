"""A case beside the other edition: the page, the case of its own, the API."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from markupsafe import escape

from biddingbox.i18n import LANGUAGES, messages
from biddingbox.web.app import create
from biddingbox.web.settings import Settings

Client = TestClient[Any]
BOUND = "dealer N\nS 1H\nW decline\n"
FORKED = "dealer N\nN 1C\nE P\nS P\nS changes to 1H\ndirector inadvertent\n"


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
def test_both_columns(client: Client, lang: str) -> None:
    m = messages(lang)
    page = client.get(f"{case(client, BOUND)}/editions", params={"lang": lang})
    assert page.status_code == 200
    own, there = page.text.split('<section class="edition"')[1:]
    assert str(escape(m.text("editions-own"))) in own
    assert m.text("editions-other") in there
    for column, edition in ((own, "1997"), (there, "2017")):
        assert m.text("editions-laws", edition=edition) in column
        assert column.count('<table class="diagram">') == 1
        assert f"/law/bridge/{edition}/31B" in column
        assert 'class="differs-mark"' in column


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fork(client: Client, lang: str) -> None:
    m = messages(lang)
    page = client.get(f"{case(client, FORKED)}/editions", params={"lang": lang}).text
    own, there = page.split('<section class="edition"')[1:]
    assert m.text("editions-parts") in there
    assert m.text("editions-proposed-here") in there
    assert m.text("editions-parts") not in own


def test_the_desk_leads_to_it_for_bridge_alone(client: Client) -> None:
    path = case(client, BOUND)
    desk = client.get(path).text
    assert f'href="{path}/editions"' in desk
    assert "Beside 2017" in desk
    assert "Beside 1997" in client.get(case(client, f"game bridge 2017\n{BOUND}")).text
    estimation = case(client, "game estimation law18\nN 4S")
    assert "/editions" not in client.get(estimation).text
    assert client.get(f"{estimation}/editions").status_code == 404
    assert client.post(f"{estimation}/editions").status_code == 404
    assert client.get("/c/no-such-case/editions").status_code == 404


def test_it_opens_as_a_case_of_its_own(client: Client) -> None:
    path = case(client, FORKED)
    before = client.get(f"{path}/log.txt").text
    answer = client.post(f"{path}/editions", follow_redirects=False)
    assert answer.status_code == 303
    new = str(answer.headers["location"])
    assert new != path
    log = client.get(f"{new}/log.txt").text
    assert log.startswith("game bridge 2017\n")
    assert log.splitlines()[-1] == "S changes to 1H"
    assert client.get(f"{path}/log.txt").text == before


def test_the_api(client: Client) -> None:
    path = "/api/v1" + case(client, FORKED).replace("/c/", "/cases/")
    data = client.get(f"{path}/beside", params={"edition": "2017"}).json()
    assert list(data["editions"]) == ["1997", "2017"]
    assert data["editions"]["2017"]["forks_at"] == 5
    assert data["editions"]["2017"]["tree"]["branches"]
    same = client.get(f"{path}/beside", params={"edition": "1997"}).json()
    assert list(same["editions"]) == ["1997"]
    for params in ({"edition": "2007"}, {}):
        wrong = client.get(f"{path}/beside", params=params)
        assert wrong.status_code == 400
        assert wrong.headers["content-type"].startswith("application/problem+json")
