"""Hypothesis strategies: every opening and every event that the log notation can say.

``events`` and ``openings`` are the two to start from; the others are their parts.
"""

from typing import Final

from hypothesis import strategies as st

from biddingbox.bridge.calls import ABOVE_SEVEN, BIDS, DOUBLE, PASS, REDOUBLE
from biddingbox.cards import DECK, SUITS, Card, in_order
from biddingbox.events import (
    Agreed,
    Alerted,
    Amend,
    Answered,
    Asked,
    Attention,
    Avoid,
    Call,
    Called,
    CallRef,
    Changed,
    Claimed,
    Conceded,
    Corrected,
    Counted,
    DashCall,
    Director,
    Earlier,
    Event,
    Explained,
    Exposed,
    Faced,
    Fact,
    HandsBack,
    Hesitated,
    Holding,
    Insert,
    Meaning,
    NewPair,
    NotAlerted,
    Noted,
    Number,
    Objected,
    Opening,
    Owned,
    Owner,
    Penalised,
    Played,
    Reserved,
    ReviewCorrected,
    Reviewed,
    Said,
    Simultaneous,
    Strike,
    SwappedHands,
    Table,
    TableEvent,
    Tricks,
    Undo,
    Wanted,
    With,
    Word,
    WrongCards,
)
from biddingbox.records.notation_words import OPTION_KEYS
from biddingbox.seats import SEATS, Seat, Side, Vulnerability

_WORDS: Final[tuple[Word, ...]] = (
    "clubs", "diamonds", "hearts", "spades", "natural", "artificial",
)  # fmt: skip
_TABLES: Final[tuple[Table, ...]] = (
    "real", "boxes out", "boxes down", "screens", "written", "online",
)  # fmt: skip
_VULS: Final[tuple[Vulnerability, ...]] = ("none", "NS", "EW", "both")
_SIDES: Final[tuple[Side, ...]] = ("NS", "EW")
_CALL_OPTIONS: Final = ("withdraw", "another-call", "change", "call")
_ONE_VALUE: Final = sorted(
    OPTION_KEYS
    - {*_CALL_OPTIONS, "artificial", "require", "forbid", "comparable", "reading", "adjust"}
)

seats: st.SearchStrategy[Seat] = st.sampled_from(SEATS)
bids: st.SearchStrategy[Call] = st.sampled_from(BIDS + ABOVE_SEVEN)
calls: st.SearchStrategy[Call] = st.one_of(st.sampled_from((PASS, DOUBLE, REDOUBLE)), bids)
suits: st.SearchStrategy[str] = st.sampled_from(SUITS)
cards: st.SearchStrategy[Card] = st.sampled_from(DECK + tuple(Card(s + "x") for s in SUITS))
texts: st.SearchStrategy[str] = st.one_of(
    st.text(max_size=30), st.text(alphabet='"\\;#()\n\r\tun \u2028\x00', max_size=12)
)
trick_counts: st.SearchStrategy[int] = st.integers(0, 13)
seqs: st.SearchStrategy[int] = st.integers(1, 999)
refs: st.SearchStrategy[CallRef] = st.one_of(
    st.builds(CallRef, seats),
    st.builds(lambda seat, n: CallRef(f"{seat}#{n}"), seats, st.integers(1, 40)),
)
meanings: st.SearchStrategy[Meaning] = st.builds(
    Meaning,
    st.lists(st.sampled_from(_WORDS), unique=True).map(tuple),
    st.none() | texts,
)
_optional_meanings = st.none() | meanings

passes_and_bids: st.SearchStrategy[Called] = st.builds(Called, seats, calls, _optional_meanings)
doubles: st.SearchStrategy[Called] = st.builds(
    Called, seats, st.sampled_from((DOUBLE, REDOUBLE)), _optional_meanings, st.none() | bids
)
called: st.SearchStrategy[Called] = passes_and_bids | doubles
changed: st.SearchStrategy[Changed] = st.builds(
    Changed, seats, calls, _optional_meanings, st.booleans()
)

_many_suits = st.lists(suits, min_size=1, max_size=4, unique=True).map("".join)
_reading_keys = st.from_regex(r"[a-z0-9][a-z0-9-]{0,20}", fullmatch=True).filter(
    lambda key: key not in ("re", "about")
)
_averages = st.sampled_from(("average_minus", "average", "average_plus"))
_outcomes = st.sampled_from(("4S E -1", "4SX W =", "3NTXX N +4", "7NT S -13", "P", "1C E +6"))
_weighted = st.tuples(_outcomes, _outcomes, st.integers(1, 99)).map(
    lambda drawn: f"{drawn[0]} {drawn[2]}% {drawn[1]} {100 - drawn[2]}%"
)
_both = _averages | _outcomes | _weighted
_one_side = _both | st.sampled_from(("-50", "0", "+420", "1100"))
_scores = st.one_of(
    _both.map(lambda score: f"both {score}"),
    st.builds(lambda side, score: f"{side} {score}", st.sampled_from(("NS", "EW")), _one_side),
    st.builds(lambda ns, ew: f"NS {ns} EW {ew}", _one_side, _one_side),
    st.builds(lambda ew, ns: f"EW {ew} NS {ns}", _one_side, _one_side),
)
_owners: st.SearchStrategy[Owner] = st.one_of(seats, st.just("director"))
_ids = st.one_of(
    st.none(),
    st.builds(
        lambda clause, seq: f"{clause}@{seq}",
        st.sampled_from(("27A", "29A", "25B2(b)", "21B1", "27B1(b)(1)", "order-of-matters")),
        seqs,
    ),
)


def _answers(options: st.SearchStrategy[str], values: st.SearchStrategy[str]) -> (
    st.SearchStrategy[Answered]
):  # fmt: skip
    return st.builds(Answered, _owners, options, values, _ids, st.none() | refs)


def _maybe(values: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(st.none(), values)


answered: st.SearchStrategy[Answered] = st.one_of(
    _answers(st.sampled_from(_ONE_VALUE), _maybe(st.one_of(calls, _many_suits, seats))),
    _answers(st.sampled_from(_CALL_OPTIONS), _maybe(calls)),
    _answers(st.just("comparable"), _maybe(st.lists(calls, min_size=1, max_size=5).map(" ".join))),
    _answers(st.just("artificial"), _maybe(_many_suits)),
    _answers(st.sampled_from(("require", "forbid")), _maybe(suits)),
    _answers(st.just("reading"), _reading_keys),
    _answers(st.just("adjust"), _scores),
)

_exposed = st.builds(
    Exposed,
    seats,
    st.lists(cards, max_size=13)
    .filter(lambda shown: len({c for c in shown if c[1] != "x"} | set()) ==
            sum(c[1] != "x" for c in shown))
    .map(tuple),
)  # fmt: skip
_tricks = st.one_of(
    st.builds(Tricks, trick_counts),
    st.builds(
        lambda order, counts: Tricks(by_seat=tuple(zip(order, counts, strict=False))),
        st.permutations(SEATS),
        st.lists(trick_counts, min_size=1, max_size=4),
    ),
)
_optional_texts = st.none() | texts

table_events: st.SearchStrategy[TableEvent] = st.one_of(
    called,
    changed,
    st.builds(Wanted, seats, calls),
    st.builds(Simultaneous, called | changed, called | changed),
    st.builds(Attention, seats),
    st.builds(Director, st.sampled_from(("called", "rules", "error"))),
    st.builds(Director, st.just("error"), st.sampled_from(("25A", "27B1(b)", "18F"))),
    answered,
    st.builds(WrongCards, seats),
    st.builds(SwappedHands, seats, seats),
    st.builds(NewPair, st.sampled_from(_SIDES)),
    st.builds(Alerted, seats),
    st.builds(NotAlerted, seats, refs, _optional_texts, st.none() | seats),
    st.builds(Asked, seats, st.sampled_from(("repeat", "review", "lead"))),
    st.builds(Asked, seats, st.just("call"), refs),
    st.builds(Explained, seats, refs, _optional_texts),
    st.builds(Corrected, seats, refs, _optional_texts),
    st.builds(Reviewed, seats, st.lists(calls, min_size=1, max_size=12).map(tuple)),
    st.builds(ReviewCorrected, seats),
    _exposed,
    st.builds(Played, seats, cards, st.booleans(), st.booleans()),
    st.builds(Faced, seats),
    st.builds(Hesitated, seats),
    st.builds(Said, seats, texts),
    st.builds(Reserved, seats),
    st.builds(Claimed, seats, trick_counts),
    st.builds(Counted, seats, st.integers(0, 52)),
    st.builds(Agreed, seats),
    st.builds(Conceded, seats, trick_counts),
    st.builds(Objected, seats),
    st.builds(
        Penalised,
        st.sampled_from(_SIDES),
        st.integers(1, 100),
        st.sampled_from(("%", "imps")),
        _optional_texts,
    ),
    st.builds(Penalised, st.sampled_from(_SIDES), text=_optional_texts),
    st.just(HandsBack()),
    _tricks,
    st.builds(Noted, texts),
)
events: st.SearchStrategy[Event] = st.one_of(
    table_events,
    st.builds(Undo, st.integers(0, 999)),
    st.builds(Amend, seqs, table_events),
    st.builds(Insert, seqs, table_events),
    st.builds(Strike, seqs),
)


@st.composite
def holdings(draw: st.DrawFn) -> tuple[Holding, ...]:
    """The hands of none to four seats, no card in two of them."""
    deck = draw(st.permutations(DECK))
    order = draw(st.lists(seats, unique=True, max_size=4))
    return tuple(
        Holding(seat, in_order(deck[13 * i : 13 * i + 13])) for i, seat in enumerate(order)
    )


_facts = st.lists(
    st.sampled_from(
        (
            Fact("pair", "NS 3"),
            Fact("pair", "EW 7"),
            Fact("deal", "7"),
            Fact("carry", "2"),
            Fact("trump", "S"),
            Fact("rules", "call_cap=none risk_steps=flat"),
        )
    ),
    unique=True,
).map(tuple)
_earlier = st.lists(
    st.builds(Earlier, seats, calls), max_size=4, unique_by=lambda one: one.seat
).map(tuple)

_rules = st.lists(
    st.sampled_from(("call_cap=none", "risk_steps=10-20", "ban13=free", "with_in_nt=false")),
    min_size=1,
    max_size=3,
    unique=True,
).map(lambda words: Fact("rules", " ".join(words)))
_estimation_facts = st.tuples(
    st.none() | st.integers(1, 18).map(lambda n: Fact("deal", str(n))),
    st.none() | st.integers(1, 8).map(lambda n: Fact("carry", str(n))),
    st.none() | _rules,
).map(lambda facts: tuple(f for f in facts if f is not None))


def _openings(
    editions: tuple[tuple[str, str], ...], facts: st.SearchStrategy[tuple[Fact, ...]]
) -> st.SearchStrategy[Opening]:
    return st.builds(
        lambda game, *rest: Opening(*game, *rest),
        st.sampled_from(editions),
        st.sampled_from(_TABLES),
        st.none() | st.integers(1, 9999),
        st.none() | seats,
        st.none() | st.sampled_from(_VULS),
        holdings(),
        _earlier,
        facts,
    )


_bridge_openings = _openings((("bridge", "1997"), ("bridge", "2017")), _facts)
_estimation_openings = _openings(
    (("estimation", "law18"), ("estimation", "common")), _estimation_facts
)
openings: st.SearchStrategy[Opening] = _bridge_openings | _estimation_openings

# --- Estimation ----------------------------------------------------------------------------------

_estimation_bids = st.builds(
    lambda n, d: Call(f"{n}{d}"), st.integers(0, 99), st.sampled_from(("C", "D", "H", "S", "NT"))
)
_estimation_calls = st.just(PASS) | _estimation_bids
_numbers = st.integers(0, 99)


@st.composite
def _owned(draw: st.DrawFn) -> Owned:
    joined = draw(st.lists(seats, unique=True, max_size=3))
    return Owned(draw(seats), draw(_estimation_bids), tuple(joined))


estimation_table_events: st.SearchStrategy[TableEvent] = st.one_of(
    st.builds(Called, seats, _estimation_calls),
    st.builds(With, seats, st.none() | _estimation_bids),
    st.builds(Number, seats, _numbers, st.booleans()),
    st.builds(DashCall, seats),
    st.builds(Avoid, seats),
    _owned(),
    st.builds(
        Changed,
        seats,
        _estimation_calls | st.just(Call("with")) | _numbers.map(lambda n: Call(str(n))),
        st.none(),
        st.booleans(),
    ),
    st.builds(Attention, seats),
    st.builds(Director, st.sampled_from(("called", "rules", "error"))),
    _answers(st.sampled_from(("accept", "decline")), _maybe(_estimation_calls)),
    _answers(st.just("call"), _maybe(_estimation_calls | st.just(Call("with")))),
    _answers(st.just("reading"), _reading_keys),
    _exposed,
    st.builds(Played, seats, cards),
    st.builds(Hesitated, seats),
    st.builds(Said, seats, texts),
    st.builds(
        lambda order, counts: Tricks(by_seat=tuple(zip(order, counts, strict=False))),
        st.permutations(SEATS),
        st.lists(trick_counts, min_size=1, max_size=4),
    ),
    st.builds(Noted, texts),
)
estimation_events: st.SearchStrategy[Event] = st.one_of(
    estimation_table_events,
    st.builds(Undo, st.integers(0, 999)),
    st.builds(Amend, seqs, estimation_table_events),
    st.builds(Insert, seqs, estimation_table_events),
    st.builds(Strike, seqs),
)
#: Each log with the events of its game.
logs: st.SearchStrategy[tuple[Opening, tuple[Event, ...]]] = st.one_of(
    st.tuples(_bridge_openings, st.lists(events, max_size=12).map(tuple)),
    st.tuples(_estimation_openings, st.lists(estimation_events, max_size=12).map(tuple)),
)
