"""The answer of Estimation as text: auction, owner, numbers, owners and risk, the score sheet."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from biddingbox.director.diagram import in_auction

if TYPE_CHECKING:
    from rich.console import RenderableType

    from biddingbox.cli.base import Json
    from biddingbox.i18n import Messages


def has_auction(answer: "Json") -> bool:
    """Whether there is an auction to be shown: not in a scorer's record, nor with a fixed trump."""
    return answer["phase"] == "auction" or any(map(in_auction, answer["calls"]))


def _seat(seat: str, m: "Messages") -> str:
    return m.text(f"seat-{seat}")


def numbers(answer: "Json", m: "Messages") -> "Iterable[RenderableType]":
    """The numbers, those that were cancelled in brackets; total, owners and risk."""
    from rich.text import Text

    named = answer["numbers"]
    gone = [c for c in answer["calls"] if not in_auction(c) and str(c["call"]).isdecimal()]
    if answer["total"] is None or not (named or gone):
        return
    yield Text("")
    yield Text(m.text("cli-numbers"), style="bold")
    names = [_seat(x, m) for x in _order(answer)]
    width = max(map(len, names))
    for seat, name in zip(_order(answer), names, strict=True):
        tried = [f"({c['call']}!)" for c in gone if c["seat"] == seat]
        number = str(named[seat]) if seat in named else "…" if seat in answer["order"] else ""
        yield Text(f"  {name.ljust(width)}  {' '.join([*tried, number])}".rstrip())
    yield Text("  " + _total(answer, m))
    if answer["opening_leader"] is None:
        return
    owners = ", ".join(f"{_seat(o['seat'], m)} ({o['law']})" for o in answer["owners"])
    yield Text("  " + (m.text("cli-owners", owners=owners) if owners else m.text("cli-no-owners")))
    risk = answer["risk"]
    if risk is None:
        yield Text("  " + m.text("cli-no-risk"))
    else:
        said = {"seat": _seat(risk["seat"], m), "law": risk["law"], "level": str(risk["level"])}
        yield Text("  " + m.text("cli-risk", **said))


def _order(answer: "Json") -> list[str]:
    """The owner, then those who name a number, in order; dash callers last."""
    order = [x for x in answer["order"] if x != answer["declarer"]]
    first = [answer["declarer"]] if answer["declarer"] is not None else []
    return [*first, *order, *answer["dash"]]


def _total(answer: "Json", m: "Messages") -> str:
    total = answer["total"]
    if answer["opening_leader"] is None:
        return m.text("cli-total-so-far", total=str(total))
    side = answer["side"] or "even"
    return m.text("cli-total", total=str(total), side=side, by=str(abs(total - 13)))


def sheet(answer: "Json", m: "Messages") -> "Iterable[RenderableType]":
    """The score sheet: it names its preset, and says that it is second-hand."""
    from rich.table import Table
    from rich.text import Text

    rows = answer["scores"]
    if not rows:
        return
    yield Text("")
    yield Text(m.text("cli-sheet", preset=rows[0]["preset"]), style="bold")
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("  " + m.text("cli-sheet-seat"), no_wrap=True)
    for head in ("cli-sheet-number", "cli-sheet-tricks"):
        table.add_column(m.text(head), justify="right", no_wrap=True)
    table.add_column(m.text("cli-sheet-result"), no_wrap=True)
    table.add_column(m.text("cli-sheet-points"), justify="right", no_wrap=True)
    table.add_column(m.text("cli-sheet-parts"), ratio=1)
    for row in rows:
        parts = ", ".join(f"{m.text('score-part-' + p['key'])} {_signed(p['points'])}"
                          for p in row["parts"])  # fmt: skip
        table.add_row(
            "  " + _seat(row["seat"], m),
            str(row["number"]),
            str(row["tricks"]),
            m.text("cli-made" if row["made"] else "cli-failed"),
            _signed(row["value"]),
            parts,
        )
    yield table


def _signed(points: int) -> str:
    """Points with their sign; a true minus."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
