"""Tables of figures: in a language from right to left they keep their columns."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from biddingbox.i18n.direction import FSI, LRI, PDI

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from biddingbox.i18n import Messages


def cell(text: str) -> "Text":
    """A cell: Arabic words are isolated as a whole, so that no two columns run together."""
    from rich.text import Text

    bare = text.translate(dict.fromkeys(map(ord, (FSI, LRI, PDI))))
    arabic = any("\u0600" <= letter <= "\u06ff" for letter in bare)
    return Text(f"{FSI}{bare}{PDI}" if arabic else bare)


def drawn(table: "RenderableType", width: int, m: "Messages") -> "Iterable[RenderableType]":
    """A table of numbers runs from left to right in every language, as the diagram does."""
    from rich.console import Console
    from rich.text import Text

    if not m.right_to_left:
        return [table]
    page = Console(width=width, color_system=None, highlight=False)
    with page.capture() as captured:
        page.print(table)
    return [Text(f"{LRI}{line.rstrip()}{PDI}") for line in captured.get().splitlines()]
