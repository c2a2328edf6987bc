"""Files to audit: sound games, and games with one fault each, written by hand."""

import gzip
import zipfile
from collections.abc import Iterable
from pathlib import Path

DEAL = "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"
DEALERS = "NESW"
VULNERABLE = ("None", "NS", "EW", "All")


def game(number: int, *, sound: bool = True, more: str = "") -> str:
    """A game; one that is not sound has the vulnerability of another board."""
    n = number - 1
    vul = VULNERABLE[(n + n // 4 + (not sound)) % 4]
    return (
        f'[Board "{number}"]\n[Dealer "{DEALERS[n % 4]}"]\n[Vulnerable "{vul}"]\n'
        f'[Deal "{DEAL}"]\n{more}\n'
    )


def pbn(count: int, faulty: Iterable[int] = ()) -> str:
    """A file of games, some of them faulty."""
    wrong = set(faulty)
    return "".join(game(n, sound=n not in wrong) for n in range(1, count + 1))


#: Two boards; the second has a call that is none.
LIN = (
    "pn|a,b,c,d|st||md|3S765H432DAKQJCT98,S432HAKQJDT98C765,SAKQJHT98D765C432|sv|o|ah|Board 1|"
    "mb|p|mb|p|mb|p|mb|p|pg||\n"
    "pn|a,b,c,d|st||md|4S765H432DAKQJCT98,S432HAKQJDT98C765,SAKQJHT98D765C432|sv|n|ah|Board 2|"
    "mb|p|mb|p|mb|p|mb|9Q|pg||\n"
)


def tree(folder: Path) -> Path:
    """A folder with all there can be in it; six files that can be read, seven boards."""
    below = folder / "below"
    below.mkdir()
    (folder / "a.pbn").write_text(pbn(2, [2]))
    (folder / "b.txt").write_text(pbn(1))
    (folder / ".hidden.pbn").write_text(pbn(1, [1]))
    (below / "c.PBN").write_text(pbn(1))
    (below / "d.pbn.gz").write_bytes(gzip.compress(pbn(1, [1]).encode()))
    with zipfile.ZipFile(folder / "e.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("two/f.pbn", pbn(2, [1]))
        archive.writestr("g.pbn.gz", gzip.compress(pbn(1).encode()))
        archive.writestr("__MACOSX/._f.pbn", b"\0\1")
        archive.writestr("h.zip", b"")
        archive.writestr("read.me", "nothing")
    return folder
