"""What binds whom, in words: duties, lead penalties, what is unauthorised, what comes back later.

Everything here reads the answer of :mod:`biddingbox.director.answer`; each entry says who is bound
to what, until when, and by which clause.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from biddingbox.core import Json
from biddingbox.i18n import Messages, phrases
from biddingbox.seats import Side, members, other_side

#: lock: a duty; lead: about a lead; eye: unauthorised; clock: to come back to; free: not bound.
Kind = Literal["lock", "lead", "eye", "clock", "free"]


class Bound(msgspec.Struct, frozen=True):
    """One thing that binds somebody, or leaves a side free.

    ``who`` are seats, or ``director`` alone; ``what`` is a sentence, ``why`` a second one that
    explains it, ``until`` a few words without a full stop.
    """

    who: tuple[str, ...]
    what: str
    until: str
    law: str
    kind: Kind
    why: str = ""


def bound(answer: Json, m: Messages) -> tuple[Bound, ...]:
    """All that binds somebody now, in the order of the answer's lists."""
    duties = [_restriction(r, m, answer["edition"]) for r in answer["restrictions"]]
    heard = _unauthorised(answer["unauthorised"], m)
    free = _free(answer["unauthorised"], m)
    return (*duties, *heard, *free, *(_review(r, m) for r in to_come_back_to(answer)))


def to_come_back_to(answer: Json) -> list[Json]:
    """The reviews that are still to come: when the hand has ended they are the open questions."""
    asked = {q["id"] for q in answer["questions"]}
    return [r for r in answer["reviews"] if f"{r['law']}@{r.get('cause')}" not in asked]


def _restriction(r: Json, m: Messages, edition: str) -> Bound:
    seat = str(r.get("leader") or r.get("seat") or "")
    who = (seat,) if seat else members(r["side"])
    bare = phrases.restriction(m, {k: v for k, v in r.items() if k != "if"})
    law, until = phrases.clause(m, r["law"]), _until(r, m)
    match r["kind"]:
        case "must_pass" if r["until"] == "end_of_auction":
            what = m.text("sheet-must-pass", seat=phrases.person(m, seat))
            return Bound(who, what, until, law, "lock")
        case "lead" if "chosen" not in r:
            return Bound(who, _lead_waits(r, m, edition), until, law, "lead", bare)
        case "lead":
            return Bound(who, bare, until, law, "lead")
        case _:
            return Bound(who, bare, until, law, "lock")


def _lead_waits(r: Json, m: Messages, edition: str) -> str:
    """26: a choice of declarer's waits for the leader's first turn to lead."""
    name, args = "sheet-lead-waits", {"seat": phrases.person(m, r["leader"])}
    if "if" in r:
        name, args["side"] = f"{name}-if", phrases.side_name(m, r["if"].split()[0])
    own = f"{name}-{edition}"
    return m.text(own if m.has(own) else name, **args)


def _until(r: Json, m: Messages) -> str:
    """How long a restriction lasts, and when it lapses."""
    condition = r.get("if", "")
    lasts = "" if condition == "auction reopened" else _lasts(r, m)
    if not condition:
        return lasts
    if condition == "auction reopened":
        return m.text("sheet-until-reopened")
    first, second = (phrases.person(m, seat) for seat in members(condition.split()[0]))
    lapses = m.text("sheet-until-declares", first=first, second=second)
    return m.text("fact-notes", first=lasts, second=lapses)


def _lasts(r: Json, m: Messages) -> str:
    name = r.get("leader") or r.get("seat")
    seat = {"seat": phrases.person(m, name)} if name else {}
    match r["kind"]:
        case "must_pass" if r["until"] == "end_of_auction":
            return m.text("sheet-until-auction")
        case "must_pass" | "must_repeat" | "no_double":
            return m.text("sheet-until-next-turn", **seat)
        case "lead" if r.get("chosen") is None:
            return m.text("sheet-until-lead", **seat)
        case "lead" if r["until"] == "this_lead":
            return m.text("sheet-until-this-lead")
        case "lead":
            return m.text("sheet-until-loses-lead", **seat)
        case "penalty_card":
            return m.text("sheet-until-card")
        case "score_cap":
            return m.text("sheet-until-board")
        case "out":
            return m.text("sheet-until-auction")
        case "dash_call":
            return m.text("sheet-until-deal")
        case _:
            return m.text("sheet-until-number", **seat)


def _unauthorised(heard: Sequence[Json], m: Messages) -> list[Bound]:
    """16: what a side may not use: calls of one player together, or what he let be known."""
    groups: dict[tuple[Side, str, str], list[str | None]] = {}
    for h in sorted(heard, key=lambda h: int(h["seq"])):
        groups.setdefault((h["side"], h["seat"], h["law"]), []).append(h["call"])
    return [_heard(m, *group, told) for group, told in groups.items()]


def _heard(m: Messages, of: Side, seat: str, law: str, told: list[str | None]) -> Bound:
    args = {"side": phrases.side_name(m, of), "seat": phrases.person(m, seat)}
    what = m.text("cli-heard-words", **args)
    if calls := list(dict.fromkeys(call for call in told if call is not None)):
        names = phrases.listed(m, (phrases.call(m, call) for call in calls))
        what = m.text("sheet-heard-call", calls=names, **args)
    until = m.text("sheet-until-deal")
    return Bound(members(of), what, until, phrases.clause(m, law), "eye")


def _free(heard: Sequence[Json], m: Messages) -> list[Bound]:
    """16C1: the side that may use what the other withdrew; none where both have withdrawn."""
    sides: set[Side] = {h["side"] for h in heard if h["law"] == "16C2"}
    if len(sides) != 1:
        return []
    free = other_side(sides.pop())
    what = m.text("sheet-free", side=phrases.side_name(m, free))
    return [Bound(members(free), what, m.text("sheet-until-deal"), "16C1", "free")]


def _review(r: Json, m: Messages) -> Bound:
    until, law = m.text("sheet-until-play-over"), phrases.clause(m, r["law"])
    what = m.text("sheet-come-back")
    return Bound(("director",), what, until, law, "clock", str(r["question"]))
