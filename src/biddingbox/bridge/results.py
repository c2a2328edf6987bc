"""What each side scores on a board: the result at the table (77), or what takes its place (12C).

The two sides need not balance: each has results of its own, with weights that add up to 100.
"""

from typing import Final, Literal

import msgspec

from biddingbox.bridge import score
from biddingbox.bridge.calls import denomination
from biddingbox.bridge.laws import law22
from biddingbox.bridge.score import Contract, Part
from biddingbox.bridge.state import State
from biddingbox.events import Call
from biddingbox.seats import Seat, Side, other_side, side

Kind = Literal["table", "artificial", "assigned"]
SIDES: Final[tuple[Side, ...]] = ("NS", "EW")


class Result(msgspec.Struct, frozen=True):
    """One result of one side. ``value`` is an average of 12C, else the points as text.

    ``points`` are those of the side itself, None for an average; ``parts`` the working of 77, for
    declarer's side.
    """

    side: Side
    kind: Kind
    value: str
    points: int | None
    law: str
    weight: int = 100
    contract: str = ""
    declarer: Seat | None = None
    tricks: int | None = None
    vulnerable: bool | None = None
    parts: tuple[Part, ...] = ()


def results(s: State) -> tuple[Result, ...]:
    """The results of both sides, once the board has them; empty while it has none.

    A side without a score of 12C keeps that of the table. Without a vulnerability nothing can be
    scored at the table (:func:`needs_vulnerability`).
    """
    own = {x.side for x in s.table.scores}
    found = [
        Result(
            x.side, x.kind, x.value, None if x.kind == "artificial" else int(x.value), x.law,
            x.weight, x.contract, x.declarer, x.tricks,
        )
        for x in s.table.scores
    ]  # fmt: skip
    at_table = table(s) if len(own) < 2 else ()
    return tuple(
        r for of in SIDES for r in (*found, *(t for t in at_table if t.side not in own))
        if r.side == of
    )  # fmt: skip


def table(s: State) -> tuple[Result, ...]:
    """77: what the result at the table is worth, to each side; empty where there is none."""
    if s.phase == "passed-out":
        return tuple(Result(of, "table", "0", 0, "77", contract="P") for of in SIDES)
    won = s.play.result if s.play is not None else None
    who, contract = law22.playing(s), law22.b(s.auction)
    if s.phase != "over" or won is None or who is None or contract is None:
        return ()
    if s.deal.vul is None:
        return ()
    vulnerable = score.is_vulnerable(s.deal.vul, side(who))
    parts = score.working(read_contract(contract), vulnerable=vulnerable, tricks=won)
    mine = sum(p.points for p in parts)

    def result(of: Side, points: int) -> Result:
        return Result(
            of, "table", str(points), points, "77", 100, contract, who, won, vulnerable, parts
        )

    return result(side(who), mine), result(other_side(side(who)), -mine)


def needs_vulnerability(s: State) -> bool:
    """Whether a result is there that cannot be scored, since the vulnerability is not given."""
    played = s.phase == "over" and s.play is not None and s.play.result is not None
    return played and s.deal.vul is None


def read_contract(text: str) -> Contract:
    """A contract as :func:`law22.b` writes it: ``4S``, ``3NTX``, ``1CXX``."""
    bare = text.rstrip("X")
    return Contract(int(bare[0]), denomination(Call(bare)), len(text) - len(bare))
