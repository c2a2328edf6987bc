"""The clauses: each in our own words, with its neighbours and a case of its own to start."""

import difflib
from collections.abc import Sequence
from typing import Final

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from biddingbox.bridge.rulebook import LawRow, law_order
from biddingbox.director.gallery import started
from biddingbox.i18n import Messages, lawbook
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.shown.home import BOOKS

#: No more clauses than these are named beside the one that is shown.
MOST: Final = 24
#: Characters of a clause that is asked for.
LONGEST: Final = 40


class Found(msgspec.Struct, frozen=True):
    """The rows that answer a clause, and other clauses of the same law (or spelt like it)."""

    rows: tuple[LawRow, ...]
    related: tuple[str, ...]


def look_up(m: Messages, game: str, edition: str, clause: str) -> Found:
    """A clause in the language: itself, what is below it, else the nearest clause above it.

    ``28B/29A`` are two clauses. Without any row: the clauses spelt like it.
    """
    book = tuple(row for row in lawbook.rows(edition) if row.game == game)
    rows = tuple(dict.fromkeys(r for part in clause.split("/") for r in _nearest(part, book)))
    if not rows:
        return Found((), _near(clause, [row.law for row in book]))
    laws = {_law(row.law) for row in rows}
    related = tuple(r.law for r in book if r not in rows and _law(r.law) in laws)
    return Found(tuple(lawbook.in_language(m, row) for row in rows), related[:MOST])


def _nearest(clause: str, book: Sequence[LawRow]) -> tuple[LawRow, ...]:
    number = law_order(clause)
    if found := lawbook.under(clause, book):
        return found
    for length in range(len(number) - 1, 0, -1):
        above = tuple(row for row in book if law_order(row.law) == number[:length])
        if above:
            return above
    return ()


def _law(clause: str) -> tuple[tuple[int, int, str], ...]:
    """The law that a clause is of: 25 of 25B2, E18.C of E18.C2(i)."""
    number = law_order(clause)
    return number[:3] if clause.startswith("E") else number[:1]


def _near(clause: str, known: Sequence[str]) -> tuple[str, ...]:
    """Clauses of the same law, else those spelt like it."""
    number = "".join(c for c in clause if c.isdecimal())[:2]
    same = [law for law in known if number and law_order(law)[0] == (0, int(number), "")]
    like = difflib.get_close_matches(clause.upper(), known, n=6, cutoff=0.5)
    return tuple(dict.fromkeys([*same, *like]))[:8] or (known[0], known[-1])


@get("/law/{game:str}/{edition:str}/{clause:path}", name="law")
async def law_page(
    request: AnyRequest, game: FromPath[str], edition: FromPath[str], clause: FromPath[str]
) -> Response[str]:
    """A clause in our own words; for the sheet above a page (``X-Sheet``) its inner part alone."""
    page, asked = Page(request), clause.strip("/")[:LONGEST]
    if (game, edition) not in BOOKS:
        game, edition = BOOKS[0]
    found = look_up(page.m, game, edition, asked)
    start = next((r.law for r in found.rows if started(r.law, game, edition)), None)
    sheet = request.headers.get("x-sheet") == "1"
    return page.show(
        "parts/law_sheet.html" if sheet else "law.html", status=200 if found.rows else 404,
        game=game, edition=edition, book=f"{game}/{edition}", asked=asked, found=found,
        start=start, sheet=sheet,
    )  # fmt: skip


HANDLERS = (law_page,)
