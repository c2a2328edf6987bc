"""An archive audited: its findings in the order of the files and their text, as they come."""

import os
from collections.abc import Collection, Iterable, Iterator
from itertools import chain, islice

import msgspec

from biddingbox.audit.files import found
from biddingbox.audit.once import Once
from biddingbox.audit.parts import Part, parts, tasks
from biddingbox.audit.workers import cluster, in_order, processes


def run(
    paths: Iterable[str],
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    ignored: Collection[str] = (),
) -> Iterator[Part]:
    """What is wrong with the boards of files, folders, patterns, archives (``-``: standard input).

    The parts and their order are the same for one process, for many (``jobs``), and for a Dask
    cluster (``scheduler``); only where one part ends and the next begins may differ. Findings of
    the ``ignored`` codes are left out. What cannot be read is told in its place, and the rest is
    audited. Raises :class:`~biddingbox.audit.workers.WorkerGone` and
    :class:`~biddingbox.audit.workers.NoCluster`.
    """
    yield from _told_once(_run(paths, jobs, scheduler, ignored))


def _run(
    paths: Iterable[str], jobs: int, scheduler: str | None, ignored: Collection[str]
) -> Iterator[Part]:
    cut = jobs > 1 or scheduler is not None
    each = tasks(found(paths), frozenset(ignored), cut=cut)
    if scheduler is not None:
        with cluster(scheduler) as workers:
            yield from in_order(workers, each)
        return
    first = list(islice(each, 2))
    each = chain(first, each)
    if jobs == 1 or len(first) < 2:
        for task in each:
            yield from parts(task)
        return
    with processes(jobs) as workers:
        yield from in_order(workers, each)


def _told_once(parts: Iterable[Part]) -> Iterator[Part]:
    """The parts without what has been told of their file before."""
    file, is_new = "", Once()
    for part in parts:
        if part.file != file:
            file, is_new = part.file, Once()
        if part.findings:
            boards = (tuple(filter(is_new, board)) for board in part.findings)
            part = msgspec.structs.replace(part, findings=tuple(filter(None, boards)))
        yield part


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
