"""The server is killed with -9 and started again, in the middle of what is being entered.

Every command that was acknowledged is there, in order, once; one whose answer was lost is sent
again under the same name, and is there once too.
"""

import asyncio
import random
from pathlib import Path
from threading import Timer

import httpx
import pytest

from biddingbox.events import Noted, Opening
from biddingbox.store import Row, Store
from tests.web.running import running

APPENDS = 500
KILLS = 10
CASES = 5


@pytest.mark.slow
def test_ten_kills_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    path = tmp_path / "desk.db"
    cases = asyncio.run(_cases(path))
    chance = random.Random(5)
    seen = dict.fromkeys(cases, 0)
    sent_again = n = 0
    for kill in range(KILLS + 1):
        last = APPENDS * (kill + 1) // (KILLS + 1)
        with (
            running(tmp_path, "--db", str(path), "--quiet") as server,
            httpx.Client(base_url=server.address(), headers={"HX-Request": "true"}) as client,
        ):
            try:
                while n < APPENDS:
                    if n == last:
                        Timer(chance.random() / 10, server.process.kill).start()
                    case = cases[n % CASES]
                    answer = client.post(f"/c/{case}", data=_form(n, seen[case]))
                    assert answer.status_code == 200, answer.text
                    seen[case] += 1
                    n += 1
            except httpx.TransportError:
                sent_again += 1
            server.process.kill()
    assert n == APPENDS
    assert sent_again == KILLS

    for i, case in enumerate(cases):
        rows = asyncio.run(_read(path, case))
        assert [row.seq for row in rows] == list(range(len(rows)))
        said = [row.event.text for row in rows if isinstance(row.event, Noted)]
        assert said == [str(n) for n in range(i, APPENDS, CASES)]


def _form(n: int, seen: int) -> dict[str, str]:
    return {"do": "line", "text": f'note "{n}"', "seen": str(seen), "once": f"command-{n}"}


async def _cases(path: Path) -> tuple[str, ...]:
    store = await Store.open(path)
    made = tuple([await store.create(Opening()) for _ in range(CASES)])
    await store.close()
    return made


async def _read(path: Path, case: str) -> tuple[Row, ...]:
    store = await Store.open(path)
    rows = await store.read(case)
    await store.close()
    return rows
