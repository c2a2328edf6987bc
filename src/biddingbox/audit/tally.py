"""The sum of an audit: boards, files and findings by code, as the parts come in."""

from typing import Any, Final

import msgspec

from biddingbox.audit.files import Unread
from biddingbox.audit.parts import Part

#: The version of the JSON form.
SCHEMA: Final = 1
#: So many of the files with the most findings are named.
WORST: Final = 5


class Kind(msgspec.Struct):
    """The findings of one code: how many, in how many files, and where the first stands."""

    clause: str
    #: ``file:line:column``.
    first: str
    count: int = 0
    files: int = 0
    last: str = ""


class Sum(msgspec.Struct, frozen=True, order=True):
    """A file, and how many findings it has (negative, so that the most come first)."""

    less: int
    file: str


class Tally:
    """Adds parts up; the parts of a file come one after the other."""

    def __init__(self) -> None:
        self.boards = 0
        self.faulty = 0
        self.files = 0
        self.faulty_files = 0
        self.findings = 0
        self.size = 0
        self.kinds: dict[str, Kind] = {}
        self.unread: list[Unread] = []
        self._worst: list[Sum] = []
        self._file = ""
        self._count = 0

    def add(self, part: Part) -> None:
        """Take in the next part."""
        self.boards += part.boards
        self.faulty += len(part.findings)
        self.size += part.size
        self.files += part.last and part.unread is None
        if part.unread is not None:
            self.unread.append(part.unread)
        if not part.findings:
            return
        if part.file != self._file:
            self._worst = self._ranked()
            self._file, self._count = part.file, 0
            self.faulty_files += 1
        before = self.findings
        for found in part.each:
            self.findings += 1
            kind = self.kinds.get(found.code)
            if kind is None:
                first = f"{part.file}:{found.line}:{found.column}"
                kind = self.kinds[found.code] = Kind(found.clause, first)
            kind.count += 1
            kind.files += kind.last != part.file
            kind.last = part.file
        self._count += self.findings - before

    def _ranked(self) -> list[Sum]:
        """The worst files so far, with the one that is being added up."""
        now = [Sum(-self._count, self._file)] if self._count else []
        return sorted([*self._worst, *now])[:WORST]

    def worst(self) -> list[tuple[str, int]]:
        """The files with the most findings, and how many they have."""
        return [(each.file, -each.less) for each in self._ranked()]

    def by_count(self) -> list[tuple[str, Kind]]:
        """The codes, the most frequent first."""
        return sorted(self.kinds.items(), key=lambda item: (-item[1].count, item[0]))

    def as_data(self) -> dict[str, Any]:
        """The sum as JSON has it."""
        codes = [
            {"code": code, "clause": k.clause, "count": k.count, "files": k.files, "first": k.first}
            for code, k in self.by_count()
        ]
        return {
            "boards": self.boards,
            "boards_with_findings": self.faulty,
            "files": self.files,
            "files_with_findings": self.faulty_files,
            "findings": self.findings,
            "codes": codes,
            "worst": [{"file": file, "count": count} for file, count in self.worst()],
        }
