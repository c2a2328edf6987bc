"""Law 27B, what makes an insufficient bid good, by meaning; and what it costs if nothing does."""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made, Sense
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import law16, law23, law29c
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import (
    close,
    hear,
    lead_penalty,
    must_pass,
    on_table,
    review,
    rule,
    sense_of,
)
from biddingbox.seats import LHO, partner, side


def reconsider(s: State, m: Matter) -> State:
    """27B1: the director has found what one of the two bids meant; what was settled falls."""
    assert m.replacement is not None
    if s.deal.edition == "2017":
        waits = m in s.table.unsettled and m.stage == "denomination"
        s = law23.found(s, m) if waits else s
        return by_meaning_2017(s, m, m.replacement) if waits else s
    if not m.lowest:
        return s
    t = s.table
    s = on_table(
        s,
        unsettled=tuple(u for u in t.unsettled if u.cause != m.cause),
        judged=tuple(u for u in t.judged if u.cause != m.cause),
        duties=tuple(d for d in t.duties if (d.cause, d.law) != (m.cause, "27B2")),
        leads=tuple(x for x in t.leads if x.cause != m.cause),
        reviews=tuple(r for r in t.reviews if r.cause != m.cause),
    )
    s = hear(s, side(m.offender), m.offender, m.first.call, "16C2", m.first.seq)
    return by_meaning(s, m, m.replacement)


def by_meaning(s: State, m: Matter, made: Made) -> State:
    """27B1, 27B2: settled by declared meanings, else asked of the director."""
    first, second = _known(s, m.first), _known(s, made)
    if (first and not first.natural) or (second and not second.natural):
        return b2(s, m, made.seq, "artificial")
    if first and second:
        return b1a(s, m, made.seq)
    for tried in m.tried:
        s = lead_penalty(s, m.cause, tried, made.call)
    return on_table(s, unsettled=(*s.table.unsettled, m))


def by_meaning_2017(s: State, m: Matter, made: Made) -> State:
    """27B1 of 2017: a bid may specify the same denomination (a); any call may be comparable (b).

    The first is asked unless both meanings are known and the bid is the lowest by its symbol
    (decision 13), the second only where the first does not free him.
    """
    for tried in m.tried:
        s = lead_penalty(s, m.cause, tried, made.call)
    if made.call == PASS:
        return asks_23(s, replace(m, stage=law23.STAGE))
    if not (m.lowest and _known(s, m.first) and _known(s, made)):
        return law23.asked(s, replace(m, stage="denomination"))
    was, now = law29c.specified(s, m.first), law29c.specified(s, made)
    if was and was == now:
        return b1a_2017(s, m, made.seq)
    return asks_23(s, replace(m, stage=law23.STAGE))


def asks_23(s: State, m: Matter) -> State:
    """27B1(b) of 2017: whether the call that stands is comparable."""
    assert m.replacement is not None
    s = law23.found(s, m)
    return b1b_2017(s, m, m.replacement.seq) if law23.a(s, m) else law23.asked(s, m)


def _known(s: State, made: Made) -> Sense | None:
    known = sense_of(s, made)
    return None if known.basis == "assumed" else known


def b1a(s: State, m: Matter, seq: int) -> State:
    """27B1(a): both bids natural, the lowest in the denomination: no penalty, 16C2 is off."""
    heard = tuple(h for h in s.table.heard if h.seq != m.first.seq)
    s = on_table(s, heard=heard)
    s = rule(s, "27B1(a)", "corrected-free", seq, **words(m, m.first))
    return settled(b1b(s, m), m)


def b1b(s: State, m: Matter) -> State:
    """27B1(b): did the insufficient bid tell something that damaged the other side?"""
    return review(s, "27B1(b)", m.cause, seat=m.offender, call=m.first.call)


def b1a_2017(s: State, m: Matter, seq: int) -> State:
    """27B1(a) of 2017: the lowest bid that specifies the same denomination: free, no 16C2; D."""
    s = law16.lifted(law23.found(s, m), m.first)
    s = rule(s, "27B1(a)", "corrected-free", seq, **words(m, m.first))
    return settled(d(s, m), m)


def b1b_2017(s: State, m: Matter, seq: int) -> State:
    """27B1(b) of 2017: a comparable call, a double included: free, no 16C2; D."""
    made = m.replacement
    assert made is not None
    if s.table.matter == m:
        s = stand(close(s), replace(made, status="stands"))
        m = replace(m, second=None)
    return settled(d(law23.free(s, m, "27B1(b)", seq), m), m)


def d(s: State, m: Matter) -> State:
    """27D of 2017: would it have gone otherwise without the insufficient bid?"""
    return review(s, "27D", m.cause, seat=m.offender, call=m.first.call)


def b2(s: State, m: Matter, seq: int, why: str) -> State:
    """27B2: any other bid, a pass, or a conventional bid: partner passes for good; 26, 23.

    In 2017 any bid or pass that B1 does not free.
    """
    made = m.replacement
    assert made is not None
    s = rule(s, "27B2", f"partner-silenced-{why}", seq, replacement=made.call, **words(m, m.first))
    given = made.seq
    mate = partner(m.offender)
    s = must_pass(s, mate, "end_of_auction", "27B2", m.cause, m.offender, given=given)
    s = lead_penalty(s, m.cause, m.first, made.call, given=given)
    return settled(s, m)


def settled(s: State, m: Matter) -> State:
    """26 for every earlier attempt that is not the call now made."""
    assert m.replacement is not None
    for made in m.tried:
        s = lead_penalty(s, m.cause, made, m.replacement.call)
    meant = m.stage in ("meaning", "denomination", law23.STAGE)
    judged = (*s.table.judged, m) if meant and not m.silenced else s.table.judged
    left = tuple(u for u in s.table.unsettled if u.cause != m.cause)
    return on_table(s, unsettled=left, judged=judged)


def words(m: Matter, made: Made) -> dict[str, str]:
    return {
        "seat": m.offender,
        "call": made.call,
        "lho": LHO[m.offender],
        "partner": partner(m.offender),
    }
