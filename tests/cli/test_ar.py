"""The command line in Arabic: every sentence is, what is typed is not, each keeps its place."""

import html
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from biddingbox.bridge.rulebook import case_dirs
from biddingbox.cli import main
from biddingbox.cli.diagram import irregularities
from biddingbox.director.answer import answer
from biddingbox.errors import NotationError
from biddingbox.i18n import messages
from biddingbox.i18n.direction import LRI
from biddingbox.log import parse
from tests.cli.test_pt import sentences, without_text
from tests.i18n.test_ar import ARABIC, bare, outside

AR = messages("ar")
OUTPUT = Path(__file__).parents[1] / "output"
BRIDGE = "board 7; N 1S; E P; S 1H; E attention; W decline; S 2D; director natural"
ESTIMATION = (
    "game estimation law18; dealer N; N 4S; W P; S P; E with; N P; E 4; W 2; S 1 risk; "
    "tricks N 4 W 2 S 3 E 4"
)


def run(*args: str, given: str | None = None, **env: str) -> Result:
    return CliRunner().invoke(main, list(args), input=given, env=env, catch_exceptions=False)


def ruling(log: str, *args: str, **env: str) -> str:
    result = run("rule", "--lang", "ar", "-e", log, *args, **env)
    assert result.exit_code == 0
    return str(result.output)


def test_a_ruling() -> None:
    assert (
        bare(ruling("dealer N; N 1S; E P; S 1H"))
        == """\
بريدج، قوانين 1997
الموزّع شمال

  غرب     شمال    شرق     جنوب
          1S      باس     1H!
  ! غير كافية

الدور دور جنوب إن لم يُقبل ما هو مفتوح.

السؤال موجّه إلى غرب (27A)
  هل يقبل غرب المزايدة 1H؟
  1  accept   27A  تُعدّ 1H مزايدة صحيحة، ولا عقوبة؛ ويسمّي غرب نداءه فوقها الآن.
  2  decline  27B  المزايدة 1H ملغاة. على جنوب مزايدة كافية أو باس، ولا يحق له
                   الدبل. 2H والمزايدتان طبيعيتان: لا عقوبة. غير ذلك: يلزم شمال
                   الباس حتى نهاية المزاد، وقد تلحق الطرف عقوبة البدء.

القرارات
  18D  المزايدة 1H غير كافية: لا تحلّ محل 1S.
"""
    )


def test_an_estimation_ruling() -> None:
    out = bare(ruling(ESTIMATION))
    for expected in (
        "استميشن، القانون 18 من كتاب البطولات\n",
        "  شمال     غرب      جنوب     شرق\n",
        "  4S       باس      باس      مزايد مع\n",
        "انتهى المزاد: 4S، صاحبه شمال.\n",
        "المشاركون: شرق\n",
        "مزايدة شمال هي عدده؛ ثم شرق، غرب، جنوب\n",
        "  المجموع 11: أندر، بفرق 2\n",
        "  المخاطرة: جنوب (E18.G1(i))، درجتها 1\n",
        "أن يسمّي 4 لمّات أو أكثر.",
        "أصحاب المزاد: شمال، شرق، بالعدد 4؛",
        "منقولة وليست من القانون",
    ):
        assert expected in out


@pytest.mark.parametrize("log", [BRIDGE, ESTIMATION, "dealer N; N 1S; E P; S 1H"])
@pytest.mark.parametrize("more", [[], ["--tree"]])
def test_latin_letters_and_digits_are_isolated(log: str, more: list[str]) -> None:
    out = ruling(log, *more)
    assert len(ARABIC.findall(out)) > 200
    for line in out.splitlines():
        assert not re.search("[A-Za-z0-9]", outside(line)), line
        assert line.count("\u2068") + line.count("\u2066") == line.count("\u2069"), line
        assert ", " not in outside(line), line


def test_the_diagram_and_the_tree_run_from_left_to_right() -> None:
    lines = ruling("dealer N; N 1S; E P; S 1H", "--tree").splitlines()
    [heads] = [line for line in lines if bare(line).split() == ["غرب", "شمال", "شرق", "جنوب"]]
    assert heads.startswith(LRI)
    assert all(line.startswith(LRI) for line in lines if re.search("[├└│]", line))


def test_digits() -> None:
    arab = bare(ruling(ESTIMATION, BIDDINGBOX_DIGITS="arab"))
    assert "  المجموع ١١: أندر، بفرق ٢\n" in arab
    assert "أن يسمّي ٤ لمّات أو أكثر." in arab
    assert "  4S " in arab
    assert "E18.G1(i)" in arab
    assert "التوزيعة ٧" in bare(ruling(BRIDGE, BIDDINGBOX_DIGITS="arab"))
    assert ruling(ESTIMATION, BIDDINGBOX_DIGITS="latn") == ruling(ESTIMATION)
    assert ruling(ESTIMATION, BIDDINGBOX_DIGITS="nonsense") == ruling(ESTIMATION)
    data = json.loads(ruling(ESTIMATION, "--json", BIDDINGBOX_DIGITS="arab"))
    assert data["total"] == 11
    assert not re.search("[٠-٩]", json.dumps(without_text(data), ensure_ascii=False))


@pytest.mark.parametrize("log", [BRIDGE, ESTIMATION])
def test_json_is_the_same_but_for_its_sentences(log: str) -> None:
    english = json.loads(run("rule", "-e", log, "--json").output)
    other = json.loads(ruling(log, "--json"))
    assert without_text(other) == without_text(english)
    assert other != english


def test_what_is_typed_stays() -> None:
    out = bare(ruling("dealer N; N 1S; E P; S 1H; W decline"))
    assert "1  call CALL" in out
    assert "[P, 1NT–7NT]" in " ".join(out.split())


def test_the_dialogue() -> None:
    given = "9\n2\nback\nhelp\nlog\nN accept\n"
    result = run("rule", "-i", "--lang", "ar", "1S P 1H", given=given)
    assert result.exit_code == 0
    out = bare(result.output)
    for expected in (
        "اكتب رقم إجابة",
        "لا إجابة رقمها 9.",
        "لا يقبل غرب المزايدة 1H.",
        "الإجابة التي لها هذا الرقم",
        "مرفوض: N accept: هذا الاختيار ليس من حق شمال: السؤال 27A@3 موجّه إلى غرب وحده.",
    ):
        assert expected in out
    # The log is to be copied: it holds nothing invisible.
    assert "\nW decline re 27A@3\n" in result.output


def test_laws() -> None:
    one = bare(run("laws", "27A", "--lang", "ar").output)
    assert "27A  قبول مزايدة غير كافية" in one
    assert "ما يقوله" in one
    options = bare(run("laws", "--options", "27A", "--lang", "ar").output)
    assert "27A  هل تبقى المزايدة غير الكافية؟\n  يُسأل عنه: الخصم على اليسار\n" in options
    assert "فوق تصحيحها" in options
    [row, *_] = json.loads(run("laws", "12C3", "--lang", "ar", "--json").output)
    assert row["heading"] == "تغييرها في الاستئناف"
    assert row["status"] == "out_of_scope"


@pytest.mark.parametrize("words", ["كارت مكشوف", "الكارت المكشوف", "كَارت مكشـــوف"])
def test_find(words: str) -> None:
    rows = json.loads(run("laws", "--find", words, "--lang", "ar", "--json").output)
    assert rows[0]["law"] == "24"


def test_nothing_found() -> None:
    assert "لم يُعثر على شيء" in run("laws", "--find", "زرافة", "--lang", "ar").output


CASE = """\
id = "one"
title = "مزايدة غير كافية"
edition = "1997"
laws = ["27A"]
log = "dealer N; N 1S; E P; S 1H"
[expect]
turn = "{turn}"
"""


def test_cases(tmp_path: Path) -> None:
    path = tmp_path / "one.toml"
    path.write_text(CASE.format(turn="S"), encoding="utf-8")
    good = run("cases", "run", str(tmp_path), "--lang", "ar")
    assert bare(good.output) == "حالة واحدة كما هو متوقّع، لا حالة مختلفة، لا حالة متروكة\n"
    path.write_text(CASE.format(turn="N"), encoding="utf-8")
    bad = run("cases", "run", str(tmp_path), "--lang", "ar")
    assert bad.exit_code == 1
    assert "الخطوة 1: turn" in bare(bad.output)


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["rule"], "أعطِ ملفًّا، أو - للإدخال القياسي"),
        (["rule", "1S P 9H"], "السطر 1، العمود 6: وُجد '9H'، والمتوقّع مزايدة مستواها"),
        (["rule", "-e", "dealer N; Q 1S"], "والمتوقّع سطر افتتاح"),
        (["rule", "-e", "dealer N; N 1S; W accept"], "مرفوض: 'W accept': لم يُسأل غرب"),
        (["rule", "--dealer", "S", "-e", "dealer N; N 1S"], "موزّع السجل، وهو N"),
        (["laws", "99"], "لا بند 99 هنا"),
        (["cases", "run", "no-such-folder"], "والمتوقّع"),
    ],
)
def test_errors(args: list[str], expected: str) -> None:
    result = run(*args, "--lang", "ar")
    assert result.exit_code == 2
    assert expected in bare(result.stderr)


@pytest.mark.parametrize("args", [[], ["rule"], ["laws"], ["cases"], ["cases", "run"], ["serve"]])
def test_help(args: list[str]) -> None:
    out = run(*args, "--help", BIDDINGBOX_LANG="ar_EG.UTF-8").output
    assert out.startswith("الاستعمال: ")
    assert "الخيارات:\n" in out
    assert "اعرض هذه الرسالة واخرج." in out
    for line in out.splitlines():
        if not ARABIC.search(line):
            assert line.isascii(), line


def logs() -> list[tuple[str, str]]:
    """The logs of all cases of both games, each with its id."""
    found = []
    for folder in case_dirs():
        for path in sorted(folder.rglob("*.toml")):
            case = tomllib.loads(path.read_text(encoding="utf-8"))
            if case.get("edition") in ("1997", "law18", "common"):
                steps = case.get("step") or [case]
                found += [(str(case["id"]), str(s["log"])) for s in steps if "log" in s]
    return found


def test_every_case_speaks_arabic() -> None:
    spoken = 0
    for name, text in logs():
        try:
            log = parse(text)
        except NotationError:
            continue
        data = answer(log, AR)
        for said in (*sentences(data), irregularities(data, AR)):
            for line in said.split("\n"):
                if line and line != "-":
                    assert ARABIC.search(line), f"{name}: {line}"
                    assert not re.search("[A-Za-z]", outside(line)), f"{name}: {line}"
        spoken += bool(sentences(data))
    assert spoken > 200


PAGE = """\
<!doctype html>
<html lang="ar" dir="rtl">
<meta charset="utf-8">
<title>قرار</title>
<style>body {{ font: 15px "DejaVu Sans Mono", monospace; margin: 24px; }}
p {{ margin: 0; white-space: pre; min-height: 1.5em; }} p[dir=ltr] {{ text-align: left; }}</style>
{lines}
"""


@pytest.mark.parametrize(("name", "log"), [("bridge", BRIDGE), ("estimation", ESTIMATION)])
def test_a_picture(name: str, log: str) -> None:
    browser = shutil.which("chromium") or shutil.which("chromium-browser")
    if browser is None:
        pytest.skip("no Chromium here to take a picture with")
    OUTPUT.mkdir(exist_ok=True)
    lines = [
        f'<p dir="{"ltr" if line.startswith(LRI) else "rtl"}">{html.escape(line)}</p>'
        for line in ruling(log).splitlines()
    ]
    page, picture = OUTPUT / f"ar-{name}.html", OUTPUT / f"ar-{name}.png"
    page.write_text(PAGE.format(lines="\n".join(lines)), encoding="utf-8")
    picture.unlink(missing_ok=True)
    subprocess.run(
        [
            browser, "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1000,900",
            f"--screenshot={picture}", page.as_uri(),
        ],
        check=True, capture_output=True, timeout=120,
    )  # fmt: skip
    assert picture.stat().st_size > 5_000
