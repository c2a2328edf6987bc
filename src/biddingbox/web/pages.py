"""The pages of a case: the desk, and the commands that its forms send."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from litestar import Response, get, post
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect

from biddingbox.core import Refusal
from biddingbox.errors import NotationError
from biddingbox.web.commands import Unreadable, lines
from biddingbox.web.fields import Misread
from biddingbox.web.problems import Said, said
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.shown.desk import desk
from biddingbox.web.shown.entry import plain as plain_entry
from biddingbox.web.shown.entry_estimation import sheet
from biddingbox.web.shown.fault import Fault, wrong
from biddingbox.web.shown.play import cards
from biddingbox.web.tables import Case, Refused, TheTables

Form = URLEncodedBody[dict[str, Any]]
#: Forms of the desk that are filled in: what is wrong with one is told there.
FILLED: Final = ("card", "claim", "result", "tricks")


def once() -> str:
    """A token for the forms of one page: the command that carries it is done once."""
    return secrets.token_urlsafe(9)


@get("/c/{case_id:str}", name="desk")
async def desk_page(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str]
) -> Response[str]:
    """The desk of a case: what is open, what to say, what happened, what binds whom."""
    return show_desk(Page(request), await tables.get(case_id))


@post("/c/{case_id:str}", name="command", status_code=200)
async def command(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str], data: Form
) -> Response[str] | Redirect:
    """One command of the desk: done, or refused with the reason and the table as it stands."""
    page = Page(request)
    now = await tables.at_hand(case_id)
    form = plain(data)
    try:
        wanted = lines(form, now.log)
    except Misread as error:
        if form.get("do") == "line":
            return refuse(page, Refused(now, error.why), form.get("text", ""))
        fault = Fault(form["do"], error.name, wrong(page.m, error))
        return show_desk(page, now, status=422, fault=fault, kept=form)
    except Unreadable as error:
        return show_desk(page, now, said(page.m, Refusal("form", args={"field": str(error)})), 400)
    done = await tables.append(
        case_id, wanted, seen=_number(form.get("seen")), once=form.get("once")
    )  # fmt: skip
    if isinstance(done, Refused):
        return refuse(page, done, "; ".join(wanted), form)
    return answer(page, done)


def plain(data: dict[str, Any]) -> dict[str, str]:
    """The fields of a form as text; boxes ticked under one name are one after the other."""
    return {str(k): "".join(v) if isinstance(v, list) else str(v) for k, v in data.items()}


def answer(page: Page, case: Case) -> Response[str] | Redirect:
    """After a command: the desk, at once for a script, else by its address (303)."""
    if page.scripted:
        return show_desk(page, case)
    return Redirect(f"/c/{case.id}", status_code=303)


def refuse(
    page: Page, refused: Refused, tried: str, form: Mapping[str, str] | None = None
) -> Response[str]:
    """The desk as it now stands, with why the command was not entered (409, or 422 if unread).

    What was filled into one of its forms stays there.
    """
    status = 422 if isinstance(refused.why, NotationError) else 409
    why = said(page.m, refused.why, tried)
    if form is None or why.key == "moved-on" or form.get("do") not in FILLED:
        return show_desk(page, refused.case, why, status, kept=form)
    name = "text" if form["do"] == "card" else ""
    return show_desk(
        page, refused.case, status=status, fault=Fault(form["do"], name, why), kept=form
    )


def show_desk(
    page: Page,
    case: Case,
    refused: Said | None = None,
    status: int = 200,
    *,
    fault: Fault | None = None,
    kept: Mapping[str, str] | None = None,
    unread: Sequence[str] = (),
) -> Response[str]:
    """The desk page of a case; ``unread`` is what a record says and the case does not."""
    log, m = case.log, page.m
    shown = desk(log, m)
    heading = page.say.heading(shown.panels[0].text if shown.panels else shown.title)
    return page.show(
        "desk.html", status=status, at=f"/c/{case.id}", case=case, desk=shown, current="desk",
        heading=heading, refused=refused, once=once(), entry=plain_entry(log, fault, kept),
        form_at=f"/c/{case.id}", cards=None if shown.panels else cards(log),
        deal=sheet(log, m), unread=unread,
    )  # fmt: skip


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdecimal() else None


HANDLERS = (desk_page, command)
