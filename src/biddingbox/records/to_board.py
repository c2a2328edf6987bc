"""A log as a board: the calls that stand, the play, the result; what the law made of the rest.

Marks are those of PBN 3.9: an insufficient bid and a call out of rotation that were accepted, a
revoke, a lead out of turn. What was withdrawn, asked, answered and found is not in a board.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from biddingbox import core
from biddingbox.bridge import play, results
from biddingbox.bridge.calls import RANK
from biddingbox.bridge.game import Bridge
from biddingbox.bridge.laws import law22
from biddingbox.bridge.state import State
from biddingbox.bridge.steps import named_call
from biddingbox.cards import Card, suit_of
from biddingbox.core import Entry, Folded
from biddingbox.errors import ExchangeError
from biddingbox.events import (
    Alerted,
    Called,
    Changed,
    Corrected,
    Event,
    Explained,
    Meaning,
    NotAlerted,
    Noted,
    Opening,
    Played,
    Simultaneous,
)
from biddingbox.records import pbn_foreign
from biddingbox.records.board import Board, BoardCall, BoardCard, Comment, Mark
from biddingbox.seats import LHO, SEATS, Seat, Side, partner

BRIDGE: Final = Bridge()
_OVER: Final = frozenset(("closed", "play", "over"))


def folded(opening: Opening, events: Sequence[Event]) -> Folded[State]:
    """The fold of a log of bridge; :class:`ExchangeError` for one of another game."""
    if opening.game != "bridge":
        raise ExchangeError(opening.game)
    return core.fold(BRIDGE, opening, events)


def board_of_log(opening: Opening, events: Sequence[Event]) -> Board:
    """The board that a log makes. Raises :class:`ExchangeError` for a log of Estimation."""
    log = folded(opening, events)
    board = board_of(log, opening)
    return msgspec.structs.replace(board, comments=_notes(log, board))


def board_of(log: Folded[State], opening: Opening) -> Board:
    """The same without its comments, of a log that is folded."""
    s = log.state
    contract, declarer = _contract(s)
    cards = _cards(s, log.entries)
    return Board(
        format="pbn",
        line=1,
        number=s.deal.board,
        dealer=s.deal.dealer,
        vul=s.deal.vul,
        hands=s.deal.hands,
        names=names(opening),
        calls=_calls(s, log.entries),
        auction_ended=s.phase in _OVER or s.phase == "passed-out",
        contract=contract,
        declarer=declarer,
        swapped=declarer not in (None, law22.declarer(s.auction)),
        cards=cards,
        claimed=s.play.result if s.play is not None and s.play.claim is not None else None,
        tricks=s.play.result if s.play is not None and s.phase == "over" else None,
        points=points(s),
        unfinished=s.phase == "auction" or (s.play is not None and s.phase != "over"),
    )


def _notes(log: Folded[State], board: Board) -> tuple[Comment, ...]:
    """The notes of a log, each after the calls and cards before it."""
    calls = [m.seq for m in log.state.auction.calls]
    played = {(c.seat, c.card) for c in board.cards}
    cards, found = 0, []
    for entry in log.entries:
        event = entry.event
        if isinstance(event, Played):
            cards += (event.seat, event.card) in played
        elif isinstance(event, Noted) and not (entry.seq == 1 and pbn_foreign.tags_of(event)):
            made = len(calls) if cards else sum(seq < entry.seq for seq in calls)
            found.append(Comment(event.text, made, cards))
    return tuple(found)


def names(opening: Opening) -> dict[Seat, str]:
    """The header lines ``player N Amina``."""
    found: dict[Seat, str] = {}
    for fact in opening.facts:
        seat, _, name = fact.value.partition(" ")
        if fact.key == "player" and seat.upper() in SEATS and name:
            found[seat.upper()] = name  # type: ignore[index]
    return found


def _contract(s: State) -> tuple[str | None, Seat | None]:
    """22: the contract and who plays it; ``P`` where nobody bid."""
    if s.phase == "passed-out":
        return "P", None
    return (law22.b(s.auction), law22.playing(s)) if s.phase in _OVER else (None, None)


def points(s: State) -> tuple[tuple[Side, int], ...]:
    """77: what North-South scored at the table; a score of 12C is no points of the table."""
    if s.table.scores:
        return ()
    return tuple((r.side, r.points) for r in results.table(s) if r.points is not None)[:1]


def _calls(s: State, entries: Sequence[Entry]) -> tuple[BoardCall, ...]:
    said, alerts = _explained(s, entries)
    found: list[BoardCall] = []
    turn, rank = s.deal.dealer, -1
    for made in s.auction.calls:
        mark: Mark = ""
        if made.call in RANK:
            mark = "I" if RANK[made.call] <= rank else ""
            rank = max(rank, RANK[made.call])
        if not mark and made.seat != turn:
            mark = "S"
        key = (made.seq, made.seat)
        found.append(BoardCall(made.seat, made.call, mark, key in alerts, said.get(key)))
        turn = LHO[made.seat]
    return tuple(found)


_Key = tuple[int, Seat]


def _explained(s: State, entries: Sequence[Entry]) -> tuple[dict[_Key, str], set[_Key]]:
    """What was said of each call, and which were alerted (20, 21): by seq and seat of the call."""
    said: dict[_Key, str] = {}
    alerts: set[_Key] = set()
    last: dict[Seat, _Key] = {}
    for seq, event in ((e.seq, e.event) for e in entries):
        match event:
            case Called() | Changed() | Simultaneous():
                for one in _acts(event):
                    last[one.seat] = (seq, one.seat)
                    if (text := meaning_text(one.meaning)) is not None:
                        said[seq, one.seat] = text
            case Alerted(seat=seat):
                if partner(seat) in last:
                    alerts.add(last[partner(seat)])
            case Explained() | Corrected() | NotAlerted():
                made = named_call(s, event.about)
                if made is not None and event.text:
                    said[made.seq, made.seat] = event.text
    return said, alerts


def _acts(event: Called | Changed | Simultaneous) -> tuple[Called | Changed, ...]:
    return (event.first, event.second) if isinstance(event, Simultaneous) else (event,)


def meaning_text(meaning: Meaning | None) -> str | None:
    """A declared meaning in one text: its words, then its own text."""
    if meaning is None:
        return None
    return ": ".join(part for part in (", ".join(meaning.words), meaning.text) if part) or None


def _cards(s: State, entries: Sequence[Entry]) -> tuple[BoardCard, ...]:
    return tuple(BoardCard(seat, card, mark) for seat, card, mark in _marked(s, entries))


def _marked(s: State, entries: Sequence[Entry]) -> Iterator[tuple[Seat, Card, Mark]]:
    """PBN 3.9: the cards as they were played, with ``L`` and ``R``."""
    if s.play is None:
        return  # no card has been led
    happened = [e.event for e in entries]
    odd = {(e.seat, e.card) for e in happened if isinstance(e, Played) and e.irregular}
    leader = LHO[s.play.declarer]
    for trick in (*s.play.tricks, *([s.play.current] if s.play.current else [])):
        led = suit_of(trick[0][1])
        for place, played in enumerate(_clockwise(trick)):
            mark: Mark = "R" if played in odd and suit_of(played[1]) != led else ""
            yield *played, "L" if place == 0 and played[0] != leader else mark
        leader = play.winner(trick, s.play.trump)


def _clockwise(trick: play.Trick) -> play.Trick:
    """From the leader on: 54B2 lets dummy play before declarer, which no record can say."""
    first = SEATS.index(trick[0][0])
    return tuple(sorted(trick, key=lambda played: (SEATS.index(played[0]) - first) % 4))
