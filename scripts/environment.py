"""Set up `.venv` from the lock files; does nothing when it is already so.

`python scripts/environment.py run` installs what playing needs, `dev` what testing needs as well. Uses only the
standard library: it is the first thing that runs on a new machine.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LEVELS = ("run", "dev")  # each holds all that the one before it holds


def fingerprint(level: str) -> str:
    """What the environment of that level is made from."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    made_from = [sys.version_info[:2], project["project"], project["build-system"], project["tool"]["hatch"]]
    digest = hashlib.sha256(json.dumps(made_from).encode())
    digest.update((ROOT / "locks" / f"{level}.txt").read_bytes())
    return digest.hexdigest()


def current(level: str) -> bool:
    """Whether the environment already holds that level."""
    if not PYTHON.exists():
        return False
    for each in LEVELS[LEVELS.index(level) :]:
        stamp = VENV / f"burncard-{each}.stamp"
        if stamp.exists() and stamp.read_text() == fingerprint(each):
            return True
    return False


def pip(*arguments: str) -> None:
    """Run pip of the environment, without the noise."""
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq", *arguments]
    subprocess.run(command, cwd=ROOT, check=True)


def main() -> int:
    """Bring the environment to the level named on the command line."""
    level = sys.argv[1] if len(sys.argv) > 1 else "dev"
    if level not in LEVELS:
        print(f"'{level}' is not a level: {' or '.join(LEVELS)}", file=sys.stderr)
        return 2
    if sys.version_info < (3, 11):  # noqa: UP036 - what runs here is whatever `python3` is
        print(f"Burncard needs Python 3.11 or newer, this is {sys.version.split()[0]}", file=sys.stderr)
        return 2
    if current(level):
        return 0
    print(f"setting up .venv ({level}) …", flush=True)
    if not PYTHON.exists():
        venv.create(VENV, with_pip=True)
    pip("--require-hashes", "-r", f"locks/{level}.txt")
    # hatchling comes from the lock file, so nothing unlocked is fetched to build with.
    pip("--no-deps", "--no-build-isolation", "--editable", ".")
    (VENV / f"burncard-{level}.stamp").write_text(fingerprint(level))
    return 0


if __name__ == "__main__":
    sys.exit(main())
