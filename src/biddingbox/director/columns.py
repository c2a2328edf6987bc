"""Two editions of one log as answers (design section 5): each a column, the log's own first.

The other column has ``forks_at`` and ``left_out``, the lines whose answers it did not ask for.
Where it forks, or asks what the log does not answer, it has ``tree``, every path from what is open
there, and ``fork``: the line at which it stops, why, and the option that a finding of the log may
propose.
"""

from typing import TYPE_CHECKING

from biddingbox.core import Json, Question, Refusal, Unfit
from biddingbox.director.answer import answer
from biddingbox.director.editions import Beside
from biddingbox.director.sentences import Sentences
from biddingbox.director.tree import tree
from biddingbox.events import CORRECTIONS
from biddingbox.i18n import Messages, phrases
from biddingbox.records.notation_write import write_event

if TYPE_CHECKING:
    from biddingbox.log import Log


def columns(log: "Log", found: Beside, m: Messages, *, with_tree: bool = False) -> dict[str, Json]:
    """The answers of both editions by their names, the log's own first."""
    own: Json = answer(log, m)
    if with_tree:
        own["tree"] = tree(log, m)
    there = _beside(log, found, m)
    if with_tree or found.why is not None:
        there["tree"] = tree(found.log, m)
    return {log.opening.edition: own, found.log.opening.edition: there}


def _beside(log: "Log", found: Beside, m: Messages) -> Json:
    data: Json = answer(found.log, m) | {"forks_at": found.forks_at}
    data["left_out"] = list(found.left_out)
    if found.why is not None:
        data["fork"] = {"line": _line(log, found.forks_at), "text": reason(found, m)}
        data["fork"]["proposed"] = found.proposed
    return data


def _line(log: "Log", seq: int | None) -> str:
    """The line of the log at which the column stops, in the notation."""
    entries = (e for e in log.folded.entries if type(e.event) not in CORRECTIONS)
    return next((write_event(e.event) for e in entries if e.seq == seq), "")


def reason(found: Beside, m: Messages) -> str:
    """Why the column stops, as a sentence; empty where it does not."""
    edition = found.log.opening.edition
    match found.why:
        case Question(to="director"):
            return m.text("editions-fork-finding", edition=edition)
        case Question(to=to):
            return m.text("editions-fork-question", edition=edition, seat=m.text(f"seat-{to}"))
        case Unfit(refusal=Refusal(key="irregular-here", args=args)):
            words = phrases.in_words(m, args)
            return m.text("editions-fork-irregular", edition=edition, **words)
        case Unfit(refusal=Refusal(key="waits-here")):
            return m.text("editions-fork-waits", edition=edition)
        case Unfit(refusal=refusal):
            why = Sentences(m, edition).refused(refusal)
            return m.text("editions-fork-unfit", edition=edition, why=why)
    return ""
