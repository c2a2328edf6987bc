"""The desk: its pages and commands, what a browser is told, and what is not taken from it."""

import re
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from biddingbox.i18n import LANGUAGES
from biddingbox.web.app import create
from biddingbox.web.settings import BODY, Settings
from tests.director.logs import logs

Client = TestClient[Litestar]
STORY = "dealer N\nN 1S\nE P\nS 1H\nW attention\n"
SCRIPT = {"HX-Request": "true"}


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(create(Settings()), raise_server_exceptions=False) as client:
        yield client


def case(client: Client, log: str = STORY) -> str:
    """The path of a new case."""
    made = client.post("/api/v1/cases", json={"log": log})
    assert made.status_code == 201, made.text
    return str(made.json()["href"])


def decline(seen: int = 4, once: str = "one", **more: str) -> dict[str, str]:
    """The form of the card "Decline"."""
    form = {"do": "answer", "re": "27A@3", "option": "decline", "value": ""}
    return form | {"seen": str(seen), "once": once} | more


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "West, do you accept"),
        ("pt", "Oeste"),
        ("ar", "غرب"),
    ],
)
def test_the_desk_asks_says_and_shows(client: Client, lang: str, said: str) -> None:
    answer = client.get(f"{case(client)}?lang={lang}")
    assert answer.status_code == 200
    assert f'<html lang="{lang}" dir="{"rtl" if lang == "ar" else "ltr"}">' in answer.text
    assert said in answer.text
    assert answer.text.count('class="option-name"') == 2
    assert 'class="irregular"' in answer.text
    client.cookies.clear()


def test_an_answer_without_a_script_leads_back_to_the_desk(client: Client) -> None:
    path = case(client)
    answer = client.post(path, data=decline(), follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, path)
    assert "27B" in client.get(path).text


def test_an_answer_by_script_is_answered_by_the_fragment(client: Client) -> None:
    path = case(client)
    answer = client.post(path, data=decline(), headers=SCRIPT)
    assert answer.status_code == 200
    assert answer.headers["hx-push-url"] == path
    assert "<html" not in answer.text
    assert '<div id="page">' in answer.text
    assert answer.text.count('data-call="') == 38


def test_a_command_that_saw_an_older_table_is_refused_and_the_table_shown(client: Client) -> None:
    path = case(client)
    client.post(path, data=decline(once="first"), headers=SCRIPT)
    late = client.post(path, data=decline(once="second"), headers=SCRIPT)
    assert late.status_code == 409
    assert "The table has moved on" in late.text
    assert client.get(f"/api/v1/cases/{path[3:]}").json()["seq"] == 5


def test_a_command_sent_twice_is_done_once(client: Client) -> None:
    path = case(client)
    first = client.post(path, data=decline(), headers=SCRIPT)
    second = client.post(path, data=decline(), headers=SCRIPT)
    assert (first.status_code, second.status_code) == (200, 200)
    assert client.get(f"/api/v1/cases/{path[3:]}").json()["seq"] == 5


def test_who_is_not_asked_is_refused_with_the_clause(client: Client) -> None:
    path = case(client)
    answer = client.post(
        path, data={"do": "line", "text": "E decline", "seen": "4", "once": "x"}, headers=SCRIPT
    )
    assert answer.status_code == 409
    assert "27A" in answer.text
    assert "E decline" in answer.text


def test_a_line_that_cannot_be_read_is_refused_with_its_place(client: Client) -> None:
    path = case(client)
    answer = client.post(
        path, data={"do": "line", "text": "W 2J", "seen": "4", "once": "x"}, headers=SCRIPT
    )
    assert answer.status_code == 422
    assert "Column 3" in answer.text


@pytest.mark.parametrize(
    "form", [{}, {"do": "fly"}, {"do": "answer"}, {"do": "line", "text": "a\nb"}]
)
def test_a_form_that_is_not_ours_is_refused(client: Client, form: dict[str, str]) -> None:
    assert client.post(case(client), data=form, headers=SCRIPT).status_code == 400


def test_a_step_back_and_forward_again(client: Client) -> None:
    path = case(client)
    client.post(path, data=decline(), headers=SCRIPT)
    back = client.post(
        path, data={"do": "line", "text": "undo 4", "seen": "5", "once": "b"}, headers=SCRIPT
    )
    assert 'value="undo 3"' in back.text
    assert 'value="undo 5"' in back.text
    assert 'class="undone"' in back.text


@pytest.mark.slow
def test_every_case_has_its_pages(client: Client) -> None:
    """Each log of the case files, on every page of a case; the languages in turn."""
    faults = []
    for n, (name, log) in enumerate(logs()):
        path, lang = case(client, log.text()), LANGUAGES[n % 3]
        for tail in ("", "/add", "/chart", "/sheet", "/editions"):
            if tail == "/editions" and log.opening.game != "bridge":
                continue
            answer = client.get(f"{path}{tail}?lang={lang}")
            if answer.status_code != 200:
                faults.append(f"{name}{tail} {lang}: {answer.status_code}")
    client.cookies.clear()
    assert faults == []


# ---- Languages ----


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("pt-BR,pt;q=0.9,en;q=0.5", "pt"),
        ("de, ar;q=0.8, en;q=0.7", "ar"),
        ("de", "en"),
        ("en;q=0, pt;q=0.1", "pt"),
        ("pt;q=x, ar", "ar"),
        ("", "en"),
    ],
)
def test_the_language_a_browser_accepts(client: Client, header: str, lang: str) -> None:
    answer = client.get(case(client), headers={"Accept-Language": header})
    assert f'<html lang="{lang}"' in answer.text


def test_the_language_of_the_address_is_kept_in_a_cookie(client: Client) -> None:
    path = case(client)
    assert '<html lang="pt"' in client.get(f"{path}?lang=pt").text
    assert '<html lang="pt"' in client.get(path, headers={"Accept-Language": "ar"}).text
    client.cookies.clear()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_switch_of_languages_keeps_the_case_open(client: Client, lang: str) -> None:
    path = case(client)
    others = re.findall(rf'href="{re.escape(path)}\?lang=(\w+)"', client.get(path).text)
    assert sorted([*others, "en"]) == sorted(LANGUAGES)


# ---- What a browser is told, and what is not taken from it ----


def test_every_answer_has_the_policy(client: Client) -> None:
    for path in (case(client), "/c/none", "/static/desk.css", "/api/v1/cases/none"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_no_page_has_anything_inline(client: Client) -> None:
    html = client.get(case(client)).text
    assert not re.search(r"<script(?![^>]*\bsrc=)", html)
    assert not re.search(r"<[^>]+\s(?:style|on\w+)=", html)
    assert "<style" not in html
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', html)


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
    ],
)
def test_a_form_of_another_site_is_refused(client: Client, headers: dict[str, str]) -> None:
    path = case(client)
    assert client.post(path, data=decline(), headers=SCRIPT | headers).status_code == 403
    assert client.get(f"/api/v1/cases/{path[3:]}").json()["seq"] == 4


@pytest.mark.parametrize(
    "headers",
    [{"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://testserver.local"}, {}],
)
def test_a_form_of_ours_is_taken(client: Client, headers: dict[str, str]) -> None:
    assert client.post(case(client), data=decline(), headers=SCRIPT | headers).status_code == 200


def test_a_body_over_a_megabyte_is_refused(client: Client) -> None:
    path = case(client)
    for answer in (
        client.post(path, data={"do": "line", "text": "n" * BODY}, headers=SCRIPT),
        client.post("/api/v1/cases", json={"log": "n" * BODY}),
    ):
        assert answer.status_code == 413
    assert client.get(f"/api/v1/cases/{path[3:]}").json()["seq"] == 4


def test_a_text_over_ten_thousand_characters_is_refused(client: Client) -> None:
    path = case(client)
    form = {"do": "line", "text": f'note "{"n" * 10_001}"', "seen": "4", "once": "x"}
    assert client.post(path, data=form, headers=SCRIPT).status_code == 400


def test_what_a_person_writes_is_escaped(client: Client) -> None:
    path = case(client)
    evil = "<script>alert(1)</script><img src=x onerror=a>"
    client.post(
        path, data={"do": "line", "text": f'W says "{evil}"', "seen": "4", "once": "x"},
        headers=SCRIPT,
    )  # fmt: skip
    html = client.get(path).text
    assert "&lt;script&gt;alert(1)" in html
    assert "<img src=x" not in html


def test_a_host_that_is_not_ours_is_refused() -> None:
    with TestClient(create(Settings(hosts=("desk.test",)))) as client:
        assert client.get("/health", headers={"Host": "evil.example"}).status_code == 400


def test_a_full_log_says_so(client: Client) -> None:
    path = case(client, "dealer N\n" + 'note "n"\n' * 2000)
    form = {"do": "line", "text": "N P", "seen": "2000", "once": "x"}
    answer = client.post(path, data=form, headers=SCRIPT)
    assert answer.status_code == 409
    assert "2000" in answer.text


def test_errors_are_pages_of_the_language(client: Client) -> None:
    answer = client.get("/c/none?lang=pt")
    assert answer.status_code == 404
    assert "Esse caso não existe" in answer.text
    client.cookies.clear()
    assert client.get("/nothing").status_code == 404
