"""What is read or printed of a case: the chart of its question, the ruling sheet, its exports."""

from typing import Final

from anyio import to_thread
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from biddingbox.director.case_file import case_file
from biddingbox.director.chart import chart
from biddingbox.events import Attention, Director, encode
from biddingbox.i18n import messages
from biddingbox.log import Log
from biddingbox.records import exchange, pbn_write
from biddingbox.web.pages import once
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.shown.desk import desk
from biddingbox.web.shown.home import about, clock
from biddingbox.web.shown.records import lost
from biddingbox.web.svg import spans
from biddingbox.web.tables import Case, TheTables

PLAIN: Final = "text/plain"
#: Letters of a case's id in the name of a file.
SHORT: Final = 8


@get("/c/{case_id:str}/chart", name="chart")
async def chart_page(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str]
) -> Response[str]:
    """What lies ahead of the open question; without one, what was ruled."""
    page, case = Page(request), await tables.get(case_id)
    drawn = await to_thread.run_sync(chart, case.log, page.m)
    return page.show(
        "chart.html", case=case, desk=desk(case.log, page.m), current="chart", chart=drawn,
        heading=page.say.plain("chart-title"), refused=None, once=once(), spans=spans,
    )  # fmt: skip


@get("/c/{case_id:str}/sheet", name="sheet")
async def sheet_page(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str]
) -> Response[str]:
    """The ruling sheet: one page of A4 for the file, with room for signatures (92)."""
    page, case = Page(request), await tables.get(case_id)
    return page.show(
        "sheet.html", case=case, desk=desk(case.log, page.m), current="sheet", refused=None,
        heading=page.say.plain("page-sheet"), leaves=leaves(case.log, page),
        called=clock(called_at(case), page.m),
        link=f"{request.base_url}c/{case.id}", lines=case.log.text().splitlines(),
    )  # fmt: skip


@get("/c/{case_id:str}/log.txt", name="log-text")
async def log_text(tables: TheTables, case_id: FromPath[str]) -> Response[bytes]:
    """The log in the notation."""
    case = await tables.get(case_id)
    return _download(case, case.log.text().encode(), "txt", PLAIN)


@get("/c/{case_id:str}/case.toml", name="case-file")
async def case_toml(tables: TheTables, case_id: FromPath[str]) -> Response[bytes]:
    """The log as a case file, with what follows from it."""
    case = await tables.get(case_id)
    name = about(case.log, messages("en"))
    text = case_file(case.log, id=file_name(case), title=name)
    return _download(case, text.encode(), "toml", "application/toml")


@get("/c/{case_id:str}/case.json", name="journal")
async def case_json(tables: TheTables, case_id: FromPath[str]) -> Response[bytes]:
    """The journal: the log as data, complete."""
    case = await tables.get(case_id)
    data = encode(case.log.opening, case.log.events)
    return _download(case, data, "json", "application/json")


@get("/c/{case_id:str}/case.pbn", name="case-pbn")
async def case_pbn(tables: TheTables, case_id: FromPath[str]) -> Response[bytes]:
    """The log as a PBN game: what others read, and the rest in comments that we take back."""
    case = bridge(await tables.get(case_id))
    return _download(case, pbn_of(case.log).encode(), "pbn", PLAIN)


@get("/c/{case_id:str}/case.lin", name="case-lin")
async def case_lin(tables: TheTables, case_id: FromPath[str]) -> Response[bytes]:
    """The log as a line of LIN, which leaves much of it out."""
    case = bridge(await tables.get(case_id))
    return _download(case, lin_of(case.log).encode(), "lin", PLAIN)


def pbn_of(log: Log) -> str:
    """A log of bridge as a file of PBN."""
    return pbn_write.write(exchange.game_of_log(log.opening, log.events))


def lin_of(log: Log) -> str:
    """A log of bridge as a file of LIN."""
    return exchange.lin_of_log(log.opening, log.events) + "\n"


def leaves(log: Log, page: Page) -> tuple[str, ...]:
    """What LIN leaves out of a log."""
    if log.opening.game != "bridge":
        return ()
    return lost(exchange.lin_losses(log.opening, log.events), page.say.plain_m)


def bridge(case: Case) -> Case:
    """The case, if it is one of bridge; else there is no such page (404)."""
    if case.log.opening.game != "bridge":
        raise NotFoundException("no record of this game")
    return case


def called_at(case: Case) -> str:
    """When the director was called: the first line that draws attention or names him (9A, 9B1).

    Without such a line: the first line of all.
    """
    for seq, event in enumerate(case.log.events, 1):
        if isinstance(event, Attention | Director):
            return case.times[seq]
    return case.times[min(1, case.log.seq)]


def file_name(case: Case) -> str:
    """A name for files of a case, in plain letters: ``board-7-K7x4M2Qa``."""
    return f"{_deal(case.log)}-{case.id[:SHORT]}"


def _deal(log: Log) -> str:
    if log.opening.board is not None:
        return f"board-{log.opening.board}"
    deal = next((fact.value for fact in log.opening.facts if fact.key == "deal"), "")
    return f"deal-{deal}" if deal.isascii() and deal.isdecimal() else "case"


def _download(case: Case, data: bytes, ending: str, media_type: str) -> Response[bytes]:
    name = f"{file_name(case)}.{ending}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=media_type, headers=headers)


HANDLERS = (chart_page, sheet_page, log_text, case_toml, case_json, case_pbn, case_lin)
