"""Find Chromium for the browser tests, or install Debian's where that may be done (as root, with apt)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")


def find() -> str | None:
    """Where Chromium is: as BURNCARD_CHROMIUM says, or on PATH; None when there is none."""
    named = os.environ.get("BURNCARD_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


def may_install() -> bool:
    """Whether this process is allowed to, on a machine that has apt."""
    return shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0


def install() -> None:
    """Install it from the machine's own package source; raises CalledProcessError with what apt said."""
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *PACKAGES]):
        subprocess.run(["apt-get", "-q", *arguments], env=quiet, check=True, capture_output=True, text=True)


def main() -> int:
    """Print where Chromium is, installing it first if need be."""
    if find() is None and may_install():
        print("installing Debian's Chromium …", flush=True)
        try:
            install()
        except subprocess.CalledProcessError as problem:
            print(f"apt-get failed: {problem.stderr}", file=sys.stderr)
    where = find()
    print(where or "Chromium is not there, and could not be installed")
    return 0 if where else 1


if __name__ == "__main__":
    sys.exit(main())
