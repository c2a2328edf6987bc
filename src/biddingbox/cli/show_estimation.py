"""The answer of Estimation as text: auction, owner, numbers, owners and risk, the score sheet."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from biddingbox.i18n import phrases

if TYPE_CHECKING:
    from rich.console import RenderableType

    from biddingbox.cli.base import Json
    from biddingbox.i18n import Messages


def facts(answer: "Json", m: "Messages") -> list[str]:
    """Deal, dealer, multiplier, points, and the house rules that are not those of the preset."""
    found = [m.text("cli-dealer", seat=m.text(f"seat-{answer['dealer']}"))]
    if answer.get("deal") is not None:
        found.insert(0, m.text("cli-deal", deal=str(answer["deal"])))
    if answer["carry"] != 1:
        found.append(m.text("cli-carry", carry=str(answer["carry"])))
    found.append(m.text("cli-points", points=answer["points"]))
    if answer["rules"]:
        rules = " ".join(f"{k}={_written(v)}" for k, v in answer["rules"].items())
        found.append(m.text("cli-house-rules", rules=rules))
    return found


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def in_auction(call: "Json") -> bool:
    """Whether a call belongs into the diagram of the auction: numbers named later do not."""
    name = str(call["call"])
    return name not in ("dash-call", "avoid") and (
        not name.isdecimal() or "improper" in call["irregular"]
    )


def has_auction(answer: "Json") -> bool:
    """Whether there is an auction to be shown: not in a scorer's record, nor with a fixed trump."""
    return answer["phase"] == "auction" or any(map(in_auction, answer["calls"]))


def phase_lines(answer: "Json", m: "Messages") -> list[str]:
    """Whose turn it is, who owns the auction, and who has joined."""
    phase, turn = answer["phase"], answer["turn"]
    if phase == "auction":
        if turn is None:
            return [m.text("cli-nobody-calls")]
        pending = any(c["status"] == "pending" for c in answer["calls"])
        lines = [m.text("cli-turn-if-not-accepted" if pending else "cli-turn", seat=_seat(turn, m))]
        return lines + _joined(answer, m)
    if phase == "cancelled":
        return [m.text("cli-phase-cancelled")]
    lines = [_owner(answer, m), *_joined(answer, m)]
    if answer["order"]:
        order = ", ".join(_seat(x, m) for x in answer["order"])
        owner = answer["declarer"]
        if owner is not None and owner not in answer["order"]:
            lines.append(m.text("cli-order-with-owner", owner=_seat(owner, m), order=order))
        else:
            lines.append(m.text("cli-order", order=order))
    if turn is not None and answer["range"] is not None:
        lines.append(m.text("cli-turn-number", seat=_seat(turn, m), range=_range(answer, m)))
    if phase in ("closed", "play") and answer["on_lead"]:
        lines.append(m.text("cli-on-lead", seat=_seat(answer["on_lead"], m)))
    return lines


def _owner(answer: "Json", m: "Messages") -> str:
    if answer["declarer"] is not None:
        bid = phrases.call(m, answer["contract"])
        return m.text("cli-phase-numbers", bid=bid, owner=_seat(answer["declarer"], m))
    if "fixed" in answer["kind"]:
        return m.text("cli-phase-numbers-fixed", trump=m.text(f"suit-{answer['trump']}"))
    return m.text("cli-phase-numbers-nobody")


def _joined(answer: "Json", m: "Messages") -> list[str]:
    if not answer["with"]:
        return []
    return [m.text("cli-joined-by", seats=", ".join(_seat(x, m) for x in answer["with"]))]


def _range(answer: "Json", m: "Messages") -> str:
    span = answer["range"]
    low, high = str(span["min"]), str(span["max"])
    text = m.text("cli-range-one", min=low) if low == high else m.text(
        "cli-range", min=low, max=high
    )  # fmt: skip
    if span["barred"]:
        barred = ", ".join(map(str, span["barred"]))
        text = m.text("cli-range-barred", range=text, barred=barred)
    return text


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
