"""How fast records are read, beside endplay and bridgebots on the same files in the same run.

The readers take turns within each run, so that a machine that slows down slows all of them.
"""

import io
import logging
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parents[1]
DATA = Path(os.environ.get("BIDDINGBOX_RECORDS") or HERE.parent / "shared" / "data")
MATCH = DATA / "bridge-bots" / "usbf_sf_14502.lin"


class Reading(NamedTuple):
    """Who read what: the seconds of each run, and how many boards one run reads."""

    what: str
    boards: int
    seconds: tuple[float, ...]

    def times(self, other: "Reading") -> tuple[float, ...]:
        """How many times faster this is, run by run."""
        return tuple(o / s for s, o in zip(self.seconds, other.seconds, strict=True))


def in_turn(boards: int, runs: int, work: dict[str, Callable[[], object]]) -> list[Reading]:
    """Each work timed once a run, one after the other, a first run not counted."""
    seconds: dict[str, list[float]] = {name: [] for name in work}
    for run in range(runs + 1):
        for name, do in work.items():
            begun = time.perf_counter()
            do()
            if run:
                seconds[name].append(time.perf_counter() - begun)
    return [Reading(name, boards, tuple(s)) for name, s in seconds.items()]


def lin(runs: int) -> list[Reading]:
    """LIN: boards a line (all three readers), and a match of two rooms (endplay cannot)."""
    import bridgebots
    from endplay.parsers import lin as endplay

    from biddingbox.records import lin as ours

    with _many(_source("endplay/example1.lin", "myhands.lin"), 400) as (path, boards):
        found = in_turn(
            boards,
            runs,
            {
                "LIN, a board a line": lambda: list(ours.read(io.BytesIO(path.read_bytes()))),
                "  bridgebots": lambda: bridgebots.parse_single_lin(path),
                "  endplay": lambda: endplay.loads(path.read_text()),
            },
        )
    if MATCH.exists():
        found += in_turn(
            30,
            runs,
            {
                "LIN, a match": lambda: list(ours.read(io.BytesIO(MATCH.read_bytes()))),
                "  bridgebots, a match": lambda: bridgebots.parse_multi_lin(MATCH),
            },
        )
    return found


def pbn(runs: int) -> list[Reading]:
    """PBN: every board with its auction, notes and play, of two archives.

    By one core, by all cores (each reads a range of the file), and by endplay and bridgebots. The
    latter leaves boards out; its rate counts those that it gives.
    """
    import bridgebots
    from endplay.parsers import pbn as endplay

    def theirs(path: Path) -> int:
        with path.open(encoding="utf-8") as file:
            return len(endplay.load(file))

    def bots(path: Path) -> int:
        return sum(len(deal.board_records) for deal in bridgebots.parse_pbn(path))

    logging.disable(logging.WARNING)
    found: list[Reading] = []
    with ProcessPoolExecutor() as pool:
        for name in ("example2.pbn", "example3.pbn"):
            path = DATA / "endplay" / name
            if path.exists():
                work: dict[str, Callable[[], object]] = {
                    f"PBN, {name}": partial(_boards, path),
                    f"PBN, {name}, all cores": partial(_boards_apart, path, pool),
                    f"check, {name}": partial(_checked, path, 1),
                    f"check, {name}, all cores": partial(_checked, path, os.cpu_count() or 1),
                    f"  endplay, {name}": partial(theirs, path),
                    f"  bridgebots, {name}": partial(bots, path),
                }
                found += [
                    r._replace(boards=bots(path)) if "bridgebots" in r.what else r
                    for r in in_turn(_boards(path), runs, work)
                ]
    logging.disable(logging.NOTSET)
    return found


def _boards(path: Path) -> int:
    """How many boards a file has, each read whole."""
    from biddingbox.records.pbn import board, read

    with path.open("rb") as file:
        return sum(1 for _ in map(board, read(file)))


def _boards_apart(path: Path, pool: ProcessPoolExecutor) -> int:
    """The same, by as many processes as there are cores."""
    from biddingbox.records.pbn_split import ranges

    parts = ranges(path, 4 * (os.cpu_count() or 1))
    return sum(pool.map(partial(_boards_of, path), parts))


def _boards_of(path: Path, part: tuple[int, int]) -> int:
    from biddingbox.records.pbn import board
    from biddingbox.records.pbn_split import read_range

    return sum(1 for _ in map(board, read_range(path, *part)))


def _checked(path: Path, jobs: int) -> int:
    """How many boards ``biddingbox check`` has found something wrong with."""
    from biddingbox.audit.run import run

    return sum(len(part.findings) for part in run([str(path)], jobs=jobs))


def _source(shared: str, own: str) -> Path:
    """The archive's file where there is one, else a record of the tests."""
    path = DATA / shared
    return path if path.exists() else HERE / "tests" / "records" / "lin" / own


@contextmanager
def _many(source: Path, least: int) -> Iterator[tuple[Path, int]]:
    """A file that says the lines of another again and again, and how many boards it has."""
    lines = [line for line in source.read_text().splitlines() if line.strip()]
    times = -(-least // len(lines))
    logging.disable(logging.WARNING)
    try:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / source.name
            path.write_text("".join(line + "\n" for line in lines * times))
            yield path, len(lines) * times
    finally:
        logging.disable(logging.NOTSET)


if __name__ == "__main__":
    import statistics

    for reading in (*lin(9), *pbn(3)):
        rate = reading.boards / statistics.median(reading.seconds)
        print(f"{reading.what:30} {rate:10,.0f} boards/s")
