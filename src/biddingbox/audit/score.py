"""22A, 77, 79A: whether result and score are those of the contract and of the play.

Where contract, declarer, tricks or vulnerability have been told as wrong, a score that is right for
the one or the other is not told once more.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import cast

from biddingbox.audit.wrong import Outcome, Tricks, Wrong, denomination
from biddingbox.bridge.calls import PASS, Denomination
from biddingbox.bridge.score import Contract, is_vulnerable, points
from biddingbox.records.board import Board
from biddingbox.seats import Seat, Side, Vulnerability, board_vulnerability, partner, side


def passed_out(board: Board, outcome: Outcome | None) -> Iterator[Wrong]:
    """22A, PBN 3.4.13, 3.4.15: nobody declares, plays or scores; the first of these is told."""
    if board.contract != PASS or outcome not in (None, Outcome(PASS)):
        return
    if board.cards:
        first = board.cards[0]
        yield Wrong("passed-out-play", "cards", {"seat": first.seat, "card": first.card}, 0)
    elif board.declarer is not None:
        yield Wrong("passed-out-declarer", "declarer", {"found": board.declarer})
    elif board.tricks is not None:
        yield Wrong("passed-out-result", "tricks", {"found": str(board.tricks)})
    elif any(value for _, value in board.points):
        found = " ".join(f"{of} {value}" for of, value in board.points)
        yield Wrong("passed-out-score", "points", {"found": found})


def result(board: Board, won: Tricks | None) -> Iterator[Wrong]:
    """79A, PBN 3.4.15: the tricks that are recorded, or claimed, against those that were won."""
    told = board.tricks
    if told is None or won is None or board.unfinished:
        return
    right = won.declarer == told if won.all else won.declarer <= told <= 13 - won.defenders
    if board.result_differs:
        if right and won.all:
            yield Wrong("mark-result", "tricks", {"found": str(told)})
    elif not right:
        code, expected = "result-play", won.declarer
        if not won.all:
            low = told < won.declarer
            code = "result-low" if low else "result-high"
            expected = won.declarer if low else 13 - won.defenders
        yield Wrong(code, "tricks", {"found": str(told), "expected": str(expected)})


def score(board: Board, outcome: Outcome | None, won: Tricks | None) -> Iterator[Wrong]:
    """77: the points of each side that is named, as the board's own parts make them."""
    vul, tricks = board.vul, board.tricks
    if not board.points or board.contract in (None, PASS) or board.unfinished:
        return
    if board.declarer is None or vul is None or tricks is None:
        return
    contracts, declarers, results, vuls = {board.contract}, {board.declarer}, {tricks}, {vul}
    if outcome is not None and outcome.declarer is not None:
        contracts.add(outcome.contract)
        declarers.add(partner(outcome.declarer) if board.swapped else outcome.declarer)
    if won is not None and won.all:
        results.add(won.declarer)
    if board.number is not None:
        vuls.add(board_vulnerability(board.number))
    if any(_agrees(board, *parts) for parts in product(contracts, declarers, results, vuls)):
        return
    found: tuple[Side, int] = next(
        p
        for p in board.points
        if p[1] != _points(p[0], board.contract, board.declarer, tricks, vul)
    )
    yield Wrong(
        "score-result",
        "points",
        {
            "side": found[0],
            "found": str(found[1]),
            "expected": str(_points(found[0], board.contract, board.declarer, tricks, vul)),
            "contract": str(board.contract),
            "declarer": board.declarer,
            "tricks": str(tricks),
            "vul": vul,
        },
    )


def _agrees(
    board: Board, contract: str | None, declarer: Seat, tricks: int, vul: Vulnerability
) -> bool:
    return all(v == _points(of, contract, declarer, tricks, vul) for of, v in board.points)


@lru_cache(maxsize=8192)
def _points(of: Side, contract: str | None, declarer: Seat, tricks: int, vul: Vulnerability) -> int:
    """77: what a side scores: declarer's own, or what the other side takes from it."""
    name = contract or ""
    trump = cast(Denomination, denomination(name))
    own = side(declarer)
    value = points(
        Contract(int(name[0]), trump, name.count("X")),
        vulnerable=is_vulnerable(vul, own),
        tricks=tricks,
    )
    return value if of == own else -value
