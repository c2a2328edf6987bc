"""Law 10, assessing penalties: the director does it, and the owner of an option chooses alone."""

from biddingbox.core import Option, Question
from biddingbox.events import Owner


def a(owner: Owner) -> bool:
    """10A: only the director assesses penalties: a finding or a ruling is his."""
    return owner == "director"


def c1(question: Question) -> tuple[Option, ...]:
    """10C1: where the law gives options, all of them are explained, in the law's own order."""
    return question.options


def c2(question: Question, owner: Owner) -> bool:
    """10C2: the option is its owner's alone; his partner is not consulted."""
    return question.to == owner
