"""Running the desk: its address, the names it answers to, its end.

By default it listens on the loopback address alone. Where other machines can reach it, it is locked
with the director's key (:mod:`biddingbox.web.keys`).
"""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final

import click
import uvicorn
from litestar import Litestar

from biddingbox.store import Unusable
from biddingbox.web.app import create
from biddingbox.web.logs import Requests
from biddingbox.web.settings import Settings

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
#: The port where none is asked for.
PORT: Final = 8765
#: Seconds that running requests have when the server is to stop.
GRACE: Final = 2
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
#: An address that belongs to nobody (RFC 5737); nothing is ever sent there.
_NOWHERE: Final = ("192.0.2.1", 9)


def database() -> Path:
    """Where the cases lie if nothing else is said: in the data folder of the user."""
    if sys.platform in ("win32", "darwin"):
        folder = Path(click.get_app_dir("biddingbox", roaming=False))
    else:
        base = os.environ.get("XDG_DATA_HOME", "")
        home = Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share"
        folder = home / "biddingbox"
    return folder / "desk.db"


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is a free one. Raises :class:`OSError`."""
    kind, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(kind, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two servers have one port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(where)
        made.listen(128)
    except BaseException:
        made.close()
        raise
    return made


def is_loopback(listening: socket.socket) -> bool:
    """Whether no other machine can reach a socket."""
    return ip_address(listening.getsockname()[0]).is_loopback


def reached(listening: socket.socket) -> tuple[str, ...]:
    """The address by which other machines reach a socket; all that may be it, if none is clear."""
    own = str(listening.getsockname()[0])
    return (own,) if own not in EVERYWHERE else _outward() or _named() or (socket.gethostname(),)


def hosts(listening: socket.socket, asked: str) -> tuple[str, ...]:
    """What a request may call this server in its Host header, with its port and without.

    Any other name that leads here is somebody else's (DNS rebinding). Litestar compares the whole
    header, port and all.
    """
    own, port = listening.getsockname()[:2]
    names = [LOOPBACK, "localhost", "::1", str(own), asked.lower()]
    if not is_loopback(listening):
        name = socket.gethostname().lower()
        names += [*_outward(), *_named(), name, f"{name.split('.')[0]}.local"]
    written = [f"[{name}]" if ":" in name else name for name in names if name not in EVERYWHERE]
    return tuple(dict.fromkeys(each for name in written for each in (name, f"{name}:{port}")))


def url(host: str, listening: socket.socket, path: str = "/") -> str:
    """The address of a page of the server."""
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}{path}"


def application(
    where: str | Path, listening: socket.socket, asked: str, *, locked: bool
) -> Litestar:
    """The desk over a database, for a socket that was bound to the host asked for."""
    return create(Settings(where, hosts(listening, asked), locked))


def run(app: Litestar, listening: socket.socket, ready: Callable[[], object]) -> None:
    """Serve until SIGINT or SIGTERM; ``ready`` is called once requests are taken.

    Running requests are finished, at most for :data:`GRACE` seconds, and the store is closed.
    Raises :class:`biddingbox.store.Unusable` where the database cannot be opened.
    """
    outermost: Any = Requests(app)
    config = uvicorn.Config(
        outermost, http="auto", loop="asyncio", ws="none", lifespan="off", log_config=None,
        access_log=False, server_header=False, proxy_headers=False,
        timeout_graceful_shutdown=GRACE,
    )  # fmt: skip
    server = _Server(config, ready)
    # uvicorn raises the signal again when it has stopped, for whoever had it before
    before = {each: signal.signal(each, server.handle_exit) for each in _SIGNALS}

    async def served() -> None:
        async with app.lifespan():
            await server.serve([listening])

    try:
        asyncio.run(served())
    except ExceptionGroup as group:  # so does Litestar wrap what fails at the start
        unusable = group.subgroup(Unusable)
        raise (unusable.exceptions[0] if unusable else group) from None
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


class _Server(uvicorn.Server):
    """A server that says when it takes requests."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def _outward() -> tuple[str, ...]:
    """The address that a packet to another network would leave from; none is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)
        except OSError:
            return ()
        return (str(probe.getsockname()[0]),)


def _named() -> tuple[str, ...]:
    """The addresses that this machine's own name stands for."""
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return ()
    addresses = dict.fromkeys(str(each[4][0]) for each in found)
    return tuple(each for each in addresses if not ip_address(each).is_loopback)
