"""The audit of files, in tasks that a process of its own can take; what was found comes in parts.

A task is a batch of small files, or a range of a large one. Its parts come in the order of the
text, each of few boards, so that memory stays flat however large a file is.
"""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, TypeVar

import msgspec

from biddingbox.audit.files import ERRORS, Found, Source, Unknown, Unread, unread
from biddingbox.audit.findings import Finding
from biddingbox.audit.opening import Shelf, splits
from biddingbox.audit.record import audit_lin, audit_pbn
from biddingbox.records import lin, pbn, pbn_split

T = TypeVar("T")

#: A part has about so many boards and findings at most.
MOST: Final = 500
#: Files are put together to tasks of about so many bytes, and of so many files at most …
BATCH: Final = 256 << 10
FILES: Final = 200
#: … and PBN files of more than this are cut into ranges of about this size.
RANGE: Final = 512 << 10
#: … into so many at most, since each range has to count the lines before it.
RANGES: Final = 100
#: What cannot be cut and is larger is read in the process that asks, which need not wait for the
#: end to pass on what was found.
LARGE: Final = 16 << 20


class Part(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a stretch of a file has: how many boards, and what is wrong with some of them.

    ``findings`` has those of each such board by themselves. ``size`` is how many bytes of the file
    are done with it, ``last`` that it is the file's last.
    """

    file: str
    boards: int = 0
    findings: tuple[tuple[Finding, ...], ...] = ()
    size: int = 0
    last: bool = False
    unread: Unread | None = None

    @property
    def each(self) -> Iterator[Finding]:
        """All findings, one after the other."""
        return chain.from_iterable(self.findings)


class Task(msgspec.Struct, frozen=True):
    """Files to audit, or a range of bytes of one; ``more``: the file goes on after it."""

    found: tuple[Found, ...]
    start: int = 0
    stop: int = 0
    more: bool = False
    #: Codes that are not told.
    ignored: frozenset[str] = frozenset()
    #: To be done by the process that asks.
    here: bool = False


def tasks(found: Iterable[Found], ignored: frozenset[str], *, cut: bool) -> Iterator[Task]:
    """The work, in order; large PBN files are ``cut`` only if several processes share it."""
    batch: list[Found] = []
    size = 0
    for one in found:
        large = isinstance(one, Source) and (one.streams or one.size > RANGE)
        if batch and (large or size > BATCH or len(batch) >= FILES):
            yield Task(tuple(batch), ignored=ignored)
            batch, size = [], 0
        if isinstance(one, Source) and large:
            yield from _large(one, ignored, cut=cut)
        else:
            batch.append(one)
            size += one.size if isinstance(one, Source) else 0
    if batch:
        yield Task(tuple(batch), ignored=ignored)


def _large(source: Source, ignored: frozenset[str], *, cut: bool) -> Iterator[Task]:
    """A large file: its ranges, or the whole of it."""
    try:
        if not cut or not splits(source):
            here = source.streams or source.size > LARGE
            yield Task((source,), ignored=ignored, here=here)
            return
        ranges = pbn_split.ranges(source.path, min(-(-source.size // RANGE), RANGES))
    except OSError as error:
        yield Task((unread(source.file, error),))
        return
    for n, (start, stop) in enumerate(ranges, 1):
        yield Task((source,), start, stop, n < len(ranges), ignored)


def work(task: Task) -> bytes:
    """All parts of a task, packed to travel."""
    return msgspec.msgpack.encode(list(parts(task)))


def unpacked(packed: bytes) -> list[Part]:
    """The parts that :func:`work` has packed."""
    return _PARTS.decode(packed)


_PARTS: Final = msgspec.msgpack.Decoder(list[Part])


def parts(task: Task) -> Iterator[Part]:
    """What the files of a task have, part by part."""
    with Shelf() as shelf:
        for each in task.found:
            if isinstance(each, Unread):
                yield Part(each.file, unread=each, last=True)
            else:
                yield from _parts(each, shelf, task)


def _parts(source: Source, shelf: Shelf, task: Task) -> Iterator[Part]:
    boards = told = done = 0
    findings: list[tuple[Finding, ...]] = []
    bad: Unread | None = None
    size = task.stop - task.start if task.stop else source.size
    try:
        for is_board, found in _records(source, shelf, task):
            boards += is_board or bool(found)
            if found and (kept := tuple(f for f in found if f.code not in task.ignored)):
                findings.append(kept)
                told += len(kept)
            if boards + told >= MOST:
                here = min(shelf.position(), size)
                yield Part(source.file, boards, tuple(findings), here - done)
                boards, told, done = 0, 0, here
                findings.clear()
    except ERRORS as error:
        bad = unread(source.file, error)
    yield Part(source.file, boards, tuple(findings), size - done, not task.more, bad)


def _records(
    source: Source, shelf: Shelf, task: Task
) -> Iterator[tuple[bool, tuple[Finding, ...]]]:
    """Record by record: whether there is a board in it, and what is wrong with it."""
    if task.stop:
        for game in pbn_split.read_range(source.path, task.start, task.stop):
            yield bool(game.tags), audit_pbn(game)
        return
    with shelf.opened(source) as (form, file):
        if form == "pbn":
            for game in _whole(pbn.read(file), shelf):
                yield bool(game.tags), audit_pbn(game)
        elif form == "lin":
            for record in _whole(lin.records(file), shelf):
                yield bool(record.pairs), audit_lin(record)
        else:
            raise Unknown


def _whole(records: Iterator[T], shelf: Shelf) -> Iterator[T]:
    """The records of a file; where it ends early, without the last, which is not whole."""
    last: T | None = None
    for record in records:
        if last is not None:
            yield last
        last = record
    shelf.check()
    if last is not None:
        yield last
