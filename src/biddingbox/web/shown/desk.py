"""A case as the desk shows it: everything that a page of it needs, made from its log."""

from typing import Any

import msgspec

from biddingbox.director.answer import answer as answered
from biddingbox.director.facts import Step, steps
from biddingbox.director.sheet import Sheet, sheet
from biddingbox.director.speech import Speech, speech
from biddingbox.director.summary import edition_line, phase_lines, table_line
from biddingbox.i18n import Messages
from biddingbox.log import Log
from biddingbox.web.shown.board import Board, board
from biddingbox.web.shown.play import Tricks, tricks
from biddingbox.web.shown.question import Panel, panels
from biddingbox.web.shown.scored import Side, scores

Json = dict[str, Any]


class Desk(msgspec.Struct, frozen=True):
    """The parts of the desk page. ``status`` says how things stand where nothing is asked."""

    answer: Json
    title: str
    edition: str
    table: str
    board: Board
    panels: tuple[Panel, ...]
    status: tuple[str, ...]
    speech: Speech
    steps: tuple[Step, ...]
    sheet: Sheet
    tricks: Tricks | None
    scores: tuple[Side, ...]


def desk(log: Log, m: Messages) -> Desk:
    """The desk of a log, in the language of the messages (with calls as signs)."""
    answer, happened = answered(log, m), steps(log, m)
    return Desk(
        answer=answer,
        title=title(answer, m),
        edition=edition_line(answer, m),
        table=table_line(answer, m),
        board=board(answer, m),
        panels=panels(answer, m),
        status=tuple(phase_lines(answer, m)),
        speech=speech(log, m),
        steps=happened,
        sheet=sheet(log, m, answer, happened),
        tricks=tricks(log, m),
        scores=scores(answer, m),
    )


def title(answer: Json, m: Messages) -> str:
    """What a case is called: its board or its deal, else who dealt."""
    if answer["game"] == "estimation":
        if answer.get("deal") is not None:
            return m.text("cli-deal", deal=str(answer["deal"]))
    elif answer.get("board") is not None:
        return m.text("cli-board", board=str(answer["board"]))
    return m.text("cli-dealer", seat=m.text(f"seat-{answer['dealer']}"))
