"""Pages from templates: Jinja2, escaped, with the sentences of one language at hand.

A template has ``t('desk-…', seat=…)`` for a sentence: arguments that are seats or calls come as
letters and are put into words, as everywhere (:func:`biddingbox.i18n.phrases.in_words`). ``rich``
draws the calls of a sentence already made.
"""

import secrets
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from biddingbox.bridge.calls import BIDS
from biddingbox.i18n import Messages, messages, phrases, signs
from biddingbox.web import rich as drawing
from biddingbox.web.settings import RECORDS

STATIC: Final = Path(__file__).parent / "static"
#: A condition is no longer than this many characters.
LEAD: Final = 60
#: Languages by their own names, and the letters on the switch.
ENDONYMS: Final = {"en": ("EN", "English"), "pt": ("PT", "Português"), "ar": ("ع", "العربية")}


class Speaker:
    """The sentences of one language for the templates."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        #: Sentences with calls as signs, to be drawn; the plain ones are for attributes.
        self.m = messages(lang, signs=True)
        self.plain_m = messages(lang)
        self.direction = "rtl" if self.m.right_to_left else "ltr"

    def t(self, message_id: str, kind: str = "", /, **args: str | int) -> Markup:
        """A sentence of the messages as HTML, its calls drawn."""
        return _sentence(self.lang, message_id, kind, tuple(args.items()))

    def plain(self, message_id: str, /, **args: str | int) -> str:
        """A sentence as plain text, for a title or an attribute."""
        return _text(self.plain_m, message_id, args)

    def rich(self, text: str, kind: str = "") -> Markup:
        """A sentence already made, its calls drawn."""
        return _drawn(self.lang, text, kind)

    def led(self, text: str) -> Markup:
        """A sentence whose condition stands first, and out: "Anything else: …"."""
        head, colon, rest = text.partition(": ")
        if not colon or len(head) > LEAD:
            return self.rich(text)
        return Markup("<em>{}:</em> {}").format(self.rich(head), self.rich(rest))

    def call(self, name: str, kind: str = "") -> Markup:
        """A call drawn."""
        return drawing.call(self.m, name, kind)

    def face(self, name: str) -> Markup:
        """What is seen of a call, for a button whose name says it in words."""
        return drawing.face(self.m, name)

    def bid(self, name: str, call: str, off: bool, last: bool, pressed: bool) -> Markup:
        """A card of a bidding box, a button that sends the call as the field ``name``."""
        return _bid(self.lang, name, call, off, last, pressed)

    def playing_card(self, name: str) -> Markup:
        """A card drawn: the shape of its suit and its rank."""
        return drawing.card(self.plain_m, name)

    def card_face(self, name: str) -> Markup:
        """What is seen of a card, for a button whose name says it in words."""
        return drawing.card_face(name)

    def card_name(self, name: str) -> str:
        """What is seen of a card and what it is called: "K, king of hearts"."""
        return f"{name[1].replace('T', '10')}, {phrases.card(self.plain_m, name)}"

    def card_button(self, name: str) -> Markup:
        """A card that may be played, a button that sends it as the field ``card``."""
        return _card_button(self.lang, name)

    def spoken(self, name: str) -> str:
        """A call as it is read aloud."""
        return drawing.spoken(self.plain_m, name)

    def named(self, name: str) -> str:
        """What is seen on a card and what it is called: a card of no-trump shows letters."""
        if name in ("X", "XX"):
            return f"{name} {self.plain(f'desk-face-{name}')}"
        seen, said = phrases.call(self.plain_m, name), self.spoken(name)
        return f"{seen}, {said}" if name.endswith("NT") else said

    def heading(self, text: str) -> str:
        """A sentence for the title of a window, its calls written out."""
        return "".join(
            self.spoken(part) if is_call else part for part, is_call in signs.split(text)
        )

    def seat(self, seat: str) -> str:
        """A seat, or the director, by name."""
        return phrases.person(self.plain_m, seat)

    def letter(self, seat: str) -> str:
        """A seat's letter on the face; the director's is of the language too."""
        return (
            self.plain_m.text("desk-letter-director")
            if seat == "director"
            else (phrases.letter(self.plain_m, seat))
        )

    def cite(self, book: str, law: str) -> Markup:
        """A clause as a chip that opens its sheet; ``book`` is ``bridge/1997``."""
        return _cite(self.lang, book, law)

    def clause(self, law: str) -> str:
        """A clause as it is shown."""
        return phrases.clause(self.plain_m, law)


@lru_cache(maxsize=4096)
def _bid(lang: str, name: str, call: str, off: bool, last: bool, pressed: bool) -> Markup:
    values: dict[str, Any] = {"name": name, "call": call}
    values |= {"off": off, "last": last, "pressed": pressed}
    return Markup(page(lang, "parts/bid.html", **values).strip())


@lru_cache(maxsize=256)
def _card_button(lang: str, name: str) -> Markup:
    return Markup(page(lang, "parts/card.html", card=name).strip())


@lru_cache(maxsize=4096)
def _cite(lang: str, book: str, law: str) -> Markup:
    return Markup(page(lang, "parts/cite.html", book=book, law=law).strip())


@lru_cache(maxsize=8192)
def _drawn(lang: str, text: str, kind: str) -> Markup:
    return drawing.rich(messages(lang, signs=True), text, kind)


@lru_cache(maxsize=8192)
def _sentence(
    lang: str, message_id: str, kind: str, args: tuple[tuple[str, str | int], ...]
) -> Markup:
    m = messages(lang, signs=True)
    return drawing.rich(m, _text(m, message_id, dict(args)), kind)


def _text(m: Messages, message_id: str, args: dict[str, str | int]) -> str:
    worded = phrases.in_words(m, {k: v for k, v in args.items() if isinstance(v, str)})
    return m.text(message_id, **{**args, **worded})


def token() -> str:
    """A name for the command of a form that makes a case: sent twice, it makes one."""
    return secrets.token_urlsafe(16)


@cache
def speaker(lang: str) -> Speaker:
    """The speaker of a language, made once."""
    return Speaker(lang)


@cache
def environment() -> Environment:
    """The templates of this package."""
    env = Environment(
        loader=PackageLoader("biddingbox.web"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    env.globals["scripted"] = (STATIC / "vendor" / "htmx.min.js").is_file()
    env.globals["endonyms"] = ENDONYMS
    env.globals["bids"] = BIDS
    env.globals["token"] = token
    env.globals["most_bytes"] = RECORDS
    return env


def page(lang: str, template: str, *, fragment: bool = False, **values: Any) -> str:
    """A page in a language; ``fragment``: only what changes from one page to the next."""
    say = speaker(lang)
    context: dict[str, Any] = {
        "lang": lang,
        "fragment": fragment,
        "dir": say.direction,
        "say": say,
        "t": say.t,
        "plain": say.plain,
        "rich": say.rich,
        **values,
    }
    return environment().get_template(template).render(context)
