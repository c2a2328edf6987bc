"""A game of Estimation in words: what a deal's trump is called, notes, findings, how far it is."""

from collections.abc import Iterator
from typing import Final

from biddingbox.i18n import Messages, phrases
from biddingbox.sheets.game import DealRow, Finding, GameSheet

#: The titles that are marked in the sheet, as they stand behind number and tricks.
MARKS: Final = ("owner", "with", "risk", "dash", "super")
#: Arguments of findings that name a seat.
_SEATS: Final = frozenset({"seat", "next"})


def trump(row: DealRow, m: Messages) -> str:
    """The trump of a deal: its letter, no-trump, or a dash while there is none."""
    return m.text("call-no-trump") if row.trump == "NT" else row.trump or "–"


def minus(number: str) -> str:
    """A true minus."""
    return number.replace("-", "−")


def signed(points: int) -> str:
    """Points with their sign."""
    return f"+{points}" if points > 0 else minus(str(points))


def notes(sheet: GameSheet, m: Messages) -> Iterator[str]:
    """Deals in which all failed, and those that were not played or not finished."""
    for row in sheet.deals:
        deal = str(row.number)
        if row.all_failed:
            yield m.text("game-note-all-failed", deal=deal)
        if row.kind == "open":
            yield m.text("game-note-open", deal=deal)
        elif row.kind == "skip-double":
            yield m.text("game-note-skipped", deal=deal)
        elif not row.counts:
            yield m.text("game-note-redealt", deal=deal)


def heading(sheet: GameSheet, m: Messages) -> str:
    if sheet.over:
        return m.text("game-over")
    played = sum(row.counts and row.kind != "open" for row in sheet.deals)
    return m.text("game-so-far", passed=str(played), count=str(sheet.length))


def finding(found: Finding, m: Messages) -> str:
    args = {k: phrases.person(m, v) if k in _SEATS else v for k, v in found.args.items()}
    text = m.text(f"game-finding-{found.key}", **args)
    return text if found.log is None else m.text("game-in-log", log=str(found.log), text=text)
