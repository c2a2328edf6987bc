"""Random tables of Estimation, to the end: ``python -m tests.estimation.fuzz --tables N``.

Whatever may be written down happens: calls, numbers, dash calls, cards, results, corrections. What
must hold of every such log is below; each breach is a sentence. A table has a seed of its own
(``--only SEED``); the preset is named with ``--edition``, else they take turns.
"""

import argparse
import json
import multiprocessing
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from biddingbox import core
from biddingbox.cards import DECK, Card
from biddingbox.core import Question, Refusal
from biddingbox.director.answer import answer
from biddingbox.director.sentences import Sentences
from biddingbox.estimation import play
from biddingbox.estimation.rules import NAMES, values
from biddingbox.estimation.state import State
from biddingbox.events import Answered, Call, Called, Event, Opening, Played, Undo
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.log import Log, fold, new, parse
from biddingbox.seats import SEATS, Seat
from tests.estimation.random_hands import ROUND, best, opening
from tests.estimation.slow_scorer import points_of, score_hand

SAID: Final = {lang: messages(lang) for lang in LANGUAGES}
PRESETS: Final = ("law18", "common")
#: The most lines that a table takes before and after the others are made to end it.
LONGEST, UNTIL_OVER = 40, 250
#: After so many answers no question is open any more.
ENOUGH = 40
#: The switch without which a header may not name a trump.
FIXED: Final = "fixed_trump_rounds=true"
#: Lines after which a view no longer shows all that the slow scorer is told.
CORRECTED: Final = ("undo", "amend", "insert", "strike", "owner ")
Breach = Iterator[str]


# -- what happens ----------------------------------------------------------------------------------


def a_table(rng: random.Random, preset: str) -> Opening:
    """A deal: hands known or not, switches, sometimes a fixed trump or a carried multiplier."""
    words = switches(rng) if rng.random() < 0.4 else []
    facts: dict[str, str] = {}
    if rng.random() < 0.25:
        facts["trump"] = rng.choice(("C", "D", "H", "S", "NT"))
        words = [*(w for w in words if not w.startswith("fixed_trump_rounds")), FIXED]
    if rng.random() < 0.3:
        facts["carry"] = rng.choice(("2", "4"))
    start = opening(rng, preset, *words, **facts)
    if rng.random() < 0.25:
        start = replace(start, hands=start.hands[: rng.choice((0, 0, 1, 2))])
    return start


def switches(rng: random.Random) -> list[str]:
    """Some switches of the header at random, whatever they are."""
    names = [n for n in rng.sample(NAMES, 6) if n not in ("opener", "last_owner")]
    return [f"{n}={rng.choice(values(n))}" for n in names if not values(n)[0].startswith("0 to")]


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
    if view["on_lead"] and rng.random() < 0.8:
        return a_card(rng, log.state)
    return rng.choice((
        f"{seat} P", f"{seat} {bid}", f"{seat} with", f"{seat} with {bid}", f"{now} {bid}",
        f"{now} with", f"{seat} {rng.randint(0, 9)}", f"{now} {rng.randint(0, 9)} risk",
        f"{seat} changes to {rng.choice((bid, 'P', 'with', '3'))}", f"{seat} attention",
        "director called", f"{seat} dash-call", f"{seat} avoid", f"owner {seat} {bid}",
        f"undo {rng.randint(0, log.seq)}", f"strike {rng.randint(1, max(1, log.seq))}",
        f"amend {rng.randint(1, max(1, log.seq))}: {seat} {bid}",
        f"amend {rng.randint(1, max(1, log.seq))}: {now} {rng.choice(DECK)}",
        f"insert {rng.randint(1, max(1, log.seq))}: {seat} P",
        tricks(rng), f"{now} {rng.choice(DECK)}", f"{seat} accept", f"{seat} decline",
        f"{seat} exposes {rng.choice(DECK)}", f"{seat} hesitates",
    ))  # fmt: skip


def tricks(rng: random.Random) -> str:
    """``tricks N 4 W 3 S 3 E 3``: thirteen in all, or not."""
    cuts = sorted(rng.randint(0, 13) for _ in range(3))
    won = [b - a for a, b in zip((0, *cuts), (*cuts, rng.choice((13, 13, 13, 12))), strict=True)]
    said = " ".join(f"{seat} {max(0, n)}" for seat, n in zip(ROUND, won, strict=True))
    return f"tricks {said}"


def a_card(rng: random.Random, s: State) -> str:
    """The next card: mostly one that may be played, by the player whose turn it is."""
    assert s.play is not None
    p, chance = s.play, rng.random()
    seat = p.turn if chance < 0.95 else rng.choice(SEATS)
    gone = {c for t in (*p.tricks, p.current) for _, c in t}
    known = {c for cards in s.deal.hands.values() for c in cards}
    hand = p.left.get(seat) or tuple(c for c in DECK if c not in gone | known)
    may = play.playable(hand, p.current) if chance < 0.9 else hand
    return f"{seat} {rng.choice(may or DECK)}"


def the_way_on(rng: random.Random, log: Log) -> str | None:
    """What the table waits for: an answer, a call, a number, a card; None where it is over."""
    s, view = log.state, log.view()
    if view["questions"]:
        q = rng.choice(view["questions"])
        option = rng.choice(q["options"])
        value = f" {rng.choice(option['values'])}" if option["values"] else ""
        return f"{q['to']} {option['key']}{value} re {q['id']}"
    if s.phase in ("over", "cancelled"):
        return None
    if view["turn"]:
        return f"{view['turn']} {rng.choice(view['legal'][:4])}"
    return a_card(rng, s)


# -- what must hold --------------------------------------------------------------------------------


def quick(log: Log) -> Breach:
    """What is checked after every line: the cards, the tricks, who can go on."""
    s, view = log.state, log.view()
    asked = log.questions
    if view["turn"] and not view["legal"]:
        yield f"{view['turn']} is in turn and may say nothing"
    for q in asked:
        if q.to not in (*SEATS, "director") or not q.options:
            yield f"{q.id} has no owner or no option"
    if len({q.id for q in asked}) != len(asked):
        yield "ids come twice"
    if s.phase in ("auction", "numbers") and not view["turn"] and not asked:
        yield f"nobody can go on in phase {s.phase}"
    if s.play is not None:
        yield from _cards(s)
    if s.result and sum(n for _, n in s.result) != 13:
        yield f"the tricks are {s.result}"
    if s.phase == "over" and {x["seat"] for x in view["scores"]} != set(SEATS):
        yield "not everybody has a score"


def _cards(s: State) -> Breach:
    """52 cards, each once; tricks of four in rotation; the winner leads and is counted."""
    p = s.play
    assert p is not None
    gone = [c for t in (*p.tricks, p.current) for _, c in t]
    if len(set(gone)) != len(gone):
        yield f"a card is played twice: {gone}"
    for seat, hand in s.deal.hands.items():
        mine = [c for t in (*p.tricks, p.current) for x, c in t if x == seat]
        if sorted((*mine, *p.left.get(seat, ()))) != sorted(hand):
            yield f"the cards of {seat} are not his thirteen"
    won: Counter[Seat] = Counter()
    winner: str | None = None
    for trick in (*p.tricks, p.current):
        places = [ROUND.index(seat) for seat, _ in trick]
        if any((places[0] + n) % 4 != place for n, place in enumerate(places)):
            yield f"not in rotation: {trick}"
        if winner is not None and trick and trick[0][0] != winner:
            yield f"{trick[0][0]} leads, and {winner} has won"
        winner = best(list(trick), p.trump) if len(trick) == 4 else None
        if winner is not None:
            won[winner] += 1
    if winner is not None and p.turn != winner:
        yield f"{p.turn} is to lead, and {winner} has won"
    if dict(p.won) != {seat: won[seat] for seat in SEATS}:
        yield f"the tricks are {dict(won)}, not {p.won}"


def taken(before: Log, event: Event, after: Log) -> Breach:
    """A card that is taken is held, follows suit, and comes from the player in turn."""
    was = before.state.play
    now = after.state.play
    if not isinstance(event, Played) or was is None or now is None:
        return
    if event.seat != was.turn:
        yield f"{event.seat} plays at the turn of {was.turn}"
    hand = before.state.play.left.get(event.seat)
    if hand is None:
        return
    if event.card not in hand:
        yield f"{event.seat} plays {event.card} and does not hold it"
    led = was.current[0][1][0] if was.current else event.card[0]
    if event.card[0] != led and any(c[0] == led for c in hand):
        yield f"{event.seat} plays {event.card} and could follow to {led}"


def untouched(log: Log) -> Breach:
    """A line that was refused has changed nothing."""
    if core.fold(log.game, log.opening, log.events).state != log.state:
        yield "a refused line has changed the state"


def thorough(log: Log, states: dict[int, State]) -> Breach:
    """What is checked when a table has ended."""
    if core.fold(log.game, log.opening, log.events) != log.folded:
        yield "folded from scratch it differs"
    if parse(log.text()) != log:
        yield "the text is read back as another log"
    for n, state in states.items():
        back = log.append(Undo(n))
        if isinstance(back, Refusal) or back.state != state:
            yield f"undo {n} is not the state after {n}"
    yield from _hidden(log)
    yield from _said(log)
    yield from _answers(log)


def _hidden(log: Log) -> Breach:
    public = {c for c in DECK if any(c in repr(e.event) for e in log.folded.entries)}
    for viewer in (*SEATS, "spectator", "director"):
        view = log.view(viewer)  # type: ignore[arg-type]
        if json.loads(json.dumps(view)) != view:
            yield f"the view of {viewer} is no plain data"
        own: tuple[Card, ...] = log.state.deal.hands.get(viewer, ())
        if viewer == "director":
            continue
        told = json.dumps(view)
        leaked = [c for c in DECK if f'"{c}"' in told and c not in own and c not in public]
        if leaked:
            yield f"{viewer} sees the hidden cards {leaked}"


def _said(log: Log) -> Breach:
    for lang, said in SAID.items():
        try:
            seen = answer(log, said)
        except KeyError as missing:
            yield f"no sentence ({lang}): {missing}"
            continue
        if not all(r["text"] for r in (*seen["rulings"], *seen["restrictions"])):
            yield f"an empty sentence ({lang})"


def answers_to(q: Question) -> Iterator[Event]:
    """Every answer that a question offers."""
    for o in q.options:
        offered: tuple[str | None, ...] = o.values if o.takes is not None else (None,)
        for value in offered:
            if o.key == "call" and q.to != "director" and value is not None:
                yield Called(q.to, Call(value))
            else:
                yield Answered(q.to, o.key, value, re=q.id)


def _answers(log: Log) -> Breach:
    """Every option can be taken; whoever goes on answering comes to an end."""
    for q in log.questions:
        for command in answers_to(q):
            after = log.append(command)
            if isinstance(after, Refusal):
                yield f"{q.id}: {command} is refused: {after.key} {after.args}"
    for which in (0, -1):
        now = log
        for _ in range(ENOUGH):
            if not now.questions:
                break
            after = now.append(list(answers_to(now.questions[0]))[which])
            if isinstance(after, Refusal):
                break
            now = after
        else:
            yield f"after {ENOUGH} answers {now.questions[0].id} is still asked"


def slowly(log: Log, floors: dict[str, int]) -> Breach:
    """The sheet against the slow scorer, from what a view says; presets without switches only."""
    view = log.view()
    plain = not any(f.key == "rules" and f.value != FIXED for f in log.opening.facts)
    if log.state.phase != "over" or not plain or "reading" in repr(log.events):
        return
    sheet = score_hand(
        view["edition"],
        owner=view["declarer"] or (view["owners"][0]["seat"] if view["owners"] else None),
        joiners=list(floors),
        floors=floors,
        order=view["order"],
        numbers=view["numbers"],
        tricks=view["result"],
        dash_callers=view["dash"],
        carry=view["carry"],
        fixed_trump=view["kind"] == "fixed",
    )
    mine = {x["seat"]: x["value"] for x in view["scores"]}
    if points_of(sheet) != mine:
        yield f"the sheet is {mine}, and the slow scorer says {points_of(sheet)}"


# -- tables ----------------------------------------------------------------------------------------


class Course(NamedTuple):
    """A table as it was played: the log, how many lines were refused, and what did not hold."""

    log: Log
    refused: int
    breaches: tuple[str, ...] = ()
    last: str = ""


def table(seed: int, preset: str | None = None) -> Course:
    """The table of this seed, to its end or to the first breach."""
    rng = random.Random(seed)
    log = new(a_table(rng, preset or PRESETS[seed % 2]))
    states = {0: log.state}
    floors: dict[str, int] = {}
    refused = 0
    free, n = rng.randint(5, LONGEST), 0
    line: str | None = ""
    while n < free + UNTIL_OVER:
        n += 1
        if n == free and (broken := list(thorough(log, states))):
            return Course(log, refused, tuple(broken))
        wild = n <= free or rng.random() < 0.03
        line = a_line(rng, log) if wild else the_way_on(rng, log)
        if line is None:
            break
        after = log.append(line)
        if isinstance(after, Refusal):
            refused += 1
            broken = [f"no sentence for {after}" for s in SAID.values() if not _refused(s, after)]
            broken += list(untouched(log)) if refused % 4 == 0 else []
        else:
            if "reading" in line:  # a reading holds for the whole log
                states = {k: fold(log.opening, after.events[:k]).state for k in states}
            broken = [*taken(log, after.events[-1], after), *quick(after)]
            log = after
            if log.seq % 6 == 0:
                states[log.seq] = log.state
            bound = [r for r in log.view()["restrictions"] if r["kind"] == "floor"]
            in_numbers = log.state.phase == "numbers" and not log.state.named
            floors = {r["seat"]: r["number"] for r in bound} if in_numbers else floors
        if broken:
            return Course(log, refused, tuple(broken), line)
    broken = list(thorough(log, states))
    if not any(w in line_ for line_ in log.text().splitlines() for w in CORRECTED):
        broken += slowly(log, floors)
    if line is not None:
        broken.append("the table does not come to an end")
    return Course(log, refused, tuple(broken))


def _refused(said: Any, refusal: Refusal) -> bool:
    return bool(Sentences(said).refused(refusal))


def run(given: tuple[range, str | None]) -> tuple[int, int, int, Counter[str], list[str]]:
    """The tables of these seeds: how many, their lines, refusals and ends, and what broke."""
    events = refused = 0
    phases: Counter[str] = Counter()
    failures: list[str] = []
    for seed in given[0]:
        try:
            done = table(seed, given[1])
        except Exception:  # whatever it is, it is a finding
            failures.append(f"seed {seed}: crash\n{traceback.format_exc()}")
            continue
        events += done.log.seq
        refused += done.refused
        phases[done.log.state.phase] += 1
        if done.breaches:
            told = "\n".join(done.breaches)
            failures.append(f"seed {seed}\n{told}\n\n{done.log.text()}# then: {done.last}")
    return len(given[0]), events, refused, phases, failures


def main(argv: Sequence[str] | None = None) -> int:
    """Play tables on all cores and print what became of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first table")
    parser.add_argument("--only", type=int, help="play the table of this seed alone")
    parser.add_argument("--edition", choices=PRESETS, help="both in turn, if none is named")
    parser.add_argument("--most", type=int, default=3, help="print so many failures")
    given = parser.parse_args(argv)
    first, count = (given.only, 1) if given.only is not None else (given.seed, given.tables)
    begun = time.perf_counter()
    chunks = [range(n, min(n + 50, first + count)) for n in range(first, first + count, 50)]
    tables = events = refused = 0
    phases: Counter[str] = Counter()
    failures: list[str] = []
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for part in pool.imap_unordered(run, [(chunk, given.edition) for chunk in chunks]):
            tables, events, refused = tables + part[0], events + part[1], refused + part[2]
            phases += part[3]
            failures += part[4]
    seconds = time.perf_counter() - begun
    print(f"{tables} tables, {events} events, {refused} lines refused, {seconds:.1f} s")
    print(f"ended as {dict(phases.most_common())}; {len(failures)} failures")
    for told in sorted(failures, key=len)[: given.most]:
        print(f"\n=== {told}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
