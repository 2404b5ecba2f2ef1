"""Build the web client into the package, when its sources have changed since it was last built."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from pathlib import Path

import node
from environment import ROOT

WEB = ROOT / "web"
STATIC = ROOT / "src" / "burncard" / "server" / "static"
BUILT_FROM = ROOT / "build" / "web.sha256"
INSTALLED_FROM = WEB / "node_modules" / ".burncard.sha256"
MADE = {"node_modules", "dist", "coverage", ".svelte-kit", ".vite"}


def digest(*paths: Path) -> str:
    """One hash over names and contents."""
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT)}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def sources() -> list[Path]:
    """What the client is built from."""
    found = (path for path in WEB.rglob("*") if not MADE.intersection(path.relative_to(WEB).parts))
    return sorted(path for path in found if path.is_file())


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in `web/`; raises CalledProcessError. Quiet keeps the output for the error alone."""
    command, environment = node.npm()
    done = subprocess.run(
        [*command, *arguments],
        cwd=WEB,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
    )
    if done.returncode:
        if quiet:
            print(done.stdout)
        raise subprocess.CalledProcessError(done.returncode, ["npm", *arguments])


def install() -> None:
    """`npm ci`, unless the lock file is the one that was installed."""
    wanted = digest(WEB / "package.json", WEB / "package-lock.json")
    if not INSTALLED_FROM.exists() or INSTALLED_FROM.read_text() != wanted:
        npm("ci", quiet=True)
        INSTALLED_FROM.write_text(wanted)


def build() -> bool:
    """Build when something changed; whether it did."""
    wanted = digest(*sources())
    if (STATIC / "index.html").exists() and BUILT_FROM.exists() and BUILT_FROM.read_text() == wanted:
        return False
    print("building the web client …", flush=True)
    install()
    npm("run", "build", quiet=True)
    if not (STATIC / "index.html").exists():
        raise FileNotFoundError(f"the build left no {(STATIC / 'index.html').relative_to(ROOT)}")
    BUILT_FROM.parent.mkdir(exist_ok=True)
    BUILT_FROM.write_text(wanted)
    return True


def main() -> int:
    """Build the client."""
    if not (WEB / "package.json").exists():
        print("there is no web client in this checkout", file=sys.stderr)
        return 1
    try:
        build()
    except (subprocess.CalledProcessError, FileNotFoundError) as problem:
        print(f"the web client was not built: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
