"""Two editions of one log: the other edition as a read-only fold beside the log's own (design 7).

The log's own edition decides what is refused. What happened at the table goes to both; a finding
or an election only where the other edition asks for it, under the same key and of the same owner,
and is never translated: else it is left out there. The other column stops (*forks*) before the
first event that cannot be the same story there: a question that the log answers in another way or
not at all, an event that is unfit, or a call that is regular in one edition alone.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from biddingbox.bridge import cited
from biddingbox.bridge.engine import EDITIONS, questions
from biddingbox.bridge.game import Bridge
from biddingbox.bridge.gaps import all_gaps
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import all_calls
from biddingbox.bridge.view import turn
from biddingbox.core import Entry, Folded, Question, Refusal, Unfit, find_question
from biddingbox.director.differences import Differences, Marks, differences
from biddingbox.director.facts import moments
from biddingbox.errors import BiddingBoxError
from biddingbox.events import (
    CORRECTIONS,
    Answered,
    Call,
    Called,
    Changed,
    Director,
    Event,
    Opening,
)

if TYPE_CHECKING:
    from biddingbox.log import Log

__all__ = ["Beside", "Differences", "Marks", "as_case", "beside", "differences", "other"]

BRIDGE: Final = Bridge()
#: What a finding of one edition may propose in the other; it is never taken for it.
PROPOSES: Final = {
    "inadvertent": "unintended",
    "purposeful": "intended",
    "second-thought": "intended",
    "unintended": "inadvertent",
    "natural": "same-denomination",
}


class Beside(msgspec.Struct, frozen=True):
    """The other edition of a log, as far as it goes.

    ``log`` keeps the seqs of the log beside which it stands. ``forks_at`` is the seq of the first
    event that this edition does not take, ``why`` the question that is unanswered, or the event as
    unfit; without ``forks_at`` the log ends where this edition alone asks ``why``. ``proposed`` is
    the option that a finding of the log may propose for the first question open here.
    ``left_out`` are the seqs of answers that this edition did not ask for.
    """

    log: "Log"
    forks_at: int | None = None
    why: Question | Unfit | None = None
    proposed: str = ""
    left_out: tuple[int, ...] = ()


class _Stop(msgspec.Struct, frozen=True):
    """Why the column stops."""

    why: Question | Unfit


class _At(msgspec.Struct, frozen=True):
    """Both editions after some entries of the log, and what the other one made of them."""

    own: State
    there: State
    taken: tuple[Entry, ...] = ()
    unfit: tuple[Unfit, ...] = ()
    left_out: tuple[int, ...] = ()


def other(edition: str) -> str:
    """The edition of bridge that is not this one."""
    return next(e for e in EDITIONS if e != edition)


def beside(log: "Log", edition: str) -> Beside:
    """The log under another edition of bridge, as far as it goes.

    Raises :class:`BiddingBoxError` for a log of another game, and for an edition not known.
    """
    if log.opening.game != "bridge" or edition not in EDITIONS:
        raise BiddingBoxError(f"{log.opening.game} {edition}: no such edition to put beside a log")
    opening, entries = replace(log.opening, edition=edition), log.folded.entries
    kept = tuple(e for e in entries if not _of_own_gap(e.event, edition))
    at = _At(BRIDGE.start(log.opening, entries), BRIDGE.start(opening, kept))
    stop: _Stop | None = None
    past: Sequence[Entry] = ()
    for i, entry in enumerate(entries, 1):
        past = entries[:i]
        after = _next(at, entry, entries[i:])
        if isinstance(after, _Stop):
            stop = after
            break
        at = after
    seq = log.seq if stop is None else max((e.seq for e in at.taken), default=0)
    folded = Folded(at.there, at.taken, at.unfit)
    column = replace(log, opening=opening, events=log.events[:seq], folded=folded)
    proposed = _proposed(at.there, past)
    if stop is None:
        return Beside(column, None, _only_there(at), proposed, at.left_out)
    return Beside(column, past[-1].seq, stop.why, proposed, at.left_out)


def _only_there(at: _At) -> Question | None:
    """At the end of the log: the first question open that its own edition does not ask."""
    own = questions(at.own)
    return next((q for q in questions(at.there) if not any(_same(q, x) for x in own)), None)


def _same(one: Question, two: Question) -> bool:
    keys = [{o.key for o in q.options} for q in (one, two)]
    return one.to == two.to and keys[0] == keys[1] and _alike(one, two)


def _next(at: _At, entry: Entry, later: Sequence[Entry]) -> _At | _Stop:
    """One more entry in both editions."""
    seq = entry.seq
    own = BRIDGE.apply(at.own, seq, entry.event)
    went_on = at if isinstance(own, Refusal) else replace(at, own=own)
    event = _taken(at.own, at.there, entry, later)
    if isinstance(event, _Stop):
        return event
    if event is None:
        return replace(went_on, left_out=(*at.left_out, seq))
    there = BRIDGE.apply(at.there, seq, event)
    if isinstance(there, Refusal):
        if isinstance(own, Refusal):
            unfit = (*at.unfit, Unfit(seq, there))
            return replace(went_on, taken=(*at.taken, entry), unfit=unfit)
        if _unasked(at.own, entry.event):
            return replace(went_on, left_out=(*at.left_out, seq))
        return _Stop(Unfit(seq, there))
    stop = None if isinstance(own, Refusal) else _parts(seq, at, own, there)
    return stop or replace(went_on, there=there, taken=(*at.taken, Entry(seq, event)))


def _of_own_gap(event: Event, edition: str) -> bool:
    """A reading that the director put in place of ours, of a gap that this edition has not."""
    if not isinstance(event, Answered) or event.option != "reading" or event.value is None:
        return False
    gaps = [g for g in all_gaps().values() if event.value in g.keys and event.re in (None, g.id)]
    return bool(gaps) and not any(edition in g.editions for g in gaps)


def _taken(own: State, there: State, entry: Entry, later: Sequence[Entry]) -> Event | _Stop | None:
    """The event as the other edition takes it; None where it is left out there."""
    event = entry.event
    if isinstance(event, Answered) and event.option == "call" and event.owner != "director":
        event = Called(event.owner, Call(str(event.value)))
    match event:
        case Answered():
            if _of_own_gap(event, there.deal.edition):
                return None
            if event.about is not None:
                return event  # found of a call by its name, asked or not
            asked = _asked(own, lambda q: _fits(q, event) and event.re in (None, q.id))
            return _answer(own, there, entry.seq, event, asked, later)
        case Called(seat=seat) | Changed(seat=seat):
            option = "call" if isinstance(event, Called) else "change"
            asked = _asked(own, lambda q: q.to == seat and q.option(option) is not None)
            if asked is None or (option == "call" and turn(there) == seat):
                return event
            same = _asked(there, lambda q: q.to == seat and q.option(option) is not None)
            return event if same is not None else _not_asked(there, asked, later)
    return event


def _answer(
    own: State, there: State, seq: int, e: Answered, asked: Question | None,
    later: Sequence[Entry],
) -> Event | _Stop | None:  # fmt: skip
    """An election or a finding: taken where the other edition asks the same of the same owner."""
    if asked is None and e.re is None:
        return e
    about = _cause(e.re or "") if asked is None else None

    def same(q: Question) -> bool:
        return _fits(q, e) and (_cause(q.id) == about if asked is None else _alike(q, asked))

    found = _asked(there, same)
    if found is None:
        return e if asked is None else _not_asked(there, asked, later)
    filled = find_question((found,), replace(e, re=found.id, about=None))
    return _Stop(Unfit(seq, filled)) if isinstance(filled, Refusal) else filled


def _not_asked(there: State, asked: Question, later: Sequence[Entry]) -> _Stop | None:
    """An answer that the other edition did not ask for: left out, unless it asks another thing."""
    open_there = _asked(there, lambda q: _alike(q, asked) and not _answered_later(q, later))
    return None if open_there is None else _Stop(open_there)


def _answered_later(q: Question, later: Sequence[Entry]) -> bool:
    return any(
        isinstance(e.event, Answered)
        and _fits(q, e.event)
        and (e.event.re is None or _cause(e.event.re) == _cause(q.id))
        for e in later
    )


def _fits(q: Question, e: Answered) -> bool:
    return q.to == e.owner and q.option(e.option) is not None


def _asked(s: State, fits: Callable[[Question], bool]) -> Question | None:
    return next((q for q in questions(s) if fits(q)), None)


def _cause(question_id: str) -> str:
    return question_id.partition("@")[2]


def _alike(one: Question, two: Question) -> bool:
    """Whether two questions are about the same matter, however each edition numbers it."""
    return _cause(one.id) == _cause(two.id) or bool(set(one.about) & set(two.about))


def _unasked(own: State, event: Event) -> bool:
    """A finding that the log gave before it was asked."""
    if not isinstance(event, Answered) or event.owner != "director" or event.re is not None:
        return False
    return event.about is not None or _asked(own, lambda q: _fits(q, event)) is None


def _parts(seq: int, at: _At, own: State, there: State) -> _Stop | None:
    """Why an event that both editions record is not the same story in the other."""
    if _held(there) > _held(at.there) and _held(own) <= _held(at.own):
        asked = questions(at.there)
        return _Stop(asked[0] if asked else Unfit(seq, Refusal("waits-here")))
    mine = [c for c in all_calls(own) if c.seq == seq and c.status == "stands"]
    regular = {(c.seat, c.call) for c in mine if not c.irregular}
    made = [c for c in all_calls(there) if c.seq == seq and c.irregular]
    made = [c for c in made if (c.seat, c.call) in regular]
    if not made:
        return None
    law = "" if there.table.matter is None else there.table.matter.law
    args = {"seat": made[0].seat, "call": made[0].call}
    return _Stop(Unfit(seq, Refusal("irregular-here", cited.law(there.deal.edition, law), args)))


def _held(s: State) -> int:
    """How many calls and facts wait for the open matter to be settled."""
    return len(s.table.waiting) + len(s.table.deferred) + len(s.table.changes)


def _proposed(there: State, entries: Sequence[Entry]) -> str:
    """The option of the first open question that the latest finding of the log may propose."""
    asked = next(iter(questions(there)), None)
    if asked is None or asked.to != "director":
        return ""
    for e in (entry.event for entry in reversed(entries)):
        if isinstance(e, Answered) and (e.re is None or _cause(e.re) == _cause(asked.id)):
            option = PROPOSES.get(e.option, "")
            if asked.option(option) is not None:
                return option
    return ""


def as_case(found: Beside) -> tuple[Opening, tuple[Event, ...]]:
    """The other column as a log of its own: what it took, numbered anew, without corrections."""
    number: dict[int, int] = {0: 0}
    events: list[Event] = []
    unfit = {u.seq for u in found.log.unfit}
    for entry, at in moments(found.log):
        event = entry.event
        if isinstance(event, CORRECTIONS):
            if at.state.table.matter is None:
                continue
            event = Director("called")  # whoever corrects has noticed
        elif entry.seq in unfit:
            continue
        else:
            number[entry.seq] = len(events) + 1
        events.append(_renumbered(event, number))
    return found.log.opening, tuple(events)


def _renumbered(event: Event, number: dict[int, int]) -> Event:
    if not isinstance(event, Answered) or event.re is None:
        return event
    law, at, cause = event.re.partition("@")
    known = number.get(int(cause)) if cause.isdecimal() else None
    return event if known is None else replace(event, re=f"{law}{at}{known}")
