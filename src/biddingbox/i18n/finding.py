"""Finding clauses by everyday words: synonyms first, then headings, then paraphrases.

Words are folded (case and accents) and count as the same where one is the beginning of the other,
or where they differ only in their endings; rare words count more than common ones. The synonyms
of a clause are the phrases of its message ``find-24b``, or ``find-2017-24b`` for an edition's own.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from math import log
from typing import TYPE_CHECKING, Final

import msgspec

from biddingbox.i18n.lawbook import in_language, synonyms
from biddingbox.i18n.messages import Messages

if TYPE_CHECKING:
    from biddingbox.bridge.rulebook import LawRow

#: No more clauses than these are named, and none that is much weaker than the best.
MOST: Final = 8
WEAKEST: Final = 0.4
_WORD: Final = re.compile(r"[a-z0-9\u0621-\u064a]+")
_COMMA: Final = re.compile("[,،]")
#: Letters of Arabic that people write for one another, the stretch mark, digits.
_SAME: Final = str.maketrans("ةىی٠١٢٣٤٥٦٧٨٩", "هيي0123456789", "ـ")
#: The article, with what may be written in front of it.
_ARTICLE: Final = re.compile(r"^(?:[وفبك]?ال|[وف]?لل)(?=[\u0621-\u064a]{3})")
_SHORTEST_STEM: Final = 4
#: The words that are like one that is asked for, and how much.
Near = dict[str, float]


class _Entry(msgspec.Struct, frozen=True):
    """A clause as it is searched: its row, and the words of its phrases, heading, paraphrase."""

    row: "LawRow"
    phrases: tuple[tuple[str, ...], ...]
    heading: tuple[str, ...]
    text: tuple[str, ...]
    words: frozenset[str]


def find(m: Messages, words: str, rows: Iterable["LawRow"]) -> tuple["LawRow", ...]:
    """The clauses that everyday words are about, best first, in the language; empty if none."""
    ignored, endings = _listed(m, "find-ignored"), _listed(m, "find-endings")
    asked = tuple(dict.fromkeys(_without(ignored, folded(words)) or folded(words)))
    entries = [_entry(m, in_language(m, row), ignored) for row in rows]
    known = frozenset().union(*(entry.words for entry in entries))
    near = [{w: found for w in known if (found := alike(word, w, endings))} for word in asked]
    tells = [_tells(words, entries) for words in near]
    scored = [(_score(near, tells, entry), entry.row) for entry in entries]
    best = max((score for score, _ in scored), default=0.0)
    kept = [(score, row) for score, row in scored if score > 0 and score >= WEAKEST * best]
    return tuple(row for _, row in sorted(kept, key=lambda pair: -pair[0])[:MOST])


def folded(text: str) -> tuple[str, ...]:
    """The words of a text in small letters without accents: ``Já não!`` → ja, nao.

    Arabic loses its vowel signs, stretch marks, the hamza of an alef and the article:
    ``المُزايدة`` → مزايده.
    """
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(_SAME)
    words = _WORD.findall("".join(c for c in plain if not unicodedata.combining(c)))
    return tuple(bare for word in words if (bare := _ARTICLE.sub("", word)))


def alike(one: str, other: str, endings: Sequence[str]) -> float:
    """How well two folded words agree: 1 the same, less where one is bent, 0 not at all."""
    if one == other:
        return 1.0
    short, long = sorted((one, other), key=len)
    rest = long.removeprefix(short)
    if rest != long and len(short) >= 3 and (rest in endings or rest[1:] in endings):
        return 0.9
    if rest != long and len(short) >= _SHORTEST_STEM:
        return 0.6
    stem = _stem(one, endings)
    return 0.8 if len(stem) >= _SHORTEST_STEM and stem == _stem(other, endings) else 0.0


def _stem(word: str, endings: Sequence[str]) -> str:
    """The word without the longest ending that leaves a stem."""
    for ending in endings:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            return word.removesuffix(ending)
    return word


def _score(near: Sequence[Near], tells: Sequence[float], entry: _Entry) -> float:
    """The words one by one, and more for a phrase that holds all of them and little else."""
    spoken = tuple(word for phrase in entry.phrases for word in phrase)
    fields = ((spoken, 3.0), (entry.heading, 2.0), (entry.text, 1.0))
    found = [max(weight * _best(word, words) for words, weight in fields) for word in near]
    score = sum(tell * value for tell, value in zip(tells, found, strict=True))
    whole = max((_covered(near, phrase) for phrase in entry.phrases), default=0.0)
    part = sum(value > 0 for value in found) / len(found) if found else 0.0
    return score * part + 4.0 * whole * sum(tells)


def _covered(near: Sequence[Near], phrase: Sequence[str]) -> float:
    """1 for a phrase of just these words, less with others beside them, 0 if one is not there."""
    found = [_best(word, phrase) for word in near]
    return min(found) * min(1.0, len(near) / len(phrase)) if found and phrase else 0.0


def _best(near: Near, words: Iterable[str]) -> float:
    return max((near.get(word, 0.0) for word in words), default=0.0)


def _tells(near: Near, entries: Sequence[_Entry]) -> float:
    """How much a word tells: the fewer clauses have it, the more."""
    having = sum(not entry.words.isdisjoint(near) for entry in entries)
    return log(1 + len(entries) / having) if having else 1.0


def _entry(m: Messages, row: "LawRow", ignored: Sequence[str]) -> _Entry:
    said = _COMMA.split(synonyms(m, row))
    phrases = tuple(_without(ignored, folded(phrase)) for phrase in said if phrase.strip())
    heading, text = (_without(ignored, folded(t)) for t in (row.heading, row.paraphrase))
    words = frozenset((*heading, *text, *(word for phrase in phrases for word in phrase)))
    return _Entry(row, phrases, heading, text, words)


def _without(ignored: Sequence[str], words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for word in words if word not in ignored)


@cache
def _listed(m: Messages, name: str) -> tuple[str, ...]:
    """The words of a message that lists some, the longest first."""
    return tuple(sorted(folded(m.text(name)), key=len, reverse=True))
