"""Law 11, the right to penalise forfeited: the innocent side acted before the director came."""

from biddingbox.bridge.auction import Made
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import innocent, on_table, review, rule
from biddingbox.core import Refusal
from biddingbox.seats import side


def a_acted(s: State, m: Matter, made: Made) -> State:
    """11A: a call of the innocent side before the director came is looked at again.

    A call that the law itself makes an acceptance (27A, 29A) or a call in turn (28B) is none.
    """
    if s.table.director or side(made.seat) != innocent(m.offender):
        return s
    return review(s, "11A", m.cause, seat=made.seat, call=made.call)


def a(s: State, seq: int, *, forfeited: bool) -> State | Refusal:
    """11A: the director finds whether the right to penalise the last irregularity is forfeited.

    A procedural penalty (90) is still possible afterwards (11C). 11A of 2017: the side that gained
    by acting first loses the gain, in its own score alone: the review stays.
    """
    cause = _cause(s)
    if cause is None:
        return Refusal("nothing-to-forfeit", "11A")
    if forfeited and s.deal.edition == "2017":
        return rule(s, "11A", "gain-taken-away", seq)
    reviews = tuple(r for r in s.table.reviews if not (r.law == "11A" and r.cause == cause))
    s = on_table(s, reviews=reviews)
    if not forfeited:
        return rule(s, "11A", "not-forfeited", seq)
    s = on_table(s, forgiven=(*s.table.forgiven, cause))
    return rule(s, "11A", "forfeited", seq)


def _cause(s: State) -> int | None:
    t = s.table
    if t.matter is not None:
        return t.matter.cause
    causes = [d.cause for d in t.duties] + [x.cause for x in t.leads] + [c.cause for c in t.caps]
    if s.deal.edition == "2017":
        causes += [r.cause for r in t.reviews if r.law == "11A"]
    return max(causes, default=None)
