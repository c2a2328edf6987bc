"""Law 44, the play: who plays, what may be played, who wins the trick and leads to the next."""

from msgspec.structs import replace

from biddingbox.bridge import play
from biddingbox.bridge.laws import law26, law50
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import held
from biddingbox.cards import Card
from biddingbox.core import Refusal
from biddingbox.events import Played
from biddingbox.seats import Seat, members, side


def card(s: State, e: Played) -> State | Refusal:
    """44: a card is played in turn, follows suit if it can, and the winner leads next."""
    now = s.play
    assert now is not None
    if e.seat != now.on_play:
        args = {"seat": e.seat, "card": e.card, "turn": now.on_play}
        return Refusal("play-out-of-turn", "44", args)
    why = refused(s, e.seat, e.card)
    if why is not None:
        return why
    was_lead, leader = now.leading, now.leader
    s = replace(s, play=play.add(now, e.seat, e.card))
    if was_lead:
        s = law26.led(s, e.seat)
    return _trick_over(s, leader)


def _trick_over(s: State, leader: Seat) -> State:
    now = s.play
    assert now is not None
    if now.current:
        return s
    if now.leader != leader:
        s = law26.lost_lead(s, now.leader)
    if len(now.tricks) == 13:
        won = now.won_by(members(side(now.declarer)))
        s = replace(s, play=replace(now, result=won), phase="over")
    return s


def refused(s: State, seat: Seat, card: Card) -> Refusal | None:
    """Why a card cannot be played by this player now: 26 before 44C."""
    args = {"seat": seat, "card": card}
    if card[1] == "x":
        return Refusal("card-not-named", "44", args)
    hand = held(s, seat)
    if hand is None or card not in hand:
        if s.play is not None and card in s.play.all_played():
            return Refusal("card-played-before", "44", args)
        if hand is not None or any(card in cards for cards in s.deal.hands.values()):
            return Refusal("card-not-held", "44", args)
    current = s.play.current if s.play is not None else ()
    if not current:
        if (s.table.leads and law26.questions(s)) or (s.table.penalties and law50.questions(s)):
            return Refusal("lead-choice-open", "26", args)
        return law26.refuses(s, seat, card) if s.table.leads else None
    if hand is not None and card not in play.playable(hand, current):
        return Refusal("must-follow-suit", "44C", args)
    return None
