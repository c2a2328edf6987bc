"""PBN 3.6, 3.9: the play section: which cards were played, in their real order.

The section is a table: a row is a trick, a column a player, the first leader in the first column.
Who led to a trick follows from who won the trick before (44E-G), or from ``^L``.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from biddingbox.cards import DECK, SUITS, Card, rank_of
from biddingbox.records.board import BoardCard, Comment, Fault, Mark, Place
from biddingbox.records.pbn_auction import clockwise_from
from biddingbox.records.pbn_game import BRACKETS, Scanned, comment_text, excerpt, scan
from biddingbox.seats import SEATS, Seat

#: 3.6.1, 3.11: the spellings of the standard, and ``S10``.
_CARDS: Final[dict[str, Card]] = {
    spelling: c
    for c in DECK
    for rank in (c[1], c[1].lower(), "10" if c[1] == "T" else c[1])
    for spelling in (c[0] + rank, c[0].lower() + rank)
}
_DASHES: Final = frozenset(("-", "--"))
#: The cards by seat and spelling, without mark: one value for all plays.
PLAYED: Final[dict[Seat, dict[str, BoardCard]]] = {
    seat: {spelling: played[card] for spelling, card in _CARDS.items()}
    for seat in SEATS
    for played in [{card: BoardCard(seat, card) for card in DECK}]
}
#: 44E-F: what a card is worth in a trick, by the trump and the suit that was led.
POWER: Final[dict[str, dict[str, dict[str, int]]]] = {
    trump: {
        led: {c: rank_of(c) + 20 * (c[0] == trump) if c[0] in (led, trump) else 0 for c in DECK}
        for led in SUITS
    }
    for trump in ("S", "H", "D", "C", "NT")
}
#: The columns in turn, from each leader on.
_ORDER: Final = ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))

# For the quick way alone: by spelling, a dash being a card worth less than any.
_CELLS: Final[dict[Seat, dict[str, BoardCard | None]]] = {
    seat: {**played, **dict.fromkeys(_DASHES)} for seat, played in PLAYED.items()
}
_SUIT_WORTH: Final[dict[str, dict[str, dict[str, int]]]] = {
    trump: {
        led: {s: worth[c] for s, c in _CARDS.items()} | dict.fromkeys(_DASHES, -1)
        for led, worth in of_led.items()
    }
    for trump, of_led in POWER.items()
}
#: 44E-F: what each word of a row is worth, by the trump and the word that was led.
_WORTH: Final[dict[str, dict[str, dict[str, int]]]] = {
    trump: {spelling: of_led[card[0]] for spelling, card in _CARDS.items()}
    for trump, of_led in _SUIT_WORTH.items()
}

#: A place of the table: the card (None for a dash), its place in the text, its mark.
Cell = tuple[Card | None, int, int, Mark]


class Play(msgspec.Struct, frozen=True):
    """What the play section says: the cards in the order played, and whether ``+`` stands."""

    cards: tuple[BoardCard, ...] = ()
    unfinished: bool = False
    comments: tuple[Comment, ...] = ()
    faults: tuple[Fault, ...] = ()


def play_words(body: str, first: Seat, trump: str | None) -> tuple[BoardCard, ...] | None:
    """The cards if the section is nothing but cards, dashes and a last ``*``; else None."""
    table, _, rest = body.partition("*")
    if rest and not rest.isspace():
        return None
    words = table.split()
    dashed = "-" in table or len(words) % 4 != 0
    words += ["-"] * (-len(words) % 4)
    seats = clockwise_from(first)
    one, two, three, four = [_CELLS[seat] for seat in seats]
    power = _WORTH[trump or "NT"]
    leader = 0
    played: list[BoardCard | None] = []
    row = iter(words)
    try:
        for a, b, c, d in zip(row, row, row, row, strict=True):
            if leader == 0:
                worth = power[a]
                played += (one[a], two[b], three[c], four[d])
            elif leader == 1:
                worth = power[b]
                played += (two[b], three[c], four[d], one[a])
            elif leader == 2:
                worth = power[c]
                played += (three[c], four[d], one[a], two[b])
            else:
                worth = power[d]
                played += (four[d], one[a], two[b], three[c])
            leader, most = 0, worth[a]
            if (value := worth[b]) > most:
                leader, most = 1, value
            if (value := worth[c]) > most:
                leader, most = 2, value
            if worth[d] > most:
                leader = 3
    except KeyError:  # no card, or the leader has a dash
        cells: list[Cell] = [(_CARDS.get(word), 0, 0, "") for word in words]
        return _played(cells, seats, trump) if one.keys() >= set(words) else None
    return tuple([card for card in played if card] if dashed else played)  # type: ignore[arg-type]


def play_slowly(body: str, first: Seat, trump: str | None, line: int, column: int) -> Play:
    """Any play, token by token."""
    reader = _read(body, line, column)
    return Play(
        _played(reader.cells, clockwise_from(first), trump),
        reader.unfinished,
        tuple(reader.comments),
        tuple(reader.faults),
    )


def play_places(body: str, trump: str | None, line: int, column: int) -> tuple[Place, ...]:
    """Where each card of the play stands, in the order in which they were played."""
    cells = _read(body, line, column).cells
    return tuple([cells[i][1:3] for i in in_order(cells, trump)])


def any_cells(body: str, line: int, column: int) -> tuple[list[Cell], int]:
    """The cells of any section, four a trick, and which of them is ``+`` (-1: none)."""
    reader = _read(body, line, column)
    return reader.cells, reader.next


def _read(body: str, line: int, column: int) -> "_Reader":
    reader = _Reader()
    for token in scan(body, line, column):
        reader.read(token)
    return reader


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
            card = _CARDS.get(word)
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
            self.comments.append(Comment(comment_text(word), 0, count))
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


def _played(
    cells: Sequence[Cell], seats: tuple[Seat, ...], trump: str | None
) -> tuple[BoardCard, ...]:
    return tuple([_card(seats[i % 4], cells[i]) for i in in_order(cells, trump)])


def in_order(cells: Sequence[Cell], trump: str | None) -> list[int]:
    """44: which cells were really played one after the other: within a row from its leader."""
    power = POWER[trump or "NT"]
    leader = 0
    order: list[int] = []
    for row in range(0, len(cells), 4):
        leader, columns = turns(cells[row : row + 4], leader, power)
        order += [row + column for column in columns]
    return order


def turns(
    trick: Sequence[Cell], leader: int, power: dict[str, dict[str, int]]
) -> tuple[int, list[int]]:
    """3.6, 3.9: the column that wins any trick, and its columns in the order played.

    ``^L`` makes its player the leader; a dash is passed over; of an incomplete trick the best card
    that is known wins. Of the same card twice, which is a fault, that of the first column does.
    """
    for i, cell in enumerate(trick):
        if cell[3] == "L":
            leader = i
    columns: list[int] = []
    best, most = leader, 0
    worth: dict[str, int] = {}
    for i in _ORDER[leader]:
        if i < len(trick) and (card := trick[i][0]) is not None:
            columns.append(i)
            worth = worth or power[card[0]]
            if worth[card] > most or (worth[card] == most and most > 0 and i < best):
                best, most = i, worth[card]
    return best, columns


def _card(seat: Seat, cell: Cell) -> BoardCard:
    card, _, _, mark = cell
    assert card is not None
    return BoardCard(seat, card, mark) if mark else PLAYED[seat][card]
