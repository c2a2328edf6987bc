"""Law 54, opening lead out of turn: the presumed declarer accepts it, or it goes the way of 56."""

from msgspec.structs import replace

from biddingbox.bridge import play
from biddingbox.bridge.ask import option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law22, law26, law44, law47, law50, law56
from biddingbox.bridge.play import Play
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import close, open_matter, reading, rule
from biddingbox.cards import Card
from biddingbox.core import Question, Refusal
from biddingbox.events import Played
from biddingbox.seats import Seat, partner

PERIOD = "lead-out-of-turn-ends-period"
PENALTY = "lead-out-of-turn-with-26"


def by_wrong_defender(s: State, e: Played) -> bool:
    """54: whether this is an opening lead by the leader's partner.

    Where the right leader's card lies face down, a card beside it is a lead only if it is faced;
    else it is third hand's card, which turns up the lead.
    """
    leader = law22.opening_leader(s.auction)
    if leader is None or e.seat != partner(leader) or s.phase not in ("closed", "play"):
        return False
    return s.play is None or (e.faced and not s.play.faced and not s.play.tricks)


def named(s: State, e: Played) -> dict[str, str]:
    """Who led which card, and who should have."""
    return {"seat": e.seat, "card": e.card, "leader": str(law22.opening_leader(s.auction))}


def opens(s: State, e: Played, seq: int) -> State | Refusal:
    """54: the wrong defender leads: face down it just goes back (41A), faced it is declarer's."""
    why = law44.impossible(s, e.seat, e.card)
    if why is not None:
        return why
    leader = str(law22.opening_leader(s.auction))
    if not e.faced:
        return rule(s, "41A", "face-down-lead-goes-back", seq, seat=e.seat, leader=leader)
    s = _partners_goes_back(s, leader, seq)
    gap = PERIOD if s.deal.edition == "1997" else ""
    if not gap or reading(s, gap) == "over":
        s = replace(s, phase="play")
    s = rule(s, "54", "lead-out-of-turn", seq, gap=gap, **named(s, e))
    stage = "told" if _asked(s, e.seat) or _told_given(s) else "choice"
    made = Made(seq, e.seat, PASS, e.seat)
    return open_matter(s, Matter("54", stage, seq, e.seat, made, cards=(e.card,)))


def _partners_goes_back(s: State, leader: str, seq: int) -> State:
    """54 of 2017: the right leader's card, still face down, is taken back; in 1997 by 41A."""
    if s.play is None:
        return s
    law = "54" if s.deal.edition == "2017" else "41A"
    s = law26.not_led(replace(s, play=None), s.play.leader)
    return rule(s, law, "partners-lead-goes-back", seq, seat=leader)


def _asked(s: State, seat: Seat) -> bool:
    """20C1: whether he had asked if it was his lead, so that 47E1 comes first."""
    return any(r.key == "whose-lead" and r.args.get("seat") == seat for r in s.table.rulings)


def _told_given(s: State) -> bool:
    """Whether the director has found beforehand what the leader was told."""
    return any(f.option in ("told", "not-told") for f in s.table.findings)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """47E1 to the director where it may be so; then 54 to the presumed declarer."""
    args = _args(s, m)
    if m.stage == "told":
        return (law47.told_question(m, args),)
    declarer = law22.declarer(s.auction)
    assert declarer is not None
    refuse = () if m.seen else (option("refuse", "54D", **args),)
    options = (option("accept", "54B", **args), option("accept-as-dummy", "54A", **args), *refuse)
    return (question("54", m.cause, declarer, "lead-out-of-turn", args, *options),)


def found(s: State, key: str, seq: int) -> State | Refusal | None:
    """47E1: found while declarer is asked; None where it is no finding about an open lead."""
    m = s.table.matter
    if m is None or m.law != "54" or key not in ("told", "not-told"):
        return None
    return answer(s, m, key, None, seq)


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """What the director finds of 47E1, and what the presumed declarer then chooses."""
    match key:
        case "told":
            return law47.e1(s, m, seq)
        case "not-told":
            s = rule(s, "47E1", "not-told", seq, **_args(s, m))
            return open_matter(s, replace(m, stage="choice"))
        case "accept-as-dummy":
            return a(s, m, seq)
        case "accept":
            return b(s, m, seq)
    return d(s, m, seq)


def called(s: State, m: Matter, made: Made) -> State | None:
    """54: a call made meanwhile waits; it will have come after the final pass (39)."""
    return None


def a(s: State, m: Matter, seq: int) -> State:
    """54A: he lays his hand down and is dummy; his partner plays the contract."""
    who = law22.declarer(s.auction)
    assert who is not None
    s = rule(s, "54A", "declarer-is-dummy", seq, **_args(s, m))
    return _accepted(s, m, partner(who), seq)


def b(s: State, m: Matter, seq: int) -> State:
    """54B: he accepts the lead and plays second, from his hand or (B2) from dummy."""
    who = law22.declarer(s.auction)
    assert who is not None
    s = rule(s, "54B", "lead-accepted", seq, **_args(s, m))
    return _accepted(s, m, who, seq)


def b2(s: State, e: Played) -> State | Refusal | None:
    """54B: the second card comes from dummy, and stays; None where this is no such card."""
    now = s.play
    if now is None or now.tricks or len(now.current) != 1:
        return None
    wrong = now.leader != law22.opening_leader(s.auction)
    if not wrong or e.seat != partner(now.declarer) or e.seat == now.on_play:
        return None
    why = law44.refused(s, e.seat, e.card)
    return replace(s, play=play.add(now, e.seat, e.card)) if why is None else why


def c(s: State, m: Matter, seq: int) -> State:
    """54C: declarer could have seen a card of dummy's: he must accept."""
    s = rule(s, "54C", "must-accept-lead", seq, **_args(s, m))
    return open_matter(s, replace(m, seen=True))


def d(s: State, m: Matter, seq: int) -> State:
    """54D: he refuses it: 56."""
    s = rule(close(s), "54D", "lead-refused", seq, **_args(s, m))
    return law56.card(s, m, seq)


def e_2017(s: State, e: Played, seq: int) -> State:
    """54E of 2017: a card led by the declaring side is treated by 24."""
    if s.deal.edition == "1997" or s.phase != "closed":
        return s
    return rule(s, "54E", "lead-by-declaring-side", seq, seat=e.seat, card=e.card)


def shown(s: State, m: Matter, seat: Seat, seq: int) -> State | Refusal:
    """54A, 54C: a card of declarer's or of dummy's comes face up while the lead is open."""
    who = law22.declarer(s.auction)
    assert who is not None
    if seat == partner(who):
        return s if m.seen else c(s, m, seq)
    if seat == who and m.stage == "choice":
        return a(s, m, seq)
    return Refusal("lead-not-settled", "9B2", {"seat": seat})


def card(s: State, m: Matter, e: Played, seq: int) -> State | Refusal:
    """54B: declarer plays over the lead and so accepts it; nobody else plays yet (9B2)."""
    who = law22.declarer(s.auction)
    if m.law != "54" or m.stage == "told" or who is None or e.seat not in (who, partner(who)):
        return Refusal("lead-not-settled", "9B2", {"seat": e.seat})
    return b(s, m, seq)


def _accepted(s: State, m: Matter, who: Seat, seq: int) -> State:
    """54A, 54B: the card is the opening lead; a lead penalty waits for its own leader's turn."""
    trump = law22.trump(s.auction)
    assert trump is not None
    s = _with_26(s, m, seq)
    now, led = Play(who, trump, m.offender, faced=True, left=s.deal.hands), Card(m.cards[0])
    s = replace(close(s), play=play.add(now, m.offender, led), phase="play")
    return law50.played(s, m.offender, led, seq)


def _with_26(s: State, m: Matter, seq: int) -> State:
    """26: was the accepted lead the penalised player's first turn (``lead-out-of-turn-with-26``)?

    What declarer had chosen for the right leader, whose turn is gone, is to be chosen anew.
    """
    if any(now.leader == m.offender for _, now in law26.pending(close(s))):
        spent = reading(s, PENALTY) == "spent"
        key = "penalty-spent" if spent else "penalty-waits"
        s = rule(s, "26", key, seq, gap=PENALTY, seat=m.offender)
        if spent:
            s = law26.led(s, m.offender)
    return law26.choose_again(s, partner(m.offender))


def _args(s: State, m: Matter) -> dict[str, str]:
    who = law22.declarer(s.auction)
    assert who is not None
    args: dict[str, str] = {"seat": m.offender, "card": m.cards[0], "leader": partner(m.offender)}
    return args | {"declarer": who, "partner": partner(who)}


def settled_by(s: State, seat: Seat) -> bool:
    """Whether a card shown by this player belongs to the open matter of 54."""
    m, who = s.table.matter, law22.declarer(s.auction)
    return m is not None and m.law == "54" and who is not None and seat in (who, partner(who))
