"""What the director says about the opening lead (47E, 54): scripts as in ``speech_bridge``."""

from typing import Final

from biddingbox.director.speech_bridge import alone, asked_alone
from biddingbox.director.speech_parts import Piece, Script

_LEAVE_CARDS: Final = Piece("say-leave-cards", ("9B2",))
_LED: Final = Piece("say-led-out-of-turn", ("54",))
_WRONG_ACCOUNT: Final = Piece("say-lead-on-wrong-account", ("47E2",))

SCRIPTS: Final[dict[str, Script]] = {
    "lead-out-of-turn": Script(
        (_LEAVE_CARDS, _LED),
        (
            Piece("say-first-choice", ("54", "10C2"), "owner"),
            Piece("say-must-accept-lead", ("54C",), "owner", lacking="refuse"),
            Piece("say-may-accept-lead", ("54B",), "owner"),
            Piece("say-may-be-dummy", ("54A",), "owner"),
            Piece("say-may-refuse-lead", ("54D", "56", "50D"), "owner", having="refuse"),
            Piece("say-ask-lead-out-of-turn", ("54",), "owner", "ask"),
        ),
        unsaid="say-unsaid-lead-out-of-turn",
    ),
    "told-his-turn": Script(
        (_LEAVE_CARDS,),
        (_LED, Piece("say-ask-told", ("47E1",), "seat", "ask")),
        unsaid="say-unsaid-lead-out-of-turn",
    ),
    "lead-misinformed": Script(
        (_LEAVE_CARDS,),
        (_WRONG_ACCOUNT, alone("seat", "47E2(a)")),
        asked_alone("seat", Piece("say-ask-lead-misinformed", ("47E2(a)",), "seat", "ask")),
        "say-unsaid-alone",
        "seat",
    ),
    "keep-or-retract-lead": Script(
        (_LEAVE_CARDS, _WRONG_ACCOUNT),
        (
            Piece("say-may-retract-lead", ("47E2(a)", "16C2"), "owner"),
            Piece("say-ask-retract-lead", ("47E2(a)",), "owner", "ask"),
        ),
        unsaid="say-unsaid-21",
    ),
}
