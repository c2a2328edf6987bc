"""Addresses of Bridge Base Online's hand viewer: read and written, never fetched.

One form holds a whole LIN record (``lin=``). The other has a field for each thing: hands ``n e s
w``, names ``nn en sn wn``, dealer ``d``, vulnerability ``v``, board ``b``, auction ``a`` with
explanations in round brackets, play ``p``, claim ``c``; ``a=-4SXN`` is a contract without its
auction. Columns of faults count in the value of the field.
"""

import io
import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import parse_qsl, quote, urlsplit

import msgspec

from biddingbox.records import lin
from biddingbox.records.board import Board, Fault
from biddingbox.records.lin_record import Record
from biddingbox.records.lin_words import SEATS
from biddingbox.seats import Seat

VIEWER: Final = "https://www.bridgebase.com/tools/handviewer.html"
#: Browsers and servers take addresses of some thousand characters.
LONGEST: Final = 100_000
_FIELDS: Final = 100
_WANTED: Final = frozenset("nesw") | {"d", "a", "p"}
_CALL: Final = re.compile(r"[1-8](?:NT?|[CDHS])|DBL|RDBL|XX|[PDXR]", re.I | re.A)
_CONTRACT: Final = re.compile(r"-([1-7])(NT?|[CDHS])(XX|X|D|R)?([NESW])\Z", re.I | re.A)
_ASIDE: Final = re.compile(r"\{[^{}]*\}")


def board(url: str) -> Board:
    """The board of an address; it never raises: what is no such address has a fault ``address``."""
    fields = _fields(url)
    if "lin" in fields:
        found = next(lin.read(io.StringIO(fields["lin"])), None)
        return _no_board(url, "md") if found is None else found
    if _WANTED.isdisjoint(fields):
        return _no_board(url, "lin n e s w")
    faults: list[Fault] = []
    pairs = tuple((c, value, 1, 1 + at) for c, value, at in _pairs(fields, faults))
    read = lin.board(Record(pairs, (), tuple(faults)))
    if told := _CONTRACT.match(fields.get("a", "")):
        return _contracted(read, told)
    return read


def write(board: Board) -> str:
    """The address that shows a board: its LIN record and nothing else."""
    return f"{VIEWER}?lin={quote(lin.write(board), safe='')}"


def _fields(url: str) -> dict[str, str]:
    if len(url) > LONGEST:
        return {}
    try:
        query = parse_qsl(
            urlsplit(url.strip()).query, keep_blank_values=True, max_num_fields=_FIELDS
        )
    except ValueError:
        return {}
    return {name.lower(): value for name, value in query}


def _no_board(url: str, expected: str) -> Board:
    return Board(format="lin", line=1, faults=(Fault(1, 1, "address", url[:40], expected),))


def _pairs(fields: dict[str, str], faults: list[Fault]) -> Iterator[tuple[str, str, int]]:
    """The fields as pairs of LIN, each with its offset."""
    names = [fields.get(f"{seat.lower()}n", "").replace(",", " ") for seat in SEATS]
    if any(names):
        yield "pn", ",".join(names), 0
    yield "md", _dealer(fields, faults) + ",".join(_hand(fields, seat) for seat in SEATS), 0
    if "b" in fields:
        yield "ah", fields["b"], 0
    if "v" in fields:
        yield "sv", fields["v"], 0
    if not _CONTRACT.match(fields.get("a", "")):
        yield from _auction(fields.get("a", ""))
    if "p" in fields:
        play = _ASIDE.sub(lambda m: " " * len(m[0]), fields["p"])
        if play.strip():
            yield "pc", play, 0
    if fields.get("c", "").strip():
        yield "mc", fields["c"], 0


def _dealer(fields: dict[str, str], faults: list[Fault]) -> str:
    seat = fields.get("d", "").strip().upper()[:1]
    if seat in SEATS:
        return str(SEATS.index(seat) + 1)
    if seat:
        faults.append(Fault(1, 1, "dealer", fields["d"][:40], "n e s w"))
    return "0"


def _hand(fields: dict[str, str], seat: Seat) -> str:
    return fields.get(seat.lower(), "").replace(",", " ")


def _auction(text: str) -> Iterator[tuple[str, str, int]]:
    """The calls, each with its mark; ``(…)`` explains the call before it, ``{…}`` is an aside."""
    at = 0
    while at < len(text):
        if text[at] in "({":
            end = text.find(")" if text[at] == "(" else "}", at)
            end = len(text) if end < 0 else end
            yield "an" if text[at] == "(" else "nt", text[at + 1 : end], at + 1
            at = end + 1
        elif found := _CALL.match(text, at):
            end = found.end()
            while end < len(text) and text[end] in "!?":
                end += 1
            yield "mb", text[at:end], at
            at = end
        elif text[at] in ", ":
            at += 1
        else:
            yield "mb", text[at], at
            at += 1


def _contracted(read: Board, told: re.Match[str]) -> Board:
    doubled = {"": "", "X": "X", "D": "X", "XX": "XX", "R": "XX"}[(told[3] or "").upper()]
    denomination = told[2].upper().replace("NT", "N").replace("N", "NT")
    contract = told[1] + denomination + doubled
    declarer: Seat = told[4].upper()  # type: ignore[assignment]
    return msgspec.structs.replace(read, contract=contract, declarer=declarer)
