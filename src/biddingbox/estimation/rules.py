"""House rules as data: every switch of one hand, the presets, and how the header overrides them.

``law18`` is the law text alone, the rest by its nearest readings; ``common`` is common play. The
points (``fed13``, ``app10``) are second-hand in both: no law that is known to us fixes any.
"""

from collections.abc import Iterable
from typing import Any, Final, Literal, get_args

import msgspec
from msgspec.structs import replace

from biddingbox.errors import BiddingBoxError
from biddingbox.seats import SEATS, Seat

Points = Literal["fed13", "app10"]
Opener = Literal["dealer", "after-dealer", "last-owner"]
Equal = Literal["insufficient", "is-with"]
Superseded = Literal["last-only", "any"]
EndRule = Literal["three-passes", "joined-player-not-asked"]
Symmetric = Literal["joiner-only", "symmetric", "suit-alignment"]
Third = Literal["binds", "lapses"]
Floor = Literal["last-bid", "last-bid-in-denomination", "four", "final-bid"]
WithOrder = Literal["rotation", "order-joined"]
Accepted = Literal["becomes-the-bid", "higher-stays"]
Law22 = Literal["bridge-like", "must-raise", "becomes-pass"]
OutOfTurn = Literal["bridge-like", "cancelled", "binding"]
Excluded = Literal["cancelled", "accepted-if-called-over"]
Improper = Literal["not-a-bid", "as-insufficient"]
OutOfRange = Literal["again", "nearest", "stands-if-called-over"]
Changes = Literal["slip-only", "until-next", "never"]
Cap = Literal["owner", "none"]
Confirms = Literal["bid-is-call", "may-raise"]
Ban = Literal["banned", "banned-with-owner", "free"]
OwnersBy = Literal["numbers", "bids"]
Status = Literal["automatic", "needs-card"]
RiskSteps = Literal["flat", "10-20", "10-20-30"]
FirstLead = Literal["owner", "after-dealer", "first-caller"]
AllPass = Literal["law", "redeal", "redeal-double", "skip-double"]
AllPassRange = Literal["zero-up-no-cap", "capped-by-dealer"]
AllPassExtras = Literal["all-out", "owner-and-risk-out"]
DashAllPass = Literal["all-pass", "redeal"]
Super = Literal["none", "ten", "square", "square-ten", "square-steps", "fixed", "double"]
AllFail = Literal["stands", "zero-and-double"]
CarrySteps = Literal["2-4-6-8", "doubling", "2-4", "2"]
AllPassCarry = Literal["spent", "kept"]
ManyDouble = Literal["never", "three-owners", "three-callers"]
AvoidRule = Literal["announce", "redeal"]
Deals = Literal["18", "10", "5"]
FixedOverride = Literal["again", "stands", "never"]
FixedDisplaced = Literal["dropped", "postponed"]
FixedOwners = Literal["all", "caller"]
Ties = Literal["better-place", "lower-place"]
DashFailed = Literal["same", "tens"]


class Rules(msgspec.Struct, frozen=True):
    """Every switch of one hand. The names are those of the header line ``rules NAME=VALUE``."""

    preset: str = "law18"
    points: Points = "fed13"
    opener: Opener = "dealer"
    #: The owner of the deal before, for ``opener=last-owner``.
    last_owner: Seat | None = None
    undeclared_equal: Equal = "insufficient"
    with_superseded: Superseded = "last-only"
    with_in_nt: bool = True
    end_rule: EndRule = "three-passes"
    with_symmetric: Symmetric = "joiner-only"
    third_player: Third = "binds"
    with_floor_basis: Floor = "last-bid"
    multi_with_order: WithOrder = "rotation"
    accepted_insufficient: Accepted = "becomes-the-bid"
    law22_rule: Law22 = "bridge-like"
    out_of_turn: OutOfTurn = "bridge-like"
    excluded: Excluded = "cancelled"
    improper: Improper = "not-a-bid"
    out_of_range: OutOfRange = "again"
    changes: Changes = "slip-only"
    call_cap: Cap = "owner"
    owner_confirms: Confirms = "bid-is-call"
    ban13: Ban = "banned"
    owners_by: OwnersBy = "numbers"
    status: Status = "automatic"
    risk_under_cause: bool = True
    risk_over_cause: bool = True
    risk_over_min_own_call: int = 2
    risk_steps: RiskSteps = "10-20"
    stack_owner_risk: bool = True
    first_lead: FirstLead = "owner"
    allpass_rule: AllPass = "law"
    allpass_range: AllPassRange = "zero-up-no-cap"
    allpass_extras: AllPassExtras = "all-out"
    dash_call: bool = False
    avoid: bool = False
    fixed_trump_rounds: bool = False
    dash_then_all_pass: DashAllPass = "all-pass"
    dash_most: int = 2
    base: int = 13
    owner_bonus: int = 10
    risk_bonus: int = 10
    sole_bonus: int = 10
    #: A zero named in an under deal, plus or minus.
    zero_under_bonus: int = 10
    #: What a zero that failed costs besides, in any deal.
    zero_failed: int = 0
    #: An owner's eight or more: ``ten`` plus or minus; in place of base and owner the ``square``
    #: or half of it in minus (``-ten``: ten more of either; ``-steps``: minus thirty, and ten for
    #: each above eight), or the ``fixed`` 42 and minus 20; or ``double`` all that he scores.
    super_rule: Super = "ten"
    dash_under: int = 33
    dash_over: int = 23
    #: A dash call that failed: the same number in minus, or the tens and the difference.
    dash_failed: DashFailed = "tens"
    allfail_rule: AllFail = "stands"
    #: How a multiplier grows while one deal after another raises it; the last step stays.
    carry_steps: CarrySteps = "2-4-6-8"
    #: Whether a multiplier touches the points of an owner with eight or more.
    carry_super: bool = True
    allpass_carry: AllPassCarry = "spent"
    #: The deal counts double where many call: three owners, or three with any title.
    many_double: ManyDouble = "never"
    avoid_rule: AvoidRule = "announce"
    #: How many deals a game has; the last five have the fixed trumps, where there are any.
    deals: Deals = "18"
    fixed_override: FixedOverride = "again"
    fixed_displaced: FixedDisplaced = "dropped"
    fixed_owners: FixedOwners = "all"
    ties: Ties = "better-place"


#: What a points preset fixes.
POINTS: Final[dict[str, dict[str, object]]] = {
    "fed13": {
        "points": "fed13", "base": 13, "risk_steps": "10-20", "zero_under_bonus": 10,
        "zero_failed": 0, "super_rule": "ten", "dash_under": 33, "dash_over": 23,
        "dash_failed": "tens", "allfail_rule": "stands",
    },
    "app10": {
        "points": "app10", "base": 10, "risk_steps": "10-20-30", "zero_under_bonus": 0,
        "zero_failed": 10, "super_rule": "none", "dash_under": 33, "dash_over": 25,
        "dash_failed": "same", "allfail_rule": "zero-and-double",
    },
}  # fmt: skip
LAW18: Final = Rules()
COMMON: Final = replace(
    LAW18,
    preset="common",
    risk_under_cause=False,
    risk_over_cause=False,
    risk_over_min_own_call=0,
    dash_call=True,
    avoid=True,
    fixed_trump_rounds=True,
    **POINTS["app10"],
)
PRESETS: Final[dict[str, Rules]] = {"law18": LAW18, "common": COMMON}

#: Other spellings of a value: as the analysis of the law writes the switch.
_ALSO: Final[dict[str, dict[str, str]]] = {
    "risk_steps": {"10/20": "10-20", "10/20/30": "10-20-30"},
    "with_symmetric": {"true": "symmetric", "false": "joiner-only"},
    "ban13": {"true": "banned", "false": "free"},
    "super_rule": {"10": "ten", "c2": "square", "10+c2": "square-ten", "42": "fixed"},
    "fixed_override": {"may": "again"},
    "zero_under_bonus": {"true": "10", "false": "0"},
    "allpass_rule": {"h": "law"},
}
_BOOL: Final = {"true": True, "false": False}
#: What has to stand beside ``opener=last-owner``.
LAST_OWNER: Final = "last_owner=N, E, S or W as well"
#: No figure of a house rule is larger.
MOST: Final = 999


def _kind(name: str) -> Any:
    return Rules.__annotations__[name]


def values(name: str) -> tuple[str, ...]:
    """What may stand after ``NAME=`` in the header: words, or a hint for a number."""
    kind = _kind(name)
    if kind is bool:
        return ("true", "false")
    if kind is int:
        return (f"0 to {MOST}",)
    return SEATS if name == "last_owner" else get_args(kind)


#: The switches of the header line, in the order of the fields.
NAMES: Final = tuple(name for name in Rules.__struct_fields__ if name != "preset")


def read(name: str, text: str) -> object:
    """The value that a word of the header gives to a switch; None where it gives none."""
    word = _ALSO.get(name, {}).get(text.lower(), text.lower())
    kind = _kind(name)
    if kind is bool:
        return _BOOL.get(word)
    if kind is int:
        number = word.isascii() and word.isdecimal() and len(word) <= len(str(MOST))
        return int(word) if number else None
    if name == "last_owner":
        return text.upper() if text.upper() in SEATS else None
    return word if word in get_args(kind) else None


def fault(word: str) -> tuple[str, str] | None:
    """What is wrong with one word of the line ``rules``: found and expected; None if nothing is."""
    name, equals, text = word.partition("=")
    if name not in NAMES:
        return name, f"a switch: {', '.join(NAMES)}"
    if not equals or read(name, text) is None:
        return text, f"{name}={'|'.join(values(name))}"
    return None


def apply(rules: Rules, words: Iterable[str]) -> Rules:
    """The rules with the words of a header line ``rules``; the points preset comes first.

    Raises :class:`BiddingBoxError` on a switch or a value that is not known.
    """
    found: dict[str, object] = {}
    for word in words:
        if (wrong := fault(word)) is not None:
            raise BiddingBoxError(f"rules: found {wrong[0]!r}, expected {wrong[1]}")
        name, _, text = word.partition("=")
        found[name] = read(name, text)
    points = POINTS[str(found["points"])] if "points" in found else {}
    rules = replace(rules, **{**points, **found})
    if rules.opener == "last-owner" and rules.last_owner is None:
        raise BiddingBoxError(f"rules: found 'opener=last-owner', expected {LAST_OWNER}")
    return rules


def changed(rules: Rules) -> dict[str, object]:
    """The switches that differ from the preset, by name."""
    preset = PRESETS[rules.preset]
    return {n: getattr(rules, n) for n in NAMES if getattr(rules, n) != getattr(preset, n)}


#: Figures that no points preset changes.
_OTHERS: Final = (
    "owner_bonus", "risk_bonus", "sole_bonus", "carry_steps", "carry_super", "many_double",
)  # fmt: skip
_FIGURES: Final = (*tuple(POINTS["fed13"])[1:], *_OTHERS)


def sheet(rules: Rules) -> str:
    """The name of the points on a score sheet; what was changed in them is added to it."""
    own = {n: getattr(rules, n) for n in _FIGURES}
    want = {n: getattr(LAW18, n) for n in _OTHERS} | POINTS[rules.points]
    differ = [f"{n}={own[n]}".lower() for n in _FIGURES if own[n] != want[n]]
    return rules.points + (f" ({', '.join(differ)})" if differ else "")
