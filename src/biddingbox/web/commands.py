"""What a form of the desk says, as a line of the notation.

Each form has a field ``do``. Everything ends as one line, read by the same reader as a log that was
typed: what no line can say, no form can.
"""

from biddingbox.errors import NotationError
from biddingbox.log import Log
from biddingbox.records import notation_words as w
from biddingbox.records.notation import parse_short, write_event
from biddingbox.seats import SEATS, Seat
from biddingbox.web import adjusted, happened, playing
from biddingbox.web.fields import Form as Form
from biddingbox.web.fields import Misread, field, filled
from biddingbox.web.fields import Unreadable as Unreadable


def lines(form: Form, log: Log) -> tuple[str, ...]:
    """The lines that a form stands for: one, or several calls typed in a row.

    Raises :class:`Unreadable`, or its kind ``Misread`` for what a person typed.
    """
    match field(form, "do"):
        case "line":
            return typed(filled(form, "text", w.EXPECT_CALL), log, chosen(form) or speaker(log))
        case "call":
            return (f"{field(form, 'seat')} {field(form, 'call')}",)
        case "card":
            return playing.lines(form, log) or typed(form["text"], log, chosen(form))
        case "answer":
            return (answered(form, log),)
        case do if do in happened.FORMS:
            return happened.lines(form, log.opening.game)
    raise Unreadable("do")


def answered(form: Form, log: Log) -> str:
    """The answer to a question, as the desk's cards give it; a replacement call is just made."""
    asked, option = field(form, "re"), field(form, "option")
    value = form.get("suits") or form.get("value", "")
    if form.get("score"):
        value = adjusted.value(form)
    owner = next((q.to for q in log.questions if q.id == asked), "director")
    if option == "call":
        return f"{owner} {value}"
    return " ".join(word for word in (owner, option, value, "re", asked) if word)


def typed(text: str, log: Log, turn: Seat | None) -> tuple[str, ...]:
    """What is typed: a line of the notation, or calls alone as on paper (``1h``, ``p w:2h``).

    The first of these is by the player ``turn``. In Estimation a bare number is the one that is
    named after the auction, ``w`` is With. Raises :class:`biddingbox.web.fields.Misread` with the
    fault that lies farther on, where the text is neither.
    """
    game = log.opening.game
    if game == "estimation" and turn is not None and text.isdecimal():
        return (f"{turn} {text}",)
    short = _short(text, turn, game)
    if isinstance(short, tuple):
        return short
    try:
        log.read(text)
    except NotationError as line:
        worse = short if short is not None and short.column >= line.column else line
        raise Misread("text", worse) from None
    return (text,)


def _short(text: str, turn: Seat | None, game: str) -> tuple[str, ...] | NotationError | None:
    """The lines of calls in a row, or their fault; None where nobody is there to make the first."""
    if turn is None:
        return None
    try:
        return tuple(write_event(call) for call in parse_short(text, turn, game))
    except NotationError as error:
        return error


def chosen(form: Form) -> Seat | None:
    """The player that the page shows as the one who speaks."""
    return next((s for s in SEATS if form.get("seat") == s), None)


def speaker(log: Log) -> Seat | None:
    """Who is expected to speak: the player who is asked, else the one whose turn it is."""
    for question in log.questions:
        if question.to != "director":
            return question.to
    turn: Seat | None = log.view("director")["turn"]
    return turn
