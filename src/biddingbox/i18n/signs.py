"""Calls in sentences as single signs, for pages that draw them.

A page draws 1♥ as a coloured card that is read aloud as "1 heart"; a sentence of the messages is
plain text. With ``signs`` asked for, :func:`biddingbox.i18n.phrases.call` puts one character of
Unicode's private use area in place of each call, which no language turns or breaks, and the page
replaces it by its own mark-up (:func:`split`). Nothing else ever holds these characters.
"""

import re
from collections.abc import Iterator
from typing import Final

#: U+E100 and on: P, X, XX, with, then the bids in rising order (1C … 13NT, Estimation's included).
_FIRST: Final = 0xE100
DENOMINATIONS: Final = ("C", "D", "H", "S", "NT")
CALLS: Final = (
    "P", "X", "XX", "with",
    *(f"{level}{d}" for level in range(1, 15) for d in DENOMINATIONS),
    *DENOMINATIONS,
)  # fmt: skip
_SIGNS: Final = {call: chr(_FIRST + i) for i, call in enumerate(CALLS)}
_NAMES: Final = {sign: call for call, sign in _SIGNS.items()}
_ANY: Final = re.compile(f"([{chr(_FIRST)}-{chr(_FIRST + len(CALLS) - 1)}])")
_CONTRACT: Final = re.compile(r"([0-9]{1,2}(?:NT|[CDHS]))(X{0,2})")


def of(call: str) -> str | None:
    """The sign of a call, of a contract (``4SX``: two signs), of a denomination; None for others.

    A bare denomination is a suit's own sign: ♥ in a list of suits.
    """
    if call in _SIGNS:
        return _SIGNS[call]
    if (found := _CONTRACT.fullmatch(call)) is not None and found[1] in _SIGNS:
        return _SIGNS[found[1]] + (_SIGNS[found[2]] if found[2] else "")
    return None


def split(text: str) -> Iterator[tuple[str, bool]]:
    """The parts of a text: ``(text, False)`` and ``(call, True)``, in order."""
    for part in _ANY.split(text):
        if part in _NAMES:
            yield _NAMES[part], True
        elif part:
            yield part, False


def strip(text: str) -> str:
    """The text with each sign written as the log writes the call."""
    return "".join(part for part, _ in split(text))
