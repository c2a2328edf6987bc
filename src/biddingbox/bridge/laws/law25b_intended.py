"""Law 25B of 2017, the call that was meant is changed: not accepted, the first one simply stands.

There is no purchase and no pass for partner; 16C2 and 26B are all that is left.
"""

from msgspec.structs import replace

from biddingbox.bridge.calls import above_seven
from biddingbox.bridge.laws import law19, law27
from biddingbox.bridge.laws.law25_asks import without
from biddingbox.bridge.laws.law25b import (
    INADMISSIBLE,
    b1,
    b1_first,
    b2c,
    back_to_own_law,
    instead_of_inadmissible,
    then_over,
    too_late,
    words,
)
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import close, gone, hear, open_matter, reading, rule, test_next
from biddingbox.seats import side


def b(s: State, m: Matter, seq: int) -> State:
    """25B of 2017: the first call was meant: LHO's choice, if the change came in time.

    An illegal first call is its own law's: 27C where it was insufficient, 29 where it was out of
    rotation, 36 to 39 where it could never stand.
    """
    assert m.second is not None
    if m.late:
        return then_over(too_late(close(s), m, "25B2"), m)
    if m.under in INADMISSIBLE:
        return instead_of_inadmissible(s, m, seq)
    s = rule(s, "25B", "no-slip", seq, **words(m))
    if m.under and m.only_asked:
        s = hear(s, side(m.offender), m.offender, m.second.call, "16A", m.second.seq)
        return own_law(s, m, seq)
    if m.under == "27":
        return law27.c_2017(s, m)
    if m.only_asked and m.over is not None:
        return b2(s, m, seq, "change-refused")
    if m.over is not None and m.knowing and not _never(s, m):
        return test_next(b1(s, m, m.over.seq), m.over)
    if m.over is not None and not _never(s, m):
        return open_matter(s, replace(m, stage="over"))
    if m.under:
        return own_law(gone(s, m.second, "cancelled", side(m.offender)), m, seq)
    if _never(s, m):
        return b2(s, m, seq, "never-stands", gap="illegal-replacement")
    return open_matter(s, replace(m, stage="lho"))


def _never(s: State, m: Matter) -> bool:
    """36, 38: a second call that could never stand is not offered (decision 21)."""
    assert m.second is not None
    bare = without(s, m).auction
    return above_seven(m.second.call) or not law19.admissible(bare, m.offender, m.second.call)


def own_law(s: State, m: Matter, seq: int) -> State:
    """29A of 2017: a call out of rotation was changed: LHO is asked about the first one."""
    return back_to_own_law(rule(s, "25B2", "own-law", seq, **words(m)), m)


def b2(s: State, m: Matter, seq: int, key: str, gap: str = "") -> State:
    """25B2, 25B3 of 2017: the second call goes, the first stands; partner is free; 16C, 26B."""
    assert m.second is not None
    if m.only_asked:
        s = hear(s, side(m.offender), m.offender, m.second.call, "16A", m.second.seq)
        return then_over(close(rule(s, "25B2", "only-asked", seq, **words(m))), m)
    s = gone(s, m.second, "cancelled", side(m.offender))
    s = rule(s, "25B2", key, seq, gap=gap, **words(m))
    return then_over(b2c(close(s), m, m.first.call), m)


def over_first(s: State, m: Matter, seq: int) -> State:
    """25B2 of 2017: LHO called over the first call, not seeing that it was changed.

    The change is cancelled, and both calls stand (gap ``25b-lho-call-over-original``). An irregular
    first call was accepted by his call (29A).
    """
    assert m.over is not None
    if m.under:
        return test_next(
            b1_first(rule(s, "29A", "called-over-first", seq, **words(m)), m, seq), m.over
        )
    gap = "25b-lho-call-over-original"
    if reading(s, gap) == "first-stands":
        return b2(s, m, seq, "called-over-first", gap)
    over = m.over
    s = b2(s, replace(m, over=None), seq, "called-over-first", gap)
    return open_matter(s, replace(m, stage="recall", second=m.first, over=over, late=True))
