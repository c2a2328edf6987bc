"""An answer of design section 5 as text: the edition, the auction, what is open, ruled, binding.

Everything here reads the JSON form of the answer, so that what is printed and what ``--json``
gives cannot differ.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from biddingbox.cli import diagram, show_estimation
from biddingbox.cli.base import emit
from biddingbox.director import scored
from biddingbox.director.binds import to_come_back_to
from biddingbox.director.summary import edition_line, phase_lines, table_line
from biddingbox.i18n import phrases
from biddingbox.i18n.calls import shorten

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from biddingbox.cli.base import Json
    from biddingbox.i18n import Messages

Row = tuple[str, str]


def show(answer: "Json", m: "Messages", console: "Console") -> None:
    """Print a whole answer."""
    emit(console, *parts(answer, m))


def parts(answer: "Json", m: "Messages") -> "Iterable[RenderableType]":
    """The pieces of an answer, in the order in which they are printed."""
    from rich.text import Text

    yield Text(edition_line(answer, m), style="bold")
    yield Text(table_line(answer, m), style="dim")
    yield Text("")
    if answer["game"] == "bridge" or show_estimation.has_auction(answer):
        yield from diagram.lines(answer, m)
        yield Text("")
    yield from map(Text, phase_lines(answer, m))
    if estimation := answer["game"] == "estimation":
        yield from show_estimation.numbers(answer, m)
    width = max((len(law) for law, _ in _all_rows(answer, m)), default=0)
    for question, first in numbered(answer):
        yield Text("")
        yield from question_parts(question, first, m, width)
    for heading, rows in sections(answer, m):
        if rows:
            yield Text("")
            yield Text(heading, style="bold")
            yield grid(rows, width)
    if estimation:
        yield from show_estimation.sheet(answer, m)


def numbered(answer: "Json") -> "list[tuple[Json, int]]":
    """The open questions, each with the number of its first option; options are counted through."""
    found, first = [], 1
    for question in answer["questions"]:
        found.append((question, first))
        first += len(question["options"])
    return found


def question_parts(
    question: "Json", first: int, m: "Messages", width: int
) -> "Iterable[RenderableType]":
    """Who is asked what under which clause, and each option with what follows from it."""
    from rich.table import Table
    from rich.text import Text

    who = m.text(f"seat-{question['to']}")
    key = "director" if question["to"] == "director" else "player"
    head = m.text(f"cli-asked-{key}", who=who, law=phrases.clause(m, question["law"]))
    line = Text.assemble((head, "bold cyan"))
    audience = question.get("audience", "table")
    if audience not in ("table", question["to"]):
        line.append(" " + m.text(f"cli-audience-{audience}"), style="dim")
    yield line
    yield _indented(question["text"])
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, min_width=width)
    table.add_column(ratio=1)
    for number, option in enumerate(question["options"], first):
        then = str(option.get("then") or "")
        if option.get("takes") == "CALL" and len(option.get("values", ())) > 1:
            values = shorten(option["values"], m, typed=True)
            then = m.text("cli-option-values", then=then, values=values).strip()
        table.add_row(
            Text(f"  {number}"),
            Text(name(option), style="bold"),
            Text(phrases.clause(m, option["law"])),
            Text(then),
        )
    yield table


def name(option: "Json") -> str:
    """An option as it is written in a log: its key and what it takes."""
    takes = option.get("takes")
    return f"{option['key']} {takes}" if takes else str(option["key"])


def sections(answer: "Json", m: "Messages") -> list[tuple[str, list[Row]]]:
    """The lists below the questions: a heading, and rows of clause and sentence."""
    return [
        (m.text("cli-ruled"), [_ruling(r, m) for r in answer["rulings"]]),
        (m.text("cli-binds"), [(r["law"], r["text"]) for r in answer["restrictions"]]),
        (m.text("cli-unauthorised"), [_unauthorised(u, m) for u in answer["unauthorised"]]),
        (m.text("cli-reviews"), [_review(r) for r in to_come_back_to(answer)]),
        (m.text("cli-scores"), [_score(row) for row in scored.rows(m, answer)]),
        (m.text("cli-tricks"), _tricks(answer, m)),
        (m.text("cli-unfit"), [_unfit(u, m) for u in answer["unfit"]]),
    ]


def _ruling(ruling: "Json", m: "Messages") -> Row:
    audience = ruling.get("audience", "table")
    note = "" if audience == "table" else " " + m.text(f"cli-audience-{audience}")
    gap = " " + m.text("cli-not-settled", gap=str(ruling["gap"])) if ruling.get("gap") else ""
    return phrases.clause(m, ruling["law"]), f"{ruling['text']}{note}{gap}"


def _unauthorised(heard: "Json", m: "Messages") -> Row:
    return heard["law"], str(heard.get("text") or heard_text(heard, m))


def heard_text(heard: "Json", m: "Messages") -> str:
    """What a side may not use, as a sentence."""
    side, seat = m.text(f"side-{heard['side']}"), m.text(f"seat-{heard['seat']}")
    if heard.get("call") is None:
        return m.text("cli-heard-words", side=side, seat=seat)
    return m.text("cli-heard-call", side=side, seat=seat, call=phrases.call(m, heard["call"]))


def _review(review: "Json") -> Row:
    return review["law"], str(review.get("text") or review["question"])


def _score(row: Row) -> Row:
    law, text = row
    return law, text if law else f"  {text}"


def _tricks(answer: "Json", m: "Messages") -> list[Row]:
    tricks = answer.get("tricks") or ()
    return [
        (
            str(number),
            "  ".join(f"{phrases.letter(m, c['seat'])} {c['card']}" for c in trick["cards"]),
        )
        for number, trick in enumerate(tricks, 1)
    ]


def _unfit(unfit: "Json", m: "Messages") -> Row:
    return unfit.get("law", ""), m.text("cli-unfit-line", seq=str(unfit["seq"]), why=unfit["text"])


def _all_rows(answer: "Json", m: "Messages") -> list[Row]:
    rows = [row for _, rows in sections(answer, m) for row in rows]
    return rows + [
        (phrases.clause(m, o["law"]), "") for q in answer["questions"] for o in q["options"]
    ]


def grid(rows: Iterable[Row], width: int = 0) -> "RenderableType":
    """Rows of clause and sentence, the sentences aligned and wrapped."""
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=width + 2)
    table.add_column(ratio=1)
    for law, text in rows:
        table.add_row(Text(f"  {law}", style="cyan"), Text(text))
    return table


def _indented(text: Any) -> "RenderableType":
    from rich.padding import Padding
    from rich.text import Text

    return Padding(Text(str(text)), (0, 0, 0, 2))
