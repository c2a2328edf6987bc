"""A table at which the toy game is played: commands go in, events and refusals are kept."""

from biddingbox.core import Entry, Folded, Game, Question, Refusal, decide, fold
from biddingbox.events import Call, Called, Event, Opening
from biddingbox.seats import Seat
from tests.core.higher import Higher, Table

#: Checked by mypy: the toy is a game, as far as the core can tell.
GAME: Game[Table] = Higher()
OPENING = Opening("higher", "1")


def named(seat: Seat, number: int | str) -> Called:
    return Called(seat, Call(str(number)))


class Log:
    """A log of the toy. ``do`` decides; ``force`` appends whatever it is given."""

    def __init__(self, *commands: Event, opening: Opening = OPENING) -> None:
        self.opening = opening
        self.events: tuple[Event, ...] = ()
        for command in commands:
            assert self.do(command) is None

    def do(self, command: Event) -> Refusal | None:
        decided = decide(GAME, self.folded, self.events, command)
        if isinstance(decided, Refusal):
            return decided
        self.events += decided
        return None

    def force(self, *events: Event) -> "Log":
        self.events += events
        return self

    @property
    def folded(self) -> Folded[Table]:
        return fold(GAME, self.opening, self.events)

    @property
    def state(self) -> Table:
        return self.folded.state

    @property
    def questions(self) -> tuple[Question, ...]:
        return GAME.questions(self.state)

    @property
    def numbers(self) -> list[tuple[int, str, int]]:
        """What stands: seq, seat, number."""
        return [(x.seq, x.seat, x.value) for x in self.state.stands]

    @property
    def unfit(self) -> list[tuple[int, str]]:
        return [(u.seq, u.refusal.key) for u in self.folded.unfit]

    @property
    def seqs(self) -> list[int]:
        return [e.seq for e in self.entries]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.folded.entries
