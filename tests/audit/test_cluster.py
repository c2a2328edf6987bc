"""A Dask cluster tells what one process tells, in the same order."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from biddingbox.audit.run import run
from biddingbox.audit.workers import NoCluster, cluster
from tests.audit.archive import tree
from tests.audit.test_run import large, told

distributed = pytest.importorskip("distributed", reason="the extra cluster is not installed")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A local cluster of two workers, a process each."""
    with distributed.LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address="127.0.0.1:0",
        silence_logs=50,
    ) as local:
        yield local.scheduler_address


def test_two_workers_tell_the_same(tmp_path: Path, address: str) -> None:
    large(tree(tmp_path) / "large.pbn")
    paths = [str(tmp_path), "no-such-file"]
    alone, alone_told = told(run(paths))
    many, many_told = told(run(paths, scheduler=address))
    assert many_told == alone_told
    assert len(alone_told) == 65
    assert many.as_data() == alone.as_data()


def test_two_workers_are_counted(address: str) -> None:
    with cluster(address) as found:
        assert found.size == 2


def test_no_scheduler() -> None:
    with pytest.raises(NoCluster, match="scheduler"), cluster("tcp://127.0.0.1:9", 0.2):
        pass
    with pytest.raises(NoCluster, match="scheduler"), cluster("nonsense://x", 0.2):
        pass


def test_no_workers() -> None:
    with (
        distributed.LocalCluster(
            n_workers=0, processes=True, dashboard_address="127.0.0.1:0", silence_logs=50
        ) as local,
        pytest.raises(NoCluster, match="workers"),
        cluster(local.scheduler_address, 0.2),
    ):
        pass
