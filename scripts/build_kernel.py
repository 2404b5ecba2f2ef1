"""Build `burncard-kernel` into `.venv` where a C++ compiler is there; the package does without it otherwise."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from client import digest
from environment import PYTHON, ROOT, VENV

KERNEL = ROOT / "kernel"
STAMP = VENV / "burncard-kernel.stamp"
MADE = {"build", "dist", "__pycache__"}


def compiler() -> str | None:
    """The C++ compiler, None when there is none."""
    named = os.environ.get("CXX")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, ("g++", "c++", "clang++"))), None)


def there() -> bool:
    """Whether this checkout has a kernel."""
    return (KERNEL / "pyproject.toml").exists()


def build() -> bool:
    """Compile and install when its sources changed; whether it did. Raises CalledProcessError."""
    made = (p for p in KERNEL.rglob("*") if not any(n in MADE or n.endswith(".egg-info") for n in p.parts))
    wanted = digest(*sorted(path for path in made if path.is_file() and path.suffix != ".so"))
    if STAMP.exists() and STAMP.read_text() == wanted:
        return False
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq", "--force-reinstall"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", str(KERNEL)], check=True)
    STAMP.write_text(wanted)
    return True


def main() -> int:
    """Build the kernel, or say why not."""
    if not there():
        print("there is no kernel in this checkout")
        return 0
    if compiler() is None:
        print("no C++ compiler: the kernel is not built, and its tests are skipped")
        return 1 if os.environ.get("CI") == "true" else 0
    try:
        print("kernel built" if build() else "kernel up to date")
    except subprocess.CalledProcessError as problem:
        return problem.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
