"""Sentences as HTML: each call that stands in them as a sign is drawn and named.

A call is one piece, from left to right in every language, with a spoken name for those who hear the
page; a suit has its own shape besides its colour, followed by U+FE0E so that it is no emoji.
"""

from functools import lru_cache
from typing import Final

from markupsafe import Markup, escape

from biddingbox.i18n import Messages, messages, phrases, signs

SYMBOLS: Final = {"S": "♠︎", "H": "♥︎", "D": "♦︎", "C": "♣︎"}


def rich(m: Messages, text: str, kind: str = "") -> Markup:
    """A sentence as HTML. ``kind`` is a further class for its calls: ``card`` on the felt."""
    return Markup("").join(
        call(m, part, kind) if is_call else escape(part) for part, is_call in signs.split(text)
    )


def call(m: Messages, name: str, kind: str = "") -> Markup:
    """A call, a contract or a bare denomination by its name in the notation."""
    return _call(m.lang, name, kind)


@lru_cache(maxsize=4096)
def _call(lang: str, name: str, kind: str) -> Markup:
    m = messages(lang)
    if name == "P":
        return Markup('<bdi class="call pass">{}</bdi>').format(m.text("desk-pass"))
    if name == "with":
        return Markup('<bdi class="call withcard">{}</bdi>').format(m.text("call-with"))
    classes = f"call {kind}".strip()
    return Markup('<bdi class="{}" role="img" aria-label="{}">{}</bdi>').format(
        classes, spoken(m, name), face(m, name)
    )


def face(m: Messages, name: str) -> Markup:
    """What is seen of a call: its level and the shape of its suit."""
    return _face(m.lang, name)


@lru_cache(maxsize=1024)
def _face(lang: str, name: str) -> Markup:
    m = messages(lang)
    if name in ("X", "XX"):
        return Markup(name)
    if name == "P":
        return escape(m.text("desk-pass"))
    bid = name.rstrip("X")
    level = bid.rstrip("NTCDHS")
    suit = bid[len(level) :]
    if not suit:  # a bare number, or a word: no bid at all (E18.A)
        return escape(name)
    drawn = (
        Markup('<span class="nt">{}</span>').format(m.text("call-no-trump"))
        if suit == "NT"
        else Markup('<span class="suit {}">{}</span>').format(suit.lower(), SYMBOLS[suit])
    )
    return Markup("{}{}{}").format(level, drawn, name[len(bid) :])


def card(m: Messages, name: str) -> Markup:
    """A card drawn, with its name for those who hear the page: ``HT`` is ♥10."""
    return Markup('<bdi class="call" role="img" aria-label="{}">{}</bdi>').format(
        phrases.card(m, name), card_face(name)
    )


def card_face(name: str) -> Markup:
    """What is seen of a card: the shape of its suit, and its rank."""
    suit, rank = name[0], name[1].replace("T", "10")
    return Markup('<span class="suit {}">{}</span>{}').format(suit.lower(), SYMBOLS[suit], rank)


def spoken(m: Messages, name: str) -> str:
    """A call as it is read aloud: "1 heart", "double"."""
    if name in ("P", "X", "XX"):
        return m.text(f"desk-spoken-{name}")
    bid = name.rstrip("X")
    level = bid.rstrip("NTCDHS")
    suit = bid[len(level) :]
    if not suit:
        return name
    said = m.text(f"desk-spoken-{suit}", level=int(level)) if level else m.text(f"suit-{suit}")
    doubled = name[len(bid) :]
    return f"{said} {m.text(f'desk-spoken-{doubled}')}" if doubled else said
