"""Law 37, a call by a player who must pass: a pass takes its place, both partners silenced."""

from msgspec.structs import replace

from biddingbox.bridge.auction import Made
from biddingbox.bridge.back import keep
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.course import stand
from biddingbox.bridge.laws import inadmissible
from biddingbox.bridge.state import Matter, State, Watch
from biddingbox.bridge.steps import gone, lead_penalty, must_pass, on_table, open_matter, rule
from biddingbox.core import Question, Refusal
from biddingbox.seats import partner, side


def opens(s: State, made: Made) -> State:
    """37, 37B of 2017: as if assessed now: cancelled, a pass instead, both pass for good; 23, 26.

    37B of 2017, with 72C and 26B.
    """
    return silenced(s, made, "37", "by_player_required_to_pass")


def silenced(s: State, made: Made, law: str, irregular: str) -> State:
    """37, 38: cancelled, a pass in its place, both members pass for good; 23 and 26.

    Out of rotation no pass takes its place: the turn goes back to the right player (gap
    ``inadmissible-out-of-rotation``).
    """
    out = ("out_of_rotation",) if made.turn_of != made.seat else ()
    made = replace(made, status="pending", irregular=(*out, irregular))
    m = Matter(law, "assessed", made.seq, made.seat, made, before=keep(s))
    gap = "inadmissible-out-of-rotation" if out else ""
    mate = partner(made.seat)
    s = gone(s, made, "cancelled", side(made.seat))
    key = "both-silenced-in-turn" if out else "both-silenced"
    imposes = "37B" if law == "37" and s.deal.edition == "2017" else law
    s = rule(s, imposes, key, made.seq, gap=gap, seat=made.seat, call=made.call, partner=mate)
    if not out:
        s = stand(
            s, Made(made.seq, made.seat, PASS, made.turn_of, status="implied", order=made.order)
        )
    for seat in (made.seat, mate):
        s = must_pass(s, seat, "end_of_auction", imposes, made.seq, made.seat)
    if out:
        watch = Watch(
            "31B" if s.deal.edition == "1997" else imposes, "final", made.seat, made, made.seq
        )
        s = on_table(s, watches=(*s.table.watches, watch))
    else:
        s = lead_penalty(s, made.seq, made, PASS)
    return open_matter(s, m)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """37: nothing is asked: there is no option."""
    return ()


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """37: nothing was asked."""
    return Refusal("no-such-question", m.law, {"id": f"{m.law}@{m.cause}"})


def called(s: State, m: Matter, made: Made) -> State | None:
    """35B, 28B: LHO's call, or the right player's, before the penalty is assessed."""
    return inadmissible.called(s, m, made)
