"""Old logs and what they folded into: ``python -m tests.editions.replay`` writes the golden file.

A log is ruled under its own law for ever (design section 1). The file has a line for every case of
the edition: its name, and the SHA-256 of the director's view after each of its lines. A line that
changes is a ruling that changed: say so in the CHANGELOG before the file is written anew.
"""

import hashlib
import json
from pathlib import Path

from biddingbox.core import Refusal
from biddingbox.director.case_file import log_of_case
from biddingbox.director.cases import find, load
from biddingbox.errors import NotationError
from biddingbox.log import new
from biddingbox.records.notation import parse_log

CASES = Path(__file__).parents[1] / "cases"
GOLDEN = Path(__file__).parent / "replayed-1997.txt"


def replayed() -> dict[str, str]:
    """The hash of every case of bridge 1997 that runs, by its name."""
    found = {}
    for path in find(CASES):
        case = load(path)
        if case.edition != "1997" or case.skip is not None or "later" in path.parts:
            continue
        found[path.stem] = _hash(log_of_case(path.read_text(encoding="utf-8")))
    return found


def _hash(text: str) -> str:
    said = hashlib.sha256()
    try:
        parsed = parse_log(text)
    except NotationError:
        return "unread"
    log = new(parsed.opening)
    for event in parsed.events:
        after = log.append(event)
        if isinstance(after, Refusal):
            said.update(f"refused {after.key} {after.clause}".encode())
            continue
        log = after
        said.update(json.dumps(log.view(), sort_keys=True).encode())
    return said.hexdigest()[:32]


def written() -> dict[str, str]:
    """What the golden file holds."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines if line)


if __name__ == "__main__":
    GOLDEN.write_text("".join(f"{k} {v}\n" for k, v in replayed().items()), encoding="utf-8")
