"""Law 41, the opening lead: who leads, face down, and the play begins when it is faced."""

from msgspec.structs import replace

from biddingbox.bridge import play
from biddingbox.bridge.laws import law22, law26, law44
from biddingbox.bridge.play import Play
from biddingbox.bridge.state import State
from biddingbox.core import Refusal
from biddingbox.events import Played
from biddingbox.seats import Seat, partner


def a(s: State, e: Played) -> State | Refusal:
    """41A: after the auction presumed declarer's left leads, face down, once all is settled."""
    who, trump = law22.declarer(s.auction), law22.trump(s.auction)
    if who is None or trump is None or s.table.matter is not None or s.play is not None:
        return Refusal("no-lead-now", "41A", {"seat": e.seat, "card": e.card})
    if e.seat != law22.opening_leader(s.auction):  # 54 and 24 have seen to it
        return Refusal("no-lead-now", "41A", {"seat": e.seat, "card": e.card})
    why = law44.refused(s, e.seat, e.card)
    if why is not None:
        return why
    s = replace(
        s, play=play.add(Play(who, trump, e.seat, faced=e.faced, left=s.deal.hands), e.seat, e.card)
    )
    s = law26.led(s, e.seat)
    return replace(s, phase="play") if e.faced else s


def b(s: State, seat: Seat) -> bool:
    """41B: before the lead is faced leader's partner and presumed declarer may ask, dummy not."""
    declarer, leader = law22.declarer(s.auction), law22.opening_leader(s.auction)
    return s.phase == "closed" and leader is not None and seat in (declarer, partner(leader))


def c(s: State, seat: Seat) -> State | Refusal:
    """41C: the lead is faced: the auction period is over and the play begins (17E)."""
    faced = s.play is None or s.play.faced or len(s.play.tricks) > 0
    if s.phase not in ("closed", "play") or s.play is None or faced or s.play.leader != seat:
        return Refusal("nothing-to-face", "41C", {"seat": seat})
    return replace(s, play=replace(s.play, faced=True), phase="play")


def dummy_down(s: State, seat: Seat) -> State | None:
    """41C: dummy's hand comes down after the lead; None where this is something else."""
    now = s.play
    if now is None or s.phase != "play" or seat != partner(now.declarer):
        return None
    return replace(s, play=replace(now, dummy_down=True))
