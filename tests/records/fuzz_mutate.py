"""Records changed at random: as they come damaged, and as nobody would write them."""

import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
DATA: Final = Path(os.environ.get("BIDDINGBOX_RECORDS") or HERE.parents[2] / "shared" / "data")
#: Records longer than this are not mutated, mutated ones not kept longer than that.
WHOLE: Final = 20_000
LONGEST: Final = 200_000

TOKENS: Final = {
    "lin": (
        *("qx|o1|", "qx|c1|", "md|3SA,,,|", "pn|a,b,c,d|", "vg|a,b,I,1,2|", "rs|1CS=,PASS|"),
        *("bn|1|", "pn|a,b,c,d,e,f,g,h|", "nt|"),
        *("mb|1C|", "mb|-|", "mb|d!|", "mb|1sppp|", "an|x|", "nt|x|", "pc|SA|", "pc|h10|", "pg||"),
        *("mc|9|", "sv|b|", "ah|Board 7|", "st||", "|", ",", "zz|a|", "MB|p|", "mb |p|", "\nmb|p"),
    ),
    "pbn": (
        *('[Event "#"]\n', '[Board "3"]\n', '[Dealer "N"]\n', '[Auction "S"]\n', '[Play "W"]\n'),
        *('[Deal "N:A... - - -"]\n', '[Declarer "^S"]\n', '[Contract "4SX"]\n', '[Note "1:x"]\n'),
        *('[Result "EW 9"]\n', '[Score "NS 420"]\n', '[OptimumResultTable "A;B\\2R"]\n'),
        *("1C ", "AP\n", "{biddingbox 3 "),
        *("Pass ", "=1= ", "$1 ", "! ", "? ", "- ", "* ", "+ ", "^I ", "^S ", "^R ", "^L ", "SA "),
        *("{", "}", ";", "%", "\n\n", "\n% x\n", '"', "\\", "[", "]", "{a}", "; b\n"),
    ),
}  # fmt: skip


def corpus(reader: str) -> list[bytes]:
    """The tests' own records, then those of an archive where there is one, in small pieces."""
    whole = [p.read_bytes() for p in sorted((HERE / reader).iterdir())]
    whole += [p.read_bytes() for p in sorted((HERE / "found").glob(f"*.{reader}"))]
    cut = b"\n\n" if reader == "pbn" else b"\n"
    for path in sorted(DATA.rglob(f"*.{reader}")):
        parts = path.read_bytes().replace(b"\r\n", b"\n").split(cut)
        whole += [cut.join(parts[i : i + 2]) for i in range(0, min(len(parts), 400), 2)]
    return [data for data in whole if data.strip() and len(data) <= WHOLE]


def mutated(data: bytes, others: list[bytes], reader: str, r: random.Random) -> bytes:
    """A record with some changes."""
    for _ in range(r.choice((1, 1, 2, 3, 8))):
        change = r.choice(_CHANGES)
        data = change(data, r.choice(others), r.choice(TOKENS[reader]).encode(), r)[:LONGEST]
    return data


def _slice(data: bytes, r: random.Random) -> tuple[int, int]:
    start = r.randint(0, len(data))
    return start, min(len(data), start + int(r.expovariate(0.05)))


def _flip(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    found = bytearray(data)
    for _ in range(r.randint(1, 4)):
        if found:
            found[r.randrange(len(found))] = r.randrange(256)
    return bytes(found)


def _cut(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    start, stop = _slice(data, r)
    return data[:start] + data[stop:]


def _twice(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    start, stop = _slice(data, r)
    return data[:stop] + data[start:]


def _moved(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    start, stop = _slice(data, r)
    rest = data[:start] + data[stop:]
    at = r.randint(0, len(rest))
    return rest[:at] + data[start:stop] + rest[at:]


def _spliced(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    start, stop = _slice(other, r)
    at = r.randint(0, len(data))
    return data[:at] + other[start:stop] + data[at:]


def _joined(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    return data[: r.randint(0, len(data))] + other[r.randint(0, len(other)) :]


def _inserted(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    at = r.randint(0, len(data))
    return data[:at] + token + data[at:]


def _repeated(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    at = r.randint(0, len(data))
    return data[:at] + token * int(10 ** r.uniform(0, 3.5)) + data[at:]


def _lines(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    r.shuffle(lines)
    return b"".join(lines)


def _ends(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    return data.replace(b"\n", r.choice((b"\r", b"\r\n", b"\n\n", b" \n", b"", b"\0", b"\x85")))


def _encoded(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    text = data.decode("utf-8", "replace") + r.choice(("", "é", "استميشن", "\ufeff"))
    encoding = r.choice(("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "latin-1"))
    return text.encode(encoding, "replace")


def _case(data: bytes, other: bytes, token: bytes, r: random.Random) -> bytes:
    return data.swapcase()


_Change = Callable[[bytes, bytes, bytes, random.Random], bytes]
_CHANGES: Final[tuple[_Change, ...]] = (
    *(_flip, _cut, _twice, _moved, _spliced, _joined, _inserted, _inserted, _inserted),
    *(_repeated, _lines, _ends, _encoded, _case),
)
