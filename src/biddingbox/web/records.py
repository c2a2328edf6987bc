"""A record opens as a case: a PBN or LIN board that was dropped, chosen or pasted.

One board opens at once. Of several the page lists what they are; the record itself goes along in
the form of that page, so that nothing of it is kept on the server. What could not be read is said
on the page of the case, which holds the rest.
"""

from collections.abc import Mapping
from typing import Final

import msgspec
from anyio import to_thread
from litestar import Response, post
from litestar.exceptions import ClientException
from litestar.response import Redirect

from biddingbox.records.forms import Form
from biddingbox.web import reading, settings
from biddingbox.web.pages import show_desk
from biddingbox.web.reading import Found, NoRecord, Part
from biddingbox.web.remembered import COOKIE, remember
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.shown import home as shown
from biddingbox.web.shown import records as listed
from biddingbox.web.tables import Tables, TheTables
from biddingbox.web.templating import token

#: Boards on one page of the list.
LISTED: Final = 100
#: Characters that are kept of the name of a file, and of a form's token.
NAME: Final = 80
TOKEN: Final = 64


class Held(msgspec.Struct, frozen=True):
    """A record in the hand of whoever opens it: its text, its form, the name of its file."""

    text: str
    form: Form
    name: str = ""


def held(text: str, name: str = "") -> Held | None:
    """The record that a text is; None where it is none. Raises :class:`NoRecord` if too long."""
    form = reading.form_of(text, name)
    if form is None:
        return None
    # As it will come back from the page: its line breaks are two bytes there.
    if len(text.encode()) + text.count("\n") > settings.RECORDS - TOKEN_ROOM:
        raise NoRecord("page-wrong-size", size=str((settings.RECORDS - TOKEN_ROOM) // 1000))
    return Held(text, form, name[:NAME])


#: Bytes that the other fields of the form may take.
TOKEN_ROOM: Final = 1 << 14


async def opened(
    page: Page, tables: Tables, record: Held, form: Mapping[str, str]
) -> Response[str] | Redirect:
    """The case of a record of one board; of several, the page that asks which.

    Raises :class:`NoRecord` where there is none.
    """
    part = await to_thread.run_sync(lambda: reading.part(record.text, record.form, LISTED))
    if not part.boards:
        raise NoRecord("record-wrong-none")
    if len(part.boards) == 1 and not part.more:
        return await _case(page, tables, part.boards[0], form)
    return _list(page, record, part, form)


@post("/records", name="records", status_code=200, request_max_body_size=settings.RECORDS)
async def records(request: AnyRequest, tables: TheTables) -> Response[str] | Redirect:
    """The board that was picked as a case, else another part of the list."""
    page = Page(request)
    sent = await request.form()
    form = {name: value for name, value in sent.items() if isinstance(value, str)}
    kind = form.get("form", "")
    if not reading.is_form(kind):
        raise ClientException("form")
    text = await to_thread.run_sync(reading.text_of, form.get("record", ""))
    record = Held(text, kind, form.get("name", "")[:NAME])
    wrong = ""
    if "pick" in form:
        place = _number(form["pick"]) or 0
        found = await to_thread.run_sync(reading.picked, record.text, kind, place)
        try:
            if found is None:
                raise NoRecord("record-wrong-none")
            return await _case(page, tables, found, form)
        except NoRecord as error:
            wrong = page.m.text(error.message_id, **error.words)
    # The button's own field comes last of its name, if there is one.
    first = _number(sent.getall("first", ["1"])[-1]) or 1
    part = await to_thread.run_sync(
        lambda: reading.part(
            record.text, kind, LISTED, first=first, number=_number(form.get("number", ""))
        )
    )
    return _list(page, record, part, form, first, wrong)


def edition(page: Page, form: Mapping[str, str]) -> str:
    """The edition that a record is ruled by: chosen, else remembered, else the first."""
    for name in (form.get("laws", ""), page.request.cookies.get(COOKIE, "")):
        book = shown.book_of(name)
        if book is not None and book[0] == "bridge":
            return book[1]
    return shown.BOOKS[0][1]


async def _case(
    page: Page, tables: Tables, found: Found, form: Mapping[str, str]
) -> Response[str] | Redirect:
    taken = await to_thread.run_sync(reading.taken, found, edition(page, form))
    once = form.get("once", "")[:TOKEN] or None
    case = await tables.new(taken.log.opening, taken.log.events, once=once)
    unread = listed.unread(found, taken, page.say.plain_m)
    if not unread:
        return remember(case)
    answer = show_desk(page, case, unread=unread)
    answer.cookies = [*answer.cookies, *remember(case).cookies]
    return answer


def _list(
    page: Page, record: Held, part: Part, form: Mapping[str, str], first: int = 1, wrong: str = ""
) -> Response[str]:
    rows = [listed.row(found, page.m) for found in part.boards]
    return page.show(
        "records.html", status=422 if wrong else 200, at="/", held=record, rows=rows, first=first,
        before=max(1, first - LISTED) if first > 1 else 0,
        after=first + LISTED if part.more else 0, cut=part.cut, most=reading.MOST, wrong=wrong,
        number=form.get("number", "")[:9], once=token(), books=shown.BOOKS,
        laws=f"bridge-{edition(page, form)}",
    )  # fmt: skip


def _number(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


HANDLERS = (records,)
