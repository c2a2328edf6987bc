"""Law 29, call out of rotation: LHO may accept it; if not, it is cancelled."""

from msgspec.structs import replace

from biddingbox.bridge.ask import gap_question, option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import give_back, keep, nothing_lost
from biddingbox.bridge.calls import PASS, is_bid
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import law28, law30, law31, law32
from biddingbox.bridge.state import Accepted, Matter, State
from biddingbox.bridge.steps import (
    acceptance_gap,
    called_too_soon,
    close,
    gone,
    lead_penalty,
    on_table,
    open_matter,
    reading,
    replaced_reading,
    rule,
    test_after_older,
    test_next,
    too_soon,
)
from biddingbox.core import Question, Refusal
from biddingbox.seats import LHO, partner, side


def opens(s: State, made: Made) -> State:
    """29: a call out of rotation waits for the offender's LHO."""
    made = replace(made, status="pending", irregular=("out_of_rotation", *made.irregular))
    again = [r for r in s.table.rulings if (r.law, r.seq) == ("29", made.seq)]
    s = on_table(s, rulings=tuple(r for r in s.table.rulings if r not in again))
    s = rule(
        s, "29", "out-of-rotation", made.seq, seat=made.seat, call=made.call, turn=made.turn_of
    )
    return open_matter(s, Matter("29", "lho", made.seq, made.seat, made))


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """29A to LHO; 28B to the director where one call could be either."""
    args = _args(m)
    if m.stage == "lho":
        return (
            question(
                "29A",
                m.cause,
                LHO[m.offender],
                "accept-out-of-rotation",
                args,
                option("accept", "29A", **args),
                option("decline", "29B", **args),
                about=(m.first.seq,),
                of=m.first.call,
            ),
        )
    if m.stage == "after-29a":
        args |= {"over": m.first.call, "by": m.offender}
        return (gap_question("28b-after-29a", m.cause, m.first.seq, **args),)
    assert m.over is not None
    args |= {"over": m.over.call, "by": m.over.seat}
    if m.stage == "while-lho-decides":
        return (gap_question("28b-while-lho-decides", m.cause, m.first.seq, m.over.seq, **args),)
    return (
        question(
            "28B",
            m.cause,
            "director",
            "28b-or-29a",
            args,
            option("in-rotation", "28B", **args),
            option("accepts", "29A", **args),
            about=(m.first.seq, m.over.seq),
            audience="director",
        ),
    )


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """What LHO's choice, or the director's finding about a call of the right player, leads to."""
    match key:
        case "accept":
            return a(s, m, seq, by_word=True)
        case "decline":
            return b(s, m, seq)
        case "reading" if m.stage == "after-29a":
            return after_29a(s, m, str(value), seq)
        case "reading":
            assert m.over is not None
            return while_lho_decides(s, m, m.over, str(value), seq)
        case "in-rotation":
            assert m.over is not None
            return test_next(law28.b(s, m, m.over, gap="lho-turn-28b-or-29a"), m.over)
        case _:
            assert m.over is not None
            return test_next(a(s, m, seq), m.over)


def called(s: State, m: Matter, made: Made) -> State | None:
    """A call that comes while LHO has the option; None if it must wait."""
    if m.stage != "lho":
        return None
    right_player, lho = m.first.turn_of, LHO[m.offender]
    if made.seat == right_player == lho:
        match reading(s, "lho-turn-28b-or-29a"):
            case "ask-lho":
                return open_matter(s, replace(m, stage="or-29a", over=made))
            case "in-rotation":
                return test_next(law28.b(s, m, made), made)
    if made.seat == lho and too_soon(s):
        return called_too_soon(s, m, made)
    if made.seat == lho:
        before = keep(s)
        s = a(s, m, made.seq, ends=made.call == PASS)
        if made.call == PASS and all(c.seq != m.first.seq for c in s.auction.calls):
            # 34 has sent the turn back: the pass that accepted goes with the others.
            return gone(s, made, "cancelled", side(m.offender))
        if not before.noticed and right_player != partner(m.offender):
            s = on_table(s, accepted=Accepted(m.first, made, before))
        return test_after_older(s, made)
    if made.seat == right_player != partner(m.offender):
        gap = "28b-while-lho-decides"
        if not s.table.noticed:
            return test_next(law28.b(s, m, made), made)
        if replaced_reading(s, gap):
            after = while_lho_decides(s, m, made, reading(s, gap), made.seq)
            return None if isinstance(after, Refusal) else after
        return open_matter(s, replace(m, stage="while-lho-decides", over=made))
    return None


def while_lho_decides(s: State, m: Matter, made: Made, read: str, seq: int) -> State | Refusal:
    """28B or 9B2: the right player called while LHO was being asked (a gap, asked first)."""
    if read == "in-rotation":
        return test_next(law28.b(s, m, made, gap="28b-while-lho-decides"), made)
    if read != "too-late":
        return Refusal("no-such-reading", "28B", {"value": read})
    s = gone(s, made, "cancelled", side(m.offender))
    s = rule(s, "9B2", "called-too-soon", seq, gap="28b-while-lho-decides", **_args(m))
    return open_matter(s, replace(m, stage="lho", over=None))


def late_right_player(s: State, made: Made) -> State | None:
    """28B after 29A: the right player calls after LHO's call has accepted (a gap, asked first)."""
    done = s.table.accepted
    if done is None or s.table.noticed or made.seat != done.call.turn_of:
        return None
    gap = "28b-after-29a"
    m = Matter("29", "after-29a", made.seq, made.seat, replace(made, status="pending"))
    if replaced_reading(s, gap):
        after = after_29a(s, m, reading(s, gap), made.seq)
        return None if isinstance(after, Refusal) else after
    return open_matter(s, m)


def after_29a(s: State, m: Matter, read: str, seq: int) -> State | Refusal:
    """28B after 29A, as the director reads it: accepted, or the right player still has his call."""
    done = s.table.accepted
    if done is None or read not in ("accepted", "dealer"):
        return Refusal("no-such-reading", "28B", {"value": read})
    if read == "accepted":
        s = on_table(s, accepted=None)
        s = rule(s, "29A", "accepted-already", seq, gap="28b-after-29a", **_args(m))
        return opens(s, m.first)
    was = s
    s = on_table(s, accepted=None)
    s = give_back(s, done.before, done.by.seq, done.call, done.by)
    s = gone(s, done.by, "cancelled", side(done.call.seat))
    s = nothing_lost(was, s, done.call, m.first)
    old = Matter("29", "lho", done.call.seq, done.call.seat, done.call)
    return test_next(law28.b(s, old, m.first, gap="28b-after-29a"), m.first)


def a(s: State, m: Matter, seq: int, *, by_word: bool = False, ends: bool = True) -> State:
    """29A: LHO elects to call: the call is accepted, those passed over lose that turn."""
    gap = acceptance_gap(s, m, by_word=by_word)
    s = close(rule(s, "29A", "accepted", seq, gap=gap, **_args(m)))
    s = stand(s, m.first, ends=ends)
    for tried in m.tried:
        s = lead_penalty(s, m.cause, tried, m.first.call)
    return s


def b(s: State, m: Matter, seq: int) -> State:
    """29B: cancelled; back to the right player, and the offender is subject to 30 to 32."""
    s = gone(s, m.first, "cancelled", side(m.offender))
    s = rule(s, "29B", "cancelled", seq, **_args(m))
    s = _cancel_partner(close(s), m)
    if m.first.call == PASS:
        return law30.cancelled(s, m, seq)
    if is_bid(m.first.call):
        return law31.cancelled(s, m, seq)
    return law32.cancelled(s, m, seq)


def _cancel_partner(s: State, m: Matter) -> State:
    """28B helps only opponents: partner's own call at his turn falls as well.

    The gap is ``partner-calls-before-ruling``; it is no breach of a duty that the ruling itself
    creates (gap ``duty-created-later``).
    """
    mate = partner(m.offender)
    if m.first.turn_of != mate or not any(w.seat == mate for w in s.table.waiting):
        return s
    mine = [w for w in s.table.waiting if w.seat == mate]
    s = on_table(s, waiting=tuple(w for w in s.table.waiting if w.seat != mate))
    for made in mine:
        s = gone(s, made, "cancelled", side(mate))
        s = rule(
            s,
            "29B",
            "partner-cancelled",
            made.seq,
            gap="partner-calls-before-ruling",
            seat=mate,
            call=made.call,
        )
    return s


def _args(m: Matter) -> dict[str, str]:
    return {
        "seat": m.offender,
        "call": m.first.call,
        "turn": m.first.turn_of,
        "lho": LHO[m.offender],
        "partner": partner(m.offender),
    }
