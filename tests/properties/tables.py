"""Random tables: whatever can physically happen, said by whoever picks.

A :class:`~tests.properties.pick.Pick` chooses; Hypothesis is one (it shrinks), a seeded
:class:`random.Random` another (it is fast). The builders below turn a log and a pick into the next
command; those of the play are in :mod:`tests.properties.playing`.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

from biddingbox import Log, Question, legal_calls
from biddingbox.bridge.calls import ABOVE_SEVEN, BIDS, DOUBLE, PASS, REDOUBLE
from biddingbox.bridge.findings import KEYS, ONLY_2017
from biddingbox.bridge.gaps import gaps
from biddingbox.bridge.state import Edition
from biddingbox.bridge.steps import all_calls
from biddingbox.bridge.view import turn
from biddingbox.cards import DECK, SUITS, in_order
from biddingbox.events import (
    Alerted,
    Amend,
    Answered,
    Asked,
    Attention,
    Call,
    Called,
    CallRef,
    Changed,
    Corrected,
    Director,
    Earlier,
    Event,
    Explained,
    HandsBack,
    Hesitated,
    Holding,
    Insert,
    Meaning,
    NewPair,
    NotAlerted,
    Noted,
    Opening,
    Owner,
    Reserved,
    ReviewCorrected,
    Reviewed,
    Said,
    Simultaneous,
    Strike,
    SwappedHands,
    Table,
    TableEvent,
    Undo,
    Wanted,
    Word,
    WrongCards,
)
from biddingbox.seats import LHO, SEATS, Seat, Vulnerability, partner
from tests.properties import playing
from tests.properties.pick import Pick, chance

ANY_CALL: Final[tuple[Call, ...]] = (PASS, DOUBLE, REDOUBLE, *BIDS, *ABOVE_SEVEN)
EDITIONS: Final[tuple[Edition, ...]] = ("1997", "2017")
FINDINGS: Final = {"1997": tuple(sorted(KEYS)), "2017": tuple(sorted(KEYS | ONLY_2017))}
TABLES: Final[tuple[Table, ...]] = ("real", "boxes out", "boxes down", "screens", "written")
WORDS: Final[tuple[Word, ...]] = (
    "natural", "artificial", "clubs", "diamonds", "hearts", "spades",
)  # fmt: skip
VULS: Final[tuple[Vulnerability | None, ...]] = (None, "none", "NS", "EW", "both")
#: What a finding may say more than its key.
_FOUND: Final[dict[str, tuple[str | None, ...]]] = {
    "artificial": (None, *SUITS, "CD"),
    "comparable": (None, "P", "X 2H 3H"),
}


# -- the opening -----------------------------------------------------------------------------------


def opening(p: Pick, *, online: bool = False, edition: Edition | None = None) -> Opening:
    """A dealer, a kind of table, and sometimes hands; the edition is picked where none is given."""
    book = p.one(EDITIONS) if edition is None else edition
    dealer = p.one(SEATS)
    table: Table = "online" if online else "real" if chance(p, 70) else p.one(TABLES)
    seats = SEATS if chance(p, 70) else p.one(((), (), SEATS, ("N", "S"), ("W",)))
    earlier = (Earlier(p.one(SEATS), p.one(ANY_CALL)),) if chance(p, 4) else ()
    vul = p.one(VULS)
    return Opening("bridge", book, table, None, dealer, vul, deal(p, seats), earlier)


def deal(p: Pick, seats: Sequence[Seat]) -> tuple[Holding, ...]:
    """Thirteen cards for each of these seats."""
    if not seats:
        return ()
    deck = list(DECK)
    random.Random(p.number(0, 10**6)).shuffle(deck)
    return tuple(
        Holding(seat, in_order(deck[13 * i : 13 * i + 13])) for i, seat in enumerate(seats)
    )


# -- calls -----------------------------------------------------------------------------------------


def legal_call(p: Pick, log: Log) -> TableEvent:
    """The player in turn makes a legal call; where nobody is, anybody calls anything."""
    seat, legal = turn(log.state), legal_calls(log.state)
    if seat is None or not legal:
        return any_call(p, log)
    call = legal[0] if chance(p, 45) else p.one(legal[:12])
    return Called(seat, call, meaning(p))


def next_at_table(p: Pick, log: Log) -> TableEvent:
    """The seat that sits left of whoever called last calls: the turn as the table sees it."""
    made = all_calls(log.state)
    seat = LHO[made[-1].seat] if made else log.state.deal.dealer
    legal = legal_calls(log.state)
    return Called(seat, p.one(legal[:12]) if legal and chance(p, 60) else near(p, log), meaning(p))


def any_call(p: Pick, log: Log) -> TableEvent:
    """Anybody calls anything."""
    call = near(p, log)
    double_of = p.one(BIDS) if call in (DOUBLE, REDOUBLE) and chance(p, 10) else None
    return Called(p.one(SEATS), call, meaning(p), double_of)


def near(p: Pick, log: Log) -> Call:
    """Any call, the likelier ones near the last bid."""
    if chance(p, 30):
        return PASS
    rank = log.state.auction.rank
    if chance(p, 80):
        around = ANY_CALL[max(3, rank) : rank + 12]
        return p.one((DOUBLE, REDOUBLE, *around))
    return p.one(ANY_CALL)


def meaning(p: Pick) -> Meaning | None:
    """What a call is declared to mean; mostly nothing is declared."""
    if not chance(p, 15):
        return None
    words = tuple(dict.fromkeys(p.one(WORDS) for _ in range(p.number(0, 3))))
    return Meaning(words, p.one((None, "as agreed")))


def changed(p: Pick, log: Log) -> TableEvent:
    """A call is changed, mostly the last one."""
    made = all_calls(log.state)
    seat = made[-1].seat if made and chance(p, 75) else p.one(SEATS)
    return Changed(seat, near(p, log), meaning(p), at_once=chance(p, 30))


def wanted(p: Pick, log: Log) -> TableEvent:
    """Somebody only asks to change his call."""
    made = all_calls(log.state)
    seat = made[-1].seat if made and chance(p, 75) else p.one(SEATS)
    return Wanted(seat, near(p, log))


def simultaneous(p: Pick, log: Log) -> TableEvent:
    """Two players act at one moment."""
    first, second = _act(p, log), _act(p, log)
    if first.seat == second.seat:
        second = Called(LHO[first.seat], second.call)
    return Simultaneous(first, second)


def _act(p: Pick, log: Log) -> Called | Changed:
    one = changed(p, log) if chance(p, 25) else any_call(p, log)
    assert isinstance(one, Called | Changed)
    return one


# -- questions, findings, the director -------------------------------------------------------------


def answer(p: Pick, log: Log) -> TableEvent:
    """One of the open questions gets one of its answers."""
    asked = log.questions
    if not asked:
        return finding(p, log)
    question = p.one(asked)
    option = p.one(question.options)
    value = answer_value(p, option.takes, option.values)
    if option.key == "call" and question.to != "director" and value is not None:
        return Called(question.to, Call(value))
    return Answered(question.to, option.key, value, re=question.id)


def answer_value(p: Pick, takes: str | None, values: Sequence[str]) -> str | None:
    """A value that the option offers; suits and scores are free."""
    match takes:
        case None:
            return None
        case "SUITS":
            return p.one((None, *SUITS, "CD", "HS", "SHDC"))
        case "SCORE":
            return playing.score(p)
        case _:
            return p.one(values) if values else None


def stray_answer(p: Pick, log: Log) -> TableEvent:
    """An answer that may be of the wrong player, to nothing, or not say to what."""
    owners: tuple[Owner, ...] = (*SEATS, "director")
    if log.questions and chance(p, 60):
        question: Question = p.one(log.questions)
        option = p.one(question.options)
        owner = question.to if chance(p, 70) else p.one(owners)
        value = answer_value(p, option.takes, option.values) if chance(p, 70) else None
        return Answered(owner, option.key, value)
    return Answered(p.one(owners), p.one(("accept", "decline", "keep", "waive", "first-stands")))


def finding(p: Pick, log: Log) -> TableEvent:
    """The director finds something, asked or not."""
    edition = log.state.deal.edition
    option = p.one(FINDINGS[edition])
    if option == "reading":
        gap = p.one(tuple(gaps(edition).values()))
        return Answered("director", "reading", p.one(gap.keys), re=gap.id)
    value = p.one(_FOUND[option]) if option in _FOUND else None
    return Answered("director", option, value, about=ref(p, log) if chance(p, 30) else None)


def ref(p: Pick, log: Log) -> CallRef:
    """The name of a call, mostly of one that was made."""
    made = [m.seat for m in all_calls(log.state) if m.status != "implied"]
    if made and chance(p, 85):
        n = p.number(0, len(made) - 1)
        return CallRef(f"{made[n]}#{made[: n + 1].count(made[n])}")
    return CallRef(p.one((*SEATS, "N#1", "E#9")))


def attention(p: Pick, log: Log) -> TableEvent:
    return Attention(p.one(SEATS))


def director(p: Pick, log: Log) -> TableEvent:
    if chance(p, 10):
        return Director("error", p.one((None, "25A", "27B1(b)")))
    return Director(p.one(("called", "rules")))


# -- everything else -------------------------------------------------------------------------------


def information(p: Pick, log: Log) -> TableEvent:
    """Alerts, questions, explanations, reviews."""
    seat, about = p.one(SEATS), ref(p, log)
    text = p.one((None, "majors"))
    choices: tuple[TableEvent, ...] = (
        Alerted(seat),
        NotAlerted(_explainer(p, about), about, text, p.one((None, seat))),
        Asked(seat, "call", about),
        Asked(seat, p.one(("repeat", "review", "lead"))),
        Explained(_explainer(p, about), about, text),
        Corrected(_explainer(p, about), about, text),
        Reviewed(seat, tuple(m.call for m in log.state.auction.calls[-3:]) or (PASS,)),
        ReviewCorrected(seat),
    )
    return p.one(choices)


def _explainer(p: Pick, about: CallRef) -> Seat:
    return partner(about[0]) if chance(p, 85) else p.one(SEATS)  # type: ignore[arg-type]


def remark(p: Pick, log: Log) -> TableEvent:
    """What is seen and heard at the table."""
    seat = p.one(SEATS)
    choices: tuple[TableEvent, ...] = (
        Hesitated(seat),
        Said(seat, "well, well"),
        Reserved(seat),
        Noted("nothing much"),
        playing.exposed(p, log, seat),
        playing.exposed(p, log, seat),
    )
    return p.one(choices)


def mishap(p: Pick, log: Log) -> TableEvent:
    """The odd things that happen to boards."""
    seat = p.one(SEATS)
    choices: tuple[TableEvent, ...] = (
        WrongCards(seat),
        SwappedHands(seat, LHO[seat]),
        NewPair(p.one(playing.SIDES)),
        HandsBack(),
    )
    return p.one(choices)


def table_event(p: Pick, log: Log) -> TableEvent:
    """Whatever happens next at the table: no correction."""
    return p.one(_HAPPENS)(p, log)


def correction(p: Pick, log: Log) -> Event:
    """A fact is corrected: any line, by anything that could have been one."""
    if not log.seq:
        return Undo(0)
    seq = p.number(max(1, log.seq - 12), log.seq)
    match p.number(1, 4):
        case 1:
            return Undo(p.number(max(0, log.seq - 6), log.seq))
        case 2:
            return Amend(seq, table_event(p, log))
        case 3:
            return Insert(seq, table_event(p, log))
        case _:
            return Strike(seq)


def contract(p: Pick, log: Log) -> Event:
    """The way to a contract: few bids, many passes, and now and then something else."""
    legal = legal_calls(log.state)
    if log.questions and chance(p, 80):
        return answer(p, log)
    if not legal or chance(p, 10):
        return table_event(p, log)
    seat = turn(log.state) or log.state.deal.dealer
    bid = log.state.auction.bid is None or chance(p, 25)
    return Called(seat, p.one(legal[:9]) if bid else PASS, meaning(p))


def command(p: Pick, log: Log) -> Event:
    """The next thing that happens: an open question is mostly answered before long."""
    if log.questions and chance(p, 45):
        return answer(p, log)
    if log.state.phase in ("closed", "play") and not log.questions and chance(p, 75):
        return playing.after_auction(p, log)
    if chance(p, 5):
        return correction(p, log)
    return table_event(p, log)


Builder = Callable[[Pick, Log], TableEvent]
_WEIGHTS: Final[tuple[tuple[Builder, int], ...]] = (
    (legal_call, 38), (next_at_table, 10), (any_call, 14), (changed, 6), (wanted, 2),
    (simultaneous, 2), (answer, 6), (stray_answer, 2), (finding, 4), (attention, 3),
    (director, 4), (information, 5), (remark, 6), (mishap, 1), (playing.card, 2),
    (playing.ending, 1), (playing.penalty, 1), (playing.claim, 1),
)  # fmt: skip
_HAPPENS: Final[tuple[Builder, ...]] = tuple(b for b, n in _WEIGHTS for _ in range(n))
