"""A field as text: each board with its tables, what the marks in them mean, and the ranking."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from biddingbox.bridge.results import SIDES
from biddingbox.cli import figures
from biddingbox.cli.base import Failure, Json, emit
from biddingbox.cli.show import grid
from biddingbox.i18n import phrases
from biddingbox.i18n.direction import LRI, PDI
from biddingbox.sheets import board as boards
from biddingbox.sheets import field as fields
from biddingbox.sheets import field_data

if TYPE_CHECKING:
    from fractions import Fraction

    from rich.console import Console, RenderableType

    from biddingbox.bridge.results import Result
    from biddingbox.i18n import Messages
    from biddingbox.log import Log
    from biddingbox.sheets.board import Finding, Reading, Table
    from biddingbox.sheets.field import (
        Mark,
        MethodName,
        Place,
        Scored,
        ScoredBoard,
        Session,
        Winners,
    )


class Field(NamedTuple):
    """A file of logs, read and scored."""

    reading: "Reading"
    session: "Session"


def field(
    logs: "Sequence[Log]", m: "Messages", method: "MethodName", winners: "Winners"
) -> Field:  # fmt: skip
    """Read and score. Raises :class:`Failure` that names every log that cannot be scored."""
    reading = boards.read(logs)
    if reading.problems:
        lines = [_finding(problem, m) for problem in reading.problems]
        raise Failure("\n  ".join([m.text("field-error-problems"), *lines]))
    return Field(reading, fields.session(reading.boards, method, winners))


def as_json(field: Field) -> Json:
    """See :mod:`biddingbox.sheets.field_data`."""
    return field_data.as_data(field.reading, field.session)


def as_csv(field: Field) -> str:
    """See :mod:`biddingbox.sheets.field_data`."""
    return field_data.as_csv(field.session)


def show(out: "Console", m: "Messages", field: Field) -> None:
    """Print the boards, the rankings, and what there is to know of the logs."""
    from rich.text import Text

    edition = m.text(f"cli-edition-bridge-{field.reading.edition}")
    emit(out, Text(edition, style="bold"), Text(m.text(f"field-method-{field.session.method}")))
    for board in field.session.boards:
        emit(out, Text(""), *_board(board, field.session, m, out.width))
    for side, places in field.session.rankings:
        emit(out, Text(""), *_ranking(side, places, field.session, m, out.width))
    if field.reading.notes:
        lines = [Text(f"  {_finding(note, m)}") for note in field.reading.notes]
        emit(out, Text(""), Text(m.text("field-notes"), style="bold"), *lines)


def _board(
    board: "ScoredBoard", session: "Session", m: "Messages", width: int
) -> "Iterator[RenderableType]":
    from rich.text import Text

    yield Text(_heading(board, m), style="bold")
    notes = _Notes()
    yield from figures.drawn(_table(board, session, m, notes), width, m)
    if notes.texts:
        yield grid((f"*{n}  {law}", text) for n, (law, text) in enumerate(notes.texts, 1))
    yield from (Text(f"  {line}", style="dim") for line in _remarks(board, session, m))


class _Notes:
    """The notes below a table, each once, numbered in the order in which the marks come."""

    def __init__(self) -> None:
        self.texts: list[tuple[str, str]] = []

    def number(self, law: str, text: str) -> str:
        """The mark of a note in the table."""
        if (law, text) not in self.texts:
            self.texts.append((law, text))
        return f"*{self.texts.index((law, text)) + 1}"


def _heading(board: "ScoredBoard", m: "Messages") -> str:
    found = board.board
    parts = [] if found.number is None else [m.text("cli-board", board=str(found.number))]
    parts.append(m.text("cli-dealer", seat=phrases.person(m, found.dealer)))
    if found.vul is not None:
        parts.append(m.text("cli-vulnerable", who=m.text(f"vul-{found.vul}")))
    if board.top:
        parts.append(m.text("field-top", top=str(board.top)))
    if board.datum is not None:
        data = {side.lower(): _signed(board.datum[side]) for side in SIDES}
        parts.append(m.text("field-datum", **data))
    return " · ".join(parts)


def _table(
    board: "ScoredBoard", session: "Session", m: "Messages", notes: _Notes
) -> "RenderableType":  # fmt: skip
    from rich.table import Table
    from rich.text import Text

    drawn = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0))
    unit = field_data.unit(session)
    heads = ["field-head-ns", "field-head-ew", "field-head-contract", "field-head-by",
             "field-head-lead", "field-head-result", "field-head-points"]  # fmt: skip
    for n, head in enumerate(heads):
        points = head == "field-head-points"
        drawn.add_column(
            Text.assemble("  " * (n == 0), figures.cell(m.text(head))),
            justify="right" if n in (0, 1, 5, 6) else "left",
            no_wrap=not points,
        )
    for side in SIDES:
        text = m.text(f"field-head-{unit}", side=m.text(f"field-head-{side.lower()}"))
        drawn.add_column(figures.cell(text), justify="right", no_wrap=True)
        if board.top:
            drawn.add_column("%", justify="right", no_wrap=True)
    drawn.add_column("")
    for n, table in enumerate(board.board.tables):
        ns, ew = (board.scores[side][n] for side in SIDES)
        marks = [notes.number(mark.law, _mark(mark, scored, session, m))
                 for scored in (ns, ew) for mark in scored.marks]  # fmt: skip
        cells = [f"  {ns.line.pair}", ew.line.pair, *_played(table, m), _points(ns, ew)]
        for scored in (ns, ew):
            cells.append(_won(scored.score, session))
            if board.top:
                cells.append(f"{float(field_data.percent(scored, board) or 0):.2f}")
        drawn.add_row(*map(figures.cell, [*cells, " ".join(dict.fromkeys(marks))]))
    return drawn


def _played(table: "Table", m: "Messages") -> list[str]:
    """Contract, declarer, lead and result as they were at the table."""
    if not table.contract:
        return ["", "", "", ""]
    contract = phrases.call(m, table.contract)
    if table.declarer is None or table.tricks is None:
        return [contract, "", "", ""]
    over = table.tricks - int(table.contract[0]) - 6
    made = "=" if over == 0 else _signed(over)
    return [contract, phrases.letter(m, table.declarer), table.lead, made]


def _points(ns: "Scored", ew: "Scored") -> str:
    """North-South's points; those of East-West too, where they are not the same ones."""
    own, theirs = field_data.points(ns), field_data.points(ew)
    if own is None and theirs is None:
        return "–"
    if own is not None and theirs is not None and own == -theirs:
        return _signed(own)
    return " / ".join("–" if x is None else _signed(x) for x in (own, theirs))


def _won(score: "Fraction", session: "Session") -> str:
    text = f"{abs(float(score)):.2f}"
    if session.method == "matchpoints":
        return f"−{text}" if score < 0 else text
    return f"+{text}" if score > 0 else f"−{text}" if score < 0 else text


def _signed(value: float) -> str:
    """A number with its sign; a true minus."""
    text = fields.number(abs(value))
    return f"+{text}" if value > 0 else f"−{text}" if value < 0 else "0"


def _mark(mark: "Mark", scored: "Scored", session: "Session", m: "Messages") -> str:
    """What a mark means, for the pair that it stands beside."""
    pair = _pair(scored.pair if scored.pair.side else _sided(scored), m)
    unit = m.text(f"field-unit-{field_data.unit(session)}")
    args = {key: value.replace("-", "−") if key in ("was", "most", "off") else value
            for key, value in mark.args.items()}  # fmt: skip
    match mark.key:
        case "assigned" | "weighted":
            outcomes = [_assigned(r, m) for r in scored.line.results]
            if m.right_to_left:
                outcomes = [f"{LRI}{outcome}{PDI}" for outcome in outcomes]
            results = ("؛ " if m.right_to_left else "; ").join(outcomes)
            return m.text(f"field-mark-{mark.key}", pair=pair, results=results)
        case "average" | "average-session":
            value = phrases.score(m, args["value"])
            worth = f"{args['percent']}%" if "percent" in args else _won(scored.compared, session)
            return m.text(f"field-mark-{mark.key}", pair=pair, score=value, worth=worth)
        case "cap" | "cap-not-reached":
            return m.text(f"field-mark-{mark.key}", pair=pair, unit=unit, **args)
        case "penalty":
            text = m.text("field-mark-penalty", pair=pair, off=args["off"], unit=unit)
        case "warning":
            text = m.text("field-mark-warning", pair=pair)
        case _:
            name = "percent" if args["unit"] == "%" else "imps"
            text = m.text(f"field-mark-not-{name}", pair=pair, amount=args["amount"])
    return m.text("field-mark-said", what=text, said=args["said"]) if args["said"] else text


def _sided(scored: "Scored") -> "fields.Pair":
    return msgspec.structs.replace(scored.pair, side=scored.line.side)


def _assigned(r: "Result", m: "Messages") -> str:
    """One outcome of an assigned score, with its weight where there are several."""
    points = _signed(r.points or 0)
    if r.contract and r.declarer is not None and r.tricks is not None:
        over = r.tricks - int(r.contract[0]) - 6
        made = "=" if over == 0 else _signed(over)
        what = f"{phrases.call(m, r.contract)} {phrases.letter(m, r.declarer)} {made}"
        points = f"{what} ({points})"
    elif r.contract:
        points = f"{phrases.call(m, r.contract)} ({points})"
    return points if r.weight == boards.WHOLE else f"{r.weight}% {points}"


def _remarks(board: "ScoredBoard", session: "Session", m: "Messages") -> Iterator[str]:
    """What is regulation and not law in a board's figures."""
    tables = len(board.board.tables)
    if tables < 2:
        yield m.text("field-alone")
        return
    if session.method == "matchpoints" and min(board.compared.values()) < tables:
        scores = "/".join(str(n) for n in dict.fromkeys(board.compared.values()))
        yield m.text("field-neuberg", scores=scores, tables=str(tables))
    weighted = any(len(s.line.results) > 1 for side in SIDES for s in board.scores[side])
    if weighted:
        yield m.text("field-weighted")


def _ranking(
    side: str | None, places: "Sequence[Place]", session: "Session", m: "Messages", width: int
) -> "Iterator[RenderableType]":
    from rich.table import Table
    from rich.text import Text

    heading = m.text("field-ranking")
    if side is not None:
        heading = m.text("field-ranking-side", side=phrases.side_name(m, side))
    yield Text(heading, style="bold")
    drawn = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    drawn.add_column(
        Text.assemble("  ", figures.cell(m.text("field-head-rank"))), justify="right", no_wrap=True
    )
    drawn.add_column(figures.cell(m.text("field-head-pair")), no_wrap=True)
    unit = field_data.unit(session)
    percents = unit == "matchpoints"
    total = m.text(f"field-head-total-{unit}")
    heads = [m.text("field-head-boards"), total, *(["%"] if percents else []),
             m.text("field-head-total-points")]  # fmt: skip
    for head in heads:
        drawn.add_column(figures.cell(head), justify="right", no_wrap=True)
    for place in places:
        share = "–" if place.share is None else f"{float(100 * place.share):.2f}"
        pair = place.pair.number if side is not None else _pair(place.pair, m)
        cells = [f"  {place.rank}{'=' * place.tied}", pair, str(place.boards),
                 _won(place.score, session), *([share] if percents else []),
                 _signed(place.points)]  # fmt: skip
        drawn.add_row(*map(figures.cell, cells))
    yield from figures.drawn(drawn, width, m)


def _pair(pair: "fields.Pair", m: "Messages") -> str:
    """A pair by its number, with its side where that is part of its name."""
    if pair.side is None:
        return pair.number
    return m.text("field-pair", side=m.text(f"field-head-{pair.side.lower()}"), pair=pair.number)


def _finding(found: "Finding", m: "Messages") -> str:
    """Where, and what."""
    args = dict(found.args)
    if "side" in args:
        sides = args["side"].split(", ")
        args["side"] = phrases.listed(m, (phrases.side_name(m, side) for side in sides))
    where = m.text("field-where", log=str(found.log))
    if found.board is not None:
        where = m.text("field-where-board", log=str(found.log), board=str(found.board))
    return m.text("field-finding", where=where, what=m.text(f"field-found-{found.key}", **args))
