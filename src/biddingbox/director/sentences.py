"""From message keys to sentences: rulings, questions, options, restrictions, refusals."""

from collections.abc import Mapping
from typing import Any

from biddingbox.bridge.laws import law12
from biddingbox.core import Refusal
from biddingbox.i18n import Messages, ident, phrases

Json = dict[str, Any]


class Sentences:
    """The sentences of one language for what :mod:`biddingbox.bridge.view` gives as data."""

    def __init__(self, messages: Messages, edition: str = "") -> None:
        self.messages = messages
        self.edition = edition

    def _own(self, name: str, *more: str) -> str:
        """The first of the names that there is, that of the edition before the common one."""
        for each in (*(f"{x}-{self.edition}" for x in (*more, name)), *more):
            if self.messages.has(each):
                return each
        return name

    def _text(self, name: str, args: Mapping[str, str]) -> str:
        return self.messages.text(name, **phrases.in_words(self.messages, args))

    def ruling(self, record: Json) -> Json:
        """A ruling with its sentence: that of its clause and key, else that of the key."""
        name = f"ruling-{record['key']}"
        name = self._own(name, f"{name}-{ident(record['law'])}")
        return {**record, "text": self._text(name, record["args"])}

    def question(self, record: Json) -> Json:
        """A question with its sentence, each option with what follows from it."""
        key, args = record["key"], record["args"]
        options = [
            {**o, "then": self._text(self._own(f"option-{key}-{o['key']}"), o["args"])}
            for o in record["options"]
        ]
        if key in law12.KEYS:
            args = {**args, "what": self.review({"law": record["law"], "args": args})["question"]}
        text = self._text(self._own(f"question-{key}"), args)
        return {**record, "text": text, "options": options}

    def restriction(self, record: Json) -> Json:
        """A restriction with its sentence."""
        return {**record, "text": phrases.restriction(self.messages, record)}

    def review(self, record: Json) -> Json:
        """A matter to come back to, with the question that the director asks himself."""
        text = self._text(self._own(f"review-{ident(record['law'])}"), record["args"])
        return {**record, "question": text}

    def refused(self, refusal: Refusal) -> str:
        """Why a command is refused."""
        return self._text(f"refused-{refusal.key}", refusal.args)

    def unfit(self, record: Json) -> Json:
        """Why an event no longer fits."""
        return {**record, "text": self._text(f"refused-{record['key']}", record["args"])}
