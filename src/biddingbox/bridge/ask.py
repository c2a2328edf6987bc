"""How the laws put a question: its id, its owner, its options."""

import re
from collections.abc import Mapping
from typing import Final

from biddingbox.bridge.gaps import gap
from biddingbox.bridge.state import Matter
from biddingbox.core import Audience, Option, Question
from biddingbox.events import Owner

_CLAUSE: Final = re.compile(r"\d+[A-Z]?[\w()]*")


def question(
    law: str,
    cause: int,
    to: Owner,
    key: str,
    args: Mapping[str, str],
    /,
    *options: Option,
    about: tuple[int, ...] = (),
    of: str | None = None,
    audience: Audience = "table",
) -> Question:
    """A question whose id is the (first) clause that asks and the seq that caused it.

    ``about`` are the seqs of the calls that it concerns, ``of`` the call that picks it out.
    """
    named = _CLAUSE.search(law)
    id = f"{law if named is None else named[0]}@{cause}"
    return Question(id, to, law, key, options, about, audience, of, args)


def gap_question(id: str, cause: int, /, *about: int, without: str = "", **args: str) -> Question:
    """The director is asked for a reading where the law is silent (decision 3).

    ``without`` is a reading that cannot be had as things stand.
    """
    known = gap(id)
    option = Option(
        "reading", known.clause, "READING", tuple(k for k in known.keys if k != without), args
    )
    return question(
        known.clause, cause, "director", id, args, option, about=about, audience="director"
    )


def about(m: Matter) -> tuple[int, ...]:
    """The seqs of the calls that a matter is about."""
    return tuple(c.seq for c in (m.first, m.second) if c is not None)


def option(key: str, law: str, /, **args: str) -> Option:
    """An option that takes nothing."""
    return Option(key, law, args=args)
