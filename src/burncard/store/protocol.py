"""What a store does, whichever database is behind it. One suite of tests holds all of them to it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Protocol

from burncard.store.events import Event, Lease, Snapshot, Told


class Store(Protocol):
    """Numbered events of many tables, for many threads: one writer gathers what is asked for at once into one commit.

    What `append` returned for is on the disk. Every method raises StoreError when the database cannot be used.
    """

    def append(self, table: str, expected: int, told: Sequence[Told], lease: Lease | None = None) -> int:
        """Write the events after event number `expected` and return the number of the last one, once they are on the disk.

        Raises Behind if the newest event is another one, Repeated if a command's id is there already, and Fenced if
        `lease` holds no longer; nothing is written then.
        """

    def command(self, table: str, cid: str) -> int | None:
        """The number of the event that the command `cid` led to, None if there is none."""

    def last(self, table: str) -> int:
        """The number of the newest event, 0 for a table that has none."""

    def read(self, table: str, since: int = 0, known: Collection[str] | None = None) -> list[Event]:
        """The events after number `since`, in order. Raises UnknownEvent for a form that is not read here and, where
        `known` names the kinds that are, for another kind: an event is never skipped."""

    def newest_hand(self, table: str, known: Collection[str] | None = None) -> list[Event]:
        """All events of the table's newest hand, in order; empty for a table that has none. Raises as `read` does."""

    def tables(self) -> list[str]:
        """The tables that have events, by name."""

    def save(self, table: str, snapshot: Snapshot) -> None:
        """Keep the state of a table; an older one than that which is kept is dropped."""

    def saved(self, table: str) -> Snapshot | None:
        """The newest state that was kept."""

    def claim(self, table: str, owner: str, seconds: float | None = None) -> Lease:
        """Take the right to write for a table, for so many seconds or until it is given back.

        Who holds it already keeps it. It is taken from an owner whose time is up, or whose process on this machine is
        gone. Raises Held, naming the owner, otherwise.
        """

    def renew(self, lease: Lease, seconds: float) -> None:
        """Hold it for so many seconds from now. Raises Fenced if somebody has taken it over."""

    def release(self, lease: Lease) -> None:
        """Give it back; nothing happens if somebody has taken it over."""

    def checkpoint(self) -> None:
        """Bring everything into the database file itself, where a database has others beside it."""

    def open_session(self, digest: str) -> None:
        """Remember a browser by the digest of its cookie."""

    def knows_session(self, digest: str) -> bool:
        """Whether a browser with this cookie was here before."""

    def rows(self) -> Iterator[Event]:
        """Every event of every table, by table and number: for a backup."""

    def snapshots(self) -> list[tuple[str, Snapshot]]:
        """Every state that is kept."""

    def restore(self, events: Sequence[Event]) -> None:
        """Write events as they were, numbers and times included. Raises StoreError where one is there already."""

    def close(self) -> None:
        """Write what is waiting, and close the database."""
