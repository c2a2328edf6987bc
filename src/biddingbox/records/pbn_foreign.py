"""PBN 3.4, 4, 5: the tags of a game that a log has no place for, as a note of the log.

The first event of a log may be a note that holds tags as PBN writes them (Event, Site, Scoring,
tables …). So they come back when the log is written as PBN again.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

import msgspec

from biddingbox.events import Event, Noted
from biddingbox.records.pbn_game import Game, Tag, make_tag, tokens
from biddingbox.records.pbn_tags import MANDATORY, TABLES, split
from biddingbox.records.pbn_values import UNKNOWN

#: What the log itself says, or what belongs to its sections.
OWN: Final = frozenset(
    (
        "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal", "Score",
        "Declarer", "Contract", "Result", "Auction", "Play", "Note",
    )
)  # fmt: skip
#: Longer than this, tables are left out, then the whole note: the notation has lines of 10,000.
LONGEST: Final = 6_000
_SECTIONS: Final = frozenset(("Auction", "Play", "Note"))


def note(game: Game, also: frozenset[str] = frozenset()) -> str:
    """The tags of a game that are not its log's own, and these; ``""`` where there are none."""
    names = [n for n in game.values if (n not in OWN or n in also) and n not in _SECTIONS]
    tags = sorted((_tag(game, n) for n in names if game.values[n] not in UNKNOWN), key=_order)
    for kept in (tags, [t for t in tags if t.name not in TABLES]):
        text = "".join(t.source + t.body for t in kept)
        if len(text) <= LONGEST:
            return text
    return ""


def length(game: Game) -> int:
    """How long the note would be if nothing were left out."""
    tags = (_tag(game, n) for n in game.values if n not in OWN)
    return sum(len(t.source + t.body) for t in tags if t.value not in UNKNOWN)


def tags_of(event: Event) -> tuple[Tag, ...]:
    """The tags that a note holds; none where it is another note."""
    text = event.text if isinstance(event, Noted) else ""
    if not text.startswith("[") or len(text) > LONGEST:
        return ()
    head, tags, faults = split(text, 1)
    game = Game(tags=tags, values={t.name: t.value for t in reversed(tags)})
    wrong = [f for f in faults if f.code != "line-long"]
    sound = not (head or wrong or any(t.name in _SECTIONS for t in tags))
    return tags if sound and note(game, OWN) == text else ()


def with_tags(game: Game, events: Sequence[Event]) -> Game:
    """The game with the tags that the first note of its log holds, each in its place."""
    tags = tags_of(events[0]) if events else ()
    if not tags:
        return game
    names = {t.name for t in tags}
    end = next((i for i, t in enumerate(game.tags) if t.name in _SECTIONS), len(game.tags))
    before = [t for t in game.tags[:end] if t.name not in names]
    before += [t for t in tags if t.name not in TABLES]
    after = [t for t in tags if t.name in TABLES]
    found = (*sorted(before, key=_order), *game.tags[end:], *after)
    return msgspec.structs.replace(
        game, tags=found, values={t.name: t.value for t in reversed(found)}
    )


def _order(tag: Tag) -> tuple[int, int, str]:
    place = MANDATORY.index(tag.name) if tag.name in MANDATORY else len(MANDATORY)
    return int(tag.name in TABLES), place, tag.name


def _tag(game: Game, name: str) -> Tag:
    """A tag with the value that counts; with its rows, if it is a table."""
    if name not in TABLES:
        return make_tag(name, game.values[name])
    index = next((i for i, t in enumerate(game.tags) if t.name == name), None)
    rows = [] if index is None else _rows(game, index)
    return make_tag(name, game.values[name], "\n" + "".join(f"{row}\n" for row in rows))


def _rows(game: Game, index: int) -> list[str]:
    """5: the rows of a table as they stand there; one by one where comments stand between them."""
    found = tokens(game, index)
    if any(t.kind in ("line", "brace") for t in found):
        kept = (t for t in found if t.kind in ("word", "string"))
        return [" ".join(t.text for t in row) for _, row in groupby(kept, lambda t: t.line)]
    return [row.rstrip() for row in game.tags[index].body.split("\n") if row.strip()]
