"""A board, of whatever record it was read from, as a game of PBN."""

from typing import Final

from biddingbox.cards import hand_text
from biddingbox.records.board import Board, BoardCall, BoardCard
from biddingbox.records.pbn_game import Game, Tag, make_tag
from biddingbox.seats import LHO, SEATS, Seat

_NAMES: Final[dict[str, Seat]] = {"West": "W", "North": "N", "East": "E", "South": "S"}
_VULNERABLE: Final = {"none": "None", "NS": "NS", "EW": "EW", "both": "All"}
#: 3.5.4: note indices are 1 to 32.
_MAX_NOTES: Final = 32


def game_of(board: Board) -> Game:
    """3: the game that says what the board says."""
    passed = board.contract == "P"
    given: dict[str, str | None] = {
        "Board": None if board.number is None else str(board.number),
        **{name: board.names.get(seat) for name, seat in _NAMES.items()},
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
    tags += _auction(board)
    tags += _play(board)
    return Game(tags=tuple(tags), values={t.name: t.value for t in reversed(tags)})


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


def _auction(board: Board) -> list[Tag]:
    """3.5, 3.9: the calls, ``^S`` for a player who was skipped, explanations as notes."""
    if not board.calls:
        return []
    first = turn = board.dealer or board.calls[0].seat
    notes: dict[str, int] = {}
    words: list[str] = []
    for made in board.calls:
        while turn != made.seat:
            words.append("^S")
            turn = LHO[turn]
        words.append(_call(made, notes))
        turn = LHO[turn]
    if board.unfinished and not board.cards:
        words.append("+")
    elif not board.auction_ended:
        words.append("*")
    body = "\n" + "\n".join(" ".join(words[i : i + 4]) for i in range(0, len(words), 4)) + "\n"
    numbered = [make_tag("Note", f"{n}:{text}") for text, n in notes.items()]
    return [make_tag("Auction", first, body), *numbered]


def _call(made: BoardCall, notes: dict[str, int]) -> str:
    """3.5.1, 3.5.4: a call, its note where there is still a number for it, else a comment."""
    word = ("^I " if made.mark == "I" else "") + ("Pass" if made.call == "P" else made.call)
    if made.text is None and not made.alerted:
        return word
    text = _one_line(made.text or "")
    if text in notes or len(notes) < _MAX_NOTES:
        return f"{word} ={notes.setdefault(text, len(notes) + 1)}="
    return f"{word} {{{text.replace('}', ')')}}}"


def _one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _play(board: Board) -> list[Tag]:
    """3.6: the cards in a table, the first leader in the first column; ``*`` where it stops."""
    if not board.cards:
        return []
    first = LHO[board.declarer] if board.declarer else board.cards[0].seat
    columns = {s: (SEATS.index(s) - SEATS.index(first)) % 4 for s in SEATS}
    rows = []
    for trick in _tricks(board.cards):
        row = ["-"] * 4
        for played in trick:
            row[columns[played.seat]] = _card(played)
        rows.append(row)
    body = "\n" + "".join(" ".join(row) + "\n" for row in rows)
    if len(board.cards) < 52:
        body += "+\n" if board.unfinished else "*\n"
    return [make_tag("Play", first, body)]


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
