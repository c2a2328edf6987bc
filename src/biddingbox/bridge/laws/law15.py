"""Law 15C, the wrong pair: a second auction, in which those who had called must call the same.

15A and 15B: found later, the score stands unless one of the four had played the board before.
15B of 2017: no second auction: cancelled if one of the four has played the board, else it stands.
"""

from biddingbox.bridge.ask import option, question
from biddingbox.bridge.auction import Auction, Made
from biddingbox.bridge.back import cancelled_board
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law17
from biddingbox.bridge.state import CALM, Matter, State
from biddingbox.bridge.steps import all_calls, close, gone, on_table, open_matter, rule
from biddingbox.core import Question, Refusal
from biddingbox.seats import Side, members, side


def c(s: State, new: Side, seq: int) -> State | Refusal:
    """15C: found in the auction period: the auction is cancelled, the right pair sits down.

    Only a player who himself called before must repeat (gap ``new-pair-15c``).
    """
    if s.deal.edition == "2017":
        return b_2017(s, new, seq)
    if s.phase not in ("auction", "closed"):
        return a_1997(s, new, seq)
    calls, made_so_far, old = s.auction.calls, all_calls(s), s.table
    s = State(s.deal, Auction(s.deal.dealer), CALM, "auction")
    s = on_table(s, gone=old.gone, heard=old.heard, rulings=old.rulings, procedural=old.procedural)
    for made in made_so_far:
        if made.status not in ("withdrawn", "cancelled"):
            s = gone(s, made, "cancelled", None)
    kept = tuple(m for m in calls if side(m.seat) != new)
    s = on_table(s, first_auction=kept)
    return rule(s, "15C", "second-auction", seq, gap="new-pair-15c" if kept else "", side=new)


def repeats(s: State, made: Made) -> State:
    """15C: any difference in any corresponding call, and the board is cancelled."""
    if not s.table.first_auction:
        return s
    mine = [m for m in s.table.first_auction if m.seat == made.seat]
    turn = sum(m.seat == made.seat for m in s.auction.calls)
    if turn > len(mine) or mine[turn - 1].call == made.call:
        return s
    s = rule(
        s,
        "15C",
        "second-auction-differs",
        made.seq,
        seat=made.seat,
        call=made.call,
        earlier=mine[turn - 1].call,
    )
    return cancelled_board(s)


def a_1997(s: State, new: Side, seq: int) -> State | Refusal:
    """15A: found after the auction period: had any of the four played the board before? (15B)."""
    if s.phase == "cancelled":
        return Refusal("auction-period-over", "15A", {"side": new})
    return _asked(s, new, seq)


def _asked(s: State, of: Side, seq: int) -> State | Refusal:
    seat = members(of)[0]
    if s.table.matter is not None:
        return Refusal("matter-open", "9B2", {"seat": seat})
    return open_matter(s, Matter("15B", "played", seq, seat, Made(seq, seat, PASS, seat)))


def b_2017(s: State, wrong: Side, seq: int) -> State | Refusal:
    """15B of 2017: in the auction period it is found that another pair should sit at the board."""
    if law17.period_over(s):
        return Refusal("wrong-pair-too-late", "15B", {"side": wrong})
    return _asked(s, wrong, seq)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """15A, 15B: has any of the four played the board before, against whomever?"""
    args = {"side": side(m.offender)}
    return (
        question(
            _first_time(s),
            m.cause,
            "director",
            "board-played-before",
            args,
            option("played-before", "15B", **args),
            option("not-played", _first_time(s), **args),
            audience="director",
        ),
    )


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """15A, 15B: the score stands if none had played it; a second time scores nothing to anybody.

    15B of 2017: cancelled, or the auction and the play are finished and the score stands.
    """
    s = close(s)
    if key == "played-before":
        return cancelled_board(rule(s, "15B", "wrong-pair-cancelled", seq))
    return rule(s, _first_time(s), "wrong-pair-stands", seq)


def _first_time(s: State) -> str:
    return "15B" if s.deal.edition == "2017" else "15A"


def called(s: State, m: Matter, made: Made) -> State | None:
    """15B of 2017: a call waits until the director has found."""
    return None
