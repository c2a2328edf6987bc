"""Estimation as a game for the core: what :class:`biddingbox.core.Game` asks for."""

from collections.abc import Sequence

from biddingbox.core import Entry, Json, Question, Refusal, Unfit, Viewer
from biddingbox.estimation import engine
from biddingbox.estimation import view as views
from biddingbox.estimation.state import State
from biddingbox.events import Call, Event, Opening, TableEvent


class Estimation:
    """Estimation by Law 18 of its tournament book, or as it is commonly played."""

    name = "estimation"

    def start(self, opening: Opening, entries: Sequence[Entry] = ()) -> State:
        """The state before the first call. Raises BiddingBoxError for what is not known."""
        return engine.start(opening, entries)

    def classify(self, state: State, event: TableEvent) -> Refusal | None:
        """On line, what is irregular is refused with its clause; elsewhere it is recorded."""
        return engine.classify(state, event)

    def apply(self, state: State, seq: int, event: Event) -> State | Refusal:
        """The state after an event, or why it does not fit."""
        return engine.apply(state, seq, event)

    def questions(self, state: State) -> tuple[Question, ...]:
        """The questions now open."""
        return engine.questions(state)

    def view(
        self, state: State, viewer: Viewer, *, seq: int = 0, unfit: Sequence[Unfit] = ()
    ) -> Json:
        """What a viewer may see, in the shape of design section 5."""
        return views.view(state, viewer, seq=seq, unfit=unfit)

    def rulings(self, state: State) -> list[Json]:
        """The rulings so far, as data."""
        return views.rulings(state)

    def restrictions(self, state: State) -> list[Json]:
        """What binds whom, as data."""
        return views.restrictions(state)

    def legal_calls(self, state: State) -> tuple[Call, ...]:
        """What the player in turn may call or name, were nothing that is pending accepted."""
        return views.legal(state)
