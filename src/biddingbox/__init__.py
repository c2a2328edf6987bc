"""Bidding Box: the auction, by the book. See README.md for what each of these does, in examples."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biddingbox.core import Option, Question, Refusal
    from biddingbox.errors import BiddingBoxError, CardError, CaseError, NotationError
    from biddingbox.log import Log, legal_calls, parse

__version__ = "0.1.0"

__all__ = [
    "BiddingBoxError",
    "CardError",
    "CaseError",
    "Log",
    "NotationError",
    "Option",
    "Question",
    "Refusal",
    "legal_calls",
    "parse",
]


def __getattr__(name: str) -> object:
    """Load the engine when it is first asked for: ``biddingbox --help`` does without it."""
    if name in __all__:
        from biddingbox import core, errors, log

        for module in (core, errors, log):
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
