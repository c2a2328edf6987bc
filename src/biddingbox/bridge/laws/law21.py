"""Law 21, misinformation: a call made because of it may be changed, then LHO's; else too late."""

from msgspec.structs import replace

from biddingbox.bridge.ask import option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.bound import bound_calls
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import law17
from biddingbox.bridge.legal import legal, legal_calls
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import (
    called_since,
    calls_before,
    close,
    gone,
    named_call,
    new_call,
    next_order,
    on_table,
    open_matter,
    reopened,
    retest,
    review,
    rule,
    test_next,
    was_forced,
)
from biddingbox.core import Option, Question, Refusal
from biddingbox.events import Call, CallRef, Faced, Played
from biddingbox.seats import LHO, Seat, members, other_side, partner, side


def opens(s: State, about: CallRef, seq: int, law: str, *, wrong: bool) -> State | Refusal:
    """21B1: it becomes known that a call was not alerted, or was explained wrongly.

    One player at most may still change: he whose partner has not called since; for the other
    calls of his side only an adjusted score is left (21B3). A ``wrong`` explanation misinforms from
    the first time that it was given, a missing alert from the call on.
    """
    call = named_call(s, about)
    if call is None:
        return Refusal("no-such-call-made", law, {"ref": about})
    if s.table.matter is not None:
        return Refusal("matter-open", "9B2", {"seat": call.seat})
    s = rule(s, law, "misinformation", seq, seat=call.seat, call=call.call)
    told = [at for who, what, at in s.table.explained if (who, what) == (call.seat, call.seq)]
    since = max(call.order, min(told, default=-1)) if wrong else call.order
    innocent = members(other_side(side(call.seat)))
    later = [m for m in s.auction.calls if m.seat in innocent and m.order > since]
    later = [m for m in later if not was_forced(s, m)]
    if not later:
        return s
    last = later[-1]
    may = not law17.period_over(s) and called_since(s, partner(last.seat), last) is None
    for m in later if not may else later[:-1]:
        s = b3(s, m)
    if not may or last.status == "implied":
        return s
    return open_matter(s, Matter("21", "cause", seq, last.seat, last))


def b3(s: State, m: Made) -> State:
    """21B3: too late to change the call: the score may be adjusted (40C)."""
    return review(s, "21B3", m.seq, seat=m.seat, call=m.call)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """21B1 to the director, 21B1 to the misinformed player, 21B2 to his LHO."""
    seat, lho = m.offender, LHO[m.offender]
    args: dict[str, str] = {"seat": seat, "call": m.first.call, "lho": lho}
    match m.stage:
        case "cause":
            return (
                question(
                    "21B1",
                    m.cause,
                    "director",
                    "caused-by-misinformation",
                    args,
                    option("misinformed", "21B1", **args),
                    option("not-misinformed", "21A", **args),
                    about=(m.first.seq,),
                    audience="director",
                ),
            )
        case "change":
            values = tuple(c for c in _instead(s, m) if c != m.first.call)
            return (
                question(
                    "21B1",
                    m.cause,
                    seat,
                    "change-misinformed",
                    args,
                    option("keep", "21B1", **args),
                    *((Option("change", "21B1", "CALL", values, args),) if values else ()),
                    about=(m.first.seq,),
                ),
            )
        case _:
            assert m.over is not None
            assert m.second is not None
            args |= {"over": m.over.call, "second": m.second.call}
            kept = legal(s.auction, lho, m.over.call)
            keep = (option("keep", "21B2", **args),) if kept else ()
            return (
                question(
                    "21B2",
                    m.cause,
                    lho,
                    "change-after-21b",
                    args,
                    *keep,
                    Option("withdraw", "21B2", "CALL", legal_calls(s.auction, lho), args),
                    about=(m.second.seq, m.over.seq),
                ),
            )


def _before(s: State, m: Matter) -> State:
    return reopened(s, calls_before(s, m.first))


def _instead(s: State, m: Matter) -> tuple[Call, ...]:
    return bound_calls(_before(s, m), m.offender)


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """What the director finds, and what the two players then choose."""
    match m.stage, key:
        case "cause", "misinformed":
            s = rule(s, "21B1", "misinformed", seq, **_args(m))
            return open_matter(s, replace(m, stage="change"))
        case "cause", _:
            return a(s, m, seq)
        case "change", "keep":
            return close(rule(s, "21B1", "kept-misinformed", seq, **_args(m)))
        case "change", _:
            return b1(s, m, new_call(s, seq, m.offender, Call(str(value))))
        case _, "keep":
            assert m.over is not None
            return test_next(close(s), m.over)
    return b2(s, m, new_call(s, seq, LHO[m.offender], Call(str(value))))


def called(s: State, m: Matter, made: Made) -> State | None:
    """A call by the player who may change is his change; all others wait."""
    if m.stage == "change" and made.seat == m.offender:
        return changes(s, m, made)
    if m.stage == "lho" and made.seat == LHO[m.offender]:
        return b2(s, m, made)
    return None


def changes(s: State, m: Matter, made: Made) -> State:
    """21B1: ``S changes to 3C``, or just ``S 3C``, while the right is open."""
    if made.call == m.first.call:
        s = gone(s, made, "cancelled", None)
        return close(rule(s, "21B1", "kept-misinformed", made.seq, **_args(m)))
    return b1(s, m, made)


def a(s: State, m: Matter, seq: int) -> State:
    """21A: no redress for a call that was not caused by the opponents' misinformation."""
    return close(rule(s, "21A", "not-misinformed", seq, **_args(m)))


def b1(s: State, m: Matter, made: Made) -> State:
    """21B1: the call is changed without penalty; the auction goes on from it, reopened if need be.

    What was withdrawn is closed to the side that misinformed. A face-down lead goes back (gap
    ``face-down-lead-reopened``), a duty served by a cancelled pass binds again.
    """
    offending = other_side(side(m.offender))
    later = s.auction.calls[len(calls_before(s, m.first)) + 1 :]
    over = next((c for c in later if c.seat == LHO[m.offender]), None)
    s, lead = _lead_goes_back(s)
    s = retest(close(_before(s, m)), tuple(c for c in later if c is not over))
    s = gone(s, m.first, "withdrawn", offending)
    gap = "face-down-lead-reopened" if lead else ""
    s = rule(s, "21B1", "changed-misinformed", made.seq, gap=gap, second=made.call, **_args(m))
    if over is None:
        return test_next(s, made)
    if not legal(s.auction, made.seat, made.call):
        return test_next(gone(s, over, "withdrawn", offending), made)
    s = stand(s, replace(made, turn_of=s.auction.turn))
    return open_matter(s, replace(m, stage="lho", second=made, over=over))


def _lead_goes_back(s: State) -> tuple[State, bool]:
    """41A, 24B: before the auction is opened again: a lead that still lies face down goes back.

    One that was faced meanwhile is exposed (gap ``lead-faced-question-open``).
    """
    lead = next((e for _, e in s.table.deferred if isinstance(e, Played)), None)
    if lead is None and s.play is not None:
        lead = Played(*s.play.current[0])
    if lead is None or lead.faced:
        return s, False
    faced = [seq for seq, e in s.table.deferred if isinstance(e, Faced)]
    left = tuple(x for x in s.table.deferred if not isinstance(x[1], Played | Faced))
    exposed = tuple((seq, replace(lead, faced=True)) for seq in faced)
    return on_table(s, deferred=(*left, *exposed)), not faced


def b2(s: State, m: Matter, made: Made) -> State:
    """21B2: then LHO may change a later call of his; what it told is closed to his side (16C)."""
    assert m.over is not None
    s = gone(s, m.over, "withdrawn", side(made.seat))
    s = rule(
        s, "21B2", "changed-after", made.seq, seat=made.seat, call=m.over.call, second=made.call
    )
    s = review(s, "21B2", made.seq, seat=made.seat, call=m.over.call)
    return test_next(close(s), made)


def _args(m: Matter) -> dict[str, str]:
    return {"seat": m.offender, "call": m.first.call, "lho": LHO[m.offender]}


def explained(s: State, seat: Seat, about: CallRef, seq: int) -> State | Refusal:
    """20F1, 75C: the partner of the caller explains; the explanation is kept for 21."""
    call = named_call(s, about)
    if call is None:
        return Refusal("no-such-call-made", "20F1", {"ref": about})
    s = on_table(s, explained=(*s.table.explained, (call.seat, call.seq, next_order(s) - 1)))
    if seat == partner(call.seat):
        return s
    return rule(s, "20F1", "explained-by-other", seq, seat=seat, call=call.call)
