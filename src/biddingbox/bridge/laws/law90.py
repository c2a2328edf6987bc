"""Law 90, procedural penalties: the director's own, for delay, slips of procedure and the like.

They are beside the score of the board and beside every other penalty (11C).
"""

from biddingbox.bridge.state import ProceduralPenalty, State
from biddingbox.bridge.steps import on_table, rule
from biddingbox.events import Penalised


def a(s: State, e: Penalised, seq: int) -> State:
    """90A, 11C, 15A3 of 2017: a share of a top, IMPs, or a warning; more than one may be given."""
    found = ProceduralPenalty(e.side, e.amount, e.unit, e.text, seq)
    s = on_table(s, procedural=(*s.table.procedural, found))
    if e.amount is None:
        return rule(s, "90A", "procedural-warning", seq, side=e.side)
    key = "procedural-penalty" if e.unit == "%" else "procedural-penalty-imps"
    return rule(s, "90A", key, seq, side=e.side, number=str(e.amount))
