"""The desk from the final pass to the score: cards, claims, an adjusted score, a penalty, pairs."""

import re
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from biddingbox.cards import Card
from biddingbox.events import decode
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.log import Log, parse
from biddingbox.records.notation import write_event
from biddingbox.web import adjusted, playing
from biddingbox.web.app import create
from biddingbox.web.commands import Unreadable, lines
from biddingbox.web.fields import Misread, Wrong
from biddingbox.web.settings import Settings
from biddingbox.web.shown.play import cards, tricks

Client = TestClient[Litestar]
Form = dict[str, str]
SCRIPT = {"HX-Request": "true"}
CLOSED = "board 1\nN 1S\nE P\nS P\nW P\n"
HELD = "board 1\nhand N AKQ2.T98.T98.T98\nN 1S\nE P\nS P\nW P\nE H2\nS H3\nW H4\n"
REVIEW = "board 1\nN 1S\nE hesitates\nE P\nS P\nW 2H\nN P\nE P\nS P\ntricks 8\n"
NUMBERS = "game estimation law18\ndealer N\nN 5S\nW P\nS P\nE P\nW 3\nS 2\nE 2\n"


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(create(Settings()), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(autouse=True)
def english(client: Client) -> Iterator[None]:
    yield
    client.cookies.clear()


def case(client: Client, log: str) -> str:
    """The path of a new case."""
    made = client.post("/api/v1/cases", json={"log": log})
    assert made.status_code == 201, made.text
    return str(made.json()["href"])


def log(client: Client, path: str) -> list[str]:
    """The lines of a case's log, without its header."""
    answer = client.get(f"/api/v1/cases/{path.rsplit('/', 1)[1]}/log")
    return [write_event(event) for event in decode(answer.content).events]


count = iter(range(10_000))


def send(client: Client, path: str, form: Form) -> tuple[int, str]:
    """The answer of a script's form: status and page."""
    form = {"once": f"play-{next(count)}", **form}
    answer = client.post(path, data=form, headers=SCRIPT)
    return answer.status_code, answer.text


# ---- Cards ----


@pytest.mark.parametrize(
    ("typed", "card"),
    [("h4", "H4"), ("HT", "HT"), ("10h", "HT"), ("h10", "HT"), ("kd", "DK"), ("4h", "H4"),
     ("sx", "Sx"), ("1h", None), ("h", None), ("h44", None), ("dd", None), ("", None)],
)  # fmt: skip
def test_a_card_is_read_as_people_write_it(typed: str, card: str | None) -> None:
    assert playing.read(typed) == card


@pytest.mark.parametrize(
    ("before", "form", "said"),
    [
        (CLOSED, {"card": "H4", "seat": "E"}, ["E H4"]),
        (CLOSED, {"text": "h4", "seat": "E", "faced": "1"}, ["E H4 faced"]),
        (CLOSED, {"text": "h4 h2 hk h3"}, ["E H4", "S H2", "W HK", "N H3"]),
        (CLOSED, {"text": "h4, h2, hk, h3; da"}, ["E H4", "S H2", "W HK", "N H3", "W DA"]),
        (CLOSED, {"text": "10h", "seat": "W", "irregular": "1"}, ["W HT irregular"]),
        (CLOSED, {"text": "tricks 9", "seat": "E"}, ["tricks 9"]),
        (HELD, {"card": "HT"}, ["N HT"]),
        (NUMBERS, {"text": "s2 s3"}, ["N S2", "W S3"]),
    ],
)
def test_cards_are_dealt_out_by_whose_turn_it_is(before: str, form: Form, said: list[str]) -> None:
    assert list(lines({"do": "card", **form}, parse(before))) == said


def test_a_form_that_is_not_ours_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="card"):
        lines({"do": "card", "card": "H4 H5"}, parse(CLOSED))


def test_what_is_no_card_among_cards_is_told_with_its_place() -> None:
    with pytest.raises(Misread) as error:
        lines({"do": "card", "text": "h4 h2 q"}, parse(CLOSED))
    assert (error.value.why.column, error.value.why.found) == (7, "'q'")


def test_only_cards_that_may_be_played_are_offered_of_a_known_hand() -> None:
    box = cards(parse(HELD))
    assert box is not None
    assert (box.seat, box.known, box.leads) == ("N", True, False)
    assert [suit.cards for suit in box.suits] == [("HT", "H9", "H8")]


def test_of_an_unknown_hand_all_cards_are_offered_that_may_be_there() -> None:
    box = cards(parse(HELD + "N H8\nN SA\n"))
    assert box is not None
    offered = [card for suit in box.suits for card in suit.cards]
    assert (box.seat, len(offered)) == ("E", 52 - 13 - 3)
    assert Card("SK") not in offered
    assert Card("H2") not in offered


@pytest.mark.parametrize("before", ["board 1\nN 1S\n", CLOSED + "tricks 9\n", NUMBERS[:-4]])
def test_no_cards_before_and_after_the_play(before: str) -> None:
    assert cards(parse(before)) is None
    assert playing.to_play(parse(before)) is None


def test_the_tricks_with_leader_and_winner() -> None:
    shown = tricks(parse(HELD + "N H8\nN SA\nE S3\n"), messages("en"))
    assert shown is not None
    first, now = shown.rows
    assert [(c.card, c.led, c.won) for c in first.cells if c] == [
        ("H8", False, True), ("H2", True, False), ("H3", False, False), ("H4", False, False),
    ]  # fmt: skip
    assert (first.now, now.now, now.cells[2]) == (False, True, None)
    assert shown.won == (("North-South", 1), ("East-West", 0))
    assert shown.turn == "S"


def test_in_estimation_each_player_has_his_own_tricks() -> None:
    shown = tricks(parse(NUMBERS + "N S2\nW S3\nS S4\nE S5\n"), messages("en"))
    assert shown is not None
    assert dict(shown.won) == {"North": 0, "West": 0, "South": 0, "East": 1}
    assert shown.turn == "E"


@pytest.mark.parametrize("tail", ["", "/add"])
@pytest.mark.parametrize("before", [CLOSED, HELD, NUMBERS])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_of_cards_is_on_the_desk_and_where_things_are_added(
    client: Client, tail: str, before: str, lang: str
) -> None:
    path = case(client, before)
    page = client.get(f"{path}{tail}?lang={lang}").text
    assert 'id="typed-card"' in page
    assert f'action="{path}{tail}"' in page
    box = cards(parse(before))
    assert box is not None
    assert page.count("data-card=") == sum([len(suit.cards) for suit in box.suits])
    assert page.index("typed-card") < page.index("data-card="), "Enter sends what is typed"
    assert ('name="faced"' in page) is (before == CLOSED)


def test_a_card_is_played_and_the_next_player_named(client: Client) -> None:
    path = case(client, CLOSED)
    assert "East to lead" in client.get(path).text
    status, page = send(client, path, {"do": "card", "seat": "E", "card": "H4", "seen": "4"})
    assert status == 200
    assert "South, dummy, to play" in page
    assert log(client, path)[-1] == "E H4"


@pytest.mark.parametrize("tail", ["", "/add"])
def test_a_card_that_is_refused_says_its_clause_and_nothing_is_lost(
    client: Client, tail: str
) -> None:
    path = case(client, HELD)
    status, page = send(client, path + tail, {"do": "card", "seat": "N", "text": "sa"})
    assert status == 409
    assert 'id="card-why"' in page
    assert '<cite class="law">44C</cite>' in page
    assert 'value="sa"' in page
    assert len(log(client, path)) == 7


def test_a_card_of_a_row_that_is_refused_leaves_the_whole_row_out(client: Client) -> None:
    path = case(client, HELD)
    status, page = send(client, path, {"do": "card", "seat": "N", "text": "h8 sa sk"})
    assert status == 409
    assert 'value="h8 sa sk"' in page
    assert len(log(client, path)) == 7


def test_what_cannot_be_read_is_told_at_the_field(client: Client) -> None:
    path = case(client, CLOSED)
    status, page = send(client, path, {"do": "card", "seat": "E", "text": "h4 zz"})
    assert status == 422
    assert 'aria-invalid="true" aria-describedby="card-why"' in page
    assert 'value="h4 zz"' in page


def test_a_card_sent_twice_is_played_once(client: Client) -> None:
    path = case(client, CLOSED)
    form = {"do": "card", "seat": "E", "card": "H4", "seen": "4", "once": "twice"}
    assert [send(client, path, form)[0] for _ in range(2)] == [200, 200]
    assert log(client, path)[4:] == ["E H4"]


def test_a_card_that_saw_an_older_table_is_refused(client: Client) -> None:
    path = case(client, CLOSED)
    send(client, path, {"do": "card", "seat": "E", "card": "H4", "seen": "4"})
    status, page = send(client, path, {"do": "card", "seat": "E", "card": "H5", "seen": "4"})
    assert status == 409
    assert "The table has moved on" in page


def test_while_a_question_is_open_the_desk_has_its_answers_alone(client: Client) -> None:
    path = case(client, CLOSED + "W H4 faced\n")
    page = client.get(path).text
    for option in ("accept", "accept-as-dummy", "refuse"):
        assert f'name="option" value="{option}"' in page
    assert "data-card=" not in page


def test_a_call_after_the_final_pass_can_still_be_entered(client: Client) -> None:
    page = client.get(f"{case(client, CLOSED)}/add").text
    assert 'id="late-call"' in page
    assert page.count("data-call=") == 38


# ---- Claims, results, penalties ----


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"do": "claim", "what": "concedes", "seat": "E", "tricks": "2"}, "E concedes 2"),
        ({"do": "claim", "what": "objects", "seat": "W"}, "W objects"),
        ({"do": "claim", "what": "agrees", "seat": "W"}, "W agrees"),
        ({"do": "claim", "what": "claims", "seat": "N", "tricks": "10"}, "N claims 10"),
        ({"do": "penalty", "side": "NS", "unit": "imps", "amount": "3"},
         "director penalty NS 3 imps"),
        ({"do": "penalty", "side": "EW", "unit": "warning", "amount": "", "text": "phone"},
         'director penalty EW "phone"'),
        ({"do": "penalty", "side": "EW", "unit": "warning"}, "director penalty EW"),
    ],
)  # fmt: skip
def test_claims_and_penalties_are_just_these_lines(form: Form, said: str) -> None:
    assert list(lines(form, parse(CLOSED))) == [said]


@pytest.mark.parametrize(
    ("form", "name"),
    [
        ({"do": "penalty", "unit": "%", "amount": "10"}, "side"),
        ({"do": "penalty", "side": "NS", "unit": "%", "amount": ""}, "amount"),
        ({"do": "penalty", "side": "NS", "unit": "%", "amount": "0"}, "amount"),
        ({"do": "penalty", "side": "NS", "unit": "%", "amount": "101"}, "amount"),
        ({"do": "claim", "seat": "N", "what": "claims", "tricks": "14"}, "tricks"),
        ({"do": "claim", "seat": "N", "what": ""}, "what"),
        ({"do": "result", "tricks": "many"}, "tricks"),
    ],
)
def test_what_is_wrong_with_them_is_told_at_the_field(
    client: Client, form: Form, name: str
) -> None:
    path = case(client, CLOSED)
    status, page = send(client, f"{path}/add", form)
    assert status == 422
    assert f'id="{form["do"]}-{name}-why"' in page
    assert re.search(rf'id="else-{form["do"]}" open', page)
    assert len(log(client, path)) == 4


@pytest.mark.parametrize("tail", ["", "/add"])
def test_four_numbers_must_make_thirteen(client: Client, tail: str) -> None:
    path = case(client, NUMBERS)
    four = {"do": "tricks", "N": "5", "W": "4", "S": "2", "E": "3"}
    status, page = send(client, path + tail, four)
    assert status == 409
    assert 'id="tricks-all-why"' in page
    assert re.search(r'name="W"[^>]* value="4"', page)
    status, page = send(client, path + tail, {**four, "E": "2"})
    assert status == 200
    assert "second-hand" in client.get(path).text


# ---- The adjusted score ----

FIRST = {"side-1": "NS", "what-1": "results", "contract-1-1": "4s", "declarer-1-1": "E",
         "result-1-1": "-1"}  # fmt: skip
WEIGHED = FIRST | {"weight-1-1": "60", "contract-1-2": "4s x", "declarer-1-2": "E",
                   "result-1-2": "−1", "weight-1-2": "40%"}  # fmt: skip


@pytest.mark.parametrize(
    ("form", "value"),
    [
        ({"side-1": "both", "what-1": "average"}, "both average"),
        ({"side-1": "NS", "what-1": "average_minus", "side-2": "EW", "what-2": "average_plus"},
         "NS average_minus EW average_plus"),
        (FIRST, "NS 4S E -1"),
        (FIRST | {"weight-1-1": "100"}, "NS 4S E -1"),
        (WEIGHED, "NS 4S E -1 60% 4SX E -1 40%"),
        (WEIGHED | {"side-2": "EW", "what-2": "results", "contract-2-1": "4s",
                    "declarer-2-1": "E", "result-2-1": "="},
         "NS 4S E -1 60% 4SX E -1 40% EW 4S E ="),
        ({"side-1": "EW", "what-1": "results", "contract-1-1": "p"}, "EW P"),
        ({"side-1": "EW", "what-1": "results", "contract-1-1": "3nt xx", "declarer-1-1": "W",
          "result-1-1": "+2"}, "EW 3NTXX W +2"),
    ],
)  # fmt: skip
def test_a_score_filled_in_is_the_value_of_the_notation(form: Form, value: str) -> None:
    assert adjusted.value(form) == value
    made = parse(REVIEW.replace("board 1", "game bridge 2017\nboard 1"))
    after = made.append(f"director adjust {value}")
    assert isinstance(after, Log), after


@pytest.mark.parametrize(
    ("form", "name"),
    [
        ({}, "side-1"),
        ({"side-1": "NS"}, "what-1"),
        ({"side-1": "both", "what-1": "average", "side-2": "NS", "what-2": "average"}, "side-2"),
        ({"side-1": "NS", "what-1": "average", "side-2": "NS", "what-2": "average"}, "side-2"),
        (FIRST | {"what-1": "average"}, "what-1"),
        (FIRST | {"contract-1-1": ""}, "contract-1-1"),
        (FIRST | {"contract-1-1": "8c"}, "contract-1-1"),
        (FIRST | {"declarer-1-1": ""}, "declarer-1-1"),
        (FIRST | {"result-1-1": "10"}, "result-1-1"),
        (FIRST | {"result-1-1": "+4"}, "result-1-1"),
        (FIRST | {"weight-1-1": "60"}, "weight-1-1"),
        (WEIGHED | {"weight-1-2": ""}, "weight-1-2"),
        (WEIGHED | {"weight-1-2": "0"}, "weight-1-2"),
        (WEIGHED | {"weight-1-2": "50"}, "weight-1-2"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_wrong_with_a_score_is_told_and_nothing_is_lost(
    client: Client, form: Form, name: str, lang: str
) -> None:
    with pytest.raises(Misread, match=name):
        adjusted.value(form)
    path = case(client, REVIEW)
    asked = parse(REVIEW).questions[0].id
    sent = {"do": "answer", "re": asked, "option": "adjust", "score": "1", **form}
    status, page = send(client, f"{path}?lang={lang}", sent)
    assert status == 422
    assert page.count("field-error") == 1
    assert f'id="why-{name}"' in page
    for field in form:
        if field.startswith(("contract", "result", "weight")) and form[field]:
            assert f'name="{field}" value="{form[field]}"' in page
    assert len(log(client, path)) == 9


def test_each_fault_of_a_score_has_its_message() -> None:
    for lang in LANGUAGES:
        m = messages(lang)
        for form in (FIRST | {"contract-1-1": ""}, FIRST | {"weight-1-1": "60"}):
            with pytest.raises(Wrong) as error:
                adjusted.value(form)
            assert m.text(error.value.message_id, **error.value.words)


def test_a_score_is_given_and_shown_for_both_sides(client: Client) -> None:
    path = case(client, REVIEW)
    asked = parse(REVIEW).questions[0].id
    sent = {"do": "answer", "re": asked, "option": "adjust", "score": "1"}
    status, page = send(client, path, {**sent, **FIRST, "declarer-1-1": "N", "result-1-1": "="})
    assert status == 200
    assert log(client, path)[-1] == f"director adjust NS 4S N = re {asked}"
    assert page.count('class="score-side"') == 2
    assert "+420" in page


def test_a_score_that_the_engine_refuses_stays_in_the_form(client: Client) -> None:
    path = case(client, REVIEW)
    asked = parse(REVIEW).questions[0].id
    sent = {"do": "answer", "re": asked, "option": "adjust", "score": "1"}
    status, page = send(client, path, {**sent, **WEIGHED})
    assert status == 409
    assert 'id="refused"' in page
    assert 'name="contract-1-2" value="4s x"' in page
    assert len(log(client, path)) == 9


# ---- The score ----


def test_the_score_with_its_working_stands_at_declarers_side(client: Client) -> None:
    page = client.get(case(client, CLOSED.replace("1S", "4S") + "tricks 11\n")).text
    assert re.search(r'class="score-value" dir="ltr">\+450<', page)
    assert re.search(r'class="score-value" dir="ltr">−450<', page)
    assert page.count('class="score-parts"') == 1
    assert [int(p) for p in re.findall(r'<bdi dir="ltr">\+(\d+)</bdi>', page)] == [120, 30, 300]


def test_a_cap_and_a_penalty_stand_beside_the_score(client: Client) -> None:
    late = 'director penalty NS 10% "late"\n'
    page = client.get(case(client, CLOSED + "tricks 7\n" + late)).text
    score = page[page.index('id="score"') : page.index('id="h-score-EW"')]
    assert "10" in score
    assert "late" in score
    capped = "dealer N\nvul none\nN 1C\nE P\nS P\nS changes to 1H\ndirector purposeful\n"
    capped += "W decline\nS 1H\nW P\nN P\nE P\ntricks 9\n"
    page = client.get(case(client, capped)).text
    score = page[page.index('id="score"') : page.index('id="h-score-EW"')]
    assert "25B2(b)(2)" in score


def test_the_sheet_has_the_score_too(client: Client) -> None:
    page = client.get(f"{case(client, CLOSED + 'tricks 7')}/sheet").text
    assert "+80" in page


# ---- Pair numbers ----


def test_pair_numbers_stand_in_the_header(client: Client) -> None:
    form = {"book": "bridge-1997", "board": "7", "pair_ns": "3", "pair_ew": "7", "text": ""}
    made = client.post("/cases", data=form, follow_redirects=False)
    assert made.status_code == 303
    path = made.headers["location"].removesuffix("/add")
    assert "pair NS 3 EW 7" in client.get(f"{path}/log.txt").text.splitlines()


def test_one_pair_number_is_enough_and_none_is_none(client: Client) -> None:
    for form, line in (({"pair_ew": "7"}, "pair EW 7"), ({}, None)):
        made = client.post(
            "/cases", data={"book": "bridge-1997", "board": "7", **form}, follow_redirects=False
        )
        text = client.get(f"{made.headers['location'].removesuffix('/add')}/log.txt").text
        assert [x for x in text.splitlines() if x.startswith("pair")] == ([line] if line else [])


def test_a_pair_number_that_is_none_is_told_at_its_field(client: Client) -> None:
    form = {"book": "bridge-1997", "board": "7", "pair_ns": "three"}
    answer = client.post("/cases", data=form)
    assert answer.status_code == 422
    assert 'id="wrong-pair_ns"' in answer.text
    assert 'value="three"' in answer.text
