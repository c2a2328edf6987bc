"""What the director says once it is ruled: what was ruled, who is bound, what may not be used.

The order: what happened and was ruled, to the table; what binds each player, to him; the lead
penalty (2017: restriction), to those who may declare; what is unauthorised (16C); the review after
the play; the turn.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from biddingbox.core import Json
from biddingbox.director import scored, speech_2017
from biddingbox.director.sentences import Sentences
from biddingbox.director.speech_moment import IRREGULAR, Moment
from biddingbox.director.speech_parts import COMES, Line, Piece, Private, Speech, line, text
from biddingbox.i18n import Messages
from biddingbox.seats import members, other_side, side

#: Rulings with words of their own here; the others are said as they are written.
SAID: Final[dict[str, dict[str, Piece]]] = {
    "bridge": {
        "not-accepted": Piece("say-ruled-declined-27a", ("27B",)),
        "partner-silenced-pass": Piece("say-ruled-passed-instead", ("27B",)),
        "partner-silenced-other-bid": Piece("say-ruled-replaced", ("27B",)),
        "partner-silenced-artificial": Piece("say-ruled-replaced", ("27B",)),
        "first-stands": Piece("say-ruled-stands", ("25B2(b)(1)",)),
        "another-call": Piece("say-ruled-another", ("25B2(b)(2)",)),
        "any-legal-call": Piece("say-ruled-any-call", ("31A2",), "seat"),
        "partner-silenced": Piece("say-ruled-any-call", ("29B",), "seat"),
    },
    "estimation": {},
}
#: Not said: what only the director needs, and what the player bound hears in other words.
SILENT: Final[dict[str, frozenset[str]]] = {
    "bridge": frozenset(
        {
            "assessed", "attention", "made-before-ruling", "misinformed", "must-repeat",
            "newest-first", "no-slip", "not-forfeited", "offender-passes-always",
            "offender-passes-once", "oldest-first", "own-law", "partner-no-double", "premature",
            "taken-up-later", "tested-again", "turn-lost", "claimed", "conceded", "claim-agreed",
            "result-ruled", "shown-with-claim",
        }
    ),
    "estimation": frozenset(
        {
            "change-tried", "course-not-shown", "reading", "second-hand", "waits-for-next",
            "with-floor",
        }
    ),
}  # fmt: skip
#: What names an irregularity that the table has heard of already when somebody has answered.
_NAMED: Final = frozenset(
    {"insufficient", "insufficient-again", "misinformation", "out-of-rotation", "out-of-turn-waits"}
)
#: Estimation: the tricks of a deal; a range up to it binds nobody.
_ALL: Final = 13


def announce(m: Messages, before: Json, now: Json, new: Moment) -> Speech:
    """What is told when something has just been ruled and nothing is open; else an empty speech.

    ``before`` and ``now`` are the director's views when he last spoke and now.
    """
    told = [*_ruled(m, now, new), *_bound(m, before, now)] if new.live else []
    heard = list(_unauthorised(m, before, now)) if new.live else []
    worth = list(_scored(m, before, now))
    if not told and not heard:
        return Speech(lines=(*worth, *_number(m, now)))
    opening = new.come and any(r["key"] in IRREGULAR for r in new.rulings)
    lines = [
        *([line(m, COMES[now["game"]], {})] if opening else []),
        *told,
        *heard,
        *worth,
        *_reviews(m, before, now),
        *_turn(m, now),
    ]
    unsaid = m.text("say-unsaid-ruled") if heard else None
    return Speech(tuple(lines), tuple(_alone(m, new, now["edition"])), unsaid)


def _ruled(m: Messages, now: Json, new: Moment) -> Iterator[Line]:
    game, edition = now["game"], now["edition"]
    said = speech_2017.SAID if edition == "2017" else SAID[game]
    for ruling in new.rulings:
        key = ruling["key"]
        if key in SILENT[game] or ruling["audience"] != "table":
            continue
        if key in _NAMED and not new.come:
            continue
        if (piece := said.get(key)) is not None:
            yield line(m, piece, ruling["args"], ruling["law"], edition)
        else:
            yield Line((), (ruling["law"],), Sentences(m, edition).ruling(ruling)["text"])


def _alone(m: Messages, new: Moment, edition: str) -> Iterator[Private]:
    """31A2, 23A of 2017: what the offender's next call costs is for his ears alone (10C1)."""
    for ruling in new.rulings:
        args, law = ruling["args"], ruling["law"]
        match ruling["key"]:
            case "told-comparable":
                told = Sentences(m, edition).ruling(ruling)["text"]
                said = Line((args["seat"],), (law,), told, "tell")
            case "any-legal-call" | "partner-free" if edition == "2017":
                piece = Piece("say-tell-comparable", ("23A", law), "seat", "tell")
                said = line(m, piece, args)
            case "any-legal-call" if law == "31A2":
                said = line(m, Piece("say-tell-31a-now", (law,), "seat", "tell"), args)
            case _:
                continue
        when = text(m, "say-when-before-call", {"to": args["seat"]})
        yield Private(args["seat"], when, (said,))


# --- what binds whom ----------------------------------------------------------------------------


def _bound(m: Messages, before: Json, now: Json) -> Iterator[Line]:
    known = [_without_condition(r) for r in before["restrictions"]]
    fresh = [r for r in now["restrictions"] if _without_condition(r) not in known]
    caps: dict[tuple[str, str], list[str]] = {}
    for record in fresh:
        if record.get("if") == "auction reopened":
            continue
        if record["kind"] == "cap":
            caps.setdefault((record["law"], str(record["number"])), []).append(record["seat"])
            continue
        for message, to, args in _duties(record, now):
            words = {**args, "to": ", ".join(to)}
            yield Line(to, (record["law"],), text(m, message, words))
    for (law, number), seats in caps.items():
        words = {"number": number, "to": ", ".join(seats)}
        yield Line(tuple(seats), (law,), text(m, "say-cap", words))


def _without_condition(record: Json) -> Json:
    return {k: v for k, v in record.items() if k != "if"}


def _duties(r: Json, now: Json) -> Iterator[tuple[str, tuple[str, ...], dict[str, str]]]:
    """A record of ``restrictions`` as messages, each with who is addressed and its arguments."""
    seat = (r.get("seat", ""),)
    match r["kind"]:
        case "must_pass" if r["until"] == "next_turn":
            yield "say-must-pass-once", seat, {}
        case "must_pass":
            yield "say-must-pass-always", seat, {}
        case "must_repeat":
            yield "say-must-repeat", seat, {"call": r["call"]}
        case "no_double":
            yield "say-no-double", seat, {}
        case "lead":
            yield _lead(r, now)
        case "penalty_card":
            yield "say-penalty-card", seat, {"cards": r["card"]}
            if "if" in r:
                yield "say-penalty-card-waits", members(other_side(side(r["seat"]))), {}
        case "score_cap":
            yield "say-score-cap", members(r["side"]), {}
        case "floor":
            yield "say-floor", seat, {"number": str(r["number"])}
        case "not_thirteen":
            yield "say-not-thirteen", seat, {}


def _lead(r: Json, now: Json) -> tuple[str, tuple[str, ...], dict[str, str]]:
    """26, 50D: a choice that waits, to those who may declare; one that is made, to the leader."""
    args = {"leader": r["leader"], "suits": "".join(r["suits"])}
    opponents = members(other_side(side(r["leader"])))
    if "chosen" in r:
        message = "say-lead-required" if r["chosen"] == "require" else "say-lead-forbidden"
        return message, (r["leader"],), args
    if "if" not in r:
        return "say-lead-waits-closed", (now["declarer"],), args
    waits = "say-lead-waits" if "require" in r["may"] else "say-lead-waits-forbid"
    return waits, opponents, args


# --- what may not be used, what comes later, whose turn it is -------------------------------------


def _unauthorised(m: Messages, before: Json, now: Json) -> Iterator[Line]:
    """16: told to the side that may not use it, and that the other side may."""
    said = set()
    for record in now["unauthorised"]:
        what = (record["side"], record["call"], record["law"])
        if record in before["unauthorised"] or what in said:
            continue
        said.add(what)
        withdrawn = record["call"] is not None and record["law"].startswith("16C")
        message = "say-may-not-use" if withdrawn else "say-may-not-use-said"
        args = {"side": other_side(record["side"]), "call": record["call"] or ""}
        yield Line(members(record["side"]), (record["law"],), text(m, message, args))


def _reviews(m: Messages, before: Json, now: Json) -> Iterator[Line]:
    """What the director comes back to after the play, said neutrally; 11A is for him alone."""
    new = [r for r in now["reviews"] if r not in before["reviews"] and r["law"] != "11A"]
    if new:
        laws = tuple(dict.fromkeys(r["law"] for r in new))
        yield Line((), laws, m.text("say-call-me-later"))


def _scored(m: Messages, before: Json, now: Json) -> Iterator[Line]:
    """77, 12C: what each side of a bridge board scores, once it is known."""
    if now["game"] != "bridge" or now["scores"] == before["scores"]:
        return
    for record in now["scores"]:
        yield Line((), (record["law"],), scored.score(m, record))


def _turn(m: Messages, now: Json) -> Iterator[Line]:
    if now["phase"] == "auction" and now["turn"] is not None:
        yield _to(m, "say-your-turn", now["turn"], {})
    elif now["phase"] in ("closed", "play") and now["on_lead"] is not None and not now["tricks"]:
        yield _to(m, "say-your-lead", now["on_lead"], {})
    elif now["phase"] == "numbers" and now["turn"] is not None:
        yield from _number(m, now) if _limited(now) else (_to(m, "say-your-turn", now["turn"], {}),)


def _number(m: Messages, now: Json) -> Iterator[Line]:
    """Estimation: who names a number now, where he is not free to name any (E18.C2, E18.C4)."""
    if not _limited(now):
        return
    span = now["range"]
    args = {"min": str(span["min"])}
    message = "say-name-number-only"
    if span["min"] < span["max"]:
        args["max"] = str(span["max"])
        message = "say-name-number"
    if span["barred"]:
        args |= {"max": str(span["max"]), "barred": ", ".join(map(str, span["barred"]))}
        message = "say-name-number-barred"
    yield _to(m, message, span["seat"], args)


def _limited(now: Json) -> bool:
    span = now.get("range") or {"min": 0, "max": _ALL, "barred": []}
    return span["min"] > 0 or span["max"] < _ALL or bool(span["barred"])


def _to(m: Messages, message: str, seat: str, args: Mapping[str, str]) -> Line:
    return Line((seat,), (), text(m, message, {**args, "to": seat}))
