"""The book that the desk asks for once and remembers: game and edition, in a cookie."""

from typing import Final

from litestar.datastructures import Cookie
from litestar.response import Redirect

from biddingbox.web.language import KEPT
from biddingbox.web.tables import Case

COOKIE: Final = "edition"


def remember(case: Case) -> Redirect:
    """The way to a new case, to its question or to what happens next; its book is remembered."""
    log = case.log
    book = f"{log.opening.game}-{log.opening.edition}"
    path = f"/c/{case.id}" if log.questions else f"/c/{case.id}/add"
    cookie = Cookie(COOKIE, value=book, max_age=KEPT, samesite="lax", httponly=True)
    return Redirect(path, status_code=303, cookies=[cookie])
