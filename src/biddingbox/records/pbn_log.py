"""A log as a game of PBN and back, without loss: our rulings in PBN.

The sections of the game say what stands: calls with the marks of 3.9, the play, the result. All
else stands in comments (:mod:`biddingbox.records.pbn_comments`) before the auction, not in it,
since many programs stop at a comment there::

    {biddingbox log 7 game bridge 1997; board 1}   how many events there are, and the header
    {biddingbox 4 W decline re 27A@3}              event 4, as the notation writes it
    {biddingbox 5 for 3 S changes to 2H}           event 5 made the third call of the section
    {biddingbox - for 4}                           no event made the fourth: the law supplied it
    {biddingbox ruling 4 27B not-accepted seat=S}  what followed from event 4: for readers only

Calls and cards are counted through; the last of them is the result, the noughth are tags that a
log keeps in a note (:mod:`biddingbox.records.pbn_foreign`). What the sections say takes, in its
order, the seqs that no comment has taken. Where that does not give the log back, every event is a
comment, ``whole`` in place of ``log``: so no log is ever lost.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from biddingbox.bridge import view
from biddingbox.bridge.state import State
from biddingbox.cards import Card
from biddingbox.core import Folded
from biddingbox.errors import BiddingBoxError
from biddingbox.events import (
    Alerted,
    Called,
    Event,
    Meaning,
    Noted,
    Opening,
    Played,
    TableEvent,
    Tricks,
)
from biddingbox.records import pbn_comments, pbn_foreign, pbn_words
from biddingbox.records.board import Board
from biddingbox.records.pbn_board import board as board_of_game
from biddingbox.records.pbn_from_board import game_of
from biddingbox.records.pbn_game import Game, comments
from biddingbox.records.pbn_tags import TABLES
from biddingbox.records.to_board import board_of, folded
from biddingbox.seats import Seat, partner

_HEAD: Final = re.compile(r"(log|whole) ([0-9]{1,6}) (.*)", re.DOTALL)
_EVENT: Final = re.compile(r"([0-9]{1,6}|-)(?: for ([0-9]{1,6}))?(?: (.*))?", re.DOTALL)
#: The comments stand before the first of these.
_WITH_DATA: Final = frozenset(("Auction", "Play", "Note")) | TABLES

#: What one call, card or result of a section says by itself.
Says = tuple[TableEvent, ...]


def game_of_log(opening: Opening, events: Sequence[Event]) -> Game:
    """The game that says what the log says, and gives it back (:func:`log_in`).

    Raises :class:`biddingbox.errors.ExchangeError` for a log of Estimation.
    """
    log = folded(opening, events)
    bare = pbn_foreign.with_tags(game_of(board_of(log, opening)), events)
    read = board_of_game(bare)
    rulings = _rulings(log)
    items = _items(bare, read)
    kept, makes = _matched(items, _seqs(log, items), events)
    header = pbn_words.header(opening, read)
    texts = [f"log {len(events)} {header}", *_lines(events, kept, makes, rulings)]
    game = _commented(bare, texts)
    if log_in(game) == (opening, tuple(events)):
        return game
    header = pbn_words.header(opening)
    return _commented(bare, [f"whole {len(events)} {header}", *_lines(events, set(), {}, rulings)])


def log_in(game: Game) -> tuple[Opening, tuple[Event, ...]] | None:
    """The log that a game has in its comments; None where there is none, or not all of it."""
    texts = pbn_comments.read(c.text for c in comments(game)) if _speaks(game) else []
    if not texts or (head := _HEAD.fullmatch(texts[0])) is None:
        return None
    told, spoken_for = _told(texts[1:])
    try:
        opening = pbn_words.read_header(head[3])
        events = {seq: pbn_words.read_event(text) for seq, text in told.items()}
    except (BiddingBoxError, msgspec.MsgspecError, RecursionError):
        return None
    seqs = range(1, int(head[2]) + 1)
    if head[1] == "log":
        read = board_of_game(game)
        opening = pbn_words.with_tags(opening, read)
        said = [e for k, says in enumerate(_items(game, read)) if k not in spoken_for for e in says]
        if len(events) + len(said) != len(seqs):
            return None  # somebody has changed the record
        events |= dict(zip((n for n in seqs if n not in events), said, strict=False))
    if len(events) != len(seqs) or any(n not in events for n in seqs):
        return None
    return opening, tuple(events[n] for n in seqs)


def _speaks(game: Game) -> bool:
    return any("{biddingbox" in text for text in (game.head, *(t.body for t in game.tags)))


# -- what tags and sections say by themselves ------------------------------------------------------


def _items(game: Game, read: Board) -> list[Says]:
    """What tags, calls, cards and result say, one after the other."""
    tags = pbn_foreign.note(game)
    items: list[Says] = [(Noted(tags),) if tags else ()]
    for made in read.calls:
        said = Called(made.seat, made.call, Meaning((), made.text) if made.text else None)
        items.append((said, Alerted(partner(made.seat))) if made.alerted else (said,))
    items += [(Played(c.seat, c.card, faced=not i),) for i, c in enumerate(read.cards)]
    unplayed = read.tricks is not None and len(read.cards) < 52
    return [*items, (Tricks(read.tricks),)] if unplayed else items


def _seqs(log: Folded[State], items: list[Says]) -> list[int]:
    """The seq of the event that made each item; 0 where none is known."""
    found = [1, *(0 if m.status == "implied" else m.seq for m in log.state.auction.calls)]
    cards: dict[tuple[Seat, Card], int] = {}
    for entry in log.entries:
        event = entry.event
        if isinstance(event, Played):
            cards[event.seat, event.card] = entry.seq
    results = [0, *(e.seq for e in log.entries if isinstance(e.event, Tricks))]
    for said, *_ in items[len(found) :]:
        if isinstance(said, Played):
            found.append(cards.get((said.seat, said.card), 0))
        else:
            found.append(results[-1])
    return found


def _matched(
    items: list[Says], seqs: list[int], events: Sequence[Event]
) -> tuple[set[int], dict[int, int]]:
    """The seqs that the items say in the very same words and order, and what made the others.

    The latter: the number of each item, by the seq that made it; by a number below 0 where no
    event did, or one that made another item too.
    """
    kept: set[int] = set()
    makes: dict[int, int] = {}
    for k, (says, seq) in enumerate(zip(items, seqs, strict=True)):
        own = range(seq, seq + len(says))
        if seq > max(kept, default=0) and says == tuple(events[seq - 1 : seq - 1 + len(says)]):
            kept.update(own)
        elif says:
            makes[seq if seq > 0 and seq not in makes and seq not in kept else -k - 1] = k
    return kept, makes


# -- the comments ----------------------------------------------------------------------------------


def _lines(
    events: Sequence[Event], kept: set[int], makes: dict[int, int], rulings: dict[int, list[str]]
) -> Iterator[str]:
    """The events that no section says, each followed by what was ruled."""
    yield from (f"- for {k}" for seq, k in makes.items() if seq < 0)
    for seq, event in enumerate(events, 1):
        if seq not in kept:
            item = f" for {makes[seq]}" if seq in makes else ""
            yield f"{seq}{item} {pbn_words.event(event)}"
        yield from rulings.get(seq, ())


def _rulings(log: Folded[State]) -> dict[int, list[str]]:
    """What was ruled, by the seq that it follows from: clause, key, arguments."""
    found: dict[int, list[str]] = {}
    for ruling in view.rulings(log.state):
        args = " ".join(f"{name}={value}" for name, value in ruling["args"].items())
        text = f"ruling {ruling['seq']} {ruling['law']} {ruling['key']} {args}".rstrip()
        found.setdefault(ruling["seq"], []).append(text)
    return found


def _commented(game: Game, texts: list[str]) -> Game:
    """The game with these texts as comments before its sections."""
    lines = "".join(f"{{{c}}}\n" for text in texts for c in pbn_comments.written(text))
    end = next((i for i, t in enumerate(game.tags) if t.name in _WITH_DATA), len(game.tags))
    if not end:
        return msgspec.structs.replace(game, head=lines)
    tag = game.tags[end - 1]
    tag = msgspec.structs.replace(tag, body=tag.body + lines)
    return msgspec.structs.replace(game, tags=(*game.tags[: end - 1], tag, *game.tags[end:]))


def _told(texts: list[str]) -> tuple[dict[int, str], set[int]]:
    """The events that comments tell, by seq, and the items that they speak for."""
    events: dict[int, str] = {}
    items: set[int] = set()
    for text in texts:
        if (found := _EVENT.fullmatch(text)) is None:
            continue  # a ruling
        if found[2] is not None:
            items.add(int(found[2]))
        if found[1] != "-":
            events[int(found[1])] = found[3] or ""
    return events, items
