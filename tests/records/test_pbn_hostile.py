"""PBN from anywhere: nothing raises, time is linear, memory bounded; what is written is read."""

import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biddingbox.bridge.calls import BIDS
from biddingbox.cards import DECK, Card, in_order
from biddingbox.events import Call
from biddingbox.records.board import Board, BoardCall, BoardCard, Mark
from biddingbox.records.pbn import Game, board, comments, escapes, make_tag, read, tokens
from biddingbox.records.pbn_export import export
from biddingbox.records.pbn_tags import split, split_slowly
from biddingbox.records.pbn_text import MAX_GAME
from biddingbox.records.pbn_verify import verify
from biddingbox.records.pbn_write import dump, write
from biddingbox.seats import SEATS, Seat
from tests.records import hostile
from tests.records.pbn_same import said

HERE = Path(__file__).parent / "pbn"
SEEDS = [(HERE / name).read_bytes() for name in ("canonical.pbn", "import.pbn", "exported.pbn")]


def everything(data: bytes) -> list[Game]:
    """Everything that can be asked of a file."""
    games = list(read(data))
    for game in games:
        board(game)
        verify(game)
        comments(game)
        escapes(game)
        for i in range(-1, len(game.tags)):
            tokens(game, i)
        export(game)
    return games


@given(st.binary(max_size=600))
def test_bytes_never_raise(data: bytes) -> None:
    everything(data)


WORDS = st.sampled_from(
    [
        '[Deal "N:AKQ2.T98.T98.T98 - - -"]',
        '[Auction "N"]',
        '[Play "E"]',
        '[Note "1:x"]',
        '[Event "#"]',
        '[Site "##y"]',
        '[ScoreTable "A\\3R;B"]',
        "1C",
        "Pass",
        "AP",
        "X",
        "-",
        "*",
        "+",
        "=1=",
        "=999999=",
        "$3",
        "$999999999",
        "!?",
        "^I",
        "^S",
        "^R",
        "^L",
        "SA",
        "H10",
        "--",
        "{",
        "}",
        ";",
        "%",
        '"',
        "[",
        "]",
        "\\",
        "\n",
        "\n\n",
        "\r",
        "\t",
        "\x00",
        "é",
        "♠",
        '[Result "^9"]',
        '[Result "NS 9"]',
        '[Declarer "^S"]',
        '[Contract "1N"]',
        '[Score "EW 5"]',
        '[ScoreRubberHistory "NS 0 0 / 100 0 EW 0 0 / 0 0"]',
        '[Vulnerable "-"]',
        "% EXPORT",
    ]
)


@settings(max_examples=300)
@given(st.lists(WORDS, max_size=60), st.sampled_from([" ", "", "\n"]))
def test_words_in_any_order_never_raise(words: list[str], between: str) -> None:
    text = between.join(words)
    games = everything(text.encode())
    assert "".join(map(write, games)) == text.replace("\r\n", "\n").replace("\r", "\n")
    assert list(read("".join(map(write, games)))) == games


@settings(max_examples=200)
@given(st.sampled_from(SEEDS), st.data())
def test_mutated_records_never_raise(seed: bytes, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 5))):
        at = data.draw(st.integers(0, len(seed) - 1))
        end = data.draw(st.integers(at, min(len(seed), at + 40)))
        seed = seed[:at] + data.draw(st.binary(max_size=4)) + seed[end:] or b" "
    everything(seed)


@settings(max_examples=300)
@given(st.lists(WORDS, max_size=40))
def test_both_ways_to_the_tags_agree(words: list[str]) -> None:
    text = " ".join(words).replace("\r", "\n")
    assert split(text, 1) == split_slowly(text, 1)


TEXTS = st.text(st.characters(codec="latin-1", exclude_categories=["C"]), max_size=20)


@given(
    st.lists(
        st.lists(
            st.tuples(
                st.sampled_from(["Event", "Board", "Own_1", "Auction", "Play", "Note", "MyTable"]),
                TEXTS,
                st.lists(
                    st.sampled_from(["1C", "{a\n\nb}", '"s t"', "; x\nz", "\n% y\nz"]), max_size=4
                ),
            ),
            min_size=1,
            max_size=6,
        ),
        max_size=4,
    )
)
def test_games_written_and_read_again_are_equal(
    given_games: list[list[tuple[str, str, list[str]]]],
) -> None:
    texts = [
        ("\n" if i else "")
        + "".join((t := make_tag(n, v, " ".join(b) + "\n")).source + t.body for n, v, b in tags)
        for i, tags in enumerate(given_games)
    ]
    games = list(read("".join(texts)))
    assert len(games) == len(texts)
    assert [[(t.name, t.value) for t in g.tags] for g in games] == [
        [(n, v) for n, v, _ in tags] for tags in given_games
    ]
    assert list(read(b"".join(dump(games)))) == games


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A board with a random deal, any calls, and a play that follows its leaders."""
    deck = draw(st.permutations(DECK))
    hands = {s: in_order(deck[13 * i : 13 * i + 13]) for i, s in enumerate(SEATS)}
    dealer: Seat = draw(st.sampled_from(SEATS))
    calls: list[BoardCall] = []
    turn = SEATS.index(dealer)
    for call in draw(
        st.lists(st.sampled_from([*BIDS, Call("P"), Call("X"), Call("XX")]), max_size=12)
    ):
        skipped = draw(st.sampled_from([0, 0, 0, 1, 2]))
        turn += skipped
        mark: Mark = "S" if skipped else ""
        text = draw(st.one_of(st.none(), st.sampled_from(["strong", "11-13", "a;b", 'q"q'])))
        calls.append(
            BoardCall(SEATS[turn % 4], call, mark=mark, alerted=text is not None, text=text)
        )
        turn += 1
    declarer: Seat = draw(st.sampled_from(SEATS))
    number = draw(st.integers(0, 12)) * 4
    first = SEATS.index(declarer) + 1
    seats = [SEATS[(first + i) % 4] for i in range(4)]
    trump_free = [
        BoardCard(seats[i % 4], Card(f"{'SHDC'[i % 4]}{'AKQJT98765432'[i // 4]}"))
        for i in range(number)
    ]
    return Board(
        "pbn", 1, number=draw(st.integers(1, 99)), dealer=dealer, vul="none", hands=hands,
        names={"N": "A"}, calls=tuple(calls), contract="3NT", declarer=declarer,
        cards=tuple(trump_free), tricks=draw(st.integers(0, 13)), points=(("NS", 400),),
    )  # fmt: skip


@given(boards())
def test_boards_written_and_read_again_are_equal(given_board: Board) -> None:
    (game,) = read(export(given_board))
    again = board(game)
    assert again.faults == ()
    ended = {"auction_ended": again.auction_ended}
    assert said(again) | ended == said(given_board) | ended


@pytest.mark.parametrize("name", hostile.PBN)
def test_hostile_texts_are_read_with_bounded_faults(name: str) -> None:
    # What they cost at full size: python -m tests.records.hostile
    for game in read(hostile.text(hostile.PBN[name], 60_000).encode("latin-1")):
        assert len(board(game).faults) <= 101
        comments(game)


@pytest.mark.parametrize("name", ["one long line", "tags"])
def test_a_game_of_ten_megabytes_is_cut(name: str) -> None:
    games = list(read(hostile.text(hostile.PBN[name], 10_000_000).encode()))
    assert all(len(game.text) <= 2 * MAX_GAME for game in games)
    assert "too-long" in [f.code for game in games for f in board(game).faults]


def test_what_is_cut_is_told_and_the_next_game_is_read() -> None:
    text = '[Event "a"]\n{' + "x" * (MAX_GAME + 5) + '\n}\n[Site "lost"]\n\n[Event "b"]\n'
    first, second = read(text.encode())
    assert "too-long" in [f.code for f in first.faults]
    assert second.values["Event"] == "b"
    assert second.line == 5


def test_memory_stays_flat() -> None:
    game = SEEDS[0].replace(b"\r\n", b"\n") + b"\n"

    class Many:
        """A file of so many boards, made as it is read."""

        left = 1000

        def read(self, size: int) -> bytes:
            self.left -= 50
            return game * 50 if self.left >= 0 else b""

    tracemalloc.start()
    try:
        peaks: list[int] = []
        boards_read = 0
        for found in read(Many()):  # type: ignore[arg-type]
            board(found)
            boards_read += 1
            if boards_read % 700 == 0:
                peaks.append(tracemalloc.get_traced_memory()[1])
                tracemalloc.reset_peak()
    finally:
        tracemalloc.stop()
    assert boards_read == 2000
    assert peaks[-1] < 1.5 * peaks[0]
    assert peaks[-1] < 5_000_000


def test_games_come_one_by_one() -> None:
    def lines() -> Iterator[str]:
        yield from ['[Event "a"]\n', "\n"] * 2000
        raise AssertionError

    games = read(lines())
    assert [next(games).values["Event"] for _ in range(100)] == ["a"] * 100
