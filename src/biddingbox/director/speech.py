"""What the director says now: to the table, in the order of the law, and to one player alone.

While a question is open the script of its key is spoken (:mod:`~biddingbox.director.speech_bridge`,
:mod:`~biddingbox.director.speech_estimation`), and only that matter; what waits is not mentioned.
When nothing is open, what has just been ruled is told (:mod:`~biddingbox.director.speech_rulings`).
"""

from typing import TYPE_CHECKING, Final

from biddingbox.core import Json, Question, Refusal
from biddingbox.director import speech_2017, speech_bridge, speech_estimation, speech_lead
from biddingbox.director.sentences import Sentences
from biddingbox.director.speech_moment import Moment, moment
from biddingbox.director.speech_parts import (
    COMES,
    Does,
    Line,
    Piece,
    Private,
    Script,
    Speech,
    line,
    text,
)
from biddingbox.director.speech_rulings import announce
from biddingbox.events import Answered
from biddingbox.i18n import Messages
from biddingbox.seats import RHO

if TYPE_CHECKING:
    from biddingbox.log import Log

SCRIPTS: Final[dict[str, dict[str, Script]]] = {
    "bridge": speech_bridge.SCRIPTS | speech_lead.SCRIPTS,
    "estimation": speech_estimation.SCRIPTS,
}
#: The clauses of what a declined call out of rotation costs, and what the offender hears alone.
DECLINED: Final[dict[str, tuple[dict[str, Piece], dict[str, tuple[Piece, ...]]]]] = {
    "1997": (speech_bridge.DECLINED, speech_bridge.DECLINED_ALONE),
    "2017": (speech_2017.DECLINED, speech_2017.DECLINED_ALONE),
}
#: Answers after which what happened is yet to be named: to the order, and to an earlier attempt.
_BEFORE: Final = frozenset({"decline", "newest-first", "oldest-first"})


def script_of(key: str, game: str, edition: str) -> Script | None:
    """The script of a question: that of the edition before the common one."""
    own = speech_2017.SCRIPTS if edition == "2017" else {}
    return own.get(key) or SCRIPTS[game].get(key)


def speech(log: "Log", messages: Messages) -> Speech:
    """What the director says for a log as it now stands; empty where nothing is irregular."""
    now = log.view("director")
    new = moment(log)
    if log.questions:
        return _asking(log, messages, log.questions[0], now, new)
    return announce(messages, log.game.view(new.before, "director"), now, new)


def _asking(log: "Log", m: Messages, asked: Question, now: Json, new: Moment) -> Speech:
    edition = now["edition"]
    script = script_of(asked.key, now["game"], edition)
    if script is None:
        return _plain(m, asked, now, new)
    args = _args(asked, now)
    pieces = [*_opening(script, asked, new), *script.lines]
    extra = _declined(log, asked)
    if asked.key == "accept-out-of-rotation":
        pieces[-1:-1] = (DECLINED[edition][0][law] for law in extra)
    lines = (line(m, p, args, asked.law, edition) for p in pieces if _fits(p, asked))
    about = args.get(script.unsaid_about)
    unsaid = {**args, "to": about} if about else args
    return Speech(
        tuple(lines),
        _aside(m, script, asked, args, edition, extra),
        text(m, script.unsaid, unsaid, edition) if script.unsaid else None,
    )


def _opening(script: Script, asked: Question, new: Moment) -> list[Piece]:
    """9B2 where he has just come; what happened where that matter has not been spoken of yet."""
    cause = asked.id.rpartition("@")[2]
    spoken = any(
        a.option not in _BEFORE and (a.re or "").rpartition("@")[2] == cause for a in new.answers
    )
    return [p for p in script.opening if (new.come if p in COMES.values() else not spoken)]


def _fits(piece: Piece, asked: Question) -> bool:
    wanted = not piece.having or asked.option(piece.having) is not None
    return wanted and (not piece.lacking or asked.option(piece.lacking) is None)


def _args(asked: Question, now: Json) -> dict[str, str]:
    """The arguments of the question, of its options, and what selects a form of a sentence."""
    args = {"owner": str(asked.to)}
    for option in asked.options:
        args |= option.args
    args |= asked.args
    if "lowest" in args:
        args["good"] = "no" if args["lowest"] == "P" else "yes"
    if asked.key in ("accept-insufficient", "correct-insufficient"):
        args["silenced"] = "yes" if _passes_to_the_end(now, args["partner"]) else "no"
    if asked.key == "called-over-which":
        args = {"seat": args.get("offender", ""), "only_asked": "no"} | args
    if "suits" in args:
        args["every"] = "yes" if set(args["suits"]) == set("SHDC") else "no"
    if asked.key == "accept-out-of-rotation":
        args["kind"] = "pass" if args["call"] == "P" else "bid"
        args["rho"] = RHO[args["seat"]]  # type: ignore[index]
    if asked.key in ("caused-by-misinformation", "change-misinformed"):
        cause = next(r for r in reversed(now["rulings"]) if r["key"] == "misinformation")
        args |= {"by": cause["args"]["seat"], "over": cause["args"]["call"]}
    if asked.key == "lead-out-of-turn":
        args["suit"] = args["card"][0]
    if asked.key == "order-of-matters":
        args["call"] = args["first"]
    return args


def _passes_to_the_end(now: Json, seat: str) -> bool:
    return any(
        r["kind"] == "must_pass" and r["seat"] == seat and r["until"] == "end_of_auction"
        for r in now["restrictions"]
    )


def _declined(log: "Log", asked: Question) -> tuple[str, ...]:
    """30 to 32: the clauses that the engine would apply were the call out of rotation declined."""
    if asked.key != "accept-out-of-rotation":
        return ()
    after = log.game.apply(log.state, log.seq + 1, Answered(asked.to, "decline", re=asked.id))
    if isinstance(after, Refusal):
        return ()
    new = [r["law"] for r in log.game.rulings(after) if r["seq"] == log.seq + 1]
    known = DECLINED[log.opening.edition][0]
    return tuple(dict.fromkeys(law for law in new if law in known))


def _aside(
    m: Messages,
    script: Script,
    asked: Question,
    args: dict[str, str],
    edition: str,
    extra: tuple[str, ...],
) -> tuple[Private, ...]:
    if script.aside is None or args.get("only_asked") == "yes":
        return ()
    told = (p for law in extra for p in DECLINED[edition][1].get(law, ()))
    pieces = [*script.aside.pieces, *told]
    to = args[script.aside.to]
    lines = tuple(line(m, p, args, asked.law, edition) for p in pieces if _fits(p, asked))
    when = text(m, script.aside.when, {**args, "to": to})
    return (Private(to, when, lines),) if lines else ()


def _plain(m: Messages, asked: Question, now: Json, new: Moment) -> Speech:
    """A question without a script: what each answer leads to, then the question, as written."""
    data = {
        "key": asked.key,
        "law": asked.law,
        "args": asked.args,
        "options": [{"key": o.key, "law": o.law, "args": o.args} for o in asked.options],
    }
    said = Sentences(m, now["edition"]).question(data)
    to = () if asked.to == "director" else (str(asked.to),)
    return Speech(
        (
            *([line(m, COMES[now["game"]], {})] if new.come else []),
            *(Line(to, (o["law"],), o["then"]) for o in said["options"]),
            Line(to, (asked.law,), said["text"], "ask"),
        ),
        unsaid=m.text("say-unsaid-choice"),
    )


__all__ = ["Does", "Line", "Private", "Speech", "speech"]
