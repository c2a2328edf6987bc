"""What each side scores, with its working (77), and what takes its place or is held against it."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from biddingbox.bridge.adjusted import Outcome
from biddingbox.director import scored
from biddingbox.i18n import Messages, phrases

Json = dict[str, Any]
SIDES: Final = ("NS", "EW")


class Part(msgspec.Struct, frozen=True):
    """One line of the working: "4 odd tricks", "+120"."""

    text: str
    points: str


class Result(msgspec.Struct, frozen=True):
    """A result of a side: what it is, what it is worth; of declarer's side, the working."""

    what: str
    value: str
    law: str
    parts: tuple[Part, ...]


class Note(msgspec.Struct, frozen=True):
    """What is held against the score: a cap, a procedural penalty."""

    text: str
    law: str


class Side(msgspec.Struct, frozen=True):
    """A side with its results and what is held against them."""

    side: str
    name: str
    results: tuple[Result, ...]
    notes: tuple[Note, ...]


def scores(answer: Json, m: Messages) -> tuple[Side, ...]:
    """Both sides of a bridge board; none before there is something to score or to penalise."""
    if answer["game"] != "bridge" or not _shown(answer):
        return ()
    return tuple(
        Side(
            side,
            phrases.side_name(m, side),
            tuple(_result(r, m) for r in answer["scores"] if r["side"] == side),
            tuple(_notes(answer, side, m)),
        )
        for side in SIDES
    )


def _shown(answer: Json) -> bool:
    return bool(answer["scores"] or answer.get("penalties") or answer.get("score_needs"))


def _result(r: Json, m: Messages) -> Result:
    value = str(r["value"])
    points = value.lstrip("+-").isdecimal()
    return Result(
        what=_what(r, m),
        value=scored.signed(int(value)) if points else phrases.score(m, value),
        law=r["law"],
        parts=tuple(
            Part(m.text(f"scored-part-{p['key']}", count=p["count"]), scored.signed(p["points"]))
            for p in (r.get("parts", ()) if r.get("declarer", " ") in r["side"] else ())
        ),
    )


def _what(r: Json, m: Messages) -> str:
    """The contract with its result, and its weight; where there is none, the kind of score."""
    if r.get("contract") is None:
        return m.text("play-artificial" if r["kind"] == "artificial" else "play-assigned")
    tricks, weight = r.get("tricks") or 0, int(r["weight"])
    return phrases.outcome(m, Outcome(r["contract"], r.get("declarer"), tricks, weight))


def _notes(answer: Json, side: str, m: Messages) -> Iterable[Note]:
    """25B2(b)(2), 90: what is held against the side's score; and what it cannot be reckoned for."""
    if answer.get("score_needs") == "vul":
        yield Note(m.text("scored-needs-vul"), "77")
    for r in answer["restrictions"]:
        if r["kind"] == "score_cap" and r["side"] == side:
            yield Note(phrases.restriction(m, r), r["law"])
    for p in answer.get("penalties", ()):
        if p["side"] == side:
            yield Note(scored.penalty(m, p), "90")
