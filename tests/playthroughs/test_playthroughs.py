"""The whole answer to three stories and four whole deals is the one that was read and kept."""

import json
from pathlib import Path

import pytest

from biddingbox import Log, Refusal, parse
from biddingbox.log import fold
from tests.playthroughs.regenerate import FOLDER, FORMS, VIEWS, answer, logs, views

AGAIN = "to keep the new answer: python -m tests.playthroughs.regenerate"


@pytest.mark.parametrize("suffix", FORMS)
@pytest.mark.parametrize("log", logs(), ids=lambda p: p.stem)
def test_the_answer_is_the_one_kept(log: Path, suffix: str) -> None:
    kept = log.with_suffix(suffix)
    assert kept.exists(), AGAIN
    assert answer(log, *FORMS[suffix]) == kept.read_text(encoding="utf-8"), AGAIN


@pytest.mark.parametrize("log", VIEWS)
def test_what_is_seen_is_what_was_kept(log: str) -> None:
    kept = FOLDER / f"{log}.views"
    assert kept.exists(), AGAIN
    assert views(kept.with_suffix(".log")) == kept.read_text(encoding="utf-8"), AGAIN


def test_there_are_three_stories_four_deals_and_no_orphans() -> None:
    deals = ["deal-1997", "deal-2017", "deal-common", "deal-law18"]
    assert [log.stem for log in logs()] == ["change", *deals, "insufficient", "rotation"]
    assert list(VIEWS) == [p.stem for p in sorted(FOLDER.glob("*.views"))] == deals
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


def before(stem: str, seq: int) -> Log:
    """A whole deal as it was after so many lines."""
    whole = parse((FOLDER / f"{stem}.log").read_text(encoding="utf-8"))
    return fold(whole.opening, whole.events[:seq])


@pytest.mark.parametrize("stem", VIEWS)
def test_a_whole_deal_is_played_and_scored(stem: str) -> None:
    read = json.loads(answer(FOLDER / f"{stem}.log", "--json"))
    assert read["phase"] == "over"
    assert read["questions"] == []
    assert read["unfit"] == []
    assert read["scores"] != []
    cards = [c["card"] for trick in read["tricks"] for c in trick["cards"]]
    assert len(set(cards)) == len(cards) == (32 if stem == "deal-2017" else 52)


@pytest.mark.parametrize(
    ("stem", "seq", "line", "key", "clause"),
    [
        ("deal-1997", 13, "N HT", "lead-forbidden", "26A2"),
        ("deal-1997", 42, "S H6", "minor-penalty-card", "50C"),
        ("deal-1997", 30, "E HA", "must-follow-suit", "44C"),
        ("deal-2017", 15, "S H7", "lead-forbidden", "50D"),
        ("deal-2017", 49, "S D8", "play-after-claim-2017", "68D"),
        ("deal-common", 6, "N HQ", "must-follow-suit", ""),
        ("deal-law18", 8, "N D3", "play-out-of-turn", ""),
    ],
)
def test_a_card_that_breaks_the_law_is_refused(
    stem: str, seq: int, line: str, key: str, clause: str
) -> None:
    refused = before(stem, seq).append(line)
    assert isinstance(refused, Refusal)
    assert (refused.key, refused.clause) == (key, clause)
