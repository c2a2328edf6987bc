"""One auction under two editions, side by side: a row of a table for each pair of cases.

Cases pair by their ids: a number and an edition, and where an answer decides, which one
(``editions-03-1997``, ``editions-03-2017-comparable``). What is said of a case is read from the
answer after its last line.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from biddingbox.director.cases import Ruler, load
from biddingbox.errors import BiddingBoxError
from biddingbox.i18n import phrases
from biddingbox.seats import LHO

if TYPE_CHECKING:
    from biddingbox.cli.base import Json
    from biddingbox.director.cases import Report, Result
    from biddingbox.i18n import Messages

#: The editions that a row shows, from left to right.
EDITIONS: Final = ("1997", "2017")
_ID: Final = re.compile(r"(?P<key>.*?(?P<number>\d+))-(?P<edition>1997|2017)(?:-(?P<answer>.+))?")


class Half(NamedTuple):
    """A case of a pair: the answer that tells it from its neighbours, if any; what is ruled."""

    decided: str | None
    ok: bool
    auction: str
    ruled: str


class Pair(NamedTuple):
    """The cases of one number, by edition."""

    number: str
    halves: dict[str, list[Half]]

    @property
    def ok(self) -> bool:
        """No case of either edition differs."""
        return all(half.ok for halves in self.halves.values() for half in halves)

    @property
    def auction(self) -> str:
        """The calls as they were made, from the case that follows them furthest."""
        made = (half.auction for halves in self.halves.values() for half in halves)
        return max(made, key=len)


def pairs(report: "Report", ruler: Ruler[Any], m: "Messages") -> list[Pair]:
    """The numbers of a report that have a case under each edition, in its order."""
    found: dict[str, list[tuple[re.Match[str], Result]]] = defaultdict(list)
    for result in report.results:
        if result.skipped is None and (name := _ID.fullmatch(result.id)):
            found[name["key"]].append((name, result))
    return [
        _pair(cases, ruler, m)
        for cases in found.values()
        if {name["edition"] for name, _ in cases} == set(EDITIONS)
    ]


def _pair(cases: "list[tuple[re.Match[str], Result]]", ruler: Ruler[Any], m: "Messages") -> Pair:
    halves: dict[str, list[Half]] = {edition: [] for edition in EDITIONS}
    for name, result in cases:
        final = _final(result, ruler)
        auction, ruled = ("", "—") if final is None else (made(final), said(final, m))
        halves[name["edition"]].append(Half(name["answer"], result.ok, auction, ruled))
    return Pair(cases[0][0]["number"], halves)


def _final(result: "Result", ruler: Ruler[Any]) -> "Json | None":
    """The answer after the last line of a case; None where the log cannot be taken."""
    try:
        steps = load(result.path).steps
        return ruler.answer(ruler.parse("\n".join(step.log for step in steps)))
    except BiddingBoxError:
        return None


def made(answer: "Json") -> str:
    """The calls as they were made, in the short form; ``?`` marks the irregular ones."""
    turn, words = answer["dealer"], []
    for call in answer["calls"]:
        if call["status"] == "implied":
            continue
        seat = "" if call["seat"] == turn else f"{call['seat']}:"
        words.append(f"{seat}{call['call']}{'?' if call['irregular'] else ''}")
        turn = LHO[call["seat"]]
    return " ".join(words)


def said(answer: "Json", m: "Messages") -> str:
    """What is ruled, in a few words: who is asked, who is bound, scores, and what is reviewed."""
    words = [*_open(answer, m), *_bound(answer, m), *_scores(answer, m), *_ended(answer, m)]
    if reviews := dict.fromkeys(r["law"] for r in answer["reviews"]):
        laws = phrases.listed(m, (phrases.clause(m, law) for law in reviews))
        words = [*(words or [m.text("pairs-free")]), m.text("pairs-reviews", laws=laws)]
    return ("؛ " if m.right_to_left else "; ").join(words or [m.text("pairs-free")])


def _open(answer: "Json", m: "Messages") -> Iterator[str]:
    for q in answer["questions"]:
        law = phrases.clause(m, q["law"].partition(" ")[0])  # of a gap, without its remark
        if q["to"] == "director":
            yield m.text("pairs-finds", law=law)
        else:
            yield m.text("pairs-asked", seat=phrases.person(m, q["to"]), law=law)


def _bound(answer: "Json", m: "Messages") -> Iterable[str]:
    return dict.fromkeys(_bond(r, m) for r in answer["restrictions"])


def _bond(r: "Json", m: "Messages") -> str:
    match r["kind"]:
        case "must_pass":
            once = r["until"] == "next_turn"
            key = "pairs-passes-once" if once else "pairs-passes-throughout"
            return m.text(key, seat=phrases.person(m, r["seat"]))
        case "must_repeat":
            seat, call = phrases.person(m, r["seat"]), phrases.call(m, r["call"])
            return m.text("pairs-repeats", seat=seat, call=call)
        case "no_double":
            return m.text("pairs-no-double", seat=phrases.person(m, r["seat"]))
        case "lead" if "chosen" not in r:
            key = "pairs-lead-any" if "require" in r["may"] else "pairs-lead-forbid"
            return m.text(key, suits=phrases.suits(m, r["suits"]))
        case "score_cap":
            side, score = phrases.side_name(m, r["side"]), phrases.score(m, r["at_most"])
            return m.text("pairs-cap", side=side, score=score)
        case _:
            return phrases.restriction(m, r).rstrip(".")


def _scores(answer: "Json", m: "Messages") -> Iterator[str]:
    for s in answer["scores"]:
        if s["kind"] != "table":
            side, score = phrases.side_name(m, s["side"]), phrases.score(m, str(s["value"]))
            yield m.text("pairs-score", side=side, score=score)


def _ended(answer: "Json", m: "Messages") -> Iterator[str]:
    """How the board came out, where the auction is over."""
    if answer["phase"] == "passed-out":
        yield m.text("pairs-passed-out")
    elif answer["phase"] in ("closed", "play", "over") and answer["contract"]:
        contract = phrases.call(m, answer["contract"])
        yield m.text(
            "pairs-contract", contract=contract, seat=phrases.person(m, answer["declarer"])
        )
