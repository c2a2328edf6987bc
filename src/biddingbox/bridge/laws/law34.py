"""Law 34 (17D3 of 2017), a player skipped: passes do not end the auction if one took his turn."""

from collections.abc import Iterator

from msgspec.structs import replace

from biddingbox.bridge.ask import gap_question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import artificial_score, give_back, keep, nothing_lost
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import close, gone, on_table, reopened, rule
from biddingbox.core import Question, Refusal
from biddingbox.seats import LHO, Seat, side


def passers(s: State) -> tuple[Made, ...]:
    """The passes that end the auction as it stands."""
    calls = s.auction.calls
    n = s.auction.passes
    return calls[len(calls) - n :] if n else ()


def skipped(s: State) -> Seat | None:
    """34: the first player passed over who has had no turn since the last call that was no pass.

    Of two such players it is the one whose turn came first (decision 18). Where nobody has bid,
    1997 takes four passes as they come (gap ``34-first-turn``); by 17D3 of 2017 a player who has
    had no turn at all is still owed his.
    """
    ending = passers(s)
    had = {m.seat for m in ending}
    if s.auction.bid is None:
        if s.deal.edition == "1997":
            return None
        seats = tuple(turns_from(s.deal.dealer))
    else:
        seats = tuple(turns_from(s.auction.calls[-len(ending) - 1].seat))[1:]
    for seat in seats:
        if seat not in had and any(seat in passed_over(m) for m in ending):
            return seat
    return None


def turns_from(seat: Seat) -> Iterator[Seat]:
    """17C: the four seats in rotation, from one of them on."""
    for _ in LHO:
        yield seat
        seat = LHO[seat]


def back(s: State, seat: Seat) -> State:
    """34: back to the player skipped; all passes since are cancelled, as if they had not been.

    Where one pass took the turns of two, it is the first of them, if he has passed since or not.
    What they told is closed to the side that passed out of rotation (gap ``34-information``; 17D3
    of 2017 says so).
    """
    ending = passers(s)
    first = next(i for i, m in enumerate(ending) if seat in passed_over(m))
    seat = ending[first].turn_of
    left = s.auction.calls[: len(s.auction.calls) - len(ending) + first]
    offender = ending[first]
    before = keep(s)
    s = reopened(s, left)
    for made in ending[first:]:
        s = gone(s, made, "cancelled", side(offender.seat))
    s = on_table(s, skipped=before)
    return rule(
        s,
        "34",
        "player-skipped",
        ending[-1].seq,
        seat=seat,
        offender=offender.seat,
        gap="34-information" if s.deal.edition == "1997" else "",
    )


def found_late(s: State, m: Matter, read: str, seq: int) -> State | Refusal:
    """34: found only after the lead (gap ``skipped-player-found-after-lead``, asked first)."""
    gap = "skipped-player-found-after-lead"
    assert m.before is not None
    match read:
        case "result-stands":
            back = replace(give_back(close(s), m.before, m.cause), phase="closed")
            s = nothing_lost(s, back)
            return rule(s, "34", "skipped-stands", seq, gap=gap)
        case "artificial":
            return artificial_score(rule(close(s), "34", "skipped-artificial", seq, gap=gap), None)
    return Refusal("no-such-reading", "34", {"value": read})


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """34: a lead was made although a player had been skipped: which reading?"""
    return (gap_question("skipped-player-found-after-lead", m.cause, seat=m.offender),)


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """34: what the director chooses."""
    return found_late(s, m, str(value), seq)


def called(s: State, m: Matter, made: Made) -> State | None:
    """34: a call waits until the director has chosen."""
    return None


def passed_over(made: Made) -> tuple[Seat, ...]:
    """29A: the seats whose turn a call took, from the one whose turn it was."""
    over = []
    seat = made.turn_of
    while seat != made.seat:
        over.append(seat)
        seat = LHO[seat]
    return tuple(over)
