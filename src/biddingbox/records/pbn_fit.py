"""PBN 3.4, 3.9: whether auction, play, marks of irregularity and tags of a game fit together."""

from collections.abc import Iterator

from biddingbox.bridge.auction import Auction, Made, enter
from biddingbox.bridge.calls import DOUBLE, PASS, REDOUBLE, is_bid
from biddingbox.bridge.legal import legal
from biddingbox.cards import Card, suit_of
from biddingbox.records import pbn_values as values
from biddingbox.records.board import Board, BoardCard, Fault
from biddingbox.records.pbn_auction import clockwise_from
from biddingbox.records.pbn_game import Game, body_place, excerpt, place, tokens
from biddingbox.records.pbn_play import POWER, any_cells, odd_trick
from biddingbox.seats import LHO, Seat, partner, side


def _index(game: Game, name: str) -> int:
    return next((i for i, t in enumerate(game.tags) if t.name == name), -1)


def _at(game: Game, name: str, code: str, expected: str = "") -> Fault:
    i = _index(game, name)
    return Fault(*place(game, i), code, excerpt(game.tags[i].value), expected)


def auction_faults(game: Game, board: Board) -> Iterator[Fault]:
    """17-19, 3.9: calls that are not legal and not marked; the end; declarer and contract."""
    if (index := _index(game, "Auction")) < 0:
        return
    if (fault := _first_turn(game, index, board)) is not None:
        yield fault
    a = Auction(board.dealer or "N")
    for made in board.calls:
        here = (made.line, made.column)
        if a.passes >= (3 if a.bid else 4):
            yield Fault(*here, "call-after-end", made.call)
            break
        sound = legal(a, made.seat, made.call)
        if not sound and is_bid(made.call) and made.mark != "I":
            yield Fault(*here, "call-insufficient", made.call)
        elif not sound and not is_bid(made.call):
            yield Fault(*here, "call-illegal", made.call)
        elif sound and made.mark == "I":
            yield Fault(*here, "mark-sufficient", made.call)
        if sound or is_bid(made.call):
            a = enter(a, Made(0, made.seat, made.call, made.seat))
    if a.passes >= (3 if a.bid else 4):
        yield from _outcome(game, board, a)


def _first_turn(game: Game, index: int, board: Board) -> Fault | None:
    """3.5: before the dealer every player has a dash."""
    seat: Seat | None = values.SEAT.get(game.tags[index].value)
    for t in tokens(game, index):
        if t.kind == "word" and t.text in ("-", "--") and seat is not None:
            seat = LHO[seat]
        elif t.kind in ("word", "mark"):
            if seat is None or board.dealer in (None, seat):
                return None
            return Fault(t.line, t.column, "auction-dealer", seat, board.dealer)
    return None


def _outcome(game: Game, board: Board, a: Auction) -> Iterator[Fault]:
    """22, 3.4.13, 3.4.14: the contract is the last bid as it was doubled; who named it first."""
    if a.bid is None:
        if board.contract not in (None, PASS):
            yield _at(game, "Contract", "contract-auction", "Pass")
        return
    contract = a.bid.call + ("", DOUBLE, REDOUBLE)[a.doubled]
    if board.contract not in (None, contract):
        yield _at(game, "Contract", "contract-auction", contract)
    first = next(
        m.seat
        for m in a.calls
        if side(m.seat) == side(a.bid.seat) and m.call[1:] == a.bid.call[1:] and is_bid(m.call)
    )
    declarer = partner(first) if board.swapped else first
    if board.declarer not in (None, declarer):
        yield _at(game, "Declarer", "declarer-auction", ("^" if board.swapped else "") + declarer)


def play_faults(game: Game, board: Board) -> Iterator[Fault]:
    """44: cards not held or played twice, revokes and leads out of turn with and without mark."""
    if not board.cards:
        return
    left = {seat: set(hand) for seat, hand in board.hands.items()}
    seen: set[Card] = set()
    for leader, trick in _tricks(game, board):
        led: str | None = None
        for played in trick:
            here = (played.line, played.column, "", played.card)
            if played.card in seen:
                yield _with(here, "card-twice")
            elif played.seat in left and played.card not in left[played.seat]:
                yield _with(here, "card-not-held")
            if played.mark == "L" and played.seat == leader:
                yield _with(here, "mark-lead")
            hand = left.get(played.seat)
            revoked = (
                led is not None
                and suit_of(played.card) != led
                and hand is not None
                and any(suit_of(c) == led for c in hand)
            )
            if revoked and played.mark != "R":
                yield _with(here, "revoke")
            elif not revoked and played.mark == "R" and (hand is not None or led is None):
                yield _with(here, "mark-revoke")
            led = led or suit_of(played.card)
            seen.add(played.card)
            if hand is not None:
                hand.discard(played.card)


def after_plus(game: Game, board: Board) -> Iterator[Fault]:
    """3.6: ``+`` stands for the next card; none was played after it."""
    if not (board.unfinished and board.cards):
        return
    index = _index(game, "Play")
    cells, plus = any_cells(game.tags[index].body, *body_place(game, index))
    if plus < 0:
        return
    *_, (leader, trick) = _tricks(game, board)
    row = cells[plus - plus % 4 : plus - plus % 4 + 4]
    begun = trick[0].seat if trick and len(trick) < 4 else leader
    first = values.SEAT.get(game.tags[index].value) or "N"
    start = clockwise_from(first).index(begun)
    for i in range((plus % 4 - start) % 4 + 1, 4):
        at = (start + i) % 4
        if at < len(row) and (card := row[at][0]) is not None:
            yield Fault(row[at][1], row[at][2], "after-end", card)


def _with(here: tuple[int, int, str, str], code: str) -> Fault:
    return Fault(here[0], here[1], code, here[3])


def _tricks(game: Game, board: Board) -> Iterator[tuple[Seat, list[BoardCard]]]:
    """Each trick in the order played, and who should have led to it."""
    index = _index(game, "Play")
    first = values.SEAT.get(game.tags[index].value)
    seats = clockwise_from(first or (LHO[board.declarer] if board.declarer else "N"))
    cells, _ = any_cells(game.tags[index].body, *body_place(game, index))
    power = POWER[_trump(game, board)]
    leader = 0
    for row in range(0, len(cells), 4):
        due = seats[leader]
        leader, cards = odd_trick(cells[row : row + 4], leader, seats, power)
        yield due, cards
        if len(cards) < 4:  # who won is not known
            return


def _trump(game: Game, board: Board) -> str:
    named = values.contract(game.values.get("Contract", ""))[1]
    bids = [c.call[1:] for c in board.calls if is_bid(c.call)]
    return named or (bids[-1] if bids else "NT")


def result_faults(game: Game, board: Board) -> Iterator[Fault]:
    """3.4.15: the result against the tricks won in the play."""
    if board.tricks is None or board.declarer is None or board.unfinished or not board.cards:
        return
    power = POWER[_trump(game, board)]
    tricks = [cards for _, cards in _tricks(game, board) if len(cards) == 4]
    own = sum(side(_winner(t, power)) == side(board.declarer) for t in tricks)
    whole = len(tricks) == 13
    differs = own > board.tricks or len(tricks) - own > 13 - board.tricks
    differs = differs or (whole and own != board.tricks)
    if differs != board.result_differs and (differs or whole):
        yield _at(game, "Result", "result-play", str(own) if whole else "")


def _winner(trick: list[BoardCard], power: dict[str, dict[str, int]]) -> Seat:
    """44E-F."""
    worth = power[trick[0].card[0]]
    return max(trick, key=lambda played: worth[played.card]).seat
