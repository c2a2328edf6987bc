"""At every turn of 20,000 random auctions the legal calls are those of open_spiel's bridge."""

import random
from collections import Counter
from typing import Any, Final

import pytest

from biddingbox import legal_calls
from biddingbox.bridge.engine import start
from biddingbox.bridge.game import Bridge
from biddingbox.bridge.laws import law22
from biddingbox.bridge.state import State
from biddingbox.core import Refusal
from biddingbox.events import Call, Called, Opening

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

AUCTIONS: Final = 20_000
BRIDGE: Final = Bridge()
#: open_spiel numbers the cards 0 to 51, then pass, double, redouble, and the bids upward.
FIRST_CALL: Final = 52
CALLS: Final = tuple(
    Call(call)
    for call in (
        "P",
        "X",
        "XX",
        *(f"{n}{d}" for n in range(1, 8) for d in ("C", "D", "H", "S", "NT")),
    )
)
ACTION: Final = {call: FIRST_CALL + n for n, call in enumerate(CALLS)}
SEATS: Final = "NESW"
#: How the next call is picked: anything; low and slow; doubles and passes.
STYLES: Final = ("any", "low", "long")


def dealt() -> Any:
    """open_spiel's state after a fixed deal: North calls first."""
    game = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    state = game.new_initial_state()
    for card in range(52):
        state.apply_action(card)
    return state


def in_auction(state: Any) -> bool:
    """Whether it is still a matter of calls: not passed out, and no card to be led."""
    return not state.is_terminal() and min(state.legal_actions()) >= FIRST_CALL


def pick(rng: random.Random, style: str, legal: tuple[Call, ...]) -> Call:
    if style == "low":
        return rng.choice(legal[:3])
    if style == "long":
        return rng.choice(legal[:2]) if rng.random() < 0.9 else rng.choice(legal[:6])
    return rng.choice(legal)


def called(s: State, seq: int, call: Call) -> State:
    after = BRIDGE.apply(s, seq, Called(s.auction.turn, call))
    assert not isinstance(after, Refusal)
    return after


def test_actions_are_the_calls_that_we_take_them_for() -> None:
    state = dealt()
    assert state.current_player() == 0
    signs = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", "NT": "NT"}
    for call, action in ACTION.items():
        told = {"P": "Pass", "X": "Dbl", "XX": "RDbl"}.get(call)
        assert state.action_to_string(0, action) == (told or call[0] + signs[call[1:]])


def test_legal_calls_and_contracts_are_those_of_open_spiel() -> None:
    rng = random.Random(20_000)
    begun, opening = dealt(), start(Opening(dealer="N"))
    game = begun.get_game()
    ended: Counter[str] = Counter()
    plies = 0
    for n in range(AUCTIONS):
        theirs, ours = begun.clone(), opening
        seq = 0
        while ours.phase == "auction":
            legal = legal_calls(ours)
            assert [ACTION[c] for c in legal] == sorted(ACTION[c] for c in legal)
            assert [ACTION[c] for c in legal] == theirs.legal_actions()
            assert SEATS[theirs.current_player()] == ours.auction.turn
            call = pick(rng, STYLES[n % len(STYLES)], legal)
            seq += 1
            theirs.apply_action(ACTION[call])
            ours = called(ours, seq, call)
            plies += 1
        assert not in_auction(theirs)
        assert theirs.is_terminal() == (ours.phase == "passed-out")
        if ours.phase == "closed":
            contract = str(law22.b(ours.auction)).replace("NT", "N")
            told = f"{contract} {law22.declarer(ours.auction)}"
            assert game.contract_string(theirs.contract_index()) == told
            assert SEATS[theirs.current_player()] == law22.opening_leader(ours.auction)
        ended[ours.phase] += 1
    assert ended.total() == AUCTIONS
    assert min(ended["closed"], ended["passed-out"]) > 100
    assert plies > 10 * AUCTIONS
