"""Findings as rows of a table, for CSV, JSON and Parquet."""

import json
from typing import Any, Final

from biddingbox.audit.findings import Finding
from biddingbox.audit.sentences import sentence
from biddingbox.i18n import Messages

#: ``text`` is the sentence, ``args`` its arguments as they stand in the record.
COLUMNS: Final = (
    "file", "line", "column", "board", "room", "code", "clause", "text", "args",
)  # fmt: skip


def row(m: Messages, file: str, finding: Finding) -> dict[str, Any]:
    """A finding under :data:`COLUMNS`."""
    return {
        "file": file,
        "line": finding.line,
        "column": finding.column,
        "board": finding.board,
        "room": finding.room,
        "code": finding.code,
        "clause": finding.clause,
        "text": sentence(m, finding),
        "args": finding.args,
    }


def flat(made: dict[str, Any]) -> dict[str, Any]:
    """The row with its arguments as one JSON text."""
    return {**made, "args": json.dumps(made["args"], ensure_ascii=False)}
