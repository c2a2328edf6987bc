"""The start page: a new case by hand, from paper, from a file, from an example or a clause.

What is dropped on any page comes here too; a record of boards goes on to
:mod:`biddingbox.web.records`.
"""

import re
from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec
from anyio import to_thread
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import FromQuery
from litestar.response import Redirect

from biddingbox.director import gallery
from biddingbox.director.case_file import log_of_case
from biddingbox.errors import BiddingBoxError, CaseError, NotationError
from biddingbox.events import CORRECTIONS, Fact, Opening, decode
from biddingbox.i18n import Messages
from biddingbox.log import Log, build
from biddingbox.records.notation import (
    ParsedLog,
    Place,
    parse_log,
    parse_short,
    read_text,
    write_event,
    write_log,
)
from biddingbox.seats import SEATS, Seat, Vulnerability, board_dealer
from biddingbox.store import Damaged
from biddingbox.web import reading, records, settings
from biddingbox.web.problems import said
from biddingbox.web.reading import NoRecord
from biddingbox.web.remembered import COOKIE, remember
from biddingbox.web.request import AnyRequest, Page
from biddingbox.web.settings import TEXT
from biddingbox.web.shown import home as shown
from biddingbox.web.tables import Tables, TheTables

Word = TypeVar("Word", bound=str)

#: Cases in the list of recent ones.
RECENT: Final = 8
#: Bytes of a file.
FILE: Final = 200_000
#: Characters of the words that are looked for.
WORDS: Final = 200
#: The numbers that a board, a deal and a multiplier may have.
NUMBERS: Final = range(1, 1000)
_VULNERABLE: Final[tuple[Vulnerability, ...]] = ("none", "NS", "EW", "both")
#: What a case file has and no log: a key, an equals sign.
_CASE_FILE: Final = re.compile(r"^[ \t]*(?:id|title|edition|log)[ \t]*=", re.MULTILINE)


class Wrong(ValueError):
    """A field that cannot be taken: which, and the message that says why."""

    def __init__(self, field: str, message_id: str, **args: str | int) -> None:
        super().__init__(message_id)
        self.field, self.message_id, self.words = field, message_id, args


@get("/", name="home")
async def home_page(request: AnyRequest, tables: TheTables) -> Response[str]:
    """Where every case begins."""
    page = Page(request)
    return await _show(page, tables, shown.typed({}, request.cookies.get(COOKIE)))


@get("/find", name="find")
async def find_page(
    request: AnyRequest, tables: TheTables, words: FromQuery[str] = ""
) -> Response[str]:
    """The start page with the clauses that everyday words, or a number, are about."""
    page, asked = Page(request), words.strip()[:WORDS]
    now = shown.typed({}, request.cookies.get(COOKIE))
    game, edition = shown.book_of(now.book) or shown.BOOKS[0]
    bridge = edition if game == "bridge" else shown.BOOKS[0][1]
    hits = gallery.find_help(page.m, asked, bridge=bridge) if asked else ()
    return await _show(page, tables, now, template="find.html", words=asked, hits=hits)


@post("/cases", name="new", status_code=200, request_max_body_size=settings.RECORDS)
async def new_case(request: AnyRequest, tables: TheTables) -> Response[str] | Redirect:
    """A new case, and the way to it: to its open question, else to what happens next."""
    page = Page(request)
    sent = await request.form()
    form = {name: value for name, value in sent.items() if isinstance(value, str)}
    file = sent.get("file")
    data = await file.read() if isinstance(file, UploadFile) else b""
    name = file.filename if isinstance(file, UploadFile) else ""
    try:
        text = await to_thread.run_sync(reading.text_of, data or form.get("log", ""))
        if (record := records.held(text, name if data else "")) is not None:
            return await records.opened(page, tables, record, form)
        log = await to_thread.run_sync(opened, form, data)
    except NoRecord as error:
        errors = {_field(form, data): page.m.text(error.message_id, **error.words)}
    except Wrong as wrong:
        errors = {wrong.field: page.m.text(wrong.message_id, **wrong.words)}
    except NotationError as error:
        errors = {_field(form, data): _unread(page.m, error)}
        if data and error.line == 1:
            errors["file"] = f"{page.m.text('record-wrong-kind')} {errors['file']}"
    else:
        once = form.get("once", "")[: records.TOKEN] or None
        return remember(await tables.new(log.opening, log.events, once=once))
    now = shown.typed(form, request.cookies.get(COOKIE))
    return await _show(page, tables, now, status=422, errors=errors, form=form)


def opened(form: Mapping[str, str], data: bytes = b"") -> Log:
    """The log that a form of the start page stands for.

    Raises :class:`Wrong` or :class:`NotationError` for a field that cannot be taken.
    """
    if "example" in form:
        return _known(gallery.example(form["example"]))
    if data:
        if len(data) > FILE:
            raise Wrong("file", "page-wrong-size", size=str(FILE // 1000))
        return imported(read_text(data), "file")
    if form.get("log", "").strip():
        return imported(_bounded(form["log"], "log"), "log")
    if "import" in form:
        raise Wrong("log", "page-wrong-nothing")
    game, edition = _book(form)
    if "start" in form:
        return _known(gallery.started(form["start"], game, edition))
    return written(_opening(form, game, edition), _bounded(form.get("text", ""), "text"))


def written(opening: Opening, text: str) -> Log:
    """A log from the short form that directors write on paper; without any call, a new one."""
    dealer = opening.dealer or (board_dealer(opening.board) if opening.board else "N")
    events = parse_short(text, dealer, opening.game) if text.strip() else ()
    places = tuple(Place(1, 1, write_event(event)) for event in events)
    return build(ParsedLog(opening, events, places))


def imported(text: str, field: str) -> Log:
    """A log from its notation, from a case file, or from a journal, whichever it reads as.

    What comes as data goes through the notation as well: what no line can say is not taken.
    """
    if text.lstrip().startswith("{"):
        text = _of_journal(text, field)
    elif _CASE_FILE.search(text):
        try:
            text = log_of_case(text)
        except (CaseError, RecursionError) as error:
            found = getattr(error, "found", str(error))
            raise Wrong(field, "page-wrong-case", found=found) from None
    parsed = parse_log(text)
    if sum(isinstance(event, CORRECTIONS) for event in parsed.events) > settings.CORRECTIONS:
        raise Wrong(field, "page-wrong-corrections", most=str(settings.CORRECTIONS))
    return build(parsed)


def _of_journal(text: str, field: str) -> str:
    try:
        journal = decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Wrong(field, "page-wrong-journal", why=str(error)) from None
    try:
        lines = write_log(journal.opening, journal.events)
        read = parse_log(lines)
    except (NotationError, LookupError):
        raise Wrong(field, "page-wrong-journal-line") from None
    if (read.opening, read.events) != (journal.opening, journal.events):
        raise Wrong(field, "page-wrong-journal-line")
    return lines


def _known(text: str | None) -> Log:
    if text is None:
        raise NotFoundException("no such example")
    return build(parse_log(text))


def _book(form: Mapping[str, str]) -> tuple[str, str]:
    found = shown.book_of(form.get("book", ""))
    if found is None:
        raise ClientException("book")
    return found


def _opening(form: Mapping[str, str], game: str, edition: str) -> Opening:
    """The header of a new log: only what the fields say."""
    dealer = _one_of(form, "dealer", SEATS)
    if game == "estimation":
        numbers = {name: _number(form, name) for name in ("deal", "carry")}
        facts = tuple(Fact(name, str(n)) for name, n in numbers.items() if n is not None)
        return Opening(game, edition, dealer=dealer, facts=facts)
    board, vul = _number(form, "board"), _one_of(form, "vul", _VULNERABLE)
    return Opening(
        game, edition, board=board, dealer=dealer or _first(board), vul=vul, facts=_pairs(form)
    )


def _pairs(form: Mapping[str, str]) -> tuple[Fact, ...]:
    """The line ``pair NS 3 EW 7``, by which a log finds its place in a field."""
    numbers = {side: _number(form, f"pair_{side.lower()}") for side in ("NS", "EW")}
    words = [f"{side} {n}" for side, n in numbers.items() if n is not None]
    return (Fact("pair", " ".join(words)),) if words else ()


def _first(board: int | None) -> Seat | None:
    """The dealer where neither a board nor a hand says it."""
    return "N" if board is None else None


def _number(form: Mapping[str, str], name: str) -> int | None:
    text = form.get(name, "").strip()
    if not text:
        return None
    if text.isdecimal() and len(text) < 4 and int(text) in NUMBERS:
        return int(text)
    raise Wrong(name, "page-wrong-number", max=str(NUMBERS[-1]))


def _one_of(form: Mapping[str, str], name: str, words: tuple[Word, ...]) -> Word | None:
    return next((word for word in words if word == form.get(name)), None)


def _bounded(text: str, field: str) -> str:
    if len(text) > TEXT:
        raise Wrong(field, "page-wrong-length", most=str(TEXT))
    return text


def _field(form: Mapping[str, str], data: bytes) -> str:
    """The field that a log was read from."""
    return "file" if data else "log" if form.get("log", "").strip() else "text"


def _unread(m: Messages, error: NotationError) -> str:
    """What cannot be read, with its line where there are several."""
    text = said(m, error).text
    return text if error.line == 1 else m.text("page-wrong-line", line=str(error.line), text=text)


async def _show(
    page: Page, tables: Tables, now: shown.Typed, template: str = "home.html", status: int = 200,
    errors: Mapping[str, str] | None = None, words: str = "",
    hits: tuple[gallery.Hit, ...] | None = None, form: Mapping[str, str] | None = None,
) -> Response[str]:  # fmt: skip
    laws = f"bridge-{records.edition(page, form or {})}"
    return page.show(
        template, status=status, now=now, errors=errors or {}, words=words, hits=hits,
        at="/" if status != 200 else None, books=shown.BOOKS, text_limit=TEXT, laws=laws,
        recent=await _recent(page, tables), families=gallery.gallery(page.m),
    )  # fmt: skip


async def _recent(page: Page, tables: Tables) -> list[shown.Recent]:
    """The cases last touched; one that cannot be read is left out."""
    found = []
    try:
        listed = await tables.store.recent(RECENT)
    except Damaged:
        return []
    for summary in listed:
        try:
            found.append(shown.recent(await tables.get(summary.case), page.m))
        except BiddingBoxError:
            continue
    return found


HANDLERS = (home_page, find_page, new_case)
