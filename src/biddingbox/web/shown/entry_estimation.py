"""Estimation's side of the page that takes what happened: With, pass, bid, number, tricks, score.

Nothing of Law 18 is judged here: each card, bid and number is tried on a copy of the log.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from biddingbox.core import Refusal
from biddingbox.director.answer import answer as answered
from biddingbox.estimation.calls import DENOMINATIONS, HIGHEST, LOWEST, denomination, tricks
from biddingbox.estimation.numbers import ALL
from biddingbox.events import Call
from biddingbox.i18n import Messages, phrases
from biddingbox.log import Log
from biddingbox.web.shown.entry import Told, is_regular, last_bid, new_rulings, regular

Json = dict[str, Any]
#: The four phases of a deal, and those of the engine that belong to each.
PHASES: Final[dict[str, tuple[str, ...]]] = {
    "auction": ("auction",),
    "calls": ("numbers",),
    "play": ("closed", "play"),
    "score": (),
}
NUMBERS: Final = range(LOWEST, HIGHEST + 1)
#: What a number would bring, of all that is ruled when it is named.
_TOLD: Final = frozenset(
    {
        *("risk-under", "risk-over", "owner-and-risk", "no-card-no-risk", "too-few-for-risk"),
        *("not-the-cause", "with-owns", "with-does-not-own", "makes-thirteen", "over-the-cap"),
        *("under-the-floor", "number-out-of-turn", "number-out-of-turn-binds", "number-waits"),
        *("number-named-before", "owner-has-named", "dash-caller-has-named"),
    }
)


class Offer(msgspec.Struct, frozen=True):
    """A card outside the bids: With, pass, or what is declared before the auction."""

    call: str
    then: tuple[Told, ...]
    off: bool = False
    key: str = ""


class Total(msgspec.Struct, frozen=True):
    """A number that may be named: the total it makes, and ``kind`` risk or barred."""

    number: int
    total: str
    told: tuple[Told, ...]
    kind: str = ""


class Row(msgspec.Struct, frozen=True):
    """A player on the score sheet."""

    seat: str
    number: int
    tricks: int
    result: str
    parts: str
    points: str


class Deal(msgspec.Struct, frozen=True):
    """The deal as it stands, and what its next step may be."""

    phase: str
    phases: tuple[str, ...]
    offers: tuple[Offer, ...]
    before: tuple[Offer, ...]
    numbers: tuple[tuple[int, bool], ...]
    number: int
    bids: tuple[tuple[str, bool], ...]
    standing: str
    named: str
    totals: tuple[Total, ...]
    result: str
    points: str
    rows: tuple[Row, ...]


class ScoreSheet(msgspec.Struct, frozen=True):
    """The score of a deal, as the desk shows it."""

    named: str
    result: str
    points: str
    rows: tuple[Row, ...]


def sheet(log: Log, m: Messages) -> ScoreSheet:
    """The score of a deal; without rows while there is none, and in bridge."""
    view = log.view("director")
    if log.opening.game != "estimation" or not view["scores"]:
        return ScoreSheet("", "", "", ())
    return ScoreSheet(_named(view, m), _outcome(view, m), *_scored(view, m))


def _scored(view: Json, m: Messages) -> tuple[str, tuple[Row, ...]]:
    """Whose points they are, and a row for each player."""
    points = m.text("cli-sheet", preset=view["scores"][0]["preset"]) if view["scores"] else ""
    return points, tuple(_row(row, m) for row in view["scores"])


def deal(log: Log, m: Messages, seat: str, number: int | None = None) -> Deal:
    """What a seat may do now; ``number`` is the one that the bids shown are of."""
    view = log.view("director")
    phase = next((name for name, own in PHASES.items() if view["phase"] in own), "score")
    bidding, naming = phase == "auction", phase == "calls"
    last = last_bid(view)
    level = number if number is not None and number in NUMBERS else _level(log, seat, last)
    bids = [f"{level}{d}" for d in DENOMINATIONS]
    good = regular(log, seat, bids)
    points, rows = _scored(view, m)
    return Deal(
        phase=phase,
        phases=tuple(PHASES),
        offers=tuple(_offers(log, m, seat, last)) if bidding else (),
        before=tuple(_before(log, m, seat)) if bidding and not view["calls"] else (),
        numbers=tuple((n, bool(last) and n < tricks(Call(last))) for n in NUMBERS),
        number=level,
        bids=tuple((bid, bid not in good) for bid in bids),
        standing=last,
        named=_named(view, m),
        totals=tuple(totals(log, m, seat)) if naming else (),
        result=_outcome(view, m),
        points=points,
        rows=rows,
    )


def _level(log: Log, seat: str, last: str) -> int:
    """The least number with which a bid would be regular; the last bid's where none would."""
    least = tricks(Call(last)) if last else LOWEST
    for level in range(least, min(least + 1, HIGHEST) + 1):
        if any(is_regular(log, f"{seat} {level}{d}") for d in DENOMINATIONS):
            return level
    return least


def _offers(log: Log, m: Messages, seat: str, last: str) -> Iterable[Offer]:
    """With the last bid, where there is one, and pass."""
    if last:
        told = Told(m.text("entry-with-then", suit=phrases.call(m, last)), "E18.C2")
        yield _offer(log, m, seat, "with", (told,), "W")
    out = [Told(m.text("entry-pass-then"), "E18.A3")]
    if last and _joined(log.view("director"), seat, last):
        out.append(Told(m.text("entry-pass-with-then"), "E18.C2"))
    yield _offer(log, m, seat, "P", tuple(out), "P")


def _joined(view: Json, seat: str, last: str) -> bool:
    """E18.C2: whether a seat has joined in the denomination of the last bid."""
    suit = denomination(Call(last))
    joined = (str(c["joins"]) for c in view["auction"] if c["seat"] == seat and "joins" in c)
    return any(denomination(Call(bid)) == suit for bid in joined)


def _before(log: Log, m: Messages, seat: str) -> Iterable[Offer]:
    """What is declared before the auction: a dash call, a void."""
    for call in ("dash-call", "avoid"):
        yield _offer(log, m, seat, call, (), "")


def _offer(
    log: Log, m: Messages, seat: str, call: str, then: tuple[Told, ...], key: str
) -> Offer:  # fmt: skip
    """A card with what follows; where it would be irregular, or rules of the house say, that."""
    after = log.append(f"{seat} {call}")
    if isinstance(after, Refusal):
        return Offer(call, (), off=True, key=key)
    ruled = _told(log, after, m)
    off = not is_regular(log, f"{seat} {call}")
    return Offer(call, ruled if off or not then else then, off=off, key=key)


def _told(before: Log, after: Log, m: Messages) -> tuple[Told, ...]:
    new = new_rulings(answered(before, m), answered(after, m))
    return tuple(Told(r["text"], r["law"]) for r in new)


def totals(log: Log, m: Messages, seat: str) -> Iterable[Total]:
    """The numbers that a seat may name, and those that are barred, each with what it makes."""
    old = answered(log, m)
    span = old["range"]
    mine = span is not None and span["seat"] == seat
    numbers = range(span["min"], span["max"] + 1) if mine else range(HIGHEST + 1)
    for n in numbers:
        after = log.append(f"{seat} {n}")
        if isinstance(after, Refusal):
            continue
        new = answered(after, m)
        told = tuple(
            Told(r["text"], r["law"])
            for r in new_rulings(old, new)
            if r["key"] in _TOLD and r["args"].get("seat") == seat
        )
        barred = seat not in new["numbers"] or not is_regular(log, f"{seat} {n}")
        last = mine and len(old["numbers"]) == 3
        kind = "barred" if barred else "risk" if last and _risk(log, seat, n) else ""
        yield Total(n, _total(m, old["total"] + n, last=last), told, kind)


def _total(m: Messages, total: int, *, last: bool) -> str:
    """The total that a number makes; with the last number over, under, or thirteen."""
    if not last:
        return m.text("cli-total-so-far", total=str(total))
    side = "over" if total > ALL else "under" if total < ALL else "even"
    return m.text("cli-total", total=str(total), side=side, by=str(abs(total - ALL)))


def _risk(log: Log, seat: str, number: int) -> bool:
    """E18.G1: whether the number makes a risk, with the card shown or without."""
    for line in (f"{seat} {number}", f"{seat} {number} risk"):
        after = log.append(line)
        if not isinstance(after, Refusal) and after.view("director")["risk"] is not None:
            return True
    return False


def _named(view: Json, m: Messages) -> str:
    """The numbers named so far, and their total."""
    if not view["numbers"]:
        return ""
    each = (
        m.text("fact-number", seat=phrases.person(m, seat), number=n)
        for seat, n in view["numbers"].items()
    )
    return m.text("entry-named", numbers=phrases.listed(m, each), total=str(view["total"]))


def _outcome(view: Json, m: Messages) -> str:
    """Who owns the auction, once all numbers are there."""
    if view["opening_leader"] is None:
        return ""
    owners = phrases.listed(m, (phrases.person(m, o["seat"]) for o in view["owners"]))
    return m.text("cli-owners", owners=owners) if owners else m.text("cli-no-owners")


def _row(row: Json, m: Messages) -> Row:
    parts = (
        f"{m.text('score-part-' + part['key'])} {_signed(part['points'])}" for part in row["parts"]
    )
    return Row(
        row["seat"], row["number"], row["tricks"],
        m.text("cli-made" if row["made"] else "cli-failed"),
        phrases.listed(m, parts), _signed(row["value"]),
    )  # fmt: skip


def _signed(points: int) -> str:
    """Points with their sign; a true minus."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
