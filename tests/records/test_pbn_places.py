"""PBN: where the calls, the cards and the fields of a board stand."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from biddingbox.records.pbn import Game, board, places, read
from tests.records.test_pbn_hostile import WORDS

HERE = Path(__file__).parent / "pbn"


def marked(text: str) -> dict[str, tuple[int, int]]:
    """Where each word of a text stands, by the word."""
    return {
        word: (number, line.index(word) + 1)
        for number, line in enumerate(text.split("\n"), 1)
        for word in line.split()
    }


def test_places_of_a_whole_board() -> None:
    games = list(read((HERE / "canonical.pbn").read_bytes()))
    found = places(games[0])
    assert found.begin == (3, 1)
    assert found.calls[2] == (22, 11)
    assert found.cards[-1] == (28, 10)
    assert found.fields["number"] == (7, 1)
    assert found.fields["calls"] == found.fields["auction_ended"] == (21, 1)
    second = places(games[1])
    assert second.begin == (board(games[1]).line, 1)
    assert second.cards == ()
    assert "cards" not in second.fields


def test_places_of_the_import_format() -> None:
    first, second = read((HERE / "import.pbn").read_bytes())
    found = places(first)
    assert found.begin == (4, 1)
    assert found.fields == {
        "number": (5, 1), "dealer": (6, 1), "vul": (7, 1), "hands": (8, 1), "contract": (9, 1),
        "declarer": (9, 18), "swapped": (9, 18), "tricks": (9, 34), "result_differs": (9, 34),
        "points": (9, 55), "calls": (10, 1), "auction_ended": (10, 1), "cards": (21, 1),
    }  # fmt: skip
    assert found.calls == (
        (11, 5), (14, 11), (15, 1), (15, 14), (17, 4), (18, 1), (18, 3), (18, 3), (18, 3),
    )  # fmt: skip
    assert found.cards == ((22, 1), (22, 10), (22, 16), (23, 3), (23, 6))
    assert places(second).fields["number"] == (29, 1)


def test_cards_have_their_places_in_the_order_played() -> None:
    text = '[Auction "S"]\n1H AP\n[Play "W"]\nCA C2 C3 H2\n^L DA D2 D3 D4\n*\n'
    (game,) = read(text)
    at = marked(text)
    assert places(game).cards == tuple(at[c.card] for c in board(game).cards)
    (game,) = read('[Contract "2H"]\n' + text.replace("^L ", ""))
    assert [c.card for c in board(game).cards][4:] == ["D4", "DA", "D2", "D3"]
    assert places(game).cards[4] == (6, 10)


def test_tags_that_share_a_line_and_what_is_inherited() -> None:
    one, other = read(
        '[Event "a"] [Board "1"]\n[North "##x"] [West "y"]\n[Deal "N:- - - -"]\n\n'
        '; first\n[Contract "1C"]\n'
    )
    assert places(one).begin == (1, 1)
    assert places(one).fields == {"number": (1, 13), "names": (2, 1), "hands": (3, 1)}
    assert places(other).begin == (6, 1)
    assert places(other).fields == {"contract": (6, 1)}


def agree(game: Game) -> None:
    """One place for each call and each card, and there the text begins with it."""
    found, read_board = places(game), board(game)
    assert len(found.calls) == len(read_board.calls)
    assert len(found.cards) == len(read_board.cards)
    lines = game.text.split("\n")

    def at(place: tuple[int, int]) -> str:
        return lines[place[0] - game.line][place[1] - 1 :].upper()

    for made, place in zip(read_board.calls, found.calls, strict=True):
        assert at(place).startswith((made.call[:2], "AP"))
    for played, place in zip(read_board.cards, found.cards, strict=True):
        assert at(place).replace("10", "T").startswith(played.card)
    assert at(found.begin).startswith("[") or not game.tags
    assert all(at(place).startswith("[") for place in found.fields.values())


@given(st.lists(WORDS, max_size=60), st.sampled_from([" ", "\n"]))
def test_places_point_at_what_was_read(words: list[str], between: str) -> None:
    for game in read(between.join(words)):
        agree(game)
