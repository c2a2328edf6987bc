"""Laws 41 and 44, the lead and the play: who leads, what may be played, who leads next."""

from msgspec.structs import replace

from biddingbox.bridge import play
from biddingbox.bridge.laws import law22, law26, law50
from biddingbox.bridge.play import Play
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import held
from biddingbox.cards import Card
from biddingbox.core import Refusal
from biddingbox.events import Played
from biddingbox.seats import Seat, members, side


def a(s: State, e: Played) -> State | Refusal:
    """41A: after the auction presumed declarer's left leads, face down, once all is settled."""
    who, trump = law22.declarer(s.auction), law22.trump(s.auction)
    if who is None or trump is None or s.table.matter is not None or s.play is not None:
        return Refusal("no-lead-now", "41A", {"seat": e.seat, "card": e.card})
    leader = law22.opening_leader(s.auction)
    if e.seat != leader:
        return Refusal(
            "lead-out-of-turn", "54", {"seat": e.seat, "card": e.card, "leader": str(leader)}
        )
    refused = _refused(s, e.seat, e.card)
    if refused is not None:
        return refused
    s = replace(
        s, play=play.add(Play(who, trump, e.seat, faced=e.faced, left=s.deal.hands), e.seat, e.card)
    )
    s = law26.led(s, e.seat)
    return replace(s, phase="play") if e.faced else s


def c(s: State, seat: Seat) -> State | Refusal:
    """41C: the lead is faced: the auction period is over and the play begins (17E)."""
    if s.phase != "closed" or s.play is None or s.play.leader != seat:
        return Refusal("nothing-to-face", "41C", {"seat": seat})
    return replace(s, play=replace(s.play, faced=True), phase="play")


def card(s: State, e: Played) -> State | Refusal:
    """44: a card is played in turn, follows suit if it can, and the winner leads next."""
    if s.phase == "closed" and s.play is not None and e.seat != s.play.leader:
        faced = c(s, s.play.leader)
        if isinstance(faced, Refusal):
            return faced
        s = faced
    now = s.play
    if s.phase != "play" or now is None:
        return a(s, e)
    if e.seat != now.on_play:
        args = {"seat": e.seat, "card": e.card, "turn": now.on_play}
        return Refusal("play-out-of-turn", "44", args)
    refused = _refused(s, e.seat, e.card)
    if refused is not None:
        return refused
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


def _refused(s: State, seat: Seat, card: Card) -> Refusal | None:
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


def result(s: State, tricks: int) -> State | Refusal:
    """44, 79: the result without the play: tricks won by declarer's side, 0 to 13."""
    who, trump = law22.declarer(s.auction), law22.trump(s.auction)
    if s.phase not in ("closed", "play") or who is None or trump is None:
        return Refusal("no-result-now", "79", {"tricks": str(tricks)})
    if not 0 <= tricks <= 13:
        return Refusal("tricks-out-of-range", "79", {"tricks": str(tricks)})
    now = s.play or Play(who, trump, law22.opening_leader(s.auction) or who, left=s.deal.hands)
    return replace(s, play=replace(now, result=tricks), phase="over")
