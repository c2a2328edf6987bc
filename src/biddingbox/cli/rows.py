"""The rows of the rulebooks of both games, for ``biddingbox laws``."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from biddingbox.bridge.rulebook import LawRow, OptionRow


def laws(edition: str | None) -> "tuple[LawRow, ...]":
    """The rows of an edition in law order, with their cases; of all editions if none is named."""
    from biddingbox.bridge.rulebook import with_cases
    from biddingbox.i18n import lawbook

    known = lawbook.rows(edition)
    books = dict.fromkeys(row.edition for row in known)
    return tuple(
        row
        for each in books
        for row in with_cases((r for r in known if r.edition == each), _cases(each))
    )


def _cases(edition: str) -> "dict[str, tuple[str, ...]]":
    """Clause → case ids. Law 18 stands behind ``common`` too, so its rows name those cases."""
    from biddingbox.bridge.rulebook import case_index

    index: dict[str, tuple[str, ...]] = {}
    for each in ("law18", "common") if edition == "law18" else (edition,):
        for law, cases in case_index(edition=each).items():
            index[law] = tuple(sorted({*index.get(law, ()), *cases}))
    return index


def under(clause: str, edition: str | None) -> "tuple[LawRow, ...]":
    """A clause and all below it, of the edition or of all."""
    from biddingbox.i18n import lawbook

    return lawbook.under(clause, laws(edition))


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
