"""The log of the server, on stderr: one line a request, and faults with their trace.

For programs each line is JSON; on a terminal it is laid out for people. No key, no whole id of a
case, no address, no query and nothing of a form is in it, and no values of variables in a trace.
"""

import asyncio
import logging
import re
import time
from collections.abc import Sequence
from typing import Any, Final, TextIO
from urllib.parse import quote

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.stdlib import ExtraAdder, ProcessorFormatter, add_log_level
from structlog.types import Processor

#: Said of each request.
FIELDS: Final = ("method", "path", "status", "ms")
#: Characters that are left of an id, and of a path.
SHORT: Final = 6
LONGEST: Final = 200

_SECRET: Final = re.compile(r"\A/+key/.*", re.IGNORECASE)
_ID: Final = re.compile(rf"([\w-]{{{SHORT}}})[\w-]{{16,}}", re.ASCII)

requests: Final = logging.getLogger("biddingbox.requests")


def configure(stream: TextIO, *, quiet: bool = False) -> None:
    """Send all that is logged to a stream: warnings and faults, and requests unless ``quiet``."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(readable=stream.isatty()))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    requests.setLevel(logging.WARNING if quiet else logging.INFO)


def formatter(*, readable: bool) -> logging.Formatter:
    """How a line is written: for people, or as JSON."""
    before: Sequence[Processor] = (
        structlog.processors.TimeStamper("%H:%M:%S" if readable else "iso", not readable, "time"),
        add_log_level,
        ExtraAdder(allow=FIELDS),
    )
    after: Sequence[Processor] = (
        (
            structlog.dev.ConsoleRenderer(
                timestamp_key="time", sort_keys=False, pad_event_to=0,
                exception_formatter=structlog.dev.plain_traceback,
            ),
        )
        if readable
        else (
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        )
    )  # fmt: skip
    return ProcessorFormatter(
        foreign_pre_chain=before, processors=[ProcessorFormatter.remove_processors_meta, *after]
    )


def shortened(path: str) -> str:
    """A path as it may be kept: ``/c/AbCdEf…/add``, ``/key/…``; nothing in it can end a line."""
    written = quote(path, safe="/:@!$&'()*+,;=~")
    return _ID.sub(r"\1…", _SECRET.sub("/key/…", written))[:LONGEST]


class Requests:
    """What stands outermost: each request is timed and logged.

    One that is cut off when the server stops is answered with 503, not with a trace.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status: int | None = None

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = int(message["status"])
            await send(message)

        try:
            await self.app(scope, receive, sent)
        except asyncio.CancelledError:
            if status is None:
                await stopped(sent)
        finally:
            ms = round((time.perf_counter() - begun) * 1000, 1)
            said: dict[str, Any] = {
                "method": scope["method"], "path": shortened(scope["path"]), "status": status,
                "ms": ms,
            }  # fmt: skip
            requests.info("request", extra=said)


async def stopped(send: Send) -> None:
    """The answer to a request that the server's end has cut off."""
    headers = [(b"connection", b"close"), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})
