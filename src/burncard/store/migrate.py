"""Numbered SQL files, run forward once each. A file that was changed after it ran stops the start."""

from __future__ import annotations

import hashlib
import sqlite3
from importlib import resources


class StoreError(RuntimeError):
    """The database cannot be used; the message says why and what to do."""


def migrate(connection: sqlite3.Connection) -> int:
    """Bring the database up to date, each file in a transaction of its own. Returns how many files ran."""
    connection.execute(
        "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL, digest TEXT NOT NULL) STRICT"
    )
    done = {
        number: (name, digest)
        for number, name, digest in connection.execute("SELECT number, name, digest FROM migration")
    }
    files = sorted(
        (file for file in (resources.files("burncard.store") / "migrations").iterdir() if file.name.endswith(".sql")),
        key=lambda file: file.name,
    )
    newest = max([int(file.name[:4]) for file in files])
    if done and max(done) > newest:
        raise StoreError(
            f"the database was written by a later version of burncard (step {max(done)}, this one knows {newest})"
        )
    ran = 0
    for file in files:
        number, text = int(file.name[:4]), file.read_text(encoding="utf-8")
        digest = hashlib.sha256(text.encode()).hexdigest()
        if number in done:
            if done[number][1] != digest:
                raise StoreError(f"migration {file.name} is not the one this database was made with")
            continue
        record = f"INSERT INTO migration VALUES ({number}, '{file.name}', '{digest}');"
        try:
            connection.executescript(f"BEGIN IMMEDIATE;\n{text}\n{record}\nCOMMIT;")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        ran += 1
    return ran
