"""The page where a director enters what happened, and the page that changes a step."""

from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect

from biddingbox.core import Refusal
from biddingbox.errors import NotationError
from biddingbox.log import Log
from biddingbox.seats import SEATS
from biddingbox.web.commands import Form, Unreadable, lines
from biddingbox.web.fields import Misread, cards, field, one_card, one_of
from biddingbox.web.pages import answer, once
from biddingbox.web.problems import Said, said
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.shown import step as steps
from biddingbox.web.shown.desk import desk
from biddingbox.web.shown.entry import entry, new_questions, preview, raises
from biddingbox.web.shown.entry_estimation import deal
from biddingbox.web.shown.fault import Fault, wrong
from biddingbox.web.shown.play import cards as cards_to_play
from biddingbox.web.tables import Case, Refused, TheTables, decided

Data = URLEncodedBody[dict[str, Any]]
Answer = Response[str] | Redirect
#: Forms that are looked at before they are entered: a call, and what is typed.
LOOKED_AT: Final = ("call", "line")
#: What can be done to a step.
HOW: Final = ("amend", "insert", "strike", "undo")


@get("/c/{case_id:str}/add", name="add")
async def add_page(request: AnyRequest, tables: TheTables, case_id: FromPath[str]) -> Response[str]:
    """The page that takes what happened; ``?seat=W`` says who spoke."""
    return _show(Page(request), await tables.get(case_id), dict(request.query_params))


@post("/c/{case_id:str}/add", name="added", status_code=200)
async def add(request: AnyRequest, tables: TheTables, case_id: FromPath[str], data: Data) -> Answer:
    """What happened: entered, or first shown with what would follow from it."""
    page, now, form = Page(request), await tables.get(case_id), _form(data)
    if form.get("more"):
        return _one_more_card(page, now, form)
    try:
        wanted = lines(form, now.log)
    except Unreadable as error:
        return _misread(page, now, form, error)
    seen = _number(form.get("seen"))
    after = decided(now.log, wanted, seen)
    looking = form["do"] in LOOKED_AT and not form.get("confirm")
    if looking and isinstance(after, Log) and raises(now.log, after):
        return _show(page, now, form, looked_at=after)
    done = await tables.append(case_id, wanted, seen=seen, once=form.get("once"))
    if isinstance(done, Refused):
        return _refuse(page, done, form, "; ".join(wanted))
    return _next(page, now, done)


def _next(page: Page, before: Case, done: Case) -> Answer:
    """After a question has come up: the desk; else this page, for what happened next."""
    if new_questions(before.log.view("director"), done.log.view("director")):
        return answer(page, done)
    if page.scripted:
        return _show(page, done, {})
    return Redirect(f"/c/{done.id}/add", status_code=303)


def _one_more_card(page: Page, now: Case, form: Form) -> Response[str]:
    """24: the card chosen joins those before it, and the next one is chosen."""
    try:
        kept = " ".join((*cards(form, "cards"), one_card(form)))
    except Unreadable as error:
        return _misread(page, now, form, error)
    left = {k: v for k, v in form.items() if k not in ("suit", "rank")}
    return _show(page, now, {**left, "cards": kept})


def _misread(page: Page, now: Case, form: Form, error: Unreadable) -> Response[str]:
    """The page with what is wrong at its field, and everything that was filled in."""
    if isinstance(error, Misread):
        fault = Fault(form["do"], error.name, wrong(page.m, error))
        return _show(page, now, form, fault=fault, status=422)
    why = said(page.m, Refusal("form", args={"field": str(error)}))
    return _show(page, now, {}, refused=why, status=400)


def _refuse(page: Page, refused: Refused, form: Form, tried: str) -> Response[str]:
    """The page as the table now stands, with why nothing was entered."""
    why = said(page.m, refused.why, tried)
    if why.key == "moved-on" or form.get("do") == "call":
        status = 422 if isinstance(refused.why, NotationError) else 409
        return _show(page, refused.case, form, refused=why, status=status)
    name = "text" if form["do"] in ("line", "card") else ""
    status = 422 if isinstance(refused.why, NotationError) else 409
    return _show(page, refused.case, form, fault=Fault(form["do"], name, why), status=status)


def _show(
    page: Page,
    case: Case,
    form: Form,
    *,
    looked_at: Log | None = None,
    fault: Fault | None = None,
    refused: Said | None = None,
    status: int = 200,
) -> Response[str]:
    """The page that takes what happened, of the game of the case."""
    log = case.log
    shown = entry(
        log,
        page.m,
        form.get("seat") if form.get("seat") in SEATS and _speaks(form) else None,
        preview=preview(log, looked_at, form, page.m) if looked_at is not None else None,
        fault=fault,
        kept=form,
    )
    values: dict[str, Any] = {}
    if log.opening.game == "estimation":
        values["deal"] = deal(log, page.m, shown.speaker, _number(form.get("number")))
    return page.show(
        "add_estimation.html" if values else "add.html",
        status=status, at=f"/c/{case.id}/add" if page.request.method == "POST" else None,
        case=case, desk=desk(log, page.m), entry=shown, current="add", refused=refused,
        heading=page.say.plain("entry-heading"), once=once(), form_at=f"/c/{case.id}/add",
        cards=cards_to_play(log), **values,
    )  # fmt: skip


def _speaks(form: Form) -> bool:
    """Whether the seat of a form is who spoke, and not whose card fell."""
    return form.get("do", "call") in LOOKED_AT


@get("/c/{case_id:str}/step/{seq:int}", name="step")
async def step_page(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str], seq: FromPath[int]
) -> Response[str]:
    """A step, and what it may be changed into."""
    case = await tables.get(case_id)
    return _show_step(Page(request), case, seq)


@post("/c/{case_id:str}/step/{seq:int}", name="changed", status_code=200)
async def change(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str], seq: FromPath[int], data: Data
) -> Answer:  # fmt: skip
    """A step changed, struck out, put before another, or gone back before."""
    page, now, form = Page(request), await tables.get(case_id), _form(data)
    if steps.before(now.log, seq) is None:
        raise NotFoundException
    try:
        wanted = changed(form, now.log, seq)
    except Misread as error:
        fault = Fault(form.get("how", ""), error.name, wrong(page.m, error))
        return _show_step(page, now, seq, form, fault=fault, status=422)
    except Unreadable as error:
        why = said(page.m, Refusal("form", args={"field": str(error)}))
        return _show_step(page, now, seq, refused=why, status=400)
    done = await tables.append(
        case_id, wanted, seen=_number(form.get("seen")), once=form.get("once")
    )  # fmt: skip
    if not isinstance(done, Refused):
        return answer(page, done)
    why = said(page.m, done.why, "; ".join(wanted))
    if isinstance(done.why, NotationError):
        fault = Fault(form["how"], "text", why)
        return _show_step(page, done.case, seq, form, fault=fault, status=422)
    return _show_step(page, done.case, seq, form, refused=why, status=409)


def changed(form: Form, log: Log, seq: int) -> tuple[str, ...]:
    """The corrections that a form of the step's page stands for; an inner form says what it was.

    The inner form is read at the table as it was just before the step.
    """
    match one_of(form, "how", HOW):
        case "strike":
            return (f"strike {seq}",)
        case "undo":
            return (f"undo {seq - 1}",)
        case how:
            then = steps.before(log, seq)
            assert then is not None
            inner = lines(form, then)
            if how == "amend" and len(inner) > 1:
                raise Unreadable(field(form, "do"))
            return tuple(f"{how} {seq}: {line}" for line in inner)


def _show_step(
    page: Page,
    case: Case,
    seq: int,
    form: Form | None = None,
    *,
    fault: Fault | None = None,
    refused: Said | None = None,
    status: int = 200,
) -> Response[str]:
    """The page of a step. A step that is not part of the course of things has none."""
    shown = steps.step(case.log, seq, page.m)
    if shown is None:
        raise NotFoundException
    shown = msgspec.structs.replace(shown, fault=fault, kept=form or {})
    return page.show(
        "step.html", status=status, at=f"/c/{case.id}/step/{seq}", case=case,
        desk=desk(case.log, page.m), changing=shown, current="", refused=refused,
        heading=page.say.plain("entry-step-heading", number=seq), once=once(),
    )  # fmt: skip


def _form(data: dict[str, Any]) -> dict[str, str]:
    """A form as text; where a field stands twice, the last one counts."""
    return {str(k): str(v[-1]) if isinstance(v, list) else str(v) for k, v in data.items()}


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdecimal() else None


HANDLERS = (add_page, add, step_page, change)
