"""PBN 2: games written as they are, and the bytes of a file."""

import codecs
from collections.abc import Iterable, Iterator

from biddingbox.records.pbn_game import Game
from biddingbox.records.pbn_text import Form

#: 2.3: what the export format is written in; characters beyond Latin-1 become ``?`` (2.2).
EXPORT_FORM = Form("latin-1", "\r\n")


def write(game: Game) -> str:
    """The text of a game, as it was read: line ends are LF."""
    return game.text


def dump(texts: Iterable[Game | str], form: Form | None = None) -> Iterator[bytes]:
    """The bytes of a file of these games, or of texts made by ``export``, one by one."""
    form = form or Form()
    encoder = codecs.getincrementalencoder(form.encoding)(errors="replace")
    for text in texts:
        yield encoder.encode(
            (text if isinstance(text, str) else text.text).replace("\n", form.newline)
        )
