"""A case in a few lines: which book, which board, whose turn or how the auction ended.

Everything here reads the JSON form of the answer (design section 5).
"""

from typing import TYPE_CHECKING, Any

from biddingbox.i18n import phrases

if TYPE_CHECKING:
    from biddingbox.i18n import Messages

Json = dict[str, Any]


def edition_line(answer: Json, m: "Messages") -> str:
    """What every output begins with (design section 7)."""
    return m.text(f"cli-edition-{answer['game']}-{answer['edition']}")


def table_line(answer: Json, m: "Messages") -> str:
    """Board, dealer and vulnerability, as far as they are known."""
    if answer["game"] == "estimation":
        return " · ".join(_deal(answer, m))
    facts = [m.text("cli-dealer", seat=m.text(f"seat-{answer['dealer']}"))]
    if answer.get("board") is not None:
        facts.insert(0, m.text("cli-board", board=str(answer["board"])))
    if answer.get("vul") is not None:
        facts.append(m.text("cli-vulnerable", who=m.text(f"vul-{answer['vul']}")))
    return " · ".join(facts)


def phase_lines(answer: Json, m: "Messages") -> list[str]:
    """Whose turn it is, or how the auction ended."""
    if answer["game"] == "estimation":
        return _phase_of_estimation(answer, m)
    phase, turn = answer["phase"], answer.get("turn")
    if phase == "auction":
        if turn is None:
            return [m.text("cli-nobody-calls")]
        pending = any(c.get("status") == "pending" for c in answer["calls"])
        key = "cli-turn-if-not-accepted" if pending else "cli-turn"
        return [m.text(key, seat=m.text(f"seat-{turn}"))]
    lines = [m.text(f"cli-phase-{phase}")]
    if answer.get("contract"):
        declarer = m.text(f"seat-{answer['declarer']}")
        contract = phrases.call(m, answer["contract"])
        lines = [m.text(f"cli-contract-{phase}", contract=contract, declarer=declarer)]
        if phase == "closed" and answer.get("opening_leader"):
            leader = m.text(f"seat-{answer['opening_leader']}")
            lines.append(m.text("cli-opening-lead", seat=leader))
    if phase == "play" and answer.get("on_lead"):
        lines.append(m.text("cli-on-lead", seat=m.text(f"seat-{answer['on_lead']}")))
    if answer.get("result") is not None:
        lines.append(m.text("cli-result", result=str(answer["result"])))
    return lines


def _deal(answer: Json, m: "Messages") -> list[str]:
    """Deal, dealer, multiplier, points, and the house rules that are not those of the preset."""
    found = [m.text("cli-dealer", seat=m.text(f"seat-{answer['dealer']}"))]
    if answer.get("deal") is not None:
        found.insert(0, m.text("cli-deal", deal=str(answer["deal"])))
    if answer["carry"] != 1:
        found.append(m.text("cli-carry", carry=str(answer["carry"])))
    found.append(m.text("cli-points", points=answer["points"]))
    if answer["rules"]:
        rules = " ".join(f"{k}={_written(v)}" for k, v in answer["rules"].items())
        found.append(m.text("cli-house-rules", rules=rules))
    return found


def _written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _phase_of_estimation(answer: Json, m: "Messages") -> list[str]:
    """Whose turn it is, who owns the auction, and who has joined."""
    phase, turn = answer["phase"], answer["turn"]
    if phase == "auction":
        if turn is None:
            return [m.text("cli-nobody-calls")]
        pending = any(c["status"] == "pending" for c in answer["calls"])
        lines = [m.text("cli-turn-if-not-accepted" if pending else "cli-turn", seat=_seat(turn, m))]
        return lines + _joined(answer, m)
    if phase == "cancelled":
        return [m.text("cli-phase-cancelled")]
    lines = [_owner(answer, m), *_joined(answer, m)]
    if answer["order"]:
        order = ", ".join(_seat(x, m) for x in answer["order"])
        owner = answer["declarer"]
        if owner is not None and owner not in answer["order"]:
            lines.append(m.text("cli-order-with-owner", owner=_seat(owner, m), order=order))
        else:
            lines.append(m.text("cli-order", order=order))
    if turn is not None and answer["range"] is not None:
        lines.append(m.text("cli-turn-number", seat=_seat(turn, m), range=_range(answer, m)))
    if phase in ("closed", "play") and answer["on_lead"]:
        lines.append(m.text("cli-on-lead", seat=_seat(answer["on_lead"], m)))
    return lines


def _owner(answer: Json, m: "Messages") -> str:
    if answer["declarer"] is not None:
        bid = phrases.call(m, answer["contract"])
        return m.text("cli-phase-numbers", bid=bid, owner=_seat(answer["declarer"], m))
    if "fixed" in answer["kind"] and answer["bid"] is not None:
        bid = phrases.call(m, answer["bid"])
        return m.text("cli-phase-numbers-replaced", bid=bid)
    if "fixed" in answer["kind"]:
        return m.text("cli-phase-numbers-fixed", trump=m.text(f"suit-{answer['trump']}"))
    return m.text("cli-phase-numbers-nobody")


def _joined(answer: Json, m: "Messages") -> list[str]:
    if not answer["with"]:
        return []
    return [m.text("cli-joined-by", seats=", ".join(_seat(x, m) for x in answer["with"]))]


def _range(answer: Json, m: "Messages") -> str:
    span = answer["range"]
    low, high = str(span["min"]), str(span["max"])
    text = m.text("cli-range-one", min=low) if low == high else m.text(
        "cli-range", min=low, max=high
    )  # fmt: skip
    if span["barred"]:
        barred = ", ".join(map(str, span["barred"]))
        text = m.text("cli-range-barred", range=text, barred=barred)
    return text


def _seat(seat: str, m: "Messages") -> str:
    return m.text(f"seat-{seat}")
