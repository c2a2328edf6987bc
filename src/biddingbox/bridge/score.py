"""Law 77, what a contract is worth: made or not, doubled or not, vulnerable or not.

Figures and sections are the same in 1997 and 2017. Points are those of declarer's side.
"""

from typing import Final

import msgspec

from biddingbox.bridge.calls import Denomination
from biddingbox.seats import Side, Vulnerability

#: 77: the points of one odd trick, by denomination; the first at no-trump counts ten more.
ODD_TRICK: Final[dict[str, int]] = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}
FIRST_AT_NO_TRUMP: Final = 10
#: What doubled and redoubled multiply trick points by: (undoubled, X, XX).
DOUBLED: Final = (1, 2, 4)
GAME: Final = 100
PARTSCORE_BONUS: Final = 50
#: Bonuses are (not vulnerable, vulnerable).
GAME_BONUS: Final = (300, 500)
SMALL_SLAM: Final = (500, 750)
GRAND_SLAM: Final = (1000, 1500)
#: For making a doubled, a redoubled contract.
MAKING: Final = (0, 50, 100)
#: Overtricks of a doubled contract, each; doubled again, twice as much.
OVERTRICK: Final = (100, 200)
#: Undertricks undoubled, each; doubled: the first, the second and third, the others.
UNDERTRICK: Final = (50, 100)
FIRST_UNDERTRICK: Final = (100, 200)
NEXT_UNDERTRICKS: Final = (200, 300)
LATER_UNDERTRICKS: Final = (300, 300)


class Part(msgspec.Struct, frozen=True, gc=False):
    """One line of the working: what is counted, how many of it, and the points in all."""

    key: str
    count: int
    points: int


class Contract(msgspec.Struct, frozen=True, gc=False):
    """A contract as 77 sees it: ``level`` 1 to 7, ``doubled`` 0, 1 (X) or 2 (XX)."""

    level: int
    denomination: Denomination
    doubled: int = 0


def working(contract: Contract, *, vulnerable: bool, tricks: int) -> tuple[Part, ...]:
    """77: every item that makes up the score, for declarer's side; ``tricks`` are 0 to 13."""
    over = tricks - (contract.level + 6)
    return made(contract, vulnerable, over) if over >= 0 else down(contract, vulnerable, -over)


def points(contract: Contract, *, vulnerable: bool, tricks: int) -> int:
    """77: what declarer's side scores, in points; negative where the contract fails."""
    return sum(p.points for p in working(contract, vulnerable=vulnerable, tricks=tricks))


def made(contract: Contract, vulnerable: bool, over: int) -> tuple[Part, ...]:
    """77: a contract made: trick points, overtricks, the bonuses."""
    level, times = contract.level, DOUBLED[contract.doubled]
    odd = ODD_TRICK[contract.denomination] * level
    odd += FIRST_AT_NO_TRUMP if contract.denomination == "NT" else 0
    each = ODD_TRICK[contract.denomination]
    if contract.doubled:
        each = OVERTRICK[vulnerable] * contract.doubled
    game = odd * times >= GAME
    parts = [Part("odd-tricks", level, odd * times), Part("overtricks", over, each * over)]
    parts.append(
        Part("game", 1, GAME_BONUS[vulnerable]) if game else Part("partscore", 1, PARTSCORE_BONUS)
    )
    if level == 6:
        parts.append(Part("small-slam", 1, SMALL_SLAM[vulnerable]))
    if level == 7:
        parts.append(Part("grand-slam", 1, GRAND_SLAM[vulnerable]))
    if contract.doubled:
        key = "made-doubled" if contract.doubled == 1 else "made-redoubled"
        parts.append(Part(key, 1, MAKING[contract.doubled]))
    return tuple(p for p in parts if p.points)


def down(contract: Contract, vulnerable: bool, under: int) -> tuple[Part, ...]:
    """77: a contract that fails: the undertricks, by their order where it was doubled."""
    if not contract.doubled:
        return (Part("undertricks", under, -UNDERTRICK[vulnerable] * under),)
    times = contract.doubled
    second, later = min(under, 3) - 1, max(under - 3, 0)
    parts = (
        Part("first-undertrick", 1, -FIRST_UNDERTRICK[vulnerable] * times),
        Part("next-undertricks", second, -NEXT_UNDERTRICKS[vulnerable] * times * second),
        Part("later-undertricks", later, -LATER_UNDERTRICKS[vulnerable] * times * later),
    )
    return tuple(p for p in parts if p.count)


def is_vulnerable(vul: Vulnerability, of: Side) -> bool:
    """Whether a side is vulnerable on the board."""
    return vul in ("both", of)
