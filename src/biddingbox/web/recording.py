"""A whole deal of Estimation as a scorer writes it down: owner, numbers, tricks, in one form."""

import re
from typing import Final

from biddingbox.core import Refusal
from biddingbox.errors import NotationError
from biddingbox.estimation.numbers import span
from biddingbox.estimation.state import naming, turn
from biddingbox.i18n import Messages
from biddingbox.log import Log
from biddingbox.seats import Seat
from biddingbox.sheets.game_order import ROUND
from biddingbox.web.fields import Form, optional
from biddingbox.web.problems import said

#: Nobody bid: all passed.
NOBODY: Final = "nobody"
_BID: Final = re.compile(r"(4|5|6|7|8|9|10|11|12|13)(C|D|H|S|NT)\Z", re.ASCII)
_NUMBER: Final = re.compile(r"[0-9]|1[0-3]", re.ASCII)


class Fault(ValueError):
    """A field that cannot be taken, and why, in the language of the page."""

    def __init__(self, field: str, text: str) -> None:
        super().__init__(text)
        self.field, self.text = field, text


def recorded(log: Log, form: Form, m: Messages) -> tuple[str, ...]:
    """The lines that a filled-in form stands for, tried on the log one after another.

    Raises :class:`Fault` at the first field that cannot be taken.
    """
    sent: list[str] = []

    def say(line: str, field: str) -> None:
        nonlocal log
        try:
            after = log.append(line)
        except NotationError as error:
            raise Fault(field, said(m, error).text) from None
        if isinstance(after, Refusal):
            raise Fault(field, said(m, after).text)
        log = after
        sent.append(line)

    for seat in ROUND:
        if form.get(f"dash-{seat}"):
            say(f"{seat} dash-call", f"dash-{seat}")
            if log.state.gone:
                raise Fault(f"dash-{seat}", m.text("pad-wrong-dash"))
    owner = optional(form, "owner")
    if log.state.phase == "auction":
        for line in _auction(log, form, m):
            say(line, "owner")
    elif owner not in ("", NOBODY) or optional(form, "bid"):
        raise Fault("owner", m.text("pad-wrong-fixed"))
    for seat in ROUND:
        if form.get(f"with-{seat}") and owner in ("", NOBODY):
            raise Fault(f"with-{seat}", m.text("pad-wrong-with"))
    while (who := naming(log.state)) is not None:
        say(f"{who} {_number(log, form, who, m)}", f"number-{who}")
        if naming(log.state) == who:
            raise Fault(f"number-{who}", m.text("pad-wrong-number"))
    if log.state.phase == "cancelled":  # nobody bid, and the house rules deal again
        return tuple(sent)
    say("tricks " + " ".join(f"{seat} {_tricks(form, seat, m)}" for seat in ROUND), "tricks-N")
    return tuple(sent)


def _auction(log: Log, form: Form, m: Messages) -> list[str]:
    """``owner N 5H with E``; or four passes, in rotation from the one in turn."""
    owner = optional(form, "owner")
    if owner == NOBODY:
        first = turn(log.state)
        at = ROUND.index(first) if first is not None else 0
        order = (*ROUND[at:], *ROUND[:at])
        return [f"{seat} P" for seat in order if seat not in log.state.auction.dash]
    if owner not in ROUND:
        raise Fault("owner", m.text("pad-wrong-owner"))
    bid = optional(form, "bid").upper().replace(" ", "")
    if bid.endswith("N"):
        bid += "T"
    if not _BID.fullmatch(bid):
        raise Fault("bid", m.text("pad-wrong-bid"))
    joined = [seat for seat in ROUND if form.get(f"with-{seat}") and seat != owner]
    return [f"owner {owner} {bid}" + (f" with {' '.join(joined)}" if joined else "")]


def _number(log: Log, form: Form, seat: Seat, m: Messages) -> int:
    """The number that a player named, within what he might name."""
    text = optional(form, f"number-{seat}")
    if not _NUMBER.fullmatch(text):
        raise Fault(f"number-{seat}", m.text("pad-wrong-number"))
    floor, cap, barred = span(log.state, log.state.ending, seat)
    if not floor <= int(text) <= cap or int(text) in barred:
        args = {"min": str(floor), "max": str(cap)}
        if barred:
            bar = ", ".join(map(str, barred))
            raise Fault(f"number-{seat}", m.text("pad-wrong-range-but", barred=bar, **args))
        raise Fault(f"number-{seat}", m.text("pad-wrong-range", **args))
    return int(text)


def _tricks(form: Form, seat: Seat, m: Messages) -> int:
    text = optional(form, f"tricks-{seat}")
    if not _NUMBER.fullmatch(text):
        raise Fault(f"tricks-{seat}", m.text("pad-wrong-tricks"))
    return int(text)
