"""Medians of what the engine costs, beside what it should cost; nothing is asserted.

Run as ``make bench`` or ``python -m bench [RUNS]``.
"""

import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Final, NamedTuple

if __package__ in (None, ""):  # python bench/run.py
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench import desk, records, samples
from biddingbox import __version__, core, parse
from biddingbox.events import Opening
from biddingbox.log import BRIDGE, Log, new

RUNS = 15
#: One run lasts at least so long, in seconds: short work is repeated within it.
LEAST = 0.1


class Figure(NamedTuple):
    """A measurement: the unit that it is told in, and what it is hoped to be."""

    what: str
    unit: str
    target: str
    seconds: tuple[float, ...]
    #: How many things one measured second covers, for a rate; 0 for a duration.
    rate: int = 0

    def told(self) -> str:
        """The median, and the fastest and slowest run, in the unit."""
        scale = {"µs": 1e6, "ms": 1e3, "s": 1.0}.get(self.unit)
        if scale is None:
            values = sorted(self.rate / s for s in self.seconds)
        else:
            values = sorted(s * scale for s in self.seconds)
        middle = statistics.median(values)
        digits = 0 if middle >= 100 else 1
        low, high = f"{values[0]:,.{digits}f}", f"{values[-1]:,.{digits}f}"
        return f"{middle:>10,.{digits}f} {self.unit:<5} {self.target:>12}   {low} … {high}"


def timed(work: Callable[[], object], runs: int) -> tuple[float, ...]:
    """Seconds that the work takes, run by run, each run repeating it to be long enough."""
    begun = time.perf_counter()
    work()
    once = time.perf_counter() - begun
    loops = max(1, int(LEAST / max(once, 1e-7)))
    found = []
    for _ in range(runs):
        begun = time.perf_counter()
        for _ in range(loops):
            work()
        found.append((time.perf_counter() - begun) / loops)
    return tuple(found)


def folding(log: Log) -> Callable[[], object]:
    """The work of folding a log from its first event."""
    opening, events = log.opening, log.events
    return lambda: core.fold(BRIDGE, opening, events)


def fold_twelve(runs: int) -> Figure:
    """The fold of a regular auction of twelve calls."""
    log = parse(samples.TWELVE)
    assert log.state.phase == "closed"
    assert log.seq == 12
    return Figure("fold of a 12-call auction", "µs", "< 100 µs", timed(folding(log), runs))


def tree_of(text: str, name: str, target: str, runs: int) -> Figure:
    """The full tree of a log, from the log to nested data."""
    log = parse(text)
    assert log.questions
    return Figure(name, "ms", target, timed(log.tree, runs))


def regular_auctions(runs: int, count: int = 1000) -> Figure:
    """Regular auctions checked call by call and closed, with contract and declarer."""
    from biddingbox.bridge.laws import law22

    opening = Opening(dealer="N")
    auctions = samples.regular(count)

    def work() -> None:
        for events in auctions:
            s = core.fold(BRIDGE, opening, events).state
            assert s.phase == "closed"
            assert law22.b(s.auction)
            assert law22.declarer(s.auction)

    name = "regular 10-call auctions, folded and closed"
    return Figure(name, "/s", "> 20,000 /s", timed(work, runs), count)


def appended_auctions(runs: int, count: int = 200) -> Figure:
    """The same auctions as a live table enters them, command by command."""
    empty = new(Opening(dealer="N"))
    auctions = samples.regular(count)

    def work() -> None:
        for events in auctions:
            log = empty
            for event in events:
                after = log.append(event)
                assert isinstance(after, Log)
                log = after
            assert log.state.phase == "closed"

    return Figure("the same, command by command", "/s", "", timed(work, runs), count)


def fold_hundred(runs: int) -> Figure:
    """The fold of a hundred events in which three matters were opened and closed."""
    log = samples.three_matters()
    assert log.seq == 100
    assert not log.unfit
    assert log.state.table.matter is None
    name = "fold of 100 events, three matters closed"
    return Figure(name, "ms", "< 2 ms", timed(folding(log), runs))


def estimation_hands(runs: int, count: int = 20) -> Figure:
    """A random whole hand of Estimation, command by command: auction, numbers, play, score."""
    hands = samples.estimation_hands(count)
    assert all(len(events) > 56 for _, events in hands)

    def work() -> None:
        for opening, events in hands:
            log = new(opening)
            for event in events:
                after = log.append(event)
                assert isinstance(after, Log)
                log = after
            assert len(log.view()["scores"]) == 4

    seconds = tuple(s / count for s in timed(work, runs))
    return Figure("a whole hand of Estimation, with its score", "ms", "< 5 ms", seconds)


def field_session(runs: int) -> Figure:
    """Sixteen tables by 26 boards, from folded logs to the ranking."""
    from biddingbox.sheets.board import read
    from biddingbox.sheets.field import session

    logs = samples.field()
    assert len(logs) == 416

    def work() -> None:
        scored = session(read(logs).boards)
        assert [len(places) for _, places in scored.rankings] == [16, 16]

    name = "16 tables by 26 boards, logs to ranking"
    return Figure(name, "ms", "< 50 ms", timed(work, runs))


@cache
def desk_commands() -> tuple[tuple[float, ...], tuple[float, ...]]:
    """A server with SQLite on one core, asked by one client, then by four."""
    return desk.measure()


def desk_command() -> Figure:
    """A desk command at the server: from the POST to the fresh fragment."""
    return Figure("desk command, POST to fragment", "ms", "< 15 ms", desk_commands()[0])


def desk_rate() -> Figure:
    """Desk commands that one core answers, four clients at a time."""
    return Figure("desk commands sustained, one core", "/s", "> 200 /s", desk_commands()[1], 1)


@cache
def readings(runs: int) -> dict[str, records.Reading]:
    """Our readers and those of others, in turn, on the files of the archive that are there."""
    return {r.what: r for r in (*records.pbn(max(3, runs // 2)), *records.lin(runs))}


#: What is read beside whom, how many times as fast it should be, and who else reads it.
READ: Final = (
    *(
        (f"{what}, {name}{cores}", f"  endplay, {name}", least, f"  bridgebots, {name}")
        for name in ("example2.pbn", "example3.pbn")
        for what, cores, least in (
            ("PBN", "", 5), ("PBN", ", all cores", 10),
            ("check", "", 1), ("check", ", all cores", 1),
        )
    ),
    ("LIN, a board a line", "  endplay", 5, "  bridgebots"),
    ("LIN, a match", "  bridgebots, a match", 1, ""),
)  # fmt: skip


def record_figures(runs: int) -> list[Callable[[], Figure]]:
    """Boards a second with everything read, and how many times another reader's that is."""
    found: list[Callable[[], Figure]] = []
    told: set[str] = set()
    for what, other, least, third in READ:
        if not _there(what):
            continue
        found.append(partial(rate, what, runs))
        found.append(partial(ratio, what, other, least, runs))
        for name in (other, third):
            if name and name not in told:
                found.append(partial(rate, name, runs))
                told.add(name)
    return found


def _there(what: str) -> bool:
    """Whether the archive's file is there; that of boards a line is, else, one of the tests."""
    match what.split(", "):
        case [_, str(name), *_] if name.endswith(".pbn"):
            return (records.DATA / "endplay" / name).exists()
        case [_, "a match"]:
            return records.MATCH.exists()
        case _:
            return True


def rate(what: str, runs: int) -> Figure:
    """Boards a second."""
    reading = readings(runs)[what]
    return Figure(f"{what}, boards", "/s", "", reading.seconds, reading.boards)


def ratio(what: str, other: str, least: int, runs: int) -> Figure:
    """How many times faster than another reader, run by run."""
    times = readings(runs)[what].times(readings(runs)[other])
    name = other.strip().partition(",")[0]
    return Figure(f"  times {name}", "x", f"> {least} x", tuple(1 / t for t in times), 1)


def start_up(runs: int) -> Figure:
    """``biddingbox --help`` in a process of its own."""
    command = [sys.executable, "-m", "biddingbox", "--help"]

    def work() -> None:
        subprocess.run(command, check=True, capture_output=True)

    work()
    return Figure("biddingbox --help", "ms", "", timed(work, max(3, runs // 3)))


def bare_start_up(runs: int) -> Figure:
    """The same for Python alone, which is what there is to compare it with."""
    command = [sys.executable, "-c", "pass"]
    work = timed(lambda: subprocess.run(command, check=True), max(3, runs // 3))
    return Figure("python -c pass", "ms", "", work)


def machine() -> str:
    """What it was measured on."""
    name = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        lines = cpuinfo.read_text(encoding="utf-8").splitlines()
        named = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
        name = named[0] if named else name
    return (
        f"biddingbox {__version__}, {platform.python_implementation()} "
        f"{platform.python_version()}, {os.cpu_count()} cores, {name}, {platform.system()}"
    )


def figures(runs: int) -> list[Callable[[], Figure]]:
    """What is measured, in the order in which it is printed."""
    return [
        lambda: fold_twelve(runs),
        lambda: tree_of(samples.INSUFFICIENT, "full tree of 1S P 1H", "< 20 ms", runs),
        lambda: regular_auctions(runs),
        lambda: appended_auctions(runs),
        lambda: tree_of(
            samples.OUT_OF_ROTATION, "full tree of a call out of rotation", "< 50 ms", runs
        ),
        lambda: fold_hundred(runs),
        lambda: estimation_hands(runs),
        lambda: field_session(runs),
        desk_command,
        desk_rate,
        *record_figures(runs),
        lambda: start_up(runs),
        lambda: bare_start_up(runs),
    ]


def main(argv: list[str] | None = None) -> None:
    """Measure and print: the median of the runs, the target, the fastest and slowest run."""
    given = sys.argv[1:] if argv is None else argv
    runs = int(given[0]) if given else RUNS
    print(machine())
    print(f"medians of {runs} runs\n")
    print(f"{'':<46}{'median':>10} {'':<5} {'target':>12}   min … max")
    for measure in figures(runs):
        figure = measure()
        print(f"{figure.what:<46}{figure.told()}", flush=True)


if __name__ == "__main__":
    main()
