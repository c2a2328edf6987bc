"""Events as JSON: exact both ways, with a schema, and errors that say where."""

import json

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from biddingbox.events import (
    SCHEMA,
    Answered,
    Attention,
    Called,
    Event,
    Journal,
    Opening,
    TableEvent,
    Undo,
    decode,
    encode,
)
from tests import strategies
from tests.core.table import named


@given(strategies.openings, st.lists(strategies.events, max_size=8).map(tuple))
def test_whatever_can_be_said_comes_back_exactly(
    opening: Opening, events: tuple[Event, ...]
) -> None:
    data = encode(opening, events)
    assert decode(data) == Journal(SCHEMA, opening, events)
    assert decode(data.decode()).events == events


def test_every_kind_of_event_is_told_by_its_tag() -> None:
    kinds = [k.__struct_config__.tag for k in TableEvent.__args__]
    assert len(kinds) == len(set(kinds))
    data = json.loads(encode(Opening(), (named("N", 3), Attention("E"), Undo(1))))
    assert [e["kind"] for e in data["events"]] == ["called", "attention", "undo"]
    assert data["schema"] == SCHEMA
    assert data["opening"]["kind"] == "opening"


def test_what_is_not_said_is_not_written() -> None:
    data = json.loads(encode(Opening(), (Answered("E", "allow"),)))
    assert data["events"] == [{"kind": "answered", "owner": "E", "option": "allow"}]


def test_events_are_values() -> None:
    one, other = named("N", 3), named("N", 3)
    assert one == other
    assert hash(one) == hash(other)
    assert one != named("E", 3)
    with pytest.raises(AttributeError):
        one.seat = "E"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ('{"schema": 9, "opening": {"kind": "opening"}}', r"schema 9, expected 1 - at `\$.schema`"),
        ('{"opening": {"kind": "opening"}}', "schema"),
        ('{"schema": 1}', "opening"),
        ('{"schema": 1, "opening": {"kind": "closing"}}', r"\$.opening.kind"),
        (
            '{"schema": 1, "opening": {"kind": "opening"}, "events": [{"kind": "sung"}]}',
            r"\$.events\[0\].kind",
        ),
        (
            '{"schema": 1, "opening": {"kind": "opening"}, "events": '
            '[{"kind": "attention", "seat": "N"}, {"kind": "called", "seat": "Q", "call": "P"}]}',
            r"\$.events\[1\].seat",
        ),
        (
            '{"schema": 1, "opening": {"kind": "opening"}, "events": '
            '[{"kind": "amend", "seq": 1, "event": {"kind": "undo", "to": 1}}]}',
            r"\$.events\[0\].event.kind",
        ),
    ],
)
def test_a_fault_is_named_with_its_path(data: str, path: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=path):
        decode(data)


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'{"schema": 1,'])
def test_what_is_not_such_json_is_an_error(data: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        decode(data)


def test_a_call_is_read_as_it_was_written() -> None:
    back = decode(encode(Opening(), (named("N", "any word"),)))
    (event,) = back.events
    assert isinstance(event, Called)
    assert event.call == "any word"
