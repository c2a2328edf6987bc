"""What a viewer may see of a state: the one exit, as plain data in the shape of design section 5.

Sentences are not made here: rulings, questions and refusals carry message keys and arguments.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from biddingbox.bridge import cited, results
from biddingbox.bridge.auction import Made, Sense, sense
from biddingbox.bridge.bound import bound_calls
from biddingbox.bridge.engine import questions
from biddingbox.bridge.laws import law12, law22, law24, law26, law27, law44
from biddingbox.bridge.state import Duty, Lead, Penalty, State
from biddingbox.bridge.steps import all_calls, binding, duty_to_pass, sense_of
from biddingbox.core import Audience, Json, Unfit, Viewer, as_data
from biddingbox.events import SCHEMA, Call
from biddingbox.seats import Seat, partner, side


def turn(s: State) -> Seat | None:
    """Whose turn it legally is if what is pending is not accepted; None when nobody may call.

    Also None while the director must say which call stands, or the offender chooses between his
    first call and another (decision 5).
    """
    if s.phase != "auction":
        return None
    m = s.table.matter
    if m is not None and (m.law, m.stage) in _UNKNOWN_TURN:
        return None
    return s.auction.turn


_UNKNOWN_TURN = {
    ("25", "over"),
    ("25", "recall"),
    ("25", "elect"),
    ("21", "lho"),
    ("29", "or-29a"),
    ("29", "while-lho-decides"),
}


def legal(s: State, seat: Seat | None) -> tuple[Call, ...]:
    """The legal calls of the player in turn, with what binds him and the open matter in mind."""
    if seat is None or s.phase != "auction":
        return ()
    calls = bound_calls(s, seat)
    m = s.table.matter
    if m is not None and m.law == "27" and m.offender == seat and not law27.may_double(s, m):
        return tuple(c for c in calls if c not in ("X", "XX")) or calls
    return calls


def view(
    s: State, viewer: Viewer = "director", *, seq: int = 0, unfit: Sequence[Unfit] = ()
) -> Json:
    """All that reaches a viewer, in the shape of design section 5, without the sentences."""
    now = turn(s)
    over = s.phase in ("closed", "play", "over")
    declarer = law22.playing(s) if over else None
    return {
        "schema": SCHEMA,
        "game": "bridge",
        "edition": s.deal.edition,
        "board": s.deal.board,
        "dealer": s.deal.dealer,
        "vul": s.deal.vul,
        "table": s.deal.table,
        "seq": seq,
        "auction": [_standing(m) for m in s.auction.calls],
        "calls": [_call(s, m, viewer) for m in all_calls(s)],
        "turn": now,
        "legal": list(legal(s, now)) if viewer in (now, "director") else [],
        "phase": s.phase,
        "contract": law22.b(s.auction) if over else None,
        "declarer": declarer,
        "opening_leader": law22.opening_leader(s.auction) if over else None,
        "on_lead": law26.on_lead(s),
        "result": s.play.result if s.play is not None and s.phase != "cancelled" else None,
        "questions": [as_data(q) for q in questions(s) if _sees(viewer, q.audience, q.to)],
        "restrictions": restrictions(s),
        "rulings": [r for r in rulings(s) if _sees(viewer, r["audience"], r["args"].get("seat"))],
        "unauthorised": [
            {
                "side": h.side,
                "seat": h.seat,
                "call": h.call,
                "law": cited.law(s.deal.edition, h.law),
                "seq": h.seq,
            }
            for h in s.table.heard
        ],
        "reviews": [
            {"law": cited.law(s.deal.edition, r.law), "cause": r.cause, "args": r.args}
            for r in (law12.due(s) if viewer == "director" else ())
        ],
        "scores": [_score(s, r) for r in results.results(s)],
        "hands": {
            seat: list(cards)
            for seat, cards in s.deal.hands.items()
            if viewer in (seat, "director") or seat == law44.shown(s)
        },
        "tricks": _tricks(s),
        "unfit": [
            {"seq": u.seq, "key": u.refusal.key, "law": u.refusal.clause, "args": u.refusal.args}
            for u in unfit
        ],
        "forks_at": None,
    } | _more(s)


def _more(s: State) -> Json:
    """What few boards have: a score that cannot be reckoned yet, procedural penalties (90)."""
    found: Json = {"score_needs": "vul"} if results.needs_vulnerability(s) else {}
    if s.table.procedural:
        found["penalties"] = [
            {"side": p.side, "amount": p.amount, "unit": p.unit, "text": p.text, "law": "90"}
            for p in s.table.procedural
        ]
    return found


def _score(s: State, r: results.Result) -> Json:
    """What a side scores; with the contract and the working of 77 where there are any."""
    law = cited.law(s.deal.edition, r.law)
    found: Json = {"side": r.side, "kind": r.kind, "value": r.value, "weight": r.weight, "law": law}
    if r.contract:
        found["contract"] = r.contract
    if r.declarer is not None:
        found |= {"declarer": r.declarer, "tricks": r.tricks}
    if r.parts:
        found["parts"] = [{"key": p.key, "count": p.count, "points": p.points} for p in r.parts]
    return found


def _sees(viewer: Viewer, audience: Audience, owner: str | None) -> bool:
    if viewer == "director" or audience == "table":
        return True
    return audience == "owner" and viewer == owner


def _standing(m: Made) -> Json:
    entry: Json = {"seat": m.seat, "call": m.call}
    if m.status == "implied":
        entry["implied"] = True
    return entry


def _meaning(s: State, m: Made, viewer: Viewer) -> Sense:
    """A seat sees what the opponents have declared; the director all; nobody else a finding."""
    if viewer == "director":
        return sense_of(s, m)
    if viewer != "spectator" and side(viewer) == side(m.seat):
        return sense(replace(m, sense=None))
    return sense(m)


def _call(s: State, m: Made, viewer: Viewer) -> Json:
    meaning = _meaning(s, m, viewer)
    shown: Json = {"suits": list(meaning.suits), "natural": meaning.natural, meaning.basis: True}
    if meaning.text is not None:
        shown["text"] = meaning.text
    return {
        "seq": m.seq,
        "seat": m.seat,
        "call": m.call,
        "at_turn_of": m.turn_of,
        "status": m.status,
        "irregular": list(m.irregular),
        "meaning": shown,
    }


def rulings(s: State) -> list[Json]:
    """The rulings so far; ``gap`` names what the law leaves open, where our reading was applied."""
    return [
        {
            "law": cited.law(s.deal.edition, r.law),
            "key": r.key,
            "args": r.args,
            "seq": r.seq,
            "audience": r.audience,
            "gap": r.gap or None,
        }
        for r in s.table.rulings
    ]


def restrictions(s: State) -> list[Json]:
    """What binds whom: duties while the auction is open, lead penalties, caps."""
    duties = [_duty(s, d) for d in s.table.duties if binding(s, d) and _listed(s, d)]
    leads = [_lead(s, x, menu) for x, menu in law26.pending(s)]
    chosen = [_chosen(s, x) for x in law26.chosen(s)]
    caps = [
        {
            "kind": "score_cap",
            "side": c.side,
            "at_most": "average_minus",
            "law": c.law,
            "cause": c.cause,
        }
        for c in s.table.caps
        if c.cause not in s.table.forgiven
    ]
    cards = [_penalty(s, p) for p in law24.penalty_cards(s)] if s.table.penalties else []
    return [*duties, *leads, *chosen, *cards, *caps]


def _listed(s: State, d: Duty) -> bool:
    if d.kind == "must_repeat" and duty_to_pass(s, d.seat):
        return False  # gap must-repeat-and-must-pass: the pass comes first
    return s.phase == "auction" or (s.phase == "closed" and d.reopened)


def _duty(s: State, d: Duty) -> Json:
    entry: Json = {"kind": d.kind, "seat": d.seat, "law": cited.law(s.deal.edition, d.law)}
    entry["cause"] = d.cause
    if s.phase == "closed":
        entry["if"] = "auction reopened"
    if d.kind == "must_repeat":
        return entry | {"call": d.call}
    return entry | {"until": d.until}


def _lead(s: State, lead: Lead, menu: law26.Menu) -> Json:
    entry: Json = {
        "kind": "lead",
        "leader": menu.leader,
        "may": list(menu.may),
        "suits": list(menu.suits),
        "law": menu.law,
        "cause": lead.seq,
    }
    if s.phase == "auction":
        entry["if"] = f"{side(lead.offender)} defend"
    return entry


def _chosen(s: State, lead: Lead) -> Json:
    return {
        "kind": "lead",
        "leader": partner(lead.offender),
        "chosen": lead.chosen,
        "suits": [lead.suit],
        "until": lead.until,
        "law": law26.law_of(s, lead),
        "cause": lead.seq,
    }


def _penalty(s: State, p: Penalty) -> Json:
    entry: Json = {"kind": "penalty_card", "seat": p.seat, "card": p.card, "law": "50"}
    entry |= {"class": "major" if p.major else "minor", "cause": p.cause}
    if s.phase == "auction":
        entry["if"] = f"{side(p.seat)} defend"
    return entry


def _tricks(s: State) -> list[Json]:
    if s.play is None:
        return []
    all_tricks = [*s.play.tricks, *([s.play.current] if s.play.current else [])]
    return [
        {"leader": t[0][0], "cards": [{"seat": seat, "card": card} for seat, card in t]}
        for t in all_tricks
    ]
