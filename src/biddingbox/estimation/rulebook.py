"""The clauses of Law 18: heading and paraphrase of ours, the code that holds each, how far it is.

The same law stands behind both editions; ``common`` differs by its switches alone.
"""

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

Status = Literal["implemented", "partly", "out_of_scope"]
#: The editions that the clauses and the answers hold for.
EDITIONS: Final[tuple[str, ...]] = ("law18", "common")


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One clause; ``code`` is a dotted path, ``reason`` says why it is not implemented."""

    law: str
    heading: str
    paraphrase: str
    status: Status
    code: str = ""
    reason: str = ""


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer to a question: its key, the question, the clause, whose it is, what it takes."""

    key: str
    question: str
    law: str
    owner: str
    takes: str = ""


class _Choices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: tuple[Choice, ...]


class _Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    law: tuple[Clause, ...]


@cache
def clauses() -> tuple[Clause, ...]:
    """The clauses in law order."""
    data = files("biddingbox.estimation").joinpath("rulebook-law18.toml").read_bytes()
    return msgspec.toml.decode(data, type=_Rulebook).law


@cache
def choices() -> tuple[Choice, ...]:
    """The answers that questions take."""
    data = files("biddingbox.estimation").joinpath("options.toml").read_bytes()
    return msgspec.toml.decode(data, type=_Choices).option
