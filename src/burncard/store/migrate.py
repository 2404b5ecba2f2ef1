"""Numbered SQL files, run forward once each. A file that was changed after it ran stops the start."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from importlib import resources

from burncard.store.errors import StoreError

_MADE = "CREATE TABLE IF NOT EXISTS migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL, digest TEXT NOT NULL)"


def steps(dialect: str) -> list[tuple[int, str, str]]:
    """Number, name and text of each file of a database's own (``"sqlite"``, ``"postgresql"``), in order."""
    folder = resources.files("burncard.store") / "migrations" / dialect
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")) for file in files]


def migrate(
    dialect: str, select: Callable[[str], Iterable[tuple[int, str, str]]], run: Callable[[str], None], strict: str = ""
) -> int:
    """Bring the database up to date. `run` does a text of statements in one transaction. Returns how many files ran.

    Raises StoreError for a database of a later version, or one that was made by other files.
    """
    run(_MADE + strict)
    done = {number: (name, digest) for number, name, digest in select("SELECT number, name, digest FROM migration")}
    files = steps(dialect)
    newest = max(number for number, _, _ in files)
    if done and max(done) > newest:
        raise StoreError(
            f"the database was written by a later version of burncard (step {max(done)}, this one knows {newest})"
        )
    ran = 0
    for number, name, text in files:
        digest = hashlib.sha256(text.encode()).hexdigest()
        if number in done:
            if done[number][1] != digest:
                raise StoreError(f"migration {name} is not the one this database was made with")
            continue
        run(f"{text}\nINSERT INTO migration VALUES ({number}, '{name}', '{digest}');")
        ran += 1
    return ran
