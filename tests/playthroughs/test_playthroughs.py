"""The whole answer to three stories, text and JSON, is the one that was read and kept."""

import json
from pathlib import Path

import pytest

from biddingbox import parse
from tests.playthroughs.regenerate import FOLDER, FORMS, answer, logs

AGAIN = "to keep the new answer: python -m tests.playthroughs.regenerate"


@pytest.mark.parametrize("suffix", FORMS)
@pytest.mark.parametrize("log", logs(), ids=lambda p: p.stem)
def test_the_answer_is_the_one_kept(log: Path, suffix: str) -> None:
    kept = log.with_suffix(suffix)
    assert kept.exists(), AGAIN
    assert answer(log, *FORMS[suffix]) == kept.read_text(encoding="utf-8"), AGAIN


def test_there_are_three_stories_and_no_orphans() -> None:
    assert [log.stem for log in logs()] == ["change", "insufficient", "rotation"]
    names = {log.stem for log in logs()}
    assert {p.stem for s in FORMS for p in FOLDER.glob(f"*{s}")} == names


@pytest.mark.parametrize("log", logs(), ids=lambda p: p.stem)
def test_text_and_json_say_the_same(log: Path) -> None:
    """The JSON's sentences are the text's, line breaks apart."""
    data = json.loads(answer(log, "--json"))
    text = " ".join(answer(log).split())
    for key in ("questions", "rulings", "restrictions"):
        for record in data[key]:
            assert " ".join(record["text"].split()) in text
    assert data["seq"] == parse(log.read_text(encoding="utf-8")).seq


def test_the_stories_are_about_what_they_say() -> None:
    read = {log.stem: json.loads(answer(log, "--json")) for log in logs()}
    assert [u["seq"] for u in read["change"]["unfit"]] == [8]
    assert read["insufficient"]["phase"] == "play"
    assert read["insufficient"]["restrictions"] == []
    assert [q["id"] for q in read["rotation"]["questions"]] == ["29A@10"]
