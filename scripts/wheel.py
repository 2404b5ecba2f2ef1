"""Build the wheel into `dist/` and hold it to what it must carry: the web client, the type marker, the licence."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from environment import PYTHON, ROOT

MUST = (
    "burncard/py.typed",
    "burncard/server/static/index.html",
    "burncard/store/migrations/sqlite/0001_events.sql",
    "burncard/store/migrations/postgresql/0001_events.sql",
    "licenses/LICENSE",
    "licenses/NOTICE",
    "licenses/licenses/Inter-OFL-1.1.txt",
)
MUST_NOT = ("tests/", "scripts/", "web/", "node_modules/")


def build(folder: Path) -> Path:
    """Build; the wheel's path. Raises CalledProcessError with what hatchling said."""
    command = [str(PYTHON), "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return next(folder.glob("burncard-*.whl"))


def problems(wheel: Path) -> list[str]:
    """What is missing from the wheel, or too much in it, or does not run from it."""
    names = zipfile.ZipFile(wheel).namelist()
    found = [f"{must} is missing" for must in MUST if not any(name.endswith(must) for name in names)]
    found += [f"{name} does not belong there" for name in names if name.startswith(MUST_NOT)]
    code = "import sys; sys.path.insert(0, sys.argv[1]); import burncard; print(burncard.__file__)"
    said = subprocess.run([str(PYTHON), "-I", "-c", code, str(wheel)], capture_output=True, text=True, check=False)
    if not said.stdout.startswith(str(wheel)):
        found.append(f"it cannot be imported: {said.stdout}{said.stderr}")
    return found


def main() -> int:
    """Build into `dist/`, or with `--check` into nowhere."""
    try:
        with tempfile.TemporaryDirectory() as name:
            wheel = build(Path(name) if "--check" in sys.argv[1:] else ROOT / "dist")
            wrong = problems(wheel)
    except subprocess.CalledProcessError as problem:
        wrong = [problem.stderr or str(problem)]
    print("\n".join(wrong) or wheel.name)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
