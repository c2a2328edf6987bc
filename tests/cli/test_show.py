"""How an answer and a tree are printed."""

from io import StringIO

import pytest
from rich.console import Console

from biddingbox.cli.show import show
from biddingbox.cli.tree import show_tree
from biddingbox.i18n import messages
from tests.cli import samples

M = messages()


def printed(answer: samples.Json, capsys: pytest.CaptureFixture[str]) -> str:
    show(answer, M, Console(width=80, highlight=False, file=StringIO()))
    return capsys.readouterr().out


def test_an_open_question(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        printed(samples.OPEN, capsys)
        == """\
Duplicate bridge, Laws of 1997
Dealer North

  West    North   East    South
          1S      P       1H!
  ! insufficient

South to call, if what is open is not accepted.

West is asked (27A)
  South's 1H is insufficient. May it stand?
  1  accept   27A  1H stands, and the auction goes on with West's call over it.
  2  decline  27B  South must put a sufficient bid or a pass in its place.
"""
    )


def test_what_was_ruled_and_what_binds(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        printed(samples.BOUND, capsys)
        == """\
Duplicate bridge, Laws of 1997
Board 5 · Dealer North · Vulnerable: North-South

  West     North    East     South
           1S       P        (1H!) 3H
  …
  ! insufficient   ( ) taken back or cancelled

West to call.

Ruled
  27B2  3H is not the lowest bid that shows hearts: North is silenced.

What binds now
  27B2  North must pass for the rest of the auction.

Unauthorised information
  16C2  North-South may not use South's 1H.

To come back to after the play
  23    Did South know that silencing North could do damage?

Scores
  12C1  North-South: average minus (artificial score)

No longer fits
        line 6 of the log: nobody asked that
"""
    )


def test_values_of_an_option_are_shortened(capsys: pytest.CaptureFixture[str]) -> None:
    answer = samples.answer("N", turn="S", questions=[samples.OWED])
    assert "1  call CALL  27B  It depends on the call. [P, 1NT–2D]" in printed(answer, capsys)


def test_options_are_numbered_through(capsys: pytest.CaptureFixture[str]) -> None:
    answer = samples.OPEN | {"questions": [samples.ASKED, samples.OWED]}
    assert "\n  3  call CALL  27B" in printed(answer, capsys)


@pytest.mark.parametrize(
    ("phase", "expected"),
    [
        ("closed", "The auction is over: 4SX by South.\nWest leads."),
        ("play", "In play: 4SX by South."),
        ("over", "The hand is over: 4SX by South."),
    ],
)
def test_the_contract(phase: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    won = {"contract": "4SX", "declarer": "S", "opening_leader": "W"}
    assert expected in printed(samples.answer("N", phase=phase, **won), capsys)


@pytest.mark.parametrize(
    ("phase", "expected"), [("passed-out", "Passed out."), ("cancelled", "The board is not played")]
)
def test_no_contract(phase: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert expected in printed(samples.answer("N", phase=phase), capsys)


def test_the_tricks(capsys: pytest.CaptureFixture[str]) -> None:
    cards = [{"seat": "W", "card": "H4"}, {"seat": "N", "card": "H2"}]
    given = samples.answer(
        "N", phase="play", contract="4S", declarer="S", on_lead="E", tricks=[{"cards": cards}]
    )
    out = printed(given, capsys)
    assert "East to lead." in out
    assert "Tricks\n  1  W H4  N H2\n" in out


def test_brackets_are_no_markup(capsys: pytest.CaptureFixture[str]) -> None:
    implied = samples.answer("N", samples.call(1, "N", "P", "implied"), turn="E")
    out = printed(implied, capsys)
    assert "[P]" in out
    assert "[ ] a pass that the law supplies" in out


def test_no_line_is_wider_than_eighty(capsys: pytest.CaptureFixture[str]) -> None:
    long = samples.BOUND["restrictions"][0] | {"text": "North must pass again. " * 12}
    out = printed(samples.BOUND | {"restrictions": [long]}, capsys)
    assert max(map(len, out.splitlines())) <= 80
    assert all(line == line.rstrip() for line in out.splitlines())


def test_the_tree(capsys: pytest.CaptureFixture[str]) -> None:
    show_tree(samples.TREE, M, Console(width=80, highlight=False, file=StringIO()))
    assert (
        capsys.readouterr().out
        == """\
West, 27A: South's 1H is insufficient. May it stand?
├── accept
└── decline
    └── South, 27B: Which call does South make instead of 1H?
        └── P, 2NT–3D
            27B2  3H is not the lowest bid that shows hearts: North is silenced.
            → 27B2  North must pass for the rest of the auction.
            └── …
"""
    )


def test_no_tree_where_nothing_is_open(capsys: pytest.CaptureFixture[str]) -> None:
    show_tree(None, M, Console(width=80, file=StringIO()))
    assert capsys.readouterr().out == "No question is open: there is no tree.\n"
