"""The score pad: a whole game of Estimation over many cases, written down or followed."""

import csv
import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from biddingbox.i18n import LANGUAGES, messages
from biddingbox.records.notation import parse_logs
from biddingbox.sheets.game import builds, game
from biddingbox.web.app import create
from biddingbox.web.settings import Settings

Client = TestClient[Any]
SEATS = ("N", "W", "S", "E")
#: North owns 5H, East joins; the others name 2 and 1.
FIRST = {
    "owner": "N", "bid": "5h", "with-E": "1",
    "number-N": "5", "number-E": "5", "number-W": "2", "number-S": "2",
    "tricks-N": "5", "tricks-W": "2", "tricks-S": "2", "tricks-E": "4",
}  # fmt: skip


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(create(Settings()), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(autouse=True)
def _english(client: Client) -> None:
    client.cookies.clear()


def started(client: Client, **form: str) -> str:
    """The path of the pad of a new game."""
    answer = client.post("/games", data=form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def write(client: Client, pad: str, place: int, once: str = "", **form: str) -> Any:
    sent = {"place": str(place), "seen": "0", "once": once or f"once-{place}", **form}
    return client.post(pad, data=sent, follow_redirects=False)


def sheet(client: Client, pad: str) -> Any:
    return client.get(f"{pad}/sheet.json").json()


def test_a_new_game_has_its_first_deal_and_its_players(client: Client) -> None:
    pad = started(client, edition="common", deals="10", dealer="E", **{"player-N": "Amina <b>"})
    page = client.get(pad)
    assert page.status_code == 200
    assert "Amina &lt;b&gt;" in page.text
    assert 'class="chip"' not in page.text
    data = sheet(client, pad)
    assert (data["edition"], data["length"]) == ("common", 10)
    assert [d["dealer"] for d in data["deals"]] == ["E"]


@pytest.mark.parametrize(
    ("field", "form", "message"),
    [
        ("player-N", {"player-N": 'a"b'}, "pad-wrong-name"),
        ("player-W", {"player-W": "x" * 60}, "pad-wrong-name"),
        ("deals", {"deals": "7"}, "pad-wrong-choice"),
    ],
)
def test_a_new_game_is_refused_at_its_field(
    client: Client, field: str, form: dict[str, str], message: str
) -> None:
    answer = client.post("/games", data=form, follow_redirects=False)
    assert answer.status_code == 422
    assert f'id="wrong-{field}"' in answer.text
    assert messages().text(message).replace('"', "&#34;") in answer.text


def test_a_deal_is_written_down_and_counted(client: Client) -> None:
    pad = started(client, deals="5", edition="law18")
    assert write(client, pad, 1, **FIRST).status_code == 303
    data = sheet(client, pad)
    assert data["totals"] == {"N": 28, "W": 15, "S": 15, "E": -21}
    page = client.get(pad).text
    assert "5/4" in page
    assert 'name="place" value="2"' in page


def test_sent_twice_it_is_one_deal(client: Client) -> None:
    pad = started(client, edition="law18")
    for _ in range(2):
        assert write(client, pad, 1, **FIRST).status_code == 303
    assert [d["deal"] for d in sheet(client, pad)["deals"]] == [1]
    assert sheet(client, pad)["totals"]["N"] == 28


def test_another_who_wrote_first_is_not_overwritten(client: Client) -> None:
    pad = started(client, edition="law18")
    assert write(client, pad, 1, once="mine", **FIRST).status_code == 303
    answer = write(client, pad, 1, once="yours", **{**FIRST, "tricks-N": "4", "tricks-E": "5"})
    assert answer.status_code == 409
    assert messages().text("pad-moved") in answer.text
    assert 'id="number-N"' in answer.text
    assert 'value="4"' not in answer.text  # not to be written down again as the second deal
    assert sheet(client, pad)["totals"]["N"] == 28
    assert write(client, pad, 7, **FIRST).status_code == 409


def test_one_who_follows_at_the_desk_is_not_written_over(client: Client) -> None:
    pad = started(client, edition="law18")
    case = pad.replace("/g/", "/c/")
    client.post(f"/api/v1/cases/{case[3:]}/events", json={"line": "N 4S", "seen": 0})
    answer = write(client, pad, 1, **FIRST)
    assert answer.status_code == 409
    assert messages().text("pad-moved") in answer.text
    assert 'id="number-N"' not in answer.text


def test_a_deal_taken_back_to_its_start_is_written_down_anew(client: Client) -> None:
    pad = started(client, edition="law18")
    write(client, pad, 1, **FIRST)
    last = client.get(f"/api/v1{pad.replace('/g/', '/cases/')}").json()["seq"]
    back = {"to": 0, "seen": last}
    assert client.post(f"/api/v1{pad.replace('/g/', '/cases/')}/undo", json=back).status_code == 201
    page = client.get(pad).text
    assert f'name="seen" value="{last + 1}"' in page
    sent = {**FIRST, "tricks-N": "4", "tricks-E": "5", "seen": str(last + 1)}
    assert write(client, pad, 1, once="again", **sent).status_code == 303
    assert sheet(client, pad)["totals"]["E"] > 0 > sheet(client, pad)["totals"]["N"]


def test_an_earlier_deal_taken_back_makes_no_deal_after_the_last(client: Client) -> None:
    pad = started(client, edition="law18", deals="5")
    for place in range(1, 6):
        owner = SEATS[(place - 1) % 4]
        sent = {"owner": owner, "bid": "4H", **{f"number-{s}": "2" for s in SEATS}}
        sent |= {f"number-{owner}": "4", **{f"tricks-{s}": "3" for s in SEATS}}
        assert write(client, pad, place, **sent | {f"tricks-{owner}": "4"}).status_code == 303
    assert sheet(client, pad)["over"]
    first = f"/api/v1{pad.replace('/g/', '/cases/')}"
    seq = client.get(first).json()["seq"]
    client.post(f"{first}/undo", json={"to": seq - 1, "seen": seq})
    assert not sheet(client, pad)["over"]
    page = client.get(pad).text
    assert messages().text("game-finding-not-finished", deal="1") in page
    assert 'name="place"' not in page
    assert client.post(f"{pad}/next", data={"place": "6"}).status_code == 409
    last = client.get(f"/api/v1{pad.replace('/g/', '/games/')}").json()["cases"][-1]
    answer = client.post(f"/c/{last}/next", follow_redirects=False)
    assert answer.headers["location"] == pad


def test_from_a_finished_deal_to_the_next(client: Client) -> None:
    pad = started(client, edition="law18")
    first = pad.replace("/g/", "/c/")
    going_on = client.post(f"{first}/next", follow_redirects=False)
    assert going_on.headers["location"] == pad
    assert f'action="{first}/next"' not in client.get(first).text
    write(client, pad, 1, **FIRST)
    assert f'action="{first}/next"' in client.get(first).text
    one, two = (client.post(f"{first}/next", follow_redirects=False) for _ in range(2))
    assert one.status_code == 303
    assert one.headers["location"] == two.headers["location"]
    second = one.headers["location"].removesuffix("/add")
    assert client.get(f"{second}/log.txt").text.count("deal 2") == 1
    assert client.get(second.replace("/c/", "/g/")).status_code == 404
    assert client.post("/c/none/next").status_code == 404


def test_the_pad_by_the_api(client: Client) -> None:
    pad = started(client, edition="law18")
    write(client, pad, 1, **FIRST)
    client.post(f"{pad}/next", data={"place": "2"})
    found = client.get(f"/api/v1{pad.replace('/g/', '/games/')}").json()
    assert found["id"] == found["cases"][0] == pad.removeprefix("/g/")
    assert len(found["cases"]) == 2
    assert found["sheet"] == sheet(client, pad)
    none = client.get("/api/v1/games/none")
    assert none.status_code == 404
    assert none.headers["content-type"].startswith("application/problem+json")


def test_what_the_next_deal_is(client: Client) -> None:
    pad = started(client, edition="common", deals="5", dealer="W")
    page = client.get(pad).text
    m = messages()
    assert m.text("pad-due", deal="1", dealer="West") in page
    assert m.text("pad-fixed", trump=m.text("suit-NT")) in page
    numbers = {f"number-{s}": "3" for s in SEATS} | {"number-N": "2"}
    tricks = {f"tricks-{s}": "4" for s in SEATS} | {"tricks-N": "1"}
    for more in ({"owner": "N"}, {"bid": "8H"}):
        answer = write(client, pad, 1, **numbers, **tricks, **more)
        assert answer.status_code == 422
        assert 'id="wrong-owner"' in answer.text
    answer = write(client, pad, 1, **numbers, **tricks, **{"with-S": "1"})
    assert answer.status_code == 422
    assert 'id="wrong-with-S"' in answer.text
    assert write(client, pad, 1, **numbers, **tricks).status_code == 303
    page = client.get(pad).text
    assert m.text("pad-due", deal="2", dealer="South") in page
    assert m.text("pad-due-carry", carry="×2") in page
    assert m.text("pad-fixed", trump=m.text("suit-S")) in page


def test_next_deal_pressed_twice_is_one_case(client: Client) -> None:
    pad = started(client, edition="law18")
    write(client, pad, 1, **FIRST)
    one, two = (
        client.post(f"{pad}/next", data={"place": "2"}, follow_redirects=False) for _ in range(2)
    )
    assert one.status_code == two.status_code == 303
    assert one.headers["location"] == two.headers["location"]
    case = one.headers["location"].removesuffix("/add")
    assert client.get(f"{case}/pad", follow_redirects=False).headers["location"] == pad
    assert "deal 2" in client.get(f"{case}/log.txt").text
    assert "dealer W" in client.get(f"{case}/log.txt").text
    assert f'href="{case}/pad"' in client.get(case).text
    assert client.post(f"{pad}/next", data={"place": "3"}).status_code == 409


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"owner": ""}, "owner"),
        ({"bid": "3H"}, "bid"),
        ({"bid": "5X"}, "bid"),
        ({"number-W": "6"}, "number-W"),
        ({"number-W": ""}, "number-W"),
        ({"number-E": "3"}, "number-E"),
        ({"number-S": "1"}, "number-S"),
        ({"tricks-S": "x"}, "tricks-S"),
        ({"tricks-S": "3"}, "tricks-N"),
        ({"dash-W": "1"}, "dash-W"),
    ],
)
def test_what_cannot_be_is_told_at_its_field(
    client: Client, change: dict[str, str], field: str
) -> None:
    pad = started(client, edition="law18")
    answer = write(client, pad, 1, **{**FIRST, **change})
    assert answer.status_code == 422
    assert f'id="wrong-{field}"' in answer.text
    assert 'value="5h"' in answer.text or "bid" in change
    [deal] = sheet(client, pad)["deals"]
    assert deal["kind"] == "open"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_five_deals_to_its_kooz(client: Client, lang: str) -> None:
    pad = started(client, edition="common", deals="5", **{"player-E": "منى"})
    rng = random.Random(lang)
    for place in range(1, 6):
        for attempt in range(200):
            numbers = {f"number-{s}": str(rng.randrange(7)) for s in SEATS}
            tricks = _tricks(rng)
            sent = numbers | {f"tricks-{s}": str(n) for s, n in zip(SEATS, tricks, strict=True)}
            if write(client, pad, place, once=f"{place}-{attempt}", **sent).status_code == 303:
                break
    page = client.get(pad, params={"lang": lang})
    m = messages(lang)
    assert m.text("game-over") in page.text
    assert m.text("game-title-king") in page.text
    assert "منى" in page.text
    text = client.get(f"{pad}/game.txt").text
    again = game(builds(parse_logs(text)))
    data = sheet(client, pad)
    assert data["totals"] == again.totals
    assert data["findings"] == []
    assert again.over
    rows = list(csv.DictReader(io.StringIO(client.get(f"{pad}/sheet.csv").text)))
    assert len(rows) == 20
    assert f'action="{pad}"' not in page.text


def _tricks(rng: random.Random) -> list[int]:
    cuts = sorted(rng.randrange(14) for _ in range(3))
    return [b - a for a, b in zip((0, *cuts), (*cuts, 13), strict=True)]


def test_nobody_bid(client: Client) -> None:
    pad = started(client, edition="law18")
    sent = {"owner": "nobody"} | {f"number-{s}": n for s, n in zip(SEATS, "4332", strict=True)}
    sent |= {f"tricks-{s}": n for s, n in zip(SEATS, "4342", strict=True)}
    assert write(client, pad, 1, **sent).status_code == 303
    [deal] = sheet(client, pad)["deals"]
    assert deal["kind"] == "all-pass"


def test_what_is_no_game_is_not_found(client: Client) -> None:
    assert client.get("/g/none").status_code == 404
    form = {"book": "bridge-1997", "log": "board 1\nN 1S\n"}
    case = client.post("/cases", data=form, follow_redirects=False).headers["location"]
    case = case.removesuffix("/add")
    assert client.get(f"{case}/pad").status_code == 404
    assert client.get(case.replace("/c/", "/g/")).status_code == 404


def test_a_case_alone_becomes_the_first_of_a_game(client: Client) -> None:
    log = "game estimation law18\ndealer N\nowner N 5H\nW 2\nS 3\nE 2\ntricks N 5 W 2 S 3 E 3\n"
    form = {"book": "estimation-law18", "log": log}
    case = client.post("/cases", data=form, follow_redirects=False).headers["location"]
    pad = client.get(f"{case.removesuffix('/add')}/pad", follow_redirects=False).headers["location"]
    answer = client.post(f"{pad}/next", data={"place": "2"}, follow_redirects=False)
    assert answer.status_code == 303
    assert [d["deal"] for d in sheet(client, pad)["deals"]] == [1, 2]
