"""Law 50, penalty cards: when they must be played, and what they cost when partner is to lead."""

from msgspec.structs import replace

from biddingbox.bridge import play
from biddingbox.bridge.ask import question
from biddingbox.bridge.laws import law22, law24, law26, law51
from biddingbox.bridge.state import Lead, Penalty, State
from biddingbox.bridge.steps import hear, held, on_table, review, rule
from biddingbox.cards import HONOURS, SUITS, Card, Hand, Suit, suit_of
from biddingbox.core import Option, Question, Refusal
from biddingbox.seats import Seat, partner, side


def due(s: State) -> list[Penalty]:
    """50D: the major penalty cards of the leader's partner about which declarer has yet to say."""
    leader = law26.on_lead(s)
    if leader is None or law26.used_26(s, leader):
        return []
    tricks = len(s.play.tricks) if s.play is not None else 0
    cards = law24.penalty_cards(s)
    return [p for p in cards if p.major and partner(p.seat) == leader and p.waived != tricks]


def questions(s: State) -> tuple[Question, ...]:
    """50D: declarer chooses, once for each lead; 51A: which of several cards is to be played."""
    if due(s):
        return d2(s)
    seat = turn(s)
    if seat is None or (s.table.leads and law26.questions(s)):
        return ()
    can = bound(s, seat)
    if len(can) < 2 or _void(s, seat, can) or any(_named(s, c) for c in can):
        return ()
    cause = next(p.cause for p in s.table.penalties if p.card == can[0])
    return (law51.a(s, seat, can, cause),)


def d2(s: State) -> tuple[Question, ...]:
    """50D2: about the suits of all the cards together, when their player's partner is to lead."""
    found = due(s)
    declarer = law22.playing(s)
    if not found or declarer is None:
        return ()
    suits, law = law51.suits_of(found), law51.law_of(found)
    leader = partner(found[0].seat)
    args: dict[str, str] = {"leader": leader, "offender": found[0].seat, "declarer": declarer}
    args |= {"suits": "".join(suits), "cards": ", ".join(p.card for p in found)}
    options = (law51.b2 if law == "51B2" else law51.b1)(s, found, leader, args)
    waive = Option("waive", "50D", args=args)
    cause, key = found[0].cause, "penalty-card-lead"
    return (question("50D", cause, declarer, key, args, *options, waive),)


def answer(s: State, q: Question, key: str, value: str | None, seq: int) -> State | Refusal:
    """50D, 51: require or forbid, and the card is picked up; or neither, and it stays."""
    if key == "designate":
        return law51.designated(s, q, value, seq)
    found = due(s)
    leader = partner(found[0].seat)
    args = {"leader": leader, "declarer": str(law22.playing(s))}
    tricks = len(s.play.tricks) if s.play is not None else 0
    if key == "waive":
        kept = tuple(replace(p, waived=tricks) if p in found else p for p in s.table.penalties)
        return rule(on_table(s, penalties=kept), "50D", "penalty-card-stays", seq, **args)
    suits = "".join(u for u in SUITS if value is not None and u in value)
    if all(o.key != key or suits not in o.values for o in q.options) or suits != _sorted(value):
        return Refusal("suit-not-offered", "50D", {"suit": str(value), "suits": q.args["suits"]})
    law = law51.law_of(found)
    leads = tuple(_lead(found[0], law, key, u) for u in SUITS if u in suits)
    picked = [p for p in found if p.card[0] in suits or p.card == "hand"]
    left = tuple(
        replace(p, waived=tricks) if p in found else p for p in s.table.penalties if p not in picked
    )
    both = any(partner(x.offender) == leader for x in law26.chosen(s))
    gap = law26.WITH_50D if both else ""
    s = on_table(s, penalties=left, leads=(*s.table.leads, *leads))
    s = e2_2017(s, picked, seq) if s.deal.edition == "2017" else s
    return rule(s, law, f"lead-{key}", seq, gap=gap, suit=suits, **args)


def _sorted(value: str | None) -> str:
    return "".join(sorted(value or "", key="SHDC".find))


def _lead(p: Penalty, law: str, key: str, suit: Suit) -> Lead:
    chosen = Lead(p.cause, p.seat, p.cause, law=law, suit=suit)
    if key == "require":
        return replace(chosen, chosen="require", until="this_lead")
    return replace(chosen, chosen="forbid", until="loses_lead")


def e2_2017(s: State, picked: list[Penalty], seq: int) -> State:
    """50E2 of 2017: a card picked up is unauthorised for partner, and declarer may use it."""
    for p in picked[:1]:
        s = hear(s, side(p.seat), p.seat, None, "50E2", seq)
    return s


def b(s: State, seat: Seat) -> tuple[Penalty, ...]:
    """50B: a defender with two or more penalty cards: all of them are major."""
    return tuple(replace(p, major=True) if p.seat == seat else p for p in s.table.penalties)


# --- what the player himself must play ------------------------------------------------------------


def turn(s: State) -> Seat | None:
    """44A-B: the player who is to lead or to play now."""
    if s.phase == "play" and s.play is not None and s.play.current:
        return s.play.on_play
    return law26.on_lead(s)


def bound(s: State, seat: Seat, card: Card | None = None) -> tuple[Card, ...]:
    """50D1: his major penalty cards that may be played now: suit and lead penalties come first.

    Of a hand that is not known they and the card that he plays are the part that is.
    """
    mine = (p for p in law24.penalty_cards(s) if p.seat == seat and p.major)
    majors = tuple(Card(p.card) for p in mine if p.card != "hand" and p.card[1] != "x")
    if not majors:
        return ()
    hand = held(s, seat)
    known = hand if hand is not None else majors if card is None else (*majors, card)
    return tuple(c for c in majors if c in may_play(s, seat, known))


def may_play(s: State, seat: Seat, hand: Hand) -> Hand:
    """44C, 26: the cards of a hand that penalty cards apart may be played now."""
    if s.play is not None and s.play.current:
        return play.playable(hand, s.play.current)
    for x in law26.chosen(s):
        if partner(x.offender) == seat:
            hand = tuple(c for c in hand if obeys(x, c)) or hand
    return hand


def obeys(x: Lead, card: Card) -> bool:
    """26, 50D: whether a lead is what declarer has asked for."""
    return (suit_of(card) == x.suit) == (x.chosen == "require")


def refuses(s: State, seat: Seat, card: Card) -> Refusal | None:
    """50C, 50D1: a card played while a penalty card comes first."""
    if all(p.seat != seat for p in s.table.penalties):
        return None
    return d1(s, seat, card) or c(s, seat, card)


def d1(s: State, seat: Seat, card: Card) -> Refusal | None:
    """50D1: a major penalty card is played at the first legal opportunity; 51A of several."""
    must = bound(s, seat, card)
    named = tuple(c for c in must if _named(s, c))
    args = {"seat": seat, "card": card, "cards": ", ".join(named or must)}
    if len(must) > 1 and not named and not _void(s, seat, must):
        return Refusal("penalty-card-choice-open", "51A", args)
    if must and card not in (named or must):
        return Refusal("penalty-card-first", "51A" if named else "50D1", args)
    return None


def c(s: State, seat: Seat, card: Card) -> Refusal | None:
    """50C: before a minor penalty card no other of its suit below the ten; honours are free."""
    for p in law24.penalty_cards(s):
        same = p.seat == seat and not p.major and p.card[0] == card[0] and p.card[1] != "x"
        if same and p.card != card and card[1] not in HONOURS:
            args = {"seat": seat, "card": card, "cards": p.card}
            return Refusal("minor-penalty-card", "50C", args)
    return None


def _named(s: State, card: Card) -> bool:
    return any(p.card == card and p.designated for p in s.table.penalties)


def _void(s: State, seat: Seat, can: tuple[Card, ...]) -> bool:
    """Whether only a player without the suit led could play them, and his hand is not known."""
    led = s.play.current[0][1] if s.play is not None and s.play.current else None
    return led is not None and held(s, seat) is None and can[0][0] != led[0]


def played(s: State, seat: Seat, card: Card | str, seq: int) -> State:
    """50A: a penalty card that has been played is one no longer; 50E3 of 2017: what it tells."""
    if not s.table.penalties or s.play is None:
        return s
    was = [p for p in s.table.penalties if _is(p, seat, card)]
    if not was or card not in s.play.all_played():
        return s
    bound = s.deal.edition == "2017" and was[0] in law24.penalty_cards(s)
    s = on_table(s, penalties=tuple(p for p in s.table.penalties if p is not was[0]))
    if not bound:
        return s
    s = review(s, "50E4", was[0].cause, seat=seat, cards=card)
    return hear(s, side(seat), seat, None, "50E3", seq)


def _is(p: Penalty, seat: Seat, card: Card | str) -> bool:
    small = p.card[1] == "x" and p.card[0] == card[0] and card[1] not in HONOURS
    return p.seat == seat and (p.card == card or small)
