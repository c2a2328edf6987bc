"""Law 25, changing a call: a slip put right at once (A), or a change of mind (B, law25b).

In 2017 the intent decides: an unintended call (A), or an intended one (B).
"""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import give_back
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import law17, law25b_intended, law27, law28
from biddingbox.bridge.laws.law25_asks import clause, later, questions, recall_clause, without
from biddingbox.bridge.laws.law25b import (
    INADMISSIBLE,
    b,
    b1,
    b1_first,
    b2,
    b2a,
    b2b1,
    b2b2,
    b2c,
    over_first,
    second_thought,
    then_over,
    too_late,
    words,
)
from biddingbox.bridge.legal import legal
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import (
    called_since,
    close,
    gone,
    hear,
    last_call,
    new_call,
    on_table,
    open_matter,
    reading,
    retest,
    rule,
    test_next,
    wait,
)
from biddingbox.core import Refusal
from biddingbox.events import Call
from biddingbox.seats import LHO, partner, side

__all__ = ["INADMISSIBLE", "answer", "b2a", "b2c", "called", "opens", "questions"]


def opens(
    s: State,
    second: Made,
    *,
    only_asked: bool,
    at_once: bool,
    same_moment: Made | None = None,
) -> State | Refusal:
    """25: a player changes his last call, or asks to; 25A is asked first, if it is not too late."""
    m = s.table.matter
    if m is not None and m.law in INADMISSIBLE:
        swept = m.stage == "swept"
        if swept or (m.stage == "assessed" and m.offender != second.seat):
            s, m = close(s), None
    changes_it = m is not None and m.law in INADMISSIBLE and m.stage != "swept"
    if m is not None and changes_it and m.offender == second.seat:
        return _instead(s, m, second, only_asked=only_asked, at_once=at_once)
    first = last_call(s, second.seat)
    if first is None:
        return Refusal("no-call-to-change", "25", {"seat": second.seat})
    if first.call == second.call:
        return Refusal("nothing-changed", "25", {"seat": second.seat, "call": second.call})
    second = replace(second, turn_of=first.turn_of, status="pending", irregular=("change_of_call",))
    if m is not None:
        return _on_open_matter(s, m, first, second, only_asked=only_asked, at_once=at_once)
    base = Matter(
        "25",
        "slip",
        second.seq,
        second.seat,
        first,
        second,
        only_asked=only_asked,
        at_once=at_once,
        same_moment=same_moment,
    )
    if _partner_called(s, first):
        return too_late(s, base, clause(s, "25A", "25A4"))
    if _25a_ended(s):
        return too_late(s, base, clause(s, "25A", "25A5"))
    over = s.phase != "auction" and reading(s, "25b-after-final-pass") == "closed"
    late = over or called_since(s, LHO[second.seat], first) is not None
    return open_matter(s, replace(base, late=late))


def _25a_ended(s: State) -> bool:
    """25A, 25A5 of 2017: whether the auction period is over.

    Whether in 1997 it is enough that the auction is over is a gap (``25a-after-final-pass``).
    """
    if s.deal.edition == "2017" or s.phase != "closed":
        return law17.period_over(s)
    return reading(s, "25a-after-final-pass") == "closed"


def _instead(
    s: State, m: Matter, second: Made, *, only_asked: bool, at_once: bool
) -> State | Refusal:
    """A call that could never stand is changed before the ruling: 25A is asked here too."""
    if m.first.call == second.call:
        return Refusal("nothing-changed", "25", {"seat": second.seat, "call": second.call})
    second = replace(second, turn_of=m.first.turn_of, irregular=("change_of_call",))
    return open_matter(
        s,
        Matter(
            "25",
            "slip",
            second.seq,
            second.seat,
            m.first,
            replace(second, status="pending"),
            under=m.law,
            before=m.before,
            own_stage=m.stage,
            only_asked=only_asked,
            at_once=at_once,
        ),
    )


def _attempt_again(s: State, m: Matter, second: Made, *, only_asked: bool) -> State | Refusal:
    """25: back to the first call, or one more change after LHO has called: another attempt."""
    if second.call == m.first.call and m.under:
        return Refusal("nothing-changed", "25", {"seat": second.seat, "call": second.call})
    if second.call == m.first.call:
        return then_over(too_late(close(s), m, clause(s, "25B", "25B2")), m)
    if only_asked:
        return hear(s, side(m.offender), m.offender, second.call, "16A", second.seq)
    s = gone(s, second, "withdrawn", side(m.offender))
    return open_matter(s, replace(m, tried=(*m.tried, second)))


def _partner_called(s: State, first: Made) -> bool:
    """25A, 25A4 of 2017: whether partner has called since (gap ``25a-partner-call-cancelled``)."""
    since = called_since(s, partner(first.seat), first)
    if since is None or reading(s, "25a-partner-call-cancelled") == "closed":
        return since is not None
    stands = [m for m in s.auction.calls if m.seat == partner(first.seat)]
    return any(m.order > first.order for m in stands)


def _on_open_matter(
    s: State, m: Matter, first: Made, second: Made, *, only_asked: bool, at_once: bool
) -> State | Refusal:
    if m.law in ("27", "29") and m.stage == "lho" and m.first.seq == first.seq:
        return open_matter(
            s,
            Matter(
                "25",
                "slip",
                second.seq,
                second.seat,
                m.first,
                second,
                under=m.law,
                tried=m.tried,
                only_asked=only_asked,
                at_once=at_once,
            ),
        )
    if m.law == "25" and m.offender == second.seat and m.stage in ("slip", "lho"):
        # One more change before the ruling: the earlier attempt falls, the newest is judged.
        assert m.second is not None
        if second.call == m.first.call or m.over is not None:
            return _attempt_again(s, m, second, only_asked=only_asked)
        if m.only_asked:
            s = hear(s, side(m.offender), m.offender, m.second.call, "16A", m.second.seq)
            return open_matter(s, replace(m, second=second, only_asked=only_asked, at_once=at_once))
        s = gone(s, m.second, "cancelled", side(m.offender))
        return open_matter(
            s, replace(m, second=second, tried=(*m.tried, m.second), only_asked=only_asked)
        )
    alone = Matter("25", "slip", second.seq, second.seat, first, second, only_asked=only_asked)
    if called_since(s, partner(second.seat), first):
        return too_late(s, alone, clause(s, "25A", "25A4"))
    return on_table(s, changes=(*s.table.changes, (second, only_asked, at_once)))


def called(s: State, m: Matter, made: Made) -> State | None:
    """A call that comes while a change is open; None if it must wait."""
    lho = LHO[m.offender]
    right = m.first.turn_of
    by_right = made.seat == right and right not in (lho, partner(m.offender))
    if m.under == "29" and by_right and not s.table.noticed and m.second is not None:
        s = gone(s, m.second, "cancelled", side(m.offender))
        for waiting in (m.same_moment, m.over):
            s = s if waiting is None else wait(s, waiting)
        return test_next(law28.b(s, m, made), made)
    if made.seat == lho and m.stage == "slip" and not m.late and m.over is None:
        made = replace(made, status="pending")
        return open_matter(s, replace(m, over=made, knowing=s.table.noticed))
    if made.seat == lho and m.stage == "lho":
        return test_next(b1(s, m, made.seq), made)
    if made.seat == lho and m.stage == "recall":
        return _recalled(s, m, made)
    if made.seat == m.offender and m.stage == "elect":
        if made.call == m.first.call:
            return b2b1(gone(s, made, "cancelled", None), m, made.seq)
        return b2b2(s, m, made)
    return None


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """What an answer leads to, by stage and option."""
    assert m.second is not None
    if m.same_moment is not None and m.stage == "slip":
        return _same_moment(s, m, m.same_moment, key, seq)
    match m.stage, key:
        case "slip", "inadvertent" | "unintended":
            return a(s, m, seq)
        case "slip", "intended":
            return law25b_intended.b(s, m, seq)
        case "slip", "purposeful":
            return b(s, m, seq)
        case "slip", _:
            return second_thought(s, m, seq)
        case "lho", "accept":
            if m.under and value == m.first.call:
                return b1_first(s, m, seq)
            if value not in (None, m.second.call):
                offered = f"{m.second.call}, {m.first.call}"
                return Refusal("not-offered", "25B1", {"value": str(value), "values": offered})
            return b1(s, m, seq)
        case "lho", _ if s.deal.edition == "2017":
            return law25b_intended.b2(s, m, seq, "change-refused")
        case "lho", _:
            return b2(s, m, seq)
        case "over", "over-first" if s.deal.edition == "2017":
            return law25b_intended.over_first(s, m, seq)
        case "over", "over-first":
            return over_first(s, m, seq)
        case "over", _:
            assert m.over is not None
            return test_next(b1(s, m, seq), m.over)
        case "elect", "first-stands":
            return b2b1(s, m, seq)
        case "elect", _:
            if value == m.first.call:
                return Refusal("another-call-is-first", "25B2(b)(2)", {"call": str(value)})
            return b2b2(s, m, new_call(s, seq, m.offender, Call(str(value))))
        case _, "keep":
            return _kept(s, m, seq)
        case _:
            return _recalled(s, m, new_call(s, seq, LHO[m.offender], Call(str(value))))


def _same_moment(s: State, m: Matter, made: Made, key: str, seq: int) -> State | Refusal:
    """33 with 25A: the attempt came first, or else the call (decision 11: the order only)."""
    m = replace(m, same_moment=None)
    if key == "attempt-first":
        s = rule(s, "33", "attempt-first", seq, **words(m))
        if made.seat == LHO[m.offender]:
            later = m.over
            s = open_matter(s, replace(m, over=replace(made, status="pending")))
            return s if later is None else wait(s, later)
        return wait(open_matter(s, m), made)
    s = rule(s, "33", "call-first", seq, seat=made.seat, call=made.call)
    if made.seat == partner(m.offender):
        return test_next(then_over(too_late(close(s), m, clause(s, "25A", "25A4")), m), made)
    if made.seat != LHO[m.offender]:
        return answer(wait(open_matter(s, m), made), m, key, None, seq)
    s = s if m.over is None else wait(s, m.over)
    m = replace(m, late=True, over=replace(made, status="pending"))
    return answer(open_matter(s, m), m, key, None, seq)


def a(s: State, m: Matter, seq: int) -> State:
    """25A, 25A1 of 2017: a slip: the call meant takes its place, free; its own law if illegal.

    LHO may take back a call that he made over the slip (gap ``25a-lho-recall``; 25A6 of 2017), and
    a call that partner made meanwhile is cancelled (gap ``slip-partner-called``).
    """
    assert m.second is not None
    offending = side(m.offender)
    law = clause(s, "25A", "25A1")
    if m.under in INADMISSIBLE:
        s = s if m.before is None else give_back(s, m.before, m.first.seq, m.first)
        s = close(gone(s, m.first, "withdrawn", offending))
        s = rule(s, law, "slip", seq, **words(m))
        return test_next(then_over(s, m), m.second)
    after = later(s, m)
    recall = m.over or next((c for c in after if c.seat == LHO[m.offender]), None)
    others = tuple(c for c in after if c is not recall)
    gap = "25a-after-final-pass" if s.phase == "closed" else "25a-lho-recall" if recall else ""
    gap = gap if s.deal.edition == "1997" else ""
    knowing = m.knowing and recall is m.over
    owed = law27.owed_by(s, m.first)
    s = without(s, m)
    tells = reading(s, "25a-information") == "changer-offends"
    s = gone(s, m.first, "withdrawn", offending if tells else None)
    s = rule(s, law, "slip", seq, gap=gap, **words(m))
    s = close(s)
    second = replace(m.second, status="stands")
    s = retest(s, others)
    if owed is not None:
        recall = None if recall is None else replace(recall, status="pending")
        s = s if recall is None else test_next(s, recall)
        return test_next(open_matter(_cancel_partner(s, m), owed), second)
    if recall is None and m.first.turn_of != m.offender and _in_place(s, m, second):
        # The turn was given by 29A: the call meant takes the place of the other.
        return _cancel_partner(stand(s, second), m)
    if recall is None or knowing:
        s = s if recall is None else test_next(s, recall)
        return test_next(_cancel_partner(s, m), second)
    place = m.first.turn_of if m.first.turn_of != m.offender else s.auction.turn
    in_place = place == s.auction.turn or m.offender == s.auction.turn
    if not legal(s.auction, m.offender, second.call) or not in_place:
        s = gone(s, recall, "withdrawn", offending)
        return test_next(_cancel_partner(s, m), second)
    s = _cancel_partner(stand(s, second), m)
    return open_matter(s, replace(m, stage="recall", over=recall, late=False))


def _in_place(s: State, m: Matter, second: Made) -> bool:
    """25A: whether a call out of rotation that was accepted is replaced by a legal one."""
    return not m.under and legal(s.auction, m.offender, second.call)


def _cancel_partner(s: State, m: Matter) -> State:
    mate = partner(m.offender)
    mine = [w for w in s.table.waiting if w.seat == mate]
    if not mine:
        return s
    s = on_table(s, waiting=tuple(w for w in s.table.waiting if w.seat != mate))
    for made in mine:
        s = gone(s, made, "cancelled", side(m.offender))
        s = rule(
            s,
            clause(s, "25A", "25A1"),
            "partner-cancelled",
            made.seq,
            gap="slip-partner-called",
            seat=mate,
            call=made.call,
        )
    return s


def _kept(s: State, m: Matter, seq: int) -> State:
    """25A, 25B1: LHO keeps the call that he made."""
    assert m.over is not None
    law = recall_clause(s, m)
    s = close(rule(s, law, "kept", seq, seat=m.over.seat, call=m.over.call))
    return test_next(s, m.over)


def _recalled(s: State, m: Matter, made: Made) -> State:
    """25A, 25B1: LHO takes his call back and calls again; it is closed to the other side only."""
    assert m.over is not None
    law = recall_clause(s, m)
    s = gone(s, m.over, "withdrawn", side(m.offender))
    s = rule(s, law, "recalled", made.seq, seat=made.seat, call=m.over.call, instead=made.call)
    return test_next(close(s), made)
