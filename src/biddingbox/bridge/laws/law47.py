"""Law 47E, a card taken back because of what an opponent said: the opening lead."""

from collections.abc import Mapping

from msgspec.structs import replace

from biddingbox.bridge.ask import option, question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.calls import PASS
from biddingbox.bridge.laws import law22, law26
from biddingbox.bridge.state import Matter, State
from biddingbox.bridge.steps import close, hear, named_call, on_table, open_matter, review, rule
from biddingbox.core import Question, Refusal
from biddingbox.events import CallRef
from biddingbox.seats import other_side, side


def told_question(m: Matter, args: Mapping[str, str]) -> Question:
    """47E1: had an opponent told the leader that it was his turn? The director finds it out."""
    options = (option("told", "47E1", **args), option("not-told", "54", **args))
    return question(
        "47E1", m.cause, "director", "told-his-turn", args, *options, audience="director"
    )


def e1(s: State, m: Matter, seq: int) -> State:
    """47E1: an opponent had told him that it was his turn: the card goes back, free."""
    args: dict[str, str] = {"seat": m.offender, "card": m.cards[0]}
    args["leader"] = str(law22.opening_leader(s.auction))
    return rule(close(s), "47E1", "told-lead-goes-back", seq, **args)


def e2(s: State, about: CallRef, seq: int) -> State:
    """47E2: a call of declarer's side was explained wrongly: what of the lead made upon it?"""
    call, who = named_call(s, about), law22.declarer(s.auction)
    if s.play is None or call is None or who is None or side(call.seat) != side(who):
        return s
    trick = (*s.play.tricks, s.play.current)[0]
    if not trick:
        return s
    leader, led = trick[0]
    if not _may_go_back(s):
        return e2b(s, seq, seat=leader, card=led, by=call.seat, call=call.call)
    made = Made(seq, leader, PASS, leader)
    m = Matter("47", "waits", seq, leader, made, cards=(led,), second=call)
    return on_table(s, unsettled=(*s.table.unsettled, m))


def taken_up(s: State) -> State | None:
    """47E2(a): when the calls are settled (21) it is the lead's turn; None where none waits."""
    m = next((u for u in s.table.unsettled if u.law == "47"), None)
    if m is None:
        return None
    s = on_table(s, unsettled=tuple(u for u in s.table.unsettled if u != m))
    return open_matter(s, replace(m, stage="cause")) if _may_go_back(s) else s


def _may_go_back(s: State) -> bool:
    """47E2(a): nothing has been played to it, and dummy has faced no card."""
    now = s.play
    return (
        s.phase in ("closed", "play")
        and now is not None
        and not (now.tricks or now.dummy_down)
        and len(now.current) == 1
    )


def questions(s: State, m: Matter) -> tuple[Question, ...]:
    """47E2(a): to the director, then to the leader."""
    args = _args(m)
    if m.stage == "cause":
        return (
            question(
                "47E2(a)",
                m.cause,
                "director",
                "lead-misinformed",
                args,
                option("misinformed", "47E2(a)", **args),
                option("not-misinformed", "47E2(a)", **args),
                audience="director",
            ),
        )
    if m.stage == "choice":
        keep, retract = (option(key, "47E2(a)", **args) for key in ("keep", "retract"))
        return (
            question("47E2(a)", m.cause, m.offender, "keep-or-retract-lead", args, keep, retract),
        )
    return ()


def answer(s: State, m: Matter, key: str, value: str | None, seq: int) -> State | Refusal:
    """47E2(a): what the director finds, and what the leader then chooses."""
    match key:
        case "misinformed":
            s = rule(s, "47E2(a)", "lead-misinformed", seq, **_args(m))
            return open_matter(s, replace(m, stage="choice"))
        case "retract":
            return e2a(s, m, seq)
        case "keep":
            return rule(close(s), "47E2(a)", "lead-kept", seq, **_args(m))
    return rule(close(s), "47E2(a)", "lead-not-misinformed", seq, **_args(m))


def called(s: State, m: Matter, made: Made) -> State | None:
    """47E2: a call made meanwhile waits."""
    return None


def e2a(s: State, m: Matter, seq: int) -> State:
    """47E2(a): the lead is taken back, free; the side that misinformed may not use it (16C2)."""
    s = law26.not_led(replace(close(s), play=None), m.offender)
    s = hear(s, other_side(side(m.offender)), m.offender, None, "16C2", m.cause)
    return rule(s, "47E2(a)", "lead-retracted", seq, **_args(m))


def e2b(s: State, seq: int, **args: str) -> State:
    """47E2(b): too late to take it back: the score may be adjusted (1997: 40C)."""
    return review(s, "40C" if s.deal.edition == "1997" else "47E2(b)", seq, **args)


def _args(m: Matter) -> dict[str, str]:
    """``by`` and ``call``: the call of declarer's side that was explained wrongly."""
    assert m.second is not None
    return {"seat": m.offender, "card": m.cards[0], "by": m.second.seat, "call": m.second.call}
