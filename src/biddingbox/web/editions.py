"""A case under both editions of the Laws: the log's own, and the other as a read-only fold."""

from typing import Any

import msgspec
from anyio import to_thread
from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from biddingbox.bridge import cited
from biddingbox.director.binds import Bound, bound
from biddingbox.director.columns import columns
from biddingbox.director.differences import Differences, differences
from biddingbox.director.editions import as_case, beside, other
from biddingbox.director.summary import phase_lines, table_line
from biddingbox.i18n import Messages
from biddingbox.log import Log
from biddingbox.web.pages import once
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.shown.board import Board, board
from biddingbox.web.shown.desk import desk
from biddingbox.web.shown.question import Panel, panels
from biddingbox.web.tables import Case, TheTables

Json = dict[str, Any]


class Ruled(msgspec.Struct, frozen=True):
    """A ruling, and whether the other edition has no equal to it."""

    law: str
    text: str
    differs: bool


class Column(msgspec.Struct, frozen=True):
    """What a log is under one edition."""

    edition: str
    own: bool
    table: str
    board: Board
    status: tuple[str, ...]
    panels: tuple[tuple[Panel, bool], ...]
    rulings: tuple[Ruled, ...]
    bound: tuple[tuple[Bound, bool], ...]
    fork: Json | None
    forks_at: int | None
    left_out: tuple[int, ...]


@get("/c/{case_id:str}/editions", name="editions")
async def editions_page(
    request: AnyRequest, tables: TheTables, case_id: FromPath[str]
) -> Response[str]:
    """Both editions side by side: what is open, what binds whom, what was ruled."""
    page, case = Page(request), await _bridge(tables, case_id)
    shown = await to_thread.run_sync(both, case.log, page.m)
    return page.show(
        "editions.html", case=case, desk=desk(case.log, page.m), current="editions",
        heading=page.say.plain("editions-title"), refused=None, once=once(),
        columns=shown, other=shown[1].edition,
    )  # fmt: skip


@post("/c/{case_id:str}/editions", name="other-edition", status_code=200)
async def other_edition(tables: TheTables, case_id: FromPath[str]) -> Redirect:
    """The same log as a case of its own under the other edition: facts, and answers it takes."""
    log = (await _bridge(tables, case_id)).log
    opening, events = as_case(beside(log, other(log.opening.edition)))
    case = await tables.new(opening, events)
    return Redirect(f"/c/{case.id}", status_code=303)


async def _bridge(tables: TheTables, case_id: str) -> Case:
    case = await tables.get(case_id)
    if case.log.opening.game != "bridge":
        raise NotFoundException("this game has no other edition")
    return case


def both(log: Log, m: Messages) -> tuple[Column, Column]:
    """The log under its own edition, and under the other."""
    own, there = columns(log, beside(log, other(log.opening.edition)), m).values()
    found = differences(own, there)
    return _column(own, there, found, m), _column(there, own, found.swapped, m)


def _column(answer: Json, beside_it: Json, found: Differences, m: Messages) -> Column:
    here, there = bound(answer, m), {_said(b) for b in bound(beside_it, m)}
    return Column(
        edition=answer["edition"],
        own="left_out" not in answer,
        table=table_line(answer, m),
        board=board(answer, m),
        status=tuple(phase_lines(answer, m)),
        panels=tuple((p, i in found.questions.a) for i, p in enumerate(panels(answer, m))),
        rulings=tuple(
            Ruled(r["law"], r["text"], i in found.rulings.a)
            for i, r in enumerate(answer["rulings"])
        ),
        bound=tuple((b, _said(b) not in there) for b in here),
        fork=answer.get("fork"),
        forks_at=answer["forks_at"],
        left_out=tuple(answer.get("left_out", ())),
    )


def _said(b: Bound) -> tuple[object, ...]:
    """What binds, with the clause as 2017 numbers it where it only moved."""
    law = b.law if b.kind == "clock" else cited.law("2017", b.law)
    return b.who, b.what, b.until, b.kind, b.why, law


HANDLERS = (editions_page, other_edition)
