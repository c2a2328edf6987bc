"""What ``rule`` is given: a file, standard input, the short form, or a text after ``-e``.

A file may be a record, PBN or LIN.
"""

import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from biddingbox.cli.base import EDITIONS, Failure, check_edition, notation_text
from biddingbox.errors import NotationError
from biddingbox.seats import Seat, board_dealer

if TYPE_CHECKING:
    from biddingbox.events import Opening
    from biddingbox.i18n import Messages
    from biddingbox.log import Log
    from biddingbox.records.notation import ParsedLog

#: A file of logs is not read beyond this many bytes.
LARGEST = 64_000_000
_NAMES_GAME: Final = re.compile(r"(?:^|;)[ \t]*game\b", re.MULTILINE)


def read_logs(
    source: Sequence[str],
    expression: str | None,
    m: "Messages",
    *,
    edition: str | None = None,
    dealer: Seat | None = None,
    together: bool = False,
) -> "list[Log]":
    """The logs of a source.

    ``together``: they are deals of one game, each told by those before it what its header does not
    say (:func:`biddingbox.sheets.game_order.builds`). Raises :class:`Failure` on whatever cannot be
    read or is refused.
    """
    game = "bridge" if edition is None else EDITIONS.get(edition, "bridge")
    if edition is not None:
        check_edition(m, game, edition)
    try:
        parsed = _parse(source, expression, m, dealer, game, edition)
        if not parsed:
            raise Failure(m.text("cli-error-no-log"))
        if together:
            from biddingbox.sheets.game_order import builds

            return list(builds(parsed))
        return [_log(each, m, edition, dealer) for each in parsed]
    except NotationError as error:
        raise Failure(notation_text(m, error)) from None


def _parse(
    source: Sequence[str],
    expression: str | None,
    m: "Messages",
    dealer: Seat | None,
    game: str,
    edition: str | None,
) -> "Sequence[ParsedLog]":
    from biddingbox.events import Opening
    from biddingbox.records.forms import HEAD, form_of_bytes
    from biddingbox.records.notation import (
        ParsedLog,
        Place,
        parse_logs,
        parse_short,
        read_text,
        write_event,
    )

    if (expression is None) == (not source):
        raise Failure(m.text("cli-error-one-source"))
    if expression is not None:
        return _under(edition, expression, parse_logs(expression))
    if (data := _bytes(source, m)) is not None:
        if (form := form_of_bytes(data[:HEAD])) is not None:
            from biddingbox.cli import read_records

            return read_records.logs(data, form, source[0], edition, m)
        text = read_text(data)
        return _under(edition, text, parse_logs(text))
    events = parse_short(" ".join(source), dealer or "N", game)
    places = tuple(Place(1, 1, write_event(event)) for event in events)
    opening = Opening(game, edition or "1997", dealer=dealer or "N")
    return [ParsedLog(opening, events, places)]


def _under(
    edition: str | None, text: str, logs: "Sequence[ParsedLog]"
) -> "Sequence[ParsedLog]":  # fmt: skip
    """The logs of a text; one of bridge that names no game is of the edition asked for."""
    if edition is None or EDITIONS[edition] != "bridge" or _NAMES_GAME.search(text):
        return logs
    return [
        msgspec.structs.replace(log, opening=msgspec.structs.replace(log.opening, edition=edition))
        for log in logs
    ]


def _log(parsed: "ParsedLog", m: "Messages", edition: str | None, dealer: Seat | None) -> "Log":
    from biddingbox.log import build

    opening = _opening(parsed.opening, m, edition, dealer)
    return build(msgspec.structs.replace(parsed, opening=opening))


def _opening(
    opening: "Opening", m: "Messages", edition: str | None, dealer: Seat | None
) -> "Opening":
    """The opening event with ``--dealer``; what contradicts the log is a :class:`Failure`."""
    check_edition(m, opening.game, opening.edition)
    if edition is not None and edition != opening.edition:
        raise Failure(m.text("cli-error-edition", asked=edition, found=opening.edition))
    known = opening.dealer or (board_dealer(opening.board) if opening.board else None)
    if dealer is None or dealer == known:
        return opening
    if known is not None:
        raise Failure(m.text("cli-error-dealer", asked=dealer, found=known))
    return msgspec.structs.replace(opening, dealer=dealer)


def _bytes(source: Sequence[str], m: "Messages") -> bytes | None:
    """The bytes of standard input or of a file; None if the source is the short form."""
    if len(source) > 1:
        return None
    name = source[0]
    if name == "-":
        data = sys.stdin.buffer.read(LARGEST + 1)
    else:
        try:
            path = Path(name)
            if not name or not path.exists():
                return None
            with path.open("rb") as file:
                data = file.read(LARGEST + 1)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise Failure(m.text("cli-error-file", name=name, why=why)) from None
    if len(data) > LARGEST:
        raise Failure(m.text("cli-error-file", name=name, why=m.text("cli-error-too-large")))
    return data
