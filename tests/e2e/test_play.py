"""From the auction to the score, told to the desk in a real browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import story
from tests.e2e.test_pages import opened

Picture = Callable[[Page, str], None]
#: South's 2♥ is insufficient and withdrawn: West may forbid North to lead a heart (26A2).
DEAL = """board 1
dealer W
hand N 54.KQJ2.A543.432
hand W AKQJT.43.KQ2.765
hand S 32.AT987.JT9.KQJ
hand E 9876.65.876.AT98
"""
#: The tricks after the first as they are typed, a row each, from whoever won the one before.
ROWS = (
    "c5 c2 ca cj", "c8 ck c6 c3", "s3 st s4 s9", "c7 c4 ct cq", "d9 dk d3 d6", "sk d4 s7 ha",
    "d2 d5 d8 d10", "dj dq da d7", "hk h5 h7 h4", "h2 h6 ht h3", "h8 sq hj c9", "sj hq s8 h9",
)  # fmt: skip


def steps(page: Page, count: int) -> None:
    """So many steps stand in the log: the command has been done."""
    expect(page.locator("ol.steps > li")).to_have_count(count)


def forbidden_heart(page: Page, lang: str) -> None:
    """The auction with the withdrawn bid, up to declarer's choice: he forbids a heart."""
    page.goto(f"{opened(page, DEAL)}/add?lang={lang}")
    for made in ("1S", "P", "2S"):
        story.call(page, made)
    story.irregular(page, "2H")
    story.asked(page, "27A")
    story.answer(page, "decline")
    story.asked(page, "27B")
    story.call(page, "P")
    page.locator('.tabs a[href$="/add"]').click()
    page.wait_for_url("**/add")
    story.call(page, "P")
    story.irregular(page, "P")  # with what follows from it
    story.asked(page, "26A2")
    story.answer(page, "forbid", "H")
    expect(page.locator("#typed-card")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_a_hand_from_the_auction_to_the_score_by_the_keyboard(
    page: Page, picture: Picture, lang: str
) -> None:
    forbidden_heart(page, lang)
    expect(page.locator('[data-card="HK"]')).to_have_count(0)
    expect(page.locator('[data-card="S5"]')).to_have_count(1)
    done = page.locator("ol.steps > li").count()
    page.locator("#typed-card").fill("hk")
    page.locator("#typed-card").press("Enter")
    expect(page.locator("#card-why")).to_contain_text("26A2")
    expect(page.locator("#typed-card")).to_have_value("hk")
    expect(page.locator("#typed-card")).to_be_focused()
    picture(page, f"forbidden-{lang}")
    steps(page, done)
    page.locator("#h-play").evaluate("e => { document.activeElement.blur(); }")
    for n, keys in enumerate(("s5", "s6", "s2", "sa"), 1):  # no field: just the keys
        for key in keys:
            page.keyboard.press(key)
        steps(page, done + n)
    expect(page.locator(".tricks .won")).to_have_count(1)
    for n, row in enumerate(ROWS, 2):
        page.locator("#typed-card").focus()
        page.keyboard.type(row)
        page.keyboard.press("Enter")
        steps(page, done + 4 * n)
    expect(page.locator(".tricks tbody tr")).to_have_count(13)
    expect(page.locator("#typed-card")).to_have_count(0)
    expect(page.locator("#score .score-value").first).to_have_text("+50")
    expect(page.locator("#score .score-value").last).to_have_text("−50")
    story.asked(page, "23")
    picture(page, f"score-{lang}")
    story.answer(page, "no-damage")
    expect(page.locator('.ask input[name="option"]')).to_have_count(0)
    page.locator("#undo").click()
    story.asked(page, "23")
    seats = page.locator(".tricks thead th").all()[1:]
    lefts = [box["x"] for seat in seats if (box := seat.bounding_box())]
    assert lefts == sorted(lefts), "the compass does not turn round"


def test_the_cards_without_a_script(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False, locale="en")
    page = context.new_page()
    page.goto(opened(page, "board 1\nN 1S\nE P\nS P\nW P\n"))
    page.locator('[data-card="HT"]').click()
    steps(page, 5)
    page.locator("#typed-card").fill("h2 hk h3")
    page.locator("#typed-card").press("Enter")
    steps(page, 8)
    expect(page.locator(".tricks-won")).to_contain_text("East-West 1")
    context.close()


def test_a_card_really_played_although_not_allowed(page: Page) -> None:
    log = "board 1\nhand N AKQ2.T98.T98.T98\nN 1S\nE P\nS P\nW P\nE H2\nS H3\nW H4\n"
    page.goto(opened(page, log))
    page.locator("#play-more summary").click()
    page.locator('input[name="irregular"]').check(force=True)
    page.locator("#typed-card").fill("sa")
    page.locator("#typed-card").press("Enter")
    steps(page, 8)
