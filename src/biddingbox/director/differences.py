"""What differs between the answers of one log under two editions, for marking (design 7)."""

from typing import Final

import msgspec

from biddingbox.bridge import cited
from biddingbox.core import Json


class Marks(msgspec.Struct, frozen=True):
    """Which records of one list have no equal in the other answer: indexes in each."""

    a: frozenset[int] = frozenset()
    b: frozenset[int] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.a or self.b)


class Differences(msgspec.Struct, frozen=True):
    """What differs between two answers of one log, by list."""

    rulings: Marks
    restrictions: Marks
    questions: Marks
    reviews: Marks
    unauthorised: Marks

    @property
    def any(self) -> bool:
        """Whether anything differs."""
        return any(getattr(self, name) for name in LISTS)

    @property
    def swapped(self) -> "Differences":
        """The same, seen from the other answer."""
        return Differences(*(Marks(x.b, x.a) for x in (getattr(self, name) for name in LISTS)))


#: The lists of an answer that are compared.
LISTS: Final = ("rulings", "restrictions", "questions", "reviews", "unauthorised")
#: What is no part of what a record says: seqs, sentences, whether it can be traced.
_APART: Final = frozenset({"seq", "cause", "text", "question", "proposed", "about", "id", "gap"})


def differences(a: Json, b: Json) -> Differences:
    """Which rulings, restrictions, questions and reviews of two answers of one log differ.

    Compared by clause, key and whom they concern; a clause that only bears another number in the
    other edition is the same clause.
    """
    return Differences(*(_marks(name, a, b) for name in LISTS))


def _marks(name: str, a: Json, b: Json) -> Marks:
    one, two = _said(a, name), _said(b, name)
    return Marks(
        frozenset(i for i, r in enumerate(one) if r not in two),
        frozenset(i for i, r in enumerate(two) if r not in one),
    )


def _said(answer: Json, name: str) -> list[Json]:
    """The records of a list as what they say."""
    return [_content(record, answer["edition"]) for record in answer[name]]


def _content(record: Json, edition: str) -> Json:
    """What a record says, its clause numbered as in 2017 where it only moved."""
    kept = {k: v for k, v in record.items() if k not in _APART}
    if edition == "1997":
        kept["law"] = cited.law("2017", record["law"])
    if "options" in record:
        kept["options"] = [option["key"] for option in record["options"]]
        kept.pop("args")  # what follows is said of each option
    return kept
