"""A step that is to be changed: what it is, and what it might have been instead."""

from collections.abc import Mapping

import msgspec

from biddingbox import core
from biddingbox.director.answer import answer as answered
from biddingbox.director.facts import Step, steps
from biddingbox.events import CORRECTIONS, Answered, Called, With
from biddingbox.i18n import Messages
from biddingbox.log import Log
from biddingbox.web.shown.entry import BOX, last_bid, regular
from biddingbox.web.shown.fault import Fault
from biddingbox.web.shown.question import Panel, panels


class Changing(msgspec.Struct, frozen=True):
    """The page of a step: the step, the box if it was a call, the question if it was an answer."""

    step: Step
    seat: str
    call: str
    regular: tuple[str, ...]
    last: str
    panel: Panel | None
    fault: Fault | None = None
    kept: Mapping[str, str] = {}


def before(log: Log, seq: int) -> Log | None:
    """The table just before a step of the present course; None where that course has no such step.

    The events are those before it as they were entered, so that a step tried there has a seq of
    its own; the state is that of the course as corrected.
    """
    entries = log.folded.entries
    for at, entry in enumerate(entries):
        if entry.seq == seq and type(entry.event) not in CORRECTIONS:
            state = core.fold_entries(log.game, log.opening, entries[:at])
            return Log(log.opening, log.events, state)
    return None


def step(log: Log, seq: int, m: Messages) -> Changing | None:
    """The page of a step, or None."""
    then = before(log, seq)
    if then is None:
        return None
    entries = log.folded.entries
    event = next(
        e.event for e in entries if e.seq == seq and type(e.event) not in CORRECTIONS
    )  # fmt: skip
    shown = next(s for s in steps(log, m) if s.seq == seq)
    called = isinstance(event, Called | With)
    bridge = log.opening.game == "bridge"
    return Changing(
        step=shown,
        seat=shown.who if called else "",
        call=event.call if isinstance(event, Called) else "",
        regular=regular(then, shown.who, BOX) if called and bridge else (),
        last=last_bid(then.view("director")),
        panel=_panel(then, event.re, m) if isinstance(event, Answered) else None,
    )


def _panel(then: Log, asked: str | None, m: Messages) -> Panel | None:
    """The question that an answer was to, as it stood then."""
    return next((p for p in panels(answered(then, m), m) if p.id == asked), None)
