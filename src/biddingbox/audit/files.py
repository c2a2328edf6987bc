"""What there is to audit: the files of paths, folders, patterns and archives, in their order.

A file that is named is taken whatever its name. In a folder (and those below it) and in a zip only
``.pbn`` and ``.lin`` are, also packed with gzip, in the order of their names; what begins with a
dot is left out. Each file is taken once, however often it is reached.
"""

import glob
import os
import zlib
from collections.abc import Iterable, Iterator
from functools import partial
from stat import S_ISDIR, S_ISREG
from typing import Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, is_zipfile

import msgspec

#: The name of standard input.
STDIN: Final = "-"
#: What a file unpacks to: at most so many times its size, but this much in any case.
RATIO: Final = 200
LEAST: Final = 64 << 20
#: The flag of an encrypted member of a zip.
ENCRYPTED: Final = 1


class Source(msgspec.Struct, frozen=True):
    """A file to audit: its name as it is shown, where it is, and its size as it is stored.

    ``member`` is its name in the zip at ``path``; ``streams``: it can be read only once, and here.
    """

    file: str
    path: str
    member: str = ""
    size: int = 0
    streams: bool = False

    @property
    def name(self) -> str:
        """The name that tells its format."""
        return self.member or self.path


class Unread(msgspec.Struct, frozen=True):
    """What could not be read, wholly or in part.

    ``code`` is ``absent``, ``rights``, ``nothing`` (no record in a folder), ``damaged``,
    ``encrypted``, ``packing`` (another than gzip's), ``nested`` (a zip in a zip), ``too-large``
    (unpacked), ``unknown`` (neither PBN nor LIN) or ``system`` with what the system says.
    """

    file: str
    code: str
    why: str = ""


Found = Source | Unread

#: What goes wrong while a file is read.
ERRORS: Final = (OSError, EOFError, BadZipFile, zlib.error)


class TooLarge(OSError):
    """A file unpacks to more than :func:`allowed`."""


class Unknown(OSError):
    """A file that is neither PBN nor LIN."""


def allowed(size: int) -> int:
    """How many bytes a file of a size may unpack to: a bomb costs bounded time."""
    return max(LEAST, RATIO * size)


def unread(file: str, error: Exception) -> Unread:
    """What an error says of a file."""
    match error:
        case TooLarge():
            return Unread(file, "too-large")
        case Unknown():
            return Unread(file, "unknown")
        case FileNotFoundError() | NotADirectoryError() | ValueError():
            return Unread(file, "absent")
        case PermissionError():
            return Unread(file, "rights")
        case OSError(strerror=why) if why:
            return Unread(file, "system", why)
        case _:
            return Unread(file, "damaged")


def shown(name: str) -> str:
    """A name as it can be shown: no control characters, nothing that is not Unicode."""
    text = os.fsencode(name).decode("utf-8", "replace")
    return text if text.isprintable() else "".join(c if c.isprintable() else "\ufffd" for c in text)


def is_record(name: str) -> bool:
    """Whether a file of a folder or a zip is taken."""
    name = name.lower()
    return name.removesuffix(".gz").endswith((".pbn", ".lin"))


def found(paths: Iterable[str]) -> Iterator[Found]:
    """All there is to read, path by path, and what cannot be."""
    each = [path for given in paths for path in _matching(given)]
    seen: set[tuple[str, str]] = set()
    for path in each:
        for one in _at(path):
            if len(each) > 1:
                key = (one.path, one.member) if isinstance(one, Source) else (one.file, one.code)
                if key in seen:
                    continue
                seen.add(key)
            yield one


def _matching(path: str) -> list[str]:
    """The files that a pattern stands for; a path that is there, or matches none, is itself."""
    if path == STDIN or os.path.lexists(path) or not glob.has_magic(path):
        return [path]
    return sorted(glob.iglob(path, recursive=True)) or [path]


def _at(path: str) -> Iterator[Found]:
    """What a path that was asked for has: itself, or what is in it."""
    if path == STDIN:
        yield Source(STDIN, STDIN, streams=True)
        return
    try:
        status = os.stat(path)
    except (OSError, ValueError) as error:  # a name with a NUL is a ValueError
        yield unread(shown(path), error)
        return
    if not S_ISDIR(status.st_mode):
        yield from _file(path, status, asked=True)
        return
    nothing = True
    for one in _below(path):
        nothing = False
        yield one
    if nothing:
        yield Unread(shown(path), "nothing")


def _file(path: str, status: os.stat_result, *, asked: bool) -> Iterator[Found]:
    """A file, or the files of a zip."""
    if not S_ISREG(status.st_mode):
        if asked:
            yield Source(shown(path), os.path.abspath(path), streams=True)
    elif path.lower().endswith(".zip") or (not is_record(path) and is_zipfile(path)):
        yield from _members(path, status.st_size)
    else:
        yield Source(shown(path), os.path.abspath(path), size=status.st_size)


def _below(folder: str) -> Iterator[Found]:
    """The files of a folder and of those below it; a folder that links lead back to, once."""
    seen: set[tuple[int, int]] = set()
    stack: list[Iterator[str]] = [iter([folder])]
    while stack:
        if (path := next(stack[-1], None)) is None:
            stack.pop()
            continue
        try:
            status = os.stat(path)
            if not S_ISDIR(status.st_mode):
                if is_record(path) or path.lower().endswith(".zip"):
                    yield from _file(path, status, asked=False)
            elif (here := (status.st_dev, status.st_ino)) not in seen:
                seen.add(here)
                names = sorted(name for name in os.listdir(path) if not name.startswith("."))
                stack.append(map(partial(_within, path), names))
        except OSError as error:
            if os.path.isdir(path) or is_record(path):
                yield unread(shown(path), error)


def _within(folder: str, name: str) -> str:
    return name if folder == os.curdir else os.path.join(folder, name)


def _members(path: str, size: int) -> Iterator[Found]:
    """The files of a zip, none where they claim more than it can hold."""
    file = shown(path)
    try:
        with ZipFile(path) as archive:
            infos = {i.filename: i for i in archive.infolist() if not _is_hidden(i.filename)}
    except (*ERRORS, NotImplementedError, ValueError):
        yield Unread(file, "damaged")
        return
    taken = [infos[name] for name in sorted(infos) if is_record(name)]
    unpacked, packed = sum(i.file_size for i in taken), sum(i.compress_size for i in taken)
    if unpacked > allowed(size) or packed > size:
        yield Unread(file, "too-large")
        return
    for name in sorted(infos):
        inner = f"{file}/{shown(name)}"
        if name.lower().endswith(".zip"):
            yield Unread(inner, "nested")
        elif not is_record(name):
            continue
        elif infos[name].flag_bits & ENCRYPTED:
            yield Unread(inner, "encrypted")
        elif infos[name].compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            yield Unread(inner, "packing")
        else:
            yield Source(inner, os.path.abspath(path), name, infos[name].compress_size)


def _is_hidden(name: str) -> bool:
    return any(part.startswith(".") for part in name.split("/"))
