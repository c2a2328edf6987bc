"""Does an answer hold what a case expects? The rules of design section 6.

Tables are subsets: a key that is not named is not looked at. A list must match whole, in any
order; ``has_X`` and ``no_X`` speak of some of it. ``auction`` is in order, and may be written
short. A word in a list of tables stands for the table with that ``key`` or ``law``. ``""`` stands
for null, and for what is not there at all.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

Table = dict[str, Any]
#: Where (a path), what was expected, what was found: both as text.
Found = tuple[str, str, str]

#: The lists of what ``rule`` answers (design section 5, Estimation included).
LIST_FIELDS: Final = frozenset((
    "auction", "calls", "legal", "questions", "restrictions", "rulings", "unauthorised",
    "reviews", "scores", "unfit", "with", "order", "owners", "tricks",
))  # fmt: skip
#: Its other fields.
SCALAR_FIELDS: Final = frozenset((
    "schema", "game", "edition", "dealer", "seq", "turn", "phase", "contract", "declarer",
    "opening_leader", "on_lead", "result", "forks_at", "bid", "numbers", "range", "total", "side",
    "risk",
))  # fmt: skip
_NOTHING: Final = "nothing"


def compare(expected: Table, actual: Table) -> Iterator[Found]:
    """Every difference between an expectation and an answer, field by field."""
    for key, wanted in expected.items():
        if key == "auction" and isinstance(wanted, str | list):
            yield from _auction(wanted, actual.get(key))
        else:
            yield from _field(key, wanted, actual, key)


def _field(key: str, wanted: Any, actual: Table, where: str) -> Iterator[Found]:
    """One key of a table: ``has_X``, ``no_X``, or a value."""
    prefix, _, name = key.partition("_")
    if prefix in ("has", "no") and name and key not in actual:
        there = actual.get(name)
        if not isinstance(wanted, list) or not isinstance(there, list):
            yield where, text(wanted), _NOTHING if there is None else text(there)
            return
        for one in wanted:
            found = [a for a in there if matches(one, a)]
            if prefix == "has" and not found:
                yield where, text(one), _listed(there, [one])
            if prefix == "no" and found:
                yield where, f"none of {text(one)}", _listed(found, [one])
        return
    there = actual.get(key)
    if isinstance(wanted, dict) and isinstance(there, dict):
        for inner, value in wanted.items():
            yield from _field(inner, value, there, f"{where}.{inner}")
    elif isinstance(wanted, list) and isinstance(there, list):
        yield from _whole(wanted, there, where)
    elif not matches(wanted, there):
        yield where, _scalar(wanted), _scalar(there)


def _whole(wanted: Sequence[Any], there: Sequence[Any], where: str) -> Iterator[Found]:
    """A list that must match whole, in any order: what is missing, against what is too many."""
    pairs = pair(wanted, there, matches)
    if len(pairs) == len(wanted) == len(there):
        return
    missing = [w for i, w in enumerate(wanted) if i not in pairs]
    taken = set(pairs.values())
    extra = [a for j, a in enumerate(there) if j not in taken]
    same = f" and {len(pairs)} that match" if pairs else ""
    yield where, (text(missing) if missing else _NOTHING + " more") + same, _listed(extra, missing)


def _auction(wanted: str | list[Any], there: Any) -> Iterator[Found]:
    """The auction, in order: ``"1S P W:2H"`` compares the calls (and a seat that is named)."""
    calls = there if isinstance(there, list) else []
    items = [_short(word) for word in wanted.split()] if isinstance(wanted, str) else wanted
    alike = len(items) == len(calls) and all(map(matches, items, calls))
    if not alike or not isinstance(there, list):
        shown = wanted if isinstance(wanted, str) else text(wanted)
        yield "auction", shown or _NOTHING, _in_short(calls, seats=":" in shown) or _NOTHING


def _short(word: str) -> Table:
    seat, colon, call = word.rpartition(":")
    return {"call": call, "seat": seat} if colon else {"call": call}


def _in_short(calls: Sequence[Any], *, seats: bool) -> str:
    words = [
        f"{c.get('seat')}:{c.get('call')}" if seats else str(c.get("call"))
        for c in calls
        if isinstance(c, dict)
    ]
    return " ".join(words)


def matches(wanted: Any, there: Any) -> bool:
    """Whether one value of an answer is what is wanted of it; see the head of this module."""
    if isinstance(wanted, dict):
        if not isinstance(there, dict):
            return False
        return not any(f for k, v in wanted.items() for f in _field(k, v, there, k))
    if isinstance(wanted, list):
        if not isinstance(there, list) or len(wanted) != len(there):
            return False
        return len(pair(wanted, there, matches)) == len(wanted)
    if isinstance(there, dict):
        return isinstance(wanted, str) and wanted != "" and _is_called(wanted, there)
    if wanted == "":
        return there is None or there == ""
    return type(wanted) is type(there) and bool(wanted == there)


def _is_called(word: str, table: Table) -> bool:
    return word in (table.get("key"), table.get("law"))


def pair(
    wanted: Sequence[Any], there: Sequence[Any], fits: Callable[[Any, Any], bool]
) -> dict[int, int]:
    """The largest pairing of what is wanted with what is there, by index (augmenting paths)."""
    edges = [[j for j, a in enumerate(there) if fits(w, a)] for w in wanted]
    owner: dict[int, int] = {}

    def place(i: int, tried: set[int]) -> bool:
        for j in edges[i]:
            if j in tried:
                continue
            tried.add(j)
            if j not in owner or place(owner[j], tried):
                owner[j] = i
                return True
        return False

    for i in range(len(wanted)):
        place(i, set())
    return {i: j for j, i in owner.items()}


def text(value: Any) -> str:
    """A value for a reader: JSON on one line."""
    return json.dumps(value, ensure_ascii=False, default=str)


def _scalar(value: Any) -> str:
    if value is None or value == "":
        return _NOTHING
    return value if isinstance(value, str) else text(value)


def _listed(there: Sequence[Any], wanted: Sequence[Any]) -> str:
    """What is there, cut down to the keys that somebody asked about, so that it can be compared."""
    if not there:
        return _NOTHING
    asked = {k for w in wanted if isinstance(w, dict) for k in w}
    keys = asked | {"kind", "key", "law", "to", "seat", "leader", "call"}
    return text([{k: v for k, v in a.items() if k in keys} if isinstance(a, dict) else a
                 for a in there])  # fmt: skip
