"""PBN 3.8: what Bidding Box says in comments, in a form that survives other programs.

A comment of ours is ``{biddingbox TEXT}`` on a line of its own. It may be wrapped, have its blanks
changed, be written in Latin-1: so a character that would not come back is written as its number
between tildes (``}`` is ``~7d~``), and a text too long for a line goes on in ``{biddingbox + …}``.
"""

import re
from collections.abc import Iterable
from typing import Final

_NAME: Final = "biddingbox "
_MORE: Final = "+ "
#: 2.3: lines of 255 characters at most; 80 and more are discouraged, but a call keeps its line.
_LONGEST: Final = 180
#: 2.2: printing characters of Latin-1, without those that end or hide something elsewhere.
_SPECIAL: Final = re.compile(r"[^ -~\xa1-\xac\xae-\xff]|[{}\[\]~]|(?<= ) ")
_NUMBER: Final = re.compile(r"~([0-9a-f]{1,6})~")


def written(text: str) -> list[str]:
    """The comments that say this text, without their braces."""
    plain = _SPECIAL.sub(lambda m: _numbered(m[0]), text)
    pieces = [plain[i : i + _LONGEST] for i in range(0, len(plain), _LONGEST)] or [""]
    first, *rest = [re.sub(r"\A | \Z", _numbered(" "), piece) for piece in pieces]
    return [_NAME + first, *[_NAME + _MORE + piece for piece in rest]]


def _numbered(character: str) -> str:
    return f"~{ord(character):x}~"


def read(comments: Iterable[str]) -> list[str]:
    """The texts that these comments say; those of others are passed over."""
    found: list[list[str]] = []
    for comment in comments:
        text = " ".join(comment.split())
        if not text.startswith(_NAME):
            continue
        text = text.removeprefix(_NAME)
        if not text.startswith(_MORE):
            found.append([text])
        elif found:
            found[-1].append(text.removeprefix(_MORE))
    return [_NUMBER.sub(_character, "".join(pieces)) for pieces in found]


def _character(found: re.Match[str]) -> str:
    number = int(found[1], 16)
    return chr(number) if number <= 0x10FFFF else found[0]
