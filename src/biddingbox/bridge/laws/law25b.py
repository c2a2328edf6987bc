"""Law 25B, delayed or purposeful change of call: what LHO may accept, and what it costs if not.

What 2017 makes of it is in law25b_intended.
"""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import above_seven
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import law19, law27, law29
from biddingbox.bridge.laws.law25_asks import later, without
from biddingbox.bridge.legal import legal
from biddingbox.bridge.state import Cap, Matter, State
from biddingbox.bridge.steps import (
    close,
    gone,
    hear,
    lead_penalty,
    must_pass,
    on_table,
    open_matter,
    reading,
    retest,
    rule,
    test_next,
)
from biddingbox.events import Call
from biddingbox.seats import LHO, partner, side

#: Laws whose ruling is shown as if assessed now.
INADMISSIBLE = frozenset({"36", "37", "38", "39"})


def b(s: State, m: Matter, seq: int) -> State:
    """25B: no slip, but a stupid mistake put right: LHO's choice, if he has not called before."""
    assert m.second is not None
    if m.late:
        return then_over(too_late(close(s), m, "25B"), m)
    if m.under in INADMISSIBLE:
        return instead_of_inadmissible(s, m, seq)
    s = rule(s, "25B", "no-slip", seq, **words(m))
    bare = without(s, m).auction
    second = m.second
    never = above_seven(second.call) or not law19.admissible(bare, m.offender, second.call)
    if never and m.only_asked:
        s = hear(s, side(m.offender), m.offender, second.call, "16A", second.seq)
        s = rule(s, "25B", "only-asked", seq, **words(m))
        return b2a(s, m, seq) if m.under else then_over(close(s), m)
    if never:
        s = gone(s, second, "cancelled", side(m.offender))
        s = rule(s, "25B2", "never-stands", seq, gap="illegal-replacement", **words(m))
        return _not_accepted(s, m, seq)
    if m.under and reading(s, "premature-correction") == "first-law-only":
        return b2(s, m, seq)
    if m.over is not None:
        if m.knowing:
            return test_next(b1(s, m, m.over.seq), m.over)
        return open_matter(s, replace(m, stage="over"))
    return open_matter(s, replace(m, stage="lho"))


def second_thought(s: State, m: Matter, seq: int) -> State:
    """25B: a second thought of judgement opens no choice: the first call stands.

    The reading of the world committee (gap ``25b-scope``); over an illegal first call its own law
    goes on (decision 22). The attempt counts for 26 if it was really made.
    """
    if m.late:
        return then_over(too_late(close(s), m, "25B"), m)
    if m.under in INADMISSIBLE:
        return instead_of_inadmissible(s, m, seq)
    if reading(s, "25b-scope") == "any-change":
        return b(s, m, seq)
    s = rule(s, "25B", "second-thought", seq, gap="25b-scope", **words(m))
    s = _attempt(s, m)
    if m.under:
        return back_to_own_law(s, m)
    return then_over(close(s), m)


def instead_of_inadmissible(s: State, m: Matter, seq: int) -> State:
    """36: a legal call made instead, before any ruling, is the offender's choice under 36.

    The gap is ``inadmissible-corrected-early``; under 37 to 39 he has no choice, and the attempt
    falls.
    """
    assert m.second is not None
    own = Matter(m.under, m.own_stage, m.first.seq, m.offender, m.first, before=m.before)
    if m.under == "36" and m.own_stage in ("owed", "fixed") and not m.only_asked:
        gap = "inadmissible-corrected-early"
        if reading(s, gap) == "his-choice":
            law = "36B1" if s.deal.edition == "2017" else "36"
            s = rule(s, law, "his-choice", seq, gap=gap, **words(m))
            s = lead_penalty(close(s), m.first.seq, m.first, m.second.call)
            return test_next(then_over(s, m), m.second)
        own = replace(own, tried=(m.second,))
    s = gone(s, m.second, "cancelled", side(m.offender))
    return then_over(open_matter(s, own), m)


def too_late(s: State, m: Matter, law: str) -> State:
    """25: the change came too late: the first call stands, what was shown is unauthorised."""
    assert m.second is not None
    gap = "change-after-lho-called" if m.late and s.phase == "auction" else ""
    if m.late and s.phase != "auction":
        gap = "25b-after-final-pass"
    s = rule(s, law, "too-late", m.second.seq, gap=gap, **words(m))
    return _attempt(s, m)


def _attempt(s: State, m: Matter) -> State:
    """An attempt that fails: unauthorised; really made, it counts as withdrawn for 26."""
    assert m.second is not None
    second = m.second
    if m.only_asked:
        return hear(s, side(m.offender), m.offender, second.call, "16A", second.seq)
    s = gone(s, second, "withdrawn", side(m.offender))
    return s if m.under else lead_penalty(s, m.cause, second, m.first.call)


def then_over(s: State, m: Matter) -> State:
    return s if m.over is None else test_next(s, m.over)


def back_to_own_law(s: State, m: Matter) -> State:
    """The law of an irregular first call goes on; the attempt counts for 26."""
    assert m.second is not None
    tried = m.tried if m.only_asked else (*m.tried, m.second)
    own = Matter(m.under, "lho", m.first.seq, m.offender, m.first, tried=tried)
    return then_over(open_matter(s, own), m)


def b1(s: State, m: Matter, seq: int) -> State:
    """25B1: LHO accepts the second call: it stands and is treated as legal, no penalty.

    In 2017 26 may apply to the first call.
    """
    assert m.second is not None
    gap = "premature-correction" if m.under and s.deal.edition == "1997" else ""
    owed = law27.owed_by(s, m.first)
    others = later(s, m)
    s = retest(without(s, m), others)
    s = gone(s, m.first, "withdrawn", side(m.offender))
    s = rule(s, "25B1", "change-accepted", seq, gap=gap, **words(m))
    if owed is not None:
        return test_next(open_matter(s, owed), m.second)
    s = stand(close(s), replace(m.second, status="stands"))
    if s.deal.edition == "2017":  # 26 may apply to the first call
        s = lead_penalty(s, m.cause, m.first, m.second.call)
    return s


def b1_first(s: State, m: Matter, seq: int) -> State:
    """27A, 29A after a premature correction: LHO takes the first call; 26 for the second."""
    assert m.second is not None
    s = gone(s, m.second, "cancelled", side(m.offender))
    if not m.only_asked:
        s = lead_penalty(s, m.cause, m.second, m.first.call)
    own = Matter(m.under, "lho", m.first.seq, m.offender, m.first)
    return law27.a(s, own, seq) if m.under == "27" else law29.a(s, own, seq)


def over_first(s: State, m: Matter, seq: int) -> State:
    """25B1, second sentence: LHO meant to call over the first call.

    A legal first call: the changed call stands, and he may take his own back. An irregular one:
    by calling over it he accepted it (gap ``premature-correction-lho-called``).
    """
    assert m.over is not None
    assert m.second is not None
    if m.under:
        s = rule(
            s,
            "27A" if m.under == "27" else "29A",
            "called-over-first",
            seq,
            gap="premature-correction-lho-called",
            **words(m),
        )
        return test_next(b1_first(s, m, seq), m.over)
    over = m.over
    others = later(s, m)
    s = retest(without(s, m), others)
    s = gone(s, m.first, "withdrawn", side(m.offender))
    s = rule(s, "25B1", "called-over-first", seq, **words(m))
    s = stand(close(s), replace(m.second, status="stands"))
    return open_matter(s, replace(m, stage="recall", over=over, late=True))


def b2(s: State, m: Matter, seq: int) -> State:
    """25B2: not accepted: the second call is cancelled."""
    assert m.second is not None
    if m.only_asked:
        s = hear(s, side(m.offender), m.offender, m.second.call, "16A", m.second.seq)
        s = rule(s, "25B", "only-asked", seq, **words(m))
        return b2a(s, m, seq) if m.under else close(s)
    s = gone(s, m.second, "cancelled", side(m.offender))
    s = rule(s, "25B2", "change-refused", seq, **words(m))
    return _not_accepted(s, m, seq)


def _not_accepted(s: State, m: Matter, seq: int) -> State:
    return b2a(s, m, seq) if m.under else open_matter(s, replace(m, stage="elect"))


def b2a(s: State, m: Matter, seq: int) -> State:
    """25B2(a): the first call was illegal: its own law governs; 26 may attach to the second."""
    assert m.second is not None
    tried = m.tried if m.only_asked else (*m.tried, m.second)
    own = Matter(m.under, "lho", m.first.seq, m.offender, m.first, tried=tried)
    s = rule(s, "25B2(a)", "own-law", seq, gap="premature-correction", **words(m))
    tried_double = m.second.call in ("X", "XX") and not m.only_asked and m.under == "27"
    if tried_double and reading(s, "premature-double") == "27b3-at-once":
        s = rule(s, "27B3", "partner-silenced", seq, gap="premature-double", **words(m))
        s = must_pass(s, partner(m.offender), "end_of_auction", "27B3", own.cause, m.offender)
        own = replace(own, silenced=True)
    if m.stage != "lho":
        return then_over(open_matter(s, own), m)
    return law27.b(s, own, seq) if m.under == "27" else law29.b(s, own, seq)


def b2b1(s: State, m: Matter, seq: int) -> State:
    """25B2(b)(1): the first call stands; partner passes at his next turn; 23 and 26."""
    assert m.second is not None
    s = rule(s, "25B2(b)(1)", "first-stands", seq, **words(m))
    s = must_pass(s, partner(m.offender), "next_turn", "25B2(b)(1)", m.second.seq, m.offender)
    return then_over(b2c(close(s), m, m.first.call), m)


def b2b2(s: State, m: Matter, made: Made) -> State:
    """25B2(b)(2): any other legal call; the side scores no more than average minus; 16C2, 26."""
    cap = Cap(side(m.offender), "25B2(b)(2)", m.cause)
    others = later(s, m)
    s = retest(without(s, m), others)
    s = gone(s, m.first, "withdrawn", side(m.offender))
    s = rule(s, "25B2(b)(2)", "another-call", made.seq, another=made.call, **words(m))
    s = on_table(s, caps=(*s.table.caps, cap))
    s = b2c(close(s), m, made.call)
    s = lead_penalty(s, m.cause, m.first, made.call)
    if m.first.turn_of != m.offender and legal(s.auction, m.offender, made.call):
        return then_over(stand(s, made), m)  # the turn was given by 29A
    return test_next(then_over(s, m), made)


def b2c(s: State, m: Matter, final: Call) -> State:
    """25B2(c): in both cases a lead penalty for what was withdrawn, if the side defends (26)."""
    assert m.second is not None
    for made in (*m.tried, m.second):
        s = lead_penalty(s, m.cause, made, final)
    return s


def words(m: Matter) -> dict[str, str]:
    assert m.second is not None
    return {
        "seat": m.offender,
        "lho": LHO[m.offender],
        "partner": partner(m.offender),
        "first": m.first.call,
        "second": m.second.call,
    }
