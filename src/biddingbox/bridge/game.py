"""Bridge as a game for the core: what :class:`biddingbox.core.Game` asks for."""

from collections.abc import Sequence

from biddingbox.bridge import engine
from biddingbox.bridge import view as views
from biddingbox.bridge.state import State
from biddingbox.core import Entry, Json, Question, Refusal, Unfit, Viewer
from biddingbox.events import Call, Event, Opening, TableEvent


class Bridge:
    """Duplicate bridge by its Laws."""

    name = "bridge"

    def start(self, opening: Opening, entries: Sequence[Entry] = ()) -> State:
        """The state before the first call. Raises BiddingBoxError for an edition not known."""
        return engine.start(opening, entries)

    def classify(self, state: State, event: TableEvent) -> Refusal | None:
        """On line, an irregular call is refused with its clause; elsewhere it is recorded."""
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
        """What the player legally in turn may call, were nothing that is pending accepted."""
        return views.legal(state, views.turn(state))
