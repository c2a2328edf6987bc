"""PBN: the quick ways through auction, play and deal say what the slow ones say, or nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st

from biddingbox.cards import DECK
from biddingbox.records.pbn_auction import auction_slowly, auction_words
from biddingbox.records.pbn_play import play_slowly, play_words
from biddingbox.records.pbn_values import any_deal, deal, whole_deal
from biddingbox.seats import SEATS, Seat

SEAT = st.sampled_from(SEATS)
BLANK = st.sampled_from([" ", "  ", "\n", " \n", "\t", "\n\n"])
CALLS = [
    "1C", "2h", "3NT", "4n", "7NT", "Pass", "pass", "PASS", "P", "X", "x", "XX", "AP",
    "=1=", "=2=", "=77777=",
]  # fmt: skip
ODD = ["*", "+", "^S", "^I", "^L", "^R", "!", "$1", "-", "{a}", ";", "%", "ap", "8C", "[", "é"]
CARDS = [*DECK, *DECK, "sa", "hK", "Dt", "C10", "s10", "-", "--"]


@settings(max_examples=300)
@given(
    st.lists(st.tuples(st.sampled_from([*CALLS, *CALLS, *CALLS, *ODD]), BLANK), max_size=14), SEAT
)
def test_auctions(words: list[tuple[str, str]], first: Seat) -> None:
    body = "\n" + "".join(word + blank for word, blank in words)
    notes = {1: "a", 2: "b"}
    found = auction_words(body, first, notes)
    slow = auction_slowly(body, first, 5, 1, notes)
    assert found in (None, slow)
    plain = {word for word, _ in words} <= {*CALLS} - {"AP", "=1=", "=2=", "=77777="}
    assert found is not None or not plain


@settings(max_examples=300)
@given(
    st.lists(st.tuples(st.sampled_from(CARDS), BLANK), max_size=56),
    st.sampled_from(["", "*", "*\n", "* \n", "* SA", *ODD]),
    SEAT,
    st.sampled_from(["S", "H", "D", "C", "NT", None]),
)
def test_plays(words: list[tuple[str, str]], end: str, first: Seat, trump: str | None) -> None:
    body = "\n" + "".join(word + blank for word, blank in words) + end
    found = play_words(body, first, trump)
    slow = play_slowly(body, first, trump, 5, 1)
    if found is None:
        assert end.strip() not in ("", "*")
    else:
        assert (found, (), (), False) == (slow.cards, slow.faults, slow.comments, slow.unfinished)


@st.composite
def deals(draw: st.DrawFn) -> str:
    """A deal, sometimes with a card, a hand or a sign that is wrong, missing or more than once."""
    pack = list(draw(st.permutations(DECK)))
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 2]))):
        pack[draw(st.integers(0, 51))] = draw(st.sampled_from(DECK))
    hands = [
        ".".join("".join(c[1] for c in pack[i : i + 13] if c[0] == suit) for suit in "SHDC")
        for i in range(0, 52, 13)
    ]
    value = draw(st.sampled_from("NESWnx")) + ":" + " ".join(hands)
    for _ in range(draw(st.sampled_from([0, 0, 1, 2]))):
        at = draw(st.integers(0, len(value)))
        value = value[:at] + draw(st.sampled_from(["", "A", "t", " ", ".", "-"])) + value[at + 1 :]
    return value


@settings(max_examples=300)
@given(deals())
def test_deals(value: str) -> None:
    found, slow = whole_deal(value), any_deal(value)
    whole = slow[1] == "" and sum(map(len, slow[0].values())) == 52
    assert found == (slow[0] if whole else None)
    assert deal(value) == (slow if len(value) <= 100 else ({}, "deal", value))
