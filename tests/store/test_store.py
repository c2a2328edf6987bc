"""The store's interface: what is stored, what is refused, what is said of it."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biddingbox.cards import hand
from biddingbox.events import Call, Called, Event, Fact, Holding, Noted, Opening, Undo
from biddingbox.seats import Seat
from biddingbox.store import (
    LIMIT,
    Conflict,
    Full,
    Repeated,
    Row,
    Store,
    UnknownCase,
)
from biddingbox.store import store as module
from tests import strategies

N: Seat = "N"
E: Seat = "E"
SPADE: Event = Called(N, Call("1S"))
HEART: Event = Called(E, Call("1H"))
PASS: Event = Called(E, Call("P"))
OPENING = Opening(
    dealer=N,
    hands=(Holding(N, hand("AKQ2.T98.T98.T98")),),
    facts=(Fact("tournament", "«كأس» & ‘Taça’ 'x' \"y\""),),
)


@asynccontextmanager
async def opened(path: Path | str = ":memory:") -> AsyncIterator[Store]:
    store = await Store.open(path)
    try:
        yield store
    finally:
        await store.close()


def events(rows: tuple[Row, ...]) -> list[object]:
    return [row.event for row in rows]


@pytest.fixture(params=["file", "memory"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    return tmp_path / "cases.db" if request.param == "file" else ":memory:"


# Create, append, read


def test_a_case_is_read_as_it_was_stored(place: Path | str) -> None:
    async def main() -> None:
        async with opened(place) as store:
            case = await store.create(OPENING, (SPADE,))
            stored = await store.append(case, 1, (HEART, Noted("«note» \u0000 ♥")), by="E")
            rows = await store.read(case)
            assert events(rows) == [OPENING, SPADE, HEART, Noted("«note» \u0000 ♥")]
            assert [row.seq for row in rows] == [0, 1, 2, 3]
            assert [row.by for row in rows] == ["desk", "desk", "E", "E"]
            assert stored == rows[2:]

    asyncio.run(main())


@settings(max_examples=30, deadline=None)
@given(strategies.openings, st.lists(strategies.events, min_size=1, max_size=4))
def test_whatever_can_be_said_comes_back_exactly(opening: Opening, said: list[Event]) -> None:
    async def main() -> None:
        async with opened() as store:
            case = await store.create(opening, said)
            await store.append(case, len(said), said)
            assert events(await store.read(case)) == [opening, *said, *said]

    asyncio.run(main())


def test_a_command_sent_twice_makes_one_case(place: Path | str) -> None:
    async def main() -> None:
        async with opened(place) as store:
            sent = [store.create(OPENING, (SPADE,), once="a token") for _ in range(5)]
            (case,) = set(await asyncio.gather(*sent))
            assert re.fullmatch(r"[\w-]{22}", case)
            await store.append(case, 1, (HEART,))
            edition = "".join(["19", "97"])  # the default, and not the same object
            again = Opening(edition=edition, dealer=N, hands=OPENING.hands, facts=OPENING.facts)
            assert await store.create(again, (SPADE,), once="a token") == case
            assert events(await store.read(case)) == [OPENING, SPADE, HEART]
            others = {
                await store.create(OPENING, (HEART,), once="a token"),
                await store.create(OPENING, (SPADE,), once="another"),
                await store.create(OPENING, (SPADE,)),
                await store.create(OPENING, (SPADE,)),
            }
            assert len(others | {case}) == 5

    asyncio.run(main())


def test_corrections_are_events_like_others() -> None:
    async def main() -> None:
        async with opened() as store:
            case = await store.create(OPENING, (SPADE,))
            await store.append(case, 1, (Undo(0), Undo(1)))
            assert events(await store.read(case, 1)) == [Undo(0), Undo(1)]

    asyncio.run(main())


def test_a_case_is_there_after_closing(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "cases.db") as store:
            case = await store.create(OPENING)
            await store.append(case, 0, (SPADE,))
        async with opened(str(tmp_path / "cases.db")) as store:
            assert events(await store.read(case)) == [OPENING, SPADE]

    asyncio.run(main())


def test_times_are_utc_to_the_second() -> None:
    async def main() -> None:
        async with opened() as store:
            before = datetime.now(UTC).replace(microsecond=0)
            (row,) = await store.read(await store.create(OPENING))
            assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", row.at)
            assert before <= datetime.fromisoformat(row.at) <= datetime.now(UTC)

    asyncio.run(main())


def test_read_gives_what_came_after(place: Path | str) -> None:
    async def main() -> None:
        async with opened(place) as store:
            case = await store.create(OPENING, (SPADE, HEART, PASS))
            assert events(await store.read(case, 1)) == [HEART, PASS]
            assert await store.read(case, 3) == ()
            assert await store.read(case, 10**30) == ()
            assert await store.read(case, -(10**30)) == await store.read(case)
            assert await store.last(case) == 3

    asyncio.run(main())


def test_case_links_are_128_bits_of_chance() -> None:
    async def main() -> None:
        async with opened() as store:
            cases = [await store.create(OPENING) for _ in range(50)]
            assert len(set(cases)) == 50
            assert all(re.fullmatch(r"[\w-]{22}", case, re.ASCII) for case in cases)

    asyncio.run(main())


def test_a_case_not_known_is_said(place: Path | str) -> None:
    async def main() -> None:
        async with opened(place) as store:
            case = await store.create(OPENING)
            for asked in (
                store.read("nobody"), store.last("nobody"), store.append("nobody", 0, (SPADE,)),
                store.append("nobody", -1, (SPADE,)), store.read("nobody", 5),
            ):  # fmt: skip
                with pytest.raises(UnknownCase, match="nobody"):
                    await asked
            assert await store.last(case) == 0

    asyncio.run(main())


def test_an_append_of_nothing_is_a_mistake_of_the_caller() -> None:
    async def main() -> None:
        async with opened() as store:
            case = await store.create(OPENING)
            with pytest.raises(ValueError, match="at least one"):
                await store.append(case, 0, ())

    asyncio.run(main())


# A lost race, a command sent twice, a full log


@pytest.mark.parametrize("seen", [-(10**30), -1, 0, 2, 99, 10**30])
@pytest.mark.parametrize("batch", [(PASS,), (PASS, PASS), (PASS, PASS, PASS)])
def test_a_command_that_saw_another_state_is_not_applied(
    seen: int, batch: tuple[Event, ...]
) -> None:
    async def main() -> None:
        async with opened() as store:
            case = await store.create(OPENING, (SPADE,))
            assert await store.append(case, seen, batch, once="a") == Conflict(1)
            assert events(await store.read(case)) == [OPENING, SPADE]
            # and may be sent again under the same name, with what is now seen
            assert isinstance(await store.append(case, 1, batch, once="a"), tuple)

    asyncio.run(main())


def test_a_command_is_stored_once(place: Path | str) -> None:
    async def main() -> None:
        async with opened(place) as store:
            case, other = await store.create(OPENING), await store.create(OPENING)
            await store.append(case, 0, (SPADE, HEART), once="a")
            assert await store.append(case, 0, (SPADE, HEART), once="a") == Repeated(2)
            assert await store.append(case, 2, (SPADE, HEART), once="a") == Repeated(2)
            assert isinstance(await store.append(case, 2, (PASS,), once="b"), tuple)
            assert await store.append(case, 0, (SPADE, HEART), once="a") == Repeated(2)
            assert events(await store.read(case)) == [OPENING, SPADE, HEART, PASS]
            assert [await store.done(case, once) for once in "abc"] == [True, True, False]
            assert not await store.done(other, "a")
            assert isinstance(await store.append(other, 0, (PASS,), once="a"), tuple)

    asyncio.run(main())


def test_commands_without_a_name_are_never_the_same() -> None:
    async def main() -> None:
        async with opened() as store:
            case = await store.create(OPENING)
            for seen in range(3):
                assert isinstance(await store.append(case, seen, (PASS,)), tuple)

    asyncio.run(main())


def test_a_log_may_grow_to_the_limit_and_no_further() -> None:
    async def main() -> None:
        async with opened() as store:
            case = await store.create(OPENING, (PASS,) * (LIMIT - 2))
            with pytest.raises(Full, match=str(LIMIT)):
                await store.append(case, LIMIT - 2, (PASS,) * 3)
            await store.append(case, LIMIT - 2, (PASS, SPADE), once="a")
            assert await store.last(case) == LIMIT
            with pytest.raises(Full):
                await store.append(case, LIMIT, (PASS,))
            assert await store.append(case, LIMIT, (PASS, SPADE), once="a") == Repeated(LIMIT)
            assert await store.append(case, LIMIT - 1, (PASS,)) == Conflict(LIMIT)
            assert len(await store.read(case)) == LIMIT + 1
            with pytest.raises(Full):
                await store.create(OPENING, (PASS,) * (LIMIT + 1))

    asyncio.run(main())


# The list of recent cases


def test_recent_cases_the_last_touched_first(place: Path | str) -> None:
    async def main() -> None:
        async with opened(place) as store:
            assert await store.recent() == ()
            openings = [Opening(board=board) for board in range(1, 12)]
            cases = [await store.create(opening, (SPADE,)) for opening in openings]
            await store.append(cases[0], 1, (HEART, PASS))
            recent = await store.recent()
            assert [s.case for s in recent] == [cases[0], *reversed(cases[4:])]
            assert recent[0].opening == openings[0]
            assert [s.seq for s in recent] == [3] + [1] * 7
            first, *_, last = await store.read(cases[0])
            assert (recent[0].created, recent[0].touched) == (first.at, last.at)
            assert [s.case for s in await store.recent(2)] == [cases[0], cases[10]]
            assert len(await store.recent(100)) == 11

    asyncio.run(main())


# Browsers that have been let in


def test_a_browser_is_let_in_for_its_hours(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def after(hours: int) -> str:
        return module._text(datetime.now(UTC) + timedelta(hours=hours))

    async def main() -> None:
        async with opened(place) as store:
            await store.admit("token", 12)
            assert await store.admitted("token")
            assert not await store.admitted("Token")
            monkeypatch.setattr(module, "_now", lambda: after(11))
            assert await store.admitted("token")
            monkeypatch.setattr(module, "_now", lambda: after(13))
            assert not await store.admitted("token")
            await store.admit("token", 24)
            assert await store.admitted("token")

    asyncio.run(main())


def test_no_token_is_kept_and_lapsed_sessions_go(tmp_path: Path) -> None:
    async def main() -> None:
        async with opened(tmp_path / "cases.db") as store:
            await store.admit("long-gone", -1)
            assert not await store.admitted("long-gone")
            await store.admit("a-very-secret-token", 12)

    asyncio.run(main())
    assert b"a-very-secret-token" not in (tmp_path / "cases.db").read_bytes()
    with closing(sqlite3.connect(tmp_path / "cases.db")) as raw:
        assert raw.execute("SELECT count(*) FROM sessions").fetchone() == (1,)
