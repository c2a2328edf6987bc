"""The logs of all case files, and messages that remember what they were asked for."""

from functools import cache
from pathlib import Path

from biddingbox.director.case_file import log_of_case
from biddingbox.director.cases import find, load
from biddingbox.i18n import Messages
from biddingbox.i18n.messages import LOCALES, split
from biddingbox.log import Log, parse

CASES = Path(__file__).parents[1] / "cases"


@cache
def logs() -> tuple[tuple[str, Log], ...]:
    """Every case that runs, with its log as it stands after the last step."""
    return tuple(
        (path.stem, parse(log_of_case(path.read_text(encoding="utf-8"))))
        for path in find(CASES)
        if "later" not in path.relative_to(CASES).parts and load(path).skip is None
    )


class Recording(Messages):
    """Messages that remember the identifiers of the sentences they gave."""

    def __init__(self, lang: str, *, signs: bool = False) -> None:
        super().__init__(lang, signs=signs)
        self.given: set[str] = set()

    def text(self, message_id: str, /, **args: str | int) -> str:
        """The sentence, remembered."""
        self.given.add(message_id)
        return super().text(message_id, **args)


def ids(start: str) -> set[str]:
    """The identifiers in facts.ftl that start so; those of the readings belong to the gaps."""
    source = (LOCALES / "en" / "facts.ftl").read_text(encoding="utf-8")
    return {name for name in split(source) if name.startswith(start)}
