"""One step back and forward again, over a log that only grows."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from biddingbox.director.back import back, forward
from biddingbox.log import Log, parse

START = parse("dealer N\nN 1S\nE P\nS 2H\n")


def grown(*lines: str) -> Log:
    log = START
    for line in lines:
        after = log.append(line)
        assert isinstance(after, Log)
        log = after
    return log


@pytest.mark.parametrize(
    ("lines", "to_back", "to_forward"),
    [
        ((), 2, None),
        (("undo 2",), 1, 3),
        (("undo 2", "undo 1"), 0, 4),
        (("undo 2", "undo 1", "undo 0"), None, 5),
        (("undo 2", "undo 1", "undo 4"), 1, 3),
        (("undo 2", "undo 1", "undo 4", "undo 3"), 2, None),
        (("undo 2", "S 2S"), 4, None),
    ],
)
def test_back_and_forward(
    lines: tuple[str, ...], to_back: int | None, to_forward: int | None
) -> None:
    log = grown(*lines)
    assert (back(log.events), forward(log.events)) == (to_back, to_forward)


@given(st.integers(0, 1 << 30))
def test_all_the_way_back_and_all_the_way_forward_is_the_state_before(seed: int) -> None:
    chance = random.Random(seed)
    log = grown(*(["W P", "N P"][: chance.randrange(3)]))
    before, steps = log.state, 0
    while (to := back(log.events)) is not None and chance.random() < 0.8:
        after = log.append(f"undo {to}")
        assert isinstance(after, Log)
        log, steps = after, steps + 1
    for _ in range(steps):
        to = forward(log.events)
        assert to is not None
        after = log.append(f"undo {to}")
        assert isinstance(after, Log)
        log = after
    assert log.state == before
    assert forward(log.events) is None
