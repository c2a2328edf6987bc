"""Every sentence that a person reads: Fluent messages, one folder a language.

:func:`messages` gives the :class:`Messages` of a language, :mod:`biddingbox.i18n.phrases` the
names of seats, suits and restrictions in it.
"""

from biddingbox.i18n.messages import LANGUAGES, PLANNED, Messages, ident, messages

__all__ = ["LANGUAGES", "PLANNED", "Messages", "ident", "messages"]
