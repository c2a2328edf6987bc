"""What each side of a bridge board scores, in words: the result with its working, what replaces it.

Everything here reads the JSON form of the answer (design section 5).
"""

from collections.abc import Iterator

from biddingbox.bridge.adjusted import Outcome
from biddingbox.core import Json
from biddingbox.i18n import Messages, phrases, signs

#: A clause and a sentence; a line of a working has no clause.
Row = tuple[str, str]


def rows(m: Messages, answer: Json) -> Iterator[Row]:
    """The scores of both sides, and once the working of 77, which is of declarer's side; then the
    cap, and what is penalised (90).
    """
    if answer["game"] != "bridge":
        return
    yield from ((record["law"], score(m, record)) for record in answer["scores"])
    worked = next((r["parts"] for r in answer["scores"] if "parts" in r), ())
    yield from (("", part(m, p)) for p in worked)
    if answer.get("score_needs") == "vul":
        yield "77", m.text("scored-needs-vul")
    if answer["scores"] or answer["phase"] == "over":
        caps = [r for r in answer["restrictions"] if r["kind"] == "score_cap"]
        yield from ((r["law"], phrases.restriction(m, r)) for r in caps)
    yield from (("90", penalty(m, p)) for p in answer.get("penalties", ()))


def score(m: Messages, record: Json) -> str:
    """What one side scores: ``North-South: +420 (4♠ by South =)``."""
    value = str(record["value"])
    value = signed(int(value)) if value.lstrip("+-").isdecimal() else phrases.score(m, value)
    if (what := _outcome(m, record)) is not None:
        value = m.text("scored-value", value=value, what=what)
    side = phrases.side_name(m, record["side"])
    return m.text(f"cli-score-{record['kind']}", side=side, value=value)


def _outcome(m: Messages, record: Json) -> str | None:
    """The contract with its result, and its weight where there are several; else the weight."""
    contract, weight = record.get("contract"), int(record["weight"])
    if contract is None:
        return None if weight == 100 else f"{weight}%"
    return phrases.outcome(
        m, Outcome(contract, record.get("declarer"), record.get("tricks") or 0, weight)
    )


def part(m: Messages, record: Json) -> str:
    """One line of the working of 77: ``4 odd tricks: +120``."""
    what = m.text(f"scored-part-{record['key']}", count=record["count"])
    return m.text("scored-part", what=what, points=signed(record["points"]))


def penalty(m: Messages, record: Json) -> str:
    """90: a penalty of the director's own, and what it is for."""
    side, amount = phrases.side_name(m, record["side"]), record["amount"]
    if amount is None:
        text = m.text("scored-warned", side=side)
    else:
        unit = "percent" if record["unit"] == "%" else "imps"
        text = m.text(f"scored-penalty-{unit}", side=side, number=str(amount))
    words = record["text"]
    return m.text("fact-quoted", what=text, text=signs.strip(words)) if words else text


def signed(points: int) -> str:
    """Points with their sign; a true minus."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"
