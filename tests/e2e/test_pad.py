"""A whole game of Estimation written down in a real browser, to the king and the kooz."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from biddingbox.i18n import messages

Picture = Callable[[Page, str], None]
SEATS = ("N", "W", "S", "E")
#: Numbers and tricks of five deals with a fixed trump, by seat; the last may not make thirteen.
DEALS = (
    ((4, 3, 3, 2), (4, 3, 4, 2)),
    ((2, 5, 3, 2), (2, 5, 3, 3)),
    ((1, 2, 6, 5), (1, 2, 6, 4)),
    ((3, 3, 3, 5), (2, 3, 3, 5)),
    ((0, 4, 4, 4), (0, 5, 4, 4)),
)

#: Whether a table is wider than its frame: the fourth player would be out of sight.
CUT = "frames => frames.some(f => f.scrollWidth > f.clientWidth)"


def write(page: Page, numbers: tuple[int, ...], tricks: tuple[int, ...]) -> None:
    for seat, number, won in zip(SEATS, numbers, tricks, strict=True):
        page.locator(f"#number-{seat}").fill(str(number))
        page.locator(f"#tricks-{seat}").fill(str(won))


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_a_game_of_five_deals_to_its_end(page: Page, picture: Picture, lang: str) -> None:
    m = messages(lang)
    page.goto(f"/games/new?lang={lang}")
    page.locator('input[name="deals"][value="5"]').check(force=True)
    page.locator("#player-N").fill("Amina")
    page.get_by_role("button", name=m.text("pad-start")).click()
    page.wait_for_url("**/g/*")
    expect(page.locator("table.pad thead")).to_contain_text("Amina")
    write(page, (4, 3, 3, 3), (4, 3, 3, 3))
    page.get_by_role("button", name=m.text("pad-write")).click()
    expect(page.locator("#wrong-number-E, #wrong-number-N")).to_have_count(1)
    assert page.locator("#number-N").input_value() == "4"
    for place, (numbers, tricks) in enumerate(DEALS, 1):
        write(page, numbers, tricks)
        page.get_by_role("button", name=m.text("pad-write")).click()
        expect(page.locator("table.pad tbody tr").nth(place - 1)).to_contain_text(
            f"{numbers[0]}/{tricks[0]}"
        )
        if place == 2:
            page.set_viewport_size({"width": 360, "height": 800})
            picture(page, f"pad-phone-{lang}")
            assert page.evaluate("document.documentElement.scrollWidth") <= 360
            assert not page.locator(".scores-frame").evaluate_all(CUT)
            page.set_viewport_size({"width": 1280, "height": 900})
    expect(page.locator("main")).to_contain_text(m.text("game-title-king"))
    expect(page.locator("#number-N")).to_have_count(0)
    picture(page, f"pad-{lang}")
    page.reload()
    expect(page.locator("main")).to_contain_text(m.text("game-title-kooz"))
