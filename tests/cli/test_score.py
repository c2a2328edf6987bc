"""``biddingbox score``: a field as tables, JSON and CSV, in three languages; what it refuses."""

import csv
import io
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from biddingbox.cli import main, score_estimation
from biddingbox.i18n import LANGUAGES
from biddingbox.i18n.direction import LRI
from biddingbox.log import Log
from biddingbox.sheets.field import METHODS
from tests.cli.test_pt import ENGLISH
from tests.i18n.test_ar import ARABIC, bare, outside

TWELVE = str(Path(__file__).parents[1] / "sheets" / "twelve-tables.log")
PLAYED = "S 1NT; W P; N P; E P"
#: Two tables of a board under 2017: a procedural penalty at the second, a warning at the first.
TWO = f"""
game bridge 2017; board 7; pair NS 1 EW 3
{PLAYED}; tricks 7
director penalty EW
---
game bridge 2017; board 7; pair NS 2 EW 4
{PLAYED}; tricks 8
director penalty NS 10% "late"
"""
ESTIMATION = "game estimation law18; dealer N; N 4S; W P; S P; E P; N P"


def run(*args: str, given: str | None = None, columns: int = 80) -> Result:
    env = {"COLUMNS": str(columns)}
    return CliRunner().invoke(main, ["score", *args], input=given, env=env, catch_exceptions=False)


def test_twelve_tables() -> None:
    result = run(TWELVE)
    assert result.exit_code == 0
    head, method, _, board, heads, *rows = result.output.splitlines()
    assert head == "Duplicate bridge, Laws of 1997"
    assert method == "Matchpoints (78A)"
    assert board == "Board 7 · Dealer South · Vulnerable: both · Top 22"
    assert heads.split() == (
        ["NS", "EW", "Contract", "By", "Lead", "Result", "Points", "MP", "NS", "%", "MP", "EW", "%"]
    )  # fmt: skip
    assert rows[4].split() == (
        ["5", "17", "3NT", "S", "H4", "+3", "+690", "8.80", "40.00", "2.00", "9.09", "*1"]
    )  # fmt: skip
    assert rows[8].split() == ["9", "21", "P", "0", "4.00", "18.18", "18.00", "81.82"]
    assert rows[12] == (
        "  *1  25B2(b)(2)  NS 5: at most average minus: 8.8 matchpoints in place of 20"
    )
    assert rows[14] == "Ranking, North-South"
    assert [row.split()[0] for row in rows[16:28]] == (
        ["1", "2", "3", "4", "5=", "5=", "7", "8", "9", "10", "11=", "11="]
    )  # fmt: skip
    assert "Ranking, East-West" in rows
    assert "Notes" not in rows


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_fit_the_page_and_hold_nothing_invisible(method: str, lang: str) -> None:
    out = run(TWELVE, "--method", method, "--lang", lang).output
    for line in out.splitlines():
        assert len(bare(line)) <= 80, line
        assert line == line.rstrip()
        assert "…" not in line
        if lang != "ar":
            assert line == bare(line)


def test_two_penalties_and_their_units() -> None:
    out = run("-", given=TWO).output
    assert "*1  90  EW 3: warned" in out
    assert "*2  90  NS 2: procedural penalty of 0.2 matchpoints: “late”" in out
    out = run("-", "--method", "imps", given=TWO).output
    assert "NS 2: penalty of 10% of a top, not taken off: these are IMPs: “late”" in bare(
        " ".join(out.split())
    )


ADJUSTED = f"""
game bridge 2017; board 7; pair NS 1 EW 3
S 1NT; W P; N 3NT; E P; S P; W P; tricks 9
---
game bridge 2017; board 7; pair NS 2 EW 4
S 1NT; W hesitates; W P; N 3NT; E X; S P; W P; N P; tricks 8
director adjust NS 3NT S = 60% 3NTX S -1 40%
---
game bridge 2017; board 7; pair NS 5 EW 6
S 1NT; W hesitates; W P; N 3NT; E X; S P; W P; N P; tricks 8
director adjust NS average_plus EW average_minus
---
game bridge 2017; board 7; pair NS 8 EW 7
{PLAYED}; tricks 8
"""


def test_adjusted_scores() -> None:
    rows = run("-", given=ADJUSTED).output.splitlines()
    # 60% of +600 and 40% of -200 against +600 and +120: 0.6 × 3 of 4; three scores at four tables.
    [split] = [row for row in rows if "+280 / +200" in row]
    assert split.split()[-5:] == ["2.73", "45.56", "5.67", "94.44", "*1"]
    [average] = [row for row in rows if "3.60" in row and "*2" in row]
    assert average.split()[5:] == ["–", "3.60", "60.00", "2.40", "40.00", "*2", "*3"]
    text = " ".join(" ".join(rows).split())
    for note in (
        "*1 12C1(c) NS 2: assigned, weighted score: 60% 3NT S = (+600); 40% 3NTX S −1 (−200)",
        "*2 12C2 NS 5: average plus, 60% (artificial score)",
        "*3 12C2 EW 6: average minus, 40% (artificial score)",
        "3 of 4 scores can be compared: they are brought to the full top with Neuberg's formula",
        "Weighted scores take part in every comparison by their weights (regulation, not law).",
    ):
        assert note in text
    arabic = bare(run("-", "--lang", "ar", given=ADJUSTED).output)
    assert "60% 3NT ج = (+600)؛ 40% 3NTX ج −1" in arabic


def test_one_ranking() -> None:
    out = run("-", "--winners", "1", given=TWO).output
    assert "\nRanking\n" in out
    assert "East-West" not in out


def test_a_table_alone() -> None:
    out = run("-", given=f"board 7; pair NS 1 EW 3; {PLAYED}; tricks 7").output
    assert "One table only" in out
    assert "Top" not in out


def test_portuguese() -> None:
    out = run(TWELVE, "--lang", "pt").output
    assert "Bolsa 7 · Dador Sul · Vulnerável: todos · Máximo 22" in out
    assert "3ST" in out
    assert "NS 5: no máximo média menos: 8.8 matchpoints em vez de 20" in out
    assert "Classificação, Leste-Oeste" in out
    assert not ENGLISH.search(out)


def test_arabic() -> None:
    lines = run(TWELVE, "--lang", "ar").output.splitlines()
    [row] = [line for line in lines if "8.80" in line and "H4" in line]
    # Figures run from left to right, as in the auction's diagram.
    assert row.startswith(LRI)
    expected = "5 17 3NT ج H4 +3 +690 8.80 40.00 2.00 9.09 *1"
    assert " ".join(bare(row).split()) == expected
    [heads] = [line for line in lines if "العقد" in line]
    assert bare(heads).split()[:3] == ["ش-ج", "ق-غ", "العقد"]
    assert re.search("\u2068ش-ج\u2069 +\u2068ق-غ\u2069 +\u2068العقد\u2069", heads)
    for line in lines:
        if ARABIC.search(line) and not line.startswith(LRI):
            assert not re.search("[A-Za-z0-9]", outside(line)), line
        opened = sum(line.count(mark) for mark in "\u2066\u2068")
        assert opened == line.count("\u2069")


def test_json() -> None:
    data = json.loads(run(TWELVE, "--json").output)
    assert (data["schema"], data["game"], data["method"]) == (1, "bridge", "matchpoints")
    capped = data["boards"][0]["tables"][4]
    assert (capped["NS"]["score"], capped["EW"]["score"]) == (8.8, 2)
    assert json.loads(run(TWELVE, "--json", "--lang", "ar").output) == data
    imps = json.loads(run(TWELVE, "--json", "--method", "imps").output)
    assert imps["boards"][0]["tables"][4]["NS"]["score"] == -3


def test_csv() -> None:
    result = run(TWELVE, "--csv")
    rows = list(csv.reader(io.StringIO(result.stdout_bytes.decode(), newline="")))
    assert result.stdout_bytes.count(b"\r\n") == len(rows) == 25
    assert len({len(row) for row in rows}) == 1


@pytest.mark.parametrize(
    ("args", "given", "expected"),
    [
        (["no-such-file.log"], None, "no-such-file.log: "),
        (["-", "--json", "--csv"], TWO, "--json or --csv, not both"),
        (["-"], "", "no log in it"),
        (["-"], "board 7; S 9H", "line 1, column 12"),
        (["-"], f"{TWO}---\n{ESTIMATION}", "several games in one file: bridge, estimation"),
        (["-", "--method", "imps"], ESTIMATION, "are for bridge"),
        (["-", "--winners", "2"], ESTIMATION, "are for bridge"),
        (["-"], f"{TWO}---\ngame bridge 2017; board 7; pair NS 1 EW 5; S 1NT",
         "Log 3, board 7: it has no result yet"),
        (["-"], f"{TWO}---\ngame bridge 2017; board 7; pair NS 1 EW 5; S 1NT",
         "Log 3, board 7: pair 1 sat North-South in log 1 too, on the same board"),
        (["-"], f"board 7; {PLAYED}; tricks 7",
         "Log 1, board 7: it does not say which pair sat North-South, East-West"),
    ],
)  # fmt: skip
def test_errors(args: list[str], given: str | None, expected: str) -> None:
    result = run(*args, given=given)
    assert result.exit_code == 2
    assert expected in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("pt", "o arquivo não pode ser pontuado, e nada dele foi:\n  Registro 1, bolsa 7: ainda"),
        ("ar", "لا يمكن حساب الملف، ولم يُحسب منه شيء:\n  السجل 1، التوزيعة 7: لا نتيجة فيه بعد"),
    ],
)
def test_errors_in_other_languages(lang: str, expected: str) -> None:
    result = run("-", "--lang", lang, given="board 7; pair NS 1 EW 2; S 1NT")
    assert result.exit_code == 2
    assert expected in bare(result.stderr)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help(lang: str) -> None:
    result = CliRunner().invoke(main, ["score", "--help"], env={"BIDDINGBOX_LANG": lang})
    assert result.exit_code == 0
    for word in ("--method", "--winners", "--csv", "--json", "butler"):
        assert word in result.output


@pytest.mark.parametrize("form", ["show", "as_json", "as_csv"])
def test_a_file_of_estimation_is_a_game(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def answer(*args: object) -> str:
        asked.append(args[-1])
        return "x"

    monkeypatch.setattr(score_estimation, form, answer)
    flags = {"show": [], "as_json": ["--json"], "as_csv": ["--csv"]}[form]
    assert run("-", *flags, given=f"{ESTIMATION}\n---\n{ESTIMATION}").exit_code == 0
    [logs] = asked
    assert [type(log) for log in logs] == [Log, Log]  # type: ignore[attr-defined]
    assert isinstance(logs, tuple)
