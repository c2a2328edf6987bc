"""The server: where it listens, whom it answers, what it logs, how it ends."""

import asyncio
import io
import json
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import pytest

from biddingbox.web import logs, serving
from tests.web.running import Server, refused, running

LOG = "dealer N\nN 1S\nE P\nS 1H\nW attention\n"


def made(address: str) -> str:
    """The address of a new case."""
    answer = httpx.post(f"{address}/api/v1/cases", json={"log": LOG})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["href"])


def test_it_serves_keeps_and_ends(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        address = server.address()
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{address}/health").json()["status"] == "ok"
        case = made(address)
        code, seconds = server.stop()
        assert (code, seconds < 5) == (0, True)
        assert "Traceback" not in server.err
    assert (tmp_path / "biddingbox" / "desk.db").is_file()
    assert (tmp_path / "biddingbox").stat().st_mode & 0o077 == 0
    with running(tmp_path) as server:
        assert httpx.get(server.address() + case).status_code == 200
        assert server.stop(signal.SIGINT)[0] == 0
        assert "Traceback" not in server.err
        assert "Aborted" not in server.err


def test_it_ends_in_time_though_a_browser_is_in_the_middle_of_something(tmp_path: Path) -> None:
    with running(tmp_path, "--db", ":memory:") as server:
        url = httpx.URL(server.address())
        assert "in memory" in server.out
        with (
            httpx.Client() as idle,
            socket.create_connection((url.host, url.port or 0)) as halfway,
        ):
            assert idle.get(f"{url}/health").status_code == 200
            head = f"POST /api/v1/cases HTTP/1.1\r\nHost: {url.netloc.decode()}\r\n"
            halfway.sendall(head.encode() + b"Content-Length: 1000\r\n\r\n{")
            idle.get(f"{url}/health")
            code, seconds = server.stop()
            answer = halfway.recv(1000)
        assert (code, seconds < 5) == (0, True)
        assert answer.startswith(b"HTTP/1.1 503")
        assert "Traceback" not in server.err


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("serve"), "--db", ":memory:", "--quiet") as server:
        server.address()
        yield server


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:{port}", 200),
        ("localhost:{port}", 200),
        ("[::1]:{port}", 200),
        ("localhost", 200),
        ("localhost:1", 400),
        ("evil.example", 400),
        ("evil.example:{port}", 400),
        ("127.0.0.1.evil.example:{port}", 400),
        ("", 400),
    ],
)
def test_a_name_that_is_not_ours_is_not_answered(server: Server, host: str, status: int) -> None:
    headers = {"Host": host.format(port=httpx.URL(server.address()).port)}
    assert httpx.get(f"{server.address()}/health", headers=headers).status_code == status


def test_quiet_logs_no_requests(server: Server) -> None:
    assert httpx.get(f"{server.address()}/health").status_code == 200
    assert server.err == ""


def test_the_log_is_json_and_keeps_no_secrets(tmp_path: Path) -> None:
    with running(tmp_path, "--db", str(tmp_path / "x.db")) as server:
        case = made(server.address())
        secret = case.rsplit("/", 1)[-1]
        httpx.get(f"{server.address()}{case}?words=private")
        httpx.get(f"{server.address()}/key/abcdefghijklmnopqrstuvwxyz")
        httpx.post(f"{server.address()}{case}", data={"do": "line", "text": 'note "private"'})
        server.stop()
        lines = [json.loads(line) for line in server.err.splitlines()]
        assert secret not in server.err
        assert "private" not in server.err
        assert "abcdef" not in server.err
        assert "127.0.0.1" not in server.err
    assert [(line["method"], line["path"], line["status"]) for line in lines] == [
        ("POST", "/api/v1/cases", 201),
        ("GET", f"/c/{secret[:6]}…", 200),
        ("GET", "/key/…", 404),
        ("POST", f"/c/{secret[:6]}…", 303),
    ]
    assert all(line["ms"] >= 0 and line["time"].endswith("Z") for line in lines)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear director, " * 100, encoding="utf-8")
    code, out, err = refused(tmp_path, "--port", "0", "--db", str(path))
    assert (code, out) == (2, "")
    assert err == f"biddingbox: The cases cannot be kept in {path}: file is not a database\n"


def test_the_names_of_a_machine_in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Desk.club.example")
    monkeypatch.setattr(serving, "_outward", lambda: ("198.51.100.7",))
    monkeypatch.setattr(serving, "_named", lambda: ("203.0.113.9",))
    with serving.bind("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        assert serving.reached(listening) == ("198.51.100.7",)
        names = serving.hosts(listening, "0.0.0.0")
        monkeypatch.setattr(serving, "_outward", lambda: ())
        assert serving.reached(listening) == ("203.0.113.9",)
    expected = {
        "127.0.0.1", "localhost", "[::1]", "198.51.100.7", "203.0.113.9", "desk.club.example",
        "desk.local",
    }  # fmt: skip
    assert set(names) == {f"{name}{end}" for name in expected for end in ("", f":{port}")}
    with serving.bind("127.0.0.1", 0) as listening:
        assert "desk.local" not in serving.hosts(listening, "127.0.0.1")
        assert serving.reached(listening) == ("127.0.0.1",)


def test_finding_an_address_sends_nothing_and_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    monkeypatch.setattr(serving, "_NOWHERE", ("255.255.255.255", 9))  # refused by the system
    assert serving._outward() == ()
    assert serving._named() == ()


def test_where_the_cases_lie(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert serving.database() == tmp_path / "biddingbox" / "desk.db"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert serving.database() == tmp_path / ".local" / "share" / "biddingbox" / "desk.db"


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/", "/"),
        ("/c/AbCdEf0123456789_-AbCd", "/c/AbCdEf…"),
        ("/c/AbCdEf0123456789_-AbCd.log", "/c/AbCdEf….log"),
        ("/key/AbCdEf0123456789AbCd", "/key/…"),
        ("/Key/a/b", "/key/…"),
        ("//key/a", "/key/…"),
        ("/law/bridge-1997/27B1(b)", "/law/bridge-1997/27B1(b)"),
        ("/a\nb\x1b[0m", "/a%0Ab%1B%5B0m"),
        ("/" + "a/" * 500, "/" + "a/" * 99 + "a"),
    ],
)
def test_what_is_kept_of_a_path(path: str, kept: str) -> None:
    assert logs.shortened(path) == kept


@pytest.mark.parametrize("readable", [True, False])
def test_a_fault_has_its_trace_and_no_values(readable: bool) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.formatter(readable=readable))
    logger = logging.Logger("fault")
    logger.addHandler(handler)
    form = {"text": "private"}
    try:
        raise RuntimeError("broken")
    except RuntimeError:
        logger.exception("unforeseen")
    logger.info("request", extra={"status": 200, "form": form})
    text = stream.getvalue()
    assert "test_a_fault_has_its_trace" in text
    assert "RuntimeError: broken" in text
    assert "private" not in text
    if not readable:
        fault, request = map(json.loads, text.splitlines())
        assert (fault["event"], fault["level"]) == ("unforeseen", "error")
        assert (request["event"], request["status"]) == ("request", 200)


def test_a_status_is_a_number(caplog: pytest.LogCaptureFixture) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": HTTPStatus.OK, "headers": []})

    async def nothing(*_: Any) -> Any:
        return {}

    scope: Any = {"type": "http", "method": "GET", "path": "/"}
    with caplog.at_level(logging.INFO, logs.requests.name):
        asyncio.run(logs.Requests(app)(scope, nothing, nothing))
    assert [repr(vars(record)["status"]) for record in caplog.records] == ["200"]
