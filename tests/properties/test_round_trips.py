"""Whole logs, written and read: as notation, as JSON, and through every correction."""

from hypothesis import given

from biddingbox import Log, parse
from biddingbox import log as logs
from biddingbox.events import SCHEMA, Journal, decode, encode
from biddingbox.records.notation import parse_logs, write_logs
from tests.properties import invariants
from tests.properties.drawn import played_logs, regular_logs, whole_logs
from tests.properties.profile import modest


@given(whole_logs() | played_logs())
@modest
def test_json(log: Log) -> None:
    journal = decode(encode(log.opening, log.events))
    assert journal == Journal(SCHEMA, log.opening, log.events)
    assert logs.fold(journal.opening, journal.events) == log


@given(whole_logs() | played_logs())
@modest
def test_notation(log: Log) -> None:
    again = parse(log.text())
    assert again.opening == log.opening
    assert again.events == log.events
    assert again == log
    assert again.text() == log.text()


@given(whole_logs(8), regular_logs())
@modest
def test_several_logs_in_one_text(one: Log, other: Log) -> None:
    pairs = [(one.opening, one.events), (other.opening, other.events)]
    assert [(p.opening, p.events) for p in parse_logs(write_logs(pairs))] == pairs


@given(whole_logs() | played_logs())
@modest
def test_every_command_can_be_undone(log: Log) -> None:
    states = {n: logs.fold(log.opening, log.events[:n]).state for n in range(log.seq + 1)}
    readings = [e for e in log.events if "reading" in repr(e)]
    if not readings:
        assert list(invariants.undoes(log, states)) == []
