"""The JSON API of records: a case from a PBN or LIN board, and a case as PBN or LIN."""

from typing import Annotated, Any, Final, Literal

import msgspec
from anyio import to_thread
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from biddingbox.web import papers, reading, settings
from biddingbox.web.api import Json, Once, answer_of, problem_of
from biddingbox.web.problems import Problem
from biddingbox.web.reading import Found, NoRecord
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.shown import records as shown
from biddingbox.web.tables import TheTables

Edition = Literal["1997", "2017"]


class NewRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be opened: PBN, LIN, or an address of a hand viewer, as text.

    ``place`` says which record of several, from 1; ``edition`` by which laws it is ruled, unless it
    is a log that was saved here. ``once`` names the command: sent again, it gives the same case.
    """

    record: Annotated[str, msgspec.Meta(max_length=settings.BODY)]
    place: Annotated[int, msgspec.Meta(ge=1, le=reading.MOST)] | None = None
    edition: Edition = "1997"
    once: Once | None = None


class Opened(msgspec.Struct, frozen=True):
    """A case as it stands, as elsewhere; ``unread`` says what of the record is not in it."""

    id: str
    seq: int
    href: str
    state: Json
    unread: tuple[str, ...]


@post("/records", summary="Open a record")
async def open_record(
    request: AnyRequest, tables: TheTables, data: JSONBody[NewRecord]
) -> Response[Any]:
    """A case from a PBN or LIN board; what could not be read is said, the rest opens."""
    page = Page(request)
    try:
        found = await to_thread.run_sync(_found, data)
        taken = await to_thread.run_sync(reading.taken, found, data.edition)
    except NoRecord as error:
        text = page.say.plain_m.text(error.message_id, **error.words)
        return problem_of(Problem("Unprocessable Content", 422, text, "record"))
    case = await tables.new(taken.log.opening, taken.log.events, once=data.once)
    stands = answer_of(page, case)
    unread = tuple(shown.unread(found, taken, page.say.plain_m))
    opened = Opened(stands.id, stands.seq, stands.href, stands.state, unread)
    return Response(opened, status_code=201, headers={"Content-Language": page.lang})


@get("/cases/{case_id:str}/pbn", summary="The log as PBN")
async def read_pbn(tables: TheTables, case_id: FromPath[str]) -> Response[bytes]:
    """The log as a PBN game, which opens again as the very same log; bridge alone has it."""
    case = papers.bridge(await tables.get(case_id))
    return Response(papers.pbn_of(case.log).encode(), media_type=papers.PLAIN)


@get("/cases/{case_id:str}/lin", summary="The log as LIN")
async def read_lin(tables: TheTables, case_id: FromPath[str]) -> Response[bytes]:
    """The log as a line of LIN, which leaves rulings and corrections out; bridge alone has it."""
    case = papers.bridge(await tables.get(case_id))
    return Response(papers.lin_of(case.log).encode(), media_type=papers.PLAIN)


def _found(data: NewRecord) -> Found:
    """The record that is meant. Raises :class:`NoRecord` where there is none, or are several."""
    text = reading.text_of(data.record)
    form = reading.form_of(text)
    if form is None:
        raise NoRecord("record-wrong-none")
    if data.place is not None:
        found = reading.picked(text, form, data.place)
    else:
        part = reading.part(text, form, 1)
        if part.more:
            raise NoRecord("record-wrong-several")
        found = part.boards[0] if part.boards else None
    if found is None:
        raise NoRecord("record-wrong-none")
    return found


HANDLERS: Final = (open_record, read_pbn, read_lin)
