"""Check the whole project: `check` looks without running it, `test` runs everything, each part timed.

With CI=true what is missing (Chromium, the browser tests, the recorded hands, a compiler) is a failure;
elsewhere it is skipped with a word.
"""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial

import build_kernel as kernel
import chromium
import client
import node
import postgres
from environment import ROOT, VENV
from parts import Part, Result, close, command, run, suite

BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
CI = os.environ.get("CI") == "true"
#: Hundreds of tests start a Python of their own: what one has compiled the next takes.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
REPORTS = ROOT / "artifacts"


def tool(name: str, *words: str) -> Part:
    """A tool of `.venv`."""
    return Part(f"{name} {words[0]}" if words else name, partial(command, str(BIN / name), *words))


def missing(what: str) -> Result:
    """What is not there: a failure in CI, else passed over."""
    return Result(not CI, what, note=what, failed=int(CI), skipped=int(not CI))


def looks() -> list[Part]:
    """The parts that do not run the project."""
    return [
        tool("ruff", "check", "--no-fix"),
        tool("ruff", "format", "--check"),
        tool("mypy"),
        Part("pyright", partial(command, str(BIN / "basedpyright"), "-p", "tests/typing")),
        Part("import layers", partial(command, str(BIN / "lint-imports"))),
        Part("docs", partial(command, str(BIN / "python"), "scripts/documents.py")),
    ]


def build_kernel() -> Result:
    """The kernel, where it can be compiled."""
    if not kernel.there():
        return Result(True, note="none in this checkout")
    if kernel.compiler() is None:
        return missing("no C++ compiler: the kernel is not built, and its tests are skipped")
    return Result(True, note="built" if kernel.build() else "up to date")


def pytest(*words: str, report: str = "pytest") -> Result:
    """Pytest, told to name its slowest tests."""
    return suite(REPORTS / f"{report}.xml", str(BIN / "python"), "-m", "pytest", "--durations=5", *words)


def npm(*words: str) -> Result:
    """A script of the web client."""
    to, environment = node.npm()
    return command(*to, *words, cwd=client.WEB, environment={**environment, "NO_COLOR": "1"})


def said(action: str) -> Result:
    """`install` or `build` of the client, its words kept."""
    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output):
            client.install() if action == "install" else client.build()
    except (subprocess.CalledProcessError, FileNotFoundError) as problem:
        return Result(False, f"{output.getvalue()}\n{problem}", failed=1)
    return Result(True, output.getvalue(), passed=1)


def web() -> Iterator[Part]:
    """The parts of the web client."""
    if not (client.WEB / "package.json").exists():
        yield Part("web", partial(missing, "no web client in this checkout"))
        return
    yield Part("web install", partial(said, "install"))
    for script in ("lint", "check"):
        yield Part(f"web {script}", partial(npm, "run", script, "--if-present"))
    # Pytest runs beside it: a test may take longer than vitest allows by itself.
    yield Part("web test", partial(npm, "test", "--", "--testTimeout=60000"))
    yield Part("web build", partial(said, "build"))
    yield Part("wheel", partial(command, str(BIN / "python"), "scripts/wheel.py", "--check"))


def find_chromium() -> Result:
    """Chromium, installed where that may be done."""
    if chromium.find() is None and chromium.may_install():
        chromium.install()
    where = chromium.find()
    return Result(True, note=where) if where else missing("Chromium is not there and could not be installed")


def find_postgres() -> Result:
    """PostgreSQL for the tests of its store, installed where that may be done."""
    if postgres.find() is None and chromium.may_install():
        postgres.install()
    where = postgres.find()
    return Result(True, note=str(where)) if where else missing("PostgreSQL is not there and could not be installed")


def browser() -> Result:
    """The tests in the real browser; in CI at least one must have run."""
    if chromium.find() is None:
        return missing("no Chromium: the browser tests are skipped")
    result = pytest("-m", "browser", "tests/browser", report="browser")
    if not result.passed and not result.failed:
        return missing("not one browser test ran")
    return result


def main() -> int:
    """Run what is named on the command line: `check` or `test`."""
    what = sys.argv[1] if len(sys.argv) > 1 else "test"
    started = time.monotonic()
    if what == "check":
        return close(run(looks()), started)
    python = [*looks(), Part("kernel", build_kernel), Part("postgres", find_postgres), Part("pytest", pytest)]
    page = [*web(), Part("chromium", find_chromium), Part("browser tests", browser)]
    return close(run(python, page), started)


if __name__ == "__main__":
    sys.exit(main())
