"""The store: cases as append-only logs (design sections 1 and 10).

A command carries the last seq its sender could see. Where that is no longer the last, it is
answered with a :class:`Conflict`: never applied, never lost, never a gap, because one statement
looks and writes. What is returned as stored is on the disk.
"""

import base64
import hashlib
import secrets
import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy.exc import DBAPIError

from biddingbox.events import Event, Opening
from biddingbox.store import statements
from biddingbox.store.connection import MEMORY, Line
from biddingbox.store.schema import VERSION, prepare
from biddingbox.store.values import (
    LIMIT,
    Conflict,
    Damaged,
    Full,
    Repeated,
    Row,
    Summary,
    UnknownCase,
    Unusable,
)

_ENCODER: Final = msgspec.json.Encoder()
_OPENING: Final = msgspec.json.Decoder(Opening)
_EVENT: Final = msgspec.json.Decoder[Event](Event)


class Store:
    """Cases in one SQLite file; make one with :meth:`open`, end it with :meth:`close`."""

    def __init__(self, writer: Line, reader: Line) -> None:
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, url_or_path: str | Path) -> "Store":
        """The store in this file, made if it is not there; ``":memory:"`` is gone when closed.

        Raises :class:`Unusable` for a file that is no store, or one of a newer Bidding Box.
        """
        path = str(url_or_path)
        try:
            # aiosqlite leaves a thread behind where this fails
            sqlite3.connect(path).close()
            writer = await Line.open(path, writes=True)
            try:
                version = await prepare(writer.connection)
                if version > VERSION:
                    raise Unusable(path, f"schema version {version}, newer than {VERSION}")
                reader = writer if path == MEMORY else await Line.open(path, writes=False)
            except BaseException:
                await writer.close()
                raise
        except sqlite3.Error as error:
            raise Unusable(path, str(error)) from error
        except DBAPIError as error:
            raise Unusable(path, str(error.orig)) from error
        return cls(writer, reader)

    async def close(self) -> None:
        """Finish what is being done, and let go of the file."""
        await self._reader.close()
        await self._writer.close()

    async def create(
        self,
        opening: Opening,
        events: Sequence[Event] = (),
        *,
        by: str = "desk",
        once: str | None = None,
    ) -> str:
        """Store a new case, whole or not at all; its id is 128 bits of chance.

        ``once`` names the command: sent again with the same log, it gives the case that is there,
        whatever has become of it. Raises :class:`Full` for more events than a log may hold.
        """
        if len(events) > LIMIT:
            raise Full(LIMIT)
        batch = _batch((opening, *events), _now(), by)
        if once is None:
            case, statement = secrets.token_urlsafe(16), statements.CREATE
        else:
            case, statement = _id(once, (opening, *events)), statements.CREATE_ONCE
        await self._writer.execute(statement, {"case": case, "seen": -1, **batch})
        return case

    async def deal(self, game: str, place: int, opening: Opening, *, by: str = "desk") -> str:
        """The case at a place of a game, made with this opening if there is none yet.

        Two who ask at once, or one who asks again after a crash between, get the same case. The
        first deal of a new game bears the game's own id (:meth:`first_deal`).
        """
        new = secrets.token_urlsafe(16)
        await self._writer.execute(statements.JOIN, {"game": game, "place": place, "log": new})
        taken = await self._reader.execute(statements.DEALS, {"game": game})
        case: str = next(log for at, log in taken if at == place)
        batch = _batch((opening,), _now(), by)
        await self._writer.execute(statements.CREATE_ONCE, {"case": case, "seen": -1, **batch})
        return case

    async def first_deal(self, case: str) -> str:
        """The game of a case; one that is in no game yet becomes the first deal of its own."""
        await self.last(case)
        game = await self.game_of(case)
        if game is None:
            await self._writer.execute(statements.JOIN, {"game": case, "place": 1, "log": case})
            game = await self.game_of(case)
        assert game is not None
        return game

    async def game_of(self, case: str) -> str | None:
        """The game that a case is a deal of."""
        found = await self._reader.execute(statements.GAME_OF, {"case": case})
        game: str | None = found.scalar_one_or_none()
        return game

    async def deals(self, game: str) -> tuple[str, ...]:
        """The cases of a game in the order of their places; empty where there is no such game."""
        found = await self._reader.execute(statements.DEALS, {"game": game})
        return tuple(case for _, case in found)

    async def append(
        self,
        case: str,
        seen: int,
        events: Sequence[Event],
        *,
        by: str = "desk",
        once: str | None = None,
    ) -> tuple[Row, ...] | Conflict | Repeated:
        """Store events at seen+1, seen+2, … in one transaction, if ``seen`` is still the last.

        ``once`` names the command: sent again, it is not stored again. Raises
        :class:`UnknownCase`, and :class:`Full` where the log would be longer than it may be.
        """
        if not events:
            raise ValueError("append needs at least one event")
        asked = {"case": case, "seen": seen, "once": once}
        at = _now()
        if 0 <= seen <= LIMIT - len(events):
            batch = _batch(events, at, by)
            done = await self._writer.execute(statements.APPEND, batch | asked)
            if done.rowcount:
                return tuple(Row(n, _seconds(at), by, e) for n, e in enumerate(events, seen + 1))
        look = await self._reader.execute(statements.LOOK, {"case": case, "once": once})
        last, stored = look.one()
        if last is None:
            raise UnknownCase(case)
        if stored is not None:
            return Repeated(stored)
        if seen == last and seen + len(events) > LIMIT:
            raise Full(LIMIT)
        return Conflict(last)

    async def read(self, case: str, after: int = -1) -> tuple[Row, ...]:
        """The events of a case after a seq, in order; from the opening on where none is given.

        Raises :class:`UnknownCase`, and :class:`Damaged` for an event missing or unreadable.
        """
        after = min(max(after, -1), LIMIT)
        found = await self._reader.execute(statements.READ, {"case": case, "after": after})
        rows = tuple(
            Row(seq, _seconds(at), by, _event(case, due, seq, json))
            for due, (seq, at, by, json) in enumerate(found, after + 1)
        )
        if not rows:
            await self.last(case)  # is there such a case?
        return rows

    async def last(self, case: str) -> int:
        """The last seq of a case. Raises :class:`UnknownCase`."""
        found = await self._reader.execute(statements.LAST, {"case": case})
        last: int | None = found.scalar_one()
        if last is None:
            raise UnknownCase(case)
        return last

    async def done(self, case: str, once: str) -> bool:
        """Whether the command of this name is stored already."""
        look = await self._reader.execute(statements.LOOK, {"case": case, "once": once})
        return look.one()[1] is not None

    async def recent(self, limit: int = 8) -> tuple[Summary, ...]:
        """The cases last touched, the latest first; one whose opening is damaged is left out."""
        found = await self._reader.execute(statements.RECENT, {"limit": limit})
        cases = []
        for case, json, seq, created, touched in found:
            try:
                opening = _opening(case, json)
            except Damaged:
                continue
            cases.append(Summary(case, opening, seq, _seconds(created), _seconds(touched)))
        return tuple(cases)

    async def admit(self, token: str, hours: int) -> None:
        """Let a browser in for so many hours; its token is not kept, only the SHA-256 of it."""
        now = datetime.now(UTC)
        expires = _text(now + timedelta(hours=hours))
        await self._writer.execute(statements.LAPSED, {"now": _text(now)})
        await self._writer.execute(
            statements.ADMIT, {"token_sha256": _hashed(token), "expires": expires}
        )

    async def admitted(self, token: str) -> bool:
        """Whether a browser with this token has been let in, and its time is not over."""
        asked = {"hashed": _hashed(token), "now": _now()}
        return (await self._reader.execute(statements.ADMITTED, asked)).first() is not None


def _batch(events: Sequence[Opening | Event], at: str, by: str) -> dict[str, Any]:
    """The values of a statement that stores these events, each as JSON text."""
    texts = [_ENCODER.encode(event).decode() for event in events]
    batch = _ENCODER.encode(texts).decode()
    return {"batch": batch, "size": len(texts), "at": at, "by": by, "once": None}


def _opening(case: str, json: bytes) -> Opening:
    try:
        return _OPENING.decode(json)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged(case, 0, str(error)) from error


def _event(case: str, due: int, seq: int, json: bytes) -> Opening | Event:
    """An event as stored, at the seq that is due; a hole would move every seq after it."""
    if seq != due:
        raise Damaged(case, due, "it is missing")
    if seq == 0:
        return _opening(case, json)
    try:
        return _EVENT.decode(json)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged(case, seq, str(error)) from error


def _text(moment: datetime) -> str:
    """A time in UTC as stored: microseconds, of one width, so that it sorts."""
    return moment.strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def _now() -> str:
    return _text(datetime.now(UTC))


def _seconds(at: str) -> str:
    """A time as stored, to the second."""
    return at[:19] + "Z"


def _id(once: str, events: Sequence[Opening | Event]) -> str:
    """The id of the case that a command makes of these events: as good as its token.

    By what the events are and not by their JSON, which may leave defaults out or not.
    """
    digest = hashlib.sha256(repr((once, events)).encode()).digest()
    return base64.urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
