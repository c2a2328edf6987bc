"""Every sentence that a person reads: Fluent messages, one folder a language.

:func:`messages` gives the :class:`Messages` of a language, :mod:`biddingbox.i18n.phrases` the
names of seats, suits and restrictions in it, :mod:`biddingbox.i18n.lawbook` the clauses of the
Laws, :mod:`biddingbox.i18n.finding` finds them by everyday words, and
:mod:`biddingbox.i18n.direction` writes from right to left.
"""

from biddingbox.i18n.messages import (
    DIGITS,
    LANGUAGES,
    VARIABLE,
    Messages,
    ident,
    language,
    messages,
    slug,
)

__all__ = [
    "DIGITS",
    "LANGUAGES",
    "VARIABLE",
    "Messages",
    "ident",
    "language",
    "messages",
    "slug",
]
