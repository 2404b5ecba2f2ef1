"""The evening of bots over real sockets, in small; and that its audit finds what it is there to find."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

from burncard.client import evening
from burncard.client.audit import Seen, audit
from burncard.store import open_store


def test_an_evening_with_a_kill_loses_and_leaks_nothing_and_the_audit_can_tell(tmp_path: Path) -> None:
    database = str(tmp_path / "evening.sqlite3")
    words = ["--tables", "2", "--hands", "4", "--mistakes", "0.3", "--kill", "1", "--seed", "1"]
    found, _ = asyncio.run(asyncio.wait_for(evening.evening(evening.arguments().parse_args(words), database), 120))
    assert found.sound() and found.hands >= 8 and found.frames and found.acknowledged, found.words()

    store = open_store(database)
    tables = store.tables()
    code = next(table for table in tables if table != "home")
    last = store.last(code)
    store.close()
    every = frozenset(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
    told = Seen(code, "Walt", last, every, frozenset())
    assert audit(database, [code], [told], {}).leaked
    assert audit(database, [code], [dataclasses.replace(told, state=frozenset(), record=every)], {}).leaked
    assert audit(database, [code], [dataclasses.replace(told, v=last + 1)], {}).lost
    assert audit(database, [code], [], {(code, "never-stored"): 3}).lost
