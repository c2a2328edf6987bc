"""``biddingbox serve`` as it is typed: what it refuses in a sentence, what it shows."""

import re
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from click.testing import CliRunner, Result

from biddingbox.cli import main
from biddingbox.cli.base import Failure
from biddingbox.cli.serve import code, invitation, listen, made
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.web import serving

#: The modules of a code in half blocks: the upper and the lower, black is 1.
MODULES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["serve", *args], catch_exceptions=False)


@pytest.fixture(autouse=True)
def _never_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is to be refused does not run for ever if it is not."""

    def run(*_: object) -> None:
        raise AssertionError("it runs")

    monkeypatch.setattr(serving, "run", run)


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens at."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help(lang: str) -> None:
    result = run("--help", "--lang", lang)
    assert result.exit_code == 0
    assert "biddingbox serve --lan\n" in result.output
    assert messages(lang).text("cli-help-serve-quiet").split()[0] in result.output


@pytest.mark.parametrize("name", ["uvicorn", "litestar", "structlog"])
def test_what_is_not_installed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    ours = [each for each in sys.modules if each.startswith("biddingbox.web")]
    for each in ours:
        monkeypatch.delitem(sys.modules, each)
    monkeypatch.delattr("biddingbox.web", raising=False)
    monkeypatch.setitem(sys.modules, name, None)
    result = run("--db", ":memory:")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        f"biddingbox: The desk needs {name}, which is not installed. "
        'Install it with: pip install "biddingbox[web]"\n'
    )


def test_a_port_that_is_taken(taken: int) -> None:
    result = run("--port", str(taken), "--db", ":memory:")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"biddingbox: Port {taken} of 127.0.0.1 is taken")
    assert result.stderr.count("\n") == 1


def test_without_a_port_another_one_is_found(monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    monkeypatch.setattr(serving, "PORT", taken)
    with listen(messages(), "127.0.0.1", None) as found:
        assert found.getsockname()[1] not in (0, taken)
    with pytest.raises(Failure):
        listen(messages(), "127.0.0.1", taken)


def test_a_host_that_is_not_there() -> None:
    result = run("--host", "203.0.113.1", "--port", "0", "--db", ":memory:")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("biddingbox: Nothing can be served at 203.0.113.1, port 0: ")


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_no_other_machine_without_a_key(host: str) -> None:
    result = run("--host", host, "--port", "0", "--db", ":memory:")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"biddingbox: Other machines can reach {host}.")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Failure, match=r"cannot be kept in .*/file/below/desk\.db: Not a directory"):
        made(messages(), tmp_path / "file" / "below" / "desk.db")


def test_the_code_can_be_read_on_any_ground() -> None:
    text = "http://192.0.2.7:8765/key/abcdefghijklmnopqrstuvwxyz"
    rows: list[list[int]] = []
    for line in code(text).splitlines():
        drawn = re.fullmatch(r"\x1b\[38;5;16;48;5;231m([ ▀▄█]+)\x1b\[0m", line)
        assert drawn is not None
        upper, lower = zip(*(MODULES[each] for each in drawn[1]), strict=True)
        rows += [list(upper), list(lower)]
    wide = len(rows[0])
    expected = [list(row) for row in segno.make(text, micro=False, error="m").matrix_iter(border=4)]
    assert rows[:wide] == expected
    assert rows[wide:] in ([], [[0] * wide])
    assert all(not any(row) for row in rows[:4])
    assert all(not any(row[:4] + row[-4:]) for row in rows)
    assert max(map(len, code(text).splitlines())) < 80


@pytest.mark.parametrize("terminal", [True, False])
def test_an_invitation(monkeypatch: pytest.MonkeyPatch, terminal: bool) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    key = "abcdefghijklmnopqrstuvwxyz"
    with serving.bind("127.0.0.1", 0) as listening:
        said = invitation(messages(), listening, key)
        address = serving.url("127.0.0.1", listening, f"/key/{key}")
    assert f"\n  {address}\n" in said
    assert "type the key abcd-efgh-ijkl-mnop-qrst-uvwx-yz\n" in said
    assert ("▀" in said) is terminal
