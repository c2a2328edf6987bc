"""The public face of the engine: a log of one deal at one table, and what it says.

A :class:`Log` is a value: :meth:`Log.append` gives a new one, or a refusal, and never changes the
old. Everything else is derived from the events.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from biddingbox import core
from biddingbox.bridge.game import Bridge
from biddingbox.bridge.state import State as BridgeState
from biddingbox.core import Folded, Question, Refusal, Shown, Unfit, Viewer
from biddingbox.errors import BiddingBoxError, NotationError
from biddingbox.estimation.game import Estimation
from biddingbox.estimation.state import State as EstimationState
from biddingbox.events import CORRECTIONS, Answered, Call, Event, Opening
from biddingbox.records.notation import ParsedLog, parse_event, parse_log, write_log

BRIDGE: Final = Bridge()
ESTIMATION: Final = Estimation()
#: The games that a log can be of, by the name in its opening event.
GAMES: Final[dict[str, Shown[Any]]] = {"bridge": BRIDGE, "estimation": ESTIMATION}


class Log(msgspec.Struct, frozen=True):
    """A deal at a table: the opening event, the events after it, and their fold."""

    opening: Opening
    events: tuple[Event, ...]
    folded: Folded[Any]

    @property
    def seq(self) -> int:
        """The seq of the last event; 0 before the first."""
        return len(self.events)

    @property
    def game(self) -> Shown[Any]:
        """The game that the log is of."""
        return GAMES[self.opening.game]

    @property
    def state(self) -> Any:
        """The state that the events fold into: a frozen value of its game."""
        return self.folded.state

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions now open, each with its owner and options."""
        return self.game.questions(self.state)

    @property
    def unfit(self) -> tuple[Unfit, ...]:
        """Events that the course of things, as corrected, cannot take."""
        return self.folded.unfit

    def append(self, command: Event | str, *, seen: int | None = None) -> "Log | Refusal":
        """One more event, given as a value or as a line of the notation.

        ``seen`` is the last seq that the sender could see: where the table has moved on since,
        the command is refused. Raises :class:`NotationError` for a line that cannot be read.
        """
        event = self.read(command) if isinstance(command, str) else command
        if seen is not None and seen != self.seq:
            return Refusal("moved-on", args={"seen": str(seen), "seq": str(self.seq)})
        decided = core.decide(self.game, self.folded, self.events, event)
        if isinstance(decided, Refusal):
            return decided
        log = self
        for one in decided:
            log = log.extended(one)
        return log

    def read(self, line: str) -> Event:
        """An event from a line of the notation, with the words of the log's game."""
        return parse_event(line, game=self.opening.game)

    def extended(self, event: Event) -> "Log":
        """The log with one more event that has been decided already."""
        events = (*self.events, event)
        backwards = isinstance(event, Answered) and event.option == "reading"
        if backwards or type(event) in CORRECTIONS:
            return Log(self.opening, events, core.fold(self.game, self.opening, events))
        return Log(self.opening, events, core.step(self.game, self.folded, len(events), event))

    def view(self, viewer: Viewer = "director") -> dict[str, Any]:
        """What a seat, a spectator or the director may see, in the shape of design section 5."""
        return self.game.view(self.state, viewer, seq=self.seq, unfit=self.unfit)

    def tree(self) -> dict[str, Any] | None:
        """Every path from here until no question is open; None where none is open now."""
        from biddingbox.director.tree import tree

        return tree(self)

    def text(self) -> str:
        """The log in the notation."""
        return write_log(self.opening, self.events)


def new(opening: Opening) -> Log:
    """A log before its first event. Raises BiddingBoxError for a game or edition not known."""
    if opening.game not in GAMES:
        raise BiddingBoxError(f"game {opening.game} {opening.edition}: this game is not known")
    return Log(opening, (), core.fold(GAMES[opening.game], opening, ()))


def fold(opening: Opening, events: Sequence[Event]) -> Log:
    """The log of events already decided: total, what does not fit is listed in ``unfit``."""
    new(opening)
    return Log(opening, tuple(events), core.fold(GAMES[opening.game], opening, tuple(events)))


def build(parsed: ParsedLog) -> Log:
    """The log of a text already read, line by line as if it were typed.

    Raises :class:`NotationError` with the place of a line that the table refuses.
    """
    log = new(parsed.opening)
    for event, place in zip(parsed.events, parsed.places, strict=True):
        after = log.append(event)
        if isinstance(after, Refusal):
            raise NotationError(
                place.line, place.column, repr(place.text), "a line that the table takes",
                refusal=after,
            )  # fmt: skip
        log = after
    return log


def parse(text: str) -> Log:
    """Read a log in the notation and fold it.

    Raises :class:`NotationError` (line, column, found, expected) for text that cannot be read or
    that the table refuses; nothing is half applied.
    """
    return build(parse_log(text))


def answer(log: Log, lang: str = "en") -> dict[str, Any]:
    """The answer of ``rule --json`` (design section 5), with its sentences in a language."""
    from biddingbox.director.answer import answer as said
    from biddingbox.i18n import messages

    return said(log, messages(lang))


def legal_calls(state: Any) -> tuple[Call, ...]:
    """The legal calls of the player whose turn it is, as text; empty when nobody may call."""
    if isinstance(state, BridgeState):
        return BRIDGE.legal_calls(state)
    if isinstance(state, EstimationState):
        return ESTIMATION.legal_calls(state)
    raise BiddingBoxError(f"a state of no game known: {type(state).__name__}")


__all__ = ["Log", "answer", "build", "fold", "legal_calls", "new", "parse"]
