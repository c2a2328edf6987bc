"""The score of a hand: it depends on the rules, the numbers, the tricks, and the titles.

Every figure is second-hand: the law that fixes the points (52) is not known to us. A sheet names
its preset and says so.
"""

import msgspec

from biddingbox.core import Json
from biddingbox.estimation.laws import g, h
from biddingbox.estimation.rules import Rules, sheet
from biddingbox.estimation.state import LAW52, Risk
from biddingbox.seats import Seat

SUPER = 8
#: So many callers double a deal, where they do.
MANY = 3
#: (key, clause, points).
Part = tuple[str, str, int]


class Hand(msgspec.Struct, frozen=True):
    """A hand to be scored: numbers and tricks by seat, owners with their clause, and the rest."""

    numbers: dict[Seat, int]
    tricks: dict[Seat, int]
    owners: dict[Seat, str]
    risk: Risk | None = None
    dash: tuple[Seat, ...] = ()
    all_pass: bool = False
    carry: int = 1


class Row(msgspec.Struct, frozen=True):
    """One line of the sheet: what a seat scores, and why."""

    seat: Seat
    number: int
    tricks: int
    parts: tuple[Part, ...]
    total: int

    @property
    def made(self) -> bool:
        """Whether he took exactly the number that he named."""
        return self.number == self.tricks


def score(rules: Rules, hand: Hand) -> tuple[Row, ...]:
    """The rows of the sheet, in the order of the numbers."""
    rows = [_row(rules, hand, seat) for seat in hand.numbers]
    bare = hand.all_pass and h.h4(rules)
    if bare:
        return tuple(rows)
    if rules.allfail_rule == "zero-and-double" and not any(r.made for r in rows):
        return tuple(_plus(r, ("all-fail", LAW52, -r.total)) for r in rows)
    many = many_call(rules, hand)
    return tuple(
        r if _high(hand, r.seat) and not rules.carry_super else _times(r, hand.carry, many=many)
        for r in rows
    )


def many_call(rules: Rules, hand: Hand) -> bool:
    """Whether the deal counts double for its many callers: owners, or owners, risk and dash."""
    holders = set(hand.owners)
    if rules.many_double == "three-callers":
        holders |= set(hand.dash) | ({hand.risk.seat} if hand.risk is not None else set())
    return rules.many_double != "never" and len(holders) >= MANY


def _times(row: Row, carry: int, *, many: bool) -> Row:
    """The row with the multiplier that is carried, and with that of the deal itself."""
    row = _plus(row, ("carry", LAW52, row.total * (carry - 1)))
    return _plus(row, ("many-callers", LAW52, row.total)) if many else row


def _high(hand: Hand, seat: Seat) -> bool:
    """An owner's eight or more; after four passes anybody's."""
    return hand.numbers[seat] >= SUPER and (seat in hand.owners or hand.all_pass)


def _row(rules: Rules, hand: Hand, seat: Seat) -> Row:
    number, tricks = hand.numbers[seat], hand.tricks[seat]
    bare = hand.all_pass and h.h4(rules)
    if seat in hand.dash and not bare:
        parts = _dash(rules, hand, tricks)
    else:
        parts = _plain(rules, hand, seat, bare=bare)
    made = [x for x in hand.numbers if hand.numbers[x] == hand.tricks[x]]
    if made == [seat] and not bare:
        parts.append(("sole-winner", LAW52, rules.sole_bonus))
    if len(made) == len(hand.numbers) - 1 and seat not in made and not bare:
        parts.append(("sole-loser", LAW52, -rules.sole_bonus))
    if rules.super_rule == "double" and _high(hand, seat) and not bare:
        parts.append(("super-double", LAW52, sum(p[2] for p in parts)))
    kept = tuple(p for p in parts if p[2])
    return Row(seat, number, tricks, kept, sum(p[2] for p in kept))


def _dash(rules: Rules, hand: Hand, tricks: int) -> list[Part]:
    """A dash call: its own figure in an under and in an over deal."""
    under = sum(hand.numbers.values()) < g.ALL
    worth = rules.dash_under if under else rules.dash_over
    key = "dash-call-under" if under else "dash-call-over"
    if tricks == 0:
        return [(key, LAW52, worth)]
    if rules.dash_failed == "same":
        return [(key, LAW52, -worth)]
    return [("difference", LAW52, -tricks), (key, LAW52, rules.base - worth)]


def _plain(rules: Rules, hand: Hand, seat: Seat, *, bare: bool) -> list[Part]:
    """Base, owner, risk, high call, zero: each plus when made and minus when not."""
    number, tricks = hand.numbers[seat], hand.tricks[seat]
    made = number == tricks
    sign = 1 if made else -1
    owner = hand.owners.get(seat)
    high = not bare and _high(hand, seat)
    parts = _super(rules, number, tricks) if high else []
    if not parts:
        if made:
            parts.append(("made", LAW52, rules.base + number))
        else:
            parts.append(("difference", LAW52, -abs(number - tricks)))
        if owner is not None:
            parts.append(("owner", owner, sign * rules.owner_bonus))
    if owner is None or rules.stack_owner_risk:
        parts.append(("risk", "E18.G2", sign * g.g2(hand.risk, seat, rules)))
    if high and rules.super_rule == "ten":
        parts.append(("super", LAW52, sign * 10))
    return parts if bare else [*parts, *_zero(rules, hand, number, made=made)]


def _super(rules: Rules, number: int, tricks: int) -> list[Part]:
    """What stands in place of base and owner for eight or more; nothing where they stay."""
    made, half = number == tricks, (number**2 + 1) // 2
    match rules.super_rule:
        case "square":
            return [("square", LAW52, number**2 if made else -half)]
        case "square-ten":
            return [("square", LAW52, number**2 + 10 if made else -half - 10)]
        case "square-steps":
            if made:
                return [("square", LAW52, number**2)]
            lost = 30 + 10 * (number - SUPER)
            return [("difference", LAW52, -abs(number - tricks)), ("super", LAW52, -lost)]
        case "fixed":
            return [("super", LAW52, 42 if made else -20)]
    return []


def _zero(rules: Rules, hand: Hand, number: int, *, made: bool) -> list[Part]:
    """A zero that was named in its turn: more in an under deal; what it costs to fail."""
    if number:
        return []
    under = sum(hand.numbers.values()) < g.ALL
    worth = rules.zero_under_bonus if under else 0
    if made:
        return [("zero-under", LAW52, worth)]
    return [("zero-under", LAW52, -worth), ("zero-failed", LAW52, -rules.zero_failed)]


def rows(rules: Rules, hand: Hand) -> list[Json]:
    """The sheet as data: each row names its preset, and that it is second-hand."""
    return [
        {
            "seat": r.seat,
            "kind": "table",
            "number": r.number,
            "tricks": r.tricks,
            "made": r.made,
            "parts": [{"key": k, "law": law, "points": p} for k, law, p in r.parts],
            "value": r.total,
            "preset": sheet(rules),
            "key": "second-hand",
            "law": LAW52,
        }
        for r in score(rules, hand)
    ]


def _plus(row: Row, part: Part) -> Row:
    if not part[2]:
        return row
    return Row(row.seat, row.number, row.tricks, (*row.parts, part), row.total + part[2])
