"""A backup of any store goes into any other, whole or not at all."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from burncard.cli import main
from burncard.store import Snapshot, Store, StoreError, Told, open_store
from burncard.store.backup import backup, restore


def fill(store: Store) -> None:
    for table in ("home", "böse"):
        for hand in range(40):
            seq = store.last(table)
            told = [
                Told(hand, "ann", "line", f'{{"line": "p{n} cc \u2028"}}', "digest", f"{hand}-{n}") for n in range(15)
            ]
            store.append(table, seq, told)
    store.save("home", Snapshot(600, 1, bytes(range(256))))


def test_a_backup_is_restored_as_it_was(store: Store, tmp_path: Path) -> None:
    fill(store)
    file = tmp_path / "evening.backup"
    assert backup(store, file) == 1200
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = open_store(tmp_path / "again.sqlite3")
    assert restore(again, file) == 1200
    assert list(again.rows()) == list(store.rows())
    assert again.snapshots() == store.snapshots()
    assert again.append("home", 600, [Told(41, "ann", "line", "it goes on")]) == 601
    with pytest.raises(StoreError, match="the database has tables already"):
        restore(again, file)
    with pytest.raises(StoreError, match="is there already: name another file"):
        backup(store, file)
    again.close()


def test_what_came_from_a_file_goes_into_any_database(store: Store, tmp_path: Path) -> None:
    other = open_store(tmp_path / "other.sqlite3")
    fill(other)
    backup(other, tmp_path / "b")
    assert restore(store, tmp_path / "b") == 1200
    assert list(store.rows()) == list(other.rows())
    other.close()


def test_half_a_backup_or_a_changed_one_restores_nothing(tmp_path: Path) -> None:
    first = open_store(tmp_path / "first.sqlite3")
    fill(first)
    backup(first, tmp_path / "whole")
    first.close()
    whole = (tmp_path / "whole").read_bytes()
    wrong = {
        "is not whole": [whole[: len(whole) // 2].rpartition(b"\n")[0], whole.rpartition(b'{"end"')[0]],
        "is no backup": [
            b"",
            b"[1]",
            b"\xff\xfe",
            whole[: len(whole) // 2],
            b"[" * 5000,
            b'{"burncard": "backup", "form": 9}',
        ],
        "has been changed": [whole.replace(b"p1 cc", b"p1 f", 1), whole + b"more\n"],
    }
    for message, texts in wrong.items():
        for text in texts:
            (tmp_path / "bad").write_bytes(text)
            store = open_store(":memory:")
            with pytest.raises(StoreError, match=message):
                restore(store, tmp_path / "bad")
            assert store.tables() == []
            store.close()


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, file = str(tmp_path / "table.sqlite3"), str(tmp_path / "b")
    assert main(["backup", file, "--database", database]) == 2
    assert "is not there: name the database" in capsys.readouterr().err
    store = open_store(database)
    fill(store)  # it stays open: a backup is made while the table is played
    assert main(["backup", file, "--database", database]) == 0
    assert capsys.readouterr().out == f"1200 events written to {file}\n"
    assert json.loads(Path(file).read_text(encoding="utf-8").split("\n")[0]) == {"burncard": "backup", "form": 1}
    assert main(["restore", file, "--database", str(tmp_path / "new.sqlite3")]) == 0
    assert capsys.readouterr().out == f"1200 events restored from {file}\n"
    assert main(["restore", file, "--database", database]) == 2
    assert main(["restore", str(tmp_path / "none"), "--database", str(tmp_path / "x.sqlite3")]) == 2
    assert "No such file" in capsys.readouterr().err
    store.close()
