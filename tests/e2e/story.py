"""What a director does, as steps that the tests share: by clicking only, in any language."""

from playwright.sync_api import Page, expect


def start(page: Page, lang: str = "en", game: str = "bridge-1997", board: str = "1") -> None:
    """A new case from the start page."""
    page.goto(f"/?lang={lang}")
    page.locator(f'input[type="radio"][name="book"][value="{game}"]').check(force=True)
    if game.startswith("bridge"):
        page.locator("#board").fill(board)
    page.locator("button.btn-main.btn-wide").click()
    page.wait_for_url("**/add")


def call(page: Page, name: str) -> None:
    """A call in turn and regular: entered at the first press."""
    before = page.locator("ol.steps > li").count()
    page.locator(f'.bid[data-call="{name}"]').first.click()
    expect(page.locator("ol.steps > li")).to_have_count(before + 1)


def irregular(page: Page, name: str) -> None:
    """A call that is marked: a preview first, then it is entered."""
    page.locator(f'.bid[data-call="{name}"]').first.click()
    page.locator(".preview .btn").click()


def speaks(page: Page, seat: str) -> None:
    """Somebody else than the player in turn spoke."""
    page.locator(f'.speaker input[value="{seat}"]').check(force=True)
    expect(page.locator(f'.speaker input[value="{seat}"]')).to_be_checked()
    page.wait_for_load_state("networkidle")


def answer(page: Page, option: str, value: str = "") -> None:
    """The card of an option of the open question."""
    form = page.locator(f'.ask form:has(input[name="option"][value="{option}"])')
    if value:
        form = form.filter(has=page.locator(f'input[name="value"][value="{value}"]'))
    form.locator(".option-name").first.click()


def asked(page: Page, law: str) -> None:
    """The clause that stands in the field of the open question."""
    expect(page.locator("#question .law")).to_have_text(law)


def insufficient_bid(page: Page, lang: str = "en") -> None:
    """``1S P 1H`` up to the question whether West accepts."""
    start(page, lang)
    call(page, "1S")
    call(page, "P")
    irregular(page, "1H")
    asked(page, "27A")


def no_sideways_scroll(page: Page) -> None:
    """Nothing is wider than the window."""
    wide = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert wide <= 0, f"{page.url}: {wide} px too wide"
