"""``laws --find``: everyday words find the law."""

import json

import pytest
from click.testing import CliRunner, Result

from biddingbox.bridge.rulebook import laws
from biddingbox.cli import main
from biddingbox.i18n import messages
from biddingbox.i18n.finding import MOST, alike, find, folded


def run(*args: str) -> Result:
    return CliRunner().invoke(main, ["laws", *args], catch_exceptions=False)


def found(lang: str, words: str) -> list[str]:
    return [row.law for row in find(messages(lang), words, laws())]


@pytest.mark.parametrize(
    ("words", "law"),
    [
        ("exposed card", "24"),
        ("card face up", "24"),
        ("changed his mind", "25B1"),
        ("slip of the tongue", "25A"),
        ("bid out of turn", "29B"),
        ("passed out of turn", "30A"),
        ("he passed when it was not his turn", "30A"),
        ("doubled out of turn", "32"),
        ("opened at the dealer's turn", "31B"),
        ("insufficient", "27B"),
        ("not enough", "27B"),
        ("doubled partner", "36"),
        ("eight", "38"),
        ("wrong board", "17D"),
        ("late alert", "21B1"),
        ("wrong explanation", "21B1"),
        ("partner explained wrongly", "75D2"),
        ("ace dropped", "24B"),
        ("stop card", "18F"),
        ("bid after the end", "39"),
        ("lead penalty", "26"),
        ("forgot it was doubled", "19D"),
        ("both bid at once", "33"),
        ("skipped", "34"),
        ("hesitation", "16A"),
        ("fourteen cards", "13"),
        ("wrong opponents", "15C"),
        ("call the director", "9B1"),
        ("could have known", "23"),
        ("is it my lead", "20C1"),
        ("review of the bidding", "20B"),
        ("did not hear", "20A"),
    ],
)
def test_everyday_words(words: str, law: str) -> None:
    assert found("en", words)[0] == law


@pytest.mark.parametrize(
    ("words", "law"),
    [
        ("carta exposta", "24"),
        ("cartas expostas", "24"),
        ("mudou de ideia", "25B1"),
        ("lance fora da vez", "29B"),
        ("passou fora da vez", "30A"),
        ("insuficiente", "27B"),
        ("não bastava", "27B"),
        ("nao bastava", "27B"),
        ("dobrou o parceiro", "36"),
        ("oito", "38"),
        ("bolsa errada", "17D"),
        ("alerta tardio", "21B1"),
        ("EXPLICAÇÃO ERRADA", "21B1"),
        ("caiu um ás", "24B"),
        ("stop", "18F"),
        ("falou depois do fim", "39"),
        ("saída penalizada", "26"),
        ("esqueceu que estava dobrado", "19D"),
        ("falaram juntos", "33"),
        ("pulou a vez", "34"),
        ("hesitou", "16A"),
        ("chamar o diretor", "9B1"),
    ],
)
def test_everyday_words_in_portuguese(words: str, law: str) -> None:
    assert found("pt", words)[0] == law


def test_other_laws_of_the_matter_come_behind_it() -> None:
    assert {"21A"} <= set(found("en", "forgot it was doubled"))
    assert {"25A"} <= set(found("en", "pulled the wrong card"))
    assert {"15A"} <= set(found("en", "wrong board"))


def test_bent_words_find_the_same() -> None:
    assert set(found("en", "exposing cards")) == set(found("en", "exposed card"))
    assert found("en", "Insufficiently") == found("en", "insufficient")


def test_no_more_than_a_screenful() -> None:
    assert 1 < len(found("en", "pass")) <= MOST


@pytest.mark.parametrize("words", ["zebra", "", "?!", "the of"])
def test_nothing_found(words: str) -> None:
    assert found("en", words) == []
    result = run("--find", words)
    assert result.exit_code == 0
    assert result.output.startswith(f'Nothing found for "{words}"; try ')
    assert run("--find", words, "--json").output == "[]\n"


def test_what_is_printed() -> None:
    result = run("--find", "exposed card")
    assert result.exit_code == 0
    first, second, third = result.output.splitlines()[:3]
    assert first == "Duplicate bridge, Laws of 1997"
    assert second.split(maxsplit=1) == ["24", "Card exposed during the auction"]
    assert third.strip().startswith("cards that partner could see lie open until the end")


def test_what_is_printed_in_portuguese() -> None:
    lines = run("--find", "carta exposta", "--lang", "pt").output.splitlines()
    assert lines[0] == "Bridge duplicado, Leis de 1997"
    assert lines[1].split(maxsplit=1) == ["24", "Carta exposta durante o leilão"]


def test_words_without_quotes() -> None:
    assert run("--find", "exposed", "card").output == run("--find", "exposed card").output


def test_a_number_finds_its_clauses() -> None:
    rows = json.loads(run("--find", "27b1", "--json").output)
    assert [row["law"] for row in rows] == ["27B1(a)", "27B1(b)"]


def test_json_gives_the_rows() -> None:
    rows = json.loads(run("--find", "exposed card", "--json").output)
    [listed] = [r for r in json.loads(run("24", "--json").output) if r["law"] == "24"]
    assert rows[0] == listed
    assert rows[0]["cases"]


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("card", "card", 1.0),
        ("bid", "bids", 0.9),
        ("bid", "bidding", 0.9),
        ("exposing", "exposed", 0.8),
        ("dummy", "dummies", 0.0),
        ("stop", "stopping", 0.9),
        ("lead", "leadership", 0.6),
        ("led", "lead", 0.0),
        ("as", "asked", 0.0),
    ],
)
def test_alike(one: str, other: str, expected: float) -> None:
    endings = ("ing", "ed", "es", "s", "d")
    assert alike(one, other, endings) == alike(other, one, endings) == expected


def test_folded() -> None:
    assert folded("Ás d'Ouros, já não!") == ("as", "d", "ouros", "ja", "nao")
