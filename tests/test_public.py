"""The public API: what ``biddingbox`` offers, and only that."""

import types

import biddingbox


def test_all_is_sorted_and_without_duplicates() -> None:
    assert list(biddingbox.__all__) == sorted(set(biddingbox.__all__))


def test_all_names_what_is_there() -> None:
    assert [name for name in biddingbox.__all__ if not hasattr(biddingbox, name)] == []


def test_all_is_complete() -> None:
    public = {
        name
        for name, value in vars(biddingbox).items()
        if not name.startswith("_")
        and name != "TYPE_CHECKING"
        and not isinstance(value, types.ModuleType)
    }
    assert public - set(biddingbox.__all__) == set()


def test_the_promised_names_are_public() -> None:
    assert {"Log", "legal_calls", "parse"} <= set(biddingbox.__all__)
