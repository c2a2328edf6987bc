"""What the server is started with."""

from pathlib import Path

import msgspec

#: Bytes of a request's body; more is answered by 413.
BODY: int = 1 << 20
#: Characters of a text that a person enters: a log, an explanation.
TEXT: int = 10_000


class Settings(msgspec.Struct, frozen=True):
    """Where the log lies, which hosts may be asked for, and whether a key is needed.

    ``hosts`` are the names in a request's Host header that are answered (empty: any); ``locked``
    says that nothing is served without a session that the director's key has opened (``--lan``).
    """

    database: Path | str = ":memory:"
    hosts: tuple[str, ...] = ()
    locked: bool = False


#: Characters of a whole log as text: its lines are bounded by the store.
LOG: int = 200_000
#: Corrections in a log that is read in as a whole: each of them folds it anew.
CORRECTIONS: int = 200
#: Bytes of a request that brings records, a file of them; more is answered by 413.
RECORDS: int = 3 << 20
