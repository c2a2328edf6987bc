"""The words, bounds and phrases of the log notation (design section 4): tables, no code.

The phrases are what :class:`biddingbox.errors.NotationError` says was found or expected; they
stand here together so that they can move to the message files.
"""

from typing import Final

from biddingbox.bridge.adjusted import Expected
from biddingbox.bridge.calls import read_call
from biddingbox.cards import Suit
from biddingbox.estimation.calls import read_call as read_estimation_call
from biddingbox.events import (
    Agreed,
    Alerted,
    Attention,
    Avoid,
    Call,
    DashCall,
    Faced,
    Hesitated,
    Objected,
    Reserved,
    Table,
    Word,
    WrongCards,
)
from biddingbox.seats import Seat, Side, Vulnerability

# --- bounds -------------------------------------------------------------------------------------

MAX_LINE: Final = 10_000  #: characters in a line, and so in a text between quotes
MAX_EVENTS: Final = 2_000  #: events in a log, calls in a short form
MAX_LOGS: Final = 10_000  #: logs in a file
MAX_FOUND: Final = 40  #: characters of the text that an error repeats

# --- words --------------------------------------------------------------------------------------

SEAT_WORDS: Final[dict[str, Seat]] = {
    "n": "N", "e": "E", "s": "S", "w": "W",
    "north": "N", "east": "E", "south": "S", "west": "W",
}  # fmt: skip
SIDE_WORDS: Final[dict[str, Side]] = {"ns": "NS", "ew": "EW"}
VUL_WORDS: Final[dict[str, Vulnerability]] = {
    "none": "none",
    "ns": "NS",
    "ew": "EW",
    "both": "both",
}
TABLE_WORDS: Final[dict[str, Table]] = {
    "real": "real", "boxes out": "boxes out", "boxes down": "boxes down",
    "screens": "screens", "written": "written", "online": "online",
}  # fmt: skip
#: The games and their editions; the first is meant where none is named.
GAMES: Final[dict[str, tuple[str, ...]]] = {
    "bridge": ("1997", "2017"),
    "estimation": ("law18", "common"),
}
MEANING_WORDS: Final[dict[str, Word]] = {
    "clubs": "clubs", "diamonds": "diamonds", "hearts": "hearts", "spades": "spades",
    "natural": "natural", "artificial": "artificial",
}  # fmt: skip

#: Header lines of one game or of the tournament, kept as they are.
FACT_KEYS: Final = ("pair", "player", "deal", "carry", "trump", "rules")
HEADER_WORDS: Final = frozenset(
    ("game", "table", "board", "dealer", "vul", "hand", "earlier", *FACT_KEYS)
)

OneWord = (
    Attention
    | WrongCards
    | Alerted
    | Faced
    | Hesitated
    | Reserved
    | Agreed
    | Objected
    | DashCall
    | Avoid
)
#: Events that are a seat and one word.
ONE_WORD: Final[dict[str, type[OneWord]]] = {
    "attention": Attention,
    "wrong-cards": WrongCards,
    "alert": Alerted,
    "faces": Faced,
    "hesitates": Hesitated,
    "reserves": Reserved,
    "agrees": Agreed,
    "objects": Objected,
    "dash-call": DashCall,
    "avoid": Avoid,
}
#: The other words that follow a seat.
SEAT_VERBS: Final = (
    "changes to", "wants", "swapped-hands", "no-alert", "asks", "explains", "corrects",
    "reviews", "exposes", "says", "claims", "concedes", "holds", "with",
)  # fmt: skip
CORRECTION_WORDS: Final = ("undo", "amend", "insert", "strike")
PLAIN_WORDS: Final = ("director", "new-pair", "hands-back", "tricks", "note", "owner")
#: The words that only one of the games has.
ONLY_BRIDGE: Final = frozenset((
    "wants", "swapped-hands", "no-alert", "asks", "explains", "corrects", "reviews", "claims",
    "holds", "wrong-cards", "alert", "faces", "agrees", "reserves", "new-pair", "hands-back",
    "concedes", "objects",
))  # fmt: skip
ONLY_ESTIMATION: Final = frozenset(("with", "dash-call", "avoid", "owner"))

#: Every option of a question, whatever the law (design section 4): the words of an answer.
OPTION_KEYS: Final = frozenset(
    (
        "accept", "decline",
        "inadvertent", "purposeful", "second-thought", "unintended", "intended", "attempt-first",
        "over-first", "over-second", "keep", "withdraw", "first-stands", "another-call",
        "natural", "artificial", "same-denomination", "other", "in-rotation", "accepts",
        "misinformed", "not-misinformed", "change", "same", "differs", "visible", "not-visible",
        "forfeited", "not-forfeited", "newest-first", "oldest-first", "reading",
        "seen", "not-seen", "seen-agreed", "comparable", "not-comparable",
        "playable", "not-playable", "played-before", "not-played",
        "accept-as-dummy", "refuse", "told", "not-told", "retract",
        "require", "forbid", "waive", "designate", "no-damage", "adjust", "call",
    )
)  # fmt: skip


def read_seat(word: str) -> Seat | None:
    """Read a seat: ``n``, ``N``, ``North``; None if it is none."""
    return SEAT_WORDS.get(word.lower()) if word.isascii() else None


def read_a_call(word: str, game: str = "bridge") -> Call | None:
    """Read a call of the game as its own ``read_call`` does, in plain letters only."""
    if not word.isascii():
        return None
    return read_estimation_call(word) if game == "estimation" else read_call(word)


def has_word(game: str, word: str) -> bool:
    """Whether a word of the notation is one of the game's."""
    return word not in (ONLY_BRIDGE if game == "estimation" else ONLY_ESTIMATION)


def read_suits(word: str) -> str | None:
    """Read suits written as letters without blanks, each once (``cd`` is ``CD``)."""
    suits = word.upper()
    known = word.isascii() and set(suits) <= set("CDHS") and len(set(suits)) == len(suits)
    return suits if known and suits else None


def read_suit(word: str) -> Suit | None:
    """Read one suit letter."""
    suits: dict[str, Suit] = {"c": "C", "d": "D", "h": "H", "s": "S"}
    return suits.get(word.lower()) if word.isascii() else None


def read_value(word: str, game: str = "bridge") -> str | None:
    """Read what an answer may take where its option does not say: a call, suits or a seat."""
    return read_a_call(word, game) or read_suits(word) or read_seat(word)


# --- phrases ------------------------------------------------------------------------------------

EXPECT_HELD: Final = "how many cards the player holds"
FOUND_END: Final = "the end of the line"
FOUND_EMPTY: Final = "no log"
FOUND_CONTROL: Final = "the control character U+{code:04X}"
FOUND_BYTE: Final = "the byte 0x{code:02X}"
FOUND_LONG: Final = "a line of {count} characters"
FOUND_LONG_TEXT: Final = "a text of {count} characters"
FOUND_TWICE: Final = "a second line {name}"
FOUND_AGAIN: Final = "'{word}' again"

EXPECT_LOG: Final = "a log: header lines and events"
EXPECT_ONE_LOG: Final = "one log"
EXPECT_FEW_LOGS: Final = f"at most {MAX_LOGS:,} logs"
EXPECT_FEW_EVENTS: Final = f"at most {MAX_EVENTS:,} events in a log"
EXPECT_FEW_CALLS: Final = f"at most {MAX_EVENTS:,} calls"
EXPECT_SHORT: Final = f"at most {MAX_LINE:,}"
EXPECT_TEXT: Final = "plain text"
EXPECT_UTF8: Final = "text in UTF-8"

EXPECT_EVENT: Final = (
    "a seat (N, E, S, W), director, note, tricks, hands-back, new-pair, "
    "undo, amend, insert or strike"
)
EXPECT_FIRST: Final = f"a header line (game, board, dealer, vul, hand, …) or {EXPECT_EVENT}"
EXPECT_NO_HEADER: Final = "an event: header lines come before the first event"
EXPECT_TABLE_EVENT: Final = "an event that is not itself a correction"
EXPECT_ONE_EVENT: Final = "one event only"
EXPECT_THE_END: Final = "the end of the event"
EXPECT_SEAT_EVENT: Final = (
    "a call (1C to 7NT, P, X, XX), a card (HK), or what was done or chosen (attention, accept, …)"
)
EXPECT_DIRECTOR_EVENT: Final = "called, rules, error or a finding (inadvertent, natural, …)"
EXPECT_PERHAPS: Final = "{expected}; perhaps '{word}'"

EXPECT_ESTIMATION_EVENT: Final = (
    "a seat (N, E, S, W), director, owner, note, tricks, undo, amend, insert or strike"
)
EXPECT_ESTIMATION_FIRST: Final = (
    f"a header line (game, dealer, deal, carry, rules, hand, …) or {EXPECT_ESTIMATION_EVENT}"
)
EXPECT_ESTIMATION_SEAT_EVENT: Final = (
    "a call (4C to 13NT, P, with), a number of tricks, a card (HK), or what was done or chosen "
    "(attention, accept, …)"
)
EXPECT_ESTIMATION_CALL: Final = "a call: 4C to 13NT, P or with"
EXPECT_ESTIMATION_BID: Final = "a bid: 4C to 13NT"
EXPECT_ESTIMATION_CHANGE: Final = "a call (4C to 13NT, P, with) or a number of tricks"
EXPECT_FOUR_TRICKS: Final = "the four seats, and the tricks of each"
EXPECT_FIXED_TRUMP: Final = "the line rules fixed_trump_rounds=true as well"

EXPECT_SEAT: Final = "a seat: N, E, S or W"
EXPECT_SIDE: Final = "a side: NS or EW"
EXPECT_CALL: Final = "a call: 1C to 7NT, P, X or XX"
EXPECT_BID: Final = "a bid: 1C to 7NT"
EXPECT_LEVEL: Final = "a bid of level 1 to 7 (8 for any bid above seven)"
EXPECT_CARD: Final = "a card such as HK, DT or Hx"
EXPECT_CARDS: Final = "cards such as HK, DT or Hx, or the word hand"
EXPECT_CARD_ONCE: Final = "each card once"
EXPECT_HAND: Final = "a hand of thirteen cards such as AKQ2.T98.T98.T98"
EXPECT_REF: Final = "a call such as E#1, or E for the last call of East"
EXPECT_ASKED: Final = f"{EXPECT_REF}, repeat, review or lead"
EXPECT_CORRECTED: Final = f"{EXPECT_REF}, or review"
EXPECT_TO: Final = "to, and a call"
EXPECT_ONCE: Final = "once, as in at once"
EXPECT_ACT: Final = "a call, or changes to and a call"
EXPECT_BRACKET: Final = "a meaning in brackets"
EXPECT_MEANING: Final = (
    "clubs, diamonds, hearts, spades, natural, artificial, a text in quotes, or )"
)
EXPECT_MEANING_ONCE: Final = "each word once, and one text"
EXPECT_QUOTED: Final = 'a text in quotes "…"'
EXPECT_CLOSED: Final = 'a closing quote "'
EXPECT_ESCAPE: Final = '\\", \\\\, \\n or \\u and four hexadecimal digits'
EXPECT_TRICKS: Final = "a number of tricks, 0 to 13"
EXPECT_RESULT: Final = f"{EXPECT_TRICKS}, or a seat and its tricks"
EXPECT_SEAT_ONCE: Final = "each seat once"
EXPECT_SEQ: Final = "the number of an event, such as 4"
EXPECT_COLON: Final = "a colon, and the event"

EXPECT_CLAUSE: Final = "a clause such as 25A, or the end of the event"
EXPECT_ID: Final = "the id of a question, such as 27A@3"
EXPECT_PENALTY: Final = "a per cent such as 10%, IMPs such as 3 imps, or a text in quotes"
EXPECT_SUIT: Final = "a suit: C, D, H or S"
EXPECT_SUITS: Final = "suits as letters without blanks, such as CD"
EXPECT_VALUE: Final = "a call, a suit, a seat, re or about"
EXPECT_READING: Final = "the key of a reading"
EXPECT_SCORE: Final = "a score such as NS average_minus or NS 4S E -1"
EXPECT_SCORE_SIDE: Final = "a side: NS, EW or both"
EXPECT_SCORE_ONCE: Final = "each side once"
EXPECT_SIDE_SCORE: Final = (
    "an average (average_minus, average, average_plus), points such as -50, or a contract and its "
    "result such as 4S E -1"
)
EXPECT_TWO_SIDES: Final = "an average or a contract: points are given to one side alone"
EXPECT_CONTRACT: Final = "a contract such as 4S, 4SX or 4SXX, or P for a board passed out"
EXPECT_DECLARER: Final = "declarer: N, E, S or W"
EXPECT_MADE: Final = "a result: =, +1 or -2, within the thirteen tricks"
EXPECT_WEIGHT: Final = "a weight such as 60% with each of several results"
EXPECT_WEIGHTS: Final = "weights that add up to 100%"
#: What was expected in the words of a score (bridge.adjusted).
EXPECT_IN_SCORE: Final[dict[Expected, str]] = {
    "side": EXPECT_SCORE_SIDE,
    "side-once": EXPECT_SCORE_ONCE,
    "score": EXPECT_SIDE_SCORE,
    "points-of-one-side": EXPECT_TWO_SIDES,
    "contract": EXPECT_CONTRACT,
    "declarer": EXPECT_DECLARER,
    "result": EXPECT_MADE,
    "weight": EXPECT_WEIGHT,
    "weights": EXPECT_WEIGHTS,
}

EXPECT_GAME: Final = "bridge 1997, bridge 2017, estimation law18 or estimation common"
EXPECT_TABLE: Final = "real, boxes out, boxes down, screens, written or online"
EXPECT_BOARD: Final = "the number of a board, 1 or more"
EXPECT_VUL: Final = "none, NS, EW or both"
EXPECT_FACT: Final = "what the line says, on the same line"
EXPECT_LINE_ONCE: Final = "each header line once"
