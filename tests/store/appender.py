"""A process to be killed: appends to a case, and says what has been acknowledged, line by line.

``python appender.py FILE CASE RUN``; each line of its output is ``first last name``: the seqs that
a batch was stored at, and the name of the command.
"""

import asyncio
import sys

from biddingbox.events import Event, Noted
from biddingbox.store import Store


def batch(name: str) -> tuple[Event, ...]:
    """The events of a command: one to three of them, each with the name in its text."""
    return tuple(Noted(f"{name}/{i}") for i in range(1 + int(name.split("-")[1]) % 3))


async def main(path: str, case: str, run: str) -> None:
    store = await Store.open(path)
    seen = await store.last(case)
    n = 0
    while True:
        name = f"{run}-{n}"
        stored = await store.append(case, seen, batch(name), once=name)
        assert isinstance(stored, tuple)
        seen = stored[-1].seq
        print(stored[0].seq, seen, name, flush=True)
        n += 1


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
