"""A field that could not be taken, as the page shows it: at its place, with why."""

import msgspec

from biddingbox.i18n import Messages
from biddingbox.i18n.notation import in_language
from biddingbox.records.notation_words import FOUND_END
from biddingbox.web.fields import Misread, Wrong
from biddingbox.web.problems import Said, said


class Fault(msgspec.Struct, frozen=True):
    """A field that could not be taken: the form, the field (empty: all of it), and why."""

    do: str
    field: str
    said: Said


def wrong(m: Messages, error: Misread) -> Said:
    """What is wrong at a field; only in a typed line a column says where."""
    if isinstance(error, Wrong):
        return Said("unread", "", m.text(error.message_id, **error.words))
    why = said(m, error.why)
    if error.name == "text" and error.why.found != FOUND_END:
        return why
    if not error.why.expected:
        return msgspec.structs.replace(why, text=m.text("entry-choose"))
    found, expected = (in_language(m, x) for x in (error.why.found, error.why.expected))
    if error.why.found == FOUND_END:
        return msgspec.structs.replace(why, text=m.text("entry-missing", expected=expected))
    return msgspec.structs.replace(
        why, text=m.text("entry-misread", found=found, expected=expected)
    )
