"""Laws 13 and 14, wrong number of cards: put right, played on, or an adjusted score."""

from msgspec.structs import replace

from biddingbox.bridge.ask import option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import artificial_score
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law17
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import close, hear, on_table, open_matter, reading, review, rule
from biddingbox.core import Question, Refusal
from biddingbox.seats import Seat, Side, side


def counted(s: State, seat: Seat, cards: int, seq: int) -> State | Refusal:
    """13, 14: a player is found to hold a wrong number of cards.

    One hand short and the others right is Law 14; any hand too long is Law 13.
    """
    m = s.table.matter
    if m is not None and m.law != "13":
        return Refusal("matter-open", "9B2", {"seat": seat})
    ended = s.phase == "passed-out" and law17.period_over(s)
    if ended or not 0 <= cards <= 52 or cards == 13:
        return Refusal("no-wrong-count", "13", {"seat": seat, "cards": str(cards)})
    s = on_table(close(s), counted=(*s.table.counted, (seat, cards)))
    if s.phase == "cancelled":
        return s
    if s.phase == "over":
        return c(s, seat, seq)
    if s.table.counted == ((seat, cards),) and cards < 13:
        return law14(s, seat, seq)
    return law13(_without_14(s), seat, seq)


def c(s: State, seat: Seat, seq: int) -> State:
    """13C: found after the play: a hand too long, so another is too short: void, artificial score.

    A short hand alone tells nothing yet: the card may have been lost since. Whose fault it is, the
    law does not say (gap ``13c-whose-fault``); 2017 has no such clause in the digest at hand (gap
    ``13-after-play-2017``).
    """
    if all(cards < 13 for _, cards in s.table.counted):
        return rule(s, _law_c(s), "short-hand-after-play", seq, seat=seat)
    if s.deal.edition == "2017":
        gap = "13-after-play-2017"
        if reading(s, gap) == "as-before":
            return law13(s, seat, seq)
    else:
        gap = "13c-whose-fault"
    s = rule(s, _law_c(s), "wrong-hand-after-play", seq, gap=gap)
    sides = {side(who) for who, _ in s.table.counted}
    both = len(sides) > 1 or reading(s, "13c-whose-fault") == "both"
    return artificial_score(s, None if both else side(seat))


def _law_c(s: State) -> str:
    return "13" if s.deal.edition == "2017" else "13C"


def _without_14(s: State) -> State:
    """A second wrong hand shows that it was not a case of Law 14."""
    heard = tuple(h for h in s.table.heard if h.law != "14")
    rulings = tuple(r for r in s.table.rulings if r.law != "14")
    return on_table(s, heard=heard, rulings=rulings)


def law13(s: State, seat: Seat, seq: int) -> State:
    """13: has a player with a wrong hand called? then an artificial score; else who saw what.

    13 of 2017: if he has, the director finds whether the deal can be put right and played.
    """
    wrong = [who for who, _ in s.table.counted]
    caller = next((m for m in s.auction.calls if m.seat in wrong), None)
    if caller is not None and s.deal.edition == "2017":
        return open_matter(s, Matter("13", "called", seq, caller.seat, caller))
    if caller is not None:
        s = rule(s, "13", "wrong-hand-called", seq, seat=caller.seat)
        return artificial_score(s, side(caller.seat))
    made = Made(seq, seat, PASS, seat)
    return open_matter(s, Matter("13", "seen", seq, seat, made))


def law14(s: State, seat: Seat, seq: int) -> State:
    """14: a card is missing: found or rebuilt; calls stand; what it tells is closed to partner.

    The information goes to nobody at the table but through the player himself (16).
    """
    s = hear(s, side(seat), seat, None, "14", seq)
    return rule(s, "14", "card-restored", seq, seat=seat)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """13A, 13B: had anybody seen another player's card, and did all four agree to play on?

    13 and 16D of 2017: had anybody, and can the deal be put right and played?
    """
    args = {"seat": m.offender}
    if m.stage in ("called", "outside"):
        law = "13" if m.stage == "called" else "16D"
        playable = (option("playable", law, **args), option("not-playable", "12C1", **args))
        key = "deal-put-right" if m.stage == "called" else "deal-playable"
        return (question(law, m.cause, "director", key, args, *playable, audience="director"),)
    if s.deal.edition == "2017":
        seen = (option("not-seen", "13", **args), option("seen", "16D", **args))
        return (
            question("13", m.cause, "director", "cards-seen", args, *seen, audience="director"),
        )
    return (
        question(
            "13",
            m.cause,
            "director",
            "cards-seen",
            args,
            option("not-seen", "13A", **args),
            option("seen-agreed", "13B1", **args),
            option("seen", "13B2", **args),
            audience="director",
        ),
    )


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """13: what the director finds."""
    if key == "seen" and s.deal.edition == "2017":
        s = rule(s, "16D", "card-of-another-seen", seq)
        return open_matter(s, replace(m, stage="outside"))
    s = close(s)
    match key:
        case "playable":
            return played_2017(s, m, seq)
        case "not-playable":
            law = "13" if m.stage == "called" else "16D"
            return artificial_score(rule(s, law, "cannot-be-played", seq), _at_fault(m))
        case "not-seen" if s.deal.edition == "2017":
            return rule(on_table(s, counted=()), "13", "hands-put-right", seq)
        case "not-seen":
            return a(s, m, seq)
        case "seen-agreed":
            return b1(s, m, seq)
    return b2(s, m, seq)


def played_2017(s: State, m: Matter, seq: int) -> State:
    """13, 16D of 2017: the hands are put right, no call is changed; adjusted later if need be."""
    law = "13" if m.stage == "called" else "16D"
    s = rule(on_table(s, counted=()), law, "played-and-reviewed", seq)
    return review(s, law, m.cause, seat=m.offender)


def _at_fault(m: Matter) -> Side | None:
    """Who held a wrong hand and called."""
    return side(m.offender) if m.stage == "called" else None


def a(s: State, m: Matter, seq: int) -> State:
    """13A: nobody has seen another player's card: hands put right, auction and play as usual."""
    return rule(on_table(s, counted=()), "13A", "hands-put-right", seq)


def b1(s: State, m: Matter, seq: int) -> State:
    """13B1: seen, of no consequence, and all four agree: play on."""
    return rule(on_table(s, counted=()), "13B1", "seen-agreed", seq)


def b2(s: State, m: Matter, seq: int) -> State:
    """13B2: it would interfere, or somebody objects: an artificial score."""
    return artificial_score(rule(s, "13B2", "seen-interferes", seq), None)


def called(s: State, m: Matter, made: Made) -> State | None:
    """13: a call waits until the hands are put right."""
    return None
