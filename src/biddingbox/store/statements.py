"""What the store says to SQLite: each statement is whole in itself.

A batch goes in as one JSON array of texts, so that one statement looks and writes: all of it or
nothing, with no moment between the look and the writing.
"""

from typing import Final

from sqlalchemy import (
    Insert,
    Integer,
    LargeBinary,
    Text,
    bindparam,
    case,
    cast,
    column,
    delete,
    exists,
    func,
    insert,
    null,
    select,
)
from sqlalchemy.sql.expression import ColumnElement

from biddingbox.store.schema import EVENTS, GAMES, SESSIONS

_LOG: Final = bindparam("case", type_=Text)
_SEEN: Final = bindparam("seen", type_=Integer)
_ONCE: Final = bindparam("once", type_=Text)
_LAST: Final = select(func.max(EVENTS.c.seq)).where(EVENTS.c.log == _LOG)
_STORED: Final = select(EVENTS.c.seq).where(EVENTS.c.log == _LOG, EVENTS.c.once == _ONCE)
# As bytes: text that is not UTF-8 is then the decoder's to refuse, with case and seq.
_JSON: Final = cast(EVENTS.c.event, LargeBinary)


def _batch(*guards: ColumnElement[bool]) -> Insert:
    """The events of ``batch`` at seen+1, seen+2, … where the guards hold; the last bears once."""
    json = func.json_each(bindparam("batch", type_=Text)).table_valued(
        column("key", Integer), column("value", Text)
    )
    once = case((json.c.key == bindparam("size", type_=Integer) - 1, _ONCE), else_=null())
    rows = select(
        _LOG, _SEEN + 1 + json.c.key, bindparam("at", type_=Text), bindparam("by", type_=Text),
        once, json.c.value,
    )  # fmt: skip
    columns = ["log", "seq", "at", "by", "once", "event"]
    added = insert(EVENTS).from_select(columns, rows.where(*guards))
    return added.execution_options(preserve_rowcount=True)


#: A new case: ``seen`` is -1.
CREATE: Final = _batch()
#: The same where there is no such case yet: who comes second changes nothing.
CREATE_ONCE: Final = _batch(_LAST.scalar_subquery().is_(None))
#: More events of a case, if ``seen`` is its last seq and the command is not stored yet.
APPEND: Final = _batch(_LAST.scalar_subquery() == _SEEN, ~_STORED.exists())
LAST: Final = _LAST
#: Why nothing was appended: the last seq, and that of the command if it is stored already.
LOOK: Final = select(_LAST.scalar_subquery(), _STORED.scalar_subquery())
READ: Final = (
    select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.by, _JSON)
    .where(EVENTS.c.log == _LOG, EVENTS.c.seq > bindparam("after", type_=Integer))
    .order_by(EVENTS.c.seq)
)

_NEWEST: Final = EVENTS.alias("newest")
_LATER: Final = EVENTS.alias("later")
#: From the newest event back, by the index on time: a case's last is the one that has no next.
RECENT: Final = (
    select(EVENTS.c.log, _JSON, _NEWEST.c.seq, EVENTS.c.at, _NEWEST.c.at)
    .join(_NEWEST, _NEWEST.c.log == EVENTS.c.log)
    .where(
        EVENTS.c.seq == 0,
        ~exists().where(_LATER.c.log == _NEWEST.c.log, _LATER.c.seq == _NEWEST.c.seq + 1),
    )
    .order_by(_NEWEST.c.at.desc(), _NEWEST.c.log.desc())
    .limit(bindparam("limit", type_=Integer))
)

_GAME: Final = bindparam("game", type_=Text)
#: A log takes a place in a game; a place or a log that is taken keeps what it has.
JOIN: Final = insert(GAMES).prefix_with("OR IGNORE")
DEALS: Final = (
    select(GAMES.c.place, GAMES.c.log).where(GAMES.c.game == _GAME).order_by(GAMES.c.place)
)
GAME_OF: Final = select(GAMES.c.game).where(GAMES.c.log == _LOG)

LAPSED: Final = delete(SESSIONS).where(SESSIONS.c.expires <= bindparam("now", type_=Text))
ADMIT: Final = insert(SESSIONS).prefix_with("OR REPLACE")
ADMITTED: Final = select(SESSIONS.c.expires).where(
    SESSIONS.c.token_sha256 == bindparam("hashed", type_=Text),
    SESSIONS.c.expires > bindparam("now", type_=Text),
)
