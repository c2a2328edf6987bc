"""Anything may happen at a table: nothing raises, and everything that is ruled can be said."""

import random

import pytest
from msgspec.structs import replace

from biddingbox.core import Refusal
from biddingbox.log import fold, new, parse
from biddingbox.seats import SEATS
from tests.estimation import fuzz
from tests.estimation.random_hands import opening

VIEWERS = (*SEATS, "spectator", "director")


@pytest.mark.parametrize("preset", fuzz.PRESETS)
@pytest.mark.parametrize("first", range(0, 160, 40))
def test_random_tables_to_the_end(first: int, preset: str) -> None:
    """Calls, numbers, dash calls, cards and results; many more with ``tests.estimation.fuzz``."""
    tables, events, refused, phases, failures = fuzz.run((range(first, first + 40), preset))
    assert failures == []
    assert events > 10 * tables
    assert refused > 0
    assert phases["over"] > 0


@pytest.mark.parametrize("seed", range(6))
def test_the_fold_is_total(seed: int) -> None:
    """Permuted, doubled, cut: every list of events folds into a state that can be shown."""
    rng = random.Random(seed)
    for _ in range(10):
        log = fuzz.table(rng.randint(0, 10**6)).log
        events = list(log.events)
        rng.shuffle(events)
        for course in (events, [*log.events, *log.events], [*events, *log.events], events[::2]):
            folded = fold(log.opening, course)
            for viewer in VIEWERS:
                assert folded.view(viewer)["phase"] == folded.state.phase  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(4))
def test_on_line_only_what_is_regular_is_recorded(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(20):
        start = replace(opening(rng, "common"), table="online")
        log = new(start)
        for _ in range(30):
            line = fuzz.a_line(rng, log)
            if line.split()[0] in ("undo", "strike", "amend", "insert"):
                continue
            after = log.append(line)
            if not isinstance(after, Refusal):
                log = after
        assert log.state.gone == ()
        assert log.state.matter is None


def test_numbers_named_before_the_auction_is_opened_again_do_not_count() -> None:
    """Found by the random tables: the director finds a slip when two have named numbers already."""
    log = parse(
        "game estimation common; dealer N\nN 4H; W P; S P; E P\nE changes to 5H\nW 1; S 2\n"
        "director inadvertent"
    )
    assert log.state.phase == "auction"
    assert log.view()["numbers"] == {}
    again = parse(log.text() + "N P")
    assert again.view()["order"] == ["N", "W", "S"]
    assert [x for x in again.view()["numbers"] if x != "E"] == []
    for line in ("N 2", "W 3", "S 2"):
        after = again.append(line)
        assert not isinstance(after, Refusal)
        again = after
    assert again.state.phase == "closed"
