"""Law 27, what is asked: of LHO, of the offender, and of the director what the bids meant."""

from biddingbox.bridge.ask import option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import PASS, denomination
from biddingbox.bridge.laws import law18, law23
from biddingbox.bridge.legal import legal_calls
from biddingbox.bridge.state import Matter, State
from biddingbox.core import Option, Question
from biddingbox.seats import LHO, partner


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """27A to LHO; 27B, the call owed, to the offender; 27B1 to the director."""
    made = _in_question(m)
    args: dict[str, str] = {"offender": m.offender, "call": made.call, "over": last_bid(s)}
    args |= {"lho": LHO[m.offender], "partner": partner(m.offender)}
    match m.stage:
        case "lho" | "second":
            lowest = law18.lowest_sufficient(s.auction, denomination(made.call)) or PASS
            return (
                question(
                    "27A",
                    made.seq,
                    LHO[m.offender],
                    "accept-insufficient",
                    args,
                    option("accept", "27A", **args),
                    option("decline", "27B", **args, lowest=lowest),
                    about=(made.seq,),
                    of=made.call,
                ),
            )
        case "replace":
            values = tuple(
                c
                for c in legal_calls(s.auction, m.offender)
                if c not in ("X", "XX") or may_double(s, m)
            )
            lowest = law18.lowest_sufficient(s.auction, denomination(m.first.call)) or PASS
            return (
                question(
                    "27B",
                    m.cause,
                    m.offender,
                    "correct-insufficient",
                    args | {"lowest": lowest},
                    Option("call", "27B", "CALL", values, args | {"lowest": lowest}),
                    about=(m.first.seq,),
                ),
            )
        case "denomination":
            return (_same_denomination(m, args),)
        case law23.STAGE:
            return law23.questions(s, m)
        case "over":
            return (_over_which(m, args),)
        case _:
            assert m.replacement is not None
            args |= {"call": m.first.call, "replacement": m.replacement.call}
            return (
                question(
                    "27B1",
                    m.cause,
                    "director",
                    "both-natural",
                    args,
                    option("natural", "27B1(a)", **args),
                    Option("artificial", "27B2", "SUITS", (), args),
                    about=(m.first.seq, m.replacement.seq),
                    audience="director",
                ),
            )


def _same_denomination(m: Matter, args: dict[str, str]) -> Question:
    """27B1(a) of 2017: by meaning, not by symbol: the director finds it."""
    assert m.replacement is not None
    args |= {"call": m.first.call, "replacement": m.replacement.call}
    return question(
        "27B1(a)",
        m.cause,
        "director",
        "same-denomination",
        args,
        option("same-denomination", "27B1(a)", **args),
        option("other", "27B1(b)", **args),
        about=(m.first.seq, m.replacement.seq),
        audience="director",
    )


def _over_which(m: Matter, args: dict[str, str]) -> Question:
    """27A of 2017 after a correction before the ruling (C): over which bid did LHO call?"""
    assert m.second is not None
    assert m.over is not None
    args |= {"first": m.first.call, "second": m.second.call, "over": m.over.call, "under": "27"}
    return question(
        "27A",
        m.cause,
        "director",
        "called-over-which",
        args,
        option("over-first", "27A", **args),
        option("over-second", "27C", **args),
        about=(m.first.seq, m.second.seq, m.over.seq),
        audience="director",
    )


def _in_question(m: Matter) -> Made:
    return m.second if m.stage == "second" and m.second is not None else m.first


def may_double(s: State, m: Matter) -> bool:
    """27B of 2017: any legal call may replace the bid, until a double has been refused (B3)."""
    return s.deal.edition == "2017" and not m.silenced


def last_bid(s: State) -> str:
    return "" if s.auction.bid is None else s.auction.bid.call
