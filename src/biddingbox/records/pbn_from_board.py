"""A board, of whatever record it was read from, as a game of PBN."""

import textwrap
from typing import Final

from biddingbox.bridge.calls import RANK, denomination
from biddingbox.bridge.play import winner
from biddingbox.cards import hand_text
from biddingbox.events import Call
from biddingbox.records.board import Board, BoardCall, BoardCard
from biddingbox.records.pbn_game import Game, Tag, make_tag
from biddingbox.seats import LHO, RHO, SEATS, Seat

_NAMES: Final[dict[str, Seat]] = {"West": "W", "North": "N", "East": "E", "South": "S"}
_VULNERABLE: Final = {"none": "None", "NS": "NS", "EW": "EW", "both": "All"}
#: 3.5.4: note indices are 1 to 32.
_MAX_NOTES: Final = 32
#: 2.3: how long a note, a name or a line of a comment may be within its line.
_WIDE: Final = 200

#: Comments by the place where they stand: after how many calls and cards.
Comments = dict[tuple[int, int], list[str]]


def game_of(board: Board) -> Game:
    """3: the game that says what the board says."""
    passed = board.contract == "P"
    given: dict[str, str | None] = {
        "Board": None if board.number is None else str(board.number),
        **{name: _name(board, seat) for name, seat in _NAMES.items()},
        "Dealer": board.dealer,
        "Vulnerable": None if board.vul is None else _VULNERABLE[board.vul],
        "Deal": _deal(board),
        "Declarer": "" if passed else _declarer(board),
        "Contract": "Pass" if passed else board.contract,
        "Result": "" if passed else _result(board),
        "Room": board.room or None,
        "Score": " ".join(f"{side} {points}" for side, points in board.points) or None,
    }
    tags = [make_tag(name, value) for name, value in given.items() if value is not None]
    said = _comments(board)
    if not board.calls and (before := said.pop((0, 0), [])):
        tags[-1:] = [make_tag(t.name, t.value, "\n" + "".join(before)) for t in tags[-1:]]
    tags += _auction(board, said)
    tags += _play(board, said)
    return Game(tags=tuple(tags), values={t.name: t.value for t in reversed(tags)})


def _name(board: Board, seat: Seat) -> str | None:
    return _one_line(board.names.get(seat, ""))[:_WIDE] or None


def _declarer(board: Board) -> str | None:
    if board.declarer is None:
        return None
    return ("^" if board.swapped else "") + board.declarer


def _result(board: Board) -> str | None:
    if board.tricks is None:
        return None
    return ("^" if board.result_differs else "") + str(board.tricks)


def _deal(board: Board) -> str | None:
    """3.4.11: the dealer's hand first; ``-`` for a hand that is not known."""
    if not board.hands:
        return None
    first = board.dealer or "N"
    written = (
        hand_text(board.hands[s]) if s in board.hands else "-"
        for s in SEATS[SEATS.index(first) :] + SEATS[: SEATS.index(first)]
    )
    return f"{first}:" + " ".join(written)


def _comments(board: Board) -> Comments:
    """3.8: what was written about the board, as brace comments, by their places."""
    found: Comments = {}
    for comment in board.comments:
        if text := _one_line(comment.text).replace("}", ")"):
            lines = "\n".join(textwrap.wrap(text, _WIDE))
            found.setdefault((comment.calls, comment.cards), []).append(f"{{{lines}}}\n")
    return found


def _auction(board: Board, said: Comments) -> list[Tag]:
    """3.5, 3.9: the calls, ``^S`` for a player who was skipped, explanations as notes."""
    if not board.calls:
        return []
    first = turn = _first(board)
    notes: dict[str, int] = {}
    body = "\n" + "".join(said.get((0, 0), ()))
    words: list[str] = []
    for i, made in enumerate(board.calls, 1):
        while turn != made.seat:
            words.append("^S")
            turn = LHO[turn]
        words.append(_call(made, notes))
        turn = LHO[turn]
        if i < len(board.calls) and (i, 0) in said:
            body += _rows(words) + "".join(said[i, 0])
            words = []
    if not board.auction_ended:
        words.append("+" if board.unfinished else "*")
    body += _rows(words) + "".join(said.get((len(board.calls), 0), ()))
    numbered = [make_tag("Note", f"{n}:{text}") for text, n in notes.items()]
    return [make_tag("Auction", first, body), *numbered]


def _first(board: Board) -> Seat:
    """3.5: the dealer; where a record of PBN has somebody else call first without a mark, he."""
    made = board.calls[0]
    contradicts = board.format == "pbn" and not made.mark
    if board.dealer is None and made.mark == "S":  # somebody was skipped: his turn comes first
        return RHO[made.seat]
    return made.seat if contradicts or board.dealer is None else board.dealer


def _rows(words: list[str]) -> str:
    return "".join(" ".join(words[i : i + 4]) + "\n" for i in range(0, len(words), 4))


def _call(made: BoardCall, notes: dict[str, int]) -> str:
    """3.5.1, 3.5.4: a call, its note where there is still a number for it, else a comment."""
    word = ("^I " if made.mark == "I" else "") + ("Pass" if made.call == "P" else made.call)
    if made.text is None and not made.alerted:
        return word
    text = _printing(made.text or "")[:_WIDE].strip()
    if text in notes or len(notes) < _MAX_NOTES:
        return f"{word} ={notes.setdefault(text, len(notes) + 1)}="
    return f"{word} {{{text.replace('}', ')')}}}"


def _one_line(text: str) -> str:
    return " ".join(_printing(text).split())


def _printing(text: str) -> str:
    """3.2: a string has printing characters only."""
    return "".join(c if c.isprintable() else " " for c in text)


def _play(board: Board, said: Comments) -> list[Tag]:
    """3.6: the cards in a table, the first leader in the first column.

    A comment within a trick stands behind it. The table ends in ``*``, or ``+`` stands for the
    next card of a play to be continued.
    """
    if not board.cards:
        return []
    first = board.cards[0].seat
    if board.declarer and board.cards[0].mark:  # 41A: else the record says itself who led
        first = LHO[board.declarer]
    columns = {s: (SEATS.index(s) - SEATS.index(first)) % 4 for s in SEATS}
    tricks = _tricks(board.cards)
    rows = []
    for trick in tricks:
        row = ["-"] * 4
        for played in trick:
            row[columns[played.seat]] = _card(played)
        rows.append(row)
    going_on = board.unfinished and (len(tricks[-1]) == 4 or tricks[-1][0].mark != "L")
    if going_on and len(tricks[-1]) == 4:
        rows.append(["-"] * 4)
    if going_on:  # a card may stand behind the one that is still to come
        due = columns[_next(tricks[-1], board)]
        rows[-1][due if rows[-1][due] == "-" else rows[-1].index("-")] = "+"
    body, at = "\n", 0
    for i, row in enumerate(rows):
        body += " ".join(row) + "\n"
        for _ in tricks[i] if i < len(tricks) else ():
            at += 1
            body += "".join(said.get((len(board.calls), at), ()))
    if len(board.cards) < 52 and not going_on:
        body += "*\n"
    return [make_tag("Play", first, body)]


def _next(trick: list[BoardCard], board: Board) -> Seat:
    """44: whose turn it is after the last card."""
    if len(trick) < 4:
        return LHO[trick[-1].seat]
    bids = [c.call for c in board.calls if c.call in RANK]
    trump = denomination(Call((board.contract or (bids[-1] if bids else "1NT")).rstrip("X")))
    return winner(tuple((c.seat, c.card) for c in trick), trump)


def _tricks(cards: tuple[BoardCard, ...]) -> list[list[BoardCard]]:
    """Four cards a trick; fewer where cards are not known: it ends when the turn would go back."""
    tricks: list[list[BoardCard]] = []
    last = 4
    for played in cards:
        turn = (SEATS.index(played.seat) - SEATS.index(tricks[-1][0].seat)) % 4 if tricks else 0
        if turn <= last:
            tricks.append([])
            turn = 0
        tricks[-1].append(played)
        last = turn
    return tricks


def _card(played: BoardCard) -> str:
    return (f"^{played.mark} " if played.mark in ("R", "L") else "") + played.card
