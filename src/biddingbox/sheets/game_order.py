"""The order of a game of Estimation: what a deal's header leaves out, and what does not fit.

What a header leaves out (number of the deal, dealer, multiplier, fixed trump) follows from the
deals before it; what it says counts, and a difference is a finding.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from biddingbox.estimation import course
from biddingbox.estimation.auction import NEXT
from biddingbox.estimation.calls import Denomination
from biddingbox.estimation.laws.c import rotation
from biddingbox.estimation.rules import NAMES, Rules
from biddingbox.estimation.state import State
from biddingbox.events import Fact, Opening
from biddingbox.log import Log, build, fold
from biddingbox.records.notation import ParsedLog
from biddingbox.seats import Seat

#: The seats in the order in which the turn passes.
ROUND: Final = rotation("N")


class Finding(msgspec.Struct, frozen=True):
    """Something that does not fit: what (a key with its arguments), and in which log (or None)."""

    key: str
    log: int | None = None
    args: dict[str, str] = {}


class Now(msgspec.Struct, frozen=True):
    """What the next deal will be, as far as the deals before it tell."""

    number: int = 1
    dealer: Seat | None = None
    carry: int = 1
    owner: Seat | None = None
    postponed: tuple[Denomination, ...] = ()

    def trump(self, rules: Rules, number: int) -> Denomination | None:
        """The fixed trump of a deal: by its number, or one that was postponed."""
        extra = number - course.length(rules) - 1
        if 0 <= extra < len(self.postponed):
            return self.postponed[extra]
        return course.fixed_trump(rules, number)


def builds(parsed: Sequence[ParsedLog]) -> tuple[Log, ...]:
    """The logs of a text already read, each with what the deals before it tell in its header.

    A deal with a fixed trump is known by its place alone then. Raises :class:`NotationError` with
    the place of a line that the table refuses.
    """
    now, logs = Now(), []
    for one in parsed:
        if one.opening.game != "estimation":
            logs.append(build(one))
            continue
        log = build(replace(one, opening=supplied(one.opening, now)))
        now = after(now, log.state)
        logs.append(log)
    return tuple(logs)


def next_opening(logs: Sequence[Log]) -> Opening:
    """The header of the next deal: one seat on, its number, what it carries, its fixed trump.

    House rules, edition and table are those of the last log; without logs a common game begins.
    """
    now, last = Now(), Opening("estimation", "common", dealer="N")
    for log in logs:
        if log.opening.game == "estimation":
            last = supplied(log.opening, now)
            now = after(now, fold(last, log.events).state)
    kept = tuple(f for f in last.facts if f.key not in ("deal", "carry", "trump"))
    bare = Opening(
        "estimation", last.edition, table=last.table, dealer=now.dealer or last.dealer,
        facts=tuple(_last_owner(f, now) for f in kept),
    )  # fmt: skip
    return supplied(bare, now)


def supplied(opening: Opening, now: Now) -> Opening:
    """The header with what it leaves out and the deals before it tell."""
    facts = {f.key: f.value for f in opening.facts}
    rules = fold(opening, ()).state.deal.rules
    number = int(facts.get("deal", now.number))
    added = [Fact("deal", str(number))] if "deal" not in facts else []
    if "carry" not in facts and number == now.number and now.carry != 1:
        added.append(Fact("carry", str(now.carry)))
    trump = now.trump(rules, number)
    if "trump" not in facts and trump is not None and rules.fixed_trump_rounds:
        added.append(Fact("trump", trump))
    dealer = opening.dealer or _dealer(now, number)
    return replace(opening, dealer=dealer, facts=(*added, *opening.facts))


def _dealer(now: Now, number: int) -> Seat | None:
    """Who should deal: one seat on from deal to deal, those that are missing counted."""
    return now.dealer and rotation(now.dealer)[(number - now.number) % len(ROUND)]


def _last_owner(fact: Fact, now: Now) -> Fact:
    """The house rules, with the owner of the deal before where they name him."""
    if fact.key != "rules" or now.owner is None or "last_owner=" not in fact.value.lower():
        return fact
    words = [w for w in fact.value.split() if not w.lower().startswith("last_owner=")]
    return Fact("rules", " ".join([*words, f"last_owner={now.owner}"]))


def number_of(s: State, now: Now) -> int:
    return s.deal.number if s.deal.number is not None else now.number


def after(now: Now, s: State) -> Now:
    """What follows for the next deal."""
    number, dealer = number_of(s, now), s.deal.dealer
    owners = s.outcome.owners if s.outcome is not None else ()
    postponed = now.postponed
    trump = s.deal.trump
    if trump and course.displaced(s) and s.deal.rules.fixed_displaced == "postponed":
        postponed = (*postponed, trump)
    if course.counts(s):
        number, dealer = number + 1, NEXT[dealer]
    owner = owners[0][0] if owners else now.owner
    return Now(number, dealer, course.after(s), owner, postponed)


def compared(
    place: int, log: Log, now: Now, seen: Sequence[int], first: State | None
) -> list[Finding]:
    """What does not fit to the deals before: ``seen`` are their numbers, ``first`` is the first."""
    s: State = log.state
    deal, number = s.deal, number_of(s, now)
    found: list[tuple[str, dict[str, str]]] = []
    at = {"deal": str(number)}
    if number in seen:
        found.append(("repeated", at))
    elif any(n > number for n in seen):
        found.append(("out-of-order", at))
    rules = first.deal.rules if first is not None else deal.rules
    if number > course.length(rules) + len(now.postponed):
        found.append(("after-the-end", at))
    if (dealer := _dealer(now, number)) not in (None, deal.dealer):
        found.append(("dealer", {**at, "seat": deal.dealer, "next": str(dealer)}))
    if number == now.number and deal.carry != now.carry:
        found.append(("carry", {**at, "found": str(deal.carry), "due": str(now.carry)}))
    trump = now.trump(deal.rules, number)
    if deal.trump != trump and deal.rules.fixed_trump_rounds:
        found.append(("trump", {**at, "found": deal.trump or "-", "due": trump or "-"}))
    differ = [n for n in NAMES if n != "last_owner" and _differ(deal.rules, rules, n)]
    if first is not None and deal.edition != first.deal.edition:
        found.append(("edition", at))
    elif differ:
        found.append(("rules", {**at, "rules": ", ".join(differ)}))
    if log.unfit:
        found.append(("unfit", {**at, "lines": ", ".join(str(u.seq) for u in log.unfit)}))
    if s.phase not in ("over", "cancelled"):
        found.append(("not-finished", at))
    return [Finding(key, place, args) for key, args in found]


def _differ(one: Rules, other: Rules, name: str) -> bool:
    return bool(getattr(one, name) != getattr(other, name))
