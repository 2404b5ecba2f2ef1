"""The event store on sqlite3. WAL with ``synchronous=FULL``: what `append` returned for survives a kill and a power cut."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path

from burncard.store.events import Event, Told
from burncard.store.migrate import StoreError, migrate

__all__ = ["Store", "StoreError"]

_COLUMNS = "table_id, seq, hand, at, actor, cid, kind, body, digest"


class Store:
    """One database. Not for two threads at once: the server calls it from a single writer thread."""

    def __init__(self, path: str | Path) -> None:
        """Open (and make, and migrate) the database at `path`; ``":memory:"`` for one that is forgotten.

        Raises StoreError when the file is no database of ours, or one of a later version.
        """
        try:
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5.0)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            migrate(self._db)
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from error

    def close(self) -> None:
        """Close the database."""
        self._db.close()

    def append(self, table: str, told: Sequence[Told]) -> int:
        """Write the events in one transaction and return the number of the last one, once they are on the disk.

        Raises StoreError when they cannot be written, or when one carries the id of a command that is there already;
        nothing is written then.
        """
        try:
            self._db.execute("BEGIN IMMEDIATE")
            (seq,) = self._db.execute("SELECT coalesce(max(seq), 0) FROM event WHERE table_id = ?", (table,)).fetchone()
            at = time.time_ns() // 1_000_000
            rows = [
                (table, number, event.hand, at, event.actor, event.cid, event.kind, event.body, event.digest)
                for number, event in enumerate(told, seq + 1)
            ]
            self._db.executemany(f"INSERT INTO event ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise StoreError(f"the table's events could not be written: {error}") from error
        return int(seq) + len(told)

    def command(self, table: str, cid: str) -> int | None:
        """The number of the event that the command `cid` led to, None if there is none."""
        row = self._db.execute("SELECT seq FROM event WHERE table_id = ? AND cid = ?", (table, cid)).fetchone()
        return None if row is None else int(row[0])

    def last(self, table: str) -> int:
        """The number of the newest event, 0 for a table that has none."""
        (seq,) = self._db.execute("SELECT coalesce(max(seq), 0) FROM event WHERE table_id = ?", (table,)).fetchone()
        return int(seq)

    def newest_hand(self, table: str) -> list[Event]:
        """All events of the table's newest hand, in order; empty for a table that has none."""
        rows = self._db.execute(
            f"SELECT {_COLUMNS} FROM event WHERE table_id = ?1 "
            "AND hand = (SELECT max(hand) FROM event WHERE table_id = ?1) ORDER BY seq",
            (table,),
        )
        return [Event(*row) for row in rows]

    def open_session(self, digest: str) -> None:
        """Remember a browser by the digest of its cookie."""
        self._db.execute("INSERT OR IGNORE INTO session VALUES (?, ?)", (digest, int(time.time())))

    def knows_session(self, digest: str) -> bool:
        """Whether a browser with this cookie was here before."""
        return self._db.execute("SELECT 1 FROM session WHERE token_digest = ?", (digest,)).fetchone() is not None
