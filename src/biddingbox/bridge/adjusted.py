"""The score of an adjustment (12C) in words: ``NS 4S E -1 60% 4SX E -1 40% EW average_plus``.

One or more of *side scores*; a side is ``NS``, ``EW`` or ``both``, and its score an average, points
in that side's own view, or results (contract, declarer, result) with weights that add up to 100.
"""

import re
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from biddingbox.bridge.calls import is_bid, read_call
from biddingbox.seats import SEATS, Seat, Side

Average = Literal["average_minus", "average", "average_plus"]
Whose = Literal["NS", "EW", "both"]
#: What was expected where the words go wrong.
Expected = Literal[
    "side", "side-once", "score", "points-of-one-side", "contract", "declarer", "result", "weight",
    "weights",
]  # fmt: skip
AVERAGES: Final[tuple[Average, ...]] = ("average_minus", "average", "average_plus")
PASSED_OUT: Final = "P"
_WHOSE: Final[dict[str, Whose]] = {"ns": "NS", "ew": "EW", "both": "both"}
_POINTS: Final = re.compile(r"[+-]?[1-9][0-9]{0,3}0|0", re.ASCII)
_CONTRACT: Final = re.compile(r"([1-7](?:C|D|H|S|NT|N))(X{0,2})", re.ASCII)
_RESULT: Final = re.compile(r"=|[+-](?:1[0-3]|[1-9])", re.ASCII)
_WEIGHT: Final = re.compile(r"([1-9][0-9]?|100)%", re.ASCII)
_BOOK: Final = 6
_TRICKS: Final = 13


class Outcome(msgspec.Struct, frozen=True):
    """One result: ``4SX E -1``, or ``P`` for a board passed out; ``weight`` in per cent."""

    contract: str
    declarer: Seat | None = None
    tricks: int = 0
    weight: int = 100

    @property
    def result(self) -> str:
        """The result as it is written: ``=``, ``+1``, ``-2``; empty for a board passed out."""
        if self.declarer is None:
            return ""
        over = self.tricks - _BOOK - int(self.contract[0])
        return "=" if over == 0 else f"{over:+d}"


class Given(msgspec.Struct, frozen=True):
    """The score given to a side: an average, points, or outcomes; one of the three.

    ``words`` are those that it is written with.
    """

    side: Side
    average: Average | None = None
    points: int | None = None
    outcomes: tuple[Outcome, ...] = ()
    words: str = ""


class Score(msgspec.Struct, frozen=True):
    """A score as it is written: for one side, or the same outcomes or average for both."""

    whose: Whose
    average: Average | None = None
    points: int | None = None
    outcomes: tuple[Outcome, ...] = ()
    words: tuple[str, ...] = ()

    def sides(self) -> tuple[Given, ...]:
        """What each side gets."""
        whose: tuple[Side, ...] = ("NS", "EW") if self.whose == "both" else (self.whose,)
        words = " ".join(self.words)
        return tuple(Given(w, self.average, self.points, self.outcomes, words) for w in whose)


class Fault(msgspec.Struct, frozen=True):
    """Where the words go wrong (an index; their number where more are wanted), and what was due."""

    at: int
    expected: Expected


def read(words: Sequence[str]) -> tuple[Score, ...] | Fault:
    """Read all the words: one score for each side at most, one at least."""
    found: list[Score] = []
    at = 0
    while at < len(words) or not found:
        whose = _WHOSE.get(words[at].lower()) if at < len(words) else None
        if whose is None:
            return Fault(at, "side")
        if found and ("both" in (whose, found[0].whose) or whose in (x.whose for x in found)):
            return Fault(at, "side-once")
        score = _score(words, at + 1, whose)
        if isinstance(score, Fault):
            return score
        found.append(score)
        at += 1 + len(score.words)
    return tuple(found)


def given(value: str) -> tuple[Given, ...] | Fault:
    """What an answer's value gives to each side."""
    scores = read(value.split())
    return scores if isinstance(scores, Fault) else tuple(g for x in scores for g in x.sides())


def write(scores: Sequence[Score]) -> str:
    """The words of scores, as they are kept and written."""
    return " ".join(word for x in scores for word in (x.whose, *x.words))


def _score(words: Sequence[str], at: int, whose: Whose) -> Score | Fault:
    """What follows a side."""
    if at == len(words):
        return Fault(at, "score")
    word = words[at].lower()
    average = next((a for a in AVERAGES if a == word), None)
    if average is not None:
        return Score(whose, average=average, words=(word,))
    if _POINTS.fullmatch(word):
        if whose == "both":
            return Fault(at, "points-of-one-side")
        return Score(whose, points=int(word), words=(word,))
    return _outcomes(words, at, whose)


def _outcomes(words: Sequence[str], at: int, whose: Whose) -> Score | Fault:
    """Results one after another, up to the next side: none with a weight, or all of them."""
    outcomes: list[Outcome] = []
    kept: list[str] = []
    while at < len(words) and words[at].lower() not in _WHOSE:
        read = _outcome(words, at, first=not outcomes)
        if isinstance(read, Fault):
            return read
        outcome, own = read
        at += len(own)
        more = at < len(words) and words[at].lower() not in _WHOSE
        weight = _WEIGHT.fullmatch(words[at]) if more else None
        if weight is None and (outcomes or more):
            return Fault(at, "weight")
        if weight is not None:
            outcome = msgspec.structs.replace(outcome, weight=int(weight[1]))
            own = (*own, words[at])
            at += 1
        outcomes.append(outcome)
        kept += own
    if not outcomes:
        return Fault(at, "score")
    if sum(x.weight for x in outcomes) != 100:
        return Fault(at - 1, "weights")
    return Score(whose, outcomes=tuple(outcomes), words=tuple(kept))


def _outcome(
    words: Sequence[str], at: int, *, first: bool
) -> tuple[Outcome, tuple[str, ...]] | Fault:
    """``4SX E -1``, ``P``: the outcome and its words, without a weight."""
    contract = read_contract(words[at])
    if contract is None:
        return Fault(at, "score" if first else "contract")
    if contract == PASSED_OUT:
        return Outcome(contract), (contract,)
    name = words[at + 1].upper() if at + 1 < len(words) else ""
    declarer = next((s for s in SEATS if s == name), None)
    if declarer is None:
        return Fault(at + 1, "declarer")
    text = words[at + 2] if at + 2 < len(words) else ""
    tricks = _tricks(contract, text)
    if tricks is None:
        return Fault(at + 2, "result")
    return Outcome(contract, declarer, tricks), (contract, declarer, text)


def read_contract(word: str) -> str | None:
    """``4s``, ``3NTX``, ``p``: a contract or a board passed out, as it is kept; else None."""
    if word.upper() == PASSED_OUT:
        return PASSED_OUT
    found = _CONTRACT.fullmatch(word.upper())
    bid = read_call(found[1]) if found is not None else None
    return f"{bid}{found[2]}" if found is not None and bid is not None and is_bid(bid) else None


def _tricks(contract: str, result: str) -> int | None:
    """The tricks that a result means, if it can be."""
    if _RESULT.fullmatch(result) is None:
        return None
    tricks = int(contract[0]) + _BOOK + (0 if result == "=" else int(result))
    return tricks if 0 <= tricks <= _TRICKS else None
