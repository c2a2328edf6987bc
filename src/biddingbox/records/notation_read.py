"""One event of the log notation, read (design section 4).

:func:`parse_event` reads one; :func:`read_event` reads one at a cursor and leaves the cursor
behind it. Both raise :class:`biddingbox.errors.NotationError` with the exact place.
"""

from collections.abc import Callable
from typing import Final

from biddingbox.bridge.calls import is_bid
from biddingbox.cards import Card
from biddingbox.estimation.calls import WITH, read_number
from biddingbox.events import (
    Amend,
    Answered,
    Asked,
    Call,
    Called,
    CallRef,
    Changed,
    Claimed,
    Conceded,
    Corrected,
    Counted,
    Director,
    Event,
    Explained,
    Exposed,
    HandsBack,
    Insert,
    Meaning,
    NewPair,
    NotAlerted,
    Noted,
    Number,
    Owner,
    Played,
    ReviewCorrected,
    Reviewed,
    Said,
    Simultaneous,
    Strike,
    SwappedHands,
    TableEvent,
    Tricks,
    Undo,
    Wanted,
    With,
    Word,
)
from biddingbox.records import notation_words as w
from biddingbox.records.notation_cursor import Cursor
from biddingbox.records.notation_parts import (
    call_phrase,
    here,
    perhaps,
    read_bid,
    read_call,
    read_card,
    read_owned,
    read_penalty,
    read_ref,
    read_score,
    read_seat,
)
from biddingbox.seats import Seat

_SEAT_WORDS: Final = (*w.ONE_WORD, *w.SEAT_VERBS, *sorted(w.OPTION_KEYS))


def parse_event(text: str, line: int = 1, column: int = 1, game: str = "bridge") -> Event:
    """Read one event; ``line`` and ``column`` are the place of its first character.

    The game decides which events there are.
    """
    cursor = Cursor(text, line, column, game)
    event = read_event(cursor)
    if cursor.text.startswith(";", cursor.pos):
        raise cursor.fail(w.EXPECT_ONE_EVENT)
    return event


def read_event(c: Cursor, expected: str = "") -> Event:
    """Read the event at the cursor, up to its end: a ``;``, a comment or the end of the line."""
    expected = expected or here(c, w.EXPECT_EVENT, w.EXPECT_ESTIMATION_EVENT)
    word = c.peek().lower()
    event = _correction(c, word) if word in w.CORRECTION_WORDS else _table_event(c, expected)
    if not (c.at_end() or c.text.startswith(";", c.pos)):
        raise c.fail_end()
    return event


def _correction(c: Cursor, kind: str) -> Event:
    c.word(kind)
    at = c.pos
    seq = c.number(w.EXPECT_SEQ)
    if kind == "undo":
        return Undo(seq)
    if seq == 0:
        raise c.fail(w.EXPECT_SEQ, at)
    if kind == "strike":
        return Strike(seq)
    if not c.mark(":"):
        raise c.fail(w.EXPECT_COLON)
    if c.peek().lower() in w.CORRECTION_WORDS:
        raise c.fail(w.EXPECT_TABLE_EVENT)
    event = _table_event(c, w.EXPECT_TABLE_EVENT)
    return Amend(seq, event) if kind == "amend" else Insert(seq, event)


def _table_event(c: Cursor, expected: str) -> TableEvent:
    at = c.pos
    word = c.word(expected)
    if (seat := w.read_seat(word)) is not None:
        first = _seat_event(c, seat)
        if not isinstance(first, Called | Changed) or c.game == "estimation":
            return first
        if c.mark("+"):
            return _simultaneous(c, first)
        c.tried.append("+")
        return first
    if not w.has_word(c.game, word.lower()):
        raise c.fail(expected, at)
    match word.lower():
        case "director":
            return _director(c)
        case "owner":
            return read_owned(c)
        case "note":
            return Noted(c.quoted())
        case "tricks":
            return _tricks(c)
        case "hands-back":
            return HandsBack()
        case "new-pair":
            at = c.pos
            if (side := w.SIDE_WORDS.get(c.word(w.EXPECT_SIDE).lower())) is None:
                raise c.fail(w.EXPECT_SIDE, at)
            return NewPair(side)
    if word.lower() in w.HEADER_WORDS:
        raise c.fail(w.EXPECT_NO_HEADER, at)
    raise c.fail(perhaps(expected, word, (*w.PLAIN_WORDS, *w.CORRECTION_WORDS)), at)


def _simultaneous(c: Cursor, first: Called | Changed) -> Simultaneous:
    seat = read_seat(c)
    at = c.pos
    second = _seat_event(c, seat)
    if not isinstance(second, Called | Changed):
        raise c.fail(w.EXPECT_ACT, at)
    return Simultaneous(first, second)


def _seat_event(c: Cursor, seat: Seat) -> TableEvent:
    at = c.pos
    expected = here(c, w.EXPECT_SEAT_EVENT, w.EXPECT_ESTIMATION_SEAT_EVENT)
    word = c.word(expected)
    if c.game == "estimation" and (number := read_number(word)) is not None:
        return Number(seat, number, c.option("risk"))
    if (call := w.read_a_call(word, c.game)) is not None:
        return _called(c, seat, call)
    if (played := read_card(word)) is not None:
        faced = c.game == "bridge" and c.option("faced")
        return Played(seat, played, faced, c.option("irregular"))
    key = word.lower()
    if not w.has_word(c.game, key):
        raise c.fail(expected, at)
    if key in w.ONE_WORD:
        return w.ONE_WORD[key](seat)
    if key in w.OPTION_KEYS:
        return _answer(c, seat, key)
    match key:
        case "changes":
            if not c.option("to"):
                raise c.fail(w.EXPECT_TO)
            return _changed(c, seat)
        case "wants":
            return Wanted(seat, read_call(c))
        case "swapped-hands":
            return SwappedHands(seat, read_seat(c))
        case "no-alert":
            ref, text = read_ref(c), _text(c)
            return NotAlerted(seat, ref, text, read_seat(c) if c.option("by") else None)
        case "asks":
            return _asked(c, seat)
        case "explains":
            return Explained(seat, read_ref(c), _text(c))
        case "corrects":
            if c.option("review"):
                return ReviewCorrected(seat)
            return Corrected(seat, read_ref(c, w.EXPECT_CORRECTED), _text(c))
        case "reviews":
            return _reviewed(c, seat)
        case "exposes":
            return _exposed(c, seat)
        case "says":
            return Said(seat, c.quoted())
        case "holds":
            return Counted(seat, c.number(w.EXPECT_HELD))
        case "concedes":
            return Conceded(seat, _trick_count(c, w.EXPECT_TRICKS))
        case "claims":
            return Claimed(seat, _trick_count(c, w.EXPECT_TRICKS))
    if word[0] in "0123456789" and c.game == "bridge":
        raise c.fail(call_phrase(word), at)
    known = [k for k in _SEAT_WORDS if w.has_word(c.game, k)]
    raise c.fail(perhaps(expected, word, known), at)


def _called(c: Cursor, seat: Seat, call: Call) -> Called | With:
    if c.game == "estimation":
        if call != WITH:
            return Called(seat, call)
        bid = w.read_a_call(c.peek(), c.game)
        if bid is None:
            c.tried.append(w.EXPECT_ESTIMATION_BID)
            return With(seat)
        return With(seat, read_bid(c))
    of: Call | None = None
    if call in ("X", "XX") and c.option("of"):
        at = c.pos
        of = read_call(c, w.EXPECT_BID)
        if not is_bid(of):
            raise c.fail(w.EXPECT_BID, at)
    return Called(seat, call, _meaning(c), of)


def _changed(c: Cursor, seat: Seat) -> Changed:
    if c.game == "estimation":
        at = c.pos
        word = c.word(w.EXPECT_ESTIMATION_CHANGE)
        if (number := read_number(word)) is not None:
            return Changed(seat, Call(str(number)), at_once=_at_once(c))
        second = w.read_a_call(word, c.game)
        if second is None:
            raise c.fail(w.EXPECT_ESTIMATION_CHANGE, at)
        return Changed(seat, second, at_once=_at_once(c))
    call, meaning = read_call(c), _meaning(c)
    return Changed(seat, call, meaning, _at_once(c))


def _at_once(c: Cursor) -> bool:
    at_once = c.option("at")
    if at_once and not c.option("once"):
        raise c.fail(w.EXPECT_ONCE)
    return at_once


def _meaning(c: Cursor) -> Meaning | None:
    """``(hearts "5+, 8-14")``: words and one text in round brackets."""
    if not c.mark("("):
        c.tried.append(w.EXPECT_BRACKET)
        return None
    words: list[Word] = []
    text: str | None = None
    while not c.mark(")"):
        if text is None and c.has_text():
            text = c.quoted()
        elif (word := w.MEANING_WORDS.get(c.peek().lower())) is not None and word not in words:
            c.word(word)
            words.append(word)
        elif word is not None or c.text.startswith('"', c.pos):
            raise c.fail(w.EXPECT_MEANING_ONCE)
        else:
            raise c.fail(w.EXPECT_MEANING)
    return Meaning(tuple(words), text)


def _asked(c: Cursor, seat: Seat) -> Asked:
    if c.option("repeat"):
        return Asked(seat, "repeat")
    if c.option("review"):
        return Asked(seat, "review")
    if c.option("lead"):
        return Asked(seat, "lead")
    return Asked(seat, "call", read_ref(c, w.EXPECT_ASKED))


def _reviewed(c: Cursor, seat: Seat) -> Reviewed:
    calls = [read_call(c)]
    while c.peek():
        calls.append(read_call(c))
    return Reviewed(seat, tuple(calls))


def _exposed(c: Cursor, seat: Seat) -> Exposed:
    if c.option("hand"):
        return Exposed(seat)
    cards: list[Card] = []
    while c.peek() or not cards:
        at = c.pos
        if (one := read_card(c.word(w.EXPECT_CARDS))) is None:
            raise c.fail(w.EXPECT_CARDS, at)
        if one in cards and one[1] != "x":
            raise c.error(at, w.FOUND_AGAIN.format(word=one), w.EXPECT_CARD_ONCE)
        cards.append(one)
    return Exposed(seat, tuple(cards))


def _tricks(c: Cursor) -> Tricks:
    if w.read_seat(c.peek()) is None:
        if c.game == "estimation":
            raise c.fail(w.EXPECT_FOUR_TRICKS)
        return Tricks(_trick_count(c, w.EXPECT_RESULT))
    by_seat: dict[Seat, int] = {}
    while c.peek():
        at = c.pos
        seat = read_seat(c)
        if seat in by_seat:
            raise c.error(at, w.FOUND_AGAIN.format(word=seat), w.EXPECT_SEAT_ONCE)
        by_seat[seat] = _trick_count(c, w.EXPECT_TRICKS)
    return Tricks(by_seat=tuple(by_seat.items()))


def _trick_count(c: Cursor, expected: str) -> int:
    at = c.pos
    count = c.number(expected)
    if count > 13:
        raise c.fail(expected, at)
    return count


def _director(c: Cursor) -> TableEvent:
    at = c.pos
    word = c.word(w.EXPECT_DIRECTOR_EVENT)
    match word.lower():
        case "called":
            return Director("called")
        case "rules":
            return Director("rules")
        case "error":
            clause = not (c.at_end() or c.text.startswith(";", c.pos))
            return Director("error", c.loose(w.EXPECT_CLAUSE) if clause else None)
        case "penalty":
            return read_penalty(c)
        case key if key in w.OPTION_KEYS:
            return _answer(c, "director", key)
    raise c.fail(perhaps(w.EXPECT_DIRECTOR_EVENT, word, sorted(w.OPTION_KEYS)), at)


def _answer(c: Cursor, owner: Owner, option: str) -> Answered:
    """``OWNER OPTION [VALUE …] [re ID] [about REF]``."""
    value = _value(c, option)
    question: str | None = None
    about: CallRef | None = None
    while True:
        if question is None and c.option("re"):
            question = c.loose(w.EXPECT_ID)
        elif about is None and c.option("about"):
            about = read_ref(c)
        else:
            return Answered(owner, option, value, question, about)


#: What an option takes where it is not just any one call, suit or seat: reader and phrase.
_VALUES: Final[dict[str, tuple[Callable[[str], str | None], str]]] = {
    "artificial": (w.read_suits, w.EXPECT_SUITS),
    "require": (w.read_suit, w.EXPECT_SUIT),
    "forbid": (w.read_suits, w.EXPECT_SUITS),
    "designate": (read_card, w.EXPECT_CARD),
}
_CALL_OPTIONS: Final = frozenset(("withdraw", "another-call", "change", "comparable", "call"))


def _reader(c: Cursor, option: str) -> tuple[Callable[[str], str | None], str]:
    if option in _CALL_OPTIONS:
        expected = here(c, w.EXPECT_CALL, w.EXPECT_ESTIMATION_CALL)
        return (lambda word: w.read_a_call(word, c.game)), expected
    return _VALUES.get(option, (lambda word: w.read_value(word, c.game), w.EXPECT_VALUE))


def _value(c: Cursor, option: str) -> str | None:
    if option == "reading":
        return _words(c, w.EXPECT_READING, most=1)
    if option == "adjust":
        return read_score(c)
    read, expected = _reader(c, option)
    values: list[str] = []
    while (word := c.peek()) and word.lower() not in ("re", "about"):
        if values and option != "comparable":
            break
        if (value := read(word)) is None:
            raise c.fail(here(c, call_phrase(word, expected), expected))
        c.word(expected)
        values.append(value)
    return " ".join(values) or None


def _words(c: Cursor, expected: str, most: int = w.MAX_LINE) -> str:
    words: list[str] = []
    while len(words) < most and c.peek() and c.peek().lower() not in ("re", "about"):
        words.append(c.loose(expected))
    if not words:
        raise c.fail(expected)
    return " ".join(words)


def _text(c: Cursor) -> str | None:
    return c.quoted() if c.has_text() else None
