"""A record as the desk shows it: a board in the list of a file, and what could not be read.

Only ``outcome`` has calls as signs; what the file says itself is never drawn.
"""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from biddingbox.audit.findings import Finding
from biddingbox.audit.sentences import clean, sentence
from biddingbox.director.sentences import Sentences
from biddingbox.i18n import Messages, phrases
from biddingbox.records.board import Board, Fault
from biddingbox.records.exchange import Loss
from biddingbox.seats import Seat
from biddingbox.web.reading import Found, Taken

#: Faults of a board that its line in the list shows.
SHOWN: Final = 2
#: Characters of a name or a room that are shown.
SHORT: Final = 60
#: Losses that name a player and his call or card: ``S 4H``, ``W HK``.
_ACTS: Final = frozenset({"call", "explanation", "play"})
_SIDES: Final[tuple[tuple[Seat, Seat], ...]] = (("N", "S"), ("E", "W"))


class Row(msgspec.Struct, frozen=True):
    """A line of the list: what the board is called, how it went, who played, what is wrong."""

    place: int
    title: str
    deal: str
    outcome: str
    names: tuple[str, ...]
    faults: tuple[str, ...]
    #: Faults that are not shown.
    more: int = 0


def row(found: Found, m: Messages) -> Row:
    """A board in the list of a file."""
    board, faults = found.board, found.board.faults
    return Row(
        found.place, title(found, m), deal(board, m), outcome(board, m), names(board),
        told(faults[:SHOWN], m), max(0, len(faults) - SHOWN),
    )  # fmt: skip


def title(found: Found, m: Messages) -> str:
    """Its number and its room; without a number, the how-manieth of the file it is."""
    board = found.board
    if board.number is None:
        name = m.text("record-nth", number=found.place)
    else:
        name = m.text("cli-board", board=str(board.number))
    if not board.room:
        return name
    known = f"record-room-{board.room.lower()}"
    room = m.text(known) if known in _ROOMS else m.text("record-room", value=board.room[:SHORT])
    return phrases.listed(m, (name, room))


_ROOMS: Final = frozenset({"record-room-open", "record-room-closed"})


def deal(board: Board, m: Messages) -> str:
    """Dealer and vulnerability, as far as they are known."""
    said = []
    if board.dealer:
        said.append(m.text("cli-dealer", seat=phrases.person(m, board.dealer)))
    if board.vul:
        said.append(m.text("cli-vulnerable", who=m.text(f"vul-{board.vul}")))
    return phrases.listed(m, said)


def outcome(board: Board, m: Messages) -> str:
    """The contract by its declarer, with its result: ``4♠X by South −1``."""
    if board.contract == "P":
        return m.text("score-passed-out")
    if board.contract is None:
        return m.text("record-no-contract")
    contract = phrases.call(m, board.contract)
    if board.declarer is None:
        return contract
    by = phrases.person(m, board.declarer)
    result = "" if board.tricks is None else _result(board.tricks - 6 - int(board.contract[0]))
    return m.text("score-outcome", contract=contract, declarer=by, result=result).strip()


def names(board: Board) -> tuple[str, ...]:
    """The players, a side at a time."""
    sides = ([n[:SHORT] for s in side if (n := board.names.get(s))] for side in _SIDES)
    return tuple(" – ".join(side) for side in sides if side)


def told(faults: Iterable[Fault], m: Messages) -> tuple[str, ...]:
    """What could not be read, each with its place, what stands there and what was expected."""
    return tuple(
        m.text("record-fault", line=f.line, column=f.column, text=_fault(f, m)) for f in faults
    )


def unread(found: Found, taken: Taken, m: Messages) -> Sequence[str]:
    """All that a case of this board does not say, and why."""
    said = [*told(found.board.faults, m), *lost(taken.losses, m)]
    if taken.why is not None:
        text = Sentences(m).refused(taken.why)
        said.append(m.text("record-step-refused", seq=taken.seq, text=text))
    return said


def lost(losses: Iterable[Loss], m: Messages) -> tuple[str, ...]:
    """What was left out on the way, a sentence each."""
    return tuple(_lost(loss, m) for loss in losses)


def _lost(loss: Loss, m: Messages) -> str:
    name = f"record-lost-{loss.code}"
    return m.text(name, found=_worded(loss, m)) if m.has(name) else loss.code


def _worded(loss: Loss, m: Messages) -> str:
    """What is lost, its player, call or card in words."""
    found = clean(loss.found)
    if loss.code in _ACTS:
        who, _, what = found.partition(" ")
        named = phrases.in_words(m, {"seat": who, "card": what})
        return " ".join(named.values())
    if loss.code == "declarer":
        return phrases.in_words(m, {"declarer": found})["declarer"]
    return phrases.call(m, found) if loss.code == "contract" else found


def _fault(fault: Fault, m: Messages) -> str:
    args = {"found": fault.found, "expected": fault.expected}
    return sentence(m, Finding(fault.code, "", fault.line, fault.column, None, "", args))


def _result(over: int) -> str:
    return "=" if not over else f"+{over}" if over > 0 else f"−{-over}"
