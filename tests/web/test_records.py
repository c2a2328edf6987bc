"""A PBN or LIN record opens as a case; a case is saved as PBN and LIN and opens again the same."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from biddingbox.director.gallery import gallery
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.log import parse
from biddingbox.records import exchange
from biddingbox.web import reading, records, settings
from biddingbox.web.app import create
from biddingbox.web.settings import Settings

Client = TestClient[Any]

ROOM = Path(exchange.__file__).parent
ONE = """[Event "Club evening"]
[Board "7"]
[North "Amina"]
[East "Bruno"]
[South "Carla"]
[West "Dalia"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "S:AK32.K5.QJ4.9832 QJ9.AQT.T982.QJT 8754.J98.AK65.AK T6.76432.73.7654"]
[Declarer "S"]
[Contract "4S"]
[Result "9"]
[Auction "S"]
1NT Pass 2C Pass
2S Pass 4S AP
"""
#: The same deal at the other table, and one passed out.
TWO = f"""{ONE}
[Event "#"]
[Room "Closed"]
[Declarer "S"]
[Contract "3NT"]
[Result "9"]
[Auction "S"]
1NT Pass 3NT AP

[Event "#"]
[Board "8"]
[Dealer "W"]
[Vulnerable "None"]
[Contract "Pass"]
[Auction "W"]
AP
"""
FAULTY = ONE.replace("2S Pass 4S AP", "2S Pass 4Q AP")
LIN = "pn|Carla,Dalia,Amina,Bruno|md|1SAK32HK5DQJ4C9832,SQJ9HAQTDT982CQJT,S8754HJ98DAK65CAK|sv|b|"
LIN += "ah|Board 7|mb|1N!|an|12-14|mb|p|mb|2C|mb|p|mb|2S|mb|p|mb|4S|mb|p|mb|p|mb|p|pc|HA|mc|9|"
ADDRESS = "https://www.bridgebase.com/tools/handviewer.html?d=s&b=7&v=b&a=1np2cp2sp4sppp"
RULED = 'board 1\nN 1S\nE P\nS 1H\nW attention\nW decline\nS P\ndirector natural\nnote "é }{ ] ش"\n'


@pytest.fixture(scope="module")
def one() -> Iterator[Client]:
    with TestClient(create(Settings()), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def client(one: Client) -> Client:
    """A browser that has not been here before."""
    one.cookies.clear()
    return one


def dropped(client: Client, data: str | bytes, name: str = "x.pbn", **form: str) -> Any:
    """The answer to a file that was dropped on a page: what its form sends."""
    raw = data.encode() if isinstance(data, str) else data
    files = {"file": (name, raw, "application/octet-stream")}
    sent = {"import": "1", "laws": "", **form}
    return client.post("/cases", data=sent, files=files, follow_redirects=False)


def pasted(client: Client, text: str, **form: str) -> Any:
    """The answer to a text put into the field of the start page."""
    return client.post("/cases", data={"import": "1", "log": text, **form}, follow_redirects=False)


def log_of(client: Client, answer: Any) -> str:
    """The log of the case that an answer is, or leads to."""
    assert answer.status_code in (200, 303), answer.text
    place = answer.headers.get("location") or re.findall(r'action="(/c/[\w-]{22})"', answer.text)[0]
    return str(client.get(f"{place.removesuffix('/add')}/log.txt").text)


def hidden(page: str) -> dict[str, str]:
    """What the form of the list sends along, as a browser would."""
    form = page.split('<form class="panel start records"')[1].split("</form>")[0]
    fields = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', form)
    text = re.findall(r'<textarea name="record"[^>]*>\n(.*?)</textarea>', form, re.DOTALL)[0]
    sent = {name: unescape(value) for name, value in fields}
    return sent | {"record": re.sub(r"\r?\n", "\r\n", unescape(text))}


def picked(client: Client, page: str, **form: str) -> Any:
    """The answer to a button of the list."""
    files = {name: (None, value) for name, value in (hidden(page) | form).items()}
    return client.post("/records", files=files, follow_redirects=False)


@pytest.mark.parametrize(
    "made",
    [
        pytest.param(lambda c: dropped(c, ONE), id="pbn"),
        pytest.param(lambda c: dropped(c, ONE, "evening.txt"), id="pbn of another name"),
        pytest.param(lambda c: pasted(c, ONE), id="pbn pasted"),
        pytest.param(lambda c: pasted(c, ONE.replace("\n", "\r\n")), id="pbn pasted by a browser"),
        pytest.param(lambda c: dropped(c, ONE.encode("utf-16")), id="pbn in UTF-16"),
        pytest.param(lambda c: dropped(c, LIN, "x.lin"), id="lin"),
        pytest.param(lambda c: pasted(c, LIN), id="lin pasted"),
        pytest.param(lambda c: pasted(c, f" {ADDRESS}\n"), id="address"),
    ],
)
def test_one_board_opens_at_once(client: Client, made: Any) -> None:
    log = log_of(client, made(client))
    assert log.startswith("game bridge 1997\nboard 7\n")
    calls = [
        line.split(" (")[0] for line in log.splitlines() if re.match(r"[NESW] \d?[NPSC]", line)
    ]
    assert calls == ["S 1NT", "W P", "N 2C", "E P", "S 2S", "W P", "N 4S", "E P", "S P", "W P"]


def test_it_leads_to_what_happens_next(client: Client) -> None:
    answer = dropped(client, ONE)
    assert answer.status_code == 303
    assert re.fullmatch(r"/c/[\w-]{22}(/add)?", answer.headers["location"])
    log = log_of(client, answer)
    assert "player N Amina" in log
    assert "hand S AK32.K5.QJ4.9832" in log
    assert "tricks 9" in log


def test_then_an_irregularity_is_added_at_any_step(client: Client) -> None:
    place = dropped(client, ONE).headers["location"].removesuffix("/add")
    seq = len(parse(client.get(f"{place}/log.txt").text).events)
    line = next(
        i
        for i, each in enumerate(parse(client.get(f"{place}/log.txt").text).events, 1)
        if getattr(each, "call", "") == "2S"
    )
    form = {"do": "line", "text": f"insert {line}: E hesitates", "seen": str(seq), "once": "x"}
    done = client.post(place, data=form, follow_redirects=False)
    assert done.status_code == 303, done.text
    assert f"insert {line}: E hesitates" in client.get(f"{place}/log.txt").text


@pytest.mark.parametrize("laws", ["bridge-1997", "bridge-2017"])
def test_the_laws_are_those_chosen_and_are_remembered(client: Client, laws: str) -> None:
    answer = dropped(client, ONE, laws=laws)
    edition = laws.removeprefix("bridge-")
    assert log_of(client, answer).startswith(f"game bridge {edition}\n")
    assert answer.headers["set-cookie"].startswith(f"edition={laws};")
    assert log_of(client, dropped(client, ONE)).startswith(f"game bridge {edition}\n")
    page = client.get("/").text
    assert f'<option value="{laws}" selected>' in page


@pytest.mark.parametrize("laws", ["", "estimation-law18", "bridge-2007", '"><b>'])
def test_laws_of_no_bridge_are_not_taken(client: Client, laws: str) -> None:
    client.cookies.set("edition", "estimation-common")
    assert log_of(client, dropped(client, ONE, laws=laws)).startswith("game bridge 1997\n")


def test_a_double_drop_makes_one_case(client: Client) -> None:
    places = {dropped(client, ONE, once="abc").headers["location"] for _ in range(3)}
    assert len(places) == 1
    place = places.pop()
    other = {
        dropped(client, ONE, once="abd").headers["location"],
        dropped(client, ONE.replace('"9"', '"10"'), once="abc").headers["location"],
        dropped(client, ONE, once="abc", laws="bridge-2017").headers["location"],
        dropped(client, ONE).headers["location"],
        dropped(client, ONE).headers["location"],
    }
    assert len(other | {place}) == 6


def test_what_was_added_stays_when_the_command_comes_again(client: Client) -> None:
    place = dropped(client, ONE, once="again").headers["location"].removesuffix("/add")
    before = client.get(f"{place}/log.txt").text
    client.post(place, data={"do": "line", "text": 'note "seen"', "once": "n"})
    again = dropped(client, ONE, once="again")
    assert log_of(client, again) == f'{before}note "seen"\n'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_several_boards_are_listed(client: Client, lang: str) -> None:
    client.cookies.set("lang", lang)
    m, answer = messages(lang), dropped(client, TWO, "evening <b>.pbn")
    assert answer.status_code == 200
    page = answer.text
    assert m.text("record-which") in page
    assert "evening &lt;b&gt;.pbn" in page
    listed = re.findall(r'<li class="case">(.*?)</li>', page, re.DOTALL)
    assert [re.findall(r'name="pick" value="(\d+)"', row)[0] for row in listed] == ["1", "2", "3"]
    assert m.text("cli-board", board="7") in listed[0]
    assert m.text("record-room-closed") in listed[1]
    assert m.text("seat-S") in listed[0]
    assert "−1" in listed[0]
    assert m.text("vul-both") in listed[0]
    assert "Amina – Carla" in listed[0]
    assert m.text("score-passed-out") in listed[2]
    assert "field-error" not in page.split('class="gallery boards"')[1]


@pytest.mark.parametrize(("place", "starts"), [(1, "board 7"), (2, "board 7"), (3, "board 8")])
def test_the_one_picked_opens(client: Client, place: int, starts: str) -> None:
    page = dropped(client, TWO).text
    answer = picked(client, page, pick=str(place), laws="bridge-2017")
    log = log_of(client, answer)
    assert log.startswith(f"game bridge 2017\n{starts}\n")
    assert ("\nN 3NT\n" in log) is (place == 2)
    again = picked(client, page, pick=str(place), laws="bridge-2017")
    assert again.headers["location"] == answer.headers["location"]
    other = picked(client, page, pick=str(place % 3 + 1), laws="bridge-2017")
    assert other.headers["location"] != answer.headers["location"]


def test_the_deal_of_the_board_before_holds_for_a_second_table(client: Client) -> None:
    answer = picked(client, dropped(client, TWO).text, pick="2")
    assert "hand S AK32.K5.QJ4.9832" in log_of(client, answer)


def test_boards_of_one_number_alone(client: Client) -> None:
    page = dropped(client, TWO).text
    found = picked(client, page, number="8", first="1")
    assert re.findall(r'name="pick" value="(\d+)"', found.text) == ["3"]
    none = picked(client, page, number="99")
    assert messages().text("record-none") in none.text
    assert log_of(client, picked(client, found.text, pick="3")).startswith(
        "game bridge 1997\nboard 8"
    )


def test_a_long_file_is_listed_in_parts(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "LISTED", 2)
    page = dropped(client, TWO).text
    assert re.findall(r'name="pick" value="(\d+)"', page) == ["1", "2"]
    assert re.findall(r'<button class="btn" name="first" value="(\d+)">', page) == ["3"]
    rest = picked(client, page, first="3").text
    assert re.findall(r'name="pick" value="(\d+)"', rest) == ["3"]
    assert re.findall(r'<button class="btn" name="first" value="(\d+)">', rest) == ["1"]
    assert log_of(client, picked(client, rest, pick="3")).startswith("game bridge 1997\nboard 8")


def test_addresses_are_listed_too(client: Client) -> None:
    page = pasted(client, f"{ADDRESS}\n{ADDRESS.replace('b=7', 'b=8')}\n").text
    assert log_of(client, picked(client, page, pick="2")).startswith("game bridge 1997\nboard 8")


def test_every_loss_has_its_sentence() -> None:
    sources = "".join(path.read_text("utf-8") for path in ROOM.glob("*.py"))
    codes = set(re.findall(r'(?:Loss|lose)\("([a-z-]+)"|"(lin-[a-z]+)":', sources))
    names = {f"record-lost-{one or other}" for one, other in codes}
    assert len(names) > 15
    assert [name for name in sorted(names) if not messages().has(name)] == []


def test_no_more_records_are_looked_at_than_so_many(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST", 2)
    page = dropped(client, TWO).text
    assert re.findall(r'name="pick" value="(\d+)"', page) == ["1", "2"]
    assert messages().text("record-cut", max=2) in page
    assert picked(client, page, pick="3").status_code == 422


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_could_not_be_read_is_said_and_the_rest_opens(client: Client, lang: str) -> None:
    client.cookies.set("lang", lang)
    answer = dropped(client, FAULTY)
    assert answer.status_code == 200
    unread = answer.text.split('id="unread"')[1].split("</section>")[0]
    line = FAULTY.splitlines().index("2S Pass 4Q AP") + 1
    first = re.findall(r"<li>(.*?)</li>", unread)[0]
    assert "4Q" in first
    assert str(line) in first
    assert "9" in first
    log = log_of(client, answer)
    assert log.endswith("S 2S\nW P\n")  # nobody is said to have been skipped
    assert answer.headers["set-cookie"].startswith("edition=bridge-1997;")
    place = re.findall(r'action="(/c/[\w-]{22})"', answer.text)[0]
    assert 'id="unread"' not in client.get(place).text


def test_faults_are_said_in_the_list(client: Client) -> None:
    page = dropped(client, f"{FAULTY}\n{TWO}").text
    first = re.findall(r'<li class="case">(.*?)</li>', page, re.DOTALL)[0]
    assert "4Q" in first
    assert "field-error" in first


HOSTILE = "</textarea><script>alert(1)</script>"


def test_a_hostile_record_stays_text(client: Client) -> None:
    text = TWO.replace("Amina", HOSTILE).replace("Closed", HOSTILE).replace("1NT", HOSTILE)
    page = dropped(client, text, f"{HOSTILE}.pbn").text
    assert "<script>alert" not in page
    assert hidden(page)["record"].replace("\r\n", "\n") == text
    opened = picked(client, page, pick="1")
    assert "<script>alert" not in opened.text


@pytest.mark.parametrize(
    ("data", "name", "why"),
    [
        (b"", "x.pbn", "page-wrong-nothing"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\xff", "x.png", "record-wrong-kind"),
        (b"<html>", "x.html", "record-wrong-kind"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\xff", "x.PBN", "record-wrong-none"),
        (b"nothing here", "x.lin", "record-wrong-none"),
        (b'[Event "a table alone"]\n[ScoreTable "Rank"]\n1\n', "x", "record-wrong-none"),
        (b"https://example.org/?q=1", "x.txt", "record-wrong-none"),
    ],
)
def test_a_file_that_is_neither_is_refused_in_words(
    client: Client, data: bytes, name: str, why: str
) -> None:
    answer = dropped(client, data, name)
    assert answer.status_code == 422
    assert f"<span>{messages().text(why)}" in answer.text


def test_a_record_that_is_too_large_is_refused(client: Client) -> None:
    large = dropped(client, ONE + "%" * settings.RECORDS)
    assert large.status_code == 413
    assert messages().text("desk-error-too-large-why") in large.text
    comes_back_larger = dropped(client, ONE + "\n" * (settings.RECORDS // 2 + 1))
    assert comes_back_larger.status_code == 422
    assert 'id="wrong-file"' in comes_back_larger.text


def test_a_form_of_no_page_is_refused(client: Client) -> None:
    assert client.post("/records", data={"record": ONE, "form": "doc"}).status_code == 400
    assert client.post("/records", data={}).status_code == 400
    sent = {"record": ONE, "form": "pbn", "pick": "7"}
    assert client.post("/records", data=sent).status_code == 422
    sent["pick"] = "9" * 5000
    assert client.post("/records", data=sent).status_code == 422
    assert client.post("/records", data=sent | {"pick": "1"}).status_code == 200


LOGS = {
    "ruled": RULED,
    "corrected": f'{RULED}amend 3: S P\nundo 7\ninsert 2: E says "x"\nstrike 1\n',
    "2017": "game bridge 2017\nboard 3\nS 1H\nW 1D\nN accept\nN P\n",
    "hands": "dealer N\nvul EW\nhand N AKQ2.T98.T98.T98\nearlier N 1H\nN 1S\n",
    "new": "board 1\n",
}


@pytest.mark.parametrize("log", LOGS.values(), ids=LOGS)
def test_our_own_pbn_opens_as_the_same_log(client: Client, log: str) -> None:
    place = pasted(client, log, book="bridge-1997").headers["location"].removesuffix("/add")
    saved = client.get(f"{place}/case.pbn")
    assert saved.status_code == 200
    disposition = saved.headers["content-disposition"]
    assert re.fullmatch(r'attachment; filename="[A-Za-z0-9_-]+\.pbn"', disposition)
    again = dropped(client, saved.content)
    assert again.status_code == 303
    assert log_of(client, again) == client.get(f"{place}/log.txt").text == parse(log).text()


def test_every_example_comes_back_from_its_pbn(client: Client) -> None:
    examples = [e for family in gallery(messages()) for e in family.examples if e.game == "bridge"]
    assert len(examples) > 5
    for example in examples:
        answer = client.post("/cases", data={"example": example.id}, follow_redirects=False)
        place = answer.headers["location"].removesuffix("/add")
        again = dropped(client, client.get(f"{place}/case.pbn").content)
        assert log_of(client, again) == client.get(f"{place}/log.txt").text, example.id


def test_a_case_is_saved_as_lin(client: Client) -> None:
    place = dropped(client, LIN, "x.lin").headers["location"].removesuffix("/add")
    saved = client.get(f"{place}/case.lin")
    assert saved.status_code == 200
    assert log_of(client, dropped(client, saved.content, "y.lin")) == (
        client.get(f"{place}/log.txt").text
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_says_what_lin_leaves_out(client: Client, lang: str) -> None:
    ruled = pasted(client, RULED, book="bridge-1997").headers["location"].removesuffix("/add")
    page = client.get(f"{ruled}/sheet", params={"lang": lang}).text
    assert f'href="{ruled}/case.pbn"' in page
    assert f'href="{ruled}/case.lin"' in page
    leaves = page.split('id="lin-leaves"')[1].split("</p>")[0]
    assert messages(lang).text("record-lin-leaves") in leaves
    assert re.findall(r"<span>(.+?)</span>", leaves)
    assert not re.search(r"\blin-[a-z]+", leaves.split(">", 1)[1])
    plain = pasted(client, "board 1\nN 1S; E P; S P; W P", book="bridge-1997")
    plain_page = client.get(f"{plain.headers['location'].removesuffix('/add')}/sheet").text
    assert 'id="lin-leaves"' not in plain_page


def test_estimation_has_no_pbn(client: Client) -> None:
    text = "game estimation law18\ndeal 7\nN 4S; W 4D"
    place = pasted(client, text, book="bridge-1997").headers["location"].removesuffix("/add")
    assert client.get(f"{place}/case.pbn").status_code == 404
    assert client.get(f"{place}/case.lin").status_code == 404
    assert "case.pbn" not in client.get(f"{place}/sheet").text


def test_a_log_of_the_text_field_is_still_a_log() -> None:
    for text in ("board 7\nN 1S; E P", '{"schema": 1}', 'title = "x"\nlog = "N 1S"', "", "N 1S"):
        assert reading.form_of(text) is None
    assert reading.form_of('N 1S\nnote "[Event \\"x\\"] pn|a|"') is None


V1 = "/api/v1"


def test_a_program_opens_a_record_and_reads_it_as_pbn(client: Client) -> None:
    data = {"record": LIN, "edition": "2017", "once": "p"}
    made = client.post(f"{V1}/records", json=data)
    assert made.status_code == 201
    assert made.json()["unread"] == []
    assert client.post(f"{V1}/records", json=data).json()["id"] == made.json()["id"]
    path = f"{V1}/cases/{made.json()['id']}"
    saved = client.get(f"{path}/pbn")
    assert saved.headers["content-type"] == "text/plain; charset=utf-8"
    again = client.post(f"{V1}/records", json={"record": saved.text}).json()
    assert client.get(f"{V1}/cases/{again['id']}/log").json() == client.get(f"{path}/log").json()
    assert client.get(f"{path}/lin").text.count("|") > 20


def test_a_program_is_told_what_was_not_read(client: Client) -> None:
    told = client.post(f"{V1}/records", json={"record": FAULTY}).json()
    assert told["unread"][0].startswith("Line 15, column 9")
    several = client.post(f"{V1}/records", json={"record": TWO})
    assert several.status_code == 422
    assert several.json()["detail"] == messages().text("record-wrong-several")
    third = client.post(f"{V1}/records", json={"record": TWO, "place": 3})
    assert third.status_code == 201
    assert third.json()["state"]["board"] == 8
    for sent in ({"record": ""}, {"record": "N 1S"}, {"record": ONE, "place": 9}):
        assert client.post(f"{V1}/records", json=sent).status_code == 422


def test_a_program_has_no_pbn_of_estimation(client: Client) -> None:
    made = client.post(f"{V1}/cases", json={"log": "game estimation law18\nN 4S"}).json()
    assert client.get(f"{V1}/cases/{made['id']}/pbn").status_code == 404
    assert client.get(f"{V1}/cases/{made['id']}/lin").status_code == 404
