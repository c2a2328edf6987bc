"""Answers and findings: which law an answer goes to, and what is kept until it is asked.

An *election* of a player always answers an open question. A *finding* of the director may come
before it is asked; then it is kept with the call that it is about, and used when the question
arises (design section 4, Answers).
"""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from biddingbox.bridge import cited, order
from biddingbox.bridge.auction import Made, Sense, artificial, named
from biddingbox.bridge.gaps import all_gaps, ours
from biddingbox.bridge.laws import law11, law12, law23, law26, law27, law50, law54
from biddingbox.bridge.state import Finding, Matter, State
from biddingbox.bridge.steps import close, found_sense, named_call, on_table
from biddingbox.core import Entry, Question, Refusal, find_question
from biddingbox.events import Answered

#: Findings of bridge that may be given before they are asked.
KEYS: Final = frozenset(
    {
        *("inadvertent", "purposeful", "second-thought", "attempt-first"),
        *("over-first", "over-second", "natural", "artificial", "in-rotation", "accepts"),
        *("misinformed", "not-misinformed", "same", "differs", "visible", "not-visible"),
        *(
            "seen",
            "not-seen",
            "seen-agreed",
            "told",
            "not-told",
            "forfeited",
            "not-forfeited",
            "newest-first",
            "oldest-first",
            "reading",
        ),
    }
)
#: Those that 2017 alone asks for.
ONLY_2017: Final = frozenset(
    {
        *("same-denomination", "other", "comparable", "not-comparable", "unintended", "intended"),
        *("playable", "not-playable", "played-before", "not-played"),
    }
)

#: The gaps of which the engine can apply every reading, not only ours.
APPLIED: Final = frozenset(
    {
        *("order-of-matters", "28b-while-lho-decides", "28b-after-29a", "lho-turn-28b-or-29a"),
        *("17d-partner-has-called", "wrong-hand-late", "hands-swapped"),
        *("declarer-leads-lho-faces-hand", "inadmissible-corrected-early"),
        *("inadmissible-found-after-lead", "skipped-player-found-after-lead", "35c-bar"),
        *("25b-scope", "premature-correction", "26-double-showing-suit", "26-one-of-two-shown"),
        *("32-rho-doubles", "skipped-turn", "25b-after-final-pass", "second-insufficient-bid"),
        *("premature-double", "24-before-first-call", "25a-after-final-pass"),
        *("25a-partner-call-cancelled", "25a-information", "call-after-attention"),
        *("13c-whose-fault", "13-after-play-2017"),
        *("obligations-after-reopening", "replacement-never-made-2017"),
        *("premature-second-insufficient", "25b-lho-call-over-original"),
        *("lead-out-of-turn-ends-period", "lead-out-of-turn-with-26", "26-with-50d"),
    }
)
MEANINGS: Final = frozenset({"natural", "artificial"})


class Law(Protocol):
    """What a law that opens matters offers to the engine."""

    def questions(self, s: State, m: Matter) -> tuple[Question, ...]:
        """What is now asked."""

    def answer(self, s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
        """What an answer leads to."""

    def called(self, s: State, m: Matter, made: Made) -> State | None:
        """What a call that comes meanwhile leads to; None if it must wait."""


def readings(entries: Sequence[Entry]) -> tuple[tuple[str, str], ...]:
    """The readings that the director has put in place of ours: (gap, key), the last one counts.

    ``director reading KEY re GAP`` names the gap; without it the key must belong to one gap only.
    """
    found: dict[str, str] = {}
    for entry in entries:
        e = entry.event
        if type(e) is Answered and e.option == "reading" and e.value:
            gap = _gap_of(e)
            if gap is not None:
                found[gap] = e.value
    return tuple(found.items())


def _gap_of(e: Answered) -> str | None:
    if e.re is not None:
        return (
            e.re if any(g.id == e.re and e.value in g.keys for g in all_gaps().values()) else None
        )
    have = [g.id for g in all_gaps().values() if e.value in g.keys]
    return have[0] if len(have) == 1 else None


def answered(
    s: State, seq: int, e: Answered, asked: Sequence[Question], laws: Mapping[str, Law]
) -> State | Refusal:
    """An election or a finding: given to the question that it answers, or kept."""
    s = on_table(s, noticed=True, director=True)
    if s.table.matter is not None and s.table.matter.stage == "swept":
        s = close(s)
    target = named_call(s, e.about) if e.about is not None else None
    if e.about is not None and target is None:
        return Refusal("no-such-call-made", "", {"ref": e.about})
    if target is not None and e.owner == "director" and e.option in MEANINGS and e.re is None:
        return _meaning_of(s, target, e)
    if e.re is None and target is None and asked:
        found = find_question(asked, e)
        if isinstance(found, Refusal):
            return found
        e = found
    question = _asked(e, asked, target)
    if question is not None:
        return _answer(s, question, e.option, e.value, seq, laws)
    if e.re is not None and e.option != "reading":
        return Refusal("no-such-question", "", {"id": e.re, "owner": e.owner, "option": e.option})
    if e.owner == "director" and e.option == "adjust":
        return law12.a(s, e.value, seq)
    if e.owner != "director" or not _known(s, e.option):
        args = {"owner": e.owner, "option": e.option, "ids": ", ".join(q.id for q in asked) or "-"}
        return Refusal("nobody-asked", "", args)
    if e.option == "reading":
        return _read(s, e)
    if e.option in ("forfeited", "not-forfeited"):
        return law11.a(s, seq, forfeited=e.option == "forfeited")
    if e.option in MEANINGS:
        return _meaning(s, e, seq)
    of_lead = law54.found(s, e.option, seq)
    if of_lead is not None:
        return of_lead
    return _keep(s, e, target, seq)


def _known(s: State, option: str) -> bool:
    """Whether a finding may be given before it is asked, in the edition of the log."""
    return option in KEYS or (s.deal.edition == "2017" and option in ONLY_2017)


def _asked(e: Answered, asked: Sequence[Question], target: Made | None) -> Question | None:
    for q in asked:
        if q.id == e.re:
            return q
        fits = target is not None and target.seq in q.about and q.to == e.owner
        if e.re is None and fits and q.option(e.option) is not None:
            return q
    return None


def _answer(
    s: State, q: Question, key: str, value: str | None, seq: int, laws: Mapping[str, Law]
) -> State | Refusal:
    if q.option(key) is None:
        return Refusal("no-such-option", q.law, {"option": key, "id": q.id})
    if q.key == order.GAP:
        return order.answer(s, key, seq)
    if q.key in law12.KEYS:
        return law12.answer(s, q, key, value, seq)
    if q.law in ("50D", "51A"):
        return law50.answer(s, q, key, value, seq)
    m = s.table.matter
    if m is not None and _asks(s, laws, m, q):
        return laws[m.law].answer(s, m, key, value, seq)
    for m in s.table.unsettled:
        if _asks(s, laws, m, q):
            return laws[m.law].answer(s, m, key, value, seq)
    return law26.answer(s, q.id, key, value, seq)


def _asks(s: State, laws: Mapping[str, Law], m: Matter, q: Question) -> bool:
    """Whether it is this matter that asks the question, numbered as the edition has it."""
    asked = laws[m.law].questions(s, m)
    return any(cited.question(s.deal.edition, x).id == q.id for x in asked)


def consume(s: State, asked: Sequence[Question], laws: Mapping[str, Law]) -> State | None:
    """Use a finding kept for a question now open; None where there is none to use."""
    for q in asked:
        for f in s.table.findings:
            key = law23.given(f, q)
            if q.to == "director" and key is not None and f.about in (None, *q.about):
                left = tuple(x for x in s.table.findings if x is not f)
                standing = f.option == "comparable" and f.value is not None
                kept = s if standing else on_table(s, findings=left)
                after = _answer(kept, q, key, f.value if key == f.option else None, f.seq, laws)
                return on_table(s, findings=left) if isinstance(after, Refusal) else after
    return None


def _read(s: State, e: Answered) -> State | Refusal:
    """A reading put in place of ours; it was taken into account from the start of the log."""
    gap = _gap_of(e)
    if gap is None:
        return Refusal("no-such-reading", "", {"value": str(e.value)})
    if e.value != ours(gap) and gap not in APPLIED:
        return Refusal("reading-not-applied", "", {"value": str(e.value), "gap": gap})
    return s


def _keep(s: State, e: Answered, target: Made | None, seq: int) -> State:
    if e.option == "comparable" and e.value is not None and target is not None:
        s = law23.told(s, target, e.value, seq)
    kept = Finding(e.option, e.value, None if target is None else target.seq, seq)
    return on_table(s, findings=(*s.table.findings, kept))


def _meaning(s: State, e: Answered, seq: int) -> State:
    """A meaning found of no call in particular: of the withdrawn or irregular one (decision 13).

    ``natural`` then covers the bid that makes an insufficient one good, too.
    """
    m = s.table.matter
    target = m.first if m is not None else s.table.gone[-1] if s.table.gone else None
    if target is None or (m is not None and e.option == "natural"):
        s = _keep(s, e, target, seq)
    return s if target is None else _meaning_of(s, target, e)


def _meaning_of(s: State, target: Made, e: Answered) -> State:
    """The director finds what this call meant; an open question about it may be settled."""
    natural = Sense(named(target.call), natural=True, basis="found")
    s = found_sense(s, target, natural if e.option == "natural" else artificial(e.value))
    for m in (*s.table.unsettled, *s.table.judged):
        if (
            m.law == "27"
            and m.replacement is not None
            and target.seq in (m.first.seq, m.replacement.seq)
        ):
            s = law27.reconsider(s, m)
    return s
