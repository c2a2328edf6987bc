"""What must hold of every log, whatever happened at the table: each breach is a sentence."""

import json
from collections.abc import Iterator
from typing import Any, Final, get_args

from biddingbox import Log, Refusal, legal_calls, parse
from biddingbox import log as logs
from biddingbox.bridge.auction import replay
from biddingbox.bridge.gaps import gaps
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import all_calls
from biddingbox.core import Question, Viewer
from biddingbox.director.answer import answer
from biddingbox.director.sentences import Sentences
from biddingbox.events import (
    Answered,
    Call,
    Called,
    Event,
    Hesitated,
    Owner,
    Said,
    Undo,
    decode,
    encode,
)
from biddingbox.i18n import LANGUAGES, messages
from tests.properties import play_invariants

OWNERS: Final = get_args(Owner)
VIEWERS: Final[tuple[Viewer, ...]] = get_args(Viewer)
#: Restrictions of the auction: they are gone when it is over.
OF_THE_AUCTION: Final = frozenset({"must_pass", "must_repeat", "no_double"})
#: Options whose value is free or owed: they are not tried value by value.
FREE: Final = ("SUITS", "SCORE")
#: Stages of a matter that waits for no answer: a later call may yet lift it (28B, 35).
WAITS: Final = frozenset({"assessed", "swept"})
#: Scores of which some can be given at every table.
SCORES: Final = (
    "NS average_minus", "both average", "NS 420 EW -420", "EW 4S E -1",
    "NS 3NT N = 60% 3NT N -1 40%",
)  # fmt: skip
#: Why a score that is offered may not be given here: no vulnerability, weights in 1997.
IMPOSSIBLE: Final = frozenset({"vulnerability-not-given", "no-weights-1997"})
#: After so many answers no question is open any more.
ENOUGH: Final = 120
Breach = Iterator[str]
Json = dict[str, Any]


class Broken(AssertionError):
    """An invariant that does not hold; the text of the log that shows it is part of the message."""

    def __init__(self, breaches: list[str], log: Log, command: Event | None = None) -> None:
        tried = "" if command is None else f"# then: {command!r}\n"
        super().__init__("\n".join([*breaches, "", log.text() + tried]))
        self.breaches = breaches


def quick(log: Log) -> Breach:
    """What is checked after every single event."""
    view = log.view()
    yield from questions_have_owners_and_options(log)
    yield from somebody_can_go_on(log, view)
    yield from gaps_are_listed(log)
    yield from no_duty_outlives_the_auction(view)
    yield from calls_are_kept(log)
    yield from what_was_heard_is_kept(log)
    yield from play_invariants.quick(log, view)


def thorough(log: Log, states: dict[int, State]) -> Breach:
    """What is checked when a table has ended, or after every event of a small one."""
    yield from folds_again(log)
    yield from reads_back(log)
    yield from undoes(log, states)
    yield from has_sentences(log)
    yield from hides(log)
    yield from options_can_be_taken(log)
    yield from questions_come_to_an_end(log)


# -- after every event -----------------------------------------------------------------------------


def questions_have_owners_and_options(log: Log) -> Breach:
    """Every question has an owner, an option, a value for what takes one, and its own id."""
    asked = log.questions
    for q in asked:
        if q.to not in OWNERS:
            yield f"{q.id} has no owner: {q.to!r}"
        if not q.options:
            yield f"{q.id} has no option"
        if len({o.key for o in q.options}) != len(q.options):
            yield f"{q.id} has an option twice"
        for o in q.options:
            if o.takes is not None and o.takes not in FREE and not o.values:
                yield f"{q.id} {o.key} takes a {o.takes} and offers none"
        if q.audience == "director" and q.to != "director":
            yield f"{q.id} is asked of {q.to}, who does not see it"
    ids = [q.id for q in asked]
    if len(set(ids)) != len(ids):
        yield f"ids come twice: {ids}"


def somebody_can_go_on(log: Log, view: Json) -> Breach:
    """Whoever is in turn has a legal call; with nobody in turn a question is open."""
    legal = legal_calls(log.state)
    if view["turn"] is None and legal:
        yield f"nobody is in turn, and legal is {legal}"
    if view["turn"] is not None and not legal:
        yield f"{view['turn']} is in turn and may call nothing"
    if view["phase"] == "auction" and view["turn"] is None and not log.questions:
        yield "nobody is in turn and nobody is asked"
    matter = log.state.table.matter
    if matter is not None and not log.questions and matter.stage not in WAITS:
        yield f"the matter {matter.law} {matter.stage} is open and nobody is asked"


def gaps_are_listed(log: Log) -> Breach:
    """A ruling that is not settled by the law names a gap of its edition."""
    listed = gaps(log.state.deal.edition)
    for r in log.state.table.rulings:
        if r.gap and r.gap not in listed:
            yield f"{r.law} {r.key} names the gap {r.gap}, which is not listed"


def no_duty_outlives_the_auction(view: Json) -> Breach:
    """must_pass, must_repeat and no_double are not listed once the auction has closed."""
    if view["phase"] == "auction":
        return
    for r in view["restrictions"]:
        if r["kind"] in OF_THE_AUCTION and r.get("if") != "auction reopened":
            yield f"{r['kind']} of {r['seat']} binds in phase {view['phase']}"


def calls_are_kept(log: Log) -> Breach:
    """Every call that was made is still there, once; those that stand make the auction."""
    s = log.state
    found = [(m.seq, m.seat, m.call, m.status == "implied") for m in all_calls(s)]
    if len(set(found)) != len(found):
        twice = sorted({f for f in found if found.count(f) > 1})
        yield f"calls twice: {twice}"
    unfit = {u.seq for u in log.unfit}
    seqs = {seq for seq, _, _, implied in found if not implied}
    for e in log.folded.entries:
        if isinstance(e.event, Called) and e.seq not in unfit and e.seq not in seqs:
            yield f"the call of seq {e.seq} is lost"
    if replay(s.deal.dealer, s.auction.calls) != s.auction:
        yield "the calls that stand do not make the auction"
    for m in s.auction.calls:
        if m.status not in ("stands", "implied"):
            yield f"the call of seq {m.seq} stands and is {m.status}"


def what_was_heard_is_kept(log: Log) -> Breach:
    """16A: what a player let be known by word or manner stays closed to his side."""
    unfit = {u.seq for u in log.unfit}
    heard = {h.seq for h in log.state.table.heard}
    for e in log.folded.entries:
        if isinstance(e.event, Hesitated | Said) and e.seq not in unfit | heard:
            yield f"what was heard at seq {e.seq} is lost"


# -- at the end ------------------------------------------------------------------------------------


def folds_again(log: Log) -> Breach:
    """The log folded from scratch is the log as it grew."""
    again = logs.fold(log.opening, log.events)
    if again.folded != log.folded:
        yield f"folded from scratch it differs: {_difference(log, again)}"


def reads_back(log: Log) -> Breach:
    """The text of the log is read back as the same log; so is its JSON."""
    journal = decode(encode(log.opening, log.events))
    if (journal.opening, journal.events) != (log.opening, log.events):
        yield "the JSON of the log is read back as another"
    again = parse(log.text())
    if again != log:
        yield f"the text is read back as another log: {_difference(log, again)}"


def _difference(one: Log, other: Log) -> str:
    if one.opening != other.opening:
        return f"{one.opening} and {other.opening}"
    if one.events != other.events:
        pairs = zip(one.events, other.events, strict=True)
        return next(f"{a} and {b}" for a, b in pairs if a != b)
    mine, theirs = one.view(), other.view()
    return "; ".join(f"{k}: {mine[k]} and {theirs[k]}" for k in mine if mine[k] != theirs[k])


def undoes(log: Log, states: dict[int, State]) -> Breach:
    """``undo N`` gives the state after N; ``states`` holds it for each N that is tried."""
    for n, state in states.items():
        after = log.append(Undo(n))
        if isinstance(after, Refusal):
            yield f"undo {n} is refused: {after.key}"
        elif after.state != state:
            yield f"undo {n} is not the state after {n}"


def has_sentences(log: Log) -> Breach:
    """Whatever is ruled, asked, offered, to be reviewed or binding has its sentence."""
    for lang in LANGUAGES:
        try:
            data = answer(log, messages(lang))
        except KeyError as missing:
            yield f"no sentence ({lang}): {missing}"
        else:
            json.dumps(data)


def refusal_has_a_sentence(refusal: Refusal) -> Breach:
    """So has what is refused."""
    for lang in LANGUAGES:
        try:
            Sentences(messages(lang)).refused(refusal)
        except KeyError as missing:
            yield f"no sentence ({lang}) for the refusal {refusal}: {missing}"


def hides(log: Log) -> Breach:
    """A viewer sees no hand but his own, and no question or ruling that is not for him."""
    for viewer in VIEWERS:
        view = log.view(viewer)
        if json.loads(json.dumps(view)) != view:
            yield f"the view of {viewer} is no plain data"
        if viewer == "director":
            continue
        yield from _hidden(log, viewer, view)


def _hidden(log: Log, viewer: Viewer, view: Json) -> Breach:
    yield from play_invariants.hides_cards(log, viewer, view)
    if set(view["hands"]) - play_invariants.hands_shown(log, viewer):
        yield f"{viewer} sees the hands of {sorted(view['hands'])}"
    for q in view["questions"]:
        if q["audience"] == "director" or (q["audience"] == "owner" and q["to"] != viewer):
            yield f"{viewer} sees the question {q['id']}"
    yield from (
        f"{viewer} sees a ruling for the director: {r['key']}"
        for r in view["rulings"]
        if r["audience"] == "director"
    )
    if view["reviews"]:
        yield f"{viewer} sees what the director will review"
    if view["legal"] and viewer != view["turn"]:
        yield f"{viewer} sees the legal calls of {view['turn']}"


def options_can_be_taken(log: Log) -> Breach:
    """Every option of every open question can be taken, with every value that it offers."""
    for q in log.questions:
        for command in answers_to(q):
            try:
                after = log.append(command)
            except Exception as error:  # a crash is a breach like any other
                yield f"{q.id}: {command} raises {error!r}"
                continue
            if isinstance(after, Refusal):
                if after.key not in IMPOSSIBLE:
                    yield f"{q.id}: {command} is refused: {after.key} {after.args}"
            elif any(x.id == q.id and x == q for x in after.questions):
                yield f"{q.id}: {command} is taken, and the question stays open"


def questions_come_to_an_end(log: Log) -> Breach:
    """Whoever goes on answering, with the first option or with the last, comes to an end."""
    for which in (0, -1):
        now = log
        for _ in range(ENOUGH):
            if not now.questions:
                break
            q = now.questions[0]
            command = next(a for a in answers_to(q, which))
            after = now.append(command)
            if isinstance(after, Refusal):
                yield f"{q.id}: in the end {command} is refused: {after.key} {after.args}"
                break
            now = after
        else:
            yield f"after {ENOUGH} answers {now.questions[0].id} is still asked"


def answers_to(q: Question, which: int | None = None) -> Iterator[Event]:
    """Every answer that a question offers, or those of one option."""
    for o in q.options if which is None else (q.options[which],):
        values: tuple[str | None, ...] = o.values if o.takes is not None else (None,)
        if o.takes == "SUITS":
            values = (None, "H")
        elif o.takes == "SCORE":
            values = SCORES
        for value in values:
            if o.key == "call" and q.to != "director" and value is not None:
                yield Called(q.to, Call(value))
            else:
                yield Answered(q.to, o.key, value, re=q.id)
