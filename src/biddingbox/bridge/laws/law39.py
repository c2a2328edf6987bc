"""Law 39, a call after the final pass: cancelled; only a defender's bid or double costs."""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import keep
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law22, law35, law37
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import close, gone, lead_penalty, open_matter, rule, test_next
from biddingbox.seats import LHO, partner, side

questions = law37.questions
answer = law37.answer


def opens(s: State, made: Made) -> State:
    """39: the auction is over: the call is cancelled."""
    made = replace(made, status="pending", irregular=("call_after_final_pass",))
    before = keep(s)
    who = law22.declarer(s.auction)
    defends = who is not None and side(who) != side(made.seat)
    s = gone(s, made, "cancelled", side(made.seat))
    s = b(s, made) if defends and made.call != PASS else a(s, made)
    return open_matter(s, Matter("39", "assessed", made.seq, made.seat, made, before=before))


def a(s: State, made: Made) -> State:
    """39A, 39B of 2017: a pass by a defender, or any call by the declaring side: no penalty."""
    law = "39B" if s.deal.edition == "2017" else "39A"
    return rule(s, law, "after-final-pass", made.seq, seat=made.seat, call=made.call)


def b(s: State, made: Made) -> State:
    """39B, 39C of 2017: a bid or double by a defender: 26 may apply, at once (decision 8)."""
    s = rule(
        s,
        "39C" if s.deal.edition == "2017" else "39B",
        "defender-after-final-pass",
        made.seq,
        seat=made.seat,
        call=made.call,
        partner=partner(made.seat),
    )
    return lead_penalty(s, made.seq, made, None)


def called(s: State, m: Matter, made: Made) -> State | None:
    """35D: LHO's call lifts it; any other call after the final pass is one of its own."""
    if m.stage == "swept":
        return law35.swept(s, m, made)
    if m.before is not None and made.seat == LHO[m.offender]:
        return law35.lifts(s, m, made)
    return test_next(close(s), made)
