"""Law 51, two or more penalty cards: declarer says which is played, or which suits are led."""

from itertools import combinations

from msgspec.structs import replace

from biddingbox.bridge.ask import question
from biddingbox.bridge.laws import law22, law26
from biddingbox.bridge.state import Penalty, State
from biddingbox.bridge.steps import on_table, rule
from biddingbox.cards import SUITS, Card, Suit
from biddingbox.core import Option, Question, Refusal
from biddingbox.seats import Seat


def a(s: State, seat: Seat, cards: tuple[Card, ...], cause: int) -> Question:
    """51A: of several penalty cards that may be played now, declarer says which."""
    declarer = law22.playing(s)
    assert declarer is not None
    args = {"seat": seat, "declarer": declarer, "cards": ", ".join(cards)}
    designate = Option("designate", "51A", "CARD", cards, args)
    return question("51A", cause, declarer, "which-penalty-card", args, designate)


def designated(s: State, q: Question, value: str | None, seq: int) -> State | Refusal:
    """51A: declarer has said which of them is played at this turn."""
    if value not in q.options[0].values:
        args = {"value": str(value), "values": ", ".join(q.options[0].values)}
        return Refusal("not-offered", "51A", args)
    kept = tuple(replace(p, designated=p.card == value) for p in s.table.penalties)
    s = on_table(s, penalties=kept)
    args = {"seat": q.args["seat"], "declarer": q.args["declarer"], "card": value}
    return rule(s, "51A", "card-designated", seq, **args)


def law_of(found: list[Penalty]) -> str:
    """51B1, 51B2: the clause for partner's lead: 50D for one card, 51B for several."""
    if len(found) == 1 and found[0].card != "hand":
        return "50D"
    return "51B1" if len({p.card[0] for p in found}) == 1 and found[0].card != "hand" else "51B2"


def b1(s: State, found: list[Penalty], leader: Seat, args: dict[str, str]) -> list[Option]:
    """51B1: several cards of one suit: it is required or forbidden, and all are picked up."""
    return law26.offered(s, leader, law_of(found), ("require", "forbid"), suits_of(found), args)


def b2(s: State, found: list[Penalty], leader: Seat, args: dict[str, str]) -> list[Option]:
    """51B2: cards of several suits: one suit is required, or one or more of them are forbidden."""
    return [
        replace(o, values=_together(o.values)) if o.key == "forbid" else o
        for o in b1(s, found, leader, args)
    ]


def _together(suits: tuple[str, ...]) -> tuple[str, ...]:
    """Every choice of one or more suits, as ``H`` and ``HD``; but never all four."""
    most = min(len(suits), len(SUITS) - 1)
    return tuple("".join(few) for n in range(1, most + 1) for few in combinations(suits, n))


def suits_of(found: list[Penalty]) -> tuple[Suit, ...]:
    """51B: the suits of the penalty cards; all four where a whole hand was shown."""
    return tuple(u for u in SUITS if any(p.card[0] == u for p in found)) or SUITS
