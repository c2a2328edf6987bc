"""The regular auction (17 to 19, 22) against the same laws written a second time."""

from functools import cache

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from biddingbox import Log, Refusal, legal_calls, parse
from biddingbox.bridge.auction import Auction, Made, enter
from biddingbox.bridge.calls import BIDS
from biddingbox.bridge.laws import law17
from biddingbox.bridge.legal import legal_calls as legal
from biddingbox.events import Call
from biddingbox.log import fold
from biddingbox.seats import LHO, SEATS, Seat
from tests.properties import reference
from tests.properties.drawn import regular_logs
from tests.properties.profile import modest

#: 17E, 18, 19: three passes, nine calls to each bid but the last, ten to that.
LONGEST = 3 + 34 * 9 + 10


def heard(log: Log) -> list[tuple[str, str]]:
    return [(one["seat"], one["call"]) for one in log.view()["auction"]]


@given(regular_logs(closed=False))
@modest
def test_legal_calls_are_those_of_the_words_of_the_law(log: Log) -> None:
    auction, dealer = heard(log), log.state.deal.dealer
    assert len(auction) == log.seq
    found = legal_calls(log.state)
    assert len(found) == len(set(found))
    assert set(found) == reference.legal(dealer, auction)
    if found:
        assert log.view()["turn"] == reference.turn(dealer, auction)
    assert (log.state.phase != "auction") == reference.is_over(auction)


@given(regular_logs(closed=False), st.sampled_from(reference.EVERY_CALL))
@modest
def test_a_call_opens_a_matter_exactly_when_it_is_not_legal(log: Log, call: str) -> None:
    if log.state.phase != "auction":
        return
    seat = log.state.auction.turn
    after = log.append(f"{seat} {call}")
    assert isinstance(after, Log)
    fine = call in reference.legal(log.state.deal.dealer, heard(log))
    assert (after.state.table.matter is None) == fine
    assert (heard(after) == [*heard(log), (seat, call)]) == fine


@given(regular_logs())
@modest
def test_contract_declarer_and_leader(log: Log) -> None:
    auction, view = heard(log), log.view()
    assert reference.is_over(auction)
    assert view["contract"] == reference.contract(auction)
    assert view["declarer"] == reference.declarer(auction)
    assert view["opening_leader"] == reference.leader(auction)
    assert view["phase"] == ("passed-out" if view["contract"] is None else "closed")
    assert view["turn"] is None
    assert view["legal"] == []


@given(regular_logs(closed=False))
@modest
def test_before_the_end_there_is_no_contract(log: Log) -> None:
    if log.state.phase == "auction":
        view = log.view()
        assert [view[k] for k in ("contract", "declarer", "opening_leader")] == [None] * 3


@given(regular_logs(closed=False))
@modest
def test_a_regular_auction_rules_on_nothing(log: Log) -> None:
    view = log.view()
    for key in ("questions", "restrictions", "rulings", "reviews", "unauthorised", "unfit"):
        assert view[key] == []
    assert all(c["irregular"] == [] and c["status"] == "stands" for c in view["calls"])


@given(regular_logs())
@modest
def test_every_regular_auction_ends(log: Log) -> None:
    assert log.state.phase in ("closed", "passed-out")
    assert log.seq <= LONGEST


@given(regular_logs(closed=False), st.sampled_from(reference.EVERY_CALL))
@modest
def test_on_line_only_legal_calls_are_taken(log: Log, call: str) -> None:
    online = fold(replace(log.opening, table="online"), log.events)
    seat = log.state.auction.turn
    if online.state.phase == "auction":
        after = online.append(f"{seat} {call}")
        fine = call in reference.legal(online.state.deal.dealer, heard(online))
        assert isinstance(after, Log) == fine
        wrong = online.append(f"{LHO[seat]} {call}")
        assert isinstance(wrong, Refusal)
        assert wrong.key == "irregular-on-line"


def test_no_auction_can_be_longer_than_319_calls() -> None:
    """The longest way to the end from every position that the engine can tell apart."""

    @cache
    def left(turn: Seat, passes: int, bid: tuple[Seat, Call] | None, doubled: int) -> int:
        made = None if bid is None else Made(0, bid[0], bid[1], bid[0])
        a = Auction(turn, () if made is None else (made,), passes, made, doubled)
        if law17.e(a):
            return 0
        return 1 + max(
            left(b.turn, b.passes, b.bid and (b.bid.seat, b.bid.call), b.doubled)
            for b in (enter(a, Made(0, turn, call, turn)) for call in legal(a, turn))
        )

    for call in reversed(BIDS):  # from the top, so that nothing goes deep
        for bidder in SEATS:
            left(LHO[bidder], 0, (bidder, call), 0)
    assert LONGEST == 319
    assert [left(dealer, 0, None, 0) for dealer in SEATS] == [319] * 4


def test_the_auction_of_319_calls() -> None:
    calls = ["P", "P", "P"]
    for bid in reference.EVERY_CALL[3:]:
        calls += [bid, "P", "P", "X", "P", "P", "XX", "P", "P"]
    calls += ["P"]
    log = parse("dealer W")
    for n, call in enumerate(calls):
        assert log.state.phase == "auction", n
        after = log.append(f"{reference.ROUND[(3 + n) % 4]} {call}")
        assert isinstance(after, Log)
        assert after.state.table.matter is None
        log = after
    assert log.seq == 319
    assert log.view()["contract"] == "7NTXX"
    assert log.state.phase == "closed"


def test_four_passes_and_no_fewer() -> None:
    for passes in range(5):
        log = parse("dealer S\n" + "".join(f"{'SWNE'[n]} P\n" for n in range(passes)))
        assert (log.state.phase == "passed-out") == (passes == 4)


def test_the_first_of_the_side_names_the_denomination() -> None:
    """22B: not the last to bid it, and not an opponent who bid it first."""
    log = parse("dealer E; E 1H; S 1S; W 2H; N 2S; E 3S; S P; W 4H; N P; E P; S P")
    assert log.view()["declarer"] == "E"
    log = parse("dealer E; E 1S; S 2S; W P; N 3S; E P; S P; W P")
    assert log.view()["declarer"] == "S"
    assert log.view()["opening_leader"] == "W"
