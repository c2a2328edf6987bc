"""What a finding says, in a language: the message ``check-CODE`` with its arguments in words."""

from typing import Final

from biddingbox.audit.findings import BOARD, Finding
from biddingbox.i18n import Messages, phrases

#: What a reader names as expected in words, which the sentence says already.
WORDS: Final = frozenset({"call", "card", "command"})
#: Findings whose ``found`` and ``expected`` may be players, and sides that are vulnerable.
_VUL: Final = frozenset({"vul", "right_vul"})
_SEAT: Final = frozenset({"dealer", "right_dealer", "declarer", "seat"})
_TURN: Final = frozenset(
    {"call-rotation", "lead-opening", "lead-turn", "play-turn", "dealer-number",
     "declarer-auction", "passed-out-declarer", "auction-dealer",
     "play-order"}
)  # fmt: skip


def sentence(m: Messages, finding: Finding) -> str:
    """The sentence of a finding; what was found and what was expected come last."""
    args = {name: clean(value) for name, value in finding.args.items()}
    if finding.code in BOARD:
        words = {name: _word(m, finding.code, name, value) for name, value in args.items()}
        return m.text(f"check-{finding.code}", **words)
    text = m.text(f"check-{finding.code}")
    found, expected = args.get("found", ""), args.get("expected", "")
    if expected in WORDS:
        expected = ""
    if found and expected:
        return m.text("cli-check-found-expected", text=text, found=found, expected=expected)
    if found:
        return m.text("cli-check-found", text=text, found=found)
    return m.text("cli-check-expected", text=text, expected=expected) if expected else text


def _word(m: Messages, code: str, name: str, value: str) -> str | int:
    """An argument in words: players, sides, suits, cards and calls have names; a count is one."""
    if name == "count":
        return int(value)
    ends = name in ("found", "expected")
    if (name in _SEAT or (ends and code in _TURN)) and m.has(f"seat-{value}"):
        return phrases.person(m, value)
    if (name in _VUL or (ends and code == "vulnerable-number")) and m.has(f"vul-{value}"):
        return m.text(f"vul-{value}")
    if name == "led" and m.has(f"suit-{value}"):
        return m.text(f"suit-{value}")
    return phrases.in_words(m, {name: value})[name]


def clean(text: str) -> str:
    """A text of a file as it can be shown: what a terminal would obey is put out of action."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else " " if c.isspace() else "\ufffd" for c in text)


def board(m: Messages, finding: Finding) -> str:
    """The board and the room of a finding, as far as they are known."""
    room = clean(finding.room)
    name = f"cli-check-room-{room.casefold()}"
    room = m.text(name) if room.isalpha() and room.isascii() and m.has(name) else room
    number = "" if finding.board is None else str(finding.board)
    if number and room:
        return m.text("cli-check-board-room", board=number, room=room)
    return m.text("cli-check-board", board=number) if number else room
