"""What a speech is made of: lines, what one player hears alone, and the scripts they come from.

A *script* is data: which sentences are said for a question, to whom, by which clause. The sentences
are messages (``say-…``); a :class:`Piece` names one, and :func:`line` puts the case into it.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from biddingbox.bridge.cited import MOVED
from biddingbox.i18n import Messages, phrases

Does = Literal["say", "ask", "tell"]

#: In the clauses of a piece: the clause that asks the question at hand.
ASKED: Final = "?"


class Line(msgspec.Struct, frozen=True):
    """One thing said: to whom (nobody named: the table), by which clauses, in which words."""

    to: tuple[str, ...]
    laws: tuple[str, ...]
    text: str
    does: Does = "say"


class Private(msgspec.Struct, frozen=True):
    """What is for one player's ears, away from the table; ``when`` says on what condition."""

    to: str
    when: str
    lines: tuple[Line, ...]


class Speech(msgspec.Struct, frozen=True):
    """What the director says now, in the order of the law, and what is better left unsaid."""

    lines: tuple[Line, ...] = ()
    private: tuple[Private, ...] = ()
    unsaid: str | None = None


class Piece(msgspec.Struct, frozen=True):
    """A sentence of a script: a message and the clauses beside it.

    ``to`` is the argument that names who is addressed, ``about`` the one that names who is spoken
    of where the sentence has ``{ $to }`` and is not said to him. ``having`` and ``lacking`` are
    options: it is said only where the question has the one, or has not the other.
    """

    message: str
    laws: tuple[str, ...] = ()
    to: str = ""
    does: Does = "say"
    about: str = ""
    having: str = ""
    lacking: str = ""


#: The opening where the director has just come (9B2); Estimation's law has none of its own.
COMES: Final[dict[str, Piece]] = {
    "bridge": Piece("say-leave-calls", ("9B2",)),
    "estimation": Piece("say-stop-calling"),
}


class Aside(msgspec.Struct, frozen=True):
    """The part of a script that one player hears alone: ``to`` and ``when`` as in a piece."""

    to: str
    when: str
    pieces: tuple[Piece, ...] = ()


class Script(msgspec.Struct, frozen=True):
    """All that is said while a question is open.

    ``opening`` is said only where the director has just come, ``aside`` away from the table,
    ``unsaid`` not at all; ``unsaid_about`` names the player whom it speaks of.
    """

    opening: tuple[Piece, ...] = ()
    lines: tuple[Piece, ...] = ()
    aside: Aside | None = None
    unsaid: str = ""
    unsaid_about: str = "owner"


def text(m: Messages, message: str, args: Mapping[str, str], edition: str = "") -> str:
    """A sentence with seats, suits, cards and calls put into words, as the edition has it."""
    own = f"{message}-{edition}"
    return m.text(own if m.has(own) else message, **phrases.in_words(m, args))


def line(
    m: Messages, piece: Piece, args: Mapping[str, str], law: str = "", edition: str = ""
) -> Line:
    """A piece of a script with the case put into it; ``law`` is the clause that asks."""
    who = args.get(piece.to or piece.about, "")
    words = {**args, "to": who} if who else args
    laws = tuple(law if each == ASKED else _numbered(edition, each) for each in piece.laws)
    to = (args[piece.to],) if piece.to else ()
    return Line(to, laws, text(m, piece.message, words, edition), piece.does)


def _numbered(edition: str, clause: str) -> str:
    """A clause of the common scripts with the number that it has in the edition."""
    return MOVED.get(clause, clause) if edition == "2017" else clause
