"""The core knows no game: what these modules import, read from their source."""

import ast
import importlib
from pathlib import Path

import pytest

import biddingbox

ROOT = Path(biddingbox.__file__).parent
#: Each module and what of this package it may import: errors at the bottom, the core on top.
MAY = {
    "errors": set[str](),
    "seats": set[str](),
    "cards": {"errors"},
    "events": {"cards", "seats"},
    "core": {"events", "seats", "errors"},
}


def imported(source: str) -> set[str]:
    """The modules of this package that a source imports, at its head or inside a function."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found |= {n.name for n in names}
            case ast.ImportFrom(module=module, names=names, level=0) if module is not None:
                found |= {f"{module}.{n.name}" if module == "biddingbox" else module for n in names}
            case ast.ImportFrom(module=module, level=level) if level:
                found.add(f"biddingbox.{module}")
            case ast.Constant(value=str() as text) if text.startswith("biddingbox."):
                found.add(text)
    return {f.removeprefix("biddingbox.") for f in found if f.split(".")[0] == "biddingbox"}


@pytest.mark.parametrize("name", MAY)
def test_imports_point_down(name: str) -> None:
    assert imported((ROOT / f"{name}.py").read_text(encoding="utf-8")) <= MAY[name]


def test_imports_of_every_form_are_found() -> None:
    source = """
import biddingbox.bridge.calls as calls
from biddingbox import bridge
from biddingbox.bridge.laws import law18
from .estimation import calls
def f():
    import importlib
    importlib.import_module("biddingbox.bridge.play")
"""
    want = {"bridge", "bridge.calls", "bridge.laws", "bridge.play", "estimation"}
    assert imported(source) == want


def _home(value: object) -> str:
    """The module in which a value was made; of a module, its own name."""
    return str(getattr(value, "__module__", None) or getattr(value, "__name__", ""))


@pytest.mark.parametrize("name", MAY)
def test_nothing_of_a_game_is_named(name: str) -> None:
    module = importlib.import_module(f"biddingbox.{name}")
    theirs = [
        key
        for key, value in vars(module).items()
        if _home(value).startswith(("biddingbox.bridge", "biddingbox.estimation"))
    ]
    assert theirs == []
