"""The rulebook is whole: every clause that the project owes has a row, code and a case."""

import importlib
import re
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from biddingbox.bridge.cited import MOVED
from biddingbox.bridge.rulebook import (
    EDITIONS,
    LawRow,
    case_dirs,
    case_index,
    find_law,
    law_order,
    laws,
    laws_under,
    open_rows,
    option_keys,
    with_cases,
)
from biddingbox.errors import CaseError

SEEDS: dict[str, str] = tomllib.loads(
    (Path(__file__).parent / "data" / "seed-clauses.toml").read_text(encoding="utf-8")
)["bridge-1997"]
IMPLEMENTED = [row for row in laws() if row.status == "implemented"]
#: The clauses of 2017 that say the same as one of 1997: the code may cite either.
LIKE: dict[str, str] = {
    row["law"]: row["like"]
    for row in tomllib.loads(
        files("biddingbox.bridge").joinpath("rulebook-2017.toml").read_text(encoding="utf-8")
    )["law"]
    if "like" in row
}


def fault_of_code(row: LawRow) -> str | None:
    """What is wrong with the code path of a row, in a few words; None if nothing is."""
    if not row.code:
        return "no code"
    module, _, name = row.code.rpartition(".")
    try:
        found = getattr(importlib.import_module(module), name)
    except ModuleNotFoundError:
        return f"no module {module}"
    except AttributeError:
        return f"nothing called {name} in {module}"
    if not callable(found):
        return f"{row.code} cannot be called"
    if not {row.law, *also(row)} & {*clauses_cited(found.__doc__ or "", row.edition)}:
        return f"the docstring of {row.code} does not start with {row.law}"
    return None


def also(row: LawRow) -> set[str]:
    """The other numbers of a clause of 2017: those that it has in 1997."""
    if row.edition != "2017":
        return set()
    return {old for old, new in MOVED.items() if new == row.law} | {LIKE.get(row.law, row.law)}


def clauses_cited(docstring: str, edition: str = "1997") -> list[str]:
    """The clauses that a docstring opens with: ``27B1(a): …``, ``19A3, 19B3: …``, ``18B-D: …``.

    Those of 2017 may be named in a later sentence too: ``17E: … 17D2 of 2017: …``.
    """
    openings = [docstring.partition(":")[0]]
    if edition == "2017":
        openings += re.findall(r"(?:^|[.:;]\s|\n\s*)([^.:;\n]*? of 2017):", docstring)
    cited: list[str] = []
    for part in re.split(r",| and ", ",".join(openings).replace(" of 2017", "")):
        clause = part.strip()
        if re.fullmatch(r"\([a-z]+\)", clause) and cited:
            clause = re.sub(r"\([a-z]+\)$", clause, cited[-1])
        if found := re.fullmatch(r"(\d+)([A-H])[-–]([A-H])", clause):
            cited += [found[1] + chr(n) for n in range(ord(found[2]), ord(found[3]) + 1)]
        else:
            cited.append(clause)
    return cited


def test_clauses_cited() -> None:
    assert clauses_cited("27B1(a): both bids natural: free.") == ["27B1(a)"]
    assert clauses_cited("19A3, 19B3: the wrong bid.") == ["19A3", "19B3"]
    assert clauses_cited("18B-D: rank.") == ["18B", "18C", "18D"]
    assert clauses_cited("") == [""]
    assert clauses_cited("17E: over.\n\n    17D2 of 2017: hands back.") == ["17E"]
    both = clauses_cited("17E: over.\n\n    17D1, 17D2 of 2017: hands back.", "2017")
    assert both == ["17E", "17D1", "17D2"]
    assert clauses_cited("15A1(b), (c) of 2017: back.", "2017")[:2] == ["15A1(b)", "15A1(c)"]


def listed(lines: list[str]) -> str:
    return "\n  ".join([f"{len(lines)} rows:", *lines])


def test_every_seed_clause_has_a_row() -> None:
    assert [law for law in SEEDS if law not in {row.law for row in laws()}] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_implemented_clauses_have_code_that_cites_them(edition: str) -> None:
    rows = [row for row in laws(edition) if row.status == "implemented" or row.code]
    faults = [f"{row.law}: {fault}" for row in rows if (fault := fault_of_code(row))]
    assert not faults, listed(faults)


def test_implemented_seed_clauses_have_a_case() -> None:
    index = case_index()
    missing = [row.law for row in IMPLEMENTED if row.law in SEEDS and row.law not in index]
    assert not missing, listed(missing)


def test_implemented_clauses_of_2017_have_a_case() -> None:
    index = case_index(edition="2017")
    rows = [row for row in laws("2017") if row.status == "implemented" and in_reach(row.law)]
    missing = [row.law for row in rows if row.law not in index]
    assert not missing, listed(missing)


def in_reach(law: str) -> bool:
    """Whether a clause is of the laws that each need a case, 12 to 41."""
    return 12 <= law_order(law)[0][1] <= 41


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_still_open(edition: str) -> None:
    rows = open_rows(with_cases(laws(edition), case_index(edition=edition)))
    for row in rows:
        print(f"{row.law:12}{row.reason or 'no case'}")
    assert all(row.reason or not row.cases for row in rows)


@pytest.mark.parametrize("edition", EDITIONS)
def test_cases_name_clauses_that_exist(edition: str) -> None:
    named = [law for law in case_index(edition=edition) if law_order(law)[:1] <= ((0, 41, ""),)]
    unknown = [law for law in named if not laws_under(law, edition)]
    assert not unknown, listed(unknown)


@pytest.mark.parametrize("edition", EDITIONS)
def test_rows_are_whole(edition: str) -> None:
    for row in laws(edition):
        assert 0 < len(row.heading) < 160, row.law
        assert 0 < len(row.paraphrase) < 160, row.law
        assert (row.game, row.edition, row.cases) == ("bridge", edition, ())
        assert bool(row.reason) == (row.status != "implemented"), row.law
        assert row.paraphrase != SEEDS.get(row.law), row.law


@pytest.mark.parametrize("edition", EDITIONS)
def test_rows_are_unique_and_in_law_order(edition: str) -> None:
    numbers = [law_order(row.law) for row in laws(edition)]
    assert len(set(numbers)) == len(numbers)
    assert numbers == sorted(numbers)


def test_law_order_is_natural() -> None:
    want = ["9", "9A1", "9B1", "10", "19A1", "19A3", "19B1", "25A", "25B1", "25B2(a)"]
    want += ["25B2(b)(1)", "25B2(b)(2)", "25B2(c)", "26", "26A1", "27B", "27B1(a)", "27B2"]
    assert sorted(set(want), key=law_order) == want


def test_an_edition_without_a_rulebook_is_named() -> None:
    with pytest.raises(LookupError, match="no rulebook for edition '1987'; there is 1997, 2017"):
        laws("1987")


def test_a_row_that_is_like_one_of_1997_gives_only_what_differs() -> None:
    before, now = find_law("9C"), find_law("9C", "2017")
    assert before is not None
    assert now is not None
    assert (now.heading, now.code, now.status) == (before.heading, before.code, before.status)
    assert now.paraphrase == before.paraphrase.replace("penalty", "restriction")
    assert find_law("23A", "1997") is None
    assert find_law("27B4", "2017") is not None


def test_a_clause_that_moved_is_in_both_books() -> None:
    for old, new in MOVED.items():
        assert laws_under(old, "1997"), old
        assert laws_under(new, "2017"), new


def test_no_paraphrase_of_2017_speaks_of_a_lead_penalty() -> None:
    said = [row.law for row in laws("2017") if "lead penalty" in row.heading + row.paraphrase]
    assert said == []


@pytest.mark.parametrize("spelt", ["25B2(b)(1)", "25b2b1", "25B2b(1)", " 25 B 2 b 1 "])
def test_find_law_takes_any_spelling(spelt: str) -> None:
    row = find_law(spelt)
    assert row is not None
    assert row.law == "25B2(b)(1)"


@pytest.mark.parametrize("spelt", ["", "2", "99", "27B9", "exposed card", "(", "²", "9" * 5000])
def test_find_law_of_no_clause(spelt: str) -> None:
    assert find_law(spelt) is None
    assert laws_under(spelt) == ()


def test_laws_under_a_clause() -> None:
    assert [row.law for row in laws_under("27B")] == [
        "27B", "27B1(a)", "27B1(b)", "27B2", "27B3",
    ]  # fmt: skip
    assert [row.law for row in laws_under("33")] == ["33"]


def write(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")


def test_case_index(tmp_path: Path) -> None:
    write(tmp_path, "b.toml", 'id = "b"\nedition = "1997"\nlaws = ["27B", "9A1"]')
    write(tmp_path, "a.toml", 'id = "a"\nedition = "1997"\nlaws = ["27B"]')
    write(tmp_path, "c.toml", 'id = "c"\nedition = "2017"\nlaws = ["27B"]')
    write(tmp_path, "d.toml", 'id = "d"\nedition = "1997"\nlaws = ["27B"]\nskip = "cards unknown"')
    write(tmp_path / "more", "e.toml", 'id = "e"\nedition = "1997"\nlaws = ["10A"]')
    index = case_index([tmp_path])
    assert index == {"9A1": ("b",), "10A": ("e",), "27B": ("a", "b")}
    assert list(index) == ["9A1", "10A", "27B"]
    assert case_index([tmp_path], "2017") == {"27B": ("c",)}
    cases = {row.law: row.cases for row in with_cases(laws(), index)}
    assert cases["27B"] == ("a", "b")
    assert cases["27B2"] == ()


@pytest.mark.parametrize("text", ["laws = [", 'laws = "27B"', "laws = [27]"])
def test_a_broken_case_is_named(tmp_path: Path, text: str) -> None:
    write(tmp_path, "broken.toml", text)
    with pytest.raises(CaseError, match=r"broken\.toml"):
        case_index([tmp_path])


def test_case_dirs_exist() -> None:
    assert all(folder.is_dir() for folder in case_dirs())


def test_option_rows() -> None:
    rows = option_keys()
    assert len({(row.key, row.law, row.editions) for row in rows}) == len(rows)
    for row in rows:
        assert row.key == row.key.lower()
        assert row.question
        assert row.editions
        assert set(row.editions) <= {"1997", "2017"}
        assert row.takes in {"", "CALL", "SUIT", "SUITS", "READING", "SCORE", "CARD"}
    keys = {row.key for row in rows}
    assert {"accept", "decline", "first-stands", "another-call", "require", "waive"} <= keys


@pytest.mark.parametrize("edition", EDITIONS)
def test_option_clauses_are_in_the_rulebook(edition: str) -> None:
    loose = {"29-32 (silent)", "the clause of the gap", "the clause that cancelled"}
    for row in option_keys():
        if edition in row.editions and row.law not in loose and "," not in row.law:
            assert laws_under(row.law, edition), row.law


def test_options_of_2017() -> None:
    keys = {row.key for row in option_keys() if "2017" in row.editions}
    new = {"unintended", "intended", "comparable", "not-comparable", "same-denomination", "other"}
    assert new <= keys
    gone = {"inadvertent", "purposeful", "second-thought", "first-stands", "another-call"}
    assert not gone & keys
