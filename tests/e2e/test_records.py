"""A record dropped on a page, chosen or pasted, in a real browser; and saved again."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import story
from tests.e2e.test_pages import AXE, CASES, IMPACTS, opened
from tests.web.test_records import FAULTY, LIN, ONE, TWO

Picture = Callable[[Page, str], None]
DRAG = """([type, files, times]) => {
  const data = new DataTransfer();
  for (const [name, text] of files) data.items.add(new File([text], name));
  const at = document.querySelector("main");
  const said = { dataTransfer: data, bubbles: true, cancelable: true };
  for (let n = 0; n < times; n += 1) at.dispatchEvent(new DragEvent(type, said));
}"""


def drag(page: Page, kind: str, *files: tuple[str, str], times: int = 1) -> None:
    """Files dragged over a page, or dropped on it."""
    page.evaluate(DRAG, [kind, files, times])


def drop(page: Page, text: str, name: str = "board.pbn") -> None:
    """A file dropped on a page, which makes another page of it."""
    with page.expect_navigation():
        drag(page, "drop", (name, text))


def steps(page: Page) -> list[str]:
    """What happened, line by line."""
    return page.locator("ol.steps .what").all_inner_texts()


@pytest.mark.parametrize("lang", ["en", "pt", "ar"])
def test_a_board_dropped_on_the_start_page_is_a_case(
    page: Page, picture: Picture, lang: str
) -> None:
    page.goto(f"/?lang={lang}")
    expect(page.locator("#drop-zone")).to_be_hidden()
    drag(page, "dragover", ("board.pbn", ONE))
    expect(page.locator("#drop-zone")).to_be_visible()
    expect(page.locator("#drop-zone")).to_have_attribute("aria-hidden", "true")
    assert page.locator("#drop-said").inner_text() == page.locator("#drop-zone").inner_text()
    picture(page, f"drop-{lang}")
    expect(page.locator("#drop-zone")).to_be_hidden()  # the drag has left the page
    expect(page.locator("#drop-said")).to_be_empty()
    drop(page, ONE)
    assert "/c/" in page.url
    expect(page.locator("ol.steps > li")).to_have_count(12)
    picture(page, f"record-{lang}")


def test_the_laws_of_the_start_page_hold_for_what_is_dropped(page: Page) -> None:
    page.goto("/?lang=en")
    page.locator('input[type="radio"][name="book"][value="bridge-2017"]').check(force=True)
    drop(page, LIN, "table.lin")
    expect(page.locator(".bar-case")).to_contain_text("2017")
    drop(page, ONE)  # remembered, and on the page of a case too
    expect(page.locator(".bar-case")).to_contain_text("2017")


def test_a_file_dropped_on_a_case_opens_a_new_one(page: Page) -> None:
    page.goto(f"{opened(page, CASES['question'])}?lang=en")
    before = page.url.split("?")[0]
    drop(page, ONE)
    assert page.url.split("?")[0].removesuffix("/add") != before
    expect(page.locator("ol.steps > li")).to_have_count(12)
    page.goto(before)
    expect(page.locator("ol.steps > li")).to_have_count(4)


def test_a_double_drop_is_one_case(page: Page) -> None:
    page.goto("/?lang=en")
    made = []
    page.on("response", lambda r: made.append(r) if r.status == 303 else None)
    with page.expect_navigation():
        drag(page, "drop", ("board.pbn", ONE), times=2)
    page.wait_for_url("**/c/**")
    page.wait_for_load_state("networkidle")
    assert len({response.headers["location"] for response in made}) == 1


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_one_of_several_boards_is_picked_by_the_keyboard(
    page: Page, picture: Picture, lang: str
) -> None:
    page.goto(f"/?lang={lang}")
    drop(page, TWO, "evening.pbn")
    expect(page.locator("#boards .case")).to_have_count(3)
    story.no_sideways_scroll(page)
    picture(page, f"boards-{lang}")
    page.locator("#number").fill("8")
    with page.expect_navigation():
        page.locator("#number").press("Enter")
    expect(page.locator("#boards .case")).to_have_count(1)
    page.locator("#boards button").focus()
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert "/c/" in page.url
    expect(page.locator(".bar-case")).to_contain_text("8")
    expect(page.locator("ol.steps > li")).to_have_count(5)


def test_what_could_not_be_read_stands_on_the_page_of_the_case(
    page: Page, picture: Picture
) -> None:
    page.goto("/?lang=en")
    drop(page, FAULTY)
    expect(page.locator("#unread")).to_contain_text("4Q")
    expect(page.locator("#unread")).to_contain_text("Line 15, column 9")
    picture(page, "unread")
    page.locator(".langs a[lang=pt]").click()
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    assert "/c/" in page.url


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ([("a.pbn", ONE), ("b.pbn", ONE)], "one file"),
        ([("a.pbn", "%" * (4 << 20))], "3 MB"),
    ],
)
def test_what_cannot_be_dropped_is_said_at_once(
    page: Page, files: list[tuple[str, str]], why: str
) -> None:
    page.goto("/?lang=en")
    drag(page, "drop", *files)
    expect(page.locator("#drop-refused")).to_be_visible()
    assert why in page.locator("#drop-refused").inner_text()
    expect(page.locator("#drop-refused")).to_be_focused()
    drop(page, ONE)
    assert "/c/" in page.url


def test_a_file_that_is_neither_is_refused_in_words(page: Page) -> None:
    page.goto("/?lang=en")
    drop(page, "\x89PNG\x00\x01", "picture.png")
    expect(page.locator("#wrong-file")).to_contain_text("no PBN or LIN record")
    drop(page, ONE)
    assert "/c/" in page.url


def test_a_case_saved_as_pbn_and_dropped_again_has_the_same_steps(page: Page) -> None:
    story.insufficient_bid(page)
    story.answer(page, "decline")
    story.asked(page, "27B")
    story.call(page, "P")
    page.locator('.tabs a[href$="/sheet"]').click()
    page.wait_for_url("**/sheet")
    before = page.url.removesuffix("/sheet")
    with page.expect_download() as saved:
        page.locator('a[href$="/case.pbn"]').click()
    name, text = saved.value.suggested_filename, Path(saved.value.path()).read_text("utf-8")
    assert name.startswith("board-1-")
    assert name.endswith(".pbn")
    page.goto(before)
    happened, ruled = steps(page), page.locator(".rulings").all_inner_texts()
    assert len(happened) == 5
    drop(page, text, name)
    page.goto(page.url.removesuffix("/add"))
    assert page.url != before
    assert steps(page) == happened
    assert page.locator(".rulings").all_inner_texts() == ruled


def test_without_a_script(browser: Browser, server: str, tmp_path: Path) -> None:
    context = browser.new_context(base_url=server, java_script_enabled=False, locale="en")
    page = context.new_page()
    file = tmp_path / "evening.pbn"
    file.write_text(TWO, encoding="utf-8")
    page.goto("/")
    page.locator(".import > summary").click()
    page.locator("#file").set_input_files(file)
    page.locator("#record-laws").select_option("bridge-2017")
    page.locator(".import .btn-wide").click()
    page.locator("#boards button").nth(1).click()
    expect(page.locator(".bar-case")).to_contain_text("2017")
    assert "/c/" in page.url
    page.goto("/")
    page.locator(".import > summary").click()
    page.locator("#log").fill(LIN)
    page.locator(".import .btn-wide").click()
    expect(page.locator(".bar-case")).to_contain_text("7")
    assert "/c/" in page.url
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "pt", "ar"])
def test_the_pages_of_a_record_are_accessible_and_fit_a_small_phone(
    browser: Browser, server: str, lang: str, scheme: Literal["light", "dark"]
) -> None:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci")
    context = browser.new_context(
        base_url=server, color_scheme=scheme, bypass_csp=True,
        viewport={"width": 320, "height": 640},
    )  # fmt: skip
    page = context.new_page()
    faults = []
    named = TWO.replace("Amina", "A" * 80).replace("2S Pass 4S", "2S Pass 4Q =1= $7")
    for text in (named, FAULTY):
        page.goto(f"/?lang={lang}")
        drop(page, text, f"{'long' * 30}.pbn")
        story.no_sideways_scroll(page)
        page.add_script_tag(path=AXE)
        faults += page.evaluate(IMPACTS)
        drag(page, "dragover", ("board.pbn", ONE))
        story.no_sideways_scroll(page)
    context.close()
    assert faults == []
