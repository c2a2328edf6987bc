"""The auction as the desk's diagram, and the table with its four places."""

from typing import Any, Final

import msgspec

from biddingbox.director import diagram
from biddingbox.i18n import Messages, phrases

Json = dict[str, Any]
COLUMNS: Final[dict[str, tuple[str, ...]]] = {
    "bridge": ("N", "E", "S", "W"),
    "estimation": diagram.COUNTER_CLOCKWISE,
}


class Mark(msgspec.Struct, frozen=True):
    """A call in a cell: ``kind`` is plain, irregular, withdrawn, pending, implied, due or must."""

    call: str
    kind: str
    note: str = ""


class Head(msgspec.Struct, frozen=True):
    """A column: whose it is, whether he deals, and whether something is due from him."""

    seat: str
    dealer: bool
    due: bool
    role: str = ""


class Board(msgspec.Struct, frozen=True):
    """The diagram."""

    heads: tuple[Head, ...]
    rows: tuple[tuple[tuple[Mark, ...], ...], ...]


def board(answer: Json, m: Messages) -> Board:
    """The diagram of an answer; who must act is marked, and a pass that is owed already stands."""
    seats = COLUMNS[answer["game"]]
    asked = tuple(q["to"] for q in answer["questions"])
    due = asked[:1] or (answer["turn"],)
    rows = [
        [tuple(_mark(record, answer, m) for record in cell) for cell in row]
        for row in diagram.rows(answer, seats)
    ]
    _owed_passes(rows, seats, answer, m)
    if answer["questions"]:
        _question(rows, seats, str(due[0]), answer)
    heads = tuple(
        Head(s, s == answer["dealer"], s in due, _role(s, answer, m)) for s in seats
    )  # fmt: skip
    return Board(heads, tuple(map(tuple, rows)))


def _mark(record: Json, answer: Json, m: Messages) -> Mark:
    if record is diagram.TURN:
        return Mark("", "due", m.text("desk-to-call", seat=phrases.person(m, answer["turn"])))
    call, status = str(record["call"]), record.get("status", "stands")
    irregular = record.get("irregular") or ()
    if status in diagram.GONE:
        return Mark(call, "withdrawn", m.text(f"desk-note-{status}"))
    if irregular:
        return Mark(call, "irregular", ", ".join(_kind(k, m) for k in irregular))
    if status in ("implied", "pending"):
        return Mark(call, status, m.text(f"desk-note-{status}"))
    if record.get("joins"):
        return Mark(call, "plain", phrases.call(m, str(record["joins"])))
    return Mark(call, "plain")


def _kind(kind: str, m: Messages) -> str:
    name = "irregular-" + kind.replace("_", "-")
    return m.text(name) if m.has(name) else kind.replace("_", " ")


def _owed_passes(
    rows: list[list[tuple[Mark, ...]]], seats: tuple[str, ...], answer: Json, m: Messages
) -> None:
    """The next pass of a player who must pass, in the cell where he will make it."""
    turn = answer["turn"]
    if turn is None or answer["phase"] != "auction":
        return
    here = _turn_place(rows)
    if here is None:
        return
    for bound in answer["restrictions"]:
        if bound["kind"] != "must_pass" or "if" in bound:
            continue
        at = here + (seats.index(bound["seat"]) - here) % 4
        until = "end" if bound["until"] == "end_of_auction" else "once"
        _put(rows, at, Mark("P", "must", m.text(f"desk-note-{until}")))


def _question(
    rows: list[list[tuple[Mark, ...]]], seats: tuple[str, ...], to: str, answer: Json
) -> None:
    """A question mark where the call of the player who is asked would stand next."""
    if to not in seats or answer["phase"] != "auction":
        return
    cells = [cell for row in rows for cell in row]
    last = max((i for i, cell in enumerate(cells) if cell), default=-1)
    at = last + 1 + (seats.index(to) - last - 1) % 4
    if (here := _turn_place(rows)) is not None and here % 4 == at % 4:
        at = here
    _put(rows, at, Mark("", "asked"))


def _turn_place(rows: list[list[tuple[Mark, ...]]]) -> int | None:
    cells = [cell for row in rows for cell in row]
    return next((i for i, cell in enumerate(cells) if any(c.kind == "due" for c in cell)), None)


def _put(rows: list[list[tuple[Mark, ...]]], at: int, mark: Mark) -> None:
    while len(rows) <= at // 4:
        rows.append([(), (), (), ()])
    cell = tuple(c for c in rows[at // 4][at % 4] if c.kind != "due")
    rows[at // 4][at % 4] = (*cell, mark)


def _role(seat: str, answer: Json, m: Messages) -> str:
    """What a player is to this case, in a word: dealer, asked, to call, leads."""
    if any(q["to"] == seat for q in answer["questions"]):
        return m.text("desk-role-asked")
    if seat == answer["turn"] and not answer["questions"]:
        return m.text("desk-role-turn")
    if seat == answer.get("on_lead"):
        return m.text("desk-role-leads")
    if seat == answer["dealer"]:
        return m.text("desk-role-dealer")
    return ""
