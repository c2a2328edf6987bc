"""What :class:`biddingbox.errors.NotationError` says was found or expected, in a language.

The English phrases stand with the notation (:mod:`biddingbox.records.notation_words`); other
languages keep theirs with the messages: ``EXPECT_SEAT`` is ``notation-expect-seat``.
"""

import re
from functools import cache

from biddingbox.i18n.messages import Messages
from biddingbox.records import notation_words

_FIELD = re.compile(r"\\\{(\w+)(?::\w+)?\\\}")


def in_language(m: Messages, text: str) -> str:
    """A phrase of the notation in the language; what is no such phrase (a quotation) stays."""
    for name, pattern in _patterns():
        if m.has(name) and (found := pattern.fullmatch(text)) is not None:
            return m.text(name, **{k: in_language(m, v) for k, v in found.groupdict().items()})
    return text


def constants() -> dict[str, str]:
    """The English phrases by the identifiers of their messages."""
    return {
        "notation-" + name.lower().replace("_", "-"): value
        for name, value in vars(notation_words).items()
        if name.startswith(("FOUND_", "EXPECT_")) and isinstance(value, str)
    }


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each phrase as a pattern, those without a field first."""
    phrases = sorted(constants().items(), key=lambda item: "{" in item[1])
    return tuple((name, _pattern(phrase)) for name, phrase in phrases)


def _pattern(phrase: str) -> re.Pattern[str]:
    return re.compile(_FIELD.sub(r"(?P<\1>.+)", re.escape(phrase)), re.DOTALL)
