"""What must hold of the play and of the score, at every step: each breach is a sentence."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from biddingbox import Log
from biddingbox import log as logs
from biddingbox.bridge.laws import law44
from biddingbox.bridge.results import SIDES, Result, results
from biddingbox.bridge.state import State
from biddingbox.cards import DECK
from biddingbox.core import Viewer
from biddingbox.events import Amend, Event, Exposed, Insert, Played
from biddingbox.seats import SEATS, Seat, members, side
from tests.properties import play_reference as reference

Breach = Iterator[str]
Json = dict[str, Any]
DECK_AND_SMALL: Final = frozenset({*DECK, "Sx", "Hx", "Dx", "Cx"})
#: Rulings after which a trick may begin with somebody else than the winner of the last one.
ASTRAY: Final = frozenset({"lead-out-of-turn-accepted"})
#: Questions that must be answered before the leader leads.
BEFORE_LEAD: Final = frozenset({"lead-penalty", "penalty-card-lead"})


def quick(log: Log, view: Json) -> Breach:
    """What is checked after every event."""
    s = log.state
    if s.play is not None:
        yield from cards_are_kept(s)
        yield from tricks_are_won(s)
    if view["scores"] or s.phase in ("over", "passed-out", "cancelled"):
        yield from scores_are_right(s, view)


def cards_are_kept(s: State) -> Breach:
    """52 cards: each is played once at most, and what is not played is still held."""
    assert s.play is not None
    gone = s.play.all_played()
    if len(set(gone)) != len(gone):
        yield f"a card is played twice: {gone}"
    for seat, hand in s.deal.hands.items():
        mine, left = s.play.played_by(seat), s.play.left.get(seat, ())
        if sorted((*mine, *left)) != sorted(hand):
            yield f"the cards of {seat}: {mine} played and {left} held are not {hand}"
        others = [c for c in gone if c in hand and c not in mine]
        if others:
            yield f"{others} of {seat} were played by somebody else"
    for seat in SEATS:
        n = len(s.play.played_by(seat))
        if not len(s.play.tricks) <= n <= len(s.play.tricks) + 1:
            yield f"{seat} has played {n} cards to {len(s.play.tricks)} tricks"


def tricks_are_won(s: State) -> Breach:
    """44E-G: four cards a trick, won by the right player, who leads to the next."""
    now = s.play
    assert now is not None
    if len(now.tricks) > 13 or (len(now.tricks) == 13 and now.current):
        yield "more than thirteen tricks"
    if sum(now.won_by(members(x)) for x in SIDES) != len(now.tricks):
        yield "the tricks of the two sides are not all"
    won = None
    astray = any(r.key in ASTRAY for r in s.table.rulings)
    for trick in (*now.tricks, now.current):
        if len({seat for seat, _ in trick}) != len(trick):
            yield f"a seat plays twice to a trick: {trick}"
        if trick and won is not None and trick[0][0] != won and not astray:
            yield f"{trick[0][0]} leads, and {won} has won the last trick"
        won = reference.winner(trick, now.trump) if len(trick) == 4 else None
    if won is not None and now.leader != won:
        yield f"{now.leader} is to lead, and {won} has won the last trick"
    told = now.ruled_by or now.claim is not None
    if s.phase == "over" and len(now.tricks) == 13 and not told:
        own = sum(reference.winner(t, now.trump) in members(side(now.declarer)) for t in now.tricks)
        if now.result != own:
            yield f"the result is {now.result}, and declarer's side has won {own}"
    if now.result is not None and not 0 <= now.result <= 13:
        yield f"the result is {now.result}"


def scores_are_right(s: State, view: Json) -> Breach:
    """77, 12C: the weights of a side add up to 100, the table's score is that of a slow scorer."""
    found = results(s)
    if [(r.side, r.kind, r.value, r.weight) for r in found] != [
        (x["side"], x["kind"], x["value"], x["weight"]) for x in view["scores"]
    ]:
        yield "the scores of the view are not the results"
    for of in SIDES:
        mine = [r for r in found if r.side == of]
        if mine and sum(r.weight for r in mine) != 100:
            yield f"the weights of {of} add up to {sum(r.weight for r in mine)}"
        if not mine and not view.get("score_needs") and s.phase != "cancelled":
            yield f"{of} has no score in phase {s.phase}"
        if len({r.kind for r in mine}) > 1:
            yield f"{of} has scores of different kinds"
    for r in found:
        if r.kind != "artificial" and r.points != int(r.value):
            yield f"{r.value} is written for {r.points}"
        if r.contract not in ("", "P") and r.points != _slowly(s, r):
            yield f"{r.contract} {r.declarer} {r.tricks} is {r.points}, not {_slowly(s, r)}"
    table = [r for r in found if r.kind == "table"]
    if len(table) == 2 and table[0].points != -(table[1].points or 0):
        yield "the two sides' scores at the table do not balance"


def _slowly(s: State, r: Result) -> int:
    assert r.declarer is not None
    assert r.tricks is not None
    assert s.deal.vul is not None
    who = side(r.declarer)
    worth = reference.points(r.contract, s.deal.vul in ("both", who), r.tricks)
    return worth if who == r.side else -worth


# -- a command and what came of it -----------------------------------------------------------------


def taken(before: Log, command: Event, after: Log) -> Breach:
    """A card that is taken without ``irregular`` follows suit, and does what binds its player."""
    now = after.state.play
    if not isinstance(command, Played) or command.irregular or now is None:
        return
    seat, card = command.seat, str(command.card)
    was = before.state.play
    if card not in now.all_played() or (was is not None and card in was.all_played()):
        return
    earlier: list[str] = []
    for trick in (*now.tricks, now.current):
        cards = [str(c) for _, c in trick]
        if card in cards:
            fell = [(str(x), str(c)) for x, c in trick[: cards.index(card)]]
            earlier += cards[: cards.index(card)]
            break
        earlier += cards
    hand = before.state.deal.hands.get(seat)
    left = None if hand is None else [str(c) for c in hand if c not in earlier]
    if left is not None and card not in left:
        yield f"{seat} plays {card}, and has {left}"
        return
    wrong = reference.breach(seat, card, left, fell, before.view()["restrictions"])
    if wrong is not None:
        yield wrong
    if not fell and any(q.key in BEFORE_LEAD for q in before.questions):
        yield f"{seat} leads {card} before declarer has chosen"


def untouched(log: Log) -> Breach:
    """A command that was refused has changed nothing: the state is still what the log folds to."""
    if logs.fold(log.opening, log.events).state != log.state:
        yield "a refused command has changed the state"


# -- what a viewer sees ----------------------------------------------------------------------------


def cards_in(data: object) -> set[str]:
    """The cards that are named anywhere in plain data: strings that are a card and nothing else."""
    match data:
        case str():
            return {data} & DECK_AND_SMALL
        case dict():
            return set().union(*(cards_in(x) for x in (*data.keys(), *data.values())))
        case list() | tuple():
            return set().union(*(cards_in(x) for x in data))
        case _:
            return set()


def public(log: Log) -> set[str]:
    """The cards that everybody may know: played or shown in the course of things, and dummy's."""
    hands = log.state.deal.hands
    found: set[str] = set()
    for entry in log.folded.entries:
        event = entry.event.event if isinstance(entry.event, Amend | Insert) else entry.event
        found |= cards_in(msgspec.to_builtins(event))
        if isinstance(event, Exposed) and not event.cards:
            found |= {str(c) for c in hands.get(event.seat, ())}
    dummy = law44.shown(log.state)
    return found | ({str(c) for c in hands.get(dummy, ())} if dummy is not None else set())


def hands_shown(log: Log, viewer: Viewer) -> set[Seat]:
    """Whose hands a viewer may see: his own, and dummy's once the lead is faced (41D)."""
    dummy = law44.shown(log.state)
    return {x for x in SEATS if x in (viewer, dummy)}


def hides_cards(log: Log, viewer: Viewer, view: Json) -> Breach:
    """No card of another hand that has not been seen at the table is anywhere in a view."""
    own = {str(c) for c in log.state.deal.hands.get(viewer, ())}
    leaked = cards_in(view) - own - public(log)
    if leaked:
        yield f"{viewer} sees the hidden cards {sorted(leaked)}"
