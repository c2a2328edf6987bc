"""The rows of the rulebooks of both games, for ``biddingbox laws``."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biddingbox.bridge.rulebook import LawRow, OptionRow


def laws(edition: str | None) -> "tuple[LawRow, ...]":
    """The rows of an edition in law order, with their cases; of all editions if none is named.

    The law behind ``common`` is that of ``law18``.
    """
    from biddingbox.bridge import rulebook

    rows: list[LawRow] = []
    if edition in (None, "1997"):
        index = rulebook.case_index(edition="1997")
        rows += rulebook.with_cases(rulebook.laws("1997"), index)
    if edition in (None, "law18", "common"):
        rows += _estimation(edition or "law18")
    return tuple(rows)


def _estimation(edition: str) -> "list[LawRow]":
    from biddingbox.bridge import rulebook
    from biddingbox.estimation.rulebook import clauses

    rows = [
        rulebook.LawRow(
            "estimation", edition, c.law, c.heading, c.paraphrase, c.code, (), c.status, c.reason
        )
        for c in clauses()
    ]
    wanted = ("law18", "common") if edition == "law18" else (edition,)
    index: dict[str, tuple[str, ...]] = {}
    for each in wanted:
        for law, cases in rulebook.case_index(edition=each).items():
            index[law] = tuple(sorted({*index.get(law, ()), *cases}))
    return list(rulebook.with_cases(rows, index))


def under(clause: str, edition: str | None) -> "tuple[LawRow, ...]":
    """A clause and all below it, of the edition or of all."""
    from biddingbox.bridge.rulebook import law_order

    number = law_order(clause)
    if not number:
        return ()
    return tuple(row for row in laws(edition) if law_order(row.law)[: len(number)] == number)


def options(edition: str | None) -> "list[OptionRow]":
    """The answers that questions take, of the edition or of all."""
    from biddingbox.bridge import rulebook
    from biddingbox.estimation.rulebook import EDITIONS, choices

    rows = [o for o in rulebook.option_keys() if (edition or "1997") in o.editions]
    if edition in (None, *EDITIONS):
        rows += [
            rulebook.OptionRow(o.key, o.question, o.law, o.owner, EDITIONS, o.takes)
            for o in choices()
        ]
    return rows
