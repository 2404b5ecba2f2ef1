"""The store on sqlite3. WAL with ``synchronous=FULL``: what `append` returned for survives a kill and a power cut."""

from __future__ import annotations

import os
import sqlite3
import stat
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from burncard.store.errors import StoreError
from burncard.store.events import Lease, Told
from burncard.store.migrate import migrate
from burncard.store.sql import SqlStore


class SQLiteStore(SqlStore):
    """One file, which only its owner can read: seeds and decks are in it."""

    errors = (sqlite3.Error,)
    twice = (sqlite3.IntegrityError,)
    begin = "BEGIN IMMEDIATE"

    def __init__(self, path: str | Path) -> None:
        """Open (and make, check and migrate) the database at `path`; ``":memory:"`` for one that is forgotten.

        Raises StoreError when the file is no database of ours, is damaged, cannot be written, or is of a later version.
        """
        self._folder = tempfile.TemporaryDirectory() if str(path) == ":memory:" else None
        file = Path(self._folder.name) / "forgotten.sqlite3" if self._folder else Path(path)
        self._hands: dict[str, int] = {}
        self._hand_over = False
        try:
            _only_ours(file)
            self._db = _connect(file)
            try:
                self._prepare()
                self._reader = _connect(file)
            except BaseException:
                self._db.close()
                raise
        except (sqlite3.Error, OSError) as error:
            self._forget()
            raise StoreError(f"{path}: {getattr(error, 'strerror', None) or error}") from error
        except StoreError:
            self._forget()
            raise
        super().__init__()

    def _prepare(self) -> None:
        self._db.execute("PRAGMA journal_mode = WAL")
        found = [row[0] for row in self._db.execute("PRAGMA quick_check(3)")]
        if found != ["ok"]:
            raise StoreError(f"the database is damaged ({'; '.join(map(str, found))}): take a backup of it")
        migrate("sqlite", self._db.execute, self._script, " STRICT")
        self._db.execute("BEGIN IMMEDIATE")
        self._db.execute("DELETE FROM opened")
        self._db.execute("INSERT INTO opened VALUES (?)", (int(time.time()),))
        self._db.execute("COMMIT")

    def _script(self, text: str) -> None:
        try:
            self._db.executescript(f"BEGIN IMMEDIATE;\n{text};\nCOMMIT;")
        except sqlite3.Error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def append(self, table: str, expected: int, told: Sequence[Told], lease: Lease | None = None) -> int:
        """See `Store.append`. With the first event of a new hand the last one is brought into the file itself."""
        if told and self._hands.get(table, told[-1].hand) != told[-1].hand:
            self._hand_over = True
        seq = super().append(table, expected, told, lease)
        if told:
            self._hands[table] = told[-1].hand
        return seq

    def checkpoint(self) -> None:
        """See `Store.checkpoint`."""
        self._hand_over = True
        for _ in range(2):  # the second is done when what follows the commit of the first is
            self._do(lambda: None, "the database could not be brought up to date")

    def _committed(self) -> None:
        if self._hand_over:
            self._hand_over = False
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        """See `Store.close`."""
        self._writer.close()
        with self._looking:
            self._reader.close()
        self._db.close()
        self._forget()

    def _forget(self) -> None:
        if self._folder is not None:
            with suppress(OSError):
                self._folder.cleanup()

    def _write(self, sql: str, values: Sequence[object] = ()) -> Any:
        return self._db.execute(sql, values)

    def _look(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return self._reader.execute(sql, values).fetchall()

    def _now(self) -> float:
        return time.time()


def _connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=5.0)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _only_ours(file: Path) -> None:
    """Make the file, or close it to others: SQLite gives its files beside it the same mode."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    if os.name != "nt" and stat.S_IMODE(file.stat().st_mode) & 0o077:
        with suppress(PermissionError):
            file.chmod(0o600)
