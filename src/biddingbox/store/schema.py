"""The tables of the store, and the version of their schema.

``events`` is the log: append-only, primary key (log, seq), the event as JSON text. ``once`` is the
name of a command, kept with the last event of its batch. ``sessions`` holds no token, only the
SHA-256 of one. Times are UTC, ISO 8601 with microseconds, so that they sort as text.
"""

from typing import Final

from sqlalchemy import Column, Index, Integer, MetaData, Table, Text, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

VERSION: Final = 1

METADATA: Final = MetaData()

SCHEMA: Final = Table("schema", METADATA, Column("version", Integer, nullable=False))

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("log", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("once", Text),
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,
)
# A command is stored once: the second try finds the first, or fails here.
Index(
    "events_once", EVENTS.c.log, EVENTS.c.once, unique=True,
    sqlite_where=EVENTS.c.once.is_not(None),
)  # fmt: skip
# The cases last touched, without a walk through all of them.
Index("events_at", EVENTS.c.at)

#: The deals of a game that is played over many: which log holds the deal at which place.
GAMES: Final = Table(
    "games",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("log", Text, nullable=False, unique=True),
    sqlite_with_rowid=False,
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token_sha256", Text, primary_key=True),
    Column("expires", Text, nullable=False),
    sqlite_with_rowid=False,
)


async def prepare(connection: AsyncConnection) -> int:
    """Make the tables of a new database; the version of the schema that is there.

    One transaction, closed to other writers from its start: two who open the same new file do not
    both make it. An existing schema of another version is left alone; one of this version gets a
    table that it has not yet, since that changes nothing in it.
    """
    await connection.exec_driver_sql("BEGIN IMMEDIATE")
    await connection.run_sync(SCHEMA.create, checkfirst=True)
    version: int | None = await connection.scalar(select(SCHEMA.c.version))
    if version is None:
        await connection.run_sync(METADATA.create_all)
        await connection.execute(insert(SCHEMA), {"version": VERSION})
    elif version == VERSION:
        await connection.run_sync(GAMES.create, checkfirst=True)
    await connection.exec_driver_sql("COMMIT")
    await connection.rollback()
    return VERSION if version is None else version
