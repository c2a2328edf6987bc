"""Where the law is silent: the gaps, their readings, and ours (``gaps.toml``).

Read once, when first asked for. In play our reading holds and the ruling is marked *not settled*;
the director may replace it, and is asked first where ``ask`` is set.
"""

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cached_property
from importlib.resources import files
from types import MappingProxyType

import msgspec


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to read a silent or unsettled law: its key, and what then holds."""

    key: str
    what: str


class Gap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point that the law does not settle: the situation, the readings, and which one is ours."""

    id: str
    game: str
    editions: tuple[str, ...]
    clause: str
    situation: str
    readings: tuple[Reading, ...]
    ours: str
    why: str
    ask: bool = False

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the readings, in order."""
        return tuple(reading.key for reading in self.readings)

    def reading(self, key: str) -> Reading | None:
        """The reading of that key, if it is one of the gap's."""
        return next((reading for reading in self.readings if reading.key == key), None)


class _Gaps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gap: tuple[Gap, ...]


class Gaps:
    """The gaps of one game, read from the ``gaps.toml`` of its package when first asked for."""

    def __init__(self, package: str) -> None:
        self._package = package

    @cached_property
    def all(self) -> Mapping[str, Gap]:
        """Every gap of the game, of whatever edition, by id."""
        data = files(self._package).joinpath("gaps.toml").read_bytes()
        return MappingProxyType({g.id: g for g in msgspec.toml.decode(data, type=_Gaps).gap})

    def of(self, edition: str) -> Mapping[str, Gap]:
        """The gaps of an edition by id, in the order of the file; empty for an unknown edition."""
        return MappingProxyType({i: g for i, g in self.all.items() if edition in g.editions})

    def gap(self, gap_id: str) -> Gap:
        """The gap of that id.

        Raises :class:`LookupError`, which names the nearest ids, where none is listed.
        """
        try:
            return self.all[gap_id]
        except KeyError:
            near = get_close_matches(gap_id, self.all, 3)
            hint = f"; listed and nearest: {', '.join(near)}" if near else ""
            raise LookupError(f"the gap {gap_id!r} is not listed in gaps.toml{hint}") from None

    def ours(self, gap_id: str) -> str:
        """The key of our reading of a gap."""
        return self.gap(gap_id).ours
