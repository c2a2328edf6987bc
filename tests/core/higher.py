"""A toy game, so that the core is seen to know none: whoever calls names a higher number.

Its four rules:

1. A number must be higher than the last one that stands (``step`` in the header: by how much).
2. A number that is too low lies on the table until the next player has said whether he allows it,
   refuses it, or names the number that shall stand instead. Several may lie there.
3. A player who hesitates may have been asleep: the director finds whether he was ``awake`` or
   ``asleep``, before or after he is asked. The sleeper's last number goes.
4. The director may read rule 1 as ``equal-is-enough``, for the whole of the log.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from biddingbox.core import Entry, Option, Question, Refusal
from biddingbox.events import (
    Amend,
    Answered,
    Attention,
    Call,
    Called,
    Claimed,
    Event,
    Hesitated,
    Insert,
    Noted,
    Opening,
    Said,
    Strike,
    TableEvent,
)
from biddingbox.seats import CLOCKWISE, Seat

HIGHEST = 99


class Number(msgspec.Struct, frozen=True):
    """A number as it was named: at which seq, by whom."""

    seq: int
    seat: Seat
    value: int


class Table(msgspec.Struct, frozen=True):
    """The state of the toy: what stands, what lies open, who may have slept, what is noticed."""

    step: int = 1
    stands: tuple[Number, ...] = ()
    low: tuple[Number, ...] = ()
    drowsy: tuple[tuple[int, Seat], ...] = ()
    findings: tuple[str, ...] = ()
    notices: int = 0

    @property
    def top(self) -> int:
        return self.stands[-1].value if self.stands else 0


class Higher:
    """The toy game, as :class:`biddingbox.core.Game` asks for it."""

    name = "higher"

    def start(self, opening: Opening, entries: Sequence[Entry] = ()) -> Table:
        step = next((int(f.value) for f in opening.facts if f.key == "step"), 1)
        if any(isinstance(e.event, Answered) and e.event.option == "reading" for e in entries):
            step = 0
        return Table(step)

    def classify(self, state: Table, event: TableEvent) -> Refusal | None:
        return Refusal("no-claims", "2") if isinstance(event, Claimed) else None

    def apply(self, state: Table, seq: int, event: Event) -> Table | Refusal:
        match event:
            case Called(seat=seat, call=call):
                return self._named(state, seq, seat, call)
            case Answered(option="reading"):
                return state
            case Answered():
                return self._answered(state, event)
            case Hesitated(seat=seat):
                return self._settled(replace(state, drowsy=(*state.drowsy, (seq, seat))))
            case Amend() | Insert() | Strike() | Attention():
                return replace(state, notices=state.notices + 1)
            case Said() | Noted():
                return state
            case _:
                return Refusal("not-in-higher")

    def questions(self, state: Table) -> tuple[Question, ...]:
        higher = tuple(str(n) for n in range(state.top + state.step, HIGHEST + 1))
        one = (higher[0],) if higher else ()
        low = tuple(
            Question(
                f"2@{x.seq}",
                CLOCKWISE.next[x.seat],
                "2",
                "too-low",
                (
                    Option("allow", "2"),
                    Option("refuse", "2"),
                    Option("instead", "2", "CALL", higher),
                    Option("lowest", "2", "CALL", one),
                ),
                (x.seq,),
                call=str(x.value),
            )
            for x in state.low
        )
        drowsy = tuple(
            Question(
                f"3@{seq}",
                "director",
                "3",
                "asleep",
                (Option("awake", "3"), Option("asleep", "3")),
                (seq,),
                "director",
            )
            for seq, _ in state.drowsy
        )
        return low + drowsy

    def _named(self, s: Table, seq: int, seat: Seat, call: Call) -> Table | Refusal:
        if not call.isdigit() or not 0 < int(call) <= HIGHEST:
            return Refusal("no-number", "1", {"call": call})
        number = Number(seq, seat, int(call))
        if number.value < s.top + s.step:
            return replace(s, low=(*s.low, number))
        return replace(s, stands=(*s.stands, number))

    def _answered(self, s: Table, e: Answered) -> Table | Refusal:
        asked = next((q for q in self.questions(s) if q.id == e.re), None)
        if asked is None:
            if e.owner == "director" and e.option in ("awake", "asleep"):
                return self._settled(replace(s, findings=(*s.findings, e.option)))
            return Refusal("nobody-asked", "", {"option": e.option})
        if asked.key == "asleep":
            return self._found(s, asked.about[0], e.option)
        number = next(x for x in s.low if x.seq == asked.about[0])
        s = replace(s, low=tuple(x for x in s.low if x is not number))
        match e.option:
            case "refuse":
                return s
            case "allow":
                return replace(s, stands=(*s.stands, number))
            case _:
                instead = replace(number, value=int(e.value or 0))
                return replace(s, stands=(*s.stands, instead))

    def _settled(self, s: Table) -> Table:
        """Use a finding that was given beforehand."""
        if not s.findings or not s.drowsy:
            return s
        left = replace(s, findings=s.findings[1:])
        return self._found(left, s.drowsy[0][0], s.findings[0])

    def _found(self, s: Table, seq: int, option: str) -> Table:
        seat = next(seat for at, seat in s.drowsy if at == seq)
        s = replace(s, drowsy=tuple(d for d in s.drowsy if d[0] != seq))
        mine = [x for x in s.stands if x.seat == seat]
        if option == "awake" or not mine:
            return s
        return replace(s, stands=tuple(x for x in s.stands if x is not mine[-1]))
