"""What happened, step by step: every event of a log as a sentence, with what to know about it.

The steps are the course of things after all corrections. What was struck out or undone stays in
the list, marked, and so does what no longer fits: nothing that was entered is ever lost.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from biddingbox import core
from biddingbox import events as ev
from biddingbox.core import Entry, Json
from biddingbox.director.answered import Moment, how_of_option, name_of_option
from biddingbox.director.happened import sentence, small_print
from biddingbox.director.sentences import Sentences
from biddingbox.i18n import Messages, phrases
from biddingbox.records.notation_write import write_event

if TYPE_CHECKING:
    from biddingbox.log import Log

__all__ = ["Mark", "Moment", "Step", "how_of_option", "moment", "moments", "name_of_option",
           "sentence", "steps"]  # fmt: skip

#: here: the last step; flagged: an irregular call; orphan: it no longer fits; undone: taken out.
Mark = Literal["", "here", "flagged", "orphan", "undone"]
#: What a changed call is, which its sentence says already.
_CHANGED: Final = frozenset({"change-of-call", "changed"})
_OUT: Final = frozenset({"out-of-rotation", "out-of-turn"})


class Step(msgspec.Struct, frozen=True):
    """One step of what happened.

    ``who`` is a seat, ``director``, or empty where nobody did it; ``note`` small print; ``line``
    the event in the notation; ``amendable`` whether ``amend SEQ:`` can change it.
    """

    seq: int
    who: str
    text: str
    note: str = ""
    mark: Mark = ""
    line: str = ""
    amendable: bool = True


def moment(log: "Log") -> Moment:
    """The table as it is now, for the sentence of what comes next."""
    return Moment(log.game, log.state)


def moments(log: "Log") -> Iterator[tuple[Entry, Moment]]:
    """Every entry of the course of things with the table just before it."""
    state = log.game.start(log.opening, log.folded.entries)
    for entry in log.folded.entries:
        yield entry, Moment(log.game, state)
        after = log.game.apply(state, entry.seq, entry.event)
        state = state if isinstance(after, core.Refusal) else after


def steps(log: "Log", m: Messages) -> tuple[Step, ...]:
    """The steps of a log in the order in which they happened, each with its own seq.

    What corrections took out stands, marked, after what it came after.
    """
    course = _Course(log, m)
    listed = [(entry, course.live(entry, at)) for entry, at in moments(log)]
    shown = [step for entry, step in listed if type(entry.event) not in ev.CORRECTIONS]
    if shown and shown[-1].mark == "":
        shown[-1] = msgspec.structs.replace(shown[-1], mark="here")
    for step, before in course.taken_out({step.seq for step in shown}):
        shown.insert(_place(shown, step.seq, before), step)
    return tuple(shown)


def _place(shown: Sequence[Step], seq: int, before: int | None) -> int:
    """Where a step taken out goes: before the one it was inserted before, else by its seq."""
    for i, step in enumerate(shown):
        if step.seq == before:
            return i
    return max((i + 1 for i, step in enumerate(shown) if step.seq < seq), default=0)


class _Course:
    """A log on its way to steps: what its corrections, its rulings and its unfit events say."""

    def __init__(self, log: "Log", m: Messages) -> None:
        self.log, self.m = log, m
        self.entries = log.folded.entries
        view = log.view("director")
        say = Sentences(m, log.opening.edition)
        self.unfit = {u["seq"]: say.unfit(u)["text"] for u in view["unfit"]}
        self.irregular = [c for c in view["calls"] if c["irregular"]]
        self.over = {
            (r["seq"], r["args"].get("seat")): r["args"]["over"]
            for r in view["rulings"]
            if r["key"] == "insufficient"
        }
        self.struck = {e.event.seq for e in self.entries if isinstance(e.event, ev.Strike)}

    def live(self, entry: Entry, at: Moment) -> Step:
        """A step that is part of the course of things."""
        wanted = isinstance(entry.event, ev.Wanted)
        calls = [c for c in self.irregular if c["seq"] == entry.seq and not wanted]
        said = _CHANGED if isinstance(entry.event, ev.Changed) else frozenset()
        notes = [*small_print(self.m, entry.event), *self._irregular(calls, said)]
        notes += self._corrected(entry)
        mark: Mark = "flagged" if calls else ""
        if entry.seq in self.unfit:
            mark = "orphan"
            notes.append(self.m.text("fact-note-unfit", why=self.unfit[entry.seq]))
        return self._step(entry.seq, entry.event, at, notes, mark)

    def taken_out(self, live: set[int]) -> Iterable[tuple[Step, int | None]]:
        """The steps that a strike or an undo took out, and the seq that each was inserted before.

        Their sentences are those of the moment at which they were entered.
        """
        for seq, event in enumerate(self.log.events, 1):
            inner = _happened(event)
            if inner is None or seq in live:
                continue
            why = "fact-note-struck" if seq in self.struck else "fact-note-undone"
            notes = [*small_print(self.m, inner), self.m.text(why)]
            step = self._step(seq, inner, self._entered(seq), notes, "undone")
            before = event.seq if isinstance(event, ev.Insert) else None
            yield msgspec.structs.replace(step, amendable=False), before

    def _step(
        self, seq: int, event: ev.Event, at: Moment, notes: Sequence[str], mark: Mark
    ) -> Step:
        m = self.m
        note = reduce(lambda a, b: m.text("fact-notes", first=a, second=b), notes) if notes else ""
        return Step(seq, _who(event), sentence(m, event, at), note, mark, write_event(event))

    def _entered(self, seq: int) -> Moment:
        """The table when seq was entered."""
        game, log = self.log.game, self.log
        return Moment(game, core.fold(game, log.opening, log.events[: seq - 1]).state)

    def _irregular(self, calls: Sequence[Json], said: frozenset[str]) -> Iterable[str]:
        """What is irregular about calls, but for what the sentence says already."""
        for c in calls:
            for key in (word.replace("_", "-") for word in c["irregular"]):
                if key == "insufficient" and (c["seq"], c["seat"]) in self.over:
                    over = phrases.call(self.m, self.over[c["seq"], c["seat"]])
                    yield self.m.text("fact-note-insufficient", over=over)
                elif key not in said:
                    yield self.m.text(f"irregular-{key}")
                if key in _OUT and (turn := c["at_turn_of"]):
                    yield self.m.text("fact-note-turn", seat=phrases.person(self.m, turn))

    def _corrected(self, entry: Entry) -> Iterable[str]:
        """What corrections made of an entry: put in later, or once another."""
        if not 0 < entry.seq <= len(self.log.events):
            return
        event = self.log.events[entry.seq - 1]
        if isinstance(event, ev.Insert):
            yield self.m.text("fact-note-inserted")
        first = _happened(event)
        if first is not None and write_event(first) != write_event(entry.event):
            was = sentence(self.m, first, self._entered(entry.seq))
            yield self.m.text("fact-note-changed", was=was)


def _happened(event: ev.Event) -> ev.TableEvent | None:
    """What happened at the table by an event of the log; None for a mere correction."""
    match event:
        case ev.Insert(event=inner):
            return inner
        case ev.Amend() | ev.Strike() | ev.Undo():
            return None
        case _:
            return event


def _who(event: ev.Event) -> str:
    """Whose step it is."""
    match event:
        case ev.Answered(owner=owner):
            return owner
        case ev.Simultaneous(first=first):
            return first.seat
        case ev.Director():
            return "director"
        case _:
            return str(getattr(event, "seat", ""))
