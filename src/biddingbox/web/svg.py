"""Sentences as text of an SVG: each call that stands in them as a sign becomes a ``tspan``."""

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from biddingbox.i18n import Messages, calls, messages, signs
from biddingbox.i18n.direction import FSI, LRI, PDI, isolate
from biddingbox.web.rich import SYMBOLS

_SUIT: Final = Markup('<tspan class="suit {}">{}</tspan>')


def spans(text: str, m: Messages) -> Markup:
    """A line for an SVG ``text`` element: calls bold, their suits drawn; the rest escaped by join.

    From right to left the line is isolated, and what a line break has cut is closed.
    """
    line = f"{FSI}{isolate(text)}{PDI}" if m.right_to_left else text
    return Markup("").join(
        _call(m.lang, part) if is_call else part for part, is_call in signs.split(line)
    )


@lru_cache(maxsize=1024)
def _call(lang: str, name: str) -> Markup:
    """A call; among words from right to left it is isolated, so that 1♥ does not turn round."""
    m = messages(lang)
    words, suit = calls.parts(m, name)
    shape = _SUIT.format(suit.lower(), SYMBOLS[suit]) if suit else Markup("")
    drawn = Markup('<tspan class="t-b">{}{}</tspan>').format(words, shape)
    return LRI + drawn + PDI if m.right_to_left and suit else drawn
