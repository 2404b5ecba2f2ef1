"""The real browser: Debian's Chromium driven by Playwright, at the size of a tablet.

Everything in this folder is marked `browser`: a plain `pytest` leaves it out and `make test` runs it on its own.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

HERE = Path(__file__).resolve().parent
TABLET = {"width": 1180, "height": 820}
# No sandbox as root in a container; the others keep the browser from calling home.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of this folder (the hook sees those of all folders)."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


def _executable() -> str | None:
    """Where Chromium is: as the environment says, or on PATH."""
    named = os.environ.get("BURNCARD_CHROMIUM")
    return named or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Where screenshots and downloads are kept for a look."""
    folder = HERE.parent.parent / "artifacts"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests. Missing: a failure with CI=true, else skipped."""
    where = _executable()
    if where is None:
        message = "Chromium is not there: `make test` as root installs Debian's, or name one in BURNCARD_CHROMIUM"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Browser, request: pytest.FixtureRequest, artifacts: Path) -> Iterator[Page]:
    """A fresh page of tablet size; an error on the page fails the test, and a failed test leaves a screenshot."""
    context = chromium.new_context(viewport={"width": TABLET["width"], "height": TABLET["height"]})
    page = context.new_page()
    page.set_default_timeout(10_000)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    failed_before = request.session.testsfailed
    yield page
    if request.session.testsfailed > failed_before:
        page.screenshot(path=artifacts / f"failed-{request.node.name}.png")
    context.close()
    assert not errors, f"the page threw: {errors}"
