"""E18.E, insufficient bid: an infraction, which Law 22 corrects; that law is not known to us.

Our reading (gap ``insufficient-bid-correction``): the next player may accept it, also by calling;
if not, it is replaced by a sufficient bid, a With where lawful, or a pass, which is final.
"""

from msgspec.structs import replace

from biddingbox.core import Option, Question
from biddingbox.estimation.auction import Made, after, legal
from biddingbox.estimation.calls import PASS, RANK, WITH, denomination, is_bid
from biddingbox.estimation.laws import c, d
from biddingbox.estimation.state import Matter, State, gone, rule, with_
from biddingbox.estimation.steps import enter
from biddingbox.events import Call


def e1(new: Call, last: Call | None) -> bool:
    """E18.E1: a bid that does not supersede the last one is insufficient."""
    return not d.d(new, last)


def e2(s: State, made: Made, gap: str = "") -> State:
    """E18.E2: an insufficient bid is an infraction; it waits for the next player."""
    bid = s.auction.bid
    over = "" if bid is None else bid.call
    made = replace(made, status="pending", irregular=("insufficient",))
    named = made.joins or made.call
    s = rule(s, "E18.E1", "insufficient", made.seq, gap, seat=made.seat, call=named, over=over)
    law = s.deal.rules.law22_rule
    asked = after(s.auction, made.seat)
    args = {"seat": made.seat, "call": named}
    if law == "becomes-pass":
        s = gone(s, made, "cancelled")
        s = rule(s, "E18.E2", "counts-as-pass", made.seq, "insufficient-bid-correction", **args)
        return enter(s, Made(made.seq, made.seat, PASS, made.turn_of, "implied"))
    if law == "must-raise" or asked in (None, made.seat):
        return owed(s, Matter("insufficient", "next", made.seq, made.seat, "E18.E2", made))
    s = rule(
        s, "E18.E2", "waits-for-next", made.seq, "insufficient-bid-correction",
        **args, next=str(asked),
    )  # fmt: skip
    return with_(
        s, matter=Matter("insufficient", "next", made.seq, made.seat, "E18.E2", made, asked)
    )


def owed(s: State, m: Matter) -> State:
    """Not accepted: the bid is withdrawn, and the offender owes another call."""
    s = with_(gone(s, m.made, "withdrawn"), matter=None)
    m = replace(m, stage="replace", asked=None)
    args = {"seat": m.seat, "call": m.made.joins or m.made.call}
    key = "must-raise" if s.deal.rules.law22_rule == "must-raise" else "owes-another"
    s = rule(s, "E18.E2", key, m.seq, "insufficient-bid-correction", **args)
    return with_(s, matter=m)


def accepted(s: State, m: Matter, seq: int) -> State:
    """The next player accepts it: it counts as sufficient (a With named late, as that bid)."""
    made = m.made
    made = replace(made, call=made.joins or made.call, joins=None, joined=None, status="stands")
    s = with_(s, matter=None)
    gap = "accepted-insufficient-and-with"
    s = rule(s, "E18.E2", "accepted", seq, gap, seat=made.seat, call=made.call, next=str(m.asked))
    return enter(s, made)


def owed_calls(s: State, m: Matter) -> tuple[Call, ...]:
    """What the offender may call instead."""
    calls = legal(s.auction, m.seat, s.deal.rules)
    if s.deal.rules.law22_rule != "must-raise" or not is_bid(m.made.call):
        return calls
    suit = denomination(m.made.call)
    return tuple(x for x in calls if x in RANK and denomination(x) == suit) or (PASS,)


def replaced(s: State, m: Matter, made: Made) -> State:
    """What the offender calls instead; what is again not lawful is cancelled."""
    made = c.joining(s.auction, made)
    if made.call not in owed_calls(s, m) or (made.call == WITH and c.superseded(s.auction, made)):
        made = replace(made, irregular=("insufficient",))
        s = gone(s, made, "cancelled")
        return rule(s, "E18.E2", "still-owed", made.seq, seat=made.seat, call=made.call)
    s = with_(s, matter=None)
    return enter(s, made)


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """To the next player: does it stand? To the offender: the call that he owes."""
    call = m.made.joins or m.made.call
    over = "" if s.auction.bid is None else s.auction.bid.call
    args = {"seat": m.seat, "call": call, "over": over}
    if m.stage == "next" and m.asked is not None:
        options = (Option("accept", m.law, args=args), Option("decline", m.law, args=args))
        return (
            Question(
                f"{m.law}@{m.seq}", m.asked, m.law, "next-accepts", options, (m.seq,),
                call=call, args=args,
            ),
        )  # fmt: skip
    owes = Option("call", m.law, "CALL", owed_calls(s, m), args)
    return (
        Question(f"{m.law}@{m.seq}", m.seat, m.law, "another-bid", (owes,), (m.seq,), args=args),
    )
