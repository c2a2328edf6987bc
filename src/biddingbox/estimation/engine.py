"""The game of Estimation for the core: which law sees which event, and what waits for what."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from biddingbox.core import Entry, Option, Question, Refusal
from biddingbox.errors import BiddingBoxError
from biddingbox.estimation import course, ending, fixed, irregular, numbers, play, rules
from biddingbox.estimation.auction import Made
from biddingbox.estimation.auction import start as opened
from biddingbox.estimation.calls import PASS, PROPER, RANK, WITH, is_bid, is_number
from biddingbox.estimation.gaps import gaps
from biddingbox.estimation.laws import e
from biddingbox.estimation.readings import with_readings
from biddingbox.estimation.state import Deal, State, listed, rule, with_
from biddingbox.estimation.steps import enter
from biddingbox.events import (
    Amend,
    Answered,
    Attention,
    Avoid,
    Call,
    Called,
    Changed,
    DashCall,
    Director,
    Event,
    Exposed,
    Hesitated,
    Insert,
    Noted,
    Number,
    Opening,
    Owned,
    Played,
    Said,
    Strike,
    TableEvent,
    Tricks,
    With,
)
from biddingbox.seats import SEATS, Seat

EDITIONS: Final = tuple(rules.PRESETS)


def start(opening: Opening, entries: Sequence[Entry] = ()) -> State:
    """The state before the first call: house rules, dealer (else North), number of the deal.

    Raises BiddingBoxError for an edition, a switch or a header line that is not known.
    """
    if opening.edition not in EDITIONS:
        raise BiddingBoxError(f"estimation {opening.edition}: this edition is not known")
    facts = {f.key: f.value for f in opening.facts}
    own = rules.apply(rules.PRESETS[opening.edition], facts.get("rules", "").split())
    own = with_readings(own, _readings(opening.edition, entries))
    for key in ("deal", "carry", "trump"):
        if key in facts and (wrong := fact_fault(key, facts[key])) is not None:
            raise BiddingBoxError(f"{key}: found {wrong[0]!r}, expected {wrong[1]}")
    number = int(facts["deal"]) if "deal" in facts else None
    trump = facts["trump"].upper() if "trump" in facts else course.fixed_trump(own, number)
    deal = Deal(
        opening.edition,
        opening.table,
        opening.dealer or "N",
        own,
        {h.seat: h.cards for h in opening.hands},
        number,
        int(facts.get("carry", "1")),
        trump if own.fixed_trump_rounds else None,  # type: ignore[arg-type]
        listed(opening.edition),
    )
    s = State(deal, opened(deal.dealer))
    s = with_(s, auction=opened(ending.opener(s)))
    return s if deal.trump is None else ending.fixed(s)


def fact_fault(key: str, value: str) -> tuple[str, str] | None:
    """What is wrong with a header line ``deal``, ``carry`` or ``trump``: found, expected."""
    if key == "trump":
        good = value.upper() in ("C", "D", "H", "S", "NT")
        return None if good else (value, "a denomination: C, D, H, S or NT")
    good = value.isascii() and value.isdecimal() and int(value[:4]) >= 1 and len(value) < 4
    return None if good else (value, "a whole number from 1 to 999")


def _readings(edition: str, entries: Sequence[Entry]) -> dict[str, str]:
    """The readings that the director has put in place of ours, by gap; the last one counts."""
    found: dict[str, str] = {}
    for entry in entries:
        event = entry.event
        if type(event) is Answered and (gap := _gap(edition, event)) is not None:
            found[gap] = str(event.value)
    return found


def _gap(edition: str, event: Answered) -> str | None:
    if event.owner != "director" or event.option != "reading" or event.value is None:
        return None
    known = gaps(edition)
    if event.re is not None:
        return event.re if event.re in known and event.value in known[event.re].keys else None
    having = [i for i, g in known.items() if event.value in g.keys]
    return having[0] if len(having) == 1 else None


def classify(s: State, event: TableEvent) -> Refusal | None:
    """On line nothing irregular is recorded: it is refused with its clause."""
    if s.deal.table != "online":
        return None
    if isinstance(event, Changed):
        return Refusal("irregular-on-line", irregular.LAW18, {"seat": event.seat})
    if not isinstance(event, Called | With | Number | DashCall | Avoid):
        return None
    after = apply(s, 0, event)
    if isinstance(after, Refusal):
        return after
    if after.matter is not None or len(after.gone) > len(s.gone) or len(after.must) > len(s.must):
        laws = [r.law for r in after.rulings[len(s.rulings) :]]
        args = {"seat": event.seat}
        return Refusal("irregular-on-line", laws[0] if laws else irregular.LAW18, args)
    return None


def apply(s: State, seq: int, event: Event) -> State | Refusal:
    """One event: a regular call at a calm table the fast way, else the full order of tests."""
    match event:
        case Played(seat=seat, card=card):
            return _played(s, seat, card, seq)
        case Called(seat=seat, call=made, meaning=None, of=None):
            regular = _regular(s, seq, seat, made)
            return _settled(call(s, seq, seat, made)) if regular is None else regular
        case With(seat=seat, bid=bid):
            return _settled(_with(s, seq, seat, bid))
        case Number(seat=seat, number=number, risk=card):
            if s.phase == "auction":
                return _settled(call(s, seq, seat, Call(str(number))))
            if s.ending is None:
                return Refusal("no-number-now", "E18.H0", {"seat": seat})
            return numbers.name(s, seq, seat, number, card=card)
        case Tricks(by_seat=won):
            return _tricks(s, won, seq)
        case _:
            after = _other(s, seq, event)
            return after if isinstance(after, Refusal) else _settled(after)


def _regular(s: State, seq: int, seat: Seat, made: Call) -> State | None:
    """A pass or a sufficient bid in turn, with nothing open; None if it is not so."""
    a = s.auction
    if seat != a.turn or s.phase != "auction" or s.matter is not None or s.must:
        return None
    if made != PASS:
        bid = a.bid
        if made not in PROPER or (bid is not None and RANK[made] <= RANK[bid.call]):
            return None
    return enter(s, Made(seq, seat, made, seat))


def call(s: State, seq: int, seat: Seat, made: Call) -> State | Refusal:
    """Any call of the auction, as it was made."""
    if s.phase == "numbers" and s.ending is not None and s.ending.fixed and made in PROPER:
        return fixed.override(s, seq, seat, made)
    if made == WITH:
        return _with(s, seq, seat, None)
    if made != PASS and not is_bid(made) and not is_number(made):
        return Refusal("no-such-call-here", "E18.A1", {"call": made})
    return _dispatch(s, Made(seq, seat, made, s.auction.turn))


def _with(s: State, seq: int, seat: Seat, named: Call | None) -> State:
    made = Made(seq, seat, WITH, s.auction.turn)
    if named is not None:
        by = [m.seat for m in s.auction.calls if m.call == named and m.seat != seat]
        made = replace(made, joins=named, joined=by[-1] if by else None)
    return _dispatch(s, made)


def _dispatch(s: State, made: Made) -> State:
    m = s.matter
    if m is None or s.phase != "auction":
        return irregular.test(s, made)
    taken = None if m.kind in ("changed", "number") else irregular.called(s, m, made)
    return with_(s, waiting=(*s.waiting, made)) if taken is None else taken


def _settled(s: State | Refusal) -> State | Refusal:
    """Take up what waits, oldest first, until nothing moves."""
    while not isinstance(s, Refusal) and s.waiting and s.matter is None:
        first, rest = s.waiting[0], s.waiting[1:]
        s = irregular.retest(with_(s, waiting=rest), first)
    return s


def _other(s: State, seq: int, event: Event) -> State | Refusal:
    m = s.matter
    match event:
        case Owned():
            return ending.recorded(s, event, seq)
        case DashCall(seat=seat):
            return ending.dash(s, seat, seq)
        case Avoid(seat=seat):
            return ending.avoid(s, seat, seq)
        case Changed():
            from biddingbox.estimation import changes

            return changes.opens(s, event, seq)
        case Answered(owner=owner, option="call", value=str(value)) if owner != "director":
            return call(s, seq, owner, Call(value))
        case Answered():
            return _answered(s, seq, event)
        case Attention() | Director():
            if m is not None and m.kind == "number":
                return numbers.objected(s, m, seq)
            if m is not None and m.kind == "excluded":
                return irregular.declined(s, m, seq)
            return s
        case Noted() | Hesitated() | Said() | Exposed() | Amend() | Insert() | Strike():
            return s
        case _:
            return Refusal("not-in-estimation")


def _answered(s: State, seq: int, event: Answered) -> State | Refusal:
    args = {"owner": event.owner, "option": event.option, "ids": "-"}
    if event.option == "reading":
        known = _gap(s.deal.edition, event)
        if known is None:
            return Refusal("no-such-reading", args={"value": str(event.value)})
        return rule(s, irregular.LAW18, "reading", seq, known, reading=str(event.value))
    m = s.matter
    asked = [q for q in questions(s) if q.to == event.owner and q.option(event.option)]
    if m is None or not asked or event.re not in (None, asked[0].id):
        return Refusal("nobody-asked", args=args)
    if m.kind == "changed":
        from biddingbox.estimation import changes

        return changes.answer(s, m, event.option, seq)
    if m.kind == "number":
        accepted = event.option == "accept"
        return numbers.called_over(s, m, seq) if accepted else numbers.objected(s, m, seq)
    return irregular.answer(s, m, event.option, seq)


def questions(s: State) -> tuple[Question, ...]:
    """What is now asked: about the one open matter."""
    m = s.matter
    if m is None:
        return ()
    match m.kind:
        case "insufficient":
            return e.questions(s, m)
        case "number":
            return numbers.questions(m)
        case "changed":
            args = {"seat": m.seat, "call": m.made.call, "second": str(m.second)}
            options = tuple(Option(k, m.law, args=args) for k in ("inadvertent", "second-thought"))
            asked = Question(
                f"{m.law}@{m.seq}", "director", m.law, "slip-or-second-thought", options,
                (m.made.seq,), "director", m.made.call, args,
            )  # fmt: skip
            return (asked,)
        case _:
            return irregular.questions(s, m)


def _played(s: State, seat: Seat, card: str, seq: int) -> State | Refusal:
    """The play, from the lead to the thirteenth trick."""
    p = s.play
    if p is None or s.phase not in ("closed", "play"):
        return Refusal("no-lead-now", "", {"seat": seat, "card": card})
    refused = play.refused(p, seat, card)  # type: ignore[arg-type]
    if refused is not None:
        return refused
    p = play.add(p, seat, card)  # type: ignore[arg-type]
    if len(p.tricks) == 13:
        return course.scored(with_(s, play=p, phase="over", result=p.won), seq)
    return State(
        s.deal, s.auction, "play", s.ending, s.named, s.outcome, p, (), s.matter, s.waiting,
        s.gone, s.must, s.avoid, s.rulings,
    )  # fmt: skip


def _tricks(s: State, won: tuple[tuple[Seat, int], ...], seq: int) -> State | Refusal:
    """``tricks N 4 W 3 S 3 E 3``: the result without the play; thirteen in all."""
    told = dict(won)
    if s.play is None or s.phase not in ("closed", "play"):
        return Refusal("no-result-now", "", {"tricks": str(sum(told.values()))})
    if set(told) != set(SEATS) or sum(told.values()) != 13:
        total = str(sum(told.values()))
        return Refusal("tricks-not-thirteen", "", {"total": total})
    if any(told[seat] < n for seat, n in s.play.won):
        return Refusal("tricks-already-won", "")
    return course.scored(with_(s, phase="over", result=tuple((x, told[x]) for x in SEATS)), seq)
