"""Small helpers: a log of Estimation from a few lines, and what it says."""

from typing import Any

from biddingbox.core import Refusal
from biddingbox.log import Log, parse

HEAD = "game estimation {edition}\ndealer N\n"


def log(text: str, *switches: str, edition: str = "law18", header: str = "") -> Log:
    """A log with North as dealer; ``switches`` go into the line ``rules``."""
    rules = f"rules {' '.join(switches)}\n" if switches else ""
    return parse(HEAD.format(edition=edition) + rules + header + text)


def view(text: str, *switches: str, edition: str = "law18", header: str = "") -> dict[str, Any]:
    """The director's view of such a log."""
    return log(text, *switches, edition=edition, header=header).view()


def calls(seen: dict[str, Any]) -> str:
    """The calls that stand, in short."""
    return " ".join(c["call"] for c in seen["auction"])


def ruled(seen: dict[str, Any]) -> list[tuple[str, str]]:
    """Clause and key of each ruling."""
    return [(r["law"], r["key"]) for r in seen["rulings"]]


def gaps(seen: dict[str, Any]) -> set[str]:
    """The gaps that the rulings name."""
    return {r["gap"] for r in seen["rulings"] if r["gap"]}


def refused(text: str, last: str, *switches: str, header: str = "") -> Refusal:
    """Why the last line is refused."""
    after = log(text, *switches, header=header).append(last)
    assert isinstance(after, Refusal), after
    return after
