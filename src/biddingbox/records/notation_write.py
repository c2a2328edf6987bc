"""The log notation, written: the canonical text of openings, events and logs.

What the notation can say is read back as the very same value; what it cannot (a call that is no
call, ``director called`` with a clause) is for the caller to keep out.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from biddingbox.cards import hand_text
from biddingbox.events import (
    Agreed,
    Alerted,
    Amend,
    Answered,
    Asked,
    Attention,
    Avoid,
    Called,
    Changed,
    Claimed,
    Conceded,
    Corrected,
    Counted,
    DashCall,
    Director,
    Event,
    Explained,
    Exposed,
    Faced,
    HandsBack,
    Hesitated,
    Insert,
    Meaning,
    NewPair,
    NotAlerted,
    Noted,
    Number,
    Objected,
    Opening,
    Owned,
    Penalised,
    Played,
    Reserved,
    ReviewCorrected,
    Reviewed,
    Said,
    Simultaneous,
    Strike,
    SwappedHands,
    Tricks,
    Undo,
    Wanted,
    With,
    WrongCards,
)
from biddingbox.records.notation_words import ONE_WORD

_WORD_OF: Final[dict[type, str]] = {kind: word for word, kind in ONE_WORD.items()}
#: What does not go between quotes as it is: marks, control characters, line ends, surrogates.
_SPECIAL: Final = re.compile(r'["\\\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]')
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n"}


def write_logs(logs: Iterable[tuple[Opening, Sequence[Event]]]) -> str:
    """Write logs, divided by ``---``."""
    return "---\n".join(write_log(opening, events) for opening, events in logs)


def write_log(opening: Opening, events: Sequence[Event]) -> str:
    """Write a log: the header lines, then one event a line."""
    return write_opening(opening) + "".join(write_event(event) + "\n" for event in events)


def write_opening(opening: Opening) -> str:
    """Write the header lines: the game always, everything else where it is not the default."""
    lines = [f"game {opening.game} {opening.edition}"]
    if opening.table != "real":
        lines.append(f"table {opening.table}")
    if opening.board is not None:
        lines.append(f"board {opening.board}")
    if opening.dealer is not None:
        lines.append(f"dealer {opening.dealer}")
    if opening.vul is not None:
        lines.append(f"vul {opening.vul}")
    lines += [f"hand {h.seat} {hand_text(h.cards)}" for h in opening.hands]
    lines += [f"earlier {e.seat} {e.call}" for e in opening.earlier]
    lines += [f"{f.key} {f.value}" for f in opening.facts]
    return "".join(line + "\n" for line in lines)


def write_event(event: Event) -> str:
    """Write one event, in one line without its end."""
    match event:
        case Called(seat, call, meaning, of):
            return _join(seat, call, of and f"of {of}", _meaning(meaning))
        case With(seat, bid):
            return _join(seat, "with", bid)
        case Number(seat, number, risk):
            return _join(seat, str(number), risk and "risk")
        case Owned(seat, bid, joined):
            return _join("owner", seat, bid, joined and "with", *joined)
        case Changed(seat, call, meaning, at_once):
            return _join(seat, "changes to", call, _meaning(meaning), at_once and "at once")
        case Wanted(seat, call):
            return f"{seat} wants {call}"
        case Simultaneous(first, second):
            return f"{write_event(first)} + {write_event(second)}"
        case (
            Attention(seat)
            | WrongCards(seat)
            | Alerted(seat)
            | Faced(seat)
            | Hesitated(seat)
            | Reserved(seat)
            | Agreed(seat)
            | Objected(seat)
            | DashCall(seat)
            | Avoid(seat)
        ):
            return f"{seat} {_WORD_OF[type(event)]}"
        case Director(act, law):
            return _join("director", act, law)
        case Answered(owner, option, value, question, about):
            ends = (question and f"re {question}", about and f"about {about}")
            return _join(owner, option, value, *ends)
        case SwappedHands(seat, other):
            return f"{seat} swapped-hands {other}"
        case NewPair(side):
            return f"new-pair {side}"
        case NotAlerted(seat, ref, text, by):
            return _join(seat, "no-alert", ref, _quoted(text), by and f"by {by}")
        case Asked(seat, what, ref):
            return f"{seat} asks {ref if what == 'call' else what}"
        case Explained(seat, ref, text):
            return _join(seat, "explains", ref, _quoted(text))
        case Corrected(seat, ref, text):
            return _join(seat, "corrects", ref, _quoted(text))
        case Reviewed(seat, calls):
            return _join(seat, "reviews", *calls)
        case ReviewCorrected(seat):
            return f"{seat} corrects review"
        case Exposed(seat, cards):
            return _join(seat, "exposes", *(cards or ("hand",)))
        case Played(seat, card, faced, irregular):
            return _join(seat, card, faced and "faced", irregular and "irregular")
        case Said(seat, text):
            return _join(seat, "says", _quoted(text))
        case Counted(seat, cards):
            return f"{seat} holds {cards}"
        case Conceded(seat, tricks):
            return f"{seat} concedes {tricks}"
        case Penalised(side, amount, unit, text):
            figure = amount is not None and (f"{amount}%" if unit == "%" else f"{amount} imps")
            return _join("director penalty", side, figure, _quoted(text))
        case Claimed(seat, tricks):
            return f"{seat} claims {tricks}"
        case HandsBack():
            return "hands-back"
        case Tricks(count, by_seat):
            each = (f"{seat} {tricks}" for seat, tricks in by_seat)
            return _join("tricks", *(each if count is None else (str(count),)))
        case Noted(text):
            return _join("note", _quoted(text))
        case Undo(to):
            return f"undo {to}"
        case Amend(seq, inner):
            return f"amend {seq}: {write_event(inner)}"
        case Insert(seq, inner):
            return f"insert {seq}: {write_event(inner)}"
        case Strike(seq):
            return f"strike {seq}"
        case _:
            assert_never(event)


def _join(*parts: object) -> str:
    return " ".join(part for part in parts if part and isinstance(part, str))


def _meaning(meaning: Meaning | None) -> str | None:
    return None if meaning is None else f"({_join(*meaning.words, _quoted(meaning.text))})"


def _quoted(text: str | None) -> str | None:
    return None if text is None else '"' + _SPECIAL.sub(_escape, text) + '"'


def _escape(found: re.Match[str]) -> str:
    return _ESCAPES.get(found[0]) or f"\\u{ord(found[0]):04x}"
