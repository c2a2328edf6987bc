"""Law 49, a defender's card exposed in the play: if partner could see it, a penalty card (50)."""

from biddingbox.bridge.ask import option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law24, law44, law48, law50, law68
from biddingbox.bridge.state import Matter, Penalty, State
from biddingbox.bridge.steps import held, on_table, review, rule
from biddingbox.cards import HONOURS, Card
from biddingbox.core import Question, Refusal
from biddingbox.seats import Seat, partner, side


def opens(s: State, seat: Seat, cards: tuple[Card, ...], seq: int) -> State | Refusal:
    """49: one or more cards came face up in the play: could his partner have seen a face?"""
    now = s.play
    if s.phase != "play" or now is None:
        return Refusal("nothing-exposed-now", "49", {"seat": seat})
    for one in cards:
        why = law44.impossible(s, seat, one) if one[1] != "x" else None
        if why is not None:
            return why
    shown: tuple[str, ...] = cards or held(s, seat) or ("hand",)
    if now.claim is not None:
        return law68.c(s, seat, seq)
    if side(seat) == side(now.declarer):
        return law48.a(s, seat, shown, seq)
    stage = "led" if all(played_irregularly(s, seat, one) for one in shown) else "dropped"
    m = Matter("49", stage, seq, seat, Made(seq, seat, PASS, seat), cards=shown)
    if stage == "led":
        return visible(s, m, seq)
    return on_table(s, unsettled=(*s.table.unsettled, m))


def played_irregularly(s: State, seat: Seat, card: str) -> bool:
    """50B: whether he had played that very card when it was not to be played (53, 57, 50D)."""
    keys = (
        *("defender-leads-out-of-turn", "led-before-choice", "premature-play"),
        "play-out-of-turn",
    )
    mine = (r.args for r in s.table.rulings if r.key in keys)
    return any(a.get("seat") == seat and a.get("card") == card for a in mine)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """49: visible or not, a question of judgement."""
    args = {"seat": m.offender, "partner": partner(m.offender), "cards": ", ".join(m.cards)}
    options = (option("visible", "49", **args), option("not-visible", "49", **args))
    key = "exposed-in-play"
    return (question("49", m.cause, "director", key, args, *options, audience="director"),)


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """49: what the director finds."""
    s = on_table(s, unsettled=tuple(u for u in s.table.unsettled if u != m))
    if key == "not-visible":
        return rule(s, "49", "not-visible", seq, seat=m.offender)
    return visible(s, m, seq)


def visible(s: State, m: Matter, seq: int) -> State:
    """49, 50: each card stays face up, a penalty card.

    50E4 of 2017: whether it helped is looked at after the play.
    """
    seat = m.offender
    left = tuple(c for c in m.cards if s.play is None or c not in s.play.all_played())
    several = sum(p.seat == seat for p in law24.penalty_cards(s)) + len(left) > 1
    major = several or left == ("hand",) or m.stage == "led" or any(c[1] in HONOURS for c in left)
    before = law50.b(s, seat) if several else s.table.penalties
    s = on_table(s, penalties=(*before, *(Penalty(seat, c, major, m.cause) for c in left)))
    if s.deal.edition == "2017":
        s = review(s, "50E4", m.cause, seat=seat, cards=", ".join(m.cards))
    key = "penalty-card-major" if major else "penalty-card-minor"
    return rule(s, "50B", key, seq, seat=seat, cards=", ".join(m.cards))


def called(s: State, m: Matter, made: Made) -> State | None:
    """49: it does not hold up anything."""
    return None
