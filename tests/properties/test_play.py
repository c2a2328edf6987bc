"""The play and the score: against the same laws written a second time, and whatever the order."""

from hypothesis import given
from hypothesis import strategies as st

from biddingbox import Log, Refusal, parse
from biddingbox import log as logs
from biddingbox.bridge import play
from biddingbox.bridge.calls import Denomination
from biddingbox.bridge.results import read_contract
from biddingbox.bridge.score import points
from biddingbox.cards import DECK, Card
from biddingbox.events import Event, Played
from biddingbox.seats import SEATS
from tests.properties import invariants, play_invariants, play_reference, playing
from tests.properties.drawn import DrawPick, played_logs
from tests.properties.profile import modest

CONTRACTS = [
    f"{level}{suit}{double}"
    for level in range(1, 8)
    for suit in playing.DENOMINATIONS
    for double in ("", "X", "XX")
]


def test_every_contract_is_worth_what_the_slow_scorer_says() -> None:
    """77: 7 levels, 5 denominations, 3 doublings, 2 vulnerabilities, 14 results."""
    seen = 0
    for contract in CONTRACTS:
        for vulnerable in (False, True):
            for tricks in range(14):
                mine = points(read_contract(contract), vulnerable=vulnerable, tricks=tricks)
                assert mine == play_reference.points(contract, vulnerable, tricks)
                seen += 1
    assert seen == 2940


@given(st.lists(st.sampled_from(DECK), min_size=4, max_size=4, unique=True), st.data())
@modest
def test_the_winner_of_a_trick(cards: list[Card], data: st.DataObject) -> None:
    """44E-F, at every trump."""
    first = data.draw(st.integers(0, 3))
    trick = tuple(zip((*SEATS[first:], *SEATS[:first]), cards, strict=True))
    trumps: tuple[Denomination, ...] = ("S", "H", "D", "C", "NT")
    for trump in trumps:
        assert play.winner(trick, trump) == play_reference.winner(trick, trump)


@given(played_logs())
@modest
def test_what_is_played_holds_together(log: Log) -> None:
    view = log.view()
    assert list(play_invariants.quick(log, view)) == []
    assert list(invariants.folds_again(log)) == []
    assert list(invariants.options_can_be_taken(log)) == []
    assert list(invariants.questions_come_to_an_end(log)) == []


@given(played_logs(), st.data())
@modest
def test_a_card_out_of_the_blue(log: Log, data: st.DataObject) -> None:
    """Any card by anybody: taken by the law, or refused, and then nothing has changed."""
    seat, card = data.draw(st.sampled_from(SEATS)), data.draw(st.sampled_from(DECK))
    command = Played(seat, card)
    after = log.append(command)
    if isinstance(after, Refusal):
        assert list(play_invariants.untouched(log)) == []
    else:
        assert list(play_invariants.taken(log, command, after)) == []


@given(played_logs(), st.randoms(use_true_random=False))
@modest
def test_the_fold_is_total(log: Log, shuffled: object) -> None:
    """Permuted, doubled, cut: every list of events folds into a state that can be shown."""
    events = list(log.events)
    assert hasattr(shuffled, "shuffle")
    shuffled.shuffle(events)
    for course in (events, [*log.events, *log.events], [*events, *log.events], events[::2]):
        folded = logs.fold(log.opening, course)
        assert len(folded.events) == len(course)
        for viewer in invariants.VIEWERS:
            assert folded.view(viewer)["phase"] == folded.state.phase


@given(played_logs())
@modest
def test_a_doubled_line_is_unfit_or_fits(log: Log) -> None:
    """Each event once more just after itself: what cannot happen twice is skipped and listed."""
    twice: list[Event] = [e for one in log.events for e in (one, one)]
    folded = logs.fold(log.opening, twice)
    play_of = folded.state.play
    if play_of is not None:
        assert list(play_invariants.cards_are_kept(folded.state)) == []


@given(st.data())
@modest
def test_what_is_given_as_a_score_can_be_read(data: st.DataObject) -> None:
    """The words of an adjustment are read back from a log as they were written."""
    words = playing.score(DrawPick(data.draw))
    log = parse(f"game bridge 2017\nvul both\nN P; E P; S P; W P\ndirector adjust {words}")
    assert log.view()["scores"] != []
    assert parse(log.text()) == log


def test_the_reference_names_what_is_broken() -> None:
    """Each breach of the slow reference, once: it sees what it is there to see."""
    hand = ["SA", "S2", "HK", "D9"]
    to_spade = [("W", "SK")]
    major = {"kind": "penalty_card", "seat": "E", "card": "HK", "class": "major"}
    minor = {"kind": "penalty_card", "seat": "E", "card": "S2", "class": "minor"}
    forbid = {"kind": "lead", "leader": "E", "chosen": "forbid", "suits": ["H"], "law": "26B"}
    require = forbid | {"chosen": "require", "suits": ["D"]}

    def broken(card: str, trick: play_reference.Trick, *binds: play_reference.Json) -> bool:
        return play_reference.breach("E", card, hand, trick, binds) is not None

    assert broken("HK", to_spade)
    assert not broken("SA", to_spade)
    assert broken("HK", [], forbid)
    assert not broken("SA", [], forbid)
    assert broken("SA", [], require)
    assert not broken("D9", [], require)
    assert broken("D9", [], major)
    assert not broken("D9", [], major, forbid)
    assert not broken("S2", to_spade, major)
    hand.append("S7")
    assert broken("S7", [], minor)
    assert not broken("SA", [], minor)
