"""The store on PostgreSQL (psycopg 3), for several server processes on one database."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from typing import Any, LiteralString

from burncard.store.errors import StoreError
from burncard.store.migrate import migrate
from burncard.store.sql import SqlStore

try:
    import psycopg
except ImportError as error:  # pragma: no cover (an extra)
    raise StoreError("PostgreSQL needs psycopg: pip install 'burncard[postgresql]'") from error

# Any number: whoever migrates holds it, so that two servers that start at once do not do it twice.
_MIGRATING = 8_140_052


class PostgreSQLStore(SqlStore):
    """One database. A connection that was lost is made again at the next request; what was under way is refused."""

    errors = (psycopg.Error,)
    twice = (psycopg.errors.UniqueViolation,)
    share = " FOR SHARE"

    def __init__(self, address: str) -> None:
        """Connect (and migrate): `address` as ``postgresql://user@host:port/name``. Raises StoreError."""
        self._address = address
        self._connections: dict[str, psycopg.Connection[tuple[Any, ...]]] = {}
        self._connecting = threading.Lock()
        try:
            db = self._connection("writer")
            with db.transaction():
                db.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))
                migrate("postgresql", lambda sql: db.execute(_sql(sql)).fetchall(), lambda text: _run(db, text))
                db.execute("DELETE FROM opened")
                db.execute("INSERT INTO opened VALUES (%s)", (int(time.time()),))
        except psycopg.Error as error:
            self._hang_up()
            raise StoreError(f"the PostgreSQL database cannot be used: {str(error).strip()}") from error
        except StoreError:
            self._hang_up()
            raise
        super().__init__()

    def _connection(self, name: str) -> psycopg.Connection[tuple[Any, ...]]:
        with self._connecting:
            db = self._connections.get(name)
            if db is None or db.closed or db.broken:
                db = psycopg.connect(self._address, autocommit=True, connect_timeout=5)
                db.execute("SET synchronous_commit = on")
                self._connections[name] = db
            return db

    def _hang_up(self) -> None:
        for db in self._connections.values():
            db.close()

    def _write(self, sql: str, values: Sequence[object] = ()) -> Any:
        # Within a transaction a lost connection must not be made anew: half of it would be missing.
        db = self._connection("writer") if sql == self.begin else self._connections["writer"]
        return db.execute(_sql(sql), values or None)

    def _look(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        return self._connection("reader").execute(_sql(sql), values or None).fetchall()

    def _now(self) -> float:
        return float(self._write("SELECT extract(epoch FROM clock_timestamp())").fetchone()[0])

    def checkpoint(self) -> None:
        """See `Store.checkpoint`: PostgreSQL sees to it itself."""

    def close(self) -> None:
        """See `Store.close`."""
        self._writer.close()
        self._hang_up()


def _sql(text: str) -> LiteralString:
    # Our own statements only; none has a question mark or a percent sign of its own.
    return text.replace("?", "%s")


def _run(db: psycopg.Connection[tuple[Any, ...]], text: str) -> None:
    db.execute(text)
