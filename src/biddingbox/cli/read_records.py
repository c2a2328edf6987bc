"""What ``rule`` is given as PBN or LIN: the logs of its boards, as ``convert`` makes them."""

import io
from typing import TYPE_CHECKING

from biddingbox.cli.convert_in import items
from biddingbox.cli.convert_out import log_of
from biddingbox.cli.convert_told import Told
from biddingbox.records.notation import ParsedLog, Place, write_event

if TYPE_CHECKING:
    from biddingbox.i18n import Messages
    from biddingbox.records.forms import Form


def logs(
    data: bytes, form: "Form", name: str, edition: str | None, m: "Messages"
) -> list[ParsedLog]:
    """The logs of a file; what of its records is not in them is told on stderr."""
    told = Told(m, name)
    found = []
    for item in items(io.BytesIO(data), "url" if form == "address" else form, edition):
        told.read(item)
        (opening, events), losses = log_of(item, edition or "1997")
        told.losses(item, losses)
        places = tuple(Place(item.line, 1, write_event(event)) for event in events)
        found.append(ParsedLog(opening, events, places))
    told.end()
    return found
