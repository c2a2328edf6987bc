"""Every page in every language: accessible, no wider than the window, one sheet of paper."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e import story

AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
Picture = Callable[[Page, str], None]
#: The pages of a case, after its path; and those of no case.
OF_A_CASE = ("", "/add", "/chart", "/sheet", "/step/3")
OTHERS = ("/", "/games/new", "/find?words=exposed+card", "/law/bridge/1997/27B2", "/api", "/c/none")
CASES = {
    "question": "board 1\nN 1S\nE P\nS 1H\nW attention\n",
    "ruled": "board 1\nN 1S\nE P\nS 1H\nW attention\nW decline\nS P\ndirector natural\n",
    "choices": "dealer N\nN 1C\nE P\nS P\nS changes to 1H\n",
    "struck": "dealer N\nN 1S\nE P\nS 1H\nW accept\nW 1S\namend 3: S 2H\nundo 6\n",
    "score": "dealer N\nN 1C\nE P\nS P\nS changes to 1H\ndirector purposeful\nW decline\nS 1H\n",
    "estimation": "game estimation law18\ndeal 7\ndealer N\nN 4S\nW with\nS 4NT\nE P\nN 5S\n",
    "lead": "board 1\nN 1S\nE P\nS P\nW P\n",
    "trick": "board 1\nhand N AKQ2.T98.T98.T98\nN 1S\nE P\nS P\nW P\nE H2\nS H3\nW H4\n",
    "review": "board 1\nN 1S\nE hesitates\nE P\nS P\nW 2H\nN P\nE P\nS P\ntricks 8\n",
    "tricks": "game estimation law18\ndealer N\nN 5S\nW P\nS P\nE P\nW 3\nS 2\nE 2\nN S2\n",
    "numbers": "game estimation law18\ndealer N\nN 5S\nW P\nS P\nE P\nW 3\nS 2\n",
}
IMPACTS = """async () => (await axe.run(document, {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"]
})).violations.filter(v => ["serious", "critical"].includes(v.impact))
  .map(v => `${v.id}: ${v.nodes.slice(0, 3).map(n => n.html.slice(0, 160)).join(" | ")}`)"""


def opened(page: Page, log: str) -> str:
    """The path of a new case."""
    made = page.request.post("/api/v1/cases", data={"log": log})
    assert made.ok, made.text()
    return str(made.json()["href"])


def all_pages(page: Page) -> list[str]:
    """Every page there is."""
    found = list(OTHERS)
    for name, log in CASES.items():
        tails = OF_A_CASE if name in ("question", "ruled", "estimation") else ("", "/add")
        path = opened(page, log)
        found += [path + tail for tail in tails]
        if name == "tricks":
            found.append(f"{path}/pad")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "pt", "ar"])
def test_no_page_has_a_serious_fault_of_accessibility(
    browser: Browser, server: str, lang: str, scheme: Literal["light", "dark"]
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci")
    context = browser.new_context(
        base_url=server, color_scheme=scheme, viewport={"width": 1280, "height": 900},
        bypass_csp=True,
    )  # fmt: skip
    page = context.new_page()
    faults = []
    for path in all_pages(page):
        for width in (1280, 360):
            page.set_viewport_size({"width": width, "height": 800})
            page.goto(f"{path}{'&' if '?' in path else '?'}lang={lang}")
            page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
            page.add_script_tag(path=AXE)
            name = re.sub(r"/c/[\w-]{22}", "/c/ID", path)
            faults += [f"{name} {width}: {fault}" for fault in page.evaluate(IMPACTS)]
    context.close()
    assert faults == [], "\n".join(sorted(set(faults)))


@pytest.mark.parametrize("lang", ["en", "pt", "ar"])
def test_nothing_is_wider_than_a_small_phone(browser: Browser, server: str, lang: str) -> None:
    context = browser.new_context(base_url=server, viewport={"width": 320, "height": 640})
    page = context.new_page()
    for path in all_pages(page):
        page.goto(f"{path}{'&' if '?' in path else '?'}lang={lang}")
        story.no_sideways_scroll(page)
    context.close()


@pytest.mark.parametrize("lang", ["en", "pt", "ar"])
def test_the_question_and_its_answers_fit_on_a_phone(
    browser: Browser, server: str, lang: str, picture: Picture
) -> None:
    context = browser.new_context(
        base_url=server, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(f"{opened(page, CASES['question'])}?lang={lang}")
    picture(page, f"phone-{lang}")
    bottom = page.locator(".ask").evaluate("e => e.getBoundingClientRect().bottom")
    bars = page.locator(".tabs").evaluate("e => e.getBoundingClientRect().height")
    assert bottom <= 740 - bars + 16
    page.mouse.wheel(0, 900)
    page.wait_for_timeout(100)
    assert page.locator("#question").evaluate("e => e.getBoundingClientRect().top") <= 0.5
    context.close()


@pytest.mark.parametrize("lang", ["en", "pt", "ar"])
def test_the_sheet_is_one_page(browser: Browser, server: str, lang: str, picture: Picture) -> None:
    context = browser.new_context(base_url=server)
    page = context.new_page()
    page.goto(f"{opened(page, CASES['ruled'])}/sheet?lang={lang}")
    picture(page, f"sheet-{lang}")
    paper = page.pdf(prefer_css_page_size=True)
    context.close()
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
