"""PBN 3.6, 3.9: the play section: which cards were played, in their real order.

The section is a table: a row is a trick, a column a player, the first leader in the first column.
Who led to a trick follows from who won the trick before (44E-G), or from ``^L``.
"""

from typing import Final, cast

import msgspec

from biddingbox.cards import DECK, SUITS, Card, rank_of
from biddingbox.records.board import BoardCard, Comment, Fault, Mark
from biddingbox.records.pbn_auction import clockwise_from
from biddingbox.records.pbn_game import BRACKETS, Scanned, comment_text, excerpt, scan
from biddingbox.seats import Seat

_CARDS: Final[dict[str, Card]] = {
    spelling: c
    for c in DECK
    for spelling in (str(c), c.lower(), c[0] + c[1].lower(), c[0].lower() + c[1])
}
#: 44E-F: what a card is worth in a trick, by the trump and the suit that was led.
POWER: Final[dict[str, dict[str, dict[str, int]]]] = {
    trump: {
        led: {c: rank_of(c) + 20 * (c[0] == trump) if c[0] in (led, trump) else 0 for c in DECK}
        for led in SUITS
    }
    for trump in ("S", "H", "D", "C", "NT")
}
_DASHES: Final = frozenset(("-", "--"))
#: The columns in turn, from each leader on.
_ORDER: Final = ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))

#: A place of the table: the card (None for a dash), its place in the text, its mark.
Cell = tuple[Card | None, int, int, Mark]


class Play(msgspec.Struct, frozen=True):
    """What the play section says: the cards in the order played, and whether ``+`` stands."""

    cards: tuple[BoardCard, ...] = ()
    unfinished: bool = False
    comments: tuple[Comment, ...] = ()
    faults: tuple[Fault, ...] = ()


def play(body: str, first: Seat, trump: str | None, line: int, column: int) -> Play:
    """3.6: read the text behind the tag ``Play``; ``first`` leads to the first trick."""
    cards = play_rows(body, first, trump, line)
    return play_slowly(body, first, trump, line, column) if cards is None else Play(cards)


def play_rows(body: str, first: Seat, trump: str | None, line: int) -> tuple[BoardCard, ...] | None:
    """The cards where every line is a row of four cards or dashes; else None."""
    table, _, rest = body.partition("*")
    rows = table.split("\n")
    if rows[0].strip() or rest.strip():
        return None
    w, x, y, z = seats = clockwise_from(first)
    power = POWER[trump or "NT"]
    leader = 0
    played: list[BoardCard] = []
    for row in rows[1:]:
        line += 1
        words = row.split()
        if len(words) != 4:
            if words:
                return None
        elif "-" in row or (len(row) != 11 and len(row.rstrip()) != 11):
            if (cells := _cells(row, words, line)) is None:
                return None
            leader, cards = odd_trick(cells, leader, seats, power)
            played += cards
        else:  # four cards, a blank between them
            a, b, c, d = cast("list[Card]", words)
            try:
                worth = power[words[leader][0]]
                four = (worth[a], worth[b], worth[c], worth[d])
            except KeyError:
                return None
            made = [
                BoardCard(w, a, line, 1),
                BoardCard(x, b, line, 4),
                BoardCard(y, c, line, 7),
                BoardCard(z, d, line, 10),
            ]
            played += made[leader:] + made[:leader] if leader else made
            leader = four.index(max(four))
    return tuple(played)


def _cells(row: str, words: list[str], line: int) -> list[Cell] | None:
    """The cells of a line of cards and dashes; None for any other line."""
    cells: list[Cell] = []
    place = 0
    for word in words:
        place = row.index(word, place)
        if (card := _CARDS.get(word)) is None and word not in _DASHES:
            return None
        cells.append((card, line, place + 1, ""))
        place += len(word)
    return cells


def play_slowly(body: str, first: Seat, trump: str | None, line: int, column: int) -> Play:
    """The same, token by token."""
    reader = _Reader()
    for token in scan(body, line, column):
        reader.read(token)
    return Play(
        in_order(reader.cells, first, trump),
        reader.unfinished,
        tuple(reader.comments),
        tuple(reader.faults),
    )


def any_cells(body: str, line: int, column: int) -> tuple[list[Cell], int]:
    """The cells of any section, four a trick, and which of them is ``+`` (-1: none)."""
    reader = _Reader()
    for token in scan(body, line, column):
        reader.read(token)
    return reader.cells, reader.next


class _Reader:
    """Reads any play section, token by token."""

    def __init__(self) -> None:
        self.cells: list[Cell] = []
        self.comments: list[Comment] = []
        self.faults: list[Fault] = []
        self.mark: Mark = ""
        self.closed = self.unfinished = self.noted = False
        #: Which cell is ``+``.
        self.next = -1
        #: The last row with a lead out of turn.
        self.led = -1

    def fault(self, token: Scanned, code: str, expected: str = "") -> None:
        self.faults.append(Fault(token[2], token[3], code, excerpt(token[1]), expected))

    def read(self, token: Scanned) -> None:
        kind, word, line, column = token
        if kind == "word":
            if self.closed:
                self.fault(token, "after-end")
            card = _CARDS.get(word) or _CARDS.get(word.replace("10", "T"))
            if card is None and word not in _DASHES:
                self.fault(token, "card", "card")
            self.cells.append((card, line, column, self.mark if card else ""))
            self.mark, self.noted = "", False
        elif kind == "next":
            if self.unfinished or self.closed:
                self.fault(token, "after-end")
            self.unfinished, self.next = True, len(self.cells)
            self.cells.append((None, line, column, ""))
        elif kind == "mark":
            self.marked(token)
        elif kind == "note":
            if not self.cells or self.noted:
                self.fault(token, "note-twice" if self.cells else "note-nowhere", "card")
            self.noted = True
        elif kind == "end":
            self.closed = True
        elif kind in ("brace", "line"):
            count = sum(c[0] is not None for c in self.cells[-52:])
            self.comments.append(Comment(comment_text(word), 0, count, line, column))
        elif kind in ("bad", "string") and word[0] not in BRACKETS:
            self.fault(token, "token", "card")

    def marked(self, token: Scanned) -> None:
        """3.9: ``^R`` before a revoke, ``^L`` before a lead out of turn, one of them once."""
        row = len(self.cells) // 4
        if token[1] not in ("^R", "^L"):
            self.fault(token, "mark", "^R ^L")
        elif self.mark or (token[1] == "^L" and self.led == row):
            self.fault(token, "mark-twice")
        elif token[1] == "^R":
            self.mark = "R"
        else:
            self.mark, self.led = "L", row


def in_order(cells: list[Cell], first: Seat, trump: str | None) -> tuple[BoardCard, ...]:
    """44: the cards as they were really played: within a row clockwise from its leader."""
    seats, power = clockwise_from(first), POWER[trump or "NT"]
    leader = 0
    played: list[BoardCard] = []
    for row in range(0, len(cells), 4):
        leader, cards = odd_trick(cells[row : row + 4], leader, seats, power)
        played += cards
    return tuple(played)


def odd_trick(
    trick: list[Cell], leader: int, seats: tuple[Seat, ...], power: dict[str, dict[str, int]]
) -> tuple[int, list[BoardCard]]:
    """3.6, 3.9: any trick, and who leads to the next (his column).

    ``^L`` makes its player the leader; a dash is passed over; of an incomplete trick the best card
    that is known wins.
    """
    for i, cell in enumerate(trick):
        if cell[3] == "L":
            leader = i
    cards: list[BoardCard] = []
    best, most = leader, 0
    worth: dict[str, int] = {}
    for i in _ORDER[leader]:
        if i < len(trick) and (card := trick[i][0]) is not None:
            _, line, column, mark = trick[i]
            cards.append(BoardCard(seats[i], card, line, column, mark))
            worth = worth or power[card[0]]
            if worth[card] > most:
                best, most = i, worth[card]
    return best, cards
