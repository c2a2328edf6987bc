"""From message keys to sentences: rulings, questions, options, restrictions, refusals."""

from collections.abc import Mapping
from typing import Any

from biddingbox.core import Refusal
from biddingbox.i18n import Messages, ident, phrases

Json = dict[str, Any]


class Sentences:
    """The sentences of one language for what :mod:`biddingbox.bridge.view` gives as data."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages

    def _text(self, name: str, args: Mapping[str, str]) -> str:
        return self.messages.text(name, **phrases.in_words(self.messages, args))

    def ruling(self, record: Json) -> Json:
        """A ruling with its sentence: that of its clause and key, else that of the key."""
        particular = f"ruling-{record['key']}-{ident(record['law'])}"
        name = particular if self.messages.has(particular) else f"ruling-{record['key']}"
        return {**record, "text": self._text(name, record["args"])}

    def question(self, record: Json) -> Json:
        """A question with its sentence, each option with what follows from it."""
        key, args = record["key"], record["args"]
        options = [
            {**o, "then": self._text(f"option-{key}-{o['key']}", o["args"])}
            for o in record["options"]
        ]
        return {**record, "text": self._text(f"question-{key}", args), "options": options}

    def restriction(self, record: Json) -> Json:
        """A restriction with its sentence."""
        return {**record, "text": phrases.restriction(self.messages, record)}

    def review(self, record: Json) -> Json:
        """A matter to come back to, with the question that the director asks himself."""
        text = self._text(f"review-{ident(record['law'])}", record["args"])
        return {**record, "question": text}

    def refused(self, refusal: Refusal) -> str:
        """Why a command is refused."""
        return self._text(f"refused-{refusal.key}", refusal.args)

    def unfit(self, record: Json) -> Json:
        """Why an event no longer fits."""
        return {**record, "text": self._text(f"refused-{record['key']}", record["args"])}
