"""Decide, fold, questions and corrections: the engine that knows no game.

The one line of data flow: a command is *decided* (:func:`decide` gives events or a
:class:`Refusal`, both values), the events are appended to the log, and the log is *folded* into a
state (:func:`fold` never fails: an event that a new course of things cannot take is *unfit*,
skipped and reported). What a game must bring is the :class:`Game` protocol.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Literal, Protocol, TypeGuard, TypeVar

import msgspec

from biddingbox.events import (
    CORRECTIONS,
    Amend,
    Answered,
    Call,
    Correction,
    Event,
    Insert,
    Opening,
    Owner,
    Strike,
    TableEvent,
    Undo,
)

Audience = Literal["table", "owner", "director"]
Viewer = Literal["N", "E", "S", "W", "spectator", "director"]
Json = dict[str, Any]
Takes = Literal["CALL", "SUIT", "SUITS", "SEAT", "READING", "SCORE", "CARD"]


class Refusal(msgspec.Struct, frozen=True):
    """Why a command is refused, or an event is unfit: a message key, the clause, its arguments."""

    key: str
    clause: str = ""
    args: Mapping[str, str] = {}


class Option(msgspec.Struct, frozen=True):
    """One answer to a question: its stable key, the clause that gives it, and what it takes.

    ``values`` are the values offered (all of them for a call or a suit); ``args`` feed the message
    that says what follows from it.
    """

    key: str
    law: str
    takes: Takes | None = None
    values: tuple[str, ...] = ()
    args: Mapping[str, str] = {}


class Question(msgspec.Struct, frozen=True):
    """A question now open: who owns it, the clause that asks, and the options.

    ``id`` is the clause and the causing seq (``27A@3``), ``about`` the seqs of the calls that it
    concerns, ``call`` the call that it is about where there is one.
    """

    id: str
    to: Owner
    law: str
    key: str
    options: tuple[Option, ...]
    about: tuple[int, ...] = ()
    audience: Audience = "table"
    call: str | None = None
    args: Mapping[str, str] = {}

    def option(self, key: str) -> Option | None:
        """The option of that key, if it is one of the question's."""
        return next((o for o in self.options if o.key == key), None)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the course of things as it now stands: the seq that wrote it, and the event."""

    seq: int
    event: Event


class Unfit(msgspec.Struct, frozen=True):
    """An event that the course of things, as corrected, cannot take."""

    seq: int
    refusal: Refusal


S = TypeVar("S")
State_co = TypeVar("State_co", covariant=True)


class Folded(msgspec.Struct, Generic[S], frozen=True):
    """What a fold gives: the state, the entries that took effect or were tried, and the unfit."""

    state: S
    entries: tuple[Entry, ...]
    unfit: tuple[Unfit, ...] = ()


class Game(Protocol[S]):
    """What a game brings to the core: pure functions of frozen values."""

    name: str

    def start(self, opening: Opening, entries: Sequence[Entry]) -> S:
        """The state before the first event.

        The entries are there for facts that hold for the whole log wherever they stand in it (a
        reading that the director puts in place of ours); no other use may be made of them.
        """

    def classify(self, state: S, event: TableEvent) -> Refusal | None:
        """Why the table does not record this event (an on-line table, a card not held), or None."""

    def apply(self, state: S, seq: int, event: Event) -> S | Refusal:
        """The state after an event, or why it does not fit. Corrections come as a mere notice."""

    def questions(self, state: S) -> tuple[Question, ...]:
        """The questions now open, derived from the state."""


class Shown(Game[S], Protocol[S]):
    """What a game brings to be shown: views, rulings, trees. Data only; sentences come later."""

    def view(self, state: S, viewer: Viewer, *, seq: int = 0, unfit: Sequence[Unfit] = ()) -> Json:
        """All that may reach a viewer, as plain data without sentences."""

    def rulings(self, state: S) -> list[Json]:
        """The rulings so far: tables with law, key, args, seq, audience, gap."""

    def restrictions(self, state: S) -> list[Json]:
        """What binds whom, as data."""

    def legal_calls(self, state: S) -> tuple[Call, ...]:
        """What the player in turn may call, were nothing that is pending accepted."""


def timeline(events: Sequence[Event]) -> tuple[Entry, ...]:
    """The course of things after all corrections: entries in the order in which they happened.

    Seqs never change: an amended entry keeps its own, an inserted one has that of its ``insert``
    line. ``amend``, ``insert`` and ``strike`` also leave an entry of their own at the end, since
    whoever corrects has noticed (design section 1, "physical before legal"); ``undo`` leaves none.
    """
    past: list[tuple[Entry, ...]] = [()]
    for seq, event in enumerate(events, 1):
        past.append(_after(past, seq, event))
    return past[-1]


def _after(past: list[tuple[Entry, ...]], seq: int, event: Event) -> tuple[Entry, ...]:
    now = past[-1]
    match event:
        case Undo(to=to):
            return past[to] if 0 <= to < seq else now
        case Amend(seq=target, event=new):
            changed = tuple(Entry(e.seq, new) if _is(e, target) else e for e in now)
            return (*changed, Entry(seq, event))
        case Strike(seq=target):
            return (*(e for e in now if not _is(e, target)), Entry(seq, event))
        case Insert(seq=target, event=new):
            at = next((i for i, e in enumerate(now) if _is(e, target)), len(now))
            return (*now[:at], Entry(seq, new), *now[at:], Entry(seq, event))
        case _:
            return (*now, Entry(seq, event))


def _is(entry: Entry, seq: int) -> bool:
    """Whether this entry is what happened at ``seq``, not the notice that a correction leaves."""
    return entry.seq == seq and type(entry.event) not in CORRECTIONS


def fold(game: Game[S], opening: Opening, events: Sequence[Event]) -> Folded[S]:
    """Fold a whole log into a state. Total: what does not fit is skipped and listed."""
    if any(type(e) in CORRECTIONS for e in events):
        return fold_entries(game, opening, timeline(events))
    return fold_entries(game, opening, [Entry(i, e) for i, e in enumerate(events, 1)])


def fold_entries(game: Game[S], opening: Opening, entries: Iterable[Entry]) -> Folded[S]:
    """Fold a course of things that corrections have already been worked into."""
    kept = tuple(entries)
    state = game.start(opening, kept)
    apply = game.apply
    unfit: tuple[Unfit, ...] = ()
    for entry in kept:
        after = apply(state, entry.seq, entry.event)
        if type(after) is Refusal:
            unfit += (Unfit(entry.seq, after),)
        else:
            state = after  # type: ignore[assignment]
    return Folded(state, kept, unfit)


def step(game: Game[S], folded: Folded[S], seq: int, event: Event) -> Folded[S]:
    """Fold one more event that is no correction onto what is already folded."""
    after = game.apply(folded.state, seq, event)
    entries = (*folded.entries, Entry(seq, event))
    if type(after) is Refusal:
        return Folded(folded.state, entries, (*folded.unfit, Unfit(seq, after)))
    return Folded(after, entries, folded.unfit)  # type: ignore[arg-type]


def decide(
    game: Game[S], folded: Folded[S], events: Sequence[Event], command: Event
) -> tuple[Event, ...] | Refusal:
    """What a command adds to the log, or why it is refused; nothing is ever half applied."""
    match command:
        case Undo() | Amend() | Insert() | Strike():
            return _decide_correction(folded.entries, len(events), command)
        case Answered():
            found = find_question(game.questions(folded.state), command)
            if isinstance(found, Refusal):
                return found
            command = found
    refused = game.classify(folded.state, command)
    if refused is not None:
        return refused
    after = game.apply(folded.state, len(events) + 1, command)
    return after if type(after) is Refusal else (command,)


def _decide_correction(
    entries: Sequence[Entry], last: int, command: Correction
) -> tuple[Event, ...] | Refusal:
    if isinstance(command, Amend | Insert) and _incomplete(command.event):
        return Refusal("value-needed", args={"option": command.event.option, "values": "-"})
    if isinstance(command, Undo):
        if not 0 <= command.to <= last:
            return Refusal("no-such-seq", args={"seq": str(command.to), "last": str(last)})
        return (command,)
    if not any(_is(e, command.seq) for e in entries):
        return Refusal("no-such-seq", args={"seq": str(command.seq), "last": str(last)})
    return (command,)


def _incomplete(event: TableEvent) -> TypeGuard[Answered]:
    """A reading or an adjusted score that names none says nothing, wherever it stands."""
    named = ("reading", "adjust")
    return isinstance(event, Answered) and event.option in named and event.value is None


def find_question(questions: Sequence[Question], answer: Answered) -> Answered | Refusal:
    """Give an answer the id of the one open question that it answers, or refuse it.

    A finding of the director that nobody has asked for yet is handed on as it is: the game keeps
    it, or refuses it. An election of a player needs an open question (design section 4, Answers).
    """
    args = {"owner": answer.owner, "option": answer.option}
    if answer.re is not None:
        asked = [q for q in questions if q.id == answer.re]
        if not asked and answer.owner == "director" and answer.option == "reading":
            return answer
        if not asked:
            return Refusal("no-such-question", args=args | {"id": answer.re, **_ids(questions)})
    else:
        asked = [q for q in questions if q.option(answer.option) and _about(q, answer)]
        if answer.owner == "director" and (answer.about or not asked):
            return answer
        if not asked:
            return Refusal("nobody-asked", args=args | _ids(questions))
    own = _owned(asked, answer.owner)
    if not own:
        owners = ", ".join(dict.fromkeys(q.to for q in asked))
        return Refusal("not-the-owner", asked[0].law, args | {"to": owners, "id": asked[0].id})
    if len(own) > 1:
        return Refusal("ambiguous-answer", args=args | _ids(own))
    return _filled(own[0], answer)


def _filled(question: Question, answer: Answered) -> Answered | Refusal:
    option = question.option(answer.option)
    if option is None:
        keys = ", ".join(o.key for o in question.options)
        return Refusal("no-such-option", question.law, _named(question, answer) | {"options": keys})
    value = answer.value
    if option.takes is None:
        if value is not None and value != question.call:
            return Refusal("takes-nothing", option.law, _named(question, answer) | {"value": value})
    elif value is None and option.takes != "SUITS":
        if len(option.values) != 1:
            values = ", ".join(option.values)
            return Refusal(
                "value-needed", option.law, _named(question, answer) | {"values": values}
            )
        value = option.values[0]
    return msgspec.structs.replace(answer, value=value, re=question.id)


def _about(question: Question, answer: Answered) -> bool:
    """``W accept 1H``: a value may pick the question by the call that it is about."""
    option = question.option(answer.option)
    if answer.value is None or option is None or option.takes is not None:
        return True
    return question.call is None or question.call == answer.value


def _owned(questions: Sequence[Question], owner: Owner) -> list[Question]:
    return [q for q in questions if q.to == owner]


def _ids(questions: Sequence[Question]) -> dict[str, str]:
    return {"ids": ", ".join(f"{q.id} ({q.to})" for q in questions) or "-"}


def _named(question: Question, answer: Answered) -> dict[str, str]:
    return {"owner": answer.owner, "option": answer.option, "id": question.id}


def as_data(q: Question) -> Json:
    """A question as data."""
    return {
        "id": q.id,
        "to": q.to,
        "law": q.law,
        "about": list(q.about),
        "audience": q.audience,
        "key": q.key,
        "args": q.args,
        "call": q.call,
        "options": [
            {
                "key": o.key,
                "law": o.law,
                "takes": o.takes,
                "values": list(o.values),
                "args": o.args,
            }
            for o in q.options
        ],
    }
