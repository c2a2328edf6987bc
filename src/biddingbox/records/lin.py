"""LIN, the format of Bridge Base Online: read and written.

There is no standard; the ground is the files that its programs write and what its players have
found out about them. A file is pairs of a command and its value, ``mb|1C|``: names (``pn``),
dealer and hands (``md``), vulnerability (``sv``), calls (``mb``) with explanations (``an``),
cards (``pc``), a claim (``mc``: declarer's tricks in all), commentary (``nt``). Boards stand one a
line, over many lines, or as a match of two rooms under a head (``vg``, ``rs``, ``pn`` with eight
names, ``qx|o46|``, ``qx|c46|``).

A reader never stops a file and never raises: a board comes with what could be read and its faults.
"""

from collections.abc import Iterator
from typing import IO

from biddingbox.records.board import Board
from biddingbox.records.lin_board import board
from biddingbox.records.lin_pairs import Pair, blocks, pairs
from biddingbox.records.lin_places import places
from biddingbox.records.lin_record import Record, cut
from biddingbox.records.lin_write import write

__all__ = ["Pair", "Record", "board", "places", "read", "records", "text", "write"]


def read(file: IO[str] | IO[bytes]) -> Iterator[Board]:
    """The boards of a file, one after the other, whatever its size."""
    return map(board, records(file))


def records(file: IO[str] | IO[bytes]) -> Iterator[Record]:
    """The records of a file as they stand there, to be kept or written back."""
    return cut(pairs(blocks(file)))


def text(record: Record) -> str:
    """A record as the file has it, with its line breaks, its own pairs only."""
    parts: list[str] = []
    line = record.pairs[0][2] if record.pairs else 0
    for command, value, at, _ in record.pairs:
        if at > line:
            parts.append("\n" * (at - line))
        parts.append(f"{command}|{value}|")
        line = at + value.count("\n")
    return "".join(parts)
