"""What is new at the table since the director last spoke."""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from biddingbox.core import Entry, Game, Json, Refusal
from biddingbox.events import CORRECTIONS, Answered, Attention, Director, Event, Noted

if TYPE_CHECKING:
    from biddingbox.log import Log

#: Rulings that name an irregularity: before the director has come to it, nothing of it is told.
IRREGULAR: Final = frozenset(
    {
        "above-thirteen", "after-final-pass", "after-final-pass-both", "as-if-no-irregularity",
        "auction-is-over", "bare-number", "below-four", "both-silenced", "both-silenced-in-turn",
        "card-seen", "counts-as-pass", "defender-after-final-pass", "excluded-waits",
        "inadmissible", "insufficient", "lead-out-of-turn", "misinformation", "moved-to",
        "must-raise", "name-again",
        "number-out-of-turn", "number-out-of-turn-binds", "number-waits", "out-of-rotation",
        "out-of-the-auction", "out-of-turn-binds", "out-of-turn-cancelled", "out-of-turn-waits",
        "partner-passes-once", "player-skipped", "second-auction", "stands-after-all",
        "stays-face-up", "with-below-four", "with-nothing", "with-other-bid", "with-out-of-turn",
        "with-own-bid", "wrong-board", "wrong-board-late", "wrong-board-partner-called",
        "wrong-hand-called",
    }
)  # fmt: skip


class Moment(msgspec.Struct, frozen=True):
    """What has happened since the director last spoke to the table.

    ``before`` is the state then, ``rulings`` what has been ruled since, ``answers`` what was
    answered since; ``live`` says whether the last event brought a ruling, settled what was open,
    or brought him here.
    """

    before: Any
    rulings: tuple[Json, ...]
    answers: tuple[Answered, ...]
    live: bool

    @property
    def come(self) -> bool:
        """Whether he has just come: nobody has answered him yet."""
        return not self.answers


def moment(log: "Log") -> Moment:
    """What is new since he last spoke: since ``director rules``, or a moment with nothing open.

    A finding given at once after such a moment belongs to it: the ruling is then told as a whole.
    Of an irregularity that nobody has noticed nothing has been told.
    """
    game = log.game
    state = before = game.start(log.opening, log.folded.entries)
    known = game.rulings(state)
    answers: tuple[Answered, ...] = ()
    told = hidden = live = False
    for entry in log.folded.entries:
        event = entry.event
        was, state = state, _after(game, state, entry)
        if type(event) in CORRECTIONS or isinstance(event, Noted):
            continue
        if told and not isinstance(event, Answered):
            before, answers = was, ()
        ruled = [r for r in game.rulings(state) if r not in known]
        known = [*known, *ruled]
        brings = _brings(event)
        live = bool(ruled) or brings or bool(game.questions(was))
        hidden = not brings and (hidden or any(r["key"] in IRREGULAR for r in ruled))
        told = not hidden and not game.questions(state)
        if isinstance(event, Answered):
            answers += (event,)
        if isinstance(event, Director) and event.act == "rules":
            before, answers, live = state, (), False
    old = game.rulings(before)
    new = tuple(r for r in game.rulings(state) if r not in old)
    return Moment(before, new, answers, live)


def _after(game: Game[Any], state: Any, entry: Entry) -> Any:
    after = game.apply(state, entry.seq, entry.event)
    return state if isinstance(after, Refusal) else after


def _brings(event: Event) -> bool:
    """Whether this brings the director to the table, or shows that he is there (9B1)."""
    called = isinstance(event, Director) and event.act == "called"
    return called or isinstance(event, Attention | Answered)
