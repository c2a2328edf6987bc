"""Whole answers of ``biddingbox rule``, kept as files: ``python -m tests.playthroughs.regenerate``.

Each ``NAME.log`` has ``NAME.txt`` (the text, with the tree) and ``NAME.json`` beside it; a whole
deal also has ``NAME.views``, what a seat and the director see at some points of it. Read the
difference before you keep it.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from click.testing import CliRunner

from biddingbox import log as logs_of
from biddingbox import parse
from biddingbox.cli import main as biddingbox
from biddingbox.core import Viewer

FOLDER = Path(__file__).parent
FORMS = {".txt": ("--tree",), ".json": ("--json",)}
#: The points of each whole deal, by seq, and who looks.
VIEWS: Final[dict[str, tuple[tuple[int, Viewer], ...]]] = {
    "deal-1997": ((3, "S"), (13, "N"), (23, "E"), (23, "director"), (67, "director"), (69, "N")),
    "deal-2017": ((12, "E"), (14, "director"), (19, "N"), (49, "S"), (51, "director")),
    "deal-common": ((4, "S"), (30, "N"), (56, "director")),
    "deal-law18": ((5, "E"), (8, "W"), (40, "S"), (60, "director")),
}


def logs() -> list[Path]:
    """The logs that are played through."""
    return sorted(FOLDER.glob("*.log"))


def answer(log: Path, *options: str) -> str:
    """What ``biddingbox rule`` prints for a log, eighty columns wide and without colour."""
    env = {"COLUMNS": "80", "NO_COLOR": "1", "TERM": "dumb"}
    result = CliRunner().invoke(biddingbox, ["rule", *options, str(log)], env=env)
    if result.exit_code:
        raise AssertionError(result.output)
    return result.output.rstrip("\n") + "\n"


def views(log: Path) -> str:
    """What is seen at the points of :data:`VIEWS`: a line for each key of the view."""
    whole = parse(log.read_text(encoding="utf-8"))
    lines: list[str] = []
    for seq, viewer in VIEWS[log.stem]:
        seen = logs_of.fold(whole.opening, whole.events[:seq]).view(viewer)
        shown = [f"{k}: {json.dumps(v)}" for k, v in seen.items()]
        lines += [f"# {viewer}, after {seq}", *shown, ""]
    return "\n".join(lines)


def golden() -> Iterator[tuple[Path, str]]:
    """Every golden file, and what it should hold."""
    for log in logs():
        for suffix, options in FORMS.items():
            yield log.with_suffix(suffix), answer(log, *options)
        if log.stem in VIEWS:
            yield log.with_suffix(".views"), views(log)


def regenerate() -> list[Path]:
    """Write the golden files; those that were changed."""
    changed = []
    for path, text in golden():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            changed.append(path)
    return changed


if __name__ == "__main__":
    for written in regenerate():
        print(written.name)
