"""PBN as it is written: games, tags, tokens, comments, inheritance; back byte for byte."""

import io
from pathlib import Path

import pytest

from biddingbox.records import pbn
from biddingbox.records.pbn import comments, escapes, make_tag, notes, read, tokens
from biddingbox.records.pbn_tags import split, split_slowly
from biddingbox.records.pbn_text import Form, form
from biddingbox.records.pbn_write import EXPORT_FORM, dump, write

HERE = Path(__file__).parent / "pbn"
IMPORT = (HERE / "import.pbn").read_bytes()
CANONICAL = (HERE / "canonical.pbn").read_bytes()


def test_a_file_comes_back_byte_for_byte() -> None:
    assert b"".join(dump(read(IMPORT))) == IMPORT
    assert b"".join(dump(read(CANONICAL), EXPORT_FORM)) == CANONICAL
    assert form(CANONICAL) == Form("latin-1", "\r\n")


def test_games_written_and_read_again_are_equal() -> None:
    for data in (IMPORT, CANONICAL):
        games = list(read(data))
        assert len(games) == 2
        assert list(read("".join(write(g) for g in games))) == games


def test_tags_are_in_order_with_their_values_as_written() -> None:
    first, _ = read(IMPORT)
    assert [(t.name, t.value) for t in first.tags[:3]] == [
        ("Event", "##Liga"),
        ("Site", "Cairo"),
        ("Board", "7"),
    ]
    assert first.values["Event"] == "Liga"
    _, second = read(IMPORT)
    assert second.values["Event"] == "Liga"
    assert second.inherited == ("Event",)
    canonical, _ = read(CANONICAL)
    assert canonical.values["East"] == 'Costa, "Zé"'


def test_comments_have_their_place() -> None:
    first, _ = read(IMPORT)
    found = [(c.kind, c.text, c.tag, c.after, c.line) for c in comments(first)]
    assert found == [
        ("line", " a line before the first tag", -1, 0, 3),
        ("line", " two on a line", 1, 0, 4),
        ("brace", "the dealer", 3, 0, 6),
        ("brace", "weak\n% not an escape\n\nno trump", 10, 5, 11),
        ("line", " too low", 10, 11, 15),
    ]
    assert escapes(first) == (" PBN 2.1", " made by hand", " an escaped line")


def test_tokens_have_their_kind_and_place() -> None:
    first, _ = read(IMPORT)
    auction = [t.name for t in first.tags].index("Auction")
    found = [(t.kind, t.text, t.line, t.column) for t in tokens(first, auction)]
    assert found[:5] == [
        ("word", "-", 11, 1),
        ("word", "-", 11, 3),
        ("word", "1n", 11, 5),
        ("suffix", "!", 11, 8),
        ("note", "=1=", 11, 10),
    ]
    assert found[6] == ("word", "pass", 14, 11)
    assert found[7:11] == [
        ("word", "2c", 15, 1),
        ("nag", "$3", 15, 4),
        ("note", "=2=", 15, 7),
        ("mark", "^I", 15, 11),
    ]


def test_notes_of_auction_and_play_are_kept_apart() -> None:
    first, second = read(IMPORT)
    assert notes(first, "Auction") == {1: "12-14", 2: "asks"}
    assert notes(first, "Play") == {1: "attitude"}
    assert notes(second, "Auction") == {}


def test_the_first_note_of_a_number_counts() -> None:
    (game,) = read('[Auction "N"]\n1C =1=\n[Note "1: a "]\n[Note "1:b"]\n[Note "none"]\n')
    assert notes(game, "Auction") == {1: "a"}


def test_unknown_sections_pass_through() -> None:
    first, _ = read(IMPORT)
    assert first.tags[-1].name == "MyTable"
    assert [t.text for t in tokens(first, len(first.tags) - 1)] == ["1", '"two words"', "3"]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["a", "#", "#"], ["a", "a", "a"]),
        (["a", None, "#"], ["a", None, "a"]),
        (["#"], [""]),
        (["##a", None, None], ["a", "a", "a"]),
        (["##a", None, "b", None], ["a", "a", "b", "b"]),
        (["##a", "#", None], ["a", "a", None]),
        (["##a", "##", None], ["a", "", ""]),
    ],
)
def test_values_are_inherited(values: list[str | None], expected: list[str | None]) -> None:
    text = "\n".join(
        f'[Board "{i}"]\n' + (f'[Site "{v}"]\n' if v is not None else "")
        for i, v in enumerate(values, 1)
    )
    assert [g.values.get("Site") for g in read(text)] == expected


def test_some_tags_inherit_nothing() -> None:
    game = list(read('[Dealer "N"]\n\n[Site "x"]\n[Dealer "#"]\n'))[1]
    assert [(f.line, f.column, f.code) for f in game.faults] == [(4, 1, "inherit")]
    assert game.values["Dealer"] == ""


def test_a_second_table_of_the_board_takes_the_deal_from_the_first() -> None:
    deal = '[Board "3"]\n[Dealer "S"]\n[Vulnerable "EW"]\n[Deal "S:AKQJT98765432... - - -"]\n'
    text = (
        deal
        + '[Contract "7S"]\n\n[Contract "6S"]\n[Auction "S"]\n\n[Site "x"]\n\n[Contract "1C"]\n'
    )
    first, second, third, fourth = read(text)
    assert first.carried == ()
    assert second.carried == ("Board", "Dealer", "Vulnerable", "Deal")
    assert second.values["Deal"] == first.values["Deal"]
    assert third.carried == fourth.carried == ()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "utf-16"])
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_encodings_and_line_ends(encoding: str, newline: str) -> None:
    text = '[Event "São João, ñandú"]\n[Board "1"]\n\n[Event "Δ"]\n'
    if encoding == "latin-1":
        text = text.replace("Δ", "ß")
    data = text.replace("\n", newline).encode(encoding)
    for source in (data, io.BytesIO(data)):
        first, second = read(source)
        assert first.values == {"Event": "São João, ñandú", "Board": "1"}
        assert second.tags[0].name == "Event"
        assert second.values["Event"] in "Δß"
    assert form(data).newline == newline
    assert b"".join(dump(read(data), form(data))) == data


def test_text_and_lines_are_read_alike() -> None:
    text = IMPORT.decode()
    games = list(read(IMPORT))
    assert list(read(text)) == games
    assert list(read(io.StringIO(text))) == games
    assert list(read(text.splitlines(keepends=True))) == games
    with (HERE / "import.pbn").open("rb") as file:
        assert list(read(file)) == games


def test_blank_lines_in_a_comment_do_not_end_the_game() -> None:
    games = list(read('[Event "a"]\n{ one\n\n[Event "no"]\n \n} [Site "b"]\n\n\t\n[Event "c"]\n'))
    assert [g.values.get("Event") for g in games] == ["a", "c"]
    assert games[0].values["Site"] == "b"


def test_a_brace_in_a_string_or_a_line_comment_opens_nothing() -> None:
    text = '[Event "{"]\n; {\n% {\n\n[Event "b"]\n'
    assert [g.values["Event"] for g in read(text)] == ["{", "b"]


def test_comments_without_a_game_belong_to_the_next_or_the_last() -> None:
    first, last = read('{ nothing }\n\n[Event "a"]\n\n[Event "b"]\n\n; the end\n')
    assert first.head == "{ nothing }\n\n"
    assert last.tail == "\n; the end\n"
    assert [g.head for g in read("% only\n")] == ["% only\n"]


def test_faults_of_the_writing_have_their_place() -> None:
    text = '[Event]\n[Site "x\n[Board "1"]\nwords here\n]\n[Auction "N"]\nPass "x" {open\n'
    (game,) = read(text)
    assert [(f.line, f.column, f.code) for f in game.faults] == [
        (1, 1, "tag"),
        (2, 1, "tag"),
        (4, 1, "stray"),
        (5, 1, "bracket"),
        (7, 10, "comment-open"),
    ]
    (game,) = read('[Event "a\x07b"]\n; ' + "x" * 300)
    assert [(f.line, f.column, f.code) for f in game.faults] == [
        (1, 10, "control"),
        (2, 1, "line-long"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        CANONICAL.decode("latin-1").replace("\r\n", "\n"),
        IMPORT.decode(),
        '[Event "a"]\n[Note "1:x;{y}"]\n\n',
        '[Event "a\\"b"]\n',
        '[Event "a\n"]\n',
        '[A "[B"]\n[C "d"]stray\n',
        '[ActionTable "Rank;Call\\4L"]\n1 "a;b"\n',
    ],
)
def test_the_quick_way_to_the_tags_agrees_with_the_slow_one(text: str) -> None:
    for part in text.split("\n\n"):
        assert split(part, 1) == split_slowly(part, 1)


@pytest.mark.parametrize("value", ["", "a", 'q"q', "\\", "\\\\", 'a\\"', "\\3R;x", '"', "a\\\\b"])
def test_any_value_survives_its_string(value: str) -> None:
    tag = make_tag("Event", value)
    (game,) = read(tag.source + tag.body)
    assert (game.tags, game.faults) == ((tag,), ())


def test_the_public_names_are_sorted() -> None:
    assert pbn.__all__ == sorted(pbn.__all__)
