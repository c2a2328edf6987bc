"""Who chooses what happens at a random table: Hypothesis, or a seeded generator."""

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Pick(Protocol):
    """Who chooses what happens at the table."""

    def one(self, items: Sequence[T]) -> T:
        """One of the items; the first ones are the plainest."""

    def number(self, low: int, high: int) -> int:
        """A whole number, both ends included."""


class RandomPick:
    """A pick by a seeded generator."""

    def __init__(self, seed: int | str) -> None:
        self.rng = random.Random(seed)

    def one(self, items: Sequence[T]) -> T:
        return self.rng.choice(items)

    def number(self, low: int, high: int) -> int:
        return self.rng.randint(low, high)


def chance(p: Pick, percent: int) -> bool:
    """True so often in a hundred; false is the plainer answer."""
    return p.number(1, 100) > 100 - percent
