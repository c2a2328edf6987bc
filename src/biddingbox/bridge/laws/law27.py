"""Law 27, insufficient bid: LHO may accept it; if not, it is corrected by a bid or a pass.

In 2017 by any legal call: what it means decides (27B1(a), and 23).
"""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made, Sense, artificial, named
from biddingbox.bridge.calls import PASS, above_seven, denomination, is_bid
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import law18, law19, law23
from biddingbox.bridge.laws.law27_asks import last_bid
from biddingbox.bridge.laws.law27_asks import may_double as may_double
from biddingbox.bridge.laws.law27_asks import questions as questions
from biddingbox.bridge.laws.law27b import (
    asks_23,
    by_meaning,
    by_meaning_2017,
    settled,
    words,
)
from biddingbox.bridge.laws.law27b import (
    b1a as b1a,
)
from biddingbox.bridge.laws.law27b import (
    b1a_2017 as b1a_2017,
)
from biddingbox.bridge.laws.law27b import (
    b1b as b1b,
)
from biddingbox.bridge.laws.law27b import (
    b1b_2017 as b1b_2017,
)
from biddingbox.bridge.laws.law27b import (
    b2 as b2,
)
from biddingbox.bridge.laws.law27b import (
    d as d,
)
from biddingbox.bridge.laws.law27b import (
    reconsider as reconsider,
)
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import (
    acceptance_gap,
    called_too_soon,
    close,
    found_sense,
    gone,
    lead_penalty,
    must_pass,
    open_matter,
    reading,
    rule,
    test_after_older,
    test_next,
    too_soon,
)
from biddingbox.core import Refusal
from biddingbox.seats import LHO, partner, side


def opens(s: State, made: Made) -> State:
    """27: an insufficient bid in rotation waits for LHO."""
    made = replace(made, status="pending", irregular=("insufficient",))
    s = rule(s, "18D", "insufficient", made.seq, seat=made.seat, call=made.call, over=last_bid(s))
    return open_matter(s, Matter("27", "lho", made.seq, made.seat, made))


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """What an answer to one of the three questions leads to."""
    match m.stage, key:
        case "lho", "accept":
            return a(s, m, seq, by_word=True)
        case "lho", "decline":
            return b(s, m, seq)
        case "second", "accept":
            return b4_accepted(s, m, seq)
        case "second", "decline":
            return b4(s, m, seq)
        case "denomination", "same-denomination":
            return b1a_2017(s, m, seq)
        case "denomination", _:
            return asks_23(s, replace(m, stage=law23.STAGE))
        case law23.STAGE, "comparable":
            return b1b_2017(s, m, seq)
        case law23.STAGE, _:
            return b3_2017(s, m, seq) if s.table.matter == m else b2(s, m, seq, "not-comparable")
        case "over", "over-first":
            assert m.over is not None
            return test_next(a(s, m, seq), m.over)
        case "over", _:
            assert m.over is not None
            return test_next(b(s, m, seq), m.over)
        case "meaning", "natural":
            assert m.replacement is not None
            for made in (m.first, m.replacement):
                s = found_sense(s, made, Sense(named(made.call), natural=True, basis="found"))
            return b1a(s, m, seq)
        case _:
            return b2(found_sense(s, m.first, artificial(value)), m, seq, "artificial")


def called(s: State, m: Matter, made: Made) -> State | None:
    """A call that comes while the matter is open; None if it must wait."""
    if m.stage in ("lho", "second") and made.seat == LHO[m.offender]:
        if too_soon(s):
            return called_too_soon(s, m, made)
        if m.stage == "lho" and m.second is not None:
            return open_matter(s, replace(m, stage="over", over=made))
        s = a(s, m, made.seq) if m.stage == "lho" else b4_accepted(s, m, made.seq)
        return test_after_older(s, made)
    if m.stage == "replace" and made.seat == m.offender:
        return replaced(s, m, made)
    if m.stage == "lho" and made.seat == m.offender and "change_of_call" in made.irregular:
        return open_matter(s, replace(m, second=made))  # 27C of 2017, put aside meanwhile
    return None


def a(s: State, m: Matter, seq: int, *, by_word: bool = False) -> State:
    """27A: LHO accepts, by calling or by saying so; the bid counts as legal.

    So it does in 2017 where it had been corrected before the ruling (C): 26 for the correction.
    """
    gap = acceptance_gap(s, m, by_word=by_word)
    s = close(rule(s, "27A", "accepted", seq, gap=gap, **words(m, m.first)))
    if m.second is not None:
        s = gone(s, m.second, "cancelled", side(m.offender))
        s = lead_penalty(s, m.cause, m.second, m.first.call)
    return stand(s, m.first)


def b(s: State, m: Matter, seq: int) -> State:
    """27B: not accepted; the offender owes a sufficient bid or a pass, in 2017 any legal call."""
    s = gone(s, m.first, "withdrawn", side(m.offender))
    s = rule(s, "27B", "not-accepted", seq, **words(m, m.first))
    owed = replace(m, law="27", stage="replace", second=None, over=None)
    if m.second is not None and s.deal.edition == "2017":
        return replaced(s, owed, m.second)
    return open_matter(s, owed)


def replaced(s: State, m: Matter, made: Made) -> State:
    """27B: what the offender calls instead decides."""
    if made.call in ("X", "XX"):
        if may_double(s, m) and law19.admissible(s.auction, m.offender, made.call):
            return _double(s, m, made)
        return b3(s, m, made)
    if above_seven(made.call):
        s = lead_penalty(close(s), m.cause, m.first, PASS)
        return test_next(settled(s, replace(m, replacement=replace(made, call=PASS))), made)
    if is_bid(made.call) and law18.d(s.auction, made.call):
        early = "premature-second-insufficient" if made.irregular else ""
        made = replace(made, status="pending", irregular=(*made.irregular, "insufficient"))
        law, gap = _by_edition(s, "27B4", early)
        s = rule(s, law, "insufficient-again", made.seq, gap=gap, **words(m, made))
        return open_matter(s, replace(m, stage="second", second=made))
    lowest = law18.lowest_sufficient(s.auction, denomination(m.first.call))
    made = replace(made, status="stands")
    s = stand(close(s), made)
    m = replace(m, replacement=made, stage="meaning", lowest=made.call == lowest)
    if m.silenced:
        return settled(lead_penalty(s, m.cause, m.first, made.call), m)
    if s.deal.edition == "2017":
        return by_meaning_2017(s, m, made)
    if made.call != lowest:
        return b2(s, m, made.seq, "pass" if made.call == PASS else "other-bid")
    return by_meaning(s, m, made)


def c(made: Made) -> Made:
    """27C, 27A2 of 2017: out of rotation it is Law 31's; what it is stays written on it."""
    return replace(made, irregular=("insufficient",))


def c_2017(s: State, m: Matter) -> State:
    """27C of 2017: corrected before the ruling, and no slip: ``m`` is the matter of Law 25.

    LHO may still accept the insufficient bid; if not, the correction stands if it is legal, and B
    judges it. Where he called before attention was drawn, it is asked over which bid.
    """
    stage = "lho" if m.over is None else "over"
    own = Matter("27", stage, m.first.seq, m.offender, m.first, m.second)
    return open_matter(s, replace(own, over=m.over, tried=m.tried))


def owed_by(s: State, made: Made) -> Matter | None:
    """27B: the matter that this call settled, if it did: were it changed, it is judged anew."""
    for m in (*s.table.unsettled, *s.table.judged):
        if m.law == "27" and m.replacement is not None and m.replacement.seq == made.seq:
            return replace(m, stage="replace", replacement=None)
    return None


def _double(s: State, m: Matter, made: Made) -> State:
    """27B1(b), 27B3 of 2017: a double is judged before it stands, since it may be cancelled."""
    made = replace(made, status="pending")
    return open_matter(s, replace(m, stage=law23.STAGE, second=made, replacement=made))


def b3_2017(s: State, m: Matter, seq: int) -> State:
    """27B3 of 2017: a double that is not comparable: cancelled, and he chooses again."""
    assert m.replacement is not None
    return b3(s, replace(m, stage="replace", second=None, replacement=None), m.replacement)


def b3(s: State, m: Matter, made: Made) -> State:
    """27B3: a double or redouble cannot replace the bid: cancelled, partner passes for good."""
    s = gone(s, replace(made, irregular=("inadmissible",)), "cancelled", side(m.offender))
    s = rule(s, "27B3", "no-double-instead", made.seq, **words(m, made))
    if not m.silenced:
        s = must_pass(s, partner(m.offender), "end_of_auction", "27B3", m.cause, m.offender)
    return open_matter(s, replace(m, silenced=True, tried=(*m.tried, made)))


def b4_accepted(s: State, m: Matter, seq: int) -> State:
    """27A over a second insufficient bid: it stands; 26 still reaches the first (decision 16)."""
    assert m.second is not None
    s = close(rule(s, "27A", "accepted", seq, **words(m, m.second)))
    s = stand(s, m.second)
    s = lead_penalty(s, m.cause, m.first, m.second.call)
    return settled(s, replace(m, replacement=m.second))


def b4(s: State, m: Matter, seq: int) -> State:
    """27B4 of 2017: a second insufficient bid, not accepted: as after a double (27B3).

    In 1997 27B just goes on for the first bid (gap ``second-insufficient-bid``); 26 reaches both.
    """
    assert m.second is not None
    second = m.second
    s = gone(s, second, "cancelled", side(m.offender))
    s = rule(s, "27B", "not-accepted", seq, **words(m, second))
    early = "change_of_call" in second.irregular
    law, gap = _by_edition(s, "27B4", "premature-second-insufficient" if early else "")
    silences = not gap or reading(s, gap) in ("as-27b3", "27b4")
    if silences and not m.silenced:
        s = rule(s, law, "partner-silenced", seq, gap=gap, **words(m, second))
        s = must_pass(s, partner(m.offender), "end_of_auction", law, m.cause, m.offender)
        m = replace(m, silenced=True)
    tried = (*m.tried, second)
    return open_matter(s, replace(m, stage="replace", second=None, tried=tried))


def _by_edition(s: State, law: str, gap: str) -> tuple[str, str]:
    """A second insufficient bid: a gap of 27B in 1997, a clause of its own in 2017."""
    return (law, gap) if s.deal.edition == "2017" else ("27B", "second-insufficient-bid")
