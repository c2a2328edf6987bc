"""Cards, suits, hands and deals.

A card is two letters, suit and rank: ``"HK"``, ``"DT"``; a small card seen but not known is
``"Hx"``. A hand is thirteen known cards in the order spades to clubs, high to low.
"""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NewType, cast

from biddingbox.errors import CardError

Suit = Literal["S", "H", "D", "C"]
Card = NewType("Card", str)
Hand = tuple[Card, ...]

SUITS: Final[tuple[Suit, ...]] = ("S", "H", "D", "C")
RANKS: Final = "AKQJT98765432"
HONOURS: Final = frozenset("AKQJT")
DECK: Final[Hand] = tuple(Card(s + r) for s in SUITS for r in RANKS)
_KNOWN: Final = frozenset(DECK)
_RANK: Final[dict[str, int]] = {r: 14 - i for i, r in enumerate(RANKS)} | {"x": 0}


def suit_of(card: Card) -> Suit:
    """The suit of a card."""
    return cast(Suit, card[0])


def rank_of(card: Card) -> int:
    """The rank of a card: 14 for an ace down to 2; 0 for a small card not known (``x``)."""
    return _RANK[card[1]]


def card(text: str) -> Card:
    """Read a card: ``HK``, ``dt``, ``S10``, ``Hx``. Raises :class:`CardError`."""
    name = text.replace("10", "T")
    name = name[:1].upper() + (name[1:] if name[1:] == "x" else name[1:].upper())
    if name not in _KNOWN and not (len(name) == 2 and name[0] in "SHDC" and name[1] == "x"):
        raise CardError(repr(text), "a card such as HK, DT or Hx")
    return Card(name)


def hand(text: str) -> Hand:
    """Read thirteen cards written ``AKQ2.T98.T98.T98``: spades, hearts, diamonds, clubs.

    A void is written as nothing or as ``-``. Raises :class:`CardError`.
    """
    suits = text.replace("10", "T").upper().split(".")
    if len(suits) != 4:
        raise CardError(f"{len(suits)} suits in {text!r}", "four suits divided by dots")
    cards: list[Card] = []
    for suit, ranks in zip(SUITS, suits, strict=True):
        for rank in ranks.replace("-", ""):
            if rank not in RANKS:
                raise CardError(f"the rank {rank!r} in {text!r}", f"ranks from {RANKS}")
            if Card(suit + rank) in cards:
                raise CardError(f"{suit}{rank} twice in {text!r}", "each card once")
            cards.append(Card(suit + rank))
    if len(cards) != 13:
        raise CardError(f"a hand of {len(cards)} cards, {text!r}", "thirteen cards")
    return in_order(cards)


def in_order(cards: Iterable[Card]) -> Hand:
    """The cards from spades to clubs, high to low."""
    return tuple(sorted(cards, key=lambda c: (SUITS.index(suit_of(c)), -rank_of(c))))


def hand_text(cards: Hand) -> str:
    """Write a hand as :func:`hand` reads it."""
    return ".".join("".join(c[1:] for c in cards if c[:1] == s) for s in SUITS)


def check_deal(hands: Mapping[str, Hand]) -> None:
    """Raise :class:`CardError` where a card lies in two hands of a deal."""
    owner: dict[Card, str] = {}
    for seat, cards in hands.items():
        for c in cards:
            if c in owner:
                raise CardError(f"{c} in the hands of {owner[c]} and {seat}", "each card once")
            owner[c] = seat
