"""The director's key: who may use a desk that other machines can reach (``serve --lan``).

The key stands in the terminal and in the address ``/key/KEY``. Opening that address only asks: the
preview of a link fetches it too. The button spends the key, the terminal shows the next one, and
the browser keeps a token for some hours, of which the store keeps only the hash. Without a session
every path is answered by the page that asks for the key, before any route is looked up.
"""

import base64
import secrets
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect
from litestar.types import ASGIApp, Receive, Scope, Send

from biddingbox.store import Store
from biddingbox.web.problems import PROBLEM, Problem, wants_json
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.tables import Tables, TheTables

COOKIE: Final = "desk"
#: How long a browser is let in.
HOURS: Final = 12
#: Wrong keys from one address that are looked at within a minute.
WRONG: Final = 10
MINUTE: Final = 60.0
#: Sessions that are believed for a minute without asking the store.
KEPT: Final = 256

Form = URLEncodedBody[dict[str, Any]]


def fresh() -> str:
    """A key of 128 bits, in letters and digits that are not easily confused."""
    return base64.b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()


def plain(typed: str) -> str:
    """A key as it was typed: with blanks, dashes or capitals, or with the address around it."""
    return "".join(typed.rsplit("/", 1)[-1].split()).replace("-", "").lower()


class Keys:
    """The key for the next device; the wrong ones of the last minute; who is in.

    ``announce`` is told each key but the first.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.key = fresh()
        self.announce: Callable[[str], object] = lambda key: None
        self._clock = clock
        self._wrong: dict[str, tuple[float, ...]] = {}
        self._known: dict[str, float] = {}

    def take(self, typed: str) -> bool:
        """Whether this is the key; if so it is spent. The time taken does not tell how near."""
        fits = secrets.compare_digest(plain(typed).encode(), self.key.encode())
        if fits:
            self.key = fresh()
        return fits

    def wrong(self, address: str) -> None:
        """Count a wrong key from an address."""
        self._forget()
        self._wrong[address] = (*self._wrong.get(address, ()), self._clock())

    def too_many(self, address: str) -> bool:
        """Whether an address has tried so often that its next key is not looked at."""
        self._forget()
        return len(self._wrong.get(address, ())) >= WRONG

    async def admitted(self, token: str, store: Store) -> bool:
        """Whether a browser with this token has been let in; the store is asked once a minute."""
        now = self._clock()
        if self._known.get(token, now) > now:
            return True
        self._known.pop(token, None)
        if not token or not await store.admitted(token):
            return False
        if len(self._known) >= KEPT:
            self._known.clear()
        self._known[token] = now + MINUTE
        return True

    def _forget(self) -> None:
        since = self._clock() - MINUTE
        recent = {who: tuple(t for t in times if t > since) for who, times in self._wrong.items()}
        self._wrong = {who: times for who, times in recent.items() if times}


class Gate:
    """What stands before the whole application: through it come the admitted, and the key."""

    def __init__(self, app: ASGIApp, keys: Keys) -> None:
        self.app = app
        self.keys = keys

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request: AnyRequest = Request(scope, receive, send)
        if _is_open(request) or await _admitted(request, self.keys):
            await self.app(scope, receive, send)
            return
        answer = ask(request, HTTPStatus.FORBIDDEN).to_asgi_response(app=None, request=request)
        await answer(scope, receive, send)


def lock(app: Litestar) -> None:
    """Put the gate before an application, and the two handlers of the key into it."""
    keys = Keys()
    app.state.keyring = keys
    app.asgi_handler = Gate(app.asgi_handler, keys)
    for handler in HANDLERS:
        app.register(handler)


def ask(request: AnyRequest, status: int, key: str = "", fault: str = "") -> Response[Any]:
    """The page with the key to be sent, or with a field for it; a document for a program."""
    page = Page(request)
    if wants_json(request):
        text = page.m.text("serve-key-why")
        document = Problem(HTTPStatus(status).phrase, status, text, "locked")
        return Response(msgspec.json.encode(document), status_code=status, media_type=PROBLEM)
    return page.show("key.html", status=status, key=key, fault=fault)


@get("/key/{key:str}", include_in_schema=False)
async def key_page(request: AnyRequest, key: FromPath[str]) -> Response[Any] | Redirect:
    """The address in the terminal: one button. The key is neither looked at nor spent."""
    if await _admitted(request, request.app.state.keyring):
        return Redirect("/", status_code=303)
    return ask(request, HTTPStatus.OK, plain(key))


@post("/key", include_in_schema=False, status_code=200)
async def unlock(request: AnyRequest, tables: TheTables, data: Form) -> Response[Any] | Redirect:
    """The key is spent, and the browser let in; a device that is in already spends none."""
    keys: Keys = request.app.state.keyring
    address = request.client.host if request.client else ""
    if await _admitted(request, keys):
        return Redirect("/", status_code=303)
    if keys.too_many(address):
        answer = ask(request, HTTPStatus.TOO_MANY_REQUESTS, fault="serve-key-too-many")
        answer.headers["Retry-After"] = str(int(MINUTE))
        return answer
    if not keys.take(str(data.get("key", ""))):
        keys.wrong(address)
        return ask(request, HTTPStatus.FORBIDDEN, fault="serve-key-wrong")
    token = secrets.token_urlsafe(32)
    try:
        await tables.store.admit(token, HOURS)
    finally:
        keys.announce(keys.key)
    session = Cookie(
        COOKIE, value=token, max_age=HOURS * 3600, httponly=True, samesite="strict"
    )  # fmt: skip
    return Redirect("/", status_code=303, cookies=[session])


def _is_open(request: AnyRequest) -> bool:
    """Paths that need no session: the key itself, the files of a page, whether the server lives."""
    match request.scope["path"].split("/"):
        case ["", "health"] | ["", "static", *_]:
            return True
        case ["", "key"]:
            return request.method == "POST"
        case ["", "key", key]:
            return key != ""
    return False


async def _admitted(request: AnyRequest, keys: Keys) -> bool:
    tables: Tables = request.app.state.tables
    return await keys.admitted(request.cookies.get(COOKIE, ""), tables.store)


HANDLERS = (key_page, unlock)
