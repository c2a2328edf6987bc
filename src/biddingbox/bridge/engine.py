"""The game of bridge for the core: a call is tested in a fixed order, and the laws do the rest.

The order of tests (digest section 0) is in :func:`test`; while a matter is open, its law sees
every call first, and what it does not take waits (:func:`settle`).
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from biddingbox.bridge import findings, order
from biddingbox.bridge.auction import Auction, Made, sense_declared
from biddingbox.bridge.calls import CALLS, DOUBLE, PASS, RANK, REDOUBLE, above_seven
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import (
    inadmissible,
    law09,
    law11,
    law13,
    law15,
    law16,
    law16b,
    law17d,
    law18,
    law19,
    law20,
    law21,
    law22,
    law24,
    law25,
    law26,
    law27,
    law28,
    law29,
    law31,
    law33,
    law34,
    law35,
    law36,
    law37,
    law38,
    law39,
    law41,
    law50,
    law75,
)
from biddingbox.bridge.state import CALM, Deal, Matter, State, TableState
from biddingbox.bridge.steps import (
    all_calls,
    close,
    duty,
    duty_to_pass,
    gone,
    last_call,
    new_call,
    on_table,
    open_matter,
    rule,
    wait,
)
from biddingbox.core import Entry, Question, Refusal
from biddingbox.errors import BiddingBoxError
from biddingbox.events import (
    Agreed,
    Alerted,
    Amend,
    Answered,
    Asked,
    Attention,
    Call,
    Called,
    Changed,
    Claimed,
    Corrected,
    Counted,
    Director,
    Event,
    Explained,
    Exposed,
    Faced,
    HandsBack,
    Hesitated,
    Insert,
    NewPair,
    NotAlerted,
    Noted,
    Opening,
    Played,
    Reserved,
    ReviewCorrected,
    Reviewed,
    Said,
    Simultaneous,
    Strike,
    SwappedHands,
    TableEvent,
    Tricks,
    Wanted,
    WrongCards,
)
from biddingbox.seats import LHO, board_dealer, board_vulnerability, members, side

#: The laws that a call itself can break.
IRREGULAR: Final = frozenset({"25", "27", "29", "36", "37", "38", "39"})
#: Matters in which LHO may take back a call that he made over one since replaced.
RECALLS: Final = frozenset({("25", "recall"), ("21", "lho")})
EDITIONS: Final = ("1997",)


def start(opening: Opening, entries: Sequence[Entry] = ()) -> State:
    """17B: the dealer, as given or as the board's number fixes him; else North.

    Readings that the director puts in place of ours hold for the whole log, so they are taken
    from its entries beforehand (see :func:`biddingbox.bridge.findings.readings`).
    """
    if opening.edition not in EDITIONS:
        raise BiddingBoxError(f"bridge {opening.edition}: this edition is not known")
    board = opening.board
    dealer = opening.dealer or (board_dealer(board) if board else "N")
    vul = opening.vul or (board_vulnerability(board) if board else None)
    deal = Deal(
        "1997",
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
        probe = call(s, 0, event)
        if isinstance(probe, Refusal):
            return probe
        opened = probe.table.matter
        new = opened is not None and opened is not s.table.matter
        if opened is not None and new and opened.law in IRREGULAR:
            args = {"seat": event.seat, "call": event.call}
            return Refusal("irregular-on-line", opened.law, args)
    if isinstance(event, Changed | Wanted | Simultaneous):
        return Refusal("irregular-on-line", "25")
    return None


def apply(s: State, seq: int, event: Event) -> State | Refusal:
    """One event: the fast way for a regular call at a calm table, else the full order of tests."""
    if type(event) is Called:
        regular = _regular(s, seq, event)
        return call(s, seq, event) if regular is None else regular
    had = s.table.matter
    after = _other(s, seq, event)
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
    return stand(s, Made(seq, seat, made, seat, "stands", (), sense, None, len(a.calls)))


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
    m = s.table.matter
    if m is None:
        return test(s, replace(made, status="stands"))
    taken = LAWS[m.law].called(s, m, made)
    if taken is not None:
        return taken
    return wait(law11.a_acted(s, m, made), made)


def settle(s: State) -> State:
    """Take up what waits, oldest first, and findings given beforehand, until nothing moves."""
    while True:
        found = order.settled(s)
        if found is None and s.table.findings:
            found = findings.consume(s, questions(s), LAWS)
        if found is not None:
            s = found
            continue
        if s.table.matter is None and s.table.changes:
            s = _taken_up(s)
            continue
        if s.table.matter is None and not s.table.waiting and s.table.aside:
            s = on_table(s, waiting=s.table.aside, aside=())
        if s.table.matter is not None or not s.table.waiting:
            return s
        queue = s.table.waiting
        s = on_table(s, waiting=())
        for made in queue:
            s = dispatch(s, made)


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
    made = replace(made, turn_of=a.turn)
    seat, what = made.seat, made.call
    if s.phase != "auction":
        return law39.opens(s, made)
    if seat != a.turn and law28.a_covers(s, made):
        return test(law28.a(s, made), made)
    if above_seven(what):
        return law38.opens(s, made)
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
    if law31.disobeys(s, made):
        return test(*law31.enforced(s, made))
    if law18.d(a, what):
        return law27.opens(s, made)
    return stand(s, made)


def _other(s: State, seq: int, event: Event) -> State | Refusal:
    """Every event that is no call."""
    match event:
        case Answered(owner=owner, option="call", value=str(value)) if owner != "director":
            return call(s, seq, Called(owner, Call(value)))
        case Answered():
            return findings.answered(s, seq, event, questions(s), LAWS)
        case Changed():
            return _changed(s, seq, event)
        case Wanted(seat=seat, call=what):
            second = new_call(s, seq, seat, what)
            return law25.opens(s, second, only_asked=True, at_once=False)
        case Attention(seat=seat):
            return _noticed(law09.a1(s, seat, seq), seq)
        case Director(act=act, law=law):
            if act == "error":
                return rule(s, "82C", "director-error", seq, wrong=law or "")
            s = _noticed(law09.b2(s, act, seq), seq)
            m = s.table.matter
            if act == "rules" and m is not None and m.law in law25.INADMISSIBLE:
                return inadmissible.assessed(s, m)
            return s
        case Played():
            return _played(s, seq, event)
        case Simultaneous():
            return _simultaneous(s, seq, event)
        case WrongCards(seat=seat):
            return law17d.opens(s, seat, seq)
        case SwappedHands(seat=seat, other=other):
            return law16b.opens(s, seat, other, seq)
        case NewPair(side=new):
            return law15.c(s, new, seq)
        case Counted(seat=seat, cards=cards):
            return law13.counted(s, seat, cards, seq)
        case Alerted() | HandsBack():
            return s
        case NotAlerted(about=about):
            return law21.opens(s, about, seq, "21B1", wrong=False)
        case Explained(seat=seat, about=about):
            return law21.explained(s, seat, about, seq)
        case Corrected(seat=seat, about=about):
            return law75.d(s, seat, about, seq)
        case Asked():
            return law20.asked(s, event, seq)
        case Reviewed():
            return law20.d(s, event, seq)
        case ReviewCorrected(seat=seat):
            return law20.e_corrected(s, seat, seq)
        case Exposed(seat=seat, cards=shown):
            return law24.opens(s, seat, shown, seq, led=False)
        case Faced(seat=seat):
            return law41.c(s, seat)
        case Tricks(count=count, by_seat=()) if count is not None:
            return law41.result(s, count)
        case Hesitated(seat=seat) | Said(seat=seat):
            return law16.a(s, seat, seq)
        case Amend() | Insert() | Strike():
            return _noticed(on_table(s, noticed=True), seq) if s.table.matter is not None else s
        case Noted() | Reserved():
            return s
        case Claimed():
            return _claimed(s, event)
        case Agreed():
            return _agreed(s)
        case Called():
            return call(s, seq, event)
        case _:
            return Refusal("not-in-bridge")


def _changed(s: State, seq: int, e: Changed) -> State | Refusal:
    """A change of call: the answer to an open right of 21B, else Law 25."""
    second = _second(s, seq, e)
    m = s.table.matter
    if m is not None and m.law == "21" and m.stage == "change" and m.offender == e.seat:
        return law21.changes(s, m, second)
    if m is not None and e.seat == LHO[m.offender] and (m.law, m.stage) in RECALLS:
        taken = LAWS[m.law].called(s, m, second)
        return Refusal("matter-open", "9B2", {"seat": e.seat}) if taken is None else taken
    return law25.opens(s, second, only_asked=False, at_once=e.at_once)


def _played(s: State, seq: int, e: Played) -> State | Refusal:
    """A card: led or played; before the auction closes, or while a matter is open, exposed (24)."""
    if s.phase == "auction" and s.table.skipped is not None and s.table.matter is None:
        before = s.table.skipped
        made = before.auction.calls[-1]
        return open_matter(s, Matter("34", "late", seq, e.seat, made, before=before))
    if s.phase == "auction" or (s.phase == "closed" and s.table.matter is not None):
        return law24.opens(s, e.seat, (e.card,), seq, led=True)
    if s.play is None and e.seat == law22.declarer(s.auction):
        return law24.opens(s, e.seat, (e.card,), seq, led=True)
    after = law41.card(s, e)
    return after if isinstance(after, Refusal) else law50.played(after, e.card)


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


def _noticed(s: State, seq: int) -> State:
    """35: somebody has noticed: calls made from now on are no longer swept away."""
    m = s.table.matter
    waits = m is not None and m.stage == "after-29a"
    if (s.table.accepted is not None and not waits) or s.table.skipped is not None:
        s = on_table(s, accepted=s.table.accepted if waits else None, skipped=None)
    if m is not None and m.stage == "swept":
        s = close(s)
    return law35.noticed_late(s, seq) if s.table.matter is None else s


def _claimed(s: State, e: Claimed) -> State | Refusal:
    if s.play is None or s.phase != "play" or not 0 <= e.tricks <= 13:
        return Refusal("no-claim-now", "68", {"seat": e.seat, "tricks": str(e.tricks)})
    ours = e.seat in members(side(s.play.declarer))
    return replace(s, play=replace(s.play, claim=e.tricks if ours else 13 - e.tricks))


def _agreed(s: State) -> State | Refusal:
    if s.play is None or s.play.claim is None:
        return Refusal("nothing-claimed", "69")
    return law41.result(s, s.play.claim)


LAWS: Final[Mapping[str, findings.Law]] = {
    "13": law13,
    "16B": law16b,
    "17D": law17d,
    "21": law21,
    "24": law24,
    "25": law25,
    "27": law27,
    "29": law29,
    "34": law34,
    "35": law35,
    "36": law36,
    "37": law37,
    "38": law38,
    "39": law39,
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
    return asked
