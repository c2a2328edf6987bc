"""Laws 53 and 56, a lead out of turn in the play: named; the next player accepts it by playing."""

from msgspec.structs import replace

from biddingbox.bridge import play
from biddingbox.bridge.laws import law61
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import review, rule
from biddingbox.events import Played
from biddingbox.seats import LHO


def by_defender(s: State, seq: int, e: Played) -> State:
    """53A, 56: declarer may accept the lead, or refuse it and take a penalty card; it waits."""
    assert s.play is not None
    args = {"seat": e.seat, "card": e.card, "turn": s.play.on_play}
    s = rule(law61.named(astray(s, e)), "56", "defender-leads-out-of-turn", seq, **args)
    return review(s, "56", seq, **args)


def astray(s: State, e: Played) -> State:
    """53A: the lead lies on the table until it is accepted or the right player leads."""
    now = s.play
    if now is None or not now.leading:
        return s
    return replace(s, play=replace(now, astray=(e.seat, e.card)))


def a(s: State, seq: int, e: Played) -> State:
    """53A: the player next after a lead out of turn plays to it, and so accepts it.

    A player whose own lead it is leads; he accepts nothing.
    """
    now = s.play
    if now is None or now.astray is None or e.seat == now.on_play:
        return s
    seat, card = now.astray
    if e.seat != LHO[seat]:
        return s
    s = replace(s, play=play.add(replace(now, leader=seat), seat, card))
    return rule(s, "53A", "lead-out-of-turn-accepted", seq, seat=seat, card=card, by=e.seat)


def too_soon(s: State, seq: int, e: Played, law: str) -> State:
    """50D2, 26: he led before declarer had chosen; what follows is left to the director (49)."""
    args = {"seat": e.seat, "card": e.card}
    s = rule(law61.named(s), law, "led-before-choice", seq, **args)
    return review(s, "49", seq, **args)
