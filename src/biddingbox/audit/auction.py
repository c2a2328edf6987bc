"""17 to 22, 38, 39: whether an auction is legal, ends, and comes to the recorded contract.

Irregularities that were accepted at the table are marked (PBN 3.9: ``^I``, ``^S``) and sound.
"""

from collections.abc import Iterator
from typing import Final

from biddingbox.audit import quick
from biddingbox.audit.wrong import Outcome, Wrong, denomination, unread
from biddingbox.bridge.auction import Auction, Made, enter
from biddingbox.bridge.calls import DOUBLE, PASS, REDOUBLE, above_seven, is_bid
from biddingbox.bridge.legal import legal
from biddingbox.events import Call
from biddingbox.records.board import Board, BoardCall
from biddingbox.seats import Seat, partner, side

#: Faults of reading after which nobody knows who called what.
UNREAD: Final = frozenset(("call", "mark", "no-dealer", "dealer", "seat", "after-end"))
_NOTHING: Final[tuple[Wrong, ...]] = ()


def over(a: Auction) -> bool:
    """22: three passes after a bid, or four."""
    return a.passes >= (3 if a.bid else 4)


def auction(board: Board) -> tuple[Outcome | None, tuple[Wrong, ...]]:
    """What the auction comes to (None where it does not tell), and what is wrong with it.

    Where a call is wrong, what the auction comes to is not asked: one fault is told once.
    """
    if not board.calls or unread(board, UNREAD):
        return None, ()
    outcome, found = quick.outcome(board), _NOTHING
    if outcome is None:
        outcome, found = auction_slowly(board)
    return outcome, found if outcome is None else tuple(_against(board, outcome))


def auction_slowly(board: Board) -> tuple[Outcome | None, tuple[Wrong, ...]]:
    """The same of any auction, call by call, without what the record says it came to."""
    a, found = _calls(board)
    if found:
        return None, tuple(found)
    if not over(a):
        return None, tuple(_unfinished(board))
    return _outcome(a), ()


def _calls(board: Board) -> tuple[Auction, list[Wrong]]:
    """17 to 19, 38, 39: the first call that is not legal; what follows rests on it."""
    turn: Seat = board.dealer or board.calls[0].seat
    a = Auction(turn)
    for i, made in enumerate(board.calls):
        if over(a):
            return a, [_of("call-after-end", made, i)]
        if made.seat != turn and made.mark == "":
            code = "call-rotation" if i else "auction-dealer"
            return a, [_of(code, made, i, expected=turn)]
        if code := _illegal(a, made):
            more = {"over": a.bid.call} if a.bid and code == "call-insufficient" else {}
            return a, [_of(code, made, i, **more)]
        a = enter(a, Made(0, made.seat, made.call, made.seat))
        turn = a.turn
    return a, []


def _illegal(a: Auction, made: BoardCall) -> str:
    """18, 19, 38: the code of what is wrong with a call; ``^I`` is accepted, and has to be true."""
    sound = legal(a, made.seat, made.call)
    if not is_bid(made.call):
        wrong = "double-inadmissible" if made.call == DOUBLE else "redouble-inadmissible"
        return "" if sound else wrong
    if above_seven(made.call):
        return "call-above-seven"
    if sound:
        return "mark-sufficient" if made.mark == "I" else ""
    return "" if made.mark == "I" else "call-insufficient"


def _of(code: str, made: BoardCall, index: int, **more: str) -> Wrong:
    return Wrong(code, "calls", {"seat": made.seat, "call": made.call, **more}, index)


def _unfinished(board: Board) -> Iterator[Wrong]:
    """22: there was a play, or a contract, and the auction has not ended (PBN 3.5: ``+``)."""
    if not board.unfinished and (board.cards or board.contract or board.claimed is not None):
        last = len(board.calls) - 1
        yield _of("auction-unfinished", board.calls[last], last)


def _outcome(a: Auction) -> Outcome:
    """22: the last bid as it was doubled; who of that side first named its denomination."""
    if a.bid is None:
        return Outcome(PASS)
    contract = Call(a.bid.call + ("", DOUBLE, REDOUBLE)[a.doubled])
    first = next(
        m.seat
        for m in a.calls
        if side(m.seat) == side(a.bid.seat) and m.call[1:] == a.bid.call[1:] and is_bid(m.call)
    )
    return Outcome(contract, first)


def _against(board: Board, outcome: Outcome) -> Iterator[Wrong]:
    """22, 54A: the recorded contract and declarer. Another denomination has another declarer."""
    contract, declarer = board.contract, outcome.declarer
    if contract not in (None, outcome.contract):
        word = "Pass" if outcome.contract == PASS else outcome.contract
        shown = "Pass" if contract == PASS else str(contract)
        yield Wrong("contract-auction", "contract", {"found": shown, "expected": word})
        if denomination(contract) != denomination(outcome.contract):
            return
    if declarer is None or board.declarer is None:
        return
    found: str = board.declarer
    if board.swapped:
        declarer = partner(declarer)
    if found != declarer:
        caret = "^" if board.swapped else ""
        args = {"found": caret + found, "expected": caret + declarer}
        yield Wrong("declarer-auction", "declarer", args, clause="54A" if board.swapped else "")
