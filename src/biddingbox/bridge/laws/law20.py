"""Law 20, review and explanation of calls: who may ask, when, and who answers."""

from biddingbox.bridge.auction import Made
from biddingbox.bridge.laws import law22, law26, law41
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import duty_to_pass, named_call, on_table, review, rule
from biddingbox.core import Refusal
from biddingbox.events import Asked, CallRef, Reviewed
from biddingbox.seats import Seat, partner, side


def asked(s: State, e: Asked, seq: int) -> State | Refusal:
    """20A-C, 20F: a question put at the table, by its kind."""
    match e.what:
        case "repeat":
            return a(s, e.seat, seq)
        case "review":
            return b(s, e.seat, seq) if s.phase == "auction" else c2(s, e.seat, seq)
        case "lead":
            return c1(s, e.seat, seq)
    return f(s, e.seat, e.about, seq)


def a(s: State, seat: Seat, seq: int) -> State:
    """20A: a call not heard is repeated at once."""
    return rule(s, "20A", "repeat", seq, seat=seat)


def b(s: State, seat: Seat, seq: int) -> State:
    """20B: at his turn a player may have the auction restated, unless the law makes him pass."""
    if seat != s.auction.turn:
        return rule(s, "20B", "review-not-in-turn", seq, seat=seat)
    if duty_to_pass(s, seat):
        return rule(s, "20B", "review-not-for-silenced", seq, seat=seat)
    return rule(on_table(s, reviewing=seat), "20B", "review", seq, seat=seat)


def c1(s: State, seat: Seat, seq: int) -> State:
    """20C1: after the final pass a defender may ask whether it is his lead."""
    leader = law22.opening_leader(s.auction)
    if s.phase != "closed" or leader is None or seat not in (leader, partner(leader)):
        return rule(s, "20C1", "lead-not-to-ask", seq, seat=seat)
    return rule(s, "20C1", "whose-lead", seq, seat=seat, leader=leader)


def c2(s: State, seat: Seat, seq: int) -> State:
    """20C2: declarer or a defender may have the auction restated at his first turn to play."""
    declarer = law22.playing(s)
    if s.phase == "closed" and seat == _dummy(declarer):
        return rule(s, "41B", "dummy-may-not-ask", seq, seat=seat)
    played = s.play is not None and bool(s.play.played_by(seat))
    if declarer is None or seat == partner(declarer) or played or s.phase not in ("closed", "play"):
        return rule(s, "20C2", "review-too-late", seq, seat=seat)
    if s.phase == "play" and not _on_play(s, seat, declarer):
        return rule(s, "20C2", "review-not-in-turn", seq, seat=seat)
    return rule(on_table(s, reviewing=seat), "20C2", "review", seq, seat=seat)


def d(s: State, e: Reviewed, seq: int) -> State:
    """20D: only an opponent restates the auction."""
    asker = s.table.reviewing
    if asker is not None and side(asker) == side(e.seat):
        s = rule(s, "20D", "review-by-opponent-only", seq, seat=e.seat)
    calls = tuple(m.call for m in s.auction.calls if m.status != "implied")
    wrong = e.calls != calls
    return on_table(s, reviewing=None, misreviewed=seq if wrong else None)


def e_corrected(s: State, seat: Seat, seq: int) -> State:
    """20E: everybody, dummy and a silenced player too, corrects a wrong review at once."""
    return rule(on_table(s, misreviewed=None), "20E", "review-corrected", seq, seat=seat)


def e(s: State, made: Made) -> State:
    """20E: a wrong review that nobody corrected: the score may be adjusted (12C1)."""
    cause = s.table.misreviewed
    if cause is None:
        return s
    s = on_table(s, misreviewed=None)
    return review(s, "20E", cause, seat=made.seat, call=made.call)


def f(s: State, seat: Seat, about: CallRef | None, seq: int) -> State | Refusal:
    """20F: an explanation of the opponents' auction, at one's turn; caller's partner gives it."""
    call = None if about is None else named_call(s, about)
    if call is None:
        return Refusal("no-such-call-made", "20F", {"ref": str(about)})
    law = "20F1" if s.phase == "auction" else "20F2"
    args: dict[str, str] = {"seat": seat, "call": call.call, "partner": partner(call.seat)}
    if side(call.seat) == side(seat):
        return rule(s, law, "ask-opponents-only", seq, **args)
    return f1(s, seat, seq, args) if s.phase == "auction" else f2(s, seat, seq, args)


def f1(s: State, seat: Seat, seq: int, args: dict[str, str]) -> State:
    """20F1: before the final pass, at his turn to call."""
    key = "explanation" if seat == s.auction.turn else "explanation-not-in-turn"
    return rule(s, "20F1", key, seq, **args)


def f2(s: State, seat: Seat, seq: int, args: dict[str, str]) -> State:
    """20F2: later a defender at his turn, and declarer at his or dummy's turn."""
    declarer = law22.playing(s)
    if s.phase == "closed" and seat == _dummy(declarer):
        return rule(s, "41B", "dummy-may-not-ask", seq, seat=seat)
    if law41.b(s, seat):
        return rule(s, "41B", "explanation", seq, **args)
    own = declarer is not None and seat != _dummy(declarer) and _on_play(s, seat, declarer)
    return rule(s, "20F2", "explanation" if own else "explanation-not-in-turn", seq, **args)


def _on_play(s: State, seat: Seat, declarer: Seat) -> bool:
    """Whether it is his turn to lead or play; declarer's own turn is also dummy's."""
    turn = law26.on_lead(s) if s.play is None else s.play.on_play
    return seat == turn or (seat == declarer and turn == partner(declarer))


def _dummy(declarer: Seat | None) -> Seat | None:
    return None if declarer is None else partner(declarer)
