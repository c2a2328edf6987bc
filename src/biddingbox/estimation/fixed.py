"""Eight or more in a deal with a fixed trump: the bid may replace the trump (second-hand)."""

from typing import Final

from msgspec.structs import replace

from biddingbox.estimation.auction import Made
from biddingbox.estimation.calls import RANK, denomination, tricks
from biddingbox.estimation.laws.c import rotation
from biddingbox.estimation.numbers import called_over, finish, lawful, name
from biddingbox.estimation.state import LAW19, Ending, Named, State, gone, naming, rule, with_
from biddingbox.events import Call
from biddingbox.seats import Seat

LEAST: Final = 8


def override(s: State, seq: int, seat: Seat, call: Call) -> State:
    """``S 8H`` while numbers are named: his number, and the trump from now on.

    A bid in the fixed trump itself is a bare number, and so is one that he may not name now.
    """
    m = s.matter
    if m is not None and m.kind == "number" and seat == m.asked:
        s = called_over(s, m, seq)
    e, number = s.ending, tricks(call)
    assert e is not None
    owed = any(x == seat for x, _, _ in s.must)
    unlawful = s.matter is not None or owed or naming(s) != seat or number not in lawful(s, e, seat)
    if unlawful or denomination(call) == e.trump:
        return name(s, seq, seat, number)
    beaten = e.bid is not None and RANK[call] <= RANK[e.bid]
    if s.deal.rules.fixed_override == "never" or number < LEAST or beaten:
        made = Made(seq, seat, call, seat, irregular=("improper",))
        s = gone(s, made, "cancelled")
        return rule(s, LAW19, "trump-is-fixed", seq, "fixed-override", seat=seat, call=call)
    s = rule(s, LAW19, "trump-replaced", seq, "fixed-override", seat=seat, call=call)
    if s.deal.rules.fixed_displaced == "postponed":
        s = rule(s, LAW19, "deal-postponed", seq, "fixed-displaced")
    e = replace(e, trump=denomination(call), bid=call)
    own = Named(seq, seat, number)
    if s.deal.rules.fixed_override == "again":
        return _again(s, e, own)
    s = with_(s, ending=e, named=(*s.named, own))
    return finish(s, seq) if len(s.named) == len(e.order) else s


def _again(s: State, e: Ending, own: Named) -> State:
    """Those who have spoken name a number once more, after those who have not."""
    order = tuple(seat for seat in rotation(own.seat) if seat in e.order)
    spoke = ", ".join(seat for seat in order if any(n.seat == seat for n in s.named))
    s = with_(s, ending=replace(e, order=order), named=(own,))
    if spoke:
        s = rule(s, LAW19, "named-again", own.seq, "fixed-override", seat=spoke)
    return finish(s, own.seq) if len(order) == 1 else s
