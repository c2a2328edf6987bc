"""E18.C, With: who may join a bid, and what it does to his number, the order, and the owners."""

from msgspec.structs import replace

from biddingbox.estimation.auction import NEXT, Auction, Made, may_join
from biddingbox.estimation.calls import LOWEST, RANK, WITH, denomination, tricks
from biddingbox.estimation.laws.a import below_four
from biddingbox.estimation.rules import Rules
from biddingbox.estimation.state import Bound, Ending, State
from biddingbox.events import Call
from biddingbox.seats import Seat

#: Why a With is none: the clause, the message key, the gap.
Fault = tuple[str, str, str]


def c1(s: State, made: Made) -> Fault | None:
    """E18.C1: any player may join another player's bid, if (i) to (iii) hold; None if they do."""
    bid = s.auction.bid
    if made.joins is not None and not c1i(made.joins):
        return "E18.C1(i)", "with-below-four", "improper-bid"
    if bid is None:
        return "E18.C1", "with-nothing", "improper-bid"
    if bid.seat == made.seat and made.joins in (None, bid.call):
        return "E18.C1", "with-own-bid", "improper-bid"
    if not c1ii(s.auction, made):
        return "E18.C1(ii)", "with-other-bid", "improper-bid"
    if made.joins == bid.call and not may_join(s.auction, made.seat, s.deal.rules):
        if made.seat in s.auction.joiners():
            return "E18.C1", "with-twice", "improper-bid"
        return "E18.C1(ii)", "with-at-no-trump-barred", "with-at-notrump"
    return None


def joining(a: Auction, made: Made) -> Made:
    """A With that names no bid joins the one that stands."""
    if made.call != WITH or made.joins is not None or a.bid is None:
        return made
    return replace(made, joins=a.bid.call, joined=a.bid.seat)


def c1i(bid: Call) -> bool:
    """E18.C1(i): a bid is joined from four tricks up."""
    return not below_four(bid)


def c1ii(a: Auction, made: Made) -> bool:
    """E18.C1(ii): a With names the number and the denomination of a bid that another made."""
    return any(m.call == made.joins and m.seat != made.seat for m in a.calls)


def c1iii(a: Auction, seat: Seat) -> bool:
    """E18.C1(iii): in his natural turn in the auction; he may go on bidding afterwards."""
    return a.turn == seat


def superseded(a: Auction, made: Made) -> bool:
    """Whether a With names a bid that has since been beaten (gap ``with-superseded-bid``)."""
    return a.bid is not None and made.joins != a.bid.call


def c2(a: Auction, owner: Seat, bid: Call, rules: Rules) -> tuple[tuple[Seat, ...], list[Seat]]:
    """E18.C2: who has joined in the denomination of the final bid, and who is bound by that.

    A With in another denomination binds nobody; either of the two may have raised meanwhile.
    """
    final = denomination(bid)
    joined: list[Seat] = []
    bound: list[Seat] = []
    for m in a.calls:
        if m.call == WITH and m.joins is not None and denomination(m.joins) == final:
            if m.seat != owner and (rules.third_player == "binds" or m.joined == owner):
                joined.append(m.seat)
                bound.append(m.seat)
            if m.seat == owner and m.joined is not None and rules.with_symmetric != "joiner-only":
                bound.append(m.joined)
        elif (
            rules.with_symmetric == "suit-alignment"
            and m.call in RANK
            and denomination(m.call) == final
        ):
            bound.append(m.seat)
    kept = [seat for seat in dict.fromkeys(bound) if seat != owner and seat not in a.dash]
    return tuple(dict.fromkeys(s for s in joined if s in kept)), kept


def c2i(a: Auction, seat: Seat, bid: Call, rules: Rules) -> int:
    """E18.C2(i): the least that a With player may name: four, or the number he last bid."""
    match rules.with_floor_basis:
        case "four":
            return LOWEST
        case "final-bid":
            return max(LOWEST, tricks(bid))
        case basis:
            own = [m.bid for m in a.calls if m.seat == seat and m.bid is not None]
            if basis == "last-bid-in-denomination":
                own = [b for b in own if denomination(b) == denomination(bid)]
            return max(LOWEST, tricks(own[-1])) if own else LOWEST


def c2ii(
    owner: Seat, bound: list[Seat], dash: tuple[Seat, ...], rules: Rules, joined: tuple[Seat, ...]
) -> tuple[Seat, ...]:
    """E18.C2(ii): With players name first, the others follow in rotation from the owner."""
    order = rotation(NEXT[owner])[:3]
    first = [seat for seat in order if seat in bound]
    if rules.multi_with_order == "order-joined":
        first = [*(s for s in joined if s in first), *(s for s in first if s not in joined)]
    rest = [seat for seat in order if seat not in bound and seat not in dash]
    own = [owner] if rules.owner_confirms == "may-raise" else []
    return (*own, *first, *rest)


def rotation(first: Seat) -> tuple[Seat, ...]:
    """The four seats in rotation from one of them."""
    second = NEXT[first]
    third = NEXT[second]
    return first, second, third, NEXT[third]


def c3(e: Ending, seat: Seat, numbers: dict[Seat, int]) -> bool:
    """E18.C3: a With player owns the auction only with the number of the original owner."""
    return seat in e.joined and e.owner is not None and numbers[seat] == numbers[e.owner]


def c4(e: Ending, numbers: dict[Seat, int], rules: Rules) -> tuple[tuple[Seat, str], ...]:
    """E18.C4: all who named the highest number own the auction, and nobody can waive it.

    The original owner is one of them whatever the others named, and nobody else who alone named
    more. In a deal with a fixed trump all of them do, or the first alone (gap ``fixed-owners``).
    Each seat with its clause.
    """
    if e.all_pass:
        return ()
    highest = max(numbers.values())
    top = [seat for seat in numbers if numbers[seat] == highest]
    if e.fixed:  # a dash caller has named nothing
        top = [seat for seat in e.order if seat in top]
        top = top[:1] if rules.fixed_owners == "caller" else top
    shared = e.fixed or (len(top) > 1 and rules.owners_by == "numbers")
    owners: list[tuple[Seat, str]] = []
    for seat in rotation(e.owner or e.order[0]):
        if c3(e, seat, numbers):
            owners.append((seat, "E18.C3"))
        elif seat == e.owner or (shared and seat in top):
            owners.append((seat, "E18.C4"))
    return tuple(owners)


def floors(e: Ending) -> dict[Seat, int]:
    """The floors that C2(i) lays down, by seat."""
    return {b.seat: b.floor for b in e.bound}


def bounds(a: Auction, seats: list[Seat], bid: Call, rules: Rules) -> tuple[Bound, ...]:
    """Each seat bound, with its floor."""
    return tuple(Bound(seat, c2i(a, seat, bid, rules)) for seat in seats)
