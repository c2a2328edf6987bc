"""Answers in the form of design section 5, as the engine gives them."""

from typing import Any

Json = dict[str, Any]

ACCEPT: Json = {
    "key": "accept", "law": "27A", "takes": None, "values": [],
    "then": "1H stands, and the auction goes on with West's call over it.",
}  # fmt: skip
DECLINE: Json = {
    "key": "decline", "law": "27B", "takes": None, "values": [],
    "then": "South must put a sufficient bid or a pass in its place.",
}  # fmt: skip
ASKED: Json = {
    "id": "27A@3", "to": "W", "law": "27A", "about": [3], "audience": "table",
    "key": "insufficient", "text": "South's 1H is insufficient. May it stand?",
    "options": [ACCEPT, DECLINE],
}  # fmt: skip
OWED: Json = {
    "id": "27B@3", "to": "S", "law": "27B", "about": [3], "audience": "table", "key": "replace",
    "text": "Which call does South make instead of 1H?",
    "options": [
        {"key": "call", "law": "27B", "takes": "CALL", "values": ["P", "1NT", "2C", "2D"],
         "then": "It depends on the call."},
    ],
}  # fmt: skip


def call(seq: int, seat: str, name: str, status: str = "stands", *irregular: str) -> Json:
    return {
        "seq": seq, "seat": seat, "call": name, "at_turn_of": seat, "status": status,
        "irregular": list(irregular),
    }  # fmt: skip


def answer(dealer: str, *calls: Json, **more: Any) -> Json:
    """An answer with nothing open, ruled or binding, but for ``more``."""
    return {
        "schema": 1, "game": "bridge", "edition": "1997", "dealer": dealer, "seq": len(calls),
        "auction": [], "calls": list(calls), "turn": None, "legal": [], "phase": "auction",
        "contract": None, "declarer": None, "opening_leader": None, "result": None,
        "questions": [], "restrictions": [], "rulings": [], "unauthorised": [], "reviews": [],
        "scores": [], "unfit": [], "forks_at": None,
    } | more  # fmt: skip


OPEN = answer(
    "N",
    call(1, "N", "1S"),
    call(2, "E", "P"),
    call(3, "S", "1H", "pending", "insufficient"),
    turn="S",
    questions=[ASKED],
)

BOUND = answer(
    "N",
    call(1, "N", "1S"),
    call(2, "E", "P"),
    call(3, "S", "1H", "withdrawn", "insufficient"),
    call(5, "S", "3H"),
    turn="W",
    board=5,
    vul="NS",
    rulings=[
        {"law": "27B2", "key": "k", "args": {}, "seq": 5, "audience": "table",
         "text": "3H is not the lowest bid that shows hearts: North is silenced."},
    ],
    restrictions=[
        {"kind": "must_pass", "seat": "N", "until": "end_of_auction", "law": "27B2", "cause": 3,
         "text": "North must pass for the rest of the auction."},
    ],
    unauthorised=[{"side": "NS", "seat": "S", "call": "1H", "law": "16C2"}],
    reviews=[{"law": "23", "question": "Did South know that silencing North could do damage?"}],
    unfit=[{"seq": 6, "key": "nobody-asked", "law": "", "text": "nobody asked that"}],
    scores=[{"side": "NS", "kind": "artificial", "value": "average_minus", "weight": 100,
             "law": "12C1"}],
)  # fmt: skip

TREE: Json = {
    "question": ASKED,
    "branches": [
        {"option": "accept", "calls": [], "rulings": [], "restrictions": [], "then": None},
        {
            "option": "decline", "calls": [], "rulings": [], "restrictions": [],
            "then": {
                "question": OWED,
                "branches": [
                    {"option": "call", "calls": ["P", "2NT", "3C", "3D"],
                     "rulings": BOUND["rulings"], "restrictions": BOUND["restrictions"],
                     "then": "…"},
                ],
            },
        },
    ],
}  # fmt: skip
