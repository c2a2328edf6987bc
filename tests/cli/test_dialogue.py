"""``rule -i``: what is typed, and what the log then holds."""

from pathlib import Path

from click.testing import CliRunner, Result

from biddingbox.cli import main
from biddingbox.cli.dialogue import answer_line
from tests.cli import samples


def talk(*lines: str, start: str = "1S P 1H") -> Result:
    typed = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(
        main, ["rule", "-i", "--dealer", "N", start], input=typed, catch_exceptions=False
    )


def log_of(*lines: str, start: str = "1S P 1H") -> list[str]:
    """The events of the log after these lines, in the notation."""
    result = talk(*lines, "log", start=start)
    assert result.exit_code == 0
    printed = result.output.splitlines()
    return printed[len(printed) - printed[::-1].index("dealer N") :]


def test_it_shows_the_question_and_ends_with_its_input() -> None:
    result = talk()
    assert result.exit_code == 0
    assert "West is asked (27A)" in result.output


def test_a_number_is_the_answer() -> None:
    assert log_of("1")[3:] == ["W accept re 27A@3"]
    assert log_of("2")[3:] == ["W decline re 27A@3"]


def test_a_number_that_no_option_has() -> None:
    assert "There is no answer 9." in talk("9").output


def test_a_line_of_the_notation() -> None:
    assert log_of("w decline", "S 2H")[3:] == ["W decline re 27A@3", "S 2H"]


def test_an_option_that_takes_a_call() -> None:
    assert log_of("2", "1 2H")[4:] == ["S 2H"]
    assert log_of("2", "1", "3H")[4:] == ["S 3H"]


def test_back_steps_back_as_often_as_it_is_said() -> None:
    assert log_of("2", "S 2H", "back", "back")[3:] == [
        "W decline re 27A@3",
        "S 2H",
        "undo 4",
        "undo 3",
    ]
    assert "West is asked (27A)" in talk("2", "back").output.split("What", 1)[-1]


def test_back_goes_on_into_what_was_loaded_and_stops_at_the_beginning() -> None:
    assert log_of("back", "back", "back", "back")[3:] == ["undo 2", "undo 1", "undo 0"]
    assert "This is the beginning." in talk("back", start="").output


def test_after_back_another_answer() -> None:
    assert log_of("1", "back", "2", "back")[3:] == [
        "W accept re 27A@3",
        "undo 3",
        "W decline re 27A@3",
        "undo 3",
    ]


def test_what_is_refused_is_explained_and_the_dialogue_goes_on() -> None:
    result = talk("N accept", "1")
    assert "Refused: N accept: " in result.output
    assert result.exit_code == 0


def test_what_cannot_be_read_is_explained() -> None:
    assert "line 1, column 3: found" in talk("N 9S").output


def test_tree_and_help() -> None:
    result = talk("tree", "help")
    assert "├── accept" in result.output
    assert "save FILE" in result.output


def test_quit_leaves() -> None:
    assert "accept re" not in talk("quit", "1", "log").output


def test_save(tmp_path: Path) -> None:
    path = tmp_path / "table.log"
    other = tmp_path / "other.log"
    other.write_text("kept", encoding="utf-8")
    result = talk(f"save {path}", "2", f"save {path}", f"save {other}", "save")
    assert path.read_text(encoding="utf-8").splitlines()[-1] == "W decline re 27A@3"
    assert other.read_text(encoding="utf-8") == "kept"
    assert "File exists" in result.output
    assert "name a file" in result.output


def test_without_a_log_it_begins_empty() -> None:
    result = CliRunner().invoke(main, ["rule", "-i"], input="N 1S\n", catch_exceptions=False)
    assert "North to call." in result.output
    assert "East to call." in result.output


def test_the_line_of_an_answer() -> None:
    accept, decline = samples.ASKED["options"]
    assert answer_line(samples.ASKED, accept, "") == "W accept re 27A@3"
    assert answer_line(samples.ASKED, decline, "") == "W decline re 27A@3"
    assert answer_line(samples.OWED, samples.OWED["options"][0], "2C") == "S 2C"


def test_an_answer_by_its_name_and_a_call_typed_alone() -> None:
    assert log_of("decline", "1nt")[3:] == ["W decline re 27A@3", "S 1NT"]
