"""What the director says at an Estimation table while a question is open (Law 18).

The law of this game gives the director no words of its own for coming to the table, so the opening
has no clause beside it.
"""

from typing import Final

from biddingbox.director.speech_parts import ASKED, COMES, Aside, Piece, Script

_COMES: Final = COMES["estimation"]
_ASK: Final = Piece("say-ask-18", (ASKED,), "owner", "ask")
_UNSAID: Final = "say-unsaid-18"

SCRIPTS: Final[dict[str, Script]] = {
    "next-accepts": Script(
        (_COMES, Piece("say-is-insufficient-18", ("E18.E1",))),
        (
            Piece("say-accept-18", ("E18.E2",), "owner"),
            Piece("say-decline-18", ("E18.E2",)),
            _ASK,
        ),
        unsaid=_UNSAID,
    ),
    "another-bid": Script(
        (),
        (
            Piece("say-owes-18", (ASKED,), "owner"),
            Piece("say-ask-what-call", (ASKED,), "owner", "ask"),
        ),
        unsaid=_UNSAID,
    ),
    "out-of-turn-accepted": Script(
        (_COMES, Piece("say-out-of-turn-18", (ASKED,))),
        (
            Piece("say-accept-turn-18", (ASKED,), "owner"),
            Piece("say-decline-turn-18", (ASKED,)),
            _ASK,
        ),
        unsaid=_UNSAID,
    ),
    "excluded-accepted": Script(
        (_COMES, Piece("say-excluded-18", (ASKED,))),
        (
            Piece("say-accept-excluded-18", (ASKED,), "owner"),
            Piece("say-decline-turn-18", (ASKED,)),
            _ASK,
        ),
        unsaid=_UNSAID,
    ),
    "number-accepted": Script(
        (_COMES, Piece("say-number-18", (ASKED,))),
        (
            Piece("say-accept-number-18", (ASKED,), "owner"),
            Piece("say-decline-number-18", (ASKED,)),
            _ASK,
        ),
        unsaid=_UNSAID,
    ),
    "slip-or-second-thought": Script(
        (_COMES,),
        (
            Piece("say-changed-18", (ASKED,)),
            Piece("say-wait-alone", (ASKED,), about="seat"),
        ),
        Aside("seat", "say-when-now", (Piece("say-ask-slip-18", (ASKED,), "seat", "ask"),)),
        "say-unsaid-slip",
    ),
}
