"""One connection to the SQLite file, and its turn-taking.

Each statement is a transaction of its own, on the disk before it is acknowledged
(synchronous=FULL). A call of the driver is a hop to its thread and back, which takes longer than
SQLite does: no BEGIN and COMMIT around one statement saves half of them.
"""

import asyncio
from typing import Any, Final

from sqlalchemy import URL, CursorResult, Executable, NullPool, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

MEMORY: Final = ":memory:"
#: How long to wait for another process that is writing, in seconds (SQLite's busy_timeout).
BUSY: Final = 10.0
_PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")


class Line:
    """A connection that does one thing at a time, to its end."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection: Final = connection
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: str, *, writes: bool) -> "Line":
        """Connect to a file, or to a new database in memory; one that only reads cannot write."""
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=path),
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            skip_autocommit_rollback=True,
            hide_parameters=True,  # what a person wrote is not for the log of the server
            connect_args={"timeout": BUSY},
        )
        pragmas = _PRAGMAS if writes else (*_PRAGMAS, "query_only = ON")

        @event.listens_for(engine.sync_engine, "connect")
        def connected(driver: DBAPIConnection, _record: object) -> None:
            cursor = driver.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        return cls(await engine.connect())

    async def execute(
        self, statement: Executable, values: dict[str, Any]
    ) -> CursorResult[*tuple[Any, ...]]:
        """Execute one statement.

        A caller that is cancelled (a browser that goes away) stops waiting; the statement does
        not stop half way.
        """
        return await asyncio.shield(asyncio.ensure_future(self._execute(statement, values)))

    async def close(self) -> None:
        """Wait for what is being done, and disconnect."""
        async with self._lock:
            await self.connection.close()

    async def _execute(
        self, statement: Executable, values: dict[str, Any]
    ) -> CursorResult[*tuple[Any, ...]]:
        async with self._lock:
            try:
                return await self.connection.execute(statement, values)
            finally:  # costs no call: for SQLAlchemy alone, which counts a transaction as begun
                await self.connection.rollback()
