"""The real browser, Debian's Chromium driven by Playwright, and a real server process for it.

Everything in this folder is marked `browser`: a plain `pytest` leaves it out and `make test` runs it on its own.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from server_process import Server
from table_page import TABLET, TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

HERE = Path(__file__).resolve().parent
CLIENT = HERE.parents[1] / "src" / "burncard" / "server" / "static" / "index.html"
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


def _missing(what: str) -> None:
    """A test that cannot run is a failure on CI and a skip elsewhere."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def artifacts() -> Path:
    """Where screenshots are kept for a look."""
    folder = HERE.parent / "artifacts"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests. Missing, or no client to look at: a failure with CI=true, else skipped."""
    where = _executable()
    if where is None:
        _missing("Chromium is not there: `make test` as root installs Debian's, or name one in BURNCARD_CHROMIUM")
    if not CLIENT.exists():
        _missing("the client is not built: make web")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A table server on a fresh database."""
    running = Server(tmp_path / "table.sqlite3")
    with contextlib.closing(running):
        running.start()
        yield running


@pytest.fixture
def open_table(
    chromium: Browser, server: Server, artifacts: Path, request: pytest.FixtureRequest
) -> Iterator[Callable[..., TablePage]]:
    """Opens the table's page at a size. What the page threw fails the test; a failed test leaves a picture."""
    contexts: list[BrowserContext] = []
    pages: list[TablePage] = []
    failed_before = request.session.testsfailed

    def opened(size: tuple[int, int] = TABLET, *, reduced: bool = True) -> TablePage:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if reduced else "no-preference",
            accept_downloads=True,
        )
        contexts.append(context)
        page = TablePage(context.new_page(), f"http://127.0.0.1:{server.port}/", artifacts)
        page.page.set_default_timeout(10_000)
        pages.append(page)
        page.open()
        return page

    yield opened
    if request.session.testsfailed > failed_before and pages:
        pages[-1].shot(f"failed-{request.node.name}")
    for context in contexts:
        context.close()
    for page in pages:
        assert not page.thrown, f"the page threw: {page.thrown}"
