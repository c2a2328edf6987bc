"""PBN: where the parts of a board stand in its game: a second, slower look, token by token."""

from typing import Final

from biddingbox.records import pbn_values as values
from biddingbox.records.board import Place, Places
from biddingbox.records.pbn_auction import auction_places
from biddingbox.records.pbn_board import board, last_trump
from biddingbox.records.pbn_game import Game, behind, body_place
from biddingbox.records.pbn_play import play_places

#: Which tag says which field of a board.
_TAGS: Final = (
    ("number", "Board"), ("room", "Room"), ("dealer", "Dealer"), ("vul", "Vulnerable"),
    ("hands", "Deal"), ("names", "North"), ("names", "East"), ("names", "South"),
    ("names", "West"), ("calls", "Auction"), ("auction_ended", "Auction"),
    ("contract", "Contract"), ("declarer", "Declarer"), ("swapped", "Declarer"),
    ("cards", "Play"), ("tricks", "Result"), ("result_differs", "Result"), ("points", "Score"),
)  # fmt: skip


def places(game: Game) -> Places:
    """Where the board's calls and cards stand, and the tag of each field (the first of a name).

    What is inherited or carried from an earlier game is not in this one.
    """
    tags = {tag.name: i for i, tag in reversed(list(enumerate(game.tags)))}
    at = _tag_places(game)
    fields: dict[str, Place] = {}
    for field, name in _TAGS:
        if name in tags:
            fields[field] = min(at[tags[name]], fields.get(field, at[tags[name]]))
    return Places(behind(game.head, game.line, 1), _calls(game, tags), _cards(game, tags), fields)


def _tag_places(game: Game) -> list[Place]:
    """Where each tag begins."""
    found: list[Place] = []
    here = behind(game.head, game.line, 1)
    for tag in game.tags:
        found.append(here)
        here = behind(tag.source + tag.body, *here)
    return found


def _calls(game: Game, tags: dict[str, int]) -> tuple[Place, ...]:
    if (index := tags.get("Auction")) is None:
        return ()
    return auction_places(game.tags[index].body, *body_place(game, index))


def _cards(game: Game, tags: dict[str, int]) -> tuple[Place, ...]:
    """The cards in the order played, which the trump decides."""
    if (index := tags.get("Play")) is None:
        return ()
    contract, trump = values.contract(game.values.get("Contract", ""))
    if contract is None and trump is None:
        trump = last_trump(board(game).calls)
    return play_places(game.tags[index].body, trump, *body_place(game, index))
