"""A kill -9 at any moment loses no acknowledged event, and leaves no half of a batch."""

import asyncio
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from biddingbox.events import Noted, Opening
from biddingbox.store import Repeated, Row, Store
from tests.store.appender import batch

RUNS = 10


@pytest.mark.slow
def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "cases.db"
    case = asyncio.run(_create(path))
    acknowledged = {
        name: (first, last) for run in range(RUNS) for first, last, name in _killed(path, case, run)
    }
    rows = asyncio.run(_read(path, case))

    assert [row.seq for row in rows] == list(range(len(rows)))
    said = [row.event.text for row in rows if isinstance(row.event, Noted)]
    assert len(said) == len(rows) - 1
    for name, (first, last) in acknowledged.items():
        assert tuple(row.event for row in rows[first : last + 1]) == batch(name)
    # What else is there is at most the one batch a run, whole, that was killed before it could say.
    names = list(dict.fromkeys(text.split("/")[0] for text in said))
    assert said == [e.text for name in names for e in batch(name) if isinstance(e, Noted)]
    assert set(acknowledged) <= set(names)
    assert len(names) - len(acknowledged) <= RUNS
    assert len(acknowledged) > RUNS


def test_a_command_sent_again_after_the_kill_is_known(tmp_path: Path) -> None:
    path = tmp_path / "cases.db"
    case = asyncio.run(_create(path))
    _, last, name = _killed(path, case, 0)[-1]

    async def again() -> None:
        store = await Store.open(path)
        assert await store.append(case, last, batch(name), once=name) == Repeated(last)
        await store.close()

    asyncio.run(again())


def _killed(path: Path, case: str, run: int) -> list[tuple[int, int, str]]:
    """Let the appender run, kill it at some moment; what it had acknowledged by then."""
    chance = random.Random(run)
    program = [sys.executable, "-m", "tests.store.appender", str(path), case, str(run)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, cwd=root) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(chance.randint(1, 40))]
        time.sleep(chance.random() / 200)
        process.kill()
        lines += process.stdout.readlines()
    found = [line.split() for line in lines]
    return [(int(first), int(last), name) for first, last, name in found]


async def _create(path: Path) -> str:
    store = await Store.open(path)
    case = await store.create(Opening())
    await store.close()
    return case


async def _read(path: Path, case: str) -> tuple[Row, ...]:
    store = await Store.open(path)
    rows = await store.read(case)
    await store.close()
    return rows
