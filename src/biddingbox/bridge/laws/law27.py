"""Law 27, insufficient bid: LHO may accept it; if not, it is corrected by a bid or a pass."""

from msgspec.structs import replace

from biddingbox.bridge.ask import option, question
from biddingbox.bridge.auction import Made, Sense, artificial, named
from biddingbox.bridge.calls import PASS, above_seven, denomination, is_bid
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import law18
from biddingbox.bridge.legal import legal_calls
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import (
    acceptance_gap,
    called_too_soon,
    close,
    found_sense,
    gone,
    hear,
    lead_penalty,
    must_pass,
    on_table,
    open_matter,
    reading,
    review,
    rule,
    sense_of,
    test_after_older,
    test_next,
    too_soon,
)
from biddingbox.core import Option, Question, Refusal
from biddingbox.seats import LHO, partner, side


def opens(s: State, made: Made) -> State:
    """27: an insufficient bid in rotation waits for LHO."""
    made = replace(made, status="pending", irregular=("insufficient",))
    s = rule(s, "18D", "insufficient", made.seq, seat=made.seat, call=made.call, over=_last_bid(s))
    return open_matter(s, Matter("27", "lho", made.seq, made.seat, made))


def _last_bid(s: State) -> str:
    return "" if s.auction.bid is None else s.auction.bid.call


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """27A to LHO; 27B, the call owed, to the offender; 27B1 to the director."""
    made = _in_question(m)
    args: dict[str, str] = {"offender": m.offender, "call": made.call, "over": _last_bid(s)}
    args |= {"lho": LHO[m.offender], "partner": partner(m.offender)}
    match m.stage:
        case "lho" | "second":
            lowest = law18.lowest_sufficient(s.auction, denomination(made.call)) or PASS
            return (
                question(
                    "27A",
                    made.seq,
                    LHO[m.offender],
                    "accept-insufficient",
                    args,
                    option("accept", "27A", **args),
                    option("decline", "27B", **args, lowest=lowest),
                    about=(made.seq,),
                    of=made.call,
                ),
            )
        case "replace":
            values = tuple(c for c in legal_calls(s.auction, m.offender) if c not in ("X", "XX"))
            lowest = law18.lowest_sufficient(s.auction, denomination(m.first.call)) or PASS
            return (
                question(
                    "27B",
                    m.cause,
                    m.offender,
                    "correct-insufficient",
                    args | {"lowest": lowest},
                    Option("call", "27B", "CALL", values, args | {"lowest": lowest}),
                    about=(m.first.seq,),
                ),
            )
        case _:
            assert m.replacement is not None
            args |= {"call": m.first.call, "replacement": m.replacement.call}
            return (
                question(
                    "27B1",
                    m.cause,
                    "director",
                    "both-natural",
                    args,
                    option("natural", "27B1(a)", **args),
                    Option("artificial", "27B2", "SUITS", (), args),
                    about=(m.first.seq, m.replacement.seq),
                    audience="director",
                ),
            )


def _in_question(m: Matter) -> Made:
    return m.second if m.stage == "second" and m.second is not None else m.first


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """What an answer to one of the three questions leads to."""
    match m.stage, key:
        case "lho", "accept":
            return a(s, m, seq, by_word=True)
        case "lho", "decline":
            return b(s, m, seq)
        case "second", "accept":
            return _second_accepted(s, m, seq)
        case "second", "decline":
            return _second_declined(s, m, seq)
        case "meaning", "natural":
            assert m.replacement is not None
            for made in (m.first, m.replacement):
                s = found_sense(s, made, Sense(named(made.call), natural=True, basis="found"))
            return b1a(s, m, seq)
        case _:
            return b2(found_sense(s, m.first, artificial(value)), m, seq, "artificial")


def called(s: State, m: Matter, made: Made) -> State | None:
    """A call that comes while the matter is open; None if it must wait."""
    if m.stage in ("lho", "second") and made.seat == LHO[m.offender]:
        if too_soon(s):
            return called_too_soon(s, m, made)
        s = a(s, m, made.seq) if m.stage == "lho" else _second_accepted(s, m, made.seq)
        return test_after_older(s, made)
    if m.stage == "replace" and made.seat == m.offender:
        return replaced(s, m, made)
    return None


def a(s: State, m: Matter, seq: int, *, by_word: bool = False) -> State:
    """27A: LHO accepts, by calling or by saying so; the bid counts as legal."""
    gap = acceptance_gap(s, m, by_word=by_word)
    s = close(rule(s, "27A", "accepted", seq, gap=gap, **_args(m, m.first)))
    return stand(s, m.first)


def b(s: State, m: Matter, seq: int) -> State:
    """27B: not accepted; the offender owes a sufficient bid or a pass."""
    s = gone(s, m.first, "withdrawn", side(m.offender))
    s = rule(s, "27B", "not-accepted", seq, **_args(m, m.first))
    return open_matter(s, replace(m, law="27", stage="replace", second=None, over=None))


def replaced(s: State, m: Matter, made: Made) -> State:
    """27B: what the offender calls instead decides."""
    if made.call in ("X", "XX"):
        return b3(s, m, made)
    if above_seven(made.call):
        s = lead_penalty(close(s), m.cause, m.first, PASS)
        return test_next(_after(s, replace(m, replacement=replace(made, call=PASS))), made)
    if is_bid(made.call) and law18.d(s.auction, made.call):
        made = replace(made, status="pending", irregular=("insufficient",))
        s = rule(
            s,
            "27B",
            "insufficient-again",
            made.seq,
            gap="second-insufficient-bid",
            **_args(m, made),
        )
        return open_matter(s, replace(m, stage="second", second=made))
    lowest = law18.lowest_sufficient(s.auction, denomination(m.first.call))
    s = stand(close(s), made)
    m = replace(m, replacement=made, stage="meaning", lowest=made.call == lowest)
    if m.silenced:
        return _after(lead_penalty(s, m.cause, m.first, made.call), m)
    if made.call != lowest:
        return b2(s, m, made.seq, "pass" if made.call == PASS else "other-bid")
    return _by_meaning(s, m, made)


def c(made: Made) -> Made:
    """27C: an insufficient bid out of rotation is Law 31's; what it is stays written on it."""
    return replace(made, irregular=("insufficient",))


def owed_by(s: State, made: Made) -> Matter | None:
    """27B: the matter that this call settled, if it did: were it changed, it is judged anew."""
    for m in (*s.table.unsettled, *s.table.judged):
        if m.law == "27" and m.replacement is not None and m.replacement.seq == made.seq:
            return replace(m, stage="replace", replacement=None)
    return None


def reconsider(s: State, m: Matter) -> State:
    """27B1: the director has found what one of the two bids meant; what was settled falls."""
    assert m.replacement is not None
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
    return _by_meaning(s, m, m.replacement)


def _by_meaning(s: State, m: Matter, made: Made) -> State:
    """27B1, 27B2: settled by declared meanings, else asked of the director."""
    first, second = _known(s, m.first), _known(s, made)
    if (first and not first.natural) or (second and not second.natural):
        return b2(s, m, made.seq, "artificial")
    if first and second:
        return b1a(s, m, made.seq)
    for tried in m.tried:
        s = lead_penalty(s, m.cause, tried, made.call)
    return on_table(s, unsettled=(*s.table.unsettled, m))


def _known(s: State, made: Made) -> Sense | None:
    known = sense_of(s, made)
    return None if known.basis == "assumed" else known


def b1a(s: State, m: Matter, seq: int) -> State:
    """27B1(a): both bids natural, the lowest in the denomination: no penalty, 16C2 is off."""
    heard = tuple(h for h in s.table.heard if h.seq != m.first.seq)
    s = on_table(s, heard=heard)
    s = rule(s, "27B1(a)", "corrected-free", seq, **_args(m, m.first))
    return _after(b1b(s, m), m)


def b1b(s: State, m: Matter) -> State:
    """27B1(b): did the insufficient bid tell something that damaged the other side?"""
    return review(s, "27B1(b)", m.cause, seat=m.offender, call=m.first.call)


def b2(s: State, m: Matter, seq: int, why: str) -> State:
    """27B2: any other bid, a pass, or a conventional bid: partner passes for good; 26, 23."""
    made = m.replacement
    assert made is not None
    s = rule(s, "27B2", f"partner-silenced-{why}", seq, replacement=made.call, **_args(m, m.first))
    given = made.seq
    mate = partner(m.offender)
    s = must_pass(s, mate, "end_of_auction", "27B2", m.cause, m.offender, given=given)
    s = lead_penalty(s, m.cause, m.first, made.call, given=given)
    return _after(s, m)


def b3(s: State, m: Matter, made: Made) -> State:
    """27B3: a double or redouble cannot replace the bid: cancelled, partner passes for good."""
    s = gone(s, replace(made, irregular=("inadmissible",)), "cancelled", side(m.offender))
    s = rule(s, "27B3", "no-double-instead", made.seq, **_args(m, made))
    if not m.silenced:
        s = must_pass(s, partner(m.offender), "end_of_auction", "27B3", m.cause, m.offender)
    return open_matter(s, replace(m, silenced=True, tried=(*m.tried, made)))


def _second_accepted(s: State, m: Matter, seq: int) -> State:
    """27A over a second insufficient bid: it stands; 26 still reaches the first (decision 16)."""
    assert m.second is not None
    s = close(rule(s, "27A", "accepted", seq, **_args(m, m.second)))
    s = stand(s, m.second)
    s = lead_penalty(s, m.cause, m.first, m.second.call)
    return _after(s, replace(m, replacement=m.second))


def _second_declined(s: State, m: Matter, seq: int) -> State:
    """27B goes on for the first bid; 26 attaches to both."""
    assert m.second is not None
    s = gone(s, m.second, "cancelled", side(m.offender))
    s = rule(s, "27B", "not-accepted", seq, **_args(m, m.second))
    gap = "second-insufficient-bid"
    if reading(s, gap) == "as-27b3" and not m.silenced:
        s = rule(s, "27B", "partner-silenced", seq, gap=gap, **_args(m, m.second))
        s = must_pass(s, partner(m.offender), "end_of_auction", "27B", m.cause, m.offender)
        m = replace(m, silenced=True)
    assert m.second is not None
    tried = (*m.tried, m.second)
    return open_matter(s, replace(m, stage="replace", second=None, tried=tried))


def _after(s: State, m: Matter) -> State:
    """26 for every earlier attempt that is not the call now made."""
    assert m.replacement is not None
    for made in m.tried:
        s = lead_penalty(s, m.cause, made, m.replacement.call)
    judged = (*s.table.judged, m) if m.stage == "meaning" and not m.silenced else s.table.judged
    left = tuple(u for u in s.table.unsettled if u.cause != m.cause)
    return on_table(s, unsettled=left, judged=judged)


def _args(m: Matter, made: Made) -> dict[str, str]:
    return {
        "seat": m.offender,
        "call": made.call,
        "lho": LHO[m.offender],
        "partner": partner(m.offender),
    }
