"""Write the lock files: every package's version and the hashes of its files.

`python scripts/lock.py [--upgrade]`. Needs `uv` on PATH or importable. No index address is written.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OPTIONS = [
    "--universal",
    "--python-version",
    "3.11",
    "--generate-hashes",
    "--no-header",
    "--no-emit-index-url",
    "--no-annotate",
]

# lock file -> what goes in; later ones hold to the versions of `dev`.
LOCKS: dict[str, list[str]] = {
    "dev": ["pyproject.toml", "--group", "dev"],
    "run": ["pyproject.toml", "--group", "build", "-c", "locks/dev.txt"],
    "bench": ["--group", "bench", "-c", "locks/dev.txt"],
    "node": ["--group", "node"],
}


def uv() -> list[str]:
    """The command that runs uv."""
    found = shutil.which("uv")
    return [found] if found else [sys.executable, "-m", "uv"]


def main() -> int:
    """Compile each lock file in turn."""
    upgrade = [a for a in sys.argv[1:] if a == "--upgrade"]
    for name, inputs in LOCKS.items():
        command = [*uv(), "pip", "compile", "--quiet", *OPTIONS, *inputs, *upgrade, "-o", f"locks/{name}.txt"]
        subprocess.run(command, cwd=ROOT, check=True)
        print(f"locks/{name}.txt")
    return 0


if __name__ == "__main__":
    sys.exit(main())
