"""A slow scorer of one hand of Estimation, for tests: written from the rules alone.

It shares nothing with the engine. Whoever changes the rules changes both, and the tests compare
them. Seats are any four different strings; numbers and tricks are whole numbers from 0 to 13.

Its switches have the names of the header line ``rules``; their defaults under the two presets:

======================== =========== =============== =============================================
points                   fed13       app10           the family of figures
base                     13          10              for a number that is made, beside itself
call_cap                 owner       owner           ``owner`` or ``none``
ban13                    banned      banned          ``banned``, ``banned-with-owner``, ``free``
risk_under_cause         True        False           at 11 or less he could have avoided it
risk_over_cause          True        False           at 15 or more he could have avoided it
risk_over_min_own_call   2           0               his least number for a risk at 15 or more
risk_steps               10-20       10-20-30        ``flat``, ``10-20`` or ``10-20-30``
stack_owner_risk         True        True            an owner who holds the risk has both extras
owner_bonus, risk_bonus  10          10              plus or minus; the risk's is that of a step
sole_bonus               10          10              for the one winner, or the one loser
zero_under_bonus         10          0               for nought in an under deal, plus or minus
zero_failed              0           10              taken off for nought not made, in any deal
super_rule               ten         none            an owner of eight or more: ``none``, ``ten``;
                                                     in place of base and owner ``square``,
                                                     ``square-ten``, ``square-steps``, ``fixed``;
                                                     ``double``: all that he scores
dash_under, dash_over    33, 23      33, 25          a dash call that is made
dash_failed              tens        same            the tens and the difference, or the same
allfail_rule             stands      zero-and-double what four failures score
allpass_extras           all-out     all-out         or ``owner-and-risk-out``
carry_steps              2-4-6-8     2-4-6-8         or ``doubling``, ``2-4``, ``2``
carry_super              True        True            a multiplier touches an owner's eight or more
many_double              never       never           ``three-owners``, ``three-callers``: twice
allpass_carry            spent       spent           or ``kept`` for the deal after four passes
fixed_owners             all         all             or ``caller``: the first at the top alone
deals                    18          18              or ``10``, ``5``
ties                     better-pl…  better-place    or ``lower-place``
======================== =========== =============== =============================================
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

LAW18: dict[str, Any] = {
    "points": "fed13",
    "base": 13,
    "call_cap": "owner",
    "ban13": "banned",
    "risk_under_cause": True,
    "risk_over_cause": True,
    "risk_over_min_own_call": 2,
    "risk_steps": "10-20",
    "stack_owner_risk": True,
    "owner_bonus": 10,
    "risk_bonus": 10,
    "sole_bonus": 10,
    "zero_under_bonus": 10,
    "zero_failed": 0,
    "super_rule": "ten",
    "dash_under": 33,
    "dash_over": 23,
    "dash_failed": "tens",
    "allfail_rule": "stands",
    "allpass_extras": "all-out",
    "carry_steps": "2-4-6-8",
    "carry_super": True,
    "many_double": "never",
    "allpass_carry": "spent",
    "fixed_owners": "all",
    "deals": "18",
    "ties": "better-place",
}
COMMON: dict[str, Any] = {
    **LAW18,
    "points": "app10",
    "base": 10,
    "risk_under_cause": False,
    "risk_over_cause": False,
    "risk_over_min_own_call": 0,
    "risk_steps": "10-20-30",
    "zero_under_bonus": 0,
    "zero_failed": 10,
    "super_rule": "none",
    "dash_over": 25,
    "dash_failed": "same",
    "allfail_rule": "zero-and-double",
}
PRESETS = {"law18": LAW18, "common": COMMON}
#: What ``points=`` changes where it is switched without the rest of its preset.
FIGURES = (
    "base", "risk_steps", "zero_under_bonus", "zero_failed", "super_rule", "dash_under",
    "dash_over", "dash_failed", "allfail_rule",
)  # fmt: skip


#: What eight or more is worth in place of base and owner, made and failed: number, difference.
EIGHTS: dict[str, Any] = {
    "square": lambda n, _: (n * n, -((n * n + 1) // 2)),
    "square-ten": lambda n, _: (10 + n * n, -10 - (n * n + 1) // 2),
    "square-steps": lambda n, d: (n * n, -d - 30 - 10 * (n - 8)),
    "fixed": lambda _, __: (42, -20),
}


def rules_of(preset: str, switches: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The rules of a preset with some switches changed; an unknown switch is a KeyError."""
    rules = dict(PRESETS[preset])
    switches = switches or {}
    if "points" in switches:
        source = LAW18 if switches["points"] == "fed13" else COMMON
        for key in FIGURES:
            rules[key] = source[key]
    for key, value in switches.items():
        if key not in rules:
            raise KeyError(key)
        rules[key] = value
    return rules


def lawful_numbers(
    rules: Mapping[str, Any],
    *,
    owner_number: int | None,
    floor: int | None,
    others: int | None,
    fixed_trump: bool = False,
) -> list[int]:
    """The numbers that a player may name; ``others`` is the others' total if he is the last.

    ``owner_number`` is None after four passes, ``floor`` is None for a player who joined nothing
    that binds him. A deal with a fixed trump has no cap.
    """
    low = 0 if floor is None else floor
    high = 13
    if owner_number is not None and rules["call_cap"] == "owner" and not fixed_trump:
        high = owner_number
    numbers = []
    for number in range(low, high + 1):
        if others is not None and others + number == 13:
            if rules["ban13"] == "banned":
                continue
            if rules["ban13"] == "banned-with-owner" and owner_number is not None:
                continue
        numbers.append(number)
    return numbers


def owners_of(
    owner: str | None, joiners: Collection[str], numbers: Mapping[str, int]
) -> dict[str, str]:
    """The auction owners, each with the clause that makes him one; none after four passes.

    The original owner is one whatever the others name; a player who joined and named the owner's
    number is one by C3; others are by C4, where two or more share the highest number.
    """
    if owner is None:
        return {}
    found = {owner: "E18.C4"}
    top = max(numbers.values())
    at_top = [seat for seat in numbers if numbers[seat] == top]
    for seat in numbers:
        if seat in found:
            continue
        if seat in joiners and numbers[seat] == numbers[owner]:
            found[seat] = "E18.C3"
        elif seat in at_top and len(at_top) > 1:
            found[seat] = "E18.C4"
    return found


def risk_of(
    rules: Mapping[str, Any],
    *,
    owner: str | None,
    floors: Mapping[str, int],
    order: Sequence[str],
    numbers: Mapping[str, int],
    fixed_trump: bool = False,
) -> tuple[str, str, int] | None:
    """Who holds the risk, by which clause, at which level (1, 2, 3); None if nobody does."""
    if owner is None or not order:
        return None
    last = order[-1]
    own = numbers[last]
    total = sum(numbers.values())
    others = total - own
    allowed = lawful_numbers(
        rules,
        owner_number=numbers[owner],
        floor=floors.get(last),
        others=others,
        fixed_trump=fixed_trump,
    )
    if total <= 11:
        if rules["risk_under_cause"]:
            could_avoid = False
            for number in allowed:
                if others + number >= 12:
                    could_avoid = True
            if not could_avoid:
                return None
        clause, gap = "E18.G1(i)", 13 - total
    elif total >= 15:
        if own < rules["risk_over_min_own_call"]:
            return None
        if rules["risk_over_cause"]:
            could_avoid = False
            for number in allowed:
                if others + number <= 14:
                    could_avoid = True
            if not could_avoid:
                return None
        clause, gap = "E18.G1(ii)", total - 13
    else:
        return None
    level = 1
    if gap >= 4 and rules["risk_steps"] in ("10-20", "10-20-30"):
        level = 2
    if gap >= 6 and rules["risk_steps"] == "10-20-30":
        level = 3
    return last, clause, level


def score_hand(
    preset: str = "law18",
    switches: Mapping[str, Any] | None = None,
    *,
    owner: str | None,
    joiners: Collection[str] = (),
    floors: Mapping[str, int] | None = None,
    order: Sequence[str],
    numbers: Mapping[str, int],
    tricks: Mapping[str, int],
    dash_callers: Collection[str] = (),
    carry: int = 1,
    fixed_trump: bool = False,
) -> dict[str, dict[str, int]]:
    """The parts of every seat's points, and their sum under ``points``.

    ``owner`` is the one who made the final bid, and his number is that bid's; None stands for a
    deal that all four passed. ``joiners`` are the players with a With in the final denomination
    and ``floors`` the least that each of them might call (C2(i)). ``order`` is the order in which
    numbers were named, without the owner (after four passes he is nobody, and all four are in
    it); dash callers, who name none, count as 0 in ``numbers`` and stand in ``dash_callers``. In
    a deal with a fixed trump ``owner`` is the first who named the highest number, and ``order``
    has all who named one. Parts that are nought are left out.
    """
    rules = rules_of(preset, switches)
    if len(numbers) != 4 or set(numbers) != set(tricks):
        raise ValueError("four seats, each with a number and tricks")
    if sum(tricks.values()) != 13:
        raise ValueError("the tricks of a hand are thirteen")
    total = sum(numbers.values())
    bare = owner is None and rules["allpass_extras"] == "all-out"
    owners = owners_of(owner, joiners, numbers)
    if fixed_trump:
        owners = {seat: law for seat, law in owners.items() if seat not in dash_callers}
    if fixed_trump and owner is not None and rules["fixed_owners"] == "caller":
        owners = {owner: owners[owner]}
    risk = risk_of(
        rules,
        owner=owner,
        floors=floors or {},
        order=order,
        numbers=numbers,
        fixed_trump=fixed_trump,
    )
    made = {seat: numbers[seat] == tricks[seat] for seat in numbers}
    winners = [seat for seat in numbers if made[seat]]
    losers = [seat for seat in numbers if not made[seat]]
    sheet: dict[str, dict[str, int]] = {}
    for seat in numbers:
        number = numbers[seat]
        away = abs(number - tricks[seat])
        sign = 1 if made[seat] else -1
        parts: dict[str, int] = {}
        if seat in dash_callers and not bare:
            worth = rules["dash_under"] if total < 13 else rules["dash_over"]
            if made[seat]:
                parts["dash"] = worth
            elif rules["dash_failed"] == "same":
                parts["dash"] = -worth
            else:  # the tens of a dash call made are what is not the base; then the difference
                parts["dash"] = -(worth - rules["base"]) - away
        else:
            parts["base"] = rules["base"] + number if made[seat] else -away
            if number == 0 and not bare:
                if total < 13:
                    parts["zero"] = sign * rules["zero_under_bonus"]
                if not made[seat]:
                    parts["zero"] = parts.get("zero", 0) - rules["zero_failed"]
        if seat in owners:
            parts["owner"] = sign * rules["owner_bonus"]
        high = number >= 8 and not bare and (seat in owners or owner is None)
        if high and rules["super_rule"] == "ten":
            parts["super"] = sign * 10
        if high and rules["super_rule"] in EIGHTS:
            parts["base"] = 0
            parts["owner"] = 0
            won, lost = EIGHTS[rules["super_rule"]](number, away)
            parts["super"] = won if made[seat] else lost
        alone = seat not in owners or rules["stack_owner_risk"]
        if risk is not None and risk[0] == seat and alone:
            parts["risk"] = sign * rules["risk_bonus"] * risk[2]
        if not bare and (winners == [seat] or losers == [seat]):
            parts["sole"] = sign * rules["sole_bonus"]
        if high and rules["super_rule"] == "double":
            parts["doubled"] = sum(parts.values())
        sheet[seat] = {key: value for key, value in parts.items() if value != 0}
    if len(losers) == 4 and rules["allfail_rule"] == "zero-and-double" and not bare:
        sheet = {seat: {} for seat in sheet}
    titles = set(owners)
    if rules["many_double"] == "three-callers":
        titles.update(dash_callers)
        if risk is not None:
            titles.add(risk[0])
    twice = rules["many_double"] != "never" and len(titles) >= 3
    for seat, parts in sheet.items():
        points = sum(parts.values())
        times = carry * 2 if twice else carry
        high = numbers[seat] >= 8 and (seat in owners or owner is None)
        if bare or (high and not rules["carry_super"]):
            times = 1
        if times != 1:
            parts["carry"] = points * (times - 1)
        parts["points"] = points * times
    return sheet


def points_of(sheet: Mapping[str, Mapping[str, int]]) -> dict[str, int]:
    """Only the points of :func:`score_hand`, by seat."""
    return {seat: parts["points"] for seat, parts in sheet.items()}


def more(rules: Mapping[str, Any], carry: int) -> int:
    """The multiplier after one more deal that raises it."""
    if rules["carry_steps"] == "doubling":
        return carry * 2
    most = {"2-4-6-8": 8, "2-4": 4, "2": 2}[rules["carry_steps"]]
    return min(most, 2 if carry == 1 else carry + 2)


def score_game(
    preset: str, switches: Mapping[str, Any] | None, deals: Sequence[Mapping[str, Any]]
) -> list[dict[str, Any]]:
    """A whole game: for each deal its number, multiplier, points, and the totals after it.

    A deal is what :func:`score_hand` is told, or ``{"thrown": "redeal"}`` (``redeal-double``,
    ``skip-double``) where it was not played.
    """
    rules = rules_of(preset, switches)
    number, carry = 1, 1
    totals: dict[str, int] = {}
    told: list[dict[str, Any]] = []
    for deal in deals:
        row: dict[str, Any] = {"deal": number, "carry": carry, "points": {}}
        told.append(row)
        thrown = deal.get("thrown")
        if thrown is not None:
            if thrown.endswith("double"):
                carry = more(rules, carry)
            if thrown.startswith("skip"):
                number += 1
            row["totals"] = dict(totals)
            continue
        sheet = score_hand(preset, switches, carry=carry, **deal)
        row["points"] = points_of(sheet)
        for seat, points in row["points"].items():
            totals[seat] = totals.get(seat, 0) + points
        row["totals"] = dict(totals)
        number += 1
        failed = all(deal["numbers"][s] != deal["tricks"][s] for s in deal["numbers"])
        if deal["owner"] is None and rules["allpass_extras"] == "all-out":
            carry = carry if rules["allpass_carry"] == "kept" else 1
        elif failed and rules["allfail_rule"] == "zero-and-double":
            carry = more(rules, carry)
        else:
            carry = 1
    return told


def places(rules: Mapping[str, Any], totals: Mapping[str, int]) -> dict[str, int]:
    """The place of each seat at the end."""
    table = sorted(totals.values(), reverse=True)
    found = {}
    for seat, points in totals.items():
        first = table.index(points) + 1
        last = 4 - table[::-1].index(points)
        found[seat] = last if rules["ties"] == "lower-place" and first > 1 else first
    return found
