"""A file opened for its reader: unpacked as it is read, its format told by name or content."""

import gzip
import io
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import IO, Any, Final, cast
from zipfile import ZipExtFile, ZipFile

from biddingbox.audit.files import ERRORS, STDIN, Source, TooLarge, allowed
from biddingbox.records.forms import HEAD, Form, form_of_bytes, form_of_name

GZIP: Final = b"\x1f\x8b"


class Shelf:
    """Opens sources one after the other; the archive opened last stays open for the next."""

    def __init__(self) -> None:
        self._path = ""
        self._archive: ZipFile | None = None
        self._file: io.BufferedReader[Any] | None = None
        self._layers: list[_Unpacked] = []

    def __enter__(self) -> "Shelf":
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def _close(self) -> None:
        if self._archive is not None:
            self._archive.close()
        self._archive, self._path = None, ""

    def _zip(self, path: str) -> ZipFile:
        if self._archive is None or path != self._path:
            self._close()
            self._archive, self._path = ZipFile(path), path
        return self._archive

    @contextmanager
    def opened(self, source: Source) -> "Iterator[tuple[Form | None, IO[bytes]]]":
        """The bytes of a source, unpacked, and their form: None if it is neither PBN nor LIN."""
        self._layers.clear()
        with ExitStack() as stack:
            file = stack.enter_context(self._raw(source))
            if file.peek(2)[:2] == GZIP and not source.streams:
                packed = gzip.GzipFile(fileobj=file)
                file = stack.enter_context(self._unpacked(packed, allowed(source.size)))
            form = form_of_name(source.name) or form_of_bytes(file.peek(HEAD)[:HEAD])
            yield form, cast(IO[bytes], file)

    def _unpacked(self, packed: gzip.GzipFile | ZipExtFile, limit: int) -> "io.BufferedReader[Any]":
        made = _Unpacked(packed, limit)
        self._layers.append(made)
        return io.BufferedReader(made)

    def check(self) -> None:
        """Raise what has ended the file that is open before its end."""
        for layer in self._layers:
            if layer.error is not None:
                raise layer.error

    def position(self) -> int:
        """How far the file that is open has been read, in bytes as they are stored."""
        return self._file.tell() if self._file is not None else 0

    @contextmanager
    def _raw(self, source: Source) -> "Iterator[io.BufferedReader[Any]]":
        """The bytes of a source as they are stored; of a zip, of its member."""
        if source.path == STDIN:
            given = io.BufferedReader(cast(io.RawIOBase, sys.stdin.buffer))
            try:
                yield given
            finally:
                given.detach()  # standard input is not ours to close
        elif source.member:
            member = cast(ZipExtFile, self._zip(source.path).open(source.member))
            with self._unpacked(member, sys.maxsize) as file:
                yield file
        else:
            with io.BufferedReader(io.FileIO(source.path)) as file:
                self._file = None if source.streams else file
                try:
                    yield file
                finally:
                    self._file = None


class _Unpacked(io.RawIOBase):
    """What is unpacked, up to a limit; damage ends it, and :attr:`error` tells."""

    def __init__(self, packed: gzip.GzipFile | ZipExtFile, limit: int) -> None:
        self._packed = packed
        self._left = limit
        self.error: Exception | None = None

    def readable(self) -> bool:
        return True

    def readinto(self, into: "memoryview | bytearray") -> int:  # type: ignore[override]
        if self.error is not None:
            return 0
        try:
            data = self._packed.read1(len(into))  # as much as can be had before damage
        except ERRORS as error:
            self.error = error
            return 0
        self._left -= len(data)
        if self._left < 0:
            self.error = TooLarge()
            return 0
        into[: len(data)] = data
        return len(data)

    def close(self) -> None:
        self._packed.close()
        super().close()


def splits(source: Source) -> bool:
    """Whether a file can be read in ranges: PBN, not packed."""
    if source.streams or source.member or not source.path.lower().endswith(".pbn"):
        return False
    with io.FileIO(source.path) as file:
        return file.read(2) != GZIP
