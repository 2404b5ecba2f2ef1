"""What is written down of a table, and read again after a crash: numbered events, one SQLite file."""

from __future__ import annotations

from burncard.store.events import Event, Told
from burncard.store.sqlite import Store, StoreError

__all__ = ["Event", "Store", "StoreError", "Told"]
