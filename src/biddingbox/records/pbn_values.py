"""PBN 3.4, 3.11, 4.2.1: what the values of tags mean. None: not given, or not to be read."""

import re
from functools import lru_cache
from typing import Final

from biddingbox.cards import DECK, RANKS, SUITS, Hand, Suit
from biddingbox.seats import SEATS, Seat, Side, Vulnerability, side

#: 3.4: what stands for "not known", and for "does not apply".
UNKNOWN: Final = frozenset(("", "?"))
SEAT: Final[dict[str, Seat]] = {s: s for s in SEATS} | {s.lower(): s for s in SEATS}
#: 3.4.10.
VULNERABLE: Final[dict[str, Vulnerability]] = {
    "none": "none", "love": "none", "-": "none", "ns": "NS", "ew": "EW",
    "all": "both", "both": "both",
}  # fmt: skip
#: A deal of four hands has 69 characters.
MAX_DEAL: Final = 100
MAX_SCORE: Final = 40
_CONTRACT: Final = re.compile(r"([1-7])(NT|N|S|H|D|C)(XX|X)?")
_TRICKS: Final = r"(1[0-3]|[0-9])"
_RESULT: Final = re.compile(
    rf"(?P<caret>\^?){_TRICKS}"
    rf"|(?P<caret1>\^?)(?P<side>NS|EW) {_TRICKS}(?: (?P<other>NS|EW) {_TRICKS})?"
)
_SCORE: Final = re.compile(r"(?:(NS|EW) )?([+-]?[0-9]{1,6})(?: (NS|EW) ([+-]?[0-9]{1,6}))?")
_ROTATED: Final = {s: SEATS[i:] + SEATS[:i] for i, s in enumerate(SEATS)}
_DENOMINATION: Final = {"N": "NT", "NT": "NT", "S": "S", "H": "H", "D": "D", "C": "C"}
#: The usual spellings of contracts, and what they say.
_CONTRACTS: Final[dict[str, tuple[str, str | None]]] = {
    f"{level}{spelling}{risk}": (f"{level}{trump}{risk}", trump)
    for level in range(1, 8)
    for spelling, trump in _DENOMINATION.items()
    for risk in ("", "X", "XX")
}


def contract(value: str) -> tuple[str | None, str | None]:
    """3.4.14, 3.10: contract (``4SX``, ``P``) and trump; an end position has a trump only."""
    if (known := _CONTRACTS.get(value)) is not None:
        return known
    word = value.strip().upper()
    if word == "PASS":
        return "P", None
    if word in _DENOMINATION:
        return None, _DENOMINATION[word]
    if (m := _CONTRACT.fullmatch(word)) is None:
        return None, None
    trump = _DENOMINATION[m[2]]
    return m[1] + trump + (m[3] or ""), trump


def declarer(value: str) -> tuple[Seat | None, bool]:
    """3.4.13: the declarer, and whether he and dummy were exchanged (``^S``)."""
    return SEAT.get(value.strip().removeprefix("^")), value.lstrip().startswith("^")


#: Tricks of declarer, tricks of NS, whether knowingly wrong, whether both sides add up to 13.
Result = tuple[int | None, int | None, bool, bool]
_PLAIN_RESULTS: Final[dict[str, Result]] = {str(n): (n, None, False, True) for n in range(14)}


def result(value: str) -> Result | None:
    """3.4.15: what a result says; None for what is none."""
    if (plain := _PLAIN_RESULTS.get(value)) is not None:
        return plain
    if (m := _RESULT.fullmatch(value.strip().upper())) is None:
        return None
    if m["side"] is None:
        return int(m[2]), None, bool(m["caret"]), True
    own = int(m[5])
    ns = own if m["side"] == "NS" else 13 - own
    sound = m["other"] is None or (m["other"] != m["side"] and own + int(m[7]) == 13)
    return None, ns, bool(m["caret1"]), sound


def tricks_of(found: Result | None, declarer: Seat | None) -> int | None:
    """3.4.15: the tricks of declarer's side; None where result or declarer does not tell."""
    if found is None:
        return None
    own, ns, _, _ = found
    if own is not None or ns is None or declarer is None:
        return own
    return ns if side(declarer) == "NS" else 13 - ns


def tricks(value: str, declarer: Seat | None) -> int | None:
    """The same, of the value of the tag."""
    return tricks_of(result(value), declarer)


def score(value: str, of: Seat | None) -> tuple[tuple[Side, int], ...] | None:
    """4.2.1: the points of each side that is named; None for what is no score."""
    word = value.strip().upper()
    return _score(word, of) if len(word) <= MAX_SCORE else None


@lru_cache(maxsize=1024)
def _score(value: str, of: Seat | None) -> tuple[tuple[Side, int], ...] | None:
    if (m := _SCORE.fullmatch(value)) is None or (m[3] and m[3] == m[1]):
        return None
    if m[1] is None:
        return () if of is None or m[3] else ((side(of), int(m[2])),)
    first: tuple[Side, int] = ("NS" if m[1] == "NS" else "EW", int(m[2]))
    if m[3] is None:
        return (first,)
    return first, ("NS" if m[3] == "NS" else "EW", int(m[4]))


class _Holdings(dict[str, tuple[Hand, int]]):
    """The holdings of one suit met so far, by their ranks: the cards from the top, a bit for each.

    What is no holding is not kept.
    """

    def __init__(self, suit: Suit) -> None:
        self.suit = suit

    def __missing__(self, ranks: str) -> tuple[Hand, int]:
        order = "".join(sorted(ranks.upper(), key=RANKS.find))
        if any(r not in RANKS or order.count(r) > 1 for r in order):
            raise KeyError(ranks)
        cards = tuple(c for c in DECK if c[0] == self.suit and c[1] in order)
        self[order] = held = cards, sum(1 << DECK.index(c) for c in cards)
        return held  # at most 8192 are kept


_HOLDINGS: Final = tuple(_Holdings(suit) for suit in SUITS)
_S, _H, _D, _C = _HOLDINGS
_ALL: Final = (1 << 52) - 1


def deal(value: str) -> tuple[dict[Seat, Hand], str, str]:
    """3.4.11: the hands that are given, with the code of a fault (or ``""``) and what was found.

    A hand with a fault in its writing is left out; hands of an end position (3.10) are kept.
    """
    if len(value) > MAX_DEAL:
        return {}, "deal", value
    hands, code, found = _deal(value)
    return dict(hands), code, found


@lru_cache(maxsize=64)
def _deal(value: str) -> tuple[dict[Seat, Hand], str, str]:
    hands = whole_deal(value)
    return any_deal(value) if hands is None else (hands, "", value)


def whole_deal(value: str) -> dict[Seat, Hand] | None:
    """Four hands of thirteen cards, every card once; else None.

    Fifty-two powers of two come to the sum of all only if each is there.
    """
    first = SEAT.get(value[:1])
    hands: list[Hand] = []
    bits = 0
    try:
        for part in value[2:].split(" "):
            s, h, d, c = part.split(".")
            (spades, i), (hearts, j), (diamonds, k), (clubs, m) = (_S[s], _H[h], _D[d], _C[c])
            hands.append(spades + hearts + diamonds + clubs)
            bits += i + j + k + m
    except (KeyError, ValueError):
        return None
    if first is None or value[1] != ":" or bits != _ALL or [len(x) for x in hands] != [13] * 4:
        return None
    return dict(zip(_ROTATED[first], hands, strict=True))


def any_deal(value: str) -> tuple[dict[Seat, Hand], str, str]:
    """Any deal, hand by hand, with the code of its last fault and what was found."""
    first = SEAT.get(value[:1])
    if first is None or value[1:2] != ":":
        return {}, "deal", value
    parts = value[2:].split(" ")
    code, found = "", ""
    if len(parts) != 4:
        code, found, parts = "deal-hands", value, value[2:].split()
    hands: dict[Seat, Hand] = {}
    seen = 0
    for seat, part in zip(_ROTATED[first], parts, strict=False):
        if part == "-":
            continue
        suits = part.split(".")
        if len(suits) != 4:
            code, found = "deal-hand", part
            continue
        try:
            held = [of_suit[ranks] for of_suit, ranks in zip(_HOLDINGS, suits, strict=True)]
        except KeyError:
            code, found = "deal-rank", part
            continue
        bits = sum(mask for _, mask in held)
        if seen & bits:
            code, found = "deal-twice", part
        seen |= bits
        hands[seat] = tuple(card for cards, _ in held for card in cards)
    return hands, code or _count_fault(hands), found or value


def _count_fault(hands: dict[Seat, Hand]) -> str:
    """3.4.11, 3.10: thirteen cards in every hand, or fewer and equally many in an end position."""
    if not hands:
        return "deal-empty"
    sizes = {len(cards) for cards in hands.values()}
    return "deal-count" if len(sizes) > 1 or max(sizes) > 13 else ""
