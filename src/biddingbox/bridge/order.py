"""Several irregular calls at once: which is taken up first (gap ``order-of-matters``)."""

from msgspec.structs import replace

from biddingbox.bridge.ask import option, question
from biddingbox.bridge.gaps import gap
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import on_table, open_matter, reading, replaced_reading, rule
from biddingbox.core import Question, Refusal
from biddingbox.seats import LHO, partner

GAP = "order-of-matters"


def contested(s: State) -> bool:
    """Whether two irregular calls lie on the table, and nobody has said which comes first.

    Partner's call at his own turn is no such case: it falls or stands with the first one.
    """
    m = s.table.matter
    if m is None or m.first_in_order or m.stage != "lho" or m.law not in ("27", "29"):
        return False
    later = s.table.waiting
    return bool(later) and later[0].seat != _right_partner(s)


def _right_partner(s: State) -> str | None:
    m = s.table.matter
    assert m is not None
    mate = partner(m.offender)
    return mate if m.law == "29" and m.first.turn_of == mate else None


def proposed(s: State) -> str:
    """Newest first, but oldest first where the newer call's rotation depends on the older one."""
    m = s.table.matter
    assert m is not None
    newest = s.table.waiting[-1]
    in_turn = (newest.seat == s.auction.turn, newest.seat == LHO[m.offender])
    return "newest-first" if in_turn[0] == in_turn[1] else "oldest-first"


def questions(s: State) -> tuple[Question, ...]:
    """The director fixes the order; what is proposed stands in the arguments."""
    m = s.table.matter
    assert m is not None
    law = gap(GAP).clause
    args = {"first": m.first.call, "seat": m.offender, "proposed": proposed(s)}
    args |= {"second": s.table.waiting[-1].call, "by": s.table.waiting[-1].seat}
    return (
        question(
            law,
            s.table.waiting[-1].seq,
            "director",
            GAP,
            args,
            option("newest-first", law, **args),
            option("oldest-first", law, **args),
            about=(m.first.seq, s.table.waiting[-1].seq),
            audience="director",
        ),
    )


def answer(s: State, key: str, seq: int) -> State | Refusal:
    """The matter chosen is taken up; the other calls are tested again when it is settled."""
    m = s.table.matter
    assert m is not None
    s = rule(s, gap(GAP).clause, key, seq, gap=GAP)
    if key == "oldest-first":
        return open_matter(s, replace(m, first_in_order=True))
    newest = s.table.waiting[-1]
    corrected = () if m.second is None else (m.second,)
    aside = (*s.table.aside, m.first, *corrected, *s.table.waiting[:-1])
    return on_table(s, matter=None, inbox=(newest,), waiting=(), aside=aside)


def settled(s: State) -> State | None:
    """The order that the director fixed beforehand for the whole log; None if he has not."""
    if not (contested(s) and replaced_reading(s, GAP)):
        return None
    after = answer(s, reading(s, GAP), s.table.waiting[-1].seq)
    return None if isinstance(after, Refusal) else after
