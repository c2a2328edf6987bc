"""Law 17D, cards from a wrong board: the call is cancelled; the rest turns on who has called.

15A of 2017: it turns on the offender's partner alone, and LHO has nothing to repeat.
"""

from msgspec.structs import replace

from biddingbox.bridge.ask import gap_question, option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import artificial_score
from biddingbox.bridge.laws import law17
from biddingbox.bridge.state import Duty, Matter, State, Wrong
from biddingbox.bridge.steps import (
    bind,
    calls_before,
    close,
    gone,
    on_table,
    open_matter,
    reading,
    reopened,
    replaced_reading,
    rule,
    test_next,
)
from biddingbox.core import Question, Refusal
from biddingbox.seats import LHO, Seat, partner, side


def opens(s: State, seat: Seat, seq: int) -> State | Refusal:
    """17D: the calls that he made on another board's cards are cancelled."""
    if s.table.matter is not None:
        return Refusal("matter-open", "9B2", {"seat": seat})
    mine = [m for m in s.auction.calls if m.seat == seat and m.status != "implied"]
    if not mine or s.phase == "cancelled":
        return Refusal("no-call-to-cancel", "17D", {"seat": seat})
    if s.phase != "auction":
        return _late(s, mine[0], seq)
    return first(s, mine[0], seq)


def first(s: State, made: Made, seq: int) -> State:
    """17D, on this board: he takes the right cards and calls again; LHO, if he had called, repeats.

    Where partner has called as well the clause is silent (gap ``17d-partner-has-called``).
    """
    seat = made.seat
    left = calls_before(s, made)
    after = s.auction.calls[len(left) + 1 :]
    if s.deal.edition == "2017":
        partner_called = any(m.seat == partner(seat) for m in after)
        return a1a_2017(s, made, seq) if partner_called else a1b_2017(s, made, seq)
    if any(m.seat == partner(seat) for m in after):
        gap = "17d-partner-has-called"
        if reading(s, gap) == "artificial":
            s = rule(s, "17D", "wrong-board-partner-called", seq, gap=gap, seat=seat)
            return artificial_score(s, side(seat))
    return _again(s, made, seq)


def a1a_2017(s: State, made: Made, seq: int) -> State:
    """15A1(a) of 2017: his partner has called since: an artificial score."""
    s = rule(s, "15A1(a)", "wrong-board-partner-called", seq, seat=made.seat)
    return artificial_score(s, side(made.seat))


def a1b_2017(s: State, made: Made, seq: int, gap: str = "") -> State:
    """15A1(b), (c) of 2017: it falls with all later calls; he calls afresh, LHO is free; 16C."""
    left = calls_before(s, made)
    after = s.auction.calls[len(left) + 1 :]
    s = reopened(s, left)
    for m in (made, *after):
        s = gone(s, m, "cancelled", side(made.seat))
    return rule(s, "15A1(b)", "wrong-board", seq, gap=gap, seat=made.seat, call=made.call)


def _again(s: State, made: Made, seq: int, gap: str = "") -> State:
    """17D: back to his call; LHO, if he had called over it, will have to repeat."""
    if s.deal.edition == "2017":
        return a1b_2017(s, made, seq, gap)
    seat = made.seat
    left = calls_before(s, made)
    after = s.auction.calls[len(left) + 1 :]
    over = next((m for m in after if m.seat == LHO[seat]), None)
    s = reopened(s, left)
    for m in (made, *after):
        s = gone(s, m, "cancelled", side(seat))
    s = rule(s, "17D", "wrong-board", seq, gap=gap, seat=seat, call=made.call)
    return s if over is None else on_table(s, wrong=Wrong(seat, made, over))


def called_again(s: State, made: Made) -> State:
    """17D: his new call, LHO having called over the old one: does it differ significantly?"""
    wrong = s.table.wrong
    if wrong is None or made.seat != wrong.seat:
        return s
    m = Matter(
        "17D", "compare", made.seq, made.seat, wrong.first, replacement=made, over=wrong.over
    )
    return open_matter(on_table(s, wrong=None), m)


def later_board(s: State, made: Made) -> State:
    """17D, on the board that the cards came from: the same call, or an artificial score."""
    call = dict(s.table.earlier).get(made.seat)
    if call is None:
        return s
    s = on_table(s, earlier=tuple(e for e in s.table.earlier if e[0] != made.seat))
    law = "15A2" if s.deal.edition == "2017" else "17D"
    if call == made.call:
        return rule(s, law, "repeated-at-own-board", made.seq, seat=made.seat, call=call)
    if s.deal.edition == "2017":
        first = Made(made.seq, made.seat, call, made.seat)
        return open_matter(
            s, Matter("17D", "own-board", made.seq, made.seat, first, replacement=made)
        )
    s = rule(
        s, "17D", "differs-at-own-board", made.seq, seat=made.seat, call=made.call, earlier=call
    )
    return artificial_score(s, side(made.seat))


def _late(s: State, made: Made, seq: int) -> State:
    """17D found only after the auction: a gap, asked first (``wrong-hand-late``)."""
    m = Matter("17D", "late", seq, made.seat, made)
    gap = "wrong-hand-late"
    if replaced_reading(s, gap):
        after = late(s, m, reading(s, gap), seq)
        if not isinstance(after, Refusal):
            return after
    return open_matter(s, m)


def late(s: State, m: Matter, read: str, seq: int) -> State | Refusal:
    """17D, 17E: found after the last pass, as the director reads it."""
    s = close(s)
    gap = "wrong-hand-late"
    match read:
        case "artificial":
            s = rule(s, "17D", "wrong-board-late", seq, gap=gap, seat=m.offender)
            return artificial_score(s, side(m.offender))
        case "stands-if-same":
            return rule(s, "17D", "wrong-board-stands", seq, gap=gap, seat=m.offender)
        case "reopen" if not law17.period_over(s):
            return _again(s, m.first, seq, gap)
    return Refusal("no-such-reading", "17D", {"value": read})


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """17D: same or different, a question of judgement; or which reading where the law is silent."""
    args = {"seat": m.offender, "first": m.first.call, "lho": LHO[m.offender]}
    if m.stage == "late":
        without = "reopen" if law17.period_over(s) else ""
        return (gap_question("wrong-hand-late", m.cause, m.first.seq, without=without, **args),)
    assert m.replacement is not None
    args |= {"call": m.replacement.call}
    law = "17D"
    if m.stage == "own-board":
        law = "15A2"
    return (
        question(
            law,
            m.cause,
            "director",
            "same-call",
            args,
            option("same", law, **args),
            option("differs", "12C1", **args),
            about=(m.first.seq, m.replacement.seq),
            audience="director",
        ),
    )


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """17D: the director finds whether the new call differs significantly."""
    if key == "reading":
        return late(s, m, str(value), seq)
    if m.stage == "own-board":
        return a2_2017(s, m, key, seq)
    assert m.over is not None
    if key == "differs":
        s = rule(close(s), "17D", "differs", seq, seat=m.offender)
        return artificial_score(s, side(m.offender))
    s = rule(close(s), "17D", "same", seq, seat=m.offender, lho=m.over.seat, call=m.over.call)
    duty = Duty("must_repeat", m.over.seat, "next_turn", "17D", m.cause, m.over.call)
    return bind(s, duty)


def a2_2017(s: State, m: Matter, key: str, seq: int) -> State:
    """15A2 of 2017: at the board of these cards: adjusted if the call differs so as to matter."""
    assert m.replacement is not None
    args = {"seat": m.offender, "call": m.replacement.call, "earlier": m.first.call}
    if key == "same":
        return rule(close(s), "15A2", "much-the-same-at-own-board", seq, **args)
    s = rule(close(s), "15A2", "differs-at-own-board", seq, **args)
    return artificial_score(s, side(m.offender))


def called(s: State, m: Matter, made: Made) -> State | None:
    """17D: nobody calls until the director has found; a call waits."""
    return test_next(close(s), replace(made)) if m.stage == "late" else None
