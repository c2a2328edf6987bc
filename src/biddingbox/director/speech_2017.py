"""What the director says at a bridge table under the Laws of 2017, where that is another script.

The other scripts are those of :mod:`~biddingbox.director.speech_bridge`: their clauses are cited
as 2017 numbers them, and a message ``NAME-2017`` is spoken before ``NAME``.
"""

from typing import Final

from biddingbox.director.speech_bridge import (
    CHANGED,
    COMES_BRIDGE,
    INSUFFICIENT,
    alone,
    asked_alone,
)
from biddingbox.director.speech_parts import ASKED, Aside, Piece, Script

_RULING: Final = Piece("say-wait-ruling", ("9B2",))
_MEANING_27: Final = Piece("say-ask-meaning", ("27B1",), "offender", "ask")
#: 10C1, 23A: which calls leave partner free is for the offender's ears; partner may not know why.
_OFFENDER_27: Final = (
    _MEANING_27,
    Piece("say-tell-free-27", ("27B1", "23A"), "offender", "tell"),
    Piece("say-tell-double-27", ("27B3",), "offender", "tell"),
)
_PRICE_27B: Final = Piece("say-price-27b", ("27B", "26B", "10C1"))

SCRIPTS: Final[dict[str, Script]] = {
    "accept-insufficient": Script(
        (COMES_BRIDGE, INSUFFICIENT),
        (
            Piece("say-first-choice", ("27A1", "10C2"), "owner"),
            Piece("say-accept-27a", ("27A1",), "owner"),
            Piece("say-decline-27b", ("27B",)),
            _PRICE_27B,
            Piece("say-ask-accept", ("27A1",), "owner", "ask"),
        ),
        Aside("offender", "say-when-declines", _OFFENDER_27),
        "say-unsaid-27",
    ),
    "correct-insufficient": Script(
        (),
        (
            Piece("say-declined-27", ("27B",)),
            Piece("say-owes-27", ("27B",), "offender"),
            _PRICE_27B,
            Piece("say-ask-what-call", ("27B",), "offender", "ask"),
        ),
        Aside("offender", "say-when-before-call", _OFFENDER_27),
        "say-unsaid-27",
    ),
    "same-denomination": Script(
        (COMES_BRIDGE,),
        (alone("offender", "27B1(a)"),),
        asked_alone("offender", Piece("say-ask-both-27", ("27B1(a)",), "offender", "ask")),
        "say-unsaid-comparable",
    ),
    "comparable": Script(
        (COMES_BRIDGE,),
        (alone("offender", "23A"),),
        asked_alone("offender", Piece("say-ask-both-27", ("23A",), "offender", "ask")),
        "say-unsaid-comparable",
    ),
    "slip": Script(
        (COMES_BRIDGE,),
        (
            CHANGED,
            Piece("say-ask-which-first", ("33",), does="ask", having="attempt-first"),
            alone("seat", "25A"),
        ),
        asked_alone("seat", Piece("say-ask-slip", ("25A2",), "seat", "ask")),
        "say-unsaid-slip",
    ),
    "accept-change": Script(
        (COMES_BRIDGE, CHANGED),
        (
            Piece("say-your-choice", ("25B1", "10C2"), "owner"),
            Piece("say-accept-25b1", ("25B1",), "owner"),
            Piece("say-decline-25b2", ("25B2", "26B", "10C1")),
            Piece("say-ask-accept-change", ("25B1",), "owner", "ask"),
        ),
        unsaid="say-unsaid-25",
    ),
    "another-call-owed": Script(
        (COMES_BRIDGE,),
        (
            Piece("say-is-inadmissible", ("36",)),
            Piece("say-owes-36", (ASKED,), "owner"),
            Piece("say-price-36", (ASKED, "26B")),
            Piece("say-ask-what-call", (ASKED,), "owner", "ask"),
        ),
        unsaid="say-unsaid-36",
    ),
    "deal-put-right": Script(
        (COMES_BRIDGE,),
        (Piece("say-wrong-count", ("13",)), _RULING),
        unsaid="say-unsaid-cards-seen",
    ),
    "deal-playable": Script((COMES_BRIDGE,), (_RULING,), unsaid="say-unsaid-cards-seen"),
    "board-played-before": Script(
        (COMES_BRIDGE,),
        (
            Piece("say-wrong-pair", ("15B",)),
            Piece("say-ask-played-before", ("15B",), does="ask"),
        ),
        unsaid="say-unsaid-played-before",
    ),
}

_PRICE: Final = "say-price-comparable"
_RHO: Final = "say-price-31a"

#: 30 to 32: as in :data:`speech_bridge.DECLINED`.
DECLINED: Final[dict[str, Piece]] = {
    "30A": Piece("say-price-30-once", ("30A", "10C1")),
    "30B": Piece(_PRICE, ("30B", "16C2", "10C1")),
    "31A": Piece(_RHO, ("31A", "10C1")),
    "31B": Piece(_PRICE, ("31B", "16C2", "10C1")),
    "32A": Piece(_RHO, ("32A", "10C1")),
    "32B": Piece(_PRICE, ("32B", "16C2", "10C1")),
}


def _offender(law: str, tell: str = "say-tell-comparable") -> tuple[Piece, ...]:
    """10C1, 23A: what was meant, and what each call then costs."""
    return (
        Piece("say-ask-meaning", (law,), "seat", "ask"),
        Piece(tell, ("23A", law), "seat", "tell"),
    )


DECLINED_ALONE: Final[dict[str, tuple[Piece, ...]]] = {
    "30B": _offender("30B"),
    "31A": _offender("31A2", "say-tell-31a"),
    "31B": _offender("31B"),
    "32A": _offender("32A2", "say-tell-31a"),
    "32B": _offender("32B"),
}

#: Rulings with words of their own: as in :data:`speech_rulings.SAID`.
SAID: Final[dict[str, Piece]] = {
    "not-accepted": Piece("say-ruled-declined-27a", ("27B",)),
    "partner-silenced-pass": Piece("say-ruled-passed-instead", (ASKED,)),
    "partner-silenced-not-comparable": Piece("say-ruled-not-comparable", (ASKED,)),
    "not-comparable": Piece("say-ruled-not-comparable", ("23A", ASKED)),
    "any-legal-call": Piece("say-ruled-any-call", (ASKED,), "seat"),
}
