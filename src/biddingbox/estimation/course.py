"""The course of a game: which deals have a fixed trump, which count, and what the next one carries.

All of it is second-hand: no law known to us speaks of more than one deal.
"""

from typing import Final, Literal

from biddingbox.estimation.calls import Denomination
from biddingbox.estimation.laws import h
from biddingbox.estimation.rules import MOST, Rules, sheet
from biddingbox.estimation.score import SUPER
from biddingbox.estimation.state import LAW52, State, numbers, rule

#: The fixed trumps of the last five deals, in their order.
TRUMPS: Final[tuple[Denomination, ...]] = ("NT", "S", "H", "D", "C")
_LADDERS: Final = {"2-4-6-8": (2, 4, 6, 8), "2-4": (2, 4), "2": (2,)}
#: Why a deal was not played: dealt again, perhaps doubled, or skipped.
ThrownIn = Literal["", "redeal", "redeal-double", "skip-double"]


def length(rules: Rules) -> int:
    """How many deals a game has, before any that are postponed."""
    return int(rules.deals)


def fixed_trump(rules: Rules, number: int | None) -> Denomination | None:
    """The fixed trump of a deal by its number; None where it has an auction."""
    if number is None or not rules.fixed_trump_rounds:
        return None
    place = number - length(rules) + len(TRUMPS) - 1
    return TRUMPS[place] if 0 <= place < len(TRUMPS) else None


def raised(rules: Rules, carry: int) -> int:
    """The next step of the multiplier; the last one stays."""
    if rules.carry_steps == "doubling":
        return 2 * carry if 2 * carry <= MOST else carry
    return next((step for step in _LADDERS[rules.carry_steps] if step > carry), carry)


def thrown_in(s: State) -> ThrownIn:
    """How a deal ended that was not played; empty for any other."""
    rules = s.deal.rules
    if s.phase != "cancelled":
        return ""
    if s.avoid or (s.auction.dash and rules.dash_then_all_pass == "redeal"):
        return "redeal"
    return "" if rules.allpass_rule == "law" else rules.allpass_rule


def counts(s: State) -> bool:
    """Whether the deal takes up its number: one that is dealt again does not."""
    return not thrown_in(s).startswith("redeal")


def all_failed(s: State) -> bool:
    """Whether all four have failed, in a deal in which that counts for more than their minus."""
    if not s.result or s.ending is None or s.deal.rules.allfail_rule != "zero-and-double":
        return False
    bare = s.ending.all_pass and h.h4(s.deal.rules)
    known = numbers(s)
    return not bare and all(known[seat] != won for seat, won in s.result)


def after(s: State) -> int:
    """The multiplier of the next deal."""
    rules, carry = s.deal.rules, s.deal.carry
    if s.phase == "cancelled":
        return raised(rules, carry) if thrown_in(s).endswith("double") else carry
    if not s.result or s.ending is None:
        return carry
    if s.ending.all_pass and h.h4(rules):
        return carry if rules.allpass_carry == "kept" else 1
    return raised(rules, carry) if all_failed(s) else 1


def displaced(s: State) -> bool:
    """Whether a bid of eight or more has taken the place of the deal's fixed trump."""
    return s.ending is not None and s.ending.fixed and s.ending.trump != s.deal.trump


def scored(s: State, seq: int) -> State:
    """The hand is over: the sheet is second-hand, and says so; what the next deal carries."""
    rules, carry = s.deal.rules, s.deal.carry
    s = rule(s, LAW52, "second-hand", seq, "points-preset", preset=sheet(rules))
    e, outcome = s.ending, s.outcome
    if e is None or outcome is None:
        return s
    known = numbers(s)
    if carry != 1 and (high := [x for x, _ in outcome.owners if known[x] >= SUPER]):
        key = "high-call-multiplied" if rules.carry_super else "high-call-spared"
        gap = "multiplier-and-high-calls"
        s = rule(s, LAW52, key, seq, gap, seat=", ".join(high), carry=str(carry))
    then = str(after(s))
    if all_failed(s):
        return rule(s, LAW52, "all-fail", seq, "multiplier-steps", carry=then)
    if carry != 1 and e.all_pass and h.h4(rules):
        key = "carry-kept" if rules.allpass_carry == "kept" else "carry-spent"
        return rule(s, "E18.H4", key, seq, "multiplier-after-all-pass", carry=str(carry))
    return s
