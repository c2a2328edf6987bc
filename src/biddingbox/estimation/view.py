"""What a viewer may see of a state: the one exit, as plain data (design section 5)."""

from collections.abc import Sequence

from biddingbox.core import Json, Unfit, Viewer, as_data
from biddingbox.estimation import rules as house
from biddingbox.estimation.auction import Made
from biddingbox.estimation.auction import legal as legal_calls
from biddingbox.estimation.engine import questions
from biddingbox.estimation.laws.c import rotation
from biddingbox.estimation.laws.e import owed_calls
from biddingbox.estimation.numbers import ALL, lawful, leader, span
from biddingbox.estimation.score import Hand, rows
from biddingbox.estimation.state import LAW19, State, naming, numbers, turn
from biddingbox.events import SCHEMA, Call


def legal(s: State) -> tuple[Call, ...]:
    """What the player in turn may call; after the auction, the numbers that he may name."""
    seat = turn(s)
    if seat is None:
        return ()
    if s.ending is not None:
        own = tuple(Call(str(n)) for n in lawful(s, s.ending, seat))
    elif s.matter is not None and s.matter.stage == "replace":
        own = owed_calls(s, s.matter)
    else:
        own = legal_calls(s.auction, seat, s.deal.rules)
    owed = next((m[1] for m in s.must if m[0] == seat), None)
    return (owed,) if owed is not None and owed in own else own


def view(
    s: State, viewer: Viewer = "director", *, seq: int = 0, unfit: Sequence[Unfit] = ()
) -> Json:
    """All that reaches a viewer, without the sentences."""
    e, now = s.ending, turn(s)
    outcome = s.outcome
    known = numbers(s)
    done = outcome is not None
    total = sum(known.values())
    bid = s.auction.bid.call if s.auction.bid is not None else e.bid if e is not None else None
    risk = outcome.risk if outcome is not None else None
    return {
        "schema": SCHEMA,
        "game": "estimation",
        "edition": s.deal.edition,
        "deal": s.deal.number,
        "carry": s.deal.carry,
        "dealer": s.deal.dealer,
        "table": s.deal.table,
        "rules": house.changed(s.deal.rules),
        "seq": seq,
        "auction": [_standing(m) for m in s.auction.calls],
        "calls": [_call(m) for m in _all(s)],
        "turn": now,
        "legal": list(legal(s)) if viewer in (now, "director") else [],
        "phase": s.phase,
        "kind": _kind(s),
        "bid": bid,
        "with": list(e.joined if e is not None else s.auction.joiners()),
        "contract": e.bid if e is not None and not e.fixed else None,
        "declarer": e.owner if e is not None else None,
        "trump": e.trump if e is not None else None,
        "dash": list(s.auction.dash),
        "avoid": list(s.avoid),
        "order": list(e.order) if e is not None else [],
        "numbers": {x: known[x] for x in rotation(s.deal.dealer) if x in known},
        "range": _range(s),
        "total": total if e is not None else None,
        "side": ("over" if total > ALL else "under" if total < ALL else None) if done else None,
        "owners": [{"seat": x, "law": law} for x, law in outcome.owners] if outcome else [],
        "risk": risk and {"seat": risk.seat, "law": risk.law, "level": risk.level},
        "opening_leader": leader(s) if done else None,
        "on_lead": s.play.turn if s.play is not None and s.phase in ("closed", "play") else None,
        "result": {x: dict(s.result)[x] for x in rotation(s.deal.dealer)} if s.result else None,
        "questions": [as_data(q) for q in questions(s) if _sees(viewer, q.audience, q.to)],
        "restrictions": restrictions(s),
        "rulings": [r for r in rulings(s) if _sees(viewer, r["audience"], None)],
        "unauthorised": [],
        "reviews": [],
        "scores": scores(s),
        "points": house.sheet(s.deal.rules),
        "hands": {x: list(c) for x, c in s.deal.hands.items() if viewer in (x, "director")},
        "tricks": _tricks(s),
        "unfit": [
            {"seq": u.seq, "key": u.refusal.key, "law": u.refusal.clause, "args": u.refusal.args}
            for u in unfit
        ],
        "forks_at": None,
    }


def _kind(s: State) -> str:
    """What sort of deal it is: owned, passed by all, or with a fixed trump; empty before."""
    if s.ending is None:
        return ""
    return "fixed" if s.ending.fixed else "all-pass" if s.ending.all_pass else "owned"


def _sees(viewer: Viewer, audience: str, owner: str | None) -> bool:
    if viewer == "director" or audience == "table":
        return True
    return audience == "owner" and viewer == owner


def _standing(m: Made) -> Json:
    entry: Json = {"seat": m.seat, "call": m.call}
    if m.joins is not None:
        entry |= {"joins": m.joins, "of": m.joined}
    if m.status == "implied":
        entry["implied"] = True
    return entry


def _all(s: State) -> list[Made]:
    """Every call of the auction, and what was cancelled or waits, in the order made."""
    pending = [s.matter.made] if s.matter is not None and s.matter.kind != "changed" else []
    shown = [m for m in pending if m.status == "pending"]
    calls = [*s.auction.calls, *s.gone, *shown, *s.waiting]
    return sorted(calls, key=lambda m: (m.seq, m.status == "implied"))


def _call(m: Made) -> Json:
    entry: Json = {
        "seq": m.seq,
        "seat": m.seat,
        "call": m.call,
        "at_turn_of": m.turn_of,
        "status": m.status,
        "irregular": list(m.irregular),
    }
    return entry if m.joins is None else entry | {"joins": m.joins, "of": m.joined}


def _range(s: State) -> Json | None:
    """What the player who is to name a number may name."""
    seat, e = naming(s), s.ending
    if seat is None or e is None:
        return None
    floor, cap, barred = span(s, e, seat)
    return {"seat": seat, "min": floor, "max": cap, "barred": list(barred)}


def rulings(s: State) -> list[Json]:
    """The rulings so far; ``gap`` names what the law leaves open."""
    return [
        {
            "law": r.law,
            "key": r.key,
            "args": r.args,
            "seq": r.seq,
            "audience": r.audience,
            "gap": r.gap or None,
        }
        for r in s.rulings
    ]


def restrictions(s: State) -> list[Json]:
    """What binds whom: who is out, what must be repeated, floor, cap, and the bar on thirteen."""
    found: list[Json] = []
    if s.phase == "auction":
        out = [x for x in s.auction.out if x not in s.auction.dash]
        found = [{"kind": "out", "seat": x, "law": "E18.A3"} for x in out]
        found += [{"kind": "dash_call", "seat": x, "law": LAW19} for x in s.auction.dash]
    found += [
        {"kind": "must_repeat", "seat": x, "call": call, "law": "E18.C1(iii)", "cause": cause}
        for x, call, cause in s.must
    ]
    return found + (_numbers(s) if s.phase == "numbers" else [])


def _numbers(s: State) -> list[Json]:
    e = s.ending
    if e is None:
        return []
    done = {n.seat for n in s.named}
    left = [x for x in e.order if x not in done]
    found: list[Json] = [
        {"kind": "first", "seat": b.seat, "law": "E18.C2(ii)"} for b in e.bound if b.seat in left
    ]
    found += [
        {"kind": "floor", "seat": b.seat, "number": b.floor, "law": "E18.C2(i)"}
        for b in e.bound
        if b.seat in left
    ]
    for seat in left:
        _, cap, _ = span(s, e, seat)
        if cap < ALL:
            found.append({"kind": "cap", "seat": seat, "number": cap, "law": "E18.C4"})
    last = e.order[-1]
    ban = s.deal.rules.ban13
    if last in left and (ban == "banned" or (ban == "banned-with-owner" and not e.all_pass)):
        found.append({"kind": "not_thirteen", "seat": last, "law": LAW19})
    return found


def scores(s: State) -> list[Json]:
    """The sheet, once the hand is over: a row for each seat (see ``score.rows``)."""
    if not s.result or s.outcome is None or s.ending is None:
        return []
    return rows(s.deal.rules, hand(s))


def hand(s: State) -> Hand:
    """The hand as it is scored."""
    assert s.outcome is not None
    assert s.ending is not None
    known = numbers(s)
    return Hand(
        {seat: known[seat] for seat in rotation(s.deal.dealer)},
        dict(s.result),
        dict(s.outcome.owners),
        s.outcome.risk,
        s.auction.dash,
        s.ending.all_pass,
        s.deal.carry,
    )


def _tricks(s: State) -> list[Json]:
    if s.play is None:
        return []
    all_tricks = [*s.play.tricks, *([s.play.current] if s.play.current else [])]
    return [
        {"leader": t[0][0], "cards": [{"seat": seat, "card": card} for seat, card in t]}
        for t in all_tricks
    ]
