"""Law 31, bid out of rotation, cancelled: by whose turn it was, and what is called later."""

from collections.abc import Callable

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import PASS, is_bid
from biddingbox.bridge.laws import law23, law29c
from biddingbox.bridge.state import Duty, Matter, State, Watch
from biddingbox.bridge.steps import (
    bind,
    duty,
    duty_to_pass,
    gone,
    hear,
    lead_penalty,
    must_pass,
    on_table,
    rule,
)
from biddingbox.core import Question, Refusal
from biddingbox.events import Call
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
    """31B: at partner's turn, or LHO's if he had not called: partner passes for good; 26, 23.

    In 2017 partner is free at his turn, and the offender's own next call decides.
    """
    if s.deal.edition == "2017":
        return partner_free(s, m, seq, "31B")
    s = rule(s, "31B", "partner-silenced", seq, seat=m.offender, partner=partner(m.offender))
    s = must_pass(s, partner(m.offender), "end_of_auction", "31B", m.cause, m.offender)
    watch = Watch("31B", "final", m.offender, m.first, m.cause, tried=m.tried)
    return on_table(s, watches=(*s.table.watches, watch))


def partner_free(s: State, m: Matter, seq: int, law: str, bid: Call | None = None) -> State:
    """30B, 31B, 32B of 2017: partner makes any legal call at his turn (16C2), then see A2."""
    args = {"seat": m.offender, "partner": partner(m.offender), "call": m.first.call}
    s = rule(s, law, "partner-free", seq, **args)
    watch = Watch(law, "final", m.offender, m.first, m.cause, bid, m.tried)
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
    if s.deal.edition == "2017" and law23.judged(s, w):
        return judged(s, w, made, "31", a2a_2017)
    s = goes_on(s, w, replace(w, seen=made.seq))
    if w.law == "31A2":
        if _repeats(s, w, made):
            return _tried(a2a(s, w, made), w, made)
        return a2b(s, w, made)
    same = None if w.law == "36B2" else made.call  # 26B by its words (decision 23)
    s = lead_penalty(s, w.cause, w.made, same, given=made.seq)
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


def judged(
    s: State, w: Watch, made: Made, law: str, free: Callable[[State, Matter, int], State]
) -> State:
    """30B, 31, 32 of 2017: whether the offender's call is comparable decides (23)."""
    s = goes_on(s, w, replace(w, seen=made.seq))
    m = law23.replaced(w, made, law)
    s = _tried(law23.found(s, m), w, made)
    return free(s, m, made.seq) if law23.a(s, m) else law23.asked(s, m)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """31A2, 31B of 2017: 23A, to the director."""
    return law23.questions(s, m)


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """31A2, 31B of 2017: what the director's finding leads to."""
    return a2a_2017(s, m, seq) if key == "comparable" else a2b_2017(s, m, seq)


def called(s: State, m: Matter, made: Made) -> State | None:
    """31 of 2017: the finding holds nobody up."""
    return None


def a2a_2017(s: State, m: Matter, seq: int) -> State:
    """31A2(a) of 2017: a comparable call: free; 23C."""
    return law23.b(s, m, "31A2(a)", seq)


def a2b_2017(s: State, m: Matter, seq: int) -> State:
    """31A2(b) of 2017: no comparable call: partner passes once; 16C, 26B, 72C."""
    return partner_passes_once(s, m, seq, "31A2(b)")


def partner_passes_once(s: State, m: Matter, seq: int, law: str) -> State:
    """30B(ii), 31A2(b), 32A2(b) of 2017: the pass is owed at partner's turn after that call.

    Where he has passed since, before the director found, that pass has served it.
    """
    made, mate = m.replacement, partner(m.offender)
    assert made is not None
    s = hear(law23.found(s, m), side(m.offender), m.offender, m.first.call, "16C2", m.first.seq)
    args = {"seat": m.offender, "partner": mate, "call": m.first.call, "replacement": made.call}
    s = rule(s, law, "not-comparable", seq, **args)
    s = must_pass(s, mate, "next_turn", law, m.cause, m.offender, given=made.seq)
    passed = next((c for c in s.auction.calls if c.seat == mate and c.order > made.order), None)
    if passed is not None and passed.call == PASS:
        *others, owed = s.table.duties
        s = on_table(s, duties=(*others, replace(owed, served=passed.seq)))
    return lead_penalty(s, m.cause, m.first, None, given=made.seq)


def _tried(s: State, w: Watch, made: Made) -> State:
    for earlier in w.tried:
        s = lead_penalty(s, w.cause, earlier, made.call, given=made.seq)
    return s


def goes_on(s: State, old: Watch, new: Watch) -> State:
    return on_table(s, watches=tuple(new if w == old else w for w in s.table.watches))
