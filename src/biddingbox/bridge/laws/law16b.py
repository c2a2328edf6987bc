"""Law 16B, information from another source: a player has looked at the wrong hand of this board."""

from biddingbox.bridge.ask import gap_question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import artificial_score
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law17, law17d
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import close, open_matter, reading, replaced_reading, rule
from biddingbox.core import Question, Refusal
from biddingbox.seats import Seat, side


def opens(s: State, seat: Seat, other: Seat, seq: int) -> State | Refusal:
    """16B: two players hold each other's hand: a gap, asked first (``hands-swapped``)."""
    if s.table.matter is not None:
        return Refusal("matter-open", "9B2", {"seat": seat})
    ended = s.phase == "passed-out" and law17.period_over(s)
    if seat == other or ended or s.phase in ("cancelled", "over"):
        return Refusal("no-hands-to-swap", "16B", {"seat": seat})
    m = Matter("16B", "swapped", seq, seat, Made(seq, other, PASS, other))
    gap = "hands-swapped"
    if replaced_reading(s, gap):
        after = swapped(s, m, reading(s, gap), seq)
        if not isinstance(after, Refusal):
            return after
    return open_matter(s, m)


def swapped(s: State, m: Matter, read: str, seq: int) -> State | Refusal:
    """16B: as the director reads it: outside information, as a wrong board, or artificial."""
    gap = "hands-swapped"
    seats = (m.offender, m.first.seat)
    mine = next((c for c in s.auction.calls if c.seat in seats), None)
    fault = side(m.offender) if side(m.offender) == side(m.first.seat) else None
    s = close(s)
    args = {"seat": m.offender, "other": m.first.seat}
    match read:
        case "outside-information" if mine is None:
            return rule(s, "16B", "hands-put-right", seq, gap=gap, **args)
        case "as-wrong-board" if mine is None or s.phase == "auction":
            s = rule(s, "17D", "hands-as-wrong-board", seq, gap=gap, **args)
            return s if mine is None else law17d.first(s, mine, seq)
        case "outside-information" | "artificial" | "as-wrong-board":
            s = rule(s, "16B", "hands-swapped-artificial", seq, gap=gap, **args)
            return artificial_score(s, fault)
    return Refusal("no-such-reading", "16B", {"value": read})


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """16B: which reading?"""
    return (gap_question("hands-swapped", m.cause, seat=m.offender, other=m.first.seat),)


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """16B: what the director chooses."""
    return swapped(s, m, str(value), seq)


def called(s: State, m: Matter, made: Made) -> State | None:
    """16B: a call waits until the hands are put right."""
    return None
