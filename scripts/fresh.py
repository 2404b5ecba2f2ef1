"""Prove `make table` and `make test` from a fresh clone on a bare machine.

The checkout is cloned into a new folder (with the recorded hands beside it, if they are here), HOME and all caches
are empty, and PATH has neither Node.js nor a compiler. The two commands must do with make and Python.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from environment import ROOT

HIDDEN = re.compile(r"(node|nodejs|npm|npx|corepack|yarn|pnpm|bun|deno|uv|uvx|cc|gcc|[cg]\+\+|clang|cargo|rustc).*")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/?\S*")
WAIT = 300.0  # seconds for `make table` to answer, with all it installs


def bare_path(folder: Path) -> str:
    """A folder of links to all that PATH offers but what is hidden."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        if not Path(place).is_dir():
            continue
        for entry in Path(place).iterdir():
            link = folder / entry.name
            if not HIDDEN.fullmatch(entry.name) and not link.is_symlink():
                link.symlink_to(entry)
    return str(folder)


def bare_environment(folder: Path) -> dict[str, str]:
    """The environment of a new user: an empty HOME, no caches, no Node.js, no compiler."""
    home = folder / "home"
    home.mkdir()
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("npm_", "XDG_", "MAKE", "MFLAGS"))
    }
    for unwanted in ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", "BURNCARD_CHROMIUM", "CXX", "CC", "CI"):
        kept.pop(unwanted, None)
    kept |= {"HOME": str(home), "PATH": bare_path(folder / "bin"), "PIP_CACHE_DIR": str(home / "pip")}
    return kept | {"npm_config_cache": str(home / "npm")}


def table(clone: Path, environment: dict[str, str]) -> bool:
    """Whether `make table` prints an address that then serves a page."""
    log = clone.parent / "table.log"
    with log.open("w") as output:
        server = subprocess.Popen(
            ["make", "table", "ARGS=--port 0"],
            cwd=clone, env=environment, stdout=output, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip
    try:
        deadline = time.monotonic() + WAIT
        while time.monotonic() < deadline and server.poll() is None:
            if found := ADDRESS.search(log.read_text(errors="replace")):
                with urllib.request.urlopen(found[0].rstrip("/.") + "/", timeout=10) as page:
                    return page.status == 200 and b"<html" in page.read().lower()
            time.sleep(0.2)
        print(log.read_text(errors="replace"))
        return False
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(30)


def main() -> int:
    """Run both in a fresh clone and say how long each took."""
    with tempfile.TemporaryDirectory(prefix="burncard-fresh-") as name:
        folder = Path(name)
        environment = bare_environment(folder)
        clone = folder / "burncard"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        if (shared := ROOT.parent / "shared").is_dir():
            (folder / "shared").symlink_to(shared)
        for tool in ("node", "npm", "g++"):
            assert shutil.which(tool, path=environment["PATH"]) is None, f"{tool} is still there"
        started = time.monotonic()
        opened = table(clone, environment)
        print(
            f"make table: {'a page is served' if opened else 'FAILED'} after {time.monotonic() - started:.0f} s",
            flush=True,
        )
        started = time.monotonic()
        tested = subprocess.run(["make", "test"], cwd=clone, env=environment, check=False).returncode == 0
        print(f"make test: {'passed' if tested else 'FAILED'} after {time.monotonic() - started:.0f} s")
    return 0 if opened and tested else 1


if __name__ == "__main__":
    sys.exit(main())
