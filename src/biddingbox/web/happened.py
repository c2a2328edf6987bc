"""The forms of "something else happened", each as the events that it stands for.

A form is read into events and these are written in the notation: whatever a person types goes
between quotes, with its marks escaped, and can never become an event of its own.
"""

from collections.abc import Callable, Iterable
from typing import Final, Literal

from biddingbox import events as ev
from biddingbox.director.answered import FINDINGS
from biddingbox.records import notation_words as w
from biddingbox.records.notation_write import write_event
from biddingbox.seats import SEATS, Seat, Side, partner
from biddingbox.web import fields as f
from biddingbox.web.fields import Form

Events = Iterable[ev.TableEvent]
#: A hand has thirteen cards; a player can hold the whole pack at most (13, 14).
PACK: Final = 52
TRICKS: Final = 13
#: A procedural penalty takes the whole board at most, in per cent.
MOST: Final = 100
WORDS: Final[tuple[ev.Word, ...]] = (
    "natural", "artificial", "spades", "hearts", "diamonds", "clubs",
)  # fmt: skip
SIDES: Final[tuple[Side, ...]] = ("NS", "EW")
ASKED: Final[tuple[Literal["call", "repeat", "review", "lead"], ...]] = (
    "call", "repeat", "review", "lead",
)  # fmt: skip
ACTS: Final[tuple[Literal["called", "rules", "error"], ...]] = ("called", "rules", "error")
#: What the director may find before he is asked.
FOUND: Final = tuple(sorted(FINDINGS))


def lines(form: Form, game: str) -> tuple[str, ...]:
    """The lines of the notation that a form stands for.

    Raises :class:`biddingbox.web.fields.Unreadable`, or its kind ``Misread`` for what a person
    filled in wrongly.
    """
    return tuple(write_event(event) for event in FORMS[form["do"]](form, game))


def changes(form: Form, game: str) -> Events:
    """25, 33: a player makes another call in place of his last one, or only asks to."""
    seat = f.seat(form, "which")
    typed = f.optional(form, "to")
    if game == "estimation" and typed.isascii() and typed.isdecimal():
        call = ev.Call(str(f.number(form, "to", w.EXPECT_ESTIMATION_CHANGE, TRICKS)))
    else:
        call = f.call(form, "to", game)
    how = f.one_of(form, "how", ("at-once", "thought", "asked"))
    if how == "asked" and game == "bridge":
        yield ev.Wanted(seat, call)
    else:
        yield ev.Changed(seat, call, at_once=how == "at-once")


def exposes(form: Form, game: str) -> Events:
    """24: cards dropped or shown, one led before its time, or the whole hand."""
    seat = f.seat(form)
    how = f.one_of(form, "how", ("shown", "led", "hand"))
    if how == "hand":
        yield ev.Exposed(seat)
        return
    chosen = form.get("suit") or form.get("rank")
    shown = f.cards(form, "cards")
    if chosen or not shown:
        shown = (*shown, f.one_card(form))
    if how == "led" and len(shown) > 1:
        raise f.misread("how", f"'{' '.join(shown)}'", w.EXPECT_CARD)
    yield ev.Played(seat, shown[0]) if how == "led" else ev.Exposed(seat, shown)


def explains(form: Form, game: str) -> Events:
    """20, 21, 75D: what was said of a call, and what the pair really plays."""
    about = f.ref(form)
    said, right = f.optional(form, "said"), f.optional(form, "right")
    by = f.seat(form, "by")
    if said:
        yield ev.Explained(partner(_caller(about)), about, said)
    yield ev.Corrected(by, about, right or None)


def no_alert(form: Form, game: str) -> Events:
    """21B: an alert was missing; his partner, or the caller himself, lets it be known."""
    about = f.ref(form)
    caller = _caller(about)
    by = f.seat(form, "by")
    text = f.optional(form, "right") or None
    yield ev.NotAlerted(partner(caller), about, text, None if by == partner(caller) else by)


def tells(form: Form, game: str) -> Events:
    """20F, 40: an alert, or an explanation as it was given."""
    about = f.ref(form)
    if f.one_of(form, "what", ("alert", "explains")) == "alert":
        yield ev.Alerted(partner(_caller(about)))
    else:
        yield ev.Explained(partner(_caller(about)), about, f.optional(form, "said") or None)


def asks(form: Form, game: str) -> Events:
    """20: a question at the table."""
    what = f.one_of(form, "what", ASKED)
    yield ev.Asked(f.seat(form), what, f.ref(form) if what == "call" else None)


def review(form: Form, game: str) -> Events:
    """20D, 20E: the auction is restated, or a review is corrected."""
    seat = f.seat(form)
    if f.one_of(form, "what", ("reviews", "corrects")) == "corrects":
        yield ev.ReviewCorrected(seat)
        return
    words = f.filled(form, "calls", w.EXPECT_CALL).replace(",", " ").split()
    yield ev.Reviewed(seat, tuple(f.call({"calls": word}, "calls", game) for word in words))


def attention(form: Form, game: str) -> Events:
    """9A: attention is drawn to an irregularity."""
    yield ev.Attention(f.seat(form))


def director(form: Form, game: str) -> Events:
    """9B1, 82C: the director is called, gives his ruling, or finds it wrong."""
    act = f.one_of(form, "act", ACTS)
    law = f.optional(form, "law") if act == "error" else ""
    yield ev.Director(act, law or None)


def manner(form: Form, game: str) -> Events:
    """16A: a hesitation, a remark, rights reserved."""
    seat = f.seat(form)
    match f.one_of(form, "what", ("hesitates", "says", "reserves")):
        case "hesitates":
            yield ev.Hesitated(seat)
        case "says":
            yield ev.Said(seat, f.filled(form, "said", w.EXPECT_QUOTED))
        case _:
            yield ev.Reserved(seat)


def both(form: Form, game: str) -> Events:
    """33: two calls at one moment."""
    yield ev.Simultaneous(_act(form, "seat", "call", "how"), _act(form, "other", "second", "and"))


def meant(form: Form, game: str) -> Events:
    """19A3, 40: a call with what it means, or a double that names a bid."""
    words = tuple(word for word in WORDS if form.get(f"word-{word}"))
    text = f.optional(form, "text") or None
    meaning = ev.Meaning(words, text) if words or text else None
    named = f.bid(form, "of", game) if f.optional(form, "of") else None
    made = f.call(form, "call", game)
    if named is not None and made not in ("X", "XX"):
        raise f.misread("of", f"'{named}'", "X, XX")
    yield ev.Called(f.seat(form), made, meaning, named)


def wrong_cards(form: Form, game: str) -> Events:
    """17D: calls made on another board's cards."""
    yield ev.WrongCards(f.seat(form))


def swapped(form: Form, game: str) -> Events:
    """16B: two players held each other's hand."""
    yield ev.SwappedHands(f.seat(form), f.seat(form, "other"))


def holds(form: Form, game: str) -> Events:
    """13, 14: a wrong number of cards."""
    yield ev.Counted(f.seat(form), f.number(form, "cards", w.EXPECT_HELD, PACK))


def new_pair(form: Form, game: str) -> Events:
    """15C: the right pair sits down."""
    yield ev.NewPair(f.one_of(form, "side", SIDES))


def hands_back(form: Form, game: str) -> Events:
    """The four hands are back in the board."""
    yield ev.HandsBack()


def finding(form: Form, game: str) -> Events:
    """A finding of the director before it is asked for (design section 4, Answers)."""
    option = f.one_of(form, "option", FOUND)
    about = f.ref(form) if f.optional(form, "of") else None
    yield ev.Answered("director", option, f.optional(form, "value") or None, None, about)


def plays(form: Form, game: str) -> Events:
    """41, 44: a card led or played, face up or not; a lead that is faced."""
    seat, how = f.seat(form), f.one_of(form, "how", ("played", "faced", "faces"))
    yield ev.Faced(seat) if how == "faces" else ev.Played(seat, f.one_card(form), how == "faced")


def claim(form: Form, game: str) -> Events:
    """68, 69: tricks claimed or conceded, and what an opponent says to it."""
    seat = f.seat(form)
    match f.one_of(form, "what", ("claims", "concedes", "agrees", "objects")):
        case "claims":
            yield ev.Claimed(seat, f.number(form, "tricks", w.EXPECT_TRICKS, TRICKS))
        case "concedes":
            yield ev.Conceded(seat, f.number(form, "tricks", w.EXPECT_TRICKS, TRICKS))
        case "agrees":
            yield ev.Agreed(seat)
        case _:
            yield ev.Objected(seat)


def result(form: Form, game: str) -> Events:
    """77, 79: the tricks that declarer has won, without the play."""
    yield ev.Tricks(f.number(form, "tricks", w.EXPECT_TRICKS, TRICKS))


def penalty(form: Form, game: str) -> Events:
    """90: a procedural penalty in per cent of a top or in IMPs, or a warning."""
    side = f.one_of(form, "side", SIDES)
    unit = f.one_of(form, "unit", ("%", "imps", "warning"))
    text = f.optional(form, "text") or None
    if unit == "warning":
        yield ev.Penalised(side, text=text)
        return
    amount = f.number(form, "amount", w.EXPECT_PENALTY, MOST)
    if not amount:
        raise f.misread("amount", "'0'", w.EXPECT_PENALTY)
    yield ev.Penalised(side, amount, "imps" if unit == "imps" else "%", text)


def owner(form: Form, game: str) -> Events:
    """Estimation: how an auction ended, as a scorer writes it."""
    seat = f.seat(form)
    joined = tuple(s for s in SEATS if form.get(f"with-{s}"))
    yield ev.Owned(seat, f.bid(form, "bid", game), joined)


def tricks(form: Form, game: str) -> Events:
    """Estimation: the tricks of each player."""
    yield ev.Tricks(by_seat=tuple((s, f.number(form, s, w.EXPECT_TRICKS, TRICKS)) for s in SEATS))


def note(form: Form, game: str) -> Events:
    """A note, kept and without effect."""
    yield ev.Noted(f.filled(form, "text", w.EXPECT_QUOTED))


def _caller(about: ev.CallRef) -> Seat:
    return next(seat for seat in SEATS if about.startswith(seat))


def _act(form: Form, seat: str, call: str, how: str) -> ev.Called | ev.Changed:
    who, made = f.seat(form, seat), f.call(form, call, "bridge")
    changed = f.one_of(form, how, ("calls", "changes")) == "changes"
    return ev.Changed(who, made) if changed else ev.Called(who, made)


FORMS: Final[dict[str, Callable[[Form, str], Events]]] = {
    "changes": changes,
    "exposes": exposes,
    "explains": explains,
    "no-alert": no_alert,
    "attention": attention,
    "director": director,
    "manner": manner,
    "both": both,
    "meant": meant,
    "tells": tells,
    "asks": asks,
    "review": review,
    "wrong-cards": wrong_cards,
    "swapped": swapped,
    "holds": holds,
    "new-pair": new_pair,
    "hands-back": hands_back,
    "finding": finding,
    "plays": plays,
    "claim": claim,
    "result": result,
    "penalty": penalty,
    "owner": owner,
    "tricks": tricks,
    "note": note,
}
