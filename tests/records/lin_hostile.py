"""Hostile LIN files: what each of them costs at full size, in its own process.

``python -m tests.records.lin_hostile [--size 10000000] [SHAPE…]``
"""

import argparse
import io
import multiprocessing
import resource
import time
from pathlib import Path
from typing import Final

from biddingbox.records import lin

LINE: Final = Path(__file__).with_name("lin").joinpath("myhands.lin").read_text().splitlines()[0]
HEAD: Final = "pn|a,b,c,d|st||md|3SA,,,|"
#: What stands once, and what is repeated after it.
SHAPES: Final = {
    "bars": ("", "|"),
    "cards": (HEAD, "pc|SA|"),
    "calls": (HEAD, "mb|p|\n"),
    "calls in one": (HEAD + "mb|", "p"),
    "junk calls": (HEAD + "mb|", "1cz"),
    "explanations": (HEAD + "mb|p|", "an|x|"),
    "explanations, a line each": (HEAD + "mb|p|", "an|x|\n"),
    "open values": ("", "nt|\n"),
    "long open values": ("", "nt|what he said about the lead\n"),
    "one open value": ("nt|", "x\n"),
    "names": ("md|1|pn|", ","),
    "lone fields": ("", "pn||x|"),
    "labels": ("", "qx|o1|"),
    "deals": ("", "qx|o1|md|1,,,|\n"),
    "hand": ("md|1", "SHDC"),
    "digits": ("md|1|ah|", "1"),
    "NUL": ("", "\0|"),
    "NUL alone": (HEAD, "\0"),
    "returns": ("", "mb|p|\r"),
    "returns alone": (HEAD, "\r"),
    "blank lines": ("", "\n"),
    "unknown": ("", "zz|a|"),
    "results": ("vg|a,b,c,1,2|rs|", ","),
    "one line": ("md|1|nt|", "x"),
    "boards in one line": ("", LINE),
    "a long head": ("pn|" + "x" * 20_000 + "|rs|" + "," * 20_000 + "|pg||\n", "qx|o1|md|1|"),
    "a long deal": ("qx|o1|md|1" + "SHDC" * 10_000 + "|", "qx|c1|mb|p|"),
}


def text(shape: str, size: int) -> str:
    """About ``size`` characters of a shape."""
    head, part = SHAPES[shape]
    return head + part * (size // len(part))


def told(shape: str, size: int) -> None:
    """Read a file of the shape; print the seconds, the boards and the memory it took."""
    data = text(shape, size).encode()
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begun = time.process_time()
    boards = sum(1 for _ in lin.read(io.BytesIO(data)))
    seconds = time.process_time() - begun
    more = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(f"{shape:26} {seconds:7.1f} s {boards:9,} boards {more:+7.0f} MB", flush=True)


def main() -> None:
    """Each shape in a process of its own, one after the other."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("shapes", nargs="*", default=list(SHAPES))
    arguments.add_argument("--size", type=int, default=10_000_000)
    given = arguments.parse_args()
    for shape in given.shapes:
        process = multiprocessing.Process(target=told, args=(shape, given.size))
        process.start()
        process.join()


if __name__ == "__main__":
    main()
