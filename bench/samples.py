"""What is measured: auctions and logs, the same ones in every run."""

import random
from typing import Final

from biddingbox import Log, legal_calls, parse
from biddingbox.cards import DECK, hand_text, in_order
from biddingbox.events import Called, Event, Number, Opening, Played, With
from biddingbox.seats import SEATS

#: Twelve calls, competitive, closed.
TWELVE: Final = "dealer N; N 1C; E 1D; S 1H; W 2D; N 2H; E P; S 4H; W X; N XX; E P; S P; W P"
#: The insufficient bid of every example.
INSUFFICIENT: Final = "dealer N; N 1S; E P; S 1H"
#: A call out of rotation: West bids at East's turn.
OUT_OF_ROTATION: Final = "dealer N; N 1S; W 2H"

#: Three matters come and go: an insufficient bid (27), a change of call (25), a call out of
#: rotation (29), each ruled on; the deal is then played to the last card.
_THREE_MATTERS: Final = """
dealer N
vul none
hand N AKQ2.T98.T98.T98
hand E JT9.AKQ2.765.765
hand S 876.765.AKQ2.J32
hand W 543.J43.J43.AKQ4
N P; E P
S 1S; W P; N 1H
director called; director rules
W attention; E accept
W hesitates; N says "sorry"; S reserves
E P; S 2C; W P; N 2D
director called
N changes to 2S; director second-thought
E P; S 3C; W P
S 3H
director called; director rules
W accept
W X; N P; E P; S 4C; W P; N 4D; E P; S 4H; W P; N 4S
E P; S P; W P
note "three matters, all closed"
"""


def three_matters() -> Log:
    """A log of a hundred events in which three matters were opened and closed."""
    log = parse(_THREE_MATTERS)
    log = _played_out(log)
    while log.seq < 100:
        log = _append(log, f'note "line {log.seq + 1}"')
    return log


def _played_out(log: Log) -> Log:
    """Every card that can be played, the first one that may be, up to event 99."""
    while log.seq < 99 and log.state.phase in ("closed", "play"):
        log = _any_card(log)
    return log


def _any_card(log: Log) -> Log:
    s = log.state
    asked = log.questions
    if asked:
        return _append(log, f"{asked[0].to} waive re {asked[0].id}")
    view = log.view()
    seat = s.play.on_play if s.play is not None else view["opening_leader"]
    for card in view["hands"][seat]:
        after = log.append(f"{seat} {card}")
        if isinstance(after, Log):
            return after
    raise AssertionError(log.text())


def _append(log: Log, line: str) -> Log:
    after = log.append(line)
    if not isinstance(after, Log):
        raise AssertionError(f"{line}: {after}")
    return after


def regular(count: int, calls: int = 10, seed: int = 1) -> list[tuple[Event, ...]]:
    """So many regular auctions of so many calls, closed by three passes."""
    rng = random.Random(seed)
    start = parse("dealer N")
    return [_regular(start, calls, rng) for _ in range(count)]


def _regular(log: Log, calls: int, rng: random.Random) -> tuple[Event, ...]:
    while True:
        now = log
        for n in range(calls):
            legal = legal_calls(now.state)
            if n >= calls - 3:
                call = legal[0]
            else:
                # Low bids, so that the auction has room; no pass before the end of it.
                call = rng.choice(legal[1:6]) if len(legal) > 1 else legal[0]
            after = now.append(Called(now.state.auction.turn, call))
            if not isinstance(after, Log) or (after.state.phase != "auction" and n < calls - 1):
                break
            now = after
        else:
            if now.state.phase == "closed":
                return now.events


def field(tables: int = 16, boards: int = 26, seed: int = 1) -> list[Log]:
    """The logs of a session: so many tables played so many boards, in ordinary contracts."""
    rng = random.Random(seed)
    contracts = ("2H", "3NT", "4S", "4H", "1NT", "5D", "6S", "3C")
    made = []
    for board in range(1, boards + 1):
        for table in range(1, tables + 1):
            head = f"board {board}; pair NS {table} EW {(table + board) % tables + 1}"
            log = parse(head)
            dealer = log.state.deal.dealer
            order = SEATS[SEATS.index(dealer) :] + SEATS[: SEATS.index(dealer)]
            calls = [rng.choice(contracts), *rng.choice((["P"] * 3, ["X", "P", "P", "P"]))]
            for call, seat in zip(calls, order * 2, strict=False):
                log = _append(log, f"{seat} {call}")
            made.append(_append(log, f"tricks {rng.randint(6, 12)}"))
    return made


def estimation_hands(count: int, seed: int = 1) -> list[tuple[Opening, tuple[Event, ...]]]:
    """So many random whole hands of Estimation: auction, numbers, and fifty-two cards."""
    rng = random.Random(seed)
    return [_estimation_hand(rng) for _ in range(count)]


def _estimation_hand(rng: random.Random) -> tuple[Opening, tuple[Event, ...]]:
    deck = rng.sample(DECK, 52)
    hands = [in_order(deck[13 * i : 13 * i + 13]) for i in range(4)]
    held = zip(SEATS, map(hand_text, hands), strict=True)
    lines = [f"hand {seat} {text}" for seat, text in held]
    log = parse("\n".join(["game estimation law18", f"dealer {rng.choice(SEATS)}", *lines]))
    while log.state.phase in ("auction", "numbers"):
        log = _with(log, _named(log, rng))
    while log.state.phase != "over":
        view = log.view()
        seat = view["on_lead"]
        played = {c["card"] for trick in view["tricks"] for c in trick["cards"]}
        cards = [c for c in view["hands"][seat] if c not in played]
        current = view["tricks"][-1]["cards"] if view["tricks"] else []
        led = current[0]["card"][0] if 0 < len(current) < 4 else ""
        cards = [c for c in cards if c[0] == led] or cards
        log = _with(log, Played(seat, rng.choice(cards)))
    return log.opening, log.events


def _named(log: Log, rng: random.Random) -> Event:
    view = log.view()
    options = legal_calls(log.state)
    if view["phase"] == "numbers":
        return Number(view["turn"], int(rng.choice(options)))
    call = rng.choice((options[0], *options[:6]))
    return With(view["turn"]) if call == "with" else Called(view["turn"], call)


def _with(log: Log, event: Event) -> Log:
    after = log.append(event)
    if not isinstance(after, Log):
        raise AssertionError(f"{event}: {after}")
    return after
