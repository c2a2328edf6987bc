"""1, 2, 6B: the cards of a deal, and dealer and vulnerability by the number of the board."""

from collections.abc import Iterator
from itertools import chain

from biddingbox.audit.wrong import Wrong
from biddingbox.cards import Card
from biddingbox.records.board import Board
from biddingbox.seats import board_dealer, board_vulnerability


def deal(board: Board) -> Iterator[Wrong]:
    """1, 6B: no card in two hands; thirteen in each, or fewer and equally many (an ending).

    A deal that could not be read in full has been told by the reader.
    """
    hands = board.hands
    if not hands or any(f.code.startswith("deal") or f.code == "hand" for f in board.faults):
        return
    sizes = {len(cards) for cards in hands.values()}
    seen: set[Card] = set()
    twice = [c for c in chain(*hands.values()) if c in seen or seen.add(c)]  # type: ignore[func-returns-value]
    if twice:
        yield Wrong("deal-twice", "hands", {"found": " ".join(twice), "expected": ""})
    elif len(sizes) > 1 or max(sizes) > 13:
        found = " ".join(f"{seat}:{len(cards)}" for seat, cards in hands.items())
        yield Wrong("deal-count", "hands", {"found": found, "expected": "13"})


def number(board: Board, *, whole: bool) -> Iterator[Wrong]:
    """2: the dealer goes round with the number; vulnerability has a cycle of sixteen boards.

    Where both differ, it is the number that is not theirs. A problem that does not show all hands
    (PBN 3.4.11) or an ending (3.10) is no board of a tournament, and has any number.
    """
    if board.number is None or (board.hands and not whole):
        return
    dealer, vul = board_dealer(board.number), board_vulnerability(board.number)
    dealt = board.dealer in (None, dealer)
    if not dealt and board.vul not in (None, vul):
        args = {"dealer": str(board.dealer), "vul": str(board.vul)}
        args |= {"number": str(board.number), "right_dealer": dealer, "right_vul": vul}
        yield Wrong("board-number", "number", args)
    elif not dealt:
        yield _against("dealer-number", board, str(board.dealer), dealer)
    elif board.vul not in (None, vul):
        yield _against("vulnerable-number", board, str(board.vul), vul)


def _against(code: str, board: Board, found: str, expected: str) -> Wrong:
    args = {"number": str(board.number), "found": found, "expected": expected}
    return Wrong(code, "dealer" if code[0] == "d" else "vul", args)
