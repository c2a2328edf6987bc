"""Law 26, lead penalties: a withdrawn call that was not repeated, if the side then defends.

In 2017 lead restrictions: of one form, and none where a comparable call replaced it (26A).
"""

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from biddingbox.bridge.ask import question
from biddingbox.bridge.auction import Made
from biddingbox.bridge.laws import law22
from biddingbox.bridge.state import Lead, State
from biddingbox.bridge.steps import (
    blocks,
    held,
    lead_penalty,
    made_by,
    on_table,
    reading,
    rule,
    sense_of,
    suits_shown,
)
from biddingbox.cards import SUITS, Card, Suit, suit_of
from biddingbox.core import Option, Question, Refusal
from biddingbox.seats import Seat, partner, side

Choice = Literal["require", "forbid"]
WITH_50D: Final = "26-with-50d"


class Menu(msgspec.Struct, frozen=True):
    """What declarer may choose from: one of ``may``, about one of ``suits``."""

    law: str
    leader: Seat
    may: tuple[Choice, ...]
    suits: tuple[Suit, ...]


def menu(s: State, lead: Lead) -> Menu | None:
    """26: the menu of one withdrawn call as things stand; None where nothing is left of it."""
    made = made_by(s, lead.offender, lead.seq)
    if made is None or lead.waived or lead.cause in s.table.forgiven:
        return None
    if s.deal.edition == "2017":
        return b_2017(s, lead)
    suits = () if lead.always_b or _names_none(s, made) else sense_of(s, made).suits
    if not suits:
        return b(lead)
    left = a1(s, lead, suits)
    return a2(lead, left) if left else None


def a1(s: State, lead: Lead, suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    """26A1: no penalty for a suit that the same player has specified in the legal auction."""
    shown = suits_shown(s, lead.offender)
    left = tuple(u for u in suits if u not in shown)
    if 0 < len(left) < len(suits):
        match reading(s, "26-one-of-two-shown"):
            case "none":
                return ()
            case "both":
                return suits
    return left


def _names_none(s: State, made: Made) -> bool:
    """26B: a double that shows a suit, if the director reads it so (``26-double-showing-suit``)."""
    return made.call in ("X", "XX") and reading(s, "26-double-showing-suit") == "26b"


def a2(lead: Lead, suits: tuple[Suit, ...]) -> Menu:
    """26A2: a suit that he has not: declarer may require or forbid it, or one of several."""
    return Menu("26A2", partner(lead.offender), ("require", "forbid"), suits)


def b(lead: Lead) -> Menu:
    """26B: any other withdrawn call: declarer may forbid any one suit."""
    return Menu("26B", partner(lead.offender), ("forbid",), SUITS)


def b_2017(s: State, lead: Lead) -> Menu | None:
    """26B of 2017: one suit forbidden that the offender has not specified in the legal auction.

    What the withdrawn call named is of no account. The menu is made up when the leader comes to
    lead, so that later calls count; with all four specified nothing is left of it.
    """
    shown = suits_shown(s, lead.offender)
    left = tuple(u for u in SUITS if u not in shown)
    return Menu("26B", partner(lead.offender), ("forbid",), left) if left else None


def no_turn_came(s: State, seq: int) -> State:
    """26 where the auction ended before the offender had a turn at which to call again.

    1997: no penalty (gap ``replacement-never-made-1997``). 2017: no comparable call was made, so
    26B applies (gap ``replacement-never-made-2017``).
    """
    open_still = [w for w in s.table.watches if w.seen is None and w.stage == "final"]
    if not open_still:
        return s
    if s.deal.edition == "1997":
        return rule(s, "26", "no-turn-came", seq, gap="replacement-never-made-1997")
    gap = "replacement-never-made-2017"
    if reading(s, gap) == "no-restriction":
        return s
    for w in open_still:
        s = rule(s, "26B", "no-turn-came", seq, gap=gap, seat=w.offender)
        s = lead_penalty(s, w.cause, w.made, None, given=seq)
    return s


def pending(s: State) -> list[tuple[Lead, Menu]]:
    """The penalties that wait for a lead or for the end of the auction; identical ones merged."""
    found: list[tuple[Lead, Menu]] = []
    declarer = None if s.phase == "auction" else law22.declarer(s.auction)
    for lead in s.table.leads:
        if lead.chosen is not None or s.phase in ("passed-out", "over", "cancelled"):
            continue
        if declarer is not None and side(declarer) == side(lead.offender):
            continue
        if _has_led(s, partner(lead.offender)):
            continue  # his first turn to lead is over
        now = menu(s, lead)
        if now is not None and all(now != other for _, other in found):
            found.append((lead, now))
    return found


def _has_led(s: State, seat: Seat) -> bool:
    """Whether his first turn to lead is over: a lead out of turn (54) was not his turn."""
    if s.play is None:
        return False
    leads = [t[0][0] for t in (*s.play.tricks, s.play.current) if t]
    own = reading(s, "lead-out-of-turn-with-26") == "waits"
    if own and leads and leads[0] != law22.opening_leader(s.auction):
        del leads[0]
    return seat in leads


def chosen(s: State) -> list[Lead]:
    """The penalties that declarer has chosen and that still bind the leader."""
    if s.phase not in ("closed", "play"):
        return []
    return [x for x in s.table.leads if x.chosen is not None and not x.waived]


def questions(s: State) -> tuple[Question, ...]:
    """26: declarer is asked at the leader's first turn to lead, once for each withdrawn call."""
    leader = on_lead(s)
    declarer = law22.playing(s)
    if leader is None or declarer is None:
        return ()
    asked = []
    for lead, now in pending(s):
        if now.leader != leader or _used_50d(s, leader):
            continue
        made = made_by(s, lead.offender, lead.seq)
        args = {"leader": leader, "offender": lead.offender, "call": made.call if made else ""}
        args |= {"declarer": declarer, "suits": "".join(now.suits)}
        options = offered(s, leader, now.law, now.may, now.suits, args)
        asked.append(
            replace(
                question(
                    now.law,
                    lead.seq,
                    declarer,
                    "lead-penalty",
                    args,
                    *options,
                    Option("waive", now.law, args=args),
                    about=(lead.seq,),
                    of=args["call"],
                ),
                id=_id(s, lead, now.law),
            )
        )
    return tuple(asked)


def _used_50d(s: State, leader: Seat) -> bool:
    """The other reading of ``26-with-50d``: declarer has chosen by 50D, and that was his one."""
    used = any(x.law and partner(x.offender) == leader for x in chosen(s))
    return used and reading(s, WITH_50D) == "one-only"


def used_26(s: State, leader: Seat) -> bool:
    """The other reading of ``26-with-50d``: declarer has chosen by 26, and that was his one."""
    used = any(not x.law and partner(x.offender) == leader for x in chosen(s))
    return used and reading(s, WITH_50D) == "one-only"


def _id(s: State, lead: Lead, law: str) -> str:
    """The question's id; with the seat where two simultaneous calls have one seq (33)."""
    shared = any(x.seq == lead.seq and x.offender != lead.offender for x in s.table.leads)
    return f"{law}@{lead.seq}{lead.offender if shared else ''}"


def offered(
    s: State,
    leader: Seat,
    law: str,
    may: tuple[Choice, ...],
    suits: tuple[Suit, ...],
    args: dict[str, str],
) -> list[Option]:
    """26 with 50D: what the leader can obey together with what declarer has chosen already.

    Each may be used once, as far as they are compatible (gap ``26-with-50d``).
    """
    bound = [x for x in chosen(s) if partner(x.offender) == leader]
    found = []
    for key in may:
        left = tuple(u for u in suits if all(_together(key, u, x) for x in bound))
        if left:
            found.append(Option(key, law, "SUIT", left, args))
    return found


def _together(key: Choice, suit: Suit, x: Lead) -> bool:
    """Whether this choice can be obeyed together with one made before."""
    if key == x.chosen == "forbid":
        return True
    return (suit == x.suit) == (key == x.chosen)


def on_lead(s: State) -> Seat | None:
    """The player who is to lead now: to the first trick, or to the next one."""
    if s.phase in ("closed", "play") and s.play is None and not blocks(s):
        return law22.opening_leader(s.auction)
    if s.phase == "play" and s.play is not None and s.play.leading:
        return s.play.leader
    return None


def answer(s: State, id: str, key: str, value: str | None, seq: int) -> State | Refusal:
    """26: declarer chooses; of several penalties on one leader he exercises one."""
    lead, now = next((x, n) for x, n in pending(s) if _id(s, x, n.law) == id)
    args = {"leader": now.leader, "declarer": str(law22.playing(s))}
    if key == "waive":
        return rule(_set(s, lead, replace(lead, waived=True)), now.law, "lead-waived", seq, **args)
    found = offered(s, now.leader, now.law, now.may, now.suits, args)
    if all(o.key != key or value not in o.values for o in found):
        return Refusal(
            "suit-not-offered", now.law, {"suit": str(value), "suits": "".join(now.suits)}
        )
    until: Literal["this_lead", "loses_lead"] = "this_lead" if key == "require" else "loses_lead"
    took = replace(lead, chosen=_choice(key), suit=value, until=until)
    s = _set(s, lead, took)
    others = [x for x, n in pending(s) if n.leader == now.leader]
    for other in others:
        s = _set(s, other, replace(other, waived=True))
    gap = "26-several-withdrawn" if others else _gap(s, took, now)
    gap = gap or (WITH_50D if any(x.law for x in chosen(s)) else "")
    return rule(s, now.law, f"lead-{key}", seq, gap=gap, suit=str(value), **args)


def _gap(s: State, lead: Lead, now: Menu) -> str:
    made = made_by(s, lead.offender, lead.seq)
    if made is None or now.law != "26A2":
        return ""
    if len(sense_of(s, made).suits) > len(now.suits):
        return "26-one-of-two-shown"
    return "26-double-showing-suit" if made.call in ("X", "XX") else ""


def _choice(key: str) -> Choice:
    return "require" if key == "require" else "forbid"


def _set(s: State, old: Lead, new: Lead) -> State:
    same = menu(s, old)
    leads = tuple(
        new if x == old else replace(x, waived=True) if _merged(s, x, same) else x
        for x in s.table.leads
    )
    return on_table(s, leads=leads)


def _merged(s: State, lead: Lead, same: Menu | None) -> bool:
    return lead.chosen is None and same is not None and menu(s, lead) == same


def refuses(s: State, seat: Seat, card: Card) -> Refusal | None:
    """26, 59: a lead that breaks the penalty; without cards of the suit he leads anything."""
    hand = held(s, seat)
    for x in chosen(s):
        if partner(x.offender) != seat or hand is None or x.suit is None:
            continue
        law = law_of(s, x)
        mine = [c for c in hand if (suit_of(c) == x.suit) == (x.chosen == "require")]
        if mine and card not in mine:
            args = {"seat": seat, "card": card, "suit": x.suit}
            return Refusal(
                "lead-required" if x.chosen == "require" else "lead-forbidden", law, args
            )
    return None


def _is_b(s: State, lead: Lead) -> bool:
    made = made_by(s, lead.offender, lead.seq)
    one_form = s.deal.edition == "2017"
    return one_form or lead.always_b or made is None or not sense_of(s, made).suits


def law_of(s: State, lead: Lead) -> str:
    """The clause under which a choice was made."""
    if lead.law:
        return lead.law
    return "26B" if _is_b(s, lead) else "26A2"


def led(s: State, seat: Seat) -> State:
    """26: after a lead: a requirement is used up; what declarer did not choose is gone."""
    if not s.table.leads:
        return s
    leads = tuple(
        replace(x, waived=True, used=not x.waived)
        if partner(x.offender) == seat and (x.chosen != "forbid")
        else x
        for x in s.table.leads
    )
    return on_table(s, leads=leads)


def not_led(s: State, seat: Seat) -> State:
    """26, 47E: the lead is taken back, so that it has used nothing up."""
    if not s.table.leads:
        return s
    back = tuple(
        replace(x, waived=False, used=False) if x.used and partner(x.offender) == seat else x
        for x in s.table.leads
    )
    return on_table(s, leads=back)


def choose_again(s: State, seat: Seat) -> State:
    """26, 54: his turn to lead is gone, and with it what declarer had chosen for that turn."""
    leads = tuple(
        x
        if partner(x.offender) != seat or x.chosen is None or x.waived
        else replace(x, waived=True)
        if x.law
        else replace(x, chosen=None, suit=None, until=None)
        for x in s.table.leads
    )
    return on_table(s, leads=leads) if leads else s


def lost_lead(s: State, leader: Seat) -> State:
    """26: a prohibition lasts while the leader keeps the lead; he has lost it."""
    if not s.table.leads:
        return s
    leads = tuple(
        replace(x, waived=True) if x.chosen == "forbid" and partner(x.offender) != leader else x
        for x in s.table.leads
    )
    return on_table(s, leads=leads)
