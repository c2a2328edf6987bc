"""Laws 26, 44, 50 and 77 once more, from their words and with nothing of the engine's.

A trick is a list of (seat, card) as text; restrictions are the tables of a view. It may be slow, it
must be plain.
"""

from collections.abc import Mapping, Sequence
from typing import Any

Trick = Sequence[tuple[str, str]]
Json = Mapping[str, Any]
HIGH = "AKQJT98765432"
ROUND = "NESW"


def winner(trick: Trick, trump: str) -> str:
    """44E-F: the highest trump; in a trick without one, the highest of the suit led."""
    trumps = [(seat, card) for seat, card in trick if card[0] == trump]
    followed = [(seat, card) for seat, card in trick if card[0] == trick[0][1][0]]
    for rank in HIGH:
        for seat, card in trumps or followed:
            if card[1] == rank:
                return seat
    raise AssertionError(trick)


def breach(
    seat: str, card: str, hand: Sequence[str] | None, trick: Trick, binds: Sequence[Json]
) -> str | None:
    """What a card breaks; ``hand`` is as it was before the card, None where it is not known.

    ``binds``: declarer's choices of lead and the penalty cards, as they were before the card.
    """
    able = list(hand) if hand is not None else None
    if trick:
        suit = trick[0][1][0]
        if able is not None and any(c[0] == suit for c in able):
            able = [c for c in able if c[0] == suit]
            if card not in able:
                return f"{seat} {card} does not follow to {suit}, and he had {able} (44C)"
    elif able is not None:
        for b in binds:
            if b["kind"] == "lead" and b.get("chosen") and b["leader"] == seat:
                required = b["chosen"] == "require"
                obeying = [c for c in able if (c[0] in b["suits"]) == required]
                if obeying and card not in obeying:
                    return f"{seat} {card}: declarer did {b['chosen']} {b['suits']} ({b['law']})"
                able = obeying or able
    mine = [b for b in binds if b["kind"] == "penalty_card" and b["seat"] == seat]
    return _penalty_cards(seat, card, mine, able, trick, known=hand is not None)


def _penalty_cards(
    seat: str,
    card: str,
    mine: Sequence[Json],
    able: Sequence[str] | None,
    trick: Trick,
    *,
    known: bool,
) -> str | None:
    """50C, 50D1: major ones first of all; before a minor one no other small card of its suit."""
    major = [str(b["card"]) for b in mine if b["class"] == "major" and len(b["card"]) == 2]
    if known:
        due = [c for c in major if c in (able or ())]
    else:
        due = [c for c in major if c[1] != "x" and trick and c[0] == trick[0][1][0]]
    if due and card not in due:
        return f"{seat} {card} comes before his penalty cards {due} (50D1)"
    for b in mine:
        low = card[1] not in "AKQJT" and b["card"][1] != "x"
        if b["class"] == "minor" and low and b["card"][0] == card[0] and b["card"] != card:
            return f"{seat} {card} comes before his minor penalty card {b['card']} (50C)"
    return None


#: 77: a trick bid and made, by denomination: the first one, each other one.
TRICK = {"C": (20, 20), "D": (20, 20), "H": (30, 30), "S": (30, 30), "NT": (40, 30)}
#: 77: undertricks one by one, by vulnerability and doubling; the last figure goes on for ever.
UNDER = {
    (False, 0): (50,), (False, 1): (100, 200, 200, 300), (False, 2): (200, 400, 400, 600),
    (True, 0): (100,), (True, 1): (200, 300), (True, 2): (400, 600),
}  # fmt: skip
#: 77: an overtrick in a contract doubled, redoubled; the bonuses, not vulnerable and vulnerable.
OVER = {(False, 1): 100, (True, 1): 200, (False, 2): 200, (True, 2): 400}
GAME, SMALL, GRAND = (300, 500), (500, 750), (1000, 1500)


def points(contract: str, vulnerable: bool, tricks: int) -> int:
    """77: what ``4SX`` is worth to declarer's side that won so many tricks."""
    bare = contract.rstrip("X")
    doubled, level = len(contract) - len(bare), int(bare[0])
    first, other = TRICK[bare[1:]]
    if tricks < level + 6:
        row = UNDER[vulnerable, doubled]
        return -sum(row[min(n, len(row) - 1)] for n in range(level + 6 - tricks))
    below = (first + other * (level - 1)) * (1, 2, 4)[doubled]
    total = below + (GAME[vulnerable] if below >= 100 else 50)
    total += (0, 50, 100)[doubled]
    total += {6: SMALL[vulnerable], 7: GRAND[vulnerable]}.get(level, 0)
    return total + (tricks - level - 6) * OVER.get((vulnerable, doubled), other)
