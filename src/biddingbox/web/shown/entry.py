"""The page that takes what happened: who may be meant, what would be irregular, what follows.

No law is judged here: a call is tried on a copy of the log, and what the engine then says is shown.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from biddingbox.core import Refusal
from biddingbox.director.answer import answer as answered
from biddingbox.director.answered import name_of_option
from biddingbox.director.facts import moment, sentence
from biddingbox.events import Event
from biddingbox.i18n import Messages, phrases
from biddingbox.log import Log
from biddingbox.web.commands import speaker
from biddingbox.web.happened import FOUND
from biddingbox.web.shown.board import COLUMNS
from biddingbox.web.shown.fault import Fault

Json = dict[str, Any]
#: The box of bridge: pass, double and redouble, and the 35 bids (18A, 19).
BOX: Final = (
    *("P", "X", "XX"),
    *(f"{level}{d}" for level in range(1, 8) for d in ("C", "D", "H", "S", "NT")),
)
#: As many calls as can be named by a press; older ones can be typed.
LATELY: Final = 12


class Made(msgspec.Struct, frozen=True):
    """A call that was made: its name in the log (``E#1``), whose, which, and the two in words."""

    ref: str
    seat: str
    call: str
    text: str


class Told(msgspec.Struct, frozen=True):
    """A sentence and its clause."""

    text: str
    law: str = ""


class Preview(msgspec.Struct, frozen=True):
    """What will follow from a call that is not entered yet.

    ``fields`` are those of the form that sends it once more, ``what`` says what it was, ``asks``
    is the first question that it opens, and ``to`` whose that is.
    """

    fields: tuple[tuple[str, str], ...]
    what: str
    told: tuple[Told, ...]
    to: str = ""
    asks: Told | None = None
    pressed: str = ""


class Entry(msgspec.Struct, frozen=True):
    """The page. ``regular`` are the calls of the box that would be regular for the speaker."""

    speaker: str
    seats: tuple[str, ...]
    regular: tuple[str, ...]
    last: str
    made: tuple[Made, ...]
    lasts: tuple[Made, ...]
    findings: tuple[tuple[str, str], ...]
    preview: Preview | None = None
    fault: Fault | None = None
    kept: Mapping[str, str] = {}
    after: bool = False


def entry(
    log: Log,
    m: Messages,
    seat: str | None = None,
    *,
    preview: Preview | None = None,
    fault: Fault | None = None,
    kept: Mapping[str, str] | None = None,
) -> Entry:
    """The page for a log; ``seat`` is who spoke, if it is not the player who is expected to."""
    view, game = log.view("director"), log.opening.game
    after = view["phase"] not in ("auction", "numbers")
    who = seat or speaker(log) or view["on_lead"] or view["dealer"]
    made = calls(view, m)
    return Entry(
        speaker=who,
        seats=COLUMNS[game],
        regular=regular(log, who, BOX) if game == "bridge" and not after else (),
        last=last_bid(view),
        made=made[:LATELY],
        lasts=tuple({call.seat: call for call in reversed(made)}.values())[::-1],
        findings=tuple((key, name_of_option(m, key)) for key in FOUND),
        preview=preview,
        fault=fault,
        kept=kept or {},
        after=after,
    )


def plain(log: Log, fault: Fault | None, kept: Mapping[str, str] | None) -> Entry:
    """As much of the page as the desk needs for its own forms: what was filled in, and a fault."""
    seats = COLUMNS[log.opening.game]
    return Entry("", seats, (), "", (), (), (), None, fault, kept or {})


def calls(view: Json, m: Messages) -> tuple[Made, ...]:
    """The calls that were really made, the last one first; a pass of the law is none."""
    count: dict[str, int] = {}
    made = []
    for record in view["calls"]:
        if record["status"] == "implied":
            continue
        seat, call = record["seat"], str(record["call"])
        count[seat] = count.get(seat, 0) + 1
        words = {"seat": phrases.person(m, seat), "call": phrases.call(m, call)}
        made.append(Made(f"{seat}#{count[seat]}", seat, call, m.text("fact-called", **words)))
    return tuple(reversed(made))


def last_bid(view: Json) -> str:
    """The last bid that stands."""
    bids = [str(c["call"]) for c in view["auction"] if c["call"][0].isdecimal()]
    return bids[-1] if bids else ""


def regular(log: Log, seat: str, names: Sequence[str]) -> tuple[str, ...]:
    """Those of some calls that the engine would take from a seat as regular."""
    return tuple(name for name in names if is_regular(log, f"{seat} {name}"))


def is_regular(log: Log, line: str) -> bool:
    """Whether a call, tried on the log, is neither refused nor marked, nor waits for a ruling."""
    after = log.append(line)
    if isinstance(after, Refusal):
        return False
    tried = [c for c in after.view("director")["calls"] if c["seq"] == after.seq]
    return all(c["status"] in ("stands", "implied") and not c["irregular"] for c in tried)


def new_rulings(before: Json, after: Json) -> tuple[Json, ...]:
    """The rulings of one view that another did not have."""
    return tuple(r for r in after["rulings"] if r not in before["rulings"])


def new_questions(before: Json, after: Json) -> tuple[Json, ...]:
    """The questions of one view that another did not have."""
    asked = {q["id"] for q in before["questions"]}
    return tuple(q for q in after["questions"] if q["id"] not in asked)


def raises(before: Log, after: Log) -> bool:
    """Whether something follows that is worth a look first: a question, or a ruling.

    What a regular call brings by itself, such as the end of Estimation's auction, is not.
    """
    old, new = before.view("director"), after.view("director")
    if new_questions(old, new):
        return True
    return bool(new_rulings(old, new)) and not _regular(before, after, old, new)


def _regular(before: Log, after: Log, old: Json, new: Json) -> bool:
    """Whether all that was added are regular calls, made while nothing was open."""
    made = [c for c in new["calls"] if c["seq"] > before.seq]
    return (
        not old["questions"]
        and len(made) == after.seq - before.seq
        and all(c["status"] == "stands" and not c["irregular"] for c in made)
    )


def preview(before: Log, after: Log, form: Mapping[str, str], m: Messages) -> Preview:
    """What follows from the events that the second log has more than the first."""
    old, new = answered(before, m), answered(after, m)
    asked = next(iter(new_questions(old, new)), None)
    return Preview(
        fields=tuple((name, form[name]) for name in ("do", "seat", "call", "text") if name in form),
        what=said(before, after.events[before.seq :], m),
        told=tuple(Told(r["text"], r["law"]) for r in new_rulings(old, new)),
        to=asked["to"] if asked else "",
        asks=Told(asked["text"], asked["law"]) if asked else None,
        pressed=form.get("call", ""),
    )


def said(log: Log, events: Iterable[Event], m: Messages) -> str:
    """Some events in words, one after another."""
    words = []
    for event in events:
        words.append(sentence(m, event, moment(log)))
        log = log.extended(event)
    return phrases.listed(m, words)
