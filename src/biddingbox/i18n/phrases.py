"""Names of seats, sides, suits and cards, and what binds whom, in words.

The records are those of the JSON answer (design section 5): plain dictionaries.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from biddingbox.i18n.messages import Messages

_SUITS: Final = ("S", "H", "D", "C")
#: Arguments of rulings and refusals that name somebody, by their names.
_PERSON: Final = frozenset(
    {
        "by", "caller", "dealer", "declarer", "leader", "lho", "offender", "other", "owner",
        "partner", "rho", "seat", "to", "turn",
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
    return m.text("list-or", first=", ".join(words[:-1]), last=words[-1])


def card(m: Messages, name: str) -> str:
    """``HK`` → king of hearts; ``Hx`` → a small heart."""
    if name == "hand":
        return m.text("card-hand")
    return m.text("card", rank=m.text(f"rank-{name[1]}"), suit=m.text(f"suit-{name[0]}"))


def in_words(m: Messages, args: Mapping[str, str]) -> dict[str, str]:
    """The arguments of a message with seats, sides, suits and cards turned into words.

    The name of an argument says what it holds: ``seat``, ``partner``, ``to`` … hold a seat or the
    director, ``side`` a side, ``suit`` and ``suits`` letters, ``card`` a card. Whatever does not
    read as that is left as it is.
    """
    said = dict(args)
    for name, value in args.items():
        if name in _PERSON and m.has(f"seat-{value}"):
            said[name] = person(m, value)
        elif name == "side" and m.has(f"side-{value}"):
            said[name] = side_name(m, value)
        elif name in ("suit", "suits") and value and set(value) <= set(_SUITS):
            said[name] = suits(m, value)
        elif name == "card" and len(value) == 2 and m.has(f"rank-{value[1]}"):
            said[name] = card(m, value)
    return said


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
            return m.text("restriction-must-repeat", seat=person(m, r["seat"]), call=r["call"])
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
    raise KeyError(r["kind"])


def score(m: Messages, value: str) -> str:
    """``average_minus`` → average minus; a number stays as it is."""
    name = "score-" + value.replace("_", "-")
    return m.text(name) if m.has(name) else value


def _condition(m: Messages, text: str) -> str:
    """``NS defend``, ``auction reopened``: the conditions of the JSON, in words."""
    who, _, what = text.partition(" ")
    if what == "defend":
        return m.text("condition-defend", side=side_name(m, who))
    return m.text("condition-" + text.replace(" ", "-"))
