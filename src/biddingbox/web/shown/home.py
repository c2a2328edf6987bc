"""The start page: the books that a case can be ruled by, what was typed, the recent cases."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

import msgspec
from babel.dates import format_skeleton, format_time

from biddingbox.i18n import Messages, phrases
from biddingbox.log import Log
from biddingbox.web.shown.desk import title
from biddingbox.web.tables import Case

#: The books that this version rules by, as game and edition; the first is chosen at first.
BOOKS: Final = (
    ("bridge", "1997"), ("bridge", "2017"), ("estimation", "law18"), ("estimation", "common"),
)  # fmt: skip
#: How times are written in a language.
_LOCALES: Final = {"en": "en_GB", "pt": "pt_BR", "ar": "ar"}


class Typed(msgspec.Struct, frozen=True):
    """What stands in the fields of the start page, as it was typed.

    ``book`` is game and edition with a dash between, as in the cookie that remembers it.
    """

    book: str = "-".join(BOOKS[0])
    board: str = "1"
    dealer: str = ""
    vul: str = ""
    deal: str = ""
    carry: str = ""
    pair_ns: str = ""
    pair_ew: str = ""
    text: str = ""
    log: str = ""

    @property
    def by_hand(self) -> bool:
        """Whether something was set by hand: the fold is then open."""
        return bool(self.dealer or self.vul or self.carry or self.pair_ns or self.pair_ew)


class Recent(msgspec.Struct, frozen=True):
    """A line of the recent cases; ``kind`` is open (a question), wait (a review), or empty."""

    case: str
    title: str
    book: str
    time: str
    state: str
    kind: str = ""


def typed(form: Mapping[str, str], remembered: str | None = None) -> Typed:
    """The fields of a form that was sent; a book that is none of ours is not kept."""
    kept = {name: form[name] for name in Typed.__struct_fields__ if name in form}
    kept.setdefault("book", remembered or "")
    if book_of(kept["book"]) is None:
        del kept["book"]
    return Typed(**kept)


def book_of(name: str) -> tuple[str, str] | None:
    """``bridge-1997`` as game and edition; None for a book that is none of ours."""
    game, _, edition = name.partition("-")
    return (game, edition) if (game, edition) in BOOKS else None


def recent(case: Case, m: Messages, now: datetime | None = None) -> Recent:
    """A case in the list: what it is about, and who is waited for."""
    view = case.log.view("director")
    state, kind = _state(view, m)
    book = m.text(f"page-book-{view['game']}-{view['edition']}")
    return Recent(case.id, about(case.log, m), book, clock(case.times[-1], m, now), state, kind)


def about(log: Log, m: Messages) -> str:
    """The board or the deal, and its first irregular call: "Board 1: 1♥, insufficient"."""
    view = log.view("director")
    name = title(view, m)
    call = next((c for c in view["calls"] if c["irregular"]), None)
    if call is None:
        return name
    kind = str(call["irregular"][0]).replace("_", "-")
    what = m.text(f"irregular-{kind}") if m.has(f"irregular-{kind}") else kind
    shown = phrases.call(m, str(call["call"]))
    return m.text("page-about", title=name, call=shown, what=what)


def clock(at: str, m: Messages, now: datetime | None = None) -> str:
    """A moment (UTC, ISO 8601) by the server's clock; with its day where that is not today's."""
    moment = datetime.fromisoformat(at).astimezone()
    today = (now or datetime.now().astimezone()).astimezone().date()
    here, locale = moment.replace(tzinfo=None), _LOCALES[m.lang]
    time = format_time(here, "short", locale=locale)
    if moment.date() == today:
        return time
    return phrases.listed(m, (format_skeleton("MMMd", here, locale=locale), time))


def _state(view: dict[str, Any], m: Messages) -> tuple[str, str]:
    """Who is waited for, in a word or two."""
    if view["questions"]:
        to = view["questions"][0]["to"]
        if to == "director":
            return m.text("page-state-find"), "open"
        return m.text("page-state-asked", seat=phrases.person(m, to)), "open"
    if view["turn"] is not None:
        return m.text("page-state-turn", seat=phrases.person(m, view["turn"])), ""
    if view["reviews"]:
        return m.text("page-state-review"), "wait"
    over = view["phase"] not in ("auction", "closed", "play")
    return m.text("page-state-over" if over else "page-state-auction-over"), ""
