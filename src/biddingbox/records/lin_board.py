"""LIN: what the pairs of a record say about its board."""

import re
from itertools import chain, filterfalse, islice, repeat
from typing import Final, cast

from biddingbox.cards import DECK, Card, Hand
from biddingbox.events import Call
from biddingbox.records import lin_play, lin_words
from biddingbox.records.board import Board, BoardCall, BoardCard, Comment, Fault
from biddingbox.records.lin_pairs import FAULTS, SHOWN, Pair
from biddingbox.records.lin_record import LABEL, Record
from biddingbox.records.lin_words import CALLS, CARDS, SKIPPED
from biddingbox.seats import LHO, Seat, Vulnerability, board_dealer

#: Calls kept of one board; the longest legal auction has 319.
MOST_CALLS: Final = 1_000
_NUMBER: Final = re.compile(r"(?<![0-9])0*([0-9]{1,6})(?![0-9])")
_RESULT: Final = re.compile(
    r"([1-7])([CDHSN])T?([NESW])(XX?|R)?(?:(=)|([+-][0-9]{1,2}))?\Z", re.I | re.A
)


def board(record: Record) -> Board:
    """The board of a record: what could be read, and the faults."""
    faults = list(record.faults)
    once: dict[str, Pair] = {}
    bids: list[Pair] = []
    played: list[Pair] = []
    said: dict[int, str] = {}
    comments: list[Comment] = []
    for pair in chain(record.head, record.pairs):
        command = pair[0]
        if command == "pc":
            played.append(pair)
        elif command == "pg":
            continue
        elif command == "mb":
            bids.append(pair)
        elif command == "an":
            _explain(pair, len(bids), said, faults)
        elif command == "nt" or command == "at":
            comments.append(Comment(pair[1], len(bids), len(played), pair[2], pair[3]))
        else:
            once[command] = pair
    room, number = _label(once)
    dealer, hands = _deal(once.get("md"), faults)
    calls, whole = _calls(bids, said, dealer or board_dealer(number or 3), faults)
    if calls and dealer is None:
        faults.append(_fault(bids[0], "dealer", "", "md"))
    ended, contract, declarer = lin_play.outcome(calls)
    ended = ended or (bool(calls) and bool(played or "mc" in once))
    if not whole or not ended:
        contract = declarer = None
    trump = lin_play.trump_of(contract)
    cards = _cards(played, hands, LHO[declarer] if declarer else "W", trump, faults)
    claimed = _claimed(once.get("mc"), faults)
    tricks = claimed
    if claimed is None and declarer and len(cards) == len(DECK):
        order, by = [c.card for c in cards], [c.seat for c in cards]
        tricks = lin_play.tricks(order, by, trump, declarer)
    result = _result(once, room, number)
    if result is not None:
        contract, declarer, tricks = _agreed(result, (contract, declarer, tricks), faults)
    return Board(
        format="lin",
        line=record.pairs[0][2] if record.pairs else faults[0].line if faults else 1,
        number=number,
        room=room,
        dealer=dealer,
        vul=_vul(once.get("sv"), faults),
        hands=hands,
        names=_names(once.get("pn"), room, faults),
        calls=calls,
        auction_ended=ended,
        contract=contract,
        declarer=declarer,
        cards=cards,
        claimed=claimed,
        tricks=tricks,
        comments=tuple(comments),
        faults=_capped(faults),
    )


def _fault(pair: Pair, code: str, found: str, expected: str, offset: int = 0) -> Fault:
    return Fault(pair[2], pair[3] + offset, code, found[:SHOWN], expected)


def _capped(faults: list[Fault]) -> tuple[Fault, ...]:
    if len(faults) <= FAULTS:
        return tuple(faults)
    last = faults[FAULTS - 1]
    return (*faults[: FAULTS - 1], Fault(last.line, last.column, "too-many"))


def _explain(pair: Pair, calls: int, said: dict[int, str], faults: list[Fault]) -> None:
    """``an``: of the call before it; a second one goes on after the first."""
    if not calls:
        faults.append(_fault(pair, "note-nowhere", pair[1], "mb"))
    elif calls <= MOST_CALLS:
        before = said.get(calls - 1)
        said[calls - 1] = pair[1] if before is None else f"{before} {pair[1]}"


def _label(once: dict[str, Pair]) -> tuple[str, int | None]:
    """``qx|o46|`` and ``ah|Board 46|``: the room, and the number; the name's own number holds."""
    room, number = "", None
    if "qx" in once and (label := LABEL.match(once["qx"][1])):
        room, number = lin_words.ROOMS.get(label[1].lower(), ""), int(label[2])
    if "ah" in once and (found := _NUMBER.search(once["ah"][1])):
        number = int(found[1])
    return room, number or None


def _deal(pair: Pair | None, faults: list[Fault]) -> tuple[Seat | None, dict[Seat, Hand]]:
    """``md``: the dealer's digit, then the hands from South; a fourth follows from three."""
    if pair is None:
        return None, {}
    first, *others = pair[1].split(",", 4)
    digit, first = (first[:1], first[1:]) if first[:1].isdigit() else ("", first)
    dealer = lin_words.DEALERS.get(digit)
    if dealer is None and digit != "0":
        faults.append(_fault(pair, "dealer", digit or first, "1-4"))
    hands: dict[Seat, Hand] = {}
    offset = len(digit)
    for seat, text in zip(lin_words.SEATS, (first, *others), strict=False):
        if text and not text.isspace():
            cards, bad = lin_words.hand(text)
            if bad:
                faults.append(_fault(pair, "hand", bad, "SHDC AKQJT98765432", offset))
            if cards:
                hands[seat] = cards
        offset += len(text) + 1
    if len(hands) == 3 and all(len(h) == 13 for h in hands.values()):
        dealt = set(chain.from_iterable(hands.values()))
        if len(dealt) == 39:
            missing = next(s for s in lin_words.SEATS if s not in hands)
            hands[missing] = tuple(filterfalse(dealt.__contains__, DECK))
    if len(others) == 4 and others[3].strip():
        faults.append(_fault(pair, "hand", others[3], "", offset - len(others[3]) - 1))
    return dealer, hands


def _vul(pair: Pair | None, faults: list[Fault]) -> Vulnerability | None:
    word = pair[1].strip().lower() if pair else ""
    if pair and word and word not in lin_words.VULNERABLE:
        faults.append(_fault(pair, "vulnerability", pair[1], "o n e b"))
    return lin_words.VULNERABLE.get(word)


def _names(pair: Pair | None, room: str, faults: list[Fault]) -> dict[Seat, str]:
    """``pn``: four names from South; of eight the last four are those of the closed room."""
    if pair is None:
        return {}
    names = [n.strip() for n in pair[1].split(",", 8)]
    if len(names) == 9 and names.pop():
        faults.append(_fault(pair, "names", pair[1], "4 8"))
    here = names[4:] if room == "Closed" and len(names) > 4 else names[:4]
    return {s: n for s, n in zip(lin_words.SEATS, here, strict=False) if n}


def _calls(
    bids: list[Pair], said: dict[int, str], turn: Seat, faults: list[Fault]
) -> tuple[tuple[BoardCall, ...], bool]:
    """``mb``: the calls by rotation, and whether all could be read."""
    calls: list[BoardCall] = []
    whole = True
    for i, (_, value, line, column) in enumerate(bids[:MOST_CALLS]):
        usual = CALLS.get(value)
        if usual is not None and usual[0] != SKIPPED:
            calls.append(BoardCall(turn, usual[0], line, column, "", usual[1], said.get(i)))
            turn = LHO[turn]
            continue
        several = _several(bids[i], faults)
        whole = whole and None not in several
        for k, one in enumerate(several):
            if one is not None and one[0] != SKIPPED:
                text = said.get(i) if k == len(several) - 1 else None
                calls.append(BoardCall(turn, one[0], line, column + one[2], "", one[1], text))
            turn = LHO[turn]
        if len(calls) > MOST_CALLS:
            break
    if len(bids) > MOST_CALLS or len(calls) > MOST_CALLS:
        faults.append(_fault(bids[min(len(bids) - 1, MOST_CALLS)], "too-many", "mb", ""))
    return tuple(calls[:MOST_CALLS]), whole


def _several(pair: Pair, faults: list[Fault]) -> list[tuple[Call, bool, int] | None]:
    """The calls of an unusual value; None for what is no call, or where there is none."""
    found: list[tuple[Call, bool, int] | None] = []
    each = islice(lin_words.calls(pair[1]), MOST_CALLS + 1)
    for call, alerted, offset, rest in each:
        found.append(None if rest else (call, alerted, offset))
        if rest:
            faults.append(_fault(pair, "call", rest, "1C-7N p d r", offset))
    if not found:
        faults.append(_fault(pair, "call", pair[1], "1C-7N p d r"))
    return found or [None]


def _cards(
    played: list[Pair], hands: dict[Seat, Hand], leader: Seat, trump: str, faults: list[Fault]
) -> tuple[BoardCard, ...]:
    """``pc``: the cards in the order of play, each with who played it."""
    if not played:
        return ()
    _, values, lines, columns = zip(*played, strict=True)
    usual = list(map(CARDS.get, values))
    names = cast(list[Card], usual)
    if None in usual or len(usual) > len(DECK):
        places = _odd_cards(played, faults)
        if not places:
            return ()
        names, lines, columns = map(list, zip(*places, strict=True))  # type: ignore[assignment]
    holders = dict(chain.from_iterable(zip(h, repeat(seat)) for seat, h in hands.items()))
    by = lin_play.seats(names, holders, leader, trump)
    return tuple(map(BoardCard, by, names, lines, columns))


def _odd_cards(played: list[Pair], faults: list[Fault]) -> list[tuple[Card, int, int]]:
    """The cards where a value is unusual, with their places: no more than a pack has."""
    found: list[tuple[Card, int, int]] = []
    for pair in played:
        for card, offset, rest in lin_words.cards(pair[1]):
            if card is None:
                faults.append(_fault(pair, "card", rest, "SA-C2", offset))
            elif len(found) < len(DECK):
                found.append((card, pair[2], pair[3] + offset))
            else:
                faults.append(_fault(pair, "too-many", card, "", offset))
        if len(faults) > FAULTS:
            break
    return found


def _claimed(pair: Pair | None, faults: list[Fault]) -> int | None:
    """``mc``: the tricks of declarer's side in all, those before the claim with them."""
    text = pair[1].strip() if pair else ""
    if text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= 13:
        return int(text)
    if pair:
        faults.append(_fault(pair, "claim", pair[1], "0-13"))
    return None


def _result(once: dict[str, Pair], room: str, number: int | None) -> Pair | None:
    """``rs``: a cell for each board and room, in the order of ``bn`` or from ``vg`` on."""
    if "rs" not in once or not room or number is None:
        return None
    if "bn" in once:
        boards = [b.strip() for b in once["bn"][1].split(",", 1_000)]
        place = boards.index(str(number)) if str(number) in boards else -1
    else:
        fields = once["vg"][1].split(",", 9) if "vg" in once else []
        first = fields[3].strip() if len(fields) > 3 else ""
        place = number - int(first) if re.fullmatch(r"[0-9]{1,6}", first) else -1
    cells = once["rs"][1].split(",", 2_000)
    at = 2 * place + (room == "Closed")
    if not 0 <= at < len(cells) or not cells[at].strip():
        return None
    line, column = once["rs"][2:]
    return "rs", cells[at].strip(), line, column + sum(len(c) + 1 for c in cells[:at])


_Score = tuple[str | None, Seat | None, int | None]


def _agreed(pair: Pair, board: _Score, faults: list[Fault]) -> _Score:
    """What auction and play say, else the result line; a fault where the two differ."""
    cell = pair[1]
    contract, declarer, tricks = board
    if cell.upper() in ("P", "PASS"):
        told: _Score = ("P", None, None)
    elif found := _RESULT.match(cell):
        doubled = {"": "", "X": "X", "XX": "XX", "R": "XX"}[(found[4] or "").upper()]
        name = found[1] + found[2].upper().replace("N", "NT") + doubled
        over = None if not (found[5] or found[6]) else int(found[6] or 0)
        all_tricks = None if over is None else int(found[1]) + 6 + over
        told = (name, found[3].upper(), all_tricks)  # type: ignore[assignment]
    else:
        faults.append(_fault(pair, "result", cell, "4HE="))
        return board
    if contract is None:
        contract, declarer = told[:2]
    elif (contract, declarer) != told[:2]:
        faults.append(_fault(pair, "result-contract", cell, f"{contract} {declarer or ''}".strip()))
    if tricks is None:
        tricks = told[2]
    elif told[2] is not None and tricks != told[2]:
        faults.append(_fault(pair, "result-tricks", cell, str(tricks)))
    return contract, declarer, tricks
