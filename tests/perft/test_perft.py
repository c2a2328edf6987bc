"""Golden counts of auctions (``*.perft``): from the dealer, a finished auction is one leaf."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from biddingbox import legal_calls
from biddingbox.bridge.auction import Auction, Made, enter
from biddingbox.bridge.engine import start
from biddingbox.bridge.game import Bridge
from biddingbox.bridge.laws import law17
from biddingbox.bridge.legal import legal_calls as legal
from biddingbox.bridge.state import State
from biddingbox.core import Refusal
from biddingbox.events import Call, Called, Opening
from biddingbox.seats import SEATS, Seat

FOLDER = Path(__file__).parent
BRIDGE = Bridge()


def read(text: str) -> dict[str, dict[int, int]]:
    """Read a perft file: id → depth → count. Raises ValueError on a line of another kind."""
    tables: dict[str, dict[int, int]] = {}
    now: dict[int, int] = {}
    for line in text.splitlines():
        match line.partition("#")[0].split():
            case []:
                continue
            case ["id", name]:
                now = tables[name] = {}
            case ["perft", depth, count]:
                now[int(depth)] = int(count)
            case _:
                raise ValueError(line)
    return tables


def golden() -> Iterator[tuple[str, int, int]]:
    for path in sorted(FOLDER.glob("*.perft")):
        for name, table in read(path.read_text(encoding="utf-8")).items():
            for depth, count in table.items():
                yield name, depth, count


GOLDEN = list(golden())


def bare(a: Auction, depth: int) -> int:
    """Count with the auction alone; the last ply is counted, not visited."""
    if law17.e(a):
        return 1
    calls = legal(a, a.turn)
    if depth == 1:
        return len(calls)
    return sum(bare(enter(a, Made(0, a.turn, c, a.turn)), depth - 1) for c in calls)


def whole(s: State, depth: int, seq: int = 1) -> int:
    """Count through the engine's public moves: every call is an event applied to a state."""
    if s.phase != "auction":
        return 1
    calls = legal_calls(s)
    if depth == 1:
        return len(calls)
    return sum(whole(_apply(s, seq, call), depth - 1, seq + 1) for call in calls)


def _apply(s: State, seq: int, call: Call) -> State:
    after = BRIDGE.apply(s, seq, Called(s.auction.turn, call))
    assert not isinstance(after, Refusal)
    return after


def test_the_file_has_the_five_depths() -> None:
    assert [(depth, count) for _, depth, count in GOLDEN] == [
        (1, 36), (2, 701), (3, 9731), (4, 107451), (5, 999888),
    ]  # fmt: skip


def test_a_line_of_another_kind_is_an_error() -> None:
    with pytest.raises(ValueError, match="depth 1 36"):
        read("id x\ndepth 1 36\n")


@pytest.mark.parametrize(("name", "depth", "count"), GOLDEN)
def test_the_auction_counts_as_the_file_says(name: str, depth: int, count: int) -> None:
    assert bare(Auction("N"), depth) == count


@pytest.mark.parametrize("dealer", SEATS)
def test_the_dealer_makes_no_difference(dealer: Seat) -> None:
    assert bare(Auction(dealer), 3) == 9731


@pytest.mark.parametrize(("name", "depth", "count"), GOLDEN)
def test_the_whole_engine_counts_the_same(name: str, depth: int, count: int) -> None:
    assert whole(start(Opening()), depth) == count
