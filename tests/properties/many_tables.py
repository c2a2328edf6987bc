"""Many random tables, one after the other: ``python -m tests.properties.many_tables --tables N``.

Each table has a seed of its own, so that a failure can be seen again alone (``--only SEED``). The
first failure is shrunk and printed as a log that can be replayed; exit code 1. It uses all cores.
"""

import argparse
import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from types import FrameType
from typing import NamedTuple

from msgspec.structs import replace

from biddingbox import Log, Refusal
from biddingbox import log as logs
from biddingbox.bridge.state import Edition, State
from biddingbox.core import Question
from biddingbox.events import Amend, Answered, Event, Insert, Opening, Strike, Tricks, Undo
from tests.properties import invariants, play_invariants, playing, tables
from tests.properties.pick import Pick, RandomPick, chance

#: Seconds after which a single command counts as one that never ends.
PATIENCE = 10
#: The commands of a table, at most.
LONGEST = 45
#: Every so many events ``undo`` is tried.
UNDO_EVERY = 5
#: The longest auction and play that the end of a table may take, in commands.
UNTIL_CLOSED = 400
#: The calls of a short auction, at most.
SHORT = 30


class Failure(NamedTuple):
    """A table at which something did not hold: what, and the commands that lead there."""

    seed: int
    kind: str
    what: str
    opening: Opening
    commands: tuple[Event, ...]
    text: str = ""


class Outcome(NamedTuple):
    """What became of a number of tables."""

    tables: int
    events: int
    refused: int
    phases: Counter[str]
    rulings: Counter[str]
    failures: tuple[Failure, ...]


class _Table:
    """A table as it is played: the log, the states along it, what was entered, and breaches."""

    def __init__(self, opening: Opening, seed: int = 0) -> None:
        self.seed = seed
        self.log = logs.new(opening)
        self.states: dict[int, State] = {0: self.log.state}
        self.commands: list[Event] = []
        self.refused = 0
        self.failure: Failure | None = None

    def enter(self, command: Event, *, thorough: bool = False) -> bool:
        """Enter a command and check what must hold; False when something did not."""
        self.commands.append(command)
        try:
            after = self.log.append(command)
        except Exception:  # whatever it is, it is a finding
            return self._fail("crash", traceback.format_exc())
        if isinstance(after, Refusal):
            self.refused += 1
            breaches = list(invariants.refusal_has_a_sentence(after))
            if self.refused % UNDO_EVERY == 0 or thorough:
                breaches += play_invariants.untouched(self.log)
            return self._check(breaches)
        breaches = list(play_invariants.taken(self.log, command, after))
        self.log = after
        if breaches:
            return self._check(breaches)
        if _reads_backwards(command):
            # A reading holds for the whole log: the states along it are those under it.
            self.states = {n: logs.fold(after.opening, after.events[:n]).state for n in self.states}
        if after.seq % UNDO_EVERY == 0 or thorough:
            self.states[after.seq] = after.state
        return self.check(thorough=thorough)

    def check(self, *, thorough: bool) -> bool:
        """Check the table as it stands."""
        try:
            found = list(invariants.quick(self.log))
            if thorough:
                found += invariants.thorough(self.log, self.states)
        except Exception:
            return self._fail("crash", traceback.format_exc())
        return self._check(found)

    def _check(self, breaches: list[str]) -> bool:
        return not breaches or self._fail("breach", "\n".join(breaches))

    def _fail(self, kind: str, what: str) -> bool:
        text = self.log.text()
        opening, commands = self.log.opening, tuple(self.commands)
        self.failure = Failure(self.seed, kind, what, opening, commands, text)
        return False


def _reads_backwards(command: Event) -> bool:
    inner = command.event if isinstance(command, Amend | Insert) else command
    return isinstance(inner, Answered) and inner.option == "reading"


def play(seed: int, edition: Edition | None = None) -> _Table:
    """The table of this seed, played to its end or to the first breach.

    Where no edition is named they take turns, from seed to seed. At half of the tables the auction
    is short, so that most of what happens does so in the play; most boards are played to the end.
    """
    p = RandomPick(seed)
    edition = edition or tables.EDITIONS[seed % len(tables.EDITIONS)]
    table = _Table(tables.opening(p, online=chance(p, 5), edition=edition), seed)
    if chance(p, 50) and not _contract(table, p):
        return table
    for _ in range(p.number(3, LONGEST)):
        if not table.enter(tables.command(p, table.log)):
            return table
    if table.check(thorough=True) and chance(p, 60):
        _close(table, p)
    return table


def _contract(table: _Table, p: Pick) -> bool:
    """A short auction, not always a regular one."""
    for _ in range(SHORT):
        if table.log.state.phase != "auction":
            break
        if not table.enter(tables.contract(p, table.log)):
            return False
    return True


def _close(table: _Table, p: Pick) -> None:
    """Answer what is asked, go on calling and playing: every board comes to its end."""
    for n in range(UNTIL_CLOSED):
        s = table.log.state
        if table.log.questions:
            command: Event = tables.answer(p, table.log)
        elif s.phase == "auction":
            command = tables.legal_call(p, table.log)
        elif s.phase in ("closed", "play"):
            late = n > UNTIL_CLOSED - 50
            command = Tricks(p.number(0, 13)) if late else _in_play(p, table.log)
        else:
            table.check(thorough=True)
            return
        if not table.enter(command):
            return
    table._fail("breach", f"not closed after {UNTIL_CLOSED} further commands")


def _in_play(p: Pick, log: Log) -> Event:
    """Mostly the next card; now and then anything, or a correction."""
    if chance(p, 4):
        return tables.table_event(p, log)
    return tables.correction(p, log) if chance(p, 1) else playing.after_auction(p, log)


def replayed(opening: Opening, commands: Sequence[Event], *, thorough: bool = True) -> _Table:
    """A table at which these commands are entered, answers to whatever question is now open."""
    table = _Table(opening)
    for command in commands:
        now = _fitted(command, table.log.questions)
        if now is not None and not table.enter(now, thorough=thorough):
            break
    return table


def _fitted(command: Event, asked: tuple[Question, ...]) -> Event | None:
    """An answer by the id that its question now has; None where it is not asked any more."""
    if not isinstance(command, Answered) or command.re is None or "@" not in command.re:
        return command
    clause = command.re.partition("@")[0]
    same = [q for q in asked if q.id == command.re] or [
        q for q in asked if q.id.partition("@")[0] == clause and q.to == command.owner
    ]
    return replace(command, re=same[0].id) if same else None


def shrunk(failure: Failure) -> Failure:
    """The same sort of failure from as few commands as can be found by leaving some out."""
    best = failure
    thorough = _again(failure, failure.opening, failure.commands, thorough=False) is None
    size = max(1, len(best.commands) // 2)
    while size:
        at = 0
        while at < len(best.commands):
            fewer = _without(best.commands, at, size)
            now = _again(failure, best.opening, fewer, thorough=thorough)
            if now is None:
                at += size
            else:
                best = now
        size //= 2
    plain = Opening(edition=best.opening.edition, dealer=best.opening.dealer)
    return _again(failure, plain, best.commands, thorough=thorough) or best


def _again(
    failure: Failure, opening: Opening, commands: Sequence[Event], *, thorough: bool
) -> Failure | None:
    """The same sort of failure at this table, or None."""
    now = replayed(opening, commands, thorough=thorough).failure
    return now._replace(seed=failure.seed) if now and _alike(now, failure) else None


def _alike(one: Failure, other: Failure) -> bool:
    """The same sort of failure: the last line of a traceback, the words of a breach."""
    return one.kind == other.kind and signature(one) == signature(other)


def signature(failure: Failure) -> str:
    """A failure without the seats, calls and seqs in it: by this, failures are told apart."""
    lines = failure.what.strip().splitlines()
    line = lines[-1] if failure.kind == "crash" else lines[0]
    place = [x.strip() for x in lines if x.startswith("  File") and "/bridge/" in x][-1:]
    words = [w for w in line.split() if w.isalpha() and len(w) > 2]
    return " ".join([*words, *place])


def _without(commands: Sequence[Event], at: int, size: int) -> tuple[Event, ...]:
    """The commands without some; corrections point at the same lines as before."""
    kept = []
    for n, command in enumerate(commands):
        if at <= n < at + size:
            continue
        kept.append(_shifted(command, at, size))
    return tuple(kept)


def _shifted(command: Event, at: int, size: int) -> Event:
    match command:
        case Undo(to=to) if to > at:
            return Undo(max(at, to - size))
        case Amend() | Insert() | Strike() if command.seq > at:
            return replace(command, seq=max(1, command.seq - size))
        case _:
            return command


def run(seeds: Sequence[int], most: int = 1, edition: Edition | None = None) -> Outcome:
    """Play the tables of these seeds, up to so many failures."""
    events = refused = played = 0
    phases: Counter[str] = Counter()
    rulings: Counter[str] = Counter()
    failures: list[Failure] = []
    for seed in seeds:
        with _Patience():
            try:
                table = play(seed, edition)
            except TimeoutError:
                failures.append(Failure(seed, "hang", f"seed {seed} never ends", Opening(), ()))
                continue
        played += 1
        events += table.log.seq
        refused += table.refused
        phases[table.log.state.phase] += 1
        rulings.update({f"{r.law} {r.key}" for r in table.log.state.table.rulings})
        if table.failure is not None:
            failures.append(table.failure)
            if len(failures) >= most:
                break
    return Outcome(played, events, refused, phases, rulings, tuple(failures))


class _Patience:
    """A table that never ends is broken off with TimeoutError (where the system has alarms)."""

    def __enter__(self) -> None:
        if hasattr(signal, "SIGALRM"):
            signal.signal(signal.SIGALRM, self._late)
            signal.alarm(PATIENCE)

    def __exit__(self, *_: object) -> None:
        if hasattr(signal, "SIGALRM"):
            signal.alarm(0)

    @staticmethod
    def _late(_: int, __: FrameType | None) -> None:
        raise TimeoutError


def told(failure: Failure) -> str:
    """A failure as text: what broke, the log before it, and the command that did it."""
    last = failure.commands[-1] if failure.commands else None
    return f"seed {failure.seed}: {failure.kind}\n{failure.what}\n\n{failure.text}# then: {last!r}"


def _chunks(first: int, tables: int, size: int) -> Iterator[range]:
    for start in range(first, first + tables, size):
        yield range(start, min(start + size, first + tables))


def main(argv: Sequence[str] | None = None) -> int:
    """Play tables on all cores and print what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--tables", type=int, default=int(os.environ.get("BIDDINGBOX_TABLES", 2000))
    )
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first table")
    parser.add_argument("--only", type=int, help="play the table of this seed alone")
    parser.add_argument("--edition", choices=tables.EDITIONS, help="both in turn, if none is named")
    parser.add_argument("--most", type=int, default=1, help="stop after so many sorts of failure")
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--rulings", action="store_true", help="count the rulings given")
    given = parser.parse_args(argv)
    seed, count = (given.only, 1) if given.only is not None else (given.seed, given.tables)

    begun = time.perf_counter()
    total = Outcome(0, 0, 0, Counter(), Counter(), ())
    sorts: dict[str, Failure] = {}
    seen: Counter[str] = Counter()
    with multiprocessing.Pool(given.cores) as pool:
        jobs = ((chunk, given.most, given.edition) for chunk in _chunks(seed, count, 100))
        for done in pool.imap_unordered(_job, jobs):
            total = Outcome(
                total.tables + done.tables,
                total.events + done.events,
                total.refused + done.refused,
                total.phases + done.phases,
                total.rulings + done.rulings,
                (),
            )
            for failure in done.failures:
                seen[signature(failure)] += 1
                known = sorts.setdefault(signature(failure), failure)
                if len(failure.commands) < len(known.commands):
                    sorts[signature(failure)] = failure
            if len(sorts) >= given.most:
                pool.terminate()
                break
    seconds = time.perf_counter() - begun
    print(f"{total.tables} tables, {total.events} events, {total.refused} commands refused")
    print(f"{seconds:.1f} s on {given.cores} cores; ended as {dict(total.phases.most_common())}")
    if given.rulings:
        for key, n in sorted(total.rulings.items()):
            print(f"{n:>8} {key}")
    for sort, failure in sorts.items():
        with _Patience():
            small = shrunk(failure) if failure.commands else failure
        print(f"\n=== {seen[sort]} times ===\n{told(small)}")
    return 1 if sorts else 0


def _job(given: tuple[range, int, Edition | None]) -> Outcome:
    return run(*given)


if __name__ == "__main__":
    sys.exit(main())
