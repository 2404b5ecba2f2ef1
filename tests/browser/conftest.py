"""A real server process and a real Chromium. Screenshots go to ``tests/artifacts``."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from server_process import Server
from table_page import TABLET, TablePage

CHROMIUM = os.environ.get("BURNCARD_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
ARTIFACTS = Path(__file__).parents[1] / "artifacts"
CLIENT = Path(__file__).parents[2] / "src" / "burncard" / "server" / "static" / "index.html"


def _missing(what: str) -> None:
    """A test that cannot run is a failure on CI and a skip elsewhere."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def chromium() -> Iterator[object]:
    """One browser for all tests."""
    if not Path(CHROMIUM).exists():
        _missing(f"no Chromium at {CHROMIUM}: apt-get install chromium, or set BURNCARD_CHROMIUM")
    if not CLIENT.exists():
        _missing("the client is not built: make web")
    from playwright.sync_api import sync_playwright

    ARTIFACTS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "table.sqlite3")
    with contextlib.closing(running):
        running.start()
        yield running


@pytest.fixture
def open_table(chromium: object, server: Server) -> Iterator[object]:
    """Opens the table's page at a size; complaints of the page's console fail the test."""
    contexts = []

    def opened(size: tuple[int, int] = TABLET, *, reduced: bool = True) -> TablePage:
        context = chromium.new_context(  # type: ignore[attr-defined]
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce" if reduced else "no-preference",
            accept_downloads=True,
        )
        contexts.append(context)
        page = TablePage(context.new_page(), f"http://127.0.0.1:{server.port}/", ARTIFACTS)
        page.open()
        return page

    yield opened
    for context in contexts:
        context.close()
