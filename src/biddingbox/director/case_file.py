"""A log as a case file, and a case file as a log (design section 6).

What is written expects all that the log now says, so that ``biddingbox cases run`` passes on it
until a ruling changes. The form is small and fixed, and so it is written by hand.
"""

import json
import tomllib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from biddingbox import events as ev
from biddingbox.core import Json
from biddingbox.director.answered import FINDINGS
from biddingbox.director.cases import split
from biddingbox.errors import CaseError
from biddingbox.records.notation_write import write_event

if TYPE_CHECKING:
    from biddingbox.log import Log

#: What is expected as it stands in the answer, where the game has it.
_PLAIN: Final = (
    "turn", "phase", "contract", "declarer", "opening_leader", "result",
    "bid", "with", "order", "numbers", "range", "total", "side", "owners", "risk",
)  # fmt: skip
#: What of an open question, and of what is unauthorised, is expected.
_QUESTION: Final = ("id", "to", "law", "key")
_HEARD: Final = ("side", "seat", "call", "law")
_UNFIT: Final = ("seq", "key")
_SCORE: Final = ("side", "seat", "kind", "value", "points", "law")


def case_file(log: "Log", *, id: str, title: str) -> str:
    """The log as the text of a case file that passes."""
    view = log.view("director")
    laws = dict.fromkeys(_laws(view))
    findings = [write_event(e) for e in _findings(log)]
    lines = [
        f"id = {_value(id)}",
        f"title = {_value(title)}",
        f"edition = {_value(log.opening.edition)}",
        f"laws = {_value(list(laws))}",
        *([f"judgement = {_value(findings)}"] if findings else []),
        f'log = """\n{_block(log.text())}"""',
        "",
        "[expect]",
        *(f"{key} = {_listed(value)}" for key, value in _expected(view)),
    ]
    return "\n".join(lines) + "\n"


def _laws(view: Json) -> Iterable[str]:
    for key in ("rulings", "questions", "restrictions"):
        yield from (record["law"] for record in view[key])


def _findings(log: "Log") -> Iterable[ev.Answered]:
    for entry in log.folded.entries:
        event = entry.event
        if isinstance(event, ev.Answered) and event.option in FINDINGS:
            yield event


def _expected(view: Json) -> Iterable[tuple[str, Any]]:
    yield "auction", " ".join(f"{c['seat']}:{c['call']}" for c in view["auction"])
    yield from ((key, view[key]) for key in _PLAIN if key in view)
    yield (
        "questions",
        [
            _only(q, _QUESTION) | {"options": [o["key"] for o in q["options"]]}
            for q in view["questions"]
        ],
    )
    yield "restrictions", view["restrictions"]
    yield "rulings", [r["law"] for r in view["rulings"]]
    yield "unauthorised", [_only(h, _HEARD) for h in view["unauthorised"]]
    yield "reviews", [r["law"] for r in view["reviews"]]
    yield "scores", [_only(s, _SCORE) for s in view["scores"]]
    yield "unfit", [_only(u, _UNFIT) for u in view["unfit"]]


def _only(record: Json, keys: Iterable[str]) -> Json:
    return {key: record[key] for key in keys if key in record}


def _listed(value: Any) -> str:
    """A value of the expectation: a list of tables has one a line."""
    if not isinstance(value, list) or not any(isinstance(each, Mapping) for each in value):
        return _value(value)
    return "[\n" + "".join(f"    {_value(each)},\n" for each in value) + "]"


def _value(value: Any) -> str:
    """A value in TOML, on one line; nothing is ``""``, which stands for null in a case."""
    match value:
        case None:
            return '""'
        case bool():
            return str(value).lower()
        case int() | float():
            return str(value)
        case str():
            return _string(value)
        case Mapping():
            items = ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items())
            return f"{{ {items} }}" if items else "{}"
        case _:
            return "[" + ", ".join(map(_value, value)) + "]"


def _key(name: str) -> str:
    bare = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if bare else _string(name)


def _string(text: str) -> str:
    """A basic string: JSON's escapes are TOML's, but for DEL and lone surrogates."""
    clean = text.encode(errors="replace").decode()
    return json.dumps(clean, ensure_ascii=False).replace("\x7f", "\\u007f")


def _block(text: str) -> str:
    """Lines between triple quotes: the backslash and the third quotation mark are escaped."""
    return text.replace("\\", "\\\\").replace('"""', '""\\"')


class _Step(msgspec.Struct):
    """What of a case, or of one of its steps, makes the log."""

    log: str = ""
    expect: dict[str, Any] = {}
    step: tuple["_Step", ...] = ()


def log_of_case(text: str) -> str:
    """The log of a case file, all its steps joined, without the lines that are to be refused.

    Raises :class:`CaseError` for text that is no case.
    """
    try:
        case = msgspec.convert(tomllib.loads(text), _Step)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise CaseError("case", str(error), "a case in TOML") from error
    found = "".join(_taken(step) for step in (case.step or (case,)))
    if not found.strip():
        raise CaseError("case", "no key `log`", "a case in TOML")
    return found


def _taken(step: _Step) -> str:
    if "refused" not in step.expect:
        return step.log.rstrip("\n") + "\n"
    return "".join(line + "\n" for line in split(step.log)[:-1])
