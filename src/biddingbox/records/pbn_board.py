"""PBN 3: a game as a board: what its tags and sections mean.

What cannot be read is a fault and leaves its field empty. Whether the parts fit together is not
asked here (:mod:`biddingbox.records.pbn_verify`, and the audit).
"""

from itertools import groupby
from typing import Final

from biddingbox.cards import Hand
from biddingbox.events import Call
from biddingbox.records import pbn_game
from biddingbox.records import pbn_values as values
from biddingbox.records.board import Board, BoardCall, Comment, Fault
from biddingbox.records.pbn_auction import Auction, auction_slowly, auction_words
from biddingbox.records.pbn_game import Game, body_place, capped, excerpt, place, read_notes
from biddingbox.records.pbn_play import Play, play_slowly, play_words
from biddingbox.seats import LHO, Seat, Side, Vulnerability

_NAMES: Final[tuple[tuple[Seat, str], ...]] = (
    ("N", "North"), ("E", "East"), ("S", "South"), ("W", "West")
)  # fmt: skip


def board(game: Game) -> Board:
    """What a game says, as a board."""
    return _Reader(game).board()


class _Reader:
    """Reads one game; collects faults."""

    def __init__(self, game: Game) -> None:
        self.game, self.values = game, game.values
        self.names = [tag.name for tag in game.tags]
        self.faults = list(game.faults)

    def fault(self, name: str, code: str, found: str | None = None, expected: str = "") -> None:
        """A fault of the tag of this name, at the place of the tag."""
        for i, tag in enumerate(self.game.tags):
            if tag.name == name:
                text = excerpt(tag.value if found is None else found)
                self.faults.append(Fault(*place(self.game, i), code, text, expected))
                return

    def board(self) -> Board:
        line = self.game.line + self.game.head.count("\n")
        if not self.values:  # comments or stray words alone
            said, told = self.comments(Auction(), Play()), tuple(self.faults)
            return Board("pbn", line, comments=said, faults=told)
        get = self.values.get
        dealer = self.seat("Dealer")
        contract, trump = self.contract()
        declarer, swapped = self.declarer()
        calls = self.auction(dealer)
        if contract is None and trump is None:
            trump = last_trump(calls.calls)
        cards = self.play(declarer, trump)
        found = values.result(get("Result", ""))
        if found is None and get("Result", "") not in values.UNKNOWN:
            self.fault("Result", "result", expected="0..13")
        elif found is not None and not found[3]:
            self.fault("Result", "result-sum", expected="13")
        self.faults += calls.faults
        self.faults += cards.faults
        return Board(
            format="pbn",
            line=line,
            number=self.number(),
            room=get("Room", ""),
            dealer=dealer,
            vul=self.vulnerability(),
            hands=self.hands(),
            names={s: v for s, n in _NAMES if (v := get(n, "")) not in values.UNKNOWN},
            calls=calls.calls,
            auction_ended=calls.ended or bool(calls.calls and cards.cards),
            contract=contract,
            declarer=declarer,
            swapped=swapped,
            cards=cards.cards,
            tricks=values.tricks_of(found, declarer),
            points=self.score(declarer),
            comments=self.comments(calls, cards),
            faults=capped(self.faults) if self.faults else (),
            unfinished=calls.unfinished or cards.unfinished,
            result_differs=found is not None and found[2],
        )

    def comments(self, calls: Auction, cards: Play) -> tuple[Comment, ...]:
        """3.8: every comment, and after how many calls and cards it stands."""
        text = "".join([self.game.head, *[t.body for t in self.game.tags]])
        if "{" not in text and ";" not in text:
            return ()
        found: list[Comment] = []
        auction, play = self.section("Auction"), self.section("Play")
        for index, group in groupby(pbn_game.comments(self.game), lambda c: c.tag):
            if index == auction >= 0:
                found += calls.comments
                continue
            if index == play >= 0:
                found += [Comment(c.text, len(calls.calls), c.cards) for c in cards.comments]
                continue
            made = len(calls.calls) if index > auction >= 0 else 0
            played = len(cards.cards) if index > play >= 0 else 0
            found += [Comment(c.text, made, played) for c in group]
        return tuple(found)

    def seat(self, name: str) -> Seat | None:
        """3.4.9, 3.5, 3.6: the seat that a tag names."""
        value = self.values.get(name, "")
        seat = values.SEAT.get(value)
        if seat is None and value not in values.UNKNOWN:
            self.fault(name, "seat", expected="N E S W")
        return seat

    def number(self) -> int | None:
        """3.4.4: the number of the board."""
        value = self.values.get("Board", "")
        if value.isascii() and value.isdigit() and len(value) < 10 and int(value):
            return int(value)
        if value not in values.UNKNOWN:
            self.fault("Board", "board", expected="1..")
        return None

    def vulnerability(self) -> Vulnerability | None:
        """3.4.10."""
        value = self.values.get("Vulnerable", "")
        vul = values.VULNERABLE.get(value.lower())
        if vul is None and value not in values.UNKNOWN:
            self.fault("Vulnerable", "vulnerable", expected="None NS EW All")
        return vul

    def hands(self) -> dict[Seat, Hand]:
        """3.4.11."""
        value = self.values.get("Deal", "")
        if value in values.UNKNOWN:
            return {}
        hands, code, found = values.deal(value)
        if code:
            self.fault("Deal", code, found)
        return hands

    def contract(self) -> tuple[str | None, str | None]:
        """3.4.14: the contract and its trump."""
        value = self.values.get("Contract", "")
        if value in values.UNKNOWN:
            return None, None
        contract, trump = values.contract(value)
        if contract is None and trump is None:
            self.fault("Contract", "contract", expected="1C..7NT X XX Pass")
        return contract, trump

    def declarer(self) -> tuple[Seat | None, bool]:
        """3.4.13: the declarer, and whether he and dummy were exchanged."""
        value = self.values.get("Declarer", "")
        if value in values.UNKNOWN:
            return None, False
        seat, swapped = values.declarer(value)
        if seat is None:
            self.fault("Declarer", "declarer", expected="N E S W ^N ^E ^S ^W")
        return seat, swapped

    def score(self, declarer: Seat | None) -> tuple[tuple[Side, int], ...]:
        """4.2.1: the points that the record says."""
        value = self.values.get("Score", "")
        if value in values.UNKNOWN:
            return ()
        if (points := values.score(value, declarer)) is None:
            self.fault("Score", "score", expected="NS 420")
        return points or ()

    def section(self, name: str) -> int:
        """The index of the first tag of this name; -1 for none."""
        return self.names.index(name) if name in self.values else -1

    def auction(self, dealer: Seat | None) -> Auction:
        """3.5: who makes the first call is the tag's value, or the dealer."""
        if (index := self.section("Auction")) < 0:
            return Auction()
        first = self.seat("Auction") or dealer
        if first is None:
            self.fault("Auction", "no-dealer")
            first = "N"
        body = self.game.tags[index].body
        notes = read_notes(self.game.tags, "Auction") if "Note" in self.values else {}
        if (found := auction_words(body, first, notes)) is not None:
            return found
        return auction_slowly(body, first, *body_place(self.game, index), notes)

    def play(self, declarer: Seat | None, trump: str | None) -> Play:
        """3.6: who leads is the tag's value, or declarer's left-hand opponent."""
        if (index := self.section("Play")) < 0:
            return Play()
        first = self.seat("Play") or (LHO[declarer] if declarer else None)
        if first is None:
            self.fault("Play", "no-leader")
            first = "N"
        body = self.game.tags[index].body
        if (cards := play_words(body, first, trump)) is not None:
            return Play(cards)
        return play_slowly(body, first, trump, *body_place(self.game, index))


def last_trump(calls: tuple[BoardCall, ...]) -> str | None:
    """The denomination of the last bid."""
    for made in reversed(calls):
        if made.call not in (Call("P"), Call("X"), Call("XX")):
            return made.call[1:]
    return None
