"""Law 38, a bid above seven: never stands; a pass takes its place, both partners silenced."""

from biddingbox.bridge.auction import Made
from biddingbox.bridge.laws import law37
from biddingbox.bridge.state import State

questions = law37.questions
answer = law37.answer
called = law37.called


def opens(s: State, made: Made) -> State:
    """38: as if assessed now: cancelled, a pass in its place, both pass for good; 23, 26."""
    return law37.silenced(s, made, "38", "above_seven")
