"""The play, as far as the auction law reaches: who is on lead, what may be played, who wins.

Tricks are tuples of (seat, card) in the order played. Hands may be unknown; then only what the
cards on the table say is checked.
"""

import msgspec

from biddingbox.bridge.calls import Denomination
from biddingbox.cards import Card, Hand, rank_of, suit_of
from biddingbox.seats import LHO, Seat

Trick = tuple[tuple[Seat, Card], ...]


class Play(msgspec.Struct, frozen=True):
    """The cards played: ``tricks`` complete ones, ``current`` the one on the table.

    ``left`` are the cards still held, of the hands that are known.
    """

    declarer: Seat
    trump: Denomination
    leader: Seat
    tricks: tuple[Trick, ...] = ()
    current: Trick = ()
    faced: bool = False
    result: int | None = None
    #: 68: the tricks that declarer's side would have won in all; who said so, by 68A or 68B.
    claim: int | None = None
    claimer: Seat | None = None
    claimed_by: str = ""
    contested: bool = False
    #: The clause under which the director may put another result in place of this one.
    ruled_by: str = ""
    left: dict[Seat, Hand] = {}
    #: 53, 55: a lead out of turn that lies on the table and is not on the trick.
    astray: tuple[Seat, Card] | None = None
    #: Dummy has faced a card (41D), so that the opening lead stays (47E2).
    dummy_down: bool = False

    @property
    def on_play(self) -> Seat:
        """Whose turn it is to lead or play (44A-B)."""
        if not self.current:
            return self.leader
        seat = LHO[self.current[-1][0]]
        while any(seat == one for one, _ in self.current):  # 54B2: dummy has played before his turn
            seat = LHO[seat]
        return seat

    @property
    def leading(self) -> bool:
        """Whether the next card is a lead."""
        return not self.current

    def played_by(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat has played."""
        return tuple(c for t in (*self.tricks, self.current) for s, c in t if s == seat)

    def all_played(self) -> tuple[Card, ...]:
        """All cards played so far."""
        return tuple(c for t in (*self.tricks, self.current) for _, c in t)

    def won_by(self, seats: tuple[Seat, Seat]) -> int:
        """How many complete tricks the two seats have won."""
        return sum(winner(t, self.trump) in seats for t in self.tricks)


def winner(trick: Trick, trump: Denomination) -> Seat:
    """44E-F: the highest trump wins, else the highest card of the suit led."""
    led = suit_of(trick[0][1])

    def power(played: tuple[Seat, Card]) -> tuple[bool, bool, int]:
        suit = suit_of(played[1])
        return suit == trump, suit == led, rank_of(played[1])

    return max(trick, key=power)[0]


def playable(hand: Hand, current: Trick) -> Hand:
    """44C-D: the cards of a hand that may be played to a trick: the suit led, if he has it."""
    if not current:
        return hand
    led = suit_of(current[0][1])
    follow = tuple(c for c in hand if suit_of(c) == led)
    return follow or hand


def add(play: Play, seat: Seat, card: Card) -> Play:
    """The play after one more card; the winner of a complete trick leads to the next (44G)."""
    current = (*play.current, (seat, card))
    left = play.left
    if seat in left:
        left = {**left, seat: tuple(c for c in left[seat] if c != card)}
    if len(current) < 4:
        return msgspec.structs.replace(play, current=current, left=left, astray=None)
    return msgspec.structs.replace(
        play,
        left=left,
        astray=None,
        current=(),
        tricks=(*play.tricks, current),
        leader=winner(current, play.trump),
    )
