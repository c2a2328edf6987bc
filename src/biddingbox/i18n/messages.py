"""Messages by identifier, strict: what is missing raises, it never passes silently."""

import re
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from biddingbox.i18n import direction

#: The languages that can be asked for.
LANGUAGES: Final = ("en", "pt", "ar")
#: Languages written from right to left: arguments are isolated, so that they keep their direction.
RIGHT_TO_LEFT: Final = frozenset({"ar"})
LOCALES: Final = Path(__file__).parent / "locales"

#: The environment variable that names the language where nothing else does.
VARIABLE: Final = "BIDDINGBOX_LANG"
#: The one that says which digits the sentences of a language from right to left are written in.
DIGITS: Final = "BIDDINGBOX_DIGITS"

#: Sentences of a language that are kept, with their arguments.
KEPT: Final = 8192

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")
_NOT_PLAIN: Final = re.compile(r"[^a-z0-9]+")


class Messages:
    """The messages of one language; what it lacks is taken from English.

    ``numerals`` are the digits of plain numbers in a language from right to left: ``latn`` (0123)
    or ``arab`` (٠١٢٣). Calls, clauses and the notation always have 0123. ``signs``: calls stand in
    the sentences as single characters, for pages that draw them.
    """

    def __init__(self, lang: str, numerals: str = "latn", *, signs: bool = False) -> None:
        self.lang = lang
        self.signs = signs
        self.numerals = numerals
        self.right_to_left = lang in RIGHT_TO_LEFT
        self._languages = tuple(_Language(each) for each in dict.fromkeys((lang, "en")))
        # A page says the same sentences again and again: each is put together once.
        self._kept = lru_cache(maxsize=KEPT)(self._put_together)

    def has(self, message_id: str) -> bool:
        """Whether there is a message of this identifier."""
        return any(message_id in language.entries for language in self._languages)

    def text(self, message_id: str, /, **args: str | int) -> str:
        """The sentence. Raises :class:`KeyError` where the message or an argument is missing."""
        return self._kept(message_id, tuple(args.items()))

    def _put_together(self, message_id: str, pairs: tuple[tuple[str, str | int], ...]) -> str:
        args = dict(pairs)
        if self.right_to_left:
            text = direction.isolate(self._text(message_id, direction.counted(args)))
            return direction.in_numerals(text, args, self.numerals)
        return self._text(message_id, args)

    def _text(self, message_id: str, args: dict[str, Any]) -> str:
        for language in self._languages:
            if message_id in language.entries:
                return language.text(message_id, args)
        raise KeyError(message_id)


class _Language:
    """One language alone. Entries are parsed when first asked for: parsing them all is slow."""

    def __init__(self, lang: str) -> None:
        self.entries: dict[str, str] = {}
        for path in sorted((LOCALES / lang).glob("*.ftl")):
            self.entries |= split(path.read_text(encoding="utf-8"))
        self._bundle = FluentBundle([lang], use_isolating=lang in RIGHT_TO_LEFT)
        self._parsed: set[str] = set()
        self._one_at_a_time = RLock()

    def text(self, message_id: str, args: dict[str, Any]) -> str:
        self._parse(message_id)
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise KeyError(f"{message_id}: it has attributes only")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{message_id}: {'; '.join(map(str, errors))}")
        return str(text)

    def _parse(self, name: str) -> None:
        """Parse an entry, and those that it may refer to; one thread at a time."""
        if name in self._parsed:
            return
        with self._one_at_a_time:
            self._parse_now(name)

    def _parse_now(self, name: str) -> None:
        if name in self._parsed:
            return
        source = self.entries[name]
        self._bundle.add_resource(FluentResource(source))
        for other in _NAME.findall(source):
            if other in self.entries and other != name:
                self._parse_now(other)
        self._parsed.add(name)


def split(source: str) -> dict[str, str]:
    """The entries of a Fluent file, messages and ``-terms``, by identifier, without comments."""
    source = _COMMENT.sub("", source)
    starts = [(found[1], found.start()) for found in _ENTRY.finditer(source)]
    ends = [*(start for _, start in starts), len(source)][1:]
    return {name: source[start:end] for (name, start), end in zip(starts, ends, strict=True)}


@cache
def messages(lang: str = "en", numerals: str = "latn", *, signs: bool = False) -> Messages:
    """The messages of a language, read once.

    Raises :class:`KeyError` for a language that is not there yet, and for unknown numerals.
    """
    if lang not in LANGUAGES:
        raise KeyError(lang)
    if numerals not in direction.NUMERALS:
        raise KeyError(numerals)
    return Messages(lang, numerals, signs=signs)


def ident(clause: str) -> str:
    """A clause as part of a message identifier: ``25B2(b)(1)`` becomes ``25b2b1``."""
    return "".join(c for c in clause.lower() if c.isalnum())


def slug(text: str) -> str:
    """A phrase as part of a message identifier: ``the clause of the gap``, with dashes."""
    return _NOT_PLAIN.sub("-", text.casefold()).strip("-")


def language(asked: str) -> str:
    """The language of a locale name, however it is written: ``pt_BR.UTF-8`` is ``pt``."""
    return re.split(r"[-_.@]", asked.strip().casefold())[0]
