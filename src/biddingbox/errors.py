"""Every exception that Bidding Box raises, as a tree.

::

    BiddingBoxError                what this package raises on bad input
    ├── CardError                  a card, a hand or a deal that cannot be
    ├── NotationError              text that is not the log notation, with its place
    ├── CaseError                  a case file that cannot be run
    └── ExchangeError              a log that a form of record cannot hold

What the law refuses is never an exception: it is a :class:`biddingbox.core.Refusal`, a value.
"""


class BiddingBoxError(Exception):
    """Base of all exceptions raised on bad input."""


class CardError(BiddingBoxError):
    """A card, hand or deal that cannot be: what was found, and what was expected."""

    def __init__(self, found: str, expected: str) -> None:
        super().__init__(f"found {found}, expected {expected}")
        self.found = found
        self.expected = expected


class NotationError(BiddingBoxError):
    """Text that is not the log notation.

    ``line`` and ``column`` count from 1, ``found`` and ``expected`` are plain text; ``refusal`` is
    set where the line reads well but the table refuses it (see :class:`biddingbox.core.Refusal`).
    """

    def __init__(
        self, line: int, column: int, found: str, expected: str, *, refusal: object | None = None
    ) -> None:
        super().__init__(f"line {line}, column {column}: found {found}, expected {expected}")
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected
        self.refusal = refusal


class CaseError(BiddingBoxError):
    """A case file that cannot be read: which file, what was found, what was expected."""

    def __init__(self, path: str, found: str, expected: str) -> None:
        super().__init__(f"{path}: found {found}, expected {expected}")
        self.path = path
        self.found = found
        self.expected = expected


class ExchangeError(BiddingBoxError):
    """A log that PBN, LIN or a board cannot hold, since it is of another game than bridge."""

    def __init__(self, game: str) -> None:
        super().__init__(f"a log of {game}: records of bridge cannot hold it")
        self.game = game
