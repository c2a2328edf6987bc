"""A scored field as data: JSON and CSV, keys and numbers without sentences.

JSON (keys are stable; ``schema`` is raised when one changes its meaning)::

    {"schema": 1, "game": "bridge", "edition": "1997",
     "method": "matchpoints",            # matchpoints | imps | butler
     "unit": "matchpoints",              # matchpoints | imps
     "winners": 2,                       # rankings: 1 or 2
     "boards": [
       {"board": 7, "dealer": "S", "vulnerable": "both",
        "top": 22,                       # null in IMPs
        "datum": {"NS": 420, "EW": -420},                        # null but for butler
        "compared": {"NS": 12, "EW": 12},                        # scores that are not artificial
        "tables": [
          {"log": 1,                     # which log of the file, from 1
           "contract": "4SX",            # "P": passed out; "": not played; declarer null
           "declarer": "S", "tricks": 9, "lead": "H4",           # lead "": not in the log
           "NS": SIDE, "EW": SIDE}]}],
     "rankings": [
       {"side": "NS",                    # null for one ranking
        "pairs": [
          {"rank": 1, "tied": false, "pair": "3", "side": "NS",  # side null if a number is one pair
           "boards": 26, "score": 301.5, "top": 572,             # top null in IMPs
           "percent": 52.7098, "points": 340}]}],                # 78C: total points
     "notes": [FINDING]}

    SIDE = {"pair": "3", "kind": "table",                        # table | artificial | assigned
            "results": [{"value": "420", "points": 420, "weight": 100, "law": "77",
                         "contract": "4S", "declarer": "S", "tricks": 10}],
            "points": 420,               # by weight; null if artificial
            "compared": 14,              # before cap and penalties
            "score": 8.8, "percent": 40, # what counts; percent null in IMPs
            "marks": [{"key": "cap", "law": "25B2(b)(2)", "args": {"was": "14", "most": "8.8"}}]}
    FINDING = {"key": "open-question", "log": 3, "board": 7, "args": {"law": "16"}}

Numbers are rounded to four decimals; what is ranked is not rounded.

CSV (RFC 4180): a header row, then one row a table and side, the columns of :data:`COLUMNS`.
"""

import csv
import io
from fractions import Fraction
from typing import Any, Final

from biddingbox.bridge.results import SIDES, Result
from biddingbox.sheets.board import Finding, Reading, Table, mean
from biddingbox.sheets.field import Place, Scored, ScoredBoard, Session

Json = dict[str, Any]
SCHEMA: Final = 1
#: The columns of the CSV. ``log`` is the number of the log in the file, ``compared`` the score
#: before cap and penalties, ``score`` what counts, ``laws`` the clauses of the marks.
COLUMNS: Final = (
    "board", "log", "side", "pair", "opponents", "contract", "declarer", "lead", "tricks", "kind",
    "points", "compared", "score", "top", "percent", "laws",
)  # fmt: skip


def as_data(reading: Reading, session: Session) -> Json:
    """The field in the shape that the head of this module describes."""
    return {
        "schema": SCHEMA,
        "game": "bridge",
        "edition": reading.edition,
        "method": session.method,
        "unit": unit(session),
        "winners": len(session.rankings),
        "boards": [_board(board) for board in session.boards],
        "rankings": [
            {"side": side, "pairs": [_place(place) for place in places]}
            for side, places in session.rankings
        ],
        "notes": [finding(note) for note in reading.notes],
    }


def unit(session: Session) -> str:
    """What is won: ``matchpoints`` or ``imps``."""
    return "matchpoints" if session.method == "matchpoints" else "imps"


def finding(found: Finding) -> Json:
    """A problem or a note of the reading."""
    return {"key": found.key, "log": found.log, "board": found.board, "args": dict(found.args)}


def as_csv(session: Session) -> str:
    """The field as CSV, lines ended by CRLF."""
    text = io.StringIO(newline="")
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\r\n")
    writer.writeheader()
    for board in session.boards:
        for n, table in enumerate(board.board.tables):
            for side in SIDES:
                writer.writerow(_row(board, table, board.scores[side][n]))
    return text.getvalue()


def rounded(value: Fraction | float | None) -> int | float | None:
    """A number for a file: four decimals at most, whole numbers whole."""
    if value is None:
        return None
    near = round(float(value), 4)
    return int(near) if near.is_integer() else near


def percent(scored: Scored, board: ScoredBoard) -> Fraction | None:
    """A score in per cent of the top; None where there is no top."""
    return 100 * scored.score / board.top if board.top else None


def points(scored: Scored) -> float | None:
    """The points of a side, by weight; None if its score is artificial."""
    return mean(scored.line.spread) if scored.line.spread else None


def _board(board: ScoredBoard) -> Json:
    return {
        "board": board.board.number,
        "dealer": board.board.dealer,
        "vulnerable": board.board.vul,
        "top": board.top if board.datum is None and board.top else None,
        "datum": board.datum,
        "compared": board.compared,
        "tables": [_table(board, n, table) for n, table in enumerate(board.board.tables)],
    }


def _table(board: ScoredBoard, n: int, table: Table) -> Json:
    return {
        "log": table.log,
        "contract": table.contract,
        "declarer": table.declarer,
        "tricks": table.tricks,
        "lead": table.lead,
        **{side: _side(board.scores[side][n], board) for side in SIDES},
    }


def _side(scored: Scored, board: ScoredBoard) -> Json:
    return {
        "pair": scored.line.pair,
        "kind": scored.line.results[0].kind,
        "results": [_result(r) for r in scored.line.results],
        "points": rounded(points(scored)),
        "compared": rounded(scored.compared),
        "score": rounded(scored.score),
        "percent": rounded(percent(scored, board)),
        "marks": [{"key": m.key, "law": m.law, "args": dict(m.args)} for m in scored.marks],
    }


def _result(r: Result) -> Json:
    return {
        "value": r.value,
        "points": r.points,
        "weight": r.weight,
        "law": r.law,
        "contract": r.contract,
        "declarer": r.declarer,
        "tricks": r.tricks,
    }


def _place(place: Place) -> Json:
    share = None if place.share is None else 100 * place.share
    return {
        "rank": place.rank,
        "tied": place.tied,
        "pair": place.pair.number,
        "side": place.pair.side,
        "boards": place.boards,
        "score": rounded(place.score),
        "top": place.top or None,
        "percent": rounded(share),
        "points": rounded(place.points),
    }


def _row(board: ScoredBoard, table: Table, scored: Scored) -> Json:
    line = scored.line
    return {
        "board": board.board.number,
        "log": table.log,
        "side": line.side,
        "pair": line.pair,
        "opponents": line.opponents,
        "contract": table.contract,
        "declarer": table.declarer,
        "lead": table.lead,
        "tricks": table.tricks,
        "kind": line.results[0].kind,
        "points": rounded(points(scored)),
        "compared": rounded(scored.compared),
        "score": rounded(scored.score),
        "top": board.top or None,
        "percent": rounded(percent(scored, board)),
        "laws": " ".join(dict.fromkeys(mark.law for mark in scored.marks)),
    }
