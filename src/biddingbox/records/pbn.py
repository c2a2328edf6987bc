"""PBN 2.1, read and written (the standard of 2007; numbers are its sections).

:func:`read` gives the games of a file one by one, as they were written; :func:`board` says what a
game means, :func:`places` where it says it. A reader never stops a file and never raises on what
a file holds.
"""

from collections.abc import Iterator

from biddingbox.records.board import Board, Fault, Places
from biddingbox.records.pbn_board import board
from biddingbox.records.pbn_game import (
    Comment,
    Game,
    Tag,
    Token,
    comments,
    escapes,
    make_tag,
    notes,
    place,
    tokens,
)
from biddingbox.records.pbn_places import places
from biddingbox.records.pbn_tags import games
from biddingbox.records.pbn_text import Form, Source, blocks, form, pieces

__all__ = [
    "Board",
    "Comment",
    "Fault",
    "Form",
    "Game",
    "Places",
    "Tag",
    "Token",
    "board",
    "comments",
    "escapes",
    "form",
    "make_tag",
    "notes",
    "place",
    "places",
    "read",
    "tokens",
]


def read(source: Source) -> Iterator[Game]:
    """The games of a text, of lines, of bytes or of an open file, one by one (3).

    Bytes may be UTF-8 (with or without a mark), UTF-16 with a mark or Latin-1.
    """
    return games(pieces(blocks(source)))
