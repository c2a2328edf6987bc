"""The director's key: who is let in, who is not, and what neither costs nor tells anything."""

import asyncio
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from litestar import Litestar
from litestar.testing import TestClient

from biddingbox.i18n import LANGUAGES
from biddingbox.i18n.messages import LOCALES
from biddingbox.store import Store
from biddingbox.web.app import create
from biddingbox.web.keys import HOURS, MINUTE, WRONG, Keys, fresh
from biddingbox.web.settings import Settings
from tests.web.running import running

Client = TestClient[Litestar]
PACKAGE = LOCALES.parents[1]


def locked(database: str | Path = ":memory:", hosts: tuple[str, ...] = ()) -> Client:
    """A client, not let in, of a locked desk."""
    app = create(Settings(database, hosts, locked=True))
    return TestClient(app, raise_server_exceptions=False)


@pytest.fixture
def client() -> Iterator[Client]:
    with locked() as client:
        yield client


def keys_of(client: Client) -> Keys:
    found: Keys = client.app.state.keyring
    return found


def send(client: Client, key: str, **headers: str) -> httpx.Response:
    answer: httpx.Response = client.post(
        "/key", data={"key": key}, headers=headers, follow_redirects=False
    )
    return answer


PATHS = (
    "/", "/c/x", "/c/x/add", "/nothing/here", "/api", "/schema", "/healthy", "/health/x", "/keys",
    "/key", "/key/", "/key/a/b", "//c/x",
)  # fmt: skip
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")
SHUT = [each for each in product(METHODS, PATHS) if each != ("POST", "/key")]


@pytest.mark.parametrize(("method", "path"), SHUT)
def test_nothing_without_a_session(client: Client, method: str, path: str) -> None:
    answer = client.request(method, f"http://testserver.local{path}")
    assert answer.status_code == 403
    assert answer.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    if method == "GET":
        assert 'name="key"' in answer.text


def test_a_program_gets_a_document(client: Client) -> None:
    answer = client.post("/api/v1/cases", json={})
    assert answer.status_code == 403
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json() | {"detail": ""} == {
        "title": "Forbidden", "status": 403, "detail": "", "key": "locked",
    }  # fmt: skip


def test_what_is_open(client: Client) -> None:
    assert client.get("/health").json()["status"] == "ok"
    assert client.get("/static/desk.css").status_code == 200
    assert client.get("/static/../c/x").status_code == 403
    assert client.get("/static/%2e%2e/c/x").status_code in (403, 404)


def test_the_address_only_asks_and_the_button_spends_the_key(client: Client) -> None:
    announced: list[str] = []
    keys = keys_of(client)
    keys.announce = announced.append
    key = keys.key
    for _ in range(3):
        answer = client.get(f"/key/{key}")
        assert answer.status_code == 200
        assert f'<input type="hidden" name="key" value="{key}">' in answer.text
        assert answer.text.count("<button") == 2  # the other: "Try again", of every page
        assert answer.headers["cache-control"] == "no-store"
    answer = send(client, key)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    [cookie] = answer.headers.get_list("set-cookie")
    assert re.match(r"desk=[\w-]{43};", cookie)
    assert {"HttpOnly", "SameSite=strict", "Path=/", f"Max-Age={HOURS * 3600}"} <= set(
        cookie.split("; ")
    )
    assert client.get("/").status_code == 200
    assert client.get("/nothing/here").status_code == 404
    assert announced == [keys.key]
    assert keys.key != key


def test_a_key_works_once(client: Client) -> None:
    key = keys_of(client).key
    assert send(client, key).status_code == 303
    client.cookies.clear()
    again = send(client, key)
    assert again.status_code == 403
    assert 'role="alert"' in again.text
    assert send(client, keys_of(client).key).status_code == 303


def test_a_device_that_is_in_spends_no_key(client: Client) -> None:
    assert send(client, keys_of(client).key).status_code == 303
    key = keys_of(client).key
    assert send(client, key).headers["location"] == "/"
    assert client.get(f"/key/{key}", follow_redirects=False).headers["location"] == "/"
    assert keys_of(client).key == key


@pytest.mark.parametrize("token", ["", '""', "x", "A" * 43, "é" * 10, "A" * 4000])
def test_a_forged_cookie(client: Client, token: str) -> None:
    send(client, keys_of(client).key)
    client.cookies.clear()
    assert client.get("/", headers={b"Cookie": f"desk={token}".encode()}).status_code == 403


@pytest.mark.parametrize("wrong", ["", " ", "x", "é", "a" * 26, "/key/", "\0"])
def test_a_wrong_key(client: Client, wrong: str) -> None:
    key = keys_of(client).key
    answer = send(client, wrong)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    assert keys_of(client).key == key


def test_a_key_as_it_is_typed() -> None:
    keys = Keys()
    for typed in (
        keys.key.upper(),
        "-".join(re.findall(".{1,4}", keys.key)),
        f" {keys.key[:5]} {keys.key[5:]}\n",
        f"http://192.0.2.7:8765/key/{keys.key}",
    ):
        again = Keys()
        again.key = keys.key
        assert again.take(typed)
        assert again.key != keys.key
    assert not keys.take(keys.key[:-1])


def test_keys_are_long_and_differ() -> None:
    made = {fresh() for _ in range(100)}
    assert len(made) == 100
    assert all(re.fullmatch("[a-z2-7]{26}", key) for key in made)


def test_after_too_many_wrong_keys_no_key_is_looked_at(client: Client) -> None:
    for _ in range(WRONG):
        assert send(client, "wrong").status_code == 403
    answer = send(client, keys_of(client).key)
    assert answer.status_code == 429
    assert answer.headers["retry-after"] == "60"
    assert "Too many wrong keys" in answer.text


def test_wrong_keys_are_counted_for_a_minute_and_by_address() -> None:
    now = [0.0]
    keys = Keys(lambda: now[0])
    for _ in range(WRONG):
        assert not keys.too_many("a")
        keys.wrong("a")
        now[0] += 1
    assert keys.too_many("a")
    assert not keys.too_many("b")
    now[0] = MINUTE - 0.5
    assert keys.too_many("a")
    now[0] = MINUTE + 0.5
    assert not keys.too_many("a")
    now[0] = 3 * MINUTE
    keys.wrong("b")
    assert list(keys._wrong) == ["b"]


class Counted:
    """A store that counts how often it is asked."""

    def __init__(self, *tokens: str) -> None:
        self.tokens = tokens
        self.asked = 0

    async def admitted(self, token: str) -> bool:
        self.asked += 1
        return token in self.tokens


def test_the_store_is_asked_once_a_minute() -> None:
    now = [0.0]
    keys = Keys(lambda: now[0])
    store: Any = Counted("in")

    async def ask(token: str) -> bool:
        return await keys.admitted(token, store)

    assert all(asyncio.run(ask("in")) for _ in range(5))
    assert store.asked == 1
    assert not asyncio.run(ask(""))
    assert store.asked == 1
    assert not any(asyncio.run(ask("out")) for _ in range(2))
    assert store.asked == 3
    store.tokens = ()
    now[0] = MINUTE - 0.1
    assert asyncio.run(ask("in"))
    now[0] = MINUTE
    assert not asyncio.run(ask("in"))


def test_a_session_outlives_the_server(tmp_path: Path) -> None:
    path = tmp_path / "desk.db"
    with locked(path) as client:
        token = send(client, keys_of(client).key).cookies["desk"]
    assert token.encode() not in b"".join(each.read_bytes() for each in tmp_path.iterdir())
    with locked(path) as client:
        assert client.get("/").status_code == 403
        assert client.get("/", headers={"Cookie": f"desk={token}"}).status_code == 200


def test_a_session_ends(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lapsed(self: Store, token: str) -> bool:
        return False

    monkeypatch.setattr(Store, "admitted", lapsed)
    assert send(client, keys_of(client).key).status_code == 303
    assert client.get("/").status_code == 403


def test_another_site_cannot_send_a_key(client: Client) -> None:
    key = keys_of(client).key
    assert send(client, key, Origin="http://evil.example").status_code == 403
    assert send(client, key, **{"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert keys_of(client).key == key
    assert client.get(f"/key/{key}").headers["referrer-policy"] == "same-origin"


def test_a_foreign_name_is_not_answered_though_it_has_the_key() -> None:
    with locked(hosts=("testserver.local",)) as client:
        key = keys_of(client).key
        assert send(client, key, Host="evil.example").status_code == 400
        assert send(client, key).status_code == 303
        assert client.get("/", headers={"Host": "evil.example"}).status_code == 400


def test_an_unlocked_desk_knows_no_keys() -> None:
    with TestClient(create(Settings())) as client:
        assert client.get("/key/abc").status_code == 404
        assert client.get("/").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks(client: Client, lang: str) -> None:
    for path in ("/", "/key/abc"):
        answer = client.get(path, headers={"Accept-Language": lang})
        assert f'<html lang="{lang}"' in answer.text
        assert f'href="{path}?lang=' in answer.text


def test_two_devices_and_nothing_of_them_in_the_log(tmp_path: Path) -> None:
    with running(tmp_path, "--lan", "--host", "127.0.0.1", "--db", ":memory:") as server:
        first = server.address()
        address, key = first.split("/key/")
        with httpx.Client(follow_redirects=True) as phone, httpx.Client() as stranger:
            assert phone.get(address).status_code == 403
            assert phone.get(first).status_code == 200
            assert phone.post(f"{address}/key", data={"key": key}).status_code == 200
            assert phone.get(address).status_code == 200
            assert stranger.get(address).status_code == 403
            assert stranger.post(f"{address}/key", data={"key": key}).status_code == 403
            second = server.address(2)
            assert second.startswith(f"{address}/key/")
            assert second != first
            spent = second.split("/key/")[1]
            assert stranger.post(f"{address}/key", data={"key": spent}).status_code == 303
            assert stranger.get(address).status_code == 200
            tokens = [phone.cookies["desk"], stranger.cookies["desk"]]
        assert "A device has been let in" in server.out
        assert server.stop()[0] == 0
        assert len(server.err.splitlines()) >= 8
        assert [s for s in (key, spent, *tokens, "127.0.0.1") if s in server.err] == []


def test_every_message_of_the_server_is_used() -> None:
    files = ("cli/serve.py", "web/keys.py", "web/templates/key.html")
    source = "".join((PACKAGE / name).read_text(encoding="utf-8") for name in files)
    used = set(
        re.findall(r"""["']((?:serve|cli-help-serve|cli-examples-serve)[a-z-]*)["']""", source)
    )
    text = (LOCALES / "en" / "serve.ftl").read_text(encoding="utf-8")
    ids = {e.id.name for e in FluentParser().parse(text).body if isinstance(e, ftl.Message)}
    assert used - {"serve"} == ids
