"""Law 36, inadmissible double or redouble: cancelled, another call, partner silenced."""

from msgspec.structs import replace

from biddingbox.bridge.ask import question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import keep
from biddingbox.bridge.bound import bound_calls
from biddingbox.bridge.laws import inadmissible
from biddingbox.bridge.state import Matter, State, Watch
from biddingbox.bridge.steps import (
    close,
    gone,
    lead_penalty,
    must_pass,
    on_table,
    open_matter,
    rule,
    test_next,
)
from biddingbox.core import Option, Question, Refusal
from biddingbox.seats import partner, side


def opens(s: State, made: Made, gap: str = "") -> State:
    """36, 36B1, 36B2 of 2017: as if assessed now: cancelled, partner passes for good; 23, 26.

    36B1 of 2017 in rotation, B2 out of it; comparability is not asked (decision 23).

    Out of rotation the turn goes back to the right player and nothing is owed now (gap
    ``inadmissible-out-of-rotation``); the double is never offered to LHO (32).
    """
    made = replace(made, status="pending", irregular=(*_out(made), "inadmissible_double"))
    m = Matter("36", "owed", made.seq, made.seat, made, before=keep(s))
    gap = gap or ("inadmissible-out-of-rotation" if made.turn_of != made.seat else "")
    s = gone(s, made, "cancelled", side(made.seat))
    args = {"seat": made.seat, "call": made.call, "partner": partner(made.seat)}
    law = clause(s, made)
    s = rule(s, law, "inadmissible", made.seq, gap=gap, **args)
    s = must_pass(s, partner(made.seat), "end_of_auction", law, made.seq, made.seat)
    if made.turn_of != made.seat:
        watch = Watch("32A" if law == "36" else law, "final", made.seat, made, made.seq)
        s = on_table(s, watches=(*s.table.watches, watch))
        m = replace(m, stage="assessed")
    return open_matter(s, m)


def clause(s: State, made: Made) -> str:
    """36, or 36B1 and 36B2 of 2017."""
    if s.deal.edition == "1997":
        return "36"
    return "36B1" if made.turn_of == made.seat else "36B2"


def _out(made: Made) -> tuple[str, ...]:
    return ("out_of_rotation",) if made.turn_of != made.seat else ()


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """36: the call owed."""
    if m.stage not in ("owed", "fixed"):
        return ()
    args = {"seat": m.offender, "call": m.first.call, "partner": partner(m.offender)}
    values = bound_calls(s, m.offender)
    law = clause(s, m.first)
    return (
        question(
            law,
            m.cause,
            m.offender,
            "another-call-owed",
            args,
            Option("call", law, "CALL", values, args),
            about=(m.first.seq,),
        ),
    )


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """36: the call owed is made as a call, not as an answer."""
    law = clause(s, m.first)
    return Refusal("no-such-option", law, {"option": key, "id": f"{law}@{m.cause}"})


def called(s: State, m: Matter, made: Made) -> State | None:
    """36: the offender's new call; LHO's call lifts everything (35A) unless it is assessed."""
    if made.seat == m.offender and m.stage in ("owed", "fixed"):
        s = lead_penalty(close(s), m.cause, m.first, made.call)
        for earlier in m.tried:
            s = lead_penalty(s, m.cause, earlier, made.call)
        return test_next(s, made)
    return inadmissible.called(s, m, made)
