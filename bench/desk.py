"""A desk command over HTTP: from the POST to the fresh fragment, at a real server with SQLite.

The server runs in a process of its own, on one core; what is timed is what a client on the same
machine waits, and how many commands a second four clients get through together.
"""

import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

LOG = "dealer N\nN 1S\nE P\nS 1H\nW attention\n"
SERVER = """
import sys, uvicorn
from biddingbox.web.app import create
from biddingbox.web.settings import Settings
uvicorn.run(create(Settings(sys.argv[1])), port=int(sys.argv[2]), log_level="error")
"""
HEADERS = {"Content-Type": "application/x-www-form-urlencoded", "HX-Request": "true"}


@contextmanager
def server() -> Iterator[int]:
    """A server over a new database; its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "bench.db")
        process = subprocess.Popen([sys.executable, "-c", SERVER, database, str(port)])
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(process.pid, {max(os.sched_getaffinity(0))})
        try:
            _wait(port)
            yield port
        finally:
            process.terminate()
            process.wait()


def _wait(port: int) -> None:
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("the server does not answer")


class Client:
    """One director: cases of his own, told the same story again and again."""

    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", port)
        self.seconds: list[float] = []

    def story(self) -> None:
        """A new case, its question answered, the replacement made, the meaning found."""
        path = self.made()
        self.command(path, 4, do="answer", re="27A@3", option="decline", value="")
        self.command(path, 5, do="answer", re="27B@3", option="call", value="2H")
        self.command(path, 6, do="answer", re="27B1@3", option="artificial", suits="H")
        self.command(path, 7, do="line", text="director rules")

    def made(self) -> str:
        """The path of a new case."""
        body = json.dumps({"log": LOG})
        self.connection.request("POST", "/api/v1/cases", body, {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        return str(json.load(answer)["href"])

    def command(self, path: str, seen: int, **form: str) -> None:
        """One command, timed."""
        body = urlencode({**form, "seen": seen, "once": f"{seen}"})
        begun = time.perf_counter()
        self.connection.request("POST", path, body, HEADERS)
        answer = self.connection.getresponse()
        html = answer.read()
        self.seconds.append(time.perf_counter() - begun)
        if answer.status != 200 or b'id="page"' not in html:
            raise RuntimeError(f"{answer.status} {form}: {html[:300]!r}")


def measure(stories: int = 60, clients: int = 4) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Seconds a command takes, one client alone; and commands a second, second by second, of many.

    The second tuple holds seconds per command over each client's share, for a rate.
    """
    with server() as port:
        warm = Client(port)
        for _ in range(5):
            warm.story()
        alone = Client(port)
        for _ in range(stories):
            alone.story()
        rates = []
        for _ in range(5):
            many = [Client(port) for _ in range(clients)]
            begun = time.perf_counter()
            threads = [
                threading.Thread(target=_stories, args=(c, stories // clients)) for c in many
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            done = sum(len(c.seconds) for c in many)
            rates.append((time.perf_counter() - begun) / done)
    return tuple(alone.seconds), tuple(rates)


def _stories(client: Client, count: int) -> None:
    for _ in range(count):
        client.story()
