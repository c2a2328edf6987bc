"""Whole answers of ``biddingbox rule``, kept as files: ``python -m tests.playthroughs.regenerate``.

Each ``NAME.log`` has ``NAME.txt`` (the text, with the tree) and ``NAME.json`` beside it. Read the
difference before you keep it.
"""

from collections.abc import Iterator
from pathlib import Path

from click.testing import CliRunner

from biddingbox.cli import main as biddingbox

FOLDER = Path(__file__).parent
FORMS = {".txt": ("--tree",), ".json": ("--json",)}


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


def golden() -> Iterator[tuple[Path, str]]:
    """Every golden file, and what it should hold."""
    for log in logs():
        for suffix, options in FORMS.items():
            yield log.with_suffix(suffix), answer(log, *options)


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
