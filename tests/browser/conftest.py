"""A real server process and a real Chromium. Screenshots go to ``tests/artifacts``."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from table_page import TablePage

CHROMIUM = os.environ.get("BURNCARD_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
ARTIFACTS = Path(__file__).parents[1] / "artifacts"
CLIENT = Path(__file__).parents[2] / "src" / "burncard" / "server" / "static" / "index.html"
TABLET, PHONE, DESKTOP = (1024, 768), (390, 844), (1280, 720)

_START = "import sys; from burncard.server.main import serve; sys.exit(serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], pace=float(sys.argv[3])))"


class Server:
    """The table server as a process of its own, so that it can be killed."""

    def __init__(self, database: Path, pace: float = 0.1) -> None:
        self.database, self.pace = database, pace
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = database.with_suffix(".log").open("a")

    def start(self) -> str:
        """Start it (on the same port again after the first time) and return its address."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", _START, str(self.port), str(self.database), str(self.pace)],
            stdout=subprocess.PIPE, stderr=self.log, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        address = re.search(r"http://\S+?:(\d+)/", said)
        assert address, f"the server did not start: {said!r}; see {self.log.name}"
        self.port = int(address[1])
        return address[0]

    def kill(self) -> None:
        """``kill -9``: no farewell, nothing flushed."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def close(self) -> None:
        self.kill()
        self.log.close()


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
