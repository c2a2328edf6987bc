"""The game of bridge for the core: a call is tested in a fixed order, and the laws do the rest.

The order of tests (digest section 0) is in :func:`test`; while a matter is open, its law sees
every call first, and what it does not take waits (:func:`settle`).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from biddingbox.bridge import cited, facts, findings, order
from biddingbox.bridge.auction import Auction, Made, enter, sense_declared
from biddingbox.bridge.calls import CALLS, DOUBLE, PASS, RANK, REDOUBLE, above_seven
from biddingbox.bridge.course import closed, stand
from biddingbox.bridge.laws import (
    law11,
    law12,
    law13,
    law15,
    law16b,
    law17d,
    law18,
    law19,
    law21,
    law24,
    law25,
    law26,
    law27,
    law28,
    law29,
    law30,
    law31,
    law32,
    law33,
    law34,
    law35,
    law36,
    law37,
    law38,
    law39,
    law47,
    law49,
    law50,
    law54,
)
from biddingbox.bridge.state import CALM, Deal, Edition, Matter, State, TableState
from biddingbox.bridge.steps import (
    all_calls,
    duty,
    duty_to_pass,
    gone,
    last_call,
    new_call,
    on_table,
    rule,
    wait,
)
from biddingbox.core import Entry, Question, Refusal
from biddingbox.errors import BiddingBoxError
from biddingbox.events import (
    Amend,
    Answered,
    Call,
    Called,
    Changed,
    Event,
    Insert,
    Opening,
    Played,
    Simultaneous,
    Strike,
    TableEvent,
    Undo,
    Wanted,
)
from biddingbox.seats import board_dealer, board_vulnerability, side

#: The laws that a call itself can break.
IRREGULAR: Final = frozenset({"25", "27", "29", "36", "37", "38", "39"})
EDITIONS: Final[tuple[Edition, ...]] = ("1997", "2017")


def start(opening: Opening, entries: Sequence[Entry] = ()) -> State:
    """17B: the dealer, as given or as the board's number fixes him; else North.

    Readings that the director puts in place of ours hold for the whole log, so they are taken
    from its entries beforehand (see :func:`biddingbox.bridge.findings.readings`).
    """
    edition = next((e for e in EDITIONS if e == opening.edition), None)
    if edition is None:
        raise BiddingBoxError(f"bridge {opening.edition}: this edition is not known")
    board = opening.board
    dealer = opening.dealer or (board_dealer(board) if board else "N")
    vul = opening.vul or (board_vulnerability(board) if board else None)
    deal = Deal(
        edition,
        opening.table,
        board,
        dealer,
        vul,
        {h.seat: h.cards for h in opening.hands},
        tuple((e.seat, e.call) for e in opening.earlier),
        findings.readings(entries),
    )
    table = TableState(earlier=deal.earlier) if deal.earlier else CALM
    return State(deal, Auction(dealer), table)


def classify(s: State, event: TableEvent) -> Refusal | None:
    """18F: an on-line table refuses every irregular call; all other tables record it."""
    if s.deal.table != "online":
        return None
    if isinstance(event, Called):
        must = duty(s, "must_repeat", event.seat)
        if must is not None and must.call == event.call:
            return None  # what the law demands is not refused
        probe = call(s, 0, event)
        if isinstance(probe, Refusal):
            return probe
        opened = probe.table.matter
        # The probe has seq 0: only a matter about this very call speaks against it.
        if opened is not None and opened.law in IRREGULAR and opened.first.seq == 0:
            args = {"seat": event.seat, "call": event.call}
            return Refusal("irregular-on-line", opened.law, args)
    if isinstance(event, Answered) and event.value is not None:
        return _offered(s, event)
    if isinstance(event, Changed | Wanted | Simultaneous):
        return Refusal("irregular-on-line", "25")
    if isinstance(event, Played) and event.irregular:
        card = {"seat": event.seat, "card": event.card}
        return Refusal("irregular-card-on-line", "44", card)
    if isinstance(event, Played) and law54.by_wrong_defender(s, event):
        return Refusal("lead-out-of-turn", "54", law54.named(s, event))
    return None


def _offered(s: State, e: Answered) -> Refusal | None:
    """18F: on line, a call given as an answer is one of those offered."""
    for q in questions(s):
        option = q.option(e.option) if q.id == e.re else None
        if option is not None and option.takes == "CALL" and e.value not in option.values:
            args = {"value": str(e.value), "values": ", ".join(option.values)}
            return Refusal("not-offered", option.law, args)
    return None


def apply(s: State, seq: int, event: Event) -> State | Refusal:
    """One event: the fast way for a regular call at a calm table, else the full order of tests."""
    if type(event) is Called:
        regular = _regular(s, seq, event)
        return call(s, seq, event) if regular is None else regular
    had = s.table.matter
    after = facts.played(s, seq, event) if type(event) is Played else _other(s, seq, event)
    if isinstance(after, Refusal):
        return after
    return _rested(had, settle(after))


def _regular(s: State, seq: int, e: Called) -> State | None:
    """17C, 18, 19: a legal call in turn, with nothing open and nothing binding; None if not so."""
    a = s.auction
    seat, made = e.seat, e.call
    if s.table is not CALM or seat != a.turn or s.phase != "auction" or e.of is not None:
        return None
    if made == PASS:
        pass
    elif made in (DOUBLE, REDOUBLE):
        if not law19.admissible(a, seat, made):
            return None
    elif made not in CALLS or (a.bid is not None and RANK[made] <= RANK[a.bid.call]):
        return None
    sense = None if e.meaning is None else sense_declared(made, e.meaning)
    order = len(a.calls)
    after = enter(a, Made(seq, seat, made, seat, "stands", (), sense, None, order))
    s = State(s.deal, after, s.table, "auction", s.play)
    return s if after.passes < 3 else closed(s)


def call(s: State, seq: int, e: Called) -> State | Refusal:
    """Any call, as it was made."""
    if e.call not in CALLS and not (e.call in RANK and above_seven(e.call)):
        return Refusal("no-such-call", "18A", {"call": e.call})
    made = _made(s, seq, e)
    m = s.table.matter
    if _said_again(s, made):
        s = gone(s, made, "cancelled", None)
        return rule(s, "28A", "said-again", seq, seat=made.seat, call=made.call)
    if m is None and not s.table.waiting and _is_change(s, made):
        return apply(s, seq, Changed(e.seat, e.call, e.meaning))
    if m is not None and m.offender == e.seat and _changes_open(m):
        return apply(s, seq, Changed(e.seat, e.call, e.meaning))
    return _rested(m, settle(dispatch(s, made)))


def _is_change(s: State, made: Made) -> bool:
    """§0, 4(b): a second call by the player who called last, at LHO's turn, changes the first."""
    calls = s.auction.calls
    if s.phase != "auction" or not calls or made.seat == s.auction.turn:
        return False
    return calls[-1].seat == made.seat and last_call(s, made.seat) is not None


def _said_again(s: State, made: Made) -> bool:
    """28A: a call that was written down as implied is spoken after all: nothing new."""
    mine = [c for c in s.auction.calls if c.seat == made.seat]
    if not mine or mine[-1].status != "implied" or mine[-1].call != made.call:
        return False
    since = [c for c in all_calls(s) if c.seat == made.seat and c.order > mine[-1].order]
    return made.seat != s.auction.turn and not since


def _changes_open(m: Matter) -> bool:
    return m.stage == "lho" and m.law in ("27", "29")


def dispatch(s: State, made: Made) -> State:
    """A call goes to the open matter, or waits for it; with nothing open it is tested."""
    if _stands(s, made):
        return s
    m = s.table.matter
    if m is None:
        return test(s, replace(made, status="stands"))
    if made.order < m.first.order:
        return wait(s, made)
    taken = LAWS[m.law].called(s, m, made)
    if taken is not None:
        return taken
    return wait(law11.a_acted(s, m, made), made)


def _stands(s: State, made: Made) -> bool:
    """Whether this very call has found its place already."""
    calls = s.auction.calls
    if not calls or all(c.order < made.order for c in calls[-4:]):
        return False
    key = (made.seq, made.seat, made.call)
    return any((c.seq, c.seat, c.call) == key and c.status != "implied" for c in s.auction.calls)


def settle(s: State) -> State:
    """Take up what is to be tested and what waits, until nothing moves.

    First what a law has handed back, then findings given beforehand; when no matter is open, what
    waited: calls oldest first, changes of call, older calls set aside, facts noticed meanwhile.
    """
    while True:
        t = s.table
        if t.inbox:
            s = dispatch(on_table(s, inbox=t.inbox[1:]), t.inbox[0])
            continue
        found = order.settled(s)
        if found is None and t.findings:
            found = findings.consume(s, questions(s), LAWS)
        if found is None and t.matter is None:
            found = _next(s)
        if found is None:
            return s
        s = found


def _next(s: State) -> State | None:
    """With no matter open: what is taken up next; None where nothing waits."""
    t = s.table
    if t.waiting:
        gap = "third-player-calls-question-open"
        for made in t.waiting:
            args = {"seat": made.seat, "call": made.call}
            s = rule(s, "29", "tested-again", made.seq, gap=gap, **args)
        return on_table(s, inbox=t.waiting, waiting=())
    if t.changes:
        return _taken_up(s)
    if t.aside:
        return on_table(s, inbox=t.aside, aside=())
    lead = law47.taken_up(s) if t.unsettled else None
    if lead is not None:
        return lead
    if t.deferred:
        (seq, event), *rest = t.deferred
        s = on_table(s, deferred=tuple(rest))
        after = _other(s, seq, event)
        return s if isinstance(after, Refusal) else after
    return None


def _taken_up(s: State) -> State:
    """A change of call that came while another matter was open."""
    (made, only_asked, at_once), *rest = s.table.changes
    s = on_table(s, changes=tuple(rest))
    after = law25.opens(s, made, only_asked=only_asked, at_once=at_once)
    if not isinstance(after, Refusal):
        return after
    return s if only_asked else gone(s, made, "cancelled", side(made.seat))


def _rested(had: Matter | None, s: State) -> State:
    """When a matter has closed, the next irregularity is again one that nobody has noticed."""
    t = s.table
    if had is not None and t.matter is None and (t.noticed or t.director):
        return on_table(s, noticed=False, director=False)
    return s


def test(s: State, made: Made) -> State:
    """The order of tests of an incoming call; the first that fits rules."""
    a = s.auction
    kept = tuple(x for x in made.irregular if x == "change_of_call")
    made = replace(made, turn_of=a.turn, irregular=kept)
    seat, what = made.seat, made.call
    if s.phase != "auction":
        return law39.opens(s, made)
    if seat != a.turn and law28.a_covers(s, made):
        return test(law28.a(s, made), made)
    if seat == a.turn:
        s, made = law31.repeated(s, made)
        what = made.call
    if above_seven(what):
        return law38.opens(s, made)
    if what != PASS and duty_to_pass(s, seat) and not duty_to_pass(s, seat, made):
        s = rule(s, "37", "made-before-ruling", made.seq, gap="duty-created-later", seat=seat)
    if what != PASS and duty_to_pass(s, seat, made):
        return law37.opens(s, made)
    if not law19.admissible(a, seat, what):
        return law36.opens(s, made)
    if seat != a.turn:
        late = law29.late_right_player(s, made)
        if late is not None:
            return late
        if law18.d(a, what):
            made = law27.c(made)
        return law29.opens(s, made)
    if what in ("X", "XX") and duty(s, "no_double", seat, made) is not None:
        return law36.opens(s, made, gap="no-double-broken")
    if law18.d(a, what):
        return law27.opens(s, made)
    return stand(s, made)


def _other(s: State, seq: int, event: Event) -> State | Refusal:
    """Every event that is no plain call: answers, simultaneous calls, and what else happened."""
    match event:
        case Answered(owner=owner, option="call", value=str(value)) if owner != "director":
            return call(s, seq, Called(owner, Call(value)))
        case Answered():
            return findings.answered(s, seq, event, questions(s), LAWS)
        case Called():
            return call(s, seq, event)
        case Simultaneous():
            return _simultaneous(s, seq, event)
    if not isinstance(event, Undo | Amend | Insert | Strike) and facts.waits(s, event):
        return facts.put_off(s, seq, event)
    return facts.happened(s, seq, event)


def _simultaneous(s: State, seq: int, e: Simultaneous) -> State | Refusal:
    """33: two acts at one moment."""
    both = law33.split(e.first, e.second)
    if both is not None:
        made = _made(s, seq, both[0])
        return law25.opens(
            s, _second(s, seq, both[1]), only_asked=False, at_once=both[1].at_once, same_moment=made
        )
    if not (isinstance(e.first, Called) and isinstance(e.second, Called)):
        return Refusal("two-changes-at-once", "33")
    if e.first.seat == e.second.seat:
        return Refusal("one-player-twice", "33", {"seat": e.first.seat})
    if law33.neither_in_turn(s, e.first, e.second):
        s = rule(s, "33", "neither-in-turn", seq, gap="simultaneous-neither-in-turn")
    for one in law33.order(s, e.first, e.second):
        after = call(s, seq, one)
        if isinstance(after, Refusal):
            return after
        s = after
    return s


def _made(s: State, seq: int, e: Called) -> Made:
    return new_call(s, seq, e.seat, e.call, sense_declared(e.call, e.meaning), e.of)


def _second(s: State, seq: int, e: Changed) -> Made:
    return new_call(s, seq, e.seat, e.call, sense_declared(e.call, e.meaning))


LAWS: Final[Mapping[str, findings.Law]] = {
    "13": law13,
    "15B": law15,
    "16B": law16b,
    "17D": law17d,
    "21": law21,
    "24": law24,
    "25": law25,
    "27": law27,
    "29": law29,
    "30": law30,
    "31": law31,
    "32": law32,
    "34": law34,
    "35": law35,
    "36": law36,
    "37": law37,
    "38": law38,
    "39": law39,
    "47": law47,
    "49": law49,
    "54": law54,
}


def questions(s: State) -> tuple[Question, ...]:
    """All questions now open: the matter's, the findings still due, declarer's choice of lead."""
    t = s.table
    asked: tuple[Question, ...] = ()
    if order.contested(s):
        asked = order.questions(s)
    elif t.matter is not None:
        asked = LAWS[t.matter.law].questions(s, t.matter)
    for m in t.unsettled:
        asked += LAWS[m.law].questions(s, m)
    if t.leads and s.phase in ("closed", "play"):
        asked += law26.questions(s)
    if t.penalties:
        asked += law50.questions(s)
    asked += law12.questions(s)
    return tuple(cited.question(s.deal.edition, q) for q in asked)
