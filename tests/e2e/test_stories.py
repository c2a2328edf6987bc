"""Stories from the table, told to the desk in a real browser."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e import story

Picture = Callable[[Page, str], None]


@pytest.mark.parametrize("lang", ["en", "pt", "ar"])
def test_an_insufficient_bid_to_its_end(page: Page, picture: Picture, lang: str) -> None:
    story.insufficient_bid(page, lang)
    assert page.locator("html").get_attribute("dir") == ("rtl" if lang == "ar" else "ltr")
    picture(page, f"question-{lang}")
    story.answer(page, "decline")
    story.asked(page, "27B")
    story.call(page, "P")
    expect(page.locator(".must .pass")).to_be_visible()
    expect(page.locator(".duty")).not_to_have_count(0)
    laws = page.locator(".binds .law").all_inner_texts()
    assert {"27B2", "26A2", "23"} <= set(laws)
    picture(page, f"ruled-{lang}")
    page.locator("#told").click()
    expect(page.locator("#told")).to_have_count(0)
    for tab in ("chart", "sheet", "add"):
        page.locator(f'.tabs a[href$="/{tab}"]').click()
        expect(page.locator(f'.tabs a[href$="/{tab}"]')).to_have_attribute("aria-current", "page")
        expect(page.locator("main")).to_be_visible()
    picture(page, f"add-{lang}")


def test_the_language_is_switched_with_the_case_open(page: Page) -> None:
    story.insufficient_bid(page)
    at = page.url
    page.locator('.langs a[lang="ar"]').click()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    assert page.url.split("?")[0] == at
    story.asked(page, "27A")
    seats = page.locator(".diagram th").all()
    lefts = [box["x"] for seat in seats if (box := seat.bounding_box())]
    assert lefts == sorted(lefts), "the compass does not turn round"


def test_a_call_out_of_rotation(page: Page, picture: Picture) -> None:
    story.start(page)
    story.speaks(page, "W")
    story.irregular(page, "1H")
    story.asked(page, "29A")
    expect(page.locator(".diagram .irregular")).to_have_count(1)
    story.answer(page, "decline")
    expect(page.locator("#question")).to_contain_text("North")
    picture(page, "out-of-rotation")


def test_an_estimation_hand(page: Page, picture: Picture) -> None:
    story.start(page, game="estimation-law18")
    page.locator("#typed").fill("4S")
    page.locator("#typed").press("Enter")
    expect(page.locator("ol.steps > li")).to_have_count(1)
    for line in ("p", "p", "p"):
        count = page.locator("ol.steps > li").count()
        page.locator("#typed").fill(line)
        page.locator("#typed").press("Enter")
        expect(page.locator("ol.steps > li")).to_have_count(count + 1)
    expect(page.locator(".totals .total").first).to_be_visible()
    picture(page, "estimation-numbers")
    for number in ("3", "3", "2"):
        count = page.locator("ol.steps > li").count()
        page.locator(f'.totals button:has(.num:text-is("{number}"))').first.click()
        entered = page.locator("ol.steps > li").nth(count)
        entered.or_(page.locator(".preview .btn")).first.wait_for()
        if page.locator(".preview .btn").count():
            page.locator(".preview .btn").click()
        expect(page.locator("ol.steps > li")).to_have_count(count + 1)
    page.locator("#typed").fill("tricks N 4 W 3 S 3 E 3")
    page.locator("#typed").press("Enter")
    expect(page.locator("body")).to_contain_text("second-hand")
    picture(page, "estimation-score")


def test_a_step_is_changed_and_all_that_follows_is_ruled_anew(page: Page) -> None:
    story.insufficient_bid(page)
    story.answer(page, "decline")
    story.asked(page, "27B")
    page.locator("#step-3").click()
    page.wait_for_url(re.compile("/step/3"))
    page.locator('.bid[data-call="2H"]').first.click()
    expect(page.locator("ol.steps .orphan")).to_have_count(1)
    expect(page.locator("ol.steps")).to_contain_text("2♥")
    page.locator("#undo").click()
    story.asked(page, "27B")
    page.locator("#redo").click()
    expect(page.locator("ol.steps .orphan")).to_have_count(1)


def test_by_keyboard_only(page: Page) -> None:
    page.goto("/?lang=en")
    page.locator("button.btn-main.btn-wide").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/add")
    expect(page.locator(".bid").first).to_be_visible()  # the address comes before the page
    for keys in ("1s", "p"):
        before = page.locator("ol.steps > li").count()
        for key in keys:
            page.keyboard.press(key)
        expect(page.locator("ol.steps > li")).to_have_count(before + 1)
    page.keyboard.press("1")
    page.keyboard.press("h")
    expect(page.locator(".preview .btn")).to_be_focused()
    page.keyboard.press("Enter")
    story.asked(page, "27A")
    page.keyboard.press("d")
    story.asked(page, "27B")
    page.keyboard.press("p")
    expect(page.locator(".must .pass")).to_be_visible()


def test_tab_reaches_every_answer_in_the_order_of_the_law(page: Page) -> None:
    story.insufficient_bid(page)
    page.locator("#question a").first.focus()
    reached = []
    for _ in range(12):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("document.activeElement.id"))
    assert reached.index("answer-1") < reached.index("answer-2")


def test_without_a_script(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False, locale="en")
    page = context.new_page()
    story.insufficient_bid(page)
    story.answer(page, "decline")
    story.asked(page, "27B")
    page.locator('.ask .bid[data-call="2H"]').click()
    story.answer(page, "natural")
    expect(page.locator(".rulings")).to_contain_text("North is free")
    context.close()


def test_the_button_that_confirms_has_the_focus_without_a_script(
    browser: Browser, server: str
) -> None:
    # Also what a key pressed before the script has taken over a new page comes to.
    context = browser.new_context(base_url=server, java_script_enabled=False, locale="en")
    page = context.new_page()
    story.start(page, "en")
    story.call(page, "1S")
    story.call(page, "P")
    page.locator('.bid[data-call="1H"]').click()
    expect(page.locator("#enter")).to_be_focused()
    context.close()


def test_a_double_click_is_one_command(page: Page) -> None:
    story.insufficient_bid(page)
    page.locator("#answer-2").dblclick()
    story.asked(page, "27B")
    page.reload()
    expect(page.locator("ol.steps > li")).to_have_count(4)


def test_a_lost_connection_keeps_the_page_and_sends_again(
    page: Page, context: BrowserContext, picture: Picture
) -> None:
    story.insufficient_bid(page)
    context.set_offline(True)
    page.locator("#answer-2").click()
    expect(page.locator("#offline")).to_be_visible()
    expect(page.locator("#question")).to_be_visible()
    picture(page, "offline")
    context.set_offline(False)  # it is sent again by itself
    story.asked(page, "27B")
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator("ol.steps > li")).to_have_count(4)


def test_two_desks_at_one_case(page: Page, context: BrowserContext) -> None:
    story.insufficient_bid(page)
    other = context.new_page()
    other.goto(page.url)
    story.answer(other, "accept")
    expect(other.locator("ol.steps > li")).to_have_count(4)
    story.answer(page, "decline")
    expect(page.locator("#refused")).to_contain_text("moved on")
    expect(page.locator("ol.steps > li")).to_have_count(4)


def test_a_clause_opens_in_a_sheet_and_closes(page: Page) -> None:
    story.insufficient_bid(page)
    page.locator("#question a[data-law]").click()
    sheet = page.locator("#law-sheet")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("27A")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_an_example_opens_at_its_question(page: Page) -> None:
    page.goto("/?lang=en")
    page.locator(".gallery .case button").first.click()
    expect(page.locator("#question .now-ask")).to_be_visible()
    assert "/c/" in page.url


def test_everyday_words_lead_to_the_law_and_to_a_case(page: Page) -> None:
    page.goto("/?lang=en")
    page.locator("#find").fill("exposed card")
    page.locator("#find").press("Enter")
    expect(page.locator("main")).to_contain_text("24")
    page.locator('button[name="start"]').first.click()
    page.wait_for_url("**/c/**")
