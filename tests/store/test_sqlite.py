"""What only the SQLite store has: one file, its mode, its damage, its earlier schemas."""

from __future__ import annotations

import os
import shutil
import socket
import sqlite3
import stat
from pathlib import Path

import pytest

from burncard.store import StoreError, Told, open_store
from burncard.store.migrate import steps
from burncard.store.sqlite import SQLiteStore

LINE = Told(1, "somebody", "line", "one", "digest")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "table.sqlite3"


def test_the_disk_is_waited_for(database: Path) -> None:
    store = SQLiteStore(database)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    store.close()


def test_a_changed_migration_stops_the_start(database: Path) -> None:
    open_store(database).close()
    with sqlite3.connect(database) as other:
        other.execute("UPDATE migration SET digest = 'other'")
    other.close()
    with pytest.raises(StoreError, match=r"migration 0001_events\.sql is not the one this database was made with"):
        open_store(database)


def test_a_later_database_is_left_alone(database: Path) -> None:
    open_store(database).close()
    with sqlite3.connect(database) as other:
        other.execute("INSERT INTO migration VALUES (99, '0099_later.sql', 'x')")
    other.close()
    with pytest.raises(StoreError, match=r"written by a later version of burncard \(step 99, this one knows 2\)"):
        open_store(database)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not a database, only a text that is long enough to be looked at" * 10)
    with pytest.raises(StoreError, match=r"notes\.txt: file is not a database"):
        open_store(file)


def test_only_its_owner_can_read_the_file(database: Path) -> None:
    store = open_store(database)
    store.append("a", 0, [LINE])
    for name in ("", "-wal", "-shm"):
        assert stat.S_IMODE(Path(f"{database}{name}").stat().st_mode) == 0o600
    store.close()
    database.chmod(0o644)
    open_store(database).close()
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_a_copy_of_the_file_alone_has_all_hands_that_are_over(database: Path, tmp_path: Path) -> None:
    store = open_store(database)
    for hand in range(1, 4):
        store.append("a", store.last("a"), [Told(hand, "x", "line", f"hand {hand}")])
    store.open_session("somebody comes in")  # whatever is written next finds the last hand in the file
    copy = tmp_path / "copy.sqlite3"
    shutil.copy(database, copy)
    store.close()
    again = open_store(copy)
    assert [event.body for event in again.read("a")] == ["hand 1", "hand 2", "hand 3"]
    again.close()


def test_a_damaged_page_is_found_before_the_table_is_open(database: Path) -> None:
    store = open_store(database)
    for n in range(200):
        store.append("a", n, [Told(1, "x", "line", f"{n} " * 60)])
    store.close()
    whole = database.read_bytes()
    found = 0
    for page in range(1, len(whole) // 4096):
        database.write_bytes(whole[: page * 4096] + b"\x5a" * 4096 + whole[(page + 1) * 4096 :])
        try:
            open_store(database).close()
        except StoreError as error:
            found += 1
            assert "table.sqlite3" in str(error) or "damaged" in str(error)
    assert found >= len(whole) // 4096 - 2, "but for a page that is free"


def test_a_file_that_cannot_be_written_is_refused_at_the_start(database: Path) -> None:
    open_store(database).close()
    if os.geteuid() == 0:  # who may write everything is refused by SQLite itself
        with sqlite3.connect(database) as db:
            db.execute("CREATE TRIGGER no BEFORE INSERT ON opened BEGIN SELECT RAISE(ABORT, 'read only'); END")
        db.close()
    else:
        database.chmod(0o400)
    with pytest.raises(StoreError):
        open_store(database)
    with pytest.raises(StoreError, match="Is a directory"):
        open_store(database.parent)


@pytest.mark.parametrize("step", range(1, len(steps("sqlite"))))
def test_a_database_of_every_earlier_schema_is_brought_up_to_date(database: Path, step: int) -> None:
    """Forward only: what was stored is there, and is as it was."""
    import hashlib

    with sqlite3.connect(database) as db:
        db.execute(
            "CREATE TABLE migration (number INTEGER PRIMARY KEY, name TEXT NOT NULL, digest TEXT NOT NULL) STRICT"
        )
        for number, name, text in steps("sqlite")[:step]:
            db.executescript(text)
            db.execute(
                "INSERT INTO migration VALUES (?, ?, ?)", (number, name, hashlib.sha256(text.encode()).hexdigest())
            )
        db.execute(
            "INSERT INTO event (table_id, seq, hand, at, actor, cid, kind, body, digest) "
            "VALUES ('home', 1, 1, 5, 'ann', 'cid', 'line', 'p1 cc', 'digest')"
        )
    db.close()
    store = open_store(database)
    (event,) = store.read("home")
    assert (event.body, event.at, event.cid, event.form) == ("p1 cc", 5, "cid", 1)
    assert store.append("home", 1, [LINE]) == 2
    store.close()
    open_store(database).close()


def test_the_released_files_are_as_they_were_released() -> None:
    """A released file is never changed: databases remember it by this digest."""
    import hashlib

    released = {"0001_events.sql": "3bf9af60e67952c3415db11749776b327fdc20395c851d4ddc5077f42b51b557"}
    for _, name, text in steps("sqlite"):
        if name in released:
            assert hashlib.sha256(text.encode()).hexdigest() == released[name]


def test_a_second_server_on_one_database_is_refused_and_told_who_has_it(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from burncard.server.main import serve

    store = open_store(database)
    store.claim("home", f"process {os.getppid()} on {socket.gethostname()}")  # one that runs
    assert serve(port=0, database=database) == 2
    said = capsys.readouterr().err
    assert f"table home is held by process {os.getppid()} on {socket.gethostname()}: stop that one first" in said
    store.close()
