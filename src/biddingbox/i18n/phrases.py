"""Names of seats, sides, suits and cards, and what binds whom, in words.

The records are those of the JSON answer (design section 5): plain dictionaries.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from biddingbox.bridge import adjusted
from biddingbox.i18n import signs
from biddingbox.i18n.messages import Messages, slug

_SUITS: Final = ("S", "H", "D", "C")
_CALL: Final = re.compile(r"P|with|[0-9]{1,2}NTX{0,2}")
_CARD: Final = re.compile(r"[SHDC][AKQJT2-9x]|hand")
_ASKED: Final = re.compile(r"\((N|E|S|W|director)\)")
#: Arguments that are words of the notation: they are typed as they stand.
_TYPED: Final = frozenset({"id", "option", "options", "ref", "value", "values"})
#: Arguments of rulings and refusals that name somebody, by their names.
_PERSON: Final = frozenset(
    {
        "by", "caller", "dealer", "declarer", "last", "leader", "lho", "next", "offender", "other",
        "owner", "partner", "rho", "seat", "to", "turn",
    }
)  # fmt: skip


def person(m: Messages, owner: str) -> str:
    """``N`` → North, ``director`` → the director."""
    return m.text(f"seat-{owner}")


def side_name(m: Messages, side: str) -> str:
    """``NS`` → North-South."""
    return m.text(f"side-{side}")


def suits(m: Messages, names: Iterable[str]) -> str:
    """``["H", "D"]`` → "hearts or diamonds"; all four → "any suit"."""
    kept = [s for s in _SUITS if s in set(names)]
    if len(kept) == len(_SUITS):
        return m.text("suit-any")
    return alternatives(m, [m.text(f"suit-{s}") for s in kept])


def alternatives(m: Messages, words: list[str]) -> str:
    """``["a", "b", "c"]`` → "a, b or c"."""
    if len(words) < 2:
        return "".join(words)
    return m.text("list-or", first=listed(m, words[:-1]), last=words[-1])


def listed(m: Messages, words: Iterable[str]) -> str:
    """``["a", "b"]`` → "a, b", with the comma of the language."""
    return ("، " if m.right_to_left else ", ").join(words)


def letter(m: Messages, seat: str) -> str:
    """The letter of a seat on the face: ``W`` is O in Portuguese; in logs it stays W."""
    return m.text(f"seat-letter-{seat}")


def call(m: Messages, name: str) -> str:
    """A call or a contract as it is shown: ``1NT`` → 1ST, ``P`` → Passo; in logs never so.

    Messages for pages have each call as a sign (:mod:`biddingbox.i18n.signs`).
    """
    if m.signs and name not in signs.DENOMINATIONS and (sign := signs.of(name)) is not None:
        return sign
    if not _CALL.fullmatch(name):
        return name
    if name == "with":
        return m.text("call-with")
    return m.text("call-pass") if name == "P" else name.replace("NT", m.text("call-no-trump"))


def clause(m: Messages, law: str) -> str:
    """A clause as it is shown: only what words it has are put into the language."""
    name = f"law-clause-{slug(law)}"
    return m.text(name) if m.has(name) else law


def card(m: Messages, name: str) -> str:
    """``HK`` → king of hearts; ``Hx`` → a small heart."""
    if name == "hand":
        return m.text("card-hand")
    return m.text("card", rank=m.text(f"rank-{name[1]}"), suit=m.text(f"suit-{name[0]}"))


def in_words(m: Messages, args: Mapping[str, str]) -> dict[str, str]:
    """The arguments of a message with seats, sides, suits, cards and calls turned into words.

    The name of an argument says what it holds: ``seat``, ``partner``, ``to`` … hold a seat or the
    director, or several of them; ``side`` a side, ``suit`` and ``suits`` letters, ``card`` and
    ``cards`` cards, ``ids`` questions with their owners. Words of the notation stay; elsewhere a
    call is shown as the language shows it. Whatever does not read as that is left as it is.
    """
    return {name: _in_words(m, name, value) for name, value in args.items()}


def _in_words(m: Messages, name: str, value: str) -> str:
    parts = value.split(", ")
    if name in _PERSON and all(m.has(f"seat-{part}") for part in parts):
        return listed(m, (person(m, part) for part in parts))
    if name == "score":
        return score(m, value)
    if name == "side" and m.has(f"side-{value}"):
        return side_name(m, value)
    if name in ("suit", "suits") and value and set(value) <= set(_SUITS):
        return suits(m, value)
    if name in ("card", "cards") and all(map(_CARD.fullmatch, parts)):
        return listed(m, (card(m, part) for part in parts))
    if name == "calls":
        return listed(m, (call(m, part) for part in parts))
    if name == "ids":
        return _ASKED.sub(lambda found: f"({person(m, found[1])})", value)
    return value if name in _TYPED else call(m, value)


def restriction(m: Messages, record: Mapping[str, Any]) -> str:
    """What a record of ``restrictions`` says: who is bound, to what, until when, on what condition.

    Raises :class:`KeyError` on a kind that is not in design section 5.
    """
    text = _bare_restriction(m, record)
    if (condition := record.get("if")) is None:
        return text
    return m.text("restriction-if", condition=_condition(m, str(condition)), text=text)


def _bare_restriction(m: Messages, r: Mapping[str, Any]) -> str:
    match r["kind"]:
        case "must_pass" if r.get("until") == "next_turn":
            return m.text("restriction-must-pass-next-turn", seat=person(m, r["seat"]))
        case "must_pass":
            return m.text("restriction-must-pass-end-of-auction", seat=person(m, r["seat"]))
        case "must_repeat":
            return m.text(
                "restriction-must-repeat", seat=person(m, r["seat"]), call=call(m, r["call"])
            )
        case "no_double":
            return m.text("restriction-no-double", seat=person(m, r["seat"]))
        case "lead" if "chosen" in r:
            until = "this-lead" if r.get("until") == "this_lead" else "loses-lead"
            return m.text(
                f"restriction-lead-{r['chosen']}-{until}",
                seat=person(m, r["leader"]),
                suits=suits(m, r["suits"]),
            )
        case "lead":
            may = "any" if "require" in r["may"] else "forbid"
            return m.text(
                f"restriction-lead-{may}",
                seat=person(m, r["leader"]),
                suits=suits(m, r["suits"]),
            )
        case "penalty_card":
            return m.text(
                f"restriction-penalty-card-{r['class']}",
                seat=person(m, r["seat"]),
                card=card(m, r["card"]),
            )
        case "score_cap":
            return m.text(
                "restriction-score-cap",
                side=side_name(m, r["side"]),
                score=score(m, str(r["at_most"])),
            )
        case "out" | "dash_call" | "first" | "floor" | "cap" | "not_thirteen" as kind:
            name = "restriction-" + kind.replace("_", "-")
            return m.text(name, seat=person(m, r["seat"]), number=str(r.get("number", "")))
    raise KeyError(r["kind"])


def score(m: Messages, value: str) -> str:
    """``average_minus`` → average minus; ``4S E -1 60% P 40%`` → the outcomes; a number stays."""
    name = "score-" + value.replace("_", "-")
    if m.has(name):
        return m.text(name)
    given = adjusted.given(f"NS {value}")
    if isinstance(given, adjusted.Fault) or len(given) > 1 or not given[0].outcomes:
        return value
    return listed(m, (outcome(m, o) for o in given[0].outcomes))


def outcome(m: Messages, o: adjusted.Outcome) -> str:
    """``4SX E -1``, ``P`` → a contract by declarer with its result; a weight where it has one."""
    what = m.text("score-passed-out")
    if o.declarer is not None:
        what = m.text(
            "score-outcome",
            contract=call(m, o.contract),
            declarer=person(m, o.declarer),
            result=o.result.replace("-", "−"),
        )
    return what if o.weight == 100 else m.text("score-share", what=what, weight=str(o.weight))


def _condition(m: Messages, text: str) -> str:
    """``NS defend``, ``auction reopened``: the conditions of the JSON, in words."""
    who, _, what = text.partition(" ")
    if what == "defend":
        return m.text("condition-defend", side=side_name(m, who))
    return m.text("condition-" + text.replace(" ", "-"))
