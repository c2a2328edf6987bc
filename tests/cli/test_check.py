"""``biddingbox check``: the list and its table, JSON, CSV, Parquet; exit codes; what it refuses."""

import csv
import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from biddingbox.audit import run as audit_run
from biddingbox.audit.parts import Part
from biddingbox.audit.rows import COLUMNS
from biddingbox.audit.workers import NoCluster, WorkerGone
from biddingbox.cli import main
from biddingbox.i18n import LANGUAGES
from tests.audit.archive import LIN, pbn, tree
from tests.cli.test_pt import ENGLISH
from tests.i18n.test_ar import ARABIC, bare, outside


def run(*args: object, given: str | None = None) -> Result:
    words = ["check", "--jobs", "1", *map(str, args)]
    if "--scheduler" in words:
        del words[1:3]
    return CliRunner().invoke(main, words, input=given, catch_exceptions=False)


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An archive in the folder that is worked in; only a zip in a zip cannot be read."""
    tree(tmp_path)
    (tmp_path / "l.lin").write_text(LIN)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_list_and_its_table(archive: Path) -> None:
    result = run(".")
    assert result.exit_code == 2
    assert result.stderr == "biddingbox: e.zip/h.zip: a zip within a zip is not opened\n"
    lines = result.stdout.splitlines()
    assert lines[:4] == [
        "a.pbn:8:1  board 2  vulnerable-number  (2) "
        "Vulnerable: East-West; on board 2 it is North-South",
        "below/d.pbn.gz:3:1  board 1  vulnerable-number  (2) "
        "Vulnerable: North-South; on board 1 it is none",
        "e.zip/two/f.pbn:3:1  board 1  vulnerable-number  (2) "
        "Vulnerable: North-South; on board 1 it is none",
        "l.lin:2:108  board 2  call  Not a call: 9Q; expected: 1C-7N p d r",
    ]
    assert [" ".join(line.split()) for line in lines[4:-1]] == [
        "",
        "Code Law Findings Files First",
        "vulnerable-number 2 3 3 a.pbn:8:1",
        "call 1 1 l.lin:2:108",
        "",
        "Findings Most findings in",
        "1 a.pbn",
        "1 below/d.pbn.gz",
        "1 e.zip/two/f.pbn",
        "1 l.lin",
        "",
        "Boards 9",
        "Boards with findings 4",
        "Files 6",
        "Files with findings 4",
        "Not read, or not wholly 1",
    ]
    assert lines[-1].startswith("Boards a second")


def test_exit_codes(archive: Path) -> None:
    assert run("a.pbn").exit_code == 1
    assert run("b.txt").exit_code == 0
    assert "Nothing wrong found." in run("b.txt").stdout
    assert run("b.txt", "no-such-file").exit_code == 2
    assert run("a.pbn", "no-such-file").exit_code == 2
    assert run("a.pbn", "--ignore", "vulnerable-number").exit_code == 0
    assert run("*.pbn").exit_code == 1


def test_the_table_alone(archive: Path) -> None:
    out = run("-q", "a.pbn").stdout
    assert "East-West" not in out
    assert "vulnerable-number" in out


def test_standard_input() -> None:
    result = run("-", given=pbn(3, [3]))
    assert result.exit_code == 1
    assert result.stdout.startswith("-:13:1  board 3  vulnerable-number  (2) ")
    assert run("-", given=LIN).stdout.startswith("-:2:108  board 2  call  ")
    empty = run("-", given="")
    assert (empty.exit_code, empty.stderr) == (2, "biddingbox: -: neither PBN nor LIN\n")


def test_json(archive: Path) -> None:
    result = run(".", "--json")
    data = json.loads(result.stdout)
    assert (data["schema"], data["complete"]) == (1, True)
    assert data["findings"][0] == {
        "file": "a.pbn", "line": 8, "column": 1, "board": 2, "room": "",
        "code": "vulnerable-number", "clause": "2",
        "text": "Vulnerable: East-West; on board 2 it is North-South",
        "args": {"number": "2", "found": "EW", "expected": "NS"},
    }  # fmt: skip
    assert [u["code"] for u in data["unread"]] == ["nested"]
    assert (data["summary"]["boards"], data["summary"]["findings"]) == (9, 4)
    for line in result.stdout.splitlines()[1:-1]:
        assert json.loads(line.rstrip(","))["code"]
    assert json.loads(run("b.txt", "--json").stdout)["findings"] == []


def test_csv(archive: Path) -> None:
    result = run(".", "--csv")
    rows = list(csv.DictReader(io.StringIO(result.stdout_bytes.decode(), newline="")))
    assert result.stdout_bytes.count(b"\r\n") == len(rows) + 1 == 5
    assert [row["file"] for row in rows] == ["a.pbn", "below/d.pbn.gz", "e.zip/two/f.pbn", "l.lin"]
    assert json.loads(rows[3]["args"])["found"] == "9Q"
    assert run("b.txt", "--csv").stdout.split() == [",".join(COLUMNS)]


def test_parquet(archive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    polars = pytest.importorskip("polars", reason="the extra parquet is not installed")
    from biddingbox.audit import parquet

    said = run(".", "--parquet", "out.parquet").stdout
    assert said == run(".").stdout or "Boards a second" in said
    table = polars.read_parquet("out.parquet")
    assert tuple(table.columns) == COLUMNS == tuple(parquet.SCHEMA)
    assert table["line"].to_list() == [8, 3, 3, 2]
    monkeypatch.setattr(parquet, "CHUNK", 2)
    run(".", "--parquet", "chunks.parquet")
    assert polars.read_parquet("chunks.parquet").equals(table)
    run("b.txt", "--parquet", "none.parquet")
    assert polars.read_parquet("none.parquet").schema == table.schema
    assert sorted(p.name for p in archive.iterdir() if p.name.startswith(".check")) == []
    failed = run(".", "--parquet", "no/such/folder.parquet")
    assert (failed.exit_code, failed.stdout) == (2, "")


@pytest.mark.parametrize("form", [[], ["--json"], ["--csv"]])
def test_an_interrupt_tells_what_was_found(
    form: list[str], archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = audit_run._run

    def interrupted(*args: object) -> Iterator[Part]:
        yield next(real(*args))  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(audit_run, "_run", interrupted)
    result = run(".", *form, "--parquet", "out.parquet")
    assert result.exit_code == 130
    assert "interrupted" in result.stderr
    assert result.stdout.count("vulnerable-number") >= 1
    if form == ["--json"]:
        assert json.loads(result.stdout)["complete"] is False
    assert not (archive / "out.parquet").exists()


def test_a_lost_worker(archive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*args: object) -> Iterator[Part]:
        yield Part("a.pbn", 3, last=True)
        raise WorkerGone("b.pbn")

    monkeypatch.setattr(audit_run, "_run", lost)
    result = run(".")
    assert result.exit_code == 2
    assert result.stderr.startswith("biddingbox: a worker was lost while it read b.pbn")
    assert "Nothing wrong found" not in result.stdout


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        ([], "name files, folders or patterns"),
        ([".", "--json", "--csv"], "--json or --csv, not both"),
        ([".", "--ignore", "nonsense"], "--ignore nonsense: there is no such code; there is"),
        ([".", "--scheduler", "x:1", "--jobs", "2"], "--jobs is for this machine"),
    ],
)
def test_errors(args: list[str], expected: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert expected in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (NoCluster("scheduler", "x:1"), "no Dask scheduler answers at x:1"),
        (NoCluster("workers", "x:1"), "the Dask scheduler at x:1 has no worker"),
        (ModuleNotFoundError(name="distributed"), 'pip install "biddingbox[cluster]"'),
    ],
)
def test_no_cluster(error: Exception, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*args: object) -> Iterator[Part]:
        if args:
            raise error
        yield Part("")

    monkeypatch.setattr(audit_run, "_run", fails)
    result = run(".", "--scheduler", "x:1", "--json")
    assert (result.exit_code, result.stdout) == (2, "")
    assert expected in result.stderr


def test_no_polars(archive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    monkeypatch.delitem(sys.modules, "biddingbox.audit.parquet", raising=False)
    result = run(".", "--parquet", "x")
    assert (result.exit_code, result.stdout) == (2, "")
    assert 'polars, which is not installed. Install it with: pip install "biddingbox[parquet]"' in (
        result.stderr
    )


def test_portuguese(archive: Path) -> None:
    result = run(".", "--lang", "pt")
    assert "a.pbn:8:1  bolsa 2  vulnerable-number  (2) Vulnerável: Leste-Oeste" in result.stdout
    assert "Bolsas com achados" in result.stdout
    assert not ENGLISH.search(run("a.pbn", "--lang", "pt").output)


def test_arabic(archive: Path) -> None:
    lines = run(".", "--lang", "ar").stdout.splitlines()
    assert bare(lines[0]) == (
        "a.pbn:8:1  توزيعة 2  vulnerable-number  (2) المعرّض: شرق وغرب؛ وفي التوزيعة 2: شمال وجنوب"
    )
    for line in lines:
        if ARABIC.search(line):
            assert line.count("\u2066") + line.count("\u2068") == line.count("\u2069")
            assert not line[0].isascii() or not outside(line)[0].isalpha()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help(lang: str) -> None:
    result = CliRunner().invoke(main, ["check", "--help"], env={"BIDDINGBOX_LANG": lang})
    assert result.exit_code == 0
    for word in ("--jobs", "--scheduler", "--parquet", "--csv", "--json", "--ignore", "130"):
        assert word in result.output
