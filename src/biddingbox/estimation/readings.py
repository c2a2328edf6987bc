"""The readings of what the law leaves open, as house rules: the switch behind each gap."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from biddingbox.estimation.rules import POINTS, PRESETS, Rules

#: The switch behind each gap; where it has other values than the keys of the readings, these.
SWITCHES: Final[dict[str, tuple[tuple[str, ...], dict[str, object] | None]]] = {
    "undeclared-equal-bid": (("undeclared_equal",), None),
    "with-superseded-bid": (("with_superseded",), None),
    "with-at-notrump": (("with_in_nt",), {"any-denomination": True, "suits-only": False}),
    "end-rule": (("end_rule",), None),
    "opener": (("opener",), None),
    "joiner-wins": (("with_symmetric",), None),
    "third-player-wins": (("third_player",), None),
    "with-floor": (("with_floor_basis",), None),
    "multi-with-order": (("multi_with_order",), None),
    "accepted-insufficient-and-with": (("accepted_insufficient",), None),
    "insufficient-bid-correction": (("law22_rule",), None),
    "out-of-turn": (("out_of_turn",), None),
    "excluded-player-acts": (("excluded",), None),
    "improper-bid": (("improper",), None),
    "number-out-of-range": (("out_of_range",), None),
    "changed-bid-or-number": (("changes",), None),
    "number-cap": (("call_cap",), None),
    "owner-confirms": (("owner_confirms",), None),
    "ban-on-thirteen": (("ban13",), None),
    "highest-number-of-what": (("owners_by",), None),
    "status-automatic": (("status",), None),
    "risk-over-minimum": (("risk_over_min_own_call",), {"own-number": 2, "excess": 0}),
    "risk-cause": (
        ("risk_under_cause", "risk_over_cause"), {"but-for": True, "last-is-enough": False},
    ),
    "risk-steps": (("risk_steps",), None),
    "owner-and-risk-add": (("stack_owner_risk",), {"add": True, "once": False}),
    "first-lead": (("first_lead",), None),
    "all-pass-range": (("allpass_range",), None),
    "all-pass-extras": (("allpass_extras",), None),
    "extras-exist": (
        ("dash_call", "avoid", "fixed_trump_rounds"), {"never": False, "always": True},
    ),
    "dash-then-all-pass": (("dash_then_all_pass",), None),
    "points-preset": ((), {}),
    "fixed-override": (("fixed_override",), None),
    "fixed-displaced": (("fixed_displaced",), None),
    "fixed-owners": (("fixed_owners",), None),
    "multiplier-steps": (("carry_steps",), None),
    "multiplier-and-high-calls": (("carry_super",), {"touched": True, "spared": False}),
    "multiplier-after-all-pass": (("allpass_carry",), None),
    "ties-at-the-end": (("ties",), None),
}  # fmt: skip


def with_readings(rules: Rules, readings: Mapping[str, str]) -> Rules:
    """The rules with the readings that the director has put in place of ours, by gap.

    The points come first, as in the header.
    """
    for gap, key in sorted(readings.items(), key=lambda item: item[0] != "points-preset"):
        names, known = SWITCHES[gap]
        if gap == "points-preset":
            rules = replace(rules, **POINTS.get(key, {}))
        elif gap == "extras-exist" and key == "by-preset":
            preset = PRESETS[rules.preset]
            rules = replace(rules, **{n: getattr(preset, n) for n in names})
        else:
            value: object = key if known is None else known[key]
            rules = replace(rules, **dict.fromkeys(names, value))
    return rules


def reading(rules: Rules, gap: str) -> str:
    """The key of the reading of a gap that the rules have; empty where no switch tells it."""
    names, known = SWITCHES[gap]
    if not names:
        return rules.points if gap == "points-preset" else ""
    value = getattr(rules, names[0])
    if known is None:
        return str(value)
    return next((key for key, each in known.items() if each == value), "")
