"""One event in words: the sentence for it, and the small print beside it."""

from collections.abc import Iterable
from typing import Final, assert_never

from biddingbox import events as ev
from biddingbox.director.answered import Moment
from biddingbox.director.answered import sentence as answer_sentence
from biddingbox.i18n import Messages, phrases, signs
from biddingbox.records.notation_write import write_event

#: Events whose sentence needs the player at most, and the keys of their messages.
_ALONE: Final[dict[type, str]] = {
    ev.DashCall: "dash-call",
    ev.Avoid: "avoid",
    ev.Attention: "attention",
    ev.WrongCards: "wrong-cards",
    ev.Alerted: "alerted",
    ev.Faced: "faced",
    ev.Hesitated: "hesitated",
    ev.Reserved: "reserved",
    ev.Agreed: "agreed",
    ev.Objected: "objected",
    ev.HandsBack: "hands-back",
    ev.ReviewCorrected: "review-corrected",
}


def small_print(m: Messages, event: ev.Event) -> Iterable[str]:
    """What stands beside an event: a meaning, how it was done, who let it be known."""
    match event:
        case ev.Simultaneous(first=first, second=second):
            yield from (*small_print(m, first), *small_print(m, second))
        case ev.Called(meaning=meaning):
            yield from _meaning(m, meaning)
        case ev.Changed(meaning=meaning, at_once=at_once):
            yield from _meaning(m, meaning)
            if at_once:
                yield m.text("fact-note-at-once")
        case ev.Number(risk=True):
            yield m.text("fact-note-risk")
        case ev.Played(faced=True):
            yield m.text("fact-note-face-up")
        case ev.NotAlerted(by=by) if by is not None:
            yield m.text("fact-note-by", seat=phrases.person(m, by))


def _meaning(m: Messages, meaning: ev.Meaning | None) -> Iterable[str]:
    if meaning is None:
        return
    names = {"spades": "suit-S", "hearts": "suit-H", "diamonds": "suit-D", "clubs": "suit-C"}
    words = [m.text(names.get(word, f"fact-word-{word}")) for word in meaning.words]
    if meaning.text is not None:
        words.append(m.text("fact-words", text=signs.strip(meaning.text)))
    yield m.text("fact-means", what=phrases.listed(m, words))


def sentence(m: Messages, event: ev.Event, at: Moment) -> str:
    """An event as a sentence without its full stop; ``at`` is the table just before it."""

    def say(key: str, **args: str | int) -> str:
        seat = getattr(event, "seat", None)
        return m.text(f"fact-{key}", **({"seat": phrases.person(m, seat)} if seat else {}), **args)

    def about(ref: ev.CallRef) -> dict[str, str]:
        return {"by": phrases.person(m, ref[0]), "call": shown(at.called(ref))}

    def shown(call: str | None) -> str:
        return "none" if call in (None, "none") else phrases.call(m, str(call))

    def quoted(what: str, text: str | None) -> str:
        plain = signs.strip(text or "")
        return what if text is None else m.text("fact-quoted", what=what, text=plain)

    match event:
        case ev.Called(call=call, of=None):
            return say("called", call=shown(call))
        case ev.Called(call=call, of=bid):
            return say("called-of", call=shown(call), bid=shown(bid))
        case ev.With(bid=None):
            return say("called", call=shown("with"))
        case ev.With(bid=bid):
            return say("with-bid", call=shown("with"), bid=shown(bid))
        case ev.Number(number=number):
            return say("number", number=number)
        case ev.DashCall() | ev.Avoid() | ev.Attention() | ev.WrongCards() | ev.Alerted() as one:
            return say(_ALONE[type(one)])
        case ev.Faced() | ev.Hesitated() | ev.Reserved() | ev.Agreed() | ev.HandsBack() as one:
            return say(_ALONE[type(one)])
        case ev.Objected() | ev.ReviewCorrected() as one:
            return say(_ALONE[type(one)])
        case ev.Owned(bid=bid, joined=()):
            return say("owned", bid=shown(bid))
        case ev.Owned(bid=bid, joined=joined):
            players = phrases.listed(m, (phrases.person(m, seat) for seat in joined))
            return say("owned-joined", bid=shown(bid), joined=players)
        case ev.Changed(seat=seat, call=call):
            return say("changed", first=shown(at.called(seat)), call=shown(call))
        case ev.Wanted(call=call):
            return say("wanted", call=shown(call))
        case ev.Simultaneous(first=one, second=two):
            return say("simultaneous", first=sentence(m, one, at), second=sentence(m, two, at))
        case ev.Director(act="error", law=law) if law is not None:
            return say("director-error-law", law=phrases.clause(m, law))
        case ev.Director(act=act):
            return say(f"director-{act}")
        case ev.Answered():
            return answer_sentence(m, event, at)
        case ev.SwappedHands(other=other):
            return say("swapped-hands", other=phrases.person(m, other))
        case ev.NewPair(side=side):
            return say("new-pair", side=phrases.side_name(m, side))
        case ev.Counted(cards=cards):
            return say("counted", cards=cards)
        case ev.NotAlerted(about=ref, text=text):
            return quoted(say("not-alerted", **about(ref)), text)
        case ev.Asked(what="call", about=ref):
            return say("asked-call", **about(ref or ev.CallRef(event.seat)))
        case ev.Asked(what=what):
            return say(f"asked-{what}")
        case ev.Explained(about=ref, text=text):
            return quoted(say("explained", **about(ref)), text)
        case ev.Corrected(about=ref, text=text):
            return quoted(say("corrected", **about(ref)), text)
        case ev.Reviewed(calls=calls):
            return say("reviewed", calls=phrases.listed(m, map(shown, calls)))
        case ev.Exposed(cards=cards):
            names = phrases.listed(m, (phrases.card(m, card) for card in cards or ("hand",)))
            return say("exposed", cards=names)
        case ev.Played(card=card, irregular=True):
            return say("played-irregular", card=phrases.card(m, card))
        case ev.Played(card=card):
            tricks = at.view["tricks"]
            leads = not tricks or len(tricks[-1]["cards"]) == 4
            return say("led" if leads else "played", card=phrases.card(m, card))
        case ev.Said(text=text):
            return quoted(say("said"), text)
        case ev.Noted(text=text):
            return quoted(say("noted"), text)
        case ev.Claimed(tricks=tricks):
            return say("claimed", tricks=tricks)
        case ev.Conceded(tricks=tricks):
            return say("conceded", tricks=tricks)
        case ev.Penalised(side=side, amount=None, text=text):
            return quoted(say("warned", side=phrases.side_name(m, side)), text)
        case ev.Penalised(side=side, amount=amount, unit=unit, text=text):
            key = "penalised" if unit == "%" else "penalised-imps"
            return quoted(say(key, side=phrases.side_name(m, side), amount=amount or 0), text)
        case ev.Tricks(count=count) if count is not None:
            return say("tricks", tricks=count)
        case ev.Tricks(by_seat=by_seat):
            each = (m.text("fact-number", seat=phrases.person(m, s), number=n) for s, n in by_seat)
            return say("tricks-each", tricks=phrases.listed(m, each))
        case ev.Undo() | ev.Amend() | ev.Insert() | ev.Strike():
            return write_event(event)
        case _:
            assert_never(event)
