"""Random tables after the auction: cards, claims, results, adjusted scores and penalties."""

from typing import Final

from biddingbox import Log
from biddingbox.bridge.laws import law22, law44, law50
from biddingbox.bridge.state import State
from biddingbox.cards import DECK, SUITS, Card, suit_of
from biddingbox.events import (
    Agreed,
    Claimed,
    Conceded,
    Exposed,
    Faced,
    Objected,
    Penalised,
    Played,
    TableEvent,
    Tricks,
)
from biddingbox.seats import LHO, SEATS, Seat, Side, partner
from tests.properties.pick import Pick, chance

SIDES: Final[tuple[Side, ...]] = ("NS", "EW")
AVERAGES: Final = ("average_minus", "average", "average_plus")
DENOMINATIONS: Final = ("C", "D", "H", "S", "NT")


def to_play(s: State) -> Seat:
    """Whose card is waited for; the opening leader's before the lead."""
    seat = law50.turn(s) or (s.play.on_play if s.play is not None else None)
    return seat or law22.opening_leader(s.auction) or s.deal.dealer


def held(s: State, seat: Seat) -> tuple[Card, ...]:
    """What a player can have in his hand: the cards still held, or those that nobody has shown."""
    if s.play is not None and seat in s.play.left:
        return s.play.left[seat] or DECK  # after his last card anything is a mistake
    if s.play is None and seat in s.deal.hands:
        return s.deal.hands[seat]
    gone = set(s.play.all_played()) if s.play is not None else set()
    gone |= {c for cards in s.deal.hands.values() for c in cards}
    gone |= {Card(p.card) for p in s.table.penalties if p.seat != seat}
    gone |= {Card(c) for m in s.table.unsettled if m.offender != seat for c in m.cards}
    return tuple(c for c in DECK if c not in gone) or DECK


def allowed(s: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that he may play now, as far as anybody knows."""
    own = law44.choices(s) if seat == law50.turn(s) else ()
    if own:
        return own
    hand = held(s, seat)
    lawful = tuple(c for c in hand if law44.not_allowed(s, seat, c) is None)
    if s.play is not None and s.play.current:
        led = suit_of(s.play.current[0][1])
        return tuple(c for c in lawful if suit_of(c) == led) or lawful or hand
    return lawful or hand


def card(p: Pick, log: Log) -> TableEvent:
    """A card is led or played: mostly one that may be, by the player whose turn it is."""
    s = log.state
    seat = to_play(s)
    face_up = chance(p, 35) if s.play is None else chance(p, 4)
    match p.number(1, 100):
        case n if n <= 86:
            return Played(seat, p.one(allowed(s, seat)), face_up)
        case n if n <= 92:  # not what the law wants: refused, or it really happened
            return Played(seat, p.one(held(s, seat)), face_up, chance(p, 60))
        case n if n <= 97:
            other = partner(seat) if chance(p, 50) else p.one(SEATS)
            return Played(other, p.one(held(s, other)), chance(p, 50), chance(p, 60))
    small = Card(p.one(SUITS) + "x")
    return Played(p.one(SEATS), p.one((*DECK, small)), face_up, chance(p, 30))


def lead(p: Pick, log: Log) -> TableEvent:
    """The opening lead: by the right player or by his partner, face down or up, or faced now."""
    s = log.state
    seat = law22.opening_leader(s.auction) or s.deal.dealer
    if s.play is not None and not s.play.faced and chance(p, 60):
        return Faced(seat)
    if chance(p, 15):
        seat = partner(seat)
        return Played(seat, p.one(held(s, seat)), chance(p, 80))
    return Played(seat, p.one(allowed(s, seat)), chance(p, 50))


def exposed(p: Pick, log: Log, seat: Seat) -> TableEvent:
    """Cards are shown: mostly cards that he can have in his hand."""
    s = log.state
    if chance(p, 10):
        return Exposed(seat)
    mine = held(s, seat) if chance(p, 90) else DECK
    shown = dict.fromkeys(p.one(mine) for _ in range(p.number(1, 2)))
    known = seat in s.deal.hands
    small = (Card(p.one(SUITS) + "x"),) if not known and chance(p, 20) else ()
    return Exposed(seat, (*shown, *small))


def shows(p: Pick, log: Log) -> TableEvent:
    """Anybody drops a card."""
    return exposed(p, log, p.one(SEATS))


def claim(p: Pick, log: Log) -> TableEvent:
    """A claim or a concession, mostly of a number that can be."""
    s = log.state
    done = len(s.play.tricks) if s.play is not None else 0
    seat = p.one(SEATS)
    if chance(p, 40):
        return Conceded(seat, p.number(1, max(1, 13 - done)))
    return Claimed(seat, p.number(0, 13))


def claimed(p: Pick, log: Log) -> TableEvent:
    """A claim stands: it is agreed, objected to, or decided."""
    s = log.state
    now = s.play
    if now is not None and now.contested and chance(p, 80):
        return Tricks(p.number(0, 13))
    by = now.claimer if now is not None and now.claimer is not None else p.one(SEATS)
    if chance(p, 60):
        return Agreed(LHO[by] if chance(p, 80) else p.one(SEATS))
    return Objected(p.one(SEATS)) if chance(p, 70) else card(p, log)


def ending(p: Pick, log: Log) -> TableEvent:
    """The lead is faced; claims, objections, and the result."""
    seat = p.one(SEATS)
    choices: tuple[TableEvent, ...] = (
        Faced(seat), claim(p, log), Agreed(seat), Objected(seat), Tricks(p.number(0, 13)),
    )  # fmt: skip
    return p.one(choices)


def penalty(p: Pick, log: Log) -> TableEvent:
    """90: a penalty of the director's own."""
    amount = p.one((None, 1, 10, 25))
    unit = "%" if amount is None or chance(p, 60) else "imps"
    return Penalised(p.one(SIDES), amount, unit, p.one((None, "late")))  # type: ignore[arg-type]


def after_auction(p: Pick, log: Log) -> TableEvent:
    """What comes next on the way from the final pass to the end of the play."""
    s = log.state
    if s.play is not None and s.play.claim is not None and s.phase == "play":
        return claimed(p, log)
    if s.phase == "closed" and chance(p, 85):
        return lead(p, log)
    match p.number(1, 200):
        case n if n <= 190:
            return card(p, log)
        case n if n <= 195:
            return shows(p, log)
        case n if n <= 197:
            return claim(p, log)
        case _:
            return ending(p, log)


# -- scores ----------------------------------------------------------------------------------------


def score(p: Pick) -> str:
    """The words of an adjustment, in the grammar of either edition."""
    match p.number(1, 4):
        case 1:
            return f"both {p.one(AVERAGES)}"
        case 2:
            return f"NS {_score(p)} EW {_score(p)}"
        case _:
            return f"{p.one(SIDES)} {_score(p)}"


def _score(p: Pick) -> str:
    match p.number(1, 4):
        case 1:
            return p.one(AVERAGES)
        case 2:
            return str(10 * p.number(-300, 300))
        case 3:
            return result(p)
        case _:
            first = p.number(1, 98)
            second = p.number(1, 99 - first)
            last = 100 - first - second
            return " ".join(f"{result(p)} {n}%" for n in (first, second, last))


def result(p: Pick) -> str:
    """``4SX E -1``, or a board passed out."""
    if chance(p, 5):
        return "P"
    level, over = p.number(1, 7), p.number(0, 13)
    over -= level + 6
    contract = f"{level}{p.one(DENOMINATIONS)}{p.one(('', 'X', 'XX'))}"
    return f"{contract} {p.one(SEATS)} {'=' if over == 0 else f'{over:+d}'}"
