"""Findings into a Parquet file, in chunks; the file is there when all of it is, else not at all."""

import os
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import polars

#: So many rows are kept in memory.
CHUNK: Final = 50_000
SCHEMA: Final = {
    "file": polars.String, "line": polars.Int64, "column": polars.Int64, "board": polars.Int64,
    "room": polars.String, "code": polars.String, "clause": polars.String, "text": polars.String,
    "args": polars.String,
}  # fmt: skip


class Parquet:
    """Takes rows; at the end of the ``with`` they are the file, unless an error ended it."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._folder = tempfile.TemporaryDirectory(prefix=".check-", dir=self.path.parent)
        self._rows: list[dict[str, Any]] = []
        self._chunks: list[Path] = []

    def __enter__(self) -> "Parquet":
        return self

    def add(self, rows: list[dict[str, Any]]) -> None:
        """More rows, under the columns of :data:`SCHEMA`."""
        self._rows += rows
        if len(self._rows) >= CHUNK:
            self._write()

    def _write(self) -> None:
        chunk = Path(self._folder.name) / f"{len(self._chunks):06}.parquet"
        polars.DataFrame(self._rows, SCHEMA, orient="row").write_parquet(chunk)
        self._chunks.append(chunk)
        self._rows.clear()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._folder:
            if kind is None:
                self._finish()

    def _finish(self) -> None:
        if self._rows or not self._chunks:
            self._write()
        whole = self._chunks[0]
        if len(self._chunks) > 1:
            whole = Path(self._folder.name) / "whole"
            polars.scan_parquet(self._chunks).sink_parquet(whole)
        os.replace(whole, self.path)
