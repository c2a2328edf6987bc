"""The end of the auction period: who owns what, who names a number in which order, who is bound."""

from biddingbox.core import Refusal
from biddingbox.estimation.auction import Made
from biddingbox.estimation.calls import LOWEST, PROPER, denomination, tricks
from biddingbox.estimation.course import raised
from biddingbox.estimation.laws import c, h
from biddingbox.estimation.state import LAW19, Bound, Ending, State, gone, rule, with_
from biddingbox.events import Call, Owned
from biddingbox.seats import Seat


def close(s: State, seq: int) -> State:
    """The auction is over: with an owner, or with nobody (E18.H)."""
    bid = s.auction.bid
    if bid is None:
        return all_passed(s, seq)
    a, rules = s.auction, s.deal.rules
    joined, bound = c.c2(a, bid.seat, bid.call, rules)
    order = c.c2ii(bid.seat, bound, a.dash, rules, joined)
    given = tuple((seat, 0) for seat in a.dash)
    if rules.owner_confirms == "bid-is-call":
        given = ((bid.seat, tricks(bid.call)), *given)
    ending = Ending(
        bid.seat,
        bid.call,
        denomination(bid.call),
        order,
        c.bounds(a, bound, bid.call, rules),
        joined,
        given,
    )
    withs = [m for m in a.calls if m.call == "with"]
    gap = "end-rule" if a.joiners() else ""
    s = rule(s, "E18.B", "owner-of-the-bid", seq, gap, seat=bid.seat, call=bid.call)
    if withs:
        s = _withs(s, ending, seq, bound)
    return _numbers(s, ending, seq)


def _withs(s: State, e: Ending, seq: int, bound: list[Seat]) -> State:
    """What became of each With: floor and first place, or nothing."""
    a, owner = s.auction, str(e.owner)
    floors = c.floors(e)
    for seat in dict.fromkeys(m.seat for m in a.calls if m.call == "with"):
        if seat == e.owner or seat in bound:
            continue
        own = [m for m in a.calls if m.call == "with" and m.seat == seat and m.joins]
        same = any(denomination(m.joins) == e.trump for m in own if m.joins)
        key = "with-third-player" if same else "with-lapses"
        s = rule(
            s, "E18.C2", key, seq, "third-player-wins" if same else "", seat=seat, call=str(e.bid)
        )
    own_with = [m for m in a.calls if m.call == "with" and m.seat == e.owner and m.joins]
    for m in own_with:
        if denomination(m.joins or m.call) == e.trump and m.joined is not None:
            key = "joined-player-bound" if m.joined in bound else "joined-player-free"
            s = rule(s, "E18.C2", key, seq, "joiner-wins", seat=m.joined, owner=owner)
    for seat in [x for x in e.order if x in bound]:
        third = all(m.joined != e.owner for m in a.calls if m.call == "with" and m.seat == seat)
        bids = [m.bid for m in a.calls if m.seat == seat and m.bid is not None]
        other = bool(bids) and denomination(bids[-1]) != e.trump
        gap = "with-floor" if other else "third-player-wins" if third and seat in e.joined else ""
        args = {"seat": seat, "number": str(floors[seat]), "call": str(e.bid)}
        s = rule(s, "E18.C2(i)", "with-floor", seq, gap, **args)
    if bound:
        first = ", ".join(x for x in e.order if x in bound)
        key, gap = ("with-first", "") if len(bound) == 1 else ("withs-first", "multi-with-order")
        s = rule(s, "E18.C2(ii)", key, seq, gap, seat=first, last=e.order[-1])
    return s


def all_passed(s: State, seq: int) -> State:
    """E18.H0: nobody bid; no-trump, and the dealer names a number first."""
    a, deal = s.auction, s.deal
    gap = "dash-then-all-pass" if a.dash else ""
    thrown_in = bool(a.dash) and deal.rules.dash_then_all_pass == "redeal"
    if deal.rules.allpass_rule != "law" or thrown_in:
        if thrown_in or deal.rules.allpass_rule == "redeal":
            key = "redeal" if thrown_in else "all-passed-redeal"
            return with_(rule(s, "E18.H0", key, seq, gap), phase="cancelled")
        key, carry = f"all-passed-{deal.rules.allpass_rule}", str(raised(deal.rules, deal.carry))
        gap = gap or "multiplier-steps"
        return with_(rule(s, "E18.H0", key, seq, gap, carry=carry), phase="cancelled")
    order = h.h3(deal.dealer, a.dash)
    e = Ending(None, None, h.h1(), order, given=tuple((seat, 0) for seat in a.dash))
    s = rule(s, "E18.H0", "all-passed", seq, gap)
    s = rule(s, "E18.H1", "played-at-no-trump", seq)
    s = rule(
        s, "E18.H3", "dealer-names-first", seq, "all-pass-range", seat=h.h2(deal.dealer, a.dash)
    )
    return _numbers(s, e, seq)


def fixed(s: State) -> State:
    """A deal with a fixed trump: no auction, everybody names a number once."""
    deal, a = s.deal, s.auction
    if deal.trump is None or a.turn is None:
        return s
    order = tuple(seat for seat in c.rotation(a.turn) if seat not in a.dash)
    given = tuple((seat, 0) for seat in a.dash)
    return with_(
        s, phase="numbers", ending=Ending(None, None, deal.trump, order, given=given, fixed=True)
    )


def recorded(s: State, event: Owned, seq: int) -> State | Refusal:
    """A scorer's record: the final bid, whose it is, who joined it; the course is not known."""
    a, rules = s.auction, s.deal.rules
    args = {"seat": event.seat, "call": event.bid}
    if s.phase != "auction" or a.calls or s.matter is not None:
        return Refusal("owner-after-calls", "E18.B", args)
    if event.bid not in PROPER:
        return Refusal("no-such-bid", "E18.A1", args)
    joined = event.joined
    wrong = event.seat in joined or len(set(joined)) < len(joined)
    if wrong or any(seat in a.dash for seat in (event.seat, *joined)):
        return Refusal("cannot-have-joined", "E18.C1", args)
    trump = denomination(event.bid)
    if joined and trump == "NT" and not rules.with_in_nt:
        return Refusal("no-with-at-no-trump", "E18.C1(ii)", args)
    order = c.c2ii(event.seat, list(joined), a.dash, rules, joined)
    floor = tricks(event.bid) if rules.with_floor_basis == "final-bid" else LOWEST
    given = tuple((seat, 0) for seat in a.dash)
    if rules.owner_confirms == "bid-is-call":
        given = ((event.seat, tricks(event.bid)), *given)
    e = Ending(
        event.seat, event.bid, trump, order, tuple(Bound(x, floor) for x in joined), joined, given,
        recorded=False,
    )  # fmt: skip
    s = rule(s, "E18.B", "owner-of-the-bid", seq, seat=event.seat, call=event.bid)
    s = rule(s, "E18.C2(i)" if joined else "E18.B", "course-not-shown", seq, seat=event.seat)
    for x in joined:
        number = {"seat": x, "number": str(floor), "call": event.bid}
        s = rule(s, "E18.C2(i)", "with-floor", seq, **number)
    if joined:
        gap = "multi-with-order" if len(joined) > 1 else ""
        key = "withs-first" if gap else "with-first"
        s = rule(s, "E18.C2(ii)", key, seq, gap, seat=", ".join(joined), last=order[-1])
    return _numbers(s, e, seq)


def dash(s: State, seat: Seat, seq: int) -> State:
    """A dash call: nought declared before the auction; at most two a deal (``dash_most``)."""
    a, rules = s.auction, s.deal.rules
    made = Made(seq, seat, Call("dash-call"), a.turn, irregular=("improper",))
    on_fixed = s.ending is not None and s.ending.fixed
    if not rules.dash_call:
        key = "no-dash-call"
    elif a.calls or s.named or not (s.phase == "auction" or (s.phase == "numbers" and on_fixed)):
        key = "dash-call-too-late"
    elif seat in a.dash:
        key = "dash-call-twice"
    elif len(a.dash) >= rules.dash_most:
        key = "dash-calls-too-many"
    else:
        from biddingbox.estimation.auction import start

        first = opener(s)
        s = with_(s, auction=start(first, (*a.dash, seat)))
        s = rule(s, LAW19, "dash-call", seq, "extras-exist", seat=seat)
        if s.auction.turn is None:
            return close(s, seq)
        return fixed(s) if s.deal.trump is not None else s
    return rule(gone(s, made, "cancelled"), LAW19, key, seq, "extras-exist", seat=seat)


def avoid(s: State, seat: Seat, seq: int) -> State:
    """Avoid: a void is announced, without naming the suit; at most the deal is dealt again."""
    made = Made(seq, seat, Call("avoid"), s.auction.turn, irregular=("improper",))
    if not s.deal.rules.avoid:
        return rule(gone(s, made, "cancelled"), LAW19, "no-avoid", seq, "extras-exist", seat=seat)
    if s.auction.calls or s.named:
        s = gone(s, made, "cancelled")
        return rule(s, LAW19, "avoid-too-late", seq, "extras-exist", seat=seat)
    s = with_(s, avoid=(*s.avoid, seat))
    if s.deal.rules.avoid_rule == "redeal":
        s = with_(s, phase="cancelled")
        return rule(s, LAW19, "avoid-redeal", seq, "extras-exist", seat=seat)
    return rule(s, LAW19, "avoid", seq, "extras-exist", seat=seat)


def opener(s: State) -> Seat:
    """Q16: who makes the first bid or pass."""
    rules, dealer = s.deal.rules, s.deal.dealer
    match rules.opener:
        case "after-dealer":
            return c.rotation(dealer)[1]
        case "last-owner":
            return rules.last_owner or dealer
    return dealer


def _numbers(s: State, e: Ending, seq: int) -> State:
    s = with_(s, ending=e, phase="numbers", must=())
    if e.order:
        return s
    from biddingbox.estimation.numbers import finish

    return finish(s, seq)
