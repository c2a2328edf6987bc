"""Many at once on one file: what is acknowledged is stored once, in order, with no gap."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from biddingbox.events import Event, Noted, Opening
from biddingbox.store import Conflict, Repeated, Row, Store, connection


def noted(name: str, size: int) -> tuple[Event, ...]:
    return tuple(Noted(f"{name}/{i}") for i in range(size))


def test_no_acknowledged_event_is_lost_in_a_race(tmp_path: Path) -> None:
    async def one(store: Store, case: str, name: str) -> tuple[tuple[Row, ...], int]:
        """Send one command until it is taken, each time with what is now seen."""
        seen, lost = 0, 0
        while True:
            stored = await store.append(case, seen, noted(name, len(name)), once=name)
            if isinstance(stored, Conflict):
                assert stored.last > seen
                seen, lost = stored.last, lost + 1
            else:
                assert isinstance(stored, tuple)
                return stored, lost

    async def main() -> None:
        stores = [await Store.open(tmp_path / "cases.db") for _ in range(2)]
        case = await stores[0].create(Opening())
        names = ["x" * (i % 3) + str(i) for i in range(60)]
        done = await asyncio.gather(
            *(one(stores[i % 2], case, name) for i, name in enumerate(names))
        )
        rows = await stores[0].read(case)
        assert rows == await stores[1].read(case)
        assert [row.seq for row in rows] == list(range(len(rows)))
        assert sorted(row.seq for stored, _ in done for row in stored) == list(range(1, len(rows)))
        assert all(rows[row.seq] == row for stored, _ in done for row in stored)
        assert sum(lost for _, lost in done) > len(names)
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_one_command_sent_by_many_at_once_is_stored_once(tmp_path: Path) -> None:
    async def main() -> None:
        stores = [await Store.open(tmp_path / "cases.db") for _ in range(2)]
        case = await stores[0].create(Opening())
        answers = await asyncio.gather(
            *(stores[i % 2].append(case, 0, noted("a", 2), once="a") for i in range(20))
        )
        assert sum(isinstance(a, tuple) for a in answers) == 1
        assert sum(a == Repeated(2) for a in answers) == 19
        assert await stores[1].last(case) == 2
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_new_file_may_be_opened_by_many_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        stores = await asyncio.gather(*(Store.open(tmp_path / "cases.db") for _ in range(8)))
        case = await stores[0].create(Opening())
        assert [await store.last(case) for store in stores] == [0] * 8
        for store in stores:
            await store.close()

    asyncio.run(main())
    with closing(sqlite3.connect(tmp_path / "cases.db")) as raw:
        assert raw.execute("SELECT version FROM schema").fetchall() == [(1,)]


def test_a_caller_who_goes_away_breaks_nothing(tmp_path: Path) -> None:
    async def main() -> None:
        for place in (tmp_path / "cases.db", ":memory:"):
            store = await Store.open(place)
            case = await store.create(Opening())
            for n in range(30):
                seen = await store.last(case)
                tasks = (
                    asyncio.create_task(store.append(case, seen, noted(str(n), 2))),
                    asyncio.create_task(store.read(case)),
                )
                for _ in range(n % 10):
                    await asyncio.sleep(0)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            stored = await store.append(case, await store.last(case), noted("end", 1))
            assert isinstance(stored, tuple | Conflict)
            rows = await store.read(case)
            assert [row.seq for row in rows] == list(range(len(rows)))
            await store.close()

    asyncio.run(main())


def test_closing_waits_for_what_is_being_done(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path / "cases.db")
        cases = [await store.create(Opening()) for _ in range(5)]
        tasks = [asyncio.create_task(store.append(case, 0, noted("a", 1))) for case in cases]
        for _ in range(3):
            await asyncio.sleep(0)
        await store.close()
        assert all(isinstance(stored, tuple) for stored in await asyncio.gather(*tasks))

    asyncio.run(main())


def test_a_connection_does_one_thing_at_a_time() -> None:
    async def main() -> None:
        store = await Store.open(":memory:")
        cases = [await store.create(Opening()) for _ in range(5)]
        engine = store._writer.connection.sync_connection.engine  # type: ignore[union-attr]
        now, most = 0, 0

        @event.listens_for(engine, "before_cursor_execute")
        def begun(*_: object) -> None:
            nonlocal now, most
            now += 1
            most = max(most, now)

        @event.listens_for(engine, "after_cursor_execute")
        def done(*_: object) -> None:
            nonlocal now
            now -= 1

        await asyncio.gather(*(store.append(case, 0, noted("a", 1)) for case in cases))
        assert (now, most) == (0, 1)
        await store.close()

    asyncio.run(main())


def test_an_append_waits_for_another_process_that_writes(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path / "cases.db")
        case = await store.create(Opening())
        with closing(sqlite3.connect(tmp_path / "cases.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append(case, 0, noted("a", 1)))
            assert await store.last(case) == 0  # readers do not wait
            await asyncio.sleep(0.1)
            assert not waiting.done()
            other.execute("COMMIT")
            assert isinstance(await waiting, tuple)
        await store.close()

    asyncio.run(main())


def test_an_append_that_waited_too_long_stores_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        monkeypatch.setattr(connection, "BUSY", 0.05)
        store = await Store.open(tmp_path / "cases.db")
        case = await store.create(Opening())
        with closing(sqlite3.connect(tmp_path / "cases.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(OperationalError, match="locked"):
                await store.append(case, 0, noted("a", 1))
            other.execute("COMMIT")
        assert isinstance(await store.append(case, 0, noted("b", 1)), tuple)
        assert len(await store.read(case)) == 2
        await store.close()

    asyncio.run(main())
