"""`burncard serve`: the table in the browser."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from burncard.cli import USAGE


def main(options: argparse.Namespace) -> int:
    """What the command line asks for."""
    return serve(options.host, options.port, options.database)


def serve(host: str, port: int, database: str | None) -> int:
    """Serve until interrupted. Says so, rather than fail, where the server's own packages are missing."""
    if not 0 <= port <= 65535:
        print(f"--port {port}: should be 0 to 65535", file=sys.stderr)
        return USAGE
    try:
        server = import_module("burncard.server.main")
    except ImportError as error:
        print(f"the server cannot start: {error.name or error} is not installed", file=sys.stderr)
        return USAGE
    return int(server.serve(host=host, port=port, database=database) or 0)
