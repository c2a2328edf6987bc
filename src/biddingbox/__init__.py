"""Bidding Box: the auction, by the book. See README.md for what each of these does, in examples."""

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
