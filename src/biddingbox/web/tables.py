"""The tables of this server: cases as they stand, and commands given to them.

The log in the store is the truth; what is kept here is its fold, so that a command costs one step
and not the whole log again. A command carries the seq that its sender saw (``seen``) and a token of
the form it came from (``once``): a command sent twice, by a double click or after a lost
connection, is done once.
"""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

import msgspec
from litestar.di import NamedDependency

from biddingbox.core import Refusal
from biddingbox.director.back import back, forward
from biddingbox.errors import NotationError
from biddingbox.events import Event, Opening
from biddingbox.log import Log, fold
from biddingbox.store import LIMIT, Full, Repeated, Row, Store

#: Cases whose fold is kept.
KEPT: Final = 512
#: A command that did not say what it saw is tried so often against others.
RACES: Final = 5


class Case(msgspec.Struct, frozen=True):
    """A case as it stands: its log, and when each line was entered (UTC, ISO 8601)."""

    id: str
    log: Log
    times: tuple[str, ...]

    @property
    def undo(self) -> int | None:
        """The seq that one step back returns to; None before the first event."""
        return back(self.log.events)

    @property
    def redo(self) -> int | None:
        """The seq that takes the last step back again; None where none was taken."""
        return forward(self.log.events)


class Refused(msgspec.Struct, frozen=True):
    """A command that was not applied, why, and the case as it now stands."""

    case: Case
    why: Refusal | NotationError


class Tables:
    """The cases of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[str, Case] = OrderedDict()

    async def new(
        self, opening: Opening, events: Sequence[Event] = (), *, once: str | None = None
    ) -> Case:
        """A new case; its id is a random link. The same once more for the same ``once``."""
        case = await self.store.create(opening, events, once=once)
        return await self.get(case)

    async def get(self, case: str) -> Case:
        """A case as it stands. Raises :class:`biddingbox.store.UnknownCase`."""
        kept = self._kept.get(case)
        if kept is None:
            return self._keep(_folded(case, await self.store.read(case)))
        if await self.store.last(case) == kept.log.seq:
            self._kept.move_to_end(case)
            return kept
        return self._keep(_grown(kept, await self.store.read(case, kept.log.seq)))

    async def at_hand(self, case: str) -> Case:
        """A case as it was last seen here: enough for a command, which says what it saw itself."""
        kept = self._kept.get(case)
        return await self.get(case) if kept is None else kept

    async def append(
        self,
        case: str,
        commands: Sequence[Event | str],
        *,
        seen: int | None = None,
        once: str | None = None,
    ) -> Case | Refused:
        """Append events, all or none, or say why; lines are read by the notation."""
        for _ in range(RACES):
            now = await self.at_hand(case)
            done = decided(now.log, commands, seen)
            if not isinstance(done, Log) and (fresh := await self.get(case)) is not now:
                now, done = fresh, decided(fresh.log, commands, seen)
            if not isinstance(done, Log):
                repeated = once is not None and await self.store.done(case, once)
                return now if repeated else Refused(now, done)
            events = done.events[now.log.seq :]
            try:
                stored = await self.store.append(case, now.log.seq, events, once=once)
            except Full:
                return Refused(now, Refusal("log-full", args={"last": str(LIMIT)}))
            if isinstance(stored, tuple):
                times = (*now.times, *(row.at for row in stored))
                return self._keep(Case(case, done, times))
            now = await self.get(case)
            if isinstance(stored, Repeated):
                return now
            if seen is not None:
                break
        return Refused(now, _moved_on(seen, now.log.seq))

    def _keep(self, case: Case) -> Case:
        self._kept[case.id] = case
        self._kept.move_to_end(case.id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return case


def decided(
    log: Log, commands: Sequence[Event | str], seen: int | None = None
) -> Log | Refusal | NotationError:
    """The log with these commands, or why one of them is refused or cannot be read."""
    try:
        for command in commands:
            after = log.append(command, seen=seen)
            if isinstance(after, Refusal):
                return after
            log, seen = after, None
    except NotationError as error:
        return error
    return log


def _moved_on(seen: int | None, seq: int) -> Refusal:
    return Refusal("moved-on", args={"seen": str(seq if seen is None else seen), "seq": str(seq)})


def _folded(case: str, rows: Sequence[Row]) -> Case:
    opening, *events = (row.event for row in rows)
    log = fold(opening, events)  # type: ignore[arg-type]
    return Case(case, log, tuple(row.at for row in rows))


def _grown(case: Case, rows: Sequence[Row]) -> Case:
    """A case with the rows that another process has added."""
    log = case.log
    for row in rows:
        log = log.extended(row.event)  # type: ignore[arg-type]
    return Case(case.id, log, (*case.times, *(row.at for row in rows)))


#: The tables of the running server, as a handler asks for them.
TheTables = NamedDependency[Tables]
