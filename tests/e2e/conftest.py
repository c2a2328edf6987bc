"""A real server and a real browser; where there is no Chromium the tests skip and say so.

Pictures are kept in ``tests/output``.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

OUTPUT = Path(__file__).parents[1] / "output"
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of ``biddingbox serve`` over a new database."""
    database = tmp_path_factory.mktemp("desk") / "desk.db"
    command = [sys.executable, "-m", "biddingbox", "serve", "--port", "0", "--db", str(database)]
    quiet = {**os.environ, "BIDDINGBOX_LANG": "en"}
    process = subprocess.Popen(
        [*command, "--quiet"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=quiet,
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if (found := re.search(r"http://[\w.:]+/", line)) is not None:
                yield found[0].rstrip("/")
                break
        else:
            pytest.fail("the server has named no address")
    finally:
        process.terminate()
        process.wait(10)
        process.stdout.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, as Debian installs it; its event loop must not outlive these modules."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser, server: str) -> Iterator[BrowserContext]:
    """A browser that has never been here, of a laptop's size."""
    context = browser.new_context(
        base_url=server, viewport={"width": 1280, "height": 900}, locale="en"
    )
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext, server: str) -> Iterator[Page]:
    """A page that fails the test when it reports an error or asks another machine for anything."""
    page = context.new_page()
    page.set_default_timeout(15_000)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console", lambda m: faults.append(f"{m.text} {m.location}") if m.type == "error" else None
    )
    page.on(
        "request", lambda r: None if r.url.startswith((server, "data:")) else faults.append(r.url)
    )
    yield page
    expected = re.compile(r"status of (409|422|404)|ERR_INTERNET_DISCONNECTED|Failed to fetch")
    assert [fault for fault in faults if not expected.search(fault)] == []


@pytest.fixture
def picture() -> Callable[[Page, str], None]:
    """Keeps a picture of the whole page as test output."""

    def keep(page: Page, name: str) -> None:
        OUTPUT.mkdir(exist_ok=True)
        page.screenshot(path=OUTPUT / f"desk-{name}.png", full_page=True, caret="initial")

    return keep
