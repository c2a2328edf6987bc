"""The answer of ``rule``: the view of a log (design section 5) with its sentences."""

from typing import TYPE_CHECKING, Any

from biddingbox.director.sentences import Sentences
from biddingbox.i18n import Messages

if TYPE_CHECKING:
    from biddingbox.log import Log

Json = dict[str, Any]


def answer(log: "Log", messages: Messages) -> Json:
    """The director's view of a log, every question, ruling and restriction with its sentence."""
    say = Sentences(messages, log.opening.edition)
    data = log.view("director")
    return {
        **data,
        "questions": [say.question(q) for q in data["questions"]],
        "restrictions": [say.restriction(r) for r in data["restrictions"]],
        "rulings": [say.ruling(r) for r in data["rulings"]],
        "reviews": [say.review(r) for r in data["reviews"]],
        "unfit": [say.unfit(u) for u in data["unfit"]],
    }
