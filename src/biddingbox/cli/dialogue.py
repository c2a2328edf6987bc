"""``rule -i``: asks the open question, takes the answer, steps back.

An answer is the number of an option (``2``, or ``2 3H`` with what it takes), or any line of the
notation. Everything is a line of the log, a step back too: ``back`` appends ``undo``.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from biddingbox.cli.base import Json, console, notation_text, refusal_text
from biddingbox.errors import NotationError

if TYPE_CHECKING:
    from biddingbox.i18n import Messages
    from biddingbox.log import Log

PROMPT: Final = "> "


class Dialogue:
    """One dialogue over one log; ``log`` is the log as it now stands."""

    def __init__(self, log: "Log", m: "Messages") -> None:
        self.log = log
        self.m = m
        #: The seqs that ``back`` can return to, the present one last.
        self.points = list(range(len(log.events) + 1))
        self.saved: set[Path] = set()
        self.words: dict[str, Callable[[], None]] = {
            "back": self.back,
            "tree": self.tree,
            "log": self.write,
            "help": self.help,
            "?": self.help,
        }

    def run(self, *, with_tree: bool = False) -> None:
        """Talk until ``quit`` or the end of the input."""
        self.show()
        if with_tree:
            self.tree()
        click.echo()
        self.say("cli-dialogue-hint")
        while (line := self.read()) is not None:
            if line.lower() in ("quit", "exit", "q"):
                return
            if line:
                self.take(line)

    def read(self) -> str | None:
        """The next line without blanks around it; None at the end of the input."""
        if sys.stdin.isatty():
            try:
                return input("\n" + PROMPT).strip()
            except EOFError:
                click.echo()
                return None
        line = sys.stdin.readline()
        return line.strip() if line else None

    def take(self, line: str) -> None:
        """Do what one line says."""
        word, _, rest = line.partition(" ")
        if line.lower() in self.words:
            self.words[line.lower()]()
        elif word.lower() == "save":
            self.save(rest.strip())
        elif word.isdecimal() and (chosen := self.option(int(word))) is not None:
            self.choose(*chosen, rest.strip())
        elif word.isdecimal():
            self.say("cli-dialogue-no-option", number=word)
        elif (named := self.named(word.lower())) is not None:
            self.choose(*named, rest.strip())
        elif (caller := self.caller(line)) is not None:
            self.append(f"{caller} {line}")
        else:
            self.append(line)

    def say(self, message_id: str, /, **args: str) -> None:
        """Print one message."""
        click.echo(self.m.text(message_id, **args))

    def answer(self) -> Json:
        """The answer as it now stands."""
        from biddingbox.director.answer import answer

        return dict(answer(self.log, self.m))

    def show(self) -> None:
        """Print the answer."""
        from biddingbox.cli.show import show

        click.echo()
        show(self.answer(), self.m, console())

    def option(self, number: int) -> tuple[Json, Json] | None:
        """The question and the option that stand at a number."""
        from biddingbox.cli.show import numbered

        for question, first in numbered(self.answer()):
            if first <= number < first + len(question["options"]):
                return question, question["options"][number - first]
        return None

    def named(self, key: str) -> tuple[Json, Json] | None:
        """The question and the option of that key, where only one open question has it."""
        found = [
            (q, o) for q in self.answer()["questions"] for o in q["options"] if o["key"] == key
        ]
        return found[0] if len(found) == 1 else None

    def caller(self, line: str) -> str | None:
        """Who makes a call that is typed alone: the player in turn; None where it is no call."""
        from biddingbox.records.notation import parse_short

        try:
            called = parse_short(line, "N")
        except NotationError:
            return None
        turn = self.answer()["turn"]
        return str(turn) if len(called) == 1 and ":" not in line and turn else None

    def choose(self, question: Json, option: Json, value: str) -> None:
        """Give the answer that an option stands for; ask for what it takes, if it was not given."""
        values = list(option.get("values") or ())
        if option.get("takes") and not value:
            if len(values) == 1:
                value = str(values[0])
            elif option["takes"] != "SUITS":
                from biddingbox.i18n.calls import shorten

                key = "cli-dialogue-value" if values else "cli-dialogue-any-value"
                self.say(key, takes=option["takes"], values=shorten(values, self.m, typed=True))
                value = self.read() or ""
                if not value:
                    return
        self.append(answer_line(question, option, value))

    def append(self, line: str) -> None:
        """Append a line of the notation, or say why it is refused."""
        from biddingbox.core import Refusal

        try:
            after = self.log.append(line)
        except NotationError as error:
            click.echo(notation_text(self.m, error))
            return
        if isinstance(after, Refusal):
            self.say("cli-dialogue-refused", line=line, text=refusal_text(self.m, after))
            return
        self.log = after
        self.points.append(len(after.events))
        self.show()

    def back(self) -> None:
        """Undo the last line that has not been undone."""
        if len(self.points) == 1:
            self.say("cli-dialogue-at-start")
            return
        target = self.points[-2]
        points = self.points[:-1]
        self.append(f"undo {target}")
        self.points = points

    def tree(self) -> None:
        """Print every path from here."""
        from biddingbox.cli.tree import show_tree
        from biddingbox.director.tree import tree

        bound = self.answer()["restrictions"]
        show_tree(tree(self.log, self.m), self.m, console(), bound=bound)

    def write(self) -> None:
        """Print the log in the notation."""
        click.echo(self.log.text(), nl=False)

    def save(self, name: str) -> None:
        """Write the log to a file; one that this dialogue has not written is not overwritten."""
        if not name:
            self.say("cli-dialogue-save-where")
            return
        path = Path(name)
        try:
            with path.open("w" if path in self.saved else "x", encoding="utf-8") as file:
                file.write(self.log.text())
        except OSError as error:
            self.say("cli-error-file", name=name, why=error.strerror or str(error))
            return
        self.saved.add(path)
        self.say("cli-dialogue-saved", name=name)

    def help(self) -> None:
        """Print what can be typed."""
        self.say("cli-dialogue-help")


def answer_line(question: Json, option: Json, value: str) -> str:
    """The line of the notation that gives an answer; a replacement call is just made."""
    if option["key"] == "call":
        return f"{question['to']} {value}"
    words = (question["to"], option["key"], value, "re", question["id"])
    return " ".join(word for word in words if word)
