"""The language of a page: by address (``?lang=pt``), else cookie, else Accept-Language."""

from collections.abc import Iterator
from typing import Any, Final

from litestar import Request

from biddingbox.i18n import LANGUAGES, language

COOKIE: Final = "lang"
#: A year, in seconds.
KEPT: Final = 31_536_000


def chosen(request: Request[Any, Any, Any]) -> str:
    """The language of the answer to a request: one of :data:`biddingbox.i18n.LANGUAGES`."""
    asked = (request.query_params.get("lang", ""), request.cookies.get(COOKIE, ""))
    for name in (*asked, *accepted(request.headers.get("accept-language", ""))):
        if (lang := language(name)) in LANGUAGES:
            return lang
    return LANGUAGES[0]


def accepted(header: str) -> Iterator[str]:
    """The languages of an Accept-Language header, the most wanted first (RFC 9110, 12.5.4)."""
    wanted = []
    for place, part in enumerate(header[:400].split(",")):
        name, _, parameter = part.partition(";")
        weight = parameter.strip().removeprefix("q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        if quality > 0:
            wanted.append((-quality, place, name.strip()))
    return (name for _, _, name in sorted(wanted))
