"""Both readers on mutated records, and what has to hold whatever a file says.

``python -m tests.records.fuzz --minutes 30 [--seed N] [--reader pbn|lin|both]``

What breaks is made small and printed; with ``--keep FOLDER`` it is written there. Where atheris is
installed, ``--atheris`` lets it choose the changes, by the lines of the readers that they reach.
"""

import argparse
import hashlib
import importlib
import inspect
import io
import random
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

from biddingbox import log as logs
from biddingbox.audit.record import audit_lin, audit_pbn
from biddingbox.records import exchange, lin, lin_pairs, links, pbn, pbn_from_board
from biddingbox.records.board import Board, Place, Places
from biddingbox.records.pbn_export import export
from biddingbox.records.pbn_text import form
from biddingbox.records.pbn_verify import verify
from biddingbox.records.pbn_write import dump, write
from tests.records.fuzz_mutate import corpus, mutated
from tests.records.pbn_same import said

#: Seconds of this process's own time that one file may cost.
PATIENCE: Final = 10.0
#: Of one file, records of which everything is asked.
RECORDS: Final = 20


def holds_pbn(data: bytes) -> None:
    """3: what holds of every PBN file."""
    games = list(pbn.read(data))
    assert b"".join(dump(games)) == "".join(g.text for g in games).encode(errors="replace")
    if (told := form(data)).encoding == "utf-8" and b"\r" not in data and _is_utf8(data):
        assert b"".join(dump(games, told)) == data, "the games together are the file"
    text = "".join(map(write, games))
    assert list(pbn.read("\ufeff" + text)) == games, "written and read again"
    for game in games[:RECORDS]:
        board, where = pbn.board(game), pbn.places(game)
        lines = game.text.split("\n")
        _placed(board, where, lines, game.line)
        faults = (*game.faults, *board.faults, *verify(game))
        _within([(f.line, f.column) for f in faults], lines, game.line)
        _within([(f.line, f.column) for f in audit_pbn(game)], lines, game.line)
        export(game)
        # 3.4.14 lets a contract be a mere denomination (endings): a board has no word for it.
        named = board.contract or not game.values.get("Contract", "").strip("?")
        if not board.faults and (board.hands or board.calls) and named:
            (again,) = pbn.read(write(pbn_from_board.game_of(board)))
            assert _kept(pbn.board(again)) == _kept(board), "the board as a game"
    for game in games[:2]:
        _exchanged(pbn.board(game))
        exchange.told_by_game(game)
        opening, events = exchange.log_of_game(game)
        again = exchange.game_of_log(opening, events)
        (game,) = pbn.read(write(again))
        assert exchange.log_of_game(game) == (opening, tuple(events)), "the log through PBN"


def holds_lin(data: bytes) -> None:
    """What holds of every LIN file."""
    text = "".join(lin_pairs.blocks(io.BytesIO(data)))
    lines = text.split("\n")
    assert _flat(text, quick=True) == _flat(text, quick=False), "quick and by line"
    for record in list(lin.records(io.BytesIO(data)))[:RECORDS]:
        board, where = lin.board(record), lin.places(record)
        _placed(board, where, lines, 1)
        _within([(f.line, f.column) for f in (*record.faults, *board.faults)], lines, 1)
        _within([(f.line, f.column) for f in audit_lin(record)], lines, 1)
        if not record.faults:
            again = list(lin.records(io.StringIO(lin.text(record))))
            assert [p[:2] for r in again for p in r.pairs] == [p[:2] for p in record.pairs]
        if not board.faults:
            _written(board)
        links.board(links.write(board))
    for record in list(lin.records(io.BytesIO(data)))[:2]:
        _exchanged(lin.board(record))


def _written(board: Board) -> None:
    """A board written and read again says the same, as far as the format has words for it."""
    found = list(lin.read(io.StringIO(lin.write(board))))
    assert len(found) == 1
    again = found[0]
    assert again.faults == ()
    for name in ("number", "dealer", "vul", "hands", "claimed", "cards"):
        if name != "claimed" or board.tricks is None:
            assert getattr(again, name) == getattr(board, name), name
    assert [c.text and _plain(c.text) for c in again.calls] == [
        c.text and _plain(c.text) for c in board.calls
    ]
    assert [(c.seat, c.call, c.alerted) for c in again.calls] == [
        (c.seat, c.call, c.alerted) for c in board.calls
    ]
    assert {s: _plain(n) for s, n in board.names.items()} == again.names
    assert lin.write(again) == lin.write(board)


def _plain(text: str) -> str:
    return text.replace("\n", " ").replace("\r", " ")


def _exchanged(board: Board) -> None:
    """Any board becomes a log that the engine takes, and back."""
    told = exchange.told_by_board(board)
    log = logs.fold(told.opening, told.events)
    assert log.unfit == (), "unfit events"
    exchange.board_of_log(told.opening, told.events)
    exchange.lin_of_log(told.opening, told.events)


def _placed(board: Board, where: Places, lines: list[str], first: int) -> None:
    assert len(where.calls) == len(board.calls), "a place for each call"
    assert len(where.cards) == len(board.cards), "a place for each card"
    _within([where.begin, *where.calls, *where.cards, *where.fields.values()], lines, first)


def _within(places: list[Place], lines: list[str], first: int) -> None:
    for line, column in places:
        assert first <= line < first + len(lines), f"line {line} is outside the text"
        assert 1 <= column <= len(lines[line - first]) + 1, f"column {column} of line {line}"


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _kept(board: Board) -> dict[str, object]:
    told = said(board, comments=False)
    return {name: told[name] for name in ("hands", "dealer", "contract", "cards", "number")} | {
        "calls": [(c.seat, c.call, c.mark) for c in board.calls]
    }


def _flat(text: str, *, quick: bool) -> tuple[list[lin.Pair], list[object]]:
    found: list[lin.Pair] = []
    faults: list[object] = []
    for pairs, wrong in lin_pairs.pairs(lin_pairs.blocks(io.StringIO(text)), quick):
        found += pairs
        faults += wrong
    return found, faults


HOLDS: Final[dict[str, Callable[[bytes], None]]] = {"pbn": holds_pbn, "lin": holds_lin}


def broken(reader: str, data: bytes) -> str:
    """Where it breaks, in a line; nothing if all holds."""
    try:
        with _patience():
            HOLDS[reader](data)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        ours = [f for f in frames if "biddingbox" in f.filename or "fuzz" in f.filename]
        at = " < ".join(f"{Path(f.filename).name}:{f.name}:{f.lineno}" for f in ours[:-4:-1])
        return f"{type(error).__name__} {at} {str(error)[:80].splitlines()[:1]}"
    return ""


@contextmanager
def _patience() -> Iterator[None]:
    """An alarm by the time of this process alone: a busy machine does not ring it."""

    def ring(signum: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"more than {PATIENCE} s")

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def smaller(reader: str, data: bytes, seconds: float = 20) -> bytes:
    """The file cut down, as long as it breaks at the same place."""
    kind = broken(reader, data).partition(" [")[0]
    until = time.monotonic() + seconds
    size = len(data) // 2
    while size:
        at = 0
        while at < len(data) and time.monotonic() < until:
            less = data[:at] + data[at + size :]
            if broken(reader, less).partition(" [")[0] == kind:
                data = less
            else:
                at += size
        size //= 2
    return data


def run(reader: str, seconds: float, seed: int, least: int = 0) -> tuple[int, dict[str, bytes]]:
    """How many files were read, and the first that broke at each place."""
    r = random.Random(seed)
    others = corpus(reader)
    found: dict[str, bytes] = {}
    until = time.monotonic() + seconds
    count = 0
    while time.monotonic() < until or count < least:
        count += 1
        data = mutated(r.choice(others), others, reader, r)
        where = broken(reader, data)
        if where and where.partition(" [")[0] not in {w.partition(" [")[0] for w in found}:
            found[where] = smaller(reader, data)
            print(f"{reader}: {where}\n  {found[where][:400]!r}", flush=True)
    return count, found


def _by_atheris(reader: str, minutes: float, seed: int) -> None:
    atheris = importlib.import_module("atheris")
    folder = Path(tempfile.mkdtemp(prefix=f"biddingbox-{reader}-"))
    for i, data in enumerate(corpus(reader)):
        (folder / f"{i}").write_bytes(data)
    for name, module in list(sys.modules.items()):
        if name.startswith("biddingbox.records"):
            for function in filter(inspect.isfunction, vars(module).values()):
                if function.__module__ == name and function.__name__ in vars(module):
                    atheris.instrument_func(function)
    limits = [f"-max_total_time={int(60 * minutes)}", "-max_len=8000", "-timeout=20"]
    atheris.Setup(["fuzz", str(folder), f"-seed={seed}", *limits], HOLDS[reader])
    atheris.Fuzz()


def main() -> int:
    """1 if something broke."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--minutes", type=float, default=1)
    arguments.add_argument("--seed", type=int, default=int(time.time()))
    arguments.add_argument("--reader", choices=(*HOLDS, "both"), default="both")
    arguments.add_argument("--keep", type=Path)
    arguments.add_argument("--atheris", action="store_true")
    given = arguments.parse_args()
    readers = tuple(HOLDS) if given.reader == "both" else (given.reader,)
    if given.atheris:
        _by_atheris(readers[0], given.minutes, given.seed)
    broke = 0
    for reader in readers:
        count, found = run(reader, 60 * given.minutes / len(readers), given.seed)
        print(f"{reader}: {count:,} files, seed {given.seed}, {len(found)} broke", flush=True)
        broke += len(found)
        for data in found.values() if given.keep else ():
            name = hashlib.sha256(data).hexdigest()[:8]
            (given.keep / f"{name}.{reader}").write_bytes(data)
    return broke > 0


if __name__ == "__main__":
    sys.exit(main())
