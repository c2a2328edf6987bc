"""Hostile files: what each of them costs at full size, in its own process.

``python -m tests.records.hostile [--size 10000000] [--reader lin|pbn|both] [SHAPE…]``
"""

import argparse
import io
import multiprocessing
import resource
import time
from pathlib import Path
from typing import Final

from biddingbox.records import lin, pbn

LINE: Final = Path(__file__).with_name("lin").joinpath("myhands.lin").read_text().splitlines()[0]
HEAD: Final = "pn|a,b,c,d|st||md|3SA,,,|"
#: What stands once, and what is repeated after it.
LIN: Final = {
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
PBN: Final = {
    "one long line": ("", "a"),
    "a long string": ('[Event "', "a"),
    "backslashes": ('[Event "', "\\"),
    "brackets": ("", "["),
    "brackets and quotes": ("", '[A "'),
    "braces": ("", "{"),
    "comments never closed": ("", "{\n\n"),
    "comments with blank lines": ("", "{\n\n}"),
    "closed braces": ("", "}"),
    "quotes": ("", '"'),
    "tags": ("", '[Event "a"]\n'),
    "tags on a line": ("", '[Event "a"]'),
    "notes": ('[Auction "N"]\n1C =1=\n', '[Note "1:a"]\n'),
    "calls": ('[Auction "N"]\n', "1C "),
    "all pass": ('[Auction "N"]\n', "AP "),
    "cards": ('[Play "N"]\n', "SA "),
    "rows": ('[Play "N"]\n', "SA SK SQ SJ\n"),
    "comments in the play": ('[Play "N"]\n', "SA {} "),
    "comments in the auction": ('[Auction "N"]\n', "1C ;\n"),
    "blanks": ("", " "),
    "blanks in a section": ('[Auction "N"]\n1C', " "),
    "blank lines": ("", "\n"),
    "blank tabs": ("", " \t\n"),
    "NUL bytes": ("", "\0"),
    "games": ("", '[Event "#"]\n\n'),
    "tiny games": ("", "a\n\n"),
    "headers": ("", '[A "##x"]\n\n'),
    "escapes": ("", "%\n"),
    "a table": ('[ScoreTable "+A;B"]\n', "1 2\n"),
    "returns": ("", "\r"),
    "high characters": ("", "\xff"),
}


def text(shape: tuple[str, str], size: int) -> str:
    """About ``size`` characters of a shape."""
    head, part = shape
    return head + part * (size // len(part))


def boards(reader: str, data: bytes) -> int:
    """Read a file, with all that a board says; how many there are."""
    if reader == "lin":
        return sum(1 for _ in lin.read(io.BytesIO(data)))
    return sum(bool(pbn.board(game)) for game in pbn.read(data))


def told(reader: str, name: str, size: int) -> None:
    """Read a file of the shape; print the seconds, the boards and the memory it took."""
    data = text((LIN if reader == "lin" else PBN)[name], size).encode("latin-1")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    begun = time.process_time()
    found = boards(reader, data)
    seconds = time.process_time() - begun
    more = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(f"{reader} {name:26} {seconds:7.1f} s {found:9,} boards {more:+7.0f} MB", flush=True)


def main() -> None:
    """Each shape in a process of its own, one after the other."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("shapes", nargs="*")
    arguments.add_argument("--reader", choices=("lin", "pbn", "both"), default="both")
    arguments.add_argument("--size", type=int, default=10_000_000)
    given = arguments.parse_args()
    for reader, shapes in (("lin", LIN), ("pbn", PBN)):
        for name in given.shapes or shapes:
            if given.reader in (reader, "both") and name in shapes:
                process = multiprocessing.Process(target=told, args=(reader, name, given.size))
                process.start()
                process.join()


if __name__ == "__main__":
    main()
