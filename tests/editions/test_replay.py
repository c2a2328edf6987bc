"""An old log replays to the very same state."""

from tests.editions.replay import replayed, written


def test_logs_of_1997_replay_to_what_they_were() -> None:
    before, now = written(), replayed()
    assert len(before) > 330
    changed = [name for name in before if now.get(name) != before[name]]
    assert changed == []
