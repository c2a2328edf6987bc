"""``biddingbox convert``: every form from every form, what is told, exit codes, whole files."""

import json
import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from biddingbox.cli import main
from biddingbox.cli.convert_in import form_of
from biddingbox.i18n import LANGUAGES
from biddingbox.records import pbn
from biddingbox.records.notation import parse_logs
from tests.cli.test_pt import ENGLISH
from tests.i18n.test_ar import ARABIC

LOGS = """game bridge 1997
board 7
player N Amina
N 1S
E P
S 1H
W decline re 29A@1
---
game bridge 2017
dealer W
W 1NT ("15-17")
N P
E P
S P
tricks 8
"""
PBN = """[Board "1"]
[Event "Cup"]
[Dealer "N"]
[Vulnerable "None"]
[Declarer "N"]
[Contract "1S"]
[Result "8"]
[Auction "N"]
1S Pass Pass Pass {good}

"""
LIN = "pn|A,B,C,D|st||md|3,,,|rh||ah|Board 1|sv|o|mb|1S|mb|p|mb|p|mb|p|pg||mc|8|pg||\n"
ADDRESS = "https://www.bridgebase.com/tools/handviewer.html?d=n&v=n&a=1SPPP&c=7&sn=Amina"


def run(*args: str | Path, given: str | bytes | None = None) -> Result:
    words = ["convert", *map(str, args)]
    return CliRunner().invoke(main, words, input=given, catch_exceptions=False)


def there_and_back(text: str, *forms: str) -> str:
    """A text of logs through these forms, and as notation again."""
    name = "notation"
    for form in (*forms, "notation"):
        result = run("-", "--from", name, "--to", form, given=text)
        assert (result.exit_code, result.stderr) == (0, "")
        text, name = result.stdout, form
    return text


@pytest.mark.parametrize("forms", [(), ("journal",), ("pbn",), ("journal", "pbn", "journal")])
def test_logs_go_through_every_form_that_holds_them(forms: tuple[str, ...]) -> None:
    logs = there_and_back(LOGS.replace(" re 29A@1", ""))
    assert there_and_back(logs, *forms) == logs


def test_lin_tells_what_it_leaves_out() -> None:
    result = run("-", "--to", "lin", given=LOGS.replace(" re 29A@1", ""))
    assert result.exit_code == 0
    assert result.stdout.startswith("pn|,,Amina,|")
    assert result.stdout.count("\n") == 2
    assert "-: the record at line 1: LIN leaves out what was asked, answered" in result.stderr


@pytest.mark.parametrize("to", ["notation", "journal", "pbn", "lin"])
@pytest.mark.parametrize(("given", "name"), [(PBN, "pbn"), (LIN, "lin"), (ADDRESS, "url")])
def test_records_become_any_form(given: str, name: str, to: str) -> None:
    told = run("-", "--to", to, given=given)
    named = run("-", "--from", name, "--to", to, given=given)
    assert told.exit_code == 0
    assert told.stdout == named.stdout != ""
    if to == "notation":
        (log,) = parse_logs(told.stdout)
        assert log.places[-1].text in ("tricks 8", "tricks 7")
    if to == "journal":
        assert json.loads(told.stdout)["schema"] == 1


def test_pbn_stays_pbn_byte_for_byte(tmp_path: Path) -> None:
    data = PBN.replace("\n", "\r\n").replace("Cup", "é").encode("latin-1") + b"[Odd"
    (tmp_path / "a.pbn").write_bytes(data)
    out = tmp_path / "b.pbn"
    assert run(tmp_path / "a.pbn", "--to", "pbn", "-o", out).exit_code == 0
    assert out.read_bytes() == data
    assert run("-", "--to", "pbn", given=data).stdout_bytes == data


def test_the_export_format() -> None:
    result = run("-", "--to", "pbn", "--export", given=PBN)
    assert result.stdout_bytes.startswith(b'% PBN 2.1\r\n% EXPORT\r\n[Event "Cup"]\r\n')
    assert run("-", "--to", "lin", "--export", given=PBN).exit_code == 2


def test_comments_and_tags_of_pbn_survive_the_notation() -> None:
    text = run("-", "--to", "notation", given=PBN).stdout
    back = run("-", "--to", "pbn", given=text).stdout
    (game,) = pbn.read(back)
    assert game.values["Event"] == "Cup"
    assert 'note "good"' in back
    assert run("-", "--to", "notation", given=back).stdout == text


def test_several_files_make_one(tmp_path: Path) -> None:
    (tmp_path / "a.pbn").write_text(PBN)
    (tmp_path / "b.lin").write_text(LIN * 2)
    (tmp_path / "c.txt").write_text("dealer N; N 1C")
    out = tmp_path / "all.jsonl"
    result = run(tmp_path / "a.pbn", tmp_path / "b.lin", tmp_path / "c.txt", ADDRESS,
                 "--to", "journal", "-o", out)  # fmt: skip
    assert (result.exit_code, result.output) == (0, "")
    assert len(out.read_text().splitlines()) == 5
    games = run(out, "--to", "pbn").stdout
    assert games.startswith("% PBN 2.1\n[")
    assert len(list(pbn.read(games))) == 5


def test_journals_are_read_in_every_shape() -> None:
    one = run("-", "--to", "journal", given="dealer N; N 1C").stdout.strip()
    shapes = (one, f"[{one},{one}]", f"\n{one}\n\n{one}\n", json.dumps(json.loads(one), indent=2))
    for text in shapes:
        result = run("-", "--to", "notation", given=text)
        assert (result.exit_code, result.stderr) == (0, "")
        assert result.stdout.count("N 1C") == text.count("1C")


def test_the_edition_of_records_that_name_none() -> None:
    for given in (PBN, LIN, "dealer N; N 1C"):
        assert (
            "bridge 2017" in run("-", "--to", "notation", "--edition", "2017", given=given).stdout
        )
        assert "bridge 1997" in run("-", "--to", "notation", given=given).stdout


# -- what goes wrong -------------------------------------------------------------------------------


def test_what_cannot_be_read_is_told_and_the_rest_goes_on() -> None:
    text = "dealer N; N 1C\n---\nN 1C\nE Q\n---\nN 1C; W H4 irregular; N 1H of\n---\nN 2C\n"
    result = run("-", "--to", "notation", given=text)
    assert result.exit_code == 2
    assert result.stdout.count("game") == 2
    assert "-: line 4, column 3: found 'Q'" in result.stderr
    assert "-: line 6, column 28: found" in result.stderr


def test_a_line_that_the_table_refuses() -> None:
    result = run("-", "--to", "journal", given="dealer N; N 1C\nW accept\n---\nN 1D")
    assert result.exit_code == 2
    assert "-: line 2, column 1: refused" in result.stderr
    assert result.stdout.count("schema") == 1


def test_faults_of_a_record_and_what_does_not_fit() -> None:
    result = run(
        "-", "--to", "notation", given=PBN.replace('"1S"', '"9S"').replace("Pass {", "Pas {")
    )
    assert result.exit_code == 2
    assert "-: Line 6, column 1:" in result.stderr
    assert "N 1S" in result.stdout
    result = run("-", "--to", "notation", given=PBN.replace('Declarer "N"', 'Declarer "S"'))
    assert result.exit_code == 1
    assert "the record at line 1: The record says declarer S" in result.stderr


@pytest.mark.parametrize("given", ['{"schema": 2, "opening": {"kind": "opening"}}', "{", "[1]"])
def test_bad_journals(given: str) -> None:
    result = run("-", "--from", "journal", "--to", "pbn", given=given)
    assert result.exit_code == 2
    assert "-: line 1: this is no journal of a log" in result.stderr


def test_hostile_journals_are_told() -> None:
    deep = '{"schema": 1, "x": ' + "[" * 100_000
    event = '{"kind":"undo","to":0}'
    long = f'{{"schema":1,"opening":{{"kind":"opening"}},"events":[{",".join([event] * 2_001)}]}}'
    for text in (deep, long, "[" * 100_000):
        result = run("-", "--from", "journal", "--to", "lin", given=f"{text}\n{long}\n")
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith("-: line 1")


def test_estimation_has_no_pbn() -> None:
    text = "game estimation law18; dealer N; N 4S\n---\ndealer N; N 1C"
    for form in ("pbn", "lin"):
        result = run("-", "--to", form, given=text)
        assert result.exit_code == 2
        assert f"the log at line 1 is of Estimation; {form} holds bridge only" in result.stderr
        assert result.stdout != ""
    assert run("-", "--to", "journal", given=text).exit_code == 0


def test_nothing_and_no_file(tmp_path: Path) -> None:
    (tmp_path / "empty.pbn").write_text("")
    (tmp_path / "c.log").write_text("dealer N; N 1C")
    result = run(tmp_path / "empty.pbn", tmp_path / "no.lin", tmp_path / "c.log", "--to", "journal")
    assert result.exit_code == 2
    assert "empty.pbn: no record in it" in result.stderr
    assert "no.lin: No such file" in result.stderr
    assert result.stdout.count("schema") == 1


def test_a_file_is_there_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out.pbn"
    out.write_text("old")

    def stops(*args: object, **more: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("biddingbox.cli.convert_out.written", stops)
        run("-", "--to", "pbn", "-o", out, given=LOGS)
    assert out.read_text() == "old"
    assert os.listdir(tmp_path) == ["out.pbn"]
    assert run("-", "--to", "pbn", "-o", tmp_path / "no" / "x.pbn", given=LIN).exit_code == 2


def test_many_faults_are_counted() -> None:
    result = run("-", "--from", "lin", "--to", "notation", given=LIN.replace("1S", "9S") * 150)
    assert result.stderr.count("\n") < 110
    assert "more faults" in result.stderr


@pytest.mark.parametrize(
    ("head", "form"),
    [
        ("\ufeff% PBN 2.1\n", "pbn"),
        ("; a comment\n{ another }\n[Event \"x\"]", "pbn"),
        ("\n vg|x|", "lin"),
        ('{"schema":1}', "journal"),
        ('[{"schema":1}]', "journal"),
        ("https://x/?lin=", "url"),
        ("game bridge", "notation"),
        ("", "notation"),
    ],
)  # fmt: skip
def test_the_form_is_told_by_the_text(head: str, form: str) -> None:
    assert form_of("-", head.encode()) == form
    assert form_of("x.lin", head.encode()) == "lin"
    assert form_of("-", head.encode("utf-16")) == form


def test_it_speaks_three_languages() -> None:
    said = {
        lang: run("-", "--to", "lin", "--lang", lang, given=LOGS.replace(" re 29A@1", "")).stderr
        for lang in LANGUAGES
    }
    assert len(set(said.values())) == len(LANGUAGES)
    assert ARABIC.search(said["ar"])
    assert not ENGLISH.search(said["pt"])
    for lang in LANGUAGES:
        assert "biddingbox convert" in run("--help", "--lang", lang).output


def test_what_the_export_format_has_no_letters_for_is_told(tmp_path: Path) -> None:
    arabic = PBN.replace('[Event "Cup"]', '[Event "كأس"]')
    result = run("-", "--to", "pbn", "--export", "-o", tmp_path / "x.pbn", given=arabic)
    assert result.exit_code == 1
    assert "3 characters are not in Latin-1" in result.stderr
    assert b'[Event "???"]' in (tmp_path / "x.pbn").read_bytes()


def test_an_old_file_stays_where_nothing_could_be_read(tmp_path: Path) -> None:
    old = tmp_path / "old.pbn"
    old.write_text(PBN)
    assert run("-", "--from", "notation", "--to", "pbn", "-o", old, given="N 9S\n").exit_code == 2
    assert old.read_text() == PBN
    assert list(tmp_path.iterdir()) == [old]


def test_rule_takes_a_record(tmp_path: Path) -> None:
    (tmp_path / "board.pbn").write_text(PBN)
    result = CliRunner().invoke(main, ["rule", str(tmp_path / "board.pbn")], catch_exceptions=False)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "1S by North" in result.stdout
    assert "2017" in CliRunner().invoke(main, ["rule", "-", "--edition", "2017"], input=LIN).stdout
    odd = CliRunner().invoke(main, ["rule", "-"], input=PBN.replace("1S Pass Pass", "1S Pass Pqss"))
    assert odd.exit_code == 0
    assert "Line 9, column 9" in odd.stderr
