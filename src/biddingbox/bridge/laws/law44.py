"""Law 44, the play: who plays, what may be played, who wins the trick and leads to the next."""

from msgspec.structs import replace

from biddingbox.bridge import play
from biddingbox.bridge.laws import law26, law48, law50, law52, law53, law55, law57, law61, law68
from biddingbox.bridge.play import Play
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import held
from biddingbox.cards import Card, Hand, suit_of
from biddingbox.core import Refusal
from biddingbox.events import Played
from biddingbox.seats import Seat, members, partner, side


def card(s: State, seq: int, e: Played) -> State | Refusal:
    """44A-G: a card is played in turn and follows suit if it can; what really fell otherwise too.

    Without ``irregular`` a card that the law does not allow is refused.
    """
    now = s.play
    assert now is not None
    if now.claim is not None:
        return law68.d(s, e.seat)
    why = impossible(s, e.seat, e.card)
    if why is not None:
        return why
    if now.astray is not None:
        s = law53.a(s, seq, e)
        now = s.play
        assert now is not None
    why = _turn(now, e) or not_allowed(s, e.seat, e.card)
    if why is None and e.irregular:
        why = _if_able(s, e) if e.seat not in now.left else None
        return irregular(s, seq, e, why or Refusal("not-irregular", "44", _args(e)))
    if why is not None:
        return irregular(s, seq, e, why) if e.irregular else why
    after = _onto_trick(s, e)
    return after if e.seat in now.left else law61.found(after, seq, e.seat, e.card)


def irregular(s: State, seq: int, e: Played, why: Refusal) -> State | Refusal:
    """61A, 52A, 53-57: what is wrong is named; what is put right is left to the director.

    A card of the player whose turn it was lies on the trick; one out of turn does not.
    """
    match why.key:
        case "must-follow-suit" | "lead-forbidden" | "lead-required":
            return law61.a(_onto_trick(s, e), seq, e, str(why.args["suit"]), lead=s.play)
        case "penalty-card-first" | "minor-penalty-card":
            return law52.a(_onto_trick(s, e), seq, e, str(why.args["cards"]))
        case "lead-choice-open":
            return law53.too_soon(s, seq, e, why.clause)
        case "play-out-of-turn":
            return _out_of_turn(s, seq, e)
    return why


def _out_of_turn(s: State, seq: int, e: Played) -> State:
    now = s.play
    assert now is not None
    if side(e.seat) == side(now.declarer):
        return law55.a(s, seq, e)
    if now.leading:
        return law53.by_defender(s, seq, e)
    waits = partner(e.seat) not in (seat for seat, _ in now.current)
    return law57.a(s, seq, e) if waits else law57.c(s, seq, e)


def _turn(now: Play, e: Played) -> Refusal | None:
    """44A-B: the leader plays first, then each player in rotation."""
    if e.seat == now.on_play:
        return None
    return Refusal("play-out-of-turn", "44", {**_args(e), "turn": now.on_play})


def _args(e: Played) -> dict[str, str]:
    return {"seat": e.seat, "card": e.card}


def _onto_trick(s: State, e: Played) -> State:
    now = s.play
    assert now is not None
    s = replace(s, play=play.add(now, e.seat, e.card))
    if now.leading and s.table.leads:
        s = law26.led(s, e.seat)
    return _trick_over(s, now.leader)


def _trick_over(s: State, leader: Seat) -> State:
    """44E-G: the winner leads to the next trick; after thirteen the play is over."""
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
    """Why a card cannot be played by this player now, whose turn it is."""
    return impossible(s, seat, card) or not_allowed(s, seat, card)


def impossible(s: State, seat: Seat, card: Card) -> Refusal | None:
    """44: a card that this player cannot have played at all."""
    if card[1] == "x":
        return Refusal("card-not-named", "44", {"seat": seat, "card": card})
    hand = held(s, seat)
    if hand is not None and card in hand:
        return None
    args = {"seat": seat, "card": card}
    if s.play is not None and card in s.play.all_played():
        return Refusal("card-played-before", "44", args)
    shown = any(p.card == card and p.seat != seat for p in s.table.penalties)
    if shown or hand is not None or any(card in cards for cards in s.deal.hands.values()):
        return Refusal("card-not-held", "44", args)
    return None


def not_allowed(s: State, seat: Seat, card: Card) -> Refusal | None:
    """44C, 26, 50: following suit and lead penalties come before penalty cards."""
    current = s.play.current if s.play is not None else ()
    hand = held(s, seat)
    if current:
        if hand is not None and card not in play.playable(hand, current):
            return c(seat, card, current)
    elif s.table.leads or s.table.penalties:
        why = _lead(s, seat, card)
        if why is not None:
            return why
    return law50.refuses(s, seat, card) if s.table.penalties else None


def c(seat: Seat, card: Card, current: play.Trick) -> Refusal:
    """44C: he must follow suit if he can."""
    led = suit_of(current[0][1])
    return Refusal("must-follow-suit", "44C", {"seat": seat, "card": card, "suit": led})


def _lead(s: State, seat: Seat, card: Card) -> Refusal | None:
    """26, 50D: what declarer has yet to choose, and what he has chosen."""
    args = {"seat": seat, "card": card}
    if s.table.leads and law26.questions(s):
        return Refusal("lead-choice-open", "26", args)
    if s.table.penalties and law50.due(s):
        return Refusal("lead-choice-open", "50D", args)
    return law26.refuses(s, seat, card) if s.table.leads else None


def _if_able(s: State, e: Played) -> Refusal | None:
    """What a card breaks if its player, whose hand is not known, was able to do otherwise."""
    now = s.play
    assert now is not None
    if now.current:
        other = suit_of(e.card) != suit_of(now.current[0][1])
        return c(e.seat, e.card, now.current) if other else None
    for x in law26.chosen(s):
        if partner(x.offender) == e.seat and x.suit is not None and not law50.obeys(x, e.card):
            args = {**_args(e), "suit": x.suit}
            return Refusal("lead-forbidden", law26.law_of(s, x), args)
    return None


def choices(s: State) -> Hand:
    """44A-C: the cards that the player in turn may play now; empty where they are not known."""
    seat = law50.turn(s)
    hand = held(s, seat) if seat is not None else None
    if seat is None or hand is None or (s.play is not None and s.play.claim is not None):
        return ()
    return tuple(c for c in hand if not_allowed(s, seat, c) is None)


def shown(s: State) -> Seat | None:
    """41D: dummy, whose hand lies open once the lead is faced."""
    return law48.dummy(s) if s.phase in ("play", "over") else None
