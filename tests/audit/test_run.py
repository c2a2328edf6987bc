"""A run: the same parts whoever does the work, flat memory, and what ends it early."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from biddingbox.audit import parts as audit_parts
from biddingbox.audit import workers
from biddingbox.audit.files import Source, Unread
from biddingbox.audit.findings import Finding
from biddingbox.audit.parts import Part, Task, tasks, unpacked, work
from biddingbox.audit.run import run
from biddingbox.audit.tally import Tally
from biddingbox.audit.workers import WorkerGone, in_order, processes
from tests.audit.archive import LIN, game, pbn, tree

Told = list[tuple[str, Finding | Unread]]


def told(parts: Iterator[Part]) -> tuple[Tally, Told]:
    """The sum of a run, and all that it tells."""
    tally = Tally()
    every: Told = []
    for part in parts:
        tally.add(part)
        every += [(part.file, each) for each in part.each]
        every += [(part.file, part.unread)] if part.unread else []
    return tally, every


def test_an_archive(tmp_path: Path) -> None:
    tree(tmp_path)
    (tmp_path / "l.lin").write_text(LIN)
    tally, every = told(run([str(tmp_path), "no-such-file"]))
    found = [
        (Path(file).name, each.code, getattr(each, "line", 0), getattr(each, "board", 0))
        for file, each in every
    ]
    assert found == [
        ("a.pbn", "vulnerable-number", 8, 2),
        ("d.pbn.gz", "vulnerable-number", 3, 1),
        ("h.zip", "nested", 0, 0),
        ("f.pbn", "vulnerable-number", 3, 1),
        ("l.lin", "call", 2, 2),
        ("no-such-file", "absent", 0, 0),
    ]
    data = tally.as_data()
    assert (data["boards"], data["boards_with_findings"]) == (9, 4)
    assert (data["files"], data["files_with_findings"], data["findings"]) == (6, 4, 4)
    first = {"code": "vulnerable-number", "clause": "2", "count": 3, "files": 3}
    assert data["codes"][0] == {**first, "first": f"{tmp_path}/a.pbn:8:1"}
    assert tally.size == sum(p.size for p in run([str(tmp_path)]))


def test_what_is_ignored(tmp_path: Path) -> None:
    tree(tmp_path)
    tally, _ = told(run([str(tmp_path)], ignored=["vulnerable-number"]))
    assert (tally.boards, tally.faulty, tally.findings) == (7, 0, 0)


def test_what_every_board_has_is_told_once_a_file(tmp_path: Path) -> None:
    more = '[NoSuchTag "x"]\n'
    for name in ("a.pbn", "b.pbn"):
        (tmp_path / name).write_text("".join(game(n, more=more) for n in (1, 2, 3)))
    tally, every = told(run([str(tmp_path)]))
    assert [Path(file).name for file, _ in every] == ["a.pbn", "b.pbn"]
    assert (tally.boards, tally.faulty) == (6, 2)


def large(path: Path, boards: int = 6_000) -> Path:
    """A file that is cut for several processes, with a fault in every hundredth board."""
    path.write_text(pbn(boards, range(100, boards + 1, 100)))
    return path


def test_many_processes_tell_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree(tmp_path)
    large(tmp_path / "large.pbn")
    for n in range(40):
        (tmp_path / f"small-{n:03}.pbn").write_text(pbn(3, [n % 4]))
    monkeypatch.setattr(audit_parts, "FILES", 7)
    paths = [str(tmp_path), "no-such-file"]
    alone, alone_told = told(run(paths))
    many, many_told = told(run(paths, jobs=2))
    assert many_told == alone_told
    assert len(alone_told) == 95
    assert many.as_data() == alone.as_data()
    assert (many.size, many.unread) == (alone.size, alone.unread)


def test_a_large_file_is_cut_for_many_and_not_for_one(tmp_path: Path) -> None:
    size = large(tmp_path / "a.pbn").stat().st_size
    source = Source("a.pbn", str(tmp_path / "a.pbn"), size=size)
    [whole] = tasks([source], frozenset(), cut=False)
    assert (whole.start, whole.stop) == (0, 0)
    ranges = list(tasks([source], frozenset(), cut=True))
    assert len(ranges) > 1
    assert [each.more for each in ranges] == [True] * (len(ranges) - 1) + [False]
    assert sum(part.boards for each in ranges for part in unpacked(work(each))) == 6_000


def test_parts_are_small_however_large_the_file(tmp_path: Path) -> None:
    parts = list(run([str(large(tmp_path / "a.pbn"))]))
    assert len(parts) > 10
    assert max(p.boards + len(p.findings) for p in parts) <= audit_parts.MOST + 100
    assert all(p.size > 0 for p in parts[:-1])
    assert [p.last for p in parts] == [False] * (len(parts) - 1) + [True]


def test_small_files_go_together(tmp_path: Path) -> None:
    sources = [Source(f"{n}", f"{n}", size=100) for n in range(450)]
    made = list(tasks(sources, frozenset(), cut=True))
    assert [len(each.found) for each in made] == [200, 200, 50]
    assert [each for task in made for each in task.found] == sources


def test_no_more_tasks_are_given_out_than_are_needed(tmp_path: Path) -> None:
    (tmp_path / "a.pbn").write_text(pbn(1))
    source = Source("a", str(tmp_path / "a.pbn"))
    drawn = []

    def endless() -> Iterator[Task]:
        for n in count():
            drawn.append(n)
            yield Task((source,))

    with processes(1) as worker:
        found = in_order(worker, endless())
        assert len(list(islice(found, 3))) == 3
        found.close()  # type: ignore[attr-defined]
    assert len(drawn) <= 3 + workers.AHEAD + 1


def die(task: Task) -> bytes:
    """A worker that the system kills."""
    os.kill(os.getpid(), signal.SIGKILL)
    return work(task)


def test_a_worker_that_is_killed_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "work", die)
    with pytest.raises(WorkerGone, match=r"b\.pbn"), processes(2) as gone:
        list(in_order(gone, [Task((Source("b.pbn", str(tmp_path / "b.pbn")),))]))


def test_an_interrupt_ends_the_processes(tmp_path: Path) -> None:
    task = Task((Source("a.pbn", str(tmp_path / "a.pbn")),))
    children = []

    def interrupted() -> None:
        with processes(2) as worker:
            worker.executor.submit(work, task).result()
            children.extend(multiprocessing.active_children())
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert children
    assert not multiprocessing.active_children()
