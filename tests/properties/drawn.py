"""Hypothesis as the one who picks what happens at a table, and tables as a strategy."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st
from msgspec.structs import replace

from biddingbox import Log, Refusal
from biddingbox.events import Call, Called, Event
from biddingbox.log import new
from tests.properties import playing, tables

T = TypeVar("T")


class DrawPick:
    """A :class:`tests.properties.pick.Pick` that draws; it shrinks to the first items."""

    def __init__(self, draw: Callable[[st.SearchStrategy[Any]], Any]) -> None:
        self._draw = draw

    def one(self, items: Sequence[T]) -> T:
        found: T = self._draw(st.sampled_from(items))
        return found

    def number(self, low: int, high: int) -> int:
        return int(self._draw(st.integers(low, high)))


@st.composite
def whole_logs(draw: st.DrawFn, most: int = 14, *, hands: bool = False) -> Log:
    """Logs that the engine has accepted, with whatever happened on the way."""
    p = DrawPick(draw)
    opening = tables.opening(p)
    if hands:
        opening = replace(opening, hands=tables.deal(p, ("N", "E", "S", "W")))
    log = new(opening)
    for _ in range(draw(st.integers(0, most))):
        after = log.append(tables.command(p, log))
        if not isinstance(after, Refusal):
            log = after
    return log


@st.composite
def played_logs(draw: st.DrawFn, most: int = 60) -> Log:
    """Logs of a short auction and of what came after it, the end of the board included."""
    p = DrawPick(draw)
    log = new(replace(tables.opening(p), hands=tables.deal(p, ("N", "E", "S", "W"))))
    for call in (p.one(("1NT", "2S", "4H", "3C")), p.one(("P", "X")), "P", "P", "P"):
        if log.state.phase == "auction":
            log = _entered(log, Called(log.state.auction.turn, Call(call)))
    for _ in range(draw(st.integers(0, most))):
        if log.questions:
            log = _entered(log, tables.answer(p, log))
        elif log.state.phase in ("closed", "play"):
            log = _entered(log, playing.after_auction(p, log))
    return log


def _entered(log: Log, command: Event) -> Log:
    after = log.append(command)
    return log if isinstance(after, Refusal) else after


@st.composite
def regular_logs(draw: st.DrawFn, *, closed: bool = True) -> Log:
    """Regular auctions of every length: the player in turn makes a legal call."""
    p = DrawPick(draw)
    log = new(replace(tables.opening(p), earlier=()))  # the cards are those of the board
    patience = draw(st.integers(0, 60))
    while log.state.phase == "auction" and (closed or patience):
        legal = list(log.view()["legal"])
        if patience <= 0:
            call = "P"
        else:
            # The nearest calls first, so that long auctions are found as well as short ones.
            call = draw(st.sampled_from(legal[1:4] + legal[:1] + legal[4:]))
            patience -= 1
        after = log.append(f"{log.state.auction.turn} {call}")
        assert isinstance(after, Log)
        log = after
    return log
