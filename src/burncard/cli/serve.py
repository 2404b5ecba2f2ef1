"""`burncard serve`: the table in the browser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from burncard.cli import USAGE
from burncard.errors import BurncardError

if TYPE_CHECKING:
    from burncard.rulings.rulebooks.table import Rulebook


def main(options: argparse.Namespace) -> int:
    """What the command line asks for."""
    if bool(options.certificate) != bool(options.certificate_key):
        print("--certificate and --certificate-key belong together", file=sys.stderr)
        return USAGE
    people = {"frames": options.frames} | {
        "lan": options.lan,
        "public": options.public_url,
        "kind": options.table or ("online" if options.lan else ""),
        "certificate": options.certificate,
        "certificate_key": options.certificate_key,
    }
    return serve(options.host, options.port, options.database, options.rulebook, show=options.open, people=people)


def serve(
    host: str,
    port: int,
    database: str | None,
    files: Sequence[str] = (),
    *,
    show: bool = False,
    people: dict[str, Any] | None = None,
) -> int:
    """Serve until interrupted; `files` are house rules to play by, `show` opens a browser, `people` says who else may come
    (see `burncard.server.tables.reach`). Says so, rather than fail, where a file is no house book or the server's own packages
    are missing."""
    if not 0 <= port <= 65535:
        print(f"--port {port}: should be 0 to 65535", file=sys.stderr)
        return USAGE
    try:
        server = import_module("burncard.server.main")
    except ImportError as error:
        print(f"the server cannot start: {error.name or error} is not installed", file=sys.stderr)
        return USAGE
    try:
        books = _house_books(files)
    except BurncardError as error:
        print(error, file=sys.stderr)
        return USAGE
    return int(server.serve(host=host, port=port, database=database, books=books, show=show, people=people) or 0)


def _house_books(files: Sequence[str]) -> list[Rulebook]:
    """The house books in these files. Raises HouseError saying all that is wrong with them."""
    from burncard.cli.books import find
    from burncard.errors import Problem
    from burncard.rulings.rulebooks import house

    books: dict[str, Rulebook] = {}
    problems: list[Problem] = []
    for file in files:
        try:
            book = find(file)
        except house.HouseError as error:
            problems += error.problems
            continue
        if not house.is_house(book):
            right = "it is at every table; name a file of house rules"
            problems.append(Problem("", None, f"--rulebook {file}", right))
        elif book.name in books:
            name = book.name.removeprefix(house.PREFIX)
            problems.append(Problem(file, None, f"name = {name!r}", "another file has that name; give each its own"))
        books[book.name] = book
    if problems:
        raise house.HouseError(problems)
    return list(books.values())
