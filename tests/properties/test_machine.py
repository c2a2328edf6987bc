"""Random tables, event by event: whatever can physically happen, in any order.

The invariants are in :mod:`tests.properties.invariants`. Hypothesis plays a few tables and shrinks
what it finds; ``many_tables`` plays many more (500 here; ``BIDDINGBOX_TABLES`` sets the number).
"""

import os
from concurrent.futures import ProcessPoolExecutor

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from biddingbox import Log, Refusal, parse
from biddingbox.bridge.state import State
from biddingbox.events import Call, Called, Event, Played
from biddingbox.log import new
from tests.properties import invariants, play_invariants, playing, tables
from tests.properties.drawn import DrawPick
from tests.properties.many_tables import run, told
from tests.properties.pick import chance
from tests.properties.profile import TABLES, machine


class AnyTable(RuleBasedStateMachine):
    """A table at which anything may happen."""

    log: Log
    states: dict[int, State]

    def __init__(self) -> None:
        super().__init__()
        self.log = new(parse("dealer N").opening)
        self.states = {0: self.log.state}
        self.readings = False

    @initialize(data=st.data())
    def opens(self, data: st.DataObject) -> None:
        """The board is opened."""
        p = DrawPick(data.draw)
        self.log = new(tables.opening(p))
        self.states = {0: self.log.state}
        if chance(p, 50):  # the auction is over at once, so that there is a play
            for call in ("1NT", "P", "P", "P"):
                self.enter(Called(self.log.state.auction.turn, Call(call)))

    def enter(self, command: Event) -> None:
        after = self.log.append(command)
        if isinstance(after, Refusal):
            self.hold(list(invariants.refusal_has_a_sentence(after)), command)
            self.hold(list(play_invariants.untouched(self.log)), command)
            return
        self.hold(list(play_invariants.taken(self.log, command, after)), command)
        self.readings = self.readings or "reading" in repr(command)
        self.log = after
        self.states[after.seq] = after.state

    def hold(self, breaches: list[str], command: Event | None = None) -> None:
        if breaches:
            raise invariants.Broken(breaches, self.log, command)

    @rule(data=st.data())
    def calls_in_turn(self, data: st.DataObject) -> None:
        self.enter(tables.legal_call(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def calls_as_the_table_sees_it(self, data: st.DataObject) -> None:
        self.enter(tables.next_at_table(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def calls_anything(self, data: st.DataObject) -> None:
        self.enter(tables.any_call(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def changes(self, data: st.DataObject) -> None:
        self.enter(tables.changed(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def wants(self, data: st.DataObject) -> None:
        self.enter(tables.wanted(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def act_at_once(self, data: st.DataObject) -> None:
        self.enter(tables.simultaneous(DrawPick(data.draw), self.log))

    @precondition(lambda self: bool(self.log.questions))
    @rule(data=st.data())
    def answers(self, data: st.DataObject) -> None:
        self.enter(tables.answer(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def answers_what_nobody_asked(self, data: st.DataObject) -> None:
        self.enter(tables.stray_answer(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def finds(self, data: st.DataObject) -> None:
        self.enter(tables.finding(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def draws_attention(self, data: st.DataObject) -> None:
        self.enter(tables.attention(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def director_acts(self, data: st.DataObject) -> None:
        self.enter(tables.director(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def tells(self, data: st.DataObject) -> None:
        self.enter(tables.information(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def remarks(self, data: st.DataObject) -> None:
        self.enter(tables.remark(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def has_a_mishap(self, data: st.DataObject) -> None:
        self.enter(tables.mishap(DrawPick(data.draw), self.log))

    @precondition(lambda self: self.log.state.phase in ("closed", "play"))
    @rule(data=st.data())
    def plays(self, data: st.DataObject) -> None:
        self.enter(playing.after_auction(DrawPick(data.draw), self.log))

    @precondition(lambda self: self.log.state.phase in ("closed", "play"))
    @rule(data=st.data())
    def plays_a_whole_trick(self, data: st.DataObject) -> None:
        p = DrawPick(data.draw)
        for _ in range(4):
            s = self.log.state
            if s.phase == "play" and not self.log.questions:
                seat = playing.to_play(s)
                self.enter(Played(seat, p.one(playing.allowed(s, seat))))

    @precondition(lambda self: self.log.state.phase in ("closed", "play"))
    @rule(data=st.data())
    def drops_a_card(self, data: st.DataObject) -> None:
        self.enter(playing.shows(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def is_penalised(self, data: st.DataObject) -> None:
        self.enter(playing.penalty(DrawPick(data.draw), self.log))

    @precondition(lambda self: self.log.state.phase in ("closed", "play"))
    @rule(data=st.data())
    def ends(self, data: st.DataObject) -> None:
        self.enter(playing.ending(DrawPick(data.draw), self.log))

    @rule(data=st.data())
    def corrects(self, data: st.DataObject) -> None:
        self.enter(tables.correction(DrawPick(data.draw), self.log))

    @invariant()
    def holds_at_every_step(self) -> None:
        self.hold(list(invariants.quick(self.log)))

    def teardown(self) -> None:
        states = {} if self.readings else self.states
        self.hold(list(invariants.thorough(self.log, states)))


TestAnyTable = AnyTable.TestCase
TestAnyTable.settings = machine


def test_many_tables() -> None:
    """As many random tables as are asked for, on all cores; the first failure is told."""
    cores = os.cpu_count() or 1
    shares = [range(start, TABLES, cores) for start in range(cores)]
    with ProcessPoolExecutor(cores) as pool:
        outcomes = list(pool.map(run, shares))
    assert [told(f) for o in outcomes for f in o.failures] == []
    assert sum(o.tables for o in outcomes) == TABLES
    assert sum(o.events for o in outcomes) > 10 * TABLES
