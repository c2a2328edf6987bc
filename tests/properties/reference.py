"""Laws 17 to 19 and 22 once more, from their words and with nothing of the engine's.

An auction here is a list of (seat, call), as text; it may be slow, it must be plain.
"""

from collections.abc import Iterator, Sequence

Heard = Sequence[tuple[str, str]]
ROUND = "NESW"
#: The denominations from the bottom: the minors, the majors, no-trump.
DENOMINATIONS = ["C", "D", "H", "S", "NT"]
EVERY_CALL = ["P", "X", "XX"] + [f"{n}{d}" for n in range(1, 8) for d in DENOMINATIONS]


def partners(one: str, other: str) -> bool:
    """Whether the two are the same player or sit opposite each other."""
    return (ROUND.index(one) - ROUND.index(other)) % 2 == 0


def is_bid(call: str) -> bool:
    return call[0].isdigit()


def supersedes(bid: str, last: str) -> bool:
    """More tricks, or as many in a higher denomination."""
    if int(bid[0]) != int(last[0]):
        return int(bid[0]) > int(last[0])
    return DENOMINATIONS.index(bid[1:]) > DENOMINATIONS.index(last[1:])


def is_over(auction: Heard) -> bool:
    """Four passes, or three in a row after some other call."""
    calls = [call for _, call in auction]
    if all(call == "P" for call in calls):
        return len(calls) >= 4
    return calls[-3:] == ["P", "P", "P"]


def turn(dealer: str, auction: Heard) -> str:
    """The dealer first, then each in turn, clockwise."""
    return ROUND[(ROUND.index(dealer) + len(auction)) % 4]


def may(auction: Heard, seat: str, call: str) -> bool:
    """Whether a call is legal at that player's turn."""
    if call == "P":
        return True
    before = [one for one in auction if one[1] != "P"]
    if is_bid(call):
        bids = [bid for _, bid in before if is_bid(bid)]
        return not bids or supersedes(call, bids[-1])
    if not before:
        return False
    who, what = before[-1]
    theirs = not partners(who, seat)
    return theirs and (is_bid(what) if call == "X" else what == "X")


def legal(dealer: str, auction: Heard) -> set[str]:
    """All legal calls of the player in turn; none when the auction is over."""
    if is_over(auction):
        return set()
    seat = turn(dealer, auction)
    return {call for call in EVERY_CALL if may(auction, seat, call)}


def contract(auction: Heard) -> str | None:
    """The last bid with the doubles after it; None where nobody has bid."""
    text: str | None = None
    for _, call in auction:
        if is_bid(call):
            text = call
        elif call != "P" and text is not None:
            text = text.rstrip("X") + call
    return text


def declarer(auction: Heard) -> str | None:
    """Of the side that made the last bid, whoever named its denomination first."""
    bids = [(seat, bid) for seat, bid in auction if is_bid(bid)]
    if not bids:
        return None
    winner, last = bids[-1]
    named: Iterator[str] = (
        seat for seat, bid in bids if partners(seat, winner) and bid[1:] == last[1:]
    )
    return next(named)


def leader(auction: Heard) -> str | None:
    """The player on declarer's left."""
    who = declarer(auction)
    return None if who is None else ROUND[(ROUND.index(who) + 1) % 4]
