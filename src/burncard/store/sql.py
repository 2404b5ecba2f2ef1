"""What the stores on SQLite and PostgreSQL share: the statements, and many requests in one commit."""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from burncard.store.errors import Behind, Fenced, Held, Repeated, StoreError, UnknownEvent
from burncard.store.events import FORM, Event, Lease, Snapshot, Told
from burncard.store.owner import is_gone
from burncard.store.writer import Job, Writer

T = TypeVar("T")

_COLUMNS = "table_id, seq, hand, at, actor, cid, kind, body, digest, form"
_INSERT = f"INSERT INTO event ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"


class SqlStore(ABC):
    """A Store over two connections: one only the writer's thread uses, one for all who read."""

    #: What the database's driver raises.
    errors: tuple[type[Exception], ...]
    #: Those of them that say: this row is there already.
    twice: tuple[type[Exception], ...]
    #: What begins a transaction that will write.
    begin = "BEGIN"
    #: Added to the reading of a lease, so that nobody takes it over before the commit.
    share = ""

    def __init__(self) -> None:
        self._looking = threading.Lock()
        self._writer = Writer(self._commit)

    @abstractmethod
    def _write(self, sql: str, values: Sequence[object] = ()) -> Any:
        """Execute on the writer's connection; returns a cursor."""

    @abstractmethod
    def _look(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        """Execute on the readers' connection and fetch all."""

    @abstractmethod
    def _now(self) -> float:
        """Seconds since 1970 by the clock that all processes of this database share; on the writer's connection."""

    def _committed(self) -> None:  # noqa: B027 (most databases have nothing to do)
        """Called after each commit, in the writer's thread."""

    # -- writing -------------------------------------------------------------------------------------------------

    def append(self, table: str, expected: int, told: Sequence[Told], lease: Lease | None = None) -> int:
        """See `Store.append`."""

        def work() -> int:
            if lease is not None:
                self._hold(lease)
            if (seq := self._last(table)) != expected:
                raise Behind(f"table {table} is at event {seq}, not {expected}: somebody else has written")
            for event in told:
                if (
                    event.cid is not None
                    and self._write("SELECT 1 FROM event WHERE table_id = ? AND cid = ?", (table, event.cid)).fetchone()
                ):
                    raise Repeated(f"command {event.cid} of table {table} is stored already")
            at = time.time_ns() // 1_000_000
            for number, event in enumerate(told, seq + 1):
                row = (
                    table,
                    number,
                    event.hand,
                    at,
                    event.actor,
                    event.cid,
                    event.kind,
                    event.body,
                    event.digest,
                    FORM,
                )
                try:
                    self._write(_INSERT, row)
                except self.twice as error:  # another process was there between the look and the deed
                    if "event_command" in str(error):
                        raise Repeated(f"command {event.cid} of table {table} is stored already") from error
                    raise Behind(f"table {table} is past event {expected}: somebody else has written") from error
            return seq + len(told)

        return self._do(work, "the table's events could not be written")

    def _last(self, table: str) -> int:
        row = self._write("SELECT coalesce(max(seq), 0) FROM event WHERE table_id = ?", (table,)).fetchone()
        return int(row[0])

    def _hold(self, lease: Lease) -> None:
        sql = f"SELECT owner, epoch FROM lease WHERE table_id = ?{self.share}"
        row = self._write(sql, (lease.table,)).fetchone()
        if row is None or int(row[1]) != lease.epoch or row[0] != lease.owner:
            raise Fenced(f"table {lease.table} is held by {row[0] if row else 'nobody'} now, not by {lease.owner}")

    def claim(self, table: str, owner: str, seconds: float | None = None) -> Lease:
        """See `Store.claim`."""

        def work() -> Lease:
            now = self._now()
            until = None if seconds is None else now + seconds
            # The row is made first, so that two who come at once meet at it.
            self._write("INSERT INTO lease VALUES (?, '', 0, 0) ON CONFLICT (table_id) DO NOTHING", (table,))
            change = "UPDATE lease SET owner = owner WHERE table_id = ?"
            self._write(change, (table,))
            holder, epoch, end = self._write(
                "SELECT owner, epoch, until FROM lease WHERE table_id = ?", (table,)
            ).fetchone()
            free = not holder or holder == owner or (end is not None and end <= now) or is_gone(holder)
            if not free:
                raise Held(f"table {table} is held by {holder}: stop that one first, or serve another database")
            epoch += holder != owner
            sql = "UPDATE lease SET owner = ?, epoch = ?, until = ? WHERE table_id = ?"
            self._write(sql, (owner, epoch, until, table))
            return Lease(table, owner, int(epoch))

        return self._do(work, f"table {table} could not be claimed")

    def renew(self, lease: Lease, seconds: float) -> None:
        """See `Store.renew`."""

        def work() -> None:
            self._hold(lease)
            until = self._now() + seconds
            self._write("UPDATE lease SET until = ? WHERE table_id = ?", (until, lease.table))

        self._do(work, f"table {lease.table} could not be held on to")

    def release(self, lease: Lease) -> None:
        """See `Store.release`."""

        def work() -> None:
            sql = "UPDATE lease SET owner = '', until = 0 WHERE table_id = ? AND owner = ? AND epoch = ?"
            self._write(sql, (lease.table, lease.owner, lease.epoch))

        self._do(work, f"table {lease.table} could not be given back")

    def save(self, table: str, snapshot: Snapshot) -> None:
        """See `Store.save`."""
        sql = (
            "INSERT INTO snapshot VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
            "SET seq = excluded.seq, form = excluded.form, body = excluded.body WHERE snapshot.seq <= excluded.seq"
        )
        row = (table, snapshot.seq, snapshot.form, snapshot.body)
        self._do(lambda: self._write(sql, row) and None, "the table's state could not be kept")

    def open_session(self, digest: str) -> None:
        """See `Store.open_session`."""
        sql = "INSERT INTO session VALUES (?, ?) ON CONFLICT (token_digest) DO NOTHING"
        self._do(lambda: self._write(sql, (digest, int(time.time()))) and None, "the browser could not be remembered")

    def restore(self, events: Sequence[Event]) -> None:
        """See `Store.restore`."""

        def work() -> None:
            for e in events:
                row = (e.table, e.seq, e.hand, e.at, e.actor, e.cid, e.kind, e.body, e.digest, e.form)
                self._write(_INSERT, row)

        self._do(work, "the events could not be written")

    def _do(self, work: Callable[[], T], sentence: str) -> T:
        try:
            done: T = self._writer.do(work)
        except StoreError:
            raise
        except self.errors as error:
            raise StoreError(f"{sentence}: {error}") from error
        except RuntimeError as error:  # closed
            raise StoreError(f"{sentence}: {error}") from error
        return done

    def _commit(self, batch: list[Job]) -> None:
        """Do the jobs of a batch, each between savepoints, and commit them all; then tell who waits."""
        results: list[tuple[Job, Any]] = []
        try:
            self._write(self.begin)
            for job in batch:
                self._write("SAVEPOINT job")
                try:
                    results.append((job, job[0]()))
                    self._write("RELEASE SAVEPOINT job")
                except Exception as error:  # each is told what became of its own
                    self._write("ROLLBACK TO SAVEPOINT job")
                    self._write("RELEASE SAVEPOINT job")
                    job[1].set_exception(error)
            self._write("COMMIT")
        except Exception as error:
            with suppress(*self.errors):
                self._write("ROLLBACK")
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for (_, done), result in results:
            if not done.done():
                done.set_result(result)
        with suppress(*self.errors):
            self._committed()

    # -- reading -------------------------------------------------------------------------------------------------

    def _rows(self, sql: str, values: Sequence[object] = ()) -> list[tuple[Any, ...]]:
        try:
            with self._looking:
                return self._look(sql, values)
        except self.errors as error:
            raise StoreError(f"the database cannot be read: {error}") from error

    def command(self, table: str, cid: str) -> int | None:
        """See `Store.command`."""
        rows = self._rows("SELECT seq FROM event WHERE table_id = ? AND cid = ?", (table, cid))
        return int(rows[0][0]) if rows else None

    def last(self, table: str) -> int:
        """See `Store.last`."""
        return int(self._rows("SELECT coalesce(max(seq), 0) FROM event WHERE table_id = ?", (table,))[0][0])

    def read(self, table: str, since: int = 0, known: Collection[str] | None = None) -> list[Event]:
        """See `Store.read`."""
        sql = f"SELECT {_COLUMNS} FROM event WHERE table_id = ? AND seq > ? ORDER BY seq"
        return _events(self._rows(sql, (table, since)), known)

    def newest_hand(self, table: str, known: Collection[str] | None = None) -> list[Event]:
        """See `Store.newest_hand`."""
        sql = (
            f"SELECT {_COLUMNS} FROM event WHERE table_id = ? "
            "AND hand = (SELECT max(hand) FROM event WHERE table_id = ?) ORDER BY seq"
        )
        return _events(self._rows(sql, (table, table)), known)

    def tables(self) -> list[str]:
        """See `Store.tables`."""
        return sorted(str(name) for (name,) in self._rows("SELECT DISTINCT table_id FROM event"))

    def rows(self) -> Iterator[Event]:
        """See `Store.rows`."""
        for table in self.tables():
            yield from self.read(table)

    def saved(self, table: str) -> Snapshot | None:
        """See `Store.saved`."""
        rows = self._rows("SELECT seq, form, body FROM snapshot WHERE table_id = ?", (table,))
        return Snapshot(int(rows[0][0]), int(rows[0][1]), bytes(rows[0][2])) if rows else None

    def snapshots(self) -> list[tuple[str, Snapshot]]:
        """See `Store.snapshots`."""
        rows = self._rows("SELECT table_id, seq, form, body FROM snapshot ORDER BY table_id")
        return [(str(table), Snapshot(int(seq), int(form), bytes(body))) for table, seq, form, body in rows]

    def knows_session(self, digest: str) -> bool:
        """See `Store.knows_session`."""
        return bool(self._rows("SELECT 1 FROM session WHERE token_digest = ?", (digest,)))


def _events(rows: list[tuple[Any, ...]], known: Collection[str] | None) -> list[Event]:
    events = [Event(*row) for row in rows]
    for event in events:
        if event.form > FORM or (known is not None and event.kind not in known):
            raise UnknownEvent(
                f"event {event.seq} of table {event.table} is of a kind ({event.kind}, form {event.form}) that this "
                "version of burncard does not know: nothing is skipped, a later version reads it"
            )
    return events
