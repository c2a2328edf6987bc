"""Who does the work: processes of this machine, or a Dask cluster; both as an executor.

A cluster's workers need the package, and the files under the same paths.
"""

import asyncio
import logging
import multiprocessing
import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from biddingbox.audit.files import Source
from biddingbox.audit.parts import Part, Task, parts, unpacked, work

#: How many tasks are given out ahead for each worker.
AHEAD: Final = 4
#: Seconds to wait for a scheduler, and for its first worker.
PATIENCE: Final = 10


class Workers(NamedTuple):
    """Who works, how many they are, and what tells that one of them has gone."""

    executor: Executor
    size: int
    gone: tuple[type[BaseException], ...]


class WorkerGone(Exception):
    """A worker ended before its task; ``file`` is the first that it had."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


class NoCluster(Exception):
    """The scheduler cannot be reached (``scheduler``), or has no worker (``workers``)."""

    def __init__(self, code: str, address: str) -> None:
        super().__init__(code, address)
        self.code = code
        self.address = address


def in_order(workers: Workers, tasks: Iterable[Task]) -> Iterator[Part]:
    """The parts of all tasks in their order, while a bounded number of tasks is worked on."""
    waiting: deque[tuple[Task, Future[bytes] | None]] = deque()
    try:
        for task in tasks:
            waiting.append((task, None if task.here else _given(workers, task)))
            if len(waiting) > AHEAD * workers.size:
                yield from _done(workers, *waiting.popleft())
        while waiting:
            yield from _done(workers, *waiting.popleft())
    finally:
        for _, future in waiting:
            if future is not None:
                future.cancel()


def _given(workers: Workers, task: Task) -> "Future[bytes]":
    try:
        return workers.executor.submit(work, task)
    except workers.gone:
        raise WorkerGone(_first(task)) from None


def _done(workers: Workers, task: Task, future: "Future[bytes] | None") -> Iterator[Part]:
    if future is None:
        yield from parts(task)
        return
    try:
        found = unpacked(future.result())
    except workers.gone:
        raise WorkerGone(_first(task)) from None
    yield from found


def _first(task: Task) -> str:
    return next((each.file for each in task.found if isinstance(each, Source)), "")


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """Processes of this machine; at an interrupt or an error they end at once."""
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(count, context, initializer=_deaf)
    try:
        yield Workers(executor, count, (BrokenExecutor,))
    except BaseException:
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def _deaf() -> None:
    """Ctrl-C reaches every process of a terminal: the one that asks ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def cluster(address: str, patience: float = PATIENCE) -> Iterator[Workers]:
    """The workers of a Dask scheduler (``host:port``).

    Raises :class:`ModuleNotFoundError` without the extra ``cluster``, and :class:`NoCluster`.
    """
    from distributed import Client
    from distributed.scheduler import KilledWorker

    logger = logging.getLogger("distributed")
    level = logger.level
    logger.setLevel(logging.CRITICAL)
    try:
        try:
            connect: Any = Client
            client = connect(address, timeout=patience, set_as_default=False)
        except (OSError, ValueError, TimeoutError):
            raise NoCluster("scheduler", address) from None
        with client:
            try:
                client.wait_for_workers(1, timeout=patience)
            except TimeoutError:
                raise NoCluster("workers", address) from None
            gone = (KilledWorker, asyncio.CancelledError, OSError, ImportError)
            count = sum(client.nthreads().values())
            yield Workers(client.get_executor(pure=False), count, gone)
    finally:
        logger.setLevel(level)
