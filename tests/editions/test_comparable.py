"""Law 23 of 2017: what declared meanings propose, and who is told what would be comparable."""

import pytest

from biddingbox import parse
from biddingbox.bridge.auction import Sense
from biddingbox.bridge.meanings import bounds, proposed
from biddingbox.cards import Suit


def declared(text: str, *suits: Suit) -> Sense:
    """A declared meaning."""
    return Sense(suits, natural=True, basis="declared", text=text)


@pytest.mark.parametrize(
    ("sense", "found"),
    [
        (declared("12-19, 5+ hearts", "H"), {"": (12, 19), "H": (5, 13)}),
        (declared("5+, 8-14", "H"), {"H": (5, 13), "": (8, 14)}),
        (declared("13+ points, 4-5 spades, exactly 3♥"), {"": (13, 40), "S": (4, 5), "H": (3, 3)}),
        (declared("5-5 in two suits", "H", "S"), {"": (5, 5)}),
        (declared("6+C 0–7"), {"C": (6, 13), "": (0, 7)}),
        (declared("as agreed at 3 in the morning"), {}),
        (Sense(("H",), natural=True, basis="assumed"), {}),
    ],
)
def test_what_is_read(sense: Sense, found: dict[str, tuple[int, int]]) -> None:
    assert bounds(sense) == found


@pytest.mark.parametrize(
    ("was", "now", "answer"),
    [
        ("0-11", "6-10", "comparable"),
        ("0-11", "13+", "not-comparable"),
        ("12-19, 5+ hearts", "6+, 4+ hearts", "none"),
        ("12-19, 5+ hearts", "16-19, 5+ hearts", "comparable"),
        ("12-19, 5+ hearts", "16-19", "none"),
        ("12-19, 5+ hearts", "16-19, 4- hearts", "none"),
        ("strong", "16-19", "none"),
    ],
)
def test_what_is_proposed(was: str, now: str, answer: str) -> None:
    said = proposed(declared(was), declared(now))
    assert said == {"proposed": answer, "was": was, "now": now}


def test_the_offender_alone_is_told() -> None:
    log = parse(
        "game bridge 2017\ndealer N\nS 1H\nW decline\ndirector comparable 2H 3H about S#1\n"
    )
    told = {
        viewer: "told-comparable" in [r["key"] for r in log.view(viewer)["rulings"]]
        for viewer in ("N", "E", "S", "W", "spectator", "director")
    }
    assert [viewer for viewer, knows in told.items() if knows] == ["S", "director"]
