"""Whether the parts of a board fit together: the checks of every record, PBN and LIN alike.

One fault is told once: what rests on a part that was told as wrong is not judged any more.
"""

from collections.abc import Callable

from biddingbox.audit import habitual, quick
from biddingbox.audit.auction import auction
from biddingbox.audit.deal import deal, number
from biddingbox.audit.findings import CODES, Finding
from biddingbox.audit.play import play
from biddingbox.audit.score import passed_out, result, score
from biddingbox.audit.wrong import Wrong
from biddingbox.records.board import Board, Place, Places


def check(board: Board, places: Callable[[], Places]) -> tuple[Finding, ...]:
    """What does not fit together in a board; ``places`` is only asked where there is something."""
    found = wrongs(board)
    if not found:
        return ()
    where = placed(found, places())
    return tuple(finding(board, w.code, *at, w.args, w.clause) for w, at in where)


def placed(found: tuple[Wrong, ...], where: Places) -> tuple[tuple[Wrong, Place], ...]:
    """What is wrong, each with its place in the text."""
    return tuple((w, _place(w, where)) for w in found)


def wrongs(board: Board) -> tuple[Wrong, ...]:
    """All that does not fit together; a habit of the writing program is told as what it is."""
    found = checked(board)
    if all(w.code not in habitual.SHOWS for w in found):
        return found
    told, fixed = habitual.wrongs(board)
    return (*told, *checked(fixed)) if told else found


def checked(board: Board) -> tuple[Wrong, ...]:
    """All that does not fit together, check by check."""
    whole = quick.whole(board.hands)
    dealt = () if whole else tuple(deal(board))
    outcome, calls = auction(board)
    # LIN has its contract from the auction: where that is wrong, nobody knows who leads.
    blind = dealt or (calls and board.format == "lin")
    won, cards = (None, ()) if blind else play(board, outcome, whole)
    tricks = tuple(result(board, won))
    return (
        *dealt,
        *number(board, whole=whole is not None),
        *calls,
        *passed_out(board, outcome),
        *cards,
        *tricks,
        *(score(board, outcome, won) if not tricks or (won and won.all) else ()),
    )


def finding(
    board: Board, code: str, line: int, column: int, args: dict[str, str], clause: str = ""
) -> Finding:
    """A finding of a board, with its clause; PBN's sections are nothing to LIN."""
    cited = clause or CODES[code].clause
    if board.format != "pbn" and cited.startswith("PBN"):
        cited = ""
    return Finding(code, cited, line, column, board.number, board.room, args)


def _place(wrong: Wrong, where: Places) -> Place:
    """Where a part stands; where the record begins for what it has not."""
    if wrong.index < 0:
        return where.fields.get(wrong.part, where.begin)
    each = where.calls if wrong.part == "calls" else where.cards
    return each[wrong.index] if wrong.index < len(each) else where.begin
