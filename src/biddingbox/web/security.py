"""What a browser is told, and what is not taken from it.

A strict Content-Security-Policy: scripts, styles, pictures and requests from this server alone,
nothing inline, no frame around a page. A form posted from another site is refused by what the
browser says of itself (Sec-Fetch-Site, else Origin; W3C Fetch Metadata): no token that could get
lost with a page that lay in the pocket. A Host that is not ours is refused by the allowed hosts,
which keeps a foreign name that resolves to this machine out (DNS rebinding). The referrer is told
to this server alone; to withhold it here too would make the Origin of our own forms ``null``.
"""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException
from litestar.types import Message, Scope

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_READING: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_OURS: Final = frozenset({"same-origin", "none"})


async def guard(message: Message, scope: Scope) -> None:
    """Before every answer is sent, errors and files included: the policy goes with it."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    stored = "no-cache" if scope["path"].startswith("/static/") else "no-store"
    headers["Cache-Control"] = stored


def refuse_other_sites(request: Request[Any, Any, Any]) -> None:
    """Before every request: a write that a page of another site has sent is refused (403)."""
    if request.method in _READING:
        return
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        if site not in _OURS:
            raise PermissionDeniedException("other-site")
        return
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise PermissionDeniedException("other-site")
