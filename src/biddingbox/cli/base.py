"""What the commands share: help as Fluent messages, errors with an exit code, the console.

Heavy modules are imported inside functions, so that ``--help`` stays quick.
"""

import copy
import os
import sys
from collections.abc import Callable, Sequence
from typing import IO, TYPE_CHECKING, Any, Final, TypeVar

import click

from biddingbox.errors import NotationError

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from biddingbox.core import Refusal
    from biddingbox.i18n import Messages

#: Lines are not made longer than this, however wide the terminal.
WIDEST: Final = 100
#: Where a context keeps the language that ``--lang`` asks for.
LANG: Final = "biddingbox.lang"
#: Where a context keeps whether that language is written from right to left.
RIGHT_TO_LEFT: Final = "biddingbox.right-to-left"
Json = dict[str, Any]
F = TypeVar("F", bound=Callable[..., Any])


class Failure(click.ClickException):
    """What was asked for cannot be done: a line on stderr, exit code 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        click.echo(f"biddingbox: {self.format_message()}", file=file or sys.stderr)


class Option(click.Option):
    """An option whose ``help`` is a message identifier."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        said = copy.copy(self)
        said.help = said_help(self.help or "")
        return click.Option.get_help_record(said, ctx)


class Command(click.Command):
    """A command whose ``help``, ``short_help`` and ``epilog`` are message identifiers."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Look for ``--lang`` first: help is given before the options are read."""
        if lang := _asked(args):
            ctx.meta[LANG] = lang
        return super().parse_args(ctx, args)

    def get_short_help_str(self, limit: int = 45) -> str:
        return said_help(self.short_help or "")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found is not None:
            found.help = said_help("cli-help-help")
        return found

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, said_help("cli-usage") + ": ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for paragraph in said_help(self.help or "").split("\n\n"):
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(paragraph)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [p for p in self.get_params(ctx) if not isinstance(p, click.Argument)]
        records = [record for p in options if (record := p.get_help_record(ctx)) is not None]
        with formatter.section(said_help("cli-head-options")):
            formatter.write_dl(records)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.epilog:
            formatter.write("\n")
            for line in said_help(self.epilog).splitlines():
                formatter.write(f"  {line}".rstrip() + "\n")


class Group(Command, click.Group):
    """A group of such commands, listed in the order in which they were added."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        shown = [(name, c) for name, c in self.commands.items() if not c.hidden]
        with formatter.section(said_help("cli-head-commands")):
            formatter.write_dl([(name, c.get_short_help_str()) for name, c in shown])


def _asked(args: Sequence[str]) -> str | None:
    """What ``--lang`` says among the arguments, if it is there."""
    for i, arg in enumerate(args):
        if arg == "--lang":
            return args[i + 1] if i + 1 < len(args) else None
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    return None


def said_help(message_id: str) -> str:
    """A help text in the language asked for, in English where that is not there."""
    from biddingbox.i18n import LANGUAGES, VARIABLE, language, messages

    ctx = click.get_current_context(silent=True)
    asked = (ctx.meta.get(LANG) if ctx else None) or os.environ.get(VARIABLE, "")
    lang = language(asked)
    return messages(lang if lang in LANGUAGES else "en").text(message_id)


def option(*declarations: str, help: str, **attrs: Any) -> Callable[[F], F]:
    """:func:`click.option` with a message identifier for its help."""
    return click.option(*declarations, cls=Option, help=help, **attrs)


def lang_option(function: F) -> F:
    """``--lang``, of the commands that speak."""
    return option(
        "--lang", default="en", envvar="BIDDINGBOX_LANG", metavar="[en|pt|ar]", help="cli-help-lang"
    )(function)


def json_option(function: F) -> F:
    """``--json``."""
    return option("--json", "as_json", is_flag=True, help="cli-help-json")(function)


def speak(lang: str) -> "Messages":
    """The messages of a language (``pt_BR`` is ``pt``), or :class:`Failure`."""
    from biddingbox.i18n import DIGITS, LANGUAGES, language, messages
    from biddingbox.i18n.direction import NUMERALS

    if language(lang) in LANGUAGES:
        asked = os.environ.get(DIGITS, "").strip().casefold()
        m = messages(language(lang), asked if asked in NUMERALS else "latn")
        if (ctx := click.get_current_context(silent=True)) is not None:
            ctx.meta[RIGHT_TO_LEFT] = m.right_to_left
        return m
    raise Failure(messages().text("cli-lang-unknown", lang=lang, known=", ".join(LANGUAGES)))


#: What is ruled under: editions, and the game of each.
EDITIONS: Final = {
    "1997": "bridge", "2017": "bridge", "law18": "estimation", "common": "estimation",
}  # fmt: skip
#: How the option that names an edition is shown.
EDITION_HINT: Final = f"[{'|'.join(EDITIONS)}]"


def check_edition(m: "Messages", game: str, edition: str) -> None:
    """Raise :class:`Failure` for a game or an edition that nothing is ruled under."""
    if EDITIONS.get(edition) != game:
        known = ", ".join(f"{game} {edition}" for edition, game in EDITIONS.items())
        text = m.text("cli-edition-unknown", game=game, edition=edition, known=known)
        raise Failure(text)


def console() -> "Console":
    """Standard output: coloured on a terminal only, plain elsewhere, at most 100 columns wide."""
    from rich.console import Console

    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    made = Console(highlight=False, markup=False, emoji=False)
    made.width = min(made.width, WIDEST)
    return made


def emit(out: "Console", *parts: "RenderableType") -> None:
    """Print, without the blanks that layout leaves at the ends of lines."""
    from biddingbox.i18n.direction import laid_out

    with out.capture() as captured:
        for part in parts:
            out.print(part)
    lines = [line.rstrip() for line in captured.get().splitlines()]
    ctx = click.get_current_context(silent=True)
    if ctx is not None and ctx.meta.get(RIGHT_TO_LEFT):
        lines = laid_out(lines)
    click.echo("".join(f"{line}\n" for line in lines), nl=False)


def print_json(data: object) -> None:
    """Write JSON in the order given, indented by two."""
    import json

    click.echo(json.dumps(data, indent=2, ensure_ascii=False))


def refusal_text(m: "Messages", refusal: "Refusal") -> str:
    """Why a command is refused, with its clause in brackets where it has one."""
    from biddingbox.director.sentences import Sentences

    text = Sentences(m).refused(refusal)
    return m.text("cli-with-clause", text=text, law=refusal.clause) if refusal.clause else text


def notation_text(m: "Messages", error: NotationError) -> str:
    """Where the notation is at fault, or where the table refuses a line."""
    from biddingbox.core import Refusal
    from biddingbox.i18n.notation import in_language

    place = {"line": str(error.line), "column": str(error.column)}
    if isinstance(error.refusal, Refusal):
        why = refusal_text(m, error.refusal)
        return m.text("cli-error-refused", **place, found=error.found, text=why)
    found, expected = in_language(m, error.found), in_language(m, error.expected)
    return m.text("cli-error-notation", **place, found=found, expected=expected)
