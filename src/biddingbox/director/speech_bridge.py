"""What the director says at a bridge table while a question is open: one script a question.

The opening of 9B2 comes first, then what happened, then the owner's options and what follows from
each (10C1), neutrally, then the question. What the director asks himself he asks of the right
player alone. The keys are those of ``question-…``; arguments come with the question.
"""

from typing import Final

from biddingbox.director.speech_parts import ASKED, COMES, Aside, Piece, Script

#: 9B2, at a bridge table.
COMES_BRIDGE: Final = COMES["bridge"]
_RULING: Final = Piece("say-wait-ruling", ("9B2",))


def alone(who: str, *laws: str) -> Piece:
    return Piece("say-wait-alone", laws, about=who)


def asked_alone(who: str, *pieces: Piece) -> Aside:
    return Aside(who, "say-when-now", pieces)


INSUFFICIENT: Final = Piece("say-is-insufficient", ("18D",))
_OUT_OF_ROTATION: Final = Piece("say-is-out-of-rotation", ("29",))
CHANGED: Final = Piece("say-has-changed", ("25",))
_CHOICE_27A: Final = Piece("say-first-choice", ("27A", "10C2"), "owner")
_PRICE_27B: Final = Piece("say-price-27b", ("27B", "10C1"))
_OFFENDER_27: Final = (
    Piece("say-ask-meaning-27", ("27B1",), "offender", "ask"),
    Piece("say-tell-free-27", ("27B2",), "offender", "tell"),
    Piece("say-tell-double-27", ("27B3",), "offender", "tell"),
)
_COSTS_25: Final = (
    Piece("say-tell-first-stands", ("25B2(b)(1)",), "seat", "tell"),
    Piece("say-tell-another-call", ("25B2(b)(2)",), "seat", "tell"),
    Piece("say-tell-lead-25", ("25B2(c)", "26"), "seat", "tell"),
)
_MEANT: Final = Piece("say-ask-meaning", ("29C",), "seat", "ask")
_MEANT_PASS: Final = Piece("say-ask-meaning", ("30C",), "seat", "ask")
_MISINFORMED: Final = Piece("say-misinformed", ("21B1",))

SCRIPTS: Final[dict[str, Script]] = {
    # --- the review after the play, 82C ---
    "review-damage": Script(
        lines=(Piece("say-review-damage", (ASKED,), does="ask"),), unsaid="say-unsaid-review-damage"
    ),
    "review-error": Script(
        lines=(Piece("say-review-error", ("82C",)),), unsaid="say-unsaid-review-error"
    ),
    # --- 27 ---
    "accept-insufficient": Script(
        (COMES_BRIDGE, INSUFFICIENT),
        (
            _CHOICE_27A,
            Piece("say-accept-27a", ("27A",), "owner"),
            Piece("say-decline-27b", ("27B",)),
            _PRICE_27B,
            Piece("say-ask-accept", ("27A",), "owner", "ask"),
        ),
        Aside("offender", "say-when-declines", _OFFENDER_27),
        "say-unsaid-27",
    ),
    "correct-insufficient": Script(
        (),
        (
            Piece("say-declined-27", ("27B",)),
            Piece("say-owes-27", ("27B", "27B3"), "offender"),
            _PRICE_27B,
            Piece("say-ask-what-call", ("27B",), "offender", "ask"),
        ),
        Aside("offender", "say-when-before-call", _OFFENDER_27),
        "say-unsaid-27",
    ),
    "both-natural": Script(
        (COMES_BRIDGE,),
        (alone("offender", "27B1"),),
        asked_alone("offender", Piece("say-ask-both-27", ("27B1",), "offender", "ask")),
        "say-unsaid-27-meaning",
    ),
    # --- 25 ---
    "slip": Script(
        (COMES_BRIDGE,),
        (
            CHANGED,
            Piece("say-ask-which-first", ("33",), does="ask", having="attempt-first"),
            alone("seat", "25A"),
        ),
        asked_alone(
            "seat",
            Piece("say-ask-slip", ("25A",), "seat", "ask"),
            Piece("say-ask-slip-when", ("25A",), "seat", "ask"),
        ),
        "say-unsaid-slip",
    ),
    "accept-change": Script(
        (COMES_BRIDGE, CHANGED),
        (
            Piece("say-your-choice", ("25B1", "10C2"), "owner"),
            Piece("say-accept-25b1", ("25B1",), "owner"),
            Piece("say-decline-25b2", ("25B2", "10C1")),
            Piece("say-ask-accept-change", ("25B1",), "owner", "ask"),
        ),
        Aside("seat", "say-when-declines", _COSTS_25),
        "say-unsaid-25",
    ),
    "accept-either": Script(
        (COMES_BRIDGE, CHANGED),
        (
            Piece("say-your-choice", ("25B1", "10C2"), "owner"),
            Piece("say-accept-either", ("25B1",), "owner"),
            Piece("say-decline-either", ("25B2(a)", "10C1")),
            Piece("say-ask-accept-either", ("25B1",), "owner", "ask"),
        ),
        Aside(
            "seat", "say-when-declines", (Piece("say-tell-either", ("25B2(a)",), "seat", "tell"),)
        ),
        "say-unsaid-25",
    ),
    "called-over-which": Script(
        (COMES_BRIDGE,),
        (CHANGED, alone("lho", ASKED)),
        asked_alone("lho", Piece("say-ask-over-which", (ASKED,), "lho", "ask")),
        "say-unsaid-alone",
        "lho",
    ),
    "first-or-another": Script(
        (),
        (
            Piece("say-declined-25", ("25B2",)),
            Piece("say-tell-first-stands", ("25B2(b)(1)",), "seat"),
            Piece("say-tell-another-call", ("25B2(b)(2)",), "seat", having="another-call"),
            Piece("say-tell-lead-25", ("25B2(c)", "26"), "seat"),
            Piece("say-ask-first-or-another", ("25B2(b)",), "seat", "ask"),
        ),
        unsaid="say-unsaid-choice",
    ),
    "keep-or-withdraw": Script(
        (COMES_BRIDGE,),
        (
            Piece("say-replaced", (ASKED,)),
            Piece("say-keep-over", (ASKED,), "owner", having="keep"),
            Piece("say-withdraw-over", (ASKED, "16C2"), "owner", having="keep"),
            Piece("say-must-call-again", (ASKED,), "owner", lacking="keep"),
            Piece("say-ask-keep", (ASKED,), "owner", "ask", having="keep"),
            Piece("say-ask-what-call", (ASKED,), "owner", "ask", lacking="keep"),
        ),
        unsaid="say-unsaid-choice",
    ),
    # --- 28 to 32: what declining costs is put in by `speech` (it depends on call and turn) ---
    "accept-out-of-rotation": Script(
        (COMES_BRIDGE, _OUT_OF_ROTATION),
        (
            Piece("say-first-choice", ("29A", "10C2"), "owner"),
            Piece("say-accept-29a", ("29A",), "owner"),
            Piece("say-decline-29b", ("29B",)),
            Piece("say-ask-accept", ("29A",), "owner", "ask"),
        ),
        Aside("seat", "say-when-declines"),
        "say-unsaid-29",
    ),
    "28b-or-29a": Script(
        (COMES_BRIDGE,),
        (Piece("say-called-in-turn", ("28B", "29A")), alone("by", "28B")),
        asked_alone("by", Piece("say-ask-28b-or-29a", ("28B", "29A"), "by", "ask")),
        "say-unsaid-alone",
        "by",
    ),
    "28b-while-lho-decides": Script(
        (COMES_BRIDGE,),
        (Piece("say-called-while-choosing", ("28B", "9B2")), _RULING),
        unsaid="say-unsaid-reading",
    ),
    "28b-after-29a": Script(
        (COMES_BRIDGE,),
        (Piece("say-called-after-accepting", ("28B", "29A")), _RULING),
        unsaid="say-unsaid-reading",
    ),
    "order-of-matters": Script(
        (COMES_BRIDGE,), (Piece("say-two-matters", ("9B2",)),), unsaid="say-unsaid-reading"
    ),
    # --- 35 to 39 ---
    "another-call-owed": Script(
        (COMES_BRIDGE,),
        (
            Piece("say-is-inadmissible", ("36",)),
            Piece("say-owes-36", ("36",), "owner"),
            Piece("say-price-36", ("36", "26")),
            Piece("say-ask-what-call", ("36",), "owner", "ask"),
        ),
        unsaid="say-unsaid-36",
    ),
    "inadmissible-found-after-lead": Script(
        (COMES_BRIDGE,), (Piece("say-found-late", ("35",)), _RULING), unsaid="say-unsaid-reading"
    ),
    "skipped-player-found-after-lead": Script(
        (COMES_BRIDGE,), (Piece("say-skipped-late", ("34",)), _RULING), unsaid="say-unsaid-reading"
    ),
    # --- 13, 16, 17, 24 ---
    "visible": Script(
        (COMES_BRIDGE,),
        (Piece("say-card-may-be-seen", ("24",)), alone("partner", "24")),
        asked_alone("partner", Piece("say-ask-visible", ("24",), "partner", "ask")),
        "say-unsaid-visible",
    ),
    "declarer-leads-lho-faces-hand": Script(
        (COMES_BRIDGE,),
        (Piece("say-hand-spread", ("24", "54")), _RULING),
        unsaid="say-unsaid-reading",
    ),
    "cards-seen": Script(
        (COMES_BRIDGE,),
        (Piece("say-wrong-count", ("13",)), Piece("say-ask-cards-seen", ("13",), does="ask")),
        unsaid="say-unsaid-cards-seen",
    ),
    "hands-swapped": Script(
        (COMES_BRIDGE,),
        (Piece("say-hands-swapped", ("16B",)), _RULING),
        unsaid="say-unsaid-reading",
    ),
    "wrong-hand-late": Script(
        (COMES_BRIDGE,),
        (Piece("say-wrong-cards-late", ("17D",)), _RULING),
        unsaid="say-unsaid-reading",
    ),
    "same-call": Script(
        (), (Piece("say-same-call", ("17D",)), _RULING), unsaid="say-unsaid-same-call"
    ),
    # --- 21 ---
    "caused-by-misinformation": Script(
        (COMES_BRIDGE, _MISINFORMED),
        (alone("seat", "21B1"),),
        asked_alone("seat", Piece("say-ask-misinformed", ("21B1",), "seat", "ask")),
        "say-unsaid-alone",
        "seat",
    ),
    "change-misinformed": Script(
        (COMES_BRIDGE, _MISINFORMED),
        (
            Piece("say-may-change-21", ("21B1",), "owner"),
            Piece("say-then-lho-21", ("21B2",)),
            Piece("say-ask-keep-or-change", ("21B1",), "owner", "ask"),
        ),
        unsaid="say-unsaid-21",
    ),
    "change-after-21b": Script(
        (),
        (
            Piece("say-may-change-after-21", ("21B2", "16C2"), "owner"),
            Piece("say-ask-keep-or-change-after", ("21B2",), "owner", "ask"),
        ),
        unsaid="say-unsaid-21",
    ),
    # --- 26, 50 ---
    "lead-penalty": Script(
        (),
        (
            Piece("say-lead-choice", (ASKED,), "owner"),
            Piece("say-may-require", (ASKED,), "owner", having="require"),
            Piece("say-may-forbid", (ASKED,), "owner", having="forbid"),
            Piece("say-may-waive", (ASKED,), "owner"),
            Piece("say-ask-lead", (ASKED,), "owner", "ask"),
        ),
        unsaid="say-unsaid-lead",
    ),
    "penalty-card-lead": Script(
        (),
        (
            Piece("say-card-choice", ("50D",), "owner"),
            Piece("say-may-require", ("50D",), "owner", having="require"),
            Piece("say-may-forbid", ("50D",), "owner", having="forbid"),
            Piece("say-card-picked-up", ("50D",), "owner"),
            Piece("say-may-waive-card", ("50D",), "owner"),
            Piece("say-ask-lead", ("50D",), "owner", "ask"),
        ),
        unsaid="say-unsaid-lead",
    ),
    # --- 49, 51 ---
    "exposed-in-play": Script(
        (),
        (
            Piece("say-card-exposed", ("49",), "partner"),
            Piece("say-ask-visible", ("49",), "partner", "ask"),
        ),
        unsaid="say-unsaid-visible",
    ),
    "which-penalty-card": Script(
        (),
        (
            Piece("say-several-cards", ("51A",), "owner"),
            Piece("say-ask-which-card", ("51A",), "owner", "ask"),
        ),
        unsaid="say-unsaid-lead",
    ),
}

#: 30 to 32: what a call out of rotation costs if it is declined, by the clause that the engine
#: applies then: what the table hears, and what the offender hears alone.
DECLINED: Final[dict[str, Piece]] = {
    "30A": Piece("say-price-30-once", ("30A", "10C1")),
    "30B1": Piece("say-price-30-once", ("30B1", "10C1")),
    "30B2(a)": Piece("say-price-30-always", ("30B2(a)", "10C1")),
    "30B2(b)": Piece("say-price-30-no-double", ("30B2(b)", "10C1")),
    "31A": Piece("say-price-31a", ("31A", "10C1")),
    "31B": Piece("say-price-31b", ("31B", "10C1")),
    "32A": Piece("say-price-31b", ("32A", "10C1")),
    "32B": Piece("say-price-32b", ("32B", "10C1")),
}
DECLINED_ALONE: Final[dict[str, tuple[Piece, ...]]] = {
    "30A": (_MEANT_PASS,),
    "30B1": (_MEANT_PASS,),
    "30B2(a)": (_MEANT_PASS,),
    "31A": (_MEANT, Piece("say-tell-31a", ("31A2",), "seat", "tell")),
    "31B": (_MEANT, Piece("say-tell-31b", ("31B", "26"), "seat", "tell")),
    "32A": (Piece("say-tell-31b", ("32A", "26"), "seat", "tell"),),
}
