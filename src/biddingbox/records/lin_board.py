"""LIN: what the pairs of a record say about its board."""

from itertools import chain, filterfalse

from biddingbox.cards import DECK, Hand
from biddingbox.records import lin_course, lin_play, lin_result, lin_words
from biddingbox.records.board import Board, Comment, Fault
from biddingbox.records.lin_course import MOST_CALLS
from biddingbox.records.lin_pairs import FAULTS, Pair, fault
from biddingbox.records.lin_parts import label, parts
from biddingbox.records.lin_record import Record
from biddingbox.seats import LHO, Seat, Vulnerability, board_dealer


def board(record: Record) -> Board:
    """The board of a record: what could be read, and the faults."""
    faults = list(record.faults)
    once, bids, played, aside = parts(record)
    said, comments = _aside(aside, faults)
    room, number = label(once)
    dealer, hands = _deal(once.get("md"), faults)
    calls, whole = lin_course.calls(bids, said, dealer or board_dealer(number or 3), faults)
    if calls and dealer is None:
        faults.append(fault(bids[0], "dealer", "", "md"))
    ended, contract, declarer = lin_play.outcome(calls)
    ended = ended or (bool(calls) and bool(played or "mc" in once))
    if not whole or not ended:
        contract = declarer = None
    trump = lin_play.trump_of(contract)
    leader: Seat = LHO[declarer] if declarer else "W"
    cards = lin_course.cards(played, hands, leader, trump, faults)
    claimed = _claimed(once.get("mc"), faults)
    tricks = claimed
    if claimed is None and declarer and len(cards) == len(DECK):
        order, by = [c.card for c in cards], [c.seat for c in cards]
        tricks = lin_play.tricks(order, by, trump, declarer)
    result = lin_result.cell(once, room, number)
    if result is not None:
        contract, declarer, tricks = lin_result.agreed(result, (contract, declarer, tricks), faults)
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
        comments=comments,
        faults=_capped(faults),
    )


def _capped(faults: list[Fault]) -> tuple[Fault, ...]:
    if len(faults) <= FAULTS:
        return tuple(faults)
    last = faults[FAULTS - 1]
    return (*faults[: FAULTS - 1], Fault(last.line, last.column, "too-many"))


def _aside(
    aside: list[tuple[Pair, int, int]], faults: list[Fault]
) -> tuple[dict[int, str], tuple[Comment, ...]]:
    """``an``: of the call before it, a second one goes on after the first; ``nt``: commentary."""
    said: dict[int, list[str]] = {}
    comments: list[Comment] = []
    for pair, calls, cards in aside:
        if pair[0] != "an":
            comments.append(Comment(pair[1], calls, cards))
        elif not calls:
            faults.append(fault(pair, "note-nowhere", pair[1], "mb"))
        elif calls <= MOST_CALLS:
            said.setdefault(calls - 1, []).append(pair[1])
    return {call: " ".join(texts) for call, texts in said.items()}, tuple(comments)


def _deal(pair: Pair | None, faults: list[Fault]) -> tuple[Seat | None, dict[Seat, Hand]]:
    """``md``: the dealer's digit, then the hands from South; a fourth follows from three."""
    if pair is None:
        return None, {}
    first, *others = pair[1].split(",", 4)
    digit, first = (first[:1], first[1:]) if first[:1].isdigit() else ("", first)
    dealer = lin_words.DEALERS.get(digit)
    if dealer is None and digit != "0":
        faults.append(fault(pair, "dealer", digit or first, "1-4"))
    hands: dict[Seat, Hand] = {}
    offset = len(digit)
    for seat, text in zip(lin_words.SEATS, (first, *others), strict=False):
        if text and not text.isspace():
            cards, bad = lin_words.hand(text)
            if bad:
                faults.append(fault(pair, "hand", bad, "SHDC AKQJT98765432", offset))
            if cards:
                hands[seat] = cards
        offset += len(text) + 1
    if len(hands) == 3 and all(len(h) == 13 for h in hands.values()):
        dealt = set(chain.from_iterable(hands.values()))
        if len(dealt) == 39:
            missing = next(s for s in lin_words.SEATS if s not in hands)
            hands[missing] = tuple(filterfalse(dealt.__contains__, DECK))
    if len(others) == 4 and others[3].strip():
        faults.append(fault(pair, "hand", others[3], "", offset))
    return dealer, hands


def _vul(pair: Pair | None, faults: list[Fault]) -> Vulnerability | None:
    word = pair[1].strip().lower() if pair else ""
    if pair and word and word not in lin_words.VULNERABLE:
        faults.append(fault(pair, "vulnerability", pair[1], "o n e b"))
    return lin_words.VULNERABLE.get(word)


def _names(pair: Pair | None, room: str, faults: list[Fault]) -> dict[Seat, str]:
    """``pn``: four names from South; of eight the last four are those of the closed room."""
    if pair is None:
        return {}
    names = [n.strip() for n in pair[1].split(",", 8)]
    if len(names) == 9 and names.pop():
        faults.append(fault(pair, "names", pair[1], "4 8"))
    here = names[4:] if room == "Closed" and len(names) > 4 else names[:4]
    return {s: n for s, n in zip(lin_words.SEATS, here, strict=False) if n}


def _claimed(pair: Pair | None, faults: list[Fault]) -> int | None:
    """``mc``: the tricks of declarer's side in all, those before the claim with them."""
    text = pair[1].strip() if pair else ""
    if text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= 13:
        return int(text)
    if pair:
        faults.append(fault(pair, "claim", pair[1], "0-13"))
    return None
