"""The clauses of the Laws in a language: headings, paraphrases, reasons, the keys of the answers.

English stands in the rulebook itself; other languages keep theirs with the messages, in
``laws.ftl``: ``law-heading-24a``, ``law-text-24a``, ``law-reason-…``, ``law-answer-accept-27a``.
A sentence of a later edition that no clause of the first has is ``law-heading-2017-24a``.
:func:`rows` puts the rulebooks of both games side by side.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from biddingbox.i18n.messages import Messages, ident, slug

if TYPE_CHECKING:
    from biddingbox.bridge.rulebook import LawRow, OptionRow

#: The sentences of a clause: the part of their message's name, and the field of the row.
SENTENCES: Final = {"heading": "heading", "text": "paraphrase"}


def rows(edition: str | None = None, *, bridge: str = "1997") -> "tuple[LawRow, ...]":
    """The clauses of an edition in law order, without their cases.

    If none is named, those of both games, of bridge in the edition ``bridge``. The law behind
    ``common`` is that of ``law18``.
    """
    from biddingbox.bridge.rulebook import EDITIONS, LawRow, laws
    from biddingbox.estimation.rulebook import EDITIONS as HOUSES
    from biddingbox.estimation.rulebook import clauses

    book = edition or bridge
    of_bridge = laws(book) if book in EDITIONS else ()
    if edition not in (None, *HOUSES):
        return of_bridge
    house = edition or HOUSES[0]
    estimation = [
        LawRow("estimation", house, c.law, c.heading, c.paraphrase, c.code, (), c.status, c.reason)
        for c in clauses()
    ]
    return (*of_bridge, *estimation)


def under(clause: str, among: "Iterable[LawRow]") -> "tuple[LawRow, ...]":
    """A clause and all below it, however it is spelt; empty where there is no such number."""
    from biddingbox.bridge.rulebook import law_order

    number = law_order(clause)
    return tuple(row for row in among if number and law_order(row.law)[: len(number)] == number)


def in_language(m: Messages, row: "LawRow") -> "LawRow":
    """A row of the rulebook with its sentences in the language."""
    return msgspec.structs.replace(
        row,
        heading=_said(m, sentence(row, "heading"), row.heading),
        paraphrase=_said(m, sentence(row, "text"), row.paraphrase),
        reason=_said(m, f"law-reason-{slug(row.reason)}", row.reason),
    )


def sentence(row: "LawRow", part: str) -> str:
    """The name of the message of a row's ``heading`` or ``text``.

    The same words in English are one message: of the clause itself where the first edition of its
    game has them there, else of the first clause that has them, else of the row's edition alone.
    """
    same = _first(part).get(getattr(row, SENTENCES[part]), ())
    clause = row.law if row.law in same else next(iter(same), None)
    if clause is None:
        return f"law-{part}-{row.edition}-{ident(row.law)}"
    return f"law-{part}-{ident(clause)}"


@cache
def _first(part: str) -> Mapping[str, tuple[str, ...]]:
    """Words → the clauses of the first editions that say them, in law order."""
    said: dict[str, tuple[str, ...]] = {}
    for row in rows():
        words = getattr(row, SENTENCES[part])
        said[words] = (*said.get(words, ()), row.law)
    return said


def answer_in_language(m: Messages, row: "OptionRow") -> "OptionRow":
    """The key of an answer with its question in the language."""
    name = f"law-answer-{row.key}-{slug(row.law)}"
    return msgspec.structs.replace(row, question=_said(m, name, row.question))


def parted(question: str) -> tuple[str, str]:
    """The question of an answer's key without its mark, and the answer that stands after it."""
    asked, _, answer = question.replace("؟", "?").partition("?")
    return asked, answer.strip()


def owner(m: Messages, row: "OptionRow") -> str:
    """Whose an answer is: ``LHO`` → left-hand opponent."""
    return m.text(f"owner-{slug(row.owner)}")


def synonyms(m: Messages, row: "LawRow") -> str:
    """The everyday words for a row: those of its edition, else of the clause of that number."""
    clause = ident(row.law)
    names = (f"find-{row.edition}-{clause}", f"find-{clause}")
    return next((m.text(name) for name in names if m.has(name)), "")


def _said(m: Messages, name: str, text: str) -> str:
    return m.text(name) if m.has(name) else text
