"""``burncard backup FILE`` and ``burncard restore FILE``: all tables of a database, out and in again."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from burncard.cli import USAGE

DATABASE = "burncard.sqlite3"


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The two commands."""
    for name, told in (
        ("backup", "write all tables of a database to a file (while it is served, too)"),
        ("restore", "write a backup to a new database"),
    ):
        parser = commands.add_parser(name, help=told, description=told)
        parser.add_argument("file", metavar="FILE", type=Path, help="the backup; it holds decks and seeds")
        parser.add_argument(
            "--database", metavar="WHERE", default=DATABASE, help=f"a file or postgresql://… ({DATABASE})"
        )
        parser.set_defaults(run=main)


def main(options: argparse.Namespace) -> int:
    """What the command line asks for."""
    from burncard.store import StoreError, open_store
    from burncard.store.backup import backup, restore

    out = options.command == "backup"
    where = options.database
    try:
        if out and "://" not in where and not Path(where).exists():
            raise StoreError(f"{where} is not there: name the database with --database")
        store = open_store(where)
        try:
            count = (backup if out else restore)(store, options.file)
        finally:
            store.close()
    except StoreError as error:
        print(f"burncard {options.command}: {error}", file=sys.stderr)
        return USAGE
    print(f"{count} events {'written to' if out else 'restored from'} {options.file}")
    return 0
