"""Law 75D, correcting an explanation: one's own at once, partner's only when the time has come."""

from biddingbox.bridge.laws import law21, law22
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import hear, named_call, rule
from biddingbox.core import Refusal
from biddingbox.events import CallRef
from biddingbox.seats import Seat, side


def d(s: State, seat: Seat, about: CallRef, seq: int) -> State | Refusal:
    """75D: an explanation is corrected: by the explainer himself (D1), or by his partner (D2)."""
    call = named_call(s, about)
    if call is None:
        return Refusal("no-such-call-made", "75D", {"ref": about})
    after = law21.opens(s, about, seq, "21B1", wrong=True)
    if isinstance(after, Refusal):
        return after
    own = call.seat != seat or side(call.seat) != side(seat)
    return d1(after, seat, seq) if own else d2(after, seat, seq)


def d1(s: State, seat: Seat, seq: int) -> State:
    """75D1: the explainer notices his own error: the director is called at once (21, 40C)."""
    return rule(s, "75D1", "own-error", seq, seat=seat)


def d2(s: State, seat: Seat, seq: int) -> State:
    """75D2: his partner waits for the final pass, a defender until the play is over."""
    declarer = law22.declarer(s.auction)
    over = s.phase not in ("auction",)
    defends = declarer is not None and side(declarer) != side(seat)
    if over and not (defends and s.phase in ("closed", "play")):
        return rule(s, "75D2", "partner-corrects", seq, seat=seat)
    s = rule(s, "75D2", "partner-corrects-too-early", seq, seat=seat)
    return hear(s, side(seat), seat, None, "16A", seq)
