"""Laws 61 to 64, the revoke: named, with what follows, and left to the director."""

from msgspec.structs import replace

from biddingbox.bridge.laws import law48
from biddingbox.bridge.play import Play
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import review, rule
from biddingbox.cards import Card, suit_of
from biddingbox.events import Played
from biddingbox.seats import Seat


def a(s: State, seq: int, e: Played, suit: str, *, lead: Play | None) -> State:
    """61A, 62A, 63A, 64A-C: he did not follow suit, or broke a lead penalty, though able to.

    ``lead`` is the play before the card; dummy's failure costs no trick (64B3).
    """
    args = {"seat": e.seat, "card": e.card, "suit": suit}
    key = "revoke-lead" if lead is not None and lead.leading else "revoke"
    if e.seat == law48.dummy(s):
        key = "revoke-by-dummy"
    s = rule(named(s, revoke=True), "61A", key, seq, **args)
    return review(s, "64", seq, **args)


def found(s: State, seq: int, seat: Seat, card: Card) -> State:
    """61A: a player whose hand is not known plays a suit that he had shown out of.

    Each suit is named once for each player.
    """
    now = s.play
    assert now is not None
    suit = suit_of(card)
    before = [t for t in (*now.tricks, now.current) if t and suit_of(t[0][1]) == suit]
    discards = [c for t in before for who, c in t if who == seat and suit_of(c) != suit]
    if not discards or _known(s, seat, suit):
        return s
    args = {"seat": seat, "card": discards[0], "cards": card, "suit": suit}
    s = rule(named(s, revoke=True), "61A", "revoke-found", seq, **args)
    return review(s, "64", seq, **args)


def _known(s: State, seat: Seat, suit: str) -> bool:
    keys = ("revoke", "revoke-by-dummy", "revoke-found")
    mine = (r.args for r in s.table.rulings if r.key in keys)
    return any(a.get("seat") == seat and a.get("suit") == suit for a in mine)


def named(s: State, *, revoke: bool = False) -> State:
    """64A, 79B: the director may put another result in place of the cards'."""
    assert s.play is not None
    law = "64A" if revoke or s.play.ruled_by == "64A" else "79B"
    return replace(s, play=replace(s.play, ruled_by=law))
