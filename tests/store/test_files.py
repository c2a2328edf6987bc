"""The file behind the store: what is refused, what is damaged, how SQLite is set."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from biddingbox.errors import BiddingBoxError
from biddingbox.events import Answered
from biddingbox.store import Damaged, Full, UnknownCase, Unusable
from tests.store.test_store import OPENING, SPADE, opened


def test_a_newer_schema_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "cases.db"
    asyncio.run(_touch(path))
    change(path, "UPDATE schema SET version = 2")
    before = path.read_bytes()
    with pytest.raises(Unusable, match=r"cases\.db: .*version 2"):
        asyncio.run(_touch(path))
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Not a database, but notes. " * 100)
    with pytest.raises(Unusable, match=r"notes\.txt"):
        asyncio.run(_touch(path))
    assert path.read_text() == "Not a database, but notes. " * 100
    with pytest.raises(Unusable, match="nowhere"):
        asyncio.run(_touch(tmp_path / "nowhere" / "cases.db"))


@pytest.mark.parametrize(
    ("seq", "json"),
    [
        (0, '{"kind":"opening"'),
        (0, '{"kind":"called","seat":"N","call":"1S"}'),
        (1, '{"kind":"called","seat":"N"'),
        (1, '{"kind":"called","seat":"Q","call":"1S"}'),
        (1, '{"kind":"opening"}'),
        (2, '{"kind":"bribed"}'),
        (2, b'{"kind":"noted","text":"\xff"}'),
        (2, ""),
    ],
)
def test_a_damaged_event_is_named(tmp_path: Path, seq: int, json: str | bytes) -> None:
    path = tmp_path / "cases.db"
    case = asyncio.run(_case(path))
    change(path, "UPDATE events SET event = CAST(? AS TEXT) WHERE seq = ?", json, seq)

    async def main() -> None:
        async with opened(path) as store:
            with pytest.raises(Damaged, match=f"case {case}, seq {seq}"):
                await store.read(case)
            assert len(await store.recent()) == (seq != 0)
            assert await store.last(case) == 2

    asyncio.run(main())


@pytest.mark.parametrize("seq", [0, 1])
def test_a_missing_event_is_named(tmp_path: Path, seq: int) -> None:
    path = tmp_path / "cases.db"
    case = asyncio.run(_case(path))
    change(path, "DELETE FROM events WHERE seq = ?", seq)

    async def main() -> None:
        async with opened(path) as store:
            with pytest.raises(Damaged, match=f"case {case}, seq {seq}: .*missing"):
                await store.read(case)

    asyncio.run(main())


def test_every_kind_of_error_is_one_of_ours() -> None:
    assert all(issubclass(e, BiddingBoxError) for e in (UnknownCase, Full, Damaged, Unusable))


def test_the_file_is_set_for_durability(tmp_path: Path) -> None:
    async def main() -> list[object]:
        async with opened(tmp_path / "cases.db") as store:
            lines = (store._writer, store._reader)
            return [
                (await line.connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for line in lines
                for name in ("journal_mode", "synchronous", "foreign_keys", "query_only")
            ]

    assert asyncio.run(main()) == ["wal", 2, 1, 0, "wal", 2, 1, 1]


def test_the_primary_key_and_the_name_of_a_command_are_unique(tmp_path: Path) -> None:
    path = tmp_path / "cases.db"
    case = asyncio.run(_case(path))
    added = "INSERT INTO events VALUES (?, ?, '', '', 'a', '')"
    with pytest.raises(sqlite3.IntegrityError, match=r"events\.log, events\.seq"):
        change(path, added, case, 2)
    change(path, added, case, 3)
    with pytest.raises(sqlite3.IntegrityError, match=r"events\.log, events\.once"):
        change(path, added, case, 4)


def change(path: Path, statement: str, *values: object) -> None:
    """Change a file behind the store's back."""
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute(statement, values)


async def _touch(path: Path) -> None:
    async with opened(path):
        pass


async def _case(path: Path) -> str:
    async with opened(path) as store:
        return await store.create(OPENING, (SPADE, Answered("W", "accept", re="27A@3")))
