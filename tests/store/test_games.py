"""The deals of a game in the store: one log a place, whoever comes first."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from biddingbox.events import Fact, Opening
from biddingbox.store import Store, UnknownCase
from biddingbox.store import store as module

OPENING = Opening("estimation", "common", dealer="N")
SECOND = Opening("estimation", "common", dealer="W", facts=(Fact("deal", "2"),))


def test_a_case_is_the_first_deal_of_its_own_game(tmp_path: Path) -> None:
    async def main() -> None:
        store = await Store.open(tmp_path / "cases.db")
        case = await store.create(OPENING)
        assert await store.game_of(case) is None
        assert await store.deals(case) == ()
        assert await store.first_deal(case) == case == await store.first_deal(case)
        second = await store.deal(case, 2, SECOND)
        assert await store.deal(case, 2, OPENING) == second
        assert await store.deals(case) == (case, second)
        assert await store.game_of(second) == case == await store.first_deal(second)
        assert [row.event for row in await store.read(second)] == [SECOND]
        with pytest.raises(UnknownCase):
            await store.first_deal("none")
        await store.close()

    asyncio.run(main())


def test_two_who_ask_at_once_get_the_same_deal(tmp_path: Path) -> None:
    async def main() -> None:
        stores = [await Store.open(tmp_path / "cases.db") for _ in range(2)]
        game = await stores[0].create(OPENING)
        await stores[0].first_deal(game)
        for place in range(2, 12):
            asked = (store.deal(game, place, SECOND) for store in stores * 4)
            assert len(set(await asyncio.gather(*asked))) == 1
        assert len(await stores[1].deals(game)) == 11
        for store in stores:
            await store.close()

    asyncio.run(main())


def test_a_deal_cut_short_is_made_when_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The place is taken and the server killed before the case is made."""

    async def main() -> None:
        store = await Store.open(tmp_path / "cases.db")
        game = await store.create(OPENING)
        await store.first_deal(game)
        with monkeypatch.context() as cut:
            cut.setattr(module, "_batch", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await store.deal(game, 2, SECOND)
        _, empty = await store.deals(game)
        with pytest.raises(UnknownCase):
            await store.read(empty)
        assert await store.deal(game, 2, SECOND) == empty
        assert [row.event for row in await store.read(empty)] == [SECOND]
        await store.close()

    asyncio.run(main())


def test_a_store_made_before_there_were_games_opens_and_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        path = tmp_path / "cases.db"
        store = await Store.open(path)
        case = await store.create(OPENING)
        await store.close()
        with closing(sqlite3.connect(path)) as file:
            file.execute("DROP TABLE games")
            file.commit()
        store = await Store.open(path)
        assert [row.event for row in await store.read(case)] == [OPENING]
        assert await store.deal(await store.first_deal(case), 2, SECOND)
        await store.close()

    asyncio.run(main())
