"""Going back: a ruling lifted, an auction that never was, a board that is not played."""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.state import Before, Score, State
from biddingbox.bridge.steps import all_calls, gone, on_table, reopened
from biddingbox.seats import Side, other_side


def keep(s: State) -> Before:
    """A snapshot, for a ruling that may still have to be given back."""
    return Before(s.auction, s.phase, len(s.table.rulings), s.table.noticed)


def give_back(s: State, before: Before, cause: int, *taken: Made) -> State:
    """Lift a ruling that was not yet assessed: the auction, and all that it laid on anybody.

    What happened at the table since stays: exposed cards, words, findings, explanations; and the
    lead, the play, the result, where the auction was over (39). ``taken`` are calls that the ruling
    had taken off.
    """
    over = before.phase != "auction" and s.phase != "auction"
    phase, play = (s.phase, s.play) if over else (before.phase, None)
    s = replace(reopened(s, before.auction.calls), phase=phase, play=play)
    t = s.table
    back = {(m.seq, m.seat) for m in (*before.auction.calls, *taken) if m.status != "implied"}
    since = t.rulings[before.rulings :]
    return on_table(
        s,
        matter=None,
        gone=tuple(g for g in t.gone if (g.seq, g.seat) not in back),
        heard=tuple(h for h in t.heard if (h.seq, h.seat) not in back),
        duties=tuple(d for d in t.duties if d.cause != cause),
        leads=tuple(x for x in t.leads if x.cause != cause),
        watches=tuple(w for w in t.watches if w.cause != cause),
        reviews=tuple(r for r in t.reviews if r.cause != cause),
        rulings=(*t.rulings[: before.rulings], *(r for r in since if r.seq != cause)),
    )


def nothing_lost(before: State, s: State, *but: Made) -> State:
    """Going back, a call made since that has no place any more is cancelled, never lost."""
    kept = {(m.seq, m.seat, m.call) for m in (*all_calls(s), *but)}
    for made in all_calls(before):
        if (made.seq, made.seat, made.call) not in kept and made.status != "implied":
            s = gone(s, made, "cancelled", None)
    return s


def artificial_score(s: State, at_fault: Side | None, law: str = "12C1") -> State:
    """12C1: average minus to the side at fault, average plus to the other; average to both if none.

    The score replaces the play: nothing more is called or played on this board.
    """
    if at_fault is None:
        scores = tuple(Score(of, "artificial", "average", law) for of in ("NS", "EW"))
    else:
        other = other_side(at_fault)
        scores = (
            Score(at_fault, "artificial", "average_minus", law),
            Score(other, "artificial", "average_plus", law),
        )
    return cancelled_board(on_table(s, scores=scores))


def cancelled_board(s: State) -> State:
    """The board is not played: what is open or waits falls with it."""
    open_calls = [m for m in all_calls(s) if m.status == "pending"]
    s = on_table(s, matter=None, unsettled=(), inbox=(), waiting=(), aside=(), changes=())
    s = on_table(s, deferred=())
    for made in open_calls:
        s = gone(s, made, "cancelled", None)
    return replace(s, phase="cancelled")
