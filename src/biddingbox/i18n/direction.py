"""Writing from right to left: what runs the other way is isolated; numerals, commas.

Arguments of messages are isolated by Fluent. What is left is here: a clause, a word to type or a
call that stands among Arabic words gets marks of isolation (U+2068 … U+2069), so that its parts,
and what stands beside it, keep their places. Text without Arabic letters never gets any: what is
copied from there holds nothing invisible.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fluent.runtime.types import FluentInt

#: First strong isolate, left-to-right isolate, and the end of either.
FSI: Final = "\u2068"
LRI: Final = "\u2066"
PDI: Final = "\u2069"

#: Digits of a setting, in place of 0 to 9.
NUMERALS: Final = {"latn": "0123456789", "arab": "٠١٢٣٤٥٦٧٨٩"}

#: Arguments of messages that hold a plain number: never a call, a clause or a line to type.
COUNTS: Final = frozenset(
    {
        "board", "by", "cap", "cards", "carry", "column", "count", "deal", "failed", "floor",
        "last", "level", "line", "max", "min", "moved", "number", "passed", "seen", "seq",
        "skipped", "step", "total", "tricks",
    }
)  # fmt: skip

_ARABIC: Final = "\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff"
_LETTER: Final = re.compile(f"[{_ARABIC}]")
_OTHER: Final = re.compile(rf"[^\s«»{_ARABIC}]+(?: [^\s«»{_ARABIC}]+)*")
_WORDS: Final = re.compile(rf"[{_ARABIC}]+(?: [{_ARABIC}]+)*")
_NUMBER: Final = re.compile(f"{FSI}([0-9]+){PDI}")
_PLAIN: Final = re.compile(r"[A-Za-z0-9]")
_COLOUR: Final = r"\x1b\[[0-9;]*m"
_GUIDES: Final = re.compile(rf"\A(?:{_COLOUR}|[\s│├└─])*")
_MARK: Final = re.compile(f"([{FSI}{LRI}{PDI}]|{_COLOUR})")
_BEFORE: Final = "-+−*/.#_$~"
_AFTER: Final = "!?%*+_/"
_BRACKETS: Final = {")": "(", "]": "[", "}": "{"}


def counted(args: Mapping[str, str | int]) -> dict[str, Any]:
    """The arguments, those that hold plain numbers as numbers: they select the plural."""
    return {
        name: FluentInt(int(value), useGrouping=False) if _is_count(name, value) else value
        for name, value in args.items()
    }


def _is_count(name: str, value: str | int) -> bool:
    return isinstance(value, int) or (
        name in COUNTS and value.isascii() and value.isdecimal() and str(int(value)) == value
    )


def in_numerals(text: str, args: Mapping[str, str | int], numerals: str) -> str:
    """A sentence with the plain numbers of its arguments in the digits asked for.

    A number that another argument, say a clause, has too stays as it is.
    """
    if numerals == "latn":
        return text
    plain = {str(value) for name, value in args.items() if _is_count(name, value)}
    plain -= {str(value) for name, value in args.items() if not _is_count(name, value)}
    digits = str.maketrans(NUMERALS["latn"], NUMERALS[numerals])
    return _NUMBER.sub(
        lambda found: found[0].translate(digits) if found[1] in plain else found[0], text
    )


def isolate(text: str) -> str:
    """A text with every stretch of Latin letters and digits among Arabic words isolated.

    Isolates that a line break has cut are closed; doing it twice changes nothing.
    """
    return "\n".join(
        _isolate_line(line) if _LETTER.search(line) or _MARK.search(line) else line
        for line in text.split("\n")
    )


def laid_out(lines: Sequence[str]) -> list[str]:
    """Lines of a page from right to left: a tree keeps its branches, which are drawn rightwards."""
    if not any(re.search("[├└]", line) for line in lines):
        return [_isolate_line(line) for line in lines]
    made = []
    for line in lines:
        end = len(line) - len(_GUIDES.sub("", line, count=1))
        made.append(f"{LRI}{line[:end]}{FSI}{_isolate_line(line[end:])}{PDI}{PDI}")
    return made


def _isolate_line(line: str) -> str:
    top: list[Any] = []
    stack = [top]
    for part in _MARK.split(line):
        if part in (FSI, LRI):
            inner: list[Any] = [part]
            stack[-1].append(inner)
            stack.append(inner)
        elif part == PDI:
            del stack[max(1, len(stack) - 1) :]
        elif part:
            stack[-1].append(part)
    return "".join(map(_written, top))


def _written(part: Any, outer: str = "") -> str:
    """A part of a line: bare text with its runs isolated, an isolate with its parts."""
    if isinstance(part, str):
        if part.startswith("\x1b"):
            return part
        text = _OTHER.sub(_run, part).replace(", ", "، ")
        return _WORDS.sub(rf"{FSI}\g<0>{PDI}", text) if outer == LRI else text
    mark, bare = str(part[0]), _flat(part)
    if mark == FSI and not _LETTER.search(bare):
        return f"{FSI}{bare}{PDI}"
    return mark + "".join(_written(each, mark) for each in part[1:]) + PDI


def _flat(part: Any) -> str:
    return part if isinstance(part, str) else "".join(_flat(each) for each in part[1:])


def _run(found: re.Match[str]) -> str:
    """One stretch that is not Arabic: its core isolated, the punctuation around it outside."""
    text = found[0]
    if not _PLAIN.search(text):
        return text
    start, end = 0, len(text)
    while not (_PLAIN.match(text[start]) or (text[start] in _BEFORE and text[start + 1] != " ")):
        start += 1
    while not (_PLAIN.match(text[end - 1]) or _belongs(text[start:end])):
        end -= 1
    return f"{text[:start]}{FSI}{text[start:end]}{PDI}{text[end:]}"


def _belongs(text: str) -> bool:
    """Whether the last sign of a stretch is part of it: ``25B2(b)``, ``1H!``."""
    last = text[-1]
    if last in _BRACKETS:
        return text.count(_BRACKETS[last]) >= text.count(last)
    return last in _AFTER
