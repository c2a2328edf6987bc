"""Random whole hands of Estimation through the engine, and what a slow reader makes of them."""

import random
from collections.abc import Iterator
from typing import Any

from biddingbox.cards import DECK, Card, in_order
from biddingbox.core import Refusal
from biddingbox.estimation.game import Estimation
from biddingbox.estimation.play import playable
from biddingbox.estimation.state import State, turn
from biddingbox.estimation.view import legal
from biddingbox.events import (
    Call,
    Called,
    DashCall,
    Event,
    Fact,
    Holding,
    Number,
    Opening,
    Played,
    With,
)
from biddingbox.seats import SEATS, Seat

GAME = Estimation()
#: The seats in the order in which the turn passes.
ROUND: tuple[Seat, ...] = ("N", "W", "S", "E")


def opening(rng: random.Random, edition: str, *words: str, **facts: str) -> Opening:
    """A dealt deal, with a random dealer; ``words`` are switches of the header."""
    deck = rng.sample(DECK, 52)
    hands = tuple(
        Holding(seat, in_order(deck[13 * i : 13 * i + 13])) for i, seat in enumerate(SEATS)
    )
    given = [Fact(key, value) for key, value in facts.items()]
    given += [Fact("rules", " ".join(words))] if words else []
    return Opening("estimation", edition, dealer=rng.choice(SEATS), hands=hands, facts=tuple(given))


def events(rng: random.Random, start: Opening) -> Iterator[tuple[Event, State]]:
    """A random course of the hand, every event in order, with the state after each."""
    s = GAME.start(start)
    seq = 0

    def done(event: Event) -> State:
        nonlocal seq
        seq += 1
        after = GAME.apply(s, seq, event)
        assert not isinstance(after, Refusal), (event, after)
        return after

    if s.deal.rules.dash_call and s.deal.trump is None:
        for seat in rng.sample(SEATS, rng.choice((0, 0, 0, 1, 2))):
            event: Event = DashCall(seat)
            s = done(event)
            yield event, s
    while s.phase in ("auction", "numbers"):
        now = turn(s)
        assert now is not None
        event = _call(rng, s, now)
        s = done(event)
        yield event, s
    while s.phase in ("closed", "play"):
        event = _card(rng, s)
        s = done(event)
        yield event, s


def _call(rng: random.Random, s: State, seat: Seat) -> Event:
    options = legal(s)
    if s.phase == "numbers":
        return Number(seat, int(rng.choice(options)), rng.random() < 0.1)
    if rng.random() < 0.45:
        return Called(seat, Call("P"))
    if Call("with") in options and rng.random() < 0.5:
        return With(seat)
    bids = [c for c in options if c not in ("P", "with")]
    return Called(seat, rng.choice(bids[:6])) if bids else Called(seat, Call("P"))


def _card(rng: random.Random, s: State) -> Played:
    assert s.play is not None
    seat = s.play.turn
    cards: tuple[Card, ...] = playable(s.play.left[seat], s.play.current)
    return Played(seat, rng.choice(cards))


def hand(rng: random.Random, start: Opening) -> tuple[list[Event], State]:
    """A whole random hand: its events and its last state."""
    course = list(events(rng, start))
    return [event for event, _ in course], course[-1][1]


def read_slowly(start: Opening, course: list[Event]) -> dict[str, Any]:
    """What the slow scorer is told, read from the events alone: no engine, presets only."""
    dealer = start.dealer or "N"
    out: set[Seat] = set()
    last: dict[Seat, int] = {}
    joins: list[tuple[Seat, str]] = []
    standing: tuple[Seat, str] | None = None
    numbers: dict[Seat, int] = {}
    dash: list[Seat] = []
    tricks: dict[Seat, int] = dict.fromkeys(ROUND, 0)
    trick: list[tuple[Seat, Card]] = []
    order: list[Seat] = []
    cards: list[Played] = []
    for event in course:
        match event:
            case DashCall(seat=seat):
                dash.append(seat)
                numbers[seat] = 0
            case Called(seat=seat, call=call) if call == "P":
                out.add(seat)
            case Called(seat=seat, call=call):
                standing = (seat, call)
                last[seat] = int(call.rstrip("CDHSNT"))
            case With(seat=seat):
                assert standing is not None
                joins.append((seat, standing[1]))
                last[seat] = int(standing[1].rstrip("CDHSNT"))
            case Number(seat=seat, number=number):
                order.append(seat)
                numbers[seat] = number
            case Played():
                cards.append(event)
    owner: Seat | None = standing[0] if standing is not None else None
    suit = standing[1].lstrip("0123456789") if standing is not None else "NT"
    if owner is not None and standing is not None:
        numbers[owner] = int(standing[1].rstrip("CDHSNT"))
    trump = next((f.value for f in start.facts if f.key == "trump"), None)
    if trump is not None:
        suit = trump
        owner = next(seat for seat in order if numbers[seat] == max(numbers.values()))
    joiners = [seat for seat, bid in joins if bid.lstrip("0123456789") == suit and seat != owner]
    led: Seat = owner or dealer
    for played in cards:
        assert played.seat == (led if not trick else ROUND[(ROUND.index(trick[-1][0]) + 1) % 4])
        trick.append((played.seat, played.card))
        if len(trick) == 4:
            led = best(trick, suit)
            tricks[led] += 1
            trick = []
    return {
        "owner": owner,
        "joiners": joiners,
        "floors": {seat: max(4, last[seat]) for seat in joiners},
        "order": order,
        "numbers": numbers,
        "tricks": tricks,
        "dash_callers": dash,
        "fixed_trump": trump is not None,
    }


def best(trick: list[tuple[Seat, Card]], trump: str) -> Seat:
    """Who wins a trick: the slow way."""
    trumps = [p for p in trick if p[1][0] == trump]
    suit = trumps or [p for p in trick if p[1][0] == trick[0][1][0]]
    return min(suit, key=lambda p: "AKQJT98765432".index(p[1][1]))[0]
