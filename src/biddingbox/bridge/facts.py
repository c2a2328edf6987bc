"""What happens at the table besides calls and answers, and the law that each event goes to."""

from typing import Final

from biddingbox.bridge.auction import sense_declared
from biddingbox.bridge.back import keep
from biddingbox.bridge.laws import (
    inadmissible,
    law09,
    law12,
    law13,
    law15,
    law16,
    law16b,
    law17,
    law17d,
    law20,
    law21,
    law22,
    law24,
    law25,
    law35,
    law41,
    law44,
    law47,
    law49,
    law50,
    law54,
    law68,
    law69,
    law75,
    law79,
    law90,
)
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import blocks, close, new_call, on_table, open_matter, rule
from biddingbox.cards import Card
from biddingbox.core import Refusal
from biddingbox.events import (
    Agreed,
    Alerted,
    Amend,
    Asked,
    Attention,
    CallRef,
    Changed,
    Claimed,
    Conceded,
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
    Objected,
    Penalised,
    Played,
    Reserved,
    ReviewCorrected,
    Reviewed,
    Said,
    Strike,
    SwappedHands,
    TableEvent,
    Tricks,
    Wanted,
    WrongCards,
)
from biddingbox.seats import LHO, Seat, side

#: Facts that wait until the open matter is settled, and the law that they belong to.
LATER: Final[dict[type, str]] = {
    WrongCards: "17D",
    SwappedHands: "16B",
    Counted: "13",
    NotAlerted: "21B1",
    Corrected: "21B1",
}
DEFERRED: Final = tuple(LATER)
#: Matters in which LHO may take back a call that he made over one since replaced.
RECALLS: Final = frozenset({("25", "recall"), ("21", "lho")})


def waits(s: State, event: Event) -> bool:
    """Whether a fact waits until the open matter is settled."""
    m = s.table.matter
    return m is not None and isinstance(event, DEFERRED) and not _goes_with(m, event)


def put_off(s: State, seq: int, event: TableEvent) -> State:
    """A fact noticed while a matter is open: said, kept, and taken up afterwards."""
    s = rule(s, LATER[type(event)], "taken-up-later", seq)
    return on_table(s, deferred=(*s.table.deferred, (seq, event)))


def happened(s: State, seq: int, event: Event) -> State | Refusal:
    """One event of the table that is neither a call nor an answer."""
    match event:
        case Changed():
            return _changed(s, seq, event)
        case Wanted(seat=seat, call=what):
            second = new_call(s, seq, seat, what)
            return law25.opens(s, second, only_asked=True, at_once=False)
        case Attention(seat=seat):
            return _noticed(law09.a1(s, seat, seq), seq)
        case Director(act=act, law=law):
            if act == "error":
                return law12.wrong_ruling(s, law, seq)
            s = _noticed(law09.b2(s, act, seq), seq)
            m = s.table.matter
            if act == "rules" and m is not None and m.law in law25.INADMISSIBLE:
                return inadmissible.assessed(s, m)
            return s
        case Played():
            return played(s, seq, event)
        case WrongCards(seat=seat):
            return law17d.opens(s, seat, seq)
        case SwappedHands(seat=seat, other=other):
            return law16b.opens(s, seat, other, seq)
        case NewPair(side=new):
            return law15.c(s, new, seq)
        case Counted(seat=seat, cards=cards):
            return law13.counted(s, seat, cards, seq)
        case HandsBack():
            return law17.d2_2017(s, seq)
        case Alerted():
            return s
        case NotAlerted(about=about):
            return _lead_too(law21.opens(s, about, seq, "21B1", wrong=False), about, seq)
        case Explained(seat=seat, about=about):
            return law21.explained(s, seat, about, seq)
        case Corrected(seat=seat, about=about):
            return _lead_too(law75.d(s, seat, about, seq), about, seq)
        case Asked():
            return law20.asked(s, event, seq)
        case Reviewed():
            return law20.d(s, event, seq)
        case ReviewCorrected(seat=seat):
            return law20.e_corrected(s, seat, seq)
        case Exposed(seat=seat, cards=shown):
            return _exposed(s, seat, shown, seq)
        case Faced(seat=seat):
            m = s.table.matter
            if m is not None and m.stage == "swept" and s.table.deferred:
                return _noticed_by_36c(s, m, seq, event)
            return _faced(s, seat, seq, event)
        case Tricks(count=count, by_seat=()) if count is not None:
            return law79.a(s, count, seq)
        case Hesitated(seat=seat) | Said(seat=seat):
            return law16.a(s, seat, seq)
        case Amend() | Insert() | Strike():
            return _noticed(on_table(s, noticed=True), seq) if s.table.matter is not None else s
        case Penalised():
            return law90.a(s, event, seq)
        case Noted() | Reserved():
            return s
        case Claimed():
            return law68.a(s, seq, event)
        case Conceded():
            return law68.b(s, seq, event)
        case Objected(seat=seat):
            return law68.objects(s, seq, seat)
        case Agreed(seat=seat):
            return law69.a(s, seq, seat)
        case _:
            return Refusal("not-in-bridge")


def _goes_with(m: Matter, event: Event) -> bool:
    """A second wrong hand goes to the open matter of the first."""
    return isinstance(event, Counted) and m.law == "13"


def _changed(s: State, seq: int, e: Changed) -> State | Refusal:
    """A change of call: the answer to an open right of 21B, else Law 25."""
    second = new_call(s, seq, e.seat, e.call, sense_declared(e.call, e.meaning))
    m = s.table.matter
    if m is not None and m.law == "21" and m.stage == "change" and m.offender == e.seat:
        return law21.changes(s, m, second)
    if m is not None and e.seat == LHO[m.offender] and (m.law, m.stage) in RECALLS:
        taken = (law25 if m.law == "25" else law21).called(s, m, second)
        return Refusal("matter-open", "9B2", {"seat": e.seat}) if taken is None else taken
    return law25.opens(s, second, only_asked=False, at_once=e.at_once)


def played(s: State, seq: int, e: Played) -> State | Refusal:
    """A card: led or played; before the auction closes, or while a matter is open, exposed (24)."""
    if s.phase == "auction" and s.table.skipped is not None and s.table.matter is None:
        before = s.table.skipped
        made = before.auction.calls[-1]
        return open_matter(s, Matter("34", "late", seq, e.seat, made, before=before))
    m = s.table.matter
    if m is not None and m.law in ("47", "54"):
        over = law54.card(s, m, e, seq)
        return over if isinstance(over, Refusal) else played(over, seq, e)
    if s.phase == "auction" and m is not None and m.stage == "swept":
        late = Matter("35", "late", seq, m.offender, m.first, before=keep(s))
        if law35.found_by_36c(s, late):
            return _noticed_by_36c(s, late, seq, e)
        return on_table(open_matter(s, late), deferred=(*s.table.deferred, (seq, e)))
    if s.phase == "closed" and m is not None and not blocks(s):
        s, m = close(s), None
    if s.phase == "closed" and m is not None and m.law == "21" and _may_lead(s, e.seat):
        s = rule(s, "17E", "lead-waits", seq, gap="lead-faced-question-open", seat=e.seat)
        return on_table(s, deferred=(*s.table.deferred, (seq, e)))
    if s.phase == "auction" or (s.phase == "closed" and m is not None):
        return law24.opens(s, e.seat, (e.card,), seq, led=True)
    if s.play is None and _declares(s, e.seat):
        return law24.opens(law54.e_2017(s, e, seq), e.seat, (e.card,), seq, led=True)
    if (s.play is None or not s.play.faced) and law54.by_wrong_defender(s, e):
        return law54.opens(s, e, seq)
    after = _card(s, seq, e)
    return after if isinstance(after, Refusal) else law50.played(after, e.seat, e.card, seq)


def _card(s: State, seq: int, e: Played) -> State | Refusal:
    """41, 44: the opening lead; the second card faces it (41C); then one card after another."""
    if s.phase == "closed" and s.play is not None and e.seat != s.play.leader:
        faced = law41.c(s, s.play.leader)
        if isinstance(faced, Refusal):
            return faced
        s = faced
    from_dummy = law54.b2(s, e)
    if from_dummy is not None:
        return from_dummy
    return law41.a(s, e) if s.phase != "play" or s.play is None else law44.card(s, seq, e)


def _declares(s: State, seat: Seat) -> bool:
    who = law22.declarer(s.auction)
    return who is not None and side(seat) == side(who)


def _lead_too(s: State | Refusal, about: CallRef, seq: int) -> State | Refusal:
    """47E2: misinformation also concerns an opening lead that has been made."""
    return s if isinstance(s, Refusal) else law47.e2(s, about, seq)


def _exposed(s: State, seat: Seat, cards: tuple[Card, ...], seq: int) -> State | Refusal:
    """24, 41C, 54: cards come face up: dummy's after the lead, or while a lead is open."""
    m = s.table.matter
    if m is not None and law54.settled_by(s, seat):
        return law54.shown(s, m, seat, seq)
    down = law41.dummy_down(s, seat)
    if down is None and s.phase not in ("auction", "closed"):
        return law49.opens(s, seat, cards, seq)
    return law24.opens(s, seat, cards, seq, led=False) if down is None else down


def _faced(s: State, seat: Seat, seq: int, e: Faced) -> State | Refusal:
    """41C: the lead is faced; while the director looks into something, it waits (17E)."""
    lead = next((x for x in s.table.deferred if isinstance(x[1], Played)), None)
    waits = lead is not None or (s.play is not None and not s.play.faced)
    if s.phase != "closed" or not (blocks(s) and waits) or seat != law22.opening_leader(s.auction):
        return law41.c(s, seat)
    s = rule(s, "17E", "lead-waits", seq, gap="lead-faced-question-open", seat=seat)
    return on_table(s, deferred=(*s.table.deferred, (seq, e)))


def _noticed_by_36c(s: State, m: Matter, seq: int, e: Played | Faced) -> State:
    """36C of 2017: a face-down lead ends nothing yet; once a card lies open it is too late."""
    face_down = isinstance(e, Played) and not e.faced and not s.table.deferred
    s = on_table(s, deferred=(*s.table.deferred, (seq, e)))
    return s if face_down else law35.c_of_36_2017(s, m, seq)


def _may_lead(s: State, seat: Seat) -> bool:
    waiting = any(isinstance(event, Played) for _, event in s.table.deferred)
    return s.play is None and not waiting and seat == law22.opening_leader(s.auction)


def _noticed(s: State, seq: int) -> State:
    """35: somebody has noticed: calls made from now on are no longer swept away."""
    m = s.table.matter
    waits = m is not None and m.stage == "after-29a"
    if (s.table.accepted is not None and not waits) or s.table.skipped is not None:
        s = on_table(s, accepted=s.table.accepted if waits else None, skipped=None)
    if m is not None and m.stage == "swept":
        s = close(s)
    return law35.noticed_late(s, seq) if s.table.matter is None else s
