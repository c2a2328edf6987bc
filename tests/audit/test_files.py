"""What there is to audit: folders, patterns, archives, and what cannot be read."""

import gzip
import os
import zipfile
from pathlib import Path

import pytest

from biddingbox.audit import files
from biddingbox.audit.files import Source, Unread, found
from biddingbox.audit.run import run
from tests.audit.archive import LIN, pbn, tree


def names(*paths: Path | str) -> list[str]:
    """What is found, below the folder that is asked for; what cannot be read with its code."""
    first = str(paths[0])
    return [
        each.file.removeprefix(first).lstrip("/")
        + ("" if isinstance(each, Source) else f" {each.code}")
        for each in found(map(str, paths))
    ]


EVERY = ["a.pbn", "below/c.PBN", "below/d.pbn.gz", "e.zip/g.pbn.gz", "e.zip/h.zip nested",
         "e.zip/two/f.pbn"]  # fmt: skip


def test_a_folder(tmp_path: Path) -> None:
    assert names(tree(tmp_path)) == EVERY


def test_each_file_once(tmp_path: Path) -> None:
    tree(tmp_path)
    assert names(tmp_path, tmp_path / "below", tmp_path / "a.pbn", tmp_path) == EVERY


def test_a_folder_is_shown_as_it_was_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree(tmp_path)
    monkeypatch.chdir(tmp_path)
    shown = [(each.file, Path(each.path)) for each in found(["."]) if isinstance(each, Source)]
    assert shown[:2] == [("a.pbn", tmp_path / "a.pbn"), ("below/c.PBN", tmp_path / "below/c.PBN")]


def test_a_pattern(tmp_path: Path) -> None:
    tree(tmp_path)
    assert names(f"{tmp_path}/**/*.pbn*")[-1].endswith("below/d.pbn.gz")
    assert len(names(f"{tmp_path}/**/*.pbn*")) == 2
    assert names(f"{tmp_path}/*.lin")[0].endswith(" absent")
    (tmp_path / "[x].pbn").write_text(pbn(1))
    assert names(tmp_path / "[x].pbn") == [""]


@pytest.mark.parametrize(
    ("name", "code"), [("no.pbn", "absent"), ("a.pbn/x", "absent"), ("a\0", "absent")]
)
def test_what_is_not_there(name: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "a.pbn").write_text(pbn(1))
    [one] = found([f"{tmp_path}/{name}"])
    assert isinstance(one, Unread)
    assert one.code == code


def test_an_empty_folder(tmp_path: Path) -> None:
    assert names(tmp_path) == [" nothing"]


def test_rights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tree(tmp_path)
    listdir = os.listdir

    def refused(path: str) -> list[str]:
        if path.endswith("below"):
            raise PermissionError(13, "Permission denied")
        return listdir(path)

    monkeypatch.setattr(os, "listdir", refused)
    assert names(tmp_path)[:3] == ["a.pbn", "below rights", "e.zip/g.pbn.gz"]


def test_links_that_lead_back(tmp_path: Path) -> None:
    tree(tmp_path)
    (tmp_path / "below" / "up").symlink_to(tmp_path)
    (tmp_path / "z.pbn").symlink_to(tmp_path / "nowhere")
    assert names(tmp_path) == [*EVERY, "z.pbn absent"]


def test_names_that_cannot_be_shown(tmp_path: Path) -> None:
    for name in ("\x1b[31mred.pbn", "two\nlines.pbn", "\udcff.pbn"):
        (tmp_path / name).write_text(pbn(1))
    assert names(tmp_path) == ["\ufffd[31mred.pbn", "two\ufffdlines.pbn", "\ufffd.pbn"]


# --- packed files ---------------------------------------------------------------------------------


def told(path: Path) -> tuple[int, list[str]]:
    """How many boards are read, and what could not be."""
    parts = list(run([str(path)]))
    return sum(p.boards for p in parts), [p.unread.code for p in parts if p.unread]


def test_packed_or_not_is_told_by_the_content(tmp_path: Path) -> None:
    (tmp_path / "a.pbn").write_bytes(gzip.compress(pbn(3).encode()))
    (tmp_path / "b.pbn.gz").write_text(pbn(2))
    (tmp_path / "c").write_bytes(gzip.compress(LIN.encode()))
    assert told(tmp_path) == (5, [])
    assert told(tmp_path / "c") == (2, [])


def test_a_damaged_gzip_gives_what_can_be_read(tmp_path: Path) -> None:
    for name, text in (("a.pbn.gz", pbn(2)), ("b.lin.gz", LIN)):
        whole = gzip.compress(text.encode()) + gzip.compress(text.encode())
        (tmp_path / name).write_bytes(whole[:-20])
        assert told(tmp_path / name) in ((2, ["damaged"]), (3, ["damaged"]))


def test_a_bomb_of_gzip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LEAST", 100_000)
    (tmp_path / "a.pbn.gz").write_bytes(gzip.compress(pbn(1).encode() + b"\n" * 10_000_000))
    assert told(tmp_path / "a.pbn.gz") == (1, ["too-large"])


def test_a_bomb_of_zip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LEAST", 100_000)
    with zipfile.ZipFile(tmp_path / "a.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for n in range(20):
            archive.writestr(f"{n}.pbn", b"\n" * 10_000_000)
    assert told(tmp_path / "a.zip") == (0, ["too-large"])


def test_a_zip_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(b"PK\3\4 no zip")
    assert told(tmp_path) == (0, ["damaged"])


def test_a_zip_by_another_name(tmp_path: Path) -> None:
    tree(tmp_path)
    (tmp_path / "e.zip").rename(tmp_path / "archive")
    assert told(tmp_path / "archive") == (3, ["nested"])


def test_members_that_cannot_be_unpacked(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("a.pbn", pbn(1))
        archive.writestr("b.pbn", pbn(1), zipfile.ZIP_BZIP2)
        archive.writestr("c.pbn", pbn(1))
    data = bytearray((tmp_path / "a.zip").read_bytes())
    data[data.index(b"Board")] ^= 1  # a.pbn: its sum is wrong
    data[data.rindex(b"PK\1\2") + 8] |= files.ENCRYPTED  # c.pbn, in the directory
    (tmp_path / "a.zip").write_bytes(data)
    assert told(tmp_path / "a.zip")[1] == ["damaged", "packing", "encrypted"]


# --- the format -----------------------------------------------------------------------------------


def test_neither_pbn_nor_lin(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("bring the boards")
    assert told(tmp_path / "notes.txt") == (0, ["unknown"])
