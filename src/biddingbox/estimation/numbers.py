"""The numbers after the auction: in order, between floor and cap, the last one not to thirteen."""

from msgspec.structs import replace

from biddingbox.core import Option, Question
from biddingbox.estimation.auction import NEXT, Made
from biddingbox.estimation.calls import tricks
from biddingbox.estimation.laws import c, g
from biddingbox.estimation.play import Play
from biddingbox.estimation.state import (
    LAW19,
    Ending,
    Matter,
    Named,
    Outcome,
    Risk,
    State,
    gone,
    naming,
    numbers,
    rule,
    with_,
)
from biddingbox.events import Call
from biddingbox.seats import Seat

ALL = 13


def span(s: State, e: Ending, seat: Seat) -> tuple[int, int, tuple[int, ...]]:
    """The least and the most that a seat may name, and what is barred between them."""
    rules = s.deal.rules
    known = numbers(s)
    floor = c.floors(e).get(seat, 0)
    cap = ALL
    if e.owner is not None and e.bid is not None:
        if seat == e.owner:
            floor = tricks(e.bid)
        elif rules.call_cap == "owner":
            cap = known.get(e.owner, tricks(e.bid))
    elif e.all_pass and rules.allpass_range == "capped-by-dealer" and seat != e.order[0]:
        cap = known.get(e.order[0], ALL)
    floor = min(floor, cap)
    barred: tuple[int, ...] = ()
    others = [n for x, n in known.items() if x != seat]
    ban = rules.ban13 == "banned" or (rules.ban13 == "banned-with-owner" and not e.all_pass)
    if ban and len(others) == 3 and seat == e.order[-1]:
        left = ALL - sum(others)
        barred = (left,) if floor <= left <= cap else ()
    return floor, cap, barred


def lawful(s: State, e: Ending, seat: Seat) -> tuple[int, ...]:
    """The numbers that a seat may name."""
    floor, cap, barred = span(s, e, seat)
    return tuple(n for n in range(floor, cap + 1) if n not in barred)


def name(s: State, seq: int, seat: Seat, number: int, *, card: bool = False) -> State:
    """A player names a number (E18.C2(ii), E18.H3; Law 19 is not known to us)."""
    e = s.ending
    assert e is not None
    m = s.matter
    if m is not None and m.kind == "number" and seat == m.asked:
        s = called_over(s, m, seq)
    made = Made(seq, seat, Call(str(number)), naming(s))
    given = dict(e.given)
    if seat in given:
        return s if given[seat] == number else _has_no_call(s, e, made)
    in_turn = naming(s) == seat or (not e.recorded and all(n.seat != seat for n in s.named))
    if not in_turn or s.phase != "numbers":
        return _out_of_turn(s, made)
    owed = next((m[1] for m in s.must if m[0] == seat), None)
    if owed is not None and int(owed) in lawful(s, e, seat) and int(owed) != number:
        s = gone(s, replace(made, irregular=("not-repeated",)), "cancelled")
        return rule(s, "E18.C1(iii)", "must-repeat", seq, "out-of-turn", seat=seat, call=owed)
    floor, cap, barred = span(s, e, seat)
    if not floor <= number <= cap or (number in barred and e.recorded):
        return _out_of_range(s, e, made, card=card)
    return _named(s, Named(seq, seat, number, card))


def _named(s: State, named: Named) -> State:
    must = s.must and tuple(m for m in s.must if m[0] != named.seat)
    s = with_(s, named=(*s.named, named), must=must)
    e = s.ending
    assert e is not None
    return finish(s, named.seq) if len(s.named) == len(e.order) else s


def _has_no_call(s: State, e: Ending, made: Made) -> State:
    """Q11: the owner's final bid is his number; a dash caller has his nought."""
    s = gone(s, replace(made, irregular=("no-call",)), "cancelled")
    args = {"seat": made.seat, "number": made.call}
    if made.seat == e.owner:
        bid = str(e.bid)
        return rule(
            s, "E18.C2(ii)", "owner-has-named", made.seq, "owner-confirms", **args, call=bid
        )
    return rule(s, LAW19, "dash-caller-has-named", made.seq, "extras-exist", **args)


def _out_of_turn(s: State, made: Made) -> State:
    """E18.C2(ii), E18.H3: a number out of turn is cancelled; the order decides who is last."""
    s = gone(s, replace(made, irregular=("out-of-turn",)), "cancelled")
    args = {"seat": made.seat, "number": made.call}
    if made.turn_of is None or any(n.seat == made.seat for n in s.named):
        return rule(s, "E18.C2(ii)", "number-named-before", made.seq, "out-of-turn", **args)
    key = "number-out-of-turn"
    if s.deal.rules.out_of_turn == "binding":
        s = with_(s, must=(*s.must, (made.seat, made.call, made.seq)))
        key = "number-out-of-turn-binds"
    return rule(s, "E18.C2(ii)", key, made.seq, "out-of-turn", **args, turn=made.turn_of)


def _out_of_range(s: State, e: Ending, made: Made, *, card: bool) -> State:
    """Under the floor, over the cap, or the number that would make thirteen of all."""
    floor, cap, _ = span(s, e, made.seat)
    number = int(made.call)
    args = {"seat": made.seat, "number": made.call, "floor": str(floor), "cap": str(cap)}
    if number < floor:
        law, key, gap = "E18.C2(i)", "under-the-floor", "with-floor"
    elif number > cap:
        law, key, gap = "E18.C4", "over-the-cap", "number-cap"
        if cap == ALL:
            law, key, gap = "E18.A1", "more-than-thirteen", ""
    else:
        law, key, gap = LAW19, "makes-thirteen", "ban-on-thirteen"
    made = replace(made, irregular=("out-of-range",))
    s = rule(s, law, key, made.seq, gap, **args)
    fit = lawful(s, e, made.seat)
    args = {"seat": made.seat, "number": made.call}
    after = next((x for x in e.order if x != made.seat and x not in numbers(s)), None)
    match s.deal.rules.out_of_range:
        case "nearest":
            near = min(fit, key=lambda n: (abs(n - number), n))
            s = gone(s, made, "cancelled")
            s = rule(s, law, "moved-to", made.seq, "number-out-of-range", **args, moved=str(near))
            return _named(s, Named(made.seq, made.seat, near, card))
        case "stands-if-called-over" if after is not None and number <= ALL and e.recorded:
            s = rule(s, law, "number-waits", made.seq, "number-out-of-range", **args, next=after)
            made = replace(made, status="pending")
            return with_(s, matter=Matter("number", "next", made.seq, made.seat, law, made, after))
    s = gone(s, made, "cancelled")
    return rule(s, law, "name-again", made.seq, "number-out-of-range", **args)


def called_over(s: State, m: Matter, seq: int) -> State:
    """The next player has named a number over one that was not lawful: it stands."""
    s = with_(s, matter=None)
    args = {"seat": m.seat, "number": m.made.call}
    s = rule(s, m.law, "number-stands", seq, "number-out-of-range", **args)
    return _named(s, Named(m.seq, m.seat, int(m.made.call)))


def objected(s: State, m: Matter, seq: int) -> State:
    """Somebody has objected to it in time: he names a lawful number."""
    s = with_(gone(s, m.made, "cancelled"), matter=None)
    args = {"seat": m.seat, "number": m.made.call}
    return rule(s, m.law, "name-again", seq, "number-out-of-range", **args)


def questions(m: Matter) -> tuple[Question, ...]:
    """To the next player: does the number stand?"""
    assert m.asked is not None
    args = {"seat": m.seat, "number": m.made.call}
    options = (Option("accept", m.law, args=args), Option("decline", m.law, args=args))
    asked = Question(
        f"{m.law}@{m.seq}", m.asked, m.law, "number-accepted", options, (m.seq,), args=args
    )
    return (asked,)


def finish(s: State, seq: int) -> State:
    """All numbers are there: owners (E18.C3, C4), risk (E18.G), who leads."""
    e = s.ending
    assert e is not None
    known = numbers(s)
    total = sum(known.values())
    owners = c.c4(e, known, s.deal.rules)
    s, risk = _risk(s, e, known, total, seq)
    s = with_(s, outcome=Outcome(owners, risk), phase="closed")
    s = _owners(s, e, known, seq)
    if risk is not None and risk.seat in dict(owners):
        s = rule(s, "E18.G2", "owner-and-risk", seq, "owner-and-risk-add", seat=risk.seat)
    if total == ALL and s.deal.rules.ban13 != "free" and not e.recorded:
        s = rule(s, LAW19, "record-makes-thirteen", seq, "ban-on-thirteen")
    if e.all_pass:
        s = rule(s, "E18.H4", "no-extras", seq, "all-pass-extras")
    first = leader(s)
    gap = "first-lead" if e.joined or e.all_pass or e.fixed else ""
    s = rule(s, "E18", "first-lead", seq, gap, seat=first)
    return with_(s, play=Play(e.trump, first, left=s.deal.hands))


def _owners(s: State, e: Ending, known: dict[Seat, int], seq: int) -> State:
    outcome = s.outcome
    assert outcome is not None
    laws = dict(outcome.owners)
    for seat in e.joined:
        key = "with-owns" if laws.get(seat) == "E18.C3" else "with-does-not-own"
        s = rule(s, "E18.C3", key, seq, seat=seat, number=str(known[seat]), owner=str(e.owner))
    if not laws:
        return s
    highest = str(max(known.values()))
    alone = len(laws) == 1
    outsiders = any(x != e.owner and law == "E18.C4" for x, law in laws.items())
    gap = "highest-number-of-what" if outsiders and not e.fixed else ""
    if e.fixed and list(known.values()).count(max(known.values())) > 1:
        gap = "fixed-owners"
    key = "one-owner" if alone else "owners"
    return rule(s, "E18.C4", key, seq, gap, seat=", ".join(laws), number=highest)


def _risk(
    s: State, e: Ending, known: dict[Seat, int], total: int, seq: int
) -> tuple[State, Risk | None]:
    """Whether the last to name a number holds the risk, and what became of the Risk card."""
    last = e.order[-1] if e.order and not e.all_pass else None
    shown = [n.seat for n in s.named if n.card]
    for seat in shown:
        if seat != last:
            law = "E18.H4" if e.all_pass else "E18.G1"
            s = rule(s, law, "risk-card-of-no-use", seq, "status-automatic", seat=seat)
    if last is None:
        return s, None
    rules, own, card = s.deal.rules, known[last], last in shown
    fit = lawful(with_(s, named=tuple(n for n in s.named if n.seat != last)), e, last)
    risk = g.risk(last, own, total, fit, rules, card=card)
    side = g.g1(total)
    args = {"seat": last, "total": str(total), "number": str(own)}
    if risk is not None:
        gap = "risk-steps" if abs(total - ALL) >= 4 else ""
        s = rule(s, risk.law, f"risk-{side}", seq, gap, **args, level=str(risk.level))
        if e.recorded and g.g3(risk, card=card) == "forgotten":
            s = rule(s, "E18.G3", "risk-card-forgotten", seq, "status-automatic", seat=last)
        return s, risk
    if side:
        law = "E18.G1(ii)" if side == "over" else "E18.G1(i)"
        few = side == "over" and any(total - own + n < g.OVER for n in fit)
        if g.risk(last, own, total, fit, rules, card=True) is not None:
            s = rule(s, "E18.G1", "no-card-no-risk", seq, "status-automatic", **args)
        elif few:
            s = rule(s, law, "too-few-for-risk", seq, "risk-over-minimum", **args)
        else:
            s = rule(s, law, "not-the-cause", seq, "risk-cause", **args)
    if g.g3(risk, card=card) == "wrong":
        s = rule(s, "E18.G1", "risk-card-of-no-use", seq, "status-automatic", seat=last)
    return s, None


def leader(s: State) -> Seat:
    """Q14, Q22: who leads to the first trick."""
    e, deal = s.ending, s.deal
    assert e is not None
    known = numbers(s)
    match deal.rules.first_lead:
        case "after-dealer":
            return NEXT[deal.dealer]
        case "first-caller":
            return s.named[0].seat if s.named else deal.dealer
    if e.fixed:
        highest = max(known.values())
        return next(seat for seat in e.order if known[seat] == highest)
    return e.owner or deal.dealer
