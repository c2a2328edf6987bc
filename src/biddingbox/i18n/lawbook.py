"""The clauses of the Laws in a language: headings, paraphrases, reasons, the keys of the answers.

English stands in the rulebook itself; other languages keep theirs with the messages, in
``laws.ftl``: ``law-heading-24a``, ``law-text-24a``, ``law-reason-…``, ``law-answer-accept-27a``.
:func:`rows` puts the rulebooks of both games side by side.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from biddingbox.i18n.messages import Messages, ident, slug

if TYPE_CHECKING:
    from biddingbox.bridge.rulebook import LawRow, OptionRow


def rows(edition: str | None = None) -> "tuple[LawRow, ...]":
    """The clauses of an edition in law order, without their cases; of all if none is named.

    The law behind ``common`` is that of ``law18``.
    """
    from biddingbox.bridge.rulebook import EDITIONS, LawRow, laws
    from biddingbox.estimation.rulebook import EDITIONS as HOUSES
    from biddingbox.estimation.rulebook import clauses

    bridge = [row for each in EDITIONS if edition in (None, each) for row in laws(each)]
    if edition not in (None, *HOUSES):
        return tuple(bridge)
    house = edition or HOUSES[0]
    estimation = [
        LawRow("estimation", house, c.law, c.heading, c.paraphrase, c.code, (), c.status, c.reason)
        for c in clauses()
    ]
    return (*bridge, *estimation)


def under(clause: str, among: "Iterable[LawRow]") -> "tuple[LawRow, ...]":
    """A clause and all below it, however it is spelt; empty where there is no such number."""
    from biddingbox.bridge.rulebook import law_order

    number = law_order(clause)
    return tuple(row for row in among if number and law_order(row.law)[: len(number)] == number)


def in_language(m: Messages, row: "LawRow") -> "LawRow":
    """A row of the rulebook with its sentences in the language."""
    clause = ident(row.law)
    return msgspec.structs.replace(
        row,
        heading=_said(m, f"law-heading-{clause}", row.heading),
        paraphrase=_said(m, f"law-text-{clause}", row.paraphrase),
        reason=_said(m, f"law-reason-{slug(row.reason)}", row.reason),
    )


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


def _said(m: Messages, name: str, text: str) -> str:
    return m.text(name) if m.has(name) else text
