"""Every code has its sentence in every language, with the arguments that it names."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from biddingbox.audit.findings import BOARD, CODES, Finding
from biddingbox.audit.sentences import board, clean, sentence
from biddingbox.i18n import LANGUAGES, messages
from biddingbox.i18n.messages import LOCALES
from tests.i18n.test_ar import bare


def entries(lang: str) -> dict[str, str]:
    """The messages of the audit, as they are written."""
    text = (LOCALES / lang / "check.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return {e.id.name: text[e.span.start : e.span.end] for e in body
            if isinstance(e, ftl.Message) and e.span}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_its_sentence(lang: str) -> None:
    own = {n.removeprefix("check-") for n in entries(lang) if n.startswith("check-")}
    assert own == set(CODES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_use_the_arguments_of_their_code(lang: str) -> None:
    made = entries(lang)
    for code, about in CODES.items():
        used = set(re.findall(r"\$(\w+)", made[f"check-{code}"]))
        assert used <= (set(about.args) if code in BOARD else set()), code


def finding(code: str, **args: str) -> Finding:
    return Finding(code, CODES[code].clause, 1, 1, 7, "Open", args)


@pytest.mark.parametrize(
    ("made", "lang", "expected"),
    [
        (finding("call", found="1Q", expected="call"), "en", "Not a call: 1Q"),
        (finding("no-dealer", found="", expected=""), "en", "The auction has no dealer"),
        (finding("seat", found="Q", expected="N E S W"), "pt",
         "Não é lugar de jogador: Q; esperava-se: N E S W"),
        (finding("unclosed", found="", expected="|"), "en",
         "The value has no closing bar; expected: |"),
        (finding("dealer-number", number="2", found="N", expected="E"), "en",
         "North deals; on board 2 it is East"),
        (finding("vulnerable-number", number="2", found="both", expected="NS"), "pt",
         "Vulnerável: todos; na bolsa 2: Norte-Sul"),
        (finding("call-rotation", seat="W", call="1NT", expected="N"), "pt",
         "Oeste fala 1ST fora de rotação: a vez era de Norte"),
        (finding("revoke", seat="E", card="H4", led="S"), "en",
         "East plays the four of hearts and could follow suit: spades"),
        (finding("revoke", seat="E", card="H4", led="S"), "ar",
         "يلعب شرق أربعة هارت، وكان عنده من اللون المطلوب: سبيد"),
        (finding("score-result", side="NS", found="420", expected="620", contract="4S",
                 declarer="S", tricks="10", vul="both"), "en",
         "Score 420 for North-South: 4S by South, 10 tricks, vulnerable: both, gives 620"),
    ],
)  # fmt: skip
def test_sentences(made: Finding, lang: str, expected: str) -> None:
    assert bare(sentence(messages(lang), made)) == expected


def test_what_a_terminal_would_obey_is_not_passed_on() -> None:
    text = sentence(messages(), finding("call", found="\x1b[2J\r1\u202eS", expected=""))
    assert text == "Not a call: \ufffd[2J 1\ufffdS"
    assert clean("1\u00a0S\n") == "1 S "


@pytest.mark.parametrize(
    ("number", "room", "expected"),
    [(7, "", "board 7"), (None, "", ""), (7, "Open", "board 7, open room"),
     (7, "closed", "board 7, closed room"), (None, "Blue", "Blue"), (7, "ب", "board 7, ب")],
)  # fmt: skip
def test_board_and_room(number: int | None, room: str, expected: str) -> None:
    assert board(messages(), Finding("call", "", 1, 1, number, room, {})) == expected
