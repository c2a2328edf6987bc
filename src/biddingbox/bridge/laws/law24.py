"""Law 24, card exposed or led in the auction: it stays face up; partner may have to pass once."""

from msgspec.structs import replace

from biddingbox.bridge.ask import gap_question, option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import artificial_score
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law17, law22
from biddingbox.bridge.state import Duty, Matter, Penalty, State
from biddingbox.bridge.steps import bind, hear, must_pass, on_table, reading, replaced_reading, rule
from biddingbox.cards import HONOURS, Card
from biddingbox.core import Question, Refusal
from biddingbox.seats import Seat, partner, side


def opens(s: State, seat: Seat, cards: tuple[Card, ...], seq: int, *, led: bool) -> State | Refusal:
    """24: one or more cards of a player came face up: could his partner have seen a face?

    It applies from the first look at the cards (gap ``24-before-first-call``).
    """
    gap = "24-before-first-call"
    if not law17.begun(s) and reading(s, gap) == "from-first-call":
        return hear(
            rule(s, "16B", "card-seen", seq, gap=gap, seat=seat), side(seat), seat, None, "16B", seq
        )
    shown: tuple[str, ...] = cards or s.deal.hands.get(seat, ()) or ("hand",)
    made = Made(seq, seat, PASS, seat)
    m = Matter("24", "led" if led else "dropped", seq, seat, made, cards=shown)
    if _declarer_led(s, seat, cards):
        m = replace(m, stage="spread")
        gap = "declarer-leads-lho-faces-hand"
        if replaced_reading(s, gap):
            after = spread(s, m, reading(s, gap), seq)
            if not isinstance(after, Refusal):
                return after
    return on_table(s, unsettled=(*s.table.unsettled, m))


def _declarer_led(s: State, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Declarer has shown a lead and the true leader spreads his whole hand."""
    if s.phase != "closed" or cards or seat != law22.opening_leader(s.auction):
        return False
    declarer = law22.declarer(s.auction)
    led = any(
        u.law == "24" and u.stage == "led" and u.offender == declarer for u in s.table.unsettled
    )
    return led or any(r.law == "24" and r.args.get("seat") == declarer for r in s.table.rulings)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """24: visible or not, a question of judgement."""
    args = {"seat": m.offender, "partner": partner(m.offender), "cards": ", ".join(m.cards)}
    if m.stage == "spread":
        return (gap_question("declarer-leads-lho-faces-hand", m.cause, **args),)
    return (
        question(
            "24",
            m.cause,
            "director",
            "visible",
            args,
            option("visible", "24", **args),
            option("not-visible", "24", **args),
            audience="director",
        ),
    )


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """24: what the director finds."""
    s = on_table(s, unsettled=tuple(u for u in s.table.unsettled if u != m))
    if key == "reading":
        return spread(s, m, str(value), seq)
    if key == "not-visible":
        return rule(s, "24", "not-visible", seq, seat=m.offender)
    return visible(s, m, seq)


def spread(s: State, m: Matter, read: str, seq: int) -> State | Refusal:
    """24, 41, 54: declarer led and the true leader spread his hand, as the director reads it."""
    gap = "declarer-leads-lho-faces-hand"
    if read == "by-the-letter":
        return visible(rule(s, "24", "hand-spread", seq, gap=gap, seat=m.offender), m, seq)
    if read == "artificial":
        return artificial_score(rule(s, "12A2", "hand-spread-average", seq, gap=gap), None)
    return Refusal("no-such-reading", "24", {"value": read})


def visible(s: State, m: Matter, seq: int) -> State:
    """24: the cards stay face up until the auction closes; penalty cards if the side defends.

    Between the last pass and the lead they bar nobody any more (gap ``24-after-final-pass``).
    """
    seat = m.offender
    earlier = [p for p in s.table.penalties if p.seat == seat]
    several = len(m.cards) + len(earlier) > 1 or m.cards == ("hand",)
    honour = any(c[1] in HONOURS for c in m.cards)
    led = m.stage == "led"
    major = several or honour or led
    penalties = (
        *(replace(p, major=True) if several and p.seat == seat else p for p in s.table.penalties),
        *(Penalty(seat, c, major, m.cause) for c in m.cards),
    )
    s = on_table(s, penalties=penalties)
    if s.phase != "auction":
        s = rule(s, "24", "stays-face-up", seq, gap="24-after-final-pass", seat=seat)
        if not (several or honour or led):
            return s
        law = "24C" if several else "24B"
        duty = Duty("must_pass", partner(seat), "next_turn", law, m.cause, reopened=True)
        return bind(s, duty)
    if several:
        return c(s, m, seq)
    return b(s, m, seq) if honour or led else a(s, m, seq)


def a(s: State, m: Matter, seq: int) -> State:
    """24A: one card below the ten, not led: nothing more."""
    return rule(s, "24A", "stays-face-up", seq, seat=m.offender)


def b(s: State, m: Matter, seq: int) -> State:
    """24B: one honour, or a card led: partner passes at his next turn; 23."""
    return _bar(s, m, seq, "24B")


def c(s: State, m: Matter, seq: int) -> State:
    """24C: two or more cards: partner passes at his next turn; 23."""
    return _bar(s, m, seq, "24C")


def _bar(s: State, m: Matter, seq: int, law: str) -> State:
    mate = partner(m.offender)
    s = rule(s, law, "partner-passes-once", seq, seat=m.offender, partner=mate)
    return must_pass(s, mate, "next_turn", law, m.cause, m.offender)


def called(s: State, m: Matter, made: Made) -> State | None:
    """24: it does not hold up the auction."""
    return None


def penalty_cards(s: State) -> list[Penalty]:
    """50: the cards that are, or may become, penalty cards: those of a side that may defend."""
    declarer = None if s.phase == "auction" else law22.declarer(s.auction)
    if s.phase in ("passed-out", "cancelled", "over"):
        return []
    return [
        p
        for p in s.table.penalties
        if p.cause not in s.table.forgiven and (declarer is None or side(p.seat) != side(declarer))
    ]
