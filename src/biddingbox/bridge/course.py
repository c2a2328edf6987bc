"""How a call comes to stand, and what then follows: duties served, the auction over."""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made, enter
from biddingbox.bridge.laws import (
    law15,
    law16,
    law17,
    law17d,
    law19,
    law20,
    law22,
    law26,
    law30,
    law31,
    law32,
    law34,
)
from biddingbox.bridge.state import CALM, Duty, State
from biddingbox.bridge.steps import duty_to_pass, on_table, reading, rule, with_auction
from biddingbox.seats import RHO


def stand(s: State, made: Made, *, ends: bool = True) -> State:
    """Enter a call that is in order, or was accepted: duties for this turn are served by it.

    A player under a duty who passes out of rotation and is accepted has served it (decision 20).
    With ``ends`` False another call lies over it already, so it cannot end the auction.
    """
    if made.status == "pending":
        made = replace(made, status="stands")
    t = s.table
    forced = bool(t.duties) and duty_to_pass(s, made.seat)
    s = with_auction(s, enter(s.auction, made))
    if t.heard:
        s = law16.a2(s, made, forced=forced)
    if t.duties:
        s = _served(s, made)
    if t.skipped is not None:
        s = on_table(s, skipped=None)
    if t.watches:
        s = _watched(s, made)
    if t.accepted is not None and t.accepted.call.turn_of in (made.seat, s.auction.turn):
        s = on_table(s, accepted=None)
    if made.of is not None:
        s = law19.a3(s, made) if made.call == "X" else law19.b3(s, made)
    if t is not CALM:
        s = law20.e(law17d.called_again(s, made), made)
        s = law15.repeats(law17d.later_board(s, made), made)
    return s if s.phase == "cancelled" or not ends else closed(s)


def _served(s: State, made: Made) -> State:
    skipped = reading(s, "skipped-turn") == "spent"
    over = law34.passed_over(made)
    if any(d.seat in over and d.until == "next_turn" and d.served is None for d in s.table.duties):
        s = rule(s, "29A", "turn-lost", made.seq, gap="skipped-turn")
    return on_table(
        s,
        duties=tuple(
            replace(d, served=made.seq) if _serves(d, made, skipped=skipped) else d
            for d in s.table.duties
        ),
    )


def _watched(s: State, made: Made) -> State:
    """31, 32: RHO's call, then the offender's own, decide what a cancelled call costs.

    So it is in 2017 with a pass at partner's turn (30B).
    """
    for w in s.table.watches:
        law = law32 if w.law.startswith("32") else law31
        if w.seen is not None:
            continue
        if w.stage == "rho" and made.seat == RHO[w.offender]:
            s = law.rho_acts(s, w, made)
        elif made.seat == w.offender:
            s = law30.final(s, w, made) if w.law == "30B" else law.final(s, w, made)
    return s


def _serves(d: Duty, made: Made, *, skipped: bool) -> bool:
    if d.until != "next_turn" or d.served is not None:
        return False
    return d.seat == made.seat or (skipped and d.seat in law34.passed_over(made))


def closed(s: State) -> State:
    """17E, 22, 34: after a call that stands: is the auction over, and how?"""
    a = s.auction
    if not law17.e(a):
        return s
    skipped = law34.skipped(s)
    if skipped is not None:
        return law34.back(s, skipped)
    last = a.calls[-1]
    s = law26.no_turn_came(s, last.seq) if s.table.watches else s
    if law22.a(a) and any(m.turn_of != m.seat for m in a.calls):
        gap = "34-first-turn" if s.deal.edition == "1997" else ""
        s = rule(s, "17E", "all-have-passed", last.seq, gap=gap)
    return replace(s, phase="passed-out" if law22.a(a) else "closed")
