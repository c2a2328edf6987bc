"""A game of Estimation as data: JSON and CSV, with short English keys that no language changes."""

import csv
import io

from biddingbox.core import Json
from biddingbox.estimation.readings import reading
from biddingbox.estimation.state import LAW52
from biddingbox.events import SCHEMA
from biddingbox.sheets.game import DealRow, GameSheet

_HEAD = (
    "deal", "dealer", "kind", "trump", "carry", "seat", "number", "tricks", "made", "marks",
    "points", "total",
)  # fmt: skip


def as_json(sheet: GameSheet) -> Json:
    """The sheet as data; it names its points, and says that they are second-hand."""
    return {
        "schema": SCHEMA,
        "game": "estimation",
        "edition": sheet.edition,
        "preset": sheet.points,
        "key": "second-hand",
        "law": LAW52,
        "rules": sheet.changed,
        "length": sheet.length,
        "over": sheet.over,
        "deals": [_deal(row) for row in sheet.deals],
        "totals": sheet.totals,
        "ranking": [
            {"place": p.place, "seat": p.seat, "points": p.points, "title": p.title,
             "shared": p.shared}
            for p in sheet.ranking
        ],
        "findings": [{"key": f.key, "log": f.log, "args": f.args} for f in sheet.findings],
        "gaps": [{"gap": gap, "reading": reading(sheet.rules, gap)} for gap in sheet.gaps],
    }  # fmt: skip


def _deal(row: DealRow) -> Json:
    return {
        "log": row.log,
        "deal": row.number,
        "dealer": row.dealer,
        "kind": row.kind,
        "trump": row.trump,
        "owner": row.owner,
        "carry": row.carry,
        "all_failed": row.all_failed,
        "seats": [
            {
                "seat": line.seat,
                "number": line.number,
                "tricks": line.tricks,
                "made": line.made,
                "marks": list(line.marks),
                "parts": [{"key": k, "law": law, "points": n} for k, law, n in line.parts],
                "points": line.points,
                "total": line.total,
            }
            for line in row.lines
        ],
    }


def as_csv(sheet: GameSheet) -> str:
    """A line for each seat in each deal; a deal that was not played has one without a seat."""
    out = io.StringIO()
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(_HEAD)
    for row in sheet.deals:
        deal = (row.number, row.dealer, row.kind, row.trump or "", row.carry)
        for line in row.lines:
            made = "yes" if line.made else "no"
            marks = " ".join(line.marks)
            own = (line.number, line.tricks, made, marks, line.points, line.total)
            rows.writerow((*deal, line.seat, *own))
        if not row.lines:
            rows.writerow((*deal, *[""] * 7))
    return out.getvalue()
