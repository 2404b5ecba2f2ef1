"""What is written down of a table, and read again after a crash: numbered events in SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from burncard.store.errors import Behind, Fenced, Held, Repeated, StoreError, UnknownEvent
from burncard.store.events import Event, Lease, Snapshot, Told
from burncard.store.owner import me
from burncard.store.protocol import Store

__all__ = [
    "Behind", "Event", "Fenced", "Held", "Lease", "Repeated", "Snapshot", "Store", "StoreError", "Told", "UnknownEvent",
    "me", "open_store",
]  # fmt: skip


def open_store(where: str | Path) -> Store:
    """The store at a file (made if it is not there), at ``":memory:"``, or at a ``postgresql://…`` address.

    Raises StoreError when it cannot be used, saying why.
    """
    if str(where).startswith(("postgresql://", "postgres://")):
        from burncard.store.postgresql import PostgreSQLStore

        return PostgreSQLStore(str(where))
    from burncard.store.sqlite import SQLiteStore

    return SQLiteStore(where)
