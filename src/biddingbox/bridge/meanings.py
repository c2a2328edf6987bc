"""What declared meanings say about two calls: ranges of points and lengths of suits, from text.

Read simply (``12-19``, ``13+``, ``5+ hearts``, ``4-5 spades``), for a proposal to the director
and nothing else (23A of 2017): what cannot be read is left out.
"""

import re
from typing import Final

from biddingbox.bridge.auction import Sense
from biddingbox.cards import Suit

Range = tuple[int, int]
#: What a meaning bounds: points under ``""``, lengths under their suits.
Bounds = dict[str, Range]

_NAME: Final = r"(?P<suit>spades?|hearts?|diamonds?|clubs?|[SHDC♠♥♦♣])\b"
_PART: Final = re.compile(
    rf"(?P<low>\d+)(?:\s*[-–]\s*(?P<high>\d+)|(?P<more>\+))?(?:\s*{_NAME}|(?P<sign>[♠♥♦♣]))?",
    re.IGNORECASE,
)
_SUITS: Final[dict[str, Suit]] = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_MOST_CARDS: Final = 13
_MOST_POINTS: Final = 40
#: A number without a suit is a length if no hand is described by so few points.
_LONGEST: Final = 7


def bounds(sense: Sense) -> Bounds:
    """What a declared meaning bounds; nothing for a call whose meaning was not declared."""
    found: Bounds = {}
    for part in _PART.finditer(sense.text or ""):
        low, high, suit = int(part["low"]), part["high"], part["suit"] or part["sign"]
        if high is None and part["more"] is None and suit is None:
            continue
        bare = suit is None and len(sense.suits) == 1 and max(low, int(high or 0)) <= _LONGEST
        over = sense.suits[0] if bare else "" if suit is None else _suit(suit)
        most = _MOST_CARDS if over else _MOST_POINTS
        found[over] = (low, int(high) if high else most if part["more"] else low)
    return found


def _suit(name: str) -> str:
    return _SUITS.get(name, name[0].upper())


def proposed(was: Sense, now: Sense) -> dict[str, str]:
    """What the declared meanings of two calls propose: arguments of the question of 23A.

    A subset is comparable (23A2 of 2017), ranges without a hand in common are not; else nothing is
    proposed.
    """
    w, r = bounds(was), bounds(now)
    args = {"was": was.text or "", "now": now.text or ""}
    if any(r[k][1] < w[k][0] or w[k][1] < r[k][0] for k in w if k in r):
        return {"proposed": "not-comparable", **args}
    if w and all(k in r and w[k][0] <= r[k][0] and r[k][1] <= w[k][1] for k in w):
        return {"proposed": "comparable", **args}
    return {"proposed": "none", **args}
