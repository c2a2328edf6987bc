"""The question now open: whom it goes to, its options as cards, what follows from each."""

import re
from typing import Any, Final

import msgspec

from biddingbox.director.facts import how_of_option, name_of_option
from biddingbox.i18n import Messages, phrases

Json = dict[str, Any]
#: With no more values than these an option is shown as one card for each.
FEW: Final = 4
#: A sentence ends, and another begins: what follows from an option is a list.
_ISOLATES: Final = "\u2066\u2068\u2069"
_SENTENCES: Final = re.compile(r"(?<=[.؟?!])\s+(?=\S)")


class Choice(msgspec.Struct, frozen=True):
    """A card on the felt: what is sent when it is pressed, and what it says.

    ``kind`` is ``plain`` (one press), ``suits`` (letters are ticked first) or ``score`` (a form is
    filled in first).
    """

    option: str
    value: str
    name: str
    how: str
    law: str
    then: tuple[str, ...]
    kind: str = "plain"
    key: str = ""


class Box(msgspec.Struct, frozen=True):
    """A bidding box that answers: the option, what follows, and the calls that it may be."""

    option: str
    name: str
    law: str
    seat: str
    then: tuple[str, ...]
    values: tuple[str, ...]


class Panel(msgspec.Struct, frozen=True):
    """A question with its cards and boxes."""

    id: str
    to: str
    law: str
    text: str
    audience: str
    choices: tuple[Choice, ...]
    boxes: tuple[Box, ...]
    #: Options that take a score (12C).
    scores: tuple[Choice, ...] = ()


def panels(answer: Json, m: Messages) -> tuple[Panel, ...]:
    """The open questions; the first is the one to settle now."""
    return tuple(_panel(q, m) for q in answer["questions"])


def _panel(q: Json, m: Messages) -> Panel:
    choices: list[Choice] = []
    boxes: list[Box] = []
    scores: list[Choice] = []
    for o in q["options"]:
        name, then = name_of_option(m, o["key"]), sentences(str(o["then"]))
        values = tuple(map(str, o["values"]))
        if o["takes"] == "CALL" and len(values) > FEW:
            boxes.append(Box(o["key"], name, o["law"], q["to"], then, values))
        elif o["takes"] == "SCORE":
            scores.append(Choice(o["key"], "", name, "", o["law"], then, "score"))
        elif o["takes"] == "SUITS":
            choices.append(Choice(o["key"], "", name, "", o["law"], then, "suits"))
        elif values:
            choices += [_valued(q, o, v, name, then, m) for v in values]
        else:
            how = how_of_option(m, q, o)
            choices.append(Choice(o["key"], "", name, how, o["law"], then))
    return Panel(
        q["id"], q["to"], q["law"], q["text"], q["audience"], _keyed(choices), tuple(boxes),
        tuple(scores),
    )  # fmt: skip


def _valued(q: Json, o: Json, value: str, name: str, then: tuple[str, ...], m: Messages) -> Choice:
    if o["takes"] == "READING":
        number = o["values"].index(value) + 1
        return Choice(
            o["key"], value, m.text("desk-reading", number=number), "", o["law"],
            _reading(value, then),
        )  # fmt: skip
    return Choice(o["key"], value, name, _worded(m, o["takes"], value), o["law"], then)


def _worded(m: Messages, takes: str | None, value: str) -> str:
    """What an option takes, in words: suits and cards by name, a call as it is shown."""
    match takes:
        case "SUIT":
            return phrases.suits(m, value)
        case "CARD":
            return phrases.card(m, value)
        case "SEAT":
            return phrases.person(m, value)
        case _:
            return phrases.call(m, value)


def _reading(value: str, then: tuple[str, ...]) -> tuple[str, ...]:
    """What one reading says, where the option's text lists all: ``KEY: …`` begins a sentence."""
    for sentence in then:
        head, colon, rest = sentence.partition(":")
        if colon and head.strip(_ISOLATES) == value:
            return (rest.strip(_ISOLATES + " "),)
    return then


def _keyed(choices: list[Choice]) -> tuple[Choice, ...]:
    """Each card with the letter that presses it: the first of its key that is still free."""
    taken: set[str] = set()
    made = []
    for choice in choices:
        letters = [c for c in (choice.value or choice.option) if c.isalpha()]
        key = next((c for c in letters if c.upper() not in taken), "").upper()
        taken.add(key)
        made.append(msgspec.structs.replace(choice, key=key))
    return tuple(made)


def sentences(text: str) -> tuple[str, ...]:
    """A text cut after its sentences."""
    return tuple(part for part in _SENTENCES.split(text) if part)
