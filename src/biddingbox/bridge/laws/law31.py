"""Law 31, bid out of rotation, cancelled: by whose turn it was, and what is called later."""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import PASS, is_bid
from biddingbox.bridge.laws import law29c
from biddingbox.bridge.state import Duty, Matter, State, Watch
from biddingbox.bridge.steps import (
    bind,
    duty,
    duty_to_pass,
    gone,
    lead_penalty,
    must_pass,
    on_table,
    rule,
)
from biddingbox.seats import RHO, partner, side


def cancelled(s: State, m: Matter, seq: int) -> State:
    """31: at RHO's turn all depends on RHO (A); else partner is silenced (B)."""
    return a(s, m, seq) if m.first.turn_of == RHO[m.offender] else b(s, m, seq)


def a(s: State, m: Matter, seq: int, *, only_b: bool = False) -> State:
    """31A: at RHO's turn: it depends on what RHO now does."""
    s = rule(s, "31A", "depends-on-rho", seq, seat=m.offender, rho=RHO[m.offender])
    watch = Watch("31A", "rho", m.offender, m.first, m.cause, tried=m.tried, only_b=only_b)
    return on_table(s, watches=(*s.table.watches, watch))


def b(s: State, m: Matter, seq: int) -> State:
    """31B: at partner's turn, or LHO's if he had not called: partner passes for good; 26, 23."""
    s = rule(s, "31B", "partner-silenced", seq, seat=m.offender, partner=partner(m.offender))
    s = must_pass(s, partner(m.offender), "end_of_auction", "31B", m.cause, m.offender)
    watch = Watch("31B", "final", m.offender, m.first, m.cause, tried=m.tried)
    return on_table(s, watches=(*s.table.watches, watch))


def rho_acts(s: State, w: Watch, made: Made) -> State:
    """31A: RHO has called: a pass binds the offender to his call (A1), anything else frees it."""
    if made.call == PASS:
        return a1(s, w, made)
    s = rule(s, "31A2", "any-legal-call", made.seq, seat=w.offender)
    return goes_on(s, w, replace(w, law="31A2", stage="final", acted=made.seq))


def a1(s: State, w: Watch, made: Made) -> State:
    """31A1: RHO passes: the offender must repeat his call; if it is legal, no penalty."""
    return repeats_his_call(s, w, made, "31A1")


def repeats_his_call(s: State, w: Watch, made: Made, law: str) -> State:
    """31A1, 32B1: what the offender owes after RHO's pass.

    Bound to pass as well, he passes (gap ``must-repeat-and-must-pass``).
    """
    args = {"seat": w.offender, "call": w.made.call}
    gap = "must-repeat-and-must-pass" if duty_to_pass(s, w.offender) else ""
    s = rule(s, law, "passes-instead" if gap else "must-repeat", made.seq, gap=gap, **args)
    if not gap:
        call = w.made.call
        owed = Duty("must_repeat", w.offender, "next_turn", law, w.cause, call, given=made.seq)
        s = bind(s, owed)
    return goes_on(s, w, replace(w, stage="final", acted=made.seq))


def disobeys(s: State, made: Made) -> bool:
    """31A1, 32B1: a player who must repeat his call makes another one."""
    if duty_to_pass(s, made.seat):
        return False
    must = duty(s, "must_repeat", made.seat, made)
    return must is not None and must.call != made.call


def repeated(s: State, made: Made) -> tuple[State, Made]:
    """31A1, 32B1, 17D: the turn at which a call had to be repeated; it is owed no longer.

    Another call is cancelled and the repeat takes its place (gap ``must-repeat-disobeyed``). If the
    repeat is illegal, its own law follows.
    """
    must = duty(s, "must_repeat", made.seat, made)
    if must is None or must.call is None:
        return s, made
    wrong = disobeys(s, made)
    duties = tuple(replace(d, served=made.seq) if d == must else d for d in s.table.duties)
    s = on_table(s, duties=duties)
    if not wrong:
        return s, made
    s = gone(s, made, "cancelled", side(made.seat))
    s = rule(
        s,
        must.law,
        "repeat-enforced",
        made.seq,
        gap="must-repeat-disobeyed",
        seat=made.seat,
        call=made.call,
        repeat=must.call,
    )
    return s, replace(made, call=must.call, status="implied", sense=None, irregular=())


def final(s: State, w: Watch, made: Made) -> State:
    """31: the offender has called at his own turn."""
    s = goes_on(s, w, replace(w, seen=made.seq))
    if w.law == "31A2":
        if _repeats(s, w, made):
            return _tried(a2a(s, w, made), w, made)
        return a2b(s, w, made)
    s = lead_penalty(s, w.cause, w.made, made.call, given=made.seq)
    return _tried(s, w, made)


def a2a(s: State, w: Watch, made: Made) -> State:
    """31A2(a): he repeats the denomination: partner passes at his next turn; 23."""
    mate = partner(w.offender)
    s = rule(s, "31A2(a)", "denomination-repeated", made.seq, seat=w.offender, partner=mate)
    return must_pass(s, mate, "next_turn", "31A2(a)", w.cause, w.offender, given=made.seq)


def a2b(s: State, w: Watch, made: Made) -> State:
    """31A2(b): he does not: partner passes for good; 26 and 23."""
    mate = partner(w.offender)
    s = rule(s, "31A2(b)", "denomination-not-repeated", made.seq, seat=w.offender, partner=mate)
    s = must_pass(s, mate, "end_of_auction", "31A2(b)", w.cause, w.offender, given=made.seq)
    s = lead_penalty(s, w.cause, w.made, made.call, given=made.seq)
    return _tried(s, w, made)


def _repeats(s: State, w: Watch, made: Made) -> bool:
    """29C: by what the two calls specify, not by what they name (decision 19)."""
    was, now = law29c.specified(s, w.made), law29c.specified(s, made)
    if w.only_b:
        return False
    if not was:
        return made.call == w.made.call
    return is_bid(made.call) and bool(was & now)


def _tried(s: State, w: Watch, made: Made) -> State:
    for earlier in w.tried:
        s = lead_penalty(s, w.cause, earlier, made.call, given=made.seq)
    return s


def goes_on(s: State, old: Watch, new: Watch) -> State:
    return on_table(s, watches=tuple(new if w == old else w for w in s.table.watches))
