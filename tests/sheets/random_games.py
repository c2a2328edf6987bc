"""Random whole games of Estimation, as a scorer writes them, and what a slow reader is told.

The numbers are chosen with the slow scorer's own rules; nothing here asks the engine.
"""

import random
from typing import Any

from tests.estimation.slow_scorer import lawful_numbers, rules_of

ROUND = "NWSE"
SUITS = ("C", "D", "H", "S", "NT")
SWITCHES: dict[str, tuple[object, ...]] = {
    "points": ("fed13", "app10"),
    "risk_steps": ("flat", "10-20", "10-20-30"),
    "super_rule": ("none", "ten", "square", "square-ten", "square-steps", "fixed", "double"),
    "allfail_rule": ("stands", "zero-and-double"),
    "carry_steps": ("2-4-6-8", "doubling", "2-4", "2"),
    "carry_super": (True, False),
    "many_double": ("never", "three-owners", "three-callers"),
    "allpass_carry": ("spent", "kept"),
    "allpass_extras": ("all-out", "owner-and-risk-out"),
    "fixed_owners": ("all", "caller"),
    "sole_bonus": (0, 10, 15),
    "zero_failed": (0, 10),
    "stack_owner_risk": (True, False),
    "ties": ("better-place", "lower-place"),
}


def switches(rng: random.Random) -> dict[str, Any]:
    """Some house rules at random."""
    names = rng.sample(sorted(SWITCHES), rng.randint(0, 7))
    return {name: rng.choice(SWITCHES[name]) for name in names}


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def a_game(
    rng: random.Random, preset: str, deals: str, own: dict[str, Any], all_pass: str = "law"
) -> tuple[str, list[dict[str, Any]]]:
    """The logs of a game, and what the slow scorer is told of each."""
    rules = rules_of(preset, own)
    words = {"deals": deals, "allpass_rule": all_pass, **own}
    head = f"game estimation {preset}\nrules " + " ".join(
        f"{name}={written(value)}" for name, value in words.items()
    )
    fixed_from = int(deals) - 4 if preset == "common" else 99
    number, turn = 1, rng.randrange(4)
    logs: list[str] = []
    told: list[dict[str, Any]] = []
    while number <= int(deals):
        dealer = ROUND[turn % 4]
        fixed = number >= fixed_from
        sort = "fixed" if fixed else rng.choice(("owned", "owned", "owned", "all-pass"))
        lines = [head, f"dealer {dealer}"] if not logs else [head]
        dash = []
        if preset == "common" and rng.random() < 0.3:
            dash = rng.sample(ROUND, rng.choice((1, 1, 2)))
            lines += [f"{seat} dash-call" for seat in dash]
        if sort == "all-pass" and all_pass != "law":
            lines += [f"{_on(dealer, i)} P" for i in range(4) if _on(dealer, i) not in dash]
            logs.append("\n".join(lines))
            told.append({"thrown": all_pass})
            if all_pass.startswith("skip"):
                number, turn = number + 1, turn + 1
            continue
        more_lines, deal = _deal(rng, rules, sort, dealer, dash)
        logs.append("\n".join([*lines, *more_lines]))
        told.append(deal)
        number, turn = number + 1, turn + 1
    return "\n---\n".join(logs) + "\n", told


def _on(seat: str, steps: int) -> str:
    return ROUND[(ROUND.index(seat) + steps) % 4]


def _deal(
    rng: random.Random, rules: dict[str, Any], sort: str, dealer: str, dash: list[str]
) -> tuple[list[str], dict[str, Any]]:
    numbers = dict.fromkeys(dash, 0)
    lines: list[str] = []
    owner: str | None = None
    joiners: list[str] = []
    order = [_on(dealer, i) for i in range(4) if _on(dealer, i) not in dash]
    if sort == "owned":
        owner = rng.choice(order)
        high = rng.choice((4, 4, 5, 5, 6, 7, 8, 9, 11, 13))
        rest = [_on(owner, i) for i in (1, 2, 3) if _on(owner, i) not in dash]
        joiners = [seat for seat in rest if rng.random() < 0.25]
        joined = f" with {' '.join(joiners)}" if joiners else ""
        lines.append(f"owner {owner} {high}{rng.choice(SUITS)}{joined}")
        numbers[owner] = high
        order = joiners + [seat for seat in rest if seat not in joiners]
    elif sort == "all-pass":
        lines += [f"{seat} P" for seat in order]
    for seat in order:
        others = sum(numbers.values()) if len(numbers) == 3 else None
        fit = lawful_numbers(
            rules, owner_number=numbers[owner] if owner else None,
            floor=4 if seat in joiners else None, others=others, fixed_trump=sort == "fixed",
        )  # fmt: skip
        numbers[seat] = rng.choice([n for n in fit if n <= 5] or fit)
        if rng.random() < 0.1:
            numbers[seat] = rng.choice(fit)
        lines.append(f"{seat} {numbers[seat]}")
    tricks = _tricks(rng, numbers)
    lines.append("tricks " + " ".join(f"{seat} {n}" for seat, n in tricks.items()))
    if sort == "fixed":
        owner = next(seat for seat in order if numbers[seat] == max(numbers.values()))
    return lines, {
        "owner": owner, "joiners": joiners, "floors": dict.fromkeys(joiners, 4), "order": order,
        "numbers": {seat: numbers[seat] for seat in ROUND}, "tricks": tricks,
        "dash_callers": dash, "fixed_trump": sort == "fixed",
    }  # fmt: skip


def _tricks(rng: random.Random, numbers: dict[str, int]) -> dict[str, int]:
    """Thirteen tricks: as named as far as they go, or anyhow, or so that nobody makes his."""
    if (want := rng.random()) < 0.4:
        left, won = 13, {}
        for seat in rng.sample(ROUND, 4):
            won[seat] = min(numbers[seat], left)
            left -= won[seat]
        won[rng.choice(ROUND)] += left
        return {seat: won[seat] for seat in ROUND}
    for _ in range(200):
        cuts = sorted(rng.choices(range(14), k=3))
        won = dict(
            zip(ROUND, (b - a for a, b in zip([0, *cuts], [*cuts, 13], strict=True)), strict=True)
        )
        if want < 0.7 or all(won[seat] != numbers[seat] for seat in ROUND):
            break
    return won
