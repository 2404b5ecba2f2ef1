"""`burncard docs`: the documentation in the browser, from the installed package."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from pathlib import Path
from typing import Final

SITE: Final = Path(__file__).parent.parent / "site"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    docs = commands.add_parser(
        "docs",
        help="open the documentation",
        description="Open the documentation that came with the package: tutorials, rules, formats, API reference.",
    )
    docs.add_argument("--no-open", action="store_true", help="only print where it lies")
    docs.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Open it, and print its address; 2 where the package was installed without it."""
    start = SITE / "index.html"
    if not start.is_file():
        print("the documentation is not in this installation; `make docs` builds it in a checkout", file=sys.stderr)
        return 2
    address = start.as_uri()
    print(address)
    if not options.no_open:
        webbrowser.open(address)
    return 0
