"""The event store: what was acknowledged is there, what was refused is not."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from burncard.store import Store, StoreError, Told


def told(text: str, cid: str | None = None, hand: int = 1) -> Told:
    return Told(hand, "somebody", "line", text, "digest", cid)


def test_events_are_numbered_without_gaps_a_table(database: Path) -> None:
    store = Store(database)
    assert store.append("a", [told("one"), told("two")]) == 2
    assert store.append("b", [told("other")]) == 1
    assert store.append("a", [told("three", hand=2)]) == 3
    assert [event.body for event in store.newest_hand("a")] == ["three"]
    assert [event.seq for event in store.newest_hand("b")] == [1]
    assert store.newest_hand("nobody") == []
    store.close()


def test_a_commands_id_is_stored_once(database: Path) -> None:
    store = Store(database)
    store.append("a", [told("one", "cid-1")])
    with pytest.raises(StoreError, match="could not be written"):
        store.append("a", [told("half"), told("again", "cid-1")])
    assert store.command("a", "cid-1") == 1
    assert store.command("a", "cid-2") is None
    assert store.last("a") == 1, "a refused transaction leaves nothing"
    store.append("b", [told("the same id at another table", "cid-1")])
    store.close()


def test_what_was_written_is_there_for_the_next_process(database: Path) -> None:
    first = Store(database)
    first.append("a", [told("one")])
    second = Store(database)  # the first one was never closed
    assert [event.body for event in second.newest_hand("a")] == ["one"]
    first.close()
    second.close()


def test_the_disk_is_waited_for(database: Path) -> None:
    store = Store(database)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    store.close()


def test_a_changed_migration_stops_the_start(database: Path) -> None:
    Store(database).close()
    with sqlite3.connect(database) as other:
        other.execute("UPDATE migration SET digest = 'other'")
    other.close()
    with pytest.raises(StoreError, match=r"migration 0001_events\.sql is not the one this database was made with"):
        Store(database)


def test_a_later_database_is_left_alone(database: Path) -> None:
    Store(database).close()
    with sqlite3.connect(database) as other:
        other.execute("INSERT INTO migration VALUES (99, '0099_later.sql', 'x')")
    other.close()
    with pytest.raises(StoreError, match=r"written by a later version of burncard \(step 99, this one knows 1\)"):
        Store(database)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database, only a text that is long enough to be looked at" * 10)
    with pytest.raises(StoreError, match=r"notes\.txt: file is not a database"):
        Store(file)


def test_sessions_are_remembered(database: Path) -> None:
    store = Store(database)
    assert not store.knows_session("x")
    store.open_session("x")
    store.open_session("x")
    assert store.knows_session("x")
    store.close()
