"""Law 25, what is asked: of the director, of LHO, and of the player who changed his call."""

from biddingbox.bridge.ask import about, option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.bound import bound_calls
from biddingbox.bridge.legal import legal, legal_calls
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import calls_before, reopened
from biddingbox.core import Option, Question
from biddingbox.events import Call
from biddingbox.seats import LHO, partner


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """25A and 25B1 to the director, 25B1 to LHO, 25B2(b) to the offender, 25A to LHO."""
    assert m.second is not None
    lho, seat = LHO[m.offender], m.offender
    args: dict[str, str] = {
        "seat": seat,
        "lho": lho,
        "partner": partner(seat),
        "first": m.first.call,
    }
    args |= {"second": m.second.call, "at_once": "yes" if m.at_once else "no"}
    args |= {"late": "yes" if m.late else "no", "under": m.under or "none"}
    args["only_asked"] = "yes" if m.only_asked else "no"
    if m.at_once:
        args["proposed"] = "unintended" if s.deal.edition == "2017" else "inadvertent"
    match m.stage:
        case "slip":
            first = m.same_moment is not None
            attempt = (option("attempt-first", "33", **args),) if first else ()
            return (
                question(
                    "25A",
                    m.cause,
                    "director",
                    "slip",
                    args,
                    *intent(s, args),
                    *attempt,
                    about=about(m),
                    audience="director",
                ),
            )
        case "lho":
            two = bool(m.under)
            accept = (
                Option("accept", "25B1", "CALL", (m.second.call, m.first.call), args)
                if two
                else option("accept", "25B1", **args)
            )
            return (
                question(
                    "25B1",
                    m.cause,
                    lho,
                    "accept-either" if two else "accept-change",
                    args,
                    accept,
                    option("decline", "25B2(a)" if two else "25B2", **args),
                    about=about(m),
                    of=m.second.call,
                ),
            )
        case "over":
            assert m.over is not None
            law = "27A" if m.under == "27" else "29A" if m.under else "25B1"
            by_first = "25B2" if law == "25B1" and s.deal.edition == "2017" else law
            args |= {"over": m.over.call}
            return (
                question(
                    law,
                    m.cause,
                    "director",
                    "called-over-which",
                    args,
                    option("over-first", by_first, **args),
                    option("over-second", "25B1", **args),
                    about=(*about(m), m.over.seq),
                    audience="director",
                ),
            )
        case "elect":
            values = tuple(c for c in _other_calls(s, m) if c != m.first.call)
            return (
                question(
                    "25B2(b)",
                    m.cause,
                    seat,
                    "first-or-another",
                    args,
                    option("first-stands", "25B2(b)(1)", **args),
                    *_another(values, args),
                    about=about(m),
                ),
            )
        case _:
            assert m.over is not None
            args |= {"over": m.over.call}
            law = recall_clause(s, m)
            keep = (option("keep", law, **args),) if may_keep(s, m.over) else ()
            return (
                question(
                    law,
                    m.cause,
                    lho,
                    "keep-or-withdraw",
                    args,
                    *keep,
                    Option("withdraw", law, "CALL", legal_calls(s.auction, lho), args),
                    about=(m.second.seq, m.over.seq),
                ),
            )


def clause(s: State, old: str, new: str) -> str:
    """The clause of 1997, or the one of 2017."""
    return new if s.deal.edition == "2017" else old


def recall_clause(s: State, m: Matter) -> str:
    """25A, 25B1, 25A6 and 25B2 of 2017: what lets LHO take back a call over one since replaced."""
    if s.deal.edition == "2017":
        return "25B2" if m.late else "25A6"
    return "25B1" if m.late else "25A"


def intent(s: State, args: dict[str, str]) -> tuple[Option, ...]:
    """25A, 25A2 and 25A3 of 2017: to the director: how it came about; what was meant, no more."""
    if s.deal.edition == "2017":
        return (option("unintended", "25A1", **args), option("intended", "25B", **args))
    return (
        option("inadvertent", "25A", **args),
        option("purposeful", "25B", **args),
        option("second-thought", "25B", **args),
    )


def _another(values: tuple[Call, ...], args: dict[str, str]) -> tuple[Option, ...]:
    """25B2(b)(2): another call, where there is one left to make."""
    return (Option("another-call", "25B2(b)(2)", "CALL", values, args),) if values else ()


def may_keep(s: State, over: Made) -> bool:
    return legal(s.auction, over.seat, over.call)


def _other_calls(s: State, m: Matter) -> tuple[Call, ...]:
    """What the offender could legally call were his first call not there."""
    return bound_calls(without(s, m), m.offender)


def later(s: State, m: Matter) -> tuple[Made, ...]:
    """The standing calls made after the first call."""
    return s.auction.calls[len(calls_before(s, m.first)) + 1 :]


def without(s: State, m: Matter) -> State:
    """The auction without the first call and what came after it."""
    left = calls_before(s, m.first)
    return s if len(left) == len(s.auction.calls) else reopened(s, left)
