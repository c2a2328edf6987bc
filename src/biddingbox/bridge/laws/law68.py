"""Law 68, claim or concession of tricks: play is over, unless a defender's partner objects."""

from msgspec.structs import replace

from biddingbox.bridge.laws import law48, law70
from biddingbox.bridge.play import Play
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import rule
from biddingbox.core import Refusal
from biddingbox.events import Claimed, Conceded
from biddingbox.seats import Seat, members, partner, side


def a(s: State, seq: int, e: Claimed) -> State | Refusal:
    """68A: he says how many tricks his side will have won in all."""
    why = _refused(s, e.seat, e.tricks)
    if why is not None:
        return why
    now = _now(s)
    won = now.won_by(members(side(e.seat)))
    if not won <= e.tricks <= won + _left(now):
        args = {"seat": e.seat, "tricks": str(e.tricks), "min": str(won)}
        return Refusal("claim-impossible", "68A", args | {"max": str(won + _left(now))})
    return _over(s, seq, e.seat, e.tricks, "68A")


def b(s: State, seq: int, e: Conceded) -> State | Refusal:
    """68B: he gives away so many of the tricks still to be played, and claims the others."""
    why = _refused(s, e.seat, e.tricks)
    if why is not None:
        return why
    now = _now(s)
    left = _left(now)
    if not 0 < e.tricks <= left:
        args = {"seat": e.seat, "tricks": str(e.tricks), "max": str(left)}
        return Refusal("concession-impossible", "68B", args)
    won = now.won_by(members(side(e.seat)))
    return _over(s, seq, e.seat, won + left - e.tricks, "68B")


def _over(s: State, seq: int, seat: Seat, tricks: int, law: str) -> State:
    """68D: the play is over; ``tricks`` are those of the claimer's side."""
    now = _now(s)
    count = tricks if side(seat) == side(now.declarer) else 13 - tricks
    s = replace(s, play=replace(now, claim=count, claimer=seat, claimed_by=law))
    key = "claimed" if law == "68A" else "conceded"
    return rule(s, law, key, seq, seat=seat, tricks=str(count), declarer=now.declarer)


def c(s: State, seat: Seat, seq: int) -> State:
    """68C: cards shown with a claim belong to its statement."""
    return rule(s, "68C", "shown-with-claim", seq, seat=seat)


def d(s: State, seat: Seat) -> Refusal:
    """68D: after a claim no card is played; 68D2(b) of 2017: unless all four agree."""
    args = {"seat": seat, "by": str(_now(s).claimer)}
    play_on = s.deal.edition == "2017" and not _now(s).contested
    return Refusal("play-after-claim-2017" if play_on else "play-after-claim", "68D", args)


def objects(s: State, seq: int, seat: Seat) -> State | Refusal:
    """68D: somebody does not agree: the director decides (70, 71), but for 68B, or late (69B)."""
    now = s.play
    if now is None or now.claimer is None or now.contested:
        return Refusal("nothing-to-object", "68D", {"seat": seat})
    if s.phase == "over":
        return law70.late(s, seq, seat)
    if seat == now.claimer:
        return Refusal("own-claim", "68D", {"seat": seat})
    if seat == partner(now.claimer) and side(seat) != side(now.declarer) and _gives(now):
        return b2(s, seq, seat)
    return law70.contested(s, seq, seat)


def b2(s: State, seq: int, seat: Seat) -> State:
    """68B: a defender's partner objects at once: nothing has been conceded, and play goes on."""
    now = _now(s)
    args = {"seat": seat, "by": str(now.claimer)}
    s = replace(s, play=replace(now, claim=None, claimer=None, claimed_by=""))
    return rule(s, "68B", "no-concession", seq, **args)


def _gives(now: Play) -> bool:
    """Whether the defender who claims or concedes gives any trick away."""
    return now.claim is not None and now.claim > now.won_by(members(side(now.declarer)))


def _now(s: State) -> Play:
    assert s.play is not None
    return s.play


def _left(now: Play) -> int:
    """The tricks still to be played; that on the table is one of them."""
    return 13 - len(now.tricks)


def _refused(s: State, seat: Seat, tricks: int) -> Refusal | None:
    args = {"seat": seat, "tricks": str(tricks)}
    if s.play is None or s.phase != "play" or s.table.matter is not None:
        return Refusal("no-claim-now", "68", args)
    if s.play.claimer is not None:
        return Refusal("claimed-before", "68D", args | {"by": s.play.claimer})
    if seat == law48.dummy(s):
        return Refusal("dummy-claims", "68", args)
    return None
