"""Law 50D, a major penalty card when partner is to lead: declarer requires, forbids, or neither."""

from msgspec.structs import replace

from biddingbox.bridge.ask import question
from biddingbox.bridge.laws import law22, law24, law26
from biddingbox.bridge.state import Lead, Penalty, State
from biddingbox.bridge.steps import on_table, rule
from biddingbox.cards import SUITS, Card, Suit
from biddingbox.core import Option, Question, Refusal
from biddingbox.seats import partner


def due(s: State) -> list[Penalty]:
    """50D: the major penalty cards of the leader's partner about which declarer has yet to say."""
    leader = law26.on_lead(s)
    if leader is None:
        return []
    tricks = len(s.play.tricks) if s.play is not None else 0
    cards = law24.penalty_cards(s)
    return [p for p in cards if p.major and partner(p.seat) == leader and p.waived != tricks]


def questions(s: State) -> tuple[Question, ...]:
    """50D: declarer chooses, once for each lead, about the suits of all the cards together."""
    found = due(s)
    declarer = law22.declarer(s.auction)
    if not found or declarer is None:
        return ()
    suits = tuple(u for u in SUITS if any(p.card[0] == u for p in found)) or SUITS
    leader = partner(found[0].seat)
    args: dict[str, str] = {"leader": leader, "offender": found[0].seat, "declarer": declarer}
    args |= {"suits": "".join(suits), "cards": ", ".join(p.card for p in found)}
    return (
        question(
            "50D",
            found[0].cause,
            declarer,
            "penalty-card-lead",
            args,
            *law26.offered(s, leader, "50D", ("require", "forbid"), suits, args),
            Option("waive", "50D", args=args),
        ),
    )


def answer(s: State, key: str, value: str | None, seq: int) -> State | Refusal:
    """50D: require or forbid, and the card is picked up; or neither, and it stays."""
    found = due(s)
    leader = partner(found[0].seat)
    args = {"leader": leader, "declarer": str(law22.declarer(s.auction))}
    if key == "waive":
        tricks = len(s.play.tricks) if s.play is not None else 0
        kept = tuple(replace(p, waived=tricks) if p in found else p for p in s.table.penalties)
        return rule(on_table(s, penalties=kept), "50D", "penalty-card-stays", seq, **args)
    suit = _suit(value)
    options = questions(s)[0].options
    if suit is None or all(o.key != key or suit not in o.values for o in options):
        return Refusal("suit-not-offered", "50D", {"suit": str(value), "suits": _suits(found)})
    picked = tuple(p for p in s.table.penalties if not (p in found and p.card[0] in (suit, "h")))
    until = "this_lead" if key == "require" else "loses_lead"
    lead = Lead(
        found[0].cause,
        found[0].seat,
        found[0].cause,
        law="50D",
        chosen="require" if key == "require" else "forbid",
        suit=suit,
        until="this_lead" if until == "this_lead" else "loses_lead",
    )
    tricks = len(s.play.tricks) if s.play is not None else 0
    picked = tuple(replace(p, waived=tricks) if p in found else p for p in picked)
    s = on_table(s, penalties=picked, leads=(*s.table.leads, lead))
    return rule(s, "50D", f"lead-{key}", seq, suit=suit, **args)


def _suit(value: str | None) -> Suit | None:
    return next((u for u in SUITS if u == value), None)


def _suits(found: list[Penalty]) -> str:
    return "".join(u for u in SUITS if any(p.card[0] == u for p in found))


def played(s: State, card: Card) -> State:
    """50: a penalty card that has been played is one no longer."""
    if all(p.card != card for p in s.table.penalties):
        return s
    return on_table(s, penalties=tuple(p for p in s.table.penalties if p.card != card))
