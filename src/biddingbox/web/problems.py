"""What went wrong, for a page and for a program.

A page gets a banner in its own place; the API gets a problem document (RFC 9457) with the key and
the clause of the refusal.
"""

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException

from biddingbox.core import Refusal
from biddingbox.director.sentences import Sentences
from biddingbox.errors import BiddingBoxError, NotationError
from biddingbox.i18n import Messages
from biddingbox.i18n.notation import in_language
from biddingbox.store import UnknownCase
from biddingbox.web.request import AnyRequest, Page

PROBLEM: Final = "application/problem+json"


class Said(msgspec.Struct, frozen=True):
    """A refusal as a banner: its key, its clause, its sentence, and the line that was tried."""

    key: str
    law: str
    text: str
    tried: str = ""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """A problem document. ``seq`` is the last line of the log where the table has moved on."""

    title: str
    status: int
    detail: str = ""
    key: str = ""
    law: str = ""
    line: int | None = None
    column: int | None = None
    found: str = ""
    expected: str = ""
    seq: int | None = None
    type: str = "about:blank"


def said(m: Messages, why: Refusal | NotationError, tried: str = "") -> Said:
    """Why a command was not entered, in a language."""
    if isinstance(why, Refusal):
        return Said(why.key, why.clause, Sentences(m).refused(why), tried)
    if isinstance(why.refusal, Refusal):
        return said(m, why.refusal, tried)
    text = m.text(
        "desk-unread",
        column=str(why.column),
        found=in_language(m, why.found),
        expected=in_language(m, why.expected),
    )
    return Said("unread", "", text, tried)


def problem(m: Messages, why: Refusal | NotationError, seq: int) -> Problem:
    """The problem document of a refusal (409), or of text that cannot be read (422)."""
    banner = said(m, why)
    if isinstance(why, NotationError):
        return Problem(
            "Unprocessable Content", 422, banner.text, banner.key, banner.law,
            why.line, why.column, why.found, why.expected, seq,
        )  # fmt: skip
    return Problem("Conflict", 409, banner.text, why.key, why.clause, seq=seq)


def wants_json(request: AnyRequest) -> bool:
    """Whether a program asks."""
    return request.url.path.startswith("/api/")


def on_error(request: AnyRequest, error: Exception) -> Response[Any]:
    """What a request gets that ends in an exception: a page of the language, or a document."""
    status, key = _status(error)
    if wants_json(request):
        detail = str(getattr(error, "detail", "") or error) if status < 500 else ""
        document = Problem(HTTPStatus(status).phrase, status, detail, key)
        return Response(msgspec.json.encode(document), status_code=status, media_type=PROBLEM)
    return Page(request).show("error.html", status=status, key=key, code=status)


def _status(error: Exception) -> tuple[int, str]:
    if isinstance(error, UnknownCase):
        return 404, "unknown-case"
    if isinstance(error, BiddingBoxError):
        return 400, "bad-input"
    if isinstance(error, HTTPException):
        keys = {403: "other-site", 404: "not-found", 405: "not-found", 413: "too-large"}
        return error.status_code, keys.get(error.status_code, "bad-input")
    return 500, "fault"
