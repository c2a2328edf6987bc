"""What ``convert`` tells about a file: what could not be read, and what is lost on the way."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import click

from biddingbox.audit.findings import Finding
from biddingbox.audit.sentences import clean, sentence
from biddingbox.cli.base import Failure, notation_text

if TYPE_CHECKING:
    from biddingbox.cli.convert_in import Item
    from biddingbox.i18n import Messages
    from biddingbox.records.board import Fault
    from biddingbox.records.exchange import Loss

#: Faults of one file that are told one by one.
MOST: Final = 100


class Told:
    """The lines on stderr about one file; ``code`` is what the command ends with.

    2: something could not be read. 1: something of a record does not fit with the rest of it and
    was left out. What LIN cannot hold by its nature is told as well, and is no failure.
    """

    def __init__(self, m: "Messages", name: str) -> None:
        self.m, self.name = m, name
        self.code = 0
        self.items = self.faults = 0
        #: By code: how many records, the line of the first, what it has lost.
        self.lost: dict[str, tuple[int, int, str]] = {}

    def read(self, item: "Item") -> None:
        """What could not be read of a record."""
        self.items += 1
        if item.error is not None:
            self.fault(notation_text(self.m, item.error))
        for fault in item.faults:
            self.fault(_sentence(self.m, fault))

    def refused(self, item: "Item", to: str) -> None:
        """A log of Estimation has no other form."""
        self.fault(self.m.text("convert-estimation", line=str(item.line), form=to))

    def fault(self, text: str) -> None:
        self.code = Failure.exit_code
        self.faults += 1
        if self.faults <= MOST:
            self.say(text)

    def losses(self, item: "Item", losses: "Iterable[Loss]") -> None:
        """What the new form does not hold, counted by its code."""
        for loss in losses:
            count, line, found = self.lost.get(loss.code, (0, item.line, loss.found))
            self.lost[loss.code] = (count + 1, line, found)

    def end(self) -> None:
        """What was counted; a file without any record is a fault, too."""
        if self.faults > MOST:
            self.say(self.m.text("record-more-faults", count=self.faults - MOST))
        if not self.items and not self.code:
            self.fault(self.m.text("convert-nothing"))
        for code, (count, line, found) in self.lost.items():
            text = self.m.text(f"record-lost-{code}", found=clean(found))
            if by_nature := code.startswith("lin-"):
                text = self.m.text("convert-lin", text=text)
            self.say(self.m.text("convert-lost", count=count, line=str(line), text=text))
            self.code = self.code or int(not by_nature)

    def say(self, text: str) -> None:
        click.echo(self.m.text("convert-told", name=self.name, text=text), err=True)


def _sentence(m: "Messages", fault: "Fault") -> str:
    if not m.has(f"check-{fault.code}"):
        return m.text("convert-journal", line=str(fault.line), found=clean(fault.found))
    args = {"found": fault.found, "expected": fault.expected}
    said = sentence(m, Finding(fault.code, "", fault.line, fault.column, None, "", args))
    return m.text("record-fault", line=str(fault.line), column=str(fault.column), text=said)
