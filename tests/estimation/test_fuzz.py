"""Anything may happen at a table: nothing raises, and everything that is ruled can be said."""

import random

import pytest

from biddingbox import core
from biddingbox.core import Refusal
from biddingbox.director.answer import answer
from biddingbox.estimation.rules import NAMES, values
from biddingbox.events import Event
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.log import Log, new, parse
from biddingbox.records.notation import parse_event
from tests.estimation.random_hands import opening

SEATS = "NESW"
SAID = {lang: messages(lang) for lang in LANGUAGES}


def a_line(rng: random.Random, log: Log) -> str:
    """A line that might be written now: mostly what is legal or asked, else anything."""
    view = log.view()
    seat = rng.choice(SEATS)
    now = view["turn"] or view["on_lead"] or seat
    for q in view["questions"]:
        if rng.random() < 0.4:
            option = rng.choice(q["options"])
            value = f" {rng.choice(option['values'])}" if option["values"] else ""
            return f"{q['to']} {option['key']}{value}"
    bid = f"{rng.randint(2, 14)}{rng.choice(('C', 'D', 'H', 'S', 'NT'))}"
    if view["legal"] and rng.random() < 0.5:
        return f"{now} {rng.choice(view['legal'][:5])}"
    return rng.choice((
        f"{seat} P", f"{seat} {bid}", f"{seat} with", f"{seat} with {bid}", f"{now} {bid}",
        f"{now} with", f"{seat} {rng.randint(0, 9)}", f"{now} {rng.randint(0, 9)} risk",
        f"{seat} changes to {rng.choice((bid, 'P', 'with', '3'))}", f"{seat} attention",
        "director called", f"{seat} dash-call", f"{seat} avoid", f"owner {seat} {bid}",
        f"undo {rng.randint(0, log.seq)}", f"strike {rng.randint(1, max(1, log.seq))}",
        f"amend {rng.randint(1, max(1, log.seq))}: {seat} {bid}",
        f"insert {rng.randint(1, max(1, log.seq))}: {seat} P",
        "tricks N 4 W 3 S 3 E 3", f"{now} SA", f"{seat} accept", f"{seat} decline",
    ))  # fmt: skip


def switches(rng: random.Random) -> list[str]:
    """Some switches of the header at random, whatever they are."""
    names = [n for n in rng.sample(NAMES, 6) if n not in ("opener", "last_owner")]
    return [f"{n}={rng.choice(values(n))}" for n in names if not values(n)[0].startswith("0 to")]


@pytest.mark.parametrize("seed", range(12))
def test_nothing_raises_and_everything_can_be_said(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        words = switches(rng) if rng.random() < 0.6 else []
        log = new(opening(rng, rng.choice(("law18", "common")), *words))
        for _ in range(rng.randint(5, 40)):
            after = log.append(a_line(rng, log))
            if isinstance(after, Refusal):
                for said in SAID.values():
                    from biddingbox.director.sentences import Sentences

                    assert Sentences(said).refused(after)
                continue
            log = after
        for said in SAID.values():
            seen = answer(log, said)
            assert all(r["text"] for r in seen["rulings"])
            assert all(r["text"] for r in seen["restrictions"])
        for viewer in (*SEATS, "spectator", "director"):
            assert log.view(viewer)["phase"]
        again = parse(log.text()) if not log.unfit else log
        assert again.state == log.state
        assert core.fold(log.game, log.opening, log.events).state == log.state
        event: Event = parse_event("N 4S", game="estimation")
        assert not isinstance(core.fold(log.game, log.opening, (*log.events, event)), Refusal)


@pytest.mark.parametrize("seed", range(4))
def test_on_line_only_what_is_regular_is_recorded(seed: int) -> None:
    from msgspec.structs import replace

    rng = random.Random(seed)
    for _ in range(20):
        start = replace(opening(rng, "common"), table="online")
        log = new(start)
        for _ in range(30):
            line = a_line(rng, log)
            if line.split()[0] in ("undo", "strike", "amend", "insert"):
                continue
            after = log.append(line)
            if not isinstance(after, Refusal):
                log = after
        assert log.state.gone == ()
        assert log.state.matter is None
