"""The score pad: a whole game of Estimation, each of its deals a case of its own."""

import re
from collections.abc import Mapping
from typing import Any, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, URLEncodedBody
from litestar.response import Redirect

from biddingbox.estimation.rules import PRESETS
from biddingbox.events import Fact, Opening
from biddingbox.records.notation import write_logs
from biddingbox.seats import SEATS, Seat
from biddingbox.sheets.game import game, opening_due
from biddingbox.sheets.game_data import as_csv, as_json
from biddingbox.sheets.game_order import ROUND, Now, supplied
from biddingbox.store import UnknownCase
from biddingbox.web.pages import once, plain
from biddingbox.web.recording import Fault, recorded
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.shown import pad as shown
from biddingbox.web.tables import Case, Refused, Tables, TheTables

Form = URLEncodedBody[dict[str, Any]]
#: How many deals a game may have.
LENGTHS: Final = ("18", "10", "5")
#: What a player may be called: the notation has no quotes in a header line.
_NAME: Final = re.compile(r'[^\s;"#][^;"#\n]{0,39}')


@get("/games/new", name="new-game")
async def new_game_page(request: AnyRequest) -> Response[str]:
    """Where a game begins: its rules, how many deals, who deals first, who plays."""
    return _new(Page(request), {})


@post("/games", name="start-game", status_code=200)
async def new_game(request: AnyRequest, tables: TheTables, data: Form) -> Response[str] | Redirect:
    """A new game, with its first deal; and the way to its pad."""
    page, form = Page(request), plain(data)
    try:
        opening = opened(form)
    except Fault as fault:
        return _new(page, form, fault.field, page.m.text(fault.text))
    case = await tables.new(opening)
    return _to(await tables.store.first_deal(case.id))


def opened(form: Mapping[str, str]) -> Opening:
    """The header of the first deal.

    Raises :class:`Fault` with the id of a message for a field that cannot be taken.
    """
    edition = form.get("edition", "common")
    deals, dealer = form.get("deals", LENGTHS[0]), form.get("dealer", "N")
    if edition not in PRESETS or deals not in LENGTHS or dealer not in SEATS:
        raise Fault("deals", "pad-wrong-choice")
    facts = []
    for seat in ROUND:
        name = " ".join(form.get(f"player-{seat}", "").split())
        if name and not _NAME.fullmatch(name):
            raise Fault(f"player-{seat}", "pad-wrong-name")
        if name:
            facts.append(Fact("player", f"{seat} {name}"))
    if deals != LENGTHS[0]:
        facts.append(Fact("rules", f"deals={deals}"))
    first: Seat = next(seat for seat in SEATS if seat == dealer)
    return supplied(Opening("estimation", edition, dealer=first, facts=tuple(facts)), Now())


@get("/g/{game_id:str}", name="pad")
async def pad_page(request: AnyRequest, tables: TheTables, game_id: FromPath[str]) -> Response[str]:
    """The pad: a row a deal, running totals, the places."""
    return _show(Page(request), game_id, await cases(tables, game_id))


@post("/g/{game_id:str}", name="record-deal", status_code=200)
async def record(
    request: AnyRequest, tables: TheTables, game_id: FromPath[str], data: Form
) -> Response[str] | Redirect:
    """A deal as a scorer writes it down: all of it, or nothing with the reason at its field."""
    page, form = Page(request), plain(data)
    deals = await cases(tables, game_id)
    case = await _at(tables, game_id, deals, form)
    if case is None:
        return _show(page, game_id, deals, moved=True)
    if form.get("once") and await tables.store.done(case.id, form["once"]):
        return _to(game_id)  # sent twice: written down already
    if form.get("seen") != str(case.log.seq):
        return _show(page, game_id, await cases(tables, game_id), moved=True)
    try:
        lines = recorded(case.log, form, page.m)
    except Fault as error:
        return _show(page, game_id, await cases(tables, game_id), form, error)
    done = await tables.append(case.id, lines, seen=case.log.seq, once=form.get("once"))
    if isinstance(done, Refused):  # each line was tried: somebody else was faster
        return _show(page, game_id, await cases(tables, game_id), moved=True)
    return _to(game_id)


@post("/g/{game_id:str}/next", name="next-deal", status_code=200)
async def next_deal(
    request: AnyRequest, tables: TheTables, game_id: FromPath[str], data: Form
) -> Response[str] | Redirect:
    """The desk of the next deal; pressed twice, the same."""
    deals = await cases(tables, game_id)
    case = await _at(tables, game_id, deals, plain(data))
    if case is None:
        return _show(Page(request), game_id, deals, moved=True)
    return Redirect(f"/c/{case.id}/add", status_code=303)


@post("/c/{case_id:str}/next", name="next-of-case", status_code=200)
async def next_of_case(tables: TheTables, case_id: FromPath[str]) -> Redirect:
    """From a finished deal to the desk of the one after it; after the last, to the pad."""
    await tables.get(case_id)  # is there such a case?
    game_id = await tables.store.game_of(case_id) or case_id
    deals = await cases(tables, game_id)
    place = 2 + next(n for n, deal in enumerate(deals) if deal.id == case_id)
    case = await _at(tables, game_id, deals, {"place": str(place)})
    return Redirect(f"/c/{case.id}/add", status_code=303) if case is not None else _to(game_id)


@get("/c/{case_id:str}/pad", name="pad-of-case")
async def pad_of_case(tables: TheTables, case_id: FromPath[str]) -> Redirect:
    """The pad of the game that a case is a deal of; alone, it is the first of a game."""
    case = await tables.get(case_id)
    if case.log.opening.game != "estimation":
        raise NotFoundException("no game of Estimation")
    return _to(await tables.store.game_of(case_id) or case_id)


@get("/g/{game_id:str}/game.txt", name="game-text")
async def game_text(tables: TheTables, game_id: FromPath[str]) -> Response[bytes]:
    """The logs of the game, one after another: ``biddingbox score`` reads them."""
    logs = [case.log for case in await cases(tables, game_id)]
    text = write_logs((log.opening, log.events) for log in logs)
    return _download(game_id, text, "txt", "text/plain; charset=utf-8")


@get("/g/{game_id:str}/sheet.csv", name="game-csv")
async def sheet_csv(tables: TheTables, game_id: FromPath[str]) -> Response[bytes]:
    """The sheet, a row a player and deal."""
    sheet = game([case.log for case in await cases(tables, game_id)])
    return _download(game_id, as_csv(sheet), "csv", "text/csv; charset=utf-8")


@get("/g/{game_id:str}/sheet.json", name="game-json")
async def sheet_json(tables: TheTables, game_id: FromPath[str]) -> dict[str, Any]:
    """The sheet as data, as ``biddingbox score --json`` gives it."""
    return as_json(game([case.log for case in await cases(tables, game_id)]))


async def cases(tables: Tables, game_id: str) -> tuple[Case, ...]:
    """The deals of a game; a case that is in no game is the first deal of its own.

    A place that was taken and whose deal was never made (a server killed in between) is left out.
    Raises :class:`biddingbox.store.UnknownCase`.
    """
    found = []
    listed = await tables.store.deals(game_id)
    if not listed and await tables.store.game_of(game_id) is not None:
        raise NotFoundException("a later deal of a game")
    for one in listed or (game_id,):
        try:
            found.append(await tables.get(one))
        except UnknownCase:
            if one == game_id:
                raise
    if not found or found[0].log.opening.game != "estimation":
        raise NotFoundException("no game of Estimation")
    return tuple(found)


async def _at(
    tables: Tables, game_id: str, deals: tuple[Case, ...], form: Mapping[str, str]
) -> Case | None:
    """The deal at the place that a form is about, made if it is the next; None if it is neither.

    A form that comes twice finds the deal that the first made.
    """
    text = form.get("place", "")
    place = int(text) if text.isdecimal() and len(text) < 4 else 0
    if 1 <= place <= len(deals):
        return deals[place - 1]
    opening = opening_due(tuple(case.log for case in deals))
    if place != len(deals) + 1 or opening is None:
        return None
    await tables.store.first_deal(deals[0].id)
    return await tables.get(await tables.store.deal(game_id, place, opening))


def _show(
    page: Page,
    game_id: str,
    deals: tuple[Case, ...],
    form: Mapping[str, str] | None = None,
    fault: Fault | None = None,
    *,
    moved: bool = False,
) -> Response[str]:
    now = shown.pad(game_id, deals, page.m)
    return page.show(
        "pad.html", status=422 if fault else 409 if moved else 200, at=f"/g/{game_id}", pad=now,
        now=form or {}, fault=fault, moved=moved, once=once(), seats=ROUND,
    )  # fmt: skip


def _new(
    page: Page, form: Mapping[str, str], field: str = "", text: str = ""
) -> Response[str]:  # fmt: skip
    return page.show(
        "game_new.html", status=422 if field else 200, at="/games/new" if field else None, now=form,
        field=field, text=text, seats=ROUND, lengths=LENGTHS, editions=tuple(PRESETS),
    )  # fmt: skip


def _to(game_id: str) -> Redirect:
    return Redirect(f"/g/{game_id}", status_code=303)


def _download(game_id: str, text: str, ending: str, media_type: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="game-{game_id[:8]}.{ending}"'}
    return Response(text.encode(), media_type=media_type, headers=headers)


HANDLERS = (
    new_game_page, new_game, pad_page, record, next_deal, next_of_case, pad_of_case, game_text,
    sheet_csv, sheet_json,
)  # fmt: skip
