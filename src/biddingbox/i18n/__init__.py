"""Every sentence that a person reads: Fluent messages, one folder a language.

:func:`messages` gives the :class:`Messages` of a language, :mod:`biddingbox.i18n.phrases` the
names of seats, suits and restrictions in it, :mod:`biddingbox.i18n.lawbook` the clauses of the
Laws, and :mod:`biddingbox.i18n.finding` finds them by everyday words.
"""

from biddingbox.i18n.messages import (
    LANGUAGES,
    PLANNED,
    VARIABLE,
    Messages,
    ident,
    language,
    messages,
    slug,
)

__all__ = [
    "LANGUAGES",
    "PLANNED",
    "VARIABLE",
    "Messages",
    "ident",
    "language",
    "messages",
    "slug",
]
