"""The tables: folds kept in memory over a store that others write to as well."""

import asyncio
from pathlib import Path

from biddingbox.core import Refusal
from biddingbox.events import Noted, Opening
from biddingbox.store import Store
from biddingbox.web.tables import Case, Refused, Tables


def test_two_servers_on_one_file_agree(tmp_path: Path) -> None:
    async def main() -> None:
        here, there = await Store.open(tmp_path / "d.db"), await Store.open(tmp_path / "d.db")
        try:
            one, two = Tables(here), Tables(there)
            case = (await one.new(Opening(dealer="N"))).id
            assert isinstance(await two.append(case, ["N 1S"], seen=0), Case)
            late = await one.append(case, ["N 1H"], seen=0)
            assert isinstance(late, Refused)
            assert isinstance(late.why, Refusal)
            assert late.why.key == "moved-on"
            assert late.case.log.seq == 1
            assert isinstance(await one.append(case, ["E 2H"], seen=1), Case)
            assert (await two.get(case)).log == (await one.get(case)).log
        finally:
            await here.close()
            await there.close()

    asyncio.run(main())


def test_commands_that_saw_nothing_all_find_their_place(tmp_path: Path) -> None:
    async def main() -> None:
        stores = [await Store.open(tmp_path / "d.db") for _ in range(2)]
        try:
            tables = [Tables(store) for store in stores]
            case = (await tables[0].new(Opening(dealer="N"))).id
            texts = [f"{n}" for n in range(12)]
            done = await asyncio.gather(
                *(tables[n % 2].append(case, [Noted(text)]) for n, text in enumerate(texts))
            )
            stored = [row.event for row in (await stores[0].read(case))[1:]]
            taken = [text for text, one in zip(texts, done, strict=True) if isinstance(one, Case)]
            assert sorted(e.text for e in stored if isinstance(e, Noted)) == sorted(taken)
            assert len(taken) >= 6
        finally:
            for store in stores:
                await store.close()

    asyncio.run(main())


def test_a_list_of_commands_is_taken_whole_or_not_at_all() -> None:
    async def main() -> None:
        store = await Store.open(":memory:")
        try:
            tables = Tables(store)
            case = (await tables.new(Opening(dealer="N"))).id
            refused = await tables.append(case, ["N 1S", "E P", "W accept"], seen=0)
            assert isinstance(refused, Refused)
            assert (await store.last(case)) == 0
            taken = await tables.append(case, ["N 1S", "E P"], seen=0, once="a")
            assert isinstance(taken, Case)
            assert taken.log.seq == 2
            again = await tables.append(case, ["N 1S", "E P"], seen=0, once="a")
            assert isinstance(again, Case)
            assert again.log.seq == 2
        finally:
            await store.close()

    asyncio.run(main())
