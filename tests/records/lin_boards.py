"""Boards for the tests of LIN: dealt, bid and played at random by the laws, then told as Boards."""

import io
import random
from typing import Final

import msgspec
from hypothesis import strategies as st

from biddingbox.bridge import auction as auctions
from biddingbox.bridge import play as plays
from biddingbox.bridge.laws import law22
from biddingbox.bridge.legal import legal_calls
from biddingbox.cards import DECK, Hand, in_order
from biddingbox.records import lin
from biddingbox.records.board import Board, BoardCall, BoardCard, Comment, Places
from biddingbox.seats import LHO, SEATS, Seat, members, side

TEXT: Final = st.text(
    st.characters(exclude_characters="|", exclude_categories=("Cs", "Cc", "Zl", "Zp")), max_size=12
)
NAME: Final = TEXT.map(lambda t: t.replace(",", "").strip())


def read(text: str | bytes) -> list[Board]:
    """The boards of a text."""
    return list(lin.read(io.BytesIO(text) if isinstance(text, bytes) else io.StringIO(text)))


def unplaced(board: Board) -> Board:
    """The board without its line in a file."""
    return msgspec.structs.replace(board, line=0)


def places(text: str) -> list[Places]:
    """The places of the boards of a text."""
    return list(map(lin.places, lin.records(io.StringIO(text))))


def auction(dealer: Seat, r: random.Random) -> auctions.Auction:
    """A legal auction to its end, mostly short."""
    a = auctions.Auction(dealer)
    while not (a.passes == 4 or (a.bid is not None and a.passes == 3)):
        allowed = legal_calls(a, a.turn)
        call = r.choice(allowed[:8]) if r.random() < 0.45 else allowed[0]
        a = auctions.enter(a, auctions.Made(len(a.calls), a.turn, call, a.turn))
    return a


def played(a: auctions.Auction, hands: dict[Seat, Hand], n: int, r: random.Random) -> plays.Play:
    """The first ``n`` cards of a legal play."""
    declarer, trump = law22.declarer(a), law22.trump(a)
    assert declarer
    assert trump
    play = plays.Play(declarer, trump, LHO[declarer], left=dict(hands))
    for _ in range(n):
        card = r.choice(plays.playable(play.left[play.on_play], play.current))
        play = plays.add(play, play.on_play, card)
    return play


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A board as a LIN file can tell it."""
    r = random.Random(draw(st.integers(0, 10**6)))
    pack = r.sample(DECK, 52)
    hands = {s: in_order(pack[13 * i : 13 * i + 13]) for i, s in enumerate(SEATS)}
    dealer = r.choice(SEATS)
    a = auction(dealer, r)
    calls = tuple(
        BoardCall(m.seat, m.call, alerted=draw(st.booleans()), text=draw(st.none() | TEXT))
        for m in a.calls
    )
    declarer = law22.declarer(a)
    cards: tuple[BoardCard, ...] = ()
    tricks = claimed = None
    if declarer:
        n = r.choice((0, 1, 17, 48, 52, 52))
        play = played(a, hands, n, r)
        cards = tuple(BoardCard(seat, c) for t in (*play.tricks, play.current) for seat, c in t)
        if n == 52:
            tricks = play.won_by(members(side(declarer)))
        else:
            tricks = claimed = draw(st.none() | st.integers(0, 13))
    number = draw(st.none() | st.integers(1, 999_999))
    return Board(
        format="lin",
        line=0,
        number=number,
        room=draw(st.sampled_from(("", "Open", "Closed"))) if number else "",
        dealer=dealer,
        vul=draw(st.sampled_from((None, "none", "NS", "EW", "both"))),
        hands=hands,
        names={seat: name for seat in SEATS if (name := draw(NAME))},
        calls=calls,
        auction_ended=True,
        contract=law22.b(a) or "P",
        declarer=declarer,
        cards=cards,
        claimed=claimed,
        tricks=tricks,
        comments=_comments(draw(st.lists(TEXT, max_size=3)), len(calls), len(cards), r),
    )


def _comments(texts: list[str], calls: int, cards: int, r: random.Random) -> tuple[Comment, ...]:
    places = sorted(r.randint(0, calls + cards) for _ in texts)
    return tuple(
        Comment(t, min(p, calls), max(0, p - calls)) for t, p in zip(texts, places, strict=True)
    )
