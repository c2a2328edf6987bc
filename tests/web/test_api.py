"""The JSON API: cases made, grown, corrected and read; refusals as problem documents."""

import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import schemathesis.specs.openapi.adapter.v2  # what it else imports in the midst of a search
from httpx import InvalidURL
from hypothesis import HealthCheck, Phase, given, settings
from litestar import Litestar
from litestar.testing import TestClient

from biddingbox.web.app import create
from biddingbox.web.settings import Settings

Client = TestClient[Litestar]
V1 = "/api/v1"
LOG = "dealer N\nN 1S\nE P\nS 1H\n"


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(create(Settings()), raise_server_exceptions=False) as client:
        yield client


def made(client: Client, log: str = LOG) -> str:
    """The address of a new case."""
    answer = client.post(f"{V1}/cases", json={"log": log})
    assert answer.status_code == 201, answer.text
    return f"{V1}/cases/{answer.json()['id']}"


def test_the_id_of_a_case_is_of_128_random_bits(client: Client) -> None:
    ids = {made(client).rpartition("/")[2] for _ in range(3)}
    assert len(ids) == 3
    assert all(re.fullmatch(r"[\w-]{22}", each) for each in ids)


def test_the_story_of_an_insufficient_bid(client: Client) -> None:
    path = made(client)
    stands = client.get(path).json()
    assert stands["state"]["questions"][0]["text"] == "Does West accept 1H?"
    for line in ("W attention", "W decline", "S P", "director natural"):
        seq = client.get(path).json()["seq"]
        answer = client.post(f"{path}/events", json={"line": line, "seen": seq})
        assert answer.status_code == 201, answer.text
    state = answer.json()["state"]
    assert [r["law"] for r in state["restrictions"]] == ["27B2", "26A2"]
    sheet = client.get(f"{path}/sheet").json()["sheet"]
    assert sheet["bound"]
    assert client.get(f"{path}/tree").json()["tree"] is None


def test_a_case_of_values_is_the_case_of_its_text(client: Client) -> None:
    journal = client.get(f"{made(client)}/log").json()
    again = client.post(
        f"{V1}/cases", json={"opening": journal["opening"], "events": journal["events"]}
    )
    assert again.status_code == 201
    assert client.get(f"{V1}/cases/{again.json()['id']}/log").json() == journal


def test_an_event_as_a_value(client: Client) -> None:
    path = made(client)
    event = {"kind": "attention", "seat": "W"}
    assert client.post(f"{path}/events", json={"event": event}).status_code == 201
    assert client.get(f"{path}/log").json()["events"][-1] == event


def test_a_text_is_one_event_whatever_it_holds(client: Client) -> None:
    note = {"kind": "noted", "text": 'a"; N 1S\nN 1S'}
    body = {"opening": {"kind": "opening"}, "events": [note]}
    answer = client.post(f"{V1}/cases", json=body)
    assert answer.status_code == 201
    assert client.get(f"{V1}/cases/{answer.json()['id']}/log").json()["events"] == [note]


def test_amend_strike_and_undo(client: Client) -> None:
    path = made(client)
    amended = client.put(f"{path}/events/3", json={"line": "S 2H", "seen": 3})
    assert amended.json()["state"]["questions"] == []
    undone = client.post(f"{path}/undo", json={"to": 3})
    assert undone.json()["state"]["questions"][0]["law"] == "27A"
    struck = client.delete(f"{path}/events/3")
    assert [c["call"] for c in struck.json()["state"]["auction"]] == ["1S", "P"]
    assert len(client.get(f"{path}/log").json()["events"]) == 6


def test_a_moved_table_is_a_conflict_with_its_seq(client: Client) -> None:
    answer = client.post(f"{made(client)}/events", json={"line": "W attention", "seen": 1})
    assert answer.status_code == 409
    assert answer.headers["content-type"].startswith("application/problem+json")
    problem = answer.json()
    assert (problem["key"], problem["seq"]) == ("moved-on", 3)


def test_a_refusal_names_key_and_clause(client: Client) -> None:
    answer = client.post(f"{made(client)}/events", json={"line": "E accept"})
    assert answer.status_code == 409
    assert (answer.json()["key"], answer.json()["law"]) == ("not-the-owner", "27A")


def test_a_line_that_cannot_be_read_has_its_place(client: Client) -> None:
    answer = client.post(f"{made(client)}/events", json={"line": "W 2J"})
    assert answer.status_code == 422
    problem = answer.json()
    assert (problem["line"], problem["column"]) == (1, 3)
    assert problem["found"]
    assert problem["expected"]


def test_problems_are_told_in_the_language(client: Client) -> None:
    answer = client.post(f"{made(client)}/events?lang=pt", json={"line": "W attention", "seen": 1})
    assert "mesa" in answer.json()["detail"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"log": "N 1S", "opening": {"kind": "opening"}}, 400),
        ({"log": "N 9S"}, 422),
        ({"log": "x" * 200_001}, 400),
        ({"opening": {"kind": "opening", "game": "whist"}}, 422),
        ({"opening": {"kind": "opening"}, "events": [{"kind": "called", "seat": "N"}]}, 400),
        ({"opening": {}, "events": [{"kind": "called", "seat": "N", "call": "9Z"}]}, 422),
        ({"opening": {"kind": "opening", "hands": [{"seat": "N", "cards": ["", "H"]}]}}, 422),
        ({"opening": {"kind": "opening", "hands": [{"seat": "N", "cards": ["ZZ"]}]}}, 422),
        ({"log": "N 1S\n" + "amend 1: N 1H\n" * 201}, 422),
        ({"nonsense": 1}, 400),
    ],
)
def test_bad_bodies(client: Client, body: dict[str, Any], status: int) -> None:
    answer = client.post(f"{V1}/cases", json=body)
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")


def test_an_unknown_case_is_a_problem(client: Client) -> None:
    answer = client.get(f"{V1}/cases/none")
    assert (answer.status_code, answer.json()["key"]) == (404, "unknown-case")


def test_the_document_names_every_operation_and_the_events(client: Client) -> None:
    document = client.get(f"{V1}/openapi.json").json()
    assert len(document["paths"]) == 13
    assert {"Called", "Attention", "Answered", "NewCase"} <= set(document["components"]["schemas"])
    page = client.get("/api")
    assert page.status_code == 200
    assert all(path in page.text for path in document["paths"])


@pytest.mark.slow
def test_no_input_makes_the_server_fail() -> None:
    """What schemathesis makes of the OpenAPI document: no answer is a 5xx."""

    logging.getLogger("httpx").setLevel(logging.WARNING)
    app = create(Settings())
    with TestClient(app, raise_server_exceptions=False) as client:
        schema = schemathesis.openapi.from_dict(client.get(f"{V1}/openapi.json").json())
        real = made(client).rpartition("/")[2]
        for result in schema.get_all_operations():
            operation: Any = result.ok()  # type: ignore[union-attr]

            @settings(
                max_examples=60, deadline=None, phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck), database=None,
            )  # fmt: skip
            @given(case=operation.as_strategy())
            def hold(case: Any) -> None:
                for known in (False, True):
                    if known and "case_id" in (case.path_parameters or {}):
                        case.path_parameters["case_id"] = real
                    sent = case.as_transport_kwargs(base_url="http://testserver.local")
                    sent.pop("cookies", None)
                    try:
                        answer = client.request(**sent)
                    except (UnicodeEncodeError, InvalidURL):
                        continue  # no client can send that
                    assert answer.status_code < 500, (sent, answer.text)

            hold()
