"""The command line in Portuguese: every sentence is, what is typed is not."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from biddingbox.bridge.rulebook import case_dirs
from biddingbox.cli import main
from biddingbox.cli.diagram import irregularities
from biddingbox.director.answer import answer
from biddingbox.errors import NotationError
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.log import parse
from tests.cli.samples import Json

PT = messages("pt")
#: Short words that only English has.
ENGLISH = re.compile(r"\b(the|and|of|is|are|must|may|call|bid|pass|lead|with|North|East|West)\b")


def run(*args: str, given: str | None = None, env: str | None = None) -> Result:
    variables = {} if env is None else {"BIDDINGBOX_LANG": env}
    return CliRunner().invoke(main, list(args), input=given, env=variables, catch_exceptions=False)


def test_a_ruling() -> None:
    result = run("rule", "--lang", "pt", "--dealer", "N", "1NT P P W:1C")
    assert result.exit_code == 0
    assert (
        result.output
        == """\
Bridge duplicado, Leis de 1997
Dador Norte

  Oeste   Norte   Leste   Sul
          1ST     Passo   Passo
  1C!
  ! insuficiente

A vez é de Oeste, se o que está em aberto não for aceito.

Pergunta para Norte (27A)
  Norte aceita 1C?
  1  accept   27A  1C conta como legal, sem penalidade; Norte fala agora sobre
                   ele.
  2  decline  27B  1C é cancelado. Oeste dá um lance suficiente ou passa, mas
                   não pode dobrar. 2C, os dois lances naturais: sem penalidade.
                   Qualquer outra coisa: Leste deve passar até o fim, e pode
                   haver saída penalizada.

Decisões
  18D  1C é insuficiente: não substitui 1ST.
"""
    )


def test_a_tree_shows_calls_and_keeps_keys() -> None:
    out = run("rule", "--lang", "pt", "--tree", "1S P 1H").output
    assert "├── accept\n" in out
    assert "├── Passo\n" in out
    assert "1ST–7ST exceto copas" in out
    assert "NT" not in out


def test_what_is_typed_stays() -> None:
    out = run("rule", "--lang", "pt", "-e", "dealer N; N 1S; E P; S 1H; W decline").output
    assert "1  call CALL" in out
    assert "[P, 1NT–7NT]" in " ".join(out.split())


def test_what_is_closed_to_a_side_is_shown() -> None:
    out = run("rule", "--lang", "pt", "-e", "dealer N; N 2C; E P; S 1NT; W decline; S P").output
    assert "  16C2  Norte-Sul não podem usar 1ST de Sul.\n" in out


def test_the_words_of_a_clause_are_translated() -> None:
    out = run("rule", "--lang", "pt", "-e", "dealer W; N P; S 1H; E attention").output
    assert "Para o diretor constatar (29-32 (a lei não diz))" in out
    assert "newest-first  29-32 (a lei não diz)  1H" in out
    assert "silent" not in out


def test_json_is_the_same_but_for_its_sentences() -> None:
    log = "dealer N; N 1NT; E P; S 1D; W decline; S 3NT; E P"
    english = json.loads(run("rule", "-e", log, "--json").output)
    other = json.loads(run("rule", "-e", log, "--json", "--lang", "pt").output)
    assert other["calls"][0]["call"] == "1NT"
    assert other["rulings"][0]["text"] == "1D é insuficiente: não substitui 1ST."
    assert without_text(other) == without_text(english)
    assert other != english


def without_text(data: object) -> object:
    match data:
        case dict():
            return {
                key: without_text(value)
                for key, value in data.items()
                if key not in ("text", "then") and not (key == "question" and "cause" in data)
            }
        case list():
            return [without_text(each) for each in data]
    return data


def test_the_end_of_an_auction() -> None:
    out = run("rule", "--lang", "pt", "-e", "board 2; E 3NT; S X; W P; N P; E P; S H4 faced").output
    assert "Bolsa 2 · Dador Leste · Vulnerável: Norte-Sul" in out
    assert "Em jogo: 3STX, carteador Leste." in out
    assert "  1  S H4\n" in out


def test_seats_of_a_trick_have_the_letters_of_the_face() -> None:
    log = "dealer N; N 1NT; E P; S P; W P; E H4; E faces; S H2; W H3"
    out = run("rule", "--lang", "pt", "-e", log).output
    assert "L H4  S H2  O H3" in out


def test_the_dialogue() -> None:
    result = run("rule", "-i", "--lang", "pt", "1S P 1H", given="9\n2\nback\nhelp\nlog\nN accept\n")
    assert result.exit_code == 0
    for expected in (
        "Digite o número de uma resposta",
        "Não há resposta 9.",
        "Oeste não aceita 1H.",
        "a resposta com esse número",
        "W decline re 27A@3",
        "Recusado: N accept: Essa escolha não é para Norte: a pergunta 27A@3 é só para Oeste.",
    ):
        assert expected in result.output


def test_laws() -> None:
    lines = run("laws", "--lang", "pt").output.splitlines()
    assert lines[0] == "Bridge duplicado, Leis de 1997"
    assert any(line.startswith("27A ") and "Lance insuficiente aceito" in line for line in lines)
    assert not [line for line in lines if ENGLISH.search(line)]
    one = run("laws", "9A1", "--lang", "pt").output
    assert "9A1  Chamar a atenção durante o leilão" in one
    assert "O que diz" in one


def test_laws_json_has_the_language() -> None:
    [row] = json.loads(run("laws", "12C3", "--lang", "pt", "--json").output)
    assert row["heading"] == "Variada em recurso"
    assert row["reason"] == "comitês de recurso não são tratados"
    assert row["status"] == "out_of_scope"


def test_options() -> None:
    out = run("laws", "--options", "--lang", "pt").output
    assert "27A  o lance insuficiente pode valer?\n  pergunta para: o oponente da esquerda\n" in out
    assert "accept CALL" in out
    assert not ENGLISH.search(re.sub(r"\bcall CALL\b|\S+-\S+", "", out))
    data = json.loads(run("laws", "--options", "27A", "--lang", "pt", "--json").output)
    assert data[0]["question"] == "o lance insuficiente pode valer?"
    assert data[0]["owner"] == "LHO"


CASE = """\
id = "one"
title = "Um lance insuficiente"
edition = "1997"
laws = ["27A"]
log = "dealer N; N 1S; E P; S 1H"
[expect]
turn = "{turn}"
"""


def test_cases(tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_text(CASE.format(turn="S"), encoding="utf-8")
    good = run("cases", "run", str(tmp_path), "--lang", "pt")
    assert good.output == "1 caso como esperado, nenhum difere, nenhum pulado\n"
    path.write_text(CASE.format(turn="N"), encoding="utf-8")
    bad = run("cases", "run", str(tmp_path), "--lang", "pt")
    assert bad.exit_code == 1
    assert "etapa 1: turn" in bad.output
    assert bad.output.endswith("nenhum caso como esperado, 1 difere, nenhum pulado\n")


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["rule"], "dê um arquivo, - para a entrada padrão"),
        (["rule", "1S P 9H"], "linha 1, coluna 6: achou-se '9H', esperava-se um lance de nível"),
        (["rule", "-e", "dealer N; Q 1S"], "esperava-se uma linha de cabeçalho"),
        (["rule", "-e", "dealer N; N 1S; W accept"], "recusado: 'W accept': Nada do que"),
        (["rule", "1S", "--edition", "2007"], "não há a edição bridge 2007"),
        (["rule", "--dealer", "S", "-e", "dealer N; N 1S"], "não é o dador do registro"),
        (["laws", "99"], "não há aqui o item 99"),
        (["cases", "run", "no-such-folder"], "esperava-se"),
    ],
)
def test_errors(args: list[str], expected: str) -> None:
    result = run(*args, "--lang", "pt")
    assert result.exit_code == 2
    assert expected in result.stderr


@pytest.mark.parametrize("args", [[], ["rule"], ["laws"], ["cases"], ["cases", "run"], ["serve"]])
def test_help(args: list[str]) -> None:
    out = run(*args, "--help", env="pt").output
    assert out.startswith("Uso: ")
    assert "Opções:\n" in out
    assert "Mostra esta mensagem e sai." in out
    assert not re.search(r"\b(the|and|of|Show|Options|Usage|Language)\b", out)


@pytest.mark.parametrize(
    "args", [["--lang", "pt", "--help"], ["--help", "--lang", "pt"], ["--lang=pt", "--help"]]
)
def test_help_in_the_language_asked_for(args: list[str]) -> None:
    assert run("rule", *args).output.startswith("Uso: ")


def test_help_in_no_known_language_is_in_english() -> None:
    assert run("rule", "--help", "--lang", "xx").output.startswith("Usage: ")
    assert run("rule", "--help", env="xx").output.startswith("Usage: ")


def test_the_variable_names_the_language_and_the_option_wins() -> None:
    for env in ("pt", "pt_BR.UTF-8"):
        assert run("rule", "1S", env=env).output.startswith("Bridge duplicado")
    assert run("rule", "1S", "--lang", "en", env="pt").output.startswith("Duplicate bridge")
    assert run("rule", "1S", "--lang", "pt-BR", env="en").output.startswith("Bridge duplicado")
    assert run("rule", "1S", env="").output.startswith("Duplicate bridge")


def test_a_language_that_is_not_there() -> None:
    for result in (run("rule", "1S", "--lang", "xx"), run("rule", "1S", env="xx")):
        assert result.exit_code == 2
        assert "no language xx" in result.stderr


def test_the_languages_are_named_in_the_help() -> None:
    assert f"--lang [{'|'.join(LANGUAGES)}]" in run("rule", "--help").output


def logs() -> list[tuple[str, str]]:
    """The logs of all cases of this edition, each with its id."""
    found = []
    for folder in case_dirs():
        for path in sorted(folder.rglob("*.toml")):
            case = tomllib.loads(path.read_text(encoding="utf-8"))
            if case.get("edition") != "1997":
                continue
            steps = case.get("step") or [case]
            logs = [step["log"] for step in steps if "log" in step]
            found += [(str(case["id"]), log) for log in logs]
    return found


def sentences(data: Json) -> list[str]:
    """All sentences of an answer."""
    said = [q["text"] for q in data["questions"]]
    said += [o["then"] for q in data["questions"] for o in q["options"]]
    for part in ("restrictions", "rulings", "unfit"):
        said += [each["text"] for each in data[part]]
    return said + [r["question"] for r in data["reviews"]]


def test_every_case_speaks_portuguese() -> None:
    spoken = 0
    for name, text in logs():
        try:
            log = parse(text)
        except NotationError:
            continue
        data = answer(log, PT)
        kinds = irregularities(data, PT)
        for said in (*sentences(data), kinds):
            plain = re.sub(r"\b[a-z0-9]+(-[a-z0-9]+)+\b", "", said)
            assert not ENGLISH.search(plain), f"{name}: {said}"
            assert not re.search(r"\dNT\b", said), f"{name}: {said}"
            assert not re.search(r"\b[_a-z]+_[a-z]+\b", said), f"{name}: {said}"
        spoken += bool(sentences(data))
    assert spoken > 100
