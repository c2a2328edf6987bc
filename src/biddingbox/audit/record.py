"""The audit of one record: the reader's faults, PBN's strict form, whether its parts fit together.

In the order of the text, one finding a fault. What a record only repeats of one before it (the
deal of a second table, LIN's head of a match) was told there.
"""

from functools import lru_cache
from typing import Final

from biddingbox.audit.causes import causes
from biddingbox.audit.checks import finding, placed, wrongs
from biddingbox.audit.findings import Finding
from biddingbox.audit.wrong import Wrong
from biddingbox.records import lin, pbn
from biddingbox.records.board import Board, Fault, Place
from biddingbox.records.pbn_game import behind
from biddingbox.records.pbn_verify import WEAK, form

_NUMBER: Final = frozenset(("board-number", "dealer-number", "vulnerable-number"))
_DEAL: Final = _NUMBER | {"deal-twice", "deal-count"}
#: PBN 3.4.12: where Laws 2 and 77 of duplicate bridge do not hold.
_RUBBER: Final = {
    "Rubber": _NUMBER | {"score-result"},
    "Chicago": _NUMBER | {"score-result"},
    "OldMP": frozenset(("score-result",)),
}
#: No way of scoring needs more characters.
_LONGEST: Final = 100
_TAGS: Final = {
    "number": "Board", "dealer": "Dealer", "vul": "Vulnerable", "hands": "Deal",
    "contract": "Contract", "declarer": "Declarer", "tricks": "Result", "points": "Score",
    "calls": "Auction",
}  # fmt: skip


def audit_pbn(game: pbn.Game) -> tuple[Finding, ...]:
    """All that is wrong with a game of a PBN file."""
    board = pbn.board(game)
    faults = causes((*board.faults, *form(game, board)))
    wrong = wrongs(board)
    if wrong and (silent := _silent_pbn(game)):
        wrong = tuple(w for w in wrong if w.code not in silent)
    if not faults and not wrong:
        return ()
    return _in_order(board, faults, _placed_pbn(game, board, wrong))


def audit_lin(record: lin.Record) -> tuple[Finding, ...]:
    """All that is wrong with a record of a LIN file."""
    board = lin.board(record)
    carried = any(pair[0] == "md" for pair in record.head)
    wrong = tuple(w for w in wrongs(board) if not (carried and w.code in _DEAL))
    if not board.faults and not wrong:
        return ()
    where = placed(wrong, lin.places(record)) if wrong else ()
    return _in_order(board, causes(board.faults), where)


def _silent_pbn(game: pbn.Game) -> frozenset[str]:
    """What is not asked of this game: the deal of the game before, Laws 2 and 77 at rubber."""
    silent = _scoring(game.values.get("Scoring", "")[:_LONGEST])
    if game.carried:
        silent |= _DEAL
    if any(t.name == "Auction" and "*" in t.body for t in game.tags):
        silent |= {"auction-unfinished"}
    return silent


@lru_cache(maxsize=256)
def _scoring(value: str) -> frozenset[str]:
    """PBN 3.4.12: the fields of a way of scoring, and what they leave unasked."""
    return frozenset[str]().union(*(_RUBBER.get(word, ()) for word in value.split(";")))


def _placed_pbn(
    game: pbn.Game, board: Board, wrong: tuple[Wrong, ...]
) -> tuple[tuple[Wrong, Place], ...]:
    """The faults with their places; a place that is plain is found without a second reading."""
    found = [_plain_place(game, board, w) for w in wrong]
    if None in found:
        return placed(wrong, pbn.places(game))
    return tuple((w, at) for w, at in zip(wrong, found, strict=True) if at is not None)


def _plain_place(game: pbn.Game, board: Board, wrong: Wrong) -> Place | None:
    """The place of a tag, or of a card whose name stands once in the play; None for others."""
    if wrong.index < 0:
        name = _TAGS[wrong.part]
        index = next((i for i, t in enumerate(game.tags) if t.name == name), -1)
        return pbn.place(game, index) if index >= 0 else behind(game.head, game.line, 1)
    if wrong.part != "cards" or board.faults:
        return None
    index = next((i for i, t in enumerate(game.tags) if t.name == "Play"), -1)
    body, card = game.tags[index].body, board.cards[wrong.index].card
    if body.count(card) != 1 or "{" in body or ";" in body or "%" in body:
        return None
    line, column = pbn.place(game, index)
    return behind(game.tags[index].source + body[: body.index(card)], line, column)


def _in_order(
    board: Board, faults: tuple[Fault, ...], wrong: tuple[tuple[Wrong, Place], ...]
) -> tuple[Finding, ...]:
    """Findings by their place; weak ones only where nothing else is told."""
    found = [
        finding(board, f.code, f.line, f.column, {"found": f.found, "expected": f.expected})
        for f in faults
    ]
    if wrong:
        here = {at for _, at in wrong}
        found = [f for f in found if f.code not in WEAK or (f.line, f.column) not in here]
        found += [finding(board, w.code, *at, w.args, w.clause) for w, at in wrong]
    return tuple(sorted(found, key=lambda f: (f.line, f.column, f.code)))
