"""What is told once a file: the same of board after board says nothing new to its keeper."""

from typing import Final

from biddingbox.audit.findings import Finding

#: Habits of the program that wrote the file: its keeper needs to be told of each once.
ONCE: Final = frozenset(("tag-unknown", "value-unusual", "spelling"))
#: How many of them, and of the faults of a match's head, are remembered.
REMEMBERED: Final = 10_000


class Once:
    """Whether a finding of a file says something new; asked in the order of the text.

    Unknown tags, unusual values and spellings are told where each comes first; faults in the head
    of a match once.
    """

    def __init__(self) -> None:
        self._told: set[tuple[str, str] | tuple[str, int, int]] = set()

    def __call__(self, one: Finding) -> bool:
        key = (
            (one.code, one.args.get("found", ""))
            if one.code in ONCE
            else (one.code, one.line, one.column)
        )
        if key in self._told:
            return False
        if len(self._told) >= REMEMBERED:
            self._told.clear()
        self._told.add(key)
        return True
