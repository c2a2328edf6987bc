"""What an audit can find in a record: stable codes, their clause, and what each of them tells.

A code is a word that stays; its sentence is the message ``check-CODE`` of every language, with the
arguments named here. A clause is a number of the law book, or ``PBN`` with a section of the
standard (2.1); LIN has no standard, so that faults of its writing have none.
"""

from typing import Final

import msgspec


class Finding(msgspec.Struct, frozen=True, gc=False):
    """One thing that is wrong, at its place in the text (both from 1), on a board of a room."""

    code: str
    clause: str
    line: int
    column: int
    board: int | None
    room: str
    args: dict[str, str]


class Code(msgspec.Struct, frozen=True, gc=False):
    """What a code cites, and the names of its arguments."""

    clause: str
    args: tuple[str, ...] = ("found", "expected")


def _codes(clause: str, *codes: str, args: tuple[str, ...] = Code("").args) -> dict[str, Code]:
    return dict.fromkeys(codes, Code(clause, args))


_CALL: Final = ("seat", "call")
_CARD: Final = ("seat", "card")
_BOTH: Final = ("found", "expected")

#: Faults of reading: what stands there, and what was expected; either may be empty.
READING: Final[dict[str, Code]] = {
    # How the text is written: lines, comments, brackets, tags.
    **_codes("PBN 2.2", "control"),
    **_codes("PBN 2.3", "line-long", "string-tab", "too-long"),
    **_codes("PBN 3.2", "token", "string-open", "stray"),
    **_codes("PBN 3.3", "tag", "bracket"),
    **_codes("PBN 3.8", "comment-open"),
    **_codes("PBN 4.8", "inherit"),
    **_codes("", "too-many", "unclosed", "address"),
    # The identification section.
    **_codes("PBN 3.4.4", "board"),
    **_codes("PBN 3.4.9", "seat"),
    **_codes("PBN 3.4.10", "vulnerable"),
    **_codes("PBN 3.4.11", "deal", "deal-hands", "deal-hand", "deal-rank", "deal-empty"),
    **_codes("PBN 3.4.13", "declarer"),
    **_codes("PBN 3.4.14", "contract"),
    **_codes("PBN 3.4.15", "result", "result-sum"),
    **_codes("PBN 4.2.1", "score"),
    # Auction, play, what is said about them.
    **_codes("PBN 3.5", "no-dealer"),
    **_codes("PBN 3.5.1", "call"),
    **_codes("PBN 3.5.4", "note-nowhere", "note-twice"),
    **_codes("PBN 3.6", "no-leader", "after-end"),
    **_codes("PBN 3.6.1", "card"),
    **_codes("PBN 3.9", "mark", "mark-twice"),
    # LIN alone; result-contract and result-tricks: the line ``rs`` against auction and play.
    **_codes("", "dealer", "hand", "vulnerability", "names", "claim"),
    **_codes("", "result-contract", "result-tricks"),
}

#: PBN's own form, stricter than reading it has to be (:mod:`biddingbox.records.pbn_verify`).
FORM: Final[dict[str, Code]] = {
    **_codes("PBN 4.9", "tag-unknown"),
    **_codes("PBN 3.4", "tag-twice", "value", "value-unusual"),
    **_codes("PBN 3.1", "no-deal", "no-declarer", "no-contract"),
    **_codes("PBN 3.5.1", "spelling"),
    **_codes("PBN 3.5.2", "suffix-twice"),
    **_codes("PBN 3.7", "nag"),
    **_codes("PBN 3.5.4", "note-number", "note-missing"),
    **_codes("PBN 3.5.5", "note", "note-again", "note-unused", "note-place"),
    **_codes("PBN 5.1", "comment-place"),
    **_codes("PBN 5.2", "table-column", "table-elements", "table-order"),
    **_codes("PBN 2.4", "not-export"),
    **_codes("PBN 4.2.6", "vulnerable-rubber"),
}

#: Whether the parts of a board fit together (:mod:`biddingbox.audit.checks`).
BOARD: Final[dict[str, Code]] = {
    # The deal. ``found`` of deal-twice: cards or a hand; of deal-count: the hands, or their sizes.
    **_codes("1", "deal-twice"),
    **_codes("6B", "deal-count"),
    # Dealer, vulnerability, or both, against the board's number.
    **_codes("2", "dealer-number", "vulnerable-number", args=("number", *_BOTH)),
    **_codes("2", "board-number", args=("number", "dealer", "vul", "right_dealer", "right_vul")),
    # Calls: not the dealer's first, out of rotation (expected: whose turn it was), insufficient
    # (over: the bid before), doubles, above seven, after the final pass; one that does not end.
    **_codes("17B", "auction-dealer", args=(*_CALL, "expected")),
    **_codes("17C", "call-rotation", args=(*_CALL, "expected")),
    **_codes("18D", "call-insufficient", args=(*_CALL, "over")),
    **_codes("19A1", "double-inadmissible", args=_CALL),
    **_codes("19B1", "redouble-inadmissible", args=_CALL),
    **_codes("38", "call-above-seven", args=_CALL),
    **_codes("39", "call-after-end", args=_CALL),
    **_codes("22", "auction-unfinished", args=_CALL),
    # Passes before the first bid left out, as declarer and lead show.
    **_codes("PBN 3.5", "auction-passes", args=(*_CALL, "count")),
    # ``^I`` before a bid that is sufficient.
    **_codes("PBN 3.9", "mark-sufficient", args=_CALL),
    # Contract and declarer against the auction.
    **_codes("22", "contract-auction", "declarer-auction", args=_BOTH),
    # A board passed out has no play, no declarer, no result, and nobody scores.
    **_codes("22A", "passed-out-play", args=_CARD),
    **_codes("PBN 3.4.13", "passed-out-declarer", args=("found",)),
    **_codes("PBN 3.4.15", "passed-out-result", args=("found",)),
    **_codes("22A", "passed-out-score", args=("found",)),
    # The play: who leads (expected: whose lead it was), who plays, what he holds, following suit.
    **_codes("41A", "lead-opening", args=(*_CARD, "expected")),
    **_codes("44G", "lead-turn", args=(*_CARD, "expected")),
    **_codes("44B", "play-turn", args=(*_CARD, "expected")),
    **_codes("44", "card-twice", "card-not-held", args=_CARD),
    **_codes("44C", "revoke", args=(*_CARD, "led")),
    # A trick in the order played, not by column; ``expected`` holds the card.
    **_codes("PBN 3.6", "play-order", args=(*_CARD, "expected")),
    # ``^R``, ``^L`` where there is no revoke, no lead out of turn.
    **_codes("PBN 3.9", "mark-revoke", "mark-lead", args=_CARD),
    # The result against the tricks won; fewer than won already (low), more than can be (high);
    # ``^`` before a result that is right.
    **_codes("79A", "result-play", "result-low", "result-high", args=_BOTH),
    **_codes("PBN 3.4.15", "mark-result", args=("found",)),
    # The score; ``found`` and ``expected`` are points of ``side``.
    **_codes("77", "score-result", args=("side", *_BOTH, "contract", "declarer", "tricks", "vul")),
}

#: Every code that a finding can have.
CODES: Final[dict[str, Code]] = {**READING, **FORM, **BOARD}
