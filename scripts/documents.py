"""Build the documentation site into `src/burncard/site`, strictly: a dead link or an unlisted page is a failure.

It lies in the package, so that `burncard docs` opens it without a network; it is made, not kept in git.
"""

from __future__ import annotations

import os
import subprocess
import sys

from environment import ROOT, VENV

SITE = ROOT / "src" / "burncard" / "site"


def build() -> None:
    """Build it. Raises CalledProcessError when a link is dead or a page is not listed."""
    mkdocs = VENV / ("Scripts" if os.name == "nt" else "bin") / "mkdocs"
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    words = ["build", "--strict", "--quiet", "--site-dir", str(SITE)]
    subprocess.run([str(mkdocs), *words], cwd=ROOT, env=environment, check=True)


def main() -> int:
    """Build it and say where it lies."""
    try:
        build()
    except subprocess.CalledProcessError as problem:
        return problem.returncode
    print(f"the site is in {SITE.relative_to(ROOT)}: burncard docs opens it")
    return 0


if __name__ == "__main__":
    sys.exit(main())
