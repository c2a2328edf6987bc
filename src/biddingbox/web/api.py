"""The JSON API, under ``/api/v1``: the same commands as the pages, for programs.

A case is made, events are appended or corrected, and state, tree and sheet are read. Answers are
those of ``rule --json`` (design section 5) with their sentences in the language of the request.
Refusals are problem documents (RFC 9457): 409 with the key and the clause of the refusal and the
seq of the log, 422 with line, column, found and expected for a line that cannot be read.
"""

from collections.abc import Sequence
from typing import Annotated, Any

import anyio.to_thread
import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from biddingbox.director.answer import answer as answered
from biddingbox.director.columns import columns
from biddingbox.director.editions import beside
from biddingbox.director.sheet import sheet as sheet_of
from biddingbox.director.tree import tree as tree_of
from biddingbox.errors import NotationError
from biddingbox.events import CORRECTIONS, SCHEMA, Event, Journal, Opening, TableEvent
from biddingbox.log import build
from biddingbox.records.notation import parse_log, write_event, write_log
from biddingbox.records.notation_words import EXPECT_FIRST
from biddingbox.sheets.game import game
from biddingbox.sheets.game_data import as_json
from biddingbox.store import LIMIT
from biddingbox.web import pad, settings
from biddingbox.web.problems import PROBLEM, Problem, problem
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.settings import LOG, TEXT
from biddingbox.web.tables import Case, Refused, TheTables

PATH = "/api/v1"
Json = dict[str, Any]
Text = Annotated[str, msgspec.Meta(max_length=TEXT)]
Seen = Annotated[int, msgspec.Meta(ge=0, le=LIMIT)]
Once = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NewCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case to be made: a log in the notation, or an opening event with events after it."""

    log: Annotated[str, msgspec.Meta(max_length=LOG)] | None = None
    opening: Opening | None = None
    events: tuple[Event, ...] = ()


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event to append: as a value, or as a line of the notation.

    ``seen`` is the last seq that the sender knows: where the table has moved on since, the command
    is refused. ``once`` names the command: sent again after a lost answer, it is done once.
    """

    event: Event | None = None
    line: Text | None = None
    seen: Seen | None = None
    once: Once | None = None


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a line of the log really was: an event, or a line of the notation."""

    event: TableEvent | None = None
    line: Text | None = None
    seen: Seen | None = None
    once: Once | None = None


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step back: the state is again as after line ``to``."""

    to: Seen
    seen: Seen | None = None
    once: Once | None = None


class Stands(msgspec.Struct, frozen=True):
    """A case as it stands: its id, the seq of its last line, its address, and the answer."""

    id: str
    seq: int
    href: str
    state: Json


@post("/cases", summary="Make a case")
async def make_case(
    request: AnyRequest, tables: TheTables, data: JSONBody[NewCase]
) -> Response[Any]:
    """A case from a log in the notation, or from an opening event and the events after it."""
    page = Page(request)
    if (data.log is None) == (data.opening is None):
        return _missing("log, or opening")
    try:
        parsed = parse_log(_log(data))
        if data.opening is not None and _bare(data.opening) != _bare(parsed.opening):
            raise NotationError(1, 1, repr(data.opening.game), EXPECT_FIRST)
        if sum(isinstance(e, CORRECTIONS) for e in parsed.events) > settings.CORRECTIONS:
            most = str(settings.CORRECTIONS)
            text = page.say.plain("page-wrong-corrections", most=most)
            return problem_of(Problem("Unprocessable Content", 422, text, "corrections"))
        log = build(parsed)
    except NotationError as error:
        return problem_of(problem(page.say.plain_m, error, 0))
    case = await tables.new(log.opening, log.events)
    return _stands(page, case, 201)


@get("/cases/{case_id:str}", summary="Read a case")
async def read_case(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str]
) -> Response[Any]:
    """The case as it stands: the answer of ``rule --json``."""
    return _stands(Page(request), await tables.get(case_id))


@get("/cases/{case_id:str}/log", summary="Read the log")
async def read_log(tables: TheTables, case_id: FromPath[str]) -> Journal:
    """The log of a case: its opening event, and every event after it."""
    log = (await tables.get(case_id)).log
    return Journal(SCHEMA, log.opening, log.events)


@get("/cases/{case_id:str}/tree", summary="What lies ahead")
async def read_tree(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str]
) -> Response[Any]:
    """Every path from the open question until none is open; null where none is open."""
    page, case = Page(request), await tables.get(case_id)
    found = await anyio.to_thread.run_sync(tree_of, case.log, page.say.plain_m)
    return Response({"id": case.id, "seq": case.log.seq, "tree": found})


@get("/cases/{case_id:str}/sheet", summary="The ruling sheet")
async def read_sheet(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str]
) -> Response[Any]:
    """Facts, rulings, obligations, reviews and gaps of a case, as the printed sheet has them."""
    page, case = Page(request), await tables.get(case_id)
    sheet = sheet_of(case.log, page.say.plain_m)
    return Response({"id": case.id, "seq": case.log.seq, "sheet": msgspec.to_builtins(sheet)})


@get("/cases/{case_id:str}/beside", summary="The log under another edition")
async def read_beside(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str], edition: FromQuery[str]
) -> Response[Any]:
    """Both editions of a log of bridge: its own, and the other as far as it goes (forks_at)."""
    page, case = Page(request), await tables.get(case_id)
    found = await anyio.to_thread.run_sync(beside, case.log, edition)
    both = await anyio.to_thread.run_sync(columns, case.log, found, page.say.plain_m)
    return Response({"id": case.id, "seq": case.log.seq, "editions": both})


@get("/games/{game_id:str}", summary="Read the pad of a game")
async def read_game(tables: TheTables, game_id: FromPath[str]) -> Json:
    """The deals of a game of Estimation: their cases in order, and the sheet of what they scored.

    A case that is in no game is the first deal of its own.
    """
    deals = await pad.cases(tables, game_id)
    sheet = as_json(game([case.log for case in deals]))
    return {"id": game_id, "cases": [case.id for case in deals], "sheet": sheet}


@post("/cases/{case_id:str}/events", summary="Append an event")
async def append(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str], data: JSONBody[Command]
) -> Response[Any]:
    """Append an event, or a line of the notation; corrections are events too."""
    if (data.event is None) == (data.line is None):
        return _missing("event, or line")
    line = data.line if data.event is None else write_event(data.event)
    return await _append(request, tables, case_id, str(line), data)


@put("/cases/{case_id:str}/events/{seq:int}", summary="Amend a line")
async def amend(
    request: AnyRequest,
    tables: TheTables,
    case_id: FromPath[str],
    seq: FromPath[int],
    data: JSONBody[Correction],
) -> Response[Any]:
    """Line ``seq`` was really this; all that follows is ruled anew. The old line is kept."""
    if (data.event is None) == (data.line is None):
        return _missing("event, or line")
    line = data.line if data.event is None else write_event(data.event)
    return await _append(request, tables, case_id, f"amend {seq}: {line}", data)


@delete("/cases/{case_id:str}/events/{seq:int}", summary="Strike a line", status_code=200)
async def strike(
    request: AnyRequest,
    tables: TheTables,
    case_id: FromPath[str],
    seq: FromPath[int],
    seen: FromQuery[int | None] = None,
) -> Response[Any]:
    """Line ``seq`` did not happen; all that follows is ruled anew. The line is kept."""
    return await _append(request, tables, case_id, f"strike {seq}", Back(0, seen))


@post("/cases/{case_id:str}/undo", summary="Step back")
async def undo(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str], data: JSONBody[Back]
) -> Response[Any]:
    """The state is again as after line ``to``; undoing an undo is redo."""
    return await _append(request, tables, case_id, f"undo {data.to}", data)


def _bare(opening: Opening) -> tuple[Opening, dict[str, frozenset[str]]]:
    """An opening event, and its hands whatever the order of their cards."""
    hands = {h.seat: frozenset(map(str, h.cards)) for h in opening.hands}
    return msgspec.structs.replace(opening, hands=()), {str(k): v for k, v in hands.items()}


def _log(data: NewCase) -> str:
    """The log as text: what comes as values is bounded by the same reader as what is typed."""
    if data.opening is None:
        return str(data.log)
    return write_log(data.opening, data.events)


async def _append(
    request: AnyRequest,
    tables: TheTables,
    case_id: FromPath[str],
    line: str,
    data: Command | Correction | Back,
) -> Response[Any]:
    page = Page(request)
    done = await tables.append(case_id, [line], seen=data.seen, once=data.once)
    if isinstance(done, Refused):
        return problem_of(problem(page.say.plain_m, done.why, done.case.log.seq))
    return _stands(page, done, 201)


def answer_of(page: Page, case: Case) -> Stands:
    """A case as it stands, in the language of the request."""
    state = answered(case.log, page.say.plain_m)
    return Stands(case.id, case.log.seq, f"/c/{case.id}", state)


def _stands(page: Page, case: Case, status: int = 200) -> Response[Any]:
    stands = answer_of(page, case)
    return Response(stands, status_code=status, headers={"Content-Language": page.lang})


def _missing(needs: str) -> Response[Any]:
    return problem_of(Problem("Bad Request", 400, f"the body needs {needs}, and not both", "body"))


def problem_of(document: Problem) -> Response[Any]:
    """The answer that tells of a problem."""
    return Response(
        msgspec.json.encode(document), status_code=document.status, media_type=PROBLEM
    )  # fmt: skip


HANDLERS: Sequence[Any] = (
    make_case, read_case, read_log, read_tree, read_sheet, read_beside, read_game, append,
    amend, strike, undo,
)  # fmt: skip
