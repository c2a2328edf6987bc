"""Law 15C, the wrong pair: a second auction, in which those who had called must call the same."""

from biddingbox.bridge.auction import Auction, Made
from biddingbox.bridge.back import cancelled_board
from biddingbox.bridge.state import CALM, State
from biddingbox.bridge.steps import all_calls, gone, on_table, rule
from biddingbox.core import Refusal
from biddingbox.seats import Side, side


def c(s: State, new: Side, seq: int) -> State | Refusal:
    """15C: found in the auction period: the auction is cancelled, the right pair sits down.

    Only a player who himself called before must repeat (gap ``new-pair-15c``).
    """
    if s.phase not in ("auction", "closed"):
        return Refusal("auction-period-over", "15A", {"side": new})
    calls, made_so_far, old = s.auction.calls, all_calls(s), s.table
    s = State(s.deal, Auction(s.deal.dealer), CALM, "auction")
    s = on_table(s, gone=old.gone, heard=old.heard, rulings=old.rulings)
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
