"""PBN 3.4, 4: what the values of tags may be, tag by tag, as patterns."""

import re
from typing import Final

_DATE: Final = r"[0-9?]{4}\.[0-9?]{2}\.[0-9?]{2}"
_TIME: Final = r"[0-9?]{2}:[0-9?]{2}:[0-9?]{2}"


def _sides(score: str) -> str:
    """4.2.1: of declarer, of one side, or of both."""
    return rf"{score}|(?:NS|EW) {score}|NS {score} EW {score}|EW {score} NS {score}"


_INTEGER: Final = r"[+-]?[0-9]+"
_DECIMAL: Final = r"[+-]?[0-9]+(?:\.[0-9]*)?"
_PERCENT: Final = r"\+?(?:100(?:\.0*)?|[0-9]{1,2}(?:\.[0-9]*)?)"
_HISTORY: Final = r"[0-9]+(?: [0-9]+)? ?/ ?[0-9]+(?: [0-9]+){0,2}"

#: Values that a tag may have, apart from ``""`` and ``?``.
PATTERNS: Final[dict[str, re.Pattern[str]]] = {
    name: re.compile(pattern)
    for names, pattern in (
        ("Date EventDate UTCDate", _DATE),
        ("Time UTCTime", _TIME),
        ("Round", r"\w+(?:\.\w+)*"),
        ("Scoring", r"[\w-]+(?:;[\w-]+)*"),
        ("FrenchMP", "Yes|No"),
        ("Hidden", "[NESW]+"),
        ("Room", "Open|Closed"),
        ("Score", _sides(_INTEGER)),
        ("ScoreIMP ScoreMP", _sides(_DECIMAL)),
        ("ScorePercentage", _sides(_PERCENT)),
        ("ScoreRubber", rf" *(?:{_sides(r'[0-9]+ ?/ ?[0-9]+')}) *"),
        ("ScoreRubberHistory", rf"NS {_HISTORY} EW {_HISTORY}"),
        (
            "OptimumScore",
            rf"(?:NS|EW) {_INTEGER}|NS {_INTEGER} EW {_INTEGER}|EW {_INTEGER} NS {_INTEGER}",
        ),
        ("TimeControl", "[0-9]+/[0-9]+"),
        ("TimeCall TimeCard", "[0-9]+"),
    )
    for name in names.split()
}
#: Tags of which the standard has examples only: other values are unusual.
EXAMPLES: Final[dict[str, re.Pattern[str]]] = {
    "Competition": re.compile("Cavendish|Chicago|Individuals|Pairs|Rubber|Teams"),
    "Mode": re.compile(r"(?:EM|IBS|OKB|TABLE|TC)\w*"),
    **dict.fromkeys(
        ("WestType", "NorthType", "EastType", "SouthType"), re.compile("human|program")
    ),
}
#: 3.4.14, 3.10, 3.11: other spellings are understood, ``1N``, but not by everybody.
SPELLINGS: Final[dict[str, re.Pattern[str]]] = {
    "Contract": re.compile("[Pp]ass|[1-7]?(?:NT|nt|[SHDCshdc])(?:XX?|xx?)?"),
}
#: What a value has to match, and the code of its fault.
VALUES: Final = ((PATTERNS, "value"), (EXAMPLES, "value-unusual"), (SPELLINGS, "spelling"))
#: 5.2: a column of a table: order, name, minimum width and alignment.
COLUMN: Final = re.compile(r"(?P<order>[+-]?)[^;\\]*(?:\\(?P<width>[0-9]{1,3})(?P<side>[LR]?))?")
#: 3.5.1, 3.6.1, 3.11: the spellings of calls and cards.
CALL: Final = re.compile(r"-|AP|ap|[Pp]ass|XX?|xx?|[1-7](?:NT|nt|[SHDCshdc])")
CARD: Final = re.compile("-|[SHDCshdc][AKQJTakqjt2-9]")
#: The same as words, with what else a section without notes has.
CALLS: Final = frozenset(
    (
        *("-", "AP", "ap", "Pass", "pass", "X", "XX", "x", "xx", "*"),
        *(f"{n}{d}" for n in range(1, 8) for d in ("NT", "nt", *"SHDCshdc")),
    )
)
CARDS: Final = frozenset(("-", "*", *(s + r for s in "SHDCshdc" for r in "AKQJTakqjt98765432")))
#: 3.5.4, 3.6.4: references to notes.
NOTES: Final = frozenset(f"={n}=" for n in range(1, 33))
NOTE: Final = re.compile(r"\s*(?P<number>[0-9]{1,9})\s*:")
#: 3.7: the NAGs that stand for a suffix, and all that a call or a card may have.
SUFFIX_NAGS: Final = {"Auction": range(1, 7), "Play": range(7, 13)}
NAGS: Final = {
    "Auction": frozenset((*range(7), 13, *range(15, 256))),
    "Play": frozenset((0, *range(7, 13), 14, *range(15, 256))),
}
