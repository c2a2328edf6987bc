"""The ruling sheet as data: facts, rulings with what was told, what binds whom, what is open.

28B, 35, 82C and 92 turn on what was told and when. The log keeps only *that* the director ruled;
what was told is what followed from the log at that moment, and where a correction has changed
that since, both are shown (design section 1).
"""

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from biddingbox import core
from biddingbox import events as ev
from biddingbox import gaps as listed_gaps
from biddingbox.bridge.gaps import gap as bridge_gap
from biddingbox.core import Json
from biddingbox.director import scored
from biddingbox.director.answer import answer
from biddingbox.director.answered import gap_of, reading_in_words
from biddingbox.director.binds import Bound, Kind, bound
from biddingbox.director.facts import Step, moments, steps
from biddingbox.director.sentences import Sentences
from biddingbox.estimation import readings as house
from biddingbox.estimation.gaps import gap as estimation_gap
from biddingbox.i18n import Messages, phrases

if TYPE_CHECKING:
    from biddingbox.log import Log

__all__ = ["Bound", "Gap", "Kind", "Ruled", "Sheet", "sheet"]

#: Rulings that only repeat what the facts say.
_FACTS: Final = frozenset({"attention", "assessed"})
_FIRST: Final = frozenset({"newest-first", "oldest-first"})
#: A call that nothing is to be said of, as the notation has it.
_CALL: Final = re.compile(r"[NESW] (P|X|XX|with|[0-9]+(NT|[CDHS])?)")
#: A ruling, by what it says: clause, key and arguments.
_Said = tuple[str, str, tuple[tuple[str, str], ...]]


class Ruled(msgspec.Struct, frozen=True):
    """A ruling, or a matter to come back to: its clauses and its sentence.

    ``note``: it is not settled by the law, or what was told differs; ``told``: ``director rules``
    came when it followed from the log.
    """

    laws: tuple[str, ...]
    text: str
    note: str = ""
    told: bool = False


class Gap(msgspec.Struct, frozen=True):
    """A point that the law does not settle, as far as a ruling rests on it.

    ``ours`` is the reading applied, in words; ``chosen`` whether the director or the house rules
    have put it in place of ours; ``others`` are the other readings by key.
    """

    key: str
    law: str
    text: str
    ours: str
    others: tuple[tuple[str, str], ...] = ()
    chosen: bool = False


class Sheet(msgspec.Struct, frozen=True):
    """Everything that the printed ruling sheet says of a log."""

    edition: str
    facts: tuple[Step, ...]
    rulings: tuple[Ruled, ...]
    bound: tuple[Bound, ...]
    reviews: tuple[Ruled, ...]
    gaps: tuple[Gap, ...]
    log: str
    scores: tuple[Ruled, ...] = ()


def sheet(
    log: "Log",
    m: Messages,
    given: Json | None = None,
    happened: Sequence[Step] | None = None,
) -> Sheet:
    """The ruling sheet of a log in a language.

    ``given`` and ``happened`` are its answer and its steps, where they have been made already.
    """
    given = answer(log, m) if given is None else given
    happened = steps(log, m) if happened is None else happened
    gaps = {gap.key: gap for gap in _gaps(log, given["rulings"], m)}
    return Sheet(
        edition=m.text(f"cli-edition-{given['game']}-{given['edition']}"),
        facts=tuple(_joined([s for s in happened if s.mark != "undone"], m)),
        rulings=tuple(_rulings(log, given["rulings"], gaps, m)),
        bound=bound(given, m),
        reviews=tuple(_ruled(r, str(r["question"]), m) for r in given["reviews"]),
        gaps=tuple(gaps.values()),
        log="; ".join(log.text().splitlines()),
        scores=tuple(
            Ruled((phrases.clause(m, law),) if law else (), text)
            for law, text in scored.rows(m, given)
        ),
    )


def _joined(listed: Sequence[Step], m: Messages) -> Iterable[Step]:
    """The steps, with calls in turn that nothing is to be said of on one line."""
    run: list[Step] = []
    for step in listed:
        step = msgspec.structs.replace(step, mark="" if step.mark == "here" else step.mark)
        if not step.mark and not step.note and _CALL.fullmatch(step.line):
            run.append(step)
            continue
        yield from _one(run, m)
        run = []
        yield step
    yield from _one(run, m)


def _one(run: Sequence[Step], m: Messages) -> Iterable[Step]:
    if run:
        text = phrases.listed(m, (step.text for step in run))
        line = "; ".join(step.line for step in run)
        yield msgspec.structs.replace(run[0], text=text, line=line)


def _ruled(record: Json, text: str, m: Messages, note: str = "", *, told: bool = False) -> Ruled:
    return Ruled((phrases.clause(m, record["law"]),), text, note, told)


def _rulings(
    log: "Log", given: Iterable[Json], gaps: dict[str, Gap], m: Messages
) -> Iterable[Ruled]:
    """The rulings now derived, then those told that no longer follow."""
    told, not_told, no_longer = _told(log)
    for r in given:
        if r["key"] in _FACTS:
            continue
        said = _said(r)
        notes = [_gap_note(gaps[r["gap"]], m)] if r["gap"] in gaps else []
        if said in not_told and said not in told:
            notes.append(m.text("sheet-note-not-told"))
        note = (
            m.text("fact-notes", first=notes[0], second=notes[1]) if notes[1:] else "".join(notes)
        )
        yield _ruled(r, r["text"], m, note, told=said in told)
    say = Sentences(m, log.opening.edition)
    for r in no_longer:
        text = say.ruling(r)["text"]
        yield _ruled(r, text, m, m.text("sheet-note-no-longer"), told=True)


def _said(r: Json) -> _Said:
    return r["law"], r["key"], tuple(sorted(r["args"].items()))


def _told(log: "Log") -> tuple[set[_Said], set[_Said], list[Json]]:
    """What was told whenever the director ruled, what was not, and what no longer follows.

    For each ``director rules``: the rulings of the log as it then was, beside those of the course
    of things up to there as corrected since.
    """
    game, entries = log.game, log.folded.entries
    told: set[_Said] = set()
    not_told: set[_Said] = set()
    no_longer: dict[_Said, Json] = {}
    for i, entry in enumerate(entries):
        if not (isinstance(entry.event, ev.Director) and entry.event.act == "rules"):
            continue
        now = game.rulings(core.fold_entries(game, log.opening, entries[: i + 1]).state)
        then = now
        if log.events[entry.seq - 1] == entry.event:
            then = game.rulings(core.fold(game, log.opening, log.events[: entry.seq]).state)
        told |= {_said(r) for r in then}
        not_told |= {_said(r) for r in now} - {_said(r) for r in then}
        gone = {_said(r) for r in then} - {_said(r) for r in now}
        no_longer |= {_said(r): r for r in then if _said(r) in gone and r["key"] not in _FACTS}
    return told, not_told, list(no_longer.values())


def _gap_note(gap: Gap, m: Messages) -> str:
    return m.text("sheet-note-chosen" if gap.chosen else "sheet-note-ours", reading=gap.ours)


def _gaps(log: "Log", rulings: Iterable[Json], m: Messages) -> Iterable[Gap]:
    """The gaps that the rulings rest on, each once, with the reading that applies."""
    chosen = _chosen(log)
    find = bridge_gap if log.opening.game == "bridge" else estimation_gap
    laws = {r["gap"]: r["law"] for r in reversed(list(rulings)) if r["gap"]}
    for key, law in reversed(laws.items()):
        known = find(key)
        applied = chosen.get(key) or _by_house_rules(log, known) or known.ours
        yield Gap(
            key,
            phrases.clause(m, law),
            m.text(f"sheet-gap-{key}"),
            reading_in_words(m, key, applied),
            tuple((k, reading_in_words(m, key, k)) for k in known.keys if k != applied),
            chosen=applied != known.ours,
        )


def _chosen(log: "Log") -> dict[str, str]:
    """The readings that the director has chosen, by gap; the last one counts."""
    unfit = {u.seq for u in log.unfit}
    found: dict[str, str] = {}
    for entry, at in moments(log):
        e = entry.event
        if not isinstance(e, ev.Answered) or e.owner != "director" or entry.seq in unfit:
            continue
        if e.option == "reading" and e.value is not None:
            found[gap_of(e, at)] = e.value
        elif e.option in _FIRST:
            found["order-of-matters"] = e.option
    return found


def _by_house_rules(log: "Log", gap: listed_gaps.Gap) -> str | None:
    """Estimation: the reading that a switch of the house rules has fixed; None where none has."""
    if gap.id not in house.SWITCHES:
        return None
    names, known = house.SWITCHES[gap.id]
    rules: Any = log.state.deal.rules
    if gap.id == "points-preset":
        return str(rules.points)
    if gap.id == "extras-exist":
        return None
    value = getattr(rules, names[0])
    return next((k for k in gap.keys if (known or {}).get(k, k) == value), None)
