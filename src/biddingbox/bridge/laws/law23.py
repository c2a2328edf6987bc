"""Law 23 of 2017, comparable calls: may the call made in place of a withdrawn one help nobody?

Whether it is comparable is for the director to find (23A). Declared meanings only propose an
answer (:mod:`biddingbox.bridge.meanings`); nothing is inferred from them but equality.
"""

from typing import Final

from biddingbox.bridge import meanings
from biddingbox.bridge.ask import option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.laws import law16
from biddingbox.bridge.state import Finding, Matter, Ruling, State, Watch
from biddingbox.bridge.steps import hear, on_table, review, rule, sense_of
from biddingbox.core import Question
from biddingbox.seats import partner, side

#: The stage of a matter of which only this finding is due.
STAGE = "comparable"
#: The clause that imposes what follows if it is not, by law and :func:`cost`.
COSTS: Final = {
    ("27", "always"): "27B2",
    ("27", "double"): "27B3",
    ("30", "once"): "30B(ii)",
    ("31", "once"): "31A2(b)",
    ("32", "once"): "32A2(b)",
}


def replaced(w: Watch, made: Made, law: str) -> Matter:
    """23 of 2017: the offender has replaced a cancelled call at his own turn: what is to be found.

    ``law`` is the one that rules on it; ``under`` keeps the clause that the watch came from.
    """
    return Matter(law, STAGE, w.cause, w.offender, w.made, replacement=made, under=w.law)


def judged(s: State, w: Watch) -> bool:
    """Whether comparability decides: not where the call had to be repeated (31A1, 32A1).

    A watch of 36, 37 or 38 came with a duty of its own, and 26B as its clause says (decision 23).
    """
    if w.law in ("31A", "32A"):
        return False
    return not any(d.cause == w.cause and d.kind == "must_pass" for d in s.table.duties)


def a(s: State, m: Matter) -> bool:
    """23A1, 23A2, 23A3 of 2017: what settles itself: the same call, and equal meanings declared.

    All else is asked: the same call may mean something else in the auction that exists.
    """
    assert m.replacement is not None
    if m.first.call != m.replacement.call:
        return False
    was, now = sense_of(s, m.first), sense_of(s, m.replacement)
    declared = was.basis == now.basis == "declared"
    return declared and (was.suits, was.natural, was.text) == (now.suits, now.natural, now.text)


def asked(s: State, m: Matter) -> State:
    """23A of 2017: the director is asked; the call stands meanwhile, and 16C2 goes on."""
    s = hear(s, side(m.offender), m.offender, m.first.call, "16C2", m.first.seq)
    return on_table(s, unsettled=(*s.table.unsettled, m))


def found(s: State, m: Matter) -> State:
    """The finding is there, or the same matter is judged anew."""
    t = s.table
    reviews = tuple(r for r in t.reviews if r.law not in ("23C", "27D") or r.cause != m.cause)
    left = tuple(u for u in t.unsettled if u.cause != m.cause)
    return on_table(s, unsettled=left, reviews=reviews)


def b(s: State, m: Matter, law: str, seq: int) -> State:
    """23B, 26A of 2017: comparable: no further rectification, 16C2 off, the lead is free; 23C."""
    return c(free(s, m, law, seq), m)


def free(s: State, m: Matter, law: str, seq: int) -> State:
    """23B and 27B1(b) of 2017: nobody is bound, and what was withdrawn may be used."""
    assert m.replacement is not None
    s = law16.lifted(found(s, m), m.first)
    args = {"seat": m.offender, "partner": partner(m.offender), "call": m.first.call}
    return rule(s, law, "comparable", seq, replacement=m.replacement.call, **args)


def c(s: State, m: Matter) -> State:
    """23C of 2017: did the infraction help the offending side all the same?"""
    return review(s, "23C", m.cause, seat=m.offender, call=m.first.call)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """23A of 2017: is the replacement comparable with the withdrawn call?

    What it would cost if not: partner passes once (30 to 32), or for good (27).
    """
    assert m.replacement is not None
    args: dict[str, str] = {"offender": m.offender, "partner": partner(m.offender)}
    args |= {"call": m.first.call, "replacement": m.replacement.call, "cost": cost(m)}
    args |= meanings.proposed(sense_of(s, m.first), sense_of(s, m.replacement))
    return (
        question(
            "23A",
            m.cause,
            "director",
            "comparable",
            args,
            option("comparable", "23B", **args),
            option("not-comparable", COSTS[m.law, cost(m)], **args),
            about=(m.first.seq, m.replacement.seq),
            of=m.replacement.call,
            audience="director",
        ),
    )


def cost(m: Matter) -> str:
    """What follows if the replacement is not comparable: ``once``, ``double``, ``always``."""
    assert m.replacement is not None
    if m.law != "27":
        return "once"
    return "double" if m.replacement.call in ("X", "XX") else "always"


def given(f: Finding, q: Question) -> str | None:
    """How a finding given beforehand answers a question; None if it does not.

    The calls named as comparable settle their own question, and 27B1(a) as well, since it would
    free nobody who is not free already (decision 13).
    """
    if f.option == "comparable" and f.value and q.args.get("replacement") not in f.value.split():
        return None
    if q.option(f.option) is not None:
        return f.option
    beforehand = f.option == "comparable" and q.key == "same-denomination"
    return "other" if beforehand else None


def told(s: State, made: Made, calls: str, seq: int) -> State:
    """10C1 with 23A of 2017: the offender alone is told which calls would be comparable."""
    said = {"seat": made.seat, "call": made.call, "calls": ", ".join(calls.split())}
    ruling = Ruling("23A", "told-comparable", seq, said, "owner")
    return on_table(s, rulings=(*s.table.rulings, ruling))
