"""Small steps from one state to the next, used by every law, and what can be read off a state."""

from msgspec.structs import replace

from biddingbox.bridge.auction import Auction, Made, Sense, Status, replay, sense
from biddingbox.bridge.gaps import ours
from biddingbox.bridge.state import (
    Duty,
    Heard,
    Lead,
    Matter,
    Review,
    Ruling,
    State,
    Until,
    Watch,
)
from biddingbox.cards import Card, Suit
from biddingbox.events import Call, CallRef
from biddingbox.seats import LHO, Seat, Side, other_side, side


def on_table(s: State, **changes: object) -> State:
    """The state with some fields of its table replaced."""
    return replace(s, table=replace(s.table, **changes))


def with_auction(s: State, auction: Auction) -> State:
    """The state with another auction."""
    return State(s.deal, auction, s.table, s.phase, s.play)


def reopened(s: State, calls: tuple[Made, ...]) -> State:
    """The auction goes back to these standing calls and is open again.

    A duty served by a call that has gone binds again (gap ``obligations-after-reopening``).
    """
    s = replace(s, auction=replay(s.deal.dealer, calls), phase="auction", play=None)
    t = s.table
    if not (t.duties or t.leads or t.watches or t.unsettled or t.judged):
        return s
    left = {None, *(m.seq for m in calls)}
    spent = reading(s, "obligations-after-reopening") == "spent"
    return on_table(
        s,
        duties=tuple(
            d if spent or d.served in left else replace(d, served=None)
            for d in t.duties
            if d.given in left
        ),
        leads=tuple(x for x in t.leads if x.given in left),
        watches=tuple(_watching_again(w, left) for w in t.watches),
        unsettled=_made_in(t.unsettled, left),
        judged=_made_in(t.judged, left),
    )


def _made_in(matters: tuple[Matter, ...], left: set[int | None]) -> tuple[Matter, ...]:
    """The matters whose replacement still stands; a lead made meanwhile (47E2) has gone back."""
    return tuple(
        m for m in matters if m.law != "47" and (m.replacement is None or m.replacement.seq in left)
    )


def _watching_again(w: Watch, left: set[int | None]) -> Watch:
    if w.acted not in left:
        return replace(w, stage="rho", acted=None, seen=None)
    return w if w.seen in left else replace(w, seen=None)


def rule(
    s: State,
    law: str,
    key: str,
    seq: int,
    /,
    gap: str = "",
    **args: str,
) -> State:
    """Add a ruling, for the whole table; ``gap`` where it is not settled by the law."""
    ruling = Ruling(law, key, seq, args, "table", gap)
    return on_table(s, rulings=(*s.table.rulings, ruling))


def review(s: State, law: str, cause: int, /, **args: str) -> State:
    """Add a matter to come back to, once for each law and cause."""
    if any(r.law == law and r.cause == cause for r in s.table.reviews):
        return s
    return on_table(s, reviews=(*s.table.reviews, Review(law, cause, args)))


def hear(s: State, of: Side, seat: Seat, call: Call | None, law: str, seq: int) -> State:
    """16: information that side ``of`` may not use; listed once."""
    new = Heard(of, seat, call, law, seq)
    return s if new in s.table.heard else on_table(s, heard=(*s.table.heard, new))


def gone(s: State, made: Made, status: Status, offending: Side | None, law: str = "16C2") -> State:
    """Take a call off: withdrawn or cancelled, and (16C2) closed to the offending side."""
    t = s.table
    key = (made.seq, made.seat, made.call)
    if t.inbox or t.waiting or t.aside:
        s = on_table(
            s,
            inbox=_others(t.inbox, key),
            waiting=_others(t.waiting, key),
            aside=_others(t.aside, key),
        )
    s = on_table(s, gone=(*_others(t.gone, key), replace(made, status=status)))
    if offending is not None:
        s = hear(s, offending, made.seat, made.call, law, made.seq)
    return s


def _others(calls: tuple[Made, ...], key: tuple[int, Seat, Call]) -> tuple[Made, ...]:
    return tuple(m for m in calls if (m.seq, m.seat, m.call) != key)


def bind(s: State, duty: Duty) -> State:
    """Lay an obligation on a player, from now on."""
    duty = replace(duty, since=next_order(s))
    return on_table(s, duties=(*s.table.duties, duty))


def must_pass(
    s: State, seat: Seat, until: Until, law: str, cause: int, by: Seat, given: int | None = None
) -> State:
    """23: an enforced pass; where it falls on the offender's partner, the gain is reviewed."""
    s = bind(s, Duty("must_pass", seat, until, law, cause, given=given))
    return s if seat == by else review(s, "23", cause, seat=seat, by=by)


def lead_penalty(
    s: State,
    cause: int,
    withdrawn: Made,
    final: Call | None,
    *,
    always_b: bool = False,
    given: int | None = None,
) -> State:
    """26: record a withdrawn call for which the player's final call at that turn differs."""
    key = (withdrawn.seq, withdrawn.seat)
    if final == withdrawn.call or any((x.seq, x.offender) == key for x in s.table.leads):
        return s
    lead = Lead(withdrawn.seq, withdrawn.seat, cause, always_b, given)
    return on_table(s, leads=(*s.table.leads, lead))


def open_matter(s: State, matter: Matter) -> State:
    """Take up a matter."""
    return on_table(s, matter=matter)


def close(s: State) -> State:
    """The open matter is settled."""
    return on_table(s, matter=None)


def wait(s: State, made: Made) -> State:
    """A call that came while a matter was open, and waits until that is settled."""
    return on_table(s, waiting=(*s.table.waiting, replace(made, status="pending")))


def test_next(s: State, made: Made) -> State:
    """Hand a call back, to be dispatched against the new state before all others that wait."""
    return on_table(s, inbox=(replace(made, status="pending"), *s.table.inbox))


def test_after_older(s: State, made: Made) -> State:
    """The same for a call that closes a matter: those that waited were made before it."""
    made = replace(made, status="pending")
    return on_table(s, inbox=(*s.table.inbox, *s.table.waiting, made), waiting=())


def reading(s: State, gap: str) -> str:
    """The reading of a gap that applies: the director's, else ours (gaps.toml)."""
    return dict(s.deal.readings).get(gap) or ours(gap)


def replaced_reading(s: State, gap: str) -> bool:
    """Whether the director has fixed the reading of this gap, so that it is not asked."""
    return gap in dict(s.deal.readings)


def too_soon(s: State) -> bool:
    """9B2: LHO calls after attention, and the director reads that it does not count."""
    return s.table.noticed and reading(s, "call-after-attention") == "does-not-count"


def called_too_soon(s: State, m: Matter, made: Made) -> State:
    """9B2: his call is cancelled, and his option is still open (``call-after-attention``)."""
    s = gone(s, made, "cancelled", side(m.offender))
    gap = "call-after-attention"
    return rule(s, "9B2", "lho-called-too-soon", made.seq, gap=gap, seat=made.seat, call=made.call)


def acceptance_gap(s: State, m: Matter, *, by_word: bool) -> str:
    """Which gap an acceptance by LHO rests on: he is silenced, spoke only, or called too soon."""
    if duty_to_pass(s, LHO[m.offender]):
        return "acceptance-by-silenced-lho"
    if by_word:
        return "acceptance-by-word"
    return "call-after-attention" if s.table.noticed else ""


def blocks(s: State) -> bool:
    """Whether the open matter holds up the lead: a call after the final pass (39) does not."""
    m = s.table.matter
    return m is not None and m.law not in ("36", "37", "38", "39")


def was_forced(s: State, made: Made) -> bool:
    """Whether a call was a pass that the law demanded."""
    return made.status == "implied" or any(
        d.kind == "must_pass" and d.seat == made.seat and d.served == made.seq
        for d in s.table.duties
    )


def duty_to_pass(s: State, seat: Seat, made: Made | None = None) -> bool:
    """Whether the law makes this player pass at his next turn (see :func:`duty`)."""
    return duty(s, "must_pass", seat, made) is not None


def duty(s: State, kind: str, seat: Seat, made: Made | None = None) -> Duty | None:
    """The first obligation of that kind that binds a player now.

    A call that was made before the ruling is not tested against what the ruling laid on him (gap
    ``duty-created-later``).
    """
    for d in s.table.duties:
        early = made is not None and made.order < d.since
        if d.kind == kind and d.seat == seat and binding(s, d) and not early:
            return d
    return None


def binding(s: State, d: Duty) -> bool:
    """Whether a duty is neither served nor forgiven."""
    return d.served is None and d.cause not in s.table.forgiven


def sense_of(s: State, made: Made) -> Sense:
    """What a call specifies: as the director found, as declared, else as its symbol says."""
    if made.status == "implied":
        return sense(made)
    for seq, seat, found in reversed(s.table.senses):
        if seq == made.seq and seat == made.seat:
            return found
    return sense(made)


def found_sense(s: State, made: Made, found: Sense) -> State:
    """The director finds what a call meant."""
    return on_table(s, senses=(*s.table.senses, (made.seq, made.seat, found)))


def made_by(s: State, seat: Seat, seq: int) -> Made | None:
    """The call that this player made at this seq, wherever it now lies."""
    t = s.table
    for m in (*reversed(t.gone), *s.auction.calls, *t.inbox, *t.waiting, *t.aside):
        if m.seq == seq and m.seat == seat and m.status != "implied":
            return m
    return None


def all_calls(s: State) -> list[Made]:
    """Every call made so far, in the order in which they were made; implied passes included."""
    t = s.table
    found: list[Made] = [*s.auction.calls, *t.gone, *t.inbox, *t.waiting, *t.aside]
    found += [made for made, only_asked, _ in t.changes if not only_asked]
    if t.matter is not None and t.matter.law in ("25", "27", "29"):
        m = t.matter
        standing = {(c.seq, c.seat) for c in found}
        for c in (m.first, m.second, m.over, m.same_moment):
            if c is not None and not m_only_asked(m, c) and (c.seq, c.seat) not in standing:
                found.append(replace(c, status="pending"))
                standing.add((c.seq, c.seat))
    elif t.matter is not None and t.matter.law == "21" and t.matter.over is not None:
        found.append(replace(t.matter.over, status="pending"))
    once: dict[object, Made] = {}
    for made in found:
        once.setdefault((made.seq, made.seat, made.call, made.status == "implied"), made)
    return sorted(once.values(), key=lambda c: (c.order, c.status != "implied"))


def m_only_asked(m: Matter, made: Made) -> bool:
    """``S wants 2H``: no second call was made."""
    return m.only_asked and made is m.second


def last_call(s: State, seat: Seat) -> Made | None:
    """A player's last call that has not been taken off: it stands, is open or waits."""
    mine = [
        m for m in all_calls(s) if m.seat == seat and m.status not in ("withdrawn", "cancelled")
    ]
    return mine[-1] if mine else None


def named_call(s: State, ref: CallRef) -> Made | None:
    """The call that ``E#1`` (the n-th) or ``E`` (the last) names; None if there is none."""
    seat, _, n = ref.partition("#")
    mine = [c for c in all_calls(s) if c.seat == seat and c.status != "implied"]
    if not n:
        return mine[-1] if mine else None
    return mine[int(n) - 1] if n.isdigit() and 0 < int(n) <= len(mine) else None


def calls_before(s: State, made: Made) -> tuple[Made, ...]:
    """The standing calls before this one; all of them where it does not stand."""
    calls = s.auction.calls
    for i, m in enumerate(calls):
        if m.seq == made.seq and m.seat == made.seat:
            return calls[:i]
    return calls


def retest(s: State, calls: tuple[Made, ...]) -> State:
    """Calls that lay over one since replaced are tested again, in the order they were made."""
    again = tuple(replace(m, status="pending") for m in calls if m.status != "implied")
    return on_table(s, inbox=(*again, *s.table.inbox))


def called_since(s: State, seat: Seat, made: Made) -> Made | None:
    """The first call of ``seat`` made after this one, cancelled ones included."""
    # An implied pass comes just before the call that implied it.
    after = made.order if made.status == "implied" else made.order + 1
    return next((m for m in all_calls(s) if m.seat == seat and m.order >= after), None)


def next_order(s: State) -> int:
    """How many calls have been made, in the sense of :attr:`Made.order`."""
    t = s.table
    made = [m.order for m in s.auction.calls]
    for group in (t.gone, t.inbox, t.waiting, t.aside):
        made += [m.order for m in group]
    made += [m.order for m, _, _ in t.changes]
    if t.matter is not None:
        m = t.matter
        made += [c.order for c in (m.first, m.second, m.over, m.same_moment) if c is not None]
    return max(made, default=-1) + 1


def new_call(
    s: State,
    seq: int,
    seat: Seat,
    call: Call,
    sense: Sense | None = None,
    of: Call | None = None,
) -> Made:
    """A call just made, at the turn that it legally is."""
    return Made(seq, seat, call, s.auction.turn, sense=sense, of=of, order=next_order(s))


def suits_shown(s: State, seat: Seat) -> frozenset[Suit]:
    """26A1: the suits that a player has specified in the legal auction."""
    return frozenset(u for m in s.auction.calls if m.seat == seat for u in sense_of(s, m).suits)


def held(s: State, seat: Seat) -> tuple[Card, ...] | None:
    """The cards that a player still holds; None where the hand is not known."""
    return (s.deal.hands if s.play is None else s.play.left).get(seat)


def innocent(of: Seat) -> Side:
    """The non-offending side of an offender."""
    return other_side(side(of))
