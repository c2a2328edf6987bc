"""Which form a record is written in, told by its text: PBN, LIN, or an address of a hand viewer."""

import re
from typing import Final, Literal

from biddingbox.records.lin_pairs import KNOWN

Form = Literal["pbn", "lin", "address"]

#: How much of a file tells its form.
HEAD: Final = 4_096
#: PBN 2.4.1, 3.3: a directive, or a tag pair at the beginning of a line.
_PBN: Final = re.compile(
    r'^(?:%[ \t]?(?:PBN|EXPORT)\b|[ \t]*\[[ \t]*[A-Za-z]\w*[ \t]*")', re.MULTILINE | re.ASCII
)
#: LIN: a line that begins with a command.
_LIN: Final = re.compile(rf"^\s*(?:{'|'.join(sorted(KNOWN))})\|", re.MULTILINE | re.IGNORECASE)
_ADDRESS: Final = re.compile(r"\s*https?://", re.IGNORECASE)
_NAMES: Final[dict[str, Form]] = {".pbn": "pbn", ".lin": "lin"}


def is_address(text: str) -> bool:
    """Whether a text begins with an address."""
    return _ADDRESS.match(text) is not None


def form_of(text: str) -> Form | None:
    """The form of a record by its beginning; None for what is no record."""
    if is_address(text):
        return "address"
    if _PBN.search(text):
        return "pbn"
    return "lin" if _LIN.search(text) else None


def beginning(head: bytes) -> str:
    """What a file says that begins so: UTF-16 with its mark, else as UTF-8."""
    marked = head[:2] in (b"\xff\xfe", b"\xfe\xff")
    text = head[: len(head) & ~1].decode("utf-16" if marked else "utf-8", "replace")
    return text.removeprefix("\ufeff")


def form_of_bytes(head: bytes) -> Form | None:
    """The form of a file that begins so."""
    return form_of(beginning(head))


def form_of_name(name: str) -> Form | None:
    """The form that the name of a file tells, also of one packed with gzip."""
    return _NAMES.get(name.lower().removesuffix(".gz")[-4:])
