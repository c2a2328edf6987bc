"""12C: an adjusted score as a director fills it in, as the value that ``adjust`` takes.

``NS 4S E -1 60% 4SX E -1 40% EW average_plus``: a side, then an average or the results that the
side is given. What the engine makes of it, and whether the weights may stand, is its own matter.
"""

import re
from collections.abc import Iterator
from typing import Final

from biddingbox.bridge.adjusted import AVERAGES, PASSED_OUT, read_contract
from biddingbox.web import fields as f
from biddingbox.web.fields import Form, Wrong

SIDES: Final = ("NS", "EW", "both")
#: As many sides, and as many results of a side, as the form has room for.
PARTS: Final = ("1", "2")
ROWS: Final = ("1", "2", "3")
_RESULT: Final = re.compile(r"=|[+-](?:1[0-3]|[1-9])", re.ASCII)
#: What makes a result be filled in.
NAMES: Final = ("contract", "result", "weight")
TRICKS: Final = 13
BOOK: Final = 6


def value(form: Form) -> str:
    """The value; raises :class:`biddingbox.web.fields.Misread` with the field at fault."""
    given = [part for part in PARTS if part == PARTS[0] or f.optional(form, f"side-{part}")]
    sides = [f.one_of(form, f"side-{part}", SIDES) for part in given]
    if len(sides) > 1 and ("both" in sides or sides[0] == sides[1]):
        raise Wrong("side-2", "play-wrong-side")
    return " ".join(
        f"{side} {_scores(form, part)}" for side, part in zip(sides, given, strict=True)
    )


def _scores(form: Form, part: str) -> str:
    what = f.one_of(form, f"what-{part}", ("results", *AVERAGES))
    if what == "results":
        return " ".join(_results(form, part))
    if any(_filled(form, part, row) for row in ROWS):
        raise Wrong(f"what-{part}", "play-wrong-both")
    return what


def _results(form: Form, part: str) -> Iterator[str]:
    """The results of a side that are filled in; the first at least."""
    rows = [row for row in ROWS if row == ROWS[0] or _filled(form, part, row)]
    weights = [_weight(form, f"weight-{part}-{row}", only=len(rows) == 1) for row in rows]
    if sum(weights) != 100:
        raise Wrong(f"weight-{part}-{rows[-1]}", "play-wrong-weights", total=sum(weights))
    for row, weight in zip(rows, weights, strict=True):
        yield _result(form, f"-{part}-{row}") + (f" {weight}%" if len(rows) > 1 else "")


def _filled(form: Form, part: str, row: str) -> bool:
    return any(f.optional(form, f"{name}-{part}-{row}") for name in NAMES)


def _result(form: Form, place: str) -> str:
    """``4SX E -1``, or ``P`` for a board passed out."""
    contract = _contract(form, f"contract{place}")
    if contract == PASSED_OUT:
        return contract
    declarer = f.seat(form, f"declarer{place}")
    text = f.optional(form, f"result{place}").replace("−", "-").replace(" ", "")
    if _RESULT.fullmatch(text) is None:
        raise Wrong(f"result{place}", "play-wrong-result")
    won = int(contract[0]) + BOOK + (0 if text == "=" else int(text))
    if not 0 <= won <= TRICKS:
        raise Wrong(f"result{place}", "play-wrong-result")
    return f"{contract} {declarer} {text}"


def _contract(form: Form, name: str) -> str:
    """A contract as it is typed: ``4s``, ``3nt x``, ``p``."""
    contract = read_contract(f.optional(form, name).replace(" ", ""))
    if contract is None:
        raise Wrong(name, "play-wrong-contract")
    return contract


def _weight(form: Form, name: str, *, only: bool) -> int:
    """A share in per cent; of one result alone it is the whole."""
    text = f.optional(form, name).removesuffix("%").strip()
    if only and not text:
        return 100
    if not (text.isascii() and text.isdecimal() and len(text) < 4 and 1 <= int(text) <= 100):
        raise Wrong(name, "play-wrong-weight")
    return int(text)
