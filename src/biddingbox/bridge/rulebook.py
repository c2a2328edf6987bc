"""The rulebook: which clauses there are, what they say in our words, and what holds each of them.

The rows are data (``rulebook-EDITION.toml``; the answers to questions in ``options.toml``), read
once, when first asked for. A row of a later edition may be ``like`` one of 1997. The cases of a
clause are found in the case files, not listed.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from biddingbox.errors import CaseError

Status = Literal["implemented", "partly", "out_of_scope"]

#: The editions that have a rulebook.
EDITIONS: Final[tuple[str, ...]] = ("1997", "2017")

_PART: Final = re.compile(r"\d{1,9}|[^\W\d_]+")


class LawRow(msgspec.Struct, frozen=True):
    """One clause: heading and paraphrase are ours; ``code`` is a dotted path, or empty.

    ``cases`` are the ids of the cases that name the clause; ``reason`` says why a row is not
    implemented.
    """

    game: str
    edition: str
    law: str
    heading: str
    paraphrase: str
    code: str
    cases: tuple[str, ...]
    status: Status
    reason: str


class OptionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer to a question: its key, the question in our words, the clause, whose it is.

    ``takes`` names what follows the key (CALL, SUIT, SUITS, READING, SCORE), if anything does.
    """

    key: str
    question: str
    law: str
    owner: str
    editions: tuple[str, ...]
    takes: str = ""


class _Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    law: str
    heading: str
    paraphrase: str
    status: Status
    code: str = ""
    reason: str = ""


class _Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: tuple[OptionRow, ...]


def law_order(law: str) -> tuple[tuple[int, int, str], ...]:
    """A sort key for clause numbers in law order: 9 < 10 < 19A1 < 19A3 < 25B2(b)(1)."""
    return tuple(
        (0, int(part), "") if part.isdecimal() else (1, 0, part.upper())
        for part in _PART.findall(law)
    )


@cache
def laws(edition: str = "1997") -> tuple[LawRow, ...]:
    """All clauses of an edition in law order, without their cases.

    Raises :class:`LookupError` for an edition that has no rulebook.
    """
    if edition not in EDITIONS:
        raise LookupError(f"no rulebook for edition {edition!r}; there is {', '.join(EDITIONS)}")
    book = tomllib.loads(_packaged(f"rulebook-{edition}.toml").decode())["law"]
    clauses = msgspec.convert([_whole(clause) for clause in book], tuple[_Clause, ...])
    rows = (
        LawRow("bridge", edition, c.law, c.heading, c.paraphrase, c.code, (), c.status, c.reason)
        for c in clauses
    )
    return tuple(sorted(rows, key=lambda row: law_order(row.law)))


def find_law(clause: str, edition: str = "1997") -> LawRow | None:
    """The row of one clause, however it is spelt (``25b2b1`` for ``25B2(b)(1)``); None if none."""
    return _by_number(edition).get(law_order(clause))


def laws_under(clause: str, edition: str = "1997") -> tuple[LawRow, ...]:
    """A clause and all its sub-clauses in law order: ``27B`` gives 27B, 27B1(a) … 27B3.

    Empty where the rulebook has nothing under that number.
    """
    number = law_order(clause)
    if not number:
        return ()
    return tuple(row for row in laws(edition) if law_order(row.law)[: len(number)] == number)


@cache
def option_keys() -> tuple[OptionRow, ...]:
    """The answers that questions take, of all editions, those of one question together."""
    return msgspec.toml.decode(_packaged("options.toml"), type=_Options).option


def case_dirs() -> tuple[Path, ...]:
    """The folders of case files at hand: the packaged one and, in a source checkout, the tests'."""
    package = Path(__file__).resolve().parents[1]
    found = [package / "cases"]
    if package.parent.name == "src":
        found.append(package.parent.parent / "tests" / "cases")
    return tuple(folder for folder in found if folder.is_dir())


def case_index(
    dirs: Iterable[Path] | None = None, edition: str = "1997"
) -> dict[str, tuple[str, ...]]:
    """Which cases name a clause: clause → case ids, sorted, from the ``laws`` of TOML cases.

    ``dirs`` are searched with all their subfolders (:func:`case_dirs` if not given). Cases of
    other editions and cases that are skipped do not count. Raises :class:`CaseError` for a file
    that cannot be read.
    """
    index: dict[str, set[str]] = {}
    for folder in case_dirs() if dirs is None else dirs:
        for path in sorted(folder.rglob("*.toml")):
            case = _case(path)
            if case is None or case.get("skip") or str(case.get("edition", edition)) != edition:
                continue
            for law in _named(path, case):
                index.setdefault(law, set()).add(str(case.get("id", path.stem)))
    return {law: tuple(sorted(index[law])) for law in sorted(index, key=law_order)}


def with_cases(rows: Iterable[LawRow], index: Mapping[str, tuple[str, ...]]) -> tuple[LawRow, ...]:
    """The rows with their cases. A case that names 27B counts for 27B only, not for 27B2."""
    return tuple(msgspec.structs.replace(row, cases=index.get(row.law, ())) for row in rows)


def open_rows(rows: Iterable[LawRow]) -> tuple[LawRow, ...]:
    """What is still open: partly done, or without a case (out-of-scope rows are not open)."""
    return tuple(
        row
        for row in rows
        if row.status == "partly" or (row.status == "implemented" and not row.cases)
    )


@cache
def _by_number(edition: str) -> dict[tuple[tuple[int, int, str], ...], LawRow]:
    return {law_order(row.law): row for row in laws(edition)}


def _whole(clause: Mapping[str, Any]) -> dict[str, Any]:
    """A clause as written, with what it leaves to the clause of 1997 that it is ``like``."""
    given = dict(clause)
    like = given.pop("like", None)
    if like is None:
        return given
    shared = find_law(like)
    if shared is None:
        raise LookupError(f"{given['law']} is like {like}, which the book of 1997 has not")
    return {name: getattr(shared, name) for name in _Clause.__struct_fields__} | given


def _packaged(name: str) -> bytes:
    return files("biddingbox.bridge").joinpath(name).read_bytes()


def _case(path: Path) -> dict[str, object] | None:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise CaseError(path.name, str(error), "a case in TOML") from error


def _named(path: Path, case: Mapping[str, object]) -> list[str]:
    named = case.get("laws", [])
    if not isinstance(named, list) or not all(isinstance(law, str) for law in named):
        raise CaseError(path.name, f"laws = {named!r}", "a list of clause numbers")
    return named
