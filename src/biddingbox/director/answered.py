"""Answers in words: what a player chose or the director found, and the names of the options.

An *election* is a player's choice among options that the law gives him; a *finding* is the
director's, of a fact (design section 4, Answers). Both kinds of keys together are those of the
notation.
"""

import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from biddingbox.bridge import adjusted
from biddingbox.bridge import gaps as bridge_gaps
from biddingbox.bridge.findings import MEANINGS
from biddingbox.core import Json, Question, Shown
from biddingbox.estimation import gaps as estimation_gaps
from biddingbox.events import Answered, CallRef
from biddingbox.i18n import Messages, phrases
from biddingbox.seats import Seat

#: What players choose.
ELECTIONS: Final = frozenset(
    {
        *("accept", "decline", "keep", "withdraw", "change", "first-stands", "another-call"),
        *("call", "require", "forbid", "waive", "accept-as-dummy", "refuse", "retract"),
        "designate",
    }
)
#: What the director finds.
FINDINGS: Final = frozenset(
    {
        *("inadvertent", "purposeful", "second-thought", "unintended", "intended"),
        *("attempt-first", "over-first", "over-second", "natural", "artificial"),
        *("same-denomination", "other", "in-rotation", "accepts", "misinformed"),
        *("not-misinformed", "same", "differs", "visible", "not-visible", "forfeited"),
        *("not-forfeited", "newest-first", "oldest-first", "reading", "seen", "not-seen"),
        *("seen-agreed", "comparable", "not-comparable", "no-damage", "adjust"),
        *("playable", "not-playable", "played-before", "not-played", "told", "not-told"),
    }
)
#: Answers that say nothing without what they take.
_NEED: Final = frozenset(
    {
        *("withdraw", "change", "another-call", "call", "require", "forbid", "reading", "adjust"),
        "designate",
    }
)
#: Which argument of a question names the call that an answer is about, where it is not the first.
_ABOUT: Final = {
    "keep": ("over", "call"),
    "withdraw": ("over", "call"),
    "first-stands": ("first",),
    "over-first": ("first",),
    "over-second": ("second",),
    "in-rotation": ("over",),
    "accepts": ("over",),
}
_NO_CALL: Final = "none"
_CAUSE: Final = re.compile(r"@(\d+)\Z")


class Moment(msgspec.Struct, frozen=True):
    """The table just before an event: what the event's sentence may refer to."""

    game: Shown[Any]
    state: Any

    @property
    def view(self) -> Json:
        """The director's view of that moment."""
        return self.game.view(self.state, "director")

    def question(self, answer: Answered) -> Question | None:
        """The open question that an answer is to: by its id, else by owner and option."""
        asked = self.game.questions(self.state)
        if answer.re is not None:
            return next((q for q in asked if q.id == answer.re), None)
        own = (q for q in asked if q.to == answer.owner and q.option(answer.option) is not None)
        return next(own, None)

    def called(self, ref: CallRef | Seat) -> str:
        """The call that ``E#1`` (the n-th) or ``E`` (the last) names; "none" where there is none.

        Every call counts that was made, cancelled ones too; a pass that the law supplied does not.
        In Estimation a number that was named is the last of all.
        """
        seat, _, n = ref.partition("#")
        view = self.view
        numbers = view.get("numbers", {})
        if not n and seat in numbers and seat != view["declarer"]:
            return str(numbers[seat])
        mine = [c["call"] for c in view["calls"] if c["seat"] == seat and _made(c)]
        at = int(n) - 1 if n else -1
        return mine[at] if -1 <= at < len(mine) and mine else _NO_CALL


def _made(call: Json) -> bool:
    return bool(call["status"] != "implied")


def sentence(m: Messages, e: Answered, at: Moment) -> str:
    """``West declines 1♥``, ``The director's finding: 1♥ was natural``."""
    args = _args(m, e, at)
    who = phrases.person(m, e.owner)
    known = FINDINGS if e.owner == "director" else ELECTIONS
    if e.option not in known or (e.value is None and e.option in _NEED):
        return m.text("fact-answered", who=who, what=name_of_option(m, e.option))
    if e.owner == "director":
        return m.text("fact-finding", what=m.text(f"fact-found-{e.option}", **args))
    question = at.question(e)
    if e.option == "decline" and question is not None and question.key == "accept-either":
        return m.text("fact-elected-neither", who=who, **phrases.in_words(m, question.args))
    return m.text(f"fact-elected-{e.option}", who=who, **args)


def _args(m: Messages, e: Answered, at: Moment) -> dict[str, str]:
    call = _call(e, at)
    return {
        "call": call if call == _NO_CALL else phrases.call(m, call),
        "value": _value(m, e, at),
    }


def _call(e: Answered, at: Moment) -> str:
    """The call that an answer is about; "none" where it is about none, or none is left."""
    question = at.question(e)
    if question is not None:
        option = question.option(e.option)
        if e.option == "accept" and option is not None and option.takes == "CALL" and e.value:
            return e.value
        special = _ABOUT.get(e.option, ())
        found = [question.args[name] for name in special if name in question.args]
        found += [question.call] if question.call and not special else []
        found += [question.args[n] for n in ("first", "number", "call") if n in question.args]
        return found[0] if found else _NO_CALL
    if e.about is not None:
        return at.called(e.about)
    cause = _CAUSE.search(e.re or "")
    calls = at.view["calls"]
    if cause is not None:
        return next((c["call"] for c in calls if c["seq"] == int(cause[1])), _NO_CALL)
    if e.owner == "director" and e.option in MEANINGS:
        wrong = [c["call"] for c in calls if _is_wrong(c)]
        return wrong[-1] if wrong else _NO_CALL
    return _NO_CALL


def _is_wrong(call: Json) -> bool:
    """Whether a meaning found of no call in particular is of this one (decision 13)."""
    changed = "change_of_call" in call["irregular"]
    return not changed and bool(call["irregular"] or call["status"] in ("withdrawn", "cancelled"))


def _value(m: Messages, e: Answered, at: Moment) -> str:
    """What an answer takes, in words; "none" where it takes nothing."""
    if e.value is None:
        return "none"
    match e.option:
        case "artificial" | "require" | "forbid" if set(e.value) <= set("SHDC"):
            return phrases.listed(m, (m.text(f"suit-{s}") for s in e.value))
        case "designate":
            return phrases.card(m, e.value)
        case "comparable":
            return phrases.listed(m, (phrases.call(m, c) for c in e.value.split()))
        case "reading":
            return reading_in_words(m, gap_of(e, at), e.value)
        case "adjust":
            return _score(m, e.value)
        case _:
            return phrases.call(m, e.value)


def _score(m: Messages, value: str) -> str:
    """``NS average_minus EW 4S E =`` in words, side by side."""
    scores = adjusted.read(value.split())
    if isinstance(scores, adjusted.Fault):
        return value
    return phrases.listed(
        m,
        (
            m.text("fact-score", side=_whose(m, x.whose), score=phrases.score(m, " ".join(x.words)))
            for x in scores
        ),
    )


def _whose(m: Messages, whose: str) -> str:
    return m.text("score-both") if whose == "both" else phrases.side_name(m, whose)


def gap_of(e: Answered, at: Moment) -> str:
    """The gap that a reading is of: named by the answer, asked for, or the only one that has it."""
    known = bridge_gaps.all_gaps() if at.game.name == "bridge" else estimation_gaps.all_gaps()
    question = at.question(e)
    for name in (e.re, question.key if question is not None else None):
        if name in known:
            return str(name)
    have = [gap.id for gap in known.values() if e.value in gap.keys]
    return have[0] if len(have) == 1 else ""


def reading_in_words(m: Messages, gap: str, key: str) -> str:
    """What holds by a reading of a gap; the key itself where no message says it."""
    name = f"sheet-gap-{gap}-{key}"
    return m.text(name) if gap and m.has(name) else key


def name_of_option(m: Messages, key: str) -> str:
    """The short name of an option, as it stands on a button; the key itself if it is not known."""
    known = key in ELECTIONS or key in FINDINGS
    return m.text(f"fact-option-{key}") if known else key


def how_of_option(m: Messages, question: Mapping[str, Any], option: Mapping[str, Any]) -> str:
    """A few words on how a choice is made, for the records of the answer; empty for a finding.

    27A, 29A, 25B1: LHO accepts a call by calling over it.
    """
    if question["to"] == "director":
        return ""
    key, takes = option["key"], option.get("takes")
    if key in ("require", "forbid"):
        return m.text("fact-how-suit")
    if key == "accept" and "number" in question.get("args", {}):
        return m.text("fact-how-number")
    if key == "accept" and takes is None and question.get("call"):
        return m.text("fact-how-calling-over", call=phrases.call(m, question["call"]))
    if key in ("call", "withdraw", "change", "another-call"):
        return m.text("fact-how-call")
    return m.text("fact-how-saying")
