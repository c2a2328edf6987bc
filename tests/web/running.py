"""A server as it is started by hand: ``biddingbox serve`` in a process of its own."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ADDRESS: Final = re.compile(r"^ +(http://\S+)$", re.MULTILINE)
#: Seconds that a start may take on a busy machine.
PATIENCE: Final = 60.0


class Server:
    """A server that runs, with what it has said so far."""

    def __init__(self, process: subprocess.Popen[bytes], out: Path, err: Path) -> None:
        self.process = process
        self._out = out
        self._err = err

    @property
    def out(self) -> str:
        """What the terminal shows."""
        return self._out.read_text(encoding="utf-8")

    @property
    def err(self) -> str:
        """The log."""
        return self._err.read_text(encoding="utf-8")

    def address(self, number: int = 1) -> str:
        """The address that is shown as the first, second …; waited for."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = ADDRESS.findall(self.out)
            if len(found) >= number:
                return str(found[number - 1]).removesuffix("/")
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise AssertionError(f"no address: {self.out} {self.err}")

    def stop(self, by: signal.Signals = signal.SIGTERM) -> tuple[int, float]:
        """The exit code after a signal, and the seconds until then."""
        begun = time.monotonic()
        self.process.send_signal(by)
        return self.process.wait(PATIENCE), time.monotonic() - begun


def start(folder: Path, *args: str) -> subprocess.Popen[bytes]:
    """Start a server whose output goes to two files of a folder."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    environment.pop("BIDDINGBOX_LANG", None)
    with (folder / "out").open("wb") as out, (folder / "err").open("wb") as err:
        return subprocess.Popen(
            [sys.executable, "-m", "biddingbox", "serve", *args],
            stdin=subprocess.DEVNULL, stdout=out, stderr=err, env=environment,
        )  # fmt: skip


@contextmanager
def running(folder: Path, *args: str) -> Iterator[Server]:
    """A server of a free port, ended at the latest when it is no longer needed."""
    with start(folder, "--port", "0", *args) as process:
        try:
            yield Server(process, folder / "out", folder / "err")
        finally:
            process.kill()


def refused(folder: Path, *args: str) -> tuple[int, str, str]:
    """What a server that cannot be started says: exit code, stdout, stderr."""
    with start(folder, *args) as process:
        try:
            code = process.wait(PATIENCE)
        finally:
            process.kill()
    return code, (folder / "out").read_text("utf-8"), (folder / "err").read_text("utf-8")
